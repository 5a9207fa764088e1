"""Hunt (823)."""

import pytest

from riftwright.core import events as ev
from riftwright.game import Game
from tests.rules.keywords.giving import every_edition
from tests.rules.plays import BOUNCE, SEIZE, Stage, two_battlefields
from tests.support import controller, end_turn, events, field, move, pass_showdown, play, resolve, where


def xp(game: Game, seat: str = "A") -> int:
    """How much XP a player has."""
    return game.state.players[game.state.seats.index(seat)].xp


def conquered(stage: Stage, *pieces: str) -> Game:
    """A's pieces have moved to battlefield 1, which A has conquered; what triggered has resolved."""
    stage.player("A", base=[f"{piece} as Hunter {i}" for i, piece in enumerate(pieces, 1)])
    game = stage.begin()
    move(game, "Hunter 1", field(1), *(f"Hunter {i}" for i in range(2, len(pieces) + 1)))
    pass_showdown(game)
    resolve(game)
    return game


@every_edition
@pytest.mark.parametrize(("text", "gained"), [("[Hunt]", 1), ("[Hunt 3]", 3), ("[Hunt 2] [Hunt]", 3), ("", 0)])
def test_823_1_c_as_it_conquers_its_controller_gains_xp(edition: str, text: str, gained: int) -> None:
    """823.1, 823.1.a, 823.1.b, 823.1.c.1, 823.1.c.2, 823.1.c.3, 823.2: the sum, in one ability."""
    game = conquered(two_battlefields(edition=edition), f"Unit 3 {text}")
    assert (xp(game), xp(game, "B")) == (gained, 0)
    assert len(events(game, ev.TRIGGERED)) == (1 if gained else 0)
    assert controller(game, 1) == "A"


@every_edition
def test_823_1_b_as_it_holds_too_and_only_where_it_is(edition: str) -> None:
    """823.1.b, 823.1.c.1"""
    stage = two_battlefields(edition=edition, turn="B")
    stage.field(1).controller = 0
    stage.place("Unit 3 [Hunt 2] as Hunter", "A", field(1))
    stage.player("A", base=["Unit 3 [Hunt 5] as Idle"])
    game = stage.begin()
    end_turn(game)
    assert xp(game) == 2
    assert game.state.points == [1, 0]


def test_823_each_unit_has_its_own() -> None:
    game = conquered(two_battlefields(), "Unit 3 [Hunt]", "Unit 3 [Hunt 2]")
    assert xp(game) == 3
    assert len(events(game, ev.TRIGGERED)) == 2


def test_823_2_granted_by_a_passive_and_for_the_turn_and_lost() -> None:
    """823.2, 823.3"""
    stage = two_battlefields()
    stage.player("A", base=["Gear [Others: Hunt 2]"])
    assert xp(conquered(stage, "Unit 3 [Hunt]")) == 3
    for card, gained in (("Spell: give a unit [Hunt 2]", 3), ("Spell: take [Hunt] from a unit", 0)):
        stage = two_battlefields()
        stage.player("A", base=["Unit 3 [Hunt] as Hunter"], hand=[card])
        game = stage.begin()
        play(game, card)
        resolve(game)
        move(game, "Hunter", field(1))
        pass_showdown(game)
        resolve(game)
        assert xp(game) == gained


def test_823_1_c_1_it_is_on_the_chain_and_knows_its_value_though_the_unit_has_left() -> None:
    """823.1, 383.3: the XP comes as the ability resolves."""
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 [Hunt 2] as Hunter"], hand=[BOUNCE])
    game = stage.begin()
    move(game, "Hunter", field(1))
    game.apply("pass")
    game.apply("pass")
    assert len(game.state.chain) == 1
    assert xp(game) == 0
    play(game, BOUNCE)
    resolve(game)
    assert (xp(game), where(game, "Hunter")) == (2, "A's hand")


def test_823_1_c_1_my_controller_is_who_controls_it_by_then() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 [Hunt 2] as Hunter"])
    stage.player("B", hand=[SEIZE])
    game = stage.begin()
    move(game, "Hunter", field(1))
    game.apply("pass")
    game.apply("pass")
    assert len(game.state.chain) == 1
    game.apply("pass")
    play(game, SEIZE)
    resolve(game)
    assert (xp(game), xp(game, "B")) == (0, 2)


@pytest.mark.parametrize(
    ("name", "gained"), [("Voracious Gromp", 3), ("Gemhand Hunter", 1), ("Gustwalker", 2), ("Mosstomper", 2)]
)
def test_823_cards_with_hunt(name: str, gained: int) -> None:
    assert xp(conquered(two_battlefields(), name)) == gained
