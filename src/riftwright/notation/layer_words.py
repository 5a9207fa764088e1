"""Words of cards without a name for what the layers deal with (473-480): tags, copies, base Might, limits.

``[Others are: Mech]`` gives other friendly units a tag, ``[Here raised: 5]`` increases the Might of your units here to
that; ``[Use spending a buff: ...]`` costs a buff. ``give WHOM +2 to no more than 5``, ``give WHOM -4 to no less than
1``, ``raise WHOM to 5``, ``the base of WHOM becomes 4``, ``double WHOM``, ``WHOM becomes a copy of WHOM``.
"""

import re
from collections.abc import Callable
from typing import Final

from riftwright.core.ids import UNIT
from riftwright.core.nodes import Ability, Effect, Subject
from riftwright.effects import build
from riftwright.effects.amounts import Number
from riftwright.effects.copying import BecomeCopy
from riftwright.effects.costs import SpendABuff
from riftwright.effects.filters import HERE, OTHER_FRIENDLY_UNITS, YOURS, Those
from riftwright.effects.might import Double, Give, RaiseTo, SetBaseMight
from riftwright.effects.passives import HaveTag, RaisedTo

HEADS: Final = ("Others are", "Here raised", "Use spending a buff", "Use Reaction spending a buff")
_LIMITED: Final = re.compile(r"give (?P<who>.+) (?P<sign>[+-])(?P<n>\d+) to no (?:more|less) than (?P<limit>\d+)")
_RAISE: Final = re.compile(r"raise (?P<who>.+) to (?P<n>\d+)")
_BASE: Final = re.compile(r"the base of (?P<who>.+) becomes (?P<n>\d+)")
_DOUBLE: Final = re.compile(r"double (?P<who>(?!damage).+)")
_COPY: Final = re.compile(r"(?P<who>.+) becomes a copy of (?P<of>.+)")


def ability(head: str, tail: str, instructions: Callable[[str], list[Effect]]) -> Ability | None:
    """The ability of that head, or None where it is none of these."""
    said = tail.strip()
    if head == "Others are":
        return build.passive(HaveTag(said, OTHER_FRIENDLY_UNITS))
    if head == "Here raised":
        return build.passive(RaisedTo(int(said), Those(UNIT, YOURS, HERE)))
    if head.endswith(" spending a buff"):
        reaction = head.startswith("Use Reaction")
        return build.use(build.cost(0, SpendABuff()), *instructions(said), reaction=reaction)
    return None


def instruction(text: str, subject: Callable[[str], Subject]) -> Effect | None:
    """The instruction that the text says, or None where it is none of these."""
    limited = _LIMITED.fullmatch(text)
    if limited is not None:
        who, amount, limit = subject(limited["who"]), Number(int(limited["n"])), int(limited["limit"])
        return Give(amount, who, 1, most=limit) if limited["sign"] == "+" else Give(amount, who, -1, limit)
    raised = _RAISE.fullmatch(text)
    if raised is not None:
        return RaiseTo(Number(int(raised["n"])), subject(raised["who"]))
    base = _BASE.fullmatch(text)
    if base is not None:
        return SetBaseMight(int(base["n"]), subject(base["who"]))
    doubled = _DOUBLE.fullmatch(text)
    if doubled is not None:
        return Double(subject(doubled["who"]))
    copied = _COPY.fullmatch(text)
    return BecomeCopy(subject(copied["who"]), subject(copied["of"])) if copied is not None else None
