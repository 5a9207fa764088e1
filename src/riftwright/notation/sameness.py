"""Whether two positions are the same game, and where they differ.

Two boards that come to the same play on alike: which number an object has, what a scenario calls it and how often
anything was counted for the log is no part of that. What is compared, and only that, is in ``facts``.
"""

import re
from collections.abc import Iterable
from typing import Any, Final

from riftwright.core import saves
from riftwright.core.decisions import Option
from riftwright.core.ids import (
    CHAIN,
    FACEDOWN,
    HAND,
    NOWHERE,
    WHILE_ATTACHED,
)
from riftwright.core.nodes import CHOOSE_ITEM, CHOOSE_OBJECT
from riftwright.core.state import (
    ITEM_PERMANENT,
    REF_MASK,
    REF_SHIFT,
    ChainItem,
    Delayed,
    GameState,
    Known,
    Mod,
    Player,
)
from riftwright.core.tasks import Task
from riftwright.rules import turn
from riftwright.rules.abilities import triggered
from riftwright.rules.combat import END, Combat
from riftwright.rules.machine import Machine
from riftwright.rules.setup import Mulligans
from riftwright.rules.showdown import Showdown
from riftwright.rules.visibility import EVERYONE, sees
from riftwright.rules.wording import option_text

GONE: Final = "gone"
_SECRET: Final = "a card that is not seen"
_NUMBER: Final = re.compile(r" #\d+")


def differences(a: Machine, b: Machine, viewer: int = EVERYONE) -> list[str]:
    """What of the two positions is not the same in the eyes of the viewer, each in a few words; nothing if all is."""
    mine, other = facts(a, viewer), facts(b, viewer)
    return [what for what in mine | other if mine.get(what) != other.get(what)]


def facts(m: Machine, viewer: int = EVERYONE) -> dict[str, Any]:
    """All that matters of a position to the viewer, by what it is about: values that are equal for equal positions.

    Objects are called by where they are. Left out: their numbers and labels; the order of runes; of two times only
    which came first, and only while that counts (480.2); what is known of past damage and deaths and can matter no
    more. A viewer other than ``EVERYONE`` knows neither what ``visibility`` hides nor what chance will bring.
    """
    return _Reading(m, viewer).all()


class _Reading:
    """One position as it is read."""

    def __init__(self, m: Machine, viewer: int) -> None:
        self.m = m
        self.s: GameState = m.state
        self.viewer = viewer
        self._places = dict(_places(self.s))

    def all(self) -> dict[str, Any]:
        found = self._table() | self._under_way()
        for p in self.s.players:
            found |= self._player(p)
        for field in self.s.battlefields:
            found |= self._field(field.slot)
        return found

    # Naming

    def place(self, oid: int) -> str:
        """Where the object is, which tells it from every other one that the viewer can tell from others."""
        if oid < 0:
            return GONE
        o = self.s.objects[oid]
        if not o.on_board and o.zone != NOWHERE and not sees(self.s, self.viewer, oid):
            return f"{_SECRET} of {self.s.seats[o.owner]}"
        return self._places.get(oid, GONE)

    def ref(self, ref: int) -> Any:
        """What a reference means: an object, or what one was before it last changed zones, or what is gone."""
        if ref < 0:
            return None
        place = self.place(ref >> REF_SHIFT)
        age = (self.s.objects[ref >> REF_SHIFT].ref - ref) & REF_MASK
        return place if not age or place == GONE else (place, "before", age)

    def face(self, index: int) -> str:
        return self.s.faces[index].name if index >= 0 else ""

    def text(self, face: int, ability: int) -> tuple[str, int]:
        """An ability by the card that it is written on."""
        return self.face(face), ability

    # The table as a whole

    def _table(self) -> dict[str, Any]:
        s = self.s
        settings = [(name, value) for name, value in self.m.edition.settings.items() if self._otherwise(name, value)]
        return {
            "the edition": (s.edition, sorted(settings)),
            "the mode": (s.mode, s.victory_score),
            "chance": (s.chance, s.dictated) if self.viewer == EVERYONE else None,
            "the points": s.points,
            "whose turn it is": (s.turn_player, s.turn, s.first_player, [p.turns for p in s.players]),
            "the phase": (s.phase, s.tasks[0].step),
            "the turns to come": (s.queued, s.extra_turns),
            "who has left the game": [(p.lost, p.conceded) for p in s.players],
            "who has Priority": (s.priority, s.passes if s.chain else 0),
            "the showdown": (s.showdown, s.focus, s.focus_passes, s.combat, s.attacker, s.defender),
            "the cleanup that is due": s.cleanup_due,
        }

    def _otherwise(self, name: str, value: str) -> bool:
        return any(switch.name == name and value != switch.default for switch in self.m.edition.switches)

    def _under_way(self) -> dict[str, Any]:
        s = self.s
        return {
            "what is asked": self._asked(),
            "what is being carried out": [self._task(task) for task in s.tasks if not _is_over(task)],
            "the chain": ([self._item(item) for item in s.chain], s.chain_opener if s.chain and s.focus >= 0 else None),
            "abilities that last for a time": [self._delayed(delayed) for delayed in s.delayed],
            "cards that linked abilities remember": self._links(),
            "what has dealt the damage that is marked": self._hits(),
            "cards that are revealed": [self.ref(ref) for ref in s.revealed if s.alive(ref)],
            "units that are not Mighty yet": sorted(self.place(ref >> REF_SHIFT) for ref in s.weak if s.alive(ref)),
            "the order of timestamps": self._times(),
        }

    def _asked(self) -> Any:
        """The decision, its options in words: of equal cards one is offered, whichever."""
        d = self.s.decision
        if d is None:
            return self.s.outcome and (self.s.outcome.winners, self.s.outcome.reason)
        mine = self.viewer in (EVERYONE, d.player)
        options = sorted((o.kind, self._unlabelled(o)) for o in d.options) if mine else None
        return d.player, d.kind, _NUMBER.sub("", d.prompt) if mine else "", options

    def _unlabelled(self, option: Option) -> str:
        labels, self.s.labels = self.s.labels, ()
        try:
            return _NUMBER.sub("", option_text(self.m, option))
        finally:
            self.s.labels = labels

    def _task(self, task: Task) -> Any:
        """A task: exactly, but for what its present step does not look at any more."""
        if isinstance(task, Combat) and task.step:
            return "combat", task.slot, task.step, task.recalled, task.assigned, sorted(task.excess)
        if isinstance(task, turn.Turn):
            return "turn", task.step, self.s.fepr if task.step == turn.T_EXPIRED else None
        if isinstance(task, Showdown):
            return "showdown", task.step, task.opener
        if isinstance(task, Mulligans):
            return "mulligan", task.step, task.order, [self.place(oid) for oid in task.aside]
        return saves.encode(task)

    # Players

    def _player(self, p: Player) -> dict[str, Any]:
        s = self.s
        name = s.seats[p.index]
        zones = ("hand", "trash", "banishment", "champion", "base", "legends", "main_deck", "rune_deck")
        found: dict[str, Any] = {
            f"{name}'s {zone.replace('_', ' ')}": [self._object(oid) for oid in getattr(p, zone)] for zone in zones
        }
        found[f"{name}'s base"] = self._by_controller(p.base)
        found[f"{name}'s runes"] = sorted(self._object(oid) for oid in p.runes)
        found[f"{name}'s pool"] = p.pool
        found[f"{name}'s XP"] = p.xp
        found[f"{name}'s Chosen Champion"] = self.face(p.chosen)
        found[f"what {name} has scored this turn"] = (p.scored, p.conquered, p.shut_out)
        found[f"what {name} has played this turn"] = (
            *(p.finalized, p.resolved, p.spent_on_spell),
            [self.place(oid) for oid in p.finalized_cards],
        )
        found[f"what {name} has lost this turn"] = (p.deaths, p.discarded)
        found[f"what {name} has used this turn"] = sorted(self._used(used) for used in p.used if self._still(used))
        return found

    def _used(self, used: int) -> tuple[str, str, int, str]:
        source, face, index, giver = triggered.parts_of_usage(used)
        return self.place(source >> REF_SHIFT), self.face(face), index, self.place(giver) if giver >= 0 else ""

    def _still(self, used: int) -> bool:
        """Whether its source is still the object that it was: else it says nothing any more."""
        return self.s.alive(triggered.parts_of_usage(used)[0])

    # Battlefields and objects

    def _field(self, slot: int) -> dict[str, Any]:
        field = self.s.battlefields[slot]
        return {
            f"battlefield {slot + 1}": (
                self._object(field.id),
                *(field.controller, field.contested, field.showdown_staged, field.combat_staged),
            ),
            f"what is at battlefield {slot + 1}": (self._by_controller(field.units), self._sides(field.units)),
            f"what is facedown at battlefield {slot + 1}": self._by_controller(field.facedown),
        }

    def _by_controller(self, oids: Iterable[int]) -> dict[int, list[Any]]:
        found: dict[int, list[Any]] = {}
        for oid in oids:
            found.setdefault(self.s.objects[oid].controller, []).append(self._object(oid))
        return found

    def _sides(self, oids: Iterable[int]) -> list[int]:
        """The players with units there, in the order in which they came."""
        return list(dict.fromkeys(self.s.objects[oid].controller for oid in oids if self.s.objects[oid].is_unit))

    def _object(self, oid: int) -> tuple[Any, ...]:
        s = self.s
        o = s.objects[oid]
        hidden = o.zone == FACEDOWN and o.hidden_on < s.turn
        if not sees(s, self.viewer, oid):
            return _SECRET, o.owner, o.controller, hidden
        return (
            *(self.face(o.face), self.face(o.printed), o.token, o.owner, o.controller, o.loc, o.zone, hidden),
            *(o.flags, o.damage, o.damaged_by if o.damage else 0, o.buffs, o.empowered, o.moves, o.named),
            self.place(o.attached_to) if o.attached_to >= 0 else "",
            sorted(self.place(other) for other in o.attachments),
            [self.place(card) for card in o.replaced],
            [self._mod(mod) for mod in o.mods if mod.until != WHILE_ATTACHED],
            sorted(self._mod(mod) for mod in o.mods if mod.until == WHILE_ATTACHED),
        )

    def _mod(self, mod: Mod) -> tuple[Any, ...]:
        source = self.place(mod.source >> REF_SHIFT) if mod.source >= 0 else GONE
        return (
            *(mod.until, mod.might, mod.base, mod.keyword, mod.value, mod.controller, mod.damage),
            *(self.face(mod.copy), *self.text(mod.face, mod.ability), source),
        )

    # The chain, and what lasts

    def _item(self, item: ChainItem) -> tuple[Any, ...]:
        """An item: if it is finalized, without what speaks of how it could be played."""
        s = self.s
        if item.pending:
            plain = item.clone()
            plain.undo = None
            return "pending", saves.encode(plain)
        owner = s.objects[item.obj].owner if item.what <= ITEM_PERMANENT else -1
        return (
            *(item.what, item.controller, owner, self.ref(item.source), *self.text(item.face, item.ability)),
            *(self._chosen(item), item.modes, item.copies, item.paid, item.paid_before),
            *(self._pairs(item.lent), self._pairs(item.terms)),
            *(item.hidden_at, item.origin == HAND, item.leaves_for, item.finalized_as, self.ref(item.giver)),
            *(self.ref(item.subject), item.player, item.place, item.whence, item.amount, self._known(item.known)),
            *(item.notes, [self.place(oid) for oid in item.made], [self.ref(ref) for ref in item.taken]),
        )

    def _chosen(self, item: ChainItem) -> list[list[Any]]:
        choices = self.s.faces[item.face].abilities[item.ability].choices
        serials = [other.serial for other in self.s.chain]
        found: list[list[Any]] = []
        for slot, values in enumerate(item.chosen):
            kind = choices[slot % len(choices)].kind
            if kind == CHOOSE_OBJECT:
                found.append([self.ref(value) if value >= 0 else ("illegal", self.ref(~value)) for value in values])
            elif kind == CHOOSE_ITEM:
                found.append([serials.index(value) if value in serials else GONE for value in values])
            else:
                found.append(list(values))
        while found and not found[-1]:
            found.pop()
        return found

    def _pairs(self, flat: list[int]) -> list[tuple[str, int]]:
        """Faces and abilities that follow one another in a list."""
        return [self.text(face, ability) for face, ability in zip(flat[::2], flat[1::2], strict=True)]

    def _known(self, known: Known | None) -> Any:
        if known is None:
            return None
        return (
            *(self.ref(known.ref), self.face(known.face), known.types, known.tags, known.owner, known.controller),
            *(known.loc, known.might, known.damage, known.flags, known.buffs, known.alone, known.in_combat),
            [self.place(oid) for oid in known.attachments],
        )

    def _delayed(self, delayed: Delayed) -> tuple[Any, ...]:
        return (
            *(delayed.controller, self.ref(delayed.source), *self.text(delayed.face, delayed.ability)),
            *(self.ref(delayed.subject), delayed.until, delayed.once, delayed.since, delayed.place),
        )

    def _links(self) -> list[Any]:
        """What is remembered of objects that are still what they were, for sources that can still ask."""
        s = self.s
        asking = [item.source for item in s.chain] + [delayed.source for delayed in s.delayed]
        return [
            (self.ref(source), self.ref(ref))
            for source, ref in s.links
            if s.alive(ref) and (s.alive(source) or source in asking)
        ]

    def _hits(self) -> list[Any]:
        """428.5: to what a death would be attributed, of units that are still damaged; of each the latest last."""
        s = self.s
        found = [
            (self.ref(hit[0]), hit[1], hit[2], self.place(hit[3] >> REF_SHIFT), self.ref(hit[4]), hit[5])
            for hit in s.hits
            if s.alive(hit[0]) and s.objects[hit[0] >> REF_SHIFT].damage
        ]
        return sorted(found, key=lambda hit: str(hit[0]))

    def _times(self) -> list[Any] | None:
        """480: what began to apply before what, while the machine heeds it."""
        s = self.s
        if s.begun is None:
            return None
        attached = [o.id for o in s.objects if o.on_board and o.attached_to >= 0]
        found: list[tuple[int, Any]] = [(s.objects[oid].entered, self.place(oid)) for oid in {*s.passives, *attached}]
        found += [(mod.stamp, (self.place(o.id), self._mod(mod))) for o in s.objects if o.on_board for mod in o.mods]
        found += [(delayed.stamp, self._delayed(delayed)) for delayed in s.delayed]
        found += [(since, (self.place(source), index)) for source, _, index, since in s.begun]
        return [what for _, what in sorted(found, key=lambda pair: (pair[0], repr(pair[1])))]


def _is_over(task: Task) -> bool:
    """Whether it is a combat that has nothing to do any more but to be put away."""
    return isinstance(task, Combat) and task.step > END and not task.excess


def _places(s: GameState) -> Iterable[tuple[int, str]]:
    """Every object that is anywhere, with words that only it has."""
    for p in s.players:
        name = s.seats[p.index]
        for zone in ("hand", "trash", "banishment", "champion", "legends", "main_deck", "rune_deck"):
            yield from ((oid, f"{name}'s {zone} {i}") for i, oid in enumerate(getattr(p, zone)))
        yield from ((oid, f"{name}'s {s.face_of(oid).name} {s.objects[oid].exhausted}") for oid in p.runes)
        yield from _numbered(s, p.base, f"{name}'s base")
    for field in s.battlefields:
        yield field.id, f"battlefield {field.slot + 1}"
        yield from _numbered(s, field.units, f"at {field.slot + 1}")
        yield from _numbered(s, field.facedown, f"facedown at {field.slot + 1}")
    on_chain = [item.obj for item in s.chain if s.objects[item.obj].zone == CHAIN]
    yield from ((oid, f"on the chain {i}") for i, oid in enumerate(on_chain))


def _numbered(s: GameState, oids: Iterable[int], where: str) -> Iterable[tuple[int, str]]:
    """Objects by their controller's name and how many of theirs come before them."""
    counts: dict[int, int] = {}
    for oid in oids:
        controller = s.objects[oid].controller
        counts[controller] = counts.get(controller, 0) + 1
        yield oid, f"{s.seats[controller]}'s {counts[controller]} {where}"
