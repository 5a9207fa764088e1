"""One of several cards that are seen, picked as an instruction is carried out: no target (355.10.a, 355.17)."""

from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, O_CARD, O_DONE, Option
from riftwright.core.nodes import Effect
from riftwright.core.state import REF_SHIFT

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


def refs_of(frame: "Frame", seen: list[int]) -> list[int]:
    """References to the cards, as they are now."""
    return [frame.m.obj(oid).ref for oid in seen]


def remaining(frame: "Frame", refs: list[int]) -> list[int]:
    """Ids of those of the cards that are still where they were seen: what one of them says of being seen may have taken
    it away (369.1).
    """
    return [ref >> REF_SHIFT for ref in refs if frame.m.state.alive(ref)]


class PicksOne(Effect):
    """See cards, pick one of them, and do something with it and with the rest.

    In the registers: references to the cards that were seen; then, as one may be picked, that card, or -1, and the
    cards. Without words for ``none`` one must be picked, and is so without a question where there is only one.
    """

    __slots__ = ()

    apart = True
    verb: str = ""  # what happens with the card that is picked
    none: str = ""  # what picking none comes to
    question: str = ""  # with its rule

    def see(self, frame: "Frame") -> list[int]:
        """Look at the cards, or reveal them."""
        raise NotImplementedError(type(self).__name__)

    def fitting(self, frame: "Frame", seen: list[int]) -> list[int]:
        """Those of the cards that may be picked."""
        return seen

    def then(self, frame: "Frame", picked: list[int], rest: list[int]) -> None:
        """What is done with the card that was picked, if one was, and with the other ones that were seen."""
        raise NotImplementedError(type(self).__name__)

    def run(self, frame: "Frame") -> bool:
        task = frame.task
        assert task is not None
        if not task.sub:
            task.regs = refs_of(frame, self.see(frame))
            return False
        if task.sub == 1:
            task.regs = [-1, *remaining(frame, task.regs)]
            if self._ask(frame):
                return False
        picked, *seen = task.regs
        self.then(frame, [picked] if picked >= 0 else [], [oid for oid in seen if oid != picked])
        return True

    def _ask(self, frame: "Frame") -> bool:
        task = frame.task
        assert task is not None
        fitting = self.fitting(frame, task.regs[1:])
        if not self.none and len(fitting) == 1:
            task.regs[0] = fitting[0]
        if not fitting or task.regs[0] >= 0:
            return False
        options = [Option(O_CARD, oid, text=self.verb) for oid in fitting]
        if self.none:
            options.append(Option(O_DONE, text=self.none))
        frame.m.ask(frame.you, D_CHOOSE, options, self.question, frame.source)
        return True

    def shown(self, frame: "Frame", player: int) -> list[int]:
        task = frame.task
        if task is None or not task.sub or player != frame.you:
            return []
        return remaining(frame, task.regs) if task.sub == 1 else task.regs[1:]

    def answer(self, frame: "Frame", option: Option) -> None:
        if option.kind == O_CARD and frame.task is not None:
            frame.task.regs[0] = option.a
