"""Making new choices (750-755), and control of spells and abilities on the chain (191.2, 191.4)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_OPTIONAL
from riftwright.core.ids import DEFLECT, REACTION, UNIT
from riftwright.effects import build
from riftwright.effects.control import TakeControlOfItem
from riftwright.effects.deeds import WhenYou
from riftwright.effects.filters import ENEMY, ENEMY_UNITS, FRIENDLY_UNITS, UNITS, Those
from riftwright.effects.instructions import Kill
from riftwright.effects.subjects import Item, target, up_to
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.rules.plays import (
    BOUNCE,
    EDITIONS,
    ChooseOne,
    Stage,
    obj,
    spell,
    two_battlefields,
    unit,
)
from tests.support import (
    begin,
    choose,
    decides,
    events,
    field,
    hand,
    might,
    offered,
    play,
    resolve,
    resolve_top,
    sentences,
    where,
)

BOLT = "Spell 1: deal 3 to a unit"
OVER = "Spell [Reaction]: take over a spell"
BLADE = "Spell [Hidden]: deal 1 to a unit at a battlefield"
ANEW = "Spell [Reaction]: choose anew for a spell"


def answer(board: Board, played: str, *choices: str, by: str) -> Game:
    """A plays something, B answers it with a card that speaks of it; that has begun to resolve."""
    game = begin(board)
    play(game, played, *choices)
    game.apply("pass")
    play(game, by)
    resolve_top(game)
    return game


def asked(game: Game) -> bool:
    """Whether it is asked if new choices are made."""
    return game.state.decision is not None and "(751)" in game.decision.prompt


@pytest.mark.parametrize("edition", EDITIONS)
def test_751_new_choices_are_made_for_a_finalized_item_as_the_instruction_is_executed(edition: str) -> None:
    """750, 751, 752.1: a target is chosen anew; the player who is told to makes the choice, on resolution."""
    board = Board(turn="A", edition=edition).player("A", base=["Unit 5 as Mine"], hand=[BOLT])
    board.player("B", base=["Unit 5 as Theirs", "Unit 5 as Other"], hand=[ANEW])
    game = answer(board, BOLT, "Theirs", by=ANEW)
    assert asked(game)
    assert decides(game) == "B"
    choose(game, "yes")
    assert sentences(game) == ["Mine", "Theirs", "Other"]  # 753: what was chosen may be kept
    choose(game, "Mine")
    resolve(game)
    assert (obj(game, "Mine").damage, obj(game, "Theirs").damage) == (3, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_191_2_who_takes_control_of_a_spell_resolves_it(edition: str) -> None:
    """191.2, 355.9.b: "enemy" is who is an enemy of its controller; a choice that is not remade mistargets."""
    board = Board(turn="A", edition=edition)
    board.player("A", base=["Unit 5 as Mine"], hand=["Spell 1: deal 3 to an enemy unit then draw 1 as Bolt"])
    board.player("B", base=["Unit 5 as Theirs"], hand=["Spell [Reaction]: take control of a spell as Mirror"])
    game = answer(board, "Bolt", by="Mirror")
    resolve(game)
    assert (obj(game, "Mine").damage, obj(game, "Theirs").damage) == (0, 0)
    assert (len(hand(game, "A")), len(hand(game, "B"))) == (0, 1)
    assert where(game, "Bolt") == "A's trash"  # 056.2
    assert [e.player for e in events(game, ev.PLAYED, "Bolt")] == [1]  # 419.4.a
    assert game.state.players[0].finalized == 1  # 419.4.b: who finalized it did


def test_753_1_what_is_not_legal_for_its_new_controller_is_not_offered() -> None:
    board = Board(turn="A").player("A", base=["Unit 5 as Mine"], hand=["Spell 1: deal 3 to an enemy unit as Bolt"])
    board.player("B", base=["Unit 5 as Theirs"], hand=[OVER])
    game = answer(board, "Bolt", by=OVER)
    choose(game, "yes")  # and what was chosen is no enemy any more: there is nothing to choose
    resolve(game)
    assert (obj(game, "Mine").damage, obj(game, "Theirs").damage) == (3, 0)


def test_753_2_without_a_legal_new_choice_none_is_offered() -> None:
    board = Board(turn="A").player("A", hand=["Spell 1: deal 3 to an enemy unit as Bolt"])
    board.player("B", base=["Unit 5 as Theirs"], hand=[OVER])
    game = answer(board, "Bolt", by=OVER)
    assert not asked(game)
    resolve(game)
    assert obj(game, "Theirs").damage == 0


def test_753_all_may_be_left_as_it_is_also_what_is_illegal() -> None:
    board = Board(turn="A").player("A", base=["Unit 5 as Mine"], hand=["Spell 1: deal 3 to an enemy unit as Bolt"])
    board.player("B", base=["Unit 5 as Theirs"], hand=[OVER])
    game = answer(board, "Bolt", by=OVER)
    choose(game, "no")
    resolve(game)
    assert (obj(game, "Mine").damage, obj(game, "Theirs").damage) == (0, 0)


def test_753_any_of_several_choices_may_be_remade_and_the_others_kept() -> None:
    board = Board(turn="A").player("A", base=["Unit 5 as Mine"], hand=["Falling Star"])
    board.player("B", base=["Unit 5 as One", "Unit 5 as Two"], hand=[ANEW])
    game = answer(board, "Falling Star", "One", "Two", by=ANEW)
    choose(game, "yes", "Mine", "Two")
    resolve(game)
    assert [obj(game, name).damage for name in ("Mine", "One", "Two")] == [3, 0, 3]


def test_751_1_what_another_choice_of_the_item_has_chosen_is_nothing_new() -> None:
    board = Board(turn="A").player("A", hand=["Falling Star"])
    board.player("B", base=["Unit 5 as One", "Unit 5 as Two"], hand=[ANEW])
    game = answer(board, "Falling Star", "One", "Two", by=ANEW)
    assert not asked(game)


def test_752_1_a_destination_is_remade_and_must_fit_the_new_target() -> None:
    """752.1, 753.1: who is at battlefield 1 already cannot be chosen to be moved there."""
    board = Board(turn="A")
    board.battlefield(units={"B": ["Unit 5 as There"]}).battlefield()
    board.player("A", hand=["Charm"]).player("B", base=["Unit 5 as Here"], hand=[ANEW])
    game = begin(board)
    play(game, "Charm", "Here", "battlefield 1")
    game.apply("pass")
    play(game, ANEW)
    resolve_top(game)
    choose(game, "yes", "There")
    assert not offered(game, "battlefield 1")
    choose(game, "battlefield 2")
    resolve(game)
    assert (where(game, "There"), where(game, "Here")) == ("battlefield 2", "B's base")


def modal() -> Stage:
    stage = two_battlefields()
    modes = ChooseOne((build.give(2, target(FRIENDLY_UNITS)), Kill(target(ENEMY_UNITS))))
    stage.add("A", spell("Either", modes), "hand")
    stage.player("A", base=["Unit 5 as Mine"]).player("B", base=["Unit 5 as Theirs"], hand=[OVER])
    return stage


def test_752_1_a_mode_is_remade_and_what_it_chooses_with_it() -> None:
    game = answer(modal(), "Either", "mode 1", by=OVER)
    choose(game, "yes", "mode 2")
    resolve(game)
    assert (where(game, "Mine"), where(game, "Theirs")) == ("A's trash", "B's base")


def test_753_a_mode_may_be_kept_with_another_target() -> None:
    game = answer(modal(), "Either", "mode 1", by=OVER)
    choose(game, "yes", "mode 1")
    resolve(game)
    assert (might(game, "Mine"), might(game, "Theirs")) == (5, 7)


def test_752_2_optional_costs_are_no_choices_to_remake() -> None:
    """752.2: what was paid is paid, and Repeat's second execution has choices of its own."""
    board = Board(turn="A").player("A", base=["Unit 5 as Mine", "Unit 5 as Own"], hand=["Frigid Touch"])
    board.player("B", base=["Unit 5 as One", "Unit 5 as Two"], hand=[ANEW])
    game = begin(board)
    play(game, "Frigid Touch", "yes", "One", "Two")
    game.apply("pass")
    play(game, ANEW)
    resolve_top(game)
    choose(game, "yes", "Mine", "Own")
    resolve(game)
    assert [might(game, name) for name in ("Mine", "Own", "One", "Two")] == [3, 3, 5, 5]


def test_752_the_number_of_targets_is_what_it_was() -> None:
    stage = two_battlefields()
    stage.add("A", spell("Some", build.deal(2, up_to(3, UNITS))), "hand")
    stage.player("A", base=["Unit 5 as Mine"]).player("B", base=["Unit 5 as One", "Unit 5 as Two"], hand=[ANEW])
    game = answer(stage, "Some", "One", "done", by=ANEW)
    choose(game, "yes", "Two")
    resolve(game)
    assert [obj(game, name).damage for name in ("Mine", "One", "Two")] == [0, 0, 2]


def test_754_what_is_newly_targeted_sees_it_and_what_was_before_does_not_again() -> None:
    stage = two_battlefields()
    seer = unit("Seer", 5, build.when(WhenYou(ev.CHOSEN), build.draw(1)))
    stage.add("B", seer, "base", "Seer")
    stage.player("A", hand=[BOLT]).player("B", base=["Unit 5 as Other"], hand=[OVER])
    game = answer(stage, BOLT, "Other", by=OVER)
    choose(game, "yes", "Seer")
    assert len(game.state.chain) == 2
    resolve(game)
    assert hand(game, "B") == ["Filler"]
    assert len(events(game, ev.CHOSEN, "Other")) == 1


def test_754_a_target_that_is_kept_was_targeted_before() -> None:
    stage = two_battlefields()
    stage.add("B", unit("Seer", 5, build.when(WhenYou(ev.CHOSEN), build.draw(1))), "base", "Seer")
    stage.player("A", hand=["Falling Star"])
    stage.player("B", base=["Unit 5 as Other", "Unit 5 as New"], hand=[OVER])
    game = answer(stage, "Falling Star", "Seer", "Other", by=OVER)
    choose(game, "yes", "Seer", "New")
    resolve(game)
    assert hand(game, "B") == []


@pytest.mark.parametrize("energy", [0, 1])
def test_755_what_the_new_choices_would_cost_is_ignored(energy: int) -> None:
    """755, 755.1: nothing is paid for Deflect, whether or not it could be."""
    stage = two_battlefields()
    stage.add("A", unit("Slippery", 5, keywords=[(DEFLECT, 2)]), "base", "Slippery")
    stage.player("A", hand=[BOLT])
    stage.player("B", base=["Unit 5 as Other"], hand=[OVER], pool=f"{energy} Energy")
    game = answer(stage, BOLT, "Other", by=OVER)
    choose(game, "yes", "Slippery")
    resolve(game)
    assert obj(game, "Slippery").damage == 3
    assert sum(game.state.players[1].pool) == energy


def test_757_who_cannot_be_chosen_cannot_be_chosen_anew() -> None:
    board = Board(turn="A").player("A", base=["Baron Nashor as Baron", "Unit 5 as Mine"], hand=[BOLT])
    board.player("B", base=["Unit 5 as Other"], hand=[OVER])
    game = answer(board, BOLT, "Other", by=OVER)
    choose(game, "yes")
    assert sentences(game) == ["Mine", "Other"]


def test_811_1_d_2_what_came_from_facedown_still_chooses_at_its_battlefield() -> None:
    stage = Board(turn="A")
    stage.battlefield(
        controller="A",
        units={"A": ["Unit 5 as Warden"]},
        facedown={"A": [f"{BLADE} as Blade"]},
    )
    stage.battlefield(controller="B", units={"B": ["Unit 5 as Away"]})
    stage.player("B", hand=[OVER])
    game = begin(stage)
    play(game, "Blade")
    game.apply("pass")
    play(game, OVER)
    resolve_top(game)
    assert not asked(game)


def test_191_4_b_an_abilitys_controller_stays_whoever_controls_its_source() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 5 [Use: draw 1] as Source"])
    stage.player("B", hand=["Spell [Reaction]: take control of an enemy unit as Seize"])
    game = begin(stage)
    game.apply(next(o for o in game.decision.options if o.key.startswith("use:")))
    game.apply("pass")
    play(game, "Seize")
    resolve(game)
    assert obj(game, "Source").controller == 1
    assert (len(hand(game, "A")), len(hand(game, "B"))) == (1, 0)


def test_191_4_control_of_an_ability_on_the_chain_can_be_taken() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 5 [Use: deal 3 to an enemy unit] as Source"])
    stage.player("B", base=["Unit 5 as Theirs"])
    ability = Item(spells=False, abilities=True)
    stage.add("B", spell("Mine now", TakeControlOfItem(ability, anew=True), keywords=[(REACTION, 1)]), "hand")
    game = stage.begin()
    game.apply(next(o for o in game.decision.options if o.key.startswith("use:")))
    game.apply("pass")
    play(game, "Mine now")
    resolve_top(game)
    choose(game, "yes")
    resolve(game)
    assert (obj(game, "Source").damage, obj(game, "Theirs").damage) == (3, 0)


def test_752_an_item_that_chooses_nothing_has_nothing_to_remake() -> None:
    board = Board(turn="A").player("A", hand=["Spell 1: draw 1 as Gift"]).player("B", hand=[OVER])
    game = answer(board, "Gift", by=OVER)
    assert not asked(game)
    resolve(game)
    assert (len(hand(game, "A")), len(hand(game, "B"))) == (0, 1)


def test_340_4_after_it_the_new_controller_has_priority() -> None:
    board = Board(turn="A").player("A", base=["Unit 5 as Mine"], hand=[BOLT, BOUNCE])
    board.player("B", base=["Unit 5 as Theirs"], hand=[OVER])
    game = answer(board, BOLT, "Theirs", by=OVER)
    choose(game, "no")
    assert decides(game) == "B"
    assert game.decision.kind != D_OPTIONAL


def test_752_who_has_gone_leaves_its_choice_to_be_remade() -> None:
    """A target that is no more cannot be kept once anything is chosen anew."""
    stage = two_battlefields()
    stage.add("A", spell("Pair", build.deal(1, target(UNITS)), build.deal(2, target(Those(UNIT, ENEMY)))), "hand")
    stage.place("Unit 5 as One", "B", field(1))
    stage.player("B", base=["Unit 5 as Two", "Unit 5 as Three"], hand=[ANEW, BOUNCE])
    game = stage.begin()
    play(game, "Pair", "One", "Two")
    game.apply("pass")
    play(game, BOUNCE, "One")
    resolve_top(game)
    game.apply("pass")
    play(game, ANEW)
    resolve_top(game)
    choose(game, "yes", "Two")
    resolve(game)
    assert [obj(game, name).damage for name in ("Two", "Three")] == [2, 1]
