"""Cards that detach because their Top-Most Card has left the board (719.5): in an order, one after the other."""

from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, O_OBJECT, Option
from riftwright.core.events import DETACHED
from riftwright.core.tasks import Task

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def left_behind(m: "Machine", top: int, player: int, attached: list[int]) -> None:
    """They are attached no more. The player who controlled the Top-Most Card orders their detaching (719.5.a), which
    is a choice where it matters: where something is there to notice it.
    """
    if len(attached) > 1 and (m.state.listeners[DETACHED] or m.state.delayed):
        m.push(Detaching(top, player, attached))
        return
    for oid in attached:
        m.emit(DETACHED, "719.5", player, oid, top)


class Detaching(Task):
    """The player says what detaches next, until one is left."""

    __slots__ = ("left", "player", "top")

    asks_anew = True

    def __init__(self, top: int = -1, player: int = -1, left: list[int] | None = None) -> None:
        super().__init__()
        self.top: int = top
        self.player: int = player
        self.left: list[int] = left or []

    def clone(self) -> "Detaching":
        n = Detaching(self.top, self.player, self.left[:])
        n.step = self.step
        return n

    def run(self, m: "Machine") -> None:
        if len(self.left) > 1 and not m.state.players[self.player].lost:
            options = [Option(O_OBJECT, oid) for oid in self.left]
            m.ask(self.player, D_CHOOSE, options, "what detaches first (719.5.a)", self.top)
            return
        m.finish(self)
        for oid in self.left:
            m.emit(DETACHED, "719.5", self.player, oid, self.top)

    def answer(self, m: "Machine", option: Option) -> None:
        self.left.remove(option.a)
        m.emit(DETACHED, "719.5.a", self.player, option.a, self.top)
