"""Cards of Vendetta about Empower (441, 442, 827, 828)."""

from typing import Final

import pytest

from riftwright.core import events as ev
from riftwright.core.ids import DEFLECT, GANKING
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
    named,
    offered,
    pass_showdown,
    play,
    playable,
    resolve,
    resolve_top,
    sentences,
    thing,
    usable,
    use,
    where,
)

COPY: Final = "Spell 0: a friendly unit becomes a copy of a friendly unit as Mirror"
CALM: Final = "Spell 0: disempower a unit as Calm"


def held(game: Game, name: str, keyword: int) -> int:
    return game.machine.keyword(thing(game, name), keyword)


def damage(game: Game, name: str) -> int:
    return game.state.objects[thing(game, name)].damage


def times(game: Game, name: str) -> int:
    return game.state.objects[thing(game, name)].empowered


# Kayle, Justified


def kayle(*hand: str, words: str = "", base: tuple[str, ...] = ()) -> Game:
    board = Board(turn="A").battlefield().player("A", base=[f"Kayle, Justified as Kayle{words}", *base], hand=hand)
    return begin(board)


def test_441_1_c_1_kayle_is_empowered_up_to_three_times() -> None:
    """827.1.c.1 does not hold for her: at three times she may pay all the same, and nothing comes of it (441.1.c)."""
    game = kayle()
    for count in (1, 2, 3, 3):
        assert usable(game, "Kayle")
        use(game, "Kayle")
        resolve(game)
        assert (times(game, "Kayle"), might(game, "Kayle")) == (count, 3 + 2 * count)
        keywords = held(game, "Kayle", DEFLECT), held(game, "Kayle", GANKING)
        assert keywords == ((3, 1) if count == 3 else (0, 0))
    assert len(events(game, ev.EMPOWERED_EVENT)) == 3


def test_442_kayle_is_disempowered_once_at_a_time() -> None:
    game = kayle(CALM, words=" empowered 3")
    play(game, "Calm")
    resolve(game)
    assert (times(game, "Kayle"), might(game, "Kayle"), held(game, "Kayle", GANKING)) == (2, 7, 0)


def test_124_1_kayle_who_leaves_is_no_longer_empowered() -> None:
    game = kayle("Spell 0: return a unit as Back", words=" empowered 3")
    play(game, "Back")
    resolve(game)
    assert times(game, "Kayle") == 0


def test_477_1_b_1_b_who_becomes_a_copy_of_kayle_has_none_of_her_times() -> None:
    """What it has itself it keeps, and her text counts it."""
    game = kayle(COPY, words=" empowered 3", base=("Unit 1 as Plain", "Unit 1 as Adept empowered"))
    play(game, "Mirror", "Plain", "Kayle")
    resolve(game)
    assert (times(game, "Plain"), might(game, "Plain")) == (0, 3)
    use(game, "Plain")
    resolve(game)
    assert (times(game, "Plain"), might(game, "Plain"), might(game, "Kayle")) == (1, 5, 9)


def test_477_1_b_1_b_an_empowered_unit_that_becomes_kayle_is_so_once() -> None:
    game = kayle(COPY, base=("Unit 1 as Adept empowered",))
    play(game, "Mirror", "Adept", "Kayle")
    resolve(game)
    assert (times(game, "Adept"), might(game, "Adept"), might(game, "Kayle")) == (1, 5, 3)


def test_441_1_c_1_kayle_who_becomes_another_unit_stays_empowered_and_may_not_be_again() -> None:
    game = kayle(COPY, words=" empowered 3", base=("Brutal Hunter as Hunter",))
    play(game, "Mirror", "Kayle", "Hunter")
    resolve(game)
    assert (times(game, "Kayle"), might(game, "Kayle")) == (3, 6)
    assert not usable(game, "Kayle")


def test_the_times_that_a_unit_is_empowered_are_part_of_the_position() -> None:
    three, two = kayle(CALM, words=" empowered 3"), kayle(CALM, words=" empowered 2")
    assert three.digest() != two.digest()
    assert Game.load(three.save()).digest() == three.digest() == three.clone().digest()
    assert [card.empowered for card in three.view(0).players[0].base] == [3]
    other = three.clone()
    play(other, "Calm")
    resolve(other)
    assert (times(other, "Kayle"), times(three, "Kayle")) == (2, 3)


# Akali, Deadly Weapon


def akali(words: str = "", hand: tuple[str, ...] = ()) -> Game:
    """Akali is at battlefield 1 and may go home; Page is there, Far is at battlefield 2, Guard in its base."""
    board = Board(turn="A").battlefield(
        controller="A", units={"A": [f"Akali, Deadly Weapon as Akali{words}", "Unit 3 as Page"]}
    )
    board.battlefield(controller="B", units={"B": ["Unit 3 as Far"]})
    return begin(board.player("A", hand=hand).player("B", base=["Unit 3 as Guard"]))


@pytest.mark.parametrize(("words", "dealt"), [("", 1), (" empowered", 2)])
def test_akali_deals_damage_at_a_battlefield_that_she_moved_from_or_to(words: str, dealt: int) -> None:
    game = akali(words)
    assert might(game, "Akali") == 2 + dealt
    move(game, "Akali", 0)
    assert sentences(game) == ["yes", "no"]
    choose(game, "yes")  # Page is the only unit there; no base is a battlefield
    resolve(game)
    assert damage(game, "Page") == dealt
    assert (damage(game, "Far"), damage(game, "Guard")) == (0, 0)


def test_akali_may_let_it_be() -> None:
    game = akali()
    move(game, "Akali", 0)
    choose(game, "no")
    assert (damage(game, "Page"), game.state.chain) == (0, [])


def test_359_3_f_3_where_akali_moved_is_fixed_as_her_ability_triggers() -> None:
    """Moved on in reaction she triggers anew; the first ability still speaks of the battlefields that it was about, and
    Empowered she is by then (359.3.f.2).
    """
    ride, rise = "Spell 0: move a friendly unit to a battlefield as Ride", "Spell 0 [Reaction]: empower a unit as Rise"
    game = akali(hand=(ride, "Spell 0 [Reaction]: move a friendly unit to base as Home", rise))
    play(game, "Ride", "Akali")
    resolve_top(game)
    choose(game, "yes")
    assert {name for name in ("Akali", "Page", "Far", "Guard") if offered(game, name)} == {"Akali", "Page", "Far"}
    choose(game, "Far")
    play(game, "Home", "Akali")
    resolve_top(game)
    choose(game, "no")
    assert where(game, "Akali") == "A's base"
    play(game, "Rise", "Akali")
    resolve_top(game)
    resolve(game)
    assert damage(game, "Far") == 2


def test_359_3_e_5_what_has_left_those_battlefields_is_no_target_any_more() -> None:
    game = akali(hand=("Spell 0 [Reaction]: move a friendly unit to base as Home",))
    move(game, "Akali", 0)
    choose(game, "yes")
    play(game, "Home")  # Page alone is not at home yet
    resolve(game)
    assert damage(game, "Page") == 0


# Legion Marauder


def marauder(*, pool: str | None = None, runes: str | None = None) -> Game:
    return begin(Board(turn="A").player("A", base=["Legion Marauder as Raider"], pool=pool, runes=runes))


@pytest.mark.parametrize(
    ("pool", "able"), [("1 Energy", True), ("1 Body", True), ("1 any", True), ("1 Fury", False), ("0 Energy", False)]
)
def test_827_1_c_legion_marauder_is_empowered_for_either_cost(pool: str, able: bool) -> None:
    game = marauder(pool=pool)
    assert usable(game, "Raider") is able
    if able:
        use(game, "Raider")
        resolve(game)
        assert (times(game, "Raider"), might(game, "Raider"), usable(game, "Raider")) == (1, 3, False)


def test_357_which_of_the_costs_of_legion_marauder_to_pay_is_its_players_choice() -> None:
    ways = ("spend 1 Energy from the pool", "spend 1 Body Power from the pool")
    for way, left in zip(ways, ({"Body": 1}, {"Energy": 1}), strict=True):
        game = marauder(pool="1 Energy, 1 Body")
        game.apply(named(game, "use Raider")[0])
        assert set(sentences(game)) == set(ways)
        game.apply(named(game, way)[0])
        assert game.view(0).players[0].pool == left


def test_legion_marauder_may_be_paid_for_with_one_rune_in_either_way() -> None:
    game = marauder(runes="1 Body")
    game.apply(named(game, "use Raider")[0])
    assert sentences(game) == ["recycle 1 ready Body rune", "exhaust 1 Body rune"]


# Risen Altar


def altar(unit: str, *, pool: str, controller: str = "A", base: str = "Unit 1") -> Game:
    """The unit is at the altar, and another unit is in base."""
    board = Board(turn="A").battlefield("Risen Altar", controller=controller, units={"A": [f"{unit} as Adept"]})
    return begin(board.player("A", base=[f"{base} as Homely"], pool=pool))


@pytest.mark.parametrize(
    ("cost", "pool", "able"),
    [
        ("2", "1 Energy", True),
        ("2", "0 Energy", False),
        ("1 Fury", "0 Energy", True),
        ("2 Fury", "1 Fury", True),
        ("1, 1 Fury", "1 Energy", True),
        ("1, 1 Fury", "1 Fury", True),
        ("1, 1 Fury", "0 Energy", False),
    ],
)
def test_356_4_risen_altar_takes_off_energy_or_power(cost: str, pool: str, able: bool) -> None:
    assert usable(altar(f"Unit 1 [Empower: {cost}]", pool=pool), "Adept") is able


def test_356_4_which_of_the_two_risen_altar_takes_off_is_a_choice() -> None:
    ways = ["spend 2 Energy from the pool", "spend 1 Fury Power from the pool, spend 1 Energy from the pool"]
    for way, left in zip(ways, ({"Fury": 1}, {"Energy": 1}), strict=True):
        game = altar("Shadow Fiend", pool="2 Energy, 1 Fury")
        game.apply(named(game, "use Adept")[0])
        assert set(sentences(game)) == set(ways)
        game.apply(named(game, way)[0])
        assert game.view(0).players[0].pool == left


def test_risen_altar_has_legion_marauder_empowered_for_nothing() -> None:
    game = altar("Legion Marauder", pool="0 Energy")
    use(game, "Adept")
    resolve(game)
    assert times(game, "Adept") == 1


@pytest.mark.parametrize(
    ("unit", "controller", "base", "who"),
    [
        ("Unit 1 [Empower: 1]", "B", "Unit 1", "Adept"),  # 190.6.d: "your" is said to the other player
        ("Unit 1", "A", "Unit 1 [Empower: 1]", "Homely"),  # not here
        ("Unit 1 [Use for 1: draw 1]", "A", "Unit 1", "Adept"),  # no Empower cost
    ],
)
def test_risen_altar_is_for_empower_of_your_units_here(unit: str, controller: str, base: str, who: str) -> None:
    assert not usable(altar(unit, pool="0 Energy", controller=controller, base=base), who)
    assert usable(altar(unit, pool="1 Energy", controller=controller, base=base), who)


def test_356_4_c_risen_altar_takes_nothing_off_a_repeat() -> None:
    """Nothing is asked for Empower but a discard, so that there is nothing to take off; nor is more than it costs."""
    for empower, energy in (("discard 1", 2), ("1", 2), ("2", 3)):
        for pool, able in ((energy, True), (energy - 1, False)):
            words = f"Unit 1 [Empower: {empower}] [My abilities repeat: 2] as Adept"
            board = Board(turn="A").battlefield("Risen Altar", controller="A", units={"A": [words]})
            game = begin(board.player("A", hand=["Unit 9 as Spare"], pool=f"{pool} Energy"))
            game.apply(named(game, "use Adept")[0])
            assert offered(game, "yes") is able


# Baccai Sandspinner


def test_baccai_sandspinner_deters_and_assaults_only_while_empowered() -> None:
    for words, strength, able in (("", 6, True), (" empowered", 8, False)):
        board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 20"]})
        game = begin(board.player("A", base=[f"Baccai Sandspinner as It{words}"]))
        move(game, "It", field(1))
        assert might(game, "It") == strength
        game = begin(
            Board(turn="B")
            .player("A", base=[f"Baccai Sandspinner as It{words}"])
            .player("B", hand=["Spell: deal 1 to a unit"], pool="9 Energy")
        )
        assert playable(game, "Spell: deal 1 to a unit") is able  # 809.1.c: a Power more


def test_baccai_sandspinner_counts_your_runes_and_is_empowered_once() -> None:
    """827.1.c.1"""
    board = Board(turn="A").player("A", base=["Baccai Sandspinner as It"], runes="4 exhausted Fury", pool="7 Energy")
    game = begin(board.player("B", runes="9 Fury"))
    use(game, "It")
    assert sum(game.state.players[0].pool) == 5
    resolve(game)
    assert not usable(game, "It")


# Punching Poro


def test_punching_poro_needs_a_card_and_is_empowered_once() -> None:
    assert not usable(begin(Board(turn="A").player("A", base=["Punching Poro"])), "Punching Poro")
    game = begin(Board(turn="A").player("A", base=["Punching Poro", "Punching Poro as Other"], hand=["Charm", "Flash"]))
    use(game, "Other", "discard Flash")
    assert (where(game, "Flash"), might(game, "Other")) == ("A's trash", 2)  # a cost is paid at once
    resolve(game)
    assert (might(game, "Other"), usable(game, "Other")) == (3, False)


# Frostcoat Mother


def test_frostcoat_mother_counts_only_your_runes_and_no_other_ability_costs_less() -> None:
    board = Board(turn="A").player("A", base=["Frostcoat Mother", "Punching Poro"], runes="3 exhausted Calm")
    game = begin(board.player("A", pool="8 Energy").player("B", runes="12 Calm"))
    assert not usable(game, "Frostcoat Mother")
    board = Board(turn="A").player("A", base=["Frostcoat Mother", "Covert Informant"], runes="3 exhausted Calm")
    game = begin(board.player("A", pool="2 Energy"))
    assert not usable(game, "Covert Informant")


def test_827_1_c_1_frostcoat_mother_is_empowered_once_and_stays_so() -> None:
    game = begin(Board(turn="A").player("A", base=["Frostcoat Mother"], runes="12 exhausted Calm", pool=""))
    assert might(game, "Frostcoat Mother") == 3
    use(game, "Frostcoat Mother")
    resolve(game)
    assert not usable(game, "Frostcoat Mother")
    end_turn(game)
    assert might(game, "Frostcoat Mother") == 6


# Covert Informant


def test_covert_informant_is_empowered_for_3_and_draws_at_each_move_of_his() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Covert Informant as Spy", "Unit 1 as Page"])
    game = begin(board.player("A", hand=["Spell [Action]: move a unit to base as Home"], pool="3 Energy"))
    use(game, "Spy")
    assert sum(game.state.players[0].pool) == 0
    resolve(game)
    move(game, "Page", field(1))
    pass_showdown(game)
    assert len(hand(game, "A")) == 1  # it was not he who moved
    move(game, "Spy", field(1))
    resolve(game)
    assert len(hand(game, "A")) == 2
    play(game, "Home", "Spy")
    resolve(game)
    assert where(game, "Spy") == "A's base"
    assert len(hand(game, "A")) == 2  # Home is gone, and another card is there


# Noxian Emissary


@pytest.mark.parametrize(
    ("pool", "able"), [("1 Energy, 1 Order", True), ("1 Energy, 1 Fury", False), ("1 Order", False)]
)
def test_noxian_emissary_is_empowered_for_1_and_order(pool: str, able: bool) -> None:
    game = begin(Board(turn="A").player("A", base=["Noxian Emissary"], pool=pool))
    assert usable(game, "Noxian Emissary") is able


def test_noxian_emissary_leaves_two_recruits_in_the_base_of_their_controller() -> None:
    """808.1.c: wherever it dies, and whoever kills it; not where it leaves the board alive."""
    for deed, recruits in (("kill", 2), ("return", 0)):
        board = Board(turn="B").battlefield(controller="A", units={"A": ["Noxian Emissary as It empowered"]})
        game = begin(board.player("B", hand=[f"Spell 0: {deed} a unit as Deed"]))
        play(game, "Deed")
        resolve(game)
        s = game.state
        tokens = [o for o in s.objects if o.token and o.zone]
        assert [(s.faces[o.face].name, o.controller, o.loc, o.exhausted) for o in tokens] == [
            ("Recruit", 0, 0, True)
        ] * recruits
