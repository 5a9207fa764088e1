"""What a permanent says of how it enters the board (369.3), and battlefields that are added to it (439)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.events import ENTERED
from riftwright.core.facts import Face
from riftwright.core.nodes import Effect, Replace
from riftwright.core.state import ITEM_PERMANENT
from riftwright.effects.instructions import note, unevent
from riftwright.rules.actions import fields

if TYPE_CHECKING:
    from riftwright.core.state import ChainItem
    from riftwright.rules.frame import Frame


class AsYouPlayMe(Replace):
    """The source itself enters the board as it is played."""

    __slots__ = ("word",)

    instead = False

    def __init__(self, word: str = "me") -> None:
        super().__init__(ENTERED)
        self.word: str = word

    def say(self) -> str:
        return f"as you play {self.word}"


@dataclass(frozen=True, slots=True, eq=False)
class AddBattlefield(Effect):
    """Create a battlefield token, unless one of that name is on the board."""

    face: Face

    def run(self, frame: "Frame") -> bool:
        s = frame.m.state
        assert frame.item is not None
        if any(s.face_of(field.id).name == self.face.name for field in s.battlefields):
            note(frame, 0)
            unevent(frame, f"{self.face.name} is there already")
            return True
        frame.item.place = fields.create(frame.m, self.face, frame.you).loc
        note(frame, 1)
        return True

    def say(self) -> str:
        return f"add a {self.face.name} battlefield token to the board unless there is one"


def _entering(frame: "Frame") -> "list[ChainItem]":
    """The source on the chain, about to enter."""
    assert frame.item is not None
    source = frame.item.source
    return [item for item in frame.m.state.chain if item.source == source and item.what == ITEM_PERMANENT]


@dataclass(frozen=True, slots=True, eq=False)
class EnterReady(Effect):
    """The source enters ready (369.3)."""

    enters = True

    def run(self, frame: "Frame") -> bool:
        for item in _entering(frame):
            item.ready = True
        return True

    def say(self) -> str:
        return "I enter ready"


@dataclass(frozen=True, slots=True, eq=False)
class EnterExhausted(Effect):
    """The source enters exhausted although it is no unit (369.3)."""

    enters = True

    def run(self, frame: "Frame") -> bool:
        for item in _entering(frame):
            item.exhausted = True
        return True

    def say(self) -> str:
        return "this enters exhausted"


@dataclass(frozen=True, slots=True, eq=False)
class EnterThere(Effect):
    """The source enters at the battlefield that was created, wherever it was to enter (369.3)."""

    def run(self, frame: "Frame") -> bool:
        assert frame.item is not None
        for item in _entering(frame):
            item.loc = frame.item.place
        return True

    def say(self) -> str:
        return "I enter there"
