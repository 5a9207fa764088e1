"""The plain units of Origins' Fury, and those with something to say as they are played."""

import pytest

from riftwright.core.events import DISCARDED, DRAWN
from riftwright.core.ids import ACCELERATE, ASSAULT, ENERGY, GANKING
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    controller,
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
    played_for_just,
    points,
    resolve,
    thing,
    use,
    where,
)


@pytest.mark.parametrize(
    ("name", "pool", "too_little", "strength", "keywords"),
    [
        ("Blazing Scorcher", "5 Energy", "4 Energy", 5, {ACCELERATE: 1}),
        ("Jinx, Demolitionist", "3 Energy, 1 Fury", "3 Energy, 1 Calm", 4, {ACCELERATE: 1, ASSAULT: 2}),
        ("Chemtech Enforcer", "2 Energy", "1 Energy", 2, {ASSAULT: 2}),
        ("Dangerous Duo", "3 Energy", "2 Energy", 3, {}),
        ("Scrapyard Champion", "5 Energy, 1 Fury", "6 Energy", 5, {}),
        ("Raging Soul", "4 Energy", "3 Energy, 1 Fury", 4, {}),
        ("Draven, Showboat", "5 Energy, 1 Fury", "6 Energy", 3, {}),
        ("Raging Firebrand", "6 Energy, 1 Fury", "7 Energy", 4, {}),
        ("Tryndamere, Barbarian", "7 Energy, 2 Fury", "8 Energy, 1 Fury", 8, {}),
        ("Magma Wurm", "8 Energy, 1 Fury", "9 Energy", 8, {}),
        ("Kadregrin the Infernal", "9 Energy, 2 Fury", "9 Energy, 1 Fury, 1 Calm", 9, {}),
    ],
)
def test_units_cost_what_they_cost_and_are_what_they_are(
    name: str, pool: str, too_little: str, strength: int, keywords: dict[int, int]
) -> None:
    game = played_for_just(name, pool, too_little)
    assert might(game, name) == strength
    held = {keyword: game.machine.keyword(thing(game, name), keyword) for keyword in (ACCELERATE, ASSAULT)}
    assert {keyword: value for keyword, value in held.items() if value} == keywords


@pytest.mark.parametrize(("name", "energy"), [("Blazing Scorcher", 5), ("Jinx, Demolitionist", 3)])
def test_805_1_they_enter_ready_for_one_energy_and_a_fury_more(name: str, energy: int) -> None:
    game = begin(Board(turn="A").player("A", hand=[name], pool=f"{energy + 1} Energy, 2 Fury"))
    play(game, name, "yes")
    assert not game.state.objects[thing(game, name)].exhausted
    assert sum(game.state.players[0].pool) == (1 if name == "Blazing Scorcher" else 0)

    game = begin(Board(turn="A").player("A", hand=[name], pool=f"{energy} Energy, 2 Fury"))
    play(game, name)
    assert not offered(game, "yes")
    assert game.state.objects[thing(game, name)].exhausted


# Chemtech Enforcer; Jinx, Demolitionist


@pytest.mark.parametrize(("name", "count"), [("Chemtech Enforcer", 1), ("Jinx, Demolitionist", 2)])
def test_422_1_a_their_player_discards_cards_of_their_choice(name: str, count: int) -> None:
    board = Board(turn="A").player("A", hand=[f"{name} as Unit", "Cleave", "Charm", "Retreat"], pool="9 Energy, 1 Fury")
    game = begin(board.player("B", hand=["Flash"]))
    play(game, "Unit")
    resolve(game)
    choose(game, *["discard Charm", "discard Retreat"][:count])
    assert hand(game, "A") == ["Cleave", "Retreat"][: 3 - count]
    assert where(game, "Charm") == "A's trash"
    assert hand(game, "B") == ["Flash"]


def test_422_4_jinx_discards_the_only_card_and_an_empty_hand_stops_nothing() -> None:
    for cards, left in ((["Cleave"], 1), ([], 0)):
        game = begin(Board(turn="A").player("A", hand=["Jinx, Demolitionist", *cards], pool="3 Energy, 1 Fury"))
        play(game, "Jinx, Demolitionist")
        resolve(game)
        assert len(events(game, DISCARDED)) == left
        assert where(game, "Jinx, Demolitionist") == "A's base"


@pytest.mark.parametrize("name", ["Chemtech Enforcer", "Jinx, Demolitionist"])
def test_807_they_have_2_more_might_as_attackers_and_discard_nothing_as_they_move(name: str) -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", base=[f"{name} as Unit"], hand=["Cleave"]))
    at_home = might(game, "Unit")
    move(game, "Unit", field(1))
    assert might(game, "Unit") == at_home + 2
    assert hand(game, "A") == ["Cleave"]


# Dangerous Duo


def test_812_dangerous_duo_gives_any_unit_2_might_for_the_turn() -> None:
    board = Board(turn="A").player("A", hand=["Dangerous Duo"], base=["Unit 1 as Mine"], played=1)
    game = begin(board.player("B", base=["Unit 4 as Foe"]))
    play(game, "Dangerous Duo")
    assert all(offered(game, unit) for unit in ("Mine", "Foe", "Dangerous Duo"))
    choose(game, "Mine")
    resolve(game)
    assert [might(game, unit) for unit in ("Mine", "Foe", "Dangerous Duo")] == [3, 4, 3]
    end_turn(game)
    assert might(game, "Mine") == 1


def test_812_1_c_dangerous_duo_gives_nothing_as_the_first_card_or_after_an_opponents() -> None:
    board = Board(turn="A").player("A", hand=["Dangerous Duo"], base=["Unit 1 as Mine"]).player("B", played=1)
    game = begin(board)
    play(game, "Dangerous Duo")
    assert game.state.chain == []
    assert not offered(game, "Mine")
    assert might(game, "Mine") == 1


# Scrapyard Champion


def test_812_scrapyard_champion_discards_2_and_then_draws_2() -> None:
    cards = ["Scrapyard Champion", "Cleave", "Charm", "Retreat"]
    game = begin(Board(turn="A").player("A", hand=cards, deck=["Flash", "Stupefy", "Discipline"], played=1))
    play(game, "Scrapyard Champion")
    resolve(game)
    assert not offered(game, "discard Flash")
    choose(game, "discard Cleave", "discard Retreat")
    assert hand(game, "A") == ["Charm", "Flash", "Stupefy"]


def test_422_4_scrapyard_champion_draws_2_however_few_were_discarded() -> None:
    for cards in (["Cleave"], []):
        board = Board(turn="A").player("A", hand=["Scrapyard Champion", *cards], deck=["Flash", "Stupefy"], played=1)
        game = begin(board)
        play(game, "Scrapyard Champion")
        resolve(game)
        assert len(events(game, DISCARDED)) == len(cards)
        assert hand(game, "A") == ["Flash", "Stupefy"]


def test_812_1_c_scrapyard_champion_changes_no_hand_as_the_first_card() -> None:
    game = begin(Board(turn="A").player("A", hand=["Scrapyard Champion", "Cleave", "Charm"], deck=["Flash"]))
    play(game, "Scrapyard Champion")
    resolve(game)
    assert hand(game, "A") == ["Cleave", "Charm"]


# Kadregrin the Infernal


def test_708_kadregrin_draws_for_itself_and_each_other_mighty_unit_of_its_player() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 5 as Far"]})
    board.player("A", hand=["Kadregrin the Infernal as Dragon"], base=["Unit 6", "Unit 4"], deck=["Cleave"] * 9)
    game = begin(board.player("B", base=["Unit 7"]))
    play(game, "Dragon", "A's base")
    resolve(game)
    assert hand(game, "A") == ["Cleave"] * 3


def test_359_3_f_2_kadregrin_counts_as_its_ability_resolves() -> None:
    board = Board(turn="A").player("A", hand=["Kadregrin the Infernal as Dragon"], base=["Unit 5 as Other"])
    board.player("A", deck=["Cleave"] * 9)
    game = begin(board.player("B", hand=["Spell 0 [Reaction]: kill a unit"]))
    play(game, "Dragon")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: kill a unit", "Dragon")
    resolve(game)
    assert hand(game, "A") == ["Cleave"]
    assert len(events(game, DRAWN)) == 1


def test_kadregrin_draws_nothing_as_it_conquers() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Kadregrin the Infernal as Dragon"], deck=["Cleave"])
    game = begin(board)
    move(game, "Dragon", field(1))
    pass_showdown(game)
    assert hand(game, "A") == []


# Raging Soul


def test_422_raging_soul_has_assault_and_ganking_once_its_player_has_discarded() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Raging Soul as Soul"]})
    board.battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", hand=["Spell 0: discard 1", "Cleave"]))
    soul = thing(game, "Soul")
    assert (game.machine.keyword(soul, ASSAULT), game.machine.keyword(soul, GANKING)) == (0, 0)
    assert not offered(game, f"move:{soul}:{field(2)}")
    play(game, "Spell 0: discard 1")
    resolve(game)
    assert (game.machine.keyword(soul, ASSAULT), game.machine.keyword(soul, GANKING)) == (1, 1)
    move(game, "Soul", field(2))
    assert might(game, "Soul") == 5


def test_357_2_a_card_that_is_discarded_as_a_cost_counts_for_raging_soul() -> None:
    board = Board(turn="A").player("A", base=["Raging Soul as Soul", "Unlicensed Armory"], hand=["Cleave"])
    game = begin(board)
    use(game, "Unlicensed Armory")
    assert game.machine.keyword(thing(game, "Soul"), ASSAULT) == 1


def test_raging_soul_hears_no_discard_of_an_opponent_and_forgets_its_own_with_the_turn() -> None:
    board = Board(turn="A").player("A", base=["Raging Soul as Soul"], hand=["Spell 0: discard 1", "Cleave"])
    game = begin(board.player("B", base=["Raging Soul as Theirs"]))
    play(game, "Spell 0: discard 1")
    resolve(game)
    assert game.machine.keyword(thing(game, "Theirs"), ASSAULT) == 0
    assert game.machine.keyword(thing(game, "Soul"), ASSAULT) == 1
    end_turn(game)
    assert game.machine.keyword(thing(game, "Soul"), ASSAULT) == 0
    assert game.machine.keyword(thing(game, "Soul"), GANKING) == 0


def test_422_4_a_hand_that_was_empty_is_no_discard() -> None:
    game = begin(Board(turn="A").player("A", base=["Raging Soul as Soul"], hand=["Spell 0: discard 1"]))
    play(game, "Spell 0: discard 1")
    resolve(game)
    assert game.machine.keyword(thing(game, "Soul"), ASSAULT) == 0


# Draven, Showboat


def test_477_3_draven_grows_with_the_points_of_his_player_alone() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Draven, Showboat as Draven"], points=2)
    game = begin(board.player("B", points=5))
    assert might(game, "Draven") == 5
    move(game, "Draven", field(1))
    pass_showdown(game)
    assert points(game) == [3, 5]
    assert might(game, "Draven") == 6


def test_194_draven_grows_with_the_points_of_his_team() -> None:
    board = Board(turn="A", mode="magma").player("A", base=["Draven, Showboat as Draven"]).player("C", points=4)
    assert might(begin(board), "Draven") == 7


# Raging Firebrand


def fired(*hand: str, pool: str) -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(board.player("A", hand=["Raging Firebrand", *hand], pool=pool, deck=["Cleave"] * 9))
    play(game, "Raging Firebrand")
    resolve(game)
    return game


def test_356_4_raging_firebrand_makes_the_next_spell_5_cheaper_and_no_other() -> None:
    game = fired("Falling Comet", "Falling Comet", pool="10 Energy, 1 Fury")
    play(game, "Falling Comet")
    resolve(game)
    assert game.state.players[0].pool[ENERGY] == 4
    assert not playable(game, "Falling Comet")


def test_356_4_raging_firebrand_takes_no_power_and_nothing_below_0() -> None:
    game = fired("Hextech Ray", pool="6 Energy, 2 Fury")
    play(game, "Hextech Ray")
    assert sum(game.state.players[0].pool) == 0
    assert not playable(fired("Hextech Ray", pool="7 Energy, 1 Fury"), "Hextech Ray")


def test_raging_firebrand_lets_units_cost_what_they_cost_and_waits_for_a_spell() -> None:
    game = fired("Mega-Mech", "Falling Comet", pool="13 Energy, 1 Fury")
    play(game, "Mega-Mech")
    resolve(game)
    assert sum(game.state.players[0].pool) == 0
    assert playable(game, "Falling Comet")


def test_the_turn_may_have_begun_with_other_cards_before_raging_firebrand() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    board.player("A", hand=["Raging Firebrand", "Falling Comet", "Falling Comet"], pool="10 Energy, 1 Fury", played=2)
    game = begin(board)
    play(game, "Raging Firebrand")
    resolve(game)
    play(game, "Falling Comet")
    resolve(game)
    assert not playable(game, "Falling Comet")


def test_419_4_b_a_countered_spell_was_the_next_one() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    board.player("A", hand=["Raging Firebrand", "Falling Comet", "Falling Comet"], pool="10 Energy, 1 Fury")
    game = begin(board.player("B", hand=["Wind Wall"]))
    play(game, "Raging Firebrand")
    resolve(game)
    play(game, "Falling Comet")
    game.apply("pass")
    play(game, "Wind Wall")
    resolve(game)
    assert not playable(game, "Falling Comet")


def test_raging_firebrand_is_forgotten_with_the_turn_and_helps_no_opponent() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    board.player("A", hand=["Raging Firebrand", "Spell 6 [Reaction]: draw 1"], pool="6 Energy, 1 Fury")
    game = begin(board.player("B", hand=["Spell 1 [Reaction]: draw 1", "Spell 0: draw 1"], pool=""))
    play(game, "Raging Firebrand")
    game.apply("pass")
    assert not playable(game, "Spell 1 [Reaction]: draw 1")
    resolve(game)
    end_turn(game)
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not playable(game, "Spell 6 [Reaction]: draw 1")


# Tryndamere, Barbarian


def rage(*guards: str, score: int = 0) -> Game:
    board = Board(turn="A").battlefield(controller="B" if guards else None, units={"B": list(guards)})
    game = begin(board.player("A", base=["Tryndamere, Barbarian as Rage"], points=score))
    move(game, "Rage", field(1))
    pass_showdown(game)
    return game


def test_465_2_c_tryndamere_scores_a_point_for_5_excess_damage() -> None:
    assert points(rage("Unit 3")) == [2, 0]
    assert points(rage("Unit 1", "Unit 2")) == [2, 0]  # of all enemy units together
    assert points(rage("Unit 4")) == [1, 0]


def test_tryndamere_scores_no_more_where_nobody_fought_him() -> None:
    game = rage()
    assert controller(game, 1) == "A"
    assert points(game) == [1, 0]


def test_471_1_a_1_the_point_of_tryndamere_may_be_the_final_one() -> None:
    game = rage("Unit 3", score=7)
    assert game.outcome is not None
    assert points(game) == [8, 0]


def test_383_2_a_1_tryndamere_scores_nothing_where_another_unit_conquers() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1"]})
    game = begin(board.player("A", base=["Tryndamere, Barbarian", "Unit 9 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]


def test_466_5_e_tryndamere_scores_nothing_for_a_conquest_after_a_defence() -> None:
    board = Board(turn="A").battlefield(units={"A": ["Unit 1"], "B": ["Tryndamere, Barbarian as Rage"]})
    game = begin(board.showdown(1, focus="A", attacker="A", defender="B"))
    pass_showdown(game)
    assert controller(game, 1) == "B"  # A had contested what nobody controlled
    assert points(game) == [0, 1]


def test_194_1_c_tryndamere_scores_no_point_against_tianna() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3"]})
    board.battlefield(controller="B", units={"B": ["Tianna Crownguard"]})
    game = begin(board.player("A", base=["Tryndamere, Barbarian as Rage"]))
    move(game, "Rage", field(1))
    pass_showdown(game)
    assert controller(game, 1) == "A"
    assert points(game) == [0, 0]


# Magma Wurm


def exhausted(game: Game, name: str) -> bool:
    return game.state.objects[thing(game, name)].exhausted


def test_369_3_magma_wurm_lets_units_and_tokens_of_its_player_enter_ready_but_not_itself() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    board.player("A", hand=["Magma Wurm as Wurm", "Unit 2 as Near", "Unit 3 as Far", "Spell: play a recruit"])
    game = begin(board)
    play(game, "Wurm", "A's base")
    assert exhausted(game, "Wurm")
    play(game, "Near", "A's base")
    play(game, "Far", "battlefield 1")
    play(game, "Spell: play a recruit")
    resolve(game)
    choose(game, "A's base")
    assert [exhausted(game, name) for name in ("Near", "Far", "Recruit")] == [False, False, False]
    assert exhausted(game, "Wurm")


def test_369_3_of_two_magma_wurms_the_second_enters_ready() -> None:
    game = begin(Board(turn="A").player("A", base=["Magma Wurm exhausted as One"], hand=["Magma Wurm as Two"]))
    play(game, "Two")
    assert (exhausted(game, "One"), exhausted(game, "Two")) == (True, False)


def test_magma_wurm_does_nothing_for_opponents_for_gear_or_once_it_is_gone() -> None:
    board = Board(turn="A").player("A", hand=["Unit 2 as Foe"]).player("B", base=["Magma Wurm"])
    game = begin(board)
    play(game, "Foe")
    assert exhausted(game, "Foe")

    board = Board(turn="A").player("A", base=["Magma Wurm as Wurm"])
    game = begin(board.player("A", hand=["Iron Ballista", "Spell 0: kill a unit", "Unit 2 as Late"]))
    play(game, "Iron Ballista")
    assert exhausted(game, "Iron Ballista")
    play(game, "Spell 0: kill a unit")
    resolve(game)
    play(game, "Late")
    assert exhausted(game, "Late")


def test_magma_wurm_lets_units_of_a_teammate_enter_ready() -> None:
    board = Board(turn="A", mode="magma").player("A", hand=["Unit 2 as Mine"]).player("C", base=["Magma Wurm"])
    game = begin(board)
    play(game, "Mine")
    assert not exhausted(game, "Mine")
