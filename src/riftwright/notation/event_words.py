"""Words of cards without a name for what is said about events: tokens that are replaced, first times, activation."""

import re
from collections.abc import Callable
from typing import Final

from riftwright.cards.tokens import MECH, RECRUIT
from riftwright.core.events import CONQUERED, PLAYED
from riftwright.core.ids import GEAR, PERMANENT, UNIT
from riftwright.core.nodes import Ability, Effect
from riftwright.effects import build
from riftwright.effects.activating import Activate
from riftwright.effects.blocks import LaterForAll
from riftwright.effects.filters import ENEMY, ENEMY_UNITS, UNITS_HERE, YOURS, Those
from riftwright.effects.movement import PlayToken
from riftwright.effects.passives import YouWouldPlayAToken
from riftwright.effects.plays import DoThis
from riftwright.effects.replacing import (
    BanishForAToken,
    InsteadOfAToken,
    PlayInItsWay,
    PlayOneMore,
    WouldBecomeMighty,
)
from riftwright.effects.restrictions import OnlyOnOpponentsTurns
from riftwright.effects.triggers import WhenAFriendDiesFirst, WhenIMove, WhenSomethingDies

Instructions = Callable[[str], list[Effect]]
HEADS: Final = ("Tokens", "Unit tokens", "First move", "First friend dies", "Once, enemy dies", "Only", "Use for N")
_PAID_USE: Final = re.compile(r"Use for (?P<n>\d+)")


def ability(head: str, tail: str, instructions: Instructions, *, may: bool) -> Ability | None:
    """The ability of that head, or None where it is none of these."""
    said = tail.strip()
    if head == "Tokens":
        if said == "one more":
            return build.instead(YouWouldPlayAToken(PERMANENT, "a token"), PlayOneMore())
        return build.instead(InsteadOfAToken(PERMANENT, "a token"), *instructions(said))
    if head == "Unit tokens" and said == "a recruit as well":
        return build.instead(YouWouldPlayAToken(UNIT, "a unit token"), PlayInItsWay(RECRUIT))
    if head == "Only" and said == "opponents' turns":
        return build.passive(OnlyOnOpponentsTurns())
    if head == "First move":
        return build.when(WhenIMove(nth=1), *instructions(said), may=may)
    if head == "First friend dies":
        return build.when(WhenAFriendDiesFirst(), *instructions(said), may=may, limit=1)
    if head == "Once, enemy dies":
        return build.when(WhenSomethingDies(ENEMY), *instructions(said), may=may, limit=1)
    paid = _PAID_USE.fullmatch(head)
    if paid is not None:
        return build.use(build.cost(int(paid["n"])), *instructions(said))
    return None


def instruction(text: str, instructions: Instructions) -> Effect | None:
    """The instruction that the text says, or None where it is none of these."""
    if text.startswith("do this: "):
        return DoThis(build.reflexive(*instructions(text.removeprefix("do this: "))))
    make = _INSTRUCTIONS.get(text)
    return make() if make is not None else None


def _mighty_is_banished() -> Effect:
    return LaterForAll(build.delayed_instead(WouldBecomeMighty(ENEMY_UNITS), BanishForAToken(MECH)))


_INSTRUCTIONS: Final[dict[str, Callable[[], Effect]]] = {
    "play a ready mech": lambda: PlayToken(MECH, here=False, ready=True),
    "banish the next enemy to become mighty for a mech": _mighty_is_banished,
    "activate the play effects of your gear": lambda: Activate(PLAYED, Those(GEAR, YOURS)),
    "activate the conquer effects of units here": lambda: Activate(CONQUERED, UNITS_HERE),
}
