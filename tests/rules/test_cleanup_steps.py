"""The steps of a cleanup up to step 5 (323.1-323.7): victory, designations, deaths, control, recalls."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_ORDER, D_PRIORITY
from riftwright.notation.board import Board
from tests.rules.helpers import (
    BOLT,
    GO,
    HOME,
    KILL,
    NOTHING,
    SEIZE,
    cast,
    cleanups,
    combat,
    every_edition,
    on_chain,
    state,
    story,
    two_fields,
)
from tests.support import (
    begin,
    choose,
    controller,
    decides,
    events,
    field,
    hand,
    might,
    move,
    play,
    points,
    resolve,
    resolve_top,
    thing,
    where,
)

# 323.1, step 1: victory


@every_edition
def test_323_1_a_player_at_the_victory_score_and_ahead_wins_in_the_cleanup(edition: str) -> None:
    win = "Spell: gain 1 point then draw 1"
    board = two_fields(edition).player("A", points=7, hand=[win])
    game = begin(board)
    play(game, win)
    resolve(game)

    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.outcome.reason == "points"
    assert hand(game, "A") == ["Filler"]  # 321: the spell was executed to its end first
    assert story(game, ev.DRAWN, ev.REMOVED, ev.CLEANUP_BEGAN, ev.GAME_WON)[-4:] == [
        "drawn",
        "removed",
        "cleanup_began",
        "game_won",
    ]


@every_edition
def test_323_1_nobody_wins_at_equal_points_until_one_is_ahead(edition: str) -> None:
    win = "Spell: gain 1 point"
    board = two_fields(edition).player("A", points=7, hand=[win, win]).player("B", points=8)
    board.player("B", hand=[NOTHING])
    game = begin(board)
    play(game, win)
    resolve(game)
    # A has 8 now; B has had 8 all along, though no cleanup had looked before.
    assert game.outcome is not None, "B was ahead with 8 in the cleanup after the spell was added"
    assert game.outcome.winners == (1,)


@every_edition
def test_323_1_both_above_the_victory_score_the_higher_wins_a_tie_goes_on(edition: str) -> None:
    win = "Spell: gain 1 point"
    board = two_fields(edition).player("A", points=8, hand=[win]).player("B", points=8)
    game = begin(board)
    play(game, win)
    assert game.outcome is None  # cleanups have come, at 8 to 8 (194.2.b)
    resolve(game)

    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert points(game) == [9, 8]


@every_edition
def test_323_1_victory_is_step_1_so_nobody_dies_in_that_cleanup(edition: str) -> None:
    win = "Spell: gain 1 point then deal 3 to a unit"
    game = begin(two_fields(edition).player("A", points=7, hand=[win]))
    cast(game, win, "Guard")
    resolve(game)

    assert game.outcome is not None
    assert where(game, "Guard") == "battlefield 1"


@every_edition
def test_323_1_teammates_have_their_points_in_common_and_win_together(edition: str) -> None:
    win = "Spell: gain 1 point"
    board = Board(mode="magma", turn="A", edition=edition).battlefield().battlefield().battlefield()
    board.player("C", points=10).player("A", hand=[win])
    game = begin(board)
    play(game, win)
    resolve(game)

    assert game.outcome is not None
    assert game.outcome.winners == (0, 2)


# 323.2, step 2: designations


@every_edition
def test_323_2_a_a_unit_that_comes_to_the_combat_gains_its_controllers_designation(edition: str) -> None:
    board = combat(edition).player("A", base=["Unit 1 as Late"], hand=[GO])
    game = begin(board)
    cast(game, GO, "Late", "1")
    mark = len(game.log)
    resolve(game)

    s = game.state
    assert s.objects[thing(game, "Late")].attacking
    first = cleanups(game, mark)[0]
    assert [(step, e.kind) for step, e in first.happened if e.obj == thing(game, "Late")] == [("323.2", ev.ATTACKS)]


@every_edition
def test_323_2_a_a_defender_that_comes_gains_defender(edition: str) -> None:
    board = combat(edition).player("B", base=["Unit 1 as Late"], hand=[GO])
    game = begin(board)
    game.apply("pass")
    cast(game, GO, "Late", "1")
    resolve(game)

    assert game.state.objects[thing(game, "Late")].defending


@every_edition
def test_323_2_b_a_unit_that_changes_sides_changes_designation(edition: str) -> None:
    board = combat(edition).player("A", hand=[SEIZE])
    board.place("Unit 2 as Squire", "B", field(1))
    game = begin(board)
    cast(game, SEIZE, "Guard")
    resolve(game)

    guard = game.state.objects[thing(game, "Guard")]
    assert guard.attacking
    assert not guard.defending
    assert game.state.objects[thing(game, "Squire")].defending


@every_edition
def test_323_2_c_a_unit_elsewhere_loses_its_designation(edition: str) -> None:
    board = combat(edition).player("B", hand=[HOME])
    game = begin(board)
    game.apply("pass")
    cast(game, HOME, "Guard")
    resolve(game)

    guard = game.state.objects[thing(game, "Guard")]
    assert where(game, "Guard") == "B's base"
    assert not guard.defending


@every_edition
def test_323_2_comes_before_323_5_so_shield_is_lost_before_the_deaths(edition: str) -> None:
    board = combat(edition, defender="Unit 2 [Shield 1] as Guard damaged 2").player("B", hand=[HOME])
    game = begin(board)
    assert might(game, "Guard") == 3
    game.apply("pass")
    cast(game, HOME, "Guard")
    resolve(game)

    assert where(game, "Guard") == "B's trash"  # in base it has 2 Might and 2 damage


@every_edition
def test_323_2_units_elsewhere_get_none(edition: str) -> None:
    board = combat(edition).player("A", base=["Unit 1 as Idle"], hand=[NOTHING])
    game = begin(board)
    play(game, NOTHING)
    resolve(game)

    idle = game.state.objects[thing(game, "Idle")]
    assert not idle.attacking
    assert not idle.defending


# 323.4 and 323.5, steps 3a and 3b: deaths


@every_edition
def test_323_4_own_death_triggers_are_pending_before_the_unit_is_in_the_trash(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 3 [Deathknell: draw 1] as Guard"]}).battlefield()
    board.player("A", hand=[BOLT])
    game = begin(board)
    cast(game, BOLT, "Guard")
    mark = len(game.log)
    resolve(game)

    first = cleanups(game, mark)[0]
    assert [(step, e.kind) for step, e in first.happened if e.kind in (ev.ITEM_ADDED, ev.DIED)] == [
        ("323.4", ev.ITEM_ADDED),
        ("323.5", ev.DIED),
    ]
    assert hand(game, "B") == ["Filler"]


@every_edition
def test_323_4_it_remembers_the_place_where_its_source_died(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    mine = "Unit 3 [Deathknell: deal 2 to all units here] as Mine"
    board.battlefield(controller="B", units={"B": [mine, "Unit 4 as Near"]})
    board.battlefield(controller="A", units={"A": ["Unit 4 as Far"]})
    board.player("A", hand=[BOLT])
    game = begin(board)
    cast(game, BOLT, "Mine")
    resolve(game)

    damage = {name: game.state.objects[thing(game, name)].damage for name in ("Near", "Far")}
    assert damage == {"Near": 2, "Far": 0}


@every_edition
def test_323_4_each_player_orders_their_own_and_the_turn_player_comes_first(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    mine = ["Unit 1 [Deathknell: draw 1] as A1", "Unit 1 [Deathknell: gain 1 point] as A2"]
    theirs = ["Unit 1 [Deathknell: draw 1] as B1"]
    board.battlefield(controller="A", units={"A": mine}).battlefield(controller="B", units={"B": theirs})
    board.player("A", hand=["Spell: deal 1 to all units"])
    game = begin(board)
    play(game, "Spell: deal 1 to all units")
    resolve(game)

    assert game.decision.kind == D_ORDER
    assert decides(game) == "A"
    assert where(game, "A1") == "battlefield 1"  # nothing has died yet: 3b comes after 3a
    choose(game, "A2's ability")
    assert on_chain(game) == ["A2", "A1", "B1"]  # oldest first: B's will resolve first (340.1)
    resolve(game)
    assert points(game) == [1, 0]


@every_edition
def test_323_5_all_with_lethal_damage_die_at_once_and_see_nothing_of_one_another(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    mourner = "Unit 1 [Other dies: draw 1] as Mourner"
    board.battlefield(controller="B", units={"B": [mourner, "Unit 1 as Friend"]}).battlefield()
    board.player("B", base=["Unit 4 [Other dies: gain 1 point] as Witness"])
    board.player("A", hand=["Spell: deal 1 to all units"])
    game = begin(board)
    play(game, "Spell: deal 1 to all units")
    resolve(game)

    assert hand(game, "B") == []  # 383.2.c.2: Mourner left at the same time
    assert points(game) == [0, 2]  # who stays behind sees both


@every_edition
def test_323_5_to_the_trash_of_its_owner(edition: str) -> None:
    board = Board(turn="A", edition=edition).battlefield().battlefield()
    board.player("A", base=["Unit 2 owned by B as Captive"], hand=[BOLT])
    game = begin(board)
    cast(game, BOLT, "Captive")
    resolve(game)

    assert where(game, "Captive") == "B's trash"


@every_edition
def test_323_5_lethal_damage_is_never_zero(edition: str) -> None:
    board = Board(turn="A", edition=edition).battlefield().battlefield()
    board.player("A", base=["Unit 0 as Frail", "Unit 0 as Hurt damaged 1"], hand=[NOTHING])
    game = begin(board)
    play(game, NOTHING)
    resolve(game)

    assert where(game, "Frail") == "A's base"  # 142.4.b
    assert where(game, "Hurt") == "A's trash"


@every_edition
def test_323_5_old_damage_is_lethal_when_might_falls(edition: str) -> None:
    chill = "Spell: give a unit -2"
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 5 as Guard damaged 3"]}).battlefield()
    board.player("A", hand=[chill])
    game = begin(board)
    play(game, chill)
    assert where(game, "Guard") == "battlefield 1"
    resolve(game)

    assert where(game, "Guard") == "B's trash"


@every_edition
def test_808_1_d_1_a_death_that_is_replaced_takes_its_trigger_off_the_chain(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 3 [Deathknell: draw 1] as Guard"]}).battlefield()
    board.player("B", base=["Zhonya's Hourglass as Glass"]).player("A", hand=[BOLT])
    game = begin(board)
    cast(game, BOLT, "Guard")
    resolve(game)

    assert where(game, "Guard") == "B's base"
    assert where(game, "Glass") == "B's trash"
    assert hand(game, "B") == []
    assert game.decision.kind == D_ACT


@every_edition
def test_428_1_a_1_b_a_kill_instruction_makes_own_death_abilities_pending_before_the_trash(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 3 [Deathknell: draw 1] as Guard"]}).battlefield()
    board.player("A", hand=[KILL])
    game = begin(board)
    play(game, KILL)
    mark = len(game.log)
    resolve(game)

    assert story(game, ev.ITEM_ADDED, ev.DIED, since=mark) == ["item_added", "died"]
    assert where(game, "Guard") == "B's trash"
    assert hand(game, "B") == ["Filler"]


@every_edition
def test_428_1_a_1_b_several_of_one_player_are_ordered_before_anything_is_in_the_trash(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    pair = ["Unit 3 [Deathknell: draw 1] as One", "Unit 3 [Deathknell: gain 1 point] as Two"]
    board.battlefield(controller="B", units={"B": pair}).battlefield()
    board.player("A", hand=["Spell: kill all units"])
    game = begin(board)
    play(game, "Spell: kill all units")
    resolve(game)

    assert (game.decision.kind, decides(game)) == (D_ORDER, "B")
    assert where(game, "One") == "battlefield 1"
    choose(game, "One's ability")
    assert on_chain(game) == ["One", "Two"]
    resolve(game)
    assert where(game, "One") == where(game, "Two") == "B's trash"
    assert (hand(game, "B"), points(game)) == (["Filler"], [0, 1])


# 323.6, step 4: control


@every_edition
def test_323_6_control_outlasts_the_last_unit_until_the_chain_is_empty(edition: str) -> None:
    board = two_fields(edition).chain("A", "Spell: draw 1").chain("A", BOLT, ["Guard"])
    game = begin(board)

    resolve_top(game)  # Guard dies; an item remains: Closed
    assert where(game, "Guard") == "B's trash"
    assert controller(game, 1) == "B"
    resolve_top(game)  # Open
    assert controller(game, 1) == "nobody"


@every_edition
def test_323_6_a_pending_deathknell_keeps_the_state_closed_and_control_with_it(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 3 [Deathknell: draw 1] as Guard"]}).battlefield()
    board.player("A", hand=[KILL])
    game = begin(board)
    play(game, KILL)
    resolve_top(game)

    assert (game.decision.kind, on_chain(game)) == (D_PRIORITY, ["Guard"])
    assert controller(game, 1) == "B"
    resolve(game)
    assert controller(game, 1) == "nobody"


@every_edition
def test_323_6_not_where_a_combat_is_ongoing(edition: str) -> None:
    board = combat(edition).player("A", hand=["Spell [Reaction]: kill an enemy unit"])
    game = begin(board)
    play(game, "Spell [Reaction]: kill an enemy unit")
    resolve(game)

    assert state(game) == "Showdown Open"
    assert where(game, "Guard") == "B's trash"
    assert controller(game, 1) == "B"  # 190.4.b


@every_edition
def test_323_6_a_showdown_elsewhere_does_not_keep_it(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    board.battlefield(contested="A", units={"A": ["Unit 2 as Scout"]}).showdown(2, focus="A")
    board.player("A", hand=[BOLT])
    game = begin(board)
    cast(game, BOLT, "Guard")
    resolve(game)

    assert state(game) == "Showdown Open"
    assert controller(game, 1) == "nobody"


@every_edition
def test_323_6_moving_the_last_unit_away_gives_control_up(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="A", units={"A": ["Unit 3 as Holder"]}).battlefield()
    game = begin(board)
    move(game, "Holder", game.state.seats.index("A"))

    assert where(game, "Holder") == "A's base"
    assert controller(game, 1) == "nobody"


# 323.7, step 5: what is where it may not be


@every_edition
def test_323_7_unattached_gear_at_a_battlefield_is_recalled(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 3 as Guard", "Gear as Tool exhausted"]}).battlefield()
    game = begin(board.cleanup())

    assert where(game, "Tool") == "B's base"
    assert game.state.objects[thing(game, "Tool")].exhausted  # 458: its state stays
    assert events(game, ev.MOVED) == []  # 456


@every_edition
def test_323_7_attached_gear_stays_and_is_recalled_when_its_unit_dies(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    pieces = ["Unit 3 as Guard", "Gear as Blade attached to Guard", "Unit 4 as Other"]
    board.battlefield(controller="B", units={"B": pieces}).battlefield()
    board.player("A", hand=[BOLT])
    game = begin(board.cleanup())
    assert where(game, "Blade") == "battlefield 1"

    cast(game, BOLT, "Guard")
    resolve(game)
    assert where(game, "Blade") == "B's base"


@every_edition
def test_323_7_a_rune_at_a_battlefield_is_recalled(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 3 as Guard", "Calm Rune as Lost"]}).battlefield()
    game = begin(board.cleanup())

    assert where(game, "Lost") == "B's base"
    assert thing(game, "Lost") in game.state.players[1].runes


@every_edition
def test_323_7_a_permanent_in_a_base_not_its_controllers_is_recalled(edition: str) -> None:
    board = two_fields(edition).player("B", base=["Unit 4 as Captive exhausted damaged 1"]).player("A", hand=[SEIZE])
    game = begin(board)
    cast(game, SEIZE, "Captive")
    resolve(game)

    captive = game.state.objects[thing(game, "Captive")]
    assert where(game, "Captive") == "A's base"
    assert (captive.exhausted, captive.damage, captive.moves) == (True, 1, 0)  # 458, 456


@every_edition
def test_323_7_what_is_attached_is_where_its_unit_is_whoever_controls_it(edition: str) -> None:
    """719.3, 107.1.c.1; the edition of 2026-10-16 says so in the step itself."""
    board = Board(turn="A", edition=edition).battlefield().battlefield()
    board.player("B", base=["Unit 4 as Captive", "Gear as Blade attached to Captive"]).player("A", hand=[SEIZE])
    game = begin(board)
    cast(game, SEIZE, "Captive")
    resolve(game)

    assert where(game, "Captive") == where(game, "Blade") == "A's base"
    assert game.state.objects[thing(game, "Blade")].controller == 1  # 718.5.f
    assert game.state.objects[thing(game, "Blade")].attached_to == thing(game, "Captive")


@every_edition
def test_323_7_hidden_cards_go_to_the_trash_when_control_is_lost(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(
        controller="B", units={"B": ["Unit 3 as Guard"]}, facedown={"B": ["Consult the Past as Secret"]}
    ).battlefield()
    board.player("A", hand=[BOLT])
    game = begin(board)
    cast(game, BOLT, "Guard")
    resolve(game)

    assert controller(game, 1) == "nobody"
    assert where(game, "Secret") == "B's trash"
    steps = [step for c in cleanups(game) for step, e in c.happened if e.kind in (ev.CONTROL_LOST, ev.FACEDOWN_REMOVED)]
    assert steps == ["323.6", "323.7"]  # in one and the same cleanup


@every_edition
@pytest.mark.parametrize(("holder", "stays"), [("A", "controller"), ("B", "owner")])
def test_323_7_whose_battlefield_a_hidden_card_needs(edition: str, holder: str, stays: str) -> None:
    """A controls a facedown card that B owns. Until 2026-07-16 A must control the battlefield, later B."""
    board = Board(turn="A", edition=edition)
    board.battlefield(
        controller=holder,
        units={holder: ["Unit 3 as Holder"]},
        facedown={"A": ["Consult the Past owned by B as Secret"]},
    ).battlefield()
    game = begin(board.cleanup())

    kept = stays == ("owner" if edition == "2026-10-16" else "controller")
    assert where(game, "Secret") == ("battlefield 1" if kept else "B's trash")
