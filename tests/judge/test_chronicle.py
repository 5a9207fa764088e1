"""The log of a game: what becomes one line, what is left out, and for whose eyes it is."""

import pytest

from riftwright.core.ids import NOBODY
from riftwright.game import Game
from riftwright.judge.chronicle import Line, Story
from riftwright.notation.board import Board
from riftwright.players import RandomPlayer
from riftwright.rules.visibility import EVERYONE
from tests.cli.support import AHRI, KAISA
from tests.support import begin, choose, end_turn, move, pass_showdown, play, resolve


def told(board: Board, viewer: int = EVERYONE) -> tuple[Game, Story]:
    """A game on that board, and a story that has told its beginning."""
    game = begin(board)
    story = Story(viewer)
    story.tell(game)
    return game, story


def texts(lines: list[Line]) -> list[str]:
    return ["  " * line.depth + line.text for line in lines]


def test_a_move_to_an_empty_battlefield_is_told_from_contest_to_point() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Unit 2 as Scout"])
    game, story = told(board)
    move(game, "Scout", 8)
    pass_showdown(game)

    lines = story.tell(game)
    assert texts(lines) == [
        "A moves Scout from base to battlefield 1, exhausting it",
        "Battlefield 1 becomes Contested by A",
        "The Showdown at battlefield 1 begins",
        "The Showdown at battlefield 1 closes",
        "Only A's units remain: A establishes control of battlefield 1",
        "A conquers battlefield 1: 1 point of 8",
    ]
    assert [line.rule for line in lines] == [
        "144.2, 420.3.b",
        "450",
        "323.12",
        "348",
        "348.2.a",
        "348.2.a.1, 471.1",
    ]


def test_a_spell_with_its_price_and_target_is_one_line_and_what_it_does_stands_under_it() -> None:
    board = Board(turn="A").player("A", hand=["Hextech Ray"])
    board.battlefield(controller="B", units={"B": ["Unit 3 as Guard", "Unit 5 as Other"]})
    game, story = told(board)
    play(game, "Hextech Ray", "Guard")
    resolve(game)

    lines = texts(story.tell(game))
    assert lines[0] == "A plays Hextech Ray (1 Energy and 1 Power), choosing Guard"
    assert lines[1].startswith("  Hextech Ray deals 3 ")


def test_a_spell_that_others_respond_to_resolves_in_a_line_of_its_own() -> None:
    board = Board(turn="A").player("A", hand=["Spell 0 [Reaction]: draw 1", "Filler"])
    board.player("B", hand=["Spell 0 [Reaction]: draw 0 as Answer"])
    game, story = told(board)
    play(game, "Spell 0 [Reaction]: draw 1")
    game.apply("pass")
    play(game, "Answer")
    resolve(game)

    lines = [text for text in texts(story.tell(game)) if "plays" in text or "resolves" in text]
    assert [line[:9] for line in lines] == ["A plays S", "B plays S", "Spell 0 r"]


def test_a_permanent_is_one_line_from_hand_to_board() -> None:
    board = Board(turn="A").player("A", hand=["Noxus Hopeful"])
    game, story = told(board)
    play(game, "Noxus Hopeful")
    choose(game)

    assert texts(story.tell(game)) == ["A plays Noxus Hopeful (4 Energy) to A's base, exhausted"]


def test_what_triggers_is_told_before_what_it_does() -> None:
    board = Board(turn="A").player("A", hand=["Unit 1 [Play: draw 1]"])
    game, story = told(board)
    play(game, "Unit 1 [Play: draw 1]")
    resolve(game)

    lines = texts(story.tell(game))
    assert lines[0].startswith("A plays Unit 1")
    assert "triggers: draw 1" in lines[1]
    assert lines[2].startswith("  A draws")
    assert len(lines) == 3


def test_a_turn_begins_with_the_points_of_that_time() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 1 as Keeper"]}).player("A", points=3)
    game, story = told(board)
    end_turn(game)

    headings = [line.text for line in story.tell(game) if line.heading]
    assert headings == ["Turn 8: A   (A 3, B 0)"]


def test_every_happening_cites_a_rule() -> None:
    game = Game.new([KAISA, AHRI], seed=9)
    bot = RandomPlayer(9)
    story = Story()
    lines = story.tell(game)
    while game.outcome is None:
        game.apply(bot.choose(game))
        lines += story.tell(game)

    assert len(lines) > 100
    assert [line for line in lines if not line.rule] == []
    assert all(line.text[:1].isupper() for line in lines)


def test_rules_are_cited_by_the_numbers_of_the_edition() -> None:
    """466.1.a.1 of 2026-07-16 is 461.1.a.1 in 2026-03-30 and 468.1.a.1 in 2026-10-16."""
    for edition, number in (("2026-03-30", "461.1.a.1"), ("2026-07-16", "466.1.a.1"), ("2026-10-16", "468.1.a.1")):
        board = Board(turn="A", edition=edition)
        board.battlefield(controller="B", units={"B": ["Unit 1 as Guard"]}).player("A", base=["Unit 3 as Scout"])
        game, story = told(board)
        move(game, "Scout", 8)
        pass_showdown(game)

        healed = [line.rule for line in story.tell(game) if "healed" in line.text]
        assert healed == [number]


def test_battlefields_that_are_chosen_are_told_when_all_have_chosen() -> None:
    """486.5: they are placed simultaneously."""
    game = Game.new([KAISA, AHRI], mode="match", seed=1)
    story = Story(game.decision.player)
    game.apply(0)
    assert story.tell(game) == []
    game.apply(0)

    lines = [line for line in story.tell(game) if "brings" in line.text]
    assert [line.text[:9] for line in lines] == ["A brings ", "B brings "]
    assert {line.rule for line in lines} == {"486.5" if game.state.edition >= "2026-07-16" else "481.5"}


# Privacy (128)


@pytest.mark.parametrize(
    ("viewer", "expected"), [(0, "A draws Filler"), (1, "A draws a card"), (NOBODY, "A draws a card")]
)
def test_a_card_that_is_drawn_is_named_to_whoever_draws_it(viewer: int, expected: str) -> None:
    """128.4: cards in hand are Private."""
    board = Board(turn="A").player("A", hand=["Spell 0: draw 1"], deck=["Hextech Ray"])
    game, story = told(board, viewer)
    play(game, "Spell 0: draw 1")
    resolve(game)

    assert expected.replace("Filler", "Hextech Ray") in [line.text for line in story.tell(game)]


@pytest.mark.parametrize(("viewer", "seen"), [(0, True), (1, False)])
def test_a_card_that_is_hidden_is_named_to_whoever_hides_it(viewer: int, seen: bool) -> None:
    """128.4, 129.4: facedown cards are Private to their controller."""
    board = Board(turn="A").player("A", hand=["Zhonya's Hourglass"])
    board.battlefield(controller="A", units={"A": ["Unit 1 as Keeper"]})
    game, story = told(board, viewer)
    hide = next(option for option in game.decision.options if option.key.startswith("hide:"))
    game.apply(hide)
    choose(game)

    lines = " ".join(line.text for line in story.tell(game))
    assert "hides" in lines
    assert ("Zhonya's Hourglass" in lines) is seen
