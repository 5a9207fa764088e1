"""Passive abilities that rule what may happen (363-366, 054): restrictions, permissions, discounts, tolls.

What passives do to Might and keywords is in ``layers``.
"""

from typing import TYPE_CHECKING

from riftwright.core.ids import ACTION, FLOW, NOTHING, REACTION, WHILE_ATTACHED
from riftwright.core.nodes import ACTIVATED, Ability, Cost, Passive
from riftwright.core.state import ITEM_PERMANENT, ITEM_SPELL, ITEM_TRIGGERED, REF_SHIFT, ChainItem, Mod, Obj
from riftwright.rules.frame import Frame

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from riftwright.core.state import Delayed, GameState
    from riftwright.rules.machine import Machine


def of(m: "Machine", o: Obj) -> "Iterator[tuple[Frame, Ability]]":
    """The passive abilities of an object on the board: printed ones unless it is attached (720), then those that it
    was given or that an attached card appends (136.2.c).
    """
    s = m.state
    face = s.faces[o.face]
    you = m.controller_of(o)
    if face.passives and o.attached_to < 0:
        frame = Frame(m, you, o.id)
        for index in face.passives:
            yield frame, face.abilities[index]
    for mod in granted(m, o):
        yield Frame(m, you, o.id, giver=giver(mod)), s.faces[mod.face].abilities[mod.ability]


def granted(m: "Machine", o: Obj) -> list[Mod]:
    """The modifications that give a passive ability to the object."""
    faces = m.state.faces
    return [mod for mod in o.mods if mod.ability >= 0 and faces[mod.face].abilities[mod.ability].passive is not None]


def lending_costs(m: "Machine", item: ChainItem) -> "Iterator[tuple[Ability, int]]":
    """Passive abilities that add an optional cost to the play of the item, each with the face that it is of (356.2)."""
    s = m.state
    for oid in s.passives:
        o = s.objects[oid]
        if not _may_answer(s, o, "lends_cost"):
            continue
        for frame, ability in of(m, o):
            if ability.passive is None or "lends_cost" not in ability.answers:
                continue
            holds = ability.condition is None or ability.condition.holds(frame)
            if holds and ability.passive.lends_cost(frame, item) is not None:
                yield ability, _face_with(s, o, ability)
    for delayed in s.delayed:
        ability = s.faces[delayed.face].abilities[delayed.ability]
        if ability.passive is None or "lends_cost" not in ability.answers:
            continue
        if ability.passive.lends_cost(frame_of(m, delayed), item) is not None:
            yield ability, delayed.face


def frame_of(m: "Machine", delayed: "Delayed") -> Frame:
    """A passive for a time (390.4), and since when it holds."""
    item = ChainItem(-1, ITEM_TRIGGERED, delayed.controller, delayed.source, delayed.face, delayed.ability)
    item.amount = delayed.since
    return Frame(m, delayed.controller, item.obj, item)


def _face_with(s: "GameState", o: Obj, ability: Ability) -> int:
    """The face that an ability of the object is written on: its own, or one that gave it the ability."""
    for mod in o.mods:
        if mod.ability >= 0 and s.faces[mod.face].abilities[mod.ability] is ability:
            return mod.face
    return o.face


def flows(m: "Machine", o: Obj) -> "list[list[int]]":
    """(face, ability) of each ability that lets the card be played from the trash for a cost: Flow (829), printed or
    given, or the like, where its condition holds (366.1).
    """
    s = m.state
    face = s.faces[o.face]
    found = []
    for index in face.flows:
        condition = face.abilities[index].condition
        if condition is None or condition.holds(Frame(m, o.owner, o.id)):
            found.append([o.face, index])
    for mod in o.mods:
        if mod.ability >= 0 and is_flow(m, [mod.face, mod.ability]):
            found.append([mod.face, mod.ability])
    return found


def is_flow(m: "Machine", way: list[int]) -> bool:
    """Whether the (face, ability) is a Flow (829), and not another text that names a cost (366.1)."""
    return m.state.faces[way[0]].abilities[way[1]].keyword == FLOW


def other_costs(m: "Machine", player: int, o: Obj) -> "list[list[int]]":
    """(face, ability) of each text that lets the player play the card for another cost (356.1.a): its own, where its
    condition holds (366.1), and those that apply for a time.
    """
    s = m.state
    face = s.faces[o.face]
    found = []
    for index in face.passives if "another_cost" in face.answers else ():
        ability = face.abilities[index]
        holds = ability.condition is None or ability.condition.holds(Frame(m, player, o.id))
        if holds and "another_cost" in ability.answers:
            found.append([o.face, index])
    for delayed in s.delayed:
        node = s.faces[delayed.face].abilities[delayed.ability].passive
        way = [delayed.face, delayed.ability]
        if node is None or delayed.controller != player or way in found:
            continue
        if node.another_cost(frame_of(m, delayed), o.id) is not None:
            found.append(way)
    return found


def hiding_costs(m: "Machine", player: int) -> list[Cost]:
    """For what else than what Hidden asks for the player may hide a card (811.1.b)."""
    if not (m.state.passives or m.state.delayed):
        return []
    found = [node.hiding_cost(frame, player) for frame, node in answering(m, "hiding_cost")]
    return [cost for cost in found if cost is not None]


def use_up(m: "Machine", player: int, way: list[int]) -> None:
    """A permission that is good for one card was used (392); of several that are alike, one of them."""
    s = m.state
    for at, delayed in enumerate(s.delayed):
        if delayed.once and delayed.controller == player and [delayed.face, delayed.ability] == way:
            s.delayed = (*s.delayed[:at], *s.delayed[at + 1 :])
            s.version += 1
            return


def activated(m: "Machine", o: Obj, lending: bool) -> list[tuple[int, Ability]]:
    """The activated abilities of an object on the board, each with the face that it is written on: printed ones unless
    it is attached (720), those that it was given or that an attached card appends (136.2.c), and where something is
    ``lending`` those that passives give to it (477.2). What it has twice from one card is one ability to activate.
    """
    found = _printed(m, o) if o.attached_to < 0 else []
    found += _given(m, o)
    if lending:
        for frame, passive in answering(m, "abilities"):
            found += [one for one in passive.abilities(frame, o.id) if one not in found]
    return found


def bears(m: "Machine", o: Obj) -> list[tuple[int, Ability]]:
    """The activated abilities that are present on an object, for what refers to them: active or not (722, 727.1.b.1),
    but for those that it has itself because others have them.

    Of two objects that have one another's abilities neither effect can depend on the other (479.1): the first to apply
    finds what the second does not borrow (480), and that is all that there is to find.
    """
    found = _printed(m, o) + _given(m, o)
    for frame, passive in answering(m, "abilities"):
        if not passive.borrows:
            found += passive.abilities(frame, o.id)
    return found


def _printed(m: "Machine", o: Obj) -> list[tuple[int, Ability]]:
    face = m.state.faces[o.face]
    return [(o.face, face.abilities[index]) for index in face.activated]


def _given(m: "Machine", o: Obj) -> list[tuple[int, Ability]]:
    faces = m.state.faces
    found = [(mod.face, faces[mod.face].abilities[mod.ability]) for mod in o.mods if mod.ability >= 0]
    return [one for one in found if one[1].kind == ACTIVATED]


def timing(m: "Machine", oid: int, ability: Ability) -> int:
    """The timing of an activated ability of the object: its own, or a better one that something gives to it (806.4)."""
    given = [ability.timing] + [passive.hastens(frame, oid, ability) for frame, passive in answering(m, "hastens")]
    return REACTION if REACTION in given else ACTION if ACTION in given else NOTHING


def giver(mod: Mod) -> int:
    """The ref of the attached card that appends the ability, or -1 where an effect gave it."""
    return mod.source if mod.until == WHILE_ATTACHED else -1


def appended_by(o: Obj, face: int, index: int) -> int:
    """The ref of the attached card that appends that ability to the object (136.2.d), or -1."""
    for mod in o.mods:
        if mod.face == face and mod.ability == index:
            return giver(mod)
    return -1


def answering(m: "Machine", question: str) -> "Iterator[tuple[Frame, Passive]]":
    """Every passive on the board that answers the question, a method of ``Passive``, in a way of its own and whose
    condition holds; and the delayed ones (390.4).
    """
    s = m.state
    for oid in s.passives:
        o = s.objects[oid]
        if not _may_answer(s, o, question):
            continue
        for frame, ability in of(m, o):
            if ability.passive is None or question not in ability.answers:
                continue
            if ability.condition is None or ability.condition.holds(frame):
                yield frame, ability.passive
    for delayed in s.delayed:
        ability = s.faces[delayed.face].abilities[delayed.ability]
        if ability.passive is not None and question in ability.answers:
            yield frame_of(m, delayed), ability.passive


def anything_answers(m: "Machine", question: str) -> bool:
    """A quick look: False where certainly no passive answers the question."""
    s = m.state
    for oid in s.passives:
        if _may_answer(s, s.objects[oid], question):
            return True
    return any(question in s.faces[d.face].abilities[d.ability].answers for d in s.delayed) if s.delayed else False


def _may_answer(s: "GameState", o: Obj, question: str) -> bool:
    return bool(o.mods) or question in s.faces[o.face].answers


def any_damage_kills(m: "Machine", oid: int, players: int) -> bool:
    """142.4.c: whether damage of one of those players (a mask), however little, is enough to kill the unit."""
    if not m.state.passives:
        return False
    return any(
        passive.any_damage_kills(frame, oid, p.index)
        for frame, passive in answering(m, "any_damage_kills")
        for p in m.state.players
        if players >> p.index & 1
    )


def takes_no_damage(m: "Machine", oid: int) -> bool:
    """465.2.c.10: a unit that cannot be dealt damage."""
    if not m.state.passives:
        return False
    return any(passive.forbids_damage(frame, oid) for frame, passive in answering(m, "forbids_damage"))


def deals_no_combat_damage(m: "Machine", oid: int) -> bool:
    """Whether something forbids the unit to deal combat damage (054)."""
    if not m.state.passives:
        return False
    return any(passive.forbids_dealing(frame, oid) for frame, passive in answering(m, "forbids_dealing"))


def victory_score(s: "GameState") -> int:
    """194.3: the Victory Score of the mode of play, and what passive abilities add to it."""
    total = s.victory_score
    for oid in s.passives:
        face = s.faces[s.objects[oid].face]
        for index in face.passives:
            what = face.abilities[index].passive
            if what is not None:
                total += what.raises_victory_score()
    return total


def gains_no_points(m: "Machine", player: int) -> bool:
    """Whether something forbids the player to gain points."""
    if not m.state.passives:
        return False
    return any(passive.forbids_points(frame, player) for frame, passive in answering(m, "forbids_points"))


def cannot_score(m: "Machine", player: int, loc: int) -> bool:
    """Whether something forbids the player to score that battlefield (054)."""
    if not m.state.passives:
        return False
    return any(passive.forbids_scoring(frame, player, loc) for frame, passive in answering(m, "forbids_scoring"))


def untargetable(m: "Machine", oid: int, item: ChainItem) -> bool:
    """757: that spell or ability cannot choose the object."""
    if not m.state.passives:
        return False
    return any(passive.forbids_choosing(frame, oid, item) for frame, passive in answering(m, "forbids_choosing"))


def ignored(m: "Machine", keyword: int, player: int, oid: int, item: ChainItem | None = None) -> bool:
    """766: whether the player treats that keyword of the object as inactive: as they pay for the item, whose own text
    may say so (366.2), or where there is none as they assign combat damage.
    """
    s = m.state
    if item is not None and item.what in (ITEM_SPELL, ITEM_PERMANENT):
        frame = Frame(m, item.controller, item.obj, item)
        if any(own.ignores(frame, keyword, player, oid, item) for own in _own(frame, "ignores")):
            return True
    if not s.passives:
        return False
    return any(node.ignores(frame, keyword, player, oid, item) for frame, node in answering(m, "ignores"))


def further_decreases(m: "Machine", item: ChainItem, oid: int) -> list[tuple[Frame, int]]:
    """What takes more Might from the unit than the spell or ability says as it gives it -[M], and how much."""
    if not m.state.passives:
        return []
    found = [(frame, node.decreases_more(frame, item, oid)) for frame, node in answering(m, "decreases_more")]
    return [(frame, more) for frame, more in found if more]


def cannot_be_countered(m: "Machine", item: ChainItem) -> bool:
    """Whether something forbids to counter the spell or ability (054)."""
    if not m.state.passives:
        return False
    return any(passive.forbids_countering(frame, item) for frame, passive in answering(m, "forbids_countering"))


def may_be_buffed_again(m: "Machine", oid: int) -> bool:
    """426.1.b.2: whether something lets the unit have more buffs than one."""
    if not m.state.passives:
        return False
    return any(passive.buffs_again(frame, oid) for frame, passive in answering(m, "buffs_again"))


def most_empowered(m: "Machine", oid: int) -> int:
    """441.1.c.1: how many times over the object may be Empowered: once, unless something permits more."""
    if not m.state.passives:
        return 1
    return max((passive.most_empowered(frame, oid) for frame, passive in answering(m, "most_empowered")), default=1)


def assigned_last(m: "Machine", oid: int) -> bool:
    """465.2.c.6: whether the unit must be assigned combat damage last, by a text that is not Backline."""
    if not m.state.passives:
        return False
    return any(passive.assigned_last(frame, oid) for frame, passive in answering(m, "assigned_last"))


def cannot_move(m: "Machine", oid: int, loc: int, player: int) -> bool:
    """Whether something forbids the player to move the permanent to that location (054)."""
    if not m.state.passives:
        return False
    return any(passive.forbids_moving(frame, oid, loc, player) for frame, passive in answering(m, "forbids_moving"))


def skips(m: "Machine", player: int, phase: int) -> bool:
    """443: whether the player skips that phase; nothing of it happens then (443.2)."""
    if not m.state.passives:
        return False
    return any(passive.skips(frame, player, phase) for frame, passive in answering(m, "skips"))


def _own(frame: Frame, question: str) -> list[Passive]:
    """The passives in a card's own text that answer the question in a way of their own, wherever the card is played
    from (366.1, 366.2), and whose condition holds.
    """
    face = frame.m.state.face_of(frame.source)
    if question not in face.answers:
        return []
    abilities = [face.abilities[index] for index in face.passives]
    return [
        ability.passive
        for ability in abilities
        if ability.passive is not None
        and question in ability.answers
        and (ability.condition is None or ability.condition.holds(frame))
    ]


def cannot_play(m: "Machine", player: int, oid: int) -> bool:
    """Whether something forbids the player to play the card (054), perhaps its own text (366.1)."""
    mine = Frame(m, player, oid)
    if any(passive.forbids_playing_me(mine) for passive in _own(mine, "forbids_playing_me")):
        return True
    if not (m.state.passives or m.state.delayed):
        return False
    return any(passive.forbids_playing(frame, player, oid) for frame, passive in answering(m, "forbids_playing"))


def recalls_everyone(m: "Machine", attacker: int) -> bool:
    """Whether everyone is recalled from an undecided combat of that attacker, and not the attackers alone."""
    if not m.state.passives:
        return False
    return any(passive.recalls_everyone(frame, attacker) for frame, passive in answering(m, "recalls_everyone"))


def enters_ready(m: "Machine", item: "ChainItem") -> bool:
    """Whether something has the unit that is about to enter do so ready; what says so of the next one is used up."""
    s = m.state
    found = []
    for delayed in s.delayed:
        node = s.faces[delayed.face].abilities[delayed.ability].passive
        frame = Frame(m, delayed.controller, delayed.source >> REF_SHIFT)
        if node is not None and node.readies_entering(frame, item):
            found.append(delayed)
    if any(delayed.once for delayed in found):
        s.delayed = tuple(d for d in s.delayed if not (d.once and d in found))
        s.version += 1
    if found:
        return True
    return any(passive.readies_entering(frame, item) for frame, passive in answering(m, "readies_entering"))


def trash_is_open(m: "Machine", player: int) -> bool:
    """Whether the player may play cards from their trash (419.1.a)."""
    if not m.state.passives:
        return False
    return any(passive.opens_trash(frame, player) for frame, passive in answering(m, "opens_trash"))


def trashed_is_banished(m: "Machine", owner: int) -> bool:
    """Whether cards of that player are banished instead of going to the trash."""
    if not m.state.passives:
        return False
    return any(passive.banishes_trashed(frame, owner) for frame, passive in answering(m, "banishes_trashed"))


def no_units_played_to(m: "Machine", loc: int, player: int) -> bool:
    """Whether something forbids the player to play units to that location."""
    if not m.state.passives:
        return False
    return any(passive.forbids_playing_to(frame, loc, player) for frame, passive in answering(m, "forbids_playing_to"))


def not_readied(m: "Machine", oid: int) -> bool:
    """Whether something forbids spells and abilities to ready the object (054)."""
    if not m.state.passives:
        return False
    return any(passive.forbids_readying(frame, oid) for frame, passive in answering(m, "forbids_readying"))


def room(m: "Machine", loc: int) -> int:
    """107.3.b: how many cards the Facedown Zone of that battlefield may hold."""
    if not m.state.passives:
        return 1
    return 1 + sum(passive.room(frame, loc) for frame, passive in answering(m, "room"))


def opens(frame: Frame, loc: int) -> bool:
    """Whether a card's own text lets it be played to that battlefield (366.2)."""
    return any(passive.opens(frame, loc) for passive in _own(frame, "opens"))


def opens_to(m: "Machine", player: int, loc: int) -> bool:
    """355.2.b: whether something lets the player play units to that battlefield."""
    if not m.state.passives:
        return False
    return any(passive.opens_to(frame, player, loc) for frame, passive in answering(m, "opens_to"))


def confines(frame: Frame, loc: int) -> bool:
    """Whether a card's own text has it played only elsewhere than to that location (366.2, 054.2)."""
    return any(passive.confines(frame, loc) for passive in _own(frame, "confines"))


def ambushes(frame: Frame, loc: int) -> bool:
    """Whether a card's own text lets it be played to that battlefield with the permissions of Ambush (822.1.d)."""
    return any(passive.ambushes(frame, loc) for passive in _own(frame, "ambushes"))


def ambush_as_action(m: "Machine", player: int) -> bool:
    """822.1.d: whether something lets the player Ambush only when they could play cards with Action."""
    if not m.state.passives:
        return False
    return any(passive.ambush_as_action(frame, player) for frame, passive in answering(m, "ambush_as_action"))


def open_from_anywhere(m: "Machine", loc: int) -> bool:
    """Whether units may make their Standard Move to that location from anywhere."""
    if not m.state.passives:
        return False
    return any(passive.welcomes(frame, loc) for frame, passive in answering(m, "welcomes"))


def additional_triggers(m: "Machine", item: ChainItem) -> int:
    """How many more times than once the ability triggers."""
    if not m.state.passives:
        return 0
    return sum(passive.triggers_again(frame, item) for frame, passive in answering(m, "triggers_again"))


def toll(m: "Machine", player: int, loc: int, count: int) -> int:
    """204.4: Power that must be paid to move that many units there at once."""
    if not m.state.passives:
        return 0
    return sum(passive.toll(frame, player, loc, count) for frame, passive in answering(m, "toll"))


def change_prices(m: "Machine") -> bool:
    """Whether something on the board, or something delayed, may change what things cost."""
    s = m.state
    there = [ability for oid in s.passives for _, ability in of(m, s.objects[oid])]
    there += [s.faces[delayed.face].abilities[delayed.ability] for delayed in s.delayed]
    return any(ability.passive is not None and ability.passive.prices for ability in there)


def cost_changers(m: "Machine", item: ChainItem) -> "list[tuple[Frame, Passive]]":
    """Passives that may change what the item costs: its own text, wherever it is played from (366.2), those on the
    board, and delayed ones (390.4).
    """
    s = m.state
    found: list[tuple[Frame, Passive]] = []
    if item.what in (ITEM_SPELL, ITEM_PERMANENT):
        face = s.faces[item.face]
        frame = Frame(m, item.controller, item.obj, item)
        _pricing([(frame, face.abilities[index]) for index in face.passives], found)
    for oid in s.passives:
        _pricing(of(m, s.objects[oid]), found)
    _pricing([(frame_of(m, d), s.faces[d.face].abilities[d.ability]) for d in s.delayed], found)
    return found


def _pricing(abilities: "Iterable[tuple[Frame, Ability]]", found: "list[tuple[Frame, Passive]]") -> None:
    for frame, ability in abilities:
        node = ability.passive
        if node is not None and node.prices and (ability.condition is None or ability.condition.holds(frame)):
            found.append((frame, node))


def discounts(m: "Machine", player: int, oid: int) -> list[int]:
    """356.4: how much less Energy a card costs by each of its own texts, wherever it is played from (366.2)."""
    frame = Frame(m, player, oid)
    found = [passive.discount(frame) for passive in _own(frame, "discount")]
    return [less for less in found if less]
