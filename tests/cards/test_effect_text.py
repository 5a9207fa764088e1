"""Effect text of every kind (136), on Equipment that no set has."""

import pytest

from riftwright.cards.define import C, gear
from riftwright.core.facts import Face
from riftwright.core.ids import BASE, DEFLECT, GANKING, NOWHERE, SHIELD, TRASH, UNIT
from riftwright.core.nodes import Ability
from riftwright.effects.build import deathknell, draw, passive
from riftwright.effects.filters import FRIENDLY, HERE, Those
from riftwright.effects.instructions import Kill
from riftwright.effects.passives import HaveKeyword, HaveMight, TakesNoDamage
from riftwright.effects.subjects import THIS
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.actions import moves, zones
from riftwright.rules.setup import add_card
from tests.support import begin, field, hand, might, move, pass_showdown, play, resolve, thing, where

KILL = "Spell 0: kill a unit"


def wear(board: Board, *abilities: Ability, keywords: tuple[int, ...] = (), bonus: int = 0) -> Game:
    """A game in which the unit called Bearer wears an Equipment with that effect text."""
    face = gear(
        "Strange Band", "", C, tags=["Equipment"], might_bonus=bonus, effect=abilities, effect_keywords=keywords
    )
    state = board.state()
    bearer = state.edit(board.labelled("Bearer"))
    band = add_card(state, face, bearer.controller, NOWHERE)
    band.zone, band.loc = BASE, bearer.controller
    state.players[bearer.controller].base.append(band.id)
    zones.index(state, band)
    zones.link(state, band, bearer)
    return Game.from_state(state)


def take_off(game: Game) -> None:
    assert moves.detach(game.machine, thing(game, "Strange Band"), 0)


def test_136_2_c_a_passive_of_effect_text_speaks_of_its_wearer_as_me() -> None:
    """434.1.c"""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = wear(board.player("A", base=["Unit 2 as Bearer"]), passive(TakesNoDamage()))
    move(game, "Bearer", field(1))
    pass_showdown(game)
    assert where(game, "Bearer") == "A's base"  # recalled alive


def test_136_2_c_an_aura_of_effect_text_reaches_from_its_wearer() -> None:
    aura = passive(HaveMight(1, Those(UNIT, FRIENDLY, HERE, other=True)))
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Friend"]})
    game = wear(board.player("A", base=["Unit 2 as Bearer"]), aura, bonus=1)
    assert [might(game, name) for name in ("Bearer", "Friend")] == [3, 2]
    move(game, "Bearer", field(1))
    assert [might(game, name) for name in ("Bearer", "Friend")] == [3, 3]
    take_off(game)
    assert [might(game, name) for name in ("Bearer", "Friend")] == [2, 2]


def test_435_1_d_keywords_of_effect_text_go_as_it_is_detached() -> None:
    game = wear(Board(turn="A").player("A", base=["Unit 2 as Bearer"]), keywords=(GANKING, SHIELD))
    bearer = thing(game, "Bearer")
    assert game.machine.keyword(bearer, GANKING) and game.machine.keyword(bearer, SHIELD)
    take_off(game)
    assert not game.machine.keyword(bearer, GANKING) and not game.machine.keyword(bearer, SHIELD)


def test_718_2_an_attached_gear_has_not_its_printed_keywords_itself() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 as Bearer"]})
    game = begin(board.player("B", base=["Gear [Deflect] as Ring attached to Bearer", "Gear [Deflect] as Loose"]))
    assert [game.machine.keyword(thing(game, name), DEFLECT) for name in ("Ring", "Loose")] == [0, 1]


def test_a_deathknell_of_effect_text_triggers_as_its_wearer_dies() -> None:
    game = wear(
        Board(turn="A").player("A", base=["Unit 2 as Bearer"], hand=[KILL], deck=["Cleave"]), deathknell(draw(1))
    )
    play(game, KILL)
    resolve(game)
    assert hand(game, "A") == ["Cleave"]
    assert where(game, "Strange Band") == "A's base"


def test_136_2_d_this_is_the_equipment_and_me_the_wearer() -> None:
    game = wear(Board(turn="A").player("A", base=["Unit 2 as Bearer"], hand=[KILL]), deathknell(Kill(THIS)))
    play(game, KILL)
    resolve(game)
    assert where(game, "Bearer") == where(game, "Strange Band") == "A's trash"


@pytest.mark.parametrize("leaves", ["wearer", "gear"])
def test_719_5_either_may_leave_the_board_without_the_other(leaves: str) -> None:
    aura = passive(HaveKeyword(SHIELD, 1, Those(UNIT, FRIENDLY)))
    game = wear(Board(turn="A").player("A", base=["Unit 2 as Bearer", "Unit 1 as Other"]), aura)
    assert game.machine.keyword(thing(game, "Other"), SHIELD) == 1
    zones.put(game.machine, thing(game, "Bearer" if leaves == "wearer" else "Strange Band"), TRASH)
    assert game.machine.keyword(thing(game, "Other"), SHIELD) == 0
    left = thing(game, "Strange Band" if leaves == "wearer" else "Bearer")
    assert game.state.objects[left].attached_to < 0
    assert game.state.objects[left].attachments == ()


def test_a_face_keeps_its_effect_text_apart_from_its_own() -> None:
    face: Face = gear("Strange Band", "", C, effect=[passive(TakesNoDamage())])
    assert face.passives == ()
    assert face.appended == (0,)
