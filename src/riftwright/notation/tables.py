"""A position in the words for boards: the keys and tables that a scenario file would have for it.

What words cannot say is left out: whoever needs to know compares what they set up (``sameness``). Of what the viewer
may not see there is nothing but how many cards there are.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from riftwright.core.ids import ANY, DOMAIN_NAMES, ENERGY, FACEDOWN, NOWHERE, RESOURCES, SETUP
from riftwright.core.state import ITEM_PERMANENT, ChainItem, Delayed, Field, GameState, Obj, Player
from riftwright.notation import items, state_words
from riftwright.notation.board import COMBAT_STEPS, LEFT, OPENERS, RESTRICTED, STEPS, names_of, turns_had
from riftwright.rules import modes
from riftwright.rules.combat import Combat
from riftwright.rules.machine import Machine
from riftwright.rules.playing import Invited
from riftwright.rules.turn import Turn
from riftwright.rules.visibility import EVERYONE, sees
from riftwright.rules.wording import item_name

UNSEEN: Final = "Filler"  # what stands for a card that the viewer does not see
_ORDINALS: Final = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth")

_AFTER: Final = {step: word for word, step in COMBAT_STEPS.items()}

Table = dict[str, Any]


class Tables:
    """The tables of a board that say what words can of a position. ``missing`` are the items on the chain that none of
    them says.
    """

    def __init__(self, m: Machine, viewer: int) -> None:
        self.m = m
        self.s: GameState = m.state
        self.viewer = viewer
        self.missing: list[str] = []
        self._labels = _labels(self.s, viewer)
        self._since = _since(self.s) if self.s.begun is not None else {}

    def all(self) -> Table:
        """The keys and tables of the file. Pieces are put together last, when it is known which need a label."""
        s = self.s
        chain = [(item, self._item(item)) for item in s.chain]
        self.missing = [item_name(s, item) for item, table in chain if table is None]
        lasting = {
            "chain": [table for _, table in chain if table is not None],
            "delayed": [table for one in s.delayed if (table := self._delayed(one)) is not None],
        }
        found = self._top()
        for p in s.players:
            found[s.seats[p.index]] = self._player(p)
        found["battlefield"] = [self._field(field) for field in s.battlefields]
        if s.showdown >= 0 and s.focus >= 0:
            found["showdown"] = self._showdown()
        dealt = [task for task in s.tasks if isinstance(task, Combat) and task.step in _AFTER]
        if dealt:
            found["combat"] = self._combat(dealt[-1])
        finished: Table = _finished(found | {key: tables for key, tables in lasting.items() if tables})
        return finished

    # Names

    def call(self, oid: int) -> str:
        """What the object is called in this file; it gets a label where its name would not do."""
        s = self.s
        if oid in self._labels:
            return self._labels[oid]
        o = s.objects[oid]
        if o.zone == NOWHERE or not (o.on_board or sees(s, self.viewer, oid)):
            raise state_words.UnsayableError  # to say which of several secret cards it is would tell more than is known
        name = self._name(oid)
        same = [x.id for x in s.objects if x.zone != NOWHERE and name in self._names(x)]
        board = [x for x in same if s.objects[x].on_board]
        if same == [oid] or board == [oid]:
            return name
        self._labels[oid] = _fresh(name, self._labels.values())
        return self._labels[oid]

    def _name(self, oid: int) -> str:
        """The card that a piece is: what it is without what effects make of it."""
        return self.s.faces[self.s.objects[oid].printed].name if sees(self.s, self.viewer, oid) else UNSEEN

    def _names(self, o: Obj) -> tuple[str, ...]:
        return names_of(self.s, o) if sees(self.s, self.viewer, o.id) else (UNSEEN,)

    def piece(self, oid: int, but: str = "") -> "_Piece":
        """The object with its words of state, but for one that stands elsewhere."""
        o = self.s.objects[oid]
        if sees(self.s, self.viewer, oid):
            found = state_words.words(self.s, o, self.call, self._since.get(oid, 0))
        else:
            found = ["hidden on this turn"] if o.zone == FACEDOWN and o.hidden_on >= self.s.turn else []
        return _Piece(self._name(oid), oid, self._labels, [word for word in found if word != but])

    def _pieces(self, oids: Sequence[int]) -> "list[_Piece]":
        return [self.piece(oid) for oid in oids]

    # Tables

    def _top(self) -> Table:
        s = self.s
        step = s.tasks[0].step if isinstance(s.tasks[0], Turn) else -1
        mode = modes.get(s.mode)
        found: Table = {"mode": s.mode, "turn": s.seats[s.turn_player]}
        found["phase"] = next((word for word, at in STEPS.items() if at == (step, s.phase)), "main")
        if s.phase == SETUP:
            found["phase"] = "mulligan"
        found["first"] = s.seats[s.first_player]
        if s.turn:
            found["turn_number"] = s.turn
        if s.victory_score != mode.victory_score:
            found["victory_score"] = s.victory_score
        if s.extra_turns:
            found["extra_turns"] = [s.seats[player] for player in s.extra_turns]
        if s.queued != s.turn_player:
            found["regular_turn"] = s.seats[s.queued]
        if self.viewer == EVERYONE:
            found["seed"] = s.chance
            if s.dictated:
                found["chance"] = list(s.dictated)
        if s.chain and s.priority >= 0:
            found["priority"] = s.seats[s.priority]
        if s.chain and s.passes:
            found["passes"] = s.passes
        if s.chain and s.focus >= 0:
            found["opened_by"] = OPENERS[s.chain_opener]
        for task in s.tasks:
            if isinstance(task, Invited):
                found["invited"] = s.seats[task.player]
        edition = self.m.edition
        switched = {x.name: edition.settings[x.name] for x in edition.switches if edition.settings[x.name] != x.default}
        if switched:
            found["switches"] = switched
        return found

    def _player(self, p: Player) -> Table:
        s = self.s
        named = [oid for oid in p.runes if oid in self._labels]  # what is spoken of stands for itself
        runes = self._runes(sorted((oid for oid in p.runes if oid not in named), key=self._rune_order))
        found: Table = {
            "legend": self.piece(p.legends[0]) if p.legends else None,
            "champion": self._pieces(p.champion),
            "chosen": s.faces[p.chosen].name if p.chosen >= 0 and not p.champion else None,
            "base": self._pieces([*p.base, *named]),
            "hand": self._pieces(p.hand),
            "trash": self._pieces(p.trash),
            "banished": self._pieces(p.banishment),
            "runes": runes,
            "pool": _pool(p) or (None if runes else ""),
            "points": s.points[p.team],
            "xp": p.xp,
        }
        found |= self._deeds(p)
        found["deck"] = self._pieces(p.main_deck[::-1])
        found["rune_deck"] = self._runes(p.rune_deck[::-1])
        always = ("deck", "rune_deck", "pool", "resolved", "turns")
        return {key: value for key, value in found.items() if value or (key in always and value is not None)}

    def _deeds(self, p: Player) -> Table:
        """What the player has done this turn, and how many turns they have had where that does not follow."""
        turns = turns_had(self.s, self.s.turn - 1, p.index) if self.s.turn else 0
        return {
            "scored": [field.slot + 1 for field in self.s.battlefields if (p.scored & ~p.conquered) >> field.slot & 1],
            "conquered": [field.slot + 1 for field in self.s.battlefields if p.conquered >> field.slot & 1],
            "shut_out": [field.slot + 1 for field in self.s.battlefields if p.shut_out >> field.slot & 1],
            "played": p.finalized,
            "resolved": p.resolved if p.resolved != p.finalized else None,
            "spent_on_spell": p.spent_on_spell,
            "deaths": p.deaths,
            "discarded": p.discarded,
            "turns": p.turns if p.turns != turns else None,
            "out": LEFT[not p.conceded] if p.lost else None,
        }

    def _runes(self, oids: Sequence[int]) -> str:
        """Runes in order, as "2 Fury, 1 exhausted Mind"; those that are not seen are of a domain of the legend."""
        return ", ".join(f"{count} {word}" for word, count in _runs([self._rune(oid) for oid in oids]))

    def _rune(self, oid: int) -> str:
        s = self.s
        o = s.objects[oid]
        if sees(s, self.viewer, oid):
            return f"{'exhausted ' if o.exhausted else ''}{s.face_of(oid).name.removesuffix(' Rune')}"
        legends = s.players[o.owner].legends
        domains = s.face_of(legends[0]).domains if legends else 1
        return next(name for i, name in enumerate(DOMAIN_NAMES) if domains >> i & 1)

    def _rune_order(self, oid: int) -> tuple[str, bool]:
        return self.s.face_of(oid).name, self.s.objects[oid].exhausted

    def _field(self, field: Field) -> Table:
        s = self.s
        card = s.objects[field.id]
        found: Table = {"name": self.piece(field.id)}
        if field.controller >= 0:
            found["controller"] = s.seats[field.controller]
        if field.contested >= 0:
            found["contested"] = s.seats[field.contested]
        if card.owner:
            found["owner"] = s.seats[card.owner]
        staged = ["showdown"] * field.showdown_staged + ["combat"] * field.combat_staged
        if staged:
            found["staged"] = staged
        for controller, there in _by_side(s, field.units).items():
            found[s.seats[controller]] = self._pieces(there)
        facedown = _by_side(s, field.facedown)
        if facedown:
            found["facedown"] = {s.seats[controller]: self._pieces(there) for controller, there in facedown.items()}
        return found

    def _showdown(self) -> Table:
        s = self.s
        found: Table = {"at": s.showdown + 1, "focus": s.seats[s.focus]}
        if s.focus_passes:
            found["passes"] = s.focus_passes
        if s.combat and s.attacker >= 0 and s.defender >= 0:
            found |= {"attacker": s.seats[s.attacker], "defender": s.seats[s.defender]}
        return found

    def _combat(self, combat: Combat) -> Table:
        """A combat whose damage is dealt."""
        s = self.s
        found: Table = {"at": combat.slot + 1, "attacker": s.seats[s.attacker], "defender": s.seats[s.defender]}
        found["next"] = _AFTER[combat.step]
        if combat.excess:
            found["excess"] = {s.seats[player]: amount for player, amount in combat.excess}
        if combat.recalled:
            found["recalled"] = True
        return found

    def _item(self, item: ChainItem) -> Table | None:
        if item.pending:
            return None
        try:
            found = items.table(self.s, item, self.call)
        except state_words.UnsayableError:
            return None
        if item.what <= ITEM_PERMANENT:
            found["card"] = self.piece(item.obj, but=f"played {item.finalized_as}")
        return found

    def _delayed(self, delayed: Delayed) -> Table | None:
        s = self.s
        found: Table = {"player": s.seats[delayed.controller], "card": s.faces[delayed.face].name}
        try:
            found["source"] = items.name_of_ref(s, delayed.source, self.call)
            found["ability"] = delayed.ability + 1
            if delayed.subject >= 0:
                found["about"] = items.name_of_ref(s, delayed.subject, self.call)
        except state_words.UnsayableError:
            return None
        if delayed.place >= 0:
            found["at"] = items.location(s, delayed.place)
        if delayed.since:
            found["since"] = delayed.since
        if not delayed.once:
            found["once"] = False
        return found


class _Piece:
    """A piece that waits for its label, if it is to have one."""

    def __init__(self, name: str, oid: int, labels: dict[int, str], words: list[str]) -> None:
        self._name = name
        self._oid = oid
        self._labels = labels
        self._words = words

    def __str__(self) -> str:
        label = [f"as {self._labels[self._oid]}"] if self._oid in self._labels else []
        return " ".join([self._name, *label, *self._words])


def _finished(value: Any) -> Any:
    """The tables with every piece as text."""
    if isinstance(value, _Piece):
        return str(value)
    if isinstance(value, dict):
        return {key: _finished(part) for key, part in value.items()}
    if isinstance(value, list) and any(isinstance(part, _Piece) for part in value):
        return [f"{count} {word}" if count > 1 else word for word, count in _runs([str(part) for part in value])]
    return [_finished(part) for part in value] if isinstance(value, list) else value


def _runs(words: list[str]) -> list[tuple[str, int]]:
    """Each word, and how often it stands there in a row."""
    return [(word, len(list(run))) for word, run in groupby(words)]


def _labels(s: GameState, viewer: int) -> dict[int, str]:
    """The labels that there are, and one for each permanent that shares its name with another one."""
    labels = {oid: label for oid, label in s.labels if s.objects[oid].zone != NOWHERE and sees(s, viewer, oid)}
    seen: dict[str, list[int]] = {}
    for place in [p.base for p in s.players] + [field.units for field in s.battlefields]:
        for oid in place:
            seen.setdefault(s.faces[s.objects[oid].printed].name, []).append(oid)
    for name, oids in seen.items():
        for oid in oids if len(oids) > 1 else ():
            if oid not in labels:
                labels[oid] = _fresh(name, labels.values())
    return labels


def _fresh(name: str, taken: Iterable[str]) -> str:
    """A label that nothing has yet: "Second Stalwart Poro"."""
    used = set(taken)
    short = name.partition("[")[0].partition(":")[0].partition(",")[0].strip()
    at = next(i for i in range(len(used) + 1) if f"{_ordinal(i)} {short}" not in used)
    return f"{_ordinal(at)} {short}"


def _ordinal(at: int) -> str:
    return _ORDINALS[at] if at < len(_ORDINALS) else f"{at + 1}th"


def _since(s: GameState) -> dict[int, int]:
    """In which order texts began to apply whose place can matter (480.1), from 1."""
    there = {*s.passives, *(o.id for o in s.objects if o.on_board and o.attached_to >= 0)}
    came = sorted((s.objects[oid].entered, oid) for oid in there if s.objects[oid].entered >= 0)
    return {oid: at for at, (_, oid) in enumerate(came, 1)}


def _pool(p: Player) -> str:
    """What is in the pool: "2 Energy, 1 any, 1 Energy for spells"."""
    names = ("Energy", "any", *DOMAIN_NAMES)
    order = (ENERGY, ANY, *range(len(DOMAIN_NAMES)))
    found = []
    for at, purpose in enumerate(("", *RESTRICTED)):
        amounts = [(p.pool[at * RESOURCES + resource], name) for resource, name in zip(order, names, strict=True)]
        found += [f"{amount} {name}{f' for {purpose}' if purpose else ''}" for amount, name in amounts if amount]
    return ", ".join(found)


def _by_side(s: GameState, oids: Sequence[int]) -> dict[int, list[int]]:
    """Objects by controller: first whose units came first."""
    order = [s.objects[oid].controller for oid in oids if s.objects[oid].is_unit]
    order += [s.objects[oid].controller for oid in oids]
    return {side: [oid for oid in oids if s.objects[oid].controller == side] for side in dict.fromkeys(order)}
