"""Conceding (649-652): the last one left wins; otherwise the game goes on without whoever has left."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_ASSIGN, D_CHOOSE, D_CONTEST, D_FOCUS, D_MULLIGAN, D_ORDER, D_PRIORITY
from riftwright.core.ids import BANISHMENT, NOWHERE
from riftwright.core.state import BY_EFFECT
from riftwright.game import Game, GameOverError
from riftwright.notation.board import Board
from riftwright.rules.actions.points import leave
from tests.rules.helpers import (
    BOLT,
    GO,
    NOTHING,
    cast,
    contested,
    every_edition,
    focus,
    on_chain,
    ongoing,
    priority,
    state,
)
from tests.rules.test_setup import BOTH
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
    points,
    resolve,
    thing,
    use,
    where,
)

DRAW = "Spell [Reaction]: draw 1"
A, B, C, D = range(4)


def three(edition: str, turn: str = "A") -> Board:
    """Three players: B holds battlefield 1 with Guard and a facedown card; 2 and 3 are empty. Each brought one."""
    board = Board(mode="skirmish", turn=turn, edition=edition)
    board.battlefield(
        controller="B", units={"B": ["Unit 3 as Guard"]}, facedown={"B": ["Consult the Past as Secret"]}, owner="A"
    )
    return board.battlefield(owner="B").battlefield(owner="C")


# 650, 651


@every_edition
@pytest.mark.parametrize("loser", ["A", "B"])
def test_651_1_with_one_other_player_that_player_wins(edition: str, loser: str) -> None:
    board = Board(turn="A", edition=edition).battlefield().battlefield()
    game = begin(board)
    game.concede("AB".index(loser))  # 650: on anybody's turn

    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((1 - "AB".index(loser),), "concession")
    with pytest.raises(GameOverError):
        game.concede(0)


@every_edition
def test_650_in_the_middle_of_a_chain(edition: str) -> None:
    board = Board(turn="A", edition=edition).battlefield().battlefield().player("A", hand=[DRAW])
    game = begin(board)
    play(game, DRAW)
    game.concede(A)

    assert game.outcome is not None
    assert game.outcome.winners == (1,)


@every_edition
def test_650_during_setup(edition: str) -> None:
    game = Game.new(BOTH, mode="skirmish", edition=edition, seed=1, first_player=0)
    assert (game.decision.kind, decides(game)) == (D_MULLIGAN, "A")
    game.concede(A)
    assert (game.decision.kind, decides(game)) == (D_MULLIGAN, "B")
    game.apply("done")
    game.apply("done")

    assert game.state.turn_player == B  # 652.5.a.1
    assert [e.player for e in events(game, ev.TURN_BEGAN)] == [B]


@every_edition
def test_651_2_with_more_left_the_game_goes_on_without_the_player(edition: str) -> None:
    game = begin(three(edition))
    game.concede(B)
    assert game.outcome is None
    order = [game.state.turn_player]
    for _ in range(3):
        end_turn(game)
        order.append(game.state.turn_player)

    assert order == [A, C, A, C]
    game.concede(C)
    assert game.outcome is not None
    assert game.outcome.winners == (A,)


@every_edition
def test_651_3_they_make_no_more_choices(edition: str) -> None:
    board = three(edition).player("A", hand=[DRAW])
    board.player("B", hand=[DRAW])
    game = begin(board)
    game.concede(B)
    play(game, DRAW)
    asked = ""
    while game.decision.kind == D_PRIORITY:
        asked += decides(game)
        game.apply("pass")

    assert asked == "AC"


@every_edition
def test_651_4_teammates_lose_with_them(edition: str) -> None:
    """489.6.a.1"""
    board = Board(mode="magma", turn="A", edition=edition).battlefield().battlefield().battlefield()
    game = begin(board)
    game.concede(C)

    assert game.outcome is not None
    assert game.outcome.winners == (B, D)


@every_edition
def test_195_1_who_loses_by_an_effect_is_removed_like_who_concedes(edition: str) -> None:
    game = begin(three(edition))
    leave(game.machine, B, BY_EFFECT, "195.1")
    assert game.outcome is None
    assert controller(game, 1) == "nobody"
    assert game.state.players[B].lost
    assert not game.state.players[B].conceded
    leave(game.machine, C, BY_EFFECT, "195.1")

    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((A,), "elimination")


@every_edition
def test_489_6_a_2_if_one_player_loses_the_team_loses(edition: str) -> None:
    game = begin(Board(mode="magma", turn="A", edition=edition).battlefield().battlefield().battlefield())
    leave(game.machine, D, BY_EFFECT, "195.1")

    assert game.outcome is not None
    assert game.outcome.winners == (A, C)


# 652: removal


@every_edition
def test_652_1_what_they_control_or_own_is_banished(edition: str) -> None:
    board = three(edition)
    board.player("A", base=["Unit 2 owned by B as Borrowed", "Unit 2 as Mine"], runes="1 Fury")
    board.player("B", base=["Unit 2 owned by A as Lent", "Gear as Tool"], runes="2 Mind", hand=[DRAW])
    game = begin(board)
    game.concede(B)
    o = game.state.objects

    assert (where(game, "Mine"), len(game.state.players[A].runes)) == ("A's base", 1)
    assert o[thing(game, "Lent")].zone == BANISHMENT  # A's card, in A's Banishment
    assert thing(game, "Lent") in game.state.players[A].banishment
    for name in ("Borrowed", "Tool", "Guard", "Secret"):
        assert o[thing(game, name)].zone == NOWHERE  # 652.3: banished, and then out of the game
    assert game.state.players[B].runes == game.state.players[B].hand == game.state.players[B].main_deck == []
    assert controller(game, 1) == "nobody"


@every_edition
def test_652_2_their_battlefield_is_replaced_by_one_without_abilities(edition: str) -> None:
    """652.2.a, 652.2.b, 652.2.c"""
    board = Board(mode="skirmish", turn="A", edition=edition)
    board.battlefield("Trifarian War Camp", owner="B", controller="A", units={"A": ["Unit 2 as Holder"]})
    board.battlefield(owner="A").battlefield(owner="C")
    game = begin(board)
    assert might(game, "Holder") == 3
    game.concede(B)

    s = game.state
    assert s.face_of(s.battlefields[0].id).name != "Trifarian War Camp"
    assert s.face_of(s.battlefields[0].id).abilities == ()
    assert (where(game, "Holder"), controller(game, 1)) == ("battlefield 1", "A")  # 652.2.b
    assert might(game, "Holder") == 2  # 652.2.c


@every_edition
def test_652_2_a_battlefield_of_somebody_else_stays(edition: str) -> None:
    board = Board(mode="skirmish", turn="A", edition=edition)
    board.battlefield("Trifarian War Camp", owner="C", controller="A", units={"A": ["Unit 2 as Holder"]})
    game = begin(board.battlefield(owner="A").battlefield(owner="B"))
    game.concede(B)

    assert might(game, "Holder") == 3


@every_edition
def test_652_4_their_spells_and_abilities_are_countered(edition: str) -> None:
    board = three(edition).player("A", hand=[DRAW]).player("B", hand=[BOLT])
    game = begin(board.player("C", base=["Unit 3 as Idle"]))
    play(game, DRAW)
    game.apply("pass")
    cast(game, BOLT, "Idle")
    game.concede(B)
    resolve(game)

    assert where(game, "Idle") == "C's base"
    assert hand(game, "A") == ["Filler"]
    assert [e.rule for e in events(game, ev.COUNTERED)] == ["652.4"]


# 652.5: going on


@every_edition
@pytest.mark.parametrize("mode", ["skirmish", "war"])
def test_652_5_a_1_the_turn_goes_to_the_next_player(edition: str, mode: str) -> None:
    board = Board(mode=mode, turn="A", edition=edition).battlefield().battlefield().battlefield()
    board.player("C", base=["Unit 3 as Hurt damaged 1 +2"])
    game = begin(board)
    game.concede(A)

    assert (game.state.turn_player, decides(game), game.decision.kind) == (B, "B", D_ACT)
    hurt = game.state.objects[thing(game, "Hurt")]
    assert (hurt.damage, might(game, "Hurt")) == (0, 3)  # the turn has ended for everybody (317.2)


@every_edition
def test_652_5_a_1_an_additional_turn_of_theirs_is_not_taken(edition: str) -> None:
    board = three(edition, turn="C").player("A", hand=["Spell [Reaction]: take another turn"])
    game = begin(board.player("C", hand=[NOTHING]))
    play(game, NOTHING)
    game.apply("pass")
    play(game, "Spell [Reaction]: take another turn")
    resolve(game)
    game.concede(A)
    end_turn(game)

    assert game.state.turn_player == B


@every_edition
def test_652_5_a_1_a_combat_that_is_under_way_is_finished_first(edition: str) -> None:
    board = three(edition).player("A", base=["Unit 2 as Raider"])
    game = begin(board)
    move(game, "Raider", field(1))
    game.concede(A)
    assert (state(game), focus(game)) == ("Showdown Open", "B")
    pass_showdown(game)

    assert (controller(game, 1), contested(game, 1)) == ("B", "nobody")
    assert (game.state.turn_player, game.decision.kind) == (B, D_ACT)
    assert points(game)[B] == 1  # B has held battlefield 1, on the turn that has begun


@every_edition
def test_652_5_b_1_focus_goes_to_the_next_player(edition: str) -> None:
    board = three(edition).player("A", base=["Unit 2 as Scout"])
    game = begin(board)
    move(game, "Scout", field(2))
    game.apply("pass")
    assert focus(game) == "B"
    game.concede(B)

    assert (game.decision.kind, focus(game), decides(game)) == (D_FOCUS, "C", "C")
    game.apply("pass")  # A has passed before
    assert (ongoing(game), controller(game, 2)) == (0, "A")


@every_edition
def test_652_5_b_2_if_all_others_have_passed_the_showdown_ends(edition: str) -> None:
    board = three(edition).player("A", base=["Unit 2 as Scout"])
    game = begin(board)
    move(game, "Scout", field(2))
    game.apply("pass")
    game.apply("pass")
    game.concede(C)

    assert (ongoing(game), controller(game, 2), game.decision.kind) == (0, "A", D_ACT)


@every_edition
def test_652_5_b_2_the_pass_of_who_left_is_nobody_elses(edition: str) -> None:
    board = Board(mode="war", turn="A", edition=edition).battlefield().battlefield().battlefield()
    game = begin(board.player("A", base=["Unit 2 as Scout"]))
    move(game, "Scout", field(2))
    game.apply("pass")
    game.apply("pass")
    assert focus(game) == "C"
    game.concede(B)  # who had passed

    assert (game.decision.kind, focus(game)) == (D_FOCUS, "C")
    game.apply("pass")
    assert (game.decision.kind, focus(game)) == (D_FOCUS, "D")  # three players, and only two of them have passed
    game.apply("pass")
    assert ongoing(game) == 0


@every_edition
def test_652_5_b_1_focus_passes_on_from_whoever_receives_it(edition: str) -> None:
    board = three(edition).player("A", base=["Unit 2 as Scout"], hand=["Spell [Action]: draw 1"])
    game = begin(board.player("B", hand=[DRAW]))
    move(game, "Scout", field(2))
    play(game, "Spell [Action]: draw 1")
    game.apply("pass")
    play(game, DRAW)
    game.concede(A)
    assert (focus(game), on_chain(game)) == ("B", [DRAW])
    resolve(game)

    assert focus(game) == "C"


@every_edition
def test_652_5_c_1_priority_goes_to_the_next_player(edition: str) -> None:
    board = three(edition).player("A", hand=[DRAW])
    game = begin(board)
    play(game, DRAW)
    game.apply("pass")
    assert priority(game) == "B"
    game.concede(B)

    assert (game.decision.kind, decides(game)) == (D_PRIORITY, "C")
    game.apply("pass")
    assert hand(game, "A") == ["Filler"]


@every_edition
def test_652_5_c_2_if_all_others_have_passed_the_newest_item_resolves(edition: str) -> None:
    board = three(edition).player("A", hand=[DRAW])
    game = begin(board)
    play(game, DRAW)
    game.apply("pass")
    game.apply("pass")
    assert priority(game) == "C"
    game.concede(C)

    assert (hand(game, "A"), game.decision.kind) == (["Filler"], D_ACT)


@every_edition
def test_652_5_c_2_the_pass_of_who_left_is_nobody_elses(edition: str) -> None:
    board = three(edition).player("A", hand=[DRAW]).player("B", hand=["Spell [Reaction]: gain 1 point"])
    game = begin(board)
    play(game, DRAW)
    game.apply("pass")
    play(game, "Spell [Reaction]: gain 1 point")
    game.apply("pass")
    game.apply("pass")
    assert priority(game) == "A"
    game.concede(C)  # who had passed on B's item, as B had; A has not

    assert (decides(game), points(game)[B]) == ("A", 0)
    game.apply("pass")
    assert points(game)[B] == 1


@every_edition
def test_651_3_in_the_middle_of_their_own_choice_it_is_undone(edition: str) -> None:
    board = three(edition).player("A", base=["Unit 2 as One", "Unit 2 as Two"], hand=["Spell: ready a unit"])
    game = begin(board)
    play(game, "Spell: ready a unit")
    assert game.decision.kind == D_CHOOSE
    game.concede(A)

    assert (game.decision.kind, decides(game), on_chain(game)) == (D_ACT, "B", [])


@every_edition
def test_651_3_the_order_of_their_triggers_is_no_longer_asked(edition: str) -> None:
    board = three(edition, turn="B").player("B", hand=["Spell: deal 1 to all units"])
    trigger = "Unit 1 [Deathknell: draw 1] as One", "Unit 1 [Deathknell: gain 1 point] as Two"
    game = begin(board.player("A", base=list(trigger)))
    play(game, "Spell: deal 1 to all units")
    resolve(game)
    assert (game.decision.kind, decides(game)) == (D_ORDER, "A")
    game.concede(A)

    assert (game.decision.kind, decides(game), on_chain(game)) == (D_ACT, "B", [])


@every_edition
def test_652_whoever_is_deciding_is_asked_again_about_what_is_left(edition: str) -> None:
    board = three(edition).player("A", base=["Unit 5 as Raider"], hand=["Spell [Action]: deal 1 to a unit"])
    game = begin(board.player("C", base=["Unit 3 as Idle"]))
    play(game, "Spell [Action]: deal 1 to a unit")
    assert offered(game, "Guard")
    game.concede(B)

    assert (game.decision.kind, decides(game)) == (D_CHOOSE, "A")
    assert not offered(game, "Guard")
    choose(game, "Idle")
    resolve(game)
    assert game.state.objects[thing(game, "Idle")].damage == 1


@every_edition
def test_652_what_is_being_played_cannot_be_undone_to_a_time_when_they_were_there(edition: str) -> None:
    tool = "Gear [Use: deal 1 to a unit] as Tool"
    game = begin(three(edition).player("A", base=[tool, "Unit 2 as Mine"]))
    use(game, "Tool")
    assert game.decision.kind == D_CHOOSE
    assert game.state.chain[0].undo is not None  # should it fail (358.5)
    game.concede(C)

    assert game.state.chain[0].undo is None
    choose(game, "Mine")
    resolve(game)
    assert game.state.objects[thing(game, "Mine")].damage == 1


@every_edition
def test_652_damage_that_was_to_be_assigned_to_their_units_is_not(edition: str) -> None:
    board = three(edition).player("A", base=["Unit 3 as Raider"])
    board.place("Unit 3 as Sentry", "B", field(1))
    game = begin(board)
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert (game.decision.kind, decides(game)) == (D_ASSIGN, "A")
    game.concede(B)

    assert (where(game, "Raider"), controller(game, 1)) == ("battlefield 1", "A")
    assert (game.decision.kind, decides(game), points(game)[A]) == (D_ACT, "A", 1)


@every_edition
def test_652_5_a_1_where_the_next_showdown_begins_is_chosen_by_the_next_player(edition: str) -> None:
    board = three(edition).player("C", base=["Unit 2 as Left", "Unit 2 as Right"], hand=[GO, GO])
    game = begin(board.player("A", hand=[NOTHING]))
    play(game, NOTHING)
    game.apply("pass")
    game.apply("pass")
    cast(game, GO, "Left", "2")
    cast(game, GO, "Right", "3")
    resolve(game)
    assert (game.decision.kind, decides(game)) == (D_CONTEST, "A")
    game.concede(A)

    assert (game.decision.kind, decides(game)) == (D_CONTEST, "B")
    choose(game, "battlefield 3")
    assert (ongoing(game), focus(game)) == (3, "C")
