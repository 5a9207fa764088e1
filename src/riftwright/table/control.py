"""Priority control: which Priority and Focus a person is asked for, and which are passed by themselves.

Passing happens by itself only where passing is the only choice (Adding resources alone is no answer to anything),
and over a legal reaction only where the person has asked for it: by ``until`` (pass until something happens) or by
taking away a stop. ``hold`` and ``full`` ask also where nothing could be done: ``hold`` for as long as this chain or
Showdown lasts, ``full`` always. Each command is text, so that a game's record can keep it::

    full on      hold off      until on      stop mine main off
"""

from typing import Final, NamedTuple

from riftwright.core import events as ev
from riftwright.core.decisions import D_FOCUS, D_PRIORITY, O_PASS, Decision
from riftwright.core.events import Event
from riftwright.core.ids import PHASE_NAMES
from riftwright.game import Game
from riftwright.players.human import is_idle

FULL: Final = "full"
HOLD: Final = "hold"
UNTIL: Final = "until"
STOP: Final = "stop"
MINE: Final = "mine"
THEIRS: Final = "theirs"
WHOSE: Final = (MINE, THEIRS)
PHASES: Final = tuple(name.lower() for name in PHASE_NAMES if name.lower() != "setup")
_ON: Final = {"on": True, "off": False}

# What ends "pass until something happens": an opponent does something, or a fight or a turn begins.
_HAPPENING: Final = frozenset(
    (ev.ITEM_ADDED, ev.TRIGGERED, ev.SHOWDOWN_BEGAN, ev.TURN_BEGAN, ev.DIED, ev.POINT_GAINED, ev.CONTROL_ESTABLISHED)
)


class ControlError(ValueError):
    """A command that is none: says what would be one."""


class Stop(NamedTuple):
    """A phase of somebody's turn: ``whose`` is mine or theirs."""

    whose: str
    phase: str


class Control:
    """What one seat has asked for."""

    __slots__ = ("full", "hold", "since", "skipped", "until")

    def __init__(self) -> None:
        self.full: bool = False
        self.hold: bool = False
        self.until: bool = False
        self.since: int = 0  # the length of the log when ``until`` was asked
        self.skipped: set[Stop] = set()  # stops that were taken away

    def obey(self, command: str, heard: int) -> None:
        """Carry out a command; ``heard`` is the length of the log. Raises ``ControlError``."""
        words = command.split()
        on = _ON.get(words[-1]) if words else None
        if on is None:
            raise ControlError(f"{command!r} is no command: it ends with on or off")
        match words[:-1]:
            case [word] if word == FULL:
                self.full = on
            case [word] if word == HOLD:
                self.hold = on
            case [word] if word == UNTIL:
                self.until, self.since = on, heard
            case [word, whose, phase] if word == STOP and whose in WHOSE and phase in PHASES:
                (self.skipped.discard if on else self.skipped.add)(Stop(whose, phase))
            case _:
                raise ControlError(
                    f"{command!r} is no command; there are {FULL}, {HOLD}, {UNTIL} and {STOP} WHOSE PHASE, each on or "
                    f"off, with WHOSE {' or '.join(WHOSE)} and PHASE {', '.join(PHASES)}"
                )

    def over(self, game: Game, seat: int) -> list[str]:
        """The commands that end by themselves now: ``until`` once something has happened, ``hold`` with its chain."""
        s = game.state
        found = []
        if self.until and any(_matters(event, seat) for event in game.log[self.since :]):
            found.append(f"{UNTIL} off")
        if self.hold and not s.chain and s.showdown < 0:
            found.append(f"{HOLD} off")
        return found

    def passes(self, game: Game, seat: int) -> bool:
        """Whether this seat's Priority or Focus is passed for it now."""
        decision = game.decision
        if not can_pass(decision):
            return False
        if self.full or self.hold:
            return False
        if is_idle(decision) or self.until:
            return True
        whose = MINE if game.state.turn_player == seat else THEIRS
        return Stop(whose, PHASE_NAMES[game.state.phase].lower()) in self.skipped


def can_pass(decision: Decision) -> bool:
    """Whether it is Priority or Focus that is asked about, and passing is among the options."""
    return decision.kind in (D_PRIORITY, D_FOCUS) and any(option.kind == O_PASS for option in decision.options)


def _matters(event: Event, seat: int) -> bool:
    """Whether it is something that the seat would want to look at: not what it has done itself."""
    return event.kind in _HAPPENING and event.player != seat
