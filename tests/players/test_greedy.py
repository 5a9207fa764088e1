"""A player who looks one step ahead: what it does on boards where a person knows what to do, and in whole games."""

from typing import Final

import pytest

from riftwright.core.decisions import D_ACT, D_ASSIGN, D_CHOOSE, D_FOCUS, D_MULLIGAN, D_PRIORITY, O_ADD
from riftwright.core.ids import FIELD
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.players import GreedyPlayer, RandomPlayer
from riftwright.players.bots import BOTS, bot
from riftwright.players.greedy import MOST_IN_A_TURN
from tests.machine.alike import mixed
from tests.machine.games import MODES, Setting
from tests.support import begin, controller, end_turn, play, points, where

A, B = 0, 1
BOLT: Final = "Spell [Reaction]: deal 3 to a unit"
KILL: Final = "Spell: kill a unit"
MOST_DECISIONS: Final = 5_000


def act(game: Game, seat: int = A, seed: int = 1) -> list[str]:
    """Let the bot decide for the seat, the other passing, until that seat's turn or the other's showdown is over; what
    it has done, as sentences, without passing.
    """
    player = GreedyPlayer(seed)
    turn = game.state.turn
    done: list[str] = []
    while game.outcome is None and game.state.turn == turn:
        if game.decision.player != seat:
            if game.decision.kind == D_ACT:
                break
            game.apply("pass" if game.decision.kind in (D_FOCUS, D_PRIORITY) else 0)
            continue
        option = player.choose(game)
        done.append(game.describe(option))
        game.apply(option)
    return [what for what in done if what not in ("pass", "end the turn", "done")]


def two_fields(
    mine: list[str] | None = None,
    theirs: list[str] | None = None,
    *,
    held: tuple[str | None, str | None] = (None, None),
) -> Board:
    """Battlefield 1 with A's units, battlefield 2 with B's."""
    board = Board(turn="A")
    board.battlefield(controller=held[0], units={"A": mine or []})
    return board.battlefield(controller=held[1], units={"B": theirs or []})


# What anybody would do


def test_it_takes_a_battlefield_that_nobody_has() -> None:
    game = begin(two_fields(theirs=["Unit 9"], held=(None, "B")).player("A", base=["Unit 2 as Scout"], runes=""))
    act(game)
    assert where(game, "Scout") == "battlefield 1"
    assert points(game)[A] == 1


def test_it_takes_both_with_a_unit_for_each() -> None:
    game = begin(two_fields().player("A", base=["Unit 2", "Unit 3"], runes=""))
    act(game)
    assert points(game) == [2, 0]


def test_it_plays_what_it_can_pay_for() -> None:
    board = two_fields().player("A", hand=["Lecturing Yordle", "Pouty Poro"], runes="2 Mind")
    game = begin(board)
    act(game)
    assert where(game, "Pouty Poro") == "A's base"


def test_it_attacks_what_it_beats_and_not_what_beats_it() -> None:
    weak = begin(two_fields(["Unit 2"], ["Unit 2"], held=("A", "B")).player("A", base=["Unit 4 as Hero"], runes=""))
    act(weak)
    assert where(weak, "Hero") == "battlefield 2"
    assert controller(weak, 2) == "A"

    strong = begin(two_fields(["Unit 2"], ["Unit 6"], held=("A", "B")).player("A", base=["Unit 4 as Hero"], runes=""))
    act(strong)
    assert where(strong, "Hero") != "A's trash"
    assert controller(strong, 2) == "B"


def test_units_attack_together_that_would_die_alone() -> None:
    """144.3"""
    board = two_fields(["Unit 1"], ["Unit 5 as Wall"], held=("A", "B"))
    game = begin(board.player("A", base=["Unit 3", "Unit 2", "Unit 3"], runes=""))
    act(game)
    assert where(game, "Wall") == "B's trash"
    assert controller(game, 2) == "A"


def test_it_kills_what_is_theirs_and_spares_what_is_its_own() -> None:
    board = two_fields(["Unit 7 as Mine"], ["Unit 2 as Small", "Unit 5 as Big"], held=("A", "B"))
    game = begin(board.player("A", hand=[KILL], runes=""))
    game.state.players[A].pool[7] = 9
    act(game)
    assert (where(game, "Mine"), where(game, "Big")) == ("battlefield 1", "B's trash")


def test_it_keeps_a_card_that_would_do_nothing() -> None:
    game = begin(two_fields(["Unit 2 as Mine"], held=("A", None)).player("A", hand=[KILL, BOLT]))
    assert not [what for what in act(game) if "Spell" in what]
    assert where(game, "Mine") == "battlefield 1"


def test_it_saves_the_defender_of_a_battlefield_by_what_it_holds_back() -> None:
    """B attacks; A has Focus after it (347) and a spell that kills the attacker."""
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 2 as Guard"]}).battlefield()
    game = begin(board.player("B", base=["Unit 3 as Raider"]).player("A", hand=[BOLT]))
    game.apply(next(o for o in game.decision.options if o.key.endswith(f":{FIELD}")))
    act(game)
    assert where(game, "Raider") == "B's trash"
    assert controller(game, 1) == "A"


def test_it_counters_what_would_hurt_and_nothing_else() -> None:
    counter = "Spell [Reaction]: counter a spell"
    for spell, wanted in ((KILL, True), ("Spell: nothing", False)):
        board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 5 as Guard"]}).battlefield()
        game = begin(board.player("B", hand=[spell]).player("A", hand=[counter]))
        play(game, spell)
        assert bool([what for what in act(game) if "counter" in what]) == wanted
        assert where(game, "Guard") == "battlefield 1"


def test_it_breaks_the_hold_that_would_lose_the_game() -> None:
    """469.2: B would win by holding in its next Beginning Phase."""
    board = two_fields(["Unit 1"], ["Unit 4"], held=("A", "B")).player("B", points=7)
    game = begin(board.player("A", base=["Unit 4 as Hero"], runes=""))
    act(game)
    assert controller(game, 2) != "B"  # at the price of its only other unit


def test_what_changes_nothing_is_not_done() -> None:
    """A unit may be moved back and forth, and runes be used to Add, for ever; it ends its turn instead."""
    board = two_fields(["Unit 3 [Ganking]"], held=("A", None)).player("A", runes="3 Fury")
    game = begin(board.player("B", points=3))
    game.state.players[A].scored = 3
    assert len(act(game)) <= 1
    assert MOST_IN_A_TURN < 100


def test_it_adds_no_resources_that_nothing_needs() -> None:
    game = begin(two_fields().player("A", runes="3 Fury"))
    assert any(option.kind == O_ADD for option in game.decision.options)
    assert act(game) == []


# Without looking ahead


def test_117_it_sets_aside_what_is_too_dear_to_begin_with() -> None:
    hand = ["Thousand-Tailed Watcher", "Pouty Poro", "Pouty Poro", "Time Warp"]
    game = begin(Board(turn="A", phase="mulligan").player("A", hand=hand).player("B", hand=hand))
    player = GreedyPlayer()
    while game.decision.kind == D_MULLIGAN and game.decision.player == A:
        game.apply(player.choose(game))
    kept = {game.state.face_of(oid).name for oid in game.state.players[A].hand}
    assert kept == {"Pouty Poro", "Filler"}


def test_465_2_c_damage_kills_as_much_might_as_it_can() -> None:
    """7 damage kills 4 and 3, not 5 alone."""
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 5 as Five", "Unit 4 as Four", "Unit 3 as Three"], "A": ["Unit 7"]}
    )
    game = begin(board.battlefield().showdown(1, focus="A", attacker="A", defender="B"))
    act(game)
    assert {name for name in ("Five", "Four", "Three") if where(game, name) == "B's trash"} == {"Four", "Three"}


# What it may know


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_128_what_is_hidden_makes_no_difference_to_what_it_does(mode: str) -> None:
    """Games that look alike to its seat are one to it."""
    game = Setting(mode, "2026-10-16", 81).new(log=False)
    players = [GreedyPlayer(seat) for seat in range(len(game.state.players))]
    asked = 0
    while game.outcome is None:
        seat = game.decision.player
        if game.decision.kind in (D_ACT, D_FOCUS, D_PRIORITY, D_CHOOSE, D_ASSIGN) and len(game.decision.options) > 1:
            asked += 1
            if asked % 5 == 0:
                answers = [GreedyPlayer(asked).choose(g).key for g in (game, mixed(game, seat))]
                assert answers[0] == answers[1]
        before = game.digest()
        option = players[seat].choose(game)
        assert game.digest() == before  # it thinks on copies
        game.apply(option)
    assert asked > 25


# Whole games


def whole(mode: str, seed: int, kinds: tuple[str, ...], edition: str = "2026-10-16") -> Game:
    """A game to its end, those kinds of bots in turn at the table."""
    game = Setting(mode, edition, seed).new(log=False)
    players = [bot(kinds[p.team % len(kinds)], seed, p.index) for p in game.state.players]
    for _ in range(MOST_DECISIONS):
        if game.outcome is not None:
            return game
        game.apply(players[game.decision.player].choose(game))
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("edition", ["2026-03-30", "2026-10-16"])
def test_games_among_greedy_players_end(mode: str, edition: str) -> None:
    for seed in (82, 83):
        assert whole(mode, seed, ("greedy",), edition).outcome is not None


@pytest.mark.slow
def test_it_beats_the_random_player() -> None:
    won = 0
    for seed in range(84, 96):
        game = whole("duel", seed, ("greedy", "random") if seed % 2 else ("random", "greedy"))
        assert game.outcome is not None
        won += game.outcome.winners == ((0,) if seed % 2 else (1,))
    assert won >= 11


def test_the_same_seed_plays_the_same_game() -> None:
    games = [whole("duel", 97, ("greedy", "random")) for _ in range(2)]
    assert games[0].digest() == games[1].digest()


def test_there_is_a_bot_for_every_name_and_no_other() -> None:
    assert [type(bot(kind, 1, 0)) for kind in BOTS] == [RandomPlayer, GreedyPlayer]
    with pytest.raises(ValueError, match="'clever' is no bot; there are random, greedy"):
        bot("clever", 1, 0)


def test_an_ended_turn_is_over() -> None:
    game = begin(two_fields().player("A", runes=""))
    act(game)
    assert game.decision.player == B
    end_turn(game)
    assert game.decision.player == A
