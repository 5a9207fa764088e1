"""Setup (101-118, 485-489): from decks to the first turn."""

from typing import TYPE_CHECKING, Final

from riftwright.core import chance
from riftwright.core.decisions import D_BATTLEFIELD, D_MULLIGAN, O_CARD, O_DONE, O_NUMBER, Option
from riftwright.core.events import CHANCE, MULLIGANED
from riftwright.core.facts import Face
from riftwright.core.ids import (
    BATTLEFIELD_CARD,
    CHAMPION_ZONE,
    LEGEND_ZONE,
    MAIN_DECK,
    NOWHERE,
    RUNE_DECK,
)
from riftwright.core.state import Field, GameState, Obj, Player
from riftwright.core.tasks import Task
from riftwright.rules import modes
from riftwright.rules.actions import cards, zones
from riftwright.rules.turn import Turn

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine

HAND_SIZE: Final = 4  # 116
MULLIGAN_MOST: Final = 2  # 117.1


class DeckFaces:
    """A deck as faces: legend, chosen champion, main deck, runes, battlefields (103)."""

    __slots__ = ("battlefields", "champion", "legend", "main", "name", "runes")

    def __init__(
        self,
        legend: Face,
        champion: Face | None,
        main: list[Face],
        runes: list[Face],
        battlefields: list[Face],
        name: str = "",
    ) -> None:
        self.legend: Face = legend
        self.champion: Face | None = champion
        self.main: list[Face] = main
        self.runes: list[Face] = runes
        self.battlefields: list[Face] = battlefields
        self.name: str = name


def new_state(
    edition: str,
    mode_name: str,
    decks: list[DeckFaces],
    seed: int,
    keyword_face: Face,
    *,
    first_player: int | None = None,
    barred: list[list[str]] | None = None,
) -> GameState:
    """A state at the beginning of setup: decks shuffled, battlefields drawn or still to be chosen.

    ``barred`` names the battlefields that each player cannot bring again in a match (486.5).
    """
    mode = modes.get(mode_name)
    if len(decks) != mode.players:
        raise ValueError(f"{mode.title} takes {mode.players} decks, not {len(decks)} ({mode.rule}.1)")
    players = [Player(i, team) for i, team in enumerate(mode.teams)]
    s = GameState(edition, mode_name, players, mode.victory_score, seed)
    s.faces = (keyword_face,)
    first = chance.below(s, len(players)) if first_player is None else first_player  # 115
    s.first_player = s.turn_player = s.queued = first
    for p, deck in zip(players, decks, strict=True):
        _lay_out(s, p, deck)
    bring = [p.index for p in players if not (mode.first_brings_none and p.index == first)]
    s.tasks = [Turn(), Mulligans(), Battlefields(bring, mode.chooses, barred or [[] for _ in players])]
    return s


def add_card(s: GameState, face: Face, owner: int, zone: int, *, token: bool = False) -> Obj:
    """A card that a player brings into the game (127.1), put into a zone that holds no board state."""
    o = Obj(len(s.objects), zones.face_index(s, face), face.types, owner, zone, token)
    o.gen = s.gen
    s.objects.append(o)
    return o


def _lay_out(s: GameState, p: Player, deck: DeckFaces) -> None:
    """111-114"""
    legend = add_card(s, deck.legend, p.index, LEGEND_ZONE)
    p.legends.append(legend.id)
    zones.index(s, legend)
    if deck.champion is not None:
        chosen = add_card(s, deck.champion, p.index, CHAMPION_ZONE)
        p.champion.append(chosen.id)
        p.chosen = chosen.face
    p.main_deck = _shuffled(s, deck.main, p.index, MAIN_DECK)
    p.rune_deck = _shuffled(s, deck.runes, p.index, RUNE_DECK)
    for face in deck.battlefields:
        add_card(s, face, p.index, NOWHERE)


def _shuffled(s: GameState, faces: list[Face], owner: int, zone: int) -> list[int]:
    """114: a shuffled deck. Ids are given in a random order of their own, so that the id of a hidden card says
    neither where it stood in the list nor when it was drawn (128).
    """
    order = list(range(len(faces)))
    chance.shuffle(s, order)
    deck = [add_card(s, faces[i], owner, zone).id for i in order]
    chance.shuffle(s, deck)
    return deck


def bring(s: GameState, oid: int) -> Field:
    """The battlefield takes its place on the board (113)."""
    return zones.bring(s, oid)


class Battlefields(Task):
    """485.5, 486.5, 487.5, 488.5, 489.5: each player draws one of their battlefields, or chooses it in a match."""

    __slots__ = ("barred", "players", "picked")

    asks_anew = True

    def __init__(self, players: list[int], chooses: bool, barred: list[list[str]]) -> None:
        super().__init__()
        self.step = 1 if chooses else 0
        self.players: list[int] = players
        self.barred: list[list[str]] = barred
        self.picked: list[int] = []

    def clone(self) -> "Battlefields":
        n = Battlefields(self.players[:], False, [names[:] for names in self.barred])
        n.step = self.step
        n.picked = self.picked[:]
        return n

    def run(self, m: "Machine") -> None:
        s = m.state
        while len(self.picked) < len(self.players):
            player = self.players[len(self.picked)]
            mine = self._available(m, player)
            if self.step == 0 or len(mine) == 1:
                at = chance.below(s, len(mine)) if len(mine) > 1 else 0
                self.picked.append(mine[at])
                m.tell(CHANCE, "113", player, mine[at])
            else:
                options = [Option(O_NUMBER, i, text=s.face_of(oid).name) for i, oid in enumerate(mine)]
                m.ask(player, D_BATTLEFIELD, options, "which battlefield to bring (486.5)")
                return
        m.finish(self)
        for oid in self.picked:  # placed simultaneously
            bring(s, oid)
        s.version += 1

    def _available(self, m: "Machine", player: int) -> list[int]:
        s = m.state
        mine = [o.id for o in s.objects if o.owner == player and o.types == BATTLEFIELD_CARD and o.zone == NOWHERE]
        taken = [s.face_of(oid).name for oid in self.picked if m.friendly(s.objects[oid].owner, player)]  # 489.8.i
        fresh = [oid for oid in mine if s.face_of(oid).name not in self.barred[player] + taken]
        return fresh or mine

    def answer(self, m: "Machine", option: Option) -> None:
        player = self.players[len(self.picked)]
        self.picked.append(self._available(m, player)[option.a])


class Mulligans(Task):
    """116, 117: draw 4; then in turn order each sets up to two aside, draws as many, and recycles those."""

    __slots__ = ("aside", "order")

    asks_anew = True

    def __init__(self) -> None:
        super().__init__()
        self.order: list[int] = []  # players still to mulligan
        self.aside: list[int] = []

    def clone(self) -> "Mulligans":
        n = Mulligans()
        n.step = self.step
        n.order = self.order[:]
        n.aside = self.aside[:]
        return n

    def run(self, m: "Machine") -> None:
        s = m.state
        if self.step == 0:
            self.step = 1
            self.order = m.players_in_order(s.first_player)
            for player in self.order:
                cards.draw(m, player, HAND_SIZE, "116")
            return
        if not self.order:
            m.finish(self)
            return
        player = self.order[0]
        if len(self.aside) < MULLIGAN_MOST:
            hand = [oid for oid in s.players[player].hand if oid not in self.aside]
            after = self.aside[-1] if self.aside else -1
            options = [Option(O_CARD, oid) for oid in self._different(m, hand) if oid > after]
            if options:
                options.append(Option(O_DONE))
                m.ask(player, D_MULLIGAN, options, "set a card aside, up to two (117)")
                return
        self._redraw(m, player)

    def _different(self, m: "Machine", hand: list[int]) -> list[int]:
        """Each different card once; of equal ones the first by id."""
        seen: list[int] = []
        found: list[int] = []
        for oid in sorted(hand):
            face = m.obj(oid).face
            if face not in seen:
                seen.append(face)
                found.append(oid)
        return found

    def answer(self, m: "Machine", option: Option) -> None:
        if option.kind == O_DONE:
            self._redraw(m, self.order[0])
        else:
            self.aside.append(option.a)

    def _redraw(self, m: "Machine", player: int) -> None:
        aside = self.aside
        self.aside = []
        self.order.pop(0)
        m.tell(MULLIGANED, "117", player, amount=len(aside))
        cards.draw(m, player, len(aside), "117.2")
        if aside:
            cards.recycle(m, aside, "117.3")
