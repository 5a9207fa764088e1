from riftwright.core.events import ATTACHED
from riftwright.core.ids import TANK
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
    sentences,
    thing,
    usable,
    use,
    where,
)

# Doran's Shield


def test_dorans_shield_gives_might_and_tank_to_its_wearer() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Bearer", "Doran's Shield"])
    game = begin(board)
    use(game, "Doran's Shield")
    resolve(game)

    assert might(game, "Bearer") == 3  # 137.3
    assert game.machine.keyword(thing(game, "Bearer"), TANK)  # 136.2.c
    assert len(events(game, ATTACHED, "Doran's Shield")) == 1


def test_718_2_an_attached_gear_cannot_equip_itself_to_another() -> None:
    board = Board(turn="A").player(
        "A", base=["Unit 2 as Bearer", "Unit 2 as Other", "Doran's Shield attached to Bearer"]
    )
    game = begin(board)

    assert not usable(game, "Doran's Shield")
    assert [might(game, name) for name in ("Bearer", "Other")] == [3, 2]


def test_818_equip_is_not_for_showdowns_or_enemy_units() -> None:
    board = Board(turn="A").battlefield(units={"A": ["Unit 2 as Scout"]})
    board.player("A", base=["Doran's Shield"]).player("B", base=["Unit 2 as Foe"])
    board.showdown(1, focus="A")
    game = begin(board)
    assert not usable(game, "Doran's Shield")
    pass_showdown(game)
    use(game, "Doran's Shield")  # Scout is the only unit that A controls
    resolve(game)
    assert might(game, "Scout") == 3
    assert where(game, "Doran's Shield") == "battlefield 1"  # 434.4


def test_435_4_b_equipment_of_a_dead_unit_is_detached_and_recalled() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 2 as Bearer", "Doran's Shield attached to Bearer"]}
    )
    game = begin(board.player("A", hand=["Spell 0: kill a unit"]))
    play(game, "Spell 0: kill a unit")
    resolve(game)

    assert where(game, "Bearer") == "B's trash"
    assert where(game, "Doran's Shield") == "B's base"  # 323.7


# Lonely Poro


def test_lonely_poro_draws_when_it_dies_alone() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"A": ["Unit 1 as Foe"], "B": ["Lonely Poro as Poro"]})
    board.player("B", base=["Unit 1"], deck=["Cleave", "Charm"])
    game = begin(board.player("A", hand=["Hextech Ray"]).showdown(1, focus="A", attacker="A", defender="B"))
    play(game, "Hextech Ray", "Poro")
    resolve(game)

    assert where(game, "Poro") == "B's trash"
    assert hand(game, "B") == ["Cleave"]


def test_740_2_a_lonely_poro_draws_nothing_beside_a_friendly_unit() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Lonely Poro as Poro", "Unit 5 as Friend"]})
    game = begin(board.player("A", hand=["Hextech Ray"]).player("B", deck=["Cleave"]))
    play(game, "Hextech Ray", "Poro")
    resolve(game)

    assert hand(game, "B") == []


def test_323_4_two_lonely_poros_that_die_together_were_not_alone() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Lonely Poro as One damaged 1", "Lonely Poro as Two damaged 1"]}
    )
    spell = "Spell 0: deal 1 to all enemy units"
    game = begin(board.player("A", hand=[spell]).player("B", deck=["Cleave", "Charm"]))
    play(game, spell)
    resolve(game)

    assert where(game, "One") == where(game, "Two") == "B's trash"
    assert hand(game, "B") == []


# Guardian Angel


def test_guardian_angel_dies_in_place_of_its_wearer() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 3 as Bearer damaged 1", "Guardian Angel attached to Bearer"]}
    )
    game = begin(board.player("A", hand=["Void Seeker"]))
    assert might(game, "Bearer") == 4
    play(game, "Void Seeker")
    resolve(game)

    bearer = game.state.objects[thing(game, "Bearer")]
    assert where(game, "Guardian Angel") == "B's trash"
    assert where(game, "Bearer") == "B's base"
    assert (bearer.damage, bearer.exhausted, bearer.attachments) == (0, True, ())
    assert might(game, "Bearer") == 3


def test_720_guardian_angel_does_nothing_while_it_is_not_attached() -> None:
    board = Board(turn="A").player("B", base=["Unit 3 as Bearer", "Guardian Angel"])
    spell = "Spell 0: kill a unit"
    game = begin(board.player("A", hand=[spell]))
    play(game, spell)
    resolve(game)

    assert where(game, "Bearer") == "B's trash"
    assert where(game, "Guardian Angel") == "B's base"


def test_guardian_angel_saves_nobody_else() -> None:
    board = Board(turn="A").player(
        "B", base=["Unit 3 as Bearer", "Unit 2 as Other", "Guardian Angel attached to Bearer"]
    )
    spell = "Spell 0: kill a unit"
    game = begin(board.player("A", hand=[spell]))
    play(game, spell, "Other")
    resolve(game)

    assert where(game, "Other") == "B's trash"
    assert where(game, "Guardian Angel") == "B's base"


def test_372_the_dying_units_controller_picks_between_guardian_angel_and_zhonyas_hourglass() -> None:
    board = Board(turn="A").player(
        "B", base=["Unit 3 as Bearer", "Guardian Angel attached to Bearer", "Zhonya's Hourglass"]
    )
    spell = "Spell 0: kill a unit"
    game = begin(board.player("A", hand=[spell]))
    play(game, spell)
    game.apply("pass")
    game.apply("pass")

    assert decides(game) == "B"
    assert offered(game, "Guardian Angel for Bearer")
    choose(game, "Zhonya's Hourglass for Bearer")
    assert where(game, "Zhonya's Hourglass") == "B's trash"
    assert where(game, "Guardian Angel") == "B's base"
    assert might(game, "Bearer") == 4


def test_two_guardian_angels_on_one_unit_are_two_replacements() -> None:
    board = Board(turn="A").player(
        "B",
        base=[
            "Unit 3 as Bearer",
            "Guardian Angel as First attached to Bearer",
            "Guardian Angel as Second attached to Bearer",
        ],
    )
    spell = "Spell 0: kill a unit"
    game = begin(board.player("A", hand=[spell, spell]))
    play(game, spell)
    game.apply("pass")
    game.apply("pass")
    choose(game, "Second for Bearer")
    assert where(game, "Second") == "B's trash"
    play(game, spell)
    resolve(game)
    assert where(game, "First") == "B's trash"
    assert where(game, "Bearer") == "B's base"


def test_guardian_angel_can_be_equipped_for_calm_power_alone() -> None:
    board = Board(turn="A").player("A", base=["Unit 2", "Guardian Angel"], pool="5 Energy, 1 Fury")
    assert not usable(begin(board), "Guardian Angel")
    board = Board(turn="A").player("A", base=["Unit 2", "Guardian Angel"], pool="1 Calm")
    game = begin(board)
    use(game, "Guardian Angel")
    resolve(game)
    assert might(game, "Unit 2") == 3


# Tianna Crownguard


def test_tianna_at_a_battlefield_keeps_opponents_from_points_but_not_from_conquering() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Tianna Crownguard"]}).battlefield()
    game = begin(board.player("A", base=["Kai'Sa, Survivor as Kai"], deck=["Cleave"]))
    move(game, "Kai", field(2))
    pass_showdown(game)

    assert controller(game, 2) == "A"
    assert points(game) == [0, 0]
    assert hand(game, "A") == ["Cleave"]  # Kai'Sa has conquered (383.4.c.2.c)


def test_tianna_in_base_keeps_nobody_from_points() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3"]}).battlefield()
    game = begin(board.player("A", base=["Unit 1 as Scout"]).player("B", base=["Tianna Crownguard"]))
    move(game, "Scout", field(2))
    pass_showdown(game)
    assert points(game) == [1, 0]


def test_tiannas_controller_gains_points_all_the_same() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Tianna Crownguard"]}).battlefield()
    game = begin(board.player("A", base=["Unit 1 as Scout"]))
    move(game, "Scout", field(2))
    pass_showdown(game)
    assert points(game) == [1, 0]


def test_809_tiannas_deflect_must_be_paid_to_choose_her() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Tianna Crownguard"]})
    board.player("A", hand=["Hextech Ray"], pool="1 Energy, 1 Fury")
    assert not playable(begin(board), "Hextech Ray")


# Not So Fast


def test_not_so_fast_counters_an_enemy_spell_that_chooses_a_friendly_unit() -> None:
    board = Board(turn="A").player("A", hand=["Spell 0: kill a unit as Blade"])
    game = begin(board.player("B", base=["Unit 2 as Page"], hand=["Not So Fast"]))
    play(game, "Blade")
    game.apply("pass")
    play(game, "Not So Fast")
    resolve(game)
    assert where(game, "Page") == "B's base"


def test_not_so_fast_counters_an_ability_that_chooses_a_friendly_gear() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 [Use: kill a gear] as Smith"])
    game = begin(board.player("B", base=["Gear as Lamp"], hand=["Not So Fast"]))
    use(game, "Smith")
    game.apply("pass")
    play(game, "Not So Fast")
    resolve(game)
    assert where(game, "Lamp") == "B's base"


def test_not_so_fast_counters_nothing_that_chooses_only_enemies_or_nothing() -> None:
    board = Board(turn="A").player(
        "A", base=["Unit 2 as Own"], hand=["Spell 0: kill a unit as Blade", "Spell 0: draw 1"]
    )
    game = begin(board.player("B", hand=["Not So Fast"]))
    play(game, "Blade")
    game.apply("pass")
    assert not playable(game, "Not So Fast")
    game.apply("pass")
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not playable(game, "Not So Fast")


# Stellacorn Herder


def test_stellacorn_herder_draws_as_it_moves() -> None:
    game = begin(Board(turn="A").battlefield().player("A", base=["Stellacorn Herder"], deck=["Charm", "Charm"]))
    move(game, "Stellacorn Herder", field(1))
    resolve(game)
    assert hand(game, "A") == ["Charm"]


def test_456_1_stellacorn_herder_draws_nothing_as_it_is_recalled() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Stellacorn Herder"]})
    game = begin(board.player("A", hand=["Spell 0: recall a unit"], deck=["Charm"]))
    play(game, "Spell 0: recall a unit")
    resolve(game)
    assert where(game, "Stellacorn Herder") == "A's base"
    assert hand(game, "A") == []


# Irelia, Fervent


def test_irelia_grows_when_her_controller_chooses_her() -> None:
    board = Board(turn="A").player("A", base=["Irelia, Fervent"], hand=["En Garde"])
    game = begin(board.player("B", hand=["Spell 0 [Reaction]: give a unit -1"]))
    play(game, "En Garde")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: give a unit -1")  # an opponent's choice counts for nothing
    resolve(game)
    assert might(game, "Irelia, Fervent") == 4 + 1 + 2 - 1
    end_turn(game)
    assert might(game, "Irelia, Fervent") == 4


def test_irelia_grows_when_her_controller_readies_her_and_not_where_she_is_ready() -> None:
    spell = "Spell 0: ready all friendly units"
    for state, grown in ((" exhausted", 1), ("", 0)):
        game = begin(Board(turn="A").player("A", base=[f"Irelia, Fervent{state}"], hand=[spell]))
        play(game, spell)
        resolve(game)
        assert might(game, "Irelia, Fervent") == 4 + grown


# Simian Ancestor


def test_simian_ancestor_is_readied_when_its_player_buffs_it() -> None:
    for state, ready in (("exhausted", True), ("exhausted buffed", False)):
        board = Board(turn="A").player("A", base=[f"Simian Ancestor as Ape {state}", "Unit 1 as Cub"])
        game = begin(board.player("A", hand=["Spell: buff a friendly unit"]))
        play(game, "Spell: buff a friendly unit", "Ape")
        resolve(game)
        assert game.state.objects[thing(game, "Ape")].exhausted is not ready
        assert might(game, "Ape") == 6


def test_simian_ancestor_does_not_hear_of_another_units_buff() -> None:
    board = Board(turn="A").player("A", base=["Simian Ancestor as Ape exhausted", "Unit 1 as Cub"])
    game = begin(board.player("A", hand=["Spell: buff a friendly unit"]))
    play(game, "Spell: buff a friendly unit", "Cub")
    resolve(game)
    assert game.state.objects[thing(game, "Ape")].exhausted


def test_aphelios_chooses_each_mode_once_a_turn() -> None:
    swords = ["Long Sword as One", "Long Sword as Two", "Long Sword as Three", "Long Sword as Four"]
    board = Board(turn="A").player("A", base=["Aphelios, Exalted as Aphelios", *swords])
    game = begin(board.player("A", deck=["Charm"] * 4))
    use(game, "One")
    resolve(game)
    assert sentences(game) == ["mode 2", "mode 3"]  # there are no runes to ready
    choose(game, "mode 3")
    resolve(game)
    use(game, "Two")
    resolve(game)
    assert sentences(game) == ["mode 2"]
    choose(game, "mode 2")
    resolve(game)
    use(game, "Three")  # with a single rune there is nothing left to choose
    resolve(game)
    buffs = game.state.objects[thing(game, "Aphelios")].buffs
    assert (buffs, len(game.state.players[0].runes)) == (1, 1)
    assert game.decision.player == 0 and not game.state.chain


def test_svellsongur_doubles_the_text_of_its_bearer_while_it_is_attached() -> None:
    bearer = "Unit 2 [Assault 2] [Attack: draw 1] as Bearer"
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    board.player("A", base=[bearer, "Svellsongur as Song", "Unit 2 as Other"], hand=["Spell 1: kill a gear as Rust"])
    game = begin(board)
    use(game, "Song", "Bearer")
    resolve(game)
    broken = game.clone()
    move(game, "Bearer", field(1))
    assert might(game, "Bearer") == 6
    resolve(game)
    assert len(game.state.players[0].hand) == 3  # the spell, and two cards
    play(broken, "Rust")
    resolve(broken)
    move(broken, "Bearer", field(1))
    assert might(broken, "Bearer") == 4
    resolve(broken)
    assert len(broken.state.players[0].hand) == 1
