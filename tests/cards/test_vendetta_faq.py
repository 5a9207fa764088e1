"""Cards that the official FAQ of 2026-08-14 speaks of, each where it matters and where it does not."""

from riftwright.core.events import COMBAT_STAGED, REPLACED
from riftwright.core.ids import ENERGY
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.rules.plays import pool
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

NOPE = "Spell [Reaction]: counter a spell as Nope"


def deck_bottom(game: Game, name: str) -> bool:
    """Whether the card is at the bottom of A's Main Deck."""
    return game.state.players[0].main_deck[0] == thing(game, name)


# Kai'Sa, Evolutionary


def kaisa(*trash: str, has: str | None = None) -> Game:
    """She has conquered battlefield 1 for the fourth point, and A is asked whether her ability is performed."""
    board = Board(turn="A").battlefield().player("B", hand=[NOPE])
    board.player("A", base=["Kai'Sa, Evolutionary as Evolved"], trash=trash, points=3, pool=has)
    game = begin(board)
    move(game, "Evolved", field(1))
    pass_showdown(game)
    return game


def test_206_kaisa_plays_what_costs_less_energy_than_you_have_points() -> None:
    game = kaisa("Spell 3: draw 1 as Song", "Spell 4: draw 1 as Dear", "Unit 1 as Dead")  # the fourth point is hers
    choose(game, "yes")
    resolve(game)
    assert where(game, "Song") == "A's main deck" and deck_bottom(game, "Song")
    assert (where(game, "Dear"), where(game, "Dead"), len(hand(game, "A"))) == ("A's trash", "A's trash", 1)


def test_356_1_b_2_kaisas_spell_costs_its_power() -> None:
    ways = (("1 Body", "pay:0", "main deck"), ("1 Body", "decline", "trash"), ("3 Energy", "", "trash"))
    for power, answer, place in ways:
        game = kaisa("Unyielding Spirit as Spirit", has=power)
        choose(game, "yes")
        resolve(game)
        if answer:
            choose(game, answer)
            resolve(game)
        assert where(game, "Spirit") == f"A's {place}"


def test_kaisas_spell_may_be_left_where_it_is() -> None:
    game = kaisa("Spell 3: draw 1 as Song")
    choose(game, "no")
    resolve(game)
    assert (where(game, "Song"), hand(game, "A")) == ("A's trash", [])


def test_390_3_a_kaisas_spell_is_recycled_when_it_is_countered() -> None:
    game = kaisa("Spell 3: draw 1 as Song")
    choose(game, "yes")
    game.apply("pass")
    game.apply("pass")
    game.apply("pass")
    play(game, "Nope")
    resolve(game)
    assert (deck_bottom(game, "Song"), hand(game, "A"), where(game, "Nope")) == (True, [], "B's trash")


def test_390_3_a_what_banishes_itself_is_not_recycled() -> None:
    """Leaving the chain is instructed by its own execution then."""
    game = kaisa("Spell 3: banish this as Song")
    choose(game, "yes")
    resolve(game)
    assert where(game, "Song") == "A's banishment"


def test_390_3_a_what_is_never_finalized_is_not_recycled() -> None:
    """358.5: it goes back to where it was."""
    game = kaisa("Spell 3: kill a gear as Song")
    choose(game, "yes")
    resolve(game)
    assert where(game, "Song") == "A's trash"


# Fizz, Trickster


def test_fizz_plays_a_spell_of_three_energy_or_less() -> None:
    board = Board(turn="A").player("A", hand=["Fizz, Trickster as Fizz"], trash=["Spell 4: draw 1 as Dear"])
    game = begin(board)
    play(game, "Fizz")
    assert not offered(game, "yes")  # 402.4: nothing to choose

    board = Board(turn="A").player("A", hand=["Fizz, Trickster as Fizz"])
    game = begin(board.player("A", trash=["Spell 4: draw 1 as Dear", "Spell 3: draw 1 as Song"]))
    play(game, "Fizz", "yes")
    resolve(game)
    assert (deck_bottom(game, "Song"), where(game, "Dear"), len(hand(game, "A"))) == (True, "A's trash", 1)


# Abandon


def test_425_abandon_returns_what_it_counters_and_predicts() -> None:
    board = Board(turn="A").player("A", hand=["Spell 1: draw 1 as Song"]).player("B", hand=["Abandon"])
    game = begin(board)
    play(game, "Song")
    game.apply("pass")
    play(game, "Abandon")
    resolve(game)
    assert (where(game, "Song"), len(hand(game, "A"))) == ("A's hand", 1)
    assert offered(game, "recycle")  # 436
    choose(game, "recycle")
    assert playable(game, "Song")


def test_056_2_abandon_returns_a_card_to_its_owner() -> None:
    """A has taken control of B's spell and counters it."""
    board = Board(turn="B").player("B", hand=["Spell 1: draw 1 as Song"])
    game = begin(board.player("A", hand=["Abandon", "Spell [Reaction]: take control of a spell as Thief"]))
    play(game, "Song")
    game.apply("pass")
    play(game, "Thief")
    game.apply("pass")
    game.apply("pass")
    play(game, "Abandon")
    resolve(game)
    assert where(game, "Song") == "B's hand"


# Mel, Newly Awakened


def mel(*cards: str, state: str = " empowered") -> Game:
    """A has Mel and those cards; an enemy of 9 Might and one of 3 are at battlefield 1."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Ox", "Unit 3 as Ram"]})
    board.player("B", hand=[NOPE, "Spell [Reaction]: give a unit -1 as Curse"])
    return begin(board.player("A", base=[f"Mel, Newly Awakened as Mel{state}"], hand=cards))


def test_mel_draws_as_she_is_played() -> None:
    game = begin(Board(turn="A").player("A", hand=["Mel, Newly Awakened as Mel"]))
    play(game, "Mel")
    resolve(game)
    assert len(hand(game, "A")) == 1


def test_375_mel_takes_one_more_from_a_unit_that_is_chosen() -> None:
    for state, left in ((" empowered", 6), ("", 7)):
        game = mel("Frigid Touch", state=state)
        play(game, "Frigid Touch", "no", "Ox")
        resolve(game)
        assert might(game, "Ox") == left


def test_375_mel_takes_one_more_for_an_ability_too() -> None:
    game = mel("Unit 1 [Play: give an enemy unit -2] as Hexer")
    play(game, "Hexer", "Ox")
    resolve(game)
    assert might(game, "Ox") == 6


def test_mel_takes_nothing_more_where_nothing_is_chosen_or_where_might_is_added() -> None:
    game = mel("Spell: give all enemy units -2 as Fog", "Spell: give a unit +2 as Boon")
    play(game, "Fog")
    resolve(game)
    assert (might(game, "Ox"), might(game, "Ram")) == (7, 1)
    play(game, "Boon", "Ox")
    resolve(game)
    assert might(game, "Ox") == 9


def test_mel_takes_nothing_more_for_an_opponents_spell() -> None:
    game = mel("Spell: draw 1 as Song")
    play(game, "Song")
    game.apply("pass")
    play(game, "Curse", "Ox")
    resolve(game)
    assert might(game, "Ox") == 8


def test_477_3_b_mel_adds_nothing_to_a_decrease_that_comes_to_nothing() -> None:
    game = mel("Spell: give a unit -2 to no less than 9 as Slight", "Spell: give a unit -5 to no less than 7 as Jolt")
    play(game, "Slight", "Ox")
    resolve(game)
    assert (might(game, "Ox"), events(game, REPLACED)) == (9, [])
    play(game, "Jolt", "Ox")  # 375: the minimum is that of the spell
    resolve(game)
    assert (might(game, "Ox"), len(events(game, REPLACED, "Mel"))) == (7, 1)


def test_433_1_a_mel_takes_one_more_from_the_stronger_unit_of_a_swap() -> None:
    game = mel("Switcheroo")
    play(game, "Switcheroo", "Ram")
    resolve(game)
    assert (might(game, "Ram"), might(game, "Ox")) == (9, 2)


def test_425_mels_spells_and_abilities_are_not_countered_while_she_is_empowered() -> None:
    for state, drawn in ((" empowered", 1), ("", 0)):
        game = mel("Spell 1: draw 1 as Song", state=state)
        play(game, "Song")
        game.apply("pass")
        play(game, "Nope")
        resolve(game)
        assert (len(hand(game, "A")), where(game, "Song"), where(game, "Nope")) == (drawn, "A's trash", "B's trash")


def test_425_mels_opponents_spells_are_countered() -> None:
    game = mel("Spell [Reaction]: counter a spell as Never", "Spell 1: draw 1 as Song")
    play(game, "Song")
    game.apply("pass")
    play(game, "Curse", "Ox")
    game.apply("pass")
    play(game, "Never", "Curse")
    resolve(game)
    assert might(game, "Ox") == 9


# Astral Heron


def heron(*cards: str, at: int = 1, has: str = "3 Energy", base: tuple[str, ...] = ()) -> Game:
    """A, who has the Heron at battlefield 1 or in the base, has played a first card for nothing; it has resolved."""
    there = ["Astral Heron as Heron"]
    board = Board(turn="A").battlefield(controller="A", units={"A": there if at else []})
    board.player("A", base=[*base, *([] if at else there)], hand=["Spell: nothing as First", *cards], pool=has)
    game = begin(board.player("B", hand=["Spell 4: nothing as Theirs"], pool=""))
    play(game, "First")
    resolve(game)
    return game


def test_356_4_the_heron_takes_two_energy_and_two_power_off_the_next_card() -> None:
    game = heron("Spell 2: draw 1 as Song", "Spell 2: draw 1 as Dear")
    play(game, "Song")
    assert pool(game, "A") == {ENERGY: 3}
    resolve(game)
    assert not usable(game, "Heron")
    play(game, "Dear")  # neither the second card of the turn nor the discount is for this one
    assert pool(game, "A") == {ENERGY: 1}


def test_the_heron_takes_off_power_of_any_domain() -> None:
    for at, able in ((1, True), (0, False)):
        assert playable(heron("Singularity", at=at, has="4 Energy"), "Singularity") == able  # 6 Energy, 2 Mind


def test_the_heron_is_for_the_first_card_of_the_turn_where_she_is_at_a_battlefield() -> None:
    game = heron("Spell 2: draw 1 as Song", at=0)
    play(game, "Song")
    assert pool(game, "A") == {ENERGY: 1}


def test_185_a_token_is_not_the_next_card() -> None:
    game = heron("Spell 2: draw 1 as Song", base=("Gear [Use: play a recruit] as Mill",))
    use(game, "Mill")
    resolve(game)
    if offered(game, "A's base"):
        choose(game, "A's base")
    play(game, "Song")
    assert pool(game, "A") == {ENERGY: 3}


def test_the_herons_discount_ends_with_the_turn_and_is_for_her_player() -> None:
    game = heron("Spell 2: draw 1 as Song", has="")
    assert playable(game, "Song")
    end_turn(game)
    assert not playable(game, "Theirs")


# Dragon Roost


def roost(*cards: str, player: str = "A") -> Game:
    """Dragon Roost is battlefield 1, and B controls it."""
    board = Board(turn=player).battlefield("Dragon Roost as Roost", controller="B", units={"B": ["Unit 1 as Guard"]})
    return begin(board.battlefield().player(player, hand=cards))


def test_355_2_b_a_dragon_is_played_to_the_roost_for_two_power() -> None:
    game = roost("Dune Drake as Drake")
    play(game, "Drake", "yes")
    assert where(game, "Drake") == "battlefield 1"
    assert events(game, COMBAT_STAGED) != []


def test_the_roost_draws_nobody_who_does_not_pay_and_no_other_unit() -> None:
    game = roost("Dune Drake as Drake", "Unit 3 as Page")
    play(game, "Drake", "no")
    play(game, "Page")
    assert (where(game, "Drake"), where(game, "Page")) == ("A's base", "A's base")


def test_the_roost_is_for_any_player() -> None:
    game = roost("Dune Drake as Drake", player="B")
    play(game, "Drake", "yes")
    assert where(game, "Drake") == "battlefield 1"
