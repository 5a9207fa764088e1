"""Showdowns (341-348): how they begin, who acts, when Focus passes, how they end. Also every sentence of an article on
showdowns at empty battlefields, which the edition of 2026-10-16 is known by.
"""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_FOCUS, D_PRIORITY
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.rules.helpers import (
    BOLT,
    COUNTER,
    GO,
    HOME,
    NOTHING,
    PULL,
    cast,
    combat,
    contested,
    every_edition,
    focus,
    on_chain,
    ongoing,
    priority,
    staging,
    state,
    story,
    two_fields,
)
from tests.support import (
    begin,
    controller,
    decides,
    events,
    field,
    hand,
    move,
    offered,
    pass_showdown,
    play,
    playable,
    points,
    resolve,
    resolve_top,
    thing,
    usable,
    use,
    where,
)

ACTION = "Spell [Action]: draw 1"
REACTION = "Spell [Reaction]: draw 1"


def scouting(edition: str, hand_of_a: list[str] | None = None, hand_of_b: list[str] | None = None) -> Game:
    """A has moved Scout to the empty battlefield 2: a showdown is open there, and A has Focus."""
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=hand_of_a or [])
    board.player("B", base=["Unit 3 as Late"], hand=hand_of_b or [])
    game = begin(board)
    move(game, "Scout", field(2))
    assert (ongoing(game), focus(game), game.decision.kind) == (2, "A", D_FOCUS)
    return game


def passes(game: Game, *seats: str) -> None:
    """These players pass Focus, one after the other."""
    for seat in seats:
        assert (game.decision.kind, decides(game)) == (D_FOCUS, seat)
        game.apply("pass")


# How one begins (344, 345)


@every_edition
def test_344_2_arriving_at_an_empty_battlefield_opens_a_showdown_and_takes_no_control_yet(edition: str) -> None:
    game = scouting(edition)

    assert (state(game), game.state.combat) == ("Showdown Open", False)
    assert (contested(game, 2), controller(game, 2), points(game)) == ("A", "nobody", [0, 0])


@every_edition
def test_344_2_arriving_where_an_absent_enemy_has_control_opens_one_too(edition: str) -> None:
    board = Board(turn="A", edition=edition).battlefield(controller="B").battlefield()
    game = begin(board.player("A", base=["Unit 2 as Scout"]))
    move(game, "Scout", field(1))

    assert (ongoing(game), game.state.combat, focus(game)) == (1, False, "A")
    assert controller(game, 1) == "nobody"  # 323.6 comes before the showdown begins


@every_edition
def test_344_1_where_opposing_units_are_the_showdown_is_part_of_a_combat(edition: str) -> None:
    game = begin(two_fields(edition).player("A", base=["Unit 2 as Scout"]))
    move(game, "Scout", field(1))

    assert (state(game), game.state.combat, focus(game)) == ("Showdown Open", True, "A")
    assert story(game, ev.COMBAT_BEGAN, ev.SHOWDOWN_BEGAN) == ["combat_began", "showdown_began"]


@every_edition
def test_344_no_contest_no_showdown(edition: str) -> None:
    board = Board(turn="A", edition=edition).battlefield(controller="A", units={"A": ["Unit 1"]}).battlefield()
    game = begin(board.player("A", base=["Unit 2 as Scout"]))
    move(game, "Scout", field(1))

    assert (game.decision.kind, contested(game, 1)) == (D_ACT, "nobody")


@every_edition
def test_344_a_waiting_chain_is_finished_before_the_showdown_opens(edition: str) -> None:
    game = begin(two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=[NOTHING, GO]))
    play(game, NOTHING)
    cast(game, GO, "Scout", "2")
    resolve_top(game)
    assert (contested(game, 2), staging(game, 2), ongoing(game)) == ("A", {"showdown"}, 0)
    resolve_top(game)

    assert (ongoing(game), focus(game)) == (2, "A")


@every_edition
@pytest.mark.parametrize("turn", ["A", "B"])
def test_345_whoever_applied_contested_gains_focus_whosever_turn_it_is(edition: str, turn: str) -> None:
    board = two_fields(edition, turn=turn).player("A", base=["Unit 2 as Scout"], hand=[GO])
    board.player(turn, hand=[NOTHING])
    game = begin(board)
    play(game, NOTHING)
    if turn == "B":
        game.apply("pass")
    cast(game, GO, "Scout", "2")
    resolve(game)

    assert (ongoing(game), focus(game), priority(game)) == (2, "A", "A")


@every_edition
def test_345_focus_is_there_before_start_of_showdown_abilities_resolve(edition: str) -> None:
    board = Board(turn="A", edition=edition).battlefield("Battlefield [Showdown: draw 1]").battlefield()
    game = begin(board.player("A", base=["Unit 2 as Scout"]))
    move(game, "Scout", field(1))

    assert (state(game), focus(game), decides(game)) == ("Showdown Closed", "A", "A")
    resolve(game)
    assert (game.decision.kind, focus(game)) == (D_FOCUS, "A")  # 346.1


@every_edition
def test_190_3_a_1_joining_a_contest_applies_nothing_and_resets_nothing(edition: str) -> None:
    game = scouting(edition, hand_of_b=[GO])
    game.apply("pass")
    cast(game, GO, "Late", "2")
    resolve(game)

    assert contested(game, 2) == "A"
    assert len(events(game, ev.CONTESTED)) == 1
    assert len(events(game, ev.SHOWDOWN_BEGAN)) == 1
    assert game.state.attacker == 0  # 464.2.c.1


@every_edition
def test_190_3_a_1_a_second_unit_of_ones_own_does_not_open_another(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout", "Unit 2 as Friend"], hand=[GO])
    game = begin(board)
    move(game, "Scout", field(2))
    cast(game, GO, "Friend", "2")
    resolve(game)

    assert (ongoing(game), focus(game), len(events(game, ev.SHOWDOWN_BEGAN))) == (2, "B", 1)
    passes(game, "B", "A")
    assert (controller(game, 2), game.decision.kind) == ("A", D_ACT)


# What may be done with Focus (347)


@every_edition
def test_347_1_with_focus_actions_and_reactions_may_be_played_nothing_else(edition: str) -> None:
    cards = [ACTION, REACTION, "Spell: draw 1", "Unit 1", "Unit 1 [Action]", "Gear"]
    game = scouting(edition, hand_of_a=cards)

    assert {card for card in cards if playable(game, card)} == {ACTION, REACTION, "Unit 1 [Action]"}
    assert offered(game, "pass")


@every_edition
def test_347_1_a_real_card_rune_prison_is_an_action(edition: str) -> None:
    game = scouting(edition, hand_of_a=["Rune Prison"])
    cast(game, "Rune Prison", "Late")
    resolve(game)

    assert game.state.objects[thing(game, "Late")].stunned
    assert focus(game) == "B"


@every_edition
def test_347_1_an_action_does_not_answer_a_waiting_chain_a_reaction_does(edition: str) -> None:
    game = scouting(edition, hand_of_a=[ACTION], hand_of_b=["Spell [Action]: gain 1 point", NOTHING])
    play(game, ACTION)
    game.apply("pass")

    assert decides(game) == "B"
    assert not playable(game, "Spell [Action]: gain 1 point")
    assert playable(game, NOTHING)


@every_edition
def test_347_1_activated_abilities_by_their_own_timing(edition: str) -> None:
    board = two_fields(edition)
    tools = ["Gear [Use: draw 1] as Slow", "Gear [Use Action: draw 1] as Fast", "Gear [Use Reaction: draw 1] as Quick"]
    game = begin(board.player("A", base=["Unit 2 as Scout", *tools]))
    move(game, "Scout", field(2))

    assert [usable(game, name) for name in ("Slow", "Fast", "Quick")] == [False, True, True]


@every_edition
def test_347_1_a_reaction_does_not_interrupt_a_resolution(edition: str) -> None:
    game = scouting(edition, hand_of_a=["Spell [Action]: draw 1 then deal 1 to a unit"], hand_of_b=[NOTHING])
    cast(game, "Spell [Action]: draw 1 then deal 1 to a unit", "Guard")
    game.apply("pass")
    game.apply("pass")

    assert game.decision.kind == D_FOCUS  # both instructions are done, and nobody was asked between
    assert story(game, ev.DRAWN, ev.DAMAGED) == ["drawn", "damaged"]


# When Focus passes, and when not (346, 347)


@every_edition
def test_346_focus_passes_when_the_chain_of_a_played_card_is_over(edition: str) -> None:
    game = scouting(edition, hand_of_a=[ACTION])
    play(game, ACTION)
    assert focus(game) == "A"
    resolve(game)

    assert (focus(game), priority(game), decides(game), game.decision.kind) == ("B", "B", "B", D_FOCUS)


@every_edition
def test_346_answers_are_part_of_the_chain_and_passing_priority_is_not_passing_focus(edition: str) -> None:
    game = scouting(edition, hand_of_a=[ACTION, NOTHING], hand_of_b=[REACTION])
    play(game, ACTION)
    game.apply("pass")
    play(game, REACTION)
    game.apply("pass")
    play(game, NOTHING)
    while game.decision.kind == D_PRIORITY:
        assert focus(game) == "A"
        game.apply("pass")

    assert focus(game) == "B"  # once, for the whole chain
    assert story(game, ev.PASSED_FOCUS) == []


@every_edition
def test_346_focus_passes_in_the_step_that_resolves_before_the_cleanup(edition: str) -> None:
    """334.2.a: the step of the process is completed first, the cleanup comes then."""
    game = scouting(edition, hand_of_a=["Spell [Action]: deal 3 to a unit"])
    cast(game, "Spell [Action]: deal 3 to a unit", "Guard")
    mark = len(game.log)
    resolve(game)

    assert story(game, ev.REMOVED, ev.FOCUS_GAINED, ev.CLEANUP_BEGAN, ev.DIED, since=mark)[:4] == [
        "removed",
        "focus_gained",
        "cleanup_began",
        "died",
    ]


@every_edition
def test_346_a_death_trigger_of_that_cleanup_does_not_pass_it_again(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 3 [Deathknell: draw 1] as Guard"]}).battlefield()
    game = begin(board.player("A", base=["Unit 2 as Scout"], hand=[BOLT]))
    move(game, "Scout", field(2))
    cast(game, BOLT, "Guard")
    resolve_top(game)
    assert (on_chain(game), focus(game)) == (["Guard"], "B")
    resolve(game)

    assert (focus(game), decides(game), game.decision.kind) == ("B", "B", D_FOCUS)


@every_edition
def test_347_1_b_focus_passes_too_when_the_card_was_countered(edition: str) -> None:
    game = scouting(edition, hand_of_a=[ACTION], hand_of_b=[COUNTER])
    play(game, ACTION)
    game.apply("pass")
    cast(game, COUNTER, ACTION)
    resolve(game)

    assert (hand(game, "A"), focus(game)) == ([], "B")


@every_edition
def test_346_focus_passes_after_a_unit_or_an_activated_ability(edition: str) -> None:
    game = scouting(edition, hand_of_a=["Unit 1 [Action]"])
    play(game, "Unit 1 [Action]")
    assert (where(game, "Unit 1 [Action]"), focus(game)) == ("A's base", "B")

    board = two_fields(edition).player("A", base=["Unit 2 as Scout", "Gear [Use Action: draw 1] as Tool"])
    game = begin(board)
    move(game, "Scout", field(2))
    use(game, "Tool")
    resolve(game)
    assert focus(game) == "B"


@every_edition
def test_346_a_unit_played_in_answer_does_not_pass_it(edition: str) -> None:
    game = scouting(edition, hand_of_a=[ACTION], hand_of_b=["Unit 1 [Reaction]"])
    play(game, ACTION)
    game.apply("pass")
    play(game, "Unit 1 [Reaction]", "B's base")

    assert (focus(game), on_chain(game), decides(game)) == ("A", [ACTION], "A")  # 340.4


@every_edition
def test_346_1_not_after_a_chain_that_a_triggered_ability_opened(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 5 as Guard"]}).battlefield()
    board.player("A", base=["Unit 4 [Attack: draw 1] as Raider"]).player("B", hand=[NOTHING])
    game = begin(board)
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, NOTHING)  # an answer makes it no other chain
    resolve(game)

    assert (focus(game), decides(game), game.decision.kind) == ("A", "A", D_FOCUS)


@every_edition
def test_346_1_not_after_a_chain_that_an_add_ability_opened(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout", "Energy Conduit as Coil"], pool="")
    game = begin(board)
    move(game, "Scout", field(2))
    use(game, "Coil")

    assert (focus(game), decides(game), game.decision.kind) == ("A", "A", D_FOCUS)
    assert game.view().players[0].pool == {"Energy": 1}


# How one ends (347.2, 348)


@every_edition
def test_347_2_a_all_must_pass_in_sequence(edition: str) -> None:
    game = scouting(edition)
    passes(game, "A")
    assert (ongoing(game), focus(game), decides(game)) == (2, "B", "B")  # 347.2.b
    passes(game, "B")

    assert ongoing(game) == 0


@every_edition
def test_347_2_a_an_earlier_pass_does_not_bind_when_somebody_acts_afterwards(edition: str) -> None:
    game = scouting(edition, hand_of_a=[REACTION], hand_of_b=[ACTION])
    passes(game, "A")
    play(game, ACTION)
    resolve(game)
    assert (focus(game), playable(game, REACTION)) == ("A", True)
    passes(game, "A")
    assert ongoing(game) == 2
    passes(game, "B")

    assert ongoing(game) == 0


@every_edition
def test_348_an_add_ability_is_an_activated_ability_and_breaks_the_sequence(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"])
    board.player("B", base=["Energy Conduit as Coil"])
    game = begin(board)
    move(game, "Scout", field(2))
    passes(game, "A")
    use(game, "Coil")
    passes(game, "B", "A")

    assert ongoing(game) == 0


@every_edition
def test_347_2_three_players_all_take_part(edition: str) -> None:
    board = two_fields(edition, mode="skirmish").battlefield()
    board.player("A", base=["Unit 2 as Scout"]).player("B", hand=[ACTION])
    game = begin(board)
    move(game, "Scout", field(2))
    passes(game, "A")
    play(game, ACTION)
    resolve(game)
    passes(game, "C", "A", "B")

    assert (ongoing(game), controller(game, 2)) == (0, "A")


@every_edition
def test_348_2_a_the_player_whose_units_remain_takes_control_and_conquers(edition: str) -> None:
    game = scouting(edition)
    passes(game, "A", "B")

    assert (controller(game, 2), contested(game, 2), points(game)) == ("A", "nobody", [1, 0])
    conquered = events(game, ev.CONQUERED)
    assert [(e.player, e.loc, e.rule) for e in conquered] == [(0, field(2), "348.2.a.1")]
    assert (game.decision.kind, decides(game), state(game)) == (D_ACT, "A", "Neutral Open")


@every_edition
def test_348_2_a_with_no_units_left_nobody_claims_it(edition: str) -> None:
    game = scouting(edition, hand_of_b=[HOME])
    passes(game, "A")
    cast(game, HOME, "Scout")
    resolve(game)
    assert ongoing(game) == 2  # the showdown goes on without units
    passes(game, "A", "B")

    assert (controller(game, 2), points(game), events(game, ev.CONQUERED)) == ("nobody", [0, 0], [])


@every_edition
def test_348_2_a_it_need_not_be_whoever_contested(edition: str) -> None:
    """Late comes and Scout goes in one chain, so no combat opens; B alone is left, and conquers on A's turn."""
    game = scouting(edition, hand_of_a=[HOME], hand_of_b=[GO])
    cast(game, HOME, "Scout")
    game.apply("pass")
    cast(game, GO, "Late", "2")
    resolve(game)
    assert (ongoing(game), game.state.combat) == (2, False)
    passes(game, "B", "A")

    assert (controller(game, 2), points(game)) == ("B", [0, 1])


@every_edition
def test_348_2_a_who_has_control_already_only_keeps_it(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", contested="A", units={"A": ["Unit 2 as Scout"]}).battlefield()
    board.showdown(1, focus="A").player("A", hand=[HOME])
    game = begin(board.player("B", base=["Unit 3 as Late"], hand=[GO]))
    cast(game, HOME, "Scout")
    game.apply("pass")
    cast(game, GO, "Late", "1")
    resolve(game)
    passes(game, "B", "A")

    assert (controller(game, 1), contested(game, 1), points(game)) == ("B", "nobody", [0, 0])
    assert events(game, ev.CONQUERED) == events(game, ev.CONTROL_ESTABLISHED) == []


@every_edition
def test_348_2_a_1_no_conquer_where_that_player_has_scored_this_turn(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"], scored=[2])
    game = begin(board)
    move(game, "Scout", field(2))
    pass_showdown(game)

    assert (controller(game, 2), points(game), events(game, ev.CONQUERED)) == ("A", [0, 0], [])


@every_edition
def test_348_2_a_1_the_final_point_has_its_restriction(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"], points=7)
    game = begin(board)
    move(game, "Scout", field(2))
    pass_showdown(game)

    assert (controller(game, 2), points(game), hand(game, "A")) == ("A", [7, 0], ["Filler"])  # 471.1.b.1


@every_edition
def test_348_1_after_a_combat_showdown_the_combat_goes_on(edition: str) -> None:
    game = begin(combat(edition))
    passes(game, "A", "B")

    assert story(game, ev.SHOWDOWN_ENDED, ev.ASSIGNED, ev.DAMAGED, ev.COMBAT_ENDED) == [
        "showdown_ended",
        "assigned",
        "assigned",
        "damaged",
        "damaged",
        "combat_ended",
    ]


# Conversion: an enemy arrives during a showdown at an empty battlefield (344.1, 464.2)


def pulled_in(edition: str, switches: tuple[tuple[str, str], ...] = ()) -> Game:
    """With Focus, A plays a spell that brings Late of B to the showdown: Focus passes to B, then it is a combat."""
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=[PULL]).player("B", base=["Unit 3 as Late"])
    built = board.state()
    built.switches = switches
    game = Game.from_state(built)
    move(game, "Scout", field(2))
    cast(game, PULL, "Late", "2")
    resolve(game)
    assert (ongoing(game), game.state.combat) == (2, True)
    return game


@every_edition
def test_344_1_it_becomes_a_combat_if_both_have_units_there_when_the_chain_is_empty(edition: str) -> None:
    game = pulled_in(edition)
    pass_showdown(game)

    assert where(game, "Scout") == "A's trash"
    assert (controller(game, 2), points(game)) == ("B", [0, 1])  # 466.5.d, 466.5.e: B conquers on A's turn


@every_edition
def test_344_1_not_if_one_side_has_left_by_then(edition: str) -> None:
    game = scouting(edition, hand_of_a=[HOME], hand_of_b=[NOTHING, GO])
    passes(game, "A")
    play(game, NOTHING)
    cast(game, GO, "Late", "2")
    resolve_top(game)
    assert (where(game, "Late"), game.state.combat) == ("battlefield 2", False)
    game.apply("pass")
    cast(game, HOME, "Late")
    resolve(game)

    assert (ongoing(game), game.state.combat) == (2, False)


@pytest.mark.parametrize(
    ("edition", "switches", "holder"),
    [
        ("2026-03-30", (), "A"),  # its 459.2.c knows no exception
        ("2026-03-30", (("focus-after-conversion", "holder"),), "B"),
        ("2026-07-16", (), "B"),  # 464.2.c.1.b
        ("2026-07-16", (("focus-after-conversion", "attacker"),), "A"),  # 464.2.d
        ("2026-10-16", (), "B"),  # the current holder keeps it
    ],
)
def test_464_2_c_1_b_who_has_focus_after_conversion(
    edition: str, switches: tuple[tuple[str, str], ...], holder: str
) -> None:
    game = pulled_in(edition, switches)

    assert (focus(game), priority(game), decides(game)) == (holder, holder, holder)


@every_edition
def test_464_2_e_defend_triggers_of_a_conversion_use_the_chain_and_pass_no_focus(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=[PULL])
    game = begin(board.player("B", base=["Unit 3 [Defend: draw 1] as Late"]))
    move(game, "Scout", field(2))
    cast(game, PULL, "Late", "2")
    resolve_top(game)
    before = focus(game)
    assert on_chain(game) == ["Late"]
    resolve(game)

    assert focus(game) == before
    assert hand(game, "B") == ["Filler"]


@every_edition
def test_the_example_of_the_article(edition: str) -> None:
    """From base to an empty battlefield, and nothing else: contested, a showdown, Focus; two passes; control."""
    game = scouting(edition)
    passes(game, "A", "B")

    kinds = (
        ev.MOVED,
        ev.CONTESTED,
        ev.SHOWDOWN_STAGED,
        ev.SHOWDOWN_BEGAN,
        ev.FOCUS_GAINED,
        ev.PASSED_FOCUS,
        ev.SHOWDOWN_ENDED,
        ev.CONTROL_ESTABLISHED,
        ev.POINT_GAINED,
        ev.CONQUERED,
    )
    assert story(game, *kinds) == [
        "moved",
        "contested",
        "showdown_staged",
        "showdown_began",
        "focus_gained",
        "passed_focus",
        "focus_gained",
        "passed_focus",
        "showdown_ended",
        "control_established",
        "point_gained",
        "conquered",
    ]
