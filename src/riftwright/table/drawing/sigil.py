"""A sigil for every card: a figure of our own, drawn from its name alone, by which it is known at a glance.

The kind of the card says what sort of figure it is: a star for a unit, a rosette for a spell, a cogwheel for gear,
ridges for a battlefield, a crowned star for a legend.
"""

import hashlib
import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from riftwright.core.facts import Face
from riftwright.table.drawing.front import front

SIZE: Final = 100
MIDDLE: Final = SIZE / 2
Points = list[tuple[float, float]]


class Stroke(msgspec.Struct, frozen=True):
    """A line of the figure: its path, its width and how strong it is (0 to 1)."""

    path: str
    width: float
    strength: float


@lru_cache(maxsize=4096)
def sigil(face: Face) -> tuple[Stroke, ...]:
    """The figure of a card, in a square of 100 by 100."""
    drawn = front(face)
    figure = _FIGURES.get(drawn.kind, _star)
    return tuple(figure(_Dice(drawn.name)))


class _Dice:
    """Numbers that follow from a name."""

    def __init__(self, name: str) -> None:
        self._left: int = int.from_bytes(hashlib.sha256(name.encode()).digest(), "big")

    def roll(self, least: int, most: int) -> int:
        """The next number, from ``least`` to ``most``."""
        self._left, rolled = divmod(self._left, most - least + 1)
        return least + rolled


def _path(points: Points, *, closed: bool = True) -> str:
    steps = " ".join(f"{x:.4g} {y:.4g}" for x, y in points)
    return f"M{steps}{'Z' if closed else ''}"


def _ring(radius: float, x: float = MIDDLE, y: float = MIDDLE) -> str:
    half = f"a{radius:.4g} {radius:.4g} 0 1 0"
    return f"M{x - radius:.4g} {y:.4g}{half} {2 * radius:.4g} 0{half} {-2 * radius:.4g} 0Z"


def _at(radius: float, turn: float) -> tuple[float, float]:
    """A point at that distance from the middle; a turn of 1 is once around, 0 is up."""
    angle = 2 * math.pi * turn
    return MIDDLE + radius * math.sin(angle), MIDDLE - radius * math.cos(angle)


def _polygon(corners: int, skip: int, radius: float, turn: float = 0) -> Iterator[str]:
    """A star polygon {corners/skip}, in as many pieces as it has."""
    pieces = math.gcd(corners, skip)
    for piece in range(pieces):
        yield _path([_at(radius, turn + (piece + i * skip) / corners) for i in range(corners // pieces)])


def _star(dice: _Dice) -> Iterator[Stroke]:
    """A star polygon within another, and what turns around them."""
    corners = dice.roll(5, 10)
    skip = dice.roll(2, (corners - 1) // 2)
    radius = 44
    for path in _polygon(corners, skip, radius):
        yield Stroke(path, 1.6, 0.9)
    inner = radius * math.cos(math.pi * skip / corners) / math.cos(math.pi * (skip - 1) / corners)
    turned = dice.roll(0, 1) / 2 / corners
    for path in _polygon(corners, dice.roll(1, skip), max(12.0, inner * 0.86), turned):
        yield Stroke(path, 1.1, 0.6)
    yield Stroke(_ring(dice.roll(4, 9)), 1.6, 0.9)
    if dice.roll(0, 1):
        yield Stroke(_ring(radius), 0.8, 0.5)
    for i in range(corners):
        x, y = _at(radius * 0.98, (i + 0.5) / corners)
        yield Stroke(f"M{x - 1:.4g} {y:.4g}h2", 2, 0.7)


def _rosette(dice: _Dice) -> Iterator[Stroke]:
    """Roses one within the other, as on a banknote."""
    petals = dice.roll(3, 9)
    depth = dice.roll(25, 60) / 100
    twist = dice.roll(-10, 10) / 100
    for layer in range(dice.roll(3, 5)):
        size = 44 * (1 - layer * 0.2)
        points = [
            _at(size * (1 - depth / 2 + depth / 2 * math.cos(2 * math.pi * petals * i / 90)), i / 90 + layer * twist)
            for i in range(90)
        ]
        yield Stroke(_path(points), 1.3 - layer * 0.15, 0.9 - layer * 0.14)
    yield Stroke(_ring(3), 1.6, 0.9)


def _cogwheel(dice: _Dice) -> Iterator[Stroke]:
    """A wheel with teeth and spokes."""
    teeth = dice.roll(6, 14)
    outer, inner = 43.0, float(dice.roll(33, 38))
    points = []
    for i in range(teeth):
        for radius, turn in ((inner, 0.0), (outer, 0.12), (outer, 0.45), (inner, 0.57)):
            points.append(_at(radius, (i + turn) / teeth))
    yield Stroke(_path(points), 1.8, 0.9)
    hub = float(dice.roll(7, 13))
    yield Stroke(_ring(hub), 1.8, 0.9)
    yield Stroke(_ring(inner - 6), 1, 0.5)
    spokes = dice.roll(3, 8)
    for i in range(spokes):
        yield Stroke(_path([_at(hub, i / spokes), _at(inner - 6, i / spokes)], closed=False), 1.4, 0.7)


def _ridges(dice: _Dice) -> Iterator[Stroke]:
    """Ridge behind ridge under a sun."""
    sun = 20.0 + 10 * dice.roll(0, 6)
    yield Stroke(_ring(9, sun, 26), 1.6, 0.9)
    for ridge in range(4):
        height = 44 + 14 * ridge
        points: Points = [(0, height)]
        for step in range(1, 9):
            points.append((step * 12.5, height + dice.roll(-10, 10) * (1 - ridge * 0.12)))
        yield Stroke(_path(points, closed=False), 1.8 - ridge * 0.2, 0.9 - ridge * 0.17)


def _crown(dice: _Dice) -> Iterator[Stroke]:
    """A star in rings, with rays."""
    yield from _star(dice)
    rays = dice.roll(3, 6) * 4
    for i in range(rays):
        yield Stroke(_path([_at(46, i / rays), _at(49.5, i / rays)], closed=False), 1.6, 0.8)


_FIGURES: Final = {
    "unit": _star,
    "spell": _rosette,
    "gear": _cogwheel,
    "battlefield": _ridges,
    "legend": _crown,
}
