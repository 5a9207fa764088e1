"""The turn (301-317): states, Priority and Focus, phases and steps; additional turns (734-738)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_FOCUS, D_ORDER, D_PRIORITY
from riftwright.core.events import NAMES
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.rules.helpers import (
    BOLT,
    GO,
    NOTHING,
    cast,
    cleanups,
    combat,
    every_edition,
    focus,
    on_chain,
    priority,
    since_july,
    state,
    story,
    two_fields,
)
from tests.support import (
    begin,
    choose,
    controller,
    decides,
    end_turn,
    events,
    field,
    hand,
    might,
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

ANOTHER_TURN = "Spell [Reaction]: take another turn"
TIMINGS = {"plain": "Spell: draw 1", "action": "Spell [Action]: draw 1", "reaction": "Spell [Reaction]: draw 1"}


def timely(game: Game) -> set[str]:
    """Which of the three spells may be played now."""
    return {name for name, card in TIMINGS.items() if playable(game, card)}


def turns(game: Game, count: int) -> str:
    """Whose turn it is, for so many turns from now on."""
    seats = game.state.seats
    found = seats[game.state.turn_player]
    for _ in range(count - 1):
        end_turn(game)
        found += seats[game.state.turn_player]
    return found


def moments(game: Game, *kinds: int) -> list[str]:
    """Phases and steps as they begin, and events of these kinds among them."""
    told = []
    for event in game.log:
        if event.kind in (ev.PHASE_BEGAN, ev.STEP_BEGAN):
            told.append(event.text)
        elif event.kind in kinds:
            told.append(NAMES[event.kind])
    return told


# 307-310: the four states


@every_edition
def test_310_1_neutral_open(edition: str) -> None:
    game = begin(two_fields(edition).player("A", hand=list(TIMINGS.values())))

    assert state(game) == "Neutral Open"
    assert timely(game) == {"plain", "action", "reaction"}


@every_edition
def test_310_2_neutral_closed(edition: str) -> None:
    game = begin(two_fields(edition).player("A", hand=[*TIMINGS.values(), NOTHING]))
    play(game, NOTHING)

    assert state(game) == "Neutral Closed"
    assert timely(game) == {"reaction"}


@every_edition
def test_310_3_showdown_open(edition: str) -> None:
    game = begin(two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=list(TIMINGS.values())))
    move(game, "Scout", field(2))

    assert state(game) == "Showdown Open"
    assert timely(game) == {"action", "reaction"}  # 308.1.a


@every_edition
def test_310_4_showdown_closed(edition: str) -> None:
    game = begin(two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=[*TIMINGS.values(), NOTHING]))
    move(game, "Scout", field(2))
    play(game, NOTHING)

    assert state(game) == "Showdown Closed"
    assert timely(game) == {"reaction"}


@every_edition
def test_308_1_a_combat_is_a_showdown_state_too_until_it_is_over(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 1 [Deathknell: draw 1] as Guard"]}).battlefield()
    board.player("A", base=["Unit 3 as Raider"], hand=list(TIMINGS.values()))
    game = begin(board)
    move(game, "Raider", field(1))
    game.apply("pass")
    game.apply("pass")  # the showdown is over, the combat goes on

    assert on_chain(game) == ["Guard"]
    assert state(game) == "Showdown Closed"
    resolve(game)
    assert state(game) == "Neutral Open"


@every_edition
def test_310_1_a_nobody_but_the_turn_player_acts_in_a_neutral_open_state(edition: str) -> None:
    board = two_fields(edition).player("B", hand=list(TIMINGS.values())).player("A", hand=[NOTHING])
    game = begin(board)
    assert decides(game) == "A"
    play(game, NOTHING)
    game.apply("pass")

    assert (decides(game), timely(game)) == ("B", {"reaction"})


@every_edition
def test_144_1_standard_moves_are_for_the_main_phase_in_a_neutral_open_state(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout", "Unit 2 as Idle"], hand=[NOTHING])
    game = begin(board)
    assert offered(game, "move Idle to battlefield 1")
    move(game, "Scout", field(2))
    assert game.decision.kind == D_FOCUS
    assert not offered(game, "move ")
    play(game, NOTHING)
    assert not offered(game, "move ")


# 303, 305, 306


@every_edition
@pytest.mark.parametrize(("turn", "order"), [("A", ["Mine", "Theirs"]), ("B", ["Theirs", "Mine"])])
def test_303_2_a_simultaneous_triggers_are_placed_from_the_turn_player_on(
    edition: str, turn: str, order: list[str]
) -> None:
    board = Board(turn=turn, edition=edition).battlefield().battlefield()
    board.player("A", base=["Unit 1 [Deathknell: draw 1] as Mine"])
    board.player("B", base=["Unit 1 [Deathknell: draw 1] as Theirs"])
    board.player(turn, hand=["Spell: deal 1 to all units"])
    game = begin(board)
    play(game, "Spell: deal 1 to all units")
    resolve_top(game)

    assert on_chain(game) == order


@every_edition
def test_306_the_next_player_becomes_the_turn_player_when_all_phases_are_over(edition: str) -> None:
    game = begin(two_fields(edition))
    assert turns(game, 4) == "ABAB"
    assert (game.decision.kind, decides(game)) == (D_ACT, "B")


@every_edition
def test_302_play_goes_round_the_table(edition: str) -> None:
    assert turns(begin(two_fields(edition, mode="war", turn="C")), 6) == "CDABCD"


# 311-313: Priority and Focus


@every_edition
def test_313_2_whoever_gains_focus_gains_priority_and_313_3_keeps_it_when_passing_priority(edition: str) -> None:
    game = begin(two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=[NOTHING]))
    assert focus(game) == "nobody"  # 313.5
    move(game, "Scout", field(2))
    assert (focus(game), priority(game)) == ("A", "A")
    play(game, NOTHING)
    game.apply("pass")
    assert (focus(game), priority(game)) == ("A", "B")


@every_edition
def test_313_5_in_a_neutral_state_nobody_has_focus(edition: str) -> None:
    game = begin(two_fields(edition).player("A", base=["Unit 2 as Scout"]))
    move(game, "Scout", field(2))
    pass_showdown(game)

    assert (state(game), focus(game), priority(game)) == ("Neutral Open", "nobody", "A")


@every_edition
def test_313_4_with_focus_but_without_priority_nobody_acts(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=[NOTHING, NOTHING])
    game = begin(board.player("B", hand=[NOTHING]))
    move(game, "Scout", field(2))
    play(game, NOTHING)
    game.apply("pass")

    assert (focus(game), decides(game)) == ("A", "B")  # the one with Priority is asked, the one with Focus is not


# 315.1: Awaken


@every_edition
def test_315_1_the_turn_player_readies_everything_that_they_control(edition: str) -> None:
    board = Board(turn="A", edition=edition, phase="awaken")
    board.battlefield(controller="A", units={"A": ["Unit 2 as Holder exhausted"]}).battlefield()
    pieces = ["Unit 2 as Idle exhausted", "Gear as Tool exhausted", "Unit 1 owned by B as Captive exhausted"]
    board.player("A", base=pieces, legend="Legend as Hero exhausted", runes="2 exhausted Fury")
    board.player("B", base=["Unit 2 as Theirs exhausted", "Unit 2 owned by A as Lent exhausted"])
    game = begin(board)

    o = game.state.objects
    mine = ("Holder", "Idle", "Tool", "Captive", "Hero")
    assert [o[thing(game, name)].exhausted for name in mine] == [False] * 5
    assert not any(o[oid].exhausted for oid in game.state.players[0].runes)
    assert [o[thing(game, name)].exhausted for name in ("Theirs", "Lent")] == [True, True]


@every_edition
def test_415_1_c_what_is_ready_is_not_readied(edition: str) -> None:
    board = Board(turn="A", edition=edition, phase="awaken").battlefield().battlefield()
    game = begin(board.player("A", base=["Unit 2 as Idle", "Unit 2 as Tired exhausted"]))

    assert [e.obj for e in events(game, ev.READIED)] == [thing(game, "Tired")]


# 315.2: Beginning


@every_edition
def test_315_2_start_of_beginning_effects_come_before_scoring(edition: str) -> None:
    board = Board(turn="A", edition=edition, phase="beginning")
    board.battlefield(controller="A", units={"A": ["Unit 2 [Start: draw 1] as Holder"]}).battlefield()
    game = begin(board)

    assert (game.decision.kind, on_chain(game), points(game)) == (D_PRIORITY, ["Holder"], [0, 0])
    resolve(game)
    assert moments(game, ev.DRAWN, ev.HELD)[:5] == [
        "beginning",
        "start of Beginning Phase",
        "drawn",
        "Scoring Step",
        "held",
    ]


@every_edition
def test_315_2_a_temporary_unit_dies_before_its_battlefield_could_be_held(edition: str) -> None:
    board = Board(turn="A", edition=edition, phase="beginning")
    board.battlefield(controller="A", units={"A": ["Unit 3 [Temporary] as Ghost"]}).battlefield()
    game = begin(board)
    resolve(game)

    assert where(game, "Ghost") == "A's trash"
    assert (controller(game, 1), points(game)) == ("nobody", [0, 0])


@every_edition
def test_315_2_b_the_turn_player_holds_every_battlefield_that_they_control(edition: str) -> None:
    board = Board(turn="A", edition=edition, phase="scoring", mode="skirmish")
    board.battlefield(controller="A", units={"A": ["Unit 2"]}).battlefield(controller="A", units={"A": ["Unit 1"]})
    board.battlefield(controller="B", units={"B": ["Unit 3"]})
    game = begin(board)

    assert points(game) == [2, 0, 0]
    assert [e.loc for e in events(game, ev.HELD)] == [field(1), field(2)]


@every_edition
def test_315_2_b_control_is_what_counts(edition: str) -> None:
    board = Board(turn="A", edition=edition, phase="scoring")
    board.battlefield(controller="A").battlefield(units={"A": ["Unit 2"]})
    game = begin(board)

    assert [e.loc for e in events(game, ev.HELD)] == [field(1)]


# 315.3 and 315.4: Channel and Draw


@every_edition
@pytest.mark.parametrize(("left", "channeled"), [("5 Fury", 2), ("1 Fury", 1), ("", 0)])
def test_315_3_two_runes_are_channeled_or_as_many_as_there_are(edition: str, left: str, channeled: int) -> None:
    board = two_fields(edition, phase="channel").player("A", rune_deck=left, runes="1 Mind")
    game = begin(board)

    runes = game.state.players[0].runes
    assert len(runes) == 1 + channeled
    assert not any(game.state.objects[oid].exhausted for oid in runes)  # 430.2.a


@every_edition
def test_315_4_the_turn_player_draws_one(edition: str) -> None:
    game = begin(two_fields(edition, phase="draw"))

    assert (hand(game, "A"), hand(game, "B")) == (["Filler"], [])


@every_edition
def test_315_4_b_1_without_cards_the_player_burns_out_and_still_draws(edition: str) -> None:
    board = two_fields(edition, phase="draw").player("A", deck=[], trash=["Unit 2"])
    game = begin(board)

    assert hand(game, "A") == ["Unit 2"]  # recycled and drawn (431.2.b, 315.4.b.2)
    assert points(game) == [0, 1]


@every_edition
def test_315_4_b_1_with_several_opponents_the_player_chooses_who_gains_the_point(edition: str) -> None:
    board = two_fields(edition, phase="draw", mode="skirmish").player("A", deck=[], trash=["Unit 2"])
    game = begin(board)
    choose(game, "C")

    assert points(game) == [0, 0, 1]
    assert hand(game, "A") == ["Unit 2"]


# 316: Main


@since_july
def test_316_3_pools_empty_at_the_start_of_the_main_phase(edition: str) -> None:
    board = two_fields(edition, phase="draw").player("A", pool="2 Energy").player("B", pool="1 Fury")
    game = begin(board)

    assert [p.pool for p in game.view().players] == [{}, {}]  # every player's
    assert moments(game, ev.POOL_EMPTIED) == ["draw", "main", "pool_emptied", "pool_emptied", "start of Main Phase"]


def test_316_3_in_2026_03_30_they_empty_at_the_end_of_the_draw_phase() -> None:
    board = two_fields("2026-03-30", phase="draw").player("A", pool="2 Energy").player("B", pool="1 Fury")
    game = begin(board)

    assert [p.pool for p in game.view().players] == [{}, {}]
    assert moments(game, ev.POOL_EMPTIED) == ["draw", "pool_emptied", "pool_emptied", "main", "start of Main Phase"]


@every_edition
def test_316_4_start_of_main_phase_effects_come_next(edition: str) -> None:
    board = two_fields(edition, phase="draw")
    board.player("A", base=["Unit 2 [Main: gain 1 point] as Idle"], pool="1 Energy")
    board.player("B", base=["Unit 2 [Main: gain 1 point] as Theirs"])
    game = begin(board)

    assert (on_chain(game), game.view().players[0].pool) == (["Idle"], {})
    resolve(game)
    assert (game.decision.kind, points(game)) == (D_ACT, [1, 0])


@every_edition
def test_316_5_a_the_turn_player_may_do_any_number_of_things(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Gear [Use: draw 1] as Tool", "Unit 2 as Scout"], hand=["Unit 1"])
    game = begin(board)
    play(game, "Unit 1")
    use(game, "Tool")
    resolve(game)
    move(game, "Scout", field(2))
    pass_showdown(game)

    assert (game.decision.kind, decides(game), controller(game, 2)) == (D_ACT, "A", "A")
    assert not usable(game, "Tool")  # exhausted


@every_edition
def test_316_9_only_the_turn_players_word_ends_the_main_phase(edition: str) -> None:
    game = begin(two_fields(edition))
    assert game.decision.keys() == ["end"]
    game.apply("end")

    assert moments(game)[:3] == ["ending", "end of turn", "Expiration Step"]


# 317: Ending


@every_edition
def test_317_1_end_of_turn_effects_come_before_expiration(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 [End: deal 1 to a unit] as Idle", "Unit 4 as Hurt damaged 2"])
    game = begin(board)
    game.apply("end")
    choose(game, "Hurt")
    assert game.state.objects[thing(game, "Hurt")].damage == 2
    resolve(game)

    assert moments(game, ev.DAMAGED, ev.HEALED)[:5] == ["ending", "end of turn", "damaged", "Expiration Step", "healed"]
    assert game.state.objects[thing(game, "Hurt")].damage == 0


@every_edition
def test_317_1_it_is_the_turn_players_end_of_turn(edition: str) -> None:
    game = begin(two_fields(edition).player("B", base=["Unit 2 [End: gain 1 point] as Theirs"]))
    end_turn(game)
    assert points(game) == [0, 1]  # B held the first battlefield, and its unit has said nothing yet
    end_turn(game)
    assert points(game) == [0, 2]


@every_edition
def test_317_2_at_expiration_units_heal_effects_end_and_pools_empty(edition: str) -> None:
    board = Board(turn="A", edition=edition, phase="ending").battlefield().battlefield()
    board.player("A", base=["Unit 2 as Mine damaged 1 +3 stunned"], pool="2 Energy")
    board.player("B", base=["Unit 5 as Theirs damaged 4 -1"], pool="1 Fury")
    game = begin(board)

    mine, theirs = (game.state.objects[thing(game, name)] for name in ("Mine", "Theirs"))
    assert (mine.damage, theirs.damage) == (0, 0)
    assert (might(game, "Mine"), might(game, "Theirs")) == (2, 5)
    assert not mine.stunned  # 423.1.a.2
    assert [p.pool for p in game.view().players] == [{}, {}]
    assert [c.kind for c in cleanups(game)].count("Ending cleanup") == 1


@every_edition
def test_317_2_f_the_step_repeats_while_items_go_through_the_chain(edition: str) -> None:
    """A Deathknell in the Expiration Step deals damage, and B floats Energy in answer: both are gone afterwards."""
    board = Board(turn="A", edition=edition, phase="expiration").battlefield().battlefield()
    dying = "Unit 2 [Deathknell: deal 1 to an enemy unit] as Dying damaged 2"
    board.player("A", base=[dying], pool="")
    board.player("B", base=["Unit 5 as Hurt", "Energy Conduit as Coil"], hand=["Spell [Reaction]: give a unit -1"])
    game = begin(board.player("B", pool="3 Energy"))
    game.apply("pass")
    cast(game, "Spell [Reaction]: give a unit -1", "Hurt")
    use(game, "Coil")
    resolve(game)

    assert (game.decision.kind, decides(game)) == (D_ACT, "B")  # the next turn
    assert [c.kind for c in cleanups(game)].count("Ending cleanup") == 2
    hurt = game.state.objects[thing(game, "Hurt")]
    assert (hurt.damage, might(game, "Hurt")) == (0, 5)
    emptied = [e.player for e in events(game, ev.POOL_EMPTIED) if e.rule == "317.2.d"]
    assert emptied == [1, 1]  # the 3 Energy at first, what the Coil added at the repetition


@every_edition
def test_317_2_f_it_does_not_repeat_when_nothing_did(edition: str) -> None:
    game = begin(two_fields(edition, phase="expiration").player("A", base=["Unit 3 as Hurt damaged 1"]))

    assert moments(game).count("Expiration Step") == 1


@every_edition
def test_167_what_is_not_spent_is_lost_when_the_turn_ends(edition: str) -> None:
    """167, 167.1"""
    board = two_fields(edition).player("A", base=["Energy Conduit as Coil"], pool="").player("B", pool="")
    game = begin(board)
    use(game, "Coil")
    assert game.view().players[0].pool == {"Energy": 1}
    game.apply("end")

    assert [e.rule for e in events(game, ev.POOL_EMPTIED)] == ["317.2.d"]


@every_edition
def test_317_a_combat_in_the_main_phase_ends_before_the_turn_can(edition: str) -> None:
    game = begin(combat(edition))

    assert not offered(game, "end")
    pass_showdown(game)
    assert offered(game, "end")


@every_edition
def test_305_the_phase_does_not_end_while_an_item_is_on_the_chain(edition: str) -> None:
    game = begin(two_fields(edition).player("A", hand=[BOLT]))
    cast(game, BOLT, "Guard")

    assert game.decision.keys() == ["pass"]


@every_edition
def test_319_2_a_showdown_in_another_phase_holds_the_turn_up(edition: str) -> None:
    """An end-of-turn ability moves a unit to an empty battlefield: the showdown begins there, in the Ending Phase."""
    board = two_fields(edition).player("A", base=["Unit 2 [End: move a friendly unit to a battlefield] as Scout"])
    game = begin(board.player("A", hand=[GO]))
    game.apply("end")
    choose(game, "battlefield 2")
    resolve(game)

    assert (game.decision.kind, decides(game), moments(game)[-1]) == (D_FOCUS, "A", "end of turn")
    game.apply("pass")
    game.apply("pass")
    assert (controller(game, 2), points(game)[0]) == ("A", 1)
    assert game.state.turn_player == 1


# 734-738: additional turns


@every_edition
def test_735_a_turn_is_inserted_after_the_current_one(edition: str) -> None:
    game = begin(two_fields(edition, mode="war").player("A", hand=[ANOTHER_TURN]))
    play(game, ANOTHER_TURN)
    resolve(game)

    assert turns(game, 6) == "AABCDA"  # 737: it is removed, and the queue goes on as it was


@every_edition
def test_738_two_of_the_first_player_follow_their_turn(edition: str) -> None:
    game = begin(two_fields(edition, mode="war").player("A", hand=[ANOTHER_TURN, ANOTHER_TURN]))
    for _ in range(2):
        play(game, ANOTHER_TURN)
        resolve(game)

    assert turns(game, 7) == "AAABCDA"  # the first example of 738


@every_edition
def test_738_the_latest_is_inserted_right_after_the_current_turn(edition: str) -> None:
    board = two_fields(edition, mode="war").player("A", hand=[NOTHING])
    game = begin(board.player("B", hand=[ANOTHER_TURN]).player("D", hand=[ANOTHER_TURN]))
    play(game, NOTHING)
    game.apply("pass")
    play(game, ANOTHER_TURN)  # B's
    for _ in range(2):
        game.apply("pass")
    play(game, ANOTHER_TURN)  # D's, which resolves first
    resolve(game)

    assert turns(game, 7) == "ABDBCDA"  # the second example of 738


@every_edition
def test_737_an_additional_turn_does_not_change_the_turn_order(edition: str) -> None:
    board = two_fields(edition, mode="war").player("C", hand=[ANOTHER_TURN, NOTHING]).player("A", hand=[NOTHING])
    game = begin(board)
    play(game, NOTHING)
    game.apply("pass")
    game.apply("pass")
    play(game, ANOTHER_TURN)
    resolve(game)
    end_turn(game)
    assert game.state.turn_player == 2
    play(game, NOTHING)
    asked = ""
    for _ in range(4):
        asked += decides(game)
        game.apply("pass")

    assert asked == "CDAB"
    assert turns(game, 4) == "CBCD"


@every_edition
def test_735_an_additional_turn_is_a_whole_turn(edition: str) -> None:
    game = begin(two_fields(edition).player("A", hand=[ANOTHER_TURN], runes=""))
    play(game, ANOTHER_TURN)
    resolve(game)
    end_turn(game)

    assert (game.state.turn_player, hand(game, "A"), len(game.state.players[0].runes)) == (0, ["Filler"], 2)


@every_edition
def test_383_3_d_the_turn_player_orders_end_of_turn_effects(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 1 [End: draw 1] as One", "Unit 1 [End: gain 1 point] as Two"])
    game = begin(board)
    game.apply("end")

    assert (game.decision.kind, decides(game)) == (D_ORDER, "A")
    choose(game, "Two's ability")
    resolve(game)
    assert story(game, ev.DRAWN, ev.POINT_GAINED)[:2] == ["drawn", "point_gained"]  # One is newer
