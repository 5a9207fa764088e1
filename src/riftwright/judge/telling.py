"""Events as sentences, in the rulebook's terms and our own words.

A ``Teller`` names things the same way throughout: by the label that a scenario gave, by the card's name, with a number
where two of a name are on the board. ``sentence`` says one event, ``run`` several that are alike; a teller for a seat
says only what that seat may know. What several different events say together is in ``phrases``.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from riftwright.core import decisions as d
from riftwright.core import events as ev
from riftwright.core.events import Event
from riftwright.core.ids import (
    ANY,
    ATTACKER,
    BATTLEFIELD_ZONE,
    DOMAIN_NAMES,
    ENERGY,
    FIELD,
    NOBODY,
    NOTHING,
    PERMANENT,
    PHASE_NAMES,
    SPELL,
)
from riftwright.core.state import ITEM_PERMANENT, REF_SHIFT, GameState
from riftwright.rules import wording
from riftwright.rules.abilities import passive
from riftwright.rules.edition import CLEANUP_NAMES, NORMAL
from riftwright.rules.visibility import EVERYONE, visible_event

if TYPE_CHECKING:
    from riftwright.game import Game

A_CARD: Final = "a card"
TRIGGERS: Final = " triggers"  # between an ability and its text, as it triggers
Say = Callable[["Teller", Event, list[int]], str]

# A card without a name: what it is called is the part before its keywords and its text.
_ANONYMOUS: Final = re.compile(r"((?:Unit|Gear|Spell|Battlefield|Legend)(?: \d+)?)(?: \[|:).*", re.S)
_KEYWORD: Final = re.compile(r"\[([A-Z][a-z][\w -]*)\]")
# Events of which the object is a permanent on the board; two of one name are told apart once both had such an event.
_ON_BOARD: Final = (
    ev.READIED,
    ev.EXHAUSTED_EVENT,
    ev.DAMAGED,
    ev.HEALED,
    ev.MOVED,
    ev.STUNNED_EVENT,
    ev.BUFFED_EVENT,
    ev.DIED,
    ev.ATTACHED,
    ev.RECALLED,
    ev.ENTERED,
    ev.GAVE,
    ev.CONTROL_TAKEN,
    ev.ATTACKS,
    ev.DEFENDS,
    ev.ASSIGNED,
)

# The occasions of 319, the one that says most about what has happened first.
OCCASIONS: Final = (
    (8, "a move is complete"),
    (5, "an item has left the chain"),
    (4, "an item is finalized"),
    (3, "an item is added to the chain"),
    (2, "one phase has given way to another"),
    (1, "the State has gone between Open and Closed"),
    (6, "something entered or left the board"),
    (7, "the status of something has changed"),
)


class Teller:
    """Words for the events of one game. ``state`` is the position after them, ``log`` the events so far.

    ``seat`` is the player to whom they are told: what that seat may not know is left out of the sentences.
    """

    __slots__ = ("_items", "_labels", "_seen", "seat", "state")

    def __init__(self, state: GameState, log: Iterable[Event] = (), seat: int = EVERYONE) -> None:
        self.state: GameState = state
        self.seat: int = seat
        self._labels: dict[int, str] = dict(state.labels)
        self._items: dict[int, tuple[int, str]] = {}  # by serial, its source, and what an ability is and does
        self._seen: set[int] = {o.id for o in state.objects if o.on_board and o.types & PERMANENT}
        for item in state.chain:
            self._items[item.serial] = item.obj, wording.item_text(state, item)
        for event in log:
            self.learn(event)

    def learn(self, event: Event) -> None:
        """Note what later sentences need to know of an event."""
        if event.kind == ev.ITEM_ADDED:
            self._items[event.other] = event.obj, event.text
        elif event.kind in _ON_BOARD and event.obj >= 0:
            self._seen.add(event.obj)

    def sentence(self, event: Event) -> str:
        """One event as a sentence, without a capital at its beginning unless it begins with a name."""
        seen = visible_event(self.state, self.seat, event)
        return _SAY[event.kind](self, seen, [seen.obj])

    def run(self, events: Sequence[Event]) -> str:
        """Events of one kind that differ only in their object, in one sentence."""
        seen = [visible_event(self.state, self.seat, event) for event in events]
        return _SAY[seen[0].kind](self, seen[0], [event.obj for event in seen])

    # Names

    def player(self, player: int) -> str:
        """What the player is called."""
        return wording.player_name(self.state, player)

    def thing(self, oid: int) -> str:
        """What the object is called; "a card" where it is not known."""
        if oid < 0:
            return A_CARD
        if oid in self._labels:
            return self._labels[oid]
        o = self.state.objects[oid]
        if o.zone == BATTLEFIELD_ZONE:
            return self.place(o.loc)
        name = card_name(self.state.face_of(oid).name)
        if o.types & PERMANENT and oid in self._seen and self._has_twin(oid):
            return f"{name} #{oid}"
        return name

    def _has_twin(self, oid: int) -> bool:
        face = self.state.objects[oid].face
        name = card_name(self.state.faces[face].name)
        objects = self.state.objects
        return any(
            x != oid and x not in self._labels and card_name(self.state.faces[objects[x].face].name) == name
            for x in self._seen
        )

    def things(self, oids: Iterable[int]) -> str:
        """Several objects: "Scout, Guard and 2 Fury Runes"."""
        counts: dict[str, int] = {}
        for oid in oids:
            name = self.thing(oid)
            counts[name] = counts.get(name, 0) + 1
        return listed([name if n == 1 else f"{n} {name.removeprefix('a ')}s" for name, n in counts.items()])

    def place(self, loc: int, whose: int = NOBODY) -> str:
        """A location; just "base" where it is the base of the player that the sentence is about."""
        return "base" if 0 <= loc == whose else wording.place_name(self.state, loc)

    def way(self, e: Event) -> tuple[str, str]:
        """Where something is moved from and to; just "base" for the base of whoever moves it, if only one is a base."""
        whose = NOBODY if e.other < FIELD and e.loc < FIELD else e.player
        return self.place(e.other, whose), self.place(e.loc, whose)

    def item(self, serial: int, oid: int = NOTHING) -> str:
        """An item on the chain: the card, or an ability of something: "Poro's Deathknell". Nothing where neither it
        nor its source is known.
        """
        if serial in self._items:
            oid, text = self._items[serial]
        elif oid < 0:
            return ""
        else:  # it was there before the log began
            text = "" if self.state.objects[oid].types & SPELL else "ability:"
        name = self.thing(oid)
        return f"{name}'s {text.partition(':')[0]}" if text else name

    def item_text(self, serial: int) -> str:
        """What an ability on the chain does: "draw 1"."""
        _, text = self._items.get(serial, (NOTHING, ""))
        does = plain(text.partition(": ")[2])
        return does[:1].lower() + does[1:]


def tell(game: "Game", seat: int = EVERYONE, begin: int = 0) -> list[str]:
    """The log of a game from some event on as sentences, one per event, for a seat's eyes."""
    teller = Teller(game.state, game.log, seat)
    return [teller.sentence(event) for event in game.log[begin:]]


def card_name(name: str) -> str:
    """The name of a card; of one without a name only what it is, as "Unit 3"."""
    match = _ANONYMOUS.fullmatch(name)
    if match is not None:
        return match[1]
    return A_CARD if name == "Filler" else name


def listed(words: Sequence[str]) -> str:
    """Words as prose: "a", "a and b", "a, b and c"."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)


def plain(text: str) -> str:
    """Card text without brackets round its keywords."""
    return _KEYWORD.sub(r"\1", text.replace("[M]", "Might"))


def capital(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


def amount_of(number: int, noun: str) -> str:
    """A number of things: "1 point", "2 points"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def resource_name(resource: int) -> str:
    """Energy, or Power of a domain."""
    if resource == ENERGY:
        return "Energy"
    return "Power of any domain" if resource == ANY else f"{DOMAIN_NAMES[resource]} Power"


def cost(event: Event) -> str:
    """What was paid (COST_PAID): "2 Energy and 1 Power"."""
    parts = [f"{event.amount} Energy"] if event.amount else []
    return " and ".join(parts + ([f"{event.other} Power"] if event.other > 0 else []))


def occasions(event: Event) -> list[tuple[str, str]]:
    """Why a cleanup was outstanding: (rule, words) for each occasion, the most telling first."""
    return [(f"319.{n}", words) for n, words in OCCASIONS if event.other >= 0 and event.other >> n & 1]


# Sentences. ``ids`` are the objects of a run of events that are alike, of which ``e`` is the first.


def _does(active: str, passive: str) -> Say:
    """Somebody does it to the objects, or it is done to them."""

    def say(t: Teller, e: Event, ids: list[int]) -> str:
        if e.player < 0:
            return f"{t.things(ids)} {_be(ids)} {passive}"
        return f"{t.player(e.player)} {active} {t.things(ids)}"

    return say


def _be(ids: Sequence[int]) -> str:
    return "is" if len(ids) == 1 else "are"


def _s(ids: Sequence[int]) -> str:
    return "s" if len(ids) == 1 else ""


def _player_does(words: str) -> Say:
    return lambda t, e, ids: f"{t.player(e.player)} {words}"


def _of_place(words: str) -> Say:
    """A sentence with {at} for the battlefield and {who} for the player."""
    return lambda t, e, ids: words.format(at=t.place(e.loc), who=t.player(e.player))


def _of_item(words: str) -> Say:
    """A sentence with {item} for the item on the chain and {who} for its controller."""
    return lambda t, e, ids: words.format(item=t.item(e.other, e.obj), who=t.player(e.player))


def _damaged(t: Teller, e: Event, ids: list[int]) -> str:
    if e.other >= 0:
        each = " each" if len(ids) > 1 else ""
        return f"{t.thing(e.other)} deals {e.amount} damage{each} to {t.things(ids)}"
    return f"{t.things(ids)} take{_s(ids)} {e.amount} damage"


def _prevented(t: Teller, e: Event, ids: list[int]) -> str:
    if e.amount > 0:
        return f"{e.amount} of the damage to {t.things(ids)} is prevented"
    return f"the damage to {t.things(ids)} is {-e.amount} more"


def _healed(t: Teller, e: Event, ids: list[int]) -> str:
    return f"{t.things(ids)} {_be(ids)} healed of {e.amount} damage"


def _moved(t: Teller, e: Event, ids: list[int]) -> str:
    origin, destination = t.way(e)
    return f"{t.player(e.player)} moves {t.things(ids)} from {origin} to {destination}"


def _died(t: Teller, e: Event, ids: list[int]) -> str:
    if e.player < 0 or e.rule == "323.5":  # 428.1.a.2: a Passive Kill
        return f"{t.things(ids)} die{_s(ids)}"
    return f"{t.player(e.player)} kills {t.things(ids)}"


def _returned(t: Teller, e: Event, ids: list[int]) -> str:
    owner = t.state.objects[ids[0]].owner if ids[0] >= 0 else e.player
    return f"{t.things(ids)} return{_s(ids)} to {t.player(owner)}'s {e.text or 'hand'}"


def _replaced(t: Teller, e: Event, ids: list[int]) -> str:
    if e.amount == ev.PLAYED:
        return f"{t.thing(e.obj)} adds to the play of {t.thing(e.other)}"
    if e.amount == ev.GAVE:
        return f"{t.thing(e.obj)} adds to the -[M] that {t.thing(e.other)} is given"
    if e.other < 0:
        return f"{t.thing(e.obj)} replaces the point that {t.player(e.loc)} would gain"
    event = "the death of" if e.amount == ev.DIED else "what would happen to"
    return f"{t.thing(e.obj)} replaces {event} {t.thing(e.other)}"


def _attached(t: Teller, e: Event, ids: list[int]) -> str:
    verb, to = ("attaches", "to") if e.kind == ev.ATTACHED else ("detaches", "from")
    return f"{t.player(e.player)} {verb} {t.things(ids)} {to} {t.thing(e.other)}"


def _gave(t: Teller, e: Event, ids: list[int]) -> str:
    verb = "get" if e.other < 0 else "gain"
    return f"{t.things(ids)} {verb}{_s(ids)} {e.text}"


def _control_taken(t: Teller, e: Event, ids: list[int]) -> str:
    what = t.item(e.amount, e.obj) if e.amount > 0 else t.things(ids)  # of an item on the chain, by its serial
    return f"{t.player(e.player)} takes control of {what} from {t.player(e.other)}"


def _entered(t: Teller, e: Event, ids: list[int]) -> str:
    return f"{t.things(ids)} enter{_s(ids)} {t.place(e.loc)} {e.text}".rstrip()


def _recalled(t: Teller, e: Event, ids: list[int]) -> str:
    return f"{t.things(ids)} {_be(ids)} Recalled to {t.place(e.loc)}"


def _phase_began(t: Teller, e: Event, ids: list[int]) -> str:
    return f"{t.player(e.player)}'s {PHASE_NAMES[e.amount].capitalize()} Phase begins"


def _item_added(t: Teller, e: Event, ids: list[int]) -> str:
    what = "a permanent" if e.amount == ITEM_PERMANENT else "a spell" if not e.text else "an ability"
    return f"{t.item(e.other, e.obj)} is on the chain, {what} that is Pending"


def _removed(t: Teller, e: Event, ids: list[int]) -> str:
    why = f": {t.thing(e.obj)} has not gone to the trash" if e.rule == "808.1.d.1" else ""
    return f"{t.item(e.other, e.obj)} leaves the chain{why}"


def chosen(t: Teller, e: Event) -> str:
    """What was chosen for an item (CHOSEN)."""
    if e.text == "player":
        return t.player(e.loc)
    if e.text == "item":
        return t.item(e.loc, e.obj)
    return t.thing(e.obj) if e.obj >= 0 else t.place(e.loc)


def _chosen(t: Teller, e: Event, ids: list[int]) -> str:
    return f"{t.player(e.player)} chooses {chosen(t, e)} for {t.thing(e.other)}"


def _cost_paid(t: Teller, e: Event, ids: list[int]) -> str:
    what = f" for {t.thing(e.obj)}" if e.obj >= 0 else ""
    return f"{t.player(e.player)} pays {cost(e)}{what}"


def _triggered(t: Teller, e: Event, ids: list[int]) -> str:
    does = t.item_text(e.other)
    return f"{t.item(e.other, e.obj)}{TRIGGERS}{': ' + does if does else ''}"


def _ignored(t: Teller, e: Event, ids: list[int]) -> str:
    item = t.item(e.other, e.obj)
    if e.rule in _ABANDONED:
        return f"{item} leaves the chain: {_ABANDONED[e.rule].format(who=t.player(e.player))}"
    if e.rule == "359.3.e.5":
        target = t.thing(e.amount >> REF_SHIFT) if e.text == "0" else "what was chosen"
        return f"{target} is no longer a legal target: {item} does not affect it"
    return f"an instruction of {item} is ignored"


# Why a triggered ability is not finalized.
_ABANDONED: Final = {
    "402.1.a": "{who} does not perform it",
    "402.4": "it has no legal choices",
    "404.2": "it is not paid for",
    "405.1": "what was chosen is not legal any more",
}


def _uneventful(t: Teller, e: Event, ids: list[int]) -> str:
    if e.rule == "465.1":
        return f"{e.text}: only one side has units at {t.place(e.loc)}"
    who = t.thing(e.obj) if e.obj >= 0 else t.player(e.player)
    return f"{who} {e.text}" if e.text.startswith(("cannot", "takes", "moves")) else f"{who}: {e.text}"


def _focus_gained(t: Teller, e: Event, ids: list[int]) -> str:
    if e.rule in ("346", "347.2.b"):
        return f"Focus passes to {t.player(e.player)}"
    return f"{t.player(e.player)} gains Focus and Priority"


def _showdown_began(t: Teller, e: Event, ids: list[int]) -> str:
    kind = "Combat Showdown" if e.rule == "464.2.b" else "Showdown"
    return f"the {kind} at {t.place(e.loc)} begins"


def _redesignated(t: Teller, e: Event, ids: list[int]) -> str:
    role = "an Attacker" if e.amount == ATTACKER else "a Defender"
    return f"{t.things(ids)} {_be(ids)} {role} again"


def _assigned(t: Teller, e: Event, ids: list[int]) -> str:
    return f"{t.player(e.player)} assigns {e.amount} damage to {t.things(ids)}"


def _control_established(t: Teller, e: Event, ids: list[int]) -> str:
    before = f", which {t.player(e.other)} controlled" if e.other >= 0 else ""
    return f"{t.player(e.player)} establishes control of {t.place(e.loc)}{before}"


def _point_gained(t: Teller, e: Event, ids: list[int]) -> str:
    verb = "gains" if e.amount > 0 else "loses"
    total = f"{e.other} of {passive.victory_score(t.state)}"
    return f"{t.player(e.player)} {verb} {amount_of(abs(e.amount), 'point')}: {total}"


def score(t: Teller, e: Event) -> str:
    """The points that a player has after POINT_GAINED: "1 point of 8"."""
    return f"{amount_of(e.other, 'point')} of {passive.victory_score(t.state)}"


def _expired(t: Teller, e: Event, ids: list[int]) -> str:
    if e.text == "stunned":
        return f"{t.things(ids)} {_be(ids)} no longer Stunned"
    until = "this combat" if e.rule == "466.7.c" else "this turn"
    return f"what {t.things(ids)} {'was' if len(ids) == 1 else 'were'} given for {until} expires"


def _there(t: Teller, e: Event) -> str:
    """Where it is, of what is no place itself."""
    if e.loc < 0 or t.state.objects[e.obj].zone == BATTLEFIELD_ZONE:
        return ""
    return f" {'at' if e.loc >= FIELD else 'in'} {t.place(e.loc)}"


def _facedown_removed(t: Teller, e: Event, ids: list[int]) -> str:
    return f"{t.things(ids)}, hidden at {t.place(e.loc)}, goes to {t.player(e.player)}'s trash"


def _cleanup_began(t: Teller, e: Event, ids: list[int]) -> str:
    if e.amount != NORMAL:
        return CLEANUP_NAMES[e.amount].title()
    why = "; ".join(words for _, words in occasions(e))
    return f"Cleanup: {why}" if why else "Cleanup"


def _game_won(t: Teller, e: Event, ids: list[int]) -> str:
    outcome = t.state.outcome
    winners = outcome.winners if outcome is not None else (e.player,)
    by = f" by {e.text}" if e.text else ""
    return f"{listed([t.player(p) for p in winners])} win{_s(winners)} the game{by}"


def _player_left(t: Teller, e: Event, ids: list[int]) -> str:
    return f"{t.player(e.player)} {'concedes' if e.rule == '651' else 'is out of the game'}"


def _took_place(t: Teller, e: Event, ids: list[int]) -> str:
    whose = f" of {t.thing(e.other)}" if e.other >= 0 else ""
    return f"{t.things(ids)}, a token, takes the place{whose}"


def _mulliganed(t: Teller, e: Event, ids: list[int]) -> str:
    how = f"sets {amount_of(e.amount, 'card')} aside" if e.amount else "keeps the whole hand"
    return f"{t.player(e.player)} {how}"


def _chance(t: Teller, e: Event, ids: list[int]) -> str:
    return f"{t.player(e.player)} brings {t.thing(e.obj)}, by chance"


def _choice(t: Teller, e: Event, ids: list[int]) -> str:
    who = t.player(e.player)
    say = _CHOICES.get(e.amount)
    if say is not None:
        return f"{who} {say(t, e)}"
    if not e.text:  # what was picked is hidden from the seat
        return f"{who} hides a card" if e.amount == d.O_HIDE else f"{who} chooses a card"
    verb, _, rest = e.text.partition(" ")
    return f"{who} {_VERBS.get(verb, 'chooses ' + verb)} {rest}".rstrip()


# A choice of which the sentence begins with a verb, as the options of ``wording`` do.
_VERBS: Final = {
    "play": "plays",
    "use": "uses",
    "move": "moves",
    "hide": "hides",
    "invite": "invites",
    "set": "sets",
    "recycle": "recycles",
    "discard": "discards",
    "put": "puts",
    "pass": "passes",
    "end": "ends",
    "done": "chooses no more",
}


def _passes(t: Teller, e: Event) -> str:
    return {d.D_FOCUS: "passes Focus", d.D_PRIORITY: "passes Priority"}.get(e.other, "passes")


def _yes(t: Teller, e: Event) -> str:
    what = t.thing(e.obj) if e.obj >= 0 else ""
    if e.rule == "355.1.a":
        return f"pays the optional additional cost of {what}"
    return f"performs {what}'s ability" if what else "says yes"


def _no(t: Teller, e: Event) -> str:
    what = t.thing(e.obj) if e.obj >= 0 else ""
    if e.rule == "355.1.a":
        return f"does not pay the optional additional cost of {what}"
    return f"does not perform {what}'s ability" if what else "says no"


def _picks_object(t: Teller, e: Event) -> str:
    if e.other == d.D_MOVE:
        return f"moves {t.thing(e.loc)} along"
    if e.other == d.D_ASSIGN:
        return f"assigns damage to {t.thing(e.loc)} next"
    what = f" for {t.thing(e.obj)}" if 0 <= e.obj != e.loc else ""
    return f"chooses {t.thing(e.loc)}{what}"


def _picks_place(t: Teller, e: Event) -> str:
    if e.other == d.D_CONTEST:
        return f"chooses {t.place(e.loc)} to be first"
    what = f" for {t.thing(e.obj)}" if e.obj >= 0 else ""
    return f"chooses {t.place(e.loc, e.player)}{what}"


def _picks_item(t: Teller, e: Event) -> str:
    name = t.item(e.loc) or e.text
    return f"puts {name} on the chain first" if e.other == d.D_ORDER else f"chooses {name}"


def _pays_so(t: Teller, e: Event) -> str:
    return f"chooses how to pay: {e.text}"


def _applies(t: Teller, e: Event) -> str:
    source, _, _ = e.text.rpartition(" for ")
    return f"chooses {source} to apply to {t.thing(e.loc) if e.loc >= 0 else 'the point'}"


def _has_done(t: Teller, e: Event) -> str:
    if e.text.startswith("leave "):
        return e.text.replace("leave", "leaves", 1)
    return {d.D_MOVE: "moves nobody else along", d.D_MULLIGAN: "keeps the other cards"}.get(e.other, "chooses no more")


_CHOICES: Final[dict[int, Callable[[Teller, Event], str]]] = {
    d.O_PASS: _passes,
    d.O_END_TURN: lambda t, e: "ends the turn",
    d.O_YES: _yes,
    d.O_NO: _no,
    d.O_OBJECT: _picks_object,
    d.O_PLAYER: lambda t, e: f"chooses {t.player(e.loc)}",
    d.O_PLACE: _picks_place,
    d.O_MODE: lambda t, e: f"chooses {e.text}",
    d.O_DONE: _has_done,
    d.O_PAYMENT: _pays_so,
    d.O_ITEM: _picks_item,
    d.O_REPLACE: _applies,
    d.O_NUMBER: lambda t, e: f"chooses {e.text or e.loc}",
    d.O_DECLINE: lambda t, e: "declines to pay",
}

_SAY: Final[dict[int, Say]] = {
    ev.READIED: _does("readies", "readied"),
    ev.EXHAUSTED_EVENT: _does("exhausts", "exhausted"),
    ev.DRAWN: _does("draws", "drawn"),
    ev.RECYCLED: _does("recycles", "recycled"),
    ev.DAMAGED: _damaged,
    ev.HEALED: _healed,
    ev.PLAYED: _does("has played", "played"),
    ev.MOVED: _moved,
    ev.HID: lambda t, e, ids: f"{t.player(e.player)} hides {t.things(ids)} at {t.place(e.loc)}",
    ev.DISCARDED: _does("discards", "discarded"),
    ev.STUNNED_EVENT: _does("stuns", "Stunned"),
    ev.REVEALED: _does("reveals", "revealed"),
    ev.COUNTERED: _of_item("{item} is countered"),
    ev.BUFFED_EVENT: _does("buffs", "buffed"),
    ev.BANISHED: _does("banishes", "banished"),
    ev.DIED: _died,
    ev.ADDED: lambda t, e, ids: f"{t.player(e.player)} adds {e.amount} {resource_name(e.other)}",
    ev.CHANNELED: _does("channels", "channeled"),
    ev.BURNED_OUT: _player_does("Burns Out"),
    ev.ATTACHED: _attached,
    ev.DETACHED: _attached,
    ev.CREATED: lambda t, e, ids: f"{t.things(ids)} {_be(ids)} created{_there(t, e)}",
    ev.RECALLED: _recalled,
    ev.ENTERED: _entered,
    ev.GAVE: _gave,
    ev.CONTROL_TAKEN: _control_taken,
    ev.RETURNED: _returned,
    ev.BUFF_SPENT: lambda t, e, ids: f"{t.player(e.player)} spends the buff of {t.things(ids)}",
    ev.LOOKED: lambda t, e, ids: f"{t.player(e.player)} looks at {t.things(ids)}",
    ev.TRASHED: lambda t, e, ids: f"{t.player(e.player)} puts {t.things(ids)} from the Main Deck into the trash",
    ev.REPLACED: _replaced,
    ev.TURN_BEGAN: lambda t, e, ids: f"{t.player(e.player)}'s turn begins, turn {e.amount}",
    ev.PHASE_BEGAN: _phase_began,
    ev.STEP_BEGAN: lambda t, e, ids: e.text,
    ev.TURN_QUEUED: _player_does("will take a turn after this one"),
    ev.ITEM_ADDED: _item_added,
    ev.FINALIZED: _of_item("{who} finalizes {item}"),
    ev.RESOLVING: _of_item("{item} resolves"),
    ev.RESOLVED: _of_item("{item} has been executed"),
    ev.REMOVED: _removed,
    ev.CHOSEN: _chosen,
    ev.PRIORITY_GAINED: _player_does("gains Priority"),
    ev.PASSED_PRIORITY: _player_does("passes Priority"),
    ev.COST_PAID: _cost_paid,
    ev.TRIGGERED: _triggered,
    ev.IGNORED: _ignored,
    ev.CONTESTED: _of_place("{at} becomes Contested by {who}"),
    ev.CONTEST_REMOVED: _of_place("{at} is no longer Contested"),
    ev.SHOWDOWN_STAGED: _of_place("a Showdown is staged at {at}"),
    ev.COMBAT_STAGED: _of_place("a Combat is staged at {at}"),
    ev.UNSTAGED: lambda t, e, ids: f"the {e.text} at {t.place(e.loc)} is no longer staged",
    ev.SHOWDOWN_BEGAN: _showdown_began,
    ev.COMBAT_BEGAN: _of_place("the Combat at {at} begins"),
    ev.CONVERTED: _of_place("the Showdown at {at} becomes a Combat Showdown"),
    ev.FOCUS_GAINED: _focus_gained,
    ev.PASSED_FOCUS: _player_does("passes Focus"),
    ev.SHOWDOWN_ENDED: _of_place("the Showdown at {at} closes"),
    ev.ATTACKS: lambda t, e, ids: f"{t.things(ids)} attack{_s(ids)}",
    ev.DEFENDS: lambda t, e, ids: f"{t.things(ids)} defend{_s(ids)}",
    ev.DESIGNATION_LOST: lambda t, e, ids: f"{t.things(ids)} lose{_s(ids)} the designation",
    ev.ASSIGNED: _assigned,
    ev.COMBAT_WON: _of_place("{who} wins the Combat at {at}"),
    ev.COMBAT_NO_RESULT: _of_place("the Combat at {at} has No Result"),
    ev.COMBAT_ENDED: _of_place("the Combat at {at} ends"),
    ev.CONTROL_ESTABLISHED: _control_established,
    ev.CONTROL_LOST: _of_place("{who} loses control of {at}"),
    ev.CONQUERED: _of_place("{who} conquers {at}"),
    ev.HELD: _of_place("{who} holds {at}"),
    ev.POINT_GAINED: _point_gained,
    ev.EXPIRED: _expired,
    ev.POOL_EMPTIED: lambda t, e, ids: f"{t.player(e.player)}'s Rune Pool empties",
    ev.FACEDOWN_REMOVED: _facedown_removed,
    ev.CHOICE: _choice,
    ev.CLEANUP_BEGAN: _cleanup_began,
    ev.CLEANUP_STEP: lambda t, e, ids: f"step {e.text}",
    ev.CLEANUP_ENDED: lambda t, e, ids: f"the {CLEANUP_NAMES[e.amount].title()} is over",
    ev.GAME_WON: _game_won,
    ev.PLAYER_LEFT: _player_left,
    ev.MULLIGANED: _mulliganed,
    ev.COMBAT_LOST: _of_place("{who} loses the Combat at {at}"),
    ev.ORDERED: _of_item("{item} goes on the chain first"),
    ev.UNDONE: _of_item("the play of {item} is undone"),
    ev.BECAME_MIGHTY: lambda t, e, ids: f"{t.things(ids)} become{_s(ids)} Mighty",
    ev.UNEVENTFUL: _uneventful,
    ev.CHANCE: _chance,
    ev.PLAYER_ATTACKS: _of_place("{who} is the Attacker at {at}"),
    ev.PLAYER_DEFENDS: _of_place("{who} is the Defender at {at}"),
    ev.PREVENTED: _prevented,
    ev.EMPOWERED_EVENT: lambda t, e, ids: f"{t.things(ids)} become{_s(ids)} Empowered",
    ev.DISEMPOWERED: lambda t, e, ids: f"{t.things(ids)} {_be(ids)} no longer Empowered",
    ev.XP_GAINED: lambda t, e, ids: f"{t.player(e.player)} gains {e.amount} XP",
    ev.XP_SPENT: lambda t, e, ids: f"{t.player(e.player)} spends {e.amount} XP",
    ev.REDESIGNATED: _redesignated,
    ev.TOOK_PLACE: _took_place,
    ev.SWAPPED_BACK: lambda t, e, ids: f"{t.things(ids)} {_be(ids)} back in the place of the token that replaced it",
    ev.BECAME_COPY: lambda t, e, ids: f"{t.things(ids)} become{_s(ids)} a copy of {t.thing(e.other)}",
    ev.OWN_DEATH: lambda t, e, ids: f"{t.things(ids)} {_be(ids)} about to die",
    ev.OWN_LEAVING: lambda t, e, ids: f"{t.things(ids)} {_be(ids)} about to leave the board",
}
