"""Cards that the official FAQs of 2026 speak of, each where it matters and where it does not."""

from riftwright.core.ids import ASSAULT, DEFLECT, TEMPORARY
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
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

KILL = "Spell 0: kill a unit"


def keyword(game: Game, name: str, which: int) -> int:
    return game.machine.keyword(thing(game, name), which)


# Blood Rush


def test_blood_rush_gives_assault_for_this_turn_only() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Wall"]})
    game = begin(board.player("A", base=["Unit 2 as Raider"], hand=["Blood Rush"], pool="1 Energy"))
    play(game, "Blood Rush", "Raider")
    resolve(game)
    assert keyword(game, "Raider", ASSAULT) == 2
    assert might(game, "Raider") == 2  # it attacks nobody
    move(game, "Raider", field(1))
    assert might(game, "Raider") == 4
    pass_showdown(game)
    end_turn(game)
    assert not keyword(game, "Wall", ASSAULT)


# Blast Corps Cadet


def test_blast_corps_cadet_deals_damage_if_its_cost_was_paid() -> None:
    for paid in (True, False):
        board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
        game = begin(board.player("A", hand=["Blast Corps Cadet"]).player("B", base=["Unit 3"]))
        play(game, "Blast Corps Cadet", "yes" if paid else "no")
        resolve(game)
        assert game.state.objects[thing(game, "Guard")].damage == (2 if paid else 0)


# Disarming Rake


def test_383_3_a_disarming_rake_kills_a_gear_or_leaves_it() -> None:
    for answer, place in (("yes", "B's trash"), ("no", "B's base")):
        game = begin(Board(turn="A").player("A", hand=["Disarming Rake"]).player("B", base=["Gear as Lamp"]))
        play(game, "Disarming Rake", answer)
        resolve(game)
        assert where(game, "Lamp") == place


def test_402_4_disarming_rake_without_a_gear_asks_nothing() -> None:
    game = begin(Board(turn="A").player("A", hand=["Disarming Rake"]).player("B", base=["Unit 3"]))
    play(game, "Disarming Rake")
    assert game.state.chain == []


# Janna, Savior


def test_janna_heals_her_side_here_and_sends_one_enemy_home() -> None:
    board = Board(turn="A").battlefield(
        controller="A", units={"A": ["Unit 3 as Guard damaged 2"], "B": ["Unit 9 as Raider damaged 1"]}
    )
    board.player("A", base=["Unit 3 as Page damaged 1"], hand=["Janna, Savior"]).player("B", base=["Unit 2 as Far"])
    game = begin(board)
    play(game, "Janna, Savior", "battlefield 1")
    assert not offered(game, "Far")
    choose(game, "Raider")
    if offered(game, "done"):
        choose(game, "done")
    resolve(game)
    damage = {name: game.state.objects[thing(game, name)].damage for name in ("Guard", "Page", "Raider")}
    assert damage == {"Guard": 0, "Page": 1, "Raider": 1}
    assert where(game, "Raider") == "B's base"


# Pickpocket


def test_pickpocket_takes_cheap_gear_only() -> None:
    board = Board(turn="A").player("A", hand=["Pickpocket"]).player("B", base=["Spinning Axe"])
    game = begin(board)
    play(game, "Pickpocket")
    assert game.state.chain == []  # the Axe costs 2
    assert where(game, "Spinning Axe") == "B's base"


def test_359_3_e_14_b_pickpocket_gets_its_gold_for_a_gear_that_was_killed() -> None:
    board = Board(turn="A").player("A", hand=["Pickpocket"]).player("B", base=["Warmog's Armor"])
    game = begin(board)
    play(game, "Pickpocket", "yes")
    resolve(game)
    gold = game.state.objects[thing(game, "Gold")]
    assert gold.exhausted
    assert gold.controller == 0
    assert where(game, "Warmog's Armor") == "B's trash"


# Renata Glasc, Mastermind


def test_renata_uses_her_abilities_at_battlefields_only() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Renata Glasc, Mastermind as Here"]})
    board.player("A", base=["Renata Glasc, Mastermind as Home"], deck=["Charm"], hand=["Cleave"])
    game = begin(board)
    assert not usable(game, "Home")
    here = thing(game, "Here")
    for option in [o for o in game.decision.options if o.key.startswith(f"use:{here}:")][:1]:
        game.apply(option)
    resolve(game)
    assert hand(game, "A") == ["Cleave", "Charm"]
    last = [o for o in game.decision.options if o.key.startswith(f"use:{here}:")][-1]
    game.apply(last)
    resolve(game)
    assert points(game) == [1, 0]
    assert game.state.objects[here].exhausted


# Draven, Vanquisher


def test_draven_vanquisher_pays_for_might_and_wins_a_gold() -> None:
    for answer, strength in (("yes", 6), ("no", 4)):
        board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2"]})
        game = begin(board.player("A", base=["Draven, Vanquisher"]))
        move(game, "Draven, Vanquisher", field(1))
        choose(game, answer)
        if answer == "yes" and offered(game, "decline to pay"):
            game.apply(0)
        resolve(game)
        assert might(game, "Draven, Vanquisher") == strength
        pass_showdown(game)
        assert game.state.objects[thing(game, "Gold")].exhausted


def test_draven_vanquisher_without_a_combat_wins_nothing() -> None:
    game = begin(Board(turn="A").battlefield().player("A", base=["Draven, Vanquisher"]))
    move(game, "Draven, Vanquisher", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]
    assert not [o for o in game.state.objects if game.state.faces[o.face].name == "Gold"]


# Grim Apothecary


def test_822_grim_apothecary_comes_in_reaction_and_may_take_a_friend_back() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 3 as Guard"]})
    game = begin(board.player("A", base=["Unit 1 as Page"], hand=["Grim Apothecary"]).player("B", hand=[KILL]))
    play(game, KILL, "Guard")
    game.apply("pass")
    play(game, "Grim Apothecary", "yes")
    assert not offered(game, "Page")
    choose(game, "Guard")
    resolve(game)
    assert where(game, "Guard") == "A's hand"
    assert where(game, "Grim Apothecary") == "battlefield 1"


# Turn to Dust


def test_816_turn_to_dust_kills_the_gear_when_its_controllers_turn_begins() -> None:
    board = Board(turn="A").player("A", hand=["Turn to Dust"]).player("B", base=["Gear as Lamp", "Gear as Kept"])
    game = begin(board)
    play(game, "Turn to Dust", "Lamp")
    resolve(game)
    assert keyword(game, "Lamp", TEMPORARY)
    end_turn(game)
    assert where(game, "Lamp") == "B's trash"
    assert where(game, "Kept") == "B's base"


def test_turn_to_dust_is_for_gear_and_for_ones_own_turn() -> None:
    game = begin(Board(turn="A").player("A", hand=["Turn to Dust"]).player("B", base=["Unit 2"]))
    assert not playable(game, "Turn to Dust")


# Ki Barrier


def test_437_ki_barrier_prevents_7_damage_of_this_turn_in_all() -> None:
    board = Board(turn="A").player("A", hand=["Spell 0: deal 4 to a unit"] * 2)
    game = begin(board.player("B", base=["Unit 3 as Guard"], hand=["Ki Barrier"]))
    game.apply(next(o for o in game.decision.options if game.describe(o).startswith("play Spell 0")))
    game.apply("pass")
    play(game, "Ki Barrier")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 0
    game.apply(next(o for o in game.decision.options if game.describe(o).startswith("play Spell 0")))
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 1


# Kato the Arm


def test_kato_gives_what_he_has_as_the_ability_resolves() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    board.player("A", base=["Kato the Arm as Kato", "Unit 1 as Page", "Spinning Axe attached to Kato"], hand=["Cleave"])
    game = begin(board)
    play(game, "Cleave", "Kato")
    resolve(game)
    move(game, "Kato", field(1))
    choose(game, "Page")
    resolve(game)
    assert (keyword(game, "Page", DEFLECT), keyword(game, "Page", ASSAULT)) == (1, 3)
    assert might(game, "Page") == 1 + 6
    end_turn(game)
    assert might(game, "Page") == 1
    assert not keyword(game, "Page", DEFLECT)


def test_kato_cannot_throw_himself() -> None:
    game = begin(Board(turn="A").battlefield(controller="A").player("A", base=["Kato the Arm"]))
    move(game, "Kato the Arm", field(1))
    assert game.state.chain == []
    assert might(game, "Kato the Arm") == 3


# Yone, Blademaster


def test_yone_deals_his_might_for_a_battlefield_that_was_uncontrolled() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Yone, Blademaster"])
    game = begin(board.player("B", base=["Unit 9 as Home"]))
    move(game, "Yone, Blademaster", field(1))
    pass_showdown(game)
    assert game.state.objects[thing(game, "Home")].damage == 5


def test_yone_deals_nothing_for_a_battlefield_that_was_taken_from_somebody() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1"]}).player("A", base=["Yone, Blademaster"])
    game = begin(board.player("B", base=["Unit 9 as Home"]))
    move(game, "Yone, Blademaster", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]
    assert game.state.objects[thing(game, "Home")].damage == 0


# Edge of Night


def test_edge_of_night_attaches_itself_from_facedown_to_a_unit_there() -> None:
    board = Board(turn="A").battlefield(
        controller="A", units={"A": ["Unit 1 as Guard", "Unit 1 as Ward"]}, facedown={"A": ["Edge of Night"]}
    )
    game = begin(board.player("A", base=["Unit 1 as Page"]))
    play(game, "Edge of Night")
    assert not offered(game, "Page")
    choose(game, "Guard")
    resolve(game)
    assert [might(game, name) for name in ("Guard", "Ward", "Page")] == [3, 1, 1]


def test_edge_of_night_from_the_hand_is_equipped_for_its_cost() -> None:
    game = begin(Board(turn="A").player("A", base=["Unit 1 as Page"], hand=["Edge of Night"], pool="3 Energy"))
    play(game, "Edge of Night")
    assert game.state.chain == []
    assert might(game, "Page") == 1
    assert not usable(game, "Edge of Night")


# Crumbling Sands


def test_419_4_b_crumbling_sands_counts_what_an_opponent_finalized_before() -> None:
    for before, in_hand in ((False, 3), (True, 1)):
        board = Board(turn="A").player("A", hand=["Spell 0: draw 1", "Spell 1: draw 2"])
        game = begin(board.player("B", hand=["Crumbling Sands"]))
        if before:
            play(game, "Spell 0: draw 1")
            resolve(game)
        play(game, "Spell 1: draw 2")
        game.apply("pass")
        play(game, "Crumbling Sands")
        resolve(game)
        assert len(game.state.players[0].hand) == in_hand


# Patched Porobot


def test_patched_porobot_draws_with_three_other_gear() -> None:
    for gear, drawn in ((2, 0), (3, 1)):
        game = begin(Board(turn="A").player("A", base=["Gear"] * gear, hand=["Patched Porobot"], deck=["Charm"]))
        play(game, "Patched Porobot")
        resolve(game)
        assert len(game.state.players[0].hand) == drawn


def test_135_patched_porobot_is_a_gear_too() -> None:
    game = begin(Board(turn="A").player("A", base=["Patched Porobot"], hand=["Spell 0: kill a gear"]))
    play(game, "Spell 0: kill a gear")
    resolve(game)
    assert where(game, "Patched Porobot") == "A's trash"


# Imperial Decree


def test_imperial_decree_kills_whatever_takes_damage_this_turn() -> None:
    dart = "Spell 0: deal 1 to a unit"
    board = Board(turn="A").player(
        "A", hand=["Imperial Decree", f"{dart} as One", f"{dart} as Two", f"{dart} as Three"]
    )
    game = begin(board.player("B", base=["Unit 9 as Ox", "Unit 9 as Ram", "Unit 9 as Elk"]))
    play(game, "Imperial Decree")
    resolve(game)
    for spell, victim in (("One", "Ox"), ("Two", "Ram")):
        play(game, spell, victim)
        resolve(game)
        assert where(game, victim) == "B's trash"
    end_turn(game)
    end_turn(game)
    play(game, "Three")
    resolve(game)
    assert where(game, "Elk") == "B's base"


# Elder Dragon


def test_142_4_c_elder_dragon_needs_any_damage_of_its_own_controller() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    board.player("A", base=["Elder Dragon", "Unit 9 as Friend"], hand=["Spell 0: deal 1 to a unit"] * 2)
    game = begin(board.player("B", base=["Unit 9 as Hurt damaged 8"]))
    for victim in ("Guard", "Friend"):
        play(game, "Spell 0: deal 1 to a unit", victim)
        resolve(game)
    assert where(game, "Guard") == "B's trash"
    assert where(game, "Friend") == "A's base"
    assert where(game, "Hurt") == "B's base"  # that damage is nobody's


def test_355_13_elder_dragon_chooses_no_more_than_one_at_each_location() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as One", "Unit 9 as Two"]})
    game = begin(board.player("A", hand=["Elder Dragon"]).player("B", base=["Unit 9 as Home"]))
    play(game, "Elder Dragon", "One")
    assert not offered(game, "Two")
    choose(game, "Home")
    resolve(game)
    assert [where(game, name) for name in ("One", "Two", "Home")] == ["B's trash", "battlefield 1", "B's trash"]


# Reinforce, Void Rush, Rek'Sai: cards that are banished from the top of the deck and then played


def test_reinforce_plays_a_unit_of_the_top_five_for_less() -> None:
    deck = ["Charm", "Unit 9", "Elder Dragon", "Retreat", "Charm", "Unit 8"]
    game = begin(Board(turn="A").player("A", hand=["Reinforce"], deck=deck, pool="12 Energy, 3 Body"))
    play(game, "Reinforce")
    resolve(game)
    assert not offered(game, "banish and play Charm")
    choose(game, next(text for text in map(game.describe, game.decision.options) if "Elder Dragon" in text))
    resolve(game)  # it costs 12 less 5 Energy and 4 Power, and there are 7 and 3
    assert where(game, "Elder Dragon") == "A's banishment"
    assert game.state.players[0].main_deck[-1] == thing(game, "Unit 8")


def test_void_rush_draws_what_is_not_played() -> None:
    board = Board(turn="A").player("A", hand=["Void Rush"], deck=["Cleave", "Stalwart Poro"], pool="2 Energy, 1 Fury")
    game = begin(board.player("B", base=["Unit 3"]))
    play(game, "Void Rush")
    resolve(game)
    choose(game, next(text for text in map(game.describe, game.decision.options) if "Poro" in text))
    assert where(game, "Stalwart Poro") == "A's base"
    assert hand(game, "A") == ["Cleave"]


def test_rek_sai_swarm_queen_may_play_a_unit_where_she_attacks() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", base=["Rek'Sai, Swarm Queen as Queen"], deck=["Unit 1", "Charm"]))
    move(game, "Queen", field(1))
    choose(game, "yes")
    resolve(game)
    choose(game, next(text for text in map(game.describe, game.decision.options) if "Unit 1" in text))
    choose(game, "battlefield 1")
    assert where(game, "Unit 1") == "battlefield 1"
    assert game.state.players[0].main_deck[0] == thing(game, "Charm")


def test_void_burrower_exhausts_and_recycles_what_nobody_wants() -> None:
    board = Board(turn="A").battlefield()
    board.player("A", base=["Unit 2 as Scout"], legend="Rek'Sai, Void Burrower as Burrower", deck=["Charm", "Retreat"])
    game = begin(board)
    move(game, "Scout", field(1))
    pass_showdown(game)
    choose(game, "yes")
    resolve(game)
    choose(game, "play nothing")
    assert game.state.objects[thing(game, "Burrower")].exhausted
    assert {*game.state.players[0].main_deck[:2]} == {thing(game, "Charm"), thing(game, "Retreat")}


# Rell, Magnetic


def test_rell_plays_a_cheap_equipment_and_then_attaches_it() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    cards = ["Spinning Axe", "Trinity Force", "Gear"]
    game = begin(board.player("A", base=["Rell, Magnetic as Rell"], hand=cards, pool="0 Energy"))
    move(game, "Rell", field(1))
    choose(game, "yes")
    resolve(game)
    assert not [o for o in game.decision.options if "Trinity" in game.describe(o)]
    choose(game, next(text for text in map(game.describe, game.decision.options) if "Axe" in text))
    resolve(game)
    assert game.state.objects[thing(game, "Spinning Axe")].attached_to == thing(game, "Rell")
    assert might(game, "Rell") == 7


def test_rell_who_plays_nothing_attaches_nothing() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", base=["Rell, Magnetic as Rell"], hand=["Gear"]))
    move(game, "Rell", field(1))
    choose(game, "yes")
    resolve(game)
    assert game.state.chain == []
    assert might(game, "Rell") == 4


# Arise!


def test_386_arise_readies_up_to_two_of_its_soldiers_when_they_are_there() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 exhausted", *["Equipment 1"] * 3], hand=["Arise!"])
    game = begin(board)
    play(game, "Arise!")
    resolve(game)
    for _ in range(3):
        if offered(game, "A's base"):
            choose(game, "A's base")
    soldiers = [oid for oid in game.state.players[0].base if game.state.face_of(oid).name == "Sand Soldier"]
    assert len(soldiers) == 3
    assert [o.a for o in game.decision.options if o.key.startswith("choose:")] == soldiers
    for oid in soldiers[:2]:
        game.apply(f"choose:{oid}")
    resolve(game)
    assert [game.state.objects[oid].exhausted for oid in soldiers] == [False, False, True]


def test_arise_without_equipment_raises_nobody() -> None:
    game = begin(Board(turn="A").player("A", base=["Unit 1"], hand=["Arise!"]))
    play(game, "Arise!")
    resolve(game)
    assert [game.state.face_of(oid).name for oid in game.state.players[0].base] == ["Unit 1"]


# Aspirant's Climb


def test_194_3_aspirants_climb_asks_for_one_more_point() -> None:
    for name, won in (("Aspirant's Climb", False), ("Sunken Temple", True)):
        board = Board(turn="A").battlefield(name).battlefield(controller="A", units={"A": ["Unit 1"]})
        game = begin(board.player("A", points=7, hand=["Spell 0: gain 1 point"]))
        play(game, "Spell 0: gain 1 point")
        resolve(game)
        assert points(game) == [8, 0]
        assert (game.outcome is not None) is won
        assert game.view(0).victory_score == (8 if won else 9)


def test_471_1_b_under_aspirants_climb_the_ninth_point_is_the_final_one() -> None:
    for before, after in ((7, 8), (8, 8)):
        board = Board(turn="A").battlefield("Aspirant's Climb").battlefield()
        game = begin(board.player("A", base=["Unit 3 as Scout"], points=before))
        move(game, "Scout", field(2))
        pass_showdown(game)
        assert points(game) == [after, 0]


# Temporal Portal


def test_820_temporal_portal_repeats_the_next_spell_for_what_it_costs_in_print() -> None:
    for energy, repeated in ((4, True), (3, False)):
        board = Board(turn="A").player(
            "A", base=["Temporal Portal"], hand=["Spell 2: draw 1"], pool=f"{energy} Energy, 1 any"
        )
        game = begin(board)
        use(game, "Temporal Portal")
        resolve(game)
        play(game, "Spell 2: draw 1", *(["yes"] if repeated else []))
        resolve(game)
        assert len(game.state.players[0].hand) == (2 if repeated else 1)


def test_temporal_portal_is_for_one_spell_of_this_turn() -> None:
    board = Board(turn="A").player("A", base=["Temporal Portal"], hand=["Spell 0: draw 1", "Spell 0: draw 2"])
    game = begin(board)
    use(game, "Temporal Portal")
    resolve(game)
    play(game, "Spell 0: draw 1", "no")
    resolve(game)
    play(game, "Spell 0: draw 2")  # nothing is asked
    resolve(game)
    assert len(game.state.players[0].hand) == 3
