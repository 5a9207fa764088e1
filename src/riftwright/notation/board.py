"""Boards: any position, put together piece by piece. Scenarios and tests are built on it.

    board = Board(turn="A")
    board.battlefield(controller="B", units={"B": ["Unit 3 [Tank] as Guard damaged 1"]})
    board.player("A", base=["Unit 2 as Scout"], hand=["Hextech Ray"], runes="2 Fury, 1 exhausted Mind")
    game = Game(Machine(board.state(), editions.get(board.edition), []))

A piece is a card's name (or one without a name, see ``anonymous``), then ``as LABEL`` and words of state: ``damaged
N``, ``exhausted``, ``stunned``, ``buffed``, ``empowered`` (``empowered N`` for so many times), ``attacking``,
``defending``, ``moved N``, ``+N`` or ``-N`` (Might this turn), ``attached to LABEL``, ``owned by PLAYER``. Where a
player is given neither runes nor a pool, their pool holds more than enough of everything.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from riftwright.core.ids import (
    ANY,
    ATTACKER,
    BANISHMENT,
    BASE,
    BATTLEFIELD,
    BEGINNING,
    CHAIN,
    CHAMPION_ZONE,
    DEFENDER,
    DOMAIN_NAMES,
    ENDING,
    ENERGY,
    EXHAUSTED,
    FACEDOWN,
    FIELD,
    HAND,
    HAS_ATTACKED,
    HAS_DEFENDED,
    LEGEND_ZONE,
    MAIN_DECK,
    NOWHERE,
    OPENED_BY_PLAY,
    OPENED_BY_TRIGGER,
    PHASE_NAMES,
    RESOURCES,
    RUNE_DECK,
    SETUP,
    SPELL,
    STUNNED,
    THIS_TURN,
    TRASH,
)
from riftwright.core.nodes import CHOOSE_OBJECT
from riftwright.core.state import ITEM_SPELL, ITEM_TRIGGERED, ChainItem, Field, GameState, Mod, Obj, Player
from riftwright.effects.keyword_abilities import KEYWORD_FACE
from riftwright.notation.anonymous import face_named
from riftwright.rules import modes, turn
from riftwright.rules.actions import zones
from riftwright.rules.combat import DAMAGE, Combat
from riftwright.rules.setup import Mulligans, add_card, bring
from riftwright.rules.showdown import Showdown
from riftwright.rules.turn import Turn

PLENTY: Final = 99
SPARE_CARDS: Final = 12
EARLIER_TURNS: Final = 3  # turns that each player has had before, so that no first-turn rule applies


class BoardError(ValueError):
    """A board that cannot be set up as described."""


# Words of state begin outside brackets. A spell has fewer: "give a unit +2" is its text.
_OUTSIDE: Final = r"(?![^\[]*\])"
_STATE_WORD: Final = re.compile(
    r"\s+(?=(?:as|damaged|exhausted|stunned|buffed|empowered|attacking|defending|moved|attached to|owned by|hidden)\b"
    rf"|[+-]\d){_OUTSIDE}"
)
_SPELL_WORD: Final = re.compile(rf"\s+(?=(?:as|owned by|hidden)\b){_OUTSIDE}")
_STEPS: Final = {
    "mulligan": turn.T_BEGIN,
    "awaken": turn.T_AWAKEN,
    "beginning": turn.T_BEGINNING,
    "scoring": turn.T_SCORING,
    "channel": turn.T_CHANNEL,
    "draw": turn.T_DRAW,
    "main": turn.T_ACT,
    "ending": turn.T_ENDING,
    "expiration": turn.T_EXPIRATION,
}

_PHASES: Final = {"mulligan": SETUP, "scoring": BEGINNING, "expiration": ENDING}


class Board:
    """A position in the making. Players are A, B, C and D, battlefields are numbered from 1."""

    def __init__(
        self,
        *,
        mode: str = "duel",
        edition: str = "2026-10-16",
        turn: str = "A",
        phase: str = "main",
        seed: int = 0,
        first: str | None = None,
        turn_number: int | None = None,
    ) -> None:
        rules = modes.get(mode)
        players = [Player(i, team) for i, team in enumerate(rules.teams)]
        s = GameState(edition, mode, players, rules.victory_score, seed)
        s.faces = (KEYWORD_FACE,)
        self.edition = edition
        self._s = s
        s.turn_player = s.queued = self.seat(turn)
        s.first_player = self.seat(first) if first is not None else 0
        if phase not in _STEPS:
            raise BoardError(f"no phase {phase!r}; there are {', '.join(_STEPS)}")
        bottom = Turn()
        bottom.step = _STEPS[phase]
        s.phase = PHASE_NAMES.index(phase) if phase in PHASE_NAMES else _PHASES[phase]
        s.tasks = [bottom]
        if phase == "mulligan":
            s.tasks.append(_mulligans(s))
        else:
            earlier = EARLIER_TURNS * len(players) if turn_number is None else turn_number - 1
            s.turn = earlier + 1
            for p in players:
                place = (p.index - s.first_player) % len(players)
                p.turns = (earlier - place + len(players) - 1) // len(players)
            s.players[s.turn_player].turns += 1
        self._given: set[int] = set()  # players whose means were given
        self._stocked: set[tuple[int, str]] = set()
        self._attach: list[tuple[int, str]] = []

    # Naming

    def seat(self, name: str) -> int:
        """The index of a player."""
        seats = self._s.seats
        if name not in seats:
            raise BoardError(f"no player {name!r}; there are {', '.join(seats)}")
        return seats.index(name)

    def labelled(self, label: str) -> int:
        """The object with that label."""
        for oid, name in self._s.labels:
            if name == label:
                return oid
        raise BoardError(
            f"nothing is called {label!r}; there are {', '.join(n for _, n in self._s.labels) or 'no labels'}"
        )

    # Pieces

    def battlefield(
        self,
        name: str = "Battlefield",
        *,
        controller: str | None = None,
        contested: str | None = None,
        units: Mapping[str, Sequence[str]] | None = None,
        facedown: Mapping[str, Sequence[str]] | None = None,
        owner: str = "A",
        staged: Sequence[str] = (),
    ) -> "Board":
        """The next battlefield. ``name`` may have a label, ``units`` and ``facedown`` are pieces by player, ``staged``
        names "showdown" and "combat".
        """
        s = self._s
        face, label = piece_name(name)
        card = add_card(s, face_named(face), self.seat(owner), NOWHERE)
        if label:
            s.labels = (*s.labels, (card.id, label))
        field = bring(s, card.id)
        if controller is not None:
            field.controller = self.seat(controller)
        if contested is not None:
            field.contested = self.seat(contested)
        field.showdown_staged = "showdown" in staged
        field.combat_staged = "combat" in staged
        for player, pieces in (units or {}).items():
            for piece in pieces:
                self.place(piece, player, field.loc)
        for player, pieces in (facedown or {}).items():
            for piece in pieces:
                o = self._add(piece, player, FACEDOWN, field.loc)
                if o.hidden_on < 0:
                    o.hidden_on = s.turn - 1
        return self

    def player(
        self,
        name: str,
        *,
        base: Sequence[str] = (),
        hand: Sequence[str] = (),
        deck: Sequence[str] | None = None,
        trash: Sequence[str] = (),
        banished: Sequence[str] = (),
        champion: Sequence[str] = (),
        legend: str | None = None,
        runes: str | None = None,
        rune_deck: str | None = None,
        pool: str | None = None,
        points: int | None = None,
        scored: Sequence[int] = (),
        conquered: Sequence[int] = (),
        played: int = 0,
        xp: int = 0,
    ) -> "Board":
        """A player's zones. ``deck`` is given from the top down; ``runes``, ``rune_deck`` and ``pool`` as
        "3 Fury, 1 exhausted Mind" and "2 Energy, 1 any"; ``scored`` are battlefields, and those ``conquered`` are
        scored as well; ``played`` cards this turn.
        """
        index = self.seat(name)
        p = self._s.players[index]
        for piece in base:
            self.place(piece, name, index)
        for zone, pieces in ((HAND, hand), (TRASH, trash), (BANISHMENT, banished), (CHAMPION_ZONE, champion)):
            for piece in pieces:
                added = self._add(piece, name, zone)
                if zone == CHAMPION_ZONE:
                    p.chosen = added.face
        if deck is not None:
            self._stocked.add((index, "deck"))
            for piece in reversed(deck):
                self._add(piece, name, MAIN_DECK)
        if legend is not None:
            self._add(legend, name, LEGEND_ZONE)
        if runes is not None:
            self._given.add(index)
            self._runes(name, runes)
        if rune_deck is not None:
            self._stocked.add((index, "rune deck"))
            for count, word in reversed(_amounts(rune_deck)):
                for _ in range(count):
                    self._add(f"{word.capitalize()} Rune", name, RUNE_DECK)
        if pool is not None:
            self._given.add(index)
            for count, word in _amounts(pool):
                p.pool[_resource(word)] += count
        if points is not None:
            self._s.points[p.team] = points
        for number in (*scored, *conquered):
            p.scored |= 1 << self._slot(number)
        for number in conquered:
            p.conquered |= 1 << self._slot(number)
        p.finalized = p.resolved = played
        p.xp = xp
        return self

    def place(self, piece: str, player: str, loc: int) -> int:
        """Put a permanent at a location; its id."""
        return self._add(piece, player, BATTLEFIELD if loc >= FIELD else BASE, loc).id

    def _runes(self, name: str, text: str) -> None:
        index = self.seat(name)
        for count, words in _amounts(text):
            exhausted = words.startswith("exhausted ")
            domain = words.removeprefix("exhausted ").removeprefix("ready ").capitalize()
            if domain not in DOMAIN_NAMES:
                raise BoardError(f"no domain {domain!r}; there are {', '.join(DOMAIN_NAMES)}")
            for _ in range(count):
                o = self._add(f"{domain} Rune", name, BASE, index)
                if exhausted:
                    o.flags |= EXHAUSTED

    def _add(self, piece: str, player: str, zone: int, loc: int = -1) -> Obj:
        s = self._s
        name, *words = split_piece(piece)
        owner = self.seat(player)
        for word in words:
            if word.startswith("owned by "):
                owner = self.seat(word.removeprefix("owned by ").strip())
        face = face_named(name)
        o = add_card(s, face, owner, NOWHERE, token=face.is_token)
        o.controller = self.seat(player)
        o.zone = zone
        o.loc = loc
        held = zones.list_of(s, o)
        if held is not None:
            held.append(o.id)
        if o.on_board and zone != FACEDOWN:
            o.entered = s.next_serial()
        for word in words:
            self._describe(o, word)
        if o.on_board and zone != FACEDOWN:
            zones.index(s, o)
        zones.watch(s, o)
        return o

    def _describe(self, o: Obj, word: str) -> None:
        """One word of state."""
        flags = {
            "exhausted": EXHAUSTED,
            "stunned": STUNNED,
            "attacking": ATTACKER | HAS_ATTACKED,
            "defending": DEFENDER | HAS_DEFENDED,
        }
        head, _, tail = word.partition(" ")
        tail = tail.strip()
        if word in flags:
            o.flags |= flags[word]
        elif word == "buffed":
            o.buffs = 1
        elif head == "empowered" and (not tail or tail.isdigit()):
            o.empowered = int(tail or 1)
        elif head == "as" and tail:
            self._s.labels = (*self._s.labels, (o.id, tail))
        elif head == "damaged" and tail.isdigit():
            o.damage = int(tail)
        elif head == "moved" and tail.isdigit():
            o.moves = int(tail)
        elif word.startswith("attached to "):
            self._attach.append((o.id, word.removeprefix("attached to ").strip()))
        elif re.fullmatch(r"[+-]\d+", word):
            o.mods = (*o.mods, Mod(THIS_TURN, self._s.next_serial(), might=int(word)))
        elif word.startswith("hidden on "):
            o.hidden_on = self._s.turn if tail == "on this turn" else int(word.removeprefix("hidden on turn "))
        elif not word.startswith("owned by "):
            raise BoardError(f"cannot read {word!r}")

    def _slot(self, number: int) -> int:
        if not 1 <= number <= len(self._s.battlefields):
            raise BoardError(f"no battlefield {number}; there are 1 to {len(self._s.battlefields)}")
        return number - 1

    def field(self, number: int) -> Field:
        """A battlefield by its number."""
        return self._s.battlefields[self._slot(number)]

    # What is going on

    def showdown(self, at: int, *, focus: str, passes: int = 0, attacker: str = "", defender: str = "") -> "Board":
        """A showdown is ongoing at that battlefield; a Combat Showdown where attacker and defender are named. Units
        there get their designations.
        """
        s = self._s
        field = self.field(at)
        s.showdown = field.slot
        s.focus = s.priority = self.seat(focus)
        s.focus_passes = passes
        if field.contested < 0:
            field.contested = self.seat(attacker or focus)
        window = Showdown(field.contested)
        window.step = 1
        if attacker and defender:
            s.combat = True
            s.attacker, s.defender = self.seat(attacker), self.seat(defender)
            combat = Combat(field.slot)
            combat.step = DAMAGE
            s.tasks.append(combat)
            for oid in field.units:
                o = s.objects[oid]
                if o.controller == s.attacker:
                    o.flags |= ATTACKER | HAS_ATTACKED
                elif o.controller == s.defender:
                    o.flags |= DEFENDER | HAS_DEFENDED
        s.tasks.append(window)
        return self

    def chain(self, player: str, card: str, targets: Sequence[str] = ()) -> "Board":
        """A finalized item on the chain, above those before: a spell by its name, or ``LABEL's ability`` for the
        first triggered ability of an object. Targets are labels.
        """
        s = self._s
        seat = self.seat(player)
        if card.endswith("'s ability"):
            oid = self.labelled(card.removesuffix("'s ability"))
            face = s.face_of(oid)
            indexes = [a.index for a in face.abilities if a.trigger is not None]
            if not indexes:
                raise BoardError(f"{card}: it has no triggered ability")
            item = ChainItem(s.next_serial(), ITEM_TRIGGERED, seat, s.objects[oid].ref, s.objects[oid].face, indexes[0])
            opener = OPENED_BY_TRIGGER
        else:
            o = self._add(card, player, CHAIN)
            if not o.types & SPELL:
                raise BoardError(f"{card}: only spells and abilities wait on a chain")
            item = ChainItem(s.next_serial(), ITEM_SPELL, seat, o.ref, o.face, s.faces[o.face].text)
            s.players[seat].finalized += 1
            s.players[seat].finalized_cards += (o.id,)
            item.finalized_as = s.players[seat].finalized
            opener = OPENED_BY_PLAY
        item.pending = False
        self._aim(item, list(targets))
        if not s.chain:
            s.chain_opener = opener
        s.chain.append(item)
        s.priority = -1
        return self

    def _aim(self, item: ChainItem, targets: list[str]) -> None:
        choices = self._s.faces[item.face].abilities[item.ability].choices
        for choice in choices:
            chosen: list[int] = []
            while targets and len(chosen) < choice.most:
                label = targets.pop(0)
                if choice.kind == CHOOSE_OBJECT:
                    chosen.append(self._s.objects[self.labelled(label)].ref)
                else:
                    chosen.append(self._place(label))
            if len(chosen) < choice.least:
                raise BoardError(f"an item on the chain has too few targets: it needs {choice.say()}")
            item.chosen.append(chosen)
        if targets:
            raise BoardError(f"an item on the chain has too many targets: {', '.join(targets)}")

    def _place(self, text: str) -> int:
        if text.isdigit():
            return self.field(int(text)).loc
        return self.seat(text.removesuffix("'s base"))

    def dictate(self, results: Sequence[int]) -> "Board":
        """What chance will bring next."""
        self._s.dictated = list(results)
        return self

    def cleanup(self) -> "Board":
        """A cleanup is outstanding as the game goes on."""
        self._s.cleanup_due = 1
        return self

    def state(self) -> GameState:
        """The position."""
        s = self._s
        for oid, top in self._attach:
            zones.link(s, s.edit(oid), s.edit(self.labelled(top)))
        self._attach = []
        for p in s.players:
            name = s.seats[p.index]
            if p.index not in self._given:
                p.pool[ENERGY] += PLENTY
                p.pool[ANY] += PLENTY
            if (p.index, "deck") not in self._stocked:
                for _ in range(SPARE_CARDS):
                    self._add("Filler", name, MAIN_DECK)
            if (p.index, "rune deck") not in self._stocked:
                for _ in range(SPARE_CARDS):
                    self._add("Fury Rune", name, RUNE_DECK)
        return s


def _mulligans(s: GameState) -> Mulligans:
    """117, with the hands as the board gives them."""
    mulligans = Mulligans()
    mulligans.step = 1
    mulligans.order = [(s.first_player + i) % len(s.players) for i in range(len(s.players))]
    return mulligans


def split_piece(piece: str) -> list[str]:
    """A piece as the card's name and words of state."""
    return (_SPELL_WORD if piece.startswith("Spell") else _STATE_WORD).split(piece.strip())


def piece_name(piece: str) -> tuple[str, str]:
    """The card that a piece is, and its label, which may be empty."""
    name, *words = split_piece(piece)
    return name, next((word.removeprefix("as ").strip() for word in words if word.startswith("as ")), "")


def _amounts(text: str) -> list[tuple[int, str]]:
    found = []
    for part in text.split(","):
        words = part.strip()
        if not words:
            continue
        count, _, rest = words.partition(" ")
        if not count.isdigit() or not rest:
            raise BoardError(f"cannot read {words!r}: a number and a word, like '2 Fury'")
        found.append((int(count), rest.strip()))
    return found


def _resource(word: str) -> int:
    name = word.strip().lower()
    spells = name.endswith(" for spells")
    name = name.removesuffix(" for spells")
    names = [d.lower() for d in DOMAIN_NAMES] + ["any", "energy"]
    if name not in names:
        raise BoardError(f"no resource {word!r}; there are Energy, any, {', '.join(DOMAIN_NAMES)}")
    return names.index(name) + (RESOURCES if spells else 0)
