"""Units of Calm in Origins and Proving Grounds."""

import pytest

from riftwright.cards.catalogue import catalogue
from riftwright.core.ids import SHIELD, TANK
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    controller,
    end_turn,
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
    thing,
    usable,
    use,
    where,
)

PLAIN = [
    ("Playful Phantom", 5, 0, 5, {}),
    ("Sunlit Guardian", 3, 0, 3, {SHIELD: 1, TANK: 1}),
    ("Zephyr Sage", 6, 1, 6, {SHIELD: 1}),
]


@pytest.mark.parametrize(("name", "energy", "power", "strength", "keywords"), PLAIN, ids=[row[0] for row in PLAIN])
def test_plain_units_have_their_cost_might_and_keywords(
    name: str, energy: int, power: int, strength: int, keywords: dict[int, int]
) -> None:
    pool = f"{energy} Energy" + (f", {power} Calm" if power else "")
    game = begin(Board(turn="A").player("A", hand=[name], pool=pool))
    assert not playable(begin(Board(turn="A").player("A", hand=[name], pool=f"{energy - 1} Energy, 1 Calm")), name)
    play(game, name)
    assert (where(game, name), might(game, name)) == ("A's base", strength)
    assert {which: game.machine.keyword(thing(game, name), which) for which in keywords} == keywords
    assert catalogue().get(name).keywords == keywords


# Solari Shieldbearer


def test_solari_shieldbearer_stuns_any_unit_as_it_is_played() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard"]})
    game = begin(board.player("A", base=["Unit 2 as Mine"], hand=["Solari Shieldbearer"]))
    play(game, "Solari Shieldbearer")
    assert offered(game, "Mine")
    choose(game, "Guard")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].stunned
    assert not game.state.objects[thing(game, "Mine")].stunned
    end_turn(game)
    assert not game.state.objects[thing(game, "Guard")].stunned


def test_359_3_e_10_solari_shieldbearer_misses_a_unit_that_has_left() -> None:
    board = Board(turn="A").player("A", hand=["Solari Shieldbearer"])
    game = begin(board.player("B", base=["Unit 4 as Foe"], hand=["Spell [Reaction]: return a unit as Back"]))
    play(game, "Solari Shieldbearer", "Foe")
    game.apply("pass")
    play(game, "Back", "Foe")
    resolve(game)
    assert not game.state.objects[thing(game, "Foe")].stunned
    assert not game.state.objects[thing(game, "Solari Shieldbearer")].stunned


def test_solari_shieldbearer_stuns_nobody_as_it_moves() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1 as Guard"]})
    game = begin(board.player("A", base=["Solari Shieldbearer as Bearer"]))
    move(game, "Bearer", field(1))
    assert game.state.chain == []
    pass_showdown(game)
    assert where(game, "Guard") == "B's trash"


# Adaptatron


def adaptatron(*gear: str) -> Game:
    board = Board(turn="A").battlefield().battlefield(controller="A", units={"A": ["Unit 1"]})
    game = begin(board.player("A", base=["Adaptatron", *gear]).player("B", base=["Gear 1 as Theirs"] if gear else []))
    move(game, "Adaptatron", field(1))
    pass_showdown(game)
    return game


def test_adaptatron_kills_anybodys_gear_to_be_buffed_as_it_conquers() -> None:
    game = adaptatron("Gear 1 as Mine")
    choose(game, "yes")
    assert offered(game, "Mine")
    choose(game, "Theirs")
    resolve(game)
    assert (where(game, "Theirs"), where(game, "Mine")) == ("B's trash", "A's base")
    assert might(game, "Adaptatron") == 4


def test_383_3_a_adaptatron_may_leave_all_gear_alone() -> None:
    game = adaptatron("Gear 1 as Mine")
    choose(game, "no")
    assert game.state.chain == []
    assert might(game, "Adaptatron") == 3


def test_adaptatron_kills_nothing_as_it_holds_or_as_another_unit_conquers() -> None:
    board = Board(turn="A", phase="scoring").battlefield(controller="A", units={"A": ["Adaptatron"]}).battlefield()
    game = begin(board.player("A", base=["Unit 1 as Scout", "Gear 1 as Mine"]))
    assert (game.state.chain, points(game)) == ([], [1, 0])
    move(game, "Scout", field(2))
    pass_showdown(game)
    assert (game.state.chain, points(game)) == ([], [2, 0])
    assert where(game, "Mine") == "A's base"


def test_adaptatron_is_not_buffed_without_a_gear_to_kill() -> None:
    game = adaptatron()
    assert game.state.chain == []
    assert (might(game, "Adaptatron"), points(game)) == (3, [1, 0])


def test_359_3_e_14_b_adaptatron_is_not_buffed_where_the_gear_was_gone() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Adaptatron"])
    game = begin(board.player("B", base=["Gear 1 as Theirs"], hand=["Spell 0 [Reaction]: kill a gear"]))
    move(game, "Adaptatron", field(1))
    pass_showdown(game)
    choose(game, "yes")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: kill a gear")
    resolve(game)
    assert where(game, "Theirs") == "B's trash"
    assert might(game, "Adaptatron") == 3


# Poro Herder


def test_poro_herder_is_buffed_and_draws_beside_a_poro() -> None:
    game = begin(Board(turn="A").player("A", base=["Stalwart Poro"], hand=["Poro Herder"], deck=["Cleave"]))
    play(game, "Poro Herder")
    resolve(game)
    assert (might(game, "Poro Herder"), hand(game, "A")) == (4, ["Cleave"])


def test_383_2_a_1_poro_herder_does_nothing_without_a_poro_of_its_player() -> None:
    board = Board(turn="A").player("A", base=["Unit 1"], hand=["Poro Herder"], deck=["Cleave"])
    game = begin(board.player("B", base=["Stalwart Poro"]))
    play(game, "Poro Herder")
    assert game.state.chain == []
    assert (might(game, "Poro Herder"), hand(game, "A")) == (3, [])


# Wizened Elder


def test_wizened_elder_has_one_might_more_while_it_is_buffed() -> None:
    board = Board(turn="A").player("A", base=["Wizened Elder as Buffed buffed", "Wizened Elder as Plain"])
    game = begin(board)
    assert (might(game, "Buffed"), might(game, "Plain")) == (6, 4)


def test_wizened_elder_keeps_nothing_of_it_without_his_buff_and_gives_nothing_to_others() -> None:
    """705: what comes back has no buff."""
    board = Board(turn="A").player("A", base=["Wizened Elder as Elder buffed", "Unit 1 as Friend buffed"])
    game = begin(board.player("A", hand=["Spell 0: return a unit as Back"]))
    assert might(game, "Friend") == 2
    play(game, "Back", "Elder")
    resolve(game)
    play(game, "Elder")
    assert might(game, "Elder") == 4


# Blitzcrank, Impassive


def blitzcrank() -> Board:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1 as Host"]})
    board.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    return board.player("A", hand=["Blitzcrank, Impassive"]).player("B", base=["Unit 2 as Foe"])


def test_blitzcrank_pulls_an_enemy_unit_to_the_battlefield_it_is_played_to() -> None:
    game = begin(blitzcrank())
    play(game, "Blitzcrank, Impassive", "battlefield 1", "yes")
    assert not offered(game, "Host")
    choose(game, "Guard")
    resolve(game)
    assert (where(game, "Guard"), where(game, "Foe")) == ("battlefield 1", "B's base")
    pass_showdown(game)
    assert where(game, "Guard") == "B's trash"
    assert where(game, "Host") == "battlefield 1"  # the damage of Guard went to Blitzcrank, who has [Tank]


def test_blitzcrank_may_pull_nobody() -> None:
    game = begin(blitzcrank())
    play(game, "Blitzcrank, Impassive", "battlefield 1", "no")
    assert game.state.chain == []
    assert where(game, "Guard") == "battlefield 2"


def test_383_4_a_blitzcrank_pulls_nobody_to_a_base() -> None:
    game = begin(blitzcrank())
    play(game, "Blitzcrank, Impassive", "A's base")
    assert game.state.chain == []
    assert where(game, "Blitzcrank, Impassive") == "A's base"


def test_359_3_f_2_blitzcrank_pulls_to_where_he_is_by_then() -> None:
    board = blitzcrank().player("B", hand=["Spell 0 [Reaction]: return a unit"])
    game = begin(board)
    play(game, "Blitzcrank, Impassive", "battlefield 1", "yes", "Guard")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: return a unit", "Blitzcrank, Impassive")
    resolve(game)
    assert where(game, "Guard") == "battlefield 2"  # there is no "here" any more


def test_blitzcrank_goes_to_his_owners_hand_as_he_holds() -> None:
    board = Board(turn="A", phase="scoring").battlefield(controller="A", units={"A": ["Blitzcrank, Impassive"]})
    game = begin(board.player("A", deck=["Cleave"]))
    resolve(game)
    assert points(game) == [1, 0]
    assert sorted(hand(game, "A")) == ["Blitzcrank, Impassive", "Cleave"]
    assert controller(game, 1) == "nobody"


def test_blitzcrank_stays_as_he_conquers() -> None:
    game = begin(Board(turn="A").battlefield().player("A", base=["Blitzcrank, Impassive"]))
    move(game, "Blitzcrank, Impassive", field(1))
    pass_showdown(game)
    assert (where(game, "Blitzcrank, Impassive"), points(game)) == ("battlefield 1", [1, 0])


# Lee Sin, Ascetic


def test_426_1_b_2_lee_sin_may_be_buffed_again_and_again() -> None:
    board = Board(turn="A").player("A", base=["Lee Sin, Ascetic as Lee buffed", "Unit 2 as Other buffed"])
    game = begin(board.player("A", hand=["Spell 0: buff all friendly units"]))
    use(game, "Lee")
    resolve(game)
    assert game.state.objects[thing(game, "Lee")].exhausted
    assert might(game, "Lee") == 7
    assert not usable(game, "Lee")
    play(game, "Spell 0: buff all friendly units")
    resolve(game)
    assert (might(game, "Lee"), might(game, "Other")) == (8, 3)


def test_lee_sin_has_shield_as_a_defender() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Lee Sin, Ascetic as Lee"]})
    game = begin(board.player("A", base=["Unit 1 as Raider"]))
    move(game, "Raider", field(1))
    assert might(game, "Lee") == 6


# Leona, Zealot


def zealot(theirs: int, ours: int = 0) -> Game:
    game = begin(Board(turn="A").player("A", hand=["Leona, Zealot"], points=ours).player("B", points=theirs))
    play(game, "Leona, Zealot")
    return game


def test_369_3_leona_enters_ready_near_an_opponents_victory() -> None:
    for theirs, ours, ready in ((5, 0, True), (7, 0, True), (4, 0, False), (0, 7, False)):
        game = zealot(theirs, ours)
        assert game.state.objects[thing(game, "Leona, Zealot")].exhausted != ready, (theirs, ours)


def test_477_3_b_leona_takes_8_might_of_stunned_enemy_units_here_but_the_last_one() -> None:
    units = ["Unit 12 as Big", "Unit 4 as Small", "Unit 4 as Awake"]
    board = Board(turn="A").battlefield(controller="B", units={"B": units})
    board.battlefield(controller="B", units={"B": ["Unit 4 as There"]})
    board.player("A", base=["Leona, Zealot as Leona", "Unit 4 as Mine"])
    game = begin(board.player("A", hand=["Spell 0: stun a unit"] * 4))
    for name in ("Big", "Small", "There", "Mine"):
        play(game, "Spell 0: stun a unit", name)
        resolve(game)
    assert might(game, "Big") == 12  # Leona is elsewhere
    move(game, "Leona", field(1), "Mine")
    assert [might(game, name) for name in ("Big", "Small", "Awake", "There", "Mine")] == [4, 1, 4, 4, 4]


def test_477_3_e_leonas_minimum_is_reckoned_anew_as_might_changes() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard"]})
    board.player("A", base=["Leona, Zealot as Leona"])
    game = begin(board.player("A", hand=["Spell 0: stun a unit", "Spell 0 [Action]: give a unit +7"]))
    play(game, "Spell 0: stun a unit", "Guard")
    resolve(game)
    move(game, "Leona", field(1))
    assert might(game, "Guard") == 1
    play(game, "Spell 0 [Action]: give a unit +7", "Guard")
    resolve(game)
    assert might(game, "Guard") == 3  # 11, and 8 less


# Whiteflame Protector


def test_whiteflame_protector_gives_any_unit_8_might_for_the_turn() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Mine"], hand=["Whiteflame Protector"])
    game = begin(board.player("B", base=["Unit 2 as Theirs"]))
    play(game, "Whiteflame Protector")
    assert offered(game, "Theirs") and offered(game, "Whiteflame Protector")
    choose(game, "Mine")
    resolve(game)
    assert (might(game, "Mine"), might(game, "Whiteflame Protector")) == (10, 8)
    end_turn(game)
    assert might(game, "Mine") == 2


def test_whiteflame_protector_gives_it_only_as_it_is_played_and_to_nobody_instead() -> None:
    """359.3.e.10"""
    board = Board(turn="A").player("A", base=["Unit 2 as Mine"], hand=["Whiteflame Protector as Dragon"])
    game = begin(board.player("B", hand=["Spell [Reaction]: return a unit as Back"]))
    play(game, "Dragon", "Mine")
    game.apply("pass")
    play(game, "Back", "Mine")
    resolve(game)
    assert (where(game, "Mine"), might(game, "Dragon")) == ("A's hand", 8)


# Master Yi, Meditative


def test_master_yi_has_4_might_more_with_8_runes() -> None:
    for runes, strength in ((7, 4), (8, 8), (9, 8)):
        board = Board(turn="A").player("A", base=["Master Yi, Meditative"], runes=f"{runes} Calm")
        game = begin(board.player("B", runes="12 Calm"))
        assert might(game, "Master Yi, Meditative") == strength


def test_master_yi_counts_exhausted_runes_and_loses_the_might_with_a_recycled_one() -> None:
    game = begin(Board(turn="A").player("A", base=["Master Yi, Meditative"], runes="8 Calm"))
    rune = game.state.players[0].runes[0]
    game.apply(f"add:{rune}:0")
    assert might(game, "Master Yi, Meditative") == 8
    game.apply(f"add:{rune}:1")
    assert might(game, "Master Yi, Meditative") == 4
