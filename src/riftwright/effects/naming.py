"""Naming cards and tags (759-763)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, O_NUMBER, Option
from riftwright.core.ids import BATTLEFIELD, CHAIN, SPELL
from riftwright.core.nodes import Effect, Names, Passive
from riftwright.core.state import ITEM_PERMANENT
from riftwright.core.tags import TAGS
from riftwright.effects.filters import Trait
from riftwright.rules.actions import status

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


class TagNames(Names):
    """The tags that exist (763)."""

    __slots__ = ()

    def known(self) -> tuple[str, ...]:
        return TAGS

    def say(self) -> str:
        return "a tag"


@dataclass(frozen=True, slots=True, eq=False)
class Name(Effect):
    """Name one of those, for the source: as it is played, or once it is on the board (760)."""

    names: Names

    def run(self, frame: "Frame") -> bool:
        task = frame.task
        assert task is not None
        known = self.names.known()
        if not task.sub:
            options = [Option(O_NUMBER, at, text=name) for at, name in enumerate(known)]
            frame.m.ask(frame.you, D_CHOOSE, options, f"name {self.names.say()} (760)", frame.source)
            return False
        self._keep(frame, known[task.regs[0]])
        return True

    def _keep(self, frame: "Frame", name: str) -> None:
        if frame.me.zone != CHAIN:
            if frame.source_is_here:
                status.name(frame.m, frame.source, name)
            return
        for item in frame.m.state.chain:
            if item.obj == frame.source and item.what == ITEM_PERMANENT:
                item.named = name

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def say(self) -> str:
        return f"name {self.names.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class HasNamedTag(Trait):
    """Has the tag that was named for the source."""

    before: bool = False

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.me.named in frame.m.state.face_of(oid).tags

    def say(self) -> str:
        return "with the named tag"


@dataclass(frozen=True, slots=True, eq=False)
class NamedSpellsForbidden(Passive):
    """While the source is at a battlefield, opponents cannot play spells with the name that was named for it (054)."""

    def forbids_playing(self, frame: "Frame", player: int, oid: int) -> bool:
        m = frame.m
        if m.friendly(player, frame.you) or frame.me.zone != BATTLEFIELD:
            return False
        return m.obj(oid).types & SPELL != 0 and m.state.face_of(oid).name == frame.me.named

    def say(self) -> str:
        return "while I'm at a battlefield, opponents can't play spells with the name that was named"
