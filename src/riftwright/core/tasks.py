"""Tasks: the continuation of the game as data (333).

``GameState.tasks`` is a stack. The task on top runs one step at a time; it may change the state through actions,
push further tasks, ask a decision, or finish. What may ask comes last in its step.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from riftwright.core.decisions import Option
    from riftwright.core.state import ChainItem
    from riftwright.rules.machine import Machine


class Task:
    """One process that must be carried through before what lies under it goes on.

    A ``waiting`` task (a phase, a showdown, a combat) gives way between its steps to outstanding cleanups and to
    the chain (334); any other runs to its end first.
    """

    __slots__ = ("step",)

    waiting: bool = False
    asks_anew: bool = False  # whether running it once more asks its present decision again

    def __init__(self) -> None:
        self.step: int = 0

    def outstanding(self) -> bool:
        """Whether a waiting task comes before the chain now, and gives way to cleanups alone."""
        return False

    def run(self, m: "Machine") -> None:
        raise NotImplementedError(type(self).__name__)

    def answer(self, m: "Machine", option: "Option") -> None:
        raise NotImplementedError(type(self).__name__)

    def paid(self, m: "Machine", done: bool) -> None:
        """A payment that this task pushed is over; not ``done`` when it was declined."""
        raise NotImplementedError(type(self).__name__)

    def executing(self, m: "Machine") -> "ChainItem | None":
        """The spell or ability that this task executes or pays for, to which what it does is attributed (428.5)."""
        return None

    def shown(self, m: "Machine", player: int) -> list[int]:
        """Ids of cards that the player is looking at for it, although they are hidden otherwise (128)."""
        return []

    def clone(self) -> "Task":
        raise NotImplementedError(type(self).__name__)
