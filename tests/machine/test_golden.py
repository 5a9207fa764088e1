"""Three whole games come out as they were written down: every choice is offered, every digest and sentence equal."""

import pytest

from tests.machine import golden


@pytest.mark.parametrize(("mode", "edition", "seed"), golden.GAMES)
def test_a_golden_game_is_played_and_told_as_it_was(mode: str, edition: str, seed: int) -> None:
    written, text = golden.read(mode, edition, seed)
    game = golden.begin(mode, edition, seed)
    digests = []
    for at, key in enumerate(written["choices"], 1):
        assert any(key == option.key for option in game.decision.options), f"choice {at}: {key} is not offered"
        game.apply(key)
        if at % golden.EVERY == 0:
            digests.append(game.digest())

    assert digests == written["digests"]
    assert game.digest() == written["end"]
    assert str(game.outcome) == written["outcome"]
    assert golden.told(game).splitlines() == text.splitlines()


@pytest.mark.parametrize(("mode", "edition", "seed"), golden.GAMES)
def test_the_same_players_play_the_golden_game_again(mode: str, edition: str, seed: int) -> None:
    written, text = golden.read(mode, edition, seed)

    assert golden.record(mode, edition, seed) == (written, text)
