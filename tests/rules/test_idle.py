"""An idle machine, for looking ahead: nobody is offered anything of their own accord."""

import msgspec

from riftwright.core.decisions import D_ACT, D_FOCUS, D_PAY, D_PRIORITY, O_END_TURN, O_PASS
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.players import RandomPlayer
from tests.rules.helpers import BOLT
from tests.support import begin, named, play, where

DECKS = ("examples/decks/kaisa.txt", "examples/decks/ahri.txt")


def idle(game: Game) -> Game:
    copy = game.clone()
    copy.machine.idle = True
    return copy


def test_where_nobody_does_anything_of_their_own_accord_they_pass_and_end_their_turns() -> None:
    game = idle(Game.new(DECKS, seed=5, log=False))
    bot = RandomPlayer(1)
    while game.outcome is None:
        decision = game.decision
        if decision.kind in (D_ACT, D_FOCUS, D_PRIORITY):
            assert [option.kind for option in decision.options] == [O_END_TURN if decision.kind == D_ACT else O_PASS]
        game.apply(bot.choose(game))
    assert game.state.turn > 20


def test_what_is_begun_goes_as_it_would_go_anyway() -> None:
    """Of the ways to pay the first is taken; all else is the same, where everybody passes."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 as Doomed", "Unit 9"]}).battlefield()
    game = begin(board.player("A", hand=["Falling Star"], runes="3 Fury, 2 Mind").player("B", hand=[BOLT]))
    other = idle(game)
    play(game, "Falling Star", "Doomed", "Doomed")
    [option] = [option for option in other.decision.options if option.key.startswith("play:")]
    other.apply(option)
    while other.decision.kind not in (D_PRIORITY, D_PAY):
        other.apply(named(other, "Doomed")[0])
    assert other.decision.kind == D_PRIORITY
    for each in (game, other):
        while each.decision.kind == D_PRIORITY:
            each.apply("pass")
    views = [msgspec.structs.replace(each.view(), options=[]) for each in (game, other)]
    assert views[0] == views[1]
    assert where(game, "Doomed") == "B's trash"
    assert game.decision.keys() != other.decision.keys() == ["end"]


def test_a_copy_of_an_idle_game_is_a_game_again() -> None:
    game = Game.new(DECKS, seed=5, log=False)
    assert not idle(game).clone().machine.idle
