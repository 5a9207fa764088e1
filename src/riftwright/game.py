"""The one public face: a game to be played, looked at, copied, saved and judged."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from riftwright.core import saves
from riftwright.core.decisions import Decision, Option
from riftwright.core.errors import RunawayError, SaveError, UnknownEditionError, UnknownSwitchError
from riftwright.core.events import CHOICE, Event
from riftwright.core.state import REASONS, GameState
from riftwright.effects.keyword_abilities import KEYWORD_FACE
from riftwright.notation.anonymous import face_named
from riftwright.notation.decks import DeckList, check_teammates, read_deck
from riftwright.notation.scenario import Scenario, read_scenario
from riftwright.rules import chain, conceding, editions, modes, setup, wording
from riftwright.rules.machine import Machine
from riftwright.rules.registry import TASKS
from riftwright.rules.views import View
from riftwright.rules.visibility import EVERYONE, view


class IllegalChoiceError(ValueError):
    """What was picked is not among the options. The game is as it was."""


class GameOverError(RuntimeError):
    """The game has ended: there is nothing to decide."""


class Result:
    """How a game ended: ``winners`` are seat indexes, ``reason`` one of ``points``, ``burn out``, ``effect``,
    ``concession``, ``elimination``.
    """

    __slots__ = ("names", "reason", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, names: tuple[str, ...]) -> None:
        self.winners: tuple[int, ...] = winners
        self.reason: str = reason
        self.names: tuple[str, ...] = names

    def __str__(self) -> str:
        who = " and ".join(self.names) or "nobody"
        return f"{who} {'wins' if len(self.names) == 1 else 'win'} by {self.reason}"


class Game:
    """A game of Riftbound under one edition of the rules.

    >>> game = Game.new(decks=["examples/decks/kaisa.txt", "examples/decks/ahri.txt"], seed=7)
    >>> while game.outcome is None:
    ...     game.apply(game.decision.options[-1])
    >>> print(game.outcome)  # doctest: +ELLIPSIS
    ... wins by ...
    """

    __slots__ = ("_machine", "_seen")

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._seen: dict[int, tuple[Decision, int, View]] = {}  # by whose eyes, at which decision and version

    # Beginning

    @classmethod
    def new(
        cls,
        decks: Sequence[str | Path | DeckList],
        mode: str = "duel",
        edition: str = editions.DEFAULT,
        seed: int = 0,
        *,
        first_player: int | None = None,
        switches: Mapping[str, str] | None = None,
        barred: list[list[str]] | None = None,
        log: bool = True,
    ) -> "Game":
        """A new game, at its first decision.

        ``decks`` are paths or deck lists, one per seat in turn order round the table; fewer serve the seats in turn,
        such that teammates play different ones. ``barred`` names battlefields used up in a match (486.5). Raises
        ``IllegalDeckError`` with everything that is wrong with a deck, and errors for an unknown mode, edition or
        switch.
        """
        rules = editions.get(edition, switches)
        table = modes.get(mode)
        given = [deck if isinstance(deck, DeckList) else read_deck(deck) for deck in decks]
        if not given:
            raise ValueError("a game needs at least one deck")
        lists = [given[i] for i in table.seating(len(given))]
        check_teammates(lists, table.teams)
        faces = [deck.faces() for deck in lists]
        state = setup.new_state(rules.name, mode, faces, seed, KEYWORD_FACE, first_player=first_player, barred=barred)
        state.switches = tuple(sorted((switches or {}).items()))
        game = cls(Machine(state, rules, [] if log else None))
        game._run()
        return game

    @classmethod
    def from_state(cls, state: GameState, *, log: bool = True) -> "Game":
        """A game that goes on from a position, such as one put together with ``notation.board.Board``."""
        game = cls(Machine(state, editions.get(state.edition, dict(state.switches)), [] if log else None))
        game._run()
        return game

    @classmethod
    def from_scenario(
        cls, source: str | Path | Scenario, edition: str | None = None, *, switches: Mapping[str, str] | None = None
    ) -> "Game":
        """The board of a scenario, at its first decision; its script is not run (see ``judge``)."""
        scenario = source if isinstance(source, Scenario) else read_scenario(source)
        name = edition or scenario.editions[-1]
        rules = editions.get(name, {**scenario.switches, **(switches or {})})
        game = cls(Machine(scenario.state(rules), rules, []))
        game._run()
        return game

    @classmethod
    def load(cls, data: bytes, *, log: bool = True) -> "Game":
        """A saved game. Raises ``SaveError`` for data that is damaged, newer, or of cards or rules nobody knows."""
        state = saves.load(data, TASKS, face_named)
        try:
            rules = editions.get(state.edition, dict(state.switches))
        except (UnknownEditionError, UnknownSwitchError) as error:
            raise SaveError(f"the save cannot be read: {error}") from None
        return cls(Machine(state, rules, [] if log else None))

    # Deciding

    @property
    def decision(self) -> Decision:
        """What is to be decided now: by whom, and every legal option. Raises ``GameOverError`` after the end."""
        decision = self._machine.state.decision
        if decision is None:
            raise GameOverError(f"the game is over: {self.outcome}")
        return decision

    def apply(self, choice: Option | str | int) -> None:
        """Take one of the options, given itself, by key or by index, and play on to the next decision.

        Raises ``IllegalChoiceError`` and leaves the game untouched where it is none of them.
        """
        self.take(choice)
        self._run()

    def take(self, choice: Option | str | int) -> None:
        """Take one of the options as ``apply`` does, without playing on: what follows is left to ``step``."""
        option = self.find(choice)
        m = self._machine
        s = m.state
        decision = s.decision
        assert decision is not None
        if m.log is not None:
            words = self.describe(option)
            m.tell(
                CHOICE, decision.rule, decision.player, decision.obj, decision.kind, option.kind, option.a, text=words
            )
        s.decision = None
        s.cleanups = 0
        s.work = 0
        s.tasks[-1].answer(m, option)

    def step(self) -> bool:
        """Run one step of what follows from a choice that was taken, so that it can be looked at task by task. False,
        and nothing happens, where somebody must decide or the game is over.
        """
        s = self._machine.state
        if s.decision is not None or s.outcome is not None:
            return False
        chain.step(self._machine)
        return True

    def find(self, choice: Option | str | int) -> Option:
        """The option of the present decision that is meant."""
        options = self.decision.options
        if isinstance(choice, Option):
            for option in options:
                if option is choice:
                    return option
            choice = choice.key
        if isinstance(choice, str):
            for option in options:
                if option.key == choice:
                    return option
        elif 0 <= choice < len(options):
            return options[choice]
        legal = ", ".join(option.key for option in options[:12]) + (" ..." if len(options) > 12 else "")
        raise IllegalChoiceError(f"{choice!r} is no legal choice for {self.name(self.decision.player)}; legal: {legal}")

    def concede(self, player: int) -> None:
        """650: at any time. With more than one other player (or team) left, they play on."""
        if self.outcome is not None:
            raise GameOverError(f"the game is over: {self.outcome}")
        conceding.concede(self._machine, player)

    # Looking

    def describe(self, option: Option) -> str:
        """The option as a sentence."""
        return wording.option_text(self._machine, option)

    def name(self, player: int) -> str:
        """What the player is called."""
        return wording.player_name(self._machine.state, player)

    def view(self, player: int | None = None) -> View:
        """What a seat may see; everything for None. It is made once for each decision, and not to be changed."""
        seat = EVERYONE if player is None else player
        s = self._machine.state
        seen = self._seen.get(seat)
        if seen is not None and seen[0] is s.decision and seen[1] == s.version:
            return seen[2]
        made = view(self._machine, seat)
        if s.decision is not None:
            self._seen[seat] = (s.decision, s.version, made)
        return made

    @property
    def outcome(self) -> Result | None:
        """How the game ended, or None."""
        outcome = self._machine.state.outcome
        if outcome is None:
            return None
        names = tuple(self.name(player) for player in outcome.winners)
        return Result(outcome.winners, REASONS[outcome.reason], names)

    @property
    def log(self) -> list[Event]:
        """Every event since this object began to log."""
        return self._machine.log if self._machine.log is not None else []

    @property
    def state(self) -> GameState:
        """The position itself, to read. Only actions write to it."""
        return self._machine.state

    @property
    def machine(self) -> Machine:
        """The machine that runs it, for tools that look behind the curtain."""
        return self._machine

    # Copying

    def clone(self, *, log: bool = False) -> "Game":
        """An independent copy, without the log."""
        return Game(Machine(self._machine.state.clone(), self._machine.edition, [] if log else None))

    def save(self) -> bytes:
        """The position in bytes, also in the middle of a spell; equal positions give equal bytes."""
        return saves.save(self._machine.state)

    def digest(self) -> str:
        """A fingerprint of the position."""
        return saves.digest(self._machine.state)

    def _run(self) -> None:
        chain.run(self._machine)

    def __repr__(self) -> str:
        s = self._machine.state
        return f"<Game {s.mode} {s.edition} turn {s.turn}: {self.outcome or s.decision}>"


__all__ = ["Game", "GameOverError", "IllegalChoiceError", "Result", "RunawayError"]
