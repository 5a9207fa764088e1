"""Cards that the official FAQ of 2026-08-14 speaks of, each where it matters and where it does not."""

from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    field,
    hand,
    move,
    offered,
    pass_showdown,
    play,
    playable,
    resolve,
    thing,
    where,
)

NOPE = "Spell [Reaction]: counter a spell as Nope"


def deck_bottom(game: Game, name: str) -> bool:
    """Whether the card is at the bottom of A's Main Deck."""
    return game.state.players[0].main_deck[0] == thing(game, name)


# Kai'Sa, Evolutionary


def kaisa(*trash: str, pool: str | None = None) -> Game:
    """She has conquered battlefield 1 for the fourth point, and A is asked whether her ability is performed."""
    board = Board(turn="A").battlefield().player("B", hand=[NOPE])
    board.player("A", base=["Kai'Sa, Evolutionary as Evolved"], trash=trash, points=3, pool=pool)
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
    for pool, answer, place in ways:
        game = kaisa("Unyielding Spirit as Spirit", pool=pool)
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
