import pytest

from riftwright.core.events import BUFF_SPENT
from riftwright.core.ids import ENERGY
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    end_turn,
    events,
    field,
    might,
    move,
    pass_showdown,
    play,
    playable,
    points,
    resolve,
    sentences,
    thing,
    usable,
    use,
    where,
)


def test_sett_buffs_himself_as_he_is_played() -> None:
    game = begin(Board(turn="A").player("A", hand=["Sett, Brawler as Sett"]))
    play(game, "Sett")
    resolve(game)
    assert game.state.objects[thing(game, "Sett")].buffs == 1
    assert might(game, "Sett") == 5


def test_sett_buffs_himself_as_he_conquers_and_never_twice() -> None:
    board = Board(turn="A").battlefield().battlefield().player("A", base=["Sett, Brawler as Sett"])
    game = begin(board)
    move(game, "Sett", field(1))
    pass_showdown(game)
    assert game.state.objects[thing(game, "Sett")].buffs == 1
    board = Board(turn="A").battlefield().player("A", base=["Sett, Brawler as Sett buffed"])
    game = begin(board)
    move(game, "Sett", field(1))
    pass_showdown(game)
    assert game.state.objects[thing(game, "Sett")].buffs == 1  # 702.3.a


def test_sett_is_not_buffed_by_what_others_conquer() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Sett, Brawler as Sett", "Unit 1 as Scout"])
    game = begin(board)
    move(game, "Scout", field(1))
    pass_showdown(game)
    assert might(game, "Sett") == 4


def test_sett_spends_his_buff_for_4_might_this_turn() -> None:
    game = begin(Board(turn="A").player("A", base=["Sett, Brawler as Sett buffed"]))
    use(game, "Sett")
    assert game.state.objects[thing(game, "Sett")].buffs == 0  # the cost is paid at once
    assert might(game, "Sett") == 4
    resolve(game)
    assert might(game, "Sett") == 8
    assert not usable(game, "Sett")
    end_turn(game)
    assert might(game, "Sett") == 4


def test_sett_spends_no_buff_of_another_unit_and_none_in_a_showdown() -> None:
    game = begin(Board(turn="A").player("A", base=["Sett, Brawler as Sett", "Unit 1 buffed"]))
    assert not usable(game, "Sett")
    board = Board(turn="A").battlefield(units={"A": ["Sett, Brawler as Sett buffed"]}).showdown(1, focus="A")
    assert not usable(begin(board), "Sett")


# Arena Bar


def test_arena_bar_buffs_an_exhausted_friendly_unit() -> None:
    board = Board(turn="A").player("A", base=["Arena Bar", "Unit 1 as Tired exhausted", "Unit 1 as Fresh"])
    game = begin(board.player("B", base=["Unit 1 as Foe exhausted"]))
    use(game, "Arena Bar")
    resolve(game)
    assert [might(game, name) for name in ("Tired", "Fresh", "Foe")] == [2, 1, 1]
    assert not usable(game, "Arena Bar")  # exhausted


def test_402_3_arena_bar_needs_an_exhausted_unit() -> None:
    assert not usable(begin(Board(turn="A").player("A", base=["Arena Bar", "Unit 1"])), "Arena Bar")


def test_359_3_e_2_arena_bar_does_nothing_to_a_unit_that_was_readied() -> None:
    board = Board(turn="A").player("A", base=["Arena Bar", "Unit 1 as Tired exhausted"])
    ready = "Spell 0 [Reaction]: ready a unit"
    game = begin(board.player("A", hand=[ready]))
    use(game, "Arena Bar")
    play(game, ready)
    resolve(game)
    assert might(game, "Tired") == 1


# Cannon Barrage


def test_cannon_barrage_deals_2_to_every_enemy_unit_in_combat() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 as One", "Unit 3 as Two"]})
    board.battlefield(controller="B", units={"B": ["Unit 2 as Away"]})
    game = begin(board.player("A", base=["Unit 1 as Raider"], hand=["Cannon Barrage"]))
    move(game, "Raider", field(1))
    play(game, "Cannon Barrage")
    resolve(game)
    damage = [game.state.objects[thing(game, name)].damage for name in ("Two", "Away", "Raider")]
    assert damage == [2, 0, 0]
    assert where(game, "One") == "B's trash"


def test_355_10_d_cannon_barrage_chooses_nothing_and_may_be_played_outside_combat() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 [Deflect] as Foe"]})
    game = begin(board.player("A", hand=["Cannon Barrage"], pool="2 Energy, 1 Body"))
    play(game, "Cannon Barrage")
    resolve(game)
    assert game.state.objects[thing(game, "Foe")].damage == 0


# Lee Sin, Centered


def test_lee_sin_strengthens_other_buffed_friendly_units_at_his_battlefield() -> None:
    units = ["Lee Sin, Centered as Lee buffed", "Unit 1 as Buffed buffed", "Unit 1 as Plain"]
    board = Board(turn="A").battlefield(controller="A", units={"A": units})
    game = begin(board.player("A", base=["Unit 1 as Home buffed"]))
    assert [might(game, name) for name in ("Lee", "Buffed", "Plain", "Home")] == [7, 4, 1, 2]


def test_lee_sin_strengthens_nobody_in_base() -> None:
    game = begin(Board(turn="A").player("A", base=["Lee Sin, Centered", "Unit 1 as Buffed buffed"]))
    assert might(game, "Buffed") == 2


def test_a_unit_that_loses_lee_sins_might_may_have_lethal_damage() -> None:
    units = ["Lee Sin, Centered as Lee", "Unit 1 as Buffed buffed damaged 2"]
    board = Board(turn="A").battlefield(controller="A", units={"A": units})
    game = begin(board.player("A", hand=["Retreat"]))
    play(game, "Retreat", "Lee")
    resolve(game)
    assert where(game, "Buffed") == "A's trash"


def test_417_6_b_4_challenge_has_two_units_deal_damage_to_each_other() -> None:
    board = Board(turn="A").player("A", base=["Unit 4 as Mine"], hand=["Challenge"])
    game = begin(board.player("B", base=["Unit 6 as Theirs"]))
    play(game, "Challenge")
    resolve(game)
    assert where(game, "Mine") == "A's trash"
    assert game.state.objects[thing(game, "Theirs")].damage == 4


def test_359_3_e_12_challenge_does_nothing_with_one_of_them_gone() -> None:
    board = Board(turn="A").player("A", base=["Unit 4 as Mine"], hand=["Challenge"])
    board.player("B", base=["Unit 6 as Theirs"], hand=["Spell [Reaction]: return a friendly unit"])
    game = begin(board)
    play(game, "Challenge")
    game.apply("pass")
    play(game, "Spell [Reaction]: return a friendly unit")
    resolve(game)
    assert game.state.objects[thing(game, "Mine")].damage == 0
    assert where(game, "Theirs") == "B's hand"


# Dazzling Aurora


def test_dazzling_aurora_plays_the_first_unit_of_the_deck_at_the_end_of_its_turn() -> None:
    board = Board(turn="A").player(
        "A", base=["Dazzling Aurora"], deck=["Charm", "Cleave", "Unit 5 as First", "Unit 6 as Second"], pool="0 Energy"
    )
    game = begin(board)
    end_turn(game)
    assert where(game, "First") == "A's base"
    assert where(game, "Second") == "A's main deck"
    names = [game.state.face_of(oid).name for oid in game.state.players[0].main_deck]
    assert sorted(names[:2]) == ["Charm", "Cleave"]  # recycled


def test_431_1_c_dazzling_aurora_recycles_a_deck_without_units_and_nobody_burns_out() -> None:
    game = begin(Board(turn="A").player("A", base=["Dazzling Aurora"], deck=["Charm", "Cleave"]))
    end_turn(game)
    assert len(game.state.players[0].main_deck) == 2
    assert points(game) == [0, 0]


def test_dazzling_aurora_does_nothing_at_the_end_of_other_turns() -> None:
    game = begin(Board(turn="B").player("A", base=["Dazzling Aurora"], deck=["Charm", "Unit 5 as First", "Cleave"]))
    end_turn(game)
    assert where(game, "First") == "A's main deck"


# Wallop


def exhausted(game: Game, name: str) -> bool:
    return game.state.objects[thing(game, name)].exhausted


def test_wallop_readies_a_unit() -> None:
    board = Board(turn="A").player("A", hand=["Wallop"], pool="2 Energy")
    game = begin(board.player("B", base=["Unit 1 exhausted as Theirs"]))
    play(game, "Wallop")
    assert game.state.players[0].pool[ENERGY] == 0
    resolve(game)
    assert not exhausted(game, "Theirs")


@pytest.mark.parametrize(("answer", "energy", "buffs"), [("yes", 2, 0), ("no", 0, 1)])
def test_wallop_costs_a_buff_instead_where_its_player_likes(answer: str, energy: int, buffs: int) -> None:
    board = Board(turn="A").player("A", base=["Unit 1 exhausted buffed as Mine"], hand=["Wallop"], pool="2 Energy")
    game = begin(board)
    play(game, "Wallop", answer)
    assert game.state.players[0].pool[ENERGY] == energy
    assert game.state.objects[thing(game, "Mine")].buffs == buffs
    resolve(game)
    assert not exhausted(game, "Mine")


def test_355_16_who_cannot_pay_for_wallop_otherwise_must_spend_the_buff() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 exhausted buffed as Mine"], hand=["Wallop"], pool="1 Energy")
    game = begin(board)
    play(game, "Wallop")  # nothing is asked
    assert game.state.objects[thing(game, "Mine")].buffs == 0
    assert game.state.players[0].pool[ENERGY] == 1


def test_702_2_b_2_wallop_is_not_paid_with_a_buff_of_another_player() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 exhausted"], hand=["Wallop"], pool="1 Energy")
    assert not playable(begin(board.player("B", base=["Unit 1 buffed"])), "Wallop")


def test_356_1_b_3_wallop_with_a_buff_spent_still_pays_for_deflect() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 buffed as Mine"], hand=["Wallop"], pool="2 Energy, 1 Body")
    game = begin(board.player("B", base=["Unit 1 [Deflect] exhausted as Theirs"]))
    play(game, "Wallop", "yes", "Theirs")
    assert sum(game.state.players[0].pool) == 2
    resolve(game)
    assert not exhausted(game, "Theirs")


def test_355_16_who_has_only_4_energy_discards_for_brazen_buccaneer() -> None:
    board = Board(turn="A").player("A", hand=["Brazen Buccaneer", "Unit 1 as Card"], pool="4 Energy")
    game = begin(board)
    play(game, "Brazen Buccaneer")
    assert where(game, "Card") == "A's trash"
    assert where(game, "Brazen Buccaneer") == "A's base"


# Confront


def test_confront_has_every_unit_that_its_player_plays_this_turn_enter_ready_and_draws() -> None:
    board = Board(turn="A").battlefield().player("A", hand=["Confront", "Unit 1 as One"], deck=["Unit 1 as Two"])
    game = begin(board)
    play(game, "Confront")
    resolve(game)
    for name in ("One", "Two"):  # Two was drawn
        play(game, name)
        assert not exhausted(game, name)


def test_confront_is_for_tokens_too_but_not_for_opponents_or_for_later_turns() -> None:
    cards = ["Confront", "Spell 0: play a recruit", "Unit 1 as Late"]
    board = Board(turn="A").player("A", hand=cards, deck=["Cleave"])
    game = begin(board.player("B", hand=["Spell 0 [Reaction]: play a recruit"], deck=["Cleave"]))
    play(game, "Confront")
    resolve(game)
    play(game, "Spell 0: play a recruit")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: play a recruit")
    resolve(game)
    s = game.state
    tokens = [s.objects[oid] for oid in game.machine.units() if s.face_of(oid).name == "Recruit"]
    assert {(o.controller, o.exhausted) for o in tokens} == {(0, False), (1, True)}
    end_turn(game)
    end_turn(game)
    play(game, "Late")
    assert exhausted(game, "Late")


# Flurry of Blades, Primal Strength


def test_flurry_of_blades_deals_1_to_every_unit_at_battlefields() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3 as Mine"]})
    board.battlefield(controller="B", units={"B": ["Unit 3 as Foe"]}).player("B", base=["Unit 3 as Home"])
    game = begin(board.player("A", hand=["Flurry of Blades"], pool="1 Energy"))
    play(game, "Flurry of Blades")
    resolve(game)
    assert [game.state.objects[thing(game, name)].damage for name in ("Mine", "Foe", "Home")] == [1, 1, 0]


def test_flurry_of_blades_is_a_reaction() -> None:
    board = Board(turn="A").player("A", hand=["Spell 0: draw 1"]).player("B", hand=["Flurry of Blades", "Confront"])
    game = begin(board)
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert playable(game, "Flurry of Blades")
    assert not playable(game, "Confront")


def test_primal_strength_gives_7_might_this_turn() -> None:
    board = Board(turn="A").player("A", hand=["Primal Strength"], pool="4 Energy, 1 Body", deck=["Cleave"])
    game = begin(board.player("B", base=["Unit 2 as Theirs"], deck=["Cleave"]))
    play(game, "Primal Strength")
    resolve(game)
    assert might(game, "Theirs") == 9
    end_turn(game)
    assert might(game, "Theirs") == 2


@pytest.mark.parametrize(
    ("pool", "able"), [("4 Energy, 1 Body", True), ("4 Energy, 1 Fury", False), ("3 Energy, 1 Body", False)]
)
def test_806_primal_strength_is_an_action_for_4_and_body(pool: str, able: bool) -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 2 as Guard"]})
    board.player("B", base=["Unit 9 as Raider"], hand=["Spell 0: draw 1 as Idea"])
    game = begin(board.player("A", hand=["Primal Strength"], pool=pool))
    play(game, "Idea")
    game.apply("pass")
    assert not playable(game, "Primal Strength")  # no Reaction
    resolve(game)
    move(game, "Raider", field(1))
    game.apply("pass")
    assert playable(game, "Primal Strength") is able
    if able:
        play(game, "Primal Strength", "Guard")
        resolve(game)
        assert [might(game, name) for name in ("Guard", "Raider")] == [9, 9]


# Mobilize, Catalyst of Aeons


@pytest.mark.parametrize(
    ("spell", "left", "channeled", "drawn"),
    [
        ("Mobilize", "2 Body", 1, 0),
        ("Mobilize", "", 0, 1),
        ("Catalyst of Aeons", "2 Body", 2, 0),
        ("Catalyst of Aeons", "1 Body", 1, 1),
        ("Catalyst of Aeons", "", 0, 1),
    ],
)
def test_430_3_who_cannot_channel_as_many_runes_draws_1(spell: str, left: str, channeled: int, drawn: int) -> None:
    board = Board(turn="A").player("A", hand=[spell], deck=["Cleave", "Charm"], rune_deck=left, pool="4 Energy")
    game = begin(board)
    play(game, spell)
    resolve(game)
    player = game.state.players[0]
    assert [game.state.objects[oid].exhausted for oid in player.runes] == [True] * channeled
    assert len(player.hand) == drawn


@pytest.mark.parametrize(("spell", "energy"), [("Mobilize", 2), ("Catalyst of Aeons", 4)])
def test_mobilize_and_catalyst_of_aeons_are_for_your_own_turn_outside_showdowns(spell: str, energy: int) -> None:
    for pool, able in ((f"{energy} Energy", True), (f"{energy - 1} Energy, 9 Body", False)):
        board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
        game = begin(board.player("A", base=["Unit 2 as Raider"], hand=[spell], pool=pool))
        assert playable(game, spell) is able
        move(game, "Raider", field(1))
        assert not playable(game, spell)


# Pirate's Haven


def test_pirates_haven_strengthens_friendly_units_that_its_player_readies() -> None:
    hand = ["Spell 0: ready a unit as First", "Spell 0: ready a unit as Second"]
    board = Board(turn="A").player("A", base=["Pirate's Haven", "Unit 2 as Mine exhausted"], hand=hand, deck=["Cleave"])
    game = begin(board.player("B", base=["Unit 2 as Theirs exhausted"], deck=["Cleave"]))
    play(game, "First", "Mine")
    resolve(game)
    play(game, "Second", "Theirs")
    resolve(game)
    assert [might(game, name) for name in ("Mine", "Theirs")] == [3, 2]
    end_turn(game)
    assert might(game, "Mine") == 2


def test_pirates_haven_gives_nothing_for_a_unit_that_was_ready() -> None:
    board = Board(turn="A").player("A", base=["Pirate's Haven", "Unit 2 as Mine"], hand=["Spell 0: ready a unit"])
    game = begin(board)
    play(game, "Spell 0: ready a unit")
    resolve(game)
    assert might(game, "Mine") == 2  # 415.1.c


def test_415_3_a_pirates_haven_strengthens_what_is_readied_in_the_awaken_phase() -> None:
    board = Board(turn="B").player("A", base=["Pirate's Haven", "Unit 2 as Mine exhausted"], deck=["Cleave"])
    game = begin(board)
    end_turn(game)
    resolve(game)
    assert might(game, "Mine") == 3


# Spoils of War


def spoils(*, victim: str) -> Game:
    """A unit of the victim has died this turn, and A has 2 Energy and 1 Power left."""
    board = Board(turn="A").player(victim, base=["Unit 1 as Victim"])
    board.player("A", hand=["Spoils of War", "Spell 0: kill a unit"], deck=["Cleave", "Charm"], pool="2 Energy, 1 Body")
    game = begin(board)
    assert not playable(game, "Spoils of War")
    play(game, "Spell 0: kill a unit")
    resolve(game)
    return game


def test_spoils_of_war_costs_2_less_once_an_enemy_unit_has_died() -> None:
    game = spoils(victim="B")
    play(game, "Spoils of War")
    assert sum(game.state.players[0].pool) == 0
    resolve(game)
    assert len(game.state.players[0].hand) == 2


def test_spoils_of_war_costs_4_where_a_friendly_unit_has_died_or_an_enemy_last_turn() -> None:
    assert not playable(spoils(victim="A"), "Spoils of War")
    board = Board(turn="B").player("A", hand=["Spoils of War"], runes="2 Body", deck=["Cleave"], rune_deck="")
    game = begin(board.player("B", base=["Unit 1"], hand=["Spell 0: kill a unit"], deck=["Cleave"]))
    play(game, "Spell 0: kill a unit")
    resolve(game)
    end_turn(game)
    assert not playable(game, "Spoils of War")


# Mistfall


def mistfall(buff: str, *, base: tuple[str, ...] = ("Mistfall",), pool: str = "1 Body") -> Game:
    """A's spell buffs a unit; all of them are exhausted."""
    units = ["Unit 1 as Mine exhausted", "Unit 1 as Full exhausted buffed"]
    board = Board(turn="A").player("A", base=[*base, *units], hand=["Spell 0: buff a unit"], pool=pool)
    game = begin(board.player("B", base=["Unit 1 as Theirs exhausted"]))
    play(game, "Spell 0: buff a unit", buff)
    resolve(game)
    return game


def test_mistfall_readies_a_friendly_unit_that_its_player_buffs_for_power_and_exhaustion() -> None:
    game = mistfall("Mine")
    choose(game, "yes", "spend 1 Body Power")
    resolve(game)
    assert not exhausted(game, "Mine")
    assert exhausted(game, "Mistfall")
    assert sum(game.state.players[0].pool) == 0


def test_mistfall_need_not_be_used() -> None:
    game = mistfall("Mine")
    choose(game, "no")
    assert exhausted(game, "Mine")
    assert not exhausted(game, "Mistfall")


@pytest.mark.parametrize("unit", ["Full", "Theirs"])
def test_mistfall_does_nothing_for_an_enemy_or_for_a_buff_that_is_not_placed(unit: str) -> None:
    game = mistfall(unit)
    assert not game.state.chain  # 702.3.a
    assert exhausted(game, unit)


def test_404_2_mistfall_is_not_offered_where_it_cannot_be_paid_for() -> None:
    assert not mistfall("Mine", pool="1 Energy").state.chain
    assert not mistfall("Mine", base=("Mistfall exhausted",)).state.chain


# Overt Operation


def overt() -> Game:
    """A has three units, two of them buffed, all exhausted, and plays Overt Operation."""
    units = ["Unit 1 as One exhausted buffed", "Unit 1 as Two exhausted buffed", "Unit 1 as Plain exhausted"]
    board = Board(turn="A").player("A", base=units, hand=["Overt Operation"], pool="5 Energy, 2 Body")
    game = begin(board.player("B", base=["Unit 1 as Theirs exhausted buffed", "Unit 1 as Other"]))
    play(game, "Overt Operation")
    resolve(game)
    return game


def test_overt_operation_readies_units_for_their_buffs_and_buffs_all_friendly_ones() -> None:
    game = overt()
    assert len(sentences(game)) == 3  # One, Two, or neither
    choose(game, "One", "Two")
    assert [exhausted(game, name) for name in ("One", "Two", "Plain", "Theirs")] == [False, False, True, True]
    buffs = [game.state.objects[thing(game, name)].buffs for name in ("One", "Two", "Plain", "Theirs", "Other")]
    assert buffs == [1, 1, 1, 1, 0]
    assert len(events(game, BUFF_SPENT)) == 2


def test_overt_operation_spends_only_the_buffs_that_its_player_wants_spent() -> None:
    game = overt()
    choose(game, "Two", "spend no more buffs")
    assert [exhausted(game, name) for name in ("One", "Two", "Plain")] == [True, False, True]
    assert len(events(game, BUFF_SPENT, "Two")) == len(events(game, BUFF_SPENT)) == 1


def test_054_overt_operation_readies_nothing_that_cannot_be_readied() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as One exhausted buffed"], hand=["Overt Operation"])
    game = begin(board.battlefield(controller="B", units={"B": ["Mageseeker Warden"]}))
    play(game, "Overt Operation")
    resolve(game)
    choose(game, "One")
    assert exhausted(game, "One")
