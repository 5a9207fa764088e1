"""A view is made once for each decision, and is never that of another position."""

import pytest

from riftwright.core.ids import NOBODY
from riftwright.game import Game
from riftwright.players import RandomPlayer
from riftwright.rules.visibility import EVERYONE, view
from tests.cli.support import AHRI, KAISA

EYES = (0, 1, NOBODY, EVERYONE)


def agree(game: Game) -> None:
    assert all(game.view(eyes) == view(game.machine, eyes) for eyes in EYES)


@pytest.mark.parametrize("mode", ["duel", "skirmish", "magma"])
def test_a_view_is_that_of_the_position_at_every_decision_and_between(mode: str) -> None:
    game = Game.new([KAISA, AHRI], mode=mode, seed=4, log=False)
    bot = RandomPlayer(4)
    for choice in range(150):
        agree(game)
        agree(game)
        if choice == 120 and mode != "duel":
            game.concede(0)
            agree(game)
        if game.outcome is not None:
            break
        game.take(bot.choose(game))
        agree(game)
        while game.step():
            agree(game)
    agree(game)


def test_a_view_is_made_once_for_a_decision() -> None:
    game = Game.new([KAISA, AHRI], seed=4)
    seen = game.view(0)
    assert game.view(0) is seen
    assert game.clone().view(0) == seen
    game.apply(0)
    assert game.view(0) is not seen
