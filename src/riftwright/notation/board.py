"""Boards: any position, put together piece by piece. Scenarios and tests are built on it.

    board = Board(turn="A")
    board.battlefield(controller="B", units={"B": ["Unit 3 [Tank] as Guard damaged 1"]})
    board.player("A", base=["Unit 2 as Scout"], hand=["Hextech Ray"], runes="2 Fury, 1 exhausted Mind")
    game = Game(Machine(board.state(), editions.get(board.edition), []))

A piece is a card's name (or one without a name, see ``anonymous``), then ``as LABEL`` and words of state, which
``pieces`` reads. Where a player is given neither runes nor a pool, their pool holds more than enough of everything.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from riftwright.core.ids import (
    ANY,
    ATTACKER,
    AWAKEN,
    BANISHMENT,
    BASE,
    BATTLEFIELD,
    BEGINNING,
    CHAIN,
    CHAMPION_ZONE,
    CHANNEL,
    DEFENDER,
    DOMAIN_NAMES,
    DRAW,
    ENDING,
    ENERGY,
    EXHAUSTED,
    FACEDOWN,
    FIELD,
    HAND,
    HAS_ATTACKED,
    HAS_DEFENDED,
    LEGEND_ZONE,
    MAIN,
    MAIN_DECK,
    NOWHERE,
    PURPOSES,
    RESOURCES,
    RUNE_DECK,
    SETUP,
    TRASH,
)
from riftwright.core.state import REF_MASK, REF_SHIFT, Delayed, Field, GameState, Obj, Player
from riftwright.effects.keyword_abilities import KEYWORD_FACE
from riftwright.notation import items
from riftwright.notation.anonymous import face_named
from riftwright.notation.state_words import BoardError, describe, owner, piece_name, split_piece
from riftwright.rules import combat, editions, mighty, modes, turn
from riftwright.rules.actions import zones
from riftwright.rules.combat import DAMAGE, Combat
from riftwright.rules.machine import Machine
from riftwright.rules.playing import Invited
from riftwright.rules.setup import Mulligans, add_card, bring
from riftwright.rules.showdown import Showdown
from riftwright.rules.turn import Turn

PLENTY: Final = 99
SPARE_CARDS: Final = 12
MOST: Final = 500  # runes, or Energy and Power in a pool, that a player is given
EARLIER_TURNS: Final = 3  # turns that each player has had before, so that no first-turn rule applies


FIRST_TIME: Final = 1000  # of what a board sets up; the word "since" reaches further back

# Where the turn stands: the step that is next, and the phase that goes on.
STEPS: Final = {
    "mulligan": (turn.T_BEGIN, SETUP),
    "awaken": (turn.T_AWAKEN, AWAKEN),
    "after awaken": (turn.T_BEGINNING, AWAKEN),
    "beginning": (turn.T_BEGINNING, BEGINNING),
    "scoring": (turn.T_SCORING, BEGINNING),
    "after scoring": (turn.T_CHANNEL, BEGINNING),
    "channel": (turn.T_CHANNEL, CHANNEL),
    "after channel": (turn.T_DRAW, CHANNEL),
    "draw": (turn.T_DRAW, DRAW),
    "after draw": (turn.T_DRAW_OVER, DRAW),
    "start of main": (turn.T_MAIN_EFFECTS, MAIN),
    "main": (turn.T_ACT, MAIN),
    "ending": (turn.T_ENDING, ENDING),
    "expiration": (turn.T_EXPIRATION, ENDING),
    "after expiration": (turn.T_EXPIRED, ENDING),
}
COMBAT_STEPS: Final = {"result": combat.RESULT, "control": combat.CONTROL, "end": combat.END}
LEFT: Final = ("conceded", "eliminated")  # how a player has left the game (649-652)
OPENERS: Final = ("play", "trigger", "add")
RESTRICTED: Final = tuple(purpose.removeprefix(" for ") for purpose in PURPOSES[1:])  # what a resource may be for


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
        self.s: GameState = s  # the position in the making
        s.turn_player = s.queued = self.seat(turn)
        s.first_player = self.seat(first) if first is not None else 0
        s.serial = FIRST_TIME
        if phase not in STEPS:
            raise BoardError(f"no phase {phase!r}; there are {', '.join(STEPS)}")
        bottom = Turn()
        bottom.step, s.phase = STEPS[phase]
        s.tasks = [bottom]
        if phase == "mulligan":
            s.tasks.append(_mulligans(s))
        else:
            earlier = EARLIER_TURNS * len(players) if turn_number is None else turn_number - 1
            s.turn = earlier + 1
            for p in players:
                p.turns = turns_had(s, earlier, p.index)
        self._given: set[int] = set()  # players whose means were given
        self._stocked: set[tuple[int, str]] = set()
        self._later: list[Callable[[], None]] = []  # what waits until everything is there
        self._played: list[list[tuple[int, int]]] = [[] for _ in players]  # (so many-th this turn, object)

    # Naming

    def seat(self, name: str) -> int:
        """The index of a player."""
        seats = self.s.seats
        if name not in seats:
            raise BoardError(f"no player {name!r}; there are {', '.join(seats)}")
        return seats.index(name)

    def labelled(self, label: str) -> int:
        """The object with that label, or the only one of that name: on the board, else on the chain, else anywhere."""
        s = self.s
        for oid, name in s.labels:
            if name == label:
                return oid
        named = [o for o in s.objects if label in names_of(s, o) and o.zone != NOWHERE]
        for group in ([o for o in named if o.on_board], [o for o in named if o.zone == CHAIN], named):
            if len(group) == 1:
                return group[0].id
            if group:
                raise BoardError(f"several things are called {label!r}: give one of them a label, with 'as'")
        there = ", ".join(name for _, name in s.labels)
        raise BoardError(f"nothing is called {label!r}; there are {there or 'no labels'}")

    def reference(self, text: str) -> int:
        """The ref of what is called so; of ``former NAME`` the one that it had before it last changed zones (124)."""
        if not text.startswith("former "):
            return self.s.objects[self.labelled(text)].ref
        o = self.s.objects[self.labelled(text.removeprefix("former "))]
        return o.id << REF_SHIFT | (o.stamp - 1) & REF_MASK

    def ability(self, card: str, number: int) -> tuple[int, int]:
        """The card's face and one of its abilities, those that it creates counted too, from 1."""
        face = face_named(card)
        if not 1 <= number <= len(face.abilities):
            raise BoardError(f"{card} has no ability {number}; it has {len(face.abilities)}")
        return zones.face_index(self.s, face), number - 1

    def location(self, text: str) -> int:
        """A battlefield by its number, or ``A's base``; just ``A`` is a player as well as their base."""
        return self.field(int(text)).loc if text.isdigit() else self.seat(text.removesuffix("'s base"))

    # What waits until all is there

    def later(self, make: Callable[[], None]) -> None:
        """Do that when every piece is there."""
        self._later.append(make)

    def note_played(self, player: int, number: int, oid: int) -> None:
        """The object was the so many-th card that the player finalized this turn (419.4.b)."""
        self._played[player].append((number, oid))

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
        """The next battlefield. ``name`` is a piece, ``units`` and ``facedown`` are pieces by player, ``staged`` names
        "showdown" and "combat".
        """
        s = self.s
        card_name, *words = split_piece(name)
        face = face_named(card_name)
        card = add_card(s, face, self.seat(owner), NOWHERE, token=face.is_token)
        card.stamp = 1  # as in ``piece``
        for word in words:
            describe(self, card, word)
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
                o = self.piece(piece, player, FACEDOWN, field.loc)
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
        p = self.s.players[index]
        for piece in base:
            self.place(piece, name, index)
        for zone, pieces in ((HAND, hand), (TRASH, trash), (BANISHMENT, banished), (CHAMPION_ZONE, champion)):
            for piece in pieces:
                added = self.piece(piece, name, zone)
                if zone == CHAMPION_ZONE:
                    p.chosen = added.face
        if deck is not None:
            self._stocked.add((index, "deck"))
            for piece in reversed(deck):
                self.piece(piece, name, MAIN_DECK)
        if legend is not None:
            self.piece(legend, name, LEGEND_ZONE)
        if runes is not None:
            self._given.add(index)
            self._runes(name, runes)
        if rune_deck is not None:
            self._stocked.add((index, "rune deck"))
            for count, word in reversed(_amounts(rune_deck)):
                for _ in range(count):
                    self.piece(f"{word.capitalize()} Rune", name, RUNE_DECK)
        if pool is not None:
            self._given.add(index)
            for count, word in _amounts(pool):
                p.pool[_resource(word)] += count
        if points is not None:
            self.s.points[p.team] = points
        for number in (*scored, *conquered):
            p.scored |= 1 << self._slot(number)
        for number in conquered:
            p.conquered |= 1 << self._slot(number)
        p.finalized = p.resolved = played
        p.xp = xp
        return self

    def deeds(
        self,
        name: str,
        *,
        resolved: int | None = None,
        spent_on_spell: int = 0,
        deaths: int = 0,
        discarded: int = 0,
        turns: int | None = None,
        shut_out: Sequence[int] = (),
        chosen: str | None = None,
        out: str | None = None,
    ) -> "Board":
        """What a player has done besides: this turn, how many of the cards played have ``resolved``, the most Energy
        spent on one spell, units that died, cards discarded; ``turns`` begun; battlefields that a teammate keeps from
        scoring; the Chosen Champion, where it has left the Champion Zone; how they left the game, by one of ``LEFT``.
        """
        p = self.s.players[self.seat(name)]
        p.resolved = p.resolved if resolved is None else resolved
        p.spent_on_spell = spent_on_spell
        p.deaths = deaths
        p.discarded = discarded
        p.turns = p.turns if turns is None else turns
        for number in shut_out:
            p.shut_out |= 1 << self._slot(number)
        if chosen is not None:
            p.chosen = zones.face_index(self.s, face_named(chosen))
        if out is not None:
            if out not in LEFT:
                raise BoardError(f"nobody is out as {out!r}; there are {', '.join(LEFT)}")
            p.lost, p.conceded = True, out == LEFT[0]
        return self

    def place(self, piece: str, player: str, loc: int) -> int:
        """Put a permanent at a location; its id."""
        return self.piece(piece, player, BATTLEFIELD if loc >= FIELD else BASE, loc).id

    def _runes(self, name: str, text: str) -> None:
        index = self.seat(name)
        for count, words in _amounts(text):
            exhausted = words.startswith("exhausted ")
            domain = words.removeprefix("exhausted ").removeprefix("ready ").capitalize()
            if domain not in DOMAIN_NAMES:
                raise BoardError(f"no domain {domain!r}; there are {', '.join(DOMAIN_NAMES)}")
            for _ in range(count):
                o = self.piece(f"{domain} Rune", name, BASE, index)
                if exhausted:
                    o.flags |= EXHAUSTED

    def piece(self, piece: str, player: str, zone: int, loc: int = -1) -> Obj:
        s = self.s
        name, *words = split_piece(piece)
        face = face_named(name)
        o = add_card(s, face, self.seat(owner(player, words)), NOWHERE, token=face.is_token)
        o.stamp = 1  # it has been something else before
        o.controller = self.seat(player)
        o.zone = zone
        o.loc = loc
        held = zones.list_of(s, o)
        if held is not None:
            held.append(o.id)
        if o.on_board and zone not in (FACEDOWN, LEGEND_ZONE):  # a legend's text has always been there
            o.entered = s.next_serial()
        for word in words:
            describe(self, o, word)
        if o.on_board and zone != FACEDOWN:
            zones.index(s, o)
        zones.watch(s, o)
        return o

    def _slot(self, number: int) -> int:
        if not 1 <= number <= len(self.s.battlefields):
            raise BoardError(f"no battlefield {number}; there are 1 to {len(self.s.battlefields)}")
        return number - 1

    def field(self, number: int) -> Field:
        """A battlefield by its number."""
        return self.s.battlefields[self._slot(number)]

    # What is going on

    def showdown(self, at: int, *, focus: str, passes: int = 0, attacker: str = "", defender: str = "") -> "Board":
        """A showdown is ongoing at that battlefield; a Combat Showdown where attacker and defender are named. Units
        there get their designations.
        """
        s = self.s
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
            task = Combat(field.slot)
            task.step = DAMAGE
            s.tasks.append(task)
            for oid in field.units:
                o = s.objects[oid]
                if o.is_unit and o.controller == s.attacker:
                    o.flags |= ATTACKER | HAS_ATTACKED
                elif o.is_unit and o.controller == s.defender:
                    o.flags |= DEFENDER | HAS_DEFENDED
        s.tasks.append(window)
        return self

    def combat(
        self,
        at: int,
        *,
        attacker: str,
        defender: str,
        next: str,
        excess: Mapping[str, int] | None = None,
        recalled: bool = False,
    ) -> "Board":
        """The damage of a combat at that battlefield is dealt, and its step "result", "control" or "end" (466) comes
        next. ``excess`` is the damage beyond what was lethal, by player; ``recalled``: attackers were (466.3.d).
        """
        s = self.s
        field = self.field(at)
        if next not in COMBAT_STEPS:
            raise BoardError(f"no step {next!r} comes after the damage; there are {', '.join(COMBAT_STEPS)}")
        s.showdown, s.combat = field.slot, True
        s.attacker, s.defender = self.seat(attacker), self.seat(defender)
        task = Combat(field.slot)
        task.step = COMBAT_STEPS[next]
        task.excess = [[self.seat(player), amount] for player, amount in (excess or {}).items()]
        task.recalled = recalled
        s.tasks.append(task)
        return self

    def chain(self, player: str, card: str, targets: Sequence[str] = (), **more: Any) -> "Board":
        """A finalized item on the chain, above those before: a spell by its name, or ``LABEL's ability`` for the
        first triggered ability of an object. Targets are labels. ``more`` is what else an item can have, see
        ``items.put``.
        """
        items.put(self, player, card, targets, **more)
        return self

    def window(
        self, *, priority: str | None = None, passes: int = 0, invited: str | None = None, opened_by: str | None = None
    ) -> "Board":
        """Who has Priority on the chain, how many have passed it in a row, which teammate is invited to act, and what
        opened the chain where that is not its oldest item: "play", "trigger" or "add".
        """
        s = self.s
        if priority is not None:
            s.priority = self.seat(priority)
        s.passes = passes
        if invited is not None:
            s.tasks.append(Invited(self.seat(invited)))
            s.priority = s.turn_player
        if opened_by is not None:
            if opened_by not in OPENERS:
                raise BoardError(f"no chain is opened by {opened_by!r}; there are {', '.join(OPENERS)}")
            s.chain_opener = OPENERS.index(opened_by)
        return self

    def delayed(
        self,
        player: str,
        card: str,
        source: str,
        *,
        ability: int = 1,
        about: str | None = None,
        at: str | None = None,
        since: int = 0,
        once: bool = True,
    ) -> "Board":
        """389: a delayed ability of the player, one of those on the card, which an ability of the source has created:
        about that object or place, when its controller had finalized so many cards; one that triggers ``once``.
        """
        s = self.s
        face, index = self.ability(card, ability)
        until = s.faces[face].abilities[index].until
        subject = self.reference(about) if about is not None else -1
        place = self.location(at) if at is not None else -1
        by = self.reference(source)
        made = Delayed(self.seat(player), by, face, index, subject, until, once, s.next_serial(), since, place)
        s.delayed = (*s.delayed, made)
        return self

    def turns(self, *, extra: Sequence[str] = (), regular: str | None = None) -> "Board":
        """735: who takes additional turns after this one, the next first, and whose turn of the order it was last."""
        self.s.extra_turns = [self.seat(name) for name in extra]
        if regular is not None:
            self.s.queued = self.seat(regular)
        return self

    def dictate(self, results: Sequence[int]) -> "Board":
        """What chance will bring next."""
        self.s.dictated = list(results)
        return self

    def cleanup(self) -> "Board":
        """A cleanup is outstanding as the game goes on."""
        self.s.cleanup_due = 1
        return self

    def state(self) -> GameState:
        """The position."""
        s = self.s
        later, self._later = self._later, []
        for make in later:
            make()
        for p in s.players:
            cards = sorted(self._played[p.index])
            p.finalized_cards = tuple(oid for _, oid in cards)
            p.finalized = max([p.finalized, *(number for number, _ in cards)])
            name = s.seats[p.index]
            if p.index not in self._given:
                p.pool[ENERGY] += PLENTY
                p.pool[ANY] += PLENTY
            if (p.index, "deck") not in self._stocked:
                for _ in range(SPARE_CARDS):
                    self.piece("Filler", name, MAIN_DECK)
            if (p.index, "rune deck") not in self._stocked:
                for _ in range(SPARE_CARDS):
                    self.piece("Fury Rune", name, RUNE_DECK)
        if mighty.awaited(s):
            mighty.attend(Machine(s, editions.get(self.edition)))
        return s


def names_of(s: GameState, o: Obj) -> tuple[str, str]:
    """The names that a board may call an object by: of what it is, and of what it is without copy effects."""
    return s.faces[o.face].name, s.faces[o.printed].name


def turns_had(s: GameState, earlier: int, player: int) -> int:
    """How many turns the player has begun, with this one, if the turns before it went round in order."""
    n = len(s.players)
    place = (player - s.first_player) % n
    return (earlier - place + n - 1) // n + (player == s.turn_player)


def _mulligans(s: GameState) -> Mulligans:
    """117, with the hands as the board gives them."""
    mulligans = Mulligans()
    mulligans.step = 1
    mulligans.order = [(s.first_player + i) % len(s.players) for i in range(len(s.players))]
    return mulligans


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
    if sum(count for count, _ in found) > MOST:
        raise BoardError(f"{text!r} is more than {MOST} altogether")
    return found


def _resource(word: str) -> int:
    name, _, purpose = word.strip().lower().partition(" for ")
    names = [d.lower() for d in DOMAIN_NAMES] + ["any", "energy"]
    if name not in names:
        raise BoardError(f"no resource {word!r}; there are Energy, any, {', '.join(DOMAIN_NAMES)}")
    if purpose and purpose not in RESTRICTED:
        raise BoardError(f"no resource {word!r}: it may be for {', '.join(RESTRICTED)}")
    return names.index(name) + (RESOURCES * (1 + RESTRICTED.index(purpose)) if purpose else 0)


__all__ = [
    "COMBAT_STEPS",
    "LEFT",
    "OPENERS",
    "RESTRICTED",
    "STEPS",
    "Board",
    "BoardError",
    "names_of",
    "piece_name",
    "turns_had",
]
