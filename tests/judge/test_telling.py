"""Events as sentences: the words, the names, and what a seat may know."""

from typing import Final

import pytest

from riftwright.core import events as ev
from riftwright.core.events import KINDS, NAMES, Event
from riftwright.core.ids import BATTLEFIELD_CARD, ENERGY, FIELD, FURY, RUNE
from riftwright.game import Game
from riftwright.judge.story import story
from riftwright.judge.telling import Teller, card_name, tell
from riftwright.notation.board import Board
from riftwright.players import RandomPlayer
from riftwright.rules.visibility import EVERYONE

A: Final = 0
B: Final = 1
DECKS: Final = ("examples/decks/kaisa.txt", "examples/decks/ahri.txt")


@pytest.fixture
def board() -> Board:
    board = Board(edition="2026-07-16")
    board.battlefield(controller="B", units={"B": ["Unit 3 [Tank] as Guard"]})
    board.battlefield("Grove of the God-Willow")
    board.player("A", base=["Unit 2 as Scout", "Unit 1", "Unit 1 [Tank]", "Gear as Cap"], hand=["Hextech Ray"])
    return board


@pytest.fixture
def teller(board: Board) -> Teller:
    return Teller(board.state())


def said(teller: Teller, kind: int, **numbers: int | str) -> str:
    return teller.sentence(event(kind, **numbers))


def event(kind: int, **numbers: int | str) -> Event:
    """An event with the numbers that are given, and all others unused."""
    values: dict[str, int | str] = {
        "rule": "",
        "player": -1,
        "obj": -1,
        "other": -1,
        "amount": 0,
        "loc": -1,
        "text": "",
    }
    values |= numbers
    return Event(kind, *values.values())  # type: ignore[arg-type]


# Words


def test_every_kind_of_event_has_a_sentence(teller: Teller) -> None:
    scout = 2
    for kind in range(KINDS):
        some = event(kind, rule="323.5", player=A, obj=scout, other=B, amount=1, loc=FIELD, text="so")
        assert teller.sentence(some).strip(), NAMES[kind]


SENTENCES: Final = (
    (ev.EXHAUSTED_EVENT, {"player": A, "obj": "Scout"}, "A exhausts Scout"),
    (ev.READIED, {"obj": "Scout"}, "Scout is readied"),
    (ev.DAMAGED, {"player": A, "obj": "Guard", "amount": 3}, "Guard takes 3 damage"),
    (ev.DAMAGED, {"player": A, "obj": "Guard", "other": "Scout", "amount": 3}, "Scout deals 3 damage to Guard"),
    (ev.HEALED, {"obj": "Guard", "amount": 2}, "Guard is healed of 2 damage"),
    (ev.MOVED, {"player": A, "obj": "Scout", "other": A, "loc": FIELD}, "A moves Scout from base to battlefield 1"),
    (ev.MOVED, {"player": A, "obj": "Guard", "other": FIELD, "loc": B}, "A moves Guard from battlefield 1 to B's base"),
    (ev.DIED, {"rule": "323.5", "player": A, "obj": "Guard"}, "Guard dies"),
    (ev.DIED, {"rule": "428.1.a.1", "player": A, "obj": "Guard"}, "A kills Guard"),
    (ev.REPLACED, {"obj": "Cap", "other": "Guard", "amount": ev.DIED}, "Cap replaces the death of Guard"),
    (ev.ATTACHED, {"player": A, "obj": "Cap", "other": "Scout"}, "A attaches Cap to Scout"),
    (ev.GAVE, {"obj": "Scout", "amount": 2, "text": "+2 Might this turn"}, "Scout gets +2 Might this turn"),
    (ev.GAVE, {"obj": "Scout", "other": 10, "text": "Tank this turn"}, "Scout gains Tank this turn"),
    (ev.CONTROL_TAKEN, {"player": A, "obj": "Guard", "other": B}, "A takes control of Guard from B"),
    (ev.RETURNED, {"player": A, "obj": "Guard"}, "Guard returns to B's hand"),
    (ev.RECALLED, {"obj": "Guard", "loc": B}, "Guard is Recalled to B's base"),
    (ev.ENTERED, {"obj": "Scout", "loc": FIELD + 1, "text": "exhausted"}, "Scout enters {grove} exhausted"),
    (ev.ADDED, {"player": A, "other": FURY, "amount": 1}, "A adds 1 Fury Power"),
    (ev.ADDED, {"player": A, "other": ENERGY, "amount": 2}, "A adds 2 Energy"),
    (ev.COST_PAID, {"player": A, "amount": 2, "other": 1}, "A pays 2 Energy and 1 Power"),
    (ev.CONTESTED, {"player": A, "loc": FIELD + 1}, "{grove} becomes Contested by A"),
    (ev.FOCUS_GAINED, {"rule": "345", "player": A}, "A gains Focus and Priority"),
    (ev.FOCUS_GAINED, {"rule": "346", "player": B}, "Focus passes to B"),
    (ev.CONTROL_ESTABLISHED, {"player": A, "loc": FIELD}, "A establishes control of battlefield 1"),
    (ev.POINT_GAINED, {"player": A, "amount": 1, "other": 3}, "A gains 1 point: 3 of 8"),
    (ev.POINT_GAINED, {"player": A, "amount": -2, "other": 1}, "A loses 2 points: 1 of 8"),
    (ev.EXPIRED, {"rule": "317.2.c", "obj": "Guard"}, "what Guard was given for this turn expires"),
    (ev.EXPIRED, {"rule": "466.7.c", "obj": "Guard"}, "what Guard was given for this combat expires"),
    (ev.EXPIRED, {"rule": "423.1.a.2", "obj": "Guard", "text": "stunned"}, "Guard is no longer Stunned"),
    (ev.PREVENTED, {"player": A, "obj": "Guard", "amount": 2}, "2 of the damage to Guard is prevented"),
    (ev.UNEVENTFUL, {"obj": "Guard", "text": "cannot move there"}, "Guard cannot move there"),
    (ev.CLEANUP_BEGAN, {"rule": "319", "other": 1 << 8}, "Cleanup: a move is complete"),
    (ev.CLEANUP_BEGAN, {"rule": "324", "amount": 1}, "Combat Cleanup"),
    (ev.MULLIGANED, {"player": A}, "A keeps the whole hand"),
    (ev.MOVED, {"player": A, "obj": "Cap", "other": B, "loc": A}, "A moves Cap from B's base to A's base"),
    (
        ev.IGNORED,
        {"rule": "402.1.a", "player": B, "obj": "Guard"},
        "Guard's ability leaves the chain: B does not perform it",
    ),
    (ev.IGNORED, {"rule": "402.4", "obj": "Guard"}, "Guard's ability leaves the chain: it has no legal choices"),
    (ev.IGNORED, {"rule": "404.2", "obj": "Guard"}, "Guard's ability leaves the chain: it is not paid for"),
    (ev.TOOK_PLACE, {"player": A, "obj": "Scout", "other": "Guard"}, "Scout, a token, takes the place of Guard"),
    (ev.BECAME_COPY, {"player": A, "obj": "Scout", "other": "Guard"}, "Scout becomes a copy of Guard"),
    (ev.CREATED, {"player": A, "obj": "Scout", "loc": FIELD}, "Scout is created at battlefield 1"),
)


@pytest.mark.parametrize(("kind", "numbers", "words"), SENTENCES, ids=[words for _, _, words in SENTENCES])
def test_an_event_is_said_like_this(board: Board, kind: int, numbers: dict[str, int | str], words: str) -> None:
    teller = Teller(board.state())
    named = {k: board.labelled(v) if k in ("obj", "other") and isinstance(v, str) else v for k, v in numbers.items()}
    assert said(teller, kind, **named) == words.format(grove="Grove of the God-Willow (2)")


def test_a_cleanup_names_all_its_occasions_the_most_telling_first(teller: Teller) -> None:
    """319.5, 319.1, 319.7"""
    words = said(teller, ev.CLEANUP_BEGAN, other=1 << 7 | 1 << 5 | 1 << 1)
    assert words == (
        "Cleanup: an item has left the chain; the State has gone between Open and Closed;"
        " the status of something has changed"
    )


# Names


def test_a_card_without_a_name_is_called_by_what_it_is() -> None:
    assert card_name("Unit 3 [Tank] [Deathknell: draw 1]") == "Unit 3"
    assert card_name("Spell 2 [Reaction]: deal 3 to a unit") == "Spell 2"
    assert card_name("Filler") == "a card"
    assert card_name("Kai'Sa, Survivor") == "Kai'Sa, Survivor"


def test_things_of_one_name_on_the_board_are_told_apart(board: Board) -> None:
    state = board.state()
    teller = Teller(state)
    twins = [o.id for o in state.objects if state.faces[o.face].name.startswith("Unit 1")]
    assert [teller.thing(oid) for oid in twins] == [f"Unit 1 #{oid}" for oid in twins]
    assert teller.thing(board.labelled("Scout")) == "Scout"


def test_names_stay_the_same_when_one_of_the_twins_has_died(board: Board) -> None:
    state = board.state()
    twins = [o.id for o in state.objects if state.faces[o.face].name.startswith("Unit 1")]
    game = Game.from_state(state)
    before = Teller(game.state, game.log).thing(twins[0])
    died = event(ev.DIED, rule="428", obj=twins[0])
    game.machine.state.players[A].base.remove(twins[0])
    game.machine.state.edit(twins[0]).zone = 4
    assert Teller(game.state, [died]).thing(twins[0]) == before == f"Unit 1 #{twins[0]}"


def test_equal_names_are_counted() -> None:
    board = Board().battlefield()
    board.player("A", runes="3 Fury, 1 Calm")
    state = board.state()
    runes = [o.id for o in state.objects if o.is_rune and o.on_board]
    events = [event(ev.READIED, rule="315.1.b", player=A, obj=oid) for oid in runes]
    assert Teller(state).run(events) == "A readies 3 Fury Runes and Calm Rune"


def test_an_ability_is_called_by_its_source_and_its_keyword() -> None:
    """808"""
    board = Board().battlefield(controller="B", units={"B": ["Unit 1 [Deathknell: draw 1] as Poro"]})
    board.player("A", hand=["Spell 1: kill a unit"])
    game = Game.from_state(board.state())
    for _ in range(3):
        game.apply(0)  # play it on the only unit there is; both pass
    sentences = tell(game)
    assert "Poro's Deathknell triggers: draw 1" in sentences
    assert "Poro's Deathknell is on the chain, an ability that is Pending" in sentences


# What a seat may know (127-130)


def test_a_seat_does_not_learn_what_others_draw() -> None:
    game = Game.new(list(DECKS), seed=1)
    drawn = [e for e in game.log if e.kind == ev.DRAWN]
    for seat in (A, B):
        teller = Teller(game.state, game.log, seat)
        for e in drawn:
            assert (teller.sentence(e) == f"{teller.player(e.player)} draws a card") == (e.player != seat)


def test_a_seat_does_not_learn_what_others_set_aside_or_hide() -> None:
    """117, 128.4, 811"""
    board = Board().battlefield(controller="A", units={"A": ["Unit 1"]})
    board.player("A", hand=["Zhonya's Hourglass"])
    game = Game.from_state(board.state())
    hide = next(option for option in game.decision.options if option.key.startswith("hide"))
    game.apply(hide)
    own, other = tell(game, A), tell(game, B)
    assert "A hides Zhonya's Hourglass at battlefield 1" in own
    assert "A hides a card" in other and "A hides a card at battlefield 1" in other
    assert not any("Hourglass" in sentence for sentence in other)

    game = Game.new(list(DECKS), seed=1)
    chooser = game.decision.player
    name = game.describe(game.decision.options[0]).removeprefix("set aside ")
    begin = len(game.log)
    game.apply(0)
    game.apply("done")
    assert f"{game.name(chooser)} sets aside {name}" in tell(game, chooser, begin)
    assert not any(name in sentence for sentence in tell(game, 1 - chooser, begin))


def test_no_seat_is_told_the_name_of_a_card_that_it_has_not_seen() -> None:
    """Whatever is drawn or recycled unseen by others has no name in what they are told."""
    game = Game.new(list(DECKS), seed=4)
    bot = RandomPlayer(4)
    while game.outcome is None:
        game.apply(bot.choose(game))
    teller = Teller(game.state, game.log, A)
    everyone = Teller(game.state, game.log, EVERYONE)
    hidden = [e for e in game.log if e.player == B and (e.kind == ev.DRAWN or e.text == "unseen")]
    assert len(hidden) > 10
    for e in hidden:
        assert "a card" in teller.sentence(e)
        assert everyone.thing(e.obj) not in teller.sentence(e)


def test_a_story_for_a_seat_keeps_what_the_seat_may_not_know() -> None:
    """128.4: what B hides, draws and sets aside is a card to A, also where several events are one line."""
    game = Game.new(list(DECKS), seed=6)
    bot = RandomPlayer(6)
    while game.outcome is None:
        game.apply(bot.choose(game))
    lines = [line for entry in story(game, seat=A) for line in (entry.heading, *entry.lines)]
    hidden = [line for line in lines if any(_is_secret_of_b(game.log[at]) for at in line.events)]
    assert len(hidden) > 5
    names = {face.name for face in game.state.faces if not face.types & (RUNE | BATTLEFIELD_CARD)}
    assert not [line.text for line in hidden if any(name in line.text for name in names)]


def _is_secret_of_b(e: Event) -> bool:
    return e.player == B and (e.kind == ev.DRAWN or e.text == "unseen")
