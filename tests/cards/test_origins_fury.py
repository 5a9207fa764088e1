import pytest

from riftwright.core.events import DAMAGED
from riftwright.core.ids import ASSAULT
from riftwright.game import Game
from riftwright.notation.board import Board
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
    playable,
    points,
    resolve,
    thing,
    usable,
    use,
    where,
)

# Cleave


def test_cleave_gives_assault_3_to_an_attacker() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard"]})
    game = begin(board.player("A", base=["Unit 2 as Raider"], hand=["Cleave"]))
    move(game, "Raider", field(1))
    play(game, "Cleave", "Raider")
    resolve(game)
    assert might(game, "Raider") == 5
    pass_showdown(game)
    assert where(game, "Guard") == "B's trash"


def test_807_cleave_is_worth_nothing_on_the_defence_and_ends_with_the_turn() -> None:
    game = begin(Board(turn="A").player("A", base=["Unit 2 as Mine"], hand=["Cleave"]))
    play(game, "Cleave")
    resolve(game)
    mine = thing(game, "Mine")
    assert might(game, "Mine") == 2
    assert game.machine.keyword(mine, ASSAULT) == 3
    end_turn(game)
    assert game.machine.keyword(mine, ASSAULT) == 0


def test_806_cleave_is_no_reaction() -> None:
    board = Board(turn="A").player("A", base=["Unit 2"], hand=["Spell 0: draw 1"]).player("B", hand=["Cleave"])
    game = begin(board)
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not playable(game, "Cleave")


# Hextech Ray


def test_hextech_ray_deals_3_to_a_unit_at_a_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard"]})
    game = begin(board.player("A", hand=["Hextech Ray"]).player("B", base=["Unit 3 as Home"]))
    play(game, "Hextech Ray")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 3
    assert where(game, "Guard") == "battlefield 1"


def test_hextech_ray_reaches_no_base() -> None:
    game = begin(Board(turn="A").battlefield().player("A", hand=["Hextech Ray"]).player("B", base=["Unit 3"]))
    assert not playable(game, "Hextech Ray")


def test_359_3_e_9_hextech_ray_does_nothing_to_a_unit_that_has_gone_home() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    game = begin(board.player("A", hand=["Hextech Ray"]).player("B", hand=["Flash"]))
    play(game, "Hextech Ray")
    game.apply("pass")
    play(game, "Flash", "Guard")
    resolve(game)
    assert where(game, "Guard") == "B's base"
    assert game.state.objects[thing(game, "Guard")].damage == 0


def test_hextech_ray_needs_fury_power() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3"]})
    assert not playable(begin(board.player("A", hand=["Hextech Ray"], pool="5 Energy, 5 Calm")), "Hextech Ray")


# Noxus Hopeful


def test_812_noxus_hopeful_costs_2_less_once_another_card_was_played() -> None:
    board = Board(turn="A").player("A", hand=["Noxus Hopeful", "Cleave"], base=["Unit 1"], pool="3 Energy")
    game = begin(board)
    assert not playable(game, "Noxus Hopeful")
    play(game, "Cleave")
    resolve(game)
    play(game, "Noxus Hopeful")
    assert where(game, "Noxus Hopeful") == "A's base"
    assert sum(game.state.players[0].pool) == 0


def test_812_1_c_a_countered_card_counts_for_noxus_hopeful() -> None:
    board = Board(turn="A").player("A", hand=["Noxus Hopeful", "Cleave"], base=["Unit 1"], pool="3 Energy")
    game = begin(board.player("B", hand=["Wind Wall"]))
    play(game, "Cleave")
    game.apply("pass")
    play(game, "Wind Wall")
    resolve(game)
    assert playable(game, "Noxus Hopeful")


def test_noxus_hopeful_costs_4_as_the_first_card_and_after_an_opponents() -> None:
    board = Board(turn="A").player("A", hand=["Noxus Hopeful"], pool="3 Energy").player("B", played=1)
    assert not playable(begin(board), "Noxus Hopeful")


# Pouty Poro


def test_809_pouty_poro_costs_opponents_one_more_power() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Pouty Poro"]})
    assert not playable(begin(board.player("A", hand=["Hextech Ray"], pool="1 Energy, 1 Fury")), "Hextech Ray")
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Pouty Poro"]})
    game = begin(board.player("A", hand=["Hextech Ray"], pool="1 Energy, 1 Fury, 1 Calm"))
    play(game, "Hextech Ray")
    resolve(game)
    assert where(game, "Pouty Poro") == "B's trash"
    assert sum(game.state.players[0].pool) == 0


def test_809_pouty_poro_costs_its_controller_nothing() -> None:
    board = Board(turn="A").player("A", base=["Pouty Poro"], hand=["Discipline"], pool="2 Energy", deck=["Cleave"])
    game = begin(board)
    play(game, "Discipline")
    resolve(game)
    assert might(game, "Pouty Poro") == 4


# Void Seeker


def test_void_seeker_deals_4_and_draws() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard"]})
    game = begin(board.player("A", hand=["Void Seeker"], deck=["Cleave"]))
    play(game, "Void Seeker")
    resolve(game)
    assert where(game, "Guard") == "B's trash"
    assert hand(game, "A") == ["Cleave"]


def test_359_3_e_5_void_seeker_draws_where_its_target_has_left() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard"]})
    board.player("A", hand=["Void Seeker"], deck=["Cleave"]).player("B", hand=["Flash"])
    game = begin(board)
    play(game, "Void Seeker")
    game.apply("pass")
    play(game, "Flash", "Guard")
    resolve(game)
    assert where(game, "Guard") == "B's base"
    assert hand(game, "A") == ["Cleave"]


def test_void_seeker_cannot_be_played_without_a_unit_at_a_battlefield() -> None:
    assert not playable(begin(Board(turn="A").battlefield().player("A", hand=["Void Seeker"])), "Void Seeker")


# Darius, Trifarian


def darius_board() -> Board:
    board = Board(turn="A").player(
        "A", base=["Darius, Trifarian as Darius exhausted"], hand=["Discipline", "Stupefy", "Cleave"]
    )
    return board.player("A", base=["Unit 1 as Other"])


def test_darius_readies_and_grows_with_the_second_card_of_a_turn() -> None:
    game = begin(darius_board())
    play(game, "Discipline", "Other")
    resolve(game)
    assert might(game, "Darius") == 5
    assert game.state.objects[thing(game, "Darius")].exhausted
    play(game, "Stupefy", "Other")
    resolve(game)
    assert might(game, "Darius") == 7
    assert not game.state.objects[thing(game, "Darius")].exhausted


def test_darius_ignores_the_third_card() -> None:
    game = begin(darius_board())
    for card in ("Discipline", "Stupefy", "Cleave"):
        play(game, card, "Other")
        resolve(game)
    assert might(game, "Darius") == 7


def test_383_2_c_darius_counts_himself_as_the_second_card() -> None:
    board = Board(turn="A").player("A", hand=["Darius, Trifarian as Darius"], played=1)
    game = begin(board)
    play(game, "Darius")
    resolve(game)
    assert might(game, "Darius") == 7
    assert not game.state.objects[thing(game, "Darius")].exhausted


def test_419_4_a_1_a_countered_card_is_not_darius_second() -> None:
    game = begin(darius_board().player("B", hand=["Wind Wall"]))
    play(game, "Discipline", "Other")
    resolve(game)
    play(game, "Stupefy", "Other")
    game.apply("pass")
    play(game, "Wind Wall")
    resolve(game)
    assert might(game, "Darius") == 5
    play(game, "Cleave", "Other")
    resolve(game)
    assert might(game, "Darius") == 7


def test_185_a_token_is_no_card_for_darius() -> None:
    board = Board(turn="A").player("A", base=["Darius, Trifarian as Darius"], hand=["Sprite Mother", "Cleave"])
    game = begin(board)
    play(game, "Sprite Mother")
    resolve(game)
    assert might(game, "Darius") == 5
    play(game, "Cleave", "Darius")
    resolve(game)
    assert might(game, "Darius") == 7


def test_185_a_token_that_follows_the_second_card_does_not_trigger_darius_again() -> None:
    board = Board(turn="A").player("A", base=["Darius, Trifarian as Darius"], hand=["Sprite Mother"], played=1)
    game = begin(board)
    play(game, "Sprite Mother")
    game.apply(0)  # Darius and Sprite Mother trigger at one time
    resolve(game)
    assert where(game, "Sprite") == "A's base"
    assert might(game, "Darius") == 7


# Falling Star


def test_falling_star_deals_3_twice_to_one_unit_or_to_two() -> None:
    board = Board(turn="A").player("A", hand=["Falling Star", "Falling Star"])
    game = begin(board.player("B", base=["Unit 6 as One", "Unit 3 as Two"]))
    play(game, "Falling Star", "One", "One")
    resolve(game)
    assert where(game, "One") == "B's trash"
    play(game, "Falling Star")
    resolve(game)
    assert where(game, "Two") == "B's trash"


def test_falling_star_deals_to_different_units() -> None:
    board = Board(turn="A").player("A", hand=["Falling Star"])
    game = begin(board.player("B", base=["Unit 3 as One", "Unit 4 as Two"]))
    play(game, "Falling Star", "One", "Two")
    resolve(game)
    assert where(game, "One") == "B's trash"
    assert game.state.objects[thing(game, "Two")].damage == 3


def test_falling_star_is_for_ones_own_open_state() -> None:
    board = Board(turn="A").battlefield(units={"A": ["Unit 2 as Scout"]}).player("A", hand=["Falling Star"])
    game = begin(board.showdown(1, focus="A"))
    assert not playable(game, "Falling Star")


# Kai'Sa, Survivor


def test_kaisa_survivor_draws_as_she_conquers() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Kai'Sa, Survivor as Kai"], deck=["Cleave"])
    game = begin(board)
    move(game, "Kai", field(1))
    pass_showdown(game)
    assert hand(game, "A") == ["Cleave"]


def test_kaisa_survivor_draws_nothing_where_another_unit_conquers() -> None:
    board = (
        Board(turn="A").battlefield().player("A", base=["Kai'Sa, Survivor as Kai", "Unit 1 as Scout"], deck=["Cleave"])
    )
    game = begin(board)
    move(game, "Scout", field(1))
    pass_showdown(game)
    assert hand(game, "A") == []


def test_805_kaisa_survivor_enters_ready_for_1_energy_and_fury_power() -> None:
    game = begin(Board(turn="A").player("A", hand=["Kai'Sa, Survivor as Kai"], pool="5 Energy, 1 Fury"))
    play(game, "Kai", "yes")
    assert not game.state.objects[thing(game, "Kai")].exhausted
    game = begin(Board(turn="A").player("A", hand=["Kai'Sa, Survivor as Kai"], pool="5 Energy, 1 Calm"))
    play(game, "Kai")  # Calm Power cannot pay for it, so it is not asked
    assert not offered(game, "yes")
    assert game.state.objects[thing(game, "Kai")].exhausted


# Brynhir Thundersong


def test_brynhir_stops_the_cards_of_opponents_for_the_turn() -> None:
    board = Board(turn="A").player("A", hand=["Brynhir Thundersong", "Spell 0: draw 1"])
    game = begin(board.player("B", hand=["Spell 0 [Reaction]: draw 1"]))
    play(game, "Brynhir Thundersong")
    game.apply("pass")
    assert playable(game, "Spell 0 [Reaction]: draw 1")  # in answer to the trigger
    game.apply("pass")
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not playable(game, "Spell 0 [Reaction]: draw 1")
    game.apply("pass")
    end_turn(game)
    assert playable(game, "Spell 0 [Reaction]: draw 1")


def test_brynhir_stops_no_abilities() -> None:
    board = Board(turn="A").player("A", hand=["Brynhir Thundersong", "Spell 0: draw 1"])
    game = begin(board.player("B", base=["Gear [Use Reaction: draw 1] as Tool"]))
    play(game, "Brynhir Thundersong")
    resolve(game)
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert usable(game, "Tool")


# Vayne, Hunter


def test_vayne_enters_ready_where_an_opponent_controls_a_battlefield() -> None:
    for controls, ready in (("B", True), ("A", False), (None, False)):
        board = Board(turn="A").battlefield(controller=controls, units={controls: ["Unit 1"]} if controls else None)
        game = begin(board.player("A", hand=["Vayne, Hunter"]))
        play(game, "Vayne, Hunter", *(["A's base"] if controls == "A" else []))
        assert game.state.objects[thing(game, "Vayne, Hunter")].exhausted != ready


def test_vayne_may_be_returned_when_she_conquers() -> None:
    for answer, zone in (("yes", "A's hand"), ("no", "battlefield 1")):
        game = begin(Board(turn="A").battlefield().player("A", base=["Vayne, Hunter"], pool="1 Energy"))
        move(game, "Vayne, Hunter", field(1))
        pass_showdown(game)
        choose(game, answer, *(["spend 1 Energy"] if answer == "yes" else []))
        resolve(game)
        assert where(game, "Vayne, Hunter") == zone
        assert controller(game, 1) == ("A" if answer == "no" else "nobody")


def test_vayne_stays_where_nothing_can_be_paid() -> None:
    game = begin(Board(turn="A").battlefield().player("A", base=["Vayne, Hunter"], pool=""))
    move(game, "Vayne, Hunter", field(1))
    pass_showdown(game)
    assert not offered(game, "yes")
    assert where(game, "Vayne, Hunter") == "battlefield 1"


# Volibear, Furious


def test_355_14_volibear_splits_5_among_enemies_here() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard", "Unit 2 as Other"]})
    game = begin(board.player("A", base=["Volibear, Furious"]).player("B", base=["Unit 1 as Home"]))
    move(game, "Volibear, Furious", field(1))
    assert not offered(game, "Home")
    choose(game, "Guard", "Other")
    resolve(game)
    choose(game, "3")
    assert where(game, "Guard") == "B's trash"
    assert where(game, "Other") == "B's trash"


def test_volibear_deals_nothing_on_the_defence() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Volibear, Furious"]})
    game = begin(board.player("A", base=["Unit 4 as Raider"]))
    move(game, "Raider", field(1))
    assert game.state.chain == []


def test_355_14_c_volibear_chooses_no_more_units_than_damage() -> None:
    names = ["One", "Two", "Three", "Four", "Five", "Six"]
    board = Board(turn="A").battlefield(controller="B", units={"B": [f"Unit 9 as {name}" for name in names]})
    game = begin(board.player("A", base=["Volibear, Furious as Volibear"]))
    move(game, "Volibear", field(1))
    choose(game, *names[:5])
    resolve(game)
    assert [game.state.objects[thing(game, name)].damage for name in names] == [1, 1, 1, 1, 1, 0]


def test_355_13_volibear_may_choose_nobody() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as One"]})
    game = begin(board.player("A", base=["Volibear, Furious as Volibear"]))
    move(game, "Volibear", field(1))
    choose(game, "done")
    resolve(game)
    assert game.state.objects[thing(game, "One")].damage == 0


# Iron Ballista


def test_369_3_iron_ballista_enters_exhausted_and_shoots_once_it_is_ready() -> None:
    board = Board(turn="A").battlefield(units={"B": ["Unit 5 as Guard"]}).player("B", base=["Unit 5"])
    game = begin(board.player("A", hand=["Iron Ballista"]))
    play(game, "Iron Ballista")
    assert not usable(game, "Iron Ballista")
    end_turn(game)
    end_turn(game)
    use(game, "Iron Ballista")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 2
    assert not usable(game, "Iron Ballista")


# Vi, Destructive


def test_416_3_vi_recycles_a_card_of_her_players_trash_for_each_use() -> None:
    board = Board(turn="A").player("A", base=["Vi, Destructive as Vi"], trash=["Charm", "Cleave"], deck=["Retreat"])
    game = begin(board.player("B", trash=["Retreat"]))
    use(game, "Vi", "recycle Cleave")
    resolve(game)
    assert might(game, "Vi") == 4
    assert where(game, "Cleave") == "A's main deck"
    use(game, "Vi")
    resolve(game)
    assert might(game, "Vi") == 5
    assert not usable(game, "Vi")


def test_416_3_vi_cannot_be_used_with_an_empty_trash() -> None:
    assert not usable(begin(Board(turn="A").player("A", base=["Vi, Destructive as Vi"])), "Vi")


# Immortal Phoenix


def test_immortal_phoenix_comes_back_for_1_and_a_fury_when_its_player_kills_with_a_spell() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    board.player("A", hand=["Hextech Ray"], trash=["Immortal Phoenix as Fire"], pool="2 Energy, 3 Fury")
    game = begin(board)
    play(game, "Hextech Ray")
    resolve(game)
    game.apply("yes")
    game.apply(0)
    resolve(game)
    assert where(game, "Fire") == "A's base"
    assert might(game, "Fire") == 3
    assert game.machine.keyword(thing(game, "Fire"), ASSAULT) == 2


def test_428_5_c_immortal_phoenix_hears_no_death_in_combat_and_none_that_an_opponent_brought_about() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    game = begin(board.player("A", base=["Unit 5 as Raider"], trash=["Immortal Phoenix as Fire"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert where(game, "Guard") == "B's trash"
    assert not offered(game, "yes")

    board = Board(turn="A").player("A", base=["Unit 3 as Mine"], hand=["Spell: kill a friendly unit"])
    game = begin(board.player("B", trash=["Immortal Phoenix as Fire"]))
    play(game, "Spell: kill a friendly unit")
    resolve(game)
    assert not offered(game, "yes")


def test_383_2_c_1_immortal_phoenix_hears_its_own_death() -> None:
    board = Board(turn="A").player("A", base=["Immortal Phoenix as Fire"], hand=["Spell: kill a friendly unit"])
    game = begin(board)
    play(game, "Spell: kill a friendly unit")
    resolve(game)
    assert offered(game, "yes")
    assert where(game, "Fire") == "A's trash"


CHOMPERS = ["Flame Chompers as Chompers", "Spell 0: discard 1 as Toss"]


@pytest.mark.parametrize(("answer", "place"), [(("yes", "spend"), "A's base"), (("no",), "A's trash")])
def test_740_4_a_2_flame_chompers_is_played_as_it_is_discarded_for_one_fury(
    answer: tuple[str, ...], place: str
) -> None:
    board = Board(turn="A").player("A", hand=CHOMPERS, pool="1 Fury")
    game = begin(board)
    play(game, "Toss")
    resolve(game)
    choose(game, *answer)
    resolve(game)
    assert where(game, "Chompers") == place
    assert sum(game.state.players[0].pool) == (1 if answer == ("no",) else 0)


def test_flame_chompers_stays_where_the_fury_is_missing() -> None:
    board = Board(turn="A").player("A", hand=CHOMPERS, pool="0 Fury")
    game = begin(board)
    play(game, "Toss")
    resolve(game)
    assert where(game, "Chompers") == "A's trash"
    assert game.decision.player == 0 and not game.state.chain


# Noxus Saboteur


def test_noxus_saboteur_keeps_the_facedown_cards_of_opponents_facedown_where_it_is() -> None:
    for raider, able in (("Noxus Saboteur", False), ("Unit 3", True)):
        board = Board(turn="A").battlefield(
            controller="B", units={"B": ["Unit 9 as Guard"]}, facedown={"B": ["Fight or Flight as Down"]}
        )
        game = begin(board.player("A", base=[f"{raider} as Raider"]))
        move(game, "Raider", field(1))
        game.apply("pass")
        assert playable(game, "Down") is able


def test_noxus_saboteur_leaves_other_battlefields_and_its_own_side_alone() -> None:
    board = Board(turn="A").battlefield(
        controller="A", units={"A": ["Noxus Saboteur"]}, facedown={"A": ["Fight or Flight as Mine"]}
    )
    board.battlefield(controller="B", units={"B": ["Unit 9"]}, facedown={"B": ["Fight or Flight as Theirs"]})
    game = begin(board.player("A", base=["Unit 3 as Raider"]))
    move(game, "Raider", field(2))
    assert playable(game, "Mine")
    game.apply("pass")
    assert playable(game, "Theirs")


# Blind Fury


def test_blind_fury_plays_the_top_card_of_an_opponent_for_nothing() -> None:
    board = Board(turn="A").player("A", hand=["Blind Fury"], pool="4 Energy, 2 Fury", deck=["Charm"])
    game = begin(board.player("B", deck=["Kayn, Unleashed as Kayn", "Cleave"]))
    play(game, "Blind Fury")
    resolve(game)
    assert where(game, "Kayn") == "A's base"
    assert game.state.objects[thing(game, "Kayn")].controller == 0
    assert game.state.face_of(game.state.players[0].main_deck[-1]).name == "Charm"  # an own card is not revealed


def test_blind_fury_lets_one_be_chosen_and_the_rest_recycled() -> None:
    board = Board(turn="A", mode="skirmish").player("A", hand=["Blind Fury"])
    board.player("B", deck=["Unit 2 as Left", "Charm"]).player("C", deck=["Unit 3 as Right", "Charm"])
    game = begin(board)
    play(game, "Blind Fury")
    resolve(game)
    game.apply(f"card:{thing(game, 'Right')}")
    assert where(game, "Right") == "A's base"
    assert game.state.players[1].main_deck[0] == thing(game, "Left")


def test_blind_fury_finds_nothing_in_an_empty_deck() -> None:
    game = begin(Board(turn="A").player("A", hand=["Blind Fury"]).player("B", deck=[]))
    play(game, "Blind Fury")
    resolve(game)
    assert where(game, "Blind Fury") == "A's trash"
    assert points(game) == [0, 0]  # 431.1.c: nobody burns out


# Thermo Beam


def test_thermo_beam_kills_the_gear_of_everybody_and_nothing_else() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 as Guard"]})
    board.player("A", base=["Gear as Mine"], hand=["Thermo Beam", "Gear as Held"])
    board.player("B", base=["Gear as Theirs", "Seal of Rage", "Gold", "Long Sword attached to Guard"])
    game = begin(board)
    assert might(game, "Guard") == 4
    play(game, "Thermo Beam")
    resolve(game)
    assert [where(game, name) for name in ("Mine", "Held", "Theirs")] == ["A's trash", "A's hand", "B's trash"]
    assert [where(game, name) for name in ("Seal of Rage", "Long Sword")] == ["B's trash"] * 2
    assert not [o for o in game.state.objects if o.token and o.zone]
    assert (where(game, "Guard"), might(game, "Guard")) == ("battlefield 1", 2)


def test_806_thermo_beam_is_an_action_that_needs_no_gear() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 2 as Guard"]})
    board.player("B", base=["Unit 2 as Raider"], hand=["Spell 0: draw 1 as Idea"])
    game = begin(board.player("A", hand=["Thermo Beam"], pool="5 Energy, 2 Fury"))
    play(game, "Idea")
    game.apply("pass")
    assert not playable(game, "Thermo Beam")  # no Reaction
    resolve(game)
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Thermo Beam")
    resolve(game)
    assert where(game, "Thermo Beam") == "A's trash"
    assert sum(game.state.players[0].pool) == 0


# Get Excited!


def excited(*hand: str) -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    board.player("A", hand=["Get Excited!", *hand], pool="2 Energy, 1 Fury")
    game = begin(board.player("B", base=["Unit 1 as Home"]))
    play(game, "Get Excited!")  # Guard is the only unit that can be chosen
    resolve(game)
    return game


def test_206_get_excited_deals_the_energy_cost_of_what_is_discarded_as_it_resolves() -> None:
    game = excited("Falling Comet", "Hextech Ray")
    assert where(game, "Falling Comet") == "A's hand"  # it is not chosen before
    choose(game, "discard Falling Comet")
    assert where(game, "Falling Comet") == "A's trash"
    assert where(game, "Hextech Ray") == "A's hand"
    assert game.state.objects[thing(game, "Guard")].damage == 5
    assert sum(game.state.players[0].pool) == 0


def test_get_excited_ignores_power_and_what_the_card_would_cost_now() -> None:
    assert game_damage(excited("Kadregrin the Infernal"), "Guard") is None  # 9 damage, and no more is needed
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(board.player("A", hand=["Get Excited!", "Sky Splitter"], base=["Unit 7"]))
    play(game, "Get Excited!")
    resolve(game)
    assert game_damage(game, "Guard") == 8


def game_damage(game: Game, unit: str) -> int | None:
    """The damage on a unit, or None where it is no longer on the board."""
    o = game.state.objects[thing(game, unit)]
    return o.damage if o.on_board else None


def test_417_1_e_get_excited_deals_nothing_for_a_card_that_costs_no_energy() -> None:
    game = excited("Seal of Rage")
    assert where(game, "Seal of Rage") == "A's trash"
    assert game_damage(game, "Guard") == 0
    assert events(game, DAMAGED) == []


def test_359_3_e_12_get_excited_deals_nothing_with_an_empty_hand() -> None:
    game = excited()
    assert where(game, "Get Excited!") == "A's trash"
    assert game_damage(game, "Guard") == 0


def test_359_3_e_5_get_excited_discards_where_its_target_has_gone() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(board.player("A", hand=["Get Excited!", "Cleave"]).player("B", hand=["Flash"]))
    play(game, "Get Excited!")
    game.apply("pass")
    play(game, "Flash", "Guard")
    resolve(game)
    assert where(game, "Cleave") == "A's trash"
    assert game_damage(game, "Guard") == 0


def test_get_excited_is_an_action_that_needs_a_unit_at_a_battlefield() -> None:
    board = Board(turn="A").battlefield().player("A", hand=["Get Excited!", "Cleave"], base=["Unit 1"])
    assert not playable(begin(board), "Get Excited!")
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]}).player("B", hand=["Get Excited!"])
    game = begin(board.player("A", base=["Unit 1 as Raider"], hand=["Spell 0: draw 1"]))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not playable(game, "Get Excited!")
    resolve(game)
    move(game, "Raider", field(1))
    game.apply("pass")
    assert playable(game, "Get Excited!")


# Shakedown


def shaken(answer: str) -> Game:
    board = Board(turn="A").player(
        "A", hand=["Shakedown"], deck=["Cleave", "Charm", "Retreat"], pool="2 Energy, 1 Fury"
    )
    game = begin(board.player("B", base=["Unit 7 as Foe"], deck=["Flash"] * 3))
    play(game, "Shakedown")
    resolve(game)
    assert decides(game) == "B"
    assert hand(game, "A") == []
    choose(game, answer)
    return game


def test_355_17_shakedown_deals_6_where_the_controller_of_the_unit_refuses() -> None:
    game = shaken("no")
    assert game_damage(game, "Foe") == 6
    assert hand(game, "A") == []
    assert where(game, "Shakedown") == "A's trash"


def test_355_17_shakedown_draws_2_and_deals_nothing_where_they_let_it() -> None:
    game = shaken("yes")
    assert game_damage(game, "Foe") == 0
    assert hand(game, "A") == ["Cleave", "Charm"]
    assert hand(game, "B") == []


def test_359_3_e_9_shakedown_asks_nobody_where_its_unit_is_gone() -> None:
    board = Board(turn="A").player("A", hand=["Shakedown"], deck=["Cleave"] * 3)
    game = begin(board.player("B", base=["Unit 7 as Foe"], hand=["Retreat"]))
    play(game, "Shakedown")
    game.apply("pass")
    play(game, "Retreat")
    resolve(game)
    assert where(game, "Foe") == "B's hand"
    assert hand(game, "A") == []
    assert decides(game) == "A"


def test_813_shakedown_is_a_reaction_that_chooses_an_enemy_in_any_place() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1 as Mine"]})
    assert not playable(begin(board.player("A", hand=["Shakedown"])), "Shakedown")  # no enemy unit
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1 as Far"]}).player("B", hand=["Shakedown"])
    game = begin(board.player("A", base=["Unit 1 as Near"], hand=["Spell 0: draw 1"]))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    play(game, "Shakedown")
    assert offered(game, "Far")
    assert offered(game, "Near")
