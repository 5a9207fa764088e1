"""The frame: where a node stands while it is asked or run."""

from typing import TYPE_CHECKING

from riftwright.core.ids import NOTHING
from riftwright.core.nodes import CHOOSE_OBJECT, Choice
from riftwright.core.state import REF_SHIFT, ChainItem, Known, Obj

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine
    from riftwright.rules.resolving import Resolve


class Frame:
    """Made for a moment, never part of the state.

    ``you`` controls the ability, ``source`` is the object that it comes from. ``item`` is its chain item (None for
    passives), ``task`` the resolution that is running it (None elsewhere), ``copy`` counts executions (820),
    ``giver`` is the ref of the attached card whose effect text it is (136.2.d), or -1.
    """

    __slots__ = ("copy", "giver", "item", "m", "source", "task", "you")

    def __init__(
        self,
        m: "Machine",
        you: int,
        source: int,
        item: ChainItem | None = None,
        task: "Resolve | None" = None,
        copy: int = 0,
        giver: int = -1,
    ) -> None:
        self.m: Machine = m
        self.you: int = you
        self.source: int = source
        self.item: ChainItem | None = item
        self.task: Resolve | None = task
        self.copy: int = copy
        self.giver: int = item.giver if item is not None else giver

    @property
    def me(self) -> Obj:
        """The source as it is now."""
        return self.m.state.objects[self.source]

    @property
    def here(self) -> int:
        """The location of the source (359.3.f.2); a battlefield card is at itself (199.1). -1 when it has none."""
        item = self.item
        o = self.m.state.objects[self.source]
        if item is not None and item.source != o.ref:
            return item.known.loc if item.known is not None and item.known.ref == item.source else NOTHING
        return o.loc

    @property
    def source_is_here(self) -> bool:
        """Whether the source is still the object that it was."""
        item = self.item
        return item is None or self.m.state.alive(item.source)

    def known(self, ref: int) -> Known | None:
        """Last-known information about the object, if this item keeps it."""
        item = self.item
        if item is not None and item.known is not None and item.known.ref == ref:
            return item.known
        return None

    def chosen(self, choice: Choice) -> list[int]:
        """What was chosen and is still legal: refs, players, locations or serials."""
        item = self.item
        if item is None:
            return []
        at = choice.slot + self.copy * self._width()
        if at >= len(item.chosen):
            return []
        return [value for value in item.chosen[at] if value >= 0]

    def objects(self, choice: Choice) -> list[int]:
        """Ids of chosen objects that are legal and still the same objects."""
        alive = self.m.state.alive
        return [ref >> REF_SHIFT for ref in self.chosen(choice) if alive(ref)]

    def has_chosen(self, oid: int) -> bool:
        """Whether the item has chosen that object, be it a legal target still or not (359.3.e.9)."""
        item = self.item
        if item is None or item.ability < 0:
            return False
        choices = self.m.state.faces[item.face].abilities[item.ability].choices
        ref = self.m.obj(oid).ref
        return any(
            choice.kind == CHOOSE_OBJECT and (ref in chosen or ~ref in chosen)
            for choice, chosen in zip(choices, item.chosen[self.copy * len(choices) :], strict=False)
        )

    def _width(self) -> int:
        item = self.item
        assert item is not None
        return len(self.m.state.faces[item.face].abilities[item.ability].choices)
