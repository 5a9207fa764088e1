"""Hide and Hidden: 421, 811."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_FOCUS, D_PRIORITY
from tests.rules.keywords.giving import lose
from tests.rules.plays import HOME, Stage, obj, pool
from tests.support import (
    choose,
    decides,
    events,
    field,
    hand,
    might,
    move,
    play,
    playable,
    resolve,
    sentences,
    thing,
    where,
)

# 811.1.d: choices from Hidden


def hidden_stage(card: str) -> Stage:
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 3 as Mine"], "B": []}, facedown={"A": [card + " as Secret"]})
    stage.battlefield(controller="B", units={"B": ["Unit 3 as There"]})
    stage.player("B", base=["Unit 3 as Home"])
    return stage


def test_811_1_d_2_a_hidden_spell_chooses_at_its_battlefield() -> None:
    stage = hidden_stage("Spell [Hidden]: deal 2 to a unit")
    game = stage.begin()
    play(game, "Secret")
    assert game.decision.kind == D_PRIORITY  # Mine is the only unit there
    resolve(game)
    assert obj(game, "Mine").damage == 2


def test_811_1_d_a_hidden_spell_without_a_target_there_cannot_be_played() -> None:
    stage = hidden_stage("Spell [Hidden]: deal 2 to an enemy unit")
    assert not playable(stage.begin(), "Secret")


def test_811_1_d_2_it_is_checked_again_on_resolution() -> None:
    stage = hidden_stage("Spell [Hidden]: deal 2 to a unit")
    stage.player("B", hand=[HOME])
    game = stage.begin()
    play(game, "Secret")
    game.apply("pass")
    play(game, HOME, "Mine")
    resolve(game)
    assert obj(game, "Mine").damage == 0


def test_811_1_d_1_a_hidden_unit_is_played_to_that_battlefield() -> None:
    stage = hidden_stage("Unit 2 [Hidden]")
    game = stage.begin()
    play(game, "Secret")
    assert where(game, "Secret") == "battlefield 1"
    assert obj(game, "Secret").exhausted


def test_811_1_d_2_a_play_effect_of_a_hidden_unit_chooses_there_too() -> None:
    stage = hidden_stage("Unit 2 [Hidden] [Play: deal 1 to a unit]")
    game = stage.begin()
    play(game, "Secret")
    assert sorted(sentences(game)) == ["Mine at battlefield 1", "Secret at battlefield 1"]


def test_811_1_d_1_a_hidden_gear_enters_there_and_is_recalled() -> None:
    """152.2"""
    stage = hidden_stage("Gear [Hidden]")
    game = stage.begin()
    play(game, "Secret")
    entered = events(game, ev.ENTERED)[0]
    assert entered.loc == field(1)
    assert where(game, "Secret") == "A's base"  # 149.3, in the next cleanup


def test_811_1_d_3_a_unit_that_a_hidden_spell_plays_is_played_there() -> None:
    stage = hidden_stage("Spell [Hidden]: play a recruit")
    game = stage.begin()
    play(game, "Secret")
    resolve(game)
    assert where(game, "Recruit") == "battlefield 1"


def test_811_2_what_is_no_choice_is_not_restricted() -> None:
    stage = hidden_stage("Spell [Hidden]: give all units +1")
    game = stage.begin()
    play(game, "Secret")
    resolve(game)
    assert [might(game, name) for name in ("Mine", "There", "Home")] == [4, 4, 4]


def test_811_3_from_hand_it_is_played_for_its_cost_with_free_choices() -> None:
    stage = hidden_stage("Unit 2 [Hidden]")
    stage.player("A", hand=["Spell 3 [Hidden]: deal 2 to a unit"], pool="3 Energy")
    game = stage.begin()
    play(game, "Spell 3 [Hidden]: deal 2 to a unit")
    assert sorted(sentences(game)) == ["Home", "Mine at battlefield 1", "There at battlefield 2"]


def test_811_1_b_a_hidden_card_has_reaction_from_the_next_turn_on() -> None:
    for state, able in (("", True), (" hidden on this turn", False)):
        stage = Stage()
        stage.battlefield(
            controller="A",
            units={"A": ["Unit 3 as Mine"]},
            facedown={"A": [f"Spell [Hidden]: draw 1 as Secret{state}"]},
        )
        stage.player("A", hand=["Spell: draw 1"])
        game = stage.begin()
        assert playable(game, "Secret") is able
        play(game, "Spell: draw 1")
        assert playable(game, "Secret") is able  # 811.6


# 421, 811.1.b-c: to hide


def test_811_1_b_hiding_costs_power_of_any_domain_and_opens_no_chain() -> None:
    """811.1.b, 811.1.c.1, 811.1.c.2"""
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 1"]})
    stage.player("A", hand=["Spell 5 [Hidden]: draw 1"], pool="1 Chaos")
    game = stage.begin()
    card = thing(game, "Spell 5 [Hidden]: draw 1")
    game.apply(f"hide:{card}:{field(1)}")

    assert game.decision.kind == D_ACT
    assert game.state.battlefields[0].facedown == [card]
    assert pool(game, "A") == {}
    assert events(game, ev.ITEM_ADDED) == []
    assert events(game, ev.PLAYED) == []  # 811.1.c.1


@pytest.mark.parametrize(
    ("given", "controls", "hidden", "able"),
    [
        ("1 any", "A", [], True),
        ("2 Energy", "A", [], False),  # Energy is no Power
        ("1 any", "B", [], False),  # at a battlefield that one controls
        ("1 any", "A", ["Unit 1 [Hidden]"], False),  # 107.3.b: one card at each
    ],
)
def test_811_1_b_what_hiding_needs(given: str, controls: str, hidden: list[str], able: bool) -> None:
    stage = Stage()
    stage.battlefield(controller=controls, units={controls: ["Unit 1"]}, facedown={controls: hidden})
    stage.player("A", hand=["Spell [Hidden]: draw 1"], pool=given)
    keys = stage.begin().decision.keys()
    assert any(key.startswith("hide") for key in keys) is able


def test_421_2_a_a_card_is_hidden_from_hand_or_champion_zone_alone() -> None:
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 1 [Hidden]"]})
    stage.player("A", champion=["Unit 2 [Hidden]"], trash=["Unit 3 [Hidden]"], base=["Unit 4 [Hidden]"])
    game = stage.begin()
    hides = [option.a for option in game.decision.options if option.key.startswith("hide")]
    assert hides == [thing(game, "Unit 2 [Hidden]")]


def test_421_2_a_card_is_hidden_on_ones_own_turn_in_a_neutral_open_state() -> None:
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 1"]})
    stage.battlefield()
    stage.player("A", base=["Unit 1 as Scout"], hand=["Spell [Hidden] [Reaction]: draw 1"])
    game = stage.begin()
    move(game, "Scout", field(2))
    assert game.decision.kind == D_FOCUS
    assert not any(option.key.startswith("hide") for option in game.decision.options)


def test_421_4_a_hidden_card_is_played_by_who_hid_it_alone() -> None:
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 1"]}, facedown={"A": ["Spell [Hidden]: draw 1 as Secret"]})
    stage.player("A", hand=["Spell: draw 1"])
    game = stage.begin()
    play(game, "Spell: draw 1")
    assert playable(game, "Secret")
    game.apply("pass")
    assert decides(game) == "B"
    assert not playable(game, "Secret")


def test_811_6_it_is_played_for_nothing_from_facedown_and_goes_to_the_trash() -> None:
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 1"]}, facedown={"A": ["Spell 7 [Hidden]: draw 1 as Secret"]})
    stage.player("A", pool="")
    game = stage.begin()
    play(game, "Secret")
    assert len(game.state.chain) == 1  # 811.1.c.3
    resolve(game)
    assert hand(game, "A") == ["Filler"]
    assert where(game, "Secret") == "A's trash"
    assert game.state.battlefields[0].facedown == []


def test_323_7_a_hidden_card_is_lost_with_the_control_of_its_battlefield() -> None:
    stage = Stage()
    stage.battlefield(
        controller="A", units={"A": ["Unit 1 as Guard"]}, facedown={"A": ["Spell [Hidden]: draw 1 as Secret"]}
    )
    game = stage.begin()
    move(game, "Guard", 0)
    assert where(game, "Secret") == "A's trash"


def test_466_5_c_hidden_cards_of_the_loser_go_before_the_conquest_is_told() -> None:
    # 466.5.c, before the conquer abilities of 466.5.d can find them
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 1 as Guard"]}, facedown={"B": ["Unit 1 [Hidden] as Secret"]})
    stage.player("A", base=["Unit 5 as Raider"])
    game = stage.begin()
    move(game, "Raider", field(1))
    game.apply("pass")
    game.apply("pass")
    kinds = [e.kind for e in game.log if e.kind in (ev.FACEDOWN_REMOVED, ev.CONQUERED)]
    assert kinds == [ev.FACEDOWN_REMOVED, ev.CONQUERED]
    assert where(game, "Secret") == "B's trash"


def hides(stage: Stage) -> bool:
    """Whether A may hide a card now."""
    return any(key.startswith("hide") for key in stage.begin().decision.keys())  # noqa: SIM118


def holding(hand_: str, *base: str) -> Stage:
    """A controls battlefield 1 and has that card in hand."""
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 1"]})
    stage.player("A", hand=[f"{hand_} as Card"], base=list(base))
    return stage


def test_811_4_granted_twice_and_lost() -> None:
    """811.4, 811.5, 801.3"""
    assert not hides(holding("Unit 2"))
    assert hides(holding("Unit 2", "Gear [Units: Hidden]"))
    assert hides(holding("Unit 2 [Hidden] [Hidden]", "Gear [Units: Hidden]"))
    stage = holding("Unit 2 [Hidden]")
    lose(stage, "Card", "Hidden")
    assert not hides(stage)


def test_811_1_d_2_a_each_target_is_restricted_for_itself_smoke_and_mirrors() -> None:
    """811.1.d.2, 811.1.d.2.a: the first must be here, the second cannot."""
    stage = Stage()
    secret = ["Smoke and Mirrors as Secret"]
    stage.battlefield(controller="A", units={"A": ["Unit 3 as Here", "Unit 3 as Too"]}, facedown={"A": secret})
    stage.player("A", base=["Unit 3 [Temporary] as Far", "Unit 3 as Off"])
    game = stage.begin()
    play(game, "Secret")
    assert sorted(sentences(game)) == ["Here at battlefield 1", "Too at battlefield 1"]
    choose(game, "Here at battlefield 1")
    assert sorted(sentences(game)) == ["Far", "Off"]
    choose(game, "Far")
    resolve(game)
    assert (where(game, "Here"), where(game, "Far")) == ("A's base", "battlefield 1")
    assert hand(game, "A") == ["Filler"]


@pytest.mark.parametrize(("second", "swapped"), [("Far", True), ("Off", False)])
def test_811_3_smoke_and_mirrors_from_hand(second: str, swapped: bool) -> None:
    """Units that are not at one place; they swap where one of them is Temporary, and a card is drawn anyway."""
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 3 as Here"]})
    stage.player("A", base=["Unit 3 [Temporary] as Far", "Unit 3 as Off"], hand=["Smoke and Mirrors"])
    game = stage.begin()
    play(game, "Smoke and Mirrors", "Here at battlefield 1", second)
    resolve(game)
    assert (where(game, "Here"), where(game, second)) == (
        ("A's base", "battlefield 1") if swapped else ("battlefield 1", "A's base")
    )
    assert hand(game, "A") == ["Filler"]


def test_811_5_a_and_811_6_a_the_keyword_is_not_the_state() -> None:
    """811.5.a, 811.6.a: a card that was turned down has it or has it not, and nobody else sees either."""
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 1"]}, facedown={"A": ["Spell [Hidden]: draw 1 as Secret"]})
    lose(stage, "Secret", "Hidden")
    game = stage.begin()
    assert playable(game, "Secret")
    card = next(card for field_ in game.view(1).battlefields for card in field_.facedown)
    assert (card.name, card.keywords) == ("", {})
