"""The Chosen Champion (103.2.a, 108.3)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.nodes import Effect
from riftwright.rules.actions import cards

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


@dataclass(frozen=True, slots=True, eq=False)
class ReturnChampion(Effect):
    """Return your Chosen Champion from your trash to your Champion Zone, if there is none (108.3.c.1)."""

    def run(self, frame: "Frame") -> bool:
        cards.return_champion(frame.m, frame.you)
        return True

    def say(self) -> str:
        return "return your Chosen Champion from your trash to your Champion Zone if it is empty"
