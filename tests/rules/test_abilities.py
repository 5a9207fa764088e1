"""Abilities (360-397): passive, activated, triggered, delayed and reflexive ones. Replacements have their own file."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ORDER, D_PRIORITY
from riftwright.core.events import Event
from riftwright.core.facts import Face
from riftwright.core.ids import BASE, SHIELD, TRASH
from riftwright.core.nodes import TRIGGERED, Ability, Effect, Trigger
from riftwright.effects import build
from riftwright.effects.blocks import If, Later
from riftwright.effects.conditions import AtBattlefield, Legion
from riftwright.effects.filters import ENEMY_UNITS, FRIENDLY_UNITS, OTHER_FRIENDLY_UNITS, UNITS_AT_BATTLEFIELDS
from riftwright.effects.instructions import Kill, Recycle
from riftwright.effects.passives import HaveKeyword, HaveMight, NotChosen
from riftwright.effects.subjects import IT, ME, All, target
from riftwright.effects.triggers import (
    AtStart,
    Never,
    WhenIMove,
    WhenPlayed,
)
from riftwright.rules.abilities import triggered
from riftwright.rules.actions import damage, moves, zones
from riftwright.rules.frame import Frame
from riftwright.rules.turn import T_BEGINNING, T_ENDING
from tests.rules.plays import (
    BOUNCE,
    EDITIONS,
    GO,
    HOME,
    SEIZE,
    Stage,
    When,
    casting,
    obj,
    spell,
    two_battlefields,
    unit,
    watcher,
)
from tests.support import (
    choose,
    end_turn,
    events,
    field,
    hand,
    might,
    move,
    play,
    playable,
    points,
    resolve,
    resolve_top,
    thing,
    where,
)

# Passive abilities (363-366)


def test_364_3_a_conditional_passive_applies_while_its_condition_holds() -> None:
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 1"]})
    stage.add(
        "A", unit("Brave", 2, build.passive(HaveMight(3, OTHER_FRIENDLY_UNITS), AtBattlefield())), "base", "Brave"
    )
    stage.player("A", base=["Unit 1 as Pawn"])
    game = stage.begin()
    assert might(game, "Pawn") == 1
    move(game, "Brave", field(1))
    assert might(game, "Pawn") == 4


def test_365_1_passives_of_permanents_are_active_on_the_board_alone() -> None:
    for place, total in (("base", 3), ("hand", 1), ("trash", 1), ("deck", 1)):
        stage = two_battlefields()
        stage.add("A", unit("Captain", 2, build.passive(HaveMight(2, OTHER_FRIENDLY_UNITS))), place)
        stage.player("A", base=["Unit 1 as Pawn"])
        assert might(stage.begin(), "Pawn") == total


def ghost(*conditions: AtBattlefield) -> Face:
    """A unit that enemies cannot choose, perhaps only at a battlefield."""
    return unit("Ghost", 3, build.passive(NotChosen(), *conditions))


def test_758_an_untargetable_unit_is_no_target_for_enemies() -> None:
    stage = two_battlefields()
    stage.add("B", ghost(), "base", "Ghost")
    stage.player("A", hand=["Spell: kill a unit"])
    assert not playable(stage.begin(), "Spell: kill a unit")


def test_757_1_it_is_one_for_friends_and_what_chooses_nobody_affects_it() -> None:
    stage = two_battlefields()
    stage.add("B", ghost(), "base", "Ghost")
    stage.player("A", hand=["Spell: kill all units"]).player("B", hand=["Spell [Reaction]: give a friendly unit +1"])
    game = stage.begin()
    play(game, "Spell: kill all units")
    game.apply("pass")
    assert playable(game, "Spell [Reaction]: give a friendly unit +1")
    resolve(game)
    assert where(game, "Ghost") == "B's trash"  # 355.10.d


def test_758_1_who_becomes_untargetable_in_response_is_unaffected() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 1"]})
    stage.add("B", ghost(AtBattlefield()), "base", "Ghost")
    stage.player("A", hand=["Spell: deal 2 to an enemy unit then draw 1"]).player("B", hand=[GO])
    game = stage.begin()
    play(game, "Spell: deal 2 to an enemy unit then draw 1", "Ghost")
    game.apply("pass")
    play(game, GO)
    resolve(game)
    assert obj(game, "Ghost").damage == 0
    assert hand(game, "A") == ["Filler"]


def test_758_2_who_is_targetable_again_in_time_is_affected() -> None:
    # "I can't be chosen while I'm at a battlefield": there and back
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 1"]})
    stage.add("B", ghost(AtBattlefield()), "base", "Ghost")
    stage.player("A", hand=["Spell: deal 2 to an enemy unit"])
    stage.player("B", hand=[GO, HOME])
    game = stage.begin()
    play(game, "Spell: deal 2 to an enemy unit", "Ghost")
    game.apply("pass")
    play(game, GO)
    resolve_top(game)
    game.apply("pass")
    play(game, HOME, "Ghost")
    resolve(game)
    assert obj(game, "Ghost").damage == 2


def test_721_inactive_text_does_nothing_while_its_card_is_attached() -> None:
    stage = two_battlefields()
    stage.add(
        "A",
        Face(
            "Odd Blade",
            2,
            tags=("Equipment",),
            might_bonus=1,
            abilities=(
                build.passive(HaveMight(5, OTHER_FRIENDLY_UNITS)),
                build.when(AtStart(T_ENDING), build.draw(1)),
                build.use(build.cost(0), build.draw(1)),
            ),
        ),
        "base",
        "Blade",
    )
    stage.player("A", base=["Unit 1 as Hero"])
    game = stage.begin()
    assert might(game, "Hero") == 6

    moves.attach(game.machine, thing(game, "Blade"), thing(game, "Hero"), 0)
    assert might(game, "Hero") == 2
    game.apply("end")
    assert hand(game, "A") == []


# Triggered abilities (382-385)


def test_383_2_a_1_a_condition_beside_the_trigger_is_part_of_it() -> None:
    # At the end of your turn, if I'm at a battlefield, draw 1
    for place, drawn in (("base", 0), (1, 1)):
        stage = Stage()
        stage.battlefield(controller="A", units={"A": ["Unit 1"]})
        sona = unit("Sona", 2, build.when(AtStart(T_ENDING), build.draw(1), condition=AtBattlefield()))
        stage.add("A", sona, place, "Sona")
        game = stage.begin()
        game.apply("end")
        assert len(game.state.chain) == drawn
        if drawn:
            resolve(game)
        assert len(hand(game, "A")) == drawn


def test_383_2_a_1_a_source_removed_in_response_changes_nothing() -> None:
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 1"]})
    sona = unit("Sona", 2, build.when(AtStart(T_ENDING), build.draw(1), condition=AtBattlefield()))
    stage.add("A", sona, 1, "Sona")
    stage.player("B", hand=[BOUNCE])
    game = stage.begin()
    game.apply("end")
    game.apply("pass")
    play(game, BOUNCE, "Sona")
    resolve(game)
    assert "Filler" in hand(game, "A")


def test_383_2_b_a_condition_further_on_belongs_to_the_effect() -> None:
    # At the start of your Beginning Phase, draw 1 if I'm at a battlefield: always on the chain, asked on resolution
    stage = Stage(turn="B")
    stage.battlefield(controller="A", units={"A": ["Unit 1"]})
    cannon = unit("Cannon", 2, build.when(AtStart(T_BEGINNING), If(AtBattlefield(), (build.draw(1),))))
    stage.add("A", cannon, "base", "Cannon")
    game = stage.begin()
    game.apply("end")
    assert len(game.state.chain) == 1
    resolve(game)
    assert hand(game, "A") == ["Filler"]  # the card of the Draw Phase alone


class WhenAnythingDies(Trigger):
    """A unit dies, the source included."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.DIED)

    def met(self, frame: Frame, event: Event) -> bool:
        return damage.killed_with_spell(frame.m, event.obj) == frame.you

    def say(self) -> str:
        return "when you kill a unit with a spell"


def test_383_2_c_1_an_ability_that_becomes_active_as_its_condition_is_met_triggers() -> None:
    # Immortal Phoenix, in the trash, "when you kill a unit with a spell": also if that unit was this Phoenix
    stage = two_battlefields()
    ability = Ability(TRIGGERED, (build.draw(1),), trigger=WhenAnythingDies(), zone=TRASH)
    stage.add("A", unit("Phoenix", 2, ability), "base", "Phoenix")
    stage.player("A", hand=["Spell: kill a friendly unit"])
    game = stage.begin()
    play(game, "Spell: kill a friendly unit")
    resolve(game)
    assert where(game, "Phoenix") == "A's trash"
    assert hand(game, "A") == ["Filler"]


@pytest.mark.parametrize(("together", "drawn"), [(True, 0), (False, 1)])
def test_383_2_c_2_who_leaves_at_the_same_time_does_not_see_it(together: bool, drawn: int) -> None:
    # Viktor, Leader and another unit die in one cleanup
    stage = two_battlefields()
    stage.player("A", base=[f"Unit {2 if together else 5} [Other dies: draw 1] as Viktor", "Unit 2 as Pawn"])
    game = casting(stage, build.deal(2, All(FRIENDLY_UNITS)))
    assert where(game, "Pawn") == "A's trash"
    assert len(hand(game, "A")) == drawn


def test_383_3_d_a_player_orders_their_own_simultaneous_triggers() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 5 [End: draw 1] as One", "Unit 5 [End: gain 1 point] as Two"])
    game = stage.begin()
    game.apply("end")
    assert game.decision.kind == D_ORDER
    choose(game, "Two's ability")
    assert [item.obj for item in game.state.chain] == [thing(game, "Two"), thing(game, "One")]
    resolve_top(game)
    assert hand(game, "A") == ["Filler"]  # the one placed last resolves first
    assert points(game) == [0, 0]


def test_383_3_d_1_players_place_their_triggers_in_turn_order_from_the_turn_player() -> None:
    stage = two_battlefields(mode="skirmish", turn="B")
    stage.battlefield()
    for seat in "ABC":
        stage.add(seat, watcher(ev.POINT_GAINED, f"Watcher {seat}"), "base", f"W{seat}")
    stage.player("B", hand=["Spell: gain 1 point"])
    game = stage.begin()
    play(game, "Spell: gain 1 point")
    resolve_top(game)
    assert [game.state.seats[item.controller] for item in game.state.chain] == ["B", "C", "A"]


@pytest.mark.parametrize("turn", ["A", "B"])
def test_383_3_d_1_cards_of_two_players_are_recycled_at_one_time_in_whatever_order(turn: str) -> None:
    """383.3.d.1, 416.5: the order of the cards is random, that of the abilities that see them go is not."""
    stage = Stage(turn=turn)
    for player in ("A", "B"):
        stage.battlefield(controller=player, units={player: ["Unit 1"] * 3})
        stage.player(player, base=["Karma, Channeler"])
    stage.add(turn, spell("Flood", Recycle(All(UNITS_AT_BATTLEFIELDS))), "hand")
    game = stage.begin()
    play(game, "Flood")
    resolve(game)
    assert [e.player for e in events(game, ev.TRIGGERED)] == ([0, 1] if turn == "A" else [1, 0])


def limited(name: str, *, may: bool) -> Face:
    ability = build.when(When(ev.BUFFED_EVENT), build.draw(1), may=may, limit=1)
    return unit(name, 9, ability)


def buffing(may: bool) -> Stage:
    stage = two_battlefields()
    stage.add("A", limited("Scribe", may=may), "base", "Scribe")
    stage.player(
        "A", base=["Unit 1 as One", "Unit 1 as Two"], hand=["Spell: buff a unit", "Spell [Action]: buff a unit"]
    )
    return stage


def test_383_3_e_1_once_each_turn_is_once() -> None:
    game = buffing(may=False).begin()
    for card, who in (("Spell: buff a unit", "One"), ("Spell [Action]: buff a unit", "Two")):
        play(game, card, who)
        resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_383_3_e_2_b_who_declines_has_not_used_it_up() -> None:
    game = buffing(may=True).begin()
    play(game, "Spell: buff a unit", "One")
    resolve(game)
    choose(game, "no")
    play(game, "Spell [Action]: buff a unit", "Two")
    resolve(game)
    choose(game, "yes")
    resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_383_3_e_1_a_new_turn_begins_the_count_anew() -> None:
    stage = buffing(may=False)
    stage.player("B", hand=["Spell: buff a unit"])
    game = stage.begin()
    play(game, "Spell: buff a unit", "One")
    resolve(game)
    end_turn(game)
    play(game, "Spell: buff a unit", "Two")
    resolve(game)
    assert hand(game, "A").count("Filler") == 2


def test_383_3_c_triggers_go_on_the_chain_on_anybodys_turn_and_in_a_closed_state() -> None:
    stage = two_battlefields(turn="B")
    stage.add("A", watcher(ev.POINT_GAINED), "base")
    stage.player("B", hand=["Spell: gain 1 point then draw 1"])
    game = stage.begin()
    play(game, "Spell: gain 1 point then draw 1")
    resolve_top(game)
    assert [item.controller for item in game.state.chain] == [0]
    resolve(game)
    assert hand(game, "A") == ["Filler"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_383_4_b_2_targeting_triggers_come_once_the_item_is_finalized(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.add("B", unit("Proud", 5, build.when(When(ev.CHOSEN, mine=True), build.give(2, ME))), "base", "Proud")
    stage.player("A", hand=["Spell: deal 5 to an enemy unit"])
    game = stage.begin()
    play(game, "Spell: deal 5 to an enemy unit")
    order = [(e.kind, e.obj == thing(game, "Proud")) for e in game.log if e.kind in (ev.FINALIZED, ev.TRIGGERED)]
    assert order == [(ev.FINALIZED, False), (ev.TRIGGERED, True), (ev.FINALIZED, True)]
    resolve(game)
    assert where(game, "Proud") == "B's base"  # 7 Might, and the trigger resolved first


def test_383_4_e_2_a_a_unit_attacks_once_in_a_combat_also_if_it_leaves_and_returns() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    stage.player("A", base=["Unit 3 [Attack: draw 1] as Raider", "Unit 2 as Other"])
    stage.player("A", hand=[HOME, GO])
    game = stage.begin()
    move(game, "Raider", field(1), "Other")
    resolve(game)
    assert hand(game, "A").count("Filler") == 1
    play(game, HOME, "Raider")
    resolve(game)
    assert not obj(game, "Raider").attacking
    game.apply("pass")
    play(game, GO)
    resolve(game)
    assert obj(game, "Raider").attacking
    assert hand(game, "A").count("Filler") == 1


def test_383_4_f_a_unit_that_changes_sides_defends_for_the_first_time() -> None:
    # 323.2.b: it loses Attacker and gains Defender; it has not defended in this combat yet
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    stage.player("A", base=["Unit 3 [Defend: draw 1] as Raider", "Unit 2 as Other"])
    stage.player("B", hand=[SEIZE.replace("[Reaction]", "[Action]")])
    game = stage.begin()
    move(game, "Raider", field(1), "Other")
    game.apply("pass")
    play(game, SEIZE.replace("[Reaction]", "[Action]"), "Raider")
    resolve(game)
    assert obj(game, "Raider").defending
    assert hand(game, "B") == ["Filler"]


def test_383_4_a_a_play_effect_comes_after_the_unit_has_entered() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Unit 1 [Play: draw 1]"])
    game = stage.begin()
    play(game, "Unit 1 [Play: draw 1]")
    story = [e.kind for e in game.log if e.kind in (ev.FINALIZED, ev.ENTERED, ev.TRIGGERED)]
    assert story == [ev.FINALIZED, ev.ENTERED, ev.TRIGGERED, ev.FINALIZED]
    assert game.decision.kind == D_PRIORITY  # 337.2: the unit could not be answered, its ability can


def test_383_4_a_4_another_units_play_is_no_play_effect() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 1 [Play: draw 1] as Old"], hand=["Unit 2"])
    game = stage.begin()
    play(game, "Unit 2")
    resolve(game)
    assert hand(game, "A") == []


# Reflexive Triggers (386-388)


class DoThis(Effect):
    """Do this, so many times: a Reflexive Trigger."""

    __slots__ = ("ability", "times")

    def __init__(self, times: int, *effects: Effect) -> None:
        self.times: int = times
        self.ability: Ability = Ability(TRIGGERED, effects, trigger=Never(), reflexive=True)

    def run(self, frame: Frame) -> bool:
        assert frame.item is not None
        for _ in range(self.times):
            triggered.reflect(frame.m, frame.item, self.ability.index)
        return True

    def grants(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def say(self) -> str:
        return "do this"


def test_387_1_a_a_reflexive_trigger_may_go_on_the_chain_several_times() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as One", "Unit 3 as Two"])
    stage.add("A", spell("Twice", DoThis(2, build.deal(3, target(ENEMY_UNITS))), build.draw(1)), "hand")
    game = stage.begin()
    play(game, "Twice")
    assert game.decision.kind == D_PRIORITY  # 355.5.b: nothing is chosen as the spell is played
    resolve_top(game)
    assert len(game.state.chain) == 2
    assert hand(game, "A") == ["Filler"]  # the spell was executed to its end first
    choose(game, "One", "Two")
    resolve_top(game)
    assert where(game, "Two") == "B's trash"  # each is an item of its own, with a cleanup after it
    assert where(game, "One") == "B's base"
    resolve(game)
    assert where(game, "One") == "B's trash"


def test_428_5_d_a_kill_by_an_ability_that_a_spell_created_is_a_kill_with_a_spell() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as One"])
    stage.add("A", spell("Once", DoThis(1, build.deal(3, target(ENEMY_UNITS)))), "hand")
    game = stage.begin()
    play(game, "Once")
    resolve(game)
    assert where(game, "One") == "B's trash"
    assert damage.killed_with_spell(game.machine, thing(game, "One")) == 0


# Delayed abilities (389-392)


class WhenItIsDamaged(Trigger):
    """The object of a delayed ability takes damage."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.DAMAGED)

    def met(self, frame: Frame, event: Event) -> bool:
        return frame.item is not None and frame.item.subject == frame.m.obj(event.obj).ref

    def say(self) -> str:
        return "the next time it takes damage this turn"


def guillotine() -> Face:
    """Choose a unit. Kill it the next time it takes damage this turn."""
    return spell("Guillotine", Later(build.delayed(WhenItIsDamaged(), Kill(IT)), target(ENEMY_UNITS)))


def doomed_unit() -> Stage:
    stage = two_battlefields()
    stage.add("A", guillotine(), "hand")
    stage.player("A", hand=["Spell: deal 1 to an enemy unit"])
    stage.player("B", base=["Unit 9 as Giant"])
    return stage


def test_391_a_delayed_trigger_waits_for_its_moment_without_its_source() -> None:
    game = doomed_unit().begin()
    play(game, "Guillotine")
    resolve(game)
    assert where(game, "Guillotine") == "A's trash"  # 392
    assert where(game, "Giant") == "B's base"
    play(game, "Spell: deal 1 to an enemy unit")
    resolve(game)
    assert where(game, "Giant") == "B's trash"
    assert damage.killed_with_spell(game.machine, thing(game, "Giant")) == 0  # FAQ: attributed to the spell


def test_390_2_a_delayed_trigger_fires_once_and_ends_with_the_turn() -> None:
    stage = doomed_unit()
    stage.player("B", hand=["Spell: deal 1 to a unit"])
    game = stage.begin()
    play(game, "Guillotine")
    resolve(game)
    assert len(game.state.delayed) == 1
    end_turn(game)
    assert len(game.state.delayed) == 0
    play(game, "Spell: deal 1 to a unit")
    resolve(game)
    assert where(game, "Giant") == "B's base"


def test_390_2_what_has_fired_is_gone() -> None:
    stage = two_battlefields()
    note = spell("Note", Later(build.delayed(WhenItIsDamaged(), build.draw(1)), target(ENEMY_UNITS)))
    stage.add("A", note, "hand")
    stage.player("A", hand=["Spell: deal 1 to an enemy unit then deal 1 to an enemy unit"])
    stage.player("B", base=["Unit 9 as Giant"])
    game = stage.begin()
    play(game, "Note")
    resolve(game)
    play(game, "Spell: deal 1 to an enemy unit then deal 1 to an enemy unit")
    resolve(game)
    assert obj(game, "Giant").damage == 2
    assert hand(game, "A") == ["Filler"]


def test_124_a_delayed_ability_about_an_object_does_not_follow_it_into_another_life() -> None:
    stage = doomed_unit()
    stage.player("A", hand=[BOUNCE])
    game = stage.begin()
    play(game, "Guillotine")
    resolve(game)
    play(game, BOUNCE)
    resolve(game)

    zones.put(game.machine, thing(game, "Giant"), BASE, 1)
    damage.deal(game.machine, [(thing(game, "Giant"), 1)], 0)
    assert where(game, "Giant") == "B's base"
    assert game.state.chain == []


# Dependent keywords (726-727)


def test_727_1_b_2_legion_is_active_while_its_player_has_finalized_another_card() -> None:
    for others, drawn in ((0, 0), (1, 1)):
        stage = two_battlefields()

        stage.add("A", unit("Veteran", 2, build.when(WhenPlayed(), build.draw(1), condition=Legion())), "hand")
        stage.player("A", played=others)
        game = stage.begin()
        play(game, "Veteran")
        resolve(game)
        assert len(hand(game, "A")) == drawn


def test_812_1_c_the_card_itself_does_not_count_for_its_legion() -> None:

    stage = two_battlefields()
    stage.add("A", unit("Veteran", 2, build.when(WhenIMove(), build.draw(1), condition=Legion())), "hand")
    stage.player("A", hand=["Spell: ready a friendly unit", "Spell: draw 1"])
    game = stage.begin()
    play(game, "Veteran")
    veteran = thing(game, "Veteran")
    game.state.edit(veteran).flags = 0  # as if it had entered ready
    game.machine.derived_version = -1

    moves.move(game.machine, [veteran], field(1), 0)
    assert game.state.chain == []


def test_820_passives_may_give_keywords_to_others() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Teacher", 1, build.passive(HaveKeyword(SHIELD, 2, OTHER_FRIENDLY_UNITS))), "base")
    stage.player("A", base=["Unit 3 [Shield] as Pupil"])
    game = stage.begin()
    assert game.machine.keyword(thing(game, "Pupil"), SHIELD) == 3
    assert game.machine.keyword(thing(game, "Teacher"), SHIELD) == 0
