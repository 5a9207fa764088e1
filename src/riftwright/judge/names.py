"""What the names in a script mean on the board."""

from difflib import get_close_matches

from riftwright.cards.catalogue import catalogue, normal
from riftwright.core.decisions import (
    O_ACTIVATE,
    O_ADD,
    O_CARD,
    O_DECLINE,
    O_DONE,
    O_HIDE,
    O_INVITE,
    O_ITEM,
    O_MODE,
    O_MOVE,
    O_NO,
    O_NUMBER,
    O_OBJECT,
    O_PLACE,
    O_PLAY,
    O_PLAYER,
    O_REPLACE,
    Option,
)
from riftwright.core.ids import (
    BASE,
    BATTLEFIELD,
    BATTLEFIELD_ZONE,
    CHAIN,
    FACEDOWN,
    FIELD,
    LEGEND_ZONE,
    NOWHERE,
    ZONE_NAMES,
)
from riftwright.core.state import ITEM_ACTIVATED, GameState
from riftwright.notation.script import Ref
from riftwright.rules import wording
from riftwright.rules.machine import Machine


class UnknownNameError(ValueError):
    """Nothing in this game goes by that name, or more than one thing does."""


def seat_of(s: GameState, name: str) -> int:
    """The index of a player."""
    if name not in s.seats:
        raise UnknownNameError(f"there is no player {name}, only {', '.join(s.seats)}")
    return s.seats.index(name)


def called(s: GameState, oid: int, ref: Ref) -> bool:
    """Whether the object is what the reference names: by id, by label, or by its card's name where no label is."""
    if ref.kind == "identity":
        return oid == ref.number
    if ref.kind == "ability" and ref.of is not None:
        return called(s, oid, ref.of)
    if ref.kind != "name":
        return False
    o = s.objects[oid]
    if ref.owner and seat_of(s, ref.owner) not in ((o.controller,) if o.on_board else (o.owner,)):
        return False
    labelled = [labelled for labelled, label in s.labels if label == ref.text]
    return oid in labelled if labelled else _is_card(s, oid, ref.text)


def _is_card(s: GameState, oid: int, text: str) -> bool:
    """By the whole name, without what stands in brackets, or as the catalogue understands it."""
    name = s.face_of(oid).name
    if name == text or name.partition("[")[0].partition(":")[0].strip() == text:
        return True
    return normal(name) == normal(text) or (text in catalogue() and catalogue().get(text).name == name)


def find(s: GameState, ref: Ref) -> list[int]:
    """Every object that goes by that name and has not ceased to exist. Raises ``UnknownNameError`` where none ever
    did and no card does.
    """
    found = [o.id for o in s.objects if called(s, o.id, ref)]
    if not found and not (ref.kind == "name" and ref.text in catalogue()):
        raise UnknownNameError(_unknown(s, ref))
    return [oid for oid in found if s.objects[oid].zone != NOWHERE]


def _unknown(s: GameState, ref: Ref) -> str:
    known = list(dict.fromkeys([label for _, label in s.labels] + [s.face_of(o.id).name for o in s.objects]))
    text = ref.text or str(ref)
    near = get_close_matches(text, known, n=2, cutoff=0.6)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    return f"nothing in this game is called {text!r}{hint}"


def one(s: GameState, ref: Ref) -> int:
    """The one object that is meant: on the board first, then on the chain, then anywhere."""
    found = find(s, ref)
    there = [oid for oid in found if s.objects[oid].on_board]
    for group in (there, [oid for oid in found if s.objects[oid].zone == CHAIN], found):
        if len(group) == 1:
            return group[0]
        if group:
            raise UnknownNameError(f"{ref} could be {' or '.join(spot(s, oid) for oid in group)}")
    raise UnknownNameError(f"{ref} is not in the game")


def spot(s: GameState, oid: int) -> str:
    """The object by its id, and where it is."""
    return f"#{oid} {where(s, oid)}"


def place(s: GameState, ref: Ref, player: int) -> int:
    """The location that is meant: a battlefield, or a base (the player's own where nobody's is named)."""
    if ref.kind == "field":
        if not 1 <= ref.number <= len(s.battlefields):
            raise UnknownNameError(f"there is no battlefield {ref.number}, only 1 to {len(s.battlefields)}")
        return FIELD + ref.number - 1
    if ref.kind == "base":
        return seat_of(s, ref.owner) if ref.owner else player
    fields = [field for field in s.battlefields if called(s, field.id, ref)]
    if len(fields) == 1:
        return fields[0].loc
    if ref.kind == "name":
        find(s, ref)
    raise UnknownNameError(f"{ref} is no battlefield and no base")


def where(s: GameState, oid: int) -> str:
    """Where an object is, in words that a script may use too."""
    o = s.objects[oid]
    if o.zone == BATTLEFIELD:
        return f"at {o.loc - FIELD + 1}"
    if o.zone == FACEDOWN:
        return f"facedown at {o.loc - FIELD + 1}"
    if o.zone == BASE:
        return f"in {s.seats[o.loc if o.loc >= 0 else o.controller]}'s base"
    if o.zone == CHAIN:
        return "on the chain"
    if o.zone == NOWHERE:
        return "out of the game"
    if o.zone == BATTLEFIELD_ZONE:
        return f"battlefield {o.loc - FIELD + 1}"
    owner = o.controller if o.zone == LEGEND_ZONE else o.owner
    return f"in {s.seats[owner]}'s {ZONE_NAMES[o.zone]}"


def means(m: Machine, option: Option, ref: Ref, player: int) -> bool:
    """Whether an option is what the reference names."""
    s = m.state
    kind = option.kind
    if ref.kind == "nothing":
        return kind in (O_DONE, O_NO, O_DECLINE)
    if ref.kind == "mode":
        return kind == O_MODE and option.a == ref.number - 1
    if ref.kind == "player":
        return kind in (O_PLAYER, O_INVITE) and s.seats[option.a] == ref.text
    if kind == O_PLACE:
        return ref.kind in ("field", "base", "name") and is_place(s, option.a, ref, player)
    if kind in (O_OBJECT, O_CARD, O_PLAY, O_HIDE, O_MOVE, O_ACTIVATE, O_ADD):
        return ref.kind != "ability" and called(s, option.a, ref)
    if kind == O_ITEM:
        item = m.find_item(option.a)
        if item is None:
            return called(s, option.b, ref)
        return called(s, item.obj, ref) and (ref.kind != "ability" or item.what >= ITEM_ACTIVATED)
    if kind == O_REPLACE:
        return called(s, option.b, ref)
    if kind == O_NUMBER and not option.text:
        return ref.kind == "field" and option.a == ref.number
    return kind == O_NUMBER and ref.kind == "name" and normal(option.text) == normal(ref.text)


def is_place(s: GameState, loc: int, ref: Ref, player: int) -> bool:
    """Whether a location is what the reference names. Just "base" may be anybody's: that of whoever it is about."""
    if ref.kind == "base" and not ref.owner:
        return loc < FIELD
    try:
        return place(s, ref, player) == loc
    except UnknownNameError:
        return False


def pick(m: Machine, options: list[Option], ref: Ref, player: int) -> Option | None:
    """The option that is meant, or None. Raises ``UnknownNameError`` where it could be several."""
    found = [option for option in options if means(m, option, ref, player)]
    if ref.kind == "ability" and ref.number and found and all(option.kind == O_ITEM for option in found):
        found = found[ref.number - 1 : ref.number]  # the so-many-th of several, as on the chain
    if len(found) > 1:
        raise UnknownNameError(
            f"{ref} could be {' or '.join(_told(m, option) for option in found)}: give labels, or use ids"
        )
    if not found and ref.kind in ("name", "identity", "ability") and not any(o.kind == O_NUMBER for o in options):
        find(m.state, ref if ref.of is None else ref.of)
    return found[0] if found else None


def _told(m: Machine, option: Option) -> str:
    if option.kind in (O_OBJECT, O_CARD, O_PLAY, O_HIDE, O_MOVE, O_ACTIVATE):
        return spot(m.state, option.a)
    return wording.option_text(m, option)


def label(s: GameState, oid: int, text: str) -> None:
    """Give an object a label; it loses the one it had, and whatever had that label loses it."""
    s.labels = (*((o, name) for o, name in s.labels if o != oid and name != text), (oid, text))
