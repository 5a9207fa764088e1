"""Items on the chain of a board: the tables under ``[[chain]]``, read and written.

An item is finalized: what it was to be asked and to be paid is behind it.
"""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from riftwright.core.ids import (
    CHAIN,
    FIELD,
    HAND,
    KEYWORD_NAMES,
    NOWHERE,
    OPENED_BY_PLAY,
    OPENED_BY_TRIGGER,
    SPELL,
    ZONE_NAMES,
)
from riftwright.core.nodes import ACTIVATED, CHOOSE_ITEM, CHOOSE_OBJECT, CHOOSE_PLAYER, Choice
from riftwright.core.state import (
    ITEM_ACTIVATED,
    ITEM_SPELL,
    ITEM_TRIGGERED,
    REF_SHIFT,
    ChainItem,
    GameState,
    Known,
)
from riftwright.effects.keyword_abilities import KEYWORD_FACE
from riftwright.notation.anonymous import face_named
from riftwright.notation.state_words import FLAGS, BoardError, Call, flag_words
from riftwright.rules.actions import zones

if TYPE_CHECKING:
    from riftwright.notation.board import Board

_ABILITY: Final = re.compile(rf"(?P<what>.+)'s (?P<which>ability(?: \d+)?|{'|'.join(KEYWORD_NAMES)})")
_ZONES: Final = ("hand", "trash", "banishment", "champion zone", "facedown", "main deck")
_MOST: Final = 30  # optional costs, executions
FORMER: Final = "former "
NO_MORE: Final = "nothing"


# Reading


def put(
    board: "Board",
    player: str,
    card: str,
    targets: Sequence[str] = (),
    *,
    of: str | None = None,
    giver: str | None = None,
    modes: Sequence[int] = (),
    paid: Sequence[int] = (),
    source_paid: Sequence[int] = (),
    times: int = 1,
    origin: str | None = None,
    hidden_at: str | None = None,
    played: int | None = None,
    **about: Any,
) -> None:
    """Put an item on the chain of the board, above those before.

    ``card`` is a spell, or ``LABEL's ability`` (the first that triggers), ``LABEL's ability 2`` (the second on its
    card) or ``LABEL's Hunt``, of the card ``of`` where it is written on another one, appended by ``giver`` if that is
    attached. ``modes`` and the optional costs ``paid`` are counted from 1; ``source_paid`` are those that were paid for
    the source of a triggered ability; its instructions are carried out so many ``times``. ``origin`` is the zone from
    which a card came, ``hidden_at`` the battlefield where it was facedown, ``played`` says the so many-th card of its
    player this turn it is. ``about`` is what a trigger knows of its event, see ``_note``.
    """
    s = board.s
    match = _ABILITY.fullmatch(card)
    if match is None:
        item, opener = _spell(board, player, card, played), OPENED_BY_PLAY
        item.origin = HAND if origin is None else _zone(origin)
    else:
        item = _ability(board, player, match, of, giver)
        opener = OPENED_BY_PLAY if item.what == ITEM_ACTIVATED else OPENED_BY_TRIGGER
    item.pending = False
    item.modes = [_counted(mode, s.faces[item.face].abilities[item.ability].modes, "mode") - 1 for mode in modes]
    item.paid = _bits(paid)
    item.paid_before = _bits(source_paid)
    item.copies = _counted(times, _MOST, "execution")
    if hidden_at is not None:
        item.hidden_at = board.location(hidden_at)
    _note(board, item, **about)
    if not s.chain:
        s.chain_opener = opener
    s.chain.append(item)
    s.priority = -1
    _Aim(board, item, list(targets)).take()


def _spell(board: "Board", player: str, card: str, played: int | None) -> ChainItem:
    s = board.s
    seat = board.seat(player)
    o = board.piece(card, player, CHAIN)
    if not o.types & SPELL:
        raise BoardError(f"{card}: only spells and abilities wait on a chain")
    item = ChainItem(s.next_serial(), ITEM_SPELL, seat, o.ref, o.face, s.faces[o.face].text)
    p = s.players[seat]
    item.finalized_as = p.finalized + 1 if played is None else played
    p.finalized = max(p.finalized, item.finalized_as)
    board.note_played(seat, item.finalized_as, o.id)
    return item


def _ability(board: "Board", player: str, match: "re.Match[str]", of: str | None, giver: str | None) -> ChainItem:
    s = board.s
    source = board.reference(match["what"])
    face = s.objects[source >> REF_SHIFT].face
    by = board.reference(giver) if giver is not None else -1
    if giver is not None:
        face = s.objects[by >> REF_SHIFT].face
    if of is not None:
        face, _ = board.ability(of, 1)
    face, index = _which(board, face, match["which"], match[0])
    what = ITEM_ACTIVATED if s.faces[face].abilities[index].kind == ACTIVATED else ITEM_TRIGGERED
    item = ChainItem(s.next_serial(), what, board.seat(player), source, face, index)
    item.giver = by
    return item


def _which(board: "Board", face: int, words: str, whole: str) -> tuple[int, int]:
    """The face and the number of the ability that is meant."""
    s = board.s
    name, _, number = words.partition(" ")
    if number:
        return board.ability(s.faces[face].name, int(number))
    if name == "ability":
        found = [(face, a.index) for a in s.faces[face].abilities if a.trigger is not None]
    else:
        keyword = KEYWORD_NAMES.index(words)
        at = zones.face_index(s, KEYWORD_FACE)
        found = [(i, a.index) for i in (at, face) for a in s.faces[i].abilities if a.keyword == keyword]
    if not found:
        raise BoardError(f"{whole}: it has no {'triggered ability' if name == 'ability' else 'such ability'}")
    return found[0]


def _note(
    board: "Board",
    item: ChainItem,
    *,
    about: str | None = None,
    by: str | None = None,
    at: str | None = None,
    moved_from: str | None = None,
    amount: int = 0,
    made: Sequence[str] = (),
    was: Mapping[str, Any] | None = None,
) -> None:
    """What an ability knows of the event that it triggered on: the object that it is about, the player, the location,
    the one that something moved from, how much it was; what was made by what its source did; and what an object that
    has left ``was`` (see ``_last_known``).
    """
    if was is not None:
        item.known = _last_known(board, **was)
    if about is not None:
        item.subject = board.reference(about)
    if by is not None:
        item.player = board.seat(by)
    if at is not None:
        item.place = board.location(at)
    if moved_from is not None:
        item.whence = board.location(moved_from)
    item.amount = amount
    item.made = [board.labelled(label) for label in made]


def _last_known(
    board: "Board",
    *,
    name: str,
    at: str,
    controller: str | None = None,
    card: str | None = None,
    might: int = 0,
    damage: int = 0,
    buffs: int = 0,
    statuses: Sequence[str] = (),
    alone: bool = False,
    in_combat: bool = False,
) -> Known:
    """359.3.e.13: what is known of an object as it was, where ``name`` is what it is called now: its controller (else
    its owner), the card that it was a copy of, its Might, damage, buffs and statuses, whether it was alone, and in
    combat.
    """
    s = board.s
    ref = board.reference(FORMER + name)
    o = s.objects[ref >> REF_SHIFT].clone()
    o.stamp -= 1
    o.face = zones.face_index(s, face_named(card)) if card is not None else o.face
    o.types = s.faces[o.face].types
    o.controller = board.seat(controller) if controller is not None else o.owner
    o.loc = board.location(at)
    o.damage, o.buffs = damage, buffs
    for word in statuses:
        if word not in FLAGS:
            raise BoardError(f"no status {word!r}; there are {', '.join(FLAGS)}")
        o.flags |= FLAGS[word]
    return Known(o, might, alone, in_combat, s.faces[o.face].tags)


def _bits(numbers: Sequence[int]) -> int:
    """Optional costs as ``ChainItem.paid`` has them."""
    return sum({1 << _counted(number, _MOST, "optional cost") - 1 for number in numbers})


def _counted(number: int, most: int, what: str) -> int:
    if not 1 <= number <= most:
        raise BoardError(f"no {what} {number}; they are counted from 1{f' to {most}' if most != _MOST else ''}")
    return number


def _zone(name: str) -> int:
    if name not in _ZONES:
        raise BoardError(f"no zone {name!r}; there are {', '.join(_ZONES)}")
    return ZONE_NAMES.index(name)


class _Aim:
    """Gives an item the targets that stand in a row: each choice takes as many as it may, or until ``nothing``."""

    def __init__(self, board: "Board", item: ChainItem, targets: list[str]) -> None:
        self._board = board
        self._item = item
        self._targets = targets

    def take(self) -> None:
        item = self._item
        choices = self._board.s.faces[item.face].abilities[item.ability].choices
        for execution in range(item.copies):
            mode = item.modes[execution] if execution < len(item.modes) else -1
            for choice in choices:
                skipped = choice.mode >= 0 and mode >= 0 and choice.mode != mode
                item.chosen.append([] if skipped else self._values(choice))
        if self._targets:
            raise BoardError(f"an item on the chain has too many targets: {', '.join(self._targets)}")

    def _values(self, choice: Choice) -> list[int]:
        chosen: list[int] = []
        while self._targets and len(chosen) < choice.most:
            label = self._targets.pop(0)
            if label == NO_MORE:
                break
            chosen.append(self._value(choice, label))
        if len(chosen) < choice.least and not self._item.modes:
            raise BoardError(f"an item on the chain has too few targets: it needs {choice.say()}")
        return chosen

    def _value(self, choice: Choice, label: str) -> int:
        board = self._board
        if choice.kind == CHOOSE_OBJECT:
            return board.reference(label)
        if choice.kind == CHOOSE_ITEM:
            number = label.removeprefix("item ")
            if not number.isdigit() or not 1 <= int(number) < len(board.s.chain):
                raise BoardError(f"no item {label!r} below it on the chain: they are item 1, item 2 ...")
            return board.s.chain[int(number) - 1].serial
        return board.location(label)


# Writing


def table(s: GameState, item: ChainItem, call: Call) -> dict[str, Any]:
    """The table that says of a finalized item what words can; the caller puts in the piece that a spell is."""
    found: dict[str, Any] = {"player": s.seats[item.controller], "card": ""}
    if item.what == ITEM_SPELL:
        if item.origin not in (HAND, NOWHERE):
            found["origin"] = ZONE_NAMES[item.origin]
        found["played"] = item.finalized_as
    else:
        found |= _of_ability(s, item, call)
    if item.modes:
        found["modes"] = [mode + 1 for mode in item.modes]
    for key, bits in (("paid", item.paid), ("source_paid", item.paid_before)):
        if bits:
            found[key] = [i + 1 for i in range(bits.bit_length()) if bits >> i & 1]
    if item.copies != 1:
        found["times"] = item.copies
    if item.hidden_at >= 0:
        found["hidden_at"] = location(s, item.hidden_at)
    found |= _event(s, item, call)
    targets = _targets(s, item, call)
    if targets:
        found["targets"] = targets
    return found


def _of_ability(s: GameState, item: ChainItem, call: Call) -> dict[str, Any]:
    source = name_of_ref(s, item.source, call)
    own = s.objects[item.obj].face
    ability = s.faces[item.face].abilities[item.ability]
    first = next((a.index for a in s.faces[own].abilities if a.trigger is not None), -1)
    if s.faces[item.face] is KEYWORD_FACE:
        return {"card": f"{source}'s {KEYWORD_NAMES[ability.keyword]}"}
    found = {"card": f"{source}'s ability"}
    if item.giver >= 0 or item.face != own or item.ability != first:
        found["card"] += f" {item.ability + 1}"
    if item.giver >= 0:
        found["giver"] = name_of_ref(s, item.giver, call)
        own = s.objects[item.giver >> REF_SHIFT].face
    if item.face != own:
        found["of"] = s.faces[item.face].name
    return found


def _event(s: GameState, item: ChainItem, call: Call) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if item.subject >= 0:
        found["about"] = name_of_ref(s, item.subject, call)
    if item.player >= 0:
        found["by"] = s.seats[item.player]
    if item.place >= 0:
        found["at"] = location(s, item.place)
    if item.whence >= 0:
        found["moved_from"] = location(s, item.whence)
    if item.amount:
        found["amount"] = item.amount
    if item.made:
        found["made"] = [call(oid) for oid in item.made]
    if item.known is not None:
        found["was"] = _of_known(s, item.known, call)
    return found


def _of_known(s: GameState, known: Known, call: Call) -> dict[str, Any]:
    found: dict[str, Any] = {"name": call(known.obj), "at": location(s, known.loc), "might": known.might}
    if known.controller != known.owner:
        found["controller"] = s.seats[known.controller]
    if known.face != s.objects[known.obj].face:
        found["card"] = s.faces[known.face].name
    found |= {key: number for key, number in (("damage", known.damage), ("buffs", known.buffs)) if number}
    statuses = flag_words(known.flags)
    if statuses:
        found["statuses"] = statuses
    found |= {key: True for key, holds in (("alone", known.alone), ("in_combat", known.in_combat)) if holds}
    return found


def location(s: GameState, loc: int) -> str:
    """A location as ``Board.location`` reads it."""
    return str(loc - FIELD + 1) if loc >= FIELD else f"{s.seats[loc]}'s base"


def name_of_ref(s: GameState, ref: int, call: Call) -> str:
    """What an object is called, or what it was before it last changed zones."""
    oid = ref >> REF_SHIFT
    return call(oid) if s.alive(ref) else FORMER + call(oid)


def _targets(s: GameState, item: ChainItem, call: Call) -> list[str]:
    """The targets in a row, with a word where a choice has fewer than it might."""
    choices = s.faces[item.face].abilities[item.ability].choices
    found: list[str] = []
    for slot, values in enumerate(item.chosen):
        choice = choices[slot % len(choices)]
        found += [_target(s, choice, value, call) for value in values]
        execution = slot // len(choices)
        mode = item.modes[execution] if execution < len(item.modes) else -1
        if len(values) < choice.most and (choice.mode < 0 or mode < 0 or choice.mode == mode):
            found.append(NO_MORE)
    while found and found[-1] == NO_MORE:
        found.pop()
    return found


def _target(s: GameState, choice: Choice, value: int, call: Call) -> str:
    if choice.kind == CHOOSE_OBJECT:
        return name_of_ref(s, value if value >= 0 else ~value, call)
    if choice.kind == CHOOSE_ITEM:
        serials = [item.serial for item in s.chain]
        return f"item {serials.index(value) + 1}" if value in serials else NO_MORE
    return s.seats[value] if choice.kind == CHOOSE_PLAYER else location(s, value)
