"""What the tests of turns, cleanups, chains and showdowns share: the log read as a story, boards in short words."""

from typing import Final, NamedTuple

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_CHOOSE
from riftwright.core.events import NAMES, Event
from riftwright.core.ids import (
    BOARD_CHANGE,
    ITEM_FINALIZED,
    ITEM_REMOVED,
    MOVE_COMPLETE,
    OPEN_OR_CLOSED,
    PENDING_ADDED,
    PHASE_CHANGE,
    STATUS_CHANGE,
)
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.edition import CLEANUP_NAMES
from riftwright.rules.editions import NAMES as EDITIONS
from tests.support import choose, field, offered, play, settle_payment, thing

OCCASIONS: Final = {
    "319.1": OPEN_OR_CLOSED,
    "319.2": PHASE_CHANGE,
    "319.3": PENDING_ADDED,
    "319.4": ITEM_FINALIZED,
    "319.5": ITEM_REMOVED,
    "319.6": BOARD_CHANGE,
    "319.7": STATUS_CHANGE,
    "319.8": MOVE_COMPLETE,
}

# Spells that can be played at any time, by what they do.
NOTHING: Final = "Spell [Reaction]: nothing"
BOLT: Final = "Spell [Reaction]: deal 3 to a unit"
KILL: Final = "Spell [Reaction]: kill a unit"
GO: Final = "Spell [Reaction]: move a friendly unit to a battlefield"
PULL: Final = "Spell [Reaction]: move an enemy unit to a battlefield"
HOME: Final = "Spell [Reaction]: move a unit to base"
SEIZE: Final = "Spell [Reaction]: take control of an enemy unit"
COUNTER: Final = "Spell [Reaction]: counter a spell"

DOOMED: Final = "Unit 2 as Doomed damaged 2"  # with lethal damage already: gone as soon as there is a cleanup

every_edition = pytest.mark.parametrize("edition", EDITIONS)
since_july = pytest.mark.parametrize("edition", EDITIONS[1:])


class Cleaned(NamedTuple):
    """One cleanup of the log: of which kind, why, and what happened in it, as (step's rule, event) pairs."""

    kind: str
    occasions: frozenset[str]
    happened: list[tuple[str, Event]]

    def steps(self) -> list[str]:
        """The rules of the steps in which something happened, each once."""
        return list(dict.fromkeys(rule for rule, _ in self.happened))


def cleanups(game: Game, since: int = 0) -> list[Cleaned]:
    """Every cleanup since that place in the log."""
    found: list[Cleaned] = []
    step = ""
    for event in game.log[since:]:
        if event.kind == ev.CLEANUP_BEGAN:
            bits = event.other
            why = frozenset(rule for rule, bit in OCCASIONS.items() if bits & bit)
            found.append(Cleaned(CLEANUP_NAMES[event.amount], why, []))
        elif event.kind == ev.CLEANUP_STEP:
            step = event.rule
        elif event.kind == ev.CLEANUP_ENDED:
            step = ""
        elif step:
            found[-1].happened.append((step, event))
    return found


def occasions(game: Game, since: int = 0) -> set[str]:
    """Every occasion that called for a cleanup since that place in the log."""
    return {rule for cleanup in cleanups(game, since) for rule in cleanup.occasions}


def story(game: Game, *kinds: int, since: int = 0) -> list[str]:
    """The names of these kinds of event, in the order in which they happened."""
    return [NAMES[event.kind] for event in game.log[since:] if event.kind in kinds]


def told(game: Game, *kinds: int, since: int = 0) -> list[tuple[str, str]]:
    """The same with what each was about: (kind, name of the object)."""
    s = game.state
    labels = dict(s.labels)
    return [
        (NAMES[event.kind], labels.get(event.obj, s.face_of(event.obj).name if event.obj >= 0 else ""))
        for event in game.log[since:]
        if event.kind in kinds
    ]


def state(game: Game) -> str:
    """The state of the turn (310)."""
    return game.view().state


def focus(game: Game) -> str:
    """Who has Focus, or "nobody"."""
    s = game.state
    return s.seats[s.focus] if s.focus >= 0 else "nobody"


def priority(game: Game) -> str:
    """Who has Priority, or "nobody"."""
    s = game.state
    return s.seats[s.priority] if s.priority >= 0 else "nobody"


def contested(game: Game, number: int) -> str:
    """Who applied Contested to that battlefield, or "nobody"."""
    player = game.state.battlefields[number - 1].contested
    return game.state.seats[player] if player >= 0 else "nobody"


def ongoing(game: Game) -> int:
    """The number of the battlefield where a showdown or combat is ongoing, or 0."""
    return game.state.showdown + 1


def on_chain(game: Game) -> list[str]:
    """The sources of the items on the chain, the oldest first."""
    s = game.state
    labels = dict(s.labels)
    return [labels.get(item.obj, s.face_of(item.obj).name) for item in s.chain]


def cast(game: Game, card: str, *answers: str) -> None:
    """Play the card with these choices, given where they are asked; what is forced must come out as said."""
    play(game, card)
    forced = []
    for answer in answers:
        settle_payment(game)
        words = f"battlefield {answer}" if answer.isdigit() else answer
        if game.decision.kind == D_CHOOSE and offered(game, words):
            choose(game, words)
        else:
            forced.append(answer)
    settle_payment(game)
    chosen = [value for slot in game.state.chain[-1].chosen for value in slot] if forced else []
    for answer in forced:
        meant = [field(int(answer))] if answer.isdigit() else _values(game, thing(game, answer))
        assert set(meant) & set(chosen), f"{answer!r} was not chosen"


def _values(game: Game, oid: int) -> list[int]:
    """What a choice holds where it means that object: itself, or its item on the chain."""
    return [game.state.objects[oid].ref, *(item.serial for item in game.state.chain if item.obj == oid)]


def two_fields(edition: str = "2026-10-16", *, turn: str = "A", phase: str = "main", mode: str = "duel") -> Board:
    """Two battlefields: B holds the first with Guard, the second is empty and nobody's."""
    board = Board(turn=turn, edition=edition, phase=phase, mode=mode)
    return board.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]}).battlefield()


def combat(edition: str, attacker: str = "Unit 4 as Raider", defender: str = "Unit 5 as Guard") -> Board:
    """A attacks B's battlefield 1 and has Focus; battlefield 2 is empty and nobody's."""
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", contested="A", units={"A": [attacker], "B": [defender]}).battlefield()
    return board.showdown(1, focus="A", attacker="A", defender="B")


def staging(game: Game, number: int) -> set[str]:
    """What is staged at the battlefield."""
    f = game.state.battlefields[number - 1]
    return {name for name, staged in (("showdown", f.showdown_staged), ("combat", f.combat_staged)) if staged}
