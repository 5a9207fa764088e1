"""Determinized positions of random games: alike to the seat, from what it sees alone, and sound to be played on."""

from collections.abc import Iterator

import msgspec
import pytest

from riftwright.core.ids import NOBODY
from riftwright.game import Game
from riftwright.players import RandomPlayer
from riftwright.rules.determinization import determinized
from tests.machine import invariants
from tests.machine.alike import mixed
from tests.machine.games import MODES, Setting

EVERY = 7  # decisions between two that are looked at
PLAYED_OUT = 61  # decisions between two whose copies are played to their end


def positions(mode: str, seed: int, every: int) -> Iterator[tuple[int, Game]]:
    """Decisions of a random game, one in so many, with their numbers."""
    game = Setting(mode, "2026-10-16", seed).new(log=False)
    bot = RandomPlayer(seed)
    at = 0
    while game.outcome is None:
        if at % every == 0:
            yield at, game
        game.apply(bot.choose(game))
        at += 1


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_a_seat_cannot_tell_the_copy_from_the_game(mode: str) -> None:
    for seed in (71, 72):
        for at, game in positions(mode, seed, EVERY):
            before = game.digest()
            for seat in range(NOBODY, len(game.state.players)):
                copy = Game.from_state(determinized(game.machine, seat, at), log=False)
                assert msgspec.json.encode(copy.view(seat)) == msgspec.json.encode(game.view(seat)), (seed, at, seat)
                assert invariants.problems(copy) == []
            assert game.digest() == before


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_nothing_that_is_hidden_from_a_seat_goes_into_its_copy(mode: str) -> None:
    """Games that look alike to the seat that decides, of the same cards, give it the very same copy."""
    compared = 0
    for seed in (73, 74):
        for at, game in positions(mode, seed, EVERY):
            seat = game.decision.player
            other = mixed(game, seat)
            compared += other.digest() != game.digest()
            copies = [Game.from_state(determinized(g.machine, seat, at), log=False) for g in (game, other)]
            assert copies[0].digest() == copies[1].digest(), (seed, at, seat)
    assert compared > 20


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_a_copy_is_played_on_to_its_end_by_the_rules(mode: str) -> None:
    for at, game in positions(mode, 75, PLAYED_OUT):
        seat = at % len(game.state.players)
        copy = Game.from_state(determinized(game.machine, seat, at), log=False)
        count = invariants.census(game.state)
        bot = RandomPlayer(at)
        while copy.outcome is None:
            assert invariants.problems(copy) == [], (at, seat)
            copy.apply(bot.choose(copy))
        assert invariants.census(copy.state) == count
