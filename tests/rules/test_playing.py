"""Playing cards and abilities: 349-358, 398-406, 419."""

import pytest

from riftwright.cards.tokens import RECRUIT
from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_CHOOSE, D_OPTIONAL, D_PRIORITY
from riftwright.core.facts import Face
from riftwright.core.ids import ACTION, CHAIN, FIELD, REACTION, UNIT
from riftwright.effects import build
from riftwright.effects.filters import (
    ENEMY,
    ENEMY_UNITS,
    FRIENDLY_UNITS,
    UNITS,
    MightAtMost,
    Those,
)
from riftwright.effects.instructions import Kill
from riftwright.effects.movement import PlayToken
from riftwright.effects.subjects import ANY_FIELD, target, up_to
from riftwright.effects.triggers import WhenPlayed
from riftwright.rules import playing
from riftwright.rules.actions import cards, zones
from riftwright.rules.frame import Frame
from tests.rules.plays import (
    BOUNCE,
    COUNTER,
    HOME,
    SEIZE,
    ChooseOne,
    Do,
    Stage,
    gear,
    obj,
    spell,
    two_battlefields,
    unit,
)
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
    resolve_top,
    sentences,
    thing,
    usable,
    use,
    where,
)

# 354: the card goes to the chain


def test_354_1_a_card_that_is_played_closes_the_state() -> None:
    """354.1, 354.2"""
    stage = two_battlefields()
    stage.player("A", hand=["Spell: draw 1"])
    game = stage.begin()
    assert not game.state.closed
    play(game, "Spell: draw 1")
    assert game.state.closed
    assert where(game, "Spell: draw 1") == "A's chain"


def test_354_3_what_is_played_by_a_resolving_spell_waits_until_that_has_resolved() -> None:
    # a Recruit, then draw 1: the card is drawn before the Recruit enters
    stage = two_battlefields()
    stage.player("A", hand=["Spell: play a recruit then draw 1"])
    game = stage.begin()
    play(game, "Spell: play a recruit then draw 1")
    resolve(game)
    kinds = [e.kind for e in game.log if e.kind in (ev.DRAWN, ev.ENTERED, ev.RESOLVING)]
    assert kinds == [ev.RESOLVING, ev.DRAWN, ev.RESOLVING, ev.ENTERED]
    assert where(game, "Recruit") == "A's base"


def test_350_2_a_token_is_played_exhausted_unless_its_effect_says_ready() -> None:
    for ready in (False, True):
        stage = two_battlefields()
        stage.add("A", spell("Call", PlayToken(RECRUIT, here=False, ready=ready)), "hand")
        game = stage.begin()
        play(game, "Call")
        resolve(game)
        assert game.state.objects[thing(game, "Recruit")].exhausted is not ready  # 143.4, 184.1


# 355.2: where a permanent enters


def test_355_2_a_a_unit_may_enter_the_base_or_a_battlefield_that_its_player_controls() -> None:
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 1"]})
    stage.battlefield(controller="B", units={"B": ["Unit 1"]})
    stage.add("A", unit("Rookie", 2), "hand")
    game = stage.begin()
    play(game, "Rookie")
    assert sentences(game) == ["A's base", "battlefield 1"]
    choose(game, "battlefield 1")
    assert where(game, "Rookie") == "battlefield 1"


def test_359_2_c_a_unit_enters_exhausted_and_gear_enters_ready_in_the_base() -> None:
    """351.1, 359.2, 359.2.c, 359.2.d"""
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 1"]})
    stage.add("A", unit("Rookie", 2), "hand")
    stage.add("A", gear("Lamp"), "hand")
    game = stage.begin()
    play(game, "Rookie", "A's base")
    play(game, "Lamp")  # 149.2: nothing to choose
    assert game.state.objects[thing(game, "Rookie")].exhausted
    assert not game.state.objects[thing(game, "Lamp")].exhausted
    assert where(game, "Lamp") == "A's base"


def test_190_3_a_1_a_unit_played_to_a_battlefield_that_its_player_does_not_control_contests_it() -> None:
    # 355.2.b: an effect may allow it
    stage = two_battlefields()
    stage.add("A", spell("Land", Do(lambda f: _play_recruit_at(f, FIELD))), "hand")
    game = stage.begin()
    play(game, "Land")
    resolve(game)
    assert where(game, "Recruit") == "battlefield 1"
    assert game.state.battlefields[0].contested == 0
    assert game.state.showdown == 0


def _play_recruit_at(frame: Frame, loc: int) -> None:
    token = zones.create(frame.m, RECRUIT, frame.you, CHAIN)
    playing.play_token(frame.m, frame.you, token.id, [loc], ready=False)


# 355.3: modes


def rocket() -> Face:
    return spell(
        "Rocket",
        ChooseOne((build.deal(4, target(ENEMY_UNITS)), Kill(target(FRIENDLY_UNITS)), build.draw(1))),
    )


def test_355_3_a_mode_is_chosen_as_the_spell_is_played_and_only_that_is_executed() -> None:
    for mode, damage, cards_drawn in ((1, 4, 0), (3, 0, 1)):
        stage = two_battlefields()
        stage.add("A", rocket(), "hand")
        stage.player("A", base=["Unit 1 as Pawn"]).player("B", base=["Unit 9 as Giant"])
        game = stage.begin()
        play(game, "Rocket", f"mode {mode}")
        assert game.decision.kind == D_PRIORITY
        resolve(game)
        assert obj(game, "Giant").damage == damage
        assert len(hand(game, "A")) == cards_drawn
        assert where(game, "Pawn") == "A's base"


def test_355_16_a_mode_without_a_target_is_not_offered() -> None:
    stage = two_battlefields()
    stage.add("A", rocket(), "hand")
    stage.player("A", base=["Unit 1 as Pawn"])
    game = stage.begin()
    play(game, "Rocket")
    assert sentences(game) == ["mode 2", "mode 3"]


# 355.4: destinations


def test_355_4_a_move_effect_chooses_a_place_where_the_unit_is_not() -> None:
    stage = Stage()
    stage.battlefield(units={"B": ["Unit 2 as Walker"]}, controller="B")
    stage.battlefield()
    stage.player("A", hand=["Charm"])
    game = stage.begin()
    play(game, "Charm")
    assert sentences(game) == ["B's base", "battlefield 2"]  # 355.4.a


def test_355_15_a_destination_stays_what_was_chosen() -> None:
    stage = Stage()
    stage.battlefield(units={"B": ["Unit 2 as Walker"]}, controller="B")
    stage.battlefield()
    stage.player("A", hand=["Charm"]).player("B", hand=[HOME])
    game = stage.begin()
    play(game, "Charm", "battlefield 2")
    game.apply("pass")
    play(game, HOME)
    resolve_top(game)
    assert where(game, "Walker") == "B's base"
    resolve_top(game)
    assert where(game, "Walker") == "battlefield 2"  # 359.3.e.3: still an enemy unit


def test_355_13_up_to_so_many_may_be_none() -> None:
    stage = two_battlefields()
    stage.add("A", spell("Blast", build.deal(6, up_to(2, UNITS)), build.draw(1)), "hand")
    stage.player("B", base=["Unit 3 as Pawn"])
    game = stage.begin()
    play(game, "Blast", "done")
    resolve(game)
    assert obj(game, "Pawn").damage == 0
    assert hand(game, "A") == ["Filler"]


def test_355_13_a_spell_of_up_to_so_many_is_playable_without_any_target() -> None:
    stage = two_battlefields()
    stage.add("A", spell("Blast", build.deal(6, up_to(2, UNITS))), "hand")
    stage.add("A", spell("Bolt", build.deal(6, target(UNITS))), "hand")
    game = stage.begin()
    assert playable(game, "Blast")
    assert not playable(game, "Bolt")  # 355.8


def test_355_4_nobody_who_moves_needs_no_destination() -> None:
    stage = two_battlefields()
    stage.add("A", spell("March", build.move(up_to(1, FRIENDLY_UNITS), ANY_FIELD), build.draw(1)), "hand")
    stage.player("A", base=["Unit 1 as Pawn"])
    game = stage.begin()
    play(game, "March", "done")
    resolve(game)
    assert where(game, "Pawn") == "A's base"
    assert hand(game, "A") == ["Filler"]


def test_355_5_a_one_choice_takes_an_object_once() -> None:
    stage = two_battlefields()
    stage.add("A", spell("Blast", build.deal(2, up_to(2, UNITS))), "hand")
    stage.player("B", base=["Unit 3 as One", "Unit 3 as Two"])
    game = stage.begin()
    play(game, "Blast", "One")
    assert "One" not in sentences(game)


def test_355_5_two_choices_may_take_the_same_object() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Falling Star"]).player("B", base=["Unit 7 as Giant"])
    game = stage.begin()
    play(game, "Falling Star")
    resolve(game)
    assert obj(game, "Giant").damage == 6


def test_355_5_a_criteria_are_no_choice_and_target_nothing() -> None:
    """355.7, 355.10.d"""
    stage = two_battlefields()
    stage.player("A", hand=["Spell: kill all units"]).player("B", base=["Unit 3 [Deflect] as One", "Unit 3 as Two"])
    game = stage.begin()
    play(game, "Spell: kill all units")
    assert game.decision.kind == D_PRIORITY
    assert events(game, ev.CHOSEN) == []
    resolve(game)
    assert (where(game, "One"), where(game, "Two")) == ("B's trash", "B's trash")


def test_355_5_b_play_effects_choose_when_they_have_triggered_not_as_the_unit_is_played() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Sniper", 1, build.when(WhenPlayed(), build.deal(1, target(ENEMY_UNITS)))), "hand")
    stage.player("B", base=["Unit 3 as One", "Unit 3 as Two"])
    game = stage.begin()
    play(game, "Sniper")
    assert where(game, "Sniper") == "A's base"
    assert game.decision.kind == D_CHOOSE
    choose(game, "Two")
    resolve(game)
    assert (obj(game, "One").damage, obj(game, "Two").damage) == (0, 1)


def test_355_5_b_a_unit_whose_play_effect_finds_no_target_is_played_all_the_same() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Sniper", 1, build.when(WhenPlayed(), build.deal(1, target(ENEMY_UNITS)))), "hand")
    game = stage.begin()
    play(game, "Sniper")
    assert where(game, "Sniper") == "A's base"
    assert game.decision.kind == D_ACT  # 402.4: the ability has left the chain
    assert events(game, ev.COUNTERED) == []  # 402.4.a


def test_355_9_b_only_what_meets_the_restriction_is_a_target() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 2 as Near", "Unit 4 as Big"]})
    stage.add("A", spell("Cull", Kill(target(Those(UNIT, ENEMY, traits=(MightAtMost(3),))))), "hand")
    stage.player("A", base=["Unit 1 as Mine"]).player("B", base=["Unit 1 as Far"])
    game = stage.begin()
    play(game, "Cull")
    assert sentences(game) == ["Far", "Near at battlefield 1"]


def test_355_9_c_a_spell_does_not_choose_itself() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Spell: draw 1", COUNTER])
    game = stage.begin()
    assert not playable(game, COUNTER)  # 338.1.a: Reaction on one's own turn too, but there is nothing to counter
    play(game, "Spell: draw 1")
    play(game, COUNTER)
    assert game.decision.kind == D_PRIORITY  # the only other spell was forced


def test_355_9_c_an_ability_may_choose_its_own_source() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Medic", 3, build.use(build.cost(1), build.give(1, target(UNITS)))), "base")
    game = stage.begin()
    use(game, "Medic")
    resolve(game)
    assert might(game, "Medic") == 4


def test_355_17_what_an_opponent_chooses_is_chosen_on_resolution_and_targets_nothing() -> None:
    stage = two_battlefields()
    stage.add("A", spell("Probe", Do(lambda frame: cards.discard_some(frame.m, 1, 1))), "hand")
    stage.player("B", hand=["Unit 1", "Unit 2"])
    game = stage.begin()
    play(game, "Probe")
    assert game.decision.kind == D_PRIORITY
    resolve(game)
    assert decides(game) == "B"  # 355.10.e
    choose(game, "discard Unit 2")
    assert hand(game, "B") == ["Unit 1"]
    assert events(game, ev.CHOSEN) == []


# 358.4: timing


@pytest.mark.parametrize(
    ("keyword", "showdown", "closed"), [(-1, False, False), (ACTION, True, False), (REACTION, True, True)]
)
def test_358_4_when_a_spell_may_be_played(keyword: int, showdown: bool, closed: bool) -> None:
    def stage() -> Stage:
        made = two_battlefields()
        words = [(keyword, 1)] if keyword >= 0 else []
        made.add("A", spell("Trick", build.draw(1), keywords=words), "hand")
        made.add("B", spell("Treat", build.draw(1), keywords=words), "hand")
        made.player("A", base=["Unit 1 as Scout"], hand=["Spell: draw 1"])
        return made

    game = stage().begin()
    assert playable(game, "Trick")  # 155: one's own turn, Neutral Open
    move(game, "Scout", field(1))
    assert playable(game, "Trick") is showdown  # 806.1.c.1, Showdown Open
    game.apply("pass")
    assert decides(game) == "B"
    assert playable(game, "Treat") is showdown

    game = stage().begin()
    play(game, "Spell: draw 1")
    assert playable(game, "Trick") is closed  # 813.1.c.1, Closed
    game.apply("pass")
    assert playable(game, "Treat") is closed


def test_358_4_nothing_is_played_on_an_opponents_turn_in_a_neutral_open_state() -> None:
    stage = two_battlefields()
    stage.player("B", hand=["Spell [Reaction]: draw 1"])
    game = stage.begin()
    assert decides(game) == "A"
    assert all(not option.key.startswith("play") for option in game.decision.options)


# 419.4: what has been played


def test_419_4_a_1_a_countered_card_triggers_nothing_that_asks_for_a_play() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Ravenbloom Student as Student"], hand=["Spell: draw 1"])
    stage.player("B", base=["Ravenbloom Student as Rival"], hand=[COUNTER])
    game = stage.begin()
    play(game, "Spell: draw 1")
    game.apply("pass")
    play(game, COUNTER)
    resolve(game)
    assert might(game, "Student") == 2
    assert might(game, "Rival") == 3
    assert hand(game, "A") == []


def test_419_4_b_a_countered_card_was_finalized_for_what_asks_for_that() -> None:
    # Noxus Hopeful costs 2 less: Legion
    stage = two_battlefields()
    stage.player("A", hand=["Spell: draw 1", "Noxus Hopeful"], pool="2 Energy").player("B", hand=[COUNTER])
    game = stage.begin()
    assert not playable(game, "Noxus Hopeful")
    play(game, "Spell: draw 1")
    game.apply("pass")
    play(game, COUNTER)
    resolve(game)
    assert playable(game, "Noxus Hopeful")


def test_419_4_a_a_spell_is_played_once_it_has_resolved() -> None:
    """350.1"""
    stage = two_battlefields()
    stage.player("A", base=["Ravenbloom Student as Student"], hand=["Spell: draw 1"])
    game = stage.begin()
    play(game, "Spell: draw 1")
    assert might(game, "Student") == 2
    resolve(game)
    assert might(game, "Student") == 3


def test_419_1_a_cards_are_played_from_the_hand_or_the_champion_zone() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Unit 1"], champion=["Unit 2"], trash=["Unit 3"], deck=["Unit 4"])
    game = stage.begin()
    found = sorted(s for s in sentences(game) if s.startswith("play"))
    assert found == ["play Unit 1", "play Unit 2"]


# 398-406: abilities


def test_401_1_an_activated_ability_closes_the_state_without_a_card() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 1 [Use: draw 1] as Sage"])
    game = stage.begin()
    use(game, "Sage")
    assert game.state.closed
    assert where(game, "Sage") == "A's base"
    resolve(game)
    assert hand(game, "A") == ["Filler"]
    assert not game.state.closed


def test_402_3_an_activated_ability_needs_legal_choices() -> None:
    stage = Stage()
    stage.battlefield()
    stage.player("A", base=["Unit 1 [Use: deal 2 to a unit at a battlefield] as Ballista"])
    game = stage.begin()
    assert not usable(game, "Ballista")


def test_381_activated_abilities_are_used_on_ones_own_turn_in_an_open_state() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 1 [Use: draw 1] as Sage", "Unit 1 as Scout"], hand=["Spell: draw 1"])
    stage.player("B", base=["Unit 1 [Use: draw 1] as Rival"])
    game = stage.begin()
    assert usable(game, "Sage")
    assert not usable(game, "Rival")
    play(game, "Spell: draw 1")
    assert not usable(game, "Sage")
    resolve(game)
    move(game, "Scout", field(1))
    assert not usable(game, "Sage")  # 343.1.b
    game.apply("pass")
    assert not usable(game, "Rival")


@pytest.mark.parametrize(("word", "in_showdown", "in_response"), [("Action", True, False), ("Reaction", True, True)])
def test_806_1_c_2_and_813_1_c_2_abilities_with_permission(word: str, in_showdown: bool, in_response: bool) -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 1 as Scout"], hand=["Spell: draw 1"])
    stage.player("B", base=[f"Unit 1 [Use {word}: draw 1] as Sage"])
    game = stage.begin()
    play(game, "Spell: draw 1")
    game.apply("pass")
    assert usable(game, "Sage") is in_response
    resolve(game)
    move(game, "Scout", field(1))
    game.apply("pass")
    assert usable(game, "Sage") is in_showdown


def test_191_4_b_an_ability_on_the_chain_stays_with_who_used_it() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 1 [Use: draw 1] as Sage"])
    stage.player("B", hand=[SEIZE])
    game = stage.begin()
    use(game, "Sage")
    game.apply("pass")
    play(game, SEIZE)
    resolve(game)
    assert obj(game, "Sage").controller == 1
    assert hand(game, "A") == ["Filler"]


def test_406_5_an_ability_resolves_without_its_source() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 1 [Use: draw 1] as Sage"]).player("B", hand=[BOUNCE])
    game = stage.begin()
    use(game, "Sage")
    game.apply("pass")
    play(game, BOUNCE)
    resolve(game)
    assert where(game, "Sage") == "A's hand"
    assert hand(game, "A") == ["Unit 1 [Use: draw 1]", "Filler"]


def test_402_4_b_a_trigger_that_has_a_legal_choice_must_make_it() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 1 [Move: kill a friendly unit] as Fool"])
    game = stage.begin()
    move(game, "Fool", field(1))
    assert game.decision.kind == D_PRIORITY  # no way to decline
    resolve(game)
    assert where(game, "Fool") == "A's trash"


def test_402_1_a_leading_may_is_decided_on_finalization() -> None:
    for answer, cards_drawn in (("yes", 1), ("no", 0)):
        stage = two_battlefields()
        stage.player("A", base=["Unit 1 [may Move: draw 1] as Scout"])
        game = stage.begin()
        move(game, "Scout", field(1))
        assert game.decision.kind == D_OPTIONAL
        assert len(game.state.chain) == 1  # 2026-07-16: it is on the chain already, pending
        assert game.state.chain[0].pending
        choose(game, answer)
        resolve(game)
        assert len(hand(game, "A")) == cards_drawn


def test_402_1_in_the_edition_of_march_may_is_decided_as_it_triggers() -> None:
    stage = two_battlefields(edition="2026-03-30")
    stage.player("A", base=["Unit 1 [may Move: draw 1] as Scout"])
    game = stage.begin()
    move(game, "Scout", field(1))
    assert game.decision.kind == D_OPTIONAL
    assert game.state.chain == []
    choose(game, "yes")
    assert len(game.state.chain) == 1


def test_337_1_pending_items_are_finalized_in_the_order_in_which_they_came() -> None:
    # The play effect of a unit that a resolving spell played comes after an earlier trigger
    stage = two_battlefields()
    stage.player(
        "A", base=["Unit 1 [Move: deal 1 to an enemy unit] as One", "Unit 1 [Move: deal 2 to an enemy unit] as Two"]
    )
    stage.player("B", base=["Unit 9 as Giant"])
    game = stage.begin()
    game.apply(f"move:{thing(game, 'One')}:{field(1)}")
    choose(game, "Two")
    choose(game, "One's ability")
    order = [e.obj for e in game.log if e.kind == ev.FINALIZED]
    assert order == [thing(game, "One"), thing(game, "Two")]
    resolve_top(game)
    assert obj(game, "Giant").damage == 2  # the newest first
