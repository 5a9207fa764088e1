"""More than two players (447.2, 449.2, 462) and team play (489.8)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_CHOOSE, D_FOCUS, D_PRIORITY
from riftwright.core.saves import digest
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.actions.points import lose
from tests.rules.helpers import (
    BOLT,
    GO,
    HOME,
    KILL,
    NOTHING,
    cast,
    contested,
    every_edition,
    focus,
    on_chain,
    ongoing,
    since_july,
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
    move,
    offered,
    pass_showdown,
    play,
    playable,
    points,
    resolve,
    resolve_top,
    sentences,
    thing,
    usable,
    where,
)

A, B, C, D = range(4)


def skirmish(edition: str, turn: str = "A") -> Board:
    """Three players: B holds battlefield 1 with Guard, 2 and 3 are empty."""
    board = Board(mode="skirmish", turn=turn, edition=edition)
    return board.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]}).battlefield().battlefield()


def magma(edition: str, turn: str = "A", phase: str = "main") -> Board:
    """Two against two, A with C and B with D. C holds battlefield 1 with Friend, 2 and 3 are empty."""
    board = Board(mode="magma", turn=turn, edition=edition, phase=phase)
    return board.battlefield(controller="C", units={"C": ["Unit 3 as Friend"]}).battlefield().battlefield()


def destinations(game: Game, unit: str) -> list[int]:
    """The battlefields where the unit may go with a Standard Move now."""
    keys = [o.key.split(":") for o in game.decision.options if o.key.startswith(f"move:{thing(game, unit)}:")]
    return [int(key[2]) - field(1) + 1 for key in keys if int(key[2]) >= field(1)]


# More than two players


@every_edition
def test_462_a_third_player_cannot_move_where_two_are(edition: str) -> None:
    board = skirmish(edition).player("A", base=["Unit 2 as Scout"])
    board.place("Unit 3 as Other", "C", field(1))
    game = begin(board)

    assert destinations(game, "Scout") == [2, 3]


@every_edition
def test_447_2_a_nor_into_a_combat_of_others_even_when_a_side_has_left(edition: str) -> None:
    board = skirmish(edition, turn="A").player("A", base=["Unit 2 as Raider"], hand=[HOME])
    game = begin(board.player("C", base=["Unit 2 as Third"], hand=[GO]))
    move(game, "Raider", field(1))
    cast(game, HOME, "Raider")
    resolve(game)
    game.apply("pass")
    assert (ongoing(game), game.state.combat, focus(game)) == (1, True, "C")
    play(game, GO)

    assert sentences(game) == ["battlefield 2", "battlefield 3"]


@every_edition
def test_447_2_a_whoever_is_in_the_combat_may_send_more(edition: str) -> None:
    board = skirmish(edition).player("A", base=["Unit 2 as Raider", "Unit 2 as Second"], hand=[GO])
    game = begin(board)
    move(game, "Raider", field(1))
    cast(game, GO, "Second", "1")
    resolve(game)

    assert game.state.objects[thing(game, "Second")].attacking


@every_edition
def test_447_2_c_a_move_that_has_become_impossible_is_a_recall(edition: str) -> None:
    """C has chosen battlefield 1 while only B was there; A's unit gets there first."""
    board = skirmish(edition).player("A", base=["Unit 2 as First"], hand=[NOTHING, GO])
    game = begin(board.player("C", hand=[GO]))
    board.place("Unit 2 as Third", "C", field(3))
    play(game, NOTHING)
    game.apply("pass")
    game.apply("pass")
    cast(game, GO, "Third", "1")
    game.apply("pass")
    cast(game, GO, "First", "1")
    resolve_top(game)
    resolve_top(game)

    assert where(game, "Third") == "C's base"
    assert events(game, ev.MOVED, "Third") == []
    assert [(e.rule, e.obj) for e in events(game, ev.RECALLED)] == [("447.2.c", thing(game, "Third"))]


@every_edition
def test_462_2_a_unit_is_not_played_into_a_combat_of_others(edition: str) -> None:
    board = Board(mode="skirmish", turn="A", edition=edition)
    board.battlefield(controller="C", contested="A", units={"A": ["Unit 3 as Raider"], "B": ["Unit 3 as Guard"]})
    board.battlefield(controller="C", units={"C": ["Unit 1"]}).battlefield()
    board.showdown(1, focus="C", attacker="A", defender="B").player("C", hand=["Unit 2 [Reaction]"])
    game = begin(board)
    play(game, "Unit 2 [Reaction]")

    assert sentences(game) == ["C's base", "battlefield 2"]


@every_edition
def test_462_2_a_where_an_effect_says_so_it_goes_to_the_base(edition: str) -> None:
    """C's unit dies at battlefield 1 and leaves a Recruit "here"; by then A and B fight there."""
    board = Board(mode="skirmish", turn="C", edition=edition)
    board.battlefield(controller="C", units={"C": ["Unit 1 [Deathknell: play a recruit here] as Martyr"]})
    board.battlefield().battlefield()
    board.player("C", hand=[KILL]).player("A", base=["Unit 2 as First"], hand=[GO])
    game = begin(board.player("B", base=["Unit 2 as Second"], hand=[GO]))
    play(game, KILL, "Martyr")
    resolve_top(game)
    game.apply("pass")
    cast(game, GO, "First", "1")
    game.apply("pass")
    cast(game, GO, "Second", "1")
    resolve(game)

    assert where(game, "Recruit") == "C's base"


@every_edition
def test_450_and_462_the_first_to_contest_is_the_attacker_whatever_the_seats(edition: str) -> None:
    board = skirmish(edition, turn="C").player("C", base=["Unit 2 as Raider"])
    game = begin(board)
    move(game, "Raider", field(1))

    assert (game.state.attacker, game.state.defender) == (C, B)


@every_edition
def test_347_2_b_all_players_get_focus_in_turn(edition: str) -> None:
    game = begin(skirmish(edition, turn="B").player("B", base=["Unit 2 as Scout"]))
    move(game, "Scout", field(2))
    seats = ""
    while game.decision.kind == D_FOCUS:
        seats += decides(game)
        game.apply("pass")

    assert seats == "BCA"
    assert controller(game, 2) == "B"


@every_edition
def test_471_1_b_1_every_battlefield_means_all_three(edition: str) -> None:
    board = skirmish(edition).player("A", base=["Unit 2 as Scout"], points=7, scored=[2])
    game = begin(board)
    move(game, "Scout", field(3))
    pass_showdown(game)

    assert (points(game)[A], hand(game, "A")) == (7, ["Filler"])


@every_edition
def test_194_2_a_the_winner_must_be_ahead_of_every_opponent(edition: str) -> None:
    win = "Spell: gain 1 point"
    board = skirmish(edition).player("A", points=7, hand=[win, win]).player("C", points=8)
    board.player("B", points=9)
    built = board.state()
    built.victory_score = 10
    game = Game.from_state(built)
    play(game, win)
    resolve(game)
    assert (game.outcome, points(game)) == (None, [8, 9, 8])


@every_edition
@pytest.mark.parametrize("mode", ["duel", "match", "skirmish", "war"])
def test_485_6_the_first_to_reach_the_victory_score_wins(edition: str, mode: str) -> None:
    """485.6, 486.6, 487.6, 488.6"""
    board = Board(mode=mode, turn="A", edition=edition).player("A", points=7, hand=["Spell: gain 1 point"])
    game = begin(board)
    assert game.outcome is None
    play(game, "Spell: gain 1 point")
    resolve(game)

    assert game.outcome is not None
    assert game.outcome.winners == (A,)


# Team play


@every_edition
def test_489_8_a_a_teammate_is_invited_to_play_spells_and_use_abilities_of_any_timing(edition: str) -> None:
    board = magma(edition).player("C", hand=["Spell: draw 1", "Unit 1", "Gear"], base=["Gear [Use: draw 1] as Tool"])
    game = begin(board)
    game.apply(f"invite:{C}")

    assert (decides(game), game.decision.kind) == ("C", D_ACT)
    assert playable(game, "Spell: draw 1")
    assert usable(game, "Tool")
    assert not playable(game, "Unit 1")
    assert not playable(game, "Gear")
    assert not offered(game, "move ")
    assert not offered(game, "end")
    play(game, "Spell: draw 1")
    assert decides(game) == "C"  # 337.4: its controller
    resolve(game)
    assert hand(game, "C") == ["Unit 1", "Gear", "Filler"]
    assert (decides(game), game.decision.kind) == ("A", D_ACT)


@every_edition
def test_489_8_a_who_is_invited_may_decline(edition: str) -> None:
    game = begin(magma(edition).player("C", hand=["Spell: draw 1"]))
    game.apply(f"invite:{C}")
    game.apply("pass")

    assert (decides(game), game.decision.kind) == ("A", D_ACT)


@every_edition
def test_489_8_a_opponents_are_not_invited_nor_is_anybody_where_there_are_no_teams(edition: str) -> None:
    hands = ["Spell: draw 1"]
    board = magma(edition).player("B", hand=hands).player("C", hand=hands).player("D", hand=hands)
    assert [s for s in sentences(begin(board)) if s.startswith("invite")] == ["invite C to act"]

    game = begin(skirmish(edition).player("B", hand=hands).player("C", hand=hands))
    assert not offered(game, "invite")


@every_edition
def test_316_5_b_1_a_teammate_may_not_act_uninvited_in_an_open_state(edition: str) -> None:
    board = magma(edition).player("A", hand=[NOTHING]).player("C", hand=["Spell: draw 1", NOTHING])
    game = begin(board)
    play(game, NOTHING)
    game.apply("pass")
    game.apply("pass")

    assert (decides(game), playable(game, "Spell: draw 1"), playable(game, NOTHING)) == ("C", False, True)


@every_edition
def test_489_8_b_what_a_teammate_controls_in_the_scoring_step_is_not_scored_by_the_team_that_turn(
    edition: str,
) -> None:
    board = magma(edition, phase="scoring").player("A", base=["Unit 2 as Scout"], hand=["Spell: move a unit to base"])
    game = begin(board)
    assert points(game) == [0, 0]  # A holds nothing; C's battlefield is C's
    cast(game, "Spell: move a unit to base", "Friend")
    resolve(game)
    assert controller(game, 1) == "nobody"
    move(game, "Scout", field(1))
    pass_showdown(game)

    assert (controller(game, 1), points(game)) == ("A", [0, 0])
    assert events(game, ev.CONQUERED) == []


@every_edition
def test_489_8_b_only_on_that_turn(edition: str) -> None:
    game = begin(magma(edition, phase="scoring"))
    end_turn(game)
    end_turn(game)

    assert (game.state.turn_player, points(game)) == (C, [1, 0])  # C holds it on their own turn


@every_edition
def test_489_8_b_the_opposing_team_may_score_it(edition: str) -> None:
    board = magma(edition, turn="B", phase="scoring").player("B", base=["Unit 5 as Raider"])
    game = begin(board)
    move(game, "Raider", field(1))
    pass_showdown(game)

    assert (controller(game, 1), points(game)) == ("B", [0, 1])


@pytest.mark.parametrize(("edition", "scored"), [("2026-03-30", 0), ("2026-07-16", 1), ("2026-10-16", 1)])
def test_489_8_b_when_control_is_checked(edition: str, scored: int) -> None:
    """C's only unit is Temporary on A's word: control is gone before the Scoring Step of A's Beginning Phase."""
    board = Board(mode="magma", turn="A", edition=edition, phase="beginning")
    board.battlefield(controller="C", units={"C": ["Unit 3 as Friend"]}).battlefield().battlefield()
    board.player("A", base=["Unit 2 [Start: kill a unit] as Scout"])
    game = begin(board)
    choose(game, "Friend")
    resolve(game)
    assert controller(game, 1) == "nobody"
    move(game, "Scout", field(1))
    pass_showdown(game)

    assert (controller(game, 1), points(game)) == ("A", [scored, 0])


@every_edition
def test_489_8_c_control_is_not_shared(edition: str) -> None:
    board = magma(edition).player("A", hand=["Consult the Past"], base=["Unit 2 as Scout"])
    game = begin(board)

    assert not offered(game, "hide ")  # 489.8.c.1
    assert not offered(game, f"move:{thing(game, 'Friend')}:{C}")  # 489.8.c.2
    assert not offered(game, "move Friend")
    assert offered(game, "move Scout")


@every_edition
def test_489_8_d_points_are_the_teams(edition: str) -> None:
    """489.8.d, 489.8.d.1, 489.8.d.2"""
    board = magma(edition).player("A", hand=["Spell: gain 1 point"]).player("C", points=4)
    game = begin(board)
    play(game, "Spell: gain 1 point")
    resolve(game)

    assert points(game) == [5, 0]
    assert [p.points for p in game.view().players] == [5, 0, 5, 0]


@every_edition
def test_489_8_d_2_the_team_loses_points_and_never_more_than_it_has(edition: str) -> None:
    game = begin(magma(edition).player("A", points=3))
    assert lose(game.machine, C, 2, "194.4")
    assert points(game) == [1, 0]
    assert lose(game.machine, A, 2, "194.4")
    assert points(game) == [0, 0]  # 194.4
    assert not lose(game.machine, A, 1, "194.4")  # 194.4.a: nothing occurs


@every_edition
@pytest.mark.parametrize(("points_of_b", "payable"), [(7, False), (8, True)])
def test_489_8_d_3_abilities_ask_for_the_points_of_the_team(edition: str, points_of_b: int, payable: bool) -> None:
    """Find Your Center costs 2 less while an opponent is within 3 of 11 points: D is, by the points that B has."""
    board = magma(edition).player("A", hand=["Find Your Center"], runes="1 Calm").player("B", points=points_of_b)
    game = begin(board)
    assert [p.points for p in game.view().players] == [0, points_of_b, 0, points_of_b]

    assert playable(game, "Find Your Center") is payable


@every_edition
def test_483_2_b_who_the_opponents_are(edition: str) -> None:
    assert [begin(magma(edition)).machine.opponents(player) for player in range(4)] == [[B, D], [C, A], [D, B], [A, C]]
    assert begin(skirmish(edition)).machine.opponents(B) == [C, A]


@every_edition
def test_489_8_e_friendly_is_ones_own_and_the_teammates(edition: str) -> None:
    board = magma(edition).player(
        "A", base=["Unit 2 as Mine"], hand=["Spell: buff a friendly unit", "Spell: stun an enemy unit"]
    )
    board.player("B", base=["Unit 2 as Foe"]).player("D", base=["Unit 2 as Other"])
    game = begin(board)
    play(game, "Spell: buff a friendly unit")
    assert game.decision.kind == D_CHOOSE
    assert [s.split(" at ")[0] for s in sentences(game)] == ["Mine", "Friend"]
    choose(game, "Friend at battlefield 1")
    resolve(game)
    play(game, "Spell: stun an enemy unit")
    assert sentences(game) == ["Foe", "Other"]


@every_edition
def test_489_8_e_a_teammates_unit_is_a_friendly_unit_that_dies(edition: str) -> None:
    board = magma(edition).player("A", base=["Unit 2 [Other dies: draw 1] as Mourner"], hand=[BOLT])
    game = begin(board)
    cast(game, BOLT, "Friend")
    resolve(game)

    assert hand(game, "A") == ["Filler"]


@every_edition
def test_489_8_f_hands_are_private_among_teammates_too(edition: str) -> None:
    game = begin(magma(edition).player("C", hand=["Spell: draw 1"]))

    assert [card.name for card in game.view(A).players[C].hand] == [""]
    assert [card.name for card in game.view(C).players[C].hand] == ["Spell: draw 1"]


@every_edition
def test_489_8_g_1_the_final_point_excepts_what_the_ally_had_in_the_scoring_step(edition: str) -> None:
    board = magma(edition, phase="scoring")
    board.field(2).controller = A
    board.place("Unit 2 as Holder", "A", field(2))
    board.player("A", base=["Unit 2 as Scout"], points=9)
    game = begin(board)
    assert points(game) == [10, 0]  # A has held battlefield 2
    move(game, "Scout", field(3))
    pass_showdown(game)

    assert game.outcome is not None  # 2 and 3 are scored, 1 was C's
    assert game.outcome.winners == (A, C)


@every_edition
def test_489_8_g_1_without_that_every_battlefield_must_be_scored(edition: str) -> None:
    """489.8.g.1, 489.8.g.2"""
    board = Board(mode="magma", turn="A", edition=edition).battlefield().battlefield().battlefield()
    board.player("A", base=["Unit 2 as Scout"], points=10, scored=[2])
    game = begin(board)
    move(game, "Scout", field(3))
    pass_showdown(game)

    assert (points(game), hand(game, "A")) == ([10, 0], ["Filler"])


@every_edition
def test_489_3_the_victory_score_of_teams_is_11(edition: str) -> None:
    """489.6, 489.6.a.3"""
    board = magma(edition).player("A", points=9, hand=["Spell: gain 1 point", "Spell: gain 1 point"])
    game = begin(board)
    play(game, "Spell: gain 1 point")
    resolve(game)
    assert game.outcome is None
    play(game, "Spell: gain 1 point")
    resolve(game)
    assert game.outcome is not None


@since_july
def test_447_2_b_where_a_teammates_units_are_one_does_not_move(edition: str) -> None:
    board = Board(mode="magma", turn="A", edition=edition)
    board.battlefield(controller="C", units={"C": ["Unit 3 as Friend"]})
    board.battlefield(controller="B", units={"C": ["Unit 3 as Guest"], "B": ["Unit 3"]}).battlefield()
    game = begin(board.player("A", base=["Unit 2 as Scout"]))

    assert destinations(game, "Scout") == [3]


def test_447_2_b_in_2026_03_30_it_is_the_teammates_control_that_counts() -> None:
    board = Board(mode="magma", turn="A", edition="2026-03-30")
    board.battlefield(controller="C").battlefield(units={"C": ["Unit 3 as Guest"]}).battlefield()
    game = begin(board.player("A", base=["Unit 2 as Scout"]))

    assert destinations(game, "Scout") == [2, 3]


@every_edition
def test_489_8_teammates_take_their_places_in_the_turn_order_of_focus_and_priority(edition: str) -> None:
    board = magma(edition).player("A", base=["Unit 2 as Scout"], hand=["Spell [Action]: draw 1"])
    game = begin(board)
    move(game, "Scout", field(2))
    play(game, "Spell [Action]: draw 1")
    seats = ""
    while game.decision.kind == D_PRIORITY:
        seats += decides(game)
        game.apply("pass")
    assert seats == "ABCD"
    assert focus(game) == "B"


@every_edition
def test_316_7_d_two_teammates_do_not_fight_each_other(edition: str) -> None:
    board = Board(mode="magma", turn="A", edition=edition)
    board.battlefield(units={"C": ["Unit 3 as Friend"], "A": ["Unit 2 as Mine"]}, contested="A").battlefield()
    game = begin(board.battlefield().cleanup())

    assert (ongoing(game), game.state.combat) == (1, False)
    assert contested(game, 1) == "A"
    assert on_chain(game) == []


@every_edition
def test_489_a_team_game_is_saved_with_its_teams(edition: str) -> None:
    game = begin(magma(edition).player("C", hand=["Spell: draw 1"]))
    twin = Game.load(game.save())

    assert digest(twin.state) == digest(game.state)
    assert [p.team for p in twin.state.players] == [0, 1, 0, 1]
