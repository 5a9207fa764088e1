"""Events that are replaced with nothing (443)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.events import CONQUERED, MOVED, POINT_GAINED
from riftwright.core.nodes import Ability, Effect, Replace
from riftwright.rules.actions import durations
from riftwright.rules.actions.points import Scored

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


class ItWouldMove(Replace):
    """The object that a delayed replacement was created for would move (443.1.a)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(MOVED)

    def applies(self, frame: "Frame", oid: int) -> bool:
        return frame.item is not None and frame.item.subject == frame.m.obj(oid).ref

    def say(self) -> str:
        return "the next time it would move this turn"


class OpponentWouldConquer(Replace):
    """An opponent of the replacement's controller would gain the point of a Conquer (372.1, 471.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(POINT_GAINED)

    def applies(self, frame: "Frame", oid: int) -> bool:
        m = frame.m
        conquers = any(isinstance(task, Scored) and task.kind == CONQUERED for task in m.state.tasks)
        return oid < 0 and conquers and not m.friendly(~oid, frame.you)

    def say(self) -> str:
        return "the next time an opponent would gain a point by conquering this turn"


@dataclass(frozen=True, slots=True, eq=False)
class OnceThisTurn(Effect):
    """Create a delayed ability that is about no object, for one time this turn (390)."""

    ability: Ability
    apart = True

    def run(self, frame: "Frame") -> bool:
        durations.delay(frame, self.ability)
        return True

    def grants(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def say(self) -> str:
        said = self.ability.replace.say() if self.ability.replace is not None else ""
        return f"{said}, skip that"
