"""Cards of Vendetta about Empower (441, 442, 827, 828)."""

from typing import Final

from riftwright.core import events as ev
from riftwright.core.ids import DEFLECT, GANKING
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import begin, events, might, play, resolve, thing, usable, use

COPY: Final = "Spell 0: a friendly unit becomes a copy of a friendly unit as Mirror"
CALM: Final = "Spell 0: disempower a unit as Calm"


def held(game: Game, name: str, keyword: int) -> int:
    return game.machine.keyword(thing(game, name), keyword)


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
