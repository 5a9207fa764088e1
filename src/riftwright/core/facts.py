"""The facts of a card or token: what is printed on it, and its abilities."""

from typing import Final

from riftwright.core.events import ENTERED
from riftwright.core.ids import (
    ACCELERATE,
    ALL_DOMAINS,
    COUNTED_KEYWORDS,
    DOMAIN_NAMES,
    FLOW,
    NOTHING,
    NOWHERE,
    QUICK_DRAW,
    REACTION,
    TYPE_NAMES,
    VALUED_KEYWORDS,
)
from riftwright.core.nodes import (
    ACTIVATED,
    PASSIVE,
    REPLACEMENT,
    SPELL_TEXT,
    TRIGGERED,
    Ability,
    Cost,
    Effect,
    OptionalCost,
)

CHAMPION: Final = "Champion"
SIGNATURE: Final = "Signature"
BASIC: Final = "Basic"
TOKEN: Final = "Token"
ACCELERATE_COST: Final = OptionalCost(Cost(1, ((0, 1),)), ACCELERATE)  # 805.1.a


def grant(held: dict[int, int], which: int, value: int) -> None:
    """Add a keyword to those that are held: values of the valued ones are summed (807.2, 809.2, 814.2, 823.2), and
    instances that trigger separately counted (817.2, 821.1.c.7); others are redundant.
    """
    if which in VALUED_KEYWORDS or which in COUNTED_KEYWORDS:
        held[which] = held.get(which, 0) + value
    else:
        held[which] = max(held.get(which, 0), value)
    if which == QUICK_DRAW:  # 819.1.b
        held.setdefault(REACTION, 1)


class Face:
    """The front of a card (130): name, cost, Might, tags, keywords, abilities. Never changes."""

    __slots__ = (
        "abilities",
        "activated",
        "additional_cost",
        "adds",
        "answers",
        "appended",
        "appended_keywords",
        "champion_tag",
        "codes",
        "domains",
        "elsewhere",
        "energy",
        "enters",
        "flows",
        "has_minimum",
        "keywords",
        "lends",
        "listens",
        "might",
        "might_bonus",
        "name",
        "optional_costs",
        "own_count",
        "passives",
        "power",
        "rarity",
        "reaches",
        "replacements",
        "replaces_from",
        "supertype",
        "tags",
        "text",
        "types",
    )

    def __init__(
        self,
        name: str,
        types: int,
        *,
        codes: tuple[str, ...] = (),
        supertype: str = "",
        domains: int = 0,
        energy: int = 0,
        power: int = 0,
        might: int = 0,
        tags: tuple[str, ...] = (),
        champion_tag: str = "",
        keywords: tuple[tuple[int, int], ...] = (),
        abilities: tuple[Ability, ...] = (),
        optional_costs: tuple[OptionalCost, ...] = (),
        additional_cost: Cost | None = None,
        effect_text: tuple[Ability, ...] = (),
        effect_keywords: tuple[tuple[int, int], ...] = (),
        might_bonus: int = 0,
        rarity: str = "",
    ) -> None:
        self.name: str = name
        self.types: int = types
        self.codes: tuple[str, ...] = codes
        self.supertype: str = supertype
        self.domains: int = domains
        self.energy: int = energy
        self.power: int = power
        self.might: int = might
        self.tags: tuple[str, ...] = tags
        self.champion_tag: str = champion_tag
        self.keywords: dict[int, int] = {}
        for which, value in keywords:
            grant(self.keywords, which, value)
        self.additional_cost: Cost | None = additional_cost  # mandatory (356.2.a)
        self.optional_costs: tuple[OptionalCost, ...] = optional_costs
        if ACCELERATE in self.keywords:
            self.optional_costs += (ACCELERATE_COST,)
        self.might_bonus: int = might_bonus
        self.rarity: str = rarity
        self.abilities: tuple[Ability, ...] = _numbered(abilities + effect_text)
        self.own_count: int = len(abilities)  # abilities of the rules text; what these grant and append comes after
        own = self.abilities[: len(abilities)]
        effect = self.abilities[len(abilities) : len(abilities) + len(effect_text)]
        self.appended: tuple[int, ...] = tuple(a.index for a in effect)  # to what it is attached to (136.2.c)
        self.appended_keywords: tuple[tuple[int, int], ...] = effect_keywords
        self.text: int = next((a.index for a in own if a.kind == SPELL_TEXT), NOTHING)
        self.activated: tuple[int, ...] = tuple(a.index for a in own if a.kind == ACTIVATED)
        self.adds: tuple[int, ...] = tuple(i for i in self.activated if self.abilities[i].is_add)
        replacing = [a for a in own if a.kind == REPLACEMENT]
        self.enters: tuple[int, ...] = tuple(a.index for a in replacing if _of_entering(a))  # of how it enters (369.3)
        others = [a for a in replacing if not _of_entering(a)]
        self.replacements: tuple[int, ...] = tuple(a.index for a in others if not a.zone)
        passives = [a for a in own if a.kind == PASSIVE]
        self.flows: tuple[int, ...] = tuple(a.index for a in passives if "flow" in a.answers)  # from the trash
        self.passives: tuple[int, ...] = tuple(a.index for a in passives if a.keyword != FLOW)
        own_answers = [self.abilities[index].answers for index in self.passives]
        self.answers: frozenset[str] = frozenset().union(*own_answers)  # the questions that some passive answers
        self.lends: bool = any("lends" in a.answers for a in passives)  # keywords to cards off the board
        self.reaches: bool = any(a.passive is not None and a.passive.reaches for a in own)
        self.has_minimum: bool = any(a.passive is not None and a.passive.floor is not None for a in own)  # of decreases
        self.listens: dict[int, tuple[int, ...]] = _listens(own, NOWHERE)  # on the board
        off_board = {a.zone for a in own if a.zone}
        self.elsewhere: dict[int, dict[int, tuple[int, ...]]] = {zone: _listens(own, zone) for zone in off_board}
        self.replaces_from: dict[int, tuple[int, ...]] = {  # from a Non-Board Zone (370.3)
            zone: tuple(a.index for a in others if a.zone == zone) for zone in off_board
        }
        for keyword in spelt_out(own, self.optional_costs):
            self.keywords.setdefault(keyword, 1)

    @property
    def is_token(self) -> bool:
        return self.supertype == TOKEN

    @property
    def own_domains(self) -> int:
        """The mask that [C] stands for on this card (135.2.e.6)."""
        return self.domains or ALL_DOMAINS

    @property
    def type_line(self) -> str:
        words = [self.supertype.lower()] if self.supertype else []
        words += [name for bit, name in TYPE_NAMES.items() if self.types & bit]
        return " ".join(words)

    @property
    def domain_line(self) -> str:
        return "/".join(name for i, name in enumerate(DOMAIN_NAMES) if self.domains >> i & 1) or "no domain"

    def __repr__(self) -> str:
        return f"Face({self.name})"


def _numbered(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities, and after them all that these grant or create, each with its index."""
    every = list(abilities)
    at = 0
    while at < len(every):
        if every[at].index >= 0:
            raise ValueError("an ability belongs to two faces")
        every[at].index = at
        for effect in every[at].effects:
            every += _granted(effect)
        given = every[at].passive
        if given is not None:
            every += given.grants()
        at += 1
    return tuple(every)


def spelt_out(abilities: tuple[Ability, ...], costs: tuple[OptionalCost, ...] = ()) -> list[int]:
    """Keywords that abilities and optional costs are, and those on which abilities and instructions depend (727): what
    has these has the keywords (808.3, 818.5, 820.4, 827.4, 828.2, 829.2).
    """
    found = [cost.keyword for cost in costs]
    for ability in abilities:
        found.append(ability.keyword)
        found += [cost.keyword for cost in ability.optional_costs]
        if ability.condition is not None:
            found += ability.condition.keywords()
        for effect in ability.effects:
            found += _depended_on(effect)
    return [keyword for keyword in found if keyword >= 0]


def _depended_on(effect: Effect) -> list[int]:
    found = list(effect.keywords())
    for inner in effect.inner():
        found += _depended_on(inner)
    return found


def _of_entering(ability: Ability) -> bool:
    return ability.replace is not None and ability.replace.kind == ENTERED


def _granted(effect: Effect) -> list[Ability]:
    found = list(effect.grants())
    for inner in effect.inner():
        found += _granted(inner)
    return found


def _listens(abilities: tuple[Ability, ...], zone: int) -> dict[int, tuple[int, ...]]:
    """The triggered abilities that are active in that zone (384, 385), by the kinds of event that they listen for."""
    heard: dict[int, tuple[int, ...]] = {}
    for ability in abilities:
        if ability.zone != zone:
            continue
        if ability.kind == TRIGGERED and ability.trigger is not None and not ability.reflexive:
            for kind in ability.trigger.kinds:
                heard[kind] = (*heard.get(kind, ()), ability.index)
    return heard
