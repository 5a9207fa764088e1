"""Combat: 459-466, without the assignment of damage (``test_assignment``) and staging (``test_staging``)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_FOCUS, D_PRIORITY
from riftwright.core.ids import MIGHTY, THIS_COMBAT
from riftwright.effects import build
from riftwright.effects.amounts import Number
from riftwright.effects.might import Give
from riftwright.effects.subjects import ME
from riftwright.effects.triggers import WhenIAttack, WhenIConquer, WhenIWinACombat, WhenYouWinACombat
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.rules.plays import GO, HOME, JULY, SEIZE, Do, Stage, obj, two_battlefields, unit, watcher
from tests.support import (
    begin,
    controller,
    decides,
    events,
    field,
    hand,
    might,
    move,
    pass_showdown,
    play,
    points,
    resolve,
    resolve_top,
    thing,
    where,
)


def clash(mine: list[str], theirs: list[str], *, edition: str = JULY, **hands: list[str]) -> Game:
    """A's units attack battlefield 1, where B's are; the Combat Showdown is open."""
    stage = Stage(edition=edition)
    stage.battlefield(controller="B", units={"B": theirs})
    stage.battlefield()
    stage.player("A", base=mine, hand=hands.get("A", [])).player("B", hand=hands.get("B", []))
    game = stage.begin()
    names = [piece.split(" as ")[1].split()[0] for piece in mine]
    move(game, names[0], field(1), *names[1:])
    return game


def both_pass(game: Game) -> None:
    game.apply("pass")
    game.apply("pass")


# The showdown step (464)


def test_464_2_c_the_one_who_contested_attacks_and_the_other_defends() -> None:
    game = clash(["Unit 3 as Raider"], ["Unit 3 as Guard"])
    assert (game.state.attacker, game.state.defender) == (0, 1)
    assert obj(game, "Raider").attacking
    assert obj(game, "Guard").defending
    assert (game.decision.kind, decides(game)) == (D_FOCUS, "A")  # 464.2.c.1.a


def test_464_2_c_1_whosever_turn_it_is() -> None:
    # B's spell sends its unit to A's battlefield on A's turn
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 3 as Guard"]})
    stage.player("A", hand=["Spell: draw 1"])
    stage.player("B", base=["Unit 3 as Raider"], hand=[GO])
    game = stage.begin()
    play(game, "Spell: draw 1")
    game.apply("pass")
    play(game, GO)
    resolve(game)
    assert (game.state.attacker, game.state.defender) == (1, 0)
    assert decides(game) == "B"


def test_464_2_c_3_a_who_arrives_later_is_designated_in_the_next_cleanup() -> None:
    # 323.2.a: and attacks then, for the first time
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    stage.player("A", base=["Unit 3 as Raider", "Unit 2 [Assault 2] [Attack: draw 1] as Late exhausted"])
    stage.player("A", hand=["Spell [Action]: move a friendly unit to a battlefield"])
    game = stage.begin()
    move(game, "Raider", field(1))
    play(game, "Spell [Action]: move a friendly unit to a battlefield")
    resolve_top(game)
    assert obj(game, "Late").attacking
    assert might(game, "Late") == 4
    resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_323_2_c_who_leaves_loses_the_designation() -> None:
    game = clash(["Unit 3 [Assault 2] as Raider", "Unit 1 as Other"], ["Unit 9 as Guard"], A=[HOME])
    assert might(game, "Raider") == 5
    play(game, HOME, "Raider")
    resolve(game)
    assert not obj(game, "Raider").attacking
    assert might(game, "Raider") == 3


def test_464_2_e_1_the_attackers_triggers_are_placed_first_and_the_defenders_last() -> None:
    game = clash(["Unit 3 [Attack: draw 1] as Raider"], ["Unit 3 [Defend: draw 1] as Guard"])
    assert [item.obj for item in game.state.chain] == [thing(game, "Raider"), thing(game, "Guard")]
    resolve_top(game)
    assert (hand(game, "A"), hand(game, "B")) == ([], ["Filler"])  # the defender's resolves first


def test_464_2_e_1_other_players_come_between_in_turn_order() -> None:
    stage = Stage(mode="war", turn="C")
    stage.battlefield(controller="D", units={"D": ["Unit 3 as Guard"]})
    stage.battlefield()
    stage.battlefield()
    for seat in "ABCD":
        stage.add(seat, watcher(ev.ATTACKS, f"Watcher {seat}"), "base", f"W{seat}")
    stage.player("C", base=["Unit 3 as Raider"])
    game = stage.begin()
    move(game, "Raider", field(1))
    assert [game.state.seats[item.controller] for item in game.state.chain] == ["C", "A", "B", "D"]


def test_464_2_b_start_of_showdown_triggers_come_before_those_of_attack_and_defence() -> None:
    game = clash(["Unit 3 [Attack: draw 1] as Raider"], ["Unit 3 [Showdown: draw 1] [Defend: draw 1] as Guard"])
    order = [(game.state.seats[item.controller], item.ability) for item in game.state.chain]
    assert order == [("B", 0), ("A", 0), ("B", 1)]


def test_464_2_f_1_without_triggers_the_state_stays_open() -> None:
    game = clash(["Unit 3 as Raider"], ["Unit 3 as Guard"])
    assert not game.state.closed
    game = clash(["Unit 3 [Attack: draw 1] as Raider"], ["Unit 3 as Guard"])
    assert game.state.closed


def test_346_1_focus_does_not_pass_for_the_combat_chain() -> None:
    game = clash(["Unit 3 [Attack: draw 1] as Raider"], ["Unit 3 as Guard"], A=["Spell [Action]: draw 1"])
    resolve(game)
    assert (game.decision.kind, decides(game)) == (D_FOCUS, "A")


def test_190_4_b_control_does_not_change_while_the_combat_goes_on() -> None:
    game = clash(["Unit 3 as Raider"], ["Unit 2 as Guard"], A=["Spell [Action]: kill an enemy unit"])
    play(game, "Spell [Action]: kill an enemy unit")
    resolve(game)
    assert where(game, "Guard") == "B's trash"
    assert controller(game, 1) == "B"
    assert game.state.combat


# The damage step (465)


def test_465_1_without_units_of_both_there_is_no_damage_step() -> None:
    game = clash(["Unit 3 as Raider"], ["Unit 9 as Guard"], A=["Spell [Action]: move an enemy unit to a battlefield"])
    play(game, "Spell [Action]: move an enemy unit to a battlefield")
    resolve(game)
    pass_showdown(game)
    assert events(game, ev.ASSIGNED) == []
    assert controller(game, 1) == "A"
    assert [e.player for e in events(game, ev.COMBAT_WON)] == [0]  # 466.3.a


def test_465_2_might_is_what_it_is_when_the_showdown_closes() -> None:
    game = clash(["Unit 3 as Raider"], ["Unit 4 as Guard"], A=["Spell [Action]: give a friendly unit +1"])
    play(game, "Spell [Action]: give a friendly unit +1")
    resolve(game)
    pass_showdown(game)
    assert where(game, "Guard") == "B's trash"
    assert where(game, "Raider") == "A's trash"


def test_465_2_d_damage_is_dealt_simultaneously() -> None:
    game = clash(["Unit 3 as Raider"], ["Unit 3 as Guard"])
    both_pass(game)
    assert {where(game, "Raider"), where(game, "Guard")} == {"A's trash", "B's trash"}


def test_465_3_what_triggers_on_the_damage_waits_until_the_combat_cleanup_is_over() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    stage.add("A", watcher(ev.DAMAGED), "base")
    stage.player("A", base=["Unit 5 as Raider"])
    game = stage.begin()
    move(game, "Raider", field(1))
    both_pass(game)
    # two triggers pending; Guard has died and Raider is healed before either is finalized
    assert game.decision.kind == D_PRIORITY
    story = [e.kind for e in game.log if e.kind in (ev.DAMAGED, ev.TRIGGERED, ev.DIED, ev.HEALED, ev.FINALIZED)]
    first_damage = story.index(ev.DAMAGED)
    assert story[first_damage:] == [ev.DAMAGED] * 2 + [ev.TRIGGERED] * 2 + [ev.DIED, ev.HEALED] + [ev.FINALIZED] * 2


# The resolution step (466)


def test_466_1_a_1_every_unit_is_healed_wherever_it_is() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    stage.battlefield(controller="A", units={"A": ["Unit 9 as Away damaged 4"]})
    stage.player("A", base=["Unit 5 as Raider", "Unit 9 as Home damaged 2"])
    stage.player("B", base=["Unit 9 as Rival damaged 3"])
    game = stage.begin()
    move(game, "Raider", field(1))
    both_pass(game)
    assert [obj(game, name).damage for name in ("Raider", "Away", "Home", "Rival")] == [0, 0, 0, 0]


def test_466_1_a_2_attackers_are_recalled_if_defenders_are_still_there() -> None:
    game = clash(["Unit 3 [Move: draw 1] as Raider"], ["Unit 9 as Guard stunned"])
    resolve(game)
    drawn = len(hand(game, "A"))
    both_pass(game)
    assert where(game, "Raider") == "A's base"
    assert obj(game, "Raider").exhausted  # 458: its state is as it was
    assert len(hand(game, "A")) == drawn  # 456.1: no Move
    assert controller(game, 1) == "B"
    assert points(game) == [0, 0]


@pytest.mark.parametrize("edition", [JULY, "2026-10-16"])
def test_466_3_d_there_is_no_result_where_attackers_were_recalled(edition: str) -> None:
    game = clash(["Unit 3 as Raider"], ["Unit 9 as Guard stunned"], edition=edition)
    both_pass(game)
    kinds = [e.kind for e in game.log if e.kind in (ev.COMBAT_WON, ev.COMBAT_LOST, ev.COMBAT_NO_RESULT)]
    assert kinds == [ev.COMBAT_NO_RESULT]


def test_466_3_the_only_player_with_units_left_has_won_and_the_other_lost() -> None:
    game = clash(["Unit 5 as Raider"], ["Unit 3 as Guard"])
    both_pass(game)
    assert [(e.kind, e.player) for e in game.log if e.kind in (ev.COMBAT_WON, ev.COMBAT_LOST)] == [
        (ev.COMBAT_WON, 0),
        (ev.COMBAT_LOST, 1),
    ]


def test_466_3_d_and_466_5_b_where_nobody_remains_there_is_no_result_and_no_control() -> None:
    game = clash(["Unit 3 as Raider"], ["Unit 3 as Guard"])
    both_pass(game)
    assert len(events(game, ev.COMBAT_NO_RESULT)) == 1
    assert controller(game, 1) == "nobody"
    assert game.state.battlefields[0].contested == -1
    assert points(game) == [0, 0]


@pytest.mark.parametrize(("survives", "drawn"), [(True, 1), (False, 0)])
def test_466_3_c_a_unit_that_is_gone_has_not_won(survives: bool, drawn: int) -> None:
    # Nidalee: "when I win a combat, draw 1"; another unit of hers wins all the same
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 2 as Guard"]})
    stage.add("A", unit("Cat", 3 if survives else 2, build.when(WhenIWinACombat(), build.draw(1))), "base", "Cat")
    stage.player("A", base=["Unit 3 [Backline] as Other"])
    game = stage.begin()
    move(game, "Cat", field(1), "Other")
    both_pass(game)
    resolve(game)
    assert (where(game, "Cat") == "battlefield 1") is survives
    assert controller(game, 1) == "A"
    assert len(hand(game, "A")) == drawn


def test_466_3_d_1_with_units_of_both_left_another_combat_follows() -> None:
    # The last defender's Deathknell plays a Recruit there. Survivors are healed, and not recalled: no Defender was
    # there in step 3d.
    game = clash(["Unit 5 as Raider"], ["Unit 3 [Deathknell: play a recruit here] as Guard"])
    both_pass(game)
    resolve(game)
    assert where(game, "Recruit") == "battlefield 1"
    assert where(game, "Raider") == "battlefield 1"
    assert len(events(game, ev.COMBAT_NO_RESULT)) == 1
    assert len(events(game, ev.COMBAT_BEGAN)) == 2
    assert (game.decision.kind, decides(game)) == (D_FOCUS, "A")  # a new Combat Showdown
    both_pass(game)
    assert controller(game, 1) == "A"
    assert points(game) == [1, 0]


def test_383_4_e_a_unit_attacks_again_in_another_combat() -> None:
    game = clash(["Unit 5 [Attack: draw 1] as Raider"], ["Unit 3 [Deathknell: play a recruit here] as Guard"])
    resolve(game)
    both_pass(game)
    resolve(game)
    assert len(events(game, ev.ATTACKS, "Raider")) == 2


def test_466_5_d_control_is_a_conquest_if_the_battlefield_was_not_scored_this_turn() -> None:
    for scored, after in (([], [1, 0]), ([1], [0, 0])):
        stage = Stage()
        stage.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
        stage.player("A", base=["Unit 5 as Raider"], scored=scored)
        game = stage.begin()
        move(game, "Raider", field(1))
        both_pass(game)
        assert controller(game, 1) == "A"
        assert points(game) == after


def test_466_5_the_controller_who_stays_only_keeps_it() -> None:
    game = clash(["Unit 3 as Raider"], ["Unit 9 as Guard"])
    both_pass(game)
    assert controller(game, 1) == "B"
    assert events(game, ev.CONQUERED) == []
    assert events(game, ev.CONTROL_ESTABLISHED) == []


def test_466_5_e_a_defender_who_had_no_control_conquers_too() -> None:
    # A contests an open battlefield; B brings a stronger unit
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Raider"])
    stage.player("B", base=["Unit 4 as Guard"], hand=["Spell [Action]: move a friendly unit to a battlefield"])
    game = stage.begin()
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Spell [Action]: move a friendly unit to a battlefield", "battlefield 1")
    resolve(game)
    assert game.state.combat
    pass_showdown(game)
    assert controller(game, 1) == "B"
    assert points(game) == [0, 1]


def test_466_7_designations_and_what_lasts_for_the_combat_end_with_it() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    fury = build.when(WhenIAttack(), Give(Number(4), ME, until=THIS_COMBAT))
    stage.add("A", unit("Raider", 3, fury), "base", "Raider")
    game = stage.begin()
    move(game, "Raider", field(1))
    resolve(game)
    assert might(game, "Raider") == 7
    both_pass(game)
    assert not obj(game, "Raider").attacking
    assert might(game, "Raider") == 3
    assert (game.state.attacker, game.state.defender, game.state.showdown) == (-1, -1, -1)


def test_466_7_a_a_conqueror_is_still_an_attacker_as_it_conquers() -> None:
    # Sunken Temple: 3 Might and Assault 2 make it Mighty as control is established
    seen: list[int] = []
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    look = Do(lambda frame: seen.append(frame.m.might(frame.source)))
    stage.add("A", unit("Raider", 3, build.when(WhenIConquer(), look), keywords=[(2, 2)]), "base", "Raider")
    game = stage.begin()
    move(game, "Raider", field(1))
    both_pass(game)
    resolve(game)
    assert seen == [MIGHTY]
    assert might(game, "Raider") == 3


def test_466_2_the_conquer_triggers_resolve_before_the_combat_ends() -> None:
    game = clash(["Unit 5 [Conquer: draw 1] as Raider"], ["Unit 3 as Guard"])
    both_pass(game)
    assert game.decision.kind == D_PRIORITY
    assert events(game, ev.COMBAT_ENDED) == []
    resolve(game)
    assert len(events(game, ev.COMBAT_ENDED)) == 1


def test_466_3_winning_triggers_resolve_before_control_is_established() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    stage.add("A", unit("Raider", 5, build.when(WhenYouWinACombat(), build.draw(1))), "base", "Raider")
    game = stage.begin()
    move(game, "Raider", field(1))
    both_pass(game)
    assert game.decision.kind == D_PRIORITY
    assert controller(game, 1) == "B"  # 466.4
    resolve(game)
    assert controller(game, 1) == "A"


def test_466_3_attackers_who_left_before_the_damage_leave_the_defender_the_winner() -> None:
    game = clash(["Unit 3 as Raider"], ["Unit 9 as Guard"], A=[HOME])
    play(game, HOME, "Raider")
    resolve(game)
    pass_showdown(game)
    assert [e.player for e in events(game, ev.COMBAT_WON)] == [1]
    assert events(game, ev.CONQUERED) == []
    assert controller(game, 1) == "B"
    assert game.state.battlefields[0].contested == -1


def test_323_2_b_the_last_attacker_that_changes_sides_leaves_nobody_to_fight() -> None:
    game = clash(["Unit 3 as Raider"], ["Unit 9 as Guard"], B=[SEIZE.replace("[Reaction]", "[Action]")])
    game.apply("pass")
    play(game, SEIZE.replace("[Reaction]", "[Action]"))
    resolve(game)
    assert obj(game, "Raider").defending
    pass_showdown(game)
    assert events(game, ev.ASSIGNED) == []
    assert controller(game, 1) == "B"
    assert where(game, "Raider") == "battlefield 1"


def test_740_2_c_in_combat_is_who_has_a_designation_at_the_battlefield_of_the_combat() -> None:
    game = clash(["Unit 3 as Raider"], ["Unit 9 as Guard"])
    m = game.machine
    assert m.in_combat(thing(game, "Raider"))
    assert m.in_combat(thing(game, "Guard"))
    board = Board(turn="A", edition=JULY).battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    idle = begin(board)
    assert not idle.machine.in_combat(thing(idle, "Guard"))


def test_740_2_a_alone_is_without_friendly_units_at_the_same_place() -> None:
    game = clash(["Unit 3 as Raider", "Unit 1 as Other"], ["Unit 9 as Guard"])
    m = game.machine
    assert not m.alone(thing(game, "Raider"))
    assert m.alone(thing(game, "Guard"))


# What it waits for, and what goes on in it


def test_460_a_combat_waits_while_another_is_ongoing() -> None:
    """460: what goes to battlefield 2 during the combat at 1 fights when that is over."""
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    stage.battlefield(controller="B", units={"B": ["Unit 1 as Other"]})
    stage.player("A", base=["Unit 4 as Raider", "Unit 4 as Rover"], hand=[GO])
    game = stage.begin()
    move(game, "Raider", field(1))
    play(game, GO, "Rover", "battlefield 2")
    resolve(game)
    assert game.state.battlefields[1].combat_staged
    assert game.state.showdown == 0
    game.apply("pass")
    game.apply("pass")
    assert (game.state.combat, game.state.showdown) == (True, 1)


def test_464_2_g_the_combat_chain_is_played_out_as_any_other() -> None:
    """464.2.f, 464.2.g: the state is Closed, it can be answered, and then the attacker still has Focus (346.1)."""
    game = clash(
        ["Unit 3 [Attack: deal 1 to an enemy unit here] as Raider"],
        ["Unit 1 as Guard"],
        B=["Spell [Reaction]: give a unit +2"],
    )
    assert (game.state.closed, game.decision.kind, decides(game)) == (True, D_PRIORITY, "A")
    game.apply("pass")
    play(game, "Spell [Reaction]: give a unit +2", "Guard")
    resolve(game)
    assert (might(game, "Guard"), obj(game, "Guard").damage) == (3, 1)
    assert (game.state.closed, game.decision.kind, decides(game)) == (False, D_FOCUS, "A")


def test_466_7_c_all_that_lasts_for_the_combat_expires_at_once() -> None:
    """466.7.c: one of two that lose 4 Might to it would not outlive the other."""
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 1 as Guard"]})
    for name in ("Raider", "Scout"):
        fury = build.when(WhenIAttack(), Give(Number(4), ME, until=THIS_COMBAT))
        stage.add("A", unit(name, 3, fury), "base", name)
    game = stage.begin()
    move(game, "Raider", field(1), "Scout")
    while game.decision.kind != D_FOCUS:
        game.apply(0)
    assert [might(game, name) for name in ("Raider", "Scout")] == [7, 7]
    pass_showdown(game)
    game.apply(0)  # to whom B assigns damage
    assert [might(game, name) for name in ("Raider", "Scout")] == [3, 3]
    assert [e.rule for e in events(game, ev.EXPIRED)] == ["466.7.c", "466.7.c"]
