"""Choices (355, 402.2): what may be chosen for an item, whether it can be carried through, whether it is still legal.

What is offered can be carried through as far as choices and resources go: a choice is not offered where what must
still be chosen after it could not be, or could not be paid for (355.16).
"""

from typing import TYPE_CHECKING

from riftwright.core.ids import (
    AMBUSH,
    BANISHMENT,
    BASE,
    BATTLEFIELD,
    FACEDOWN,
    FIELD,
    FLOW,
    NOTHING,
    NOWHERE,
    PERMANENT,
    TRASH,
    UNIT,
)
from riftwright.core.nodes import CHOOSE_FIELD, CHOOSE_OBJECT, CHOOSE_PLACE, Ability, Choice, chooses_afresh
from riftwright.core.state import ITEM_ACTIVATED, ITEM_PERMANENT, ITEM_SPELL, REF_SHIFT, ChainItem
from riftwright.rules import costs, layers
from riftwright.rules.abilities import passive, triggered
from riftwright.rules.actions import moves
from riftwright.rules.frame import Frame
from riftwright.rules.means import Means

if TYPE_CHECKING:
    from collections.abc import Iterator

    from riftwright.core.nodes import Filter
    from riftwright.core.state import Field, Obj
    from riftwright.rules.machine import Machine


def text_of(m: "Machine", item: ChainItem) -> Ability | None:
    """The ability that the item is, or the text of the spell; None for a permanent."""
    if item.ability < 0:
        return None
    return m.state.faces[item.face].abilities[item.ability]


# An item that is not on the chain, to ask what playing it would need


def proposed_card(m: "Machine", player: int, o: "Obj", hidden_at: int = -1) -> ChainItem:
    """The item that playing the card would put on the chain."""
    face = m.state.faces[o.face]
    what = ITEM_PERMANENT if o.types & PERMANENT else ITEM_SPELL
    item = ChainItem(-1, what, player, o.ref, o.face, face.text)
    item.hidden_at = hidden_at
    return item


def takeable(m: "Machine", item: ChainItem, takes: "Filter") -> list[int]:
    """What an optional additional cost may take (355.1), but for what the item chooses."""
    return takes.candidates(Frame(m, item.controller, item.obj, item))


def _takings(m: "Machine", item: ChainItem, since: int) -> "Iterator[ChainItem]":
    """The item, and as it would be if an optional additional cost, one that is still to be asked for, were paid, which
    may make it cost less (355.1.a). Where that takes something, all that it may take, which is what the item could
    cost least with, or, where it takes a single thing, each in turn.
    """
    yield item
    if item.what not in (ITEM_SPELL, ITEM_PERMANENT):
        return
    for at, optional in enumerate(m.state.faces[item.face].optional_costs):
        if at < since or optional.keyword != NOTHING:  # Accelerate and Repeat only make it cost more
            continue
        if optional.takes is None:
            trial = item.clone()
            trial.paid |= 1 << at
            yield trial
            continue
        if item.taken:
            continue
        refs = [m.obj(oid).ref for oid in takeable(m, item, optional.takes)]
        for taken in [[ref] for ref in refs] if optional.single else [refs]:
            trial = item.clone()
            trial.taken = taken
            trial.paid |= 1 << at
            yield trial


def ways(m: "Machine", player: int, o: "Obj") -> list[list[int]]:
    """Each set of terms on which the player may play the card: nothing for its own cost, or the (face, ability) of a
    text that names another (356.1.a, 366.1). From the trash that is a Flow (829.1.b) or the like, and the rest only
    where something lets the player play cards from there. From Hidden it costs nothing anyway (811.1.b).
    """
    if o.zone == FACEDOWN:
        return [[]]
    found: list[list[int]] = []
    if o.zone == TRASH:
        lost = layers.lost(o, FLOW)
        found = [way for way in passive.flows(m, o) if not (lost and passive.is_flow(m, way))]
        if not passive.trash_is_open(m, player):
            return found
    return [*found, [], *passive.other_costs(m, player, o)]


def take_way(m: "Machine", item: ChainItem, way: list[int]) -> None:
    """The card is played for that cost: a Flow cost, and then it is banished (829.1.b), or what its text says
    (356.1.a); for its own cost where there is none.
    """
    if way:
        cost = costs.by_terms(m, item, way)
        assert cost is not None
        item.terms = way
        item.price = costs.price(cost)
        item.leaves_for = BANISHMENT if passive.is_flow(m, way) else NOWHERE


def open_ways(m: "Machine", item: ChainItem, ways: list[list[int]], means: Means | None = None) -> list[list[int]]:
    """Those of the sets of terms on which the item can be carried through (355.16)."""
    found = []
    for way in ways:
        trial = item.clone()
        take_way(m, trial, way)
        if possible(m, trial, means):
            found.append(way)
    return found


def possible(m: "Machine", item: ChainItem, means: Means | None = None, since: int = 0) -> bool:
    """Whether the item can be carried through, with or without an optional cost of it: one ``since`` that place."""
    return any(feasible(m, taking, means) for taking in _takings(m, item, since))


def proposed_ability(player: int, o: "Obj", face: int, index: int) -> ChainItem:
    """The item that activating the ability, which is written on that face, would put on the chain."""
    item = ChainItem(-1, ITEM_ACTIVATED, player, o.ref, face, index)
    item.giver = passive.appended_by(o, face, index)
    return item


def means_of(m: "Machine", item: ChainItem) -> Means:
    """What the item's controller could pay for it with."""
    return Means(m, item.controller, costs.purpose(m, item), costs.spent_on(m, item))


def feasible(m: "Machine", item: ChainItem, means: Means | None = None) -> bool:
    """Whether the choices that must be made for the item can be, and its costs be paid with them (355.8, 402.3-4)."""
    parts = costs.parts(m, item)
    if parts:
        frame = Frame(m, item.controller, item.obj, item)
        if not all(part.payable(frame) for part in parts):
            return False
    return choosable(m, item) and affordable(m, item, means)


def can_play(m: "Machine", player: int, oid: int, places: list[int], free: int = 0, less: int = 0) -> bool:
    """Whether an instruction can have the player play the card to one of those places, so priced (358.3.a)."""
    if not places or passive.cannot_play(m, player, oid):
        return False
    item = proposed_card(m, player, m.obj(oid))
    item.free = free
    item.less = less
    item.allowed = places
    return bool(locations(m, item)) and possible(m, item)


def choosable(m: "Machine", item: ChainItem) -> bool:
    """Whether the choices that must be made for the item can be (402.4)."""
    ability = text_of(m, item)
    return ability is None or not ability.choices or _choosable(m, item, ability)


def affordable(m: "Machine", item: ChainItem, means: Means | None = None) -> bool:
    """Whether what the item costs, with the least that targets yet to be chosen may add to it, can be paid."""
    found = costs.totals(m, item, surcharge=_least_surcharge(m, item))
    return found[0].free or (means or means_of(m, item)).cover_any(found)


def _choosable(m: "Machine", item: ChainItem, ability: Ability) -> bool:
    for copy in range(item.copies):
        if not all(_enough(m, item, choice, copy) for choice in ability.choices if choice.mode < 0):
            return False
        if ability.modes and copy >= len(item.modes) and not open_modes(m, item, ability, copy):
            return False
    return True


def open_modes(m: "Machine", item: ChainItem, ability: Ability, copy: int) -> list[int]:
    """Modes whose own choices can be made (355.3)."""
    found = []
    afresh = chooses_afresh(ability)
    for mode in range(ability.modes):
        if afresh and triggered.mode_is_spent(m, item, mode):
            continue
        if all(_enough(m, item, choice, copy) for choice in ability.choices if choice.mode == mode):
            item.modes.append(mode)
            if affordable(m, item):
                found.append(mode)
            item.modes.pop()
    return found


def _enough(m: "Machine", item: ChainItem, choice: Choice, copy: int) -> bool:
    if not choice.least or choice.kind == CHOOSE_PLACE:
        return True  # a destination follows from what is chosen to go there
    return len(_taken(m, item, choice, copy)) + len(available(m, item, choice, copy)) >= choice.least


def _taken(m: "Machine", item: ChainItem, choice: Choice, copy: int) -> list[int]:
    width = len(m.state.faces[item.face].abilities[item.ability].choices)
    at = choice.slot + copy * width
    return item.chosen[at] if at < len(item.chosen) else []


def available(m: "Machine", item: ChainItem, choice: Choice, copy: int) -> list[int]:
    """What is available for the choice, not chosen already, and may be targeted (355.9)."""
    frame = Frame(m, item.controller, item.obj, item, None, copy)
    taken = _taken(m, item, choice, copy)
    every = m.state.faces[item.face].abilities[item.ability].choices
    later = every[choice.slot + 1 :]
    return [
        v
        for v in choice.available(frame)
        if v not in taken
        and _targetable(m, item, choice, v)
        and choice.together(frame, [*taken, v])
        and all(c.bears(frame, choice, v) for c in later)
    ]


def candidates(m: "Machine", item: ChainItem, choice: Choice, copy: int) -> list[int]:
    """What may be chosen next for that choice of the item."""
    found = _sparing(m, item, choice, copy)
    extra = [_surcharge(m, item, choice, value) for value in found]
    rest = _least_surcharge(m, item, choice, copy)
    if not rest and not any(extra):
        return found
    more = max(0, choice.least - len(_taken(m, item, choice, copy)) - 1)
    means = means_of(m, item)
    able: dict[int, bool] = {}
    kept = []
    for i, value in enumerate(found):
        others = sorted(extra[:i] + extra[i + 1 :])[:more]
        surcharge = extra[i] + sum(others) + rest
        if surcharge not in able:
            able[surcharge] = means.cover_any(costs.totals(m, item, surcharge=surcharge))
        if able[surcharge]:
            kept.append(value)
    return kept


def _sparing(m: "Machine", item: ChainItem, choice: Choice, copy: int) -> list[int]:
    """355.16: what is available, but not what paying the costs is sure to make an illegal target, unless nothing else
    can be chosen that must be.
    """
    found = available(m, item, choice, copy)
    parts = costs.parts(m, item) if found and choice.kind == CHOOSE_OBJECT else ()
    if not parts:
        return found
    frame = Frame(m, item.controller, item.obj, item, None, copy)
    before = targets(m, item)
    kept = [v for v in found if all(part.spares(frame, [*before, v >> REF_SHIFT]) for part in parts)]
    free = len(_taken(m, item, choice, copy)) >= choice.least
    return kept if kept or free else found


def targets(m: "Machine", item: ChainItem) -> list[int]:
    """Ids of the objects that the item has chosen so far."""
    ability = text_of(m, item)
    if ability is None or not ability.choices:
        return []
    width = len(ability.choices)
    slots = [chosen for i, chosen in enumerate(item.chosen) if ability.choices[i % width].kind == CHOOSE_OBJECT]
    return [value >> REF_SHIFT for chosen in slots for value in chosen if value >= 0]


def _surcharge(m: "Machine", item: ChainItem, choice: Choice, value: int) -> int:
    """What choosing that adds to the cost (809)."""
    if choice.kind != CHOOSE_OBJECT or not choice.targeted:
        return 0
    return costs.deflect_of(m, item, value >> REF_SHIFT)


def _least_surcharge(m: "Machine", item: ChainItem, but: Choice | None = None, but_copy: int = -1) -> int:
    """The least that the choices which must still be made, but for that one, add to the cost."""
    ability = text_of(m, item)
    if ability is None or not costs.anything_deflects(m):
        return 0
    total = 0
    for copy in range(item.copies):
        mode = item.modes[copy] if copy < len(item.modes) else -1
        for choice in ability.choices:
            if choice.kind != CHOOSE_OBJECT or choice.mode not in (-1, mode) or (choice is but and copy == but_copy):
                continue
            need = choice.least - len(_taken(m, item, choice, copy))
            if need > 0:
                extra = sorted(_surcharge(m, item, choice, value) for value in available(m, item, choice, copy))
                total += sum(extra[:need])
    return total


def _targetable(m: "Machine", item: ChainItem, choice: Choice, value: int) -> bool:
    if not choice.targeted:
        return True
    if choice.kind == CHOOSE_FIELD:
        return _at_hiding_place(item, choice, value)
    if choice.kind != CHOOSE_OBJECT:
        return True
    o = m.obj(value >> REF_SHIFT)
    if passive.untargetable(m, o.id, item):
        return False
    return o.zone not in (BASE, BATTLEFIELD) or _at_hiding_place(item, choice, o.loc)


def _at_hiding_place(item: ChainItem, choice: Choice, loc: int) -> bool:
    """811.1.d.2: what was played from Hidden chooses targets at that battlefield, unless its text makes that
    impossible.
    """
    return item.hidden_at < 0 or loc == item.hidden_at or getattr(choice, "elsewhere", False)


# Legality (358.1, 359.3.e)


def all_legal(m: "Machine", item: ChainItem) -> bool:
    """358.1: every chosen target is legal."""
    ability = text_of(m, item)
    if ability is None:
        return True
    width = len(ability.choices)
    for slot, chosen in enumerate(item.chosen):
        choice = ability.choices[slot % width]
        frame = Frame(m, item.controller, item.obj, item, None, slot // width)
        if not all(still_legal(m, item, choice, frame, value) for value in chosen):
            return False
    return True


def still_legal(m: "Machine", item: ChainItem, choice: Choice, frame: Frame, value: int) -> bool:
    """359.3.e.2: it meets the requirements, is the same object, and can be chosen (758.1)."""
    if choice.kind == CHOOSE_OBJECT and not m.state.alive(value):
        return False
    return _targetable(m, item, choice, value) and choice.legal(frame, value)


# Places (355.2)


def place_legal(m: "Machine", item: ChainItem) -> bool:
    """Whether a permanent may still enter where it was said to."""
    return item.what != ITEM_PERMANENT or item.loc < FIELD or item.loc in locations(m, item)


def locations(m: "Machine", item: ChainItem) -> list[int]:
    """355.2: where the permanent may enter. Units: the base or a battlefield that the player controls, with Ambush
    also one where the player has units (822.1.b); gear: the base (149.2); from Hidden: that battlefield (811.1.d.1).
    Never into another two players' combat (462.2), nor to a base that is not its controller's.
    """
    player = item.controller
    unit = m.state.objects[item.obj].types & UNIT
    bidden = _bidden(m, item)
    if bidden:
        found = _agreed(bidden)
    elif unit:
        found = _places_for_unit(m, item)
    else:
        found = [player]
    found = [loc for loc in found if loc >= FIELD or loc == player]
    if not unit:
        return found
    allowed = _not_forbidden(m, item, found)
    open_to = [loc for loc in allowed if moves.may_be_at(m, player, loc)]
    if allowed and not open_to and bidden:
        return _not_forbidden(m, item, [player])  # 462.2.a
    return open_to


def _not_forbidden(m: "Machine", item: ChainItem, locs: list[int]) -> list[int]:
    """Those of the locations to which nothing forbids the unit to be played: neither another text (054.1) nor its own,
    which says that it is played only elsewhere (054.2).
    """
    frame = Frame(m, item.controller, item.obj, item)
    return [
        loc
        for loc in locs
        if not passive.no_units_played_to(m, loc, item.controller) and not passive.confines(frame, loc)
    ]


def _bidden(m: "Machine", item: ChainItem) -> list[list[int]]:
    """The places that each text names which says where the permanent is played to: what has it played, Hidden, and each
    optional cost that is paid for it and says so.
    """
    s = m.state
    found = []
    if item.hidden_at >= 0:
        found.append([item.hidden_at])
    elif item.allowed:
        found.append(item.allowed[:])
    own = len(s.faces[item.face].optional_costs)
    for at, (face, index) in enumerate(zip(item.lent[::2], item.lent[1::2], strict=True)):
        adds = s.faces[face].abilities[index].passive if face >= 0 else None
        if adds is not None and adds.draws and item.paid >> own + at & 1:
            found.append([field.loc for field in s.battlefields if s.objects[field.id].face == face])
    return found


def _agreed(bidden: list[list[int]]) -> list[int]:
    """Where all of them are followed; where they contradict one another, whichever the player chooses to follow."""
    every = sorted({loc for places in bidden for loc in places})
    return [loc for loc in every if all(loc in places for places in bidden)] or every


def ambushable(frame: Frame, field: "Field") -> bool:
    """822.1.b: whether a unit may be played there by Ambush; 822.1.d: its own text may name further places."""
    return frame.m.has_units(field, frame.you) or passive.ambushes(frame, field.loc)


def _places_for_unit(m: "Machine", item: ChainItem) -> list[int]:
    player = item.controller
    fields = m.state.battlefields
    found = [] if item.ambush else [player] + [field.loc for field in fields if field.controller == player]
    frame = Frame(m, player, item.obj, item)
    if m.keyword(item.obj, AMBUSH):
        found += [field.loc for field in fields if field.loc not in found and ambushable(frame, field)]
    if not item.ambush:
        others = [field.loc for field in fields if field.loc not in found]
        found += [loc for loc in others if passive.opens(frame, loc) or passive.opens_to(m, player, loc)]
    return found
