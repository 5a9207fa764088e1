"""What tests share: short words to set a board going and to drive it.

    board = Board(turn="A").battlefield(units={"B": ["Unit 3 as Guard"]}).player("A", hand=["Hextech Ray"])
    game = begin(board)
    play(game, "Hextech Ray")  # choices follow, "Guard" say, where there is more than one thing to choose
    resolve(game)
    assert where(game, "Guard") == "B's trash"

Things are meant by their label, or by their card's name where only one has it. Answers are meant by key
(``choose:12``), by label, or by the sentence that ``Game.describe`` gives, or its beginning.
"""

from typing import Final

from riftwright.core.decisions import D_ACT, D_FOCUS, D_PAY, D_PRIORITY, O_DECLINE, O_OBJECT, O_PLAY, Option
from riftwright.core.events import Event
from riftwright.core.ids import FIELD, ZONE_NAMES
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.wording import object_name, place_name

BOUND: Final = 200  # decisions that one helper takes before it gives up


def begin(board: Board) -> Game:
    """The game on that board, at its first decision."""
    return Game.from_state(board.state())


# Finding


def thing(game: Game, name: str) -> int:
    """The id of the object with that label, or of the only card with that name."""
    s = game.state
    for oid, label in s.labels:
        if label == name:
            return oid
    found = [o.id for o in s.objects if s.faces[o.face].name == name and o.zone]
    assert len(found) == 1, f"{len(found)} objects are called {name!r}"
    return found[0]


def field(number: int) -> int:
    """The location of a battlefield, by its number."""
    return FIELD + number - 1


def named(game: Game, answer: str) -> list[Option]:
    """The options of the present decision that the answer can mean: the closest kind of match only."""
    options = game.decision.options
    exact = [o for o in options if answer in (o.key, game.describe(o))]
    if exact:
        return exact
    labelled = [o for o in options if o.kind == O_OBJECT and object_name(game.state, o.a) == answer]
    return labelled or [o for o in options if game.describe(o).startswith(answer)]


def offered(game: Game, answer: str) -> bool:
    """Whether the present decision has such an option."""
    return bool(named(game, answer))


def sentences(game: Game) -> list[str]:
    """Every option of the present decision, as a sentence."""
    return [game.describe(option) for option in game.decision.options]


# Doing


def choose(game: Game, *answers: str) -> None:
    """Give these answers, one decision after the other; ways to pay in between are taken as they come."""
    for answer in answers:
        settle_payment(game)
        found = named(game, answer)
        assert len(found) == 1, f"{answer!r} means {len(found)} of {sentences(game)}"
        game.apply(found[0])
    settle_payment(game)


def settle_payment(game: Game) -> None:
    """Take the first way to pay, wherever one is asked that cannot be declined."""
    for _ in range(BOUND):
        decision = game.state.decision
        if decision is None or decision.kind != D_PAY or any(o.kind == O_DECLINE for o in decision.options):
            return
        game.apply(0)


def play(game: Game, card: str, *answers: str) -> None:
    """Play the card, with these choices, as far as its costs are paid. It has not resolved yet (a permanent has)."""
    playable = [o for o in game.decision.options if o.kind == O_PLAY and _called(game, o.a, card)]
    assert playable, f"{card} cannot be played: {sentences(game)}"
    game.apply(playable[0])
    choose(game, *answers)


def playable(game: Game, card: str) -> bool:
    """Whether the card is offered now."""
    return any(o.kind == O_PLAY and _called(game, o.a, card) for o in game.decision.options)


def played_for_just(name: str, pool: str, too_little: str) -> Game:
    """A unit is played to its base, exhausted, for all that is in the pool; for too little it cannot be played."""
    assert not playable(begin(Board(turn="A").player("A", hand=[name], pool=too_little)), name)
    game = begin(Board(turn="A").player("A", hand=[name], pool=pool))
    play(game, name)
    resolve(game)
    assert where(game, name) == "A's base"
    assert game.state.objects[thing(game, name)].exhausted
    assert sum(game.state.players[0].pool) == 0
    return game


def use(game: Game, source: str, *answers: str) -> None:
    """Activate the only ability of the source that is offered, with these choices."""
    oid = thing(game, source)
    found = [o for o in game.decision.options if o.key.startswith((f"use:{oid}:", f"add:{oid}:"))]
    assert len(found) == 1, f"{source} offers {len(found)} abilities: {sentences(game)}"
    game.apply(found[0])
    choose(game, *answers)


def usable(game: Game, source: str) -> bool:
    """Whether an ability of the source is offered now."""
    oid = thing(game, source)
    return any(o.key.startswith((f"use:{oid}:", f"add:{oid}:")) for o in game.decision.options)


def move(game: Game, unit: str, loc: int, *others: str) -> None:
    """A Standard Move of the unit, and of the others with it, and of nobody else."""
    game.apply(f"move:{thing(game, unit)}:{loc}")
    choose(game, *others)
    if game.state.decision is not None and "144.3" in game.decision.prompt:
        game.apply("done")


def resolve(game: Game) -> None:
    """Everybody passes Priority until the chain is empty, or until something else is asked."""
    for _ in range(BOUND):
        settle_payment(game)
        if game.state.decision is None or game.decision.kind != D_PRIORITY:
            return
        game.apply("pass")
    raise AssertionError("the chain does not end")


def resolve_top(game: Game) -> None:
    """Everybody passes Priority until the newest item has resolved."""
    item = game.state.chain[-1].serial
    for _ in range(BOUND):
        settle_payment(game)
        if all(other.serial != item for other in game.state.chain) or game.decision.kind != D_PRIORITY:
            return
        game.apply("pass")
    raise AssertionError("the item does not resolve")


def pass_showdown(game: Game) -> None:
    """Everybody passes Focus and Priority until the Turn Player acts again, or until something else is asked."""
    for _ in range(BOUND):
        settle_payment(game)
        if game.state.decision is None or game.decision.kind not in (D_PRIORITY, D_FOCUS):
            return
        game.apply("pass")
    raise AssertionError("the showdown does not end")


def end_turn(game: Game) -> None:
    """The turn ends, everybody passing; on to the next player's Main Phase, or to something else that is asked."""
    turn = game.state.turn
    game.apply("end")
    for _ in range(BOUND):
        settle_payment(game)
        decision = game.state.decision
        if decision is None or decision.kind not in (D_PRIORITY, D_FOCUS):
            assert game.state.turn > turn or decision is None or decision.kind != D_ACT
            return
        game.apply("pass")
    raise AssertionError("the turn does not end")


# Looking


def where(game: Game, name: str) -> str:
    """Where the thing is: "A's base", "battlefield 1", "B's trash", "nowhere" ..."""
    s = game.state
    o = s.objects[thing(game, name)]
    if o.loc >= 0 and o.on_board:
        return f"battlefield {o.loc - FIELD + 1}" if o.loc >= FIELD else place_name(s, o.loc)
    return f"{s.seats[o.owner]}'s {ZONE_NAMES[o.zone]}" if o.zone else "nowhere"


def might(game: Game, name: str) -> int:
    """The Might of the unit."""
    return game.machine.might(thing(game, name))


def points(game: Game) -> list[int]:
    """The points of each player or team."""
    return game.state.points


def controller(game: Game, number: int) -> str:
    """Who controls that battlefield: a player, or "nobody"."""
    player = game.state.battlefields[number - 1].controller
    return game.state.seats[player] if player >= 0 else "nobody"


def hand(game: Game, seat: str) -> list[str]:
    """The names of the cards in a player's hand."""
    s = game.state
    return [s.face_of(oid).name for oid in s.players[s.seats.index(seat)].hand]


def decides(game: Game) -> str:
    """The player who is asked."""
    return game.state.seats[game.decision.player]


def events(game: Game, kind: int, name: str = "") -> list[Event]:
    """The events of that kind so far, or those about that thing."""
    oid = thing(game, name) if name else -1
    return [event for event in game.log if event.kind == kind and oid in (-1, event.obj)]


def _called(game: Game, oid: int, name: str) -> bool:
    return game.state.face_of(oid).name == name or object_name(game.state, oid) == name
