"""Who may act, and when: phases (302-317), states of the turn (307-310), Priority and Focus (311-313), chains while
they exist (328-331), executing (338).
"""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_CHOOSE, D_FOCUS, D_PRIORITY
from riftwright.core.ids import CHAIN
from riftwright.notation.board import Board
from tests.rules.helpers import NOTHING, cleanups, every_edition, focus, on_chain, priority, state, told, two_fields
from tests.support import (
    begin,
    choose,
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
    thing,
    usable,
    use,
    where,
)

A, B = 0, 1
SLOW = "Spell: draw 1"
ACTION = "Spell [Action]: draw 1"
REACTION = "Spell [Reaction]: draw 1"


@every_edition
def test_308_the_four_states_of_the_turn(edition: str) -> None:
    """308, 308.1, 308.2, 309, 309.1, 309.2, 310.1, 310.2, 310.3, 310.4, 331, 331.1, 331.2, 343, 343.1, 343.2"""
    game = begin(two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=[REACTION, REACTION]))
    assert state(game) == "Neutral Open"
    play(game, REACTION)
    assert state(game) == "Neutral Closed"
    resolve(game)
    assert state(game) == "Neutral Open"
    move(game, "Scout", field(2))
    assert state(game) == "Showdown Open"
    play(game, REACTION)
    assert state(game) == "Showdown Closed"
    resolve(game)
    pass_showdown(game)
    assert state(game) == "Neutral Open"


@every_edition
def test_312_one_player_at_a_time_has_priority_and_acts(edition: str) -> None:
    """312, 312.1, 312.1.a, 312.2, 312.2.a: the Turn Player in the Main Phase; 312.2.c: who controls the newest item;
    312.2.d: and whoever comes after who passes; 312.3: it is taken from the one before.
    """
    board = two_fields(edition).player("A", hand=[REACTION]).player("B", hand=[REACTION])
    game = begin(board)
    assert (priority(game), game.decision.kind, decides(game)) == ("A", D_ACT, "A")
    play(game, REACTION)
    assert (priority(game), game.decision.kind, decides(game)) == ("A", D_PRIORITY, "A")
    game.apply("pass")
    assert (priority(game), game.decision.kind, decides(game)) == ("B", D_PRIORITY, "B")
    play(game, REACTION)
    assert priority(game) == "B"
    resolve(game)
    assert priority(game) == "A"


@every_edition
def test_312_2_b_who_gains_focus_gains_priority(edition: str) -> None:
    """313.1, 313.1.a: and may play what has Action or Reaction, nothing else; 313.5: nobody has Focus before or after
    it.
    """
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=[SLOW, ACTION, REACTION])
    game = begin(board)
    assert focus(game) == "nobody"
    move(game, "Scout", field(2))
    assert (focus(game), priority(game), game.decision.kind) == ("A", "A", D_FOCUS)
    assert [playable(game, name) for name in (SLOW, ACTION, REACTION)] == [False, True, True]
    game.apply("pass")
    assert (focus(game), priority(game)) == ("B", "B")
    game.apply("pass")
    assert focus(game) == "nobody"


@every_edition
def test_312_1_b_1_choices_are_made_whoever_has_priority(edition: str) -> None:
    """312.1.b: while A's spell resolves nobody has Priority, so B cannot act, and chooses what to kill all the same."""
    board = Board(turn="A", edition=edition).battlefield().player("A", base=["Unit 2", "Unit 3"])
    board.player("A", hand=["Spell: each kills one as Toll"], deck=["Filler"])
    game = begin(board.player("B", base=["Unit 2 as First", "Unit 3 as Second"], hand=[REACTION]))
    play(game, "Toll")
    game.apply("pass")
    assert (decides(game), priority(game), playable(game, REACTION)) == ("B", "B", True)
    game.apply("pass")
    game.apply(0)  # A's own
    assert (decides(game), priority(game), state(game)) == ("B", "nobody", "Neutral Closed")
    assert not any(option.key.startswith(("play", "use", "move", "pass", "end")) for option in game.decision.options)
    choose(game, "Second")
    assert (where(game, "First"), where(game, "Second")) == ("B's base", "B's trash")


@every_edition
def test_312_1_b_1_choices_are_made_where_priority_was_not_yet_given(edition: str) -> None:
    """A chooses for an ability of the ending phase, in which no player acts."""
    board = Board(turn="A", edition=edition, phase="ending").battlefield()
    board.player("B", base=["Unit 2 [End: draw 1] as Late"])
    game = begin(
        board.player("A", base=["Unit 2 [End: stun an enemy unit] as Watch"]).player("B", base=["Unit 3 as Second"])
    )
    assert (game.decision.kind, decides(game), state(game)) == (D_CHOOSE, "A", "Neutral Closed")
    assert not any(option.key.startswith(("play", "use", "move", "end")) for option in game.decision.options)


@every_edition
def test_303_1_one_thing_after_the_other(edition: str) -> None:
    """303.1, 303.2: each spell is executed before anything else is."""
    board = two_fields(edition).player("A", hand=["Spell: draw 1 then gain 1 point as First", REACTION])
    game = begin(board)
    play(game, "First")
    play(game, REACTION)
    resolve_top(game)
    assert (len(hand(game, "A")), points(game)) == (1, [0, 0])
    resolve(game)

    assert (len(hand(game, "A")), points(game)) == (2, [1, 0])


@every_edition
def test_304_the_turn_player_takes_the_turn(edition: str) -> None:
    """304, 306, 316.1, 316.9.a, 316.9.b, 317.3: the word of the one ends the Main Phase, and then the turn is the
    other's, from Awaken to Main Phase.
    """
    game = begin(two_fields(edition))
    assert game.state.turn_player == A
    end_turn(game)
    assert (game.state.turn_player, decides(game), game.decision.kind) == (B, "B", D_ACT)
    phases = [event.text for event in events(game, ev.PHASE_BEGAN)]
    assert phases[-6:] == [
        "ending",
        "awaken",
        "beginning",
        "channel",
        "draw",
        "main",
    ]


@every_edition
def test_315_the_tasks_of_the_start_of_a_turn(edition: str) -> None:
    """315.1.b: ready everything; 315.2.a.1: then what happens at the start; 315.2.b.2: hold; 315.3.b, 315.3.b.1:
    channel two runes, or the one that is left; 315.4.b: draw one.
    """
    board = Board(turn="A", edition=edition, phase="awaken")
    board.battlefield(controller="A", units={"A": ["Unit 2 exhausted as Guard"]}).battlefield()
    board.player("A", base=["Unit 2 [Start: gain 1 point] as Early"], runes="", rune_deck="1 Calm", deck=["Charm"])
    game = begin(board)
    assert not game.state.objects[thing(game, "Guard")].exhausted
    assert points(game) == [0, 0]
    resolve(game)

    assert points(game) == [2, 0]
    kinds = [event.kind for event in game.log if event.kind in (ev.POINT_GAINED, ev.HELD, ev.CHANNELED, ev.DRAWN)]
    assert kinds == [ev.POINT_GAINED, ev.POINT_GAINED, ev.HELD, ev.CHANNELED, ev.DRAWN]


def test_315_2_b_3_what_a_teammate_holds_is_not_scored_this_turn() -> None:
    """The team has nothing of it on A's turn: A takes it from nobody once C's unit has gone."""
    board = Board(mode="magma", turn="A", phase="scoring").battlefield(
        controller="C", units={"C": ["Unit 2 as Friend"]}
    )
    game = begin(board.battlefield().battlefield())

    assert points(game) == [0, 0]
    assert game.state.players[A].shut_out == 1


@pytest.mark.parametrize(("edition", "left"), [("2026-03-30", 0), ("2026-07-16", 0), ("2026-10-16", 0)])
def test_316_2_pools_are_empty_before_effects_of_the_main_phase_begin(edition: str, left: int) -> None:
    """316.2, 316.3, 316.4: in that order; the ability finds an empty pool."""
    board = Board(turn="A", edition=edition, phase="draw")
    board.player("A", base=["Unit 2 [Main: draw 1] as Herald"], pool="2 Energy", runes="")
    game = begin(board)

    assert len(on_chain(game)) == 1
    assert sum(game.state.players[A].pool) == left


@every_edition
def test_316_7_a_a_combat_comes_of_opposing_units_at_one_battlefield(edition: str) -> None:
    """316.7.b: however they came there; 316.7.f: a Showdown belongs to it."""
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=["Spell: move a unit to a battlefield"])
    game = begin(board)
    play(game, "Spell: move a unit to a battlefield", "Scout", "battlefield 1")
    resolve(game)

    assert game.state.combat
    assert (focus(game), game.decision.kind) == ("A", D_FOCUS)


@every_edition
def test_317_1_a_effects_of_the_end_of_turn_come_first(edition: str) -> None:
    """317.2.a: then the Ending cleanup."""
    board = two_fields(edition).player("A", base=["Unit 2 [End: draw 1] as Late damaged 1"], deck=["Charm", "Cleave"])
    game = begin(board)
    game.apply("end")
    assert (len(on_chain(game)), game.state.objects[thing(game, "Late")].damage) == (1, 1)
    resolve(game)

    assert game.state.objects[thing(game, "Late")].damage == 0
    assert any(done.kind == "Ending cleanup" for done in cleanups(game)) or told(game, ev.HEALED)


@every_edition
def test_323_3_the_board_is_looked_after_between_designations_and_control(edition: str) -> None:
    board = two_fields(edition).player("A", hand=["Spell: deal 3 to a unit"])
    game = begin(board)
    play(game, "Spell: deal 3 to a unit")
    resolve(game)
    kinds = [event.kind for event in game.log if event.kind in (ev.DIED, ev.CONTROL_LOST)]

    assert kinds == [ev.DIED, ev.CONTROL_LOST]  # 323.5, and then 323.6


@every_edition
def test_328_the_chain_is_a_zone_while_something_is_on_it(edition: str) -> None:
    """328.1, 329.2, 329.3, 330.1, 352.1, 352.2, 359.1, 359.3.a: cards lie there while they are played; an item is
    Pending until it is checked.
    """
    board = (
        two_fields(edition)
        .player("A", hand=["Spell: stun an enemy unit as Freeze"])
        .player("B", base=["Unit 1 as Page"])
    )
    game = begin(board)
    game.apply(next(o for o in game.decision.options if "Freeze" in game.describe(o) or "stun" in game.describe(o)))
    [item] = game.state.chain
    assert (game.state.objects[thing(game, "Freeze")].zone, item.pending) == (CHAIN, True)
    choose(game, "Page")
    [item] = game.state.chain
    assert not item.pending
    resolve(game)

    assert (game.state.chain, where(game, "Freeze")) == ([], "A's trash")


@every_edition
def test_338_1_a_what_may_be_played_in_a_closed_state(edition: str) -> None:
    """338.1.a.1, 338.1.a.2: cards and abilities with Reaction; 338.1.a.3: others where something says so (Ambush);
    338.1.a.4, 338.1.a.7: they are added to the chain; 338.1.a.6, 342.1.
    """
    board = Board(turn="A", edition=edition).battlefield(controller="A", units={"A": ["Unit 2 as Front"]}).battlefield()
    board.player("A", hand=[NOTHING, REACTION, "Unit 2 [Ambush] as Lurker", "Unit 2 as Plain"])
    board.player("A", base=["Gear [Use: draw 1] as Slow", "Gear [Use Reaction: draw 1] as Fast"])
    game = begin(board)
    play(game, NOTHING)
    assert [playable(game, name) for name in (REACTION, "Lurker", "Plain")] == [True, True, False]
    assert (usable(game, "Slow"), usable(game, "Fast")) == (False, True)
    use(game, "Fast")
    assert len(on_chain(game)) == 2


@every_edition
def test_204_1_b_an_abilitys_base_cost_stands_before_the_colon(edition: str) -> None:
    """203.1: it is paid by doing it; 204.1.b"""
    game = begin(two_fields(edition).player("A", base=["Gear [Use: draw 1] as Lamp"]))
    use(game, "Lamp")

    assert game.state.objects[thing(game, "Lamp")].exhausted
    assert not offered(game, "use Lamp")
