"""Chaos cards of Origins that are gear, or about gear."""

import pytest

from riftwright.core.events import CHANNELED, DIED, DRAWN
from riftwright.game import Game
from riftwright.notation.board import Board
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
    thing,
    usable,
    use,
    where,
)

# Acceptable Losses


def test_355_10_e_acceptable_losses_has_each_player_choose_a_gear_of_theirs_to_kill() -> None:
    board = Board(turn="A").player(
        "A", base=["Gear as One", "Gear as Two", "Unit 1 as Body"], hand=["Acceptable Losses"]
    )
    game = begin(board.player("B", base=["Gear as Three", "Gear as Four"], pool="0 Energy"))
    play(game, "Acceptable Losses")
    resolve(game)
    assert decides(game) == "A" and not offered(game, "Body") and not offered(game, "Three")
    choose(game, "Two")
    assert decides(game) == "B" and where(game, "Two") == "A's base"  # all die together
    choose(game, "Three")
    assert [where(game, name) for name in ("One", "Two", "Body")] == ["A's base", "A's trash", "A's base"]
    assert [where(game, name) for name in ("Three", "Four")] == ["B's trash", "B's base"]
    assert [(event.obj, event.player) for event in events(game, DIED)] == [  # each is responsible for their own
        (thing(game, "Two"), 0),
        (thing(game, "Three"), 1),
    ]


def test_acceptable_losses_passes_over_who_has_no_gear_and_asks_nobody_who_has_one() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as Body"], hand=["Acceptable Losses"])
    game = begin(board.player("B", base=["Gear as Thing", "Unit 1 as Guard"]))
    play(game, "Acceptable Losses")
    resolve(game)
    assert where(game, "Thing") == "B's trash"
    assert where(game, "Body") == "A's base" and where(game, "Guard") == "B's base"


def test_acceptable_losses_kills_gear_that_is_attached_as_well() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 1 as Guard", "Equipment 2 as Blade attached to Guard"]}
    )
    game = begin(board.player("A", hand=["Acceptable Losses"]))
    play(game, "Acceptable Losses")
    resolve(game)
    assert where(game, "Blade") == "B's trash" and where(game, "Guard") == "battlefield 1"


def test_806_acceptable_losses_is_an_action() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Unit 1 as Raider", "Gear as Thing"])
    game = begin(board.player("B", hand=["Acceptable Losses"], pool="1 Energy"))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Acceptable Losses")
    resolve(game)
    assert where(game, "Thing") == "A's trash"


# Fading Memories


def fading() -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    board.player("A", base=["Unit 2 as Home", "Gear as Own"], hand=["Fading Memories"])
    return begin(board.player("B", base=["Gear as Thing", "Unit 1 as Reserve"]))


def test_fading_memories_chooses_a_unit_at_a_battlefield_or_any_gear() -> None:
    game = fading()
    play(game, "Fading Memories")
    assert [name for name in ("Guard", "Home", "Own", "Thing", "Reserve") if offered(game, name)] == [
        "Guard",
        "Own",
        "Thing",
    ]


@pytest.mark.parametrize("name", ["Guard", "Thing"])
def test_816_1_b_what_is_forgotten_dies_before_its_controller_scores(name: str) -> None:
    game = fading()
    play(game, "Fading Memories", name)
    resolve(game)
    assert where(game, name) != "B's trash"
    end_turn(game)
    assert where(game, name) == "B's trash"
    assert points(game) == [0, 0 if name == "Guard" else 1]


def test_816_1_c_gear_of_ones_own_dies_in_ones_own_beginning_phase() -> None:
    game = fading()
    play(game, "Fading Memories", "Own")
    resolve(game)
    end_turn(game)
    assert where(game, "Own") == "A's base"  # for good, not for this turn
    end_turn(game)
    assert where(game, "Own") == "A's trash"


def test_359_3_e_fading_memories_misses_a_unit_that_has_gone_home() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    game = begin(board.player("A", hand=["Fading Memories"]).player("B", hand=["Flash"]))
    play(game, "Fading Memories")
    game.apply("pass")
    play(game, "Flash", "Guard")
    resolve(game)
    end_turn(game)
    assert where(game, "Guard") == "B's base"


# Scrapheap

DISCARDS = "Spell 0: discard 1 as Toss"
KILLS = "Spell 0: kill a gear as Hammer"


def drawn(game: Game, seat: int) -> int:
    return sum(1 for event in events(game, DRAWN) if event.player == seat)


def test_scrapheap_draws_as_it_is_played_and_as_it_is_killed() -> None:
    game = begin(Board(turn="A").player("A", hand=["Scrapheap", KILLS], pool="2 Energy"))
    play(game, "Scrapheap")
    resolve(game)
    assert drawn(game, 0) == 1 and not game.state.objects[thing(game, "Scrapheap")].exhausted
    play(game, "Hammer")
    resolve(game)
    assert where(game, "Scrapheap") == "A's trash" and drawn(game, 0) == 2


def test_422_1_b_scrapheap_draws_as_it_is_discarded() -> None:
    game = begin(Board(turn="A").player("A", hand=["Scrapheap", DISCARDS]))
    play(game, "Toss")
    resolve(game)
    assert where(game, "Scrapheap") == "A's trash" and drawn(game, 0) == 1


def test_scrapheap_draws_nothing_for_other_cards_or_on_other_ways() -> None:
    board = Board(turn="A").player("A", base=["Scrapheap"], hand=[DISCARDS, "Gear as Thing", "Unit 1"])
    game = begin(board.player("B", base=["Scrapheap as Theirs"]))
    play(game, "Thing")
    play(game, "Toss")
    resolve(game)
    assert drawn(game, 0) == drawn(game, 1) == 0
    game = begin(Board(turn="A").player("A", base=["Scrapheap"], hand=["Spell 0: return all gear as Back"]))
    play(game, "Back")
    resolve(game)
    assert hand(game, "A") == ["Scrapheap"] and drawn(game, 0) == 0


def test_scrapheap_in_the_trash_draws_nothing_as_another_is_discarded() -> None:
    board = Board(turn="A").player("A", hand=[DISCARDS, "Unit 1"], trash=["Scrapheap"])
    game = begin(board)
    play(game, "Toss")
    resolve(game)
    assert drawn(game, 0) == 0


# Treasure Trove

LEAVES = ["kill a gear", "return all gear", "kill all gear"]


def trove(*spells: str, pool: str | None = None) -> Game:
    board = Board(turn="A").player("A", base=["Treasure Trove"], hand=spells, rune_deck="2 Chaos", pool=pool)
    return begin(board)


@pytest.mark.parametrize("how", LEAVES)
def test_treasure_trove_draws_and_channels_however_it_leaves_the_board(how: str) -> None:
    game = trove(f"Spell 0: {how} as Spell")
    play(game, "Spell")
    resolve(game)
    assert not game.state.objects[thing(game, "Treasure Trove")].on_board
    assert drawn(game, 0) == 1
    assert len(events(game, CHANNELED)) == 1
    assert [game.state.objects[oid].exhausted for oid in game.state.players[0].runes] == [True]


def test_treasure_trove_kills_itself_for_one_chaos_and_exhausting() -> None:
    game = trove(pool="1 Chaos")
    use(game, "Treasure Trove")
    assert where(game, "Treasure Trove") == "A's base" and game.state.chain  # killing it is no cost
    resolve(game)
    assert where(game, "Treasure Trove") == "A's trash"
    assert (drawn(game, 0), len(events(game, CHANNELED))) == (1, 1)


@pytest.mark.parametrize(("piece", "pool"), [("Treasure Trove", "1 Fury"), ("Treasure Trove exhausted", "1 Chaos")])
def test_treasure_trove_is_not_used_for_another_domain_or_exhausted(piece: str, pool: str) -> None:
    game = begin(Board(turn="A").player("A", base=[f"{piece} as Trove"], pool=pool))
    assert not usable(game, "Trove")


def test_treasure_trove_does_nothing_as_another_thing_leaves_or_as_it_enters() -> None:
    game = begin(Board(turn="A").player("A", base=["Gear as Thing"], hand=["Treasure Trove", KILLS]))
    play(game, "Treasure Trove")
    play(game, "Hammer", "Thing")
    resolve(game)
    assert where(game, "Thing") == "A's trash"
    assert (drawn(game, 0), len(events(game, CHANNELED))) == (0, 0)


def test_treasure_trove_does_nothing_as_it_is_discarded() -> None:
    game = begin(Board(turn="A").player("A", hand=[DISCARDS, "Treasure Trove"]))
    play(game, "Toss")
    resolve(game)
    assert where(game, "Treasure Trove") == "A's trash"
    assert (drawn(game, 0), len(events(game, CHANNELED))) == (0, 0)


def test_359_3_e_13_whoever_controlled_treasure_trove_draws() -> None:
    board = Board(turn="A").player(
        "A", base=["Treasure Trove owned by B as Trove"], hand=["Spell 0: return all gear as Back"]
    )
    game = begin(board)
    play(game, "Back")
    resolve(game)
    assert where(game, "Trove") == "B's hand"
    assert (drawn(game, 0), drawn(game, 1)) == (1, 0)


def test_two_troves_that_leave_together_draw_twice() -> None:
    board = Board(turn="A").player("A", base=["Treasure Trove as One", "Treasure Trove as Two"])
    game = begin(board.player("A", hand=["Spell 0: return all gear as Back"]))
    play(game, "Back")
    resolve(game)
    assert drawn(game, 0) == 2 and len(events(game, CHANNELED)) == 2


def test_383_3_d_1_the_turn_players_trove_is_first_on_the_chain() -> None:
    board = Board(turn="B").player("A", base=["Treasure Trove as One"])
    game = begin(board.player("B", base=["Treasure Trove as Two"], hand=["Spell 0: return all gear as Back"]))
    play(game, "Back")
    game.apply("pass")
    game.apply("pass")
    assert [item.controller for item in game.state.chain] == [1, 0]
    resolve(game)
    assert (drawn(game, 0), drawn(game, 1)) == (1, 1)


def test_treasure_trove_is_no_reaction() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Unit 1 as Raider"])
    game = begin(board.player("B", base=["Treasure Trove"], hand=["Acceptable Losses"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    assert playable(game, "Acceptable Losses") and not usable(game, "Treasure Trove")
    pass_showdown(game)
