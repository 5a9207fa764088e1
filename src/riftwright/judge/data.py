"""Explanations as data: the types of ``protocol`` filled from a story and its log."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from riftwright.core import decisions as d
from riftwright.core import events as ev
from riftwright.core.events import NAMES, Event
from riftwright.core.ids import ATTACKER, KEYWORD_NAMES, PHASE_NAMES
from riftwright.core.state import REF_SHIFT
from riftwright.judge import protocol
from riftwright.judge.phrases import Line
from riftwright.judge.protocol import Citation, Item, Place, Player, Thing
from riftwright.judge.story import Entry
from riftwright.judge.telling import Teller, occasions, resource_name
from riftwright.rules import glossary
from riftwright.rules.edition import CLEANUP_NAMES


class Writer:
    """Writes the events and the entries of one game under an edition."""

    __slots__ = ("edition", "t")

    def __init__(self, t: Teller, edition: str) -> None:
        self.t: Teller = t
        self.edition: str = edition

    def cite(self, rules: Sequence[str]) -> list[Citation]:
        """Rules by their number of 2026-07-16 and in the edition, where it has them."""
        index = glossary.load()
        return [Citation(rule, index.number_in(rule, self.edition)) for rule in rules if rule]

    def entry(self, number: int, entry: Entry) -> protocol.Entry:
        """An entry of the sequence."""
        heading = entry.heading
        return protocol.Entry(
            number=number,
            kind=entry.kind,
            text=heading.text,
            rules=self.cite(heading.rules),
            events=list(heading.events),
            lines=[self._line(line) for line in entry.lines],
        )

    def _line(self, line: Line) -> protocol.Line:
        return protocol.Line(text=line.text, rules=self.cite(line.rules), events=list(line.events), step=line.label)

    def event(self, at: int, e: Event) -> protocol.Event:
        """An event of the log, with what its numbers mean by name."""
        fields: dict[str, Any] = {"player": self.player(e.player), "object": self.thing(e.obj)}
        if e.rule:
            (cited,) = self.cite((e.rule,))
            fields |= {"rule": cited.rule, "number": cited.number}
        if e.text and e.kind not in _CODED:
            fields["text"] = e.text
        if e.loc >= 0 and e.kind != ev.CHOICE and not (e.kind == ev.CHOSEN and e.text):
            fields["place"] = self.place(e.loc)
        fields |= self._others(e) | self._amounts(e)
        write = _OWN.get(e.kind)
        if write is not None:
            fields |= write(self, e)
        return protocol.Event(index=at, kind=NAMES[e.kind], sentence=self.t.sentence(e), **fields)

    def player(self, player: int) -> Player | None:
        """A player, if there is one."""
        return Player(player, self.t.player(player)) if player >= 0 else None

    def thing(self, oid: int) -> Thing | None:
        """An object, if there is one."""
        return Thing(oid, self.t.thing(oid)) if oid >= 0 else None

    def place(self, loc: int) -> Place | None:
        """A location, if there is one."""
        return Place(loc, self.t.place(loc)) if loc >= 0 else None

    def item(self, serial: int, oid: int) -> Item:
        """An item on the chain."""
        return Item(serial, self.t.item(serial, oid))

    def _others(self, e: Event) -> dict[str, Any]:
        if e.kind in _ITEMS:
            return {"item": self.item(e.other, e.obj)} if e.other >= 0 else {}
        if e.kind not in _OTHERS:
            return {}
        name, meaning = _OTHERS[e.kind]
        return {name: {"object": self.thing, "player": self.player, "place": self.place}[meaning](e.other)}

    def _amounts(self, e: Event) -> dict[str, Any]:
        if e.kind not in _AMOUNTS:
            return {}
        return {_AMOUNTS[e.kind]: e.amount}


# What is a code in an event's text, or is a field of its own.
_CODED: Final = (ev.DIED, ev.CHOSEN, ev.IGNORED, ev.PHASE_BEGAN)
# What an event's amount is, where it is one.
_AMOUNTS: Final[Mapping[int, str]] = {
    ev.DAMAGED: "amount",
    ev.HEALED: "amount",
    ev.ASSIGNED: "amount",
    ev.PREVENTED: "amount",
    ev.ADDED: "amount",
    ev.GAVE: "amount",
    ev.POINT_GAINED: "amount",
    ev.XP_GAINED: "amount",
    ev.XP_SPENT: "amount",
    ev.MULLIGANED: "amount",
    ev.POOL_EMPTIED: "amount",
    ev.UNEVENTFUL: "amount",
    ev.COST_PAID: "energy",
    ev.TURN_BEGAN: "turn",
}
_ITEMS: Final = (
    ev.ITEM_ADDED,
    ev.FINALIZED,
    ev.RESOLVING,
    ev.RESOLVED,
    ev.REMOVED,
    ev.COUNTERED,
    ev.TRIGGERED,
    ev.IGNORED,
    ev.ORDERED,
    ev.UNDONE,
    ev.PLAYED,
)
# The other number of an event: what it is called, and what it is.
_OTHERS: Final = {
    ev.MOVED: ("origin", "place"),
    ev.RECALLED: ("origin", "place"),
    ev.DAMAGED: ("source", "object"),
    ev.UNEVENTFUL: ("source", "object"),
    ev.ATTACHED: ("attached_to", "object"),
    ev.DETACHED: ("attached_to", "object"),
    ev.REPLACED: ("acted_on", "object"),
    ev.TOOK_PLACE: ("in_place_of", "object"),
    ev.BECAME_COPY: ("copied", "object"),
    ev.CHOSEN: ("chosen_for", "object"),
    ev.DIED: ("controller", "player"),
    ev.CONTROL_TAKEN: ("taken_from", "player"),
    ev.CONTROL_ESTABLISHED: ("taken_from", "player"),
    ev.CONQUERED: ("taken_from", "player"),
    ev.CONTEST_REMOVED: ("controller", "player"),
    ev.COMBAT_WON: ("loser", "player"),
    ev.COMBAT_LOST: ("winner", "player"),
}


def _choice(w: Writer, e: Event) -> dict[str, Any]:
    picked = {"picked": e.loc} if e.loc >= 0 else {}
    return {"decision": d.DECISION_NAMES[e.other], "option": d.OPTION_NAMES[e.amount], **picked}


def _cleanup(w: Writer, e: Event) -> dict[str, Any]:
    began = e.kind == ev.CLEANUP_BEGAN
    return {
        "cleanup": CLEANUP_NAMES[e.amount],
        "occasions": w.cite([rule for rule, _ in occasions(e)]) if began else [],
    }


def _died(w: Writer, e: Event) -> dict[str, Any]:
    return {"might": e.amount, "damage": int(e.text)} if e.amount >= 0 else {}


def _taken(w: Writer, e: Event) -> dict[str, Any]:
    return {"item": w.item(e.amount, e.obj)} if e.amount > 0 else {}


def _gave(w: Writer, e: Event) -> dict[str, Any]:
    return {"keyword": KEYWORD_NAMES[e.other]} if e.other >= 0 else {}


def _chosen(w: Writer, e: Event) -> dict[str, Any]:
    if e.text == "player":
        return {"chosen_player": w.player(e.loc)}
    return {"chosen_item": w.item(e.loc, e.obj)} if e.text == "item" else {}


def _ignored(w: Writer, e: Event) -> dict[str, Any]:
    return {"target": w.thing(e.amount >> REF_SHIFT)} if e.rule == "359.3.e.5" and e.text == "0" else {}


def _played(w: Writer, e: Event) -> dict[str, Any]:
    return {"hidden_at": w.place(e.amount - 1)}


# What else events of a kind say.
_OWN: Final[Mapping[int, Callable[[Writer, Event], dict[str, Any]]]] = {
    ev.CHOICE: _choice,
    ev.CLEANUP_BEGAN: _cleanup,
    ev.CLEANUP_ENDED: _cleanup,
    ev.DIED: _died,
    ev.CONTROL_TAKEN: _taken,
    ev.GAVE: _gave,
    ev.CHOSEN: _chosen,
    ev.IGNORED: _ignored,
    ev.PLAYED: _played,
    ev.ITEM_ADDED: lambda w, e: {"item_kind": protocol.ITEM_KINDS[e.amount]},
    ev.PHASE_BEGAN: lambda w, e: {"phase": PHASE_NAMES[e.amount]},
    ev.ADDED: lambda w, e: {"resource": resource_name(e.other)},
    ev.COST_PAID: lambda w, e: {"power": max(e.other, 0)},
    ev.POINT_GAINED: lambda w, e: {"points": e.other},
    ev.REPLACED: lambda w, e: {"replaced": NAMES[e.amount]},
    ev.REDESIGNATED: lambda w, e: {"designation": protocol.DESIGNATIONS[e.amount != ATTACKER]},
}
