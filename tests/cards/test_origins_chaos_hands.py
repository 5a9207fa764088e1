"""Chaos cards of Origins about hands and trashes: what returns, is discarded, is played from there."""

import pytest

from riftwright.core.events import BURNED_OUT, DISCARDED, DRAWN, REVEALED
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
    might,
    move,
    offered,
    play,
    playable,
    resolve,
    thing,
    use,
    where,
)

# Cemetery Attendant and Morbid Return

RETURNS = ["Cemetery Attendant", "Morbid Return"]


@pytest.mark.parametrize("name", RETURNS)
def test_it_returns_a_unit_from_the_trash_to_the_hand(name: str) -> None:
    trash = ["Unit 3 as One", "Unit 4 as Two", "Spell 1 as Scroll: draw 1", "Gear as Thing"]
    board = Board(turn="A").player("A", hand=[name], trash=trash).player("B", trash=["Unit 5 as Theirs"])
    game = begin(board)
    play(game, name)
    assert [other for other in ("Theirs", "Scroll", "Thing") if offered(game, other)] == []
    choose(game, "Two")
    resolve(game)
    assert where(game, "Two") == "A's hand"
    assert where(game, "One") == "A's trash"


def test_402_4_cemetery_attendant_is_played_without_a_unit_in_the_trash() -> None:
    game = begin(Board(turn="A").player("A", hand=["Cemetery Attendant"], trash=["Gear"]))
    play(game, "Cemetery Attendant")
    assert game.state.chain == [] and where(game, "Cemetery Attendant") == "A's base"


def test_355_8_morbid_return_needs_a_unit_in_the_trash() -> None:
    board = Board(turn="A").player("A", hand=["Morbid Return"], trash=["Gear"])
    assert not playable(begin(board.player("B", trash=["Unit 1"])), "Morbid Return")


def test_806_morbid_return_is_an_action_and_no_reaction() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Unit 1 as Raider"])
    game = begin(board.player("B", hand=["Morbid Return"], trash=["Unit 2 as Friend"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Morbid Return")
    resolve(game)
    assert where(game, "Friend") == "B's hand"
    board = Board(turn="A").player("A", hand=["Spell 0: draw 1"])
    game = begin(board.player("B", hand=["Morbid Return"], trash=["Unit 2 as Friend"]))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not playable(game, "Morbid Return")


# Annie, Stubborn


def test_annie_returns_a_spell_of_yours_from_the_trash() -> None:
    trash = ["Cleave", "Unit 4 as Body", "Gear as Thing"]
    board = Board(turn="A").player("A", hand=["Annie, Stubborn"], trash=trash).player("B", trash=["Charm"])
    game = begin(board)
    play(game, "Annie, Stubborn")
    resolve(game)
    assert hand(game, "A") == ["Cleave"]
    assert where(game, "Charm") == "B's trash"


def test_402_4_annie_is_played_without_a_spell_in_the_trash() -> None:
    game = begin(Board(turn="A").player("A", hand=["Annie, Stubborn"], trash=["Unit 1"]))
    play(game, "Annie, Stubborn")
    assert game.state.chain == [] and where(game, "Annie, Stubborn") == "A's base"


# Gust


def gust(units: list[str], *, reserve: tuple[str, ...] = ()) -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": units}).player("B", base=reserve)
    return begin(board.player("A", hand=["Gust"]).player("B", hand=["Spell 0 [Reaction]: give a unit +1"]))


def test_gust_returns_a_unit_at_a_battlefield_with_3_might_or_less() -> None:
    game = gust(["Unit 3 as Small", "Unit 4 as Tall", "Unit 5 -2 as Weakened"], reserve=("Unit 1 as Home",))
    play(game, "Gust")
    assert offered(game, "Weakened") and not offered(game, "Tall") and not offered(game, "Home")
    choose(game, "Small")
    resolve(game)
    assert where(game, "Small") == "B's hand"


def test_359_3_e_gust_misses_a_unit_that_has_grown() -> None:
    game = gust(["Unit 3 as Small"])
    play(game, "Gust")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: give a unit +1")
    resolve(game)
    assert where(game, "Small") == "battlefield 1"


def test_813_gust_is_a_reaction() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 2 as Own"]})
    game = begin(board.player("B", hand=["Spell 0: kill a unit"]).player("A", hand=["Gust"], pool="1 Energy"))
    play(game, "Spell 0: kill a unit")
    game.apply("pass")
    play(game, "Gust")
    resolve(game)
    assert where(game, "Own") == "A's hand"


# Zaunite Bouncer


def test_zaunite_bouncer_returns_another_unit_at_a_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 7 owned by B as Own"]})
    board.battlefield(controller="B", units={"B": ["Unit 9 as Guard"]}).player("B", base=["Unit 1 as Home"])
    game = begin(board.player("A", hand=["Zaunite Bouncer"], pool="4 Energy, 2 Chaos"))
    play(game, "Zaunite Bouncer", "battlefield 1")
    assert offered(game, "Guard") and not offered(game, "Home") and not offered(game, "Zaunite Bouncer")
    choose(game, "Own")
    resolve(game)
    assert where(game, "Own") == "B's hand"  # its owner's


def test_402_4_zaunite_bouncer_does_nothing_without_another_unit_at_a_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="A").player("A", hand=["Zaunite Bouncer"], base=["Unit 1"])
    game = begin(board)
    play(game, "Zaunite Bouncer", "battlefield 1")
    assert game.state.chain == [] and where(game, "Zaunite Bouncer") == "battlefield 1"


# Rhasa the Sunderer


@pytest.mark.parametrize(("trash", "costs"), [(0, 10), (3, 7), (10, 0), (12, 0)])
def test_rhasa_costs_1_less_for_each_card_in_your_trash(trash: int, costs: int) -> None:
    cards = ["Unit 1", "Spell 1: draw 1", "Gear"] * 4
    for energy in (costs - 1, costs):
        board = Board(turn="A").player("A", hand=["Rhasa the Sunderer"], trash=cards[:trash])
        board.player("A", pool=f"{max(0, energy)} Energy, 1 Chaos").player("B", trash=["Unit 1"])
        assert playable(begin(board), "Rhasa the Sunderer") == (energy >= costs or costs == 0)


def test_rhasas_power_is_paid_all_the_same() -> None:
    board = Board(turn="A").player("A", hand=["Rhasa the Sunderer"], trash=["Unit 1"] * 12, pool="9 Energy")
    assert not playable(begin(board), "Rhasa the Sunderer")


def test_354_rhasa_does_not_count_himself_as_he_is_played_from_the_trash() -> None:
    for energy in (7, 8):
        board = Board(turn="A").player("A", base=["Endless Riches"], trash=["Rhasa the Sunderer", "Unit 1", "Unit 1"])
        game = begin(board.player("A", pool=f"{energy} Energy, 1 Chaos"))
        assert playable(game, "Rhasa the Sunderer") == (energy == 8)
    play(game, "Rhasa the Sunderer")
    assert where(game, "Rhasa the Sunderer") == "A's base"


# Soulgorger


def soulgorger(pool: str, trash: list[str]) -> Game:
    game = begin(Board(turn="A").player("A", hand=["Soulgorger"], trash=trash, pool=pool))
    play(game, "Soulgorger")
    return game


def test_356_1_b_2_soulgorger_plays_a_unit_from_the_trash_for_its_power() -> None:
    game = soulgorger("8 Energy, 3 Chaos", ["Rhasa the Sunderer", "Gear as Thing", "Cleave"])
    choose(game, "yes")
    resolve(game)
    choose(game, "spend")
    assert where(game, "Rhasa the Sunderer") == "A's base"
    assert game.state.objects[thing(game, "Rhasa the Sunderer")].exhausted
    assert sum(game.state.players[0].pool) == 0


def test_soulgorger_may_play_nothing() -> None:
    game = soulgorger("8 Energy, 3 Chaos", ["Rhasa the Sunderer"])
    choose(game, "no")
    assert game.state.chain == [] and where(game, "Rhasa the Sunderer") == "A's trash"


def test_358_5_what_soulgorger_cannot_pay_for_stays_in_the_trash() -> None:
    game = soulgorger("8 Energy, 2 Chaos", ["Rhasa the Sunderer"])
    choose(game, "yes")
    resolve(game)
    assert where(game, "Rhasa the Sunderer") == "A's trash"


def test_402_4_soulgorger_asks_nothing_without_a_unit_in_the_trash() -> None:
    game = soulgorger("8 Energy, 2 Chaos", ["Gear"])
    assert game.state.chain == [] and might(game, "Soulgorger") == 5


def test_the_unit_that_soulgorger_plays_has_its_own_play_effect() -> None:
    game = soulgorger("8 Energy, 3 Chaos", ["Cemetery Attendant"])
    choose(game, "yes")
    resolve(game)
    choose(game, "spend")
    assert where(game, "Cemetery Attendant") == "A's base"
    assert game.state.chain == []  # no unit is left for it


# Whirlwind


def whirlwind() -> Game:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Own"]})
    board.player("A", base=["Unit 3 as Home"], hand=["Whirlwind"])
    game = begin(board.player("B", base=["Unit 4 as Guard", "Unit 5 owned by A as Lent"]))
    play(game, "Whirlwind")  # nothing is chosen yet
    resolve(game)
    return game


def test_355_10_e_whirlwind_asks_the_next_player_first_and_its_own_player_last() -> None:
    game = whirlwind()
    assert decides(game) == "B"
    assert [name for name in ("Own", "Home", "Guard", "Lent") if offered(game, name)] == [
        "Own",
        "Home",
        "Guard",
        "Lent",
    ]
    choose(game, "Home")
    assert decides(game) == "A" and where(game, "Home") == "A's hand" and not offered(game, "Home")
    choose(game, "Lent")
    assert where(game, "Lent") == "A's hand"  # its owner's
    assert [where(game, name) for name in ("Own", "Guard")] == ["battlefield 1", "B's base"]
    assert game.state.chain == []


def test_whirlwind_forces_nobody() -> None:
    game = whirlwind()
    choose(game, "return nothing", "return nothing")
    assert game.state.chain == [] and where(game, "Home") == "A's base"


def test_whirlwind_may_be_played_without_a_unit_and_asks_nobody() -> None:
    game = begin(Board(turn="A").player("A", hand=["Whirlwind"], pool="3 Energy, 1 Chaos"))
    play(game, "Whirlwind")
    resolve(game)
    assert game.state.chain == [] and decides(game) == "A" and not offered(game, "return nothing")


def test_whirlwind_goes_around_the_table() -> None:
    board = Board(turn="B", mode="skirmish").player("B", hand=["Whirlwind"], base=["Unit 1", "Unit 2", "Unit 3"])
    game = begin(board)
    play(game, "Whirlwind")
    resolve(game)
    asked = []
    while offered(game, "return nothing"):
        asked.append(decides(game))
        choose(game, "return nothing")
    assert asked == ["C", "A", "B"]


# Mindsplitter


def test_mindsplitter_chooses_what_the_opponent_discards() -> None:
    board = Board(turn="A").player("A", hand=["Mindsplitter", "Unit 1 as Mine"], pool="7 Energy, 2 Chaos")
    game = begin(board.player("B", hand=["Cleave", "Unit 9 as Best"]))
    play(game, "Mindsplitter")
    resolve(game)
    assert len(events(game, REVEALED)) == 2
    assert decides(game) == "A" and not offered(game, "Mine")
    choose(game, f"card:{thing(game, 'Best')}")
    assert where(game, "Best") == "B's trash" and hand(game, "B") == ["Cleave"]
    assert [event.player for event in events(game, DISCARDED)] == [1]


def test_mindsplitter_makes_the_opponent_discard_so_that_their_cards_see_it() -> None:
    board = Board(turn="A").player("A", base=["Jinx, Rebel exhausted as Mine"], hand=["Mindsplitter"])
    game = begin(board.player("B", base=["Jinx, Rebel exhausted as Theirs"], hand=["Scrapheap"], deck=["Cleave"]))
    play(game, "Mindsplitter")
    resolve(game)
    choose(game, "Theirs")  # their own triggers, in the order that they like (383.3.d)
    resolve(game)
    assert hand(game, "B") == ["Cleave"]
    assert [game.state.objects[thing(game, name)].exhausted for name in ("Mine", "Theirs")] == [True, False]


def test_mindsplitter_finds_nothing_in_an_empty_hand() -> None:
    game = begin(Board(turn="A").player("A", hand=["Mindsplitter"]).player("B", hand=[]))
    play(game, "Mindsplitter")
    resolve(game)
    assert game.state.chain == [] and events(game, DISCARDED) == []


# Invert Timelines


def test_invert_timelines_has_each_player_discard_their_hand_and_draw_4() -> None:
    board = Board(turn="A").player("A", hand=["Invert Timelines", "Unit 1 as One", "Gear as Two"])
    game = begin(board.player("B", hand=["Unit 2 as Three"]))
    play(game, "Invert Timelines")
    resolve(game)
    assert [where(game, name) for name in ("One", "Two", "Three")] == ["A's trash", "A's trash", "B's trash"]
    assert [len(player.hand) for player in game.state.players] == [4, 4]


def test_invert_timelines_draws_for_who_has_nothing_to_discard() -> None:
    game = begin(Board(turn="A").player("A", hand=["Invert Timelines"]).player("B", hand=[]))
    play(game, "Invert Timelines")
    resolve(game)
    assert [len(player.hand) for player in game.state.players] == [4, 4]
    assert events(game, DISCARDED) == []


def test_303_2_invert_timelines_is_over_for_one_player_before_the_next_one_begins() -> None:
    board = Board(turn="A").player("A", hand=["Invert Timelines", "Unit 1"], deck=["Cleave"] * 3)
    game = begin(board.player("B", hand=["Unit 2"], deck=["Charm"] * 3))
    play(game, "Invert Timelines")
    resolve(game)
    told = [(event.kind, event.player) for event in game.log if event.kind in (DISCARDED, DRAWN, BURNED_OUT)]
    each = [DISCARDED, DRAWN, DRAWN, DRAWN, BURNED_OUT, DRAWN]  # a hand that was discarded is drawn from again
    assert told == [(kind, 0) for kind in each] + [(kind, 1) for kind in each]


# Jinx, Rebel

TOSS = "Spell 0: discard 1 as Toss"


def jinx(*, discards: str, hand: tuple[str, ...] = ("Unit 1", "Unit 2", "Unit 3")) -> Game:
    board = Board(turn="A").player("A", base=["Jinx, Rebel exhausted as Jinx"])
    return begin(board.player("A", hand=[f"Spell 0: {discards} as Toss", *hand], deck=["Cleave"] * 4))


@pytest.mark.parametrize("discards", ["discard 1", "discard 2"])
def test_jinx_is_readied_and_grows_once_for_all_that_is_discarded_together(discards: str) -> None:
    game = jinx(discards=discards)
    play(game, "Toss")
    resolve(game)
    for _ in range(int(discards[-1])):
        choose_any(game)
    resolve(game)
    assert might(game, "Jinx") == 6
    assert not game.state.objects[thing(game, "Jinx")].exhausted
    end_turn(game)
    assert might(game, "Jinx") == 5


def choose_any(game: Game) -> None:
    game.apply(next(option for option in game.decision.options if game.describe(option).startswith("discard")))


def test_jinx_grows_for_each_time_that_you_discard() -> None:
    game = jinx(discards="discard 1 then discard 1", hand=("Unit 1", "Unit 2", "Unit 3"))
    play(game, "Toss")
    resolve(game)
    choose_any(game)
    choose_any(game)
    resolve(game)
    assert might(game, "Jinx") == 7


def test_jinx_sees_a_cost_that_is_paid_by_discarding() -> None:
    board = Board(turn="A").player(
        "A", base=["Jinx, Rebel exhausted as Jinx", "Gutter Palace"], hand=["Unit 1 as Card"]
    )
    game = begin(board)
    use(game, "Gutter Palace")
    resolve(game)
    assert where(game, "Card") == "A's trash" and might(game, "Jinx") == 6


def test_jinx_does_nothing_where_nothing_is_discarded_or_an_opponent_discards() -> None:
    game = jinx(discards="discard 1", hand=())
    play(game, "Toss")
    resolve(game)
    assert might(game, "Jinx") == 5 and game.state.objects[thing(game, "Jinx")].exhausted
    board = Board(turn="A").player("A", hand=[TOSS, "Unit 1"]).player("B", base=["Jinx, Rebel exhausted as Jinx"])
    game = begin(board)
    play(game, "Toss")
    resolve(game)
    assert might(game, "Jinx") == 5 and game.state.objects[thing(game, "Jinx")].exhausted


def test_383_3_d_what_triggers_on_one_discard_is_ordered_by_its_player() -> None:
    board = Board(turn="A").player("A", base=["Jinx, Rebel exhausted as Jinx"], hand=[TOSS, "Scrapheap"])
    game = begin(board)
    play(game, "Toss")
    resolve(game)
    assert "383.3.d" in game.decision.prompt and decides(game) == "A"
    choose(game, "Jinx")
    assert [game.state.face_of(item.obj).name for item in game.state.chain] == ["Jinx, Rebel", "Scrapheap"]
