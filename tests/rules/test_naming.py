"""Naming cards and tags (759-763)."""

from riftwright.cards.bans import banned
from riftwright.cards.catalogue import catalogue
from riftwright.core.ids import SPELL
from riftwright.core.tags import TAGS
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import begin, choose, might, play, playable, resolve, sentences, use, where


def feline() -> Game:
    """B plays Fallen Feline to a battlefield and is about to name a spell; A has answers for it."""
    board = Board(turn="B").battlefield(controller="B")
    board.player("B", hand=["Fallen Feline as Cat", "Spell 1: draw 1 as Gift"])
    board.player("A", base=["Unit 1 as Own"], hand=["Discipline", "Star-Crossed"])
    game = begin(board)
    play(game, "Cat", "battlefield 1")
    resolve(game)
    return game


def test_762_a_spell_is_named_that_there_is() -> None:
    """760, 761.1, 762, 762.1, 762.2: by its exact name; no token, nothing that does not exist or is banned."""
    game = feline()
    names = sentences(game)
    assert "Discipline" in names
    legal = [f.name for f in catalogue().faces if f.types & SPELL and not f.is_token and banned(f.name) is None]
    assert names == sorted(legal)


def test_762_fallen_feline_keeps_opponents_from_playing_what_was_named() -> None:
    game = feline()
    choose(game, "Discipline")
    play(game, "Gift")
    game.apply("pass")
    assert not playable(game, "Discipline")
    assert playable(game, "Star-Crossed")


def test_762_it_does_so_only_at_a_battlefield_and_its_player_is_free() -> None:
    board = Board(turn="B").player("B", hand=["Fallen Feline as Cat", "Discipline as Mine", "Discipline as More"])
    board.player("A", base=["Unit 1 as Own"], hand=["Discipline as Theirs"])
    game = begin(board)
    play(game, "Cat")
    resolve(game)
    choose(game, "Discipline")
    play(game, "Mine", "Cat")
    assert playable(game, "More")
    game.apply("pass")
    assert playable(game, "Theirs")


def test_124_1_what_was_named_is_forgotten_when_it_leaves() -> None:
    board = Board(turn="B").battlefield(controller="B")
    board.player("B", hand=["Fallen Feline as Cat", "Spell: return a unit as Back"])
    game = begin(board)
    play(game, "Cat", "battlefield 1")
    resolve(game)
    choose(game, "Charm")
    play(game, "Back")
    resolve(game)
    assert where(game, "Cat") == "B's hand"
    assert all(o.named == "" for o in game.state.objects)


def test_763_a_tag_is_named_that_there_is() -> None:
    """763, 763.1: The List asks as it is played, before it enters (369.3)."""
    board = Board(turn="A").player("A", hand=["The List"], base=["Lonely Poro as Poro", "Unit 5 as Plain"])
    game = begin(board)
    play(game, "The List")
    assert sentences(game) == list(TAGS)
    choose(game, "Poro")
    use(game, "The List")  # only one unit has that tag
    resolve(game)
    assert might(game, "Poro") == 0
    assert might(game, "Plain") == 5


def test_763_1_every_tag_of_the_catalogue_is_among_the_tags() -> None:
    used = {tag for face in catalogue().faces for tag in face.tags}
    assert used - set(TAGS) == set()
