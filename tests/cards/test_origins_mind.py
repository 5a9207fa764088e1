from riftwright.core.events import CHANNELED, DIED, DRAWN, PLAYED
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
    usable,
    use,
    where,
)

KILL = "Spell 0 [Reaction]: kill a unit"

# Consult the Past


def test_consult_the_past_draws_two_for_4_energy_or_from_facedown_for_nothing() -> None:
    game = begin(Board(turn="A").player("A", hand=["Consult the Past"], deck=["Cleave", "Charm"], pool="4 Energy"))
    play(game, "Consult the Past")
    resolve(game)
    assert hand(game, "A") == ["Cleave", "Charm"]

    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1"]}, facedown={"B": ["Consult the Past"]})
    board.player("A", hand=["Spell 0: draw 1"]).player("B", deck=["Cleave", "Charm"], pool="")
    game = begin(board)
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    play(game, "Consult the Past")
    resolve(game)
    assert hand(game, "B") == ["Cleave", "Charm"]


def test_811_1_b_consult_the_past_cannot_be_played_on_the_turn_it_was_hidden() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    game = begin(board.player("A", hand=["Consult the Past"], pool="1 Calm"))
    choose(game, "hide Consult the Past at battlefield 1")
    assert where(game, "Consult the Past") == "battlefield 1"
    assert not playable(game, "Consult the Past")
    end_turn(game)
    assert hand(game, "A") == []


def test_consult_the_past_costs_4_energy_from_hand() -> None:
    assert not playable(
        begin(Board(turn="A").player("A", hand=["Consult the Past"], pool="3 Energy")), "Consult the Past"
    )


# Lecturing Yordle


def test_lecturing_yordle_draws_as_it_is_played() -> None:
    game = begin(Board(turn="A").player("A", hand=["Lecturing Yordle"], deck=["Cleave"]))
    play(game, "Lecturing Yordle")
    resolve(game)
    assert hand(game, "A") == ["Cleave"]


def test_lecturing_yordle_draws_nothing_as_it_moves_or_dies() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    game = begin(board.player("A", base=["Lecturing Yordle as Yordle"], hand=[KILL]))
    move(game, "Yordle", field(1))
    play(game, KILL, "Yordle")
    resolve(game)
    assert events(game, DRAWN) == []


def test_815_lecturing_yordle_is_assigned_damage_first() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1 as Small", "Lecturing Yordle as Yordle"]})
    game = begin(board.player("A", base=["Unit 2 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert where(game, "Yordle") == "B's trash"
    assert where(game, "Small") == "battlefield 1"


# Stupefy


def test_stupefy_takes_one_might_and_draws() -> None:
    game = begin(Board(turn="A").player("A", hand=["Stupefy"], deck=["Cleave"]).player("B", base=["Unit 3 as Foe"]))
    play(game, "Stupefy")
    resolve(game)
    assert might(game, "Foe") == 2
    assert hand(game, "A") == ["Cleave"]


def test_477_3_b_stupefy_never_takes_a_unit_below_1() -> None:
    board = Board(turn="A").player("A", hand=["Stupefy", "Discipline"])
    game = begin(board.player("B", base=["Recruit as Foe"]))
    play(game, "Stupefy")
    resolve(game)
    assert might(game, "Foe") == 1
    play(game, "Discipline")
    resolve(game)
    assert might(game, "Foe") == 3  # what it took is remembered: nothing


# Watchful Sentry


def test_watchful_sentry_draws_as_it_dies() -> None:
    game = begin(Board(turn="A").player("A", hand=[KILL]).player("B", base=["Watchful Sentry"], deck=["Cleave"]))
    play(game, KILL)
    resolve(game)
    assert hand(game, "B") == ["Cleave"]


def test_watchful_sentry_draws_nothing_as_it_goes_to_hand() -> None:
    game = begin(Board(turn="A").player("A", base=["Watchful Sentry"], hand=["Retreat"], deck=["Cleave"]))
    play(game, "Retreat")
    resolve(game)
    assert hand(game, "A") == ["Watchful Sentry"]


# Energy Conduit


def test_429_energy_conduit_pays_for_a_spell_by_itself() -> None:
    board = Board(turn="A").player("A", base=["Energy Conduit", "Unit 1 as Mine"], hand=["En Garde"], pool="")
    game = begin(board)
    play(game, "En Garde")
    assert game.state.objects[thing(game, "Energy Conduit")].exhausted
    resolve(game)
    assert might(game, "Mine") == 3


def test_414_4_an_exhausted_energy_conduit_pays_for_nothing() -> None:
    board = Board(turn="A").player("A", base=["Energy Conduit exhausted", "Unit 1"], hand=["En Garde"], pool="")
    game = begin(board)
    assert not usable(game, "Energy Conduit")
    assert not playable(game, "En Garde")


# Ravenbloom Student


def test_ravenbloom_student_grows_with_each_spell_of_its_controller() -> None:
    board = Board(turn="A").player("A", base=["Ravenbloom Student as Student"], hand=["Discipline", "Stupefy"])
    game = begin(board.player("B", base=["Unit 5 as Foe"]))
    play(game, "Discipline", "Foe")
    assert might(game, "Student") == 2  # not before the spell has resolved (419.4.a)
    resolve(game)
    assert might(game, "Student") == 3
    play(game, "Stupefy", "Foe")
    resolve(game)
    assert might(game, "Student") == 4
    end_turn(game)
    assert might(game, "Student") == 2


def test_ravenbloom_student_ignores_units_countered_spells_and_those_of_opponents() -> None:
    board = Board(turn="A").player("A", base=["Ravenbloom Student as Student"], hand=["Pouty Poro", "Discipline"])
    game = begin(board.player("B", hand=["Wind Wall"]))
    play(game, "Pouty Poro")
    play(game, "Discipline", "Student")
    game.apply("pass")
    play(game, "Wind Wall")
    resolve(game)
    assert might(game, "Student") == 2


# Retreat


def test_retreat_returns_a_friendly_unit_and_its_owner_channels() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Mine"], hand=["Retreat"], rune_deck="2 Mind")
    game = begin(board.player("B", base=["Unit 3 as Foe"]))
    play(game, "Retreat")
    resolve(game)
    assert hand(game, "A") == ["Unit 2"]
    assert [game.state.objects[oid].exhausted for oid in game.state.players[0].runes] == [True]


def test_056_2_retreat_returns_a_unit_to_its_owner_who_channels() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Taken owned by B"], hand=["Retreat"])
    game = begin(board)
    play(game, "Retreat")
    resolve(game)
    assert hand(game, "B") == ["Unit 2"]
    assert [event.player for event in events(game, CHANNELED)] == [1]


def test_359_3_e_14_a_retreat_channels_nothing_where_its_unit_has_died() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Mine"], hand=["Retreat"]).player("B", hand=[KILL])
    game = begin(board)
    play(game, "Retreat")
    game.apply("pass")
    play(game, KILL)
    resolve(game)
    assert where(game, "Mine") == "A's trash"
    assert events(game, CHANNELED) == []


# Singularity


def test_singularity_deals_6_to_each_of_two_units() -> None:
    board = Board(turn="A").player("A", hand=["Singularity"])
    game = begin(board.player("B", base=["Unit 6 as One", "Unit 7 as Two", "Unit 1 as Three"]))
    play(game, "Singularity", "One", "Two")
    resolve(game)
    assert where(game, "One") == "B's trash"
    assert [game.state.objects[thing(game, name)].damage for name in ("Two", "Three")] == [6, 0]


def test_355_13_singularity_may_choose_one_unit_or_none_but_no_unit_twice() -> None:
    board = Board(turn="A").player("A", hand=["Singularity", "Singularity"])
    game = begin(board.player("B", base=["Unit 7 as One", "Unit 7 as Two"]))
    play(game, "Singularity", "One")
    assert not offered(game, "One")
    choose(game, "done")
    resolve(game)
    play(game, "Singularity", "done")
    resolve(game)
    assert [game.state.objects[thing(game, name)].damage for name in ("One", "Two")] == [6, 0]


def test_359_3_e_8_singularity_still_hits_the_unit_that_is_left() -> None:
    board = Board(turn="A").player("A", hand=["Singularity"])
    game = begin(board.player("B", base=["Unit 7 as One", "Unit 7 as Two"], hand=["Retreat"]))
    play(game, "Singularity", "One", "Two")
    game.apply("pass")
    play(game, "Retreat", "One")
    resolve(game)
    assert where(game, "One") == "B's hand"
    assert game.state.objects[thing(game, "Two")].damage == 6


# Sprite Mother, Sprite


def test_sprite_mother_plays_a_ready_sprite_where_she_is() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    game = begin(board.player("A", hand=["Sprite Mother"]))
    play(game, "Sprite Mother", "battlefield 1")
    resolve(game)
    assert where(game, "Sprite") == "battlefield 1"
    assert not game.state.objects[thing(game, "Sprite")].exhausted
    assert game.state.objects[thing(game, "Sprite Mother")].exhausted
    assert might(game, "Sprite") == 3


def test_359_3_f_2_a_sprite_mother_that_has_left_plays_nothing() -> None:
    board = Board(turn="A").player("A", hand=["Sprite Mother"]).player("B", hand=[KILL])
    game = begin(board)
    play(game, "Sprite Mother")
    game.apply("pass")
    play(game, KILL)
    resolve(game)
    assert all(not o.token for o in game.state.objects)


def test_816_a_sprite_dies_at_the_start_of_its_controllers_beginning_phase() -> None:
    board = Board(turn="A", phase="beginning").battlefield(controller="A", units={"A": ["Sprite as Mine"]})
    game = begin(board.player("B", base=["Sprite as Theirs"]))
    resolve(game)
    assert where(game, "Mine") == "nowhere"
    assert where(game, "Theirs") == "B's base"
    assert len(events(game, DIED)) == 1
    assert game.state.points == [0, 0]  # before scoring


# Thousand-Tailed Watcher


def test_thousand_tailed_watcher_takes_3_might_of_every_enemy_unit() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 7 as Big"]})
    board.player("A", hand=["Thousand-Tailed Watcher"], base=["Unit 4 as Mine"]).player("B", base=["Unit 2 as Small"])
    game = begin(board)
    play(game, "Thousand-Tailed Watcher", "no")
    resolve(game)
    assert [might(game, name) for name in ("Big", "Small", "Mine")] == [4, 1, 4]
    end_turn(game)
    assert might(game, "Big") == 7


def test_thousand_tailed_watcher_does_nothing_to_what_comes_later() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5"]}, facedown={"B": ["Tideturner"]})
    game = begin(board.player("A", hand=["Thousand-Tailed Watcher", "Spell 0: draw 1"]))
    play(game, "Thousand-Tailed Watcher", "no")
    resolve(game)
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    play(game, "Tideturner")
    resolve(game)
    assert [might(game, name) for name in ("Unit 5", "Tideturner")] == [2, 2]


def test_805_thousand_tailed_watcher_has_accelerate() -> None:
    game = begin(Board(turn="A").player("A", hand=["Thousand-Tailed Watcher"], pool="8 Energy, 2 Mind"))
    play(game, "Thousand-Tailed Watcher", "yes")
    assert not game.state.objects[thing(game, "Thousand-Tailed Watcher")].exhausted


# Time Warp


def test_735_time_warp_takes_another_turn_and_is_banished() -> None:
    game = begin(Board(turn="A").player("A", hand=["Time Warp"]))
    play(game, "Time Warp")
    resolve(game)
    assert where(game, "Time Warp") == "A's banishment"
    end_turn(game)
    assert game.state.turn_player == 0
    end_turn(game)
    assert game.state.turn_player == 1


def test_425_a_countered_time_warp_gives_no_turn_and_is_trashed() -> None:
    game = begin(Board(turn="A").player("A", hand=["Time Warp"]).player("B", hand=["Wind Wall"]))
    play(game, "Time Warp")
    game.apply("pass")
    play(game, "Wind Wall")
    resolve(game)
    assert where(game, "Time Warp") == "A's trash"
    end_turn(game)
    assert game.state.turn_player == 1


# Riptide Rex


def test_riptide_rex_deals_6_to_an_enemy_at_a_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 7 as Guard"]})
    game = begin(board.player("A", hand=["Riptide Rex"]).player("B", base=["Unit 6 as Home"]))
    play(game, "Riptide Rex")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 6
    assert game.state.objects[thing(game, "Home")].damage == 0


def test_riptide_rex_needs_no_enemy_to_be_played() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3 as Mine"]})
    game = begin(board.player("A", hand=["Riptide Rex"]).player("B", base=["Unit 6"]))
    play(game, "Riptide Rex", "A's base")
    resolve(game)
    assert game.state.objects[thing(game, "Mine")].damage == 0
    assert game.state.chain == []


# Sprite Call


def test_sprite_call_plays_a_ready_sprite_where_its_player_says() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]}).battlefield()
    game = begin(board.player("A", hand=["Sprite Call"]))
    play(game, "Sprite Call")
    resolve(game)
    assert not offered(game, "battlefield 2")
    choose(game, "battlefield 1")
    assert where(game, "Sprite") == "battlefield 1"
    assert not game.state.objects[thing(game, "Sprite")].exhausted


def test_811_1_d_3_sprite_call_from_facedown_plays_it_at_its_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]}, facedown={"A": ["Sprite Call"]})
    game = begin(board)
    play(game, "Sprite Call")
    resolve(game)
    assert where(game, "Sprite") == "battlefield 1"


def test_a_sprite_of_sprite_call_is_gone_in_its_controllers_next_turn() -> None:
    game = begin(Board(turn="A").player("A", hand=["Sprite Call"]))
    play(game, "Sprite Call")
    resolve(game)
    sprite = thing(game, "Sprite")
    end_turn(game)
    assert game.state.objects[sprite].zone
    end_turn(game)
    assert not game.state.objects[sprite].zone


# Blastcone Fae


def test_blastcone_fae_takes_might_but_leaves_1() -> None:
    for value, left in ((5, 3), (2, 1), (1, 1)):
        game = begin(Board(turn="A").player("A", hand=["Blastcone Fae"]).player("B", base=[f"Unit {value} as Foe"]))
        play(game, "Blastcone Fae")
        choose(game, "Foe")
        resolve(game)
        assert might(game, "Foe") == left
        end_turn(game)
        assert might(game, "Foe") == value


def test_811_1_d_2_blastcone_fae_from_facedown_chooses_at_its_battlefield() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 3 as Guard"]}, facedown={"B": ["Blastcone Fae"]}
    )
    game = begin(board.player("A", base=["Unit 4 as Raider", "Unit 4 as Home"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Blastcone Fae")
    assert not offered(game, "Home")
    choose(game, "Raider")
    resolve(game)
    assert might(game, "Raider") == 2


# Promising Future


def test_promising_future_has_each_player_play_one_of_their_top_5() -> None:
    mine = ["Watchful Sentry", "Cleave", "Charm", "Filler", "Filler", "Filler"]
    board = Board(turn="A").player("A", hand=["Promising Future"], deck=mine, pool="5 Energy, 1 Mind")
    game = begin(board.player("B", deck=["Petty Officer", "Filler", "Filler", "Filler", "Filler"], pool=""))
    play(game, "Promising Future")
    resolve(game)
    choose(game, "banish Watchful Sentry", "banish Petty Officer")
    resolve(game)
    played = [game.state.face_of(event.obj).name for event in events(game, PLAYED)]
    assert played[1:] == ["Petty Officer", "Watchful Sentry"]  # the next player first
    assert where(game, "Watchful Sentry") == "A's base"
    assert where(game, "Petty Officer") == "B's base"


def test_promising_future_ignores_no_power() -> None:
    board = Board(turn="A").player("A", hand=["Promising Future"], deck=["Riptide Rex"], pool="5 Energy, 1 Mind")
    game = begin(board.player("B", deck=["Riptide Rex as Theirs"], pool="2 Mind"))
    play(game, "Promising Future")
    resolve(game)
    choose(game, "banish", "banish", "spend 2 Mind Power")
    resolve(game)
    assert where(game, "Theirs") == "B's base"
    assert [event.player for event in events(game, PLAYED)] == [0, 1]  # the spell, and theirs


# Garbage Grabber


def test_416_3_garbage_grabber_needs_three_cards_in_the_trash_and_1_energy() -> None:
    for trash, pool, able in ((3, "1 Energy", True), (2, "1 Energy", False), (3, "", False)):
        board = Board(turn="A").player("A", base=["Garbage Grabber"], trash=["Charm"] * trash, pool=pool)
        assert usable(begin(board), "Garbage Grabber") is able


def test_416_5_garbage_grabber_recycles_three_of_its_players_choice_and_draws() -> None:
    board = Board(turn="A").player("A", base=["Garbage Grabber"], trash=["Charm", "Cleave", "Retreat", "Stupefy"])
    game = begin(board)
    use(game, "Garbage Grabber", "recycle Charm", "recycle Cleave", "recycle Retreat")
    resolve(game)
    assert {where(game, name) for name in ("Charm", "Cleave", "Retreat")} == {"A's main deck"}
    assert where(game, "Stupefy") == "A's trash"
    assert hand(game, "A") == ["Filler"]
    assert not usable(game, "Garbage Grabber")


# Dr. Mundo, Expert


def test_dr_mundo_grows_with_his_own_players_trash() -> None:
    board = Board(turn="A").player("A", base=["Dr. Mundo, Expert as Mundo"], trash=["Charm", "Cleave"])
    assert might(begin(board.player("B", trash=["Retreat"])), "Mundo") == 8


def test_416_6_dr_mundo_recycles_three_at_the_start_of_the_beginning_phase() -> None:
    for trash in (["Charm", "Cleave", "Retreat", "Stupefy"], ["Charm", "Cleave"]):
        board = Board(turn="A", phase="beginning").player("A", base=["Dr. Mundo, Expert as Mundo"], trash=trash)
        game = begin(board)
        resolve(game)
        if len(trash) > 3:
            choose(game, "recycle Charm", "recycle Stupefy", "recycle Retreat")
        left = len(trash[3:])
        assert len(game.state.players[0].trash) == left
        assert might(game, "Mundo") == 6 + left


# Ava Achiever


def achieved(*hand: str, pool: str = "1 Mind") -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    board.player("A", base=["Ava Achiever as Ava", "Unit 1 as Home"], hand=list(hand), pool=pool)
    game = begin(board)
    move(game, "Ava", field(1))
    if offered(game, "yes"):
        choose(game, "yes")
        if offered(game, "decline to pay"):
            game.apply(0)
        resolve(game)
    return game


def test_ava_plays_a_unit_with_hidden_where_she_attacks() -> None:
    game = achieved("Teemo, Strategist as Teemo", "Unit 2 as Plain", "Charm")
    assert not offered(game, "play Unit 2")
    assert not offered(game, "play Charm")
    choose(game, "play Teemo, Strategist")
    assert where(game, "Teemo") == "battlefield 1"
    assert sum(game.state.players[0].pool) == 0


def test_811_1_d_ava_plays_a_spell_that_chooses_wherever_it_likes() -> None:
    game = achieved("Hidden Blade")
    choose(game, "play Hidden Blade")
    assert offered(game, "Ava")
    assert offered(game, "Guard")


def test_ava_may_pay_and_play_nothing() -> None:
    game = achieved("Teemo, Strategist as Teemo")
    choose(game, "play nothing")
    assert where(game, "Teemo") == "A's hand"


def test_ava_does_nothing_without_1_power() -> None:
    game = achieved("Teemo, Strategist as Teemo", pool="0 Energy")
    assert where(game, "Teemo") == "A's hand"
    assert game.state.chain == []


# Falling Comet


def test_falling_comet_deals_6_to_a_unit_at_a_battlefield_for_5_energy() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 6 as Guard", "Unit 7 as Other"]})
    game = begin(board.player("A", hand=["Falling Comet"], pool="5 Energy", base=["Unit 1 as Home"]))
    play(game, "Falling Comet")
    assert not offered(game, "Home")
    choose(game, "Other")
    resolve(game)
    assert game.state.objects[thing(game, "Other")].damage == 6
    assert sum(game.state.players[0].pool) == 0


def test_806_falling_comet_is_an_action_and_costs_5_energy() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 1"]}).player("A", hand=["Falling Comet"])
    game = begin(board.player("B", base=["Unit 3 as Raider"], hand=["Spell 0: draw 1"]))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not playable(game, "Falling Comet")  # no Reaction
    resolve(game)
    move(game, "Raider", field(1))
    game.apply("pass")
    assert playable(game, "Falling Comet")

    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1"]})
    assert not playable(begin(board.player("A", hand=["Falling Comet"], pool="4 Energy, 1 Mind")), "Falling Comet")


# Progress Day


def test_progress_day_draws_4_for_6_energy_and_a_mind() -> None:
    cards = ["Cleave", "Charm", "Retreat", "Flash", "Stupefy"]
    game = begin(Board(turn="A").player("A", hand=["Progress Day"], deck=cards, pool="6 Energy, 1 Mind"))
    play(game, "Progress Day")
    resolve(game)
    assert hand(game, "A") == cards[:4]
    assert sum(game.state.players[0].pool) == 0


def test_progress_day_needs_mind_power_and_is_for_ones_own_open_state() -> None:
    game = begin(Board(turn="A").player("A", hand=["Progress Day"], deck=["Cleave"] * 4, pool="7 Energy, 1 Fury"))
    assert not playable(game, "Progress Day")
    board = Board(turn="A").battlefield(units={"A": ["Unit 2"]}).player("A", hand=["Progress Day"])
    assert not playable(begin(board.showdown(1, focus="A")), "Progress Day")


# Orb of Regret


def test_orb_of_regret_takes_1_might_from_any_unit_for_the_turn() -> None:
    board = Board(turn="A").player("A", hand=["Orb of Regret"], base=["Unit 2 as Mine"], pool="1 Energy")
    game = begin(board.player("B", base=["Unit 4 as Foe"]))
    play(game, "Orb of Regret")
    use(game, "Orb of Regret", "Foe")
    resolve(game)
    assert [might(game, "Foe"), might(game, "Mine")] == [3, 2]
    assert game.state.objects[thing(game, "Orb of Regret")].exhausted
    assert not usable(game, "Orb of Regret")
    end_turn(game)
    assert might(game, "Foe") == 4


def test_477_3_b_orb_of_regret_leaves_a_unit_1_might() -> None:
    game = begin(Board(turn="A").player("A", base=["Orb of Regret", "Unit 1 as Mine"]))
    use(game, "Orb of Regret")
    resolve(game)
    assert might(game, "Mine") == 1


def test_orb_of_regret_is_no_action_and_needs_a_unit() -> None:
    assert not usable(begin(Board(turn="A").player("A", base=["Orb of Regret"])), "Orb of Regret")
    board = Board(turn="A").battlefield(units={"A": ["Unit 2"]}).player("A", base=["Orb of Regret"])
    assert not usable(begin(board.showdown(1, focus="A")), "Orb of Regret")


# Mushroom Pouch


def facedown(seat: str) -> Board:
    board = Board(turn="B").battlefield(controller=seat, units={seat: ["Unit 1"]}, facedown={seat: ["Sprite Call"]})
    return board.player("A", base=["Mushroom Pouch"], deck=["Cleave", "Charm", "Retreat"])


def test_mushroom_pouch_draws_at_the_start_of_the_beginning_phase_for_a_facedown_card() -> None:
    game = begin(facedown("A"))
    end_turn(game)
    assert hand(game, "A") == ["Cleave", "Charm"]  # one of them in the Draw Phase


def test_mushroom_pouch_draws_nothing_for_a_facedown_card_of_an_opponent_or_for_none() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 1"]})
    board.player("A", base=["Mushroom Pouch"], hand=["Sprite Call"], deck=["Cleave", "Charm", "Retreat"])
    for game, cards in ((begin(facedown("B")), ["Cleave"]), (begin(board), ["Sprite Call", "Cleave"])):
        end_turn(game)
        assert hand(game, "A") == cards


def test_mushroom_pouch_draws_nothing_in_the_turns_of_others() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]}, facedown={"A": ["Sprite Call"]})
    game = begin(board.player("A", base=["Mushroom Pouch"], deck=["Cleave", "Charm"]))
    end_turn(game)
    assert hand(game, "A") == []


# Smoke Screen


def test_smoke_screen_takes_4_might_this_turn_but_leaves_1() -> None:
    for strength, left in ((9, 5), (5, 1), (3, 1)):
        board = Board(turn="A").player("A", hand=["Smoke Screen"], base=["Unit 6 as Mine"])
        game = begin(board.player("B", base=[f"Unit {strength} as Guard"]))
        play(game, "Smoke Screen", "Guard")
        resolve(game)
        assert (might(game, "Guard"), might(game, "Mine")) == (left, 6)
        end_turn(game)
        assert might(game, "Guard") == strength


def test_813_smoke_screen_is_a_reaction_for_2_energy_and_mind() -> None:
    for pool, able in (("2 Energy, 1 Mind", True), ("2 Energy, 1 Fury", False), ("1 Energy, 1 Mind", False)):
        board = Board(turn="A").player("A", hand=["Spell 0: draw 1 as Idea"], base=["Unit 9 as Foe"])
        game = begin(board.player("B", hand=["Smoke Screen"], pool=pool))
        play(game, "Idea")
        game.apply("pass")
        assert playable(game, "Smoke Screen") is able
        if able:
            play(game, "Smoke Screen")
            assert sum(game.state.players[1].pool) == 0
            game.apply("pass")
            game.apply("pass")
            assert (might(game, "Foe"), len(game.state.chain)) == (5, 1)


def test_smoke_screen_does_nothing_to_a_unit_that_has_left() -> None:
    board = Board(turn="A").player("A", hand=["Smoke Screen"])
    game = begin(board.player("B", base=["Unit 9 as Foe"], hand=["Spell [Reaction]: return a unit as Back"]))
    play(game, "Smoke Screen")
    game.apply("pass")
    play(game, "Back")
    resolve(game)
    assert where(game, "Smoke Screen") == "A's trash"
    assert game.state.objects[thing(game, "Foe")].mods == ()
