"""Tokens that take the place of what is there, and give it back (438)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, O_CARD, Option
from riftwright.core.facts import Face
from riftwright.core.ids import BANISHMENT, FIELD
from riftwright.core.nodes import Effect
from riftwright.effects.instructions import unevent
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
class SwapBack(Effect):
    """Replace the source, a token, with a card that it or a token before it replaced: where there are several, its
    controller's choice (438.7.b.1).
    """

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        objects = m.state.objects
        eligible = [oid for oid in frame.me.replaced if objects[oid].zone == BANISHMENT]
        if len(eligible) > 1 and not task.regs:
            options = [Option(O_CARD, oid, text="bring back") for oid in eligible]
            m.ask(frame.you, D_CHOOSE, options, "which battlefield comes back (438.7.b.1)", frame.source)
            return False
        if not eligible:
            unevent(frame, "there is nothing to swap back to")  # 438.7.c
            return True
        tokens.swap_back(m, frame.source, task.regs[0] if task.regs else eligible[0], frame.you)
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def say(self) -> str:
        return "replace this with the battlefield that it replaced"
