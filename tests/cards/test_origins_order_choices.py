"""Order cards of Origins that turn on what is chosen: by whom, where, how many, and what is left of it."""

import pytest

from riftwright.core.events import BUFF_SPENT, CHANNELED, RECYCLED
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    decides,
    end_turn,
    events,
    field,
    might,
    move,
    offered,
    pass_showdown,
    play,
    playable,
    resolve,
    thing,
    use,
    where,
)

KILL = "Spell 0: kill a unit"
RUIN = "Spell 0: kill all units"


def buffs(game: Game, *names: str) -> list[int]:
    return [game.state.objects[thing(game, name)].buffs for name in names]


def stunned(game: Game, *names: str) -> list[bool]:
    return [game.state.objects[thing(game, name)].stunned for name in names]


# Call to Glory


@pytest.mark.parametrize(("answer", "energy", "count", "value"), [("yes", 3, 0, 4), ("no", 0, 1, 5)])
def test_call_to_glory_costs_a_buff_instead_where_its_player_likes(
    answer: str, energy: int, count: int, value: int
) -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as Page buffed"], hand=["Call to Glory"], pool="3 Energy")
    game = begin(board)
    play(game, "Call to Glory", answer)
    assert sum(game.state.players[0].pool) == energy
    assert buffs(game, "Page") == [count]
    resolve(game)
    assert might(game, "Page") == value
    end_turn(game)
    assert might(game, "Page") == value - 3


def test_call_to_glory_is_a_reaction_and_gives_it_to_any_unit() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Foe"], hand=["Spell 0: deal 1 to a unit"])
    game = begin(board.player("B", base=["Unit 1 as Mine"], hand=["Call to Glory"], pool="3 Energy"))
    play(game, "Spell 0: deal 1 to a unit", "Mine")
    game.apply("pass")
    play(game, "Call to Glory")
    assert offered(game, "Foe")
    choose(game, "Mine")
    resolve(game)
    assert where(game, "Mine") == "B's base"
    assert might(game, "Mine") == 4


def test_702_2_b_2_call_to_glory_is_not_paid_with_a_buff_of_another_player() -> None:
    board = Board(turn="A").player("A", base=["Unit 1"], hand=["Call to Glory"], pool="2 Energy")
    assert not playable(begin(board.player("B", base=["Unit 1 buffed"])), "Call to Glory")


def test_356_1_b_3_call_to_glory_with_a_buff_spent_still_pays_for_deflect() -> None:
    board = Board(turn="A").player(
        "A", base=["Unit 1 as Page buffed"], hand=["Call to Glory"], pool="2 Energy, 1 Order"
    )
    game = begin(board.player("B", base=["Unit 1 [Deflect] as Idol"]))
    play(game, "Call to Glory", "Idol")  # with 2 Energy the buff must be spent
    assert sum(game.state.players[0].pool) == 2
    resolve(game)
    assert might(game, "Idol") == 4


def test_323_call_to_glory_comes_too_late_for_a_unit_that_its_own_buff_kept_alive() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as Page buffed damaged 1"], hand=["Call to Glory"], pool="")
    game = begin(board)
    play(game, "Call to Glory")
    resolve(game)
    assert where(game, "Page") == "A's trash"


# Forge of the Future


def test_forge_plays_a_recruit_to_the_base() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    game = begin(board.player("A", hand=["Forge of the Future"], pool="2 Energy"))
    play(game, "Forge of the Future")
    resolve(game)
    assert where(game, "Recruit") == "A's base"
    assert where(game, "Forge of the Future") == "A's base"


def forge() -> Game:
    """A has a Forge, and both players have cards in their trash."""
    board = Board(turn="A").player("A", base=["Forge of the Future"], trash=["Cleave", "Unit 1 as Mine"])
    return begin(board.player("B", trash=["Gear as Theirs", "Charm", "Retreat"], hand=["Flash"]))


def test_forge_recycles_cards_of_any_trash_to_their_owners_decks() -> None:
    game = forge()
    use(game, "Forge of the Future", "Cleave", "Theirs", "Charm", "Retreat")  # four, so no more is asked
    assert where(game, "Forge of the Future") == "A's trash"  # the cost
    resolve(game)
    assert [where(game, name) for name in ("Cleave", "Mine", "Theirs", "Charm", "Retreat")] == [
        "A's main deck",
        "A's trash",
        "B's main deck",
        "B's main deck",
        "B's main deck",
    ]
    assert game.state.players[0].main_deck[0] == thing(game, "Cleave")


def test_355_13_forge_recycles_fewer_or_none_and_never_itself() -> None:
    game = forge()
    use(game, "Forge of the Future")
    assert not offered(game, "Forge of the Future")
    choose(game, "Mine", "done")
    resolve(game)
    assert where(game, "Mine") == "A's main deck"
    assert where(game, "Cleave") == where(game, "Forge of the Future") == "A's trash"
    game = begin(Board(turn="A").player("A", base=["Forge of the Future"]))
    use(game, "Forge of the Future")
    resolve(game)
    assert where(game, "Forge of the Future") == "A's trash"


def test_359_3_e_2_forge_leaves_alone_what_has_left_the_trash() -> None:
    away = "Spell 0 [Reaction]: recycle 1 from trash"
    board = Board(turn="A").player("A", base=["Forge of the Future"])
    game = begin(board.player("B", trash=["Charm"], hand=[away], deck=["Retreat"]))
    use(game, "Forge of the Future", "Charm")
    game.apply("pass")
    play(game, away)
    resolve(game)
    assert [game.state.face_of(oid).name for oid in game.state.players[1].main_deck] == ["Charm", "Retreat"]
    assert len(events(game, RECYCLED)) == 1


# Facebreaker


def facebreaker() -> Game:
    """A has it in hand, with units of both players at two battlefields and a third where no enemy is."""
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 5 as Mine"], "B": ["Unit 5 as Near"]})
    board.battlefield(controller="A", units={"A": ["Unit 5 as Lone"]})
    board.battlefield(controller="B", units={"A": ["Unit 5 as Guest"], "B": ["Unit 5 as Far"]})
    return begin(board.player("A", hand=["Facebreaker"]).player("B", base=["Unit 5 as Home"], hand=["Flash"]))


def test_355_16_facebreaker_chooses_a_friend_with_an_enemy_at_the_same_battlefield() -> None:
    game = facebreaker()
    play(game, "Facebreaker")
    assert [offered(game, name) for name in ("Mine", "Lone", "Guest", "Near", "Far", "Home")] == [
        True,
        False,
        True,
        False,
        False,
        False,
    ]
    choose(game, "Guest")  # Far is the only enemy there
    resolve(game)
    assert stunned(game, "Guest", "Far", "Mine", "Near", "Lone", "Home") == [True, True, False, False, False, False]


def test_355_8_facebreaker_needs_both_at_one_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]}).battlefield(units={"B": ["Unit 1"]})
    assert not playable(begin(board.player("A", hand=["Facebreaker"], base=["Unit 1"])), "Facebreaker")


def test_359_3_e_8_facebreaker_stuns_the_one_where_the_other_has_gone_home() -> None:
    game = facebreaker()
    play(game, "Facebreaker", "Mine")
    game.apply("pass")
    play(game, "Flash", "Near", "done")
    resolve(game)
    assert where(game, "Near") == "B's base"
    assert stunned(game, "Mine", "Near") == [True, False]


@pytest.mark.parametrize(("kept", "result"), [("Mine", [True, False]), ("Near", [False, True]), ("done", [False] * 2)])
def test_355_11_b_facebreaker_stuns_one_of_two_that_have_been_parted(kept: str, result: list[bool]) -> None:
    part = "Spell 0 [Reaction]: move a unit"
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 5 as Mine"], "B": ["Unit 5 as Near"]})
    board.battlefield(controller="B").player("A", hand=["Facebreaker", part])
    game = begin(board.player("B"))
    play(game, "Facebreaker")
    play(game, part, "Near", "battlefield 2")
    resolve(game)
    assert decides(game) == "A"
    choose(game, kept)
    assert stunned(game, "Mine", "Near") == result


def test_811_facebreaker_from_facedown_chooses_where_it_was_hidden() -> None:
    board = Board(turn="B").battlefield(
        controller="A", units={"A": ["Unit 5 as Mine"]}, facedown={"A": ["Facebreaker"]}
    )
    board.battlefield(controller="B", units={"B": ["Unit 5 as Far"], "A": ["Unit 5 as Guest"]})
    game = begin(board.player("B", base=["Unit 4 as Raider"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Facebreaker")
    resolve(game)
    assert stunned(game, "Mine", "Raider", "Far", "Guest") == [True, True, False, False]
    pass_showdown(game)
    assert where(game, "Mine") == "battlefield 1"  # 423: neither deals combat damage


# Vanguard Helm


@pytest.mark.parametrize(("state", "count"), [(" buffed", 1), ("", 0)])
def test_vanguard_helm_buffs_a_friend_as_a_buffed_one_dies(state: str, count: int) -> None:
    board = Board(turn="A").player("A", base=["Vanguard Helm", f"Unit 1 as Page{state}", "Unit 1 as Squire"])
    game = begin(board.player("A", hand=[KILL]).player("B", base=["Unit 1 as Foe"]))
    play(game, KILL, "Page")
    resolve(game)
    assert buffs(game, "Squire", "Foe") == [count, 0]


def test_vanguard_helm_lets_its_player_choose_and_does_nothing_for_enemies() -> None:
    base = ["Vanguard Helm", "Unit 1 as Page buffed", "Unit 1 as Squire", "Unit 1 as Knight"]
    board = Board(turn="A").player("A", base=base, hand=[KILL, KILL])
    game = begin(board.player("B", base=["Unit 1 as Foe buffed", "Unit 1 as Other"]))
    play(game, KILL, "Foe")
    resolve(game)
    assert game.state.chain == []
    assert buffs(game, "Squire", "Knight", "Other") == [0, 0, 0]
    play(game, KILL, "Page")
    resolve(game)
    assert not offered(game, "Other")
    choose(game, "Knight")
    resolve(game)
    assert buffs(game, "Squire", "Knight") == [0, 1]


def test_402_4_vanguard_helm_buffs_nobody_where_all_die() -> None:
    board = Board(turn="A").player("A", base=["Vanguard Helm", "Unit 1 buffed", "Unit 1"], hand=[RUIN])
    game = begin(board.player("B", base=["Unit 1"]))
    play(game, RUIN)
    resolve(game)
    assert game.state.chain == []
    assert where(game, "Vanguard Helm") == "A's base"


# Albus Ferros


def albus(*base: str) -> Game:
    """A has played him among those units; his ability has begun to resolve."""
    board = Board(turn="A").player("A", base=list(base), hand=["Albus Ferros"], rune_deck="3 Order", pool="4 Energy")
    game = begin(board.player("B", base=["Unit 1 as Foe buffed"]))
    play(game, "Albus Ferros")
    resolve(game)
    return game


def test_albus_channels_a_rune_exhausted_for_each_buff_that_is_spent() -> None:
    game = albus("Unit 1 as One buffed", "Unit 1 as Two buffed", "Unit 1 as Three buffed", "Unit 1 as Plain")
    assert not offered(game, "Foe")  # 702.2.b.2
    assert not offered(game, "Plain")  # 702.2.b.1
    choose(game, "One")
    assert not offered(game, "One")
    assert events(game, BUFF_SPENT) == []  # all are chosen before one is spent
    choose(game, "Three", "done")
    assert buffs(game, "One", "Two", "Three", "Foe") == [0, 1, 0, 1]
    assert len(events(game, CHANNELED)) == 2
    assert [game.state.objects[rune].exhausted for rune in game.state.players[0].runes] == [True, True]


def test_albus_may_spend_none_and_is_not_asked_without_any() -> None:
    game = albus("Unit 1 as One buffed")
    choose(game, "done")
    assert buffs(game, "One") == [1]
    game = albus("Unit 1 as One")
    assert events(game, BUFF_SPENT) == events(game, CHANNELED) == []
    assert game.state.chain == []


def test_430_3_albus_channels_as_many_as_there_are() -> None:
    game = albus(*[f"Unit 1 as {name} buffed" for name in ("One", "Two", "Three", "Four")])
    choose(game, "One", "Two", "Three", "Four")
    assert len(events(game, BUFF_SPENT)) == 4
    assert len(events(game, CHANNELED)) == 3
