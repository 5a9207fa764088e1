"""Targets (355, 358.1, 359.3.e): legal when they are chosen, and looked at again as the item resolves."""

from typing import Any, Final

from riftwright.core import events as ev
from riftwright.core.ids import BASE, BATTLEFIELD, CHAMPION_ZONE, EXHAUSTED, FIRST_BOARD_ZONE, STUNNED, TRASH
from riftwright.core.nodes import CHOOSE_ITEM, CHOOSE_OBJECT, CHOOSE_PLAYER, Choice
from riftwright.core.state import REF_SHIFT, ChainItem, GameState, Obj
from riftwright.judge.audit.moment import (
    Finding,
    Findings,
    Moment,
    anything_says,
    friends,
    might,
    say,
    standing,
    text_of,
)

# The numbers by which a node of the vocabulary says whose the things are, and where.
YOURS: Final = 3
FRIENDLY: Final = 1
ENEMY: Final = 2
OWNED: Final = 4
AT_BATTLEFIELD: Final = 1
IN_BASE: Final = 3
IN_TRASH: Final = 5
IN_A_TRASH: Final = 9
IN_YOUR_BASE: Final = 10
BOARD_OR_CHAMPION_ZONE: Final = 11
_PLAIN: Final = (0, AT_BATTLEFIELD, IN_BASE, IN_TRASH, IN_YOUR_BASE, BOARD_OR_CHAMPION_ZONE)


class Targets:
    """Keeps which item has begun to resolve."""

    def __init__(self) -> None:
        self._begun = -1

    def look(self, moment: Moment) -> Findings:
        """Every target as its item is finalized, and again as it resolves."""
        begun, self._begun = self._begun, -1
        if moment.undone or moment.left:
            return
        if begun >= 0 and moment.task == "Resolve":
            yield from _again(moment, begun)
        for event in moment.of(ev.FINALIZED, ev.RESOLVING):
            if event.kind == ev.RESOLVING:
                self._begun = event.other
                continue
            item = next((item for item in moment.after.chain if item.serial == event.other), None)
            if item is not None:
                yield from chosen_well(moment.after, item)


def chosen_well(s: GameState, item: ChainItem) -> Findings:
    """355.9, 358.1: each is there, meets the requirements, is not the item itself, and is chosen once."""
    ability = text_of(s, item)
    if ability is None or not ability.choices:
        return
    for at, chosen in enumerate(item.chosen):
        choice = ability.choices[at % len(ability.choices)]
        name = f"item {item.serial} of {say(s, item.obj)}"
        if len(set(chosen)) < len(chosen):
            yield Finding("355.5", f"{name} chooses something twice")
        if len(chosen) > choice.most:
            yield Finding("355.5", f"{name} chooses {len(chosen)} where it may choose {choice.most}")
        for value in chosen:
            if value < 0:
                yield Finding("358.1", f"{name} is finalized with an illegal choice")
            elif legal(s, item, choice, value) is False:
                yield Finding("355.9", f"{name} chooses {_what(s, choice, value)}, which is no legal choice for it")


def _what(s: GameState, choice: Choice, value: int) -> str:
    return say(s, value >> REF_SHIFT) if choice.kind == CHOOSE_OBJECT else f"{value}"


def _again(moment: Moment, serial: int) -> Findings:
    """359.3.e.2, 359.3.e.5: what is illegal now is unaffected, and nothing that is legal is."""
    was = next((item for item in moment.before.chain if item.serial == serial), None)
    now = next((item for item in moment.after.chain if item.serial == serial), None)
    ability = text_of(moment.before, was) if was is not None else None
    if was is None or now is None or ability is None or not ability.choices:
        return
    for at, (chosen, left) in enumerate(zip(was.chosen, now.chosen, strict=False)):
        choice = ability.choices[at % len(ability.choices)]
        for value, kept in zip(chosen, left, strict=False):
            verdict = legal(moment.before, was, choice, value) if value >= 0 else None
            if verdict is False and kept >= 0:
                found = f"item {serial} resolves for {_what(moment.before, choice, value)}, which is illegal now"
                yield Finding("359.3.e.5", found)
            elif verdict is True and kept < 0:
                found = f"item {serial} leaves out {_what(moment.before, choice, value)}, which is legal"
                yield Finding("359.3.e.2", found)


def legal(s: GameState, item: ChainItem, choice: Choice, value: int) -> bool | None:
    """Whether that is a legal choice; None where it takes more than a plain reading to say so."""
    if choice.kind == CHOOSE_PLAYER:
        return value in standing(s)
    if choice.kind == CHOOSE_ITEM:
        other = next((other for other in s.chain if other.serial == value), None)
        return False if other is None or other.serial == item.serial or other.pending else None  # 355.9.a, 355.9.c
    if choice.kind != CHOOSE_OBJECT:
        return None
    o = s.objects[value >> REF_SHIFT]
    if o.ref != value:
        return False  # 124, 359.3.e.4
    confined = item.hidden_at >= 0 and choice.targeted and not getattr(choice, "elsewhere", False)
    if confined and o.zone in (BASE, BATTLEFIELD) and o.loc != item.hidden_at:
        return False  # 811.1.d.2
    those = getattr(choice, "filter", None)
    if those is None or type(those).__name__ != "Those":
        return None
    verdict = _matches(s, item, those, o)
    if verdict is not True:
        return verdict
    grouped = any(getattr(choice, word, False) for word in ("parted", "joined", "beside"))
    extra = grouped or type(choice).__name__ != "Target"
    barred = anything_says(s, "forbids_choosing")
    return None if extra or (barred and choice.targeted) else True


def _matches(s: GameState, item: ChainItem, those: Any, o: Obj) -> bool | None:
    """355.9.b: its type, whose it is, where it is, and what else is asked of it, as far as that is plain."""
    if not o.types & those.types or (those.other and o.id == item.obj):
        return False
    if those.where in (IN_TRASH, IN_A_TRASH):
        if o.zone != TRASH or (those.where == IN_TRASH and o.owner != item.controller):
            return False
    elif o.zone < FIRST_BOARD_ZONE:  # 355.9.a
        waiting = o.zone == CHAMPION_ZONE and o.owner == item.controller
        if those.where != BOARD_OR_CHAMPION_ZONE or not waiting:
            return False
    else:
        if those.whose == YOURS and o.controller != item.controller:
            return False
        if those.whose == OWNED and o.owner != item.controller:
            return False
        friendly = friends(s, o.controller, item.controller)
        if those.whose in (FRIENDLY, ENEMY) and friendly != (those.whose == FRIENDLY):
            return False
        if those.where == AT_BATTLEFIELD and o.zone != BATTLEFIELD:
            return False
        if those.where == IN_BASE and o.zone != BASE:
            return False
        if those.where == IN_YOUR_BASE and (o.zone, o.loc) != (BASE, item.controller):
            return False
    verdicts = [_has(s, o, trait) for trait in those.traits]
    if False in verdicts:
        return False
    plain = those.where in _PLAIN or (those.where == IN_A_TRASH and not those.whose)
    return True if plain and None not in verdicts else None


def _has(s: GameState, o: Obj, trait: Any) -> bool | None:
    """Whether it has the trait, by the name of its node; None where that is not plain."""
    name = type(trait).__name__
    if name == "Tagged":
        return any(tag in s.faces[o.face].tags for tag in trait.tags)
    if name == "Token":
        return o.token
    if name == "Stunned":
        return o.flags & STUNNED != 0
    if name == "Exhausted":
        return o.flags & EXHAUSTED != 0
    if name == "Buffed":
        return o.buffs > 0
    if name in ("MightAtMost", "Mighty"):
        value = might(s, o)
        if value is None:
            return None
        return value <= trait.most if name == "MightAtMost" else value >= 5
    return None
