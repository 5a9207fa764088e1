"""Games written down while they are played, and run again to see whether they still come out the same."""

import base64
from collections.abc import Callable, Sequence
from typing import Final

from riftwright.game import Game, GameOverError, IllegalChoiceError
from riftwright.notation.decks import parse_deck
from riftwright.notation.replay import CONCEDE, FORMAT, VERSION, Checkpoint, Control, Crash, Opening, Replay

NO_SAVE: Final = ""


class DivergedError(RuntimeError):
    """A replay does not come to the same game. ``at`` is the number of choices that were taken until then."""

    def __init__(self, what: str, at: int) -> None:
        super().__init__(what)
        self.at: int = at


def begin(opening: Opening, *, log: bool = True) -> Game:
    """The game at its first decision; raises as ``Game.new`` does."""
    return Game.new(
        [parse_deck(deck.text, deck.name) for deck in opening.decks],
        opening.mode,
        opening.edition,
        opening.seed,
        first_player=opening.first_player,
        switches=opening.switches,
        barred=opening.barred or None,
        log=log,
    )


class Recorder:
    """Writes a game down while it is played: every choice goes through ``apply`` or ``concede``."""

    __slots__ = ("asked", "checkpoints", "choices", "game", "opening")

    def __init__(self, opening: Opening) -> None:
        self.opening: Opening = opening
        self.choices: list[str] = []
        self.checkpoints: list[Checkpoint] = []
        self.asked: list[Control] = []
        self.game: Game = begin(opening)

    def apply(self, key: str) -> None:
        """Take the option of that key. One that is not legal is not written down; one that crashes is."""
        option = self.game.find(key)
        self._note(key, lambda: self.game.apply(option))

    def concede(self, player: int) -> None:
        """650"""
        self._note(f"{CONCEDE}{player}", lambda: self.game.concede(player))

    def control(self, seat: int, text: str) -> None:
        """What a seat asks of Priority control now."""
        self.asked.append(Control(len(self.choices), seat, text))

    def take(self, key: str) -> None:
        """Take a choice as a replay holds it: an option's key, or that a seat concedes."""
        if key.startswith(CONCEDE):
            self.concede(_seat(self.game, key))
        else:
            self.apply(key)

    def restore(self, game: Game, choices: int) -> None:
        """Go back: ``game`` is the position after so many of the choices, and those after it are forgotten."""
        self.game = game
        del self.choices[choices:]
        self.checkpoints = [check for check in self.checkpoints if check.choices <= choices]
        self.asked = [control for control in self.asked if control.at <= choices]

    def _note(self, key: str, take: Callable[[], None]) -> None:
        turn = self.game.state.turn
        self.choices.append(key)
        take()
        now = self.game.state.turn
        if now != turn:
            self.checkpoints.append(Checkpoint(len(self.choices), now, self.game.digest()))

    def replay(self) -> Replay:
        """The game as far as it has been played."""
        return _replay(
            self.opening,
            self.choices,
            self.checkpoints,
            digest=self.game.digest(),
            outcome=str(self.game.outcome or ""),
            control=self.asked,
        )

    def crash(self, error: BaseException) -> Replay:
        """The game up to the choice that raised, with the position before it."""
        sound = _replay(self.opening, self.choices[:-1], self.checkpoints)
        try:
            save = base64.b64encode(rerun(sound).save()).decode("ascii")
        except Exception:  # the file must come about, whatever else is wrong with the engine
            save = NO_SAVE
        crash = Crash(_named(error), save)
        return _replay(self.opening, self.choices, self.checkpoints, crash=crash, control=self.asked)


def crash_at_setup(opening: Opening, error: BaseException) -> Replay:
    """A game that could not even begin."""
    return _replay(opening, [], [], crash=Crash(_named(error), NO_SAVE))


def rerun(replay: Replay, *, log: bool = False, watch: Callable[[Game], None] | None = None) -> Game:
    """Play it again and return the game at its end; ``watch`` sees it at its beginning and after each choice.

    Raises ``DivergedError`` where a choice is not legal any more or a fingerprint differs. A replay of a crash is run
    up to the choice that crashed, which is left to the caller (``take``).
    """
    game = begin(replay.opening, log=log)
    checks = {check.choices: check for check in replay.checkpoints}
    choices = replay.choices if replay.crash is None else replay.choices[:-1]
    sound = 0  # up to this choice the positions are known to be equal
    for at in range(len(choices) + 1):
        if at:
            take(game, replay, at)
        if watch is not None:
            watch(game)
        check = checks.get(at)
        if check is not None:
            if game.digest() != check.digest:
                raise DivergedError(f"the positions differ when turn {check.turn} begins: {_between(sound, at)}", at)
            sound = at
    if replay.digest and game.digest() != replay.digest:
        raise DivergedError(f"the positions differ at the end: {_between(sound, len(choices))}", len(choices))
    return game


def take(game: Game, replay: Replay, at: int) -> None:
    """Take one choice of the replay, counted from 1. Raises ``DivergedError`` where it is not legal."""
    key = replay.choices[at - 1]
    turn = game.state.turn
    try:
        if key.startswith(CONCEDE):
            game.concede(_seat(game, key))
        else:
            game.apply(key)
    except (IllegalChoiceError, GameOverError) as error:
        raise DivergedError(f"choice {at} of {len(replay.choices)}, in turn {turn}: {error}", at) from None


def _seat(game: Game, key: str) -> int:
    seat = key.removeprefix(CONCEDE)
    if not seat.isdigit() or int(seat) >= len(game.state.players):
        raise IllegalChoiceError(f"{key!r} names no seat")
    return int(seat)


def _between(sound: int, at: int) -> str:
    since = f"up to choice {sound} they are equal" if sound else "they were not compared before"
    return f"{since}, after choice {at} they are not"


def _named(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def _replay(
    opening: Opening,
    choices: list[str],
    checkpoints: list[Checkpoint],
    *,
    digest: str = "",
    outcome: str = "",
    crash: Crash | None = None,
    control: Sequence[Control] = (),
) -> Replay:
    from riftwright import __version__

    return Replay(
        format=FORMAT,
        version=VERSION,
        program=__version__,
        opening=opening,
        choices=list(choices),
        checkpoints=[check for check in checkpoints if check.choices <= len(choices)],
        digest=digest,
        outcome=outcome,
        crash=crash,
        control=list(control),
    )
