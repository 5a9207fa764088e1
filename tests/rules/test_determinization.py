"""What a seat may not see is arranged anew, and what it sees stays (128-130)."""

from collections import Counter
from typing import Final

import msgspec
import pytest

from riftwright.core.decisions import D_PRIORITY, O_PLAY
from riftwright.core.ids import HAND, MAIN_DECK, NOBODY
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.determinization import determinized
from tests.rules.helpers import BOLT
from tests.support import begin, choose, end_turn, hand, play, resolve, thing

A, B = 0, 1
HIDEABLE: Final = "Consult the Past"  # has Hidden
OTHER: Final = "Facebreaker"  # has Hidden too
DECKS: Final = ("examples/decks/kaisa.txt", "examples/decks/ahri.txt")


def supposed(game: Game, seat: int, seed: int = 1) -> Game:
    """The game as the seat may suppose it to be."""
    return Game.from_state(determinized(game.machine, seat, seed), log=False)


def names(game: Game, oids: list[int]) -> list[str]:
    return [game.state.face_of(oid).name for oid in oids]


def same_view(game: Game, other: Game, seat: int) -> bool:
    return msgspec.json.encode(game.view(seat)) == msgspec.json.encode(other.view(seat))


def full_board() -> Board:
    """Each kind of hidden card, all of them different."""
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 2"]}, facedown={"B": [f"{HIDEABLE} hidden on turn 1"]}
    )
    board.battlefield(controller="A", units={"A": ["Unit 3"]}, facedown={"A": ["Zhonya's Hourglass"]})
    board.player("A", hand=["Unit 1", BOLT], deck=["Unit 4", "Unit 5", "Unit 6", "Unit 7"])
    board.player("A", rune_deck="2 Fury, 2 Mind")
    board.player("B", hand=["Unit 1", "Unit 8", BOLT], deck=["Unit 9", OTHER, "Unit 10"], trash=["Gear"])
    return board.player("B", rune_deck="3 Calm, 1 Chaos")


def test_128_what_a_seat_sees_stays_as_it_is() -> None:
    game = begin(full_board())
    for seat in (A, B, NOBODY):
        for seed in range(10):
            assert same_view(game, supposed(game, seat, seed), seat)
    other = supposed(game, A)
    assert hand(other, "A") == ["Unit 1", BOLT]
    assert names(other, other.state.battlefields[1].facedown) == ["Zhonya's Hourglass"]
    assert names(other, other.state.players[B].trash) == ["Gear"]


def test_128_what_it_does_not_see_lies_anywhere_among_the_unseen_places() -> None:
    """128.3, 128.4: decks from everybody, a hand from all but its owner."""
    game = begin(full_board())
    tops: Counter[str] = Counter()
    first: Counter[str] = Counter()
    runes: Counter[str] = Counter()
    for seed in range(300):
        s = supposed(game, A, seed).state
        tops[s.face_of(s.players[A].main_deck[-1]).name] += 1
        first[s.face_of(s.players[B].hand[0]).name] += 1
        runes[s.face_of(s.players[B].rune_deck[-1]).name] += 1
    assert set(tops) == {"Unit 4", "Unit 5", "Unit 6", "Unit 7"}
    assert set(first) == {"Unit 1", "Unit 8", BOLT, "Unit 9", OTHER, "Unit 10", HIDEABLE}
    assert set(runes) == {"Calm Rune", "Chaos Rune"}
    assert max(tops.values()) < 110 and min(first.values()) > 15
    assert 180 < runes["Calm Rune"] < 270


def test_the_cards_of_an_owner_stay_the_same_cards() -> None:
    game = begin(full_board())
    other = supposed(game, A)
    for owner in (A, B):
        cards = [
            Counter(g.state.face_of(o.id).name for o in g.state.objects if o.owner == owner) for g in (game, other)
        ]
        assert cards[0] == cards[1]
    assert game.digest() == begin(full_board()).digest()  # and the game itself is as it was


def test_811_1_b_a_card_that_lies_facedown_is_one_that_can_be_hidden() -> None:
    game = begin(full_board())
    facedown = Counter[str]()
    for seed in range(60):
        copy = supposed(game, A, seed)
        facedown.update(names(copy, copy.state.battlefields[0].facedown))
    assert set(facedown) == {HIDEABLE, OTHER}
    assert min(facedown.values()) > 15


def test_what_lies_facedown_and_could_not_be_hidden_is_anything() -> None:
    """Effects can hide what has no such keyword."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2"]}, facedown={"B": ["Unit 3"]})
    game = begin(board.battlefield().player("B", hand=["Unit 4"], deck=["Unit 5"]))
    copies = [supposed(game, A, seed) for seed in range(30)]
    seen = {names(copy, copy.state.battlefields[0].facedown)[0] for copy in copies}
    assert seen == {"Unit 3", "Unit 4", "Unit 5"}


def test_370_3_a_card_that_says_something_in_a_deck_is_heeded_where_it_lies_now() -> None:
    card = "Undertitan"  # replaces being looked at in the Main Deck, and does nothing in a hand
    game = begin(Board(turn="A").battlefield().player("B", hand=["Unit 1"], deck=[card]))
    heeded = 0
    for seed in range(12):
        s = supposed(game, A, seed).state
        [oid] = [o.id for o in s.objects if s.face_of(o.id).name == card]
        assert s.replacers == ((oid,) if s.objects[oid].zone == MAIN_DECK else ())
        heeded += len(s.replacers)
    assert 0 < heeded < 12


# Nothing that is hidden makes a difference


def exchanged(game: Game, oid: int, other: int) -> Game:
    """The same game with two hidden cards in one another's place, ids and all."""
    copy = game.clone()
    s = copy.state
    one, two = s.edit(oid), s.edit(other)
    lists = {HAND: s.players[one.owner].hand, MAIN_DECK: s.players[one.owner].main_deck}
    at, where = lists[one.zone].index(oid), lists[two.zone].index(other)
    lists[one.zone][at], lists[two.zone][where] = other, oid
    one.zone, two.zone = two.zone, one.zone
    return copy


def recast(game: Game, oid: int, other: int) -> Game:
    """The same game with the faces of two hidden cards exchanged."""
    copy = game.clone()
    one, two = copy.state.edit(oid), copy.state.edit(other)
    one.face, one.printed, one.types, two.face, two.printed, two.types = (
        *(two.face, two.printed, two.types),
        *(one.face, one.printed, one.types),
    )
    return copy


@pytest.mark.parametrize("seed", range(6))
def test_positions_that_look_alike_give_the_same_copy(seed: int) -> None:
    game = begin(full_board())
    own, theirs, drawn = game.state.players[A].main_deck, game.state.players[B].main_deck, game.state.players[B].hand
    copy = supposed(game, A, seed).digest()
    assert supposed(exchanged(game, own[0], own[3]), A, seed).digest() == copy
    assert supposed(exchanged(game, drawn[1], theirs[2]), A, seed).digest() == copy
    assert supposed(recast(game, drawn[1], theirs[0]), A, seed).digest() == copy
    [facedown] = game.state.battlefields[0].facedown
    assert supposed(recast(game, facedown, theirs[1]), A, seed).digest() == copy
    mine = game.state.players[A].hand
    assert supposed(recast(game, mine[0], own[1]), A, seed).digest() != copy  # which card is in hand is seen


def test_what_others_can_do_with_cards_that_nobody_sees_is_asked_anew() -> None:
    """It is B's turn: which cards B is offered to play tells what B has in hand."""
    game = begin(full_board())
    end_turn(game)
    assert game.decision.player == B
    other = exchanged(game, game.state.players[B].hand[1], game.state.players[B].main_deck[0])
    assert game.decision.keys() == other.decision.keys()  # the options of another position
    for seed in range(6):
        copy = supposed(game, A, seed)
        assert copy.digest() == supposed(other, A, seed).digest()
        mine = set(copy.state.players[B].hand + copy.state.battlefields[0].facedown)
        assert {o.a for o in copy.decision.options if o.kind == O_PLAY} <= mine


def test_the_stream_of_chance_begins_anew() -> None:
    """What chance will bring is hidden as well, also where a scenario dictates it."""
    game = begin(full_board().dictate([0, 0]))
    assert supposed(game, A).state.dictated == []
    other = game.clone()
    other.state.chance += 1
    assert supposed(other, A).digest() == supposed(game, A).digest()
    assert supposed(game, A, 1).digest() != supposed(game, A, 2).digest()


# A look in progress


def test_436_who_predicts_knows_the_cards_and_nobody_else_does() -> None:
    board = Board(turn="A").battlefield().battlefield()
    board.player("A", hand=["Spell: predict 3"], deck=["Unit 4", "Unit 5", "Unit 6", "Unit 7", "Unit 8", "Unit 9"])
    game = begin(board)
    play(game, "Spell: predict 3")
    resolve(game)
    top = game.state.players[A].main_deck[-3:]
    for _ in range(2):  # of the cards that are looked at one is put aside for recycling meanwhile
        for seed in range(8):
            copy = supposed(game, A, seed)
            assert names(copy, copy.state.players[A].main_deck[-3:]) == ["Unit 6", "Unit 5", "Unit 4"]
            assert copy.decision.keys() == game.decision.keys()
        seen = {tuple(names(c, c.state.players[A].main_deck[-3:])) for c in (supposed(game, B, s) for s in range(8))}
        assert len(seen) > 4
        assert all(supposed(game, B, seed).state.players[A].main_deck[-3:] == top for seed in range(4))
        choose(game, game.decision.keys()[0])


def test_355_17_cards_that_are_looked_at_and_cannot_be_picked_are_known_too() -> None:
    card = "Stacked Deck"
    board = Board(turn="A").battlefield().battlefield().player("A", hand=[card])
    game = begin(board.player("A", deck=["Unit 4", "Unit 5", "Unit 6", "Unit 7", "Unit 8", "Unit 9"]))
    play(game, card)
    resolve(game)
    for seed in range(8):
        copy = supposed(game, A, seed)
        assert names(copy, copy.state.players[A].main_deck[-3:]) == ["Unit 6", "Unit 5", "Unit 4"]


def test_424_1_a_3_what_is_revealed_everybody_knows() -> None:
    game = begin(full_board())
    oid = thing(game, "Unit 8")
    game.state.revealed = (game.state.objects[oid].ref,)
    for seed in range(8):
        assert supposed(game, A, seed).state.face_of(oid).name == "Unit 8"


# What is in progress


def test_358_5_a_play_that_fails_returns_to_a_position_as_unsure_as_this_one() -> None:
    board = Board(turn="A").battlefield().battlefield()
    board.player("A", hand=["Spell [Reaction]: discard 1"], deck=[f"Unit {n}" for n in range(1, 7)])
    game = begin(board.player("B", hand=["Unit 7"], deck=["Unit 8", "Unit 9", "Gear"]))
    play(game, "Spell [Reaction]: discard 1")
    game.state.chain[0].undo = game.state.clone()
    assert game.decision.kind == D_PRIORITY
    theirs = set()
    for seed in range(20):
        undo = determinized(game.machine, A, seed).chain[0].undo
        assert undo is not None
        theirs.add(undo.face_of(undo.players[B].hand[0]).name)
    assert theirs == {"Unit 7", "Unit 8", "Unit 9", "Gear"}


def test_486_5_which_battlefield_another_has_chosen_is_unsure() -> None:
    game = Game.new(DECKS, mode="match", seed=3, first_player=0)
    game.apply(0)
    chosen: Counter[str] = Counter()
    for seed in range(30):
        copy = supposed(game, 1, seed)
        assert [o.text for o in copy.decision.options] == [o.text for o in game.decision.options]
        copy.apply(0)
        chosen[copy.state.face_of(copy.state.battlefields[0].id).name] += 1
    assert len(chosen) == 3


def test_a_name_that_a_scenario_gives_to_a_hidden_card_is_forgotten() -> None:
    game = begin(Board(turn="A").battlefield().player("B", hand=["Unit 3 as Ace"]).player("A", hand=["Unit 3 as King"]))
    assert [label for _, label in supposed(game, A).state.labels] == ["King"]
