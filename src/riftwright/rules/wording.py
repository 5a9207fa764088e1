"""Words for what the machine says: objects, places, options. Sentences for events are in ``judge.telling``."""

from typing import TYPE_CHECKING

from riftwright.core import prose
from riftwright.core.decisions import (
    O_ACTIVATE,
    O_ADD,
    O_CARD,
    O_DECLINE,
    O_DONE,
    O_END_TURN,
    O_HIDE,
    O_INVITE,
    O_ITEM,
    O_MOVE,
    O_NO,
    O_NUMBER,
    O_OBJECT,
    O_PASS,
    O_PLACE,
    O_PLAY,
    O_PLAYER,
    O_REPLACE,
    O_YES,
    Option,
)
from riftwright.core.ids import (
    ALL,
    BATTLEFIELD,
    BATTLEFIELD_ZONE,
    DOUBLE,
    FACEDOWN,
    FIELD,
    KEYWORD_NAMES,
    RUNE,
    UNTIL_NAMES,
    VALUED_KEYWORDS,
)

if TYPE_CHECKING:
    from riftwright.core.nodes import Ability
    from riftwright.core.state import ChainItem, GameState, Mod
    from riftwright.rules.machine import Machine


def player_name(s: "GameState", player: int) -> str:
    """What the player is called; nobody for -1."""
    return s.seats[player] if player >= 0 else "nobody"


def object_name(s: "GameState", oid: int) -> str:
    """The label that a scenario gave it, or its name, with its number where another on the board is called alike."""
    if oid < 0:
        return "a card"
    for labelled, label in s.labels:
        if labelled == oid:
            return label
    o = s.objects[oid]
    face = s.faces[o.face]
    if o.zone == BATTLEFIELD_ZONE:
        return place_name(s, o.loc)
    if o.types & RUNE:
        return face.name
    # One that is facedown does not count: that there is a number would give it away (128.4).
    twins = [x for x in s.objects if x.face == o.face and x.id != oid and x.on_board and x.zone != FACEDOWN]
    return f"{face.name} #{oid}" if twins and o.on_board else face.name


def place_name(s: "GameState", loc: int) -> str:
    """A base, or a battlefield by its number and name."""
    if loc < 0:
        return "nowhere"
    if loc < FIELD:
        return f"{s.seats[loc]}'s base"
    slot = loc - FIELD
    name = s.face_of(s.battlefields[slot].id).name
    return f"battlefield {slot + 1}" if name.startswith("Battlefield") else f"{name} ({slot + 1})"


def item_name(s: "GameState", item: "ChainItem") -> str:
    """An item on the chain: a card, or an ability of something."""
    name = object_name(s, item.obj)
    return name if item.what <= 1 else f"{name}'s ability"


def item_text(s: "GameState", item: "ChainItem") -> str:
    """What an ability on the chain is and does, as "Deathknell: draw 1"; empty for a card."""
    if item.what <= 1:
        return ""
    ability = s.faces[item.face].abilities[item.ability]
    kind = KEYWORD_NAMES[ability.keyword] if ability.keyword >= 0 else "ability"
    return f"{kind}: {ability_text(ability)}"


def mod_text(mod: "Mod") -> str:
    """What a modification gives, and how long it lasts: "+2 Might this turn"."""
    if mod.keyword >= 0:
        value = f" {mod.value}" if mod.keyword in VALUED_KEYWORDS else ""
        what = f"{KEYWORD_NAMES[mod.keyword]}{value}"
    elif mod.ability >= 0:
        what = "an ability"
    elif mod.damage:
        amount = "all" if mod.value >= ALL else str(mod.value)
        what = "double damage" if mod.damage == DOUBLE else f"prevention of {amount} damage"
    elif mod.base >= 0:
        what = f"{mod.base} Might as its base"
    else:
        what = f"{mod.might:+d} Might"
    return f"{what} {UNTIL_NAMES[mod.until]}".rstrip()


def ability_text(ability: "Ability") -> str:
    """The instructions of an ability, as generated from its nodes."""
    return prose.sentences(ability.effects).removesuffix(".")


def option_text(m: "Machine", option: Option) -> str:
    """The option as a sentence."""
    s = m.state
    kind = option.kind
    if kind == O_PLAY:
        hidden = " from facedown" if s.objects[option.a].zone == FACEDOWN else ""
        return f"play {s.face_of(option.a).name}{hidden}"
    if kind in (O_ACTIVATE, O_ADD):
        face = s.faces[option.c] if option.c >= 0 else s.face_of(option.a)
        ability = face.abilities[option.b]
        paid = ability.cost.say() if ability.cost is not None else ""
        return f"use {object_name(s, option.a)}: {paid}: {ability_text(ability)}"
    if kind == O_MOVE:
        return f"move {object_name(s, option.a)} to {place_name(s, option.b)}"
    if kind == O_HIDE:
        return f"hide {s.face_of(option.a).name} at {place_name(s, option.b)}"
    if kind == O_OBJECT:
        o = s.objects[option.a]
        where = f" at {place_name(s, o.loc)}" if o.zone == BATTLEFIELD else ""
        return f"{object_name(s, option.a)}{where}"
    if kind == O_PLAYER:
        return player_name(s, option.a)
    if kind == O_PLACE:
        return place_name(s, option.a)
    if kind == O_ITEM:
        item = m.find_item(option.a)
        return item_name(s, item) if item is not None else f"{object_name(s, option.b)}'s ability"
    if kind == O_REPLACE:
        return f"{object_name(s, option.b)} for {object_name(s, option.a) if option.a >= 0 else 'the point'}"
    if kind == O_CARD:
        return f"{option.text or 'set aside'} {s.face_of(option.a).name}".replace("recycle it ", "recycle ")
    if kind == O_INVITE:
        return f"invite {player_name(s, option.a)} to act"
    if kind == O_NUMBER:
        return option.text or str(option.a)
    return _PLAIN.get(kind) or option.text or f"mode {option.a + 1}" if kind != O_DONE else option.text or "done"


_PLAIN = {
    O_PASS: "pass",
    O_END_TURN: "end the turn",
    O_YES: "yes",
    O_NO: "no",
    O_DECLINE: "decline to pay",
}
