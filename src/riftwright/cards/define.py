"""One word per kind of card."""

from collections.abc import Sequence
from typing import Final

from riftwright.core.facts import BASIC, CHAMPION, SIGNATURE, TOKEN, Face
from riftwright.core.ids import (
    ACTION,
    BATTLEFIELD_CARD,
    BODY,
    CALM,
    CHAOS,
    ENERGY,
    FURY,
    GEAR,
    HIDDEN,
    LEGEND,
    MIND,
    ORDER,
    REACTION,
    RUNE,
    SPELL,
    UNIT,
)
from riftwright.core.nodes import Ability, Cost, Effect, OptionalCost
from riftwright.effects.build import cost, text, use
from riftwright.effects.build import flow as build_flow
from riftwright.effects.costs import ExhaustThis, RecycleThis
from riftwright.effects.instructions import Add

F: Final = 1 << FURY
C: Final = 1 << CALM
M: Final = 1 << MIND
B: Final = 1 << BODY
X: Final = 1 << CHAOS
O: Final = 1 << ORDER  # noqa: E741  (the rulebook's six domains, by initial; X is Chaos)

COMMON: Final = "Common"
UNCOMMON: Final = "Uncommon"
RARE: Final = "Rare"
EPIC: Final = "Epic"

Keyword = int | tuple[int, int]


def _keywords(keywords: Sequence[Keyword]) -> tuple[tuple[int, int], ...]:
    return tuple((k, 1) if isinstance(k, int) else k for k in keywords)


def unit(
    name: str,
    code: str,
    domains: int,
    *,
    energy: int = 0,
    power: int = 0,
    might: int = 0,
    tags: Sequence[str] = (),
    champion: str = "",
    signature: str = "",
    keywords: Sequence[Keyword] = (),
    abilities: Sequence[Ability] = (),
    optional: Sequence[OptionalCost] = (),
    additional: Cost | None = None,
    also: int = 0,
    codes: Sequence[str] = (),
    rarity: str = "",
) -> Face:
    """A unit; ``champion`` is the champion tag of a champion unit, ``signature`` that of a signature unit,
    ``additional`` what must be paid besides (356.2.a), ``also`` the types that it has besides.
    """
    return Face(
        name,
        UNIT | also,
        codes=(code, *codes),
        supertype=CHAMPION if champion else SIGNATURE if signature else "",
        domains=domains,
        energy=energy,
        power=power,
        might=might,
        tags=tuple(tags),
        champion_tag=champion or signature,
        keywords=_keywords(keywords),
        abilities=tuple(abilities),
        optional_costs=tuple(optional),
        additional_cost=additional,
        rarity=rarity,
    )


def spell(
    name: str,
    code: str,
    domains: int,
    *,
    energy: int = 0,
    power: int = 0,
    action: bool = False,
    reaction: bool = False,
    hidden: bool = False,
    effect: Sequence[Effect] = (),
    abilities: Sequence[Ability] = (),
    optional: Sequence[OptionalCost] = (),
    additional: Cost | None = None,
    flow: Cost | None = None,
    tags: Sequence[str] = (),
    signature: str = "",
    codes: Sequence[str] = (),
    rarity: str = "",
) -> Face:
    """A spell; ``signature`` is the champion tag of a signature spell, ``additional`` what must be paid besides,
    ``flow`` its Flow cost (829).
    """
    timing = [(k, 1) for k, has in ((HIDDEN, hidden), (ACTION, action), (REACTION, reaction)) if has]
    return Face(
        name,
        SPELL,
        codes=(code, *codes),
        supertype=SIGNATURE if signature else "",
        domains=domains,
        energy=energy,
        power=power,
        tags=tuple(tags),
        champion_tag=signature,
        keywords=tuple(timing),
        abilities=(text(*effect), *abilities, *((build_flow(flow),) if flow is not None else ())),
        optional_costs=tuple(optional),
        additional_cost=additional,
        rarity=rarity,
    )


def gear(
    name: str,
    code: str,
    domains: int,
    *,
    energy: int = 0,
    power: int = 0,
    tags: Sequence[str] = (),
    signature: str = "",
    keywords: Sequence[Keyword] = (),
    abilities: Sequence[Ability] = (),
    might_bonus: int = 0,
    effect: Sequence[Ability] = (),
    effect_keywords: Sequence[Keyword] = (),
    codes: Sequence[str] = (),
    rarity: str = "",
) -> Face:
    """A gear; ``signature`` is the champion tag of a signature gear, ``effect`` and ``effect_keywords`` are the effect
    text of an Equipment (136), ``might_bonus`` its 137.
    """
    return Face(
        name,
        GEAR,
        codes=(code, *codes),
        supertype=SIGNATURE if signature else "",
        domains=domains,
        energy=energy,
        power=power,
        tags=tuple(tags),
        champion_tag=signature,
        keywords=_keywords(keywords),
        abilities=tuple(abilities),
        effect_text=tuple(effect),
        effect_keywords=_keywords(effect_keywords),
        might_bonus=might_bonus,
        rarity=rarity,
    )


def legend(
    name: str,
    code: str,
    domains: int,
    *,
    champion: str,
    abilities: Sequence[Ability],
    codes: Sequence[str] = (),
    rarity: str = "",
) -> Face:
    """A Champion Legend."""
    return Face(
        name,
        LEGEND,
        codes=(code, *codes),
        domains=domains,
        tags=(champion,),
        champion_tag=champion,
        abilities=tuple(abilities),
        rarity=rarity,
    )


def battlefield(
    name: str,
    code: str,
    *,
    abilities: Sequence[Ability],
    codes: Sequence[str] = (),
    rarity: str = "",
) -> Face:
    """A battlefield."""
    return Face(name, BATTLEFIELD_CARD, codes=(code, *codes), abilities=tuple(abilities), rarity=rarity)


def rune(name: str, code: str, domain: int, *, codes: Sequence[str] = (), rarity: str = "") -> Face:
    """A basic rune (164): exhaust it for 1 Energy, recycle it for 1 Power of its domain."""
    return Face(
        name,
        RUNE,
        codes=(code, *codes),
        supertype=BASIC,
        domains=1 << domain,
        rarity=rarity,
        abilities=(
            use(cost(0, ExhaustThis()), Add(ENERGY, 1), reaction=True),
            use(cost(0, RecycleThis()), Add(domain, 1), reaction=True),
        ),
    )


def token(
    name: str,
    types: int,
    *,
    might: int = 0,
    tags: Sequence[str] = (),
    keywords: Sequence[Keyword] = (),
    abilities: Sequence[Ability] = (),
    codes: Sequence[str] = (),
) -> Face:
    """A token (187)."""
    return Face(
        name,
        types,
        codes=tuple(codes),
        supertype=TOKEN,
        might=might,
        tags=tuple(tags),
        keywords=_keywords(keywords),
        abilities=tuple(abilities),
    )
