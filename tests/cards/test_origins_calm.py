from riftwright.core.events import CHANNELED, DRAWN, HEALED, MOVED
from riftwright.core.ids import SHIELD
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
    sentences,
    thing,
    use,
    where,
)

# Charm


def test_charm_moves_an_enemy_unit_to_a_place_chosen_as_it_is_played() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Foe exhausted"]}).battlefield()
    game = begin(board.player("A", hand=["Charm"]))
    play(game, "Charm")
    assert offered(game, "B's base") and offered(game, "battlefield 2")
    assert not offered(game, "battlefield 1")  # 355.4.a
    choose(game, "battlefield 2")
    resolve(game)
    assert where(game, "Foe") == "battlefield 2"
    assert game.state.objects[thing(game, "Foe")].exhausted  # a move by an effect leaves that as it is
    pass_showdown(game)
    assert controller(game, 2) == "B"


def test_charm_moves_no_unit_of_ones_own() -> None:
    assert not playable(begin(Board(turn="A").battlefield().player("A", base=["Unit 1"], hand=["Charm"])), "Charm")


def test_359_3_e_5_charm_moves_nobody_where_the_unit_has_left() -> None:
    board = (
        Board(turn="A").battlefield().player("A", hand=["Charm"]).player("B", base=["Unit 3 as Foe"], hand=["Retreat"])
    )
    game = begin(board)
    play(game, "Charm")
    game.apply("pass")
    play(game, "Retreat")
    resolve(game)
    assert where(game, "Foe") == "B's hand"
    assert events(game, MOVED) == []


# Clockwork Keeper


def test_clockwork_keeper_draws_for_one_more_calm_power() -> None:
    game = begin(Board(turn="A").player("A", hand=["Clockwork Keeper"], deck=["Cleave"], pool="2 Energy, 1 Calm"))
    play(game, "Clockwork Keeper", "yes")
    resolve(game)
    assert hand(game, "A") == ["Cleave"]


def test_clockwork_keeper_draws_nothing_unless_that_was_paid() -> None:
    game = begin(Board(turn="A").player("A", hand=["Clockwork Keeper"], deck=["Cleave"], pool="2 Energy, 1 Calm"))
    play(game, "Clockwork Keeper", "no")
    assert game.state.chain == []
    game = begin(Board(turn="A").player("A", hand=["Clockwork Keeper"], deck=["Cleave"], pool="2 Energy, 1 Fury"))
    play(game, "Clockwork Keeper")
    assert where(game, "Clockwork Keeper") == "A's base"
    assert game.state.chain == []


# En Garde


def test_en_garde_gives_two_might_to_the_only_unit_that_you_control_there() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Alone"], "B": []})
    game = begin(board.player("A", base=["Unit 1"], hand=["En Garde"]))
    play(game, "En Garde", "Alone")
    resolve(game)
    assert might(game, "Alone") == 4
    end_turn(game)
    assert might(game, "Alone") == 2


def test_en_garde_gives_one_might_in_company() -> None:
    game = begin(Board(turn="A").player("A", base=["Unit 2 as One", "Unit 2 as Two"], hand=["En Garde"]))
    play(game, "En Garde", "One")
    resolve(game)
    assert might(game, "One") == 3


def test_en_garde_looks_at_company_as_it_resolves() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as One", "Unit 2 as Two"], hand=["En Garde"])
    game = begin(board.player("B", hand=["Spell 0 [Reaction]: kill a unit"]))
    play(game, "En Garde", "One")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: kill a unit", "Two")
    resolve(game)
    assert might(game, "One") == 4


def test_489_8_en_garde_on_an_allys_unit_is_not_on_one_that_you_control() -> None:
    board = Board(mode="magma", turn="A").player("A", hand=["En Garde"]).player("C", base=["Unit 2 as Ally"])
    game = begin(board)
    play(game, "En Garde")
    resolve(game)
    assert might(game, "Ally") == 3


# Find Your Center


def test_find_your_center_draws_and_channels() -> None:
    board = Board(turn="A").player("A", hand=["Find Your Center"], deck=["Cleave"], rune_deck="1 Calm", pool="3 Energy")
    game = begin(board)
    play(game, "Find Your Center")
    resolve(game)
    assert hand(game, "A") == ["Cleave"]
    assert [game.state.objects[oid].exhausted for oid in game.state.players[0].runes] == [True]


def test_find_your_center_costs_2_less_near_an_opponents_victory() -> None:
    board = Board(turn="A").player("A", hand=["Find Your Center"], pool="1 Energy")
    assert playable(begin(board.player("B", points=5)), "Find Your Center")
    board = Board(turn="A").player("A", hand=["Find Your Center"], pool="1 Energy", points=7)
    assert not playable(begin(board.player("B", points=4)), "Find Your Center")


# Rune Prison


def test_423_1_b_rune_prison_takes_a_units_might_out_of_combat() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(board.player("A", base=["Unit 3 as Raider"], hand=["Rune Prison"]))
    move(game, "Raider", field(1))
    play(game, "Rune Prison", "Guard")
    resolve(game)
    pass_showdown(game)
    assert where(game, "Raider") == "A's base"  # recalled, undamaged
    assert where(game, "Guard") == "battlefield 1"
    end_turn(game)
    assert not game.state.objects[thing(game, "Guard")].stunned


def test_rune_prison_leaves_might_as_it_is() -> None:
    game = begin(Board(turn="A").player("A", hand=["Rune Prison"]).player("B", base=["Unit 9 as Foe"]))
    play(game, "Rune Prison")
    resolve(game)
    assert game.state.objects[thing(game, "Foe")].stunned
    assert might(game, "Foe") == 9


# Stalwart Poro


def test_814_stalwart_poro_has_one_might_more_on_the_defence_only() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Stalwart Poro as Guard"]})
    game = begin(board.player("A", base=["Stalwart Poro as Raider"]))
    move(game, "Raider", field(1))
    assert (might(game, "Raider"), might(game, "Guard")) == (2, 3)
    pass_showdown(game)
    assert where(game, "Raider") == "A's trash"
    assert (where(game, "Guard"), might(game, "Guard")) == ("battlefield 1", 2)


# Discipline


def test_discipline_gives_two_might_for_the_turn_and_draws() -> None:
    game = begin(Board(turn="A").player("A", base=["Unit 2 as Mine"], hand=["Discipline"], deck=["Cleave", "Charm"]))
    play(game, "Discipline")
    resolve(game)
    assert might(game, "Mine") == 4
    assert hand(game, "A") == ["Cleave"]
    end_turn(game)
    assert might(game, "Mine") == 2


def test_discipline_draws_where_its_unit_has_left_and_needs_one_to_be_played() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Mine"], hand=["Discipline", "Retreat"], deck=["Cleave"])
    game = begin(board)
    play(game, "Discipline")
    play(game, "Retreat")
    resolve(game)
    assert hand(game, "A") == ["Unit 2", "Cleave"]
    assert not playable(begin(Board(turn="A").player("A", hand=["Discipline"])), "Discipline")


# Wind Wall


def test_425_wind_wall_counters_a_spell() -> None:
    board = Board(turn="A").player("A", hand=["Discipline"], base=["Unit 2 as Mine"]).player("B", hand=["Wind Wall"])
    game = begin(board)
    play(game, "Discipline")
    game.apply("pass")
    play(game, "Wind Wall")
    resolve(game)
    assert where(game, "Discipline") == "A's trash"
    assert might(game, "Mine") == 2
    assert events(game, DRAWN) == []


def test_wind_wall_counters_no_ability_and_not_itself() -> None:
    board = Board(turn="A").player("A", hand=["Lecturing Yordle"]).player("B", hand=["Wind Wall"])
    game = begin(board)
    play(game, "Lecturing Yordle")
    game.apply("pass")
    assert not playable(game, "Wind Wall")
    game = begin(Board(turn="A").player("A", hand=["Wind Wall"]))
    assert not playable(game, "Wind Wall")


# Ahri, Alluring


def hold(*units: str, step: str = "beginning") -> Board:
    return Board(turn="A", phase=step).battlefield(controller="A", units={"A": list(units)}).battlefield()


def test_ahri_alluring_gains_a_second_point_as_she_holds() -> None:
    game = begin(hold("Ahri, Alluring as Ahri"))
    resolve(game)
    assert points(game) == [2, 0]


def test_ahri_alluring_gains_nothing_in_base_or_as_she_conquers() -> None:
    game = begin(hold("Unit 1").player("A", base=["Ahri, Alluring as Ahri"]))
    resolve(game)
    assert points(game) == [1, 0]
    game = begin(Board(turn="A").battlefield().player("A", base=["Ahri, Alluring as Ahri"]))
    move(game, "Ahri", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]


def test_471_1_a_1_ahri_alluring_may_gain_the_final_point() -> None:
    game = begin(hold("Ahri, Alluring as Ahri").player("A", points=6))
    resolve(game)
    assert str(game.outcome) == "A wins by points"


# Tasty Faefolk


def test_tasty_faefolk_channels_two_runes_exhausted_and_draws_as_it_dies() -> None:
    spell = "Spell 0: kill a unit"
    board = Board(turn="A").player("A", hand=[spell])
    game = begin(board.player("B", base=["Tasty Faefolk"], deck=["Cleave"], rune_deck="3 Calm"))
    play(game, spell)
    resolve(game)
    assert hand(game, "B") == ["Cleave"]
    assert [game.state.objects[oid].exhausted for oid in game.state.players[1].runes] == [True, True]


def test_808_1_d_1_tasty_faefolk_gives_nothing_where_its_death_is_replaced() -> None:
    spell = "Spell 0: kill a unit"
    board = Board(turn="A").player("A", hand=[spell])
    game = begin(board.player("B", base=["Tasty Faefolk", "Zhonya's Hourglass"], deck=["Cleave"]))
    play(game, spell)
    resolve(game)
    assert where(game, "Tasty Faefolk") == "B's base"
    assert hand(game, "B") == []


def test_805_tasty_faefolk_has_accelerate() -> None:
    game = begin(Board(turn="A").player("A", hand=["Tasty Faefolk"], pool="8 Energy, 1 Calm"))
    play(game, "Tasty Faefolk", "yes")
    assert not game.state.objects[thing(game, "Tasty Faefolk")].exhausted


# Yasuo, Remorseful


def test_yasuo_deals_his_might_to_an_enemy_unit_where_he_attacks() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as One", "Unit 6 as Two"]})
    game = begin(board.player("A", base=["Yasuo, Remorseful as Yasuo"]).player("B", base=["Unit 1 as Home"]))
    move(game, "Yasuo", field(1))
    assert not offered(game, "Home")
    choose(game, "Two")
    resolve(game)
    assert where(game, "Two") == "B's trash"
    assert game.state.objects[thing(game, "One")].damage == 0


def test_359_3_f_2_yasuo_deals_what_his_might_is_as_the_ability_resolves() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(board.player("A", base=["Yasuo, Remorseful as Yasuo"]).player("B", hand=["Stupefy"]))
    move(game, "Yasuo", field(1))
    game.apply("pass")
    play(game, "Stupefy", "Yasuo")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 5


def test_359_3_f_2_yasuo_deals_nothing_from_his_base() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 9 as Guard"]}, facedown={"B": ["Fight or Flight"]}
    )
    game = begin(board.player("A", base=["Yasuo, Remorseful as Yasuo"]))
    move(game, "Yasuo", field(1))
    game.apply("pass")
    play(game, "Fight or Flight", "Yasuo")
    resolve(game)
    assert where(game, "Yasuo") == "A's base"
    assert game.state.objects[thing(game, "Guard")].damage == 0


def test_yasuo_deals_nothing_on_the_defence() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Yasuo, Remorseful as Yasuo"]})
    game = begin(board.player("A", base=["Unit 9 as Raider"]))
    move(game, "Raider", field(1))
    assert game.state.chain == []


# Zhonya's Hourglass


def test_zhonyas_hourglass_dies_in_place_of_a_friendly_unit_anywhere() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Friend damaged 1"]})
    game = begin(board.player("A", hand=["Hextech Ray"]).player("B", base=["Zhonya's Hourglass"]))
    play(game, "Hextech Ray")
    resolve(game)
    friend = game.state.objects[thing(game, "Friend")]
    assert where(game, "Zhonya's Hourglass") == "B's trash"
    assert where(game, "Friend") == "B's base"
    assert (friend.damage, friend.exhausted) == (0, True)
    assert len(events(game, HEALED, "Friend")) == 1


def test_zhonyas_hourglass_saves_no_enemy_and_nothing_that_is_returned() -> None:
    board = Board(turn="A").player(
        "A", base=["Zhonya's Hourglass", "Unit 1 as Mine"], hand=["Retreat", "Spell 0: kill a unit"]
    )
    game = begin(board.player("B", base=["Unit 3 as Foe"]))
    play(game, "Spell 0: kill a unit", "Foe")
    resolve(game)
    assert where(game, "Foe") == "B's trash"
    play(game, "Retreat")
    resolve(game)
    assert where(game, "Zhonya's Hourglass") == "A's base"


def test_373_zhonyas_hourglass_saves_one_of_two_that_die_together() -> None:
    spell = "Spell 0: kill all enemy units"
    board = Board(turn="A").player("A", hand=[spell])
    game = begin(board.player("B", base=["Zhonya's Hourglass", "Unit 1 as One", "Unit 2 as Two"]))
    play(game, spell)
    game.apply("pass")
    game.apply("pass")
    choose(game, "Zhonya's Hourglass for Two")
    assert where(game, "One") == "B's trash"
    assert where(game, "Two") == "B's base"


def test_811_zhonyas_hourglass_can_be_hidden_and_played_in_time() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 3 as Friend"]}, facedown={"B": ["Zhonya's Hourglass"]}
    )
    game = begin(board.player("A", hand=["Hextech Ray"]).player("B", pool=""))
    play(game, "Hextech Ray")
    game.apply("pass")
    play(game, "Zhonya's Hourglass")
    resolve(game)
    assert where(game, "Friend") == "B's base"
    assert not any("Hourglass" in text for text in sentences(game))


# Taric, Protector


def test_taric_gives_shield_to_other_friendly_units_where_he_is() -> None:
    units = ["Taric, Protector as Taric", "Stalwart Poro as Poro", "Unit 2 as Plain"]
    board = Board(turn="A").battlefield(controller="B", units={"B": units})
    game = begin(board.player("A", base=["Unit 1 as Raider"]).player("B", base=["Unit 2 as Home"]))
    move(game, "Raider", field(1))
    # Shield of several sources adds up (814.2); Taric gives himself none.
    assert [might(game, name) for name in ("Taric", "Poro", "Plain", "Raider")] == [5, 4, 3, 1]
    assert game.machine.keyword(thing(game, "Home"), SHIELD) == 0


def test_815_taric_is_assigned_damage_first() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1 as Plain", "Taric, Protector as Taric"]})
    game = begin(board.player("A", base=["Unit 5 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert where(game, "Taric") == "B's trash"
    assert where(game, "Plain") == "battlefield 1"


# Defy


def defy(spell: str) -> Game:
    board = Board(turn="A").battlefield(units={"A": ["Unit 3 as Mine"], "B": ["Unit 3 as Foe"]}, controller="A")
    game = begin(board.player("A", hand=[spell]).player("B", hand=["Defy"]))
    play(game, spell)
    game.apply("pass")
    return game


def test_defy_counters_a_cheap_spell() -> None:
    game = defy("Spell 4: deal 3 to an enemy unit")
    play(game, "Defy")
    resolve(game)
    assert where(game, "Foe") == "battlefield 1"
    assert game.state.objects[thing(game, "Foe")].damage == 0


def test_defy_reaches_no_spell_of_more_energy_or_more_power() -> None:
    assert not playable(defy("Spell 5: deal 3 to an enemy unit"), "Defy")
    game = begin(Board(turn="A").player("A", hand=["Time Warp"]).player("B", hand=["Defy"]))
    play(game, "Time Warp")
    game.apply("pass")
    assert not playable(game, "Defy")
    board = Board(turn="A").battlefield(units={"A": ["Unit 3 as Mine"], "B": ["Unit 3 as Foe"]}, controller="A")
    game = begin(board.player("A", hand=["Switcheroo"]).player("B", hand=["Defy"]))
    play(game, "Switcheroo", "Mine")
    game.apply("pass")
    assert not playable(game, "Defy")  # it costs 2 Power


# Stand United


def test_stand_united_buffs_and_makes_friendly_buffs_worth_more() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as One", "Unit 1 as Two buffed", "Unit 1 as Three"])
    game = begin(board.player("A", hand=["Stand United"]).player("B", base=["Unit 1 as Foe buffed"]))
    play(game, "Stand United", "One")
    resolve(game)
    assert [might(game, name) for name in ("One", "Two", "Three", "Foe")] == [3, 3, 1, 2]
    end_turn(game)
    assert [might(game, name) for name in ("One", "Two", "Three", "Foe")] == [2, 2, 1, 2]


def test_stand_united_counts_for_buffs_that_come_later() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as One"], hand=["Stand United", "Spell 0: buff a unit"])
    game = begin(board.player("A", base=["Unit 1 as Two"]))
    play(game, "Stand United", "One")
    resolve(game)
    play(game, "Spell 0: buff a unit", "Two")
    resolve(game)
    assert might(game, "Two") == 3


# Meditation


def test_meditation_draws_two_for_an_exhausted_unit_and_one_without() -> None:
    for answer, drawn in (("yes", 2), ("no", 1)):
        board = Board(turn="A").player("A", base=["Unit 3 as Scout"], hand=["Meditation"])
        game = begin(board)
        play(game, "Meditation", answer)
        resolve(game)
        assert len(hand(game, "A")) == drawn
        assert game.state.objects[thing(game, "Scout")].exhausted is (answer == "yes")


def test_414_4_meditation_cannot_exhaust_what_is_exhausted_nor_an_enemy() -> None:
    board = Board(turn="A").player("A", base=["Unit 3 exhausted"], hand=["Meditation"]).player("B", base=["Unit 3"])
    game = begin(board)
    play(game, "Meditation")
    resolve(game)
    assert len(hand(game, "A")) == 1


# Eclipse Herald


def test_eclipse_herald_is_readied_and_stronger_when_its_player_stuns_an_enemy() -> None:
    board = Board(turn="A").player("A", base=["Eclipse Herald as Herald exhausted"], hand=["Spell: stun a unit"])
    game = begin(board.player("B", base=["Unit 3 as Guard"]))
    play(game, "Spell: stun a unit", "Guard")
    resolve(game)
    assert not game.state.objects[thing(game, "Herald")].exhausted
    assert might(game, "Herald") == 8


def test_423_1_a_1_eclipse_herald_is_not_moved_by_a_friendly_or_a_stunned_unit() -> None:
    for chosen in ("Friend", "Guard"):
        board = Board(turn="A").player("A", base=["Eclipse Herald as Herald exhausted", "Unit 2 as Friend"])
        board.player("A", hand=["Spell: stun a unit"]).player("B", base=["Unit 3 as Guard stunned"])
        game = begin(board)
        play(game, "Spell: stun a unit", chosen)
        resolve(game)
        assert game.state.objects[thing(game, "Herald")].exhausted


def test_mystic_reversal_takes_a_spell_over_with_new_choices() -> None:
    board = Board(turn="A").player("A", base=["Unit 9 as Mine"], hand=["Falling Star"])
    board.player("B", base=["Unit 9 as Theirs", "Unit 9 as Other"], hand=["Mystic Reversal"])
    game = begin(board)
    play(game, "Falling Star", "Theirs", "Other")
    game.apply("pass")
    play(game, "Mystic Reversal")
    game.apply("pass")
    game.apply("pass")
    choose(game, "yes", "Mine", "Other")
    resolve(game)
    assert [game.state.objects[thing(game, name)].damage for name in ("Mine", "Theirs", "Other")] == [3, 0, 3]
    assert where(game, "Falling Star") == "A's trash"


def test_mystic_reversal_may_leave_the_choices_as_they_are() -> None:
    board = Board(turn="A").player("A", hand=["Spell 0: draw 2 as Idea", "Spell 0: deal 1 to a unit as Bolt"])
    board.player("A", base=["Unit 9 as Mine"]).player("B", base=["Unit 9 as Theirs"])
    game = begin(board.player("B", hand=["Mystic Reversal as First", "Mystic Reversal as Second"]))
    play(game, "Idea")
    game.apply("pass")
    play(game, "First")
    resolve(game)
    assert (len(hand(game, "A")), hand(game, "B")) == (1, ["Mystic Reversal", "Filler", "Filler"])
    play(game, "Bolt", "Theirs")
    game.apply("pass")
    play(game, "Second")
    game.apply("pass")
    game.apply("pass")
    choose(game, "no")
    resolve(game)
    assert [game.state.objects[thing(game, name)].damage for name in ("Mine", "Theirs")] == [0, 1]
    assert [where(game, name) for name in ("Idea", "Bolt", "First")] == ["A's trash", "A's trash", "B's trash"]


def test_mystic_reversal_takes_no_ability_and_needs_its_power() -> None:
    for card, pool, able in (
        ("Spell 0: draw 1 as Word", "4 Energy, 3 Calm", True),
        ("Spell 0: draw 1 as Word", "4 Energy, 2 Calm", False),
        ("", "4 Energy, 3 Calm", False),
    ):
        board = Board(turn="A").player("A", base=["Unit 1 [Use: draw 1] as Sage"], hand=[card] if card else [])
        game = begin(board.player("B", hand=["Mystic Reversal"], pool=pool))
        if card:
            play(game, "Word")
        else:
            use(game, "Sage")
        game.apply("pass")
        assert playable(game, "Mystic Reversal") is able


# Party Favors


def favors(mode: str = "duel") -> Board:
    board = Board(mode=mode, turn="A").player("A", hand=["Party Favors"], deck=["Filler"] * 4, rune_deck="4 Calm")
    return board.player("B", deck=["Filler"] * 4, rune_deck="4 Fury")


def gains(game: Game, seat: str) -> tuple[int, int]:
    """What a player has drawn, and channeled exhausted."""
    player = game.state.seats.index(seat)
    channeled = [game.state.objects[event.obj].exhausted for event in events(game, CHANNELED) if event.player == player]
    return len([event for event in events(game, DRAWN) if event.player == player]), sum(channeled)


def test_party_favors_lets_both_draw_where_the_other_player_chooses_cards() -> None:
    game = begin(favors())
    play(game, "Party Favors")
    resolve(game)
    assert decides(game) == "B"
    choose(game, "Cards")
    assert (gains(game, "A"), gains(game, "B")) == ((1, 0), (1, 0))


def test_party_favors_lets_both_channel_where_the_other_player_chooses_runes() -> None:
    game = begin(favors())
    play(game, "Party Favors")
    resolve(game)
    choose(game, "Runes")
    assert (gains(game, "A"), gains(game, "B")) == ((0, 1), (0, 1))


def test_303_2_a_party_favors_asks_every_other_player_in_turn_order() -> None:
    game = begin(favors("skirmish").player("C", deck=["Filler"] * 4, rune_deck="4 Mind"))
    play(game, "Party Favors")
    resolve(game)
    for seat, word in (("B", "Runes"), ("C", "Cards")):
        assert decides(game) == seat
        choose(game, word)
    assert [gains(game, seat) for seat in "ABC"] == [(1, 1), (0, 1), (1, 0)]


def test_party_favors_pays_its_player_for_each_of_the_others() -> None:
    game = begin(favors("skirmish").player("C", deck=["Filler"] * 4, rune_deck="4 Mind"))
    play(game, "Party Favors")
    resolve(game)
    choose(game, "Cards", "Cards")
    assert [gains(game, seat) for seat in "ABC"] == [(2, 0), (1, 0), (1, 0)]


def test_489_party_favors_asks_a_teammate_as_well() -> None:
    board = favors("magma").player("C", deck=["Filler"] * 4, rune_deck="4 Mind")
    game = begin(board.player("D", deck=["Filler"] * 4, rune_deck="4 Body"))
    play(game, "Party Favors")
    resolve(game)
    asked = []
    for _ in range(3):
        asked.append(decides(game))
        choose(game, "Cards")
    assert asked == ["B", "C", "D"]
    assert [gains(game, seat) for seat in "ABCD"] == [(3, 0), (1, 0), (1, 0), (1, 0)]
