"""What the audit looks at: a moment, and plain readings of a position.

Everything here is read off the data. Nothing asks the machine what it thinks.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from riftwright.core import events as ev
from riftwright.core.events import Event
from riftwright.core.ids import (
    ASSAULT,
    ATTACKER,
    BANISHMENT,
    BASE,
    BATTLEFIELD,
    CHAMPION_ZONE,
    DEFENDER,
    FACEDOWN,
    FIELD,
    FIRST_BOARD_ZONE,
    HAND,
    LEGEND_ZONE,
    MAIN_DECK,
    RUNE_DECK,
    SHIELD,
    TRASH,
    UNIT,
    VALUED_KEYWORDS,
    ZONE_NAMES,
)
from riftwright.core.nodes import Ability
from riftwright.core.state import ChainItem, Field, GameState, Obj


class Finding(NamedTuple):
    """Something that should not be: the rule that says so, and what was found."""

    rule: str
    found: str

    def __str__(self) -> str:
        return f"{self.found} ({self.rule})"


Findings = Iterator[Finding]


class Moment:
    """One step of one task, or one choice: the state before it, the state after it, the events between.

    ``task`` is the name of the class of the task that ran, empty for a choice.
    """

    __slots__ = ("_asked", "after", "before", "changed", "events", "left", "task", "undone")

    def __init__(self, before: GameState, after: GameState, events: Sequence[Event], task: str = "") -> None:
        self.before: GameState = before
        self.after: GameState = after
        self.events: Sequence[Event] = events
        self.task: str = task
        # Objects are copied when they are first written to (GameState.edit): what is the same object is as it was.
        self.changed: list[tuple[Obj, Obj]] = [
            (was, now) for was, now in zip(before.objects, after.objects, strict=False) if was is not now
        ]
        self._asked: set[str] | None = None
        kinds = {event.kind for event in events}
        self.undone: bool = ev.UNDONE in kinds  # a play was taken back (358.5): the two states are not comparable
        self.left: bool = ev.PLAYER_LEFT in kinds  # what a player had is gone (652)

    def of(self, *kinds: int) -> Iterator[Event]:
        """The events of these kinds."""
        return (event for event in self.events if event.kind in kinds)

    def has(self, *kinds: int) -> bool:
        """Whether there is one of these kinds."""
        return any(event.kind in kinds for event in self.events)

    def survivors(self) -> Iterator[tuple[Obj, Obj]]:
        """What has changed, as it was and as it is, of those that are the same object still (124)."""
        return ((was, now) for was, now in self.changed if was.stamp == now.stamp)

    def touched(self) -> list[Obj]:
        """Every object that has changed or is new, as it is. What has not is as it was when it was looked at last."""
        return [now for _, now in self.changed] + self.after.objects[len(self.before.objects) :]

    def anything_said(self, *questions: str) -> bool:
        """Whether any passive ability may have had a say in one of these questions, before."""
        if self._asked is None:
            self._asked = {question for ability in at_work(self.before) for question in ability.answers}
        return not self._asked.isdisjoint(questions)


# Players


def standing(s: GameState) -> list[int]:
    """The players who are still in the game."""
    return [p.index for p in s.players if not p.lost]


def around(s: GameState, first: int) -> list[int]:
    """The players still in the game in turn order, from that one on (736)."""
    n = len(s.players)
    return [p for p in ((first + i) % n for i in range(n)) if not s.players[p].lost]


def following(s: GameState, player: int) -> int:
    """Who comes after the player in turn order."""
    n = len(s.players)
    return next(p for p in ((player + i) % n for i in range(1, n + 1)) if not s.players[p].lost)


def friends(s: GameState, a: int, b: int) -> bool:
    """740.1.a: one player, or two of a team."""
    return a >= 0 and b >= 0 and s.players[a].team == s.players[b].team


# Places and what is there


def lists(s: GameState) -> Iterator[tuple[int, int, int, Sequence[int]]]:
    """Every list of objects: its zone, whose it is (or -1), where it is (or -1), and the ids."""
    for p in s.players:
        yield MAIN_DECK, p.index, -1, p.main_deck
        yield RUNE_DECK, p.index, -1, p.rune_deck
        yield HAND, p.index, -1, p.hand
        yield TRASH, p.index, -1, p.trash
        yield BANISHMENT, p.index, -1, p.banishment
        yield CHAMPION_ZONE, p.index, -1, p.champion
        yield LEGEND_ZONE, -1, -1, p.legends
        yield BASE, -1, p.index, p.base
        yield BASE, -1, p.index, p.runes
    for field in s.battlefields:
        yield BATTLEFIELD, -1, field.loc, field.units
        yield FACEDOWN, -1, field.loc, field.facedown


def units(s: GameState, field: Field, player: int = -1) -> list[int]:
    """The units at a battlefield, of one player or of all."""
    found = [s.objects[oid] for oid in field.units]
    return [o.id for o in found if o.types & UNIT and player in (-1, o.controller)]


def sides(s: GameState, field: Field) -> set[int]:
    """Who has units at the battlefield."""
    return {s.objects[oid].controller for oid in units(s, field)}


def opposed(s: GameState, field: Field) -> bool:
    """Whether units of opposing players are at the battlefield."""
    return len({s.players[side].team for side in sides(s, field)}) > 1


def field_at(s: GameState, loc: int) -> Field | None:
    """The battlefield at that location."""
    return s.battlefields[loc - FIELD] if 0 <= loc - FIELD < len(s.battlefields) else None


def say(s: GameState, oid: int) -> str:
    """An object, for a report."""
    if not 0 <= oid < len(s.objects):
        return f"object {oid}"
    o = s.objects[oid]
    return f"{s.faces[o.face].name} (object {oid}, {ZONE_NAMES[o.zone]}, player {o.controller})"


# What texts say


def at_work(s: GameState) -> Iterator[Ability]:
    """Every ability that may be at work: of what is on the board, given to it, or created for a time."""
    for o in s.objects:
        if o.zone >= FIRST_BOARD_ZONE and o.zone != FACEDOWN:
            yield from s.faces[o.face].abilities
        for mod in o.mods:
            if mod.ability >= 0:
                yield s.faces[mod.face].abilities[mod.ability]
    for delayed in s.delayed:
        yield s.faces[delayed.face].abilities[delayed.ability]


def anything_says(s: GameState, *questions: str) -> bool:
    """Whether any passive ability may have a say in one of these questions; then nothing simple holds."""
    return any(not ability.answers.isdisjoint(questions) for ability in at_work(s))


def victory_score(s: GameState) -> int:
    """194.3: what the mode of play asks for, and what abilities at work add to it."""
    raised = [ability.passive.raises_victory_score() for ability in at_work(s) if ability.passive is not None]
    return s.victory_score + sum(raised)


def text_of(s: GameState, item: ChainItem) -> Ability | None:
    """The ability that the item is, or the text of the spell."""
    return s.faces[item.face].abilities[item.ability] if item.ability >= 0 else None


MIGHT_QUESTIONS: Final = ("affects", "might", "raises_to", "keywords", "any_damage_kills")


def keyword(s: GameState, o: Obj, which: int) -> int:
    """The value of a keyword that is printed or was given; only where no passive gives any."""
    values = [value for key, value in s.faces[o.face].keywords.items() if key == which and o.attached_to < 0]
    values += [mod.value for mod in o.mods if mod.keyword == which]
    if which in VALUED_KEYWORDS:
        return sum(values)
    return max(values, default=0)


def might(s: GameState, o: Obj) -> int | None:
    """A unit's Might from what is printed, put on it and given to it; None where a passive may have a say."""
    if anything_says(s, *MIGHT_QUESTIONS):
        return None
    total = s.faces[o.face].might
    for mod in o.mods:
        total = mod.base if mod.base >= 0 else total
    total += o.buffs + sum(mod.might for mod in o.mods)
    total += sum(s.faces[s.objects[aid].face].might_bonus for aid in o.attachments)
    if o.flags & ATTACKER:
        total += keyword(s, o, ASSAULT)
    elif o.flags & DEFENDER:
        total += keyword(s, o, SHIELD)
    return max(0, total)


def tally(events: Iterable[Event]) -> int:
    """The sum of their amounts."""
    return sum(event.amount for event in events)
