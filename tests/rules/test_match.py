"""A match of several games (486): who wins it, and which battlefields may be brought again."""

import pytest

from riftwright.core.errors import MatchError
from riftwright.rules import editions
from riftwright.rules.match import Match

LATER = pytest.mark.parametrize("edition", editions.NAMES[1:])
BOTH = (["Alpha", "Beta", "Gamma"], ["Delta", "Epsilon", "Zeta"])


def match(edition: str, best_of: int = 3) -> Match:
    return Match(editions.get(edition), BOTH, best_of)


def after(edition: str, *games: tuple[int, str, str], best_of: int = 3) -> Match:
    """A match after games that somebody won (or nobody: -1) with those battlefields."""
    played = match(edition, best_of)
    for winner, mine, theirs in games:
        played.record(winner, [mine, theirs])
    return played


@pytest.mark.parametrize("edition", editions.NAMES)
def test_486_6_the_first_to_win_two_games_wins_the_match(edition: str) -> None:
    played = after(edition, (0, "Alpha", "Delta"), (1, "Beta", "Epsilon"))
    assert (played.winner, played.wins) == (-1, [1, 1])

    played.record(1, ["Gamma", "Zeta"])
    assert (played.winner, played.wins) == (1, [1, 2])


@pytest.mark.parametrize("edition", editions.NAMES)
def test_486_5_battlefields_of_a_game_that_was_won_are_not_chosen_again(edition: str) -> None:
    assert match(edition).barred() == [[], []]
    assert after(edition, (0, "Beta", "Delta")).barred() == [["Beta"], ["Delta"]]


@LATER
def test_486_5_a_battlefields_of_a_game_that_nobody_won_may_be_brought_again(edition: str) -> None:
    played = after(edition, (-1, "Beta", "Delta"))
    assert (played.barred(), played.winner) == ([[], []], -1)


def test_486_5_in_2026_03_30_they_are_used_up_whoever_won() -> None:
    assert after("2026-03-30", (-1, "Beta", "Delta")).barred() == [["Beta"], ["Delta"]]


@LATER
def test_486_6_a_of_five_games_three_must_be_won(edition: str) -> None:
    played = after(edition, (0, "Alpha", "Delta"), (0, "Beta", "Epsilon"), best_of=5)
    assert played.winner == -1

    played.record(0, ["Gamma", "Zeta"])
    assert played.winner == 0


@LATER
def test_486_6_a_in_games_4_and_5_battlefields_come_back(edition: str) -> None:
    played = after(edition, (0, "Alpha", "Delta"), (1, "Beta", "Epsilon"), best_of=5)
    assert played.barred() == [["Alpha", "Beta"], ["Delta", "Epsilon"]]  # game 3

    played.record(0, ["Gamma", "Zeta"])
    assert played.barred() == [[], []]  # game 4


@LATER
def test_486_6_a_2_none_is_presented_more_than_twice(edition: str) -> None:
    played = after(
        edition,
        (0, "Alpha", "Delta"),
        (1, "Beta", "Epsilon"),
        (0, "Gamma", "Zeta"),
        (1, "Alpha", "Zeta"),
        best_of=5,
    )
    assert played.barred() == [["Alpha"], ["Zeta"]]  # game 5


@LATER
def test_486_6_a_1_only_who_has_presented_each_of_theirs_re_uses_one(edition: str) -> None:
    """In a game that nobody won, A brought Alpha again (486.5.a): Gamma has not been seen yet."""
    played = after(
        edition,
        (-1, "Alpha", "Delta"),
        (0, "Alpha", "Epsilon"),
        (1, "Beta", "Zeta"),
        best_of=5,
    )
    assert played.barred() == [["Alpha", "Beta"], []]


@LATER
def test_486_6_a_match_of_three_never_re_uses_one(edition: str) -> None:
    played = after(edition, (0, "Alpha", "Delta"), (1, "Beta", "Epsilon"), (-1, "Gamma", "Zeta"))
    assert played.barred() == [["Alpha", "Beta"], ["Delta", "Epsilon"]]


def test_486_6_a_no_match_of_five_in_2026_03_30() -> None:
    with pytest.raises(MatchError, match=r"^best of 5: in 2026-03-30 a match is best of 3 \(486\.6\)$"):
        match("2026-03-30", 5)


def test_486_6_a_match_has_three_games_or_five() -> None:
    with pytest.raises(MatchError, match=r"^best of 4: in 2026-07-16 a match is best of 3 or 5 \(486\.6\)$"):
        match("2026-07-16", 4)
