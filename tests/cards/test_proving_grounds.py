from riftwright.cards.catalogue import catalogue
from riftwright.core.events import DRAWN, MOVED
from riftwright.core.facts import SIGNATURE
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
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
    resolve,
    thing,
    where,
)


def test_flash_moves_two_friendly_units_to_their_base() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 2 as One", "Unit 2 as Two", "Unit 2 as Three"]}
    )
    board.player("A", hand=["Spell 0: deal 1 to a unit"]).player("B", hand=["Flash"])
    game = begin(board)
    play(game, "Spell 0: deal 1 to a unit", "One")
    game.apply("pass")
    play(game, "Flash", "One", "Two")
    resolve(game)

    assert [where(game, name) for name in ("One", "Two", "Three")] == ["B's base", "B's base", "battlefield 1"]


def test_flash_may_move_one_or_none() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as One", "Unit 2 as Two"]})
    game = begin(board.player("A", hand=["Flash"]))
    play(game, "Flash", "One", "done")
    resolve(game)

    assert [where(game, name) for name in ("One", "Two")] == ["A's base", "battlefield 1"]


def test_355_13_flash_needs_no_unit() -> None:
    game = begin(Board(turn="A").player("A", hand=["Flash"]))
    assert playable(game, "Flash")


def test_355_4_a_flash_cannot_choose_a_unit_that_is_in_its_base() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Out"]})
    board.battlefield(controller="B", units={"B": ["Unit 2 as Foe"]})
    game = begin(board.player("A", base=["Unit 2 as Home"], hand=["Flash"]))
    play(game, "Flash")

    assert offered(game, "Out")
    assert not offered(game, "Home")
    assert not offered(game, "Foe")
    choose(game, "Out")
    resolve(game)
    assert where(game, "Out") == "A's base"


def test_the_switch_fixed_destination_lets_flash_choose_a_unit_in_its_base() -> None:
    state = Board(turn="A").player("A", base=["Unit 2 as Home"], hand=["Flash"]).state()
    state.switches = (("fixed-destination", "allowed"),)
    game = Game.from_state(state)
    play(game, "Flash", "Home")
    resolve(game)
    assert where(game, "Home") == "A's base"
    assert events(game, MOVED) == []


def test_323_2_c_flash_takes_shield_away_before_the_lethal_check() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"A": ["Unit 9 as Raider"], "B": ["Stalwart Poro as Poro damaged 2"]}
    )
    board.showdown(1, focus="B", attacker="A", defender="B").player("B", hand=["Flash"])
    game = begin(board)
    play(game, "Flash", "Poro")
    resolve(game)

    assert where(game, "Poro") == "B's trash"  # 2 damage, and Might 2 again as it is no defender any more


# Garen, Might of Demacia


def test_garen_draws_2_for_a_conquest_with_four_units() -> None:
    units = ["Unit 1 as One", "Unit 1 as Two", "Unit 1 as Three", "Unit 1 as Four"]
    board = Board(turn="A").battlefield().player("A", base=units, legend="Garen, Might of Demacia")
    game = begin(board)
    move(game, "One", field(1), "Two", "Three", "Four")
    pass_showdown(game)
    assert len(events(game, DRAWN)) == 2


def test_garen_draws_nothing_for_three_units_or_for_units_elsewhere() -> None:
    units = ["Unit 1 as One", "Unit 1 as Two", "Unit 1 as Three", "Unit 1 as Home"]
    board = Board(turn="A").battlefield().player("A", base=units, legend="Garen, Might of Demacia")
    game = begin(board)
    move(game, "One", field(1), "Two", "Three")
    pass_showdown(game)
    assert events(game, DRAWN) == []


# Annie, Fiery


def test_715_annie_adds_1_to_each_instance_of_damage_of_your_spells() -> None:
    board = Board(turn="A").player("A", base=["Annie, Fiery"], hand=["Falling Star"])
    game = begin(board.player("B", base=["Unit 9 as One", "Unit 9 as Two"]))
    play(game, "Falling Star", "One", "Two")
    resolve(game)
    assert [game.state.objects[thing(game, name)].damage for name in ("One", "Two")] == [4, 4]


def test_annie_adds_nothing_to_combat_or_to_the_spells_of_others() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(board.player("A", base=["Annie, Fiery"]).player("B", hand=["Spell 0 [Action]: deal 1 to a unit"]))
    move(game, "Annie, Fiery", field(1))
    game.apply("pass")
    play(game, "Spell 0 [Action]: deal 1 to a unit", "Annie, Fiery")
    resolve(game)
    assert game.state.objects[thing(game, "Annie, Fiery")].damage == 1
    damage = game.state.objects[thing(game, "Guard")].damage
    assert damage == 0


# Tibbers


def tibbers() -> Game:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3 as Mine"]})
    board.battlefield(controller="B", units={"B": ["Unit 9 as Foe"]})
    board.player("A", base=["Unit 3 as Home"], hand=["Tibbers"])
    return begin(board.player("B", base=["Unit 3 as Away"]))


def test_tibbers_deals_3_to_everyones_units_at_battlefields_alone() -> None:
    game = tibbers()
    play(game, "Tibbers", "A's base")
    resolve(game)
    assert [where(game, name) for name in ("Mine", "Home", "Away")] == ["A's trash", "A's base", "B's base"]
    hurt = {name: game.state.objects[thing(game, name)].damage for name in ("Foe", "Home", "Away", "Tibbers")}
    assert hurt == {"Foe": 3, "Home": 0, "Away": 0, "Tibbers": 0}


def test_tibbers_is_dealt_3_at_a_battlefield_as_well() -> None:
    game = tibbers()
    play(game, "Tibbers", "battlefield 1")
    resolve(game)
    assert game.state.objects[thing(game, "Tibbers")].damage == 3
    assert where(game, "Tibbers") == "battlefield 1"


def test_103_2_a_2_tibbers_is_a_signature_unit_and_no_champion() -> None:
    face = catalogue().get("Tibbers")
    assert (face.supertype, face.champion_tag) == (SIGNATURE, "Annie")


# Lux, Lady of Luminosity


def lux(hand: list[str], deck: list[str], enemy: str = "Unit 9 as Foe") -> Game:
    board = Board(turn="A").player("A", legend="Lux, Lady of Luminosity", hand=hand, deck=deck)
    return begin(board.player("B", base=[enemy], hand=["Wind Wall", "Spell 5 [Reaction]: draw 1"]))


def test_lux_draws_1_for_a_spell_that_costs_5_or_more() -> None:
    game = lux(["Spell 5: deal 1 to a unit"], ["Cleave"])
    play(game, "Spell 5: deal 1 to a unit")
    resolve(game)
    assert hand(game, "A") == ["Cleave"]


def test_lux_draws_nothing_for_less_for_units_or_for_spells_of_others() -> None:
    game = lux(["Spell 4: deal 1 to a unit", "Tibbers"], ["Cleave"])
    play(game, "Tibbers")
    resolve(game)
    play(game, "Spell 4: deal 1 to a unit", "Foe")
    game.apply("pass")
    play(game, "Spell 5 [Reaction]: draw 1")
    resolve(game)
    assert hand(game, "A") == []


def test_419_4_a_lux_draws_nothing_for_a_spell_that_is_countered() -> None:
    game = lux(["Spell 5: deal 1 to a unit"], ["Cleave"])
    play(game, "Spell 5: deal 1 to a unit")
    game.apply("pass")
    play(game, "Wind Wall")
    resolve(game)
    assert hand(game, "A") == []


def test_206_lux_looks_at_the_printed_cost() -> None:
    board = Board(turn="A").player("A", legend="Lux, Lady of Luminosity", hand=["Sky Splitter"], deck=["Cleave"])
    board.battlefield(controller="B", units={"B": ["Unit 9 as Foe"]})
    game = begin(board.player("A", base=["Unit 6"], runes="2 Fury"))
    play(game, "Sky Splitter")  # 8 less 6
    resolve(game)
    assert hand(game, "A") == ["Cleave"]


# Final Spark


def test_final_spark_deals_8_to_any_unit() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Mine"], hand=["Final Spark"])
    game = begin(board.player("B", base=["Unit 8 as One", "Unit 9 as Two"]))
    play(game, "Final Spark")
    assert offered(game, "Mine")
    choose(game, "One")
    resolve(game)
    assert [where(game, name) for name in ("One", "Two", "Mine")] == ["B's trash", "B's base", "A's base"]


def test_806_final_spark_is_played_in_showdowns_and_not_in_response() -> None:
    board = Board(turn="B").battlefield().player("A", base=["Unit 1"], hand=["Final Spark"])
    game = begin(board.player("B", base=["Unit 2 as Foe"], hand=["Spell 0: draw 1"]))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not playable(game, "Final Spark")
    resolve(game)
    move(game, "Foe", field(1))
    game.apply("pass")
    assert playable(game, "Final Spark")


# Decisive Strike


def test_decisive_strike_gives_2_might_to_each_friendly_unit_this_turn() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3 as Out"]})
    board.player("A", base=["Unit 1 as Home"], hand=["Decisive Strike", "Unit 4"])
    game = begin(board.player("B", base=["Unit 2 as Foe"]))
    play(game, "Decisive Strike")
    resolve(game)
    play(game, "Unit 4", "A's base")
    assert [might(game, name) for name in ("Out", "Home", "Foe", "Unit 4")] == [5, 3, 2, 4]
    end_turn(game)
    assert [might(game, name) for name in ("Out", "Home")] == [3, 1]


def test_806_decisive_strike_is_an_action_and_costs_5_energy_and_power() -> None:
    for pool, able in (("5 Energy, 1 Body", True), ("5 Energy, 1 Order", True), ("5 Energy, 1 Fury", False)):
        board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 3 as Out"]})
        board.player("B", base=["Unit 1 as Raider"], hand=["Spell 0: draw 1 as Idea"])
        game = begin(board.player("A", hand=["Decisive Strike"], pool=pool))
        play(game, "Idea")
        game.apply("pass")
        assert not playable(game, "Decisive Strike")  # no Reaction
        resolve(game)
        move(game, "Raider", field(1))
        game.apply("pass")
        assert playable(game, "Decisive Strike") is able


# Incinerate


def test_incinerate_deals_2_to_a_unit_at_a_battlefield_for_2_energy() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    game = begin(board.player("A", hand=["Incinerate"], base=["Unit 1 as Home"], pool="2 Energy"))
    play(game, "Incinerate")  # Guard is the only unit that can be chosen
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 2
    assert sum(game.state.players[0].pool) == 0


def test_806_incinerate_is_an_action_and_costs_2_energy() -> None:
    def board(seat: str) -> Board:
        return Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3"]}).player(seat, hand=["Incinerate"])

    assert not playable(begin(board("A").player("A", pool="1 Energy, 1 Fury")), "Incinerate")
    game = begin(board("B").player("A", base=["Unit 2 as Raider"], hand=["Spell 0: draw 1"]))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not playable(game, "Incinerate")  # no Reaction
    resolve(game)
    move(game, "Raider", field(1))
    game.apply("pass")
    assert playable(game, "Incinerate")


# Gentlemen's Duel


def duel(*, reaction: str = "") -> Game:
    """A unit of 2 Might and one of 4, of both players, and Gentlemen's Duel is played by A."""
    board = Board(turn="A").player("A", base=["Unit 2 as Mine", "Unit 9 as Friend"], hand=["Gentlemen's Duel"])
    board.player("A", pool="6 Energy, 1 Body")
    board.player("B", base=["Unit 4 as Theirs", "Unit 9 as Other"], hand=[reaction] if reaction else [])
    game = begin(board)
    play(game, "Gentlemen's Duel", "Mine", "Theirs")
    return game


def test_gentlemens_duel_strengthens_a_friendly_unit_that_then_fights_an_enemy() -> None:
    game = duel()
    resolve(game)
    assert where(game, "Theirs") == "B's trash"  # 5 damage
    assert game.state.objects[thing(game, "Mine")].damage == 4
    assert might(game, "Mine") == 5
    assert [game.state.objects[thing(game, name)].damage for name in ("Friend", "Other")] == [0, 0]


def test_359_3_e_12_gentlemens_duel_gives_might_but_deals_nothing_with_the_enemy_gone() -> None:
    spell = "Spell 0 [Reaction]: return a friendly unit"
    game = duel(reaction=spell)
    game.apply("pass")
    play(game, spell, "Theirs")
    resolve(game)
    assert might(game, "Mine") == 5
    assert game.state.objects[thing(game, "Mine")].damage == 0


# Lux, Illuminated


def illuminated(spell: str) -> Game:
    board = Board(turn="A").player("A", base=["Lux, Illuminated as Lux", "Unit 8"], hand=[spell], deck=["Cleave"] * 9)
    return begin(board.player("B", hand=["Wind Wall", "Spell 5 [Reaction]: draw 1"]))


def test_206_lux_illuminated_grows_with_a_spell_that_costs_5_whatever_was_paid() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", base=["Lux, Illuminated as Lux", "Unit 8"], hand=["Sky Splitter"], pool="1 Fury"))
    play(game, "Sky Splitter")
    assert might(game, "Lux") == 5
    resolve(game)
    assert might(game, "Lux") == 8
    end_turn(game)
    assert might(game, "Lux") == 5


def test_lux_illuminated_ignores_cheaper_spells_units_and_what_others_play() -> None:
    for card in ("Spell 4: draw 1", "Mega-Mech"):
        game = illuminated(card)
        play(game, card)
        resolve(game)
        assert might(game, "Lux") == 5
    game = illuminated("Spell 4: draw 1")
    play(game, "Spell 4: draw 1")
    game.apply("pass")
    play(game, "Spell 5 [Reaction]: draw 1")
    resolve(game)
    assert might(game, "Lux") == 5


def test_419_4_a_1_a_countered_spell_does_not_make_lux_illuminated_grow() -> None:
    game = illuminated("Spell 5: draw 1")
    play(game, "Spell 5: draw 1")
    game.apply("pass")
    play(game, "Wind Wall")
    resolve(game)
    assert might(game, "Lux") == 5


def test_lux_illuminated_costs_6_energy_and_a_mind() -> None:
    assert not playable(begin(Board(turn="A").player("A", hand=["Lux, Illuminated"], pool="7 Energy")), "Lux")
    game = begin(Board(turn="A").player("A", hand=["Lux, Illuminated"], pool="6 Energy, 1 Mind"))
    play(game, "Lux, Illuminated")
    assert might(game, "Lux, Illuminated") == 5
    assert sum(game.state.players[0].pool) == 0


# Firestorm


def firestorm(reaction: str = "") -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as One", "Pouty Poro as Poro"]})
    board.battlefield(controller="B", units={"A": ["Unit 4 as Mine"], "B": ["Unit 4 as Far"]})
    board.player("A", hand=["Firestorm"], pool="6 Energy, 1 Fury")
    return begin(board.player("B", base=["Unit 4 as Home"], hand=[reaction] if reaction else []))


def hurt(game: Game, *names: str) -> list[int]:
    return [game.state.objects[thing(game, name)].damage for name in names]


def test_355_10_d_firestorm_chooses_a_battlefield_and_no_units() -> None:
    game = firestorm()
    play(game, "Firestorm", "battlefield 1")
    assert sum(game.state.players[0].pool) == 0  # Deflect asks for nothing
    resolve(game)
    assert hurt(game, "One", "Far", "Home", "Mine") == [3, 0, 0, 0]
    assert where(game, "Poro") == "B's trash"


def test_firestorm_spares_friendly_units() -> None:
    game = firestorm()
    play(game, "Firestorm", "battlefield 2")
    resolve(game)
    assert hurt(game, "Far", "Mine", "One") == [3, 0, 0]


def test_359_3_f_2_firestorm_finds_who_is_there_as_it_resolves() -> None:
    game = firestorm("Flash")
    play(game, "Firestorm", "battlefield 1")
    game.apply("pass")
    play(game, "Flash", "One", "done")
    resolve(game)
    assert where(game, "One") == "B's base"
    assert hurt(game, "One", "Home") == [0, 0]
    assert where(game, "Poro") == "B's trash"


def test_firestorm_is_no_action_and_needs_a_fury_and_6_energy_but_no_units() -> None:
    for pool, enough in (("6 Energy, 1 Fury", True), ("7 Energy, 1 Mind", False), ("5 Energy, 1 Fury", False)):
        board = Board(turn="A").battlefield().player("A", hand=["Firestorm"], pool=pool)
        assert playable(begin(board), "Firestorm") is enough
    board = Board(turn="A").battlefield(units={"A": ["Unit 2"]}).player("A", hand=["Firestorm"])
    assert not playable(begin(board.showdown(1, focus="A")), "Firestorm")
