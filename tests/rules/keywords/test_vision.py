"""Vision (817)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.ids import VISION
from riftwright.effects import build
from riftwright.effects.filters import FRIENDLY_UNITS
from riftwright.effects.passives import HaveKeyword
from riftwright.game import Game
from tests.rules.keywords.giving import every_edition, keyword
from tests.rules.plays import HOME, Stage, gear, two_battlefields, unit
from tests.support import (
    choose,
    decides,
    events,
    field,
    might,
    play,
    resolve,
    resolve_top,
    thing,
    use,
    where,
)


def seer(stage: Stage, instances: int) -> Game:
    """A plays a unit with that many instances of Vision, over Top, Next and Last."""
    for name in ("Last", "Next", "Top"):
        stage.add("A", unit(name), "deck")
    stage.add("A", unit("Seer", 2, keywords=[(VISION, instances)]), "hand")
    game = stage.begin()
    play(game, "Seer")
    return game


def predict(game: Game, *answers: str) -> None:
    """Resolve one Vision after the other, and keep or recycle what is seen."""
    for answer in answers:
        resolve_top(game)
        choose(game, answer)
    resolve(game)


def top(game: Game) -> str:
    """The name of the card on top of A's deck."""
    return game.state.face_of(game.state.players[0].main_deck[-1]).name


@every_edition
@pytest.mark.parametrize(("answers", "left"), [(("leave it",), "Top"), (("recycle",), "Next")])
def test_817_1_b_it_predicts_as_the_permanent_is_played(edition: str, answers: tuple[str, ...], left: str) -> None:
    game = seer(two_battlefields(edition=edition), 1)
    assert decides(game) == "A"
    predict(game, *answers)
    assert top(game) == left


@every_edition
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (("leave it", "leave it"), "Top"),
        (("leave it", "recycle"), "Next"),
        (("recycle", "leave it"), "Next"),
        (("recycle", "recycle"), "Last"),
    ],
)
def test_817_2_each_instance_triggers_separately(edition: str, answers: tuple[str, ...], left: str) -> None:
    game = seer(two_battlefields(edition=edition), 2)
    predict(game, *answers)
    assert top(game) == left


def test_817_a_granted_vision_is_one_more() -> None:
    stage = two_battlefields()
    stage.add("A", gear("Lens", build.passive(HaveKeyword(VISION, 1, FRIENDLY_UNITS))), "base")
    game = seer(stage, 1)
    predict(game, "recycle", "recycle")
    assert top(game) == "Last"


def test_817_1_c_not_for_a_unit_that_comes_back_from_a_battlefield() -> None:
    stage = two_battlefields()
    stage.place("Unit 2 [Vision] as Seer", "A", field(1))
    stage.player("A", hand=[HOME])
    game = stage.begin()
    play(game, HOME)
    resolve(game)
    assert events(game, ev.TRIGGERED) == []


def test_817_3_lost_while_it_is_on_the_chain_it_resolves_all_the_same() -> None:
    """817.3, 801.3.b: what has triggered is no longer the unit's to lose."""
    stage = two_battlefields()
    stage.player("A", hand=["Spell [Reaction]: take [Vision] from a unit"])
    game = seer(stage, 1)
    play(game, "Spell [Reaction]: take [Vision] from a unit")
    resolve_top(game)
    assert keyword(game, "Seer", "Vision") == 0
    predict(game, "recycle")
    assert top(game) == "Next"


def test_817_1_a_a_gear_may_have_it_divining_shells() -> None:
    """817.1.a"""
    stage = two_battlefields()
    for name in ("Next", "Top"):
        stage.add("A", unit(name), "deck")
    stage.player("A", hand=["Divining Shells"], base=["Unit 2 as Mine"])
    game = stage.begin()
    play(game, "Divining Shells")
    predict(game, "recycle")
    assert top(game) == "Next"
    use(game, "Divining Shells")
    resolve(game)
    assert (might(game, "Mine"), where(game, "Divining Shells")) == (4, "A's trash")


def test_817_2_b_each_sees_what_is_on_top_by_then() -> None:
    """817.2.a, 817.2.b: the same card, where the first left it."""
    game = seer(two_battlefields(), 2)
    for answer in ("leave it", "recycle"):
        resolve_top(game)
        choose(game, answer)
    assert [e.obj for e in events(game, ev.LOOKED)] == [thing(game, "Top")] * 2
    assert top(game) == "Next"
