"""Tokens that take the place of what is there, and give it back (438)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.facts import Face
from riftwright.core.ids import BANISHMENT, FIELD
from riftwright.core.nodes import Effect
from riftwright.effects.instructions import unevent
from riftwright.effects.picking import PicksOne
from riftwright.rules.actions import tokens

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


@dataclass(frozen=True, slots=True, eq=False)
class ReplaceBattlefield(Effect):
    """Replace the battlefield that the ability is about with a token (438)."""

    face: Face

    def run(self, frame: "Frame") -> bool:
        assert frame.item is not None
        if frame.item.place >= FIELD:
            m = frame.m
            tokens.replace(m, m.state.battlefields[frame.item.place - FIELD].id, self.face, frame.you)
        return True

    def say(self) -> str:
        return f"replace that battlefield with {self.face.name}, a battlefield token"


@dataclass(frozen=True, slots=True, eq=False)
class SwapBack(PicksOne):
    """Replace the source, a token, with a card that it or a token before it replaced: where there are several, its
    controller's choice (438.7.b.1).
    """

    apart = False
    verb = "bring back"
    question = "which battlefield comes back (438.7.b.1)"

    def see(self, frame: "Frame") -> list[int]:
        objects = frame.m.state.objects
        return [oid for oid in frame.me.replaced if objects[oid].zone == BANISHMENT]

    def then(self, frame: "Frame", picked: list[int], rest: list[int]) -> None:
        if not picked:
            unevent(frame, "there is nothing to swap back to")  # 438.7.c
        for oid in picked:
            tokens.swap_back(frame.m, frame.source, oid, frame.you)

    def say(self) -> str:
        return "replace this with the battlefield that it replaced"
