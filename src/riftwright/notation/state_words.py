"""Words of state: what a piece of a board says of its object, read and written.

A piece is a card's name (or one without a name, see ``anonymous``), then words of state. Each word stands here twice:
as what it does to an object that is being set up, and as what is said of an object that has it.
"""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from riftwright.core.ids import (
    ALL,
    ATTACKER,
    CHAIN,
    DEFENDER,
    DOUBLE,
    EXHAUSTED,
    FACEDOWN,
    HAS_ATTACKED,
    HAS_DEFENDED,
    KEYWORD_NAMES,
    LOST,
    PREVENT,
    PREVENT_NEXT,
    STUNNED,
    THIS_COMBAT,
    THIS_TURN,
    WHILE_ATTACHED,
    WHILE_SOURCE,
    WHILE_THERE,
)
from riftwright.core.state import REF_SHIFT, UNSEEN, GameState, Mod, Obj
from riftwright.notation.anonymous import face_named
from riftwright.notation.keyword_words import keyword_named
from riftwright.rules.abilities import triggered
from riftwright.rules.abilities.prevention import ABILITY_DAMAGE, SPELL_DAMAGE
from riftwright.rules.actions import zones

if TYPE_CHECKING:
    from riftwright.notation.board import Board


class BoardError(ValueError):
    """A board that cannot be set up as described."""


_UNTIL: Final = {"this turn": THIS_TURN, "this combat": THIS_COMBAT, "for good": WHILE_THERE}
_UNTIL_WORDS: Final = {until: words for words, until in _UNTIL.items()}
_LASTING: Final = rf"(?: (?P<until>{'|'.join(_UNTIL)})| while (?P<top>.+) is attached)?"

# Words of state begin outside brackets. A spell has fewer: "give a unit +2" is its text.
_OUTSIDE: Final = r"(?![^\[]*\])"
_HEADS: Final = (
    *("as", "damaged", "exhausted", "stunned", "buffed", "empowered", "attacking", "defending", "moved", "token"),
    *("attacked", "defended"),
    *("attached to", "owned by", "taken from", "hidden on", r"played \d", "used ability", "given", "without"),
    *("base Might", "prevents", "takes double", "copy of", "naming", r"since \d"),
)
_STATE_WORD: Final = re.compile(rf"\s+(?=(?:(?:{'|'.join(_HEADS)})\b|[+-]\d)){_OUTSIDE}")
_SPELL_WORD: Final = re.compile(rf"\s+(?=(?:as|owned by|hidden on|played \d)\b){_OUTSIDE}")


def split_piece(piece: str) -> list[str]:
    """A piece as the card's name and words of state."""
    return (_SPELL_WORD if piece.startswith("Spell") else _STATE_WORD).split(piece.strip())


def each(piece: str) -> list[str]:
    """The pieces that are written as one, such as "3 Charm" for three of them."""
    match = _SEVERAL.fullmatch(piece)
    return [piece] if match is None else [match["piece"]] * int(match["count"])


_SEVERAL: Final = re.compile(r"(?P<count>[1-9]\d?) (?P<piece>\D.*)", re.S)


def piece_name(piece: str) -> tuple[str, str]:
    """The card that a piece is, and its label, which may be empty."""
    name, *words = split_piece(piece)
    return name, next((word.removeprefix("as ").strip() for word in words if word.startswith("as ")), "")


# Reading


def describe(board: "Board", o: Obj, word: str) -> None:
    """Let the object be as one word of state says. Raises ``BoardError``."""
    for pattern, read in _READERS:
        match = pattern.fullmatch(word)
        if match is not None:
            read(board, o, match)
            return
    raise BoardError(f"cannot read {word!r}")


FLAGS: Final = {
    "exhausted": EXHAUSTED,
    "stunned": STUNNED,
    "attacking": ATTACKER | HAS_ATTACKED,
    "defending": DEFENDER | HAS_DEFENDED,
    "attacked": HAS_ATTACKED,
    "defended": HAS_DEFENDED,
}
Match = re.Match[str]
_Reader = Callable[["Board", Obj, Match], None]


def _flag(board: "Board", o: Obj, match: Match) -> None:
    o.flags |= FLAGS[match[0]]


def _label(board: "Board", o: Obj, match: Match) -> None:
    board.s.labels = (*board.s.labels, (o.id, match["label"].strip()))


def _damage(board: "Board", o: Obj, match: Match) -> None:
    o.damage = int(match["n"])
    for player in (match["players"] or "").split(" and "):
        if player:
            o.damaged_by |= 1 << board.seat(player)
    if match["source"]:
        board.later(partial(_hit, board, o.id, board.seat(match["players"].split(" and ")[-1]), match["source"]))


def _hit(board: "Board", oid: int, player: int, label: str) -> None:
    """428.5: what dealt the damage: a spell, which has left the chain since, or an ability of what is still there."""
    s = board.s
    source = s.objects[board.labelled(label)]
    spell = source.is_spell and source.zone != CHAIN
    ref = board.reference(f"former {label}") if spell else source.ref
    kind = SPELL_DAMAGE if spell else ABILITY_DAMAGE
    s.hits = (*s.hits, (s.objects[oid].ref, player, kind, ref, ref, player))


def _buffs(board: "Board", o: Obj, match: Match) -> None:
    o.buffs = int(match["n"] or 1)


def _empowered(board: "Board", o: Obj, match: Match) -> None:
    o.empowered = int(match["n"] or 1)


def _moved(board: "Board", o: Obj, match: Match) -> None:
    o.moves = int(match["n"])


def _token(board: "Board", o: Obj, match: Match) -> None:
    o.token = True


def _naming(board: "Board", o: Obj, match: Match) -> None:
    o.named = match["name"]


def _hidden(board: "Board", o: Obj, match: Match) -> None:
    o.hidden_on = int(match["n"]) if match["n"] else board.s.turn


def _played(board: "Board", o: Obj, match: Match) -> None:
    player = board.seat(match["player"]) if match["player"] else o.controller
    board.note_played(player, int(match["n"]), o.id)


def _since(board: "Board", o: Obj, match: Match) -> None:
    board.later(partial(_began, o, int(match["n"])))


def _began(o: Obj, at: int) -> None:
    o.entered = at


def _attached(board: "Board", o: Obj, match: Match) -> None:
    board.later(partial(_attach, board, o.id, match["top"]))


def _attach(board: "Board", oid: int, top: str) -> None:
    s = board.s
    zones.link(s, s.edit(oid), s.edit(board.labelled(top)))


def _mod(board: "Board", match: Match, otherwise: int = THIS_TURN) -> Mod:
    """A modification that lasts as long as the word says."""
    mod = Mod(_UNTIL[match["until"]] if match["until"] else otherwise, board.s.next_serial())
    if match["top"]:
        mod.until = WHILE_ATTACHED
        board.later(partial(_come_from, board, mod, match["top"]))
    return mod


def _add(o: Obj, mod: Mod) -> None:
    o.mods = (*o.mods, mod)


def _might(board: "Board", o: Obj, match: Match) -> None:
    mod = _mod(board, match)
    mod.might = int(match["n"])
    _add(o, mod)


def _base(board: "Board", o: Obj, match: Match) -> None:
    mod = _mod(board, match)
    mod.base = int(match["n"])
    _add(o, mod)


def _given(board: "Board", o: Obj, match: Match) -> None:
    found = keyword_named(match["keyword"])
    if found is None:
        raise BoardError(f"no keyword {match['keyword']!r}; there are {', '.join(KEYWORD_NAMES)}")
    mod = _mod(board, match)
    mod.keyword, mod.value = found
    if match["how"] == "without":
        mod.value = LOST
        board.s.begun = UNSEEN  # 480.2: from here on the order of effects can matter
    _add(o, mod)


def _ability(board: "Board", o: Obj, match: Match) -> None:
    mod = _mod(board, match)
    mod.face, mod.ability = board.ability(match["card"], int(match["n"]))
    _add(o, mod)


def _prevents(board: "Board", o: Obj, match: Match) -> None:
    mod = _mod(board, match)
    mod.damage, mod.value = _CHANGES.get(match["how"]) or (PREVENT, int(match["n"]))
    if match["source"]:
        board.later(partial(_come_from, board, mod, match["source"]))
    _add(o, mod)


_CHANGES: Final = {
    "prevents all damage": (PREVENT, ALL),
    "prevents the next damage": (PREVENT_NEXT, ALL),
    "takes double damage": (DOUBLE, 2),
}


def _come_from(board: "Board", mod: Mod, source: str) -> None:
    mod.source = board.s.objects[board.labelled(source)].ref


def _copy(board: "Board", o: Obj, match: Match) -> None:
    face = zones.face_index(board.s, face_named(match["card"]))
    mod = _mod(board, match, WHILE_THERE)
    mod.copy = face
    _add(o, mod)
    o.face = face
    o.types = board.s.faces[face].types


def _taken(board: "Board", o: Obj, match: Match) -> None:
    """191: control was taken; what it was before is kept beneath (see ``actions.control``)."""
    _add(o, Mod(WHILE_THERE, board.s.next_serial(), controller=board.seat(match["player"])))
    mod = Mod(_UNTIL[match["until"] or "for good"], board.s.next_serial(), controller=o.controller)
    if match["source"]:
        mod.until = WHILE_SOURCE
        board.later(partial(_come_from, board, mod, match["source"]))
    _add(o, mod)


def _used(board: "Board", o: Obj, match: Match) -> None:
    face, index = board.ability(match["card"] or board.s.face_of(o.id).name, int(match["n"]))
    player = board.s.players[board.seat(match["player"]) if match["player"] else o.controller]
    player.used = (*player.used, triggered.usage(o.ref, face, index))


def owner(player: str, words: list[str]) -> str:
    """Whose card it is that a player has, by its words of state."""
    for lead in ("owned by ", "taken from "):
        for word in words:
            if word.startswith(lead):
                return word.removeprefix(lead).split(" ")[0]
    return player


def _owner(board: "Board", o: Obj, match: Match) -> None:
    """The object came into being as that player's: see ``owner``."""


_PLAYERS: Final = r"\w+(?: and \w+)*"
_PATTERNS: Final[dict[str, _Reader]] = {
    "|".join(FLAGS): _flag,
    r"as (?P<label>.+)": _label,
    rf"damaged (?P<n>\d+)(?: by (?P<players>{_PLAYERS})(?: with (?P<source>.+))?)?": _damage,
    r"buffed(?: (?P<n>\d+))?": _buffs,
    r"empowered(?: (?P<n>\d+))?": _empowered,
    r"moved (?P<n>\d+)": _moved,
    r"attached to (?P<top>.+)": _attached,
    r"owned by (?P<player>\w+)": _owner,
    rf"taken from (?P<player>\w+)(?: while (?P<source>.+) is there| (?P<until>{'|'.join(_UNTIL)}))?": _taken,
    r"hidden on (?:this turn|turn (?P<n>\d+))": _hidden,
    r"token": _token,
    r"naming (?P<name>.+)": _naming,
    rf"(?P<n>[+-]\d+){_LASTING}": _might,
    rf"base Might (?P<n>\d+){_LASTING}": _base,
    rf"(?P<how>given|without) \[(?P<keyword>[^\]]+)\]{_LASTING}": _given,
    rf"given ability (?P<n>\d+) of (?P<card>.+?){_LASTING}": _ability,
    rf"(?P<how>prevents (?:(?P<n>\d+)|all damage|the next damage)|takes double damage)"
    rf"(?: from (?P<source>.+?))?{_LASTING}": _prevents,
    rf"copy of (?P<card>.+?){_LASTING}": _copy,
    r"played (?P<n>\d+)(?: by (?P<player>\w+))?": _played,
    r"used ability (?P<n>\d+)(?: of (?P<card>.+?))?(?: by (?P<player>\w))?": _used,
    r"since (?P<n>\d+)": _since,
}
_READERS: Final = tuple((re.compile(pattern), read) for pattern, read in _PATTERNS.items())


# Writing


class UnsayableError(ValueError):
    """Something that has no name: it is gone, or nobody may know which one it is."""


Call = Callable[[int], str]  # what an object is called; raises ``UnsayableError``


def _told(lead: str, call: Call, oid: int) -> str:
    """Something that is said of an object if it has a name."""
    try:
        return f" {lead} {call(oid)}"
    except UnsayableError:
        return ""


def words(s: GameState, o: Obj, call: Call, since: int = 0) -> list[str]:
    """The words of state that say of an object what its name and its zone do not say. What they cannot say is left
    out. ``since`` is when its text began to apply, where that is to be said.
    """
    found = [
        *_control(s, o, call),
        *_statuses(s, o, call),
        *(["token"] if o.token and not s.faces[o.printed].is_token else []),
        *([f"naming {o.named}"] if o.named else []),
        *_modified(s, o, call),
        *_done(s, o),
    ]
    if o.attached_to >= 0:
        found.append(f"attached to {call(o.attached_to)}")
    if o.zone == FACEDOWN and o.hidden_on >= s.turn:
        found.append("hidden on this turn")
    if since:
        found.append(f"since {since}")
    return found


def _control(s: GameState, o: Obj, call: Call) -> Iterator[str]:
    taken = [mod for mod in o.mods if mod.controller >= 0]
    plain = len(taken) == 2 and taken[0].controller == o.owner
    if o.owner != o.controller and not plain:
        yield f"owned by {s.seats[o.owner]}"
    if len(taken) == 2:
        before, last = taken
        lasting = f" {_UNTIL_WORDS[last.until]}" if last.until in (THIS_TURN, THIS_COMBAT) else ""
        if last.until == WHILE_SOURCE:
            lasting = f" while {call(last.source >> REF_SHIFT)} is there"
        yield f"taken from {s.seats[before.controller]}{lasting}"


def flag_words(flags: int) -> list[str]:
    """The statuses of an object in words."""
    whole = {"exhausted": EXHAUSTED, "stunned": STUNNED, "attacking": ATTACKER, "defending": DEFENDER}
    found = [word for word, flag in whole.items() if flags & flag]
    found += ["attacked"] * (flags & (HAS_ATTACKED | ATTACKER) == HAS_ATTACKED)
    return found + ["defended"] * (flags & (HAS_DEFENDED | DEFENDER) == HAS_DEFENDED)


def _statuses(s: GameState, o: Obj, call: Call) -> Iterator[str]:
    if o.damage:
        by = " and ".join(name for i, name in enumerate(s.seats) if o.damaged_by >> i & 1)
        yield f"damaged {o.damage}{f' by {by}{_dealt_by(s, o, call)}' if by else ''}"
    yield from flag_words(o.flags)
    if o.buffs:
        yield f"buffed{f' {o.buffs}' if o.buffs > 1 else ''}"
    if o.empowered:
        yield f"empowered{f' {o.empowered}' if o.empowered > 1 else ''}"
    if o.moves:
        yield f"moved {o.moves}"


def _dealt_by(s: GameState, o: Obj, call: Call) -> str:
    """What dealt the damage, if it is the only thing that did, and one that ``_hit`` would name."""
    hits = [hit for hit in s.hits if hit[0] == o.ref]
    if len(hits) != 1:
        return ""
    _, player, kind, source, by, whose = hits[0]
    if source < 0 or (source, player, 1 << player) != (by, whose, o.damaged_by):
        return ""
    there = s.objects[source >> REF_SHIFT]
    fits = not there.is_spell and s.alive(source) if kind == ABILITY_DAMAGE else kind == SPELL_DAMAGE
    return _told("with", call, there.id) if fits else ""


def _modified(s: GameState, o: Obj, call: Call) -> Iterator[str]:
    """What effects have given it, but for what an attached card brings by itself and for who controls it."""
    brought = [part for other in o.attachments for part in _brought(s, s.objects[other])]
    for mod in o.mods:
        if mod.until == WHILE_ATTACHED:
            part = (mod.source, mod.keyword, mod.value, mod.face, mod.ability)
            if part in brought:
                brought.remove(part)
                continue
            lasting = f" while {call(mod.source >> REF_SHIFT)} is attached"
        elif mod.controller >= 0 or mod.until not in _UNTIL_WORDS:
            continue
        else:
            lasting = f" {_UNTIL_WORDS[mod.until]}"
        if mod.until == THIS_TURN and mod.copy < 0:
            lasting = ""  # unless said otherwise
        yield f"{_given_by(s, mod, call)}{lasting}"


def _brought(s: GameState, attached: Obj) -> list[tuple[int, int, int, int, int]]:
    """What ``zones.link`` gives to what the object is attached to."""
    face = s.faces[attached.face]
    found = [(attached.ref, keyword, value, -1, -1) for keyword, value in face.appended_keywords]
    return found + [(attached.ref, -1, 0, attached.face, index) for index in face.appended]


def _given_by(s: GameState, mod: Mod, call: Call) -> str:
    if mod.keyword >= 0:
        return _keyword(mod)
    if mod.ability >= 0:
        return f"given ability {mod.ability + 1} of {s.faces[mod.face].name}"
    if mod.copy >= 0:
        return f"copy of {s.faces[mod.copy].name}"
    if mod.damage:
        return _prevention(mod) + (_told("from", call, mod.source >> REF_SHIFT) if mod.source >= 0 else "")
    return f"base Might {mod.base}" if mod.base >= 0 else f"{mod.might:+d}"


def _keyword(mod: Mod) -> str:
    name = KEYWORD_NAMES[mod.keyword]
    if mod.value == LOST:
        return f"without [{name}]"
    return f"given [{name}]" if mod.value == 1 else f"given [{name} {mod.value}]"


def _prevention(mod: Mod) -> str:
    change = (mod.damage, mod.value)
    return next((words for words, known in _CHANGES.items() if known == change), f"prevents {mod.value}")


def _done(s: GameState, o: Obj) -> Iterator[str]:
    """What was done with it this turn: that it was played, that its abilities were used."""
    for p in s.players:
        for at, oid in enumerate(p.finalized_cards, 1):
            if oid == o.id:
                yield f"played {at}{f' by {s.seats[p.index]}' if p.index != o.controller else ''}"
    for p in s.players:
        by = f" by {s.seats[p.index]}" if p.index != o.controller else ""
        for used in p.used:
            source, face, index, giver = triggered.parts_of_usage(used)
            if source == o.ref and giver < 0 and index < len(s.faces[face].abilities):
                of = f" of {s.faces[face].name}" if face != o.face else ""
                yield f"used ability {index + 1}{of}{by}"
