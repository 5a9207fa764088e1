"""Units of Origins, Body."""

import pytest

from riftwright.cards.catalogue import catalogue
from riftwright.core.events import BUFF_SPENT, DRAWN, TRIGGERED
from riftwright.core.ids import (
    ACCELERATE,
    ASSAULT,
    DEFLECT,
    ENERGY,
    GANKING,
    HIDDEN,
    SHIELD,
    TANK,
)
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
    sentences,
    thing,
    usable,
    use,
    where,
)


def damage(game: Game, name: str) -> int:
    return game.state.objects[thing(game, name)].damage


def buffs(game: Game, name: str) -> int:
    return game.state.objects[thing(game, name)].buffs


def exhausted(game: Game, name: str) -> bool:
    return game.state.objects[thing(game, name)].exhausted


def runes(game: Game, seat: str) -> list[bool]:
    """Whether each of the player's runes is exhausted."""
    s = game.state
    return [s.objects[oid].exhausted for oid in s.players[s.seats.index(seat)].runes]


# Units with keywords alone, or with nothing


@pytest.mark.parametrize(
    ("name", "price", "strength", "keywords"),
    [
        ("Mountain Drake", "9 Energy", 10, {}),
        ("Pakaa Cub", "3 Energy", 3, {HIDDEN: 1}),
        ("Garen, Rugged", "6 Energy, 1 Body", 5, {ASSAULT: 2, SHIELD: 2}),
        ("Kraken Hunter", "3 Energy, 2 Body", 5, {ACCELERATE: 1, ASSAULT: 1}),
        ("Volibear, Imposing", "12 Energy, 2 Body", 10, {SHIELD: 3, TANK: 1}),
        ("Stormclaw Ursine", "7 Energy", 6, {TANK: 1}),
        ("Qiyana, Victorious", "4 Energy, 1 Body", 4, {DEFLECT: 1}),
        ("Deadbloom Predator", "8 Energy, 2 Body", 8, {DEFLECT: 1}),
        ("Miss Fortune, Captain", "5 Energy, 1 Body", 5, {ACCELERATE: 1, GANKING: 1}),
    ],
)
def test_a_unit_costs_what_it_costs_and_has_its_keywords(
    name: str, price: str, strength: int, keywords: dict[int, int]
) -> None:
    energy, *power = price.split(", ")
    less = f"{int(energy.split()[0]) - 1} Energy"
    assert not playable(begin(Board(turn="A").player("A", hand=[name], pool=", ".join([less, *power]))), name)
    if power:
        assert not playable(begin(Board(turn="A").player("A", hand=[name], pool=energy)), name)
    game = begin(Board(turn="A").player("A", hand=[name], pool=price))
    play(game, name)
    assert sum(game.state.players[0].pool) == 0
    assert where(game, name) == "A's base"
    assert might(game, name) == strength
    assert catalogue().get(name).keywords == keywords


# Bilgewater Bully


def test_bilgewater_bully_moves_between_battlefields_while_he_is_buffed() -> None:
    for how, able in (("as Bully buffed", True), ("as Bully", False)):
        board = Board(turn="A").battlefield(controller="A", units={"A": [f"Bilgewater Bully {how}"]}).battlefield()
        game = begin(board)
        assert offered(game, f"move:{thing(game, 'Bully')}:{field(2)}") is able


def test_810_bilgewater_bully_loses_ganking_with_his_buff_and_gives_it_to_nobody() -> None:
    units = {"A": ["Bilgewater Bully as Bully buffed", "Unit 1 as Friend buffed"]}
    board = Board(turn="A").battlefield(controller="A", units=units)
    board.battlefield().player("A", hand=["Spell 0: return a unit as Back"])
    game = begin(board)
    assert [game.machine.keyword(thing(game, name), GANKING) for name in ("Bully", "Friend")] == [1, 0]
    play(game, "Back", "Bully")
    resolve(game)
    play(game, "Bully", "battlefield 1")
    assert game.machine.keyword(thing(game, "Bully"), GANKING) == 0  # 705: a unit that has left keeps no buff


# Crackshot Corsair


def test_crackshot_corsair_deals_1_to_an_enemy_where_she_attacks() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard", "Unit 4 as Page"]})
    game = begin(board.player("A", base=["Crackshot Corsair as Corsair"]).player("B", base=["Unit 4 as Home"]))
    move(game, "Corsair", field(1))
    assert not offered(game, "Home")
    choose(game, "Page")
    resolve(game)
    assert [damage(game, name) for name in ("Guard", "Page", "Home")] == [0, 1, 0]


def test_crackshot_corsair_does_nothing_as_she_defends() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Crackshot Corsair"]})
    game = begin(board.player("B", base=["Unit 2 as Raider"]))
    move(game, "Raider", field(1))
    assert not game.state.chain


# First Mate, Pit Rookie, Stormclaw Ursine


def test_first_mate_readies_another_unit_of_anyone() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 exhausted as Mine"], hand=["First Mate"])
    game = begin(board.player("B", base=["Unit 1 exhausted as Theirs"]))
    play(game, "First Mate")
    assert not offered(game, "First Mate")
    choose(game, "Theirs")
    resolve(game)
    assert [exhausted(game, name) for name in ("Mine", "Theirs", "First Mate")] == [True, False, True]


def test_402_4_first_mate_alone_readies_nothing() -> None:
    game = begin(Board(turn="A").player("A", hand=["First Mate"]))
    play(game, "First Mate")
    resolve(game)
    assert exhausted(game, "First Mate")


def test_pit_rookie_buffs_another_friendly_unit() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as Mine"], hand=["Pit Rookie"])
    game = begin(board.player("B", base=["Unit 1 as Theirs"]))
    play(game, "Pit Rookie")
    resolve(game)
    assert [buffs(game, name) for name in ("Mine", "Theirs", "Pit Rookie")] == [1, 0, 0]


def test_pit_rookie_alone_buffs_nobody() -> None:
    game = begin(Board(turn="A").player("A", hand=["Pit Rookie"]).player("B", base=["Unit 1 as Theirs"]))
    play(game, "Pit Rookie")
    assert game.state.chain == []
    assert [buffs(game, name) for name in ("Theirs", "Pit Rookie")] == [0, 0]


def test_pit_rookie_misses_a_unit_that_has_left() -> None:
    """359.3.e.10: and buffs no other one instead."""
    board = Board(turn="A").player("A", base=["Unit 1 as Mine", "Unit 1 as Other"], hand=["Pit Rookie"])
    game = begin(board.player("B", hand=["Spell [Reaction]: return a unit as Back"]))
    play(game, "Pit Rookie", "Mine")
    game.apply("pass")
    play(game, "Back", "Mine")
    resolve(game)
    assert [buffs(game, name) for name in ("Other", "Pit Rookie")] == [0, 0]


def test_stormclaw_ursine_channels_a_rune_exhausted() -> None:
    game = begin(Board(turn="A").player("A", hand=["Stormclaw Ursine"], rune_deck="2 Body", pool="7 Energy"))
    play(game, "Stormclaw Ursine")
    resolve(game)
    assert runes(game, "A") == [True]


# Cithria of Cloudfield


@pytest.mark.parametrize("other", ["Unit 1", "Spell 0: play a recruit"], ids=["card", "token"])
def test_cithria_is_buffed_as_another_unit_is_played_token_or_card(other: str) -> None:
    game = begin(Board(turn="A").player("A", base=["Cithria of Cloudfield as Cithria"], hand=[other]))
    play(game, other)
    resolve(game)
    assert buffs(game, "Cithria") == 1


def test_cithria_is_not_buffed_by_herself_by_gear_or_by_an_opponent() -> None:
    game = begin(Board(turn="A").player("A", hand=["Cithria of Cloudfield as Cithria", "Gear as Thing"]))
    play(game, "Cithria")
    play(game, "Thing")
    assert buffs(game, "Cithria") == 0
    game = begin(Board(turn="B").player("A", base=["Cithria of Cloudfield as Cithria"]).player("B", hand=["Unit 1"]))
    play(game, "Unit 1")
    assert buffs(game, "Cithria") == 0


# Herald of Scales


def test_herald_of_scales_takes_2_off_dragons_of_its_player() -> None:
    board = Board(turn="A").player("A", base=["Herald of Scales"], hand=["Mountain Drake"], pool="7 Energy")
    game = begin(board)
    play(game, "Mountain Drake")
    assert game.state.players[0].pool[ENERGY] == 0


@pytest.mark.parametrize(
    ("whose", "card", "pool"),
    [("B", "Mountain Drake", "8 Energy"), ("A", "Stormclaw Ursine", "6 Energy"), ("A", "Mountain Drake", "6 Energy")],
    ids=["an opponent's Herald", "no Dragon", "too little"],
)
def test_herald_of_scales_takes_nothing_more_off(whose: str, card: str, pool: str) -> None:
    board = Board(turn="A").player(whose, base=["Herald of Scales"])
    assert not playable(begin(board.player("A", hand=[card], pool=pool)), card)


def test_356_4_e_heralds_of_scales_leave_an_energy_to_pay() -> None:
    heralds = ["Herald of Scales"] * 3  # Dune Drake costs 5
    board = Board(turn="A").player("A", base=heralds, hand=["Dune Drake"], pool="2 Energy")
    game = begin(board)
    play(game, "Dune Drake")
    assert game.state.players[0].pool[ENERGY] == 1


# Wildclaw Shaman


def test_wildclaw_shaman_takes_a_buff_over_and_is_ready() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as Mine buffed"], hand=["Wildclaw Shaman as Shaman"])
    game = begin(board)
    play(game, "Shaman", "yes")
    assert buffs(game, "Mine") == 0  # 204.3.a: the cost of the ability
    resolve(game)
    assert buffs(game, "Shaman") == 1
    assert not exhausted(game, "Shaman")


def test_wildclaw_shaman_may_spend_none_and_has_none_to_spend_of_others() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as Mine buffed"], hand=["Wildclaw Shaman as Shaman"])
    game = begin(board)
    play(game, "Shaman", "no")
    assert (buffs(game, "Mine"), buffs(game, "Shaman"), exhausted(game, "Shaman")) == (1, 0, True)
    board = Board(turn="A").player("A", hand=["Wildclaw Shaman as Shaman"]).player("B", base=["Unit 1 buffed"])
    game = begin(board)
    play(game, "Shaman")
    assert not game.state.chain
    assert exhausted(game, "Shaman")


# Anivia, Primal


def test_anivia_deals_3_to_every_enemy_unit_where_she_attacks() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard", "Unit 9 as Page"]})
    board.player("A", base=["Anivia, Primal as Anivia", "Unit 1 as Friend"])
    game = begin(board.player("B", base=["Unit 9 as Home"]))
    move(game, "Anivia", field(1), "Friend")
    resolve(game)
    assert [damage(game, name) for name in ("Guard", "Page", "Home", "Anivia", "Friend")] == [3, 3, 0, 0, 0]


def test_anivia_deals_nothing_as_she_defends() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Anivia, Primal"]})
    game = begin(board.player("B", base=["Unit 9 as Raider"]))
    move(game, "Raider", field(1))
    assert game.state.chain == []
    assert damage(game, "Raider") == 0


def test_359_3_f_2_anivia_strikes_where_she_is_as_it_resolves() -> None:
    """In a base there are no enemies."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    board.player("A", base=["Anivia, Primal as Anivia"]).player(
        "B", hand=["Spell [Reaction]: move a unit to base as Home"]
    )
    game = begin(board)
    move(game, "Anivia", field(1))
    game.apply("pass")
    play(game, "Home", "Anivia")
    resolve(game)
    assert where(game, "Anivia") == "A's base"
    assert damage(game, "Guard") == 0


# Kraken Hunter

SPARE = ["Unit 1 as One buffed", "Unit 1 as Two buffed"]


@pytest.mark.parametrize(
    ("answers", "pool", "spent"),
    [
        (("done",), "3 Energy, 2 Body", 0),
        (("One", "done"), "3 Energy, 1 Body", 1),
        (("One", "Two"), "3 Energy", 2),
    ],
)
def test_kraken_hunter_costs_a_body_power_less_for_each_buff_spent(
    answers: tuple[str, ...], pool: str, spent: int
) -> None:
    """356.4.b; as many as are needed are offered, but no end to them before the rest can be paid (355.16)."""
    game = begin(Board(turn="A").player("A", base=SPARE, hand=["Kraken Hunter"], pool=pool))
    play(game, "Kraken Hunter", *answers)
    assert sum(game.state.players[0].pool) == 0
    assert len(events(game, BUFF_SPENT)) == spent
    assert where(game, "Kraken Hunter") == "A's base"


def test_355_16_kraken_hunters_player_cannot_stop_before_he_is_paid_for() -> None:
    game = begin(Board(turn="A").player("A", base=SPARE, hand=["Kraken Hunter"], pool="3 Energy, 1 Body"))
    play(game, "Kraken Hunter")
    assert not offered(game, "done")
    choose(game, "Two")
    assert offered(game, "done")


def test_kraken_hunter_is_not_paid_for_with_buffs_of_others_or_with_too_few() -> None:
    board = Board(turn="A").player("A", base=SPARE[:1], hand=["Kraken Hunter"], pool="3 Energy")
    assert not playable(begin(board.player("B", base=["Unit 1 buffed"])), "Kraken Hunter")


def test_356_4_f_buffs_take_off_what_kraken_hunters_accelerate_costs() -> None:
    board = Board(turn="A").player("A", base=SPARE, hand=["Kraken Hunter"], pool="4 Energy, 1 Body")
    game = begin(board)
    play(game, "Kraken Hunter", "One", "Two", "yes")
    assert sum(game.state.players[0].pool) == 0
    assert not exhausted(game, "Kraken Hunter")


def test_358_5_who_kills_the_unit_whose_buff_was_to_be_spent_has_not_played_kraken_hunter() -> None:
    board = Board(turn="A").player("A", base=["Heimerdinger, Inventor as Heimer buffed", "Gold exhausted"])
    game = begin(board.player("A", hand=["Kraken Hunter"], pool="3 Energy"))
    play(game, "Kraken Hunter", "Heimer")  # who can be killed for Power as Gold can, and so pays for the rest
    assert where(game, "Kraken Hunter") == "A's hand"
    assert where(game, "Heimer") == "A's base"
    assert buffs(game, "Heimer") == 1


# Qiyana, Victorious


def conquered(*answers: str) -> Game:
    """Qiyana has conquered, and her player has said what comes of it."""
    board = Board(turn="A").battlefield().battlefield()
    game = begin(
        board.player("A", base=["Qiyana, Victorious as Qiyana"], deck=["Cleave"], rune_deck="2 Body", runes="")
    )
    move(game, "Qiyana", field(1))
    pass_showdown(game)
    choose(game, *answers)
    return game


def test_355_17_qiyanas_player_draws_or_channels_as_it_resolves() -> None:
    game = conquered("draw 1")
    assert (hand(game, "A"), runes(game, "A")) == (["Cleave"], [])
    game = conquered("channel 1 rune exhausted")
    assert (hand(game, "A"), runes(game, "A")) == ([], [True])


def test_qiyana_asks_nothing_before_her_ability_resolves() -> None:
    board = Board(turn="A").battlefield().battlefield().player("A", base=["Qiyana, Victorious as Qiyana"])
    game = begin(board)
    move(game, "Qiyana", field(1))
    game.apply("pass")
    game.apply("pass")
    assert [item.modes for item in game.state.chain] == [[]]
    assert not offered(game, "draw 1")


# Udyr, Wildman

DO = {"deal": "mode 1", "stun": "mode 2", "ready": "mode 3", "gank": "mode 4"}


def wild() -> Game:
    """Udyr is at a battlefield, exhausted and buffed, and another battlefield holds an enemy."""
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Udyr, Wildman as Udyr buffed exhausted"]})
    board.battlefield(controller="B", units={"B": ["Unit 9 as Foe"]}).player("B", base=["Unit 9 as Home"])
    return begin(board.player("A", hand=["Spell 0: buff a unit as Again", "Spell 0: buff a unit as More"]))


def test_udyr_spends_his_buff_for_each_of_his_four_deeds() -> None:
    game = wild()
    use(game, "Udyr", DO["deal"])
    assert not offered(game, "Home")
    choose(game, "Foe")
    assert buffs(game, "Udyr") == 0  # the cost is paid at once
    resolve(game)
    assert damage(game, "Foe") == 2
    game = wild()
    use(game, "Udyr", DO["stun"], "Foe")
    resolve(game)
    assert game.state.objects[thing(game, "Foe")].stunned
    game = wild()
    use(game, "Udyr", DO["ready"])
    resolve(game)
    assert not exhausted(game, "Udyr")
    game = wild()
    use(game, "Udyr", DO["gank"])
    resolve(game)
    assert game.machine.keyword(thing(game, "Udyr"), GANKING)
    end_turn(game)
    assert not game.machine.keyword(thing(game, "Udyr"), GANKING)


def test_udyr_does_none_of_his_deeds_twice_in_a_turn() -> None:
    game = wild()
    use(game, "Udyr", DO["deal"], "Foe")
    resolve(game)
    play(game, "Again", "Udyr")
    resolve(game)
    use(game, "Udyr")
    assert sentences(game) == [DO["stun"], DO["ready"], DO["gank"]]
    choose(game, DO["ready"])
    resolve(game)
    play(game, "More", "Udyr")
    resolve(game)
    use(game, "Udyr")
    assert sentences(game) == [DO["stun"], DO["gank"]]


def test_udyr_may_do_next_turn_what_he_did_this_turn() -> None:
    board = Board(turn="B").player("A", base=["Udyr, Wildman as Udyr buffed"], hand=["Spell 0: buff a unit"])
    game = begin(board.player("A", deck=["Cleave"] * 3))
    assert not usable(game, "Udyr")  # no Action and no Reaction: not in an opponent's turn
    end_turn(game)
    use(game, "Udyr")
    assert sentences(game) == [DO["ready"], DO["gank"]]  # nobody is at a battlefield
    choose(game, DO["ready"])
    resolve(game)
    play(game, "Spell 0: buff a unit")
    resolve(game)
    end_turn(game)
    end_turn(game)
    use(game, "Udyr")
    assert offered(game, DO["ready"])


def test_udyr_spends_no_buff_but_his_own() -> None:
    game = begin(Board(turn="A").player("A", base=["Udyr, Wildman as Udyr", "Unit 1 buffed"]))
    assert not usable(game, "Udyr")


# Volibear, Imposing


def imposing(*, turn: str = "B") -> Game:
    """Volibear is at battlefield 1. B has units at home and at battlefield 3, A has one at home."""
    board = Board(turn=turn).battlefield(controller="A", units={"A": ["Volibear, Imposing as Volibear"]})
    board.battlefield().battlefield(controller="B", units={"B": ["Unit 1 [Ganking] as Ganker"]})
    board.player("A", base=["Unit 1 as Mine"], deck=["Cleave", "Charm"])
    return begin(board.player("B", base=["Unit 1 as One", "Unit 1 as Two"]))


@pytest.mark.parametrize(
    ("unit", "to", "drawn"),
    [("One", field(2), 1), ("Ganker", field(2), 1), ("One", field(1), 0), ("Ganker", 1, 0)],
    ids=["from base", "from a battlefield", "to Volibear", "to base"],
)
def test_volibear_draws_1_as_an_opponent_moves_to_another_battlefield(unit: str, to: int, drawn: int) -> None:
    game = imposing()
    move(game, unit, to)
    pass_showdown(game)
    assert len(hand(game, "A")) == drawn


def test_144_3_volibear_draws_once_for_units_that_move_together() -> None:
    game = imposing()
    move(game, "One", field(2), "Two")
    assert len(events(game, TRIGGERED)) == 1
    pass_showdown(game)
    assert len(hand(game, "A")) == 1


def test_volibear_draws_nothing_as_his_own_player_moves() -> None:
    game = imposing(turn="A")
    move(game, "Mine", field(2))
    pass_showdown(game)
    assert not events(game, DRAWN)


def test_a_base_is_no_battlefield_of_volibears() -> None:
    board = Board(turn="B").battlefield().battlefield().player("A", base=["Volibear, Imposing"], deck=["Cleave"])
    game = begin(board.player("B", base=["Unit 1 as One"]))
    move(game, "One", field(2))
    pass_showdown(game)
    assert hand(game, "A") == ["Cleave"]


# Warwick, Hunter


def test_warwick_enters_ready_and_kills_damaged_enemies_where_he_attacks() -> None:
    units = ["Unit 9 as Hurt damaged 1", "Unit 9 as Whole"]
    board = Board(turn="A").battlefield(controller="B", units={"B": units})
    board.player("A", base=["Unit 9 as Friend damaged 1"], hand=["Warwick, Hunter as Warwick"])
    game = begin(board.player("B", base=["Unit 9 as Home damaged 1"]))
    play(game, "Warwick")
    assert not exhausted(game, "Warwick")
    move(game, "Friend", field(1), "Warwick")
    resolve(game)
    places = [where(game, name) for name in ("Hurt", "Whole", "Home", "Friend")]
    assert places == ["B's trash", "battlefield 1", "B's base", "battlefield 1"]


def test_warwick_kills_nobody_as_he_defends() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Warwick, Hunter as Warwick"]})
    game = begin(board.player("B", base=["Unit 9 as Raider damaged 1"]))
    move(game, "Raider", field(1))
    assert game.state.chain == []
    assert where(game, "Raider") == "battlefield 1"


@pytest.mark.parametrize(("spell", "place"), [("deal 1 to", "B's trash"), ("heal", "battlefield 1")])
def test_359_3_f_2_warwick_looks_for_damage_as_his_ability_resolves(spell: str, place: str) -> None:
    hurt = "" if spell == "deal 1 to" else " damaged 1"
    board = Board(turn="A").battlefield(controller="B", units={"B": [f"Unit 9 as Guard{hurt}"]})
    answer = f"Spell [Reaction]: {spell} a unit as Answer"
    game = begin(board.player("A", base=["Warwick, Hunter as Warwick"], hand=[answer]))
    move(game, "Warwick", field(1))
    play(game, "Answer", "Guard")
    resolve(game)
    assert where(game, "Guard") == place


# Deadbloom Predator


def test_355_2_b_deadbloom_predator_is_played_to_an_occupied_enemy_battlefield_and_fights_there() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})  # occupied, an enemy's
    board.battlefield(controller="B").battlefield().battlefield(controller="A")
    game = begin(board.player("A", hand=["Deadbloom Predator as Predator"]))
    play(game, "Predator")
    assert sorted(sentences(game)) == ["A's base", "battlefield 1", "battlefield 4"]
    choose(game, "battlefield 1")
    pass_showdown(game)
    assert where(game, "Guard") == "B's trash"
    assert where(game, "Predator") == "battlefield 1"


# Miss Fortune, Captain


def captain(*, turn: str = "A") -> Game:
    board = Board(turn=turn).battlefield(controller="A", units={"A": ["Miss Fortune, Captain as Fortune"]})
    board.battlefield().battlefield()
    base = ["Unit 1 as Tired exhausted", "Unit 1 as Fresh", "Gear exhausted as Engine"]
    board.player("A", base=base, runes="1 exhausted Body, 1 Mind", legend="Legend exhausted as Leader")
    board.player("A", hand=["Spell 0: ready a unit"])
    return begin(board.player("B", base=["Unit 1 as Theirs exhausted"]))


@pytest.mark.parametrize("readied", ["Tired", "Engine", "Leader", "Theirs", "Body Rune"])
def test_miss_fortune_readies_anything_that_is_exhausted_as_she_first_moves(readied: str) -> None:
    game = captain()
    move(game, "Fortune", field(2))
    choose(game, "yes")
    assert not offered(game, "Fresh")
    assert not offered(game, "Mind Rune")
    assert not offered(game, "Fortune")
    choose(game, readied)
    resolve(game)
    assert not exhausted(game, readied)


def test_miss_fortunes_player_may_leave_it() -> None:
    game = captain()
    move(game, "Fortune", field(2))
    choose(game, "no")
    assert exhausted(game, "Tired")


def test_miss_fortune_readies_nothing_as_she_moves_again_that_turn() -> None:
    game = captain()
    move(game, "Fortune", field(2))
    choose(game, "yes", "Tired")
    pass_showdown(game)
    play(game, "Spell 0: ready a unit", "Fortune")
    resolve(game)
    move(game, "Fortune", field(3))
    assert len(events(game, TRIGGERED, "Fortune")) == 1


def test_805_miss_fortune_enters_ready_for_accelerate() -> None:
    game = begin(Board(turn="A").player("A", hand=["Miss Fortune, Captain as Fortune"], pool="6 Energy, 2 Body"))
    play(game, "Fortune", "yes")
    assert not exhausted(game, "Fortune")
