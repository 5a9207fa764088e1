"""The log of a game: what has happened, one line per happening, each with its rule.

``judge.phrases`` says what events mean together. For a game that is played this is still too much: passes, phases,
cleanup steps and staging are left out, and a card that is played, paid for and finalized (and, if it is a permanent,
enters the board) is one line. ``riftwright explain`` tells all of it.
"""

from typing import Final, NamedTuple

from riftwright.core import decisions as d
from riftwright.core import events as ev
from riftwright.core.events import Event
from riftwright.core.state import ITEM_PERMANENT
from riftwright.game import Game
from riftwright.judge import phrases
from riftwright.judge.layout import cited
from riftwright.judge.telling import Teller, capital, cost
from riftwright.rules.visibility import EVERYONE
from riftwright.rules.wording import place_name, player_name

# What only frames the story, or is said by the line of another event.
_UNTOLD: Final = frozenset(
    (
        ev.CLEANUP_BEGAN,
        ev.CLEANUP_STEP,
        ev.CLEANUP_ENDED,
        ev.PHASE_BEGAN,
        ev.STEP_BEGAN,
        ev.PRIORITY_GAINED,
        ev.PASSED_PRIORITY,
        ev.PASSED_FOCUS,
        ev.FOCUS_GAINED,
        ev.SHOWDOWN_STAGED,
        ev.COMBAT_STAGED,
        ev.UNSTAGED,
        ev.CONTEST_REMOVED,
        ev.DESIGNATION_LOST,
        ev.ASSIGNED,
        ev.EXPIRED,
        ev.GAME_WON,
    )
)
# Choices that an event after them tells.
_SEEN_LATER: Final = (d.O_PASS, d.O_END_TURN, d.O_MOVE, d.O_HIDE, d.O_INVITE, d.O_CARD, d.O_DONE, d.O_NUMBER)
_MAY: Final = ("402.1", "383.3.a")  # whether to perform a triggered ability: what follows says so
_BEGINNINGS: Final = (d.O_PLAY, d.O_ACTIVATE, d.O_ADD)


MATCH: Final = "match"


class Line(NamedTuple):
    """One line of the log. ``heading`` lines begin a turn; ``depth`` is how far it is indented; ``kind`` is that of
    the event that it tells.
    """

    text: str
    rule: str
    depth: int = 0
    heading: bool = False
    kind: int = ev.CHOICE


class Story:
    """Tells one viewer the events of a game, in lines. ``viewer`` is a seat, ``NOBODY`` or ``EVERYONE``."""

    def __init__(self, viewer: int = EVERYONE) -> None:
        self.viewer: int = viewer
        self._teller: Teller | None = None
        self._read: int = 0  # events that were told
        self._points: list[int] = []  # as of the event that is told
        self._begun: str = ""  # "A plays Stupefy", said when it has been finalized
        self._price: str = ""
        self._plays: dict[int, str] = {}  # of permanents that are finalized: what to say when they enter
        self._permanents: set[int] = set()  # serials
        self._spoken_of: int = -1  # the item that the last line was about
        self._resolving: int = -1
        self._choosing: bool = False  # battlefields are being chosen, at one time for all (486.5)
        self._kind: int = ev.CHOICE  # of the event that is told
        self._lines: list[Line] = []

    def tell(self, game: Game) -> list[Line]:
        """What has happened since the last time."""
        s = game.state
        log = game.log
        if self._teller is None:
            self._teller = Teller(s, seat=self.viewer)
            self._points = _points_before(game)
        self._teller.state = s
        for event in log[self._read :]:
            self._teller.learn(event)
        self._lines = []
        for line in phrases.lines(self._teller, log, self._read, len(log)):
            self._line(game, line, log[line.begin : line.end])
        self._read = len(log)
        return self._lines

    def _line(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        if self._choosing and line.kind not in (ev.CHOICE, ev.CHANCE):
            self._choosing = False
            self._battlefields(game)
        self._kind = line.kind
        handler = _HANDLERS.get(line.kind)
        if handler is not None:
            handler(self, game, line, events)
        elif line.kind not in _UNTOLD and not line.quiet:
            self._say(game, line.text, line.rules)

    def _say(self, game: Game, text: str, rules: tuple[str, ...], item: int = -1) -> None:
        depth = 1 if self._resolving >= 0 and item < 0 else 0
        self._lines.append(Line(capital(text), cited(rules, game.state.edition), depth, kind=self._kind))
        self._spoken_of = item if item >= 0 else self._resolving

    # Setup

    def _battlefields(self, game: Game) -> None:
        """All have chosen: what they bring is placed at once, for everybody to see."""
        s = game.state
        for field in s.battlefields:
            owner = player_name(s, s.objects[field.id].owner)
            self._say(game, f"{owner} brings {place_name(s, field.loc)}", ("486.5",))

    def _chance(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        """A battlefield that comes by chance; in a match the last one left, which is told with the others."""
        if game.state.mode == MATCH:
            self._choosing = True
        else:
            self._say(game, line.text, line.rules)

    # The turn and its points

    def _turn(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        s = game.state
        teams: dict[int, list[str]] = {}
        for p in s.players:
            teams.setdefault(p.team, []).append(s.seats[p.index])
        score = ", ".join(f"{'+'.join(names)} {self._points[team]}" for team, names in teams.items())
        event = events[0]
        heading = f"Turn {event.amount}: {player_name(s, event.player)}   ({score})"
        self._resolving = -1
        self._lines.append(Line(heading, cited((event.rule,), s.edition), heading=True, kind=line.kind))

    def _points_gained(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        for event in events:
            if event.kind == ev.POINT_GAINED:
                self._points[game.state.players[event.player].team] = event.other
        self._say(game, line.text, line.rules)

    # The chain

    def _choice(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        kind = events[0].amount
        if events[0].other == d.D_BATTLEFIELD:
            self._choosing = True
        elif kind in _BEGINNINGS:
            self._begun = line.text
            self._price = ""
        elif kind not in _SEEN_LATER and not line.quiet and events[0].rule not in _MAY:
            self._say(game, line.text, line.rules)

    def _added(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        if events[0].amount == ITEM_PERMANENT:
            self._permanents.add(events[0].other)

    def _paid(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        price = cost(events[-1])
        if self._begun:
            self._price = f" ({price})" if price else ""
        elif price:
            self._say(game, line.text, line.rules)

    def _finalized(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        serial = events[0].other
        begun, self._begun = f"{self._begun}{self._price}" if self._begun else "", ""
        self._price = ""
        if serial in self._permanents:
            self._plays[serial] = begun
        elif begun:
            _, choosing, picks = line.text.partition(", choosing ")
            self._say(game, begun + choosing + picks, line.rules[:2], serial)
        elif not line.quiet:
            self._say(game, line.text, line.rules[:2], serial)

    def _resolves(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        serial = events[0].other
        self._resolving = -1
        if serial not in self._permanents and serial != self._spoken_of:
            self._say(game, line.text, line.rules, serial)
        self._resolving = serial

    def _entered(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        """A permanent enters the board, which ends its play."""
        begun = self._plays.pop(self._resolving, "")
        self._resolving = -1
        event = events[0]
        where = place_name(game.state, event.loc)
        self._say(game, f"{begun} to {where}, {event.text}".rstrip(", ") if begun else line.text, line.rules)

    def _left(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        self._permanents.discard(events[0].other)
        self._plays.pop(events[0].other, None)
        if self._resolving == events[0].other:
            self._resolving = -1
        if not line.quiet:
            self._say(game, line.text, line.rules)

    def _triggers(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        self._say(game, line.text, line.rules, events[0].other)

    def _showdown(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        """That of a combat begins with the combat."""
        if events[0].rule != "464.2.b":
            self._say(game, line.text, line.rules)

    def _undone(self, game: Game, line: phrases.Line, events: list[Event]) -> None:
        self._begun = self._price = ""
        self._say(game, line.text, line.rules)


_HANDLERS: Final = {
    ev.TURN_BEGAN: Story._turn,
    ev.POINT_GAINED: Story._points_gained,
    ev.CONQUERED: Story._points_gained,
    ev.HELD: Story._points_gained,
    ev.CHANCE: Story._chance,
    ev.CHOICE: Story._choice,
    ev.ITEM_ADDED: Story._added,
    ev.COST_PAID: Story._paid,
    ev.FINALIZED: Story._finalized,
    ev.RESOLVING: Story._resolves,
    ev.ENTERED: Story._entered,
    ev.REMOVED: Story._left,
    ev.TRIGGERED: Story._triggers,
    ev.SHOWDOWN_BEGAN: Story._showdown,
    ev.UNDONE: Story._undone,
}


def _points_before(game: Game) -> list[int]:
    """The points of each team when the log began."""
    s = game.state
    points = s.points[:]
    for event in game.log:
        if event.kind == ev.POINT_GAINED:
            points[s.players[event.player].team] -= event.amount
    return points
