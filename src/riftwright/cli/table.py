"""The table in the terminal: what each seat is shown, and what it may ask for beside the game.

With one person the game scrolls by. With several (hot seat) the screen is cleared whenever another seat is asked, and
is shown again only when that seat says that it is alone. What a seat is shown goes through its view.
"""

from collections.abc import Callable, Sequence
from typing import Final

from riftwright.cards.catalogue import catalogue
from riftwright.cli.board import show_board
from riftwright.cli.card import show_card
from riftwright.cli.menu import show_menu
from riftwright.cli.screen import Screen
from riftwright.core.decisions import D_CHOOSE, D_DISCARD, D_MOVE, D_OPTIONAL, D_PAY
from riftwright.core.errors import UnknownCardError
from riftwright.core.ids import NOBODY
from riftwright.game import Game
from riftwright.judge.chronicle import Line, Story
from riftwright.players.human import Group, grouped
from riftwright.rules.visibility import EVERYONE

LOG_LINES: Final = 30
# Asked in the middle of something that the seat has begun: the board has just been shown.
_FOLLOWING: Final = (D_CHOOSE, D_PAY, D_OPTIONAL, D_MOVE, D_DISCARD)

HELP: Final = (
    ("NUMBER", "take that option; its key, such as play:64, does the same"),
    ("board", "the board again"),
    ("options", "all options, each with its number and key"),
    ("log", f"the last {LOG_LINES} happenings; `log all` for all of them"),
    ("card NAME", "what a card does"),
    ("concede", "give up the game (650)"),
    ("quit", "leave; the game stops where it is"),
)
PASSING: Final = (
    "Priority and Focus are passed for you where you could only Add resources with them; "
    "`riftwright play --ask-always` asks."
)
NOTATION: Final = (
    ("[5, not 3]", "Might 5, printed 3; behind it damage, buffs, statuses, keywords"),
    ("(2+1)", "costs 2 Energy and 1 Power"),
    ("Name #64", "one of several with that name on the board"),
    ("(1)", "behind a battlefield's name: its number"),
)


class Terminal:
    """The table of one game; ``humans`` are the seats where people sit, nobody where all are bots."""

    def __init__(self, screen: Screen, humans: Sequence[int], read: Callable[[str], str] = input) -> None:
        self._screen: Screen = screen
        self._read: Callable[[str], str] = read
        self._humans: tuple[int, ...] = tuple(humans)
        viewers = (*humans, NOBODY) if humans else (EVERYONE,)
        self._stories: dict[int, Story] = {viewer: Story(viewer) for viewer in viewers}
        self._logs: dict[int, list[Line]] = {viewer: [] for viewer in viewers}
        self._shown: dict[int, int] = dict.fromkeys(viewers, 0)  # lines of each log that were printed
        self._facing: int = humans[0] if len(humans) == 1 else NOBODY
        self.heard: bool = False  # whether anything was told yet

    def hear(self, game: Game) -> None:
        """Something has happened. Where nobody is asked it is printed at once."""
        self.heard = True
        for viewer, story in self._stories.items():
            self._logs[viewer] += story.tell(game)
        if not self._humans:
            self._print_new(EVERYONE)

    def close(self) -> None:
        """The game is over: print what has happened since the last choice, to the only person or to all."""
        if len(self._humans) == 1:
            self._print_new(self._humans[0])
        elif self._humans:
            self._print_new(NOBODY)

    # What a person sees and says

    def show(self, game: Game, groups: list[Group]) -> None:
        """What has happened since the seat was asked last, the board where it may have changed, the options."""
        seat = game.decision.player
        handed_over = self._hand_over(game, seat)
        happened = self._print_new(seat)
        if handed_over or happened or game.decision.kind not in _FOLLOWING:
            self._screen.line()
            show_board(self._screen, game, seat)
        self._screen.line()
        show_menu(self._screen, game, groups)

    def read(self, game: Game) -> str:
        """One line from the seat that is asked."""
        return self._read(f"{game.name(game.decision.player)}> ")

    def say(self, text: str) -> None:
        """Something that is no part of the game."""
        self._screen.line(text)

    def obey(self, game: Game, command: str, rest: str) -> bool:
        """The commands that ``help`` lists."""
        seat = game.decision.player
        if command in ("?", "help"):
            self._help()
        elif command == "board":
            show_board(self._screen, game, seat)
        elif command == "options":
            self._options(game)
        elif command == "log":
            self._print(self._logs[seat][0 if rest == "all" else -LOG_LINES :])
        elif command == "card":
            self._card(rest)
        else:
            return False
        return True

    def _hand_over(self, game: Game, seat: int) -> bool:
        """Between two people: hide what the one saw until the other is alone with it."""
        if seat == self._facing:
            return False
        first = self._facing == NOBODY
        self._facing = seat
        self._screen.clear()
        name = game.name(seat)
        self._screen.line(f"{name} is asked." + ("" if first else " Hand over; the screen is empty."))
        self._read(f"Press Enter when only {name} is looking. ")
        self._screen.clear()
        return True

    def _options(self, game: Game) -> None:
        for group in grouped(game.decision):
            for number, option in enumerate(group.options, group.first):
                self._screen.labelled(f"{number:>3}  {option.key}", [game.describe(option)], label_width=17)

    def _help(self) -> None:
        for word, meaning in (*HELP, ("", ""), *NOTATION):
            self._screen.labelled(word, [meaning], label_width=12)
        self._screen.line()
        self._screen.line(PASSING)

    def _card(self, name: str) -> None:
        try:
            show_card(self._screen, catalogue().get(name))
        except UnknownCardError as error:
            self._screen.line(str(error))

    # The log

    def _print_new(self, viewer: int) -> bool:
        """Print the lines of that log that were not printed yet; whether there were any."""
        lines = self._logs[viewer][self._shown[viewer] :]
        self._print(lines)
        self._shown[viewer] = len(self._logs[viewer])
        if viewer != NOBODY and NOBODY in self._shown:
            self._shown[NOBODY] = len(self._logs[NOBODY])  # the public log is for what nobody was asked about since
        return bool(lines)

    def _print(self, lines: Sequence[Line]) -> None:
        for line in lines:
            if line.heading:
                self._screen.line()
            self._screen.cited(line.text, line.rule, line.depth, "bold" if line.heading else "")
