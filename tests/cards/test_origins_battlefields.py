from collections.abc import Sequence

from riftwright.core.events import BUFF_SPENT, CHANNELED, DRAWN
from riftwright.core.ids import GANKING, SHIELD, TRASH
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
    points,
    resolve,
    settle_payment,
    thing,
    where,
)


def held(name: str, deck: list[str] | None = None) -> Board:
    board = Board(turn="A", phase="beginning").battlefield(name, controller="A", units={"A": ["Unit 1 as Holder"]})
    return board.player("A", deck=deck)


def test_grove_of_the_god_willow_draws_for_whoever_holds_it() -> None:
    game = begin(held("Grove of the God-Willow", deck=["Cleave", "Charm"]))
    resolve(game)
    assert points(game) == [1, 0]
    assert hand(game, "A") == ["Cleave", "Charm"]  # its own, and the Draw Phase's


def test_grove_of_the_god_willow_draws_nothing_as_it_is_conquered() -> None:
    board = Board(turn="A").battlefield("Grove of the God-Willow").player("A", base=["Unit 1 as Scout"])
    game = begin(board)
    move(game, "Scout", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]
    assert events(game, DRAWN) == []


HERO = "Kai'Sa, Survivor"


def tomb(trash: Sequence[str] = ()) -> Game:
    """A is about to hold the Hallowed Tomb; their Chosen Champion has died."""
    board = Board(turn="A", phase="beginning").battlefield("Hallowed Tomb", controller="A", units={"A": ["Unit 2"]})
    board.player("A", champion=[HERO], trash=trash)
    state = board.state()
    first = state.players[0].champion.pop()
    state.objects[first].zone = TRASH
    state.players[0].trash.append(first)
    return Game.from_state(state)


def test_108_3_c_1_hallowed_tomb_returns_the_chosen_champion() -> None:
    game = tomb()
    choose(game, "yes")
    resolve(game)

    assert where(game, HERO) == "A's champion zone"


def test_hallowed_tomb_may_leave_the_champion_in_the_trash() -> None:
    game = tomb()
    choose(game, "no")
    resolve(game)

    assert where(game, HERO) == "A's trash"


def test_103_2_a_3_every_copy_of_the_chosen_champion_is_one_and_no_other_card_is() -> None:
    game = tomb(trash=["Stalwart Poro", f"{HERO} as Copy"])
    choose(game, "yes")
    resolve(game)

    [oid] = game.state.players[0].champion
    assert game.state.face_of(oid).name == HERO
    assert [game.state.face_of(o).name for o in game.state.players[0].trash].count(HERO) == 1


def test_108_3_c_1_hallowed_tomb_returns_nobody_to_a_zone_that_is_taken() -> None:
    board = Board(turn="A", phase="beginning").battlefield("Hallowed Tomb", controller="A", units={"A": ["Unit 2"]})
    game = begin(board.player("A", champion=[HERO], trash=[f"{HERO} as Copy"]))
    choose(game, "yes")
    resolve(game)

    assert where(game, "Copy") == "A's trash"
    assert len(game.state.players[0].champion) == 1


def test_monastery_of_hirana_draws_for_a_spent_buff() -> None:
    board = Board(turn="A").battlefield("Monastery of Hirana")
    board.player("A", base=["Unit 1 as Scout", "Unit 1 as Home buffed"], deck=["Cleave"])
    game = begin(board)
    move(game, "Scout", field(1))
    pass_showdown(game)
    choose(game, "yes")
    assert game.state.objects[thing(game, "Home")].buffs == 0  # paid as the ability is finalized (383.3.b.1)
    resolve(game)
    assert hand(game, "A") == ["Cleave"]
    assert len(events(game, BUFF_SPENT, "Home")) == 1


def test_monastery_of_hirana_lets_the_player_pick_the_buff() -> None:
    board = Board(turn="A").battlefield("Monastery of Hirana")
    board.player("A", base=["Unit 1 as Scout", "Unit 1 as One buffed", "Unit 1 as Two buffed"], deck=["Cleave"])
    game = begin(board)
    move(game, "Scout", field(1))
    pass_showdown(game)
    choose(game, "yes", "Two")
    assert [game.state.objects[thing(game, name)].buffs for name in ("One", "Two")] == [1, 0]


def test_404_2_monastery_of_hirana_cannot_use_the_buff_that_sett_is_about_to_get() -> None:
    board = (
        Board(turn="A").battlefield("Monastery of Hirana").player("A", base=["Sett, Brawler as Sett"], deck=["Cleave"])
    )
    game = begin(board)
    move(game, "Sett", field(1))
    pass_showdown(game)
    game.apply(0)
    resolve(game)
    assert hand(game, "A") == []
    assert game.state.objects[thing(game, "Sett")].buffs == 1


def test_monastery_of_hirana_spends_no_buff_unasked_and_none_of_an_enemy() -> None:
    board = (
        Board(turn="A").battlefield("Monastery of Hirana").player("A", base=["Unit 1 as Scout buffed"], deck=["Cleave"])
    )
    game = begin(board)
    move(game, "Scout", field(1))
    pass_showdown(game)
    choose(game, "no")
    assert hand(game, "A") == []
    assert might(game, "Scout") == 2
    board = Board(turn="A").battlefield("Monastery of Hirana").player("A", base=["Unit 1 as Scout"])
    game = begin(board.player("B", base=["Unit 1 buffed"]))
    move(game, "Scout", field(1))
    pass_showdown(game)
    assert game.state.chain == []


def row() -> Board:
    board = Board(turn="A").battlefield("Reaver's Row", controller="B", units={"B": ["Unit 2 as One", "Unit 3 as Two"]})
    return board.player("A", base=["Unit 9 as Raider"])


def test_reavers_row_sends_a_defender_home() -> None:
    game = begin(row())
    move(game, "Raider", field(1))
    assert decides(game) == "B"
    choose(game, "yes")
    assert not offered(game, "Raider")  # no friendly unit of whoever defends
    choose(game, "One")
    resolve(game)
    assert where(game, "One") == "B's base"
    assert where(game, "Two") == "battlefield 1"
    pass_showdown(game)
    assert controller(game, 1) == "A"


def test_383_3_a_reavers_row_may_send_nobody() -> None:
    game = begin(row())
    move(game, "Raider", field(1))
    choose(game, "no")
    assert game.state.chain == []


def test_reavers_row_does_nothing_at_another_battlefield_or_for_the_attacker() -> None:
    board = Board(turn="A").battlefield("Reaver's Row", controller="B", units={"B": ["Unit 2"]})
    board.battlefield(controller="B", units={"B": ["Unit 3 as Away"]})
    game = begin(board.player("A", base=["Unit 9 as Raider"]))
    move(game, "Raider", field(2))
    assert game.state.chain == []


def test_startipped_peak_may_channel_a_rune_exhausted() -> None:
    game = begin(held("Startipped Peak"))
    choose(game, "yes")
    resolve(game)
    channeled = events(game, CHANNELED)
    assert len(channeled) == 3  # its own, and two of the Channel Phase
    assert game.state.objects[channeled[0].obj].exhausted
    game = begin(held("Startipped Peak"))
    choose(game, "no")
    assert len(events(game, CHANNELED)) == 2


def tree(*hand: str) -> Board:
    board = Board(turn="A").battlefield("The Dreaming Tree", controller="A", units={"A": ["Unit 5 as Here"]})
    return board.player("A", base=["Unit 5 as Home"], hand=list(hand), deck=["Filler", "Filler", "Filler"])


def test_the_dreaming_tree_draws_for_the_first_choice_of_a_friendly_unit_there() -> None:
    game = begin(tree("En Garde", "En Garde"))
    play(game, "En Garde", "Here")
    resolve(game)
    assert len(events(game, DRAWN)) == 1
    play(game, "En Garde", "Here")
    resolve(game)
    assert len(events(game, DRAWN)) == 1  # once each turn


def test_the_dreaming_tree_ignores_units_elsewhere_and_enemy_spells() -> None:
    game = begin(tree("En Garde"))
    play(game, "En Garde", "Home")
    resolve(game)
    assert events(game, DRAWN) == []
    board = Board(turn="A").battlefield("The Dreaming Tree", controller="B", units={"B": ["Unit 5 as Here"]})
    game = begin(board.player("A", hand=["Hextech Ray"]))
    play(game, "Hextech Ray")
    resolve(game)
    assert events(game, DRAWN) == []


def test_383_1_b_the_dreaming_tree_draws_once_for_two_units_chosen_at_one_time() -> None:
    units = ["Unit 1 as One", "Unit 1 as Two"]
    board = Board(turn="A").battlefield("The Dreaming Tree", controller="A", units={"A": units})
    game = begin(board.player("A", hand=["Flash"], deck=["Filler", "Filler"]))
    play(game, "Flash", "One", "Two")
    resolve(game)
    assert len(events(game, DRAWN)) == 1


def test_the_dreaming_tree_counts_each_turn_anew() -> None:
    game = begin(tree("En Garde", "En Garde").player("A", runes="4 Calm", pool="1 Energy"))
    play(game, "En Garde", "Here")
    resolve(game)
    end_turn(game)
    game.apply("end")  # B's turn; what A can play in it is over
    before = len(events(game, DRAWN))
    play(game, "En Garde", "Here")
    resolve(game)
    assert len(events(game, DRAWN)) == before + 1


def test_trifarian_war_camp_strengthens_every_unit_there() -> None:
    board = Board(turn="A").battlefield("Trifarian War Camp", controller="B", units={"B": ["Unit 2 as Guard"]})
    game = begin(board.player("A", base=["Unit 3 as Raider", "Unit 1 as Home"]))
    assert [might(game, name) for name in ("Guard", "Raider", "Home")] == [3, 3, 1]
    move(game, "Raider", field(1))
    assert [might(game, name) for name in ("Guard", "Raider", "Home")] == [3, 4, 1]


def test_a_unit_that_leaves_trifarian_war_camp_can_have_lethal_damage() -> None:
    board = Board(turn="A").battlefield("Trifarian War Camp", controller="A", units={"A": ["Unit 2 as Mine damaged 2"]})
    game = begin(board.player("A", hand=["Flash"]))
    play(game, "Flash", "Mine")
    resolve(game)
    assert where(game, "Mine") == "A's trash"


def test_windswept_hillock_lets_units_there_go_to_other_battlefields() -> None:
    board = Board(turn="A").battlefield("Windswept Hillock", controller="A", units={"A": ["Unit 1 as Here"]})
    board.battlefield().battlefield(controller="A", units={"A": ["Unit 1 as There"]})
    game = begin(board)
    assert offered(game, f"move:{thing(game, 'Here')}:{field(2)}")
    assert not offered(game, f"move:{thing(game, 'There')}:{field(2)}")
    move(game, "Here", field(2))
    assert where(game, "Here") == "battlefield 2"
    assert not game.machine.keyword(thing(game, "Here"), GANKING)


def test_windswept_hillock_lets_enemy_units_go_too_but_not_to_it() -> None:
    board = Board(turn="B").battlefield("Windswept Hillock", controller="A", units={"B": ["Unit 1 as Here"]})
    board.battlefield(controller="B", units={"B": ["Unit 1 as There"]})
    game = begin(board.player("B", base=["Unit 1 as Home"]))
    assert offered(game, f"move:{thing(game, 'Here')}:{field(2)}")
    assert not offered(game, f"move:{thing(game, 'There')}:{field(1)}")
    assert [game.machine.keyword(thing(game, name), GANKING) for name in ("Here", "There", "Home")] == [1, 0, 0]


# Bandle Tree


def test_bandle_tree_holds_two_facedown_cards() -> None:
    for name, places in (("Bandle Tree", 2), ("Battlefield", 1)):
        board = Board(turn="A").battlefield(name, controller="A", units={"A": ["Unit 1"]})
        game = begin(board.player("A", hand=["Blastcone Fae"] * 3))
        for _ in range(places):
            option = next(o for o in game.decision.options if o.key.startswith("hide:"))
            game.apply(option)
            settle_payment(game)
        assert not [o for o in game.decision.options if o.key.startswith("hide:")]
        assert len(game.state.battlefields[0].facedown) == places


# The Arena's Greatest


def test_190_6_b_the_arenas_greatest_gives_each_player_a_point_in_their_first_beginning_phase_alone() -> None:
    board = Board(turn="A", phase="beginning", turn_number=1).battlefield("The Arena's Greatest").battlefield()
    game = begin(board)
    assert (decides(game), points(game)) == ("A", [0, 0])
    resolve(game)
    assert points(game) == [1, 0]
    end_turn(game)
    resolve(game)
    assert (game.state.turn_player, points(game)) == (1, [1, 1])
    end_turn(game)

    assert (game.state.turn_player, points(game)) == (0, [1, 1])


def test_the_arenas_greatest_gives_the_point_to_that_player_whoever_controls_it() -> None:
    board = Board(turn="A", phase="beginning", turn_number=1)
    game = begin(board.battlefield("The Arena's Greatest", controller="B", units={"B": ["Unit 2"]}).battlefield())
    assert decides(game) == "B"
    resolve(game)

    assert points(game) == [1, 0]


# Void Gate


def test_712_void_gate_adds_1_to_what_spells_deal_to_units_there_and_nowhere_else() -> None:
    board = Board(turn="A").battlefield("Void Gate", units={"B": ["Unit 9 as Here"]})
    board.battlefield(units={"B": ["Unit 9 as There"]}).player("A", hand=["Spell: deal 2 to all enemy units"])
    game = begin(board)
    play(game, "Spell: deal 2 to all enemy units")
    resolve(game)
    assert game.state.objects[thing(game, "Here")].damage == 3
    assert game.state.objects[thing(game, "There")].damage == 2


def test_417_6_c_void_gate_adds_nothing_to_combat_damage() -> None:
    board = Board(turn="A").battlefield("Void Gate", controller="B", units={"B": ["Unit 4 as Guard"]})
    game = begin(board.player("A", base=["Unit 3 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert where(game, "Guard") == "battlefield 1"


# Navori Fighting Pit


def test_navori_fighting_pit_buffs_a_unit_there_as_it_is_held() -> None:
    board = Board(turn="A", phase="scoring")
    board.battlefield("Navori Fighting Pit", controller="A", units={"A": ["Unit 2 as One", "Unit 2 as Two"]})
    game = begin(board.player("A", base=["Unit 2 as Home"]))
    assert not offered(game, "Home")
    choose(game, "Two")
    resolve(game)

    assert (might(game, "One"), might(game, "Two")) == (2, 3)


def test_navori_fighting_pit_buffs_nobody_as_it_is_conquered() -> None:
    game = begin(Board(turn="A").battlefield("Navori Fighting Pit").player("A", base=["Unit 1 as Scout"]))
    move(game, "Scout", field(1))
    pass_showdown(game)

    assert (points(game), might(game, "Scout")) == ([1, 0], 1)


# Altar to Unity


def test_altar_to_unity_plays_a_recruit_to_the_base_of_whoever_holds_it() -> None:
    game = begin(held("Altar to Unity"))
    resolve(game)
    assert (where(game, "Recruit"), might(game, "Recruit"), points(game)) == ("A's base", 1, [1, 0])


def test_altar_to_unity_plays_nothing_as_it_is_conquered() -> None:
    game = begin(Board(turn="A").battlefield("Altar to Unity").player("A", base=["Unit 1 as Scout"]))
    move(game, "Scout", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]
    assert [o for o in game.state.objects if o.token and o.zone] == []


# Back-Alley Bar


def bar(controller: str = "A") -> Board:
    board = Board(turn="A").battlefield(
        "Back-Alley Bar", controller=controller, units={controller: ["Unit 2 as Guest"]}
    )
    return board.battlefield(controller=controller, units={controller: ["Unit 2 as Elsewhere"]})


def test_back_alley_bar_gives_1_might_to_a_unit_that_moves_from_there() -> None:
    game = begin(bar())
    move(game, "Guest", 0)
    resolve(game)
    assert (where(game, "Guest"), might(game, "Guest"), might(game, "Elsewhere")) == ("A's base", 3, 2)
    end_turn(game)
    assert might(game, "Guest") == 2


def test_back_alley_bar_gives_each_of_several_units_its_might() -> None:
    board = Board(turn="A").battlefield(
        "Back-Alley Bar", controller="A", units={"A": ["Unit 1 as One", "Unit 2 as Two"]}
    )
    game = begin(board.player("A", hand=["Flash"]))
    play(game, "Flash", "One", "Two")
    resolve(game)
    assert [might(game, name) for name in ("One", "Two")] == [2, 3]


def test_back_alley_bar_gives_it_to_an_enemy_unit_too() -> None:
    game = begin(bar("B").player("A", hand=["Charm"]))
    play(game, "Charm", "Guest", "B's base")
    resolve(game)
    assert (where(game, "Guest"), might(game, "Guest")) == ("B's base", 3)


def test_back_alley_bar_gives_nothing_to_who_comes_or_moves_from_elsewhere() -> None:
    game = begin(bar().player("A", base=["Unit 2 as Comer"]))
    move(game, "Comer", field(1))
    move(game, "Elsewhere", 0)
    assert game.state.chain == []
    assert [might(game, name) for name in ("Comer", "Elsewhere", "Guest")] == [2, 2, 2]


def test_456_1_a_recall_from_back_alley_bar_is_no_move() -> None:
    game = begin(bar().player("A", hand=["Spell 0: recall a unit"]))
    play(game, "Spell 0: recall a unit", "Guest")
    resolve(game)
    assert (where(game, "Guest"), might(game, "Guest")) == ("A's base", 2)


def test_190_6_b_back_alley_bar_serves_where_nobody_controls_it() -> None:
    board = Board(turn="A").battlefield("Back-Alley Bar").player("A", base=["Unit 2 as Guest"], hand=["Flash"])
    game = begin(board)
    move(game, "Guest", field(1))
    play(game, "Flash", "Guest")
    resolve(game)
    assert (where(game, "Guest"), might(game, "Guest")) == ("A's base", 3)


# Fortified Position


def position() -> Board:
    board = Board(turn="A").battlefield(
        "Fortified Position", controller="B", units={"B": ["Unit 2 as One", "Unit 2 as Two"]}
    )
    board.battlefield(controller="B", units={"B": ["Unit 2 as There"]})
    return board.player("A", base=["Unit 3 as Raider", "Unit 3 as Second"])


def test_fortified_position_gives_a_unit_shield_2_for_the_combat() -> None:
    game = begin(position())
    move(game, "Raider", field(1))
    assert decides(game) == "B"
    assert offered(game, "Raider")  # any unit may be chosen
    choose(game, "One")
    resolve(game)
    assert [might(game, name) for name in ("One", "Two")] == [4, 2]
    pass_showdown(game)
    choose(game, "Two")  # who is assigned the damage of Raider
    assert where(game, "One") == "battlefield 1"
    assert not game.machine.keyword(thing(game, "One"), SHIELD)  # 466.7.c


def test_466_7_c_fortified_position_protects_in_no_later_combat_of_the_turn() -> None:
    game = begin(position().player("B", hand=["Spell 0 [Reaction]: return a unit"]))
    move(game, "Raider", field(1))
    choose(game, "One")
    game.apply("pass")
    game.apply("pass")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: return a unit", "Raider")
    resolve(game)
    pass_showdown(game)
    assert where(game, "One") == "battlefield 1"
    move(game, "Second", field(1))
    choose(game, "Two")
    resolve(game)
    assert [might(game, name) for name in ("One", "Two")] == [2, 4]


def test_fortified_position_gives_nothing_at_another_battlefield_or_to_attackers() -> None:
    game = begin(position())
    move(game, "Raider", field(2))
    assert game.state.chain == []
    game = begin(position())
    move(game, "Raider", field(1))
    choose(game, "Raider")
    resolve(game)
    assert might(game, "Raider") == 3  # an attacker has nothing of [Shield]


# Obelisk of Power


def test_obelisk_of_power_channels_a_rune_for_each_player_in_their_first_turn() -> None:
    board = Board(turn="A", phase="beginning", turn_number=1).battlefield("Obelisk of Power").battlefield()
    game = begin(board)
    resolve(game)

    def channeled(player: int) -> list[bool]:
        runes = [event.obj for event in events(game, CHANNELED) if event.player == player]
        return [game.state.objects[rune].exhausted for rune in runes]

    assert channeled(0) == [False] * 3  # with two of the Channel Phase
    end_turn(game)
    resolve(game)
    assert len(channeled(1)) in (3, 4)  # who goes second channels one more
    second = len(channeled(1))
    end_turn(game)
    assert len(channeled(0)) == 5
    end_turn(game)
    assert len(channeled(1)) == second + 2


def test_obelisk_of_power_channels_nothing_in_later_turns_whoever_controls_it() -> None:
    board = Board(turn="A", phase="beginning").battlefield("Obelisk of Power", controller="A", units={"A": ["Unit 1"]})
    game = begin(board)
    resolve(game)
    assert points(game) == [1, 0]
    assert len(events(game, CHANNELED)) == 2  # of the Channel Phase
    end_turn(game)
    assert len(events(game, CHANNELED)) == 4


# The Candlelit Sanctum


def sanctum(deck: list[str]) -> Game:
    game = begin(Board(turn="A").battlefield("The Candlelit Sanctum").player("A", base=["Unit 1 as Scout"], deck=deck))
    move(game, "Scout", field(1))
    pass_showdown(game)
    resolve(game)
    return game


def deck(game: Game) -> list[str]:
    """The names of A's Main Deck, the top card first."""
    return [game.state.face_of(oid).name for oid in reversed(game.state.players[0].main_deck)]


def test_the_candlelit_sanctum_recycles_any_of_two_cards() -> None:
    game = sanctum(["Cleave", "Charm", "Defy"])
    assert not offered(game, "recycle Defy")
    choose(game, "recycle Cleave", "leave it")
    assert deck(game) == ["Charm", "Defy", "Cleave"]
    game = sanctum(["Cleave", "Charm", "Defy"])
    choose(game, "recycle Cleave", "recycle Charm")
    assert deck(game)[0] == "Defy"
    assert sorted(deck(game)[1:]) == ["Charm", "Cleave"]


def test_the_candlelit_sanctum_puts_what_stays_back_in_any_order() -> None:
    game = sanctum(["Cleave", "Charm", "Defy"])
    choose(game, "leave the rest", "put on top Charm")
    assert deck(game) == ["Charm", "Cleave", "Defy"]


def test_431_1_c_the_candlelit_sanctum_looks_at_as_many_as_there_are() -> None:
    game = sanctum(["Cleave"])
    choose(game, "leave it")
    assert (deck(game), points(game)) == (["Cleave"], [1, 0])


def test_the_candlelit_sanctum_shows_nothing_as_it_is_held() -> None:
    game = begin(held("The Candlelit Sanctum", deck=["Cleave", "Charm", "Defy"]))
    assert game.state.chain == []
    assert hand(game, "A") == ["Cleave"]


# The Grand Plaza


def plaza(units: int, *guests: str) -> Game:
    board = Board(turn="A", phase="beginning")
    board.battlefield("The Grand Plaza", controller="A", units={"A": ["Unit 1"] * units, "B": list(guests)})
    return begin(board.player("A", base=["Unit 1"] * 3))


def test_the_grand_plaza_is_won_with_seven_units_as_it_is_held() -> None:
    game = plaza(7)
    resolve(game)
    assert game.outcome is not None and game.outcome.winners == (0,)


def test_383_2_a_1_the_grand_plaza_does_nothing_with_six() -> None:
    game = plaza(6)
    assert game.state.chain == []
    assert (game.outcome, points(game)) == (None, [1, 0])


def test_the_grand_plaza_is_not_won_as_it_is_conquered() -> None:
    board = Board(turn="A").battlefield("The Grand Plaza")
    game = begin(board.player("A", base=[f"Unit 1 as U{n}" for n in range(7)]))
    move(game, "U0", field(1), *[f"U{n}" for n in range(1, 7)])
    pass_showdown(game)
    assert (game.outcome, points(game)) == (None, [1, 0])


# Zaun Warrens


def warrens(*held: str) -> Game:
    board = Board(turn="A").battlefield("Zaun Warrens")
    game = begin(board.player("A", base=["Unit 1 as Scout"], hand=list(held), deck=["Cleave"]))
    move(game, "Scout", field(1))
    pass_showdown(game)
    resolve(game)
    return game


def test_zaun_warrens_discards_a_card_of_ones_choice_then_draws() -> None:
    game = warrens("Charm", "Defy")
    choose(game, "discard Defy")
    assert (hand(game, "A"), where(game, "Defy")) == (["Charm", "Cleave"], "A's trash")


def test_422_zaun_warrens_draws_with_nothing_to_discard() -> None:
    assert hand(warrens(), "A") == ["Cleave"]


def test_zaun_warrens_does_nothing_as_it_is_held() -> None:
    game = begin(held("Zaun Warrens", deck=["Cleave"]).player("A", hand=["Defy"]))
    assert game.state.chain == []
    assert hand(game, "A") == ["Defy", "Cleave"]
