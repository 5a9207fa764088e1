"""The one stream of chance: a SplitMix64 counter that lives in the state.

Equal seeds give equal games on every machine. A scenario may dictate results: they are taken from
``state.dictated`` before the stream is asked.
"""

from typing import TYPE_CHECKING, Final

from riftwright.core.errors import DictatedChanceError

if TYPE_CHECKING:
    from riftwright.core.state import GameState

_MASK: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15


def below(state: "GameState", count: int) -> int:
    """A number from 0 to ``count`` - 1, each as likely."""
    if state.dictated:
        result = state.dictated.pop(0)
        if not 0 <= result < count:
            raise DictatedChanceError(f"chance is dictated to be {result}, but only 0 to {count - 1} can come up")
        return result
    limit = _MASK - (_MASK + 1) % count
    while True:
        state.chance = (state.chance + _GOLDEN) & _MASK
        z = state.chance
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        z ^= z >> 31
        if z <= limit:  # drop the short last stretch, so that no number is favoured
            return z % count


def shuffle(state: "GameState", items: list[int]) -> None:
    """Put the items in a random order, in place (Fisher and Yates, from the end)."""
    for i in range(len(items) - 1, 0, -1):
        j = below(state, i + 1)
        items[i], items[j] = items[j], items[i]
