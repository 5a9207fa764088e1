"""Cards without a name, for questions that need none: "Unit 3 [Tank]", "Spell 2 [Reaction]: deal 3 to a unit".

``Unit MIGHT``, ``Gear``, ``Spell ENERGY`` (0 where left out), ``Battlefield`` and ``Legend``, then keywords in
brackets with their values, then abilities in brackets as ``[Attack: draw 1]``. The part before the colon of an
ability is one of ``Deathknell Play Attack Defend Move Conquer Hold Start`` (of your Beginning Phase) ``Main`` (the
start of your Main Phase) ``End`` (of your turn) ``Showdown``, ``Ready`` and ``Buff`` (you do that to it) ``Damaged``
(it takes damage), ``Died`` (Deathknell without the keyword) or ``Other dies`` (another friendly unit), or ``Use``,
``Use Action`` or ``Use Reaction`` for an activated ability, whose cost is to exhaust, or what follows: ``discarding
2`` or ``recycling 1`` (from the trash); the part behind it, and what follows the colon of a spell, is one or more
instructions joined by "then". ``[Others: +1]`` gives other friendly units Might. ``[Would die: kill me then recall
it]`` replaces the death of a friendly unit, which is "it"; ``[From trash, would die: ...]`` does so from the trash.
``[Tokens: one more]`` adds a copy of each token that you play; ``event_words`` has more of that kind, and
``Gear unit`` is both. Each name always means the same face.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from riftwright.cards.catalogue import catalogue
from riftwright.cards.tokens import RECRUIT
from riftwright.core.errors import AnonymousCardError, UnknownCardError
from riftwright.core.events import BUFFED_EVENT, READIED
from riftwright.core.facts import Face
from riftwright.core.ids import (
    ALL_DOMAINS,
    BATTLEFIELD_CARD,
    GEAR,
    KEYWORD_NAMES,
    LEGEND,
    NOWHERE,
    RUNE,
    SPELL,
    THIS_TURN,
    TRASH,
    UNIT,
)
from riftwright.core.nodes import REPLACEMENT, Ability, Cost, CostPart, Effect, OptionalCost, Subject, Trigger
from riftwright.effects import build
from riftwright.effects.amounts import Number
from riftwright.effects.blocks import If, Later
from riftwright.effects.choosing import BanishTheTop, EachKillsOne, EachMayMoveAnothers, OneField
from riftwright.effects.conditions import Did, Legion, Level, Paid
from riftwright.effects.control import MakeNewChoices, TakeControl, TakeControlOfItem
from riftwright.effects.costs import DiscardCards, ExhaustThis, RecycleFromTrash
from riftwright.effects.deeds import WhenITakeDamage, WhenYou
from riftwright.effects.equipment import Attach
from riftwright.effects.filters import (
    ENEMY,
    FRIENDLY,
    HERE,
    UNITS,
    UNITS_AT_BATTLEFIELDS,
    HasKeyword,
    Those,
)
from riftwright.effects.instructions import (
    BanishThis,
    Buff,
    Burn,
    Counter,
    Discard,
    Disempower,
    DrawIt,
    Empower,
    Exhaust,
    ExtraTurn,
    GainPoints,
    GainXP,
    Heal,
    Kill,
    Predict,
    Ready,
    Recycle,
    RecycleFrom,
    ReturnToHand,
    Stun,
)
from riftwright.effects.looking import RevealHand, RevealTheTop
from riftwright.effects.might import TakeKeyword
from riftwright.effects.movement import MoveHere, MoveToBase, PlayToken, Recall
from riftwright.effects.passives import WouldDie
from riftwright.effects.plays import DoThis
from riftwright.effects.protection import DoubleDamage, Prevent
from riftwright.effects.skipping import ItWouldMove, OnceThisTurn, OpponentWouldConquer
from riftwright.effects.subjects import ANY_FIELD, IT, ME, PLAYED, YOU, All, Item, target, up_to
from riftwright.effects.triggers import (
    AtStart,
    WhenIAttack,
    WhenIConquer,
    WhenIDefend,
    WhenIDie,
    WhenIHold,
    WhenIMove,
    WhenPlayed,
    WhenShowdownBeginsHere,
    WhenSomethingDies,
    WhenYouConquer,
)
from riftwright.notation import event_words, keyword_words, layer_words
from riftwright.rules.turn import T_BEGINNING, T_ENDING, T_MAIN_EFFECTS

LONGEST: Final = 400  # letters of a card without a name
_HEAD: Final = re.compile(
    r"(?P<type>Unit|Gear unit|Gear|Equipment|Spell|Battlefield|Legend|Filler)(?: (?P<number>\d+))?(?P<rest>.*)", re.S
)
_BRACKET: Final = re.compile(r"\s*\[(?P<inner>(?:[^\[\]]|\[[^\[\]]*\])*)\]")  # an instruction may hold a keyword
_TYPES: Final = {
    "Unit": UNIT,
    "Gear unit": UNIT | GEAR,
    "Gear": GEAR,
    "Equipment": GEAR,
    "Spell": SPELL,
    "Battlefield": BATTLEFIELD_CARD,
    "Legend": LEGEND,
    "Filler": UNIT,
}
_FILLER_COST: Final = 99


def is_card(name: str) -> bool:
    """Whether it is a card of the catalogue, or begins as one without a name does."""
    return name in catalogue() or _HEAD.fullmatch(name) is not None


@cache
def face_named(name: str) -> Face:
    """The card of that name, of the catalogue or without a name. Raises ``UnknownCardError``, and
    ``AnonymousCardError`` where its text cannot be read.
    """
    return read_face(name)


def read_face(name: str) -> Face:
    """The same without keeping it, for names that no game has: a card without a name is another face each time."""
    if name in catalogue():
        return catalogue().get(name)
    if len(name) > LONGEST:
        raise AnonymousCardError(f"a card without a name has at most {LONGEST} letters, not {len(name)}")
    match = _HEAD.fullmatch(name)
    if match is None:
        raise UnknownCardError(name, catalogue().suggest(name))
    return _build(name, match["type"], int(match["number"] or 0), match["rest"])


def _build(name: str, kind: str, number: int, rest: str) -> Face:
    keywords: list[tuple[int, int]] = []
    abilities: list[Ability] = []
    costs: list[OptionalCost] = []
    additional: Cost | None = None
    text = ""
    while rest.strip():
        bracket = _BRACKET.match(rest)
        if bracket is not None:
            rest = rest[bracket.end() :]
            inner = bracket["inner"].strip()
            if inner.startswith("Repeat:"):
                costs.append(build.repeat(keyword_words.cost(inner.removeprefix("Repeat:"))))
            elif inner.startswith("Optional:"):
                costs.append(OptionalCost(keyword_words.cost(inner.removeprefix("Optional:"))))
            elif inner.startswith("Additional:"):
                additional = keyword_words.cost(inner.removeprefix("Additional:"))
            elif ":" in inner:
                abilities.append(_ability(inner))
            else:
                keywords.append(_keyword(inner))
        elif rest.lstrip().startswith(":"):
            text, rest = rest.lstrip()[1:].strip(), ""
        else:
            raise AnonymousCardError(f"cannot read {rest.strip()!r} in {name!r}")
    if kind == "Spell":
        abilities.insert(0, build.text(*_instructions(text)))
    elif text:
        raise AnonymousCardError(f"only a Spell has instructions after a colon, not {name!r}")
    return Face(
        name,
        _TYPES[kind],
        domains=ALL_DOMAINS if kind == "Legend" else 0,
        energy=_FILLER_COST if kind == "Filler" else number if kind == "Spell" else 0,
        might=number if kind in ("Unit", "Gear unit") else 0,
        might_bonus=number if kind == "Equipment" else 0,
        tags=("Equipment",) if kind == "Equipment" else (),
        keywords=tuple(keywords),
        abilities=tuple(abilities),
        optional_costs=tuple(costs),
        additional_cost=additional,
    )


def _keyword(text: str) -> tuple[int, int]:
    found = keyword_words.keyword_named(text)
    if found is None:
        raise AnonymousCardError(f"no keyword {text!r}; there are {', '.join(KEYWORD_NAMES)}")
    return found


_TRIGGERS: Final = {
    "Play": WhenPlayed,
    "Attack": WhenIAttack,
    "Defend": WhenIDefend,
    "Move": WhenIMove,
    "Conquer": WhenIConquer,
    "Hold": WhenIHold,
    "Showdown": WhenShowdownBeginsHere,
    "Other dies": WhenSomethingDies,
    "Died": WhenIDie,
    "Damaged": WhenITakeDamage,
}
_DEEDS: Final = {"Ready": READIED, "Buff": BUFFED_EVENT}  # that you do to it (411.4)
_MOMENTS: Final = {"Start": T_BEGINNING, "Main": T_MAIN_EFFECTS, "End": T_ENDING}
_USES: Final = ("Use", "Use Action", "Use Reaction")
_USE: Final = re.compile(r"(?P<use>Use(?: Action| Reaction)?)(?: (?P<cost>discarding|recycling) (?P<n>\d+))?")
_REPLACED: Final = {"Would die": NOWHERE, "From trash, would die": TRASH}  # and where the ability is active


def _ability(text: str) -> Ability:
    head, _, tail = text.partition(":")
    head = head.strip()
    may = head.startswith("may ")
    head = head.removeprefix("may ")
    of_keywords = keyword_words.ability(head, tail, _ability)
    if of_keywords is not None:
        return of_keywords
    of_events = event_words.ability(head, tail, _instructions, may=may)
    if of_events is not None:
        return of_events
    of_layers = layer_words.ability(head, tail, _instructions)
    if of_layers is not None:
        return of_layers
    effects = _instructions(tail)
    use = _USE.fullmatch(head)
    if use is not None:
        cost = build.cost(0, _cost_of_use(use))
        return build.use(cost, *effects, action=use["use"] == "Use Action", reaction=use["use"] == "Use Reaction")
    if head == "Deathknell":
        return build.deathknell(*effects, may=may)
    if head in _REPLACED:
        friendly = WouldDie(Those(UNIT, FRIENDLY))
        return Ability(REPLACEMENT, tuple(effects), replace=friendly, may=may, zone=_REPLACED[head])
    trigger: Trigger
    if head in _TRIGGERS:
        trigger = _TRIGGERS[head]()
    elif head in _DEEDS:
        trigger = WhenYou(_DEEDS[head])
    elif head in _MOMENTS:
        trigger = AtStart(_MOMENTS[head])
    else:
        heads = (
            "Deathknell",
            *_TRIGGERS,
            *_DEEDS,
            *_MOMENTS,
            *_USES,
            *_REPLACED,
            *event_words.HEADS,
            *keyword_words.HEADS,
            *layer_words.HEADS,
        )
        raise AnonymousCardError(f"no ability {head!r}; there are {', '.join(heads)}")
    return build.when(trigger, *effects, may=may)


def _cost_of_use(match: "re.Match[str]") -> CostPart:
    if match["cost"] is None:
        return ExhaustThis()
    count = int(match["n"])
    return DiscardCards(count) if match["cost"] == "discarding" else RecycleFromTrash(count)


def _instructions(text: str) -> list[Effect]:
    return [_instruction(part.strip()) for part in text.split(" then ") if part.strip()]


def _instruction(text: str) -> Effect:
    of_events = event_words.instruction(text, _instructions)
    if of_events is not None:
        return of_events
    of_layers = layer_words.instruction(text, _subject)
    if of_layers is not None:
        return of_layers
    for pattern, make in _INSTRUCTIONS:
        match = pattern.fullmatch(text)
        if match is not None:
            return make(match)
    raise AnonymousCardError(f"cannot read the instruction {text!r}; see the list in docs/scenarios.md")


def _subject(text: str) -> Subject:
    those = {
        "a unit": UNITS,
        "an enemy unit": Those(UNIT, ENEMY),
        "a friendly unit": Those(UNIT, FRIENDLY),
        "a unit at a battlefield": UNITS_AT_BATTLEFIELDS,
        "a unit here": Those(UNIT, where=HERE),
        "an enemy unit here": Those(UNIT, ENEMY, HERE),
        "a gear": Those(GEAR),
    }
    everything = {
        "all units": UNITS,
        "all enemy units": Those(UNIT, ENEMY),
        "all friendly units": Those(UNIT, FRIENDLY),
        "all units here": Those(UNIT, where=HERE),
        "all gear": Those(GEAR),
    }
    if text == "me":
        return ME
    if text == "it":
        return IT
    if text == "what was played":
        return PLAYED
    if text == "up to two units at battlefields":
        return up_to(2, UNITS_AT_BATTLEFIELDS)
    if text in those:
        return target(those[text])
    if text in everything:
        return All(everything[text])
    bearer = _BEARER.fullmatch(text)
    if bearer is not None:
        kind = GEAR if bearer["kind"] == "gear" else UNIT
        return target(Those(kind, traits=(HasKeyword(_keyword(bearer["keyword"])[0]),)))
    raise AnonymousCardError(f"cannot read {text!r}; there are me, it, {', '.join([*those, *everything])}")


_BEARER: Final = re.compile(r"a (?P<kind>unit|gear) with \[(?P<keyword>[^\]]+)\]")


def _on(
    make: "type[Kill | Ready | Exhaust | Stun | Buff | ReturnToHand | Recall | Heal | MoveToBase | TakeControl"
    " | Empower | Disempower]",
    match: "re.Match[str]",
) -> Effect:
    return make(_subject(match["who"]))


def _give_keyword(match: "re.Match[str]") -> Effect:
    which, value = _keyword(match["keyword"])
    return build.give_keyword(which, _subject(match["who"]), value)


def _take_keyword(match: "re.Match[str]") -> Effect:
    return TakeKeyword(_keyword(match["keyword"])[0], _subject(match["who"]))


def _draw_it_later() -> Ability:
    return build.delayed(WhenYouConquer(), DrawIt())


_WHO: Final = r"(?P<who>.+)"
_Reader = tuple[str, Callable[["re.Match[str]"], Effect]]
_READERS: Final[tuple[_Reader, ...]] = (
    (r"draw (?P<n>\d+)", lambda x: build.draw(int(x["n"]))),
    (r"channel (?P<n>\d+)", lambda x: build.channel(int(x["n"]))),
    (rf"deal (?P<n>\d+) to {_WHO}", lambda x: build.deal(int(x["n"]), _subject(x["who"]))),
    (rf"give {_WHO} (?P<n>[+-]\d+)", lambda x: build.give(int(x["n"]), _subject(x["who"]))),
    (rf"give {_WHO} \[(?P<keyword>[^\]]+)\]", _give_keyword),
    (rf"take \[(?P<keyword>[^\]]+)\] from {_WHO}", _take_keyword),
    (rf"empower {_WHO}", lambda x: _on(Empower, x)),
    (rf"disempower {_WHO}", lambda x: _on(Disempower, x)),
    (r"gain (?P<n>\d+) XP", lambda x: GainXP(int(x["n"]))),
    (r"level (?P<xp>\d+): (?P<what>.+)", lambda x: If(Level(int(x["xp"])), tuple(_instructions(x["what"])))),
    (r"legion: (?P<what>.+)", lambda x: If(Legion(), tuple(_instructions(x["what"])))),
    (rf"kill {_WHO}", lambda x: _on(Kill, x)),
    (rf"ready {_WHO}", lambda x: _on(Ready, x)),
    (rf"stun {_WHO}", lambda x: _on(Stun, x)),
    (rf"buff {_WHO}", lambda x: _on(Buff, x)),
    (rf"heal {_WHO}", lambda x: _on(Heal, x)),
    (rf"recall {_WHO}", lambda x: _on(Recall, x)),
    (rf"return {_WHO}", lambda x: _on(ReturnToHand, x)),
    (rf"move {_WHO} to base", lambda x: _on(MoveToBase, x)),
    (rf"move {_WHO} here", lambda x: MoveHere(_subject(x["who"]), noted=False)),
    (rf"move {_WHO} to a battlefield", lambda x: build.move(_subject(x["who"]), ANY_FIELD)),
    (rf"move {_WHO}", lambda x: build.move(_subject(x["who"]))),
    (rf"attach (?P<what>.+) to {_WHO}", lambda x: Attach(_subject(x["what"]), _subject(x["who"]))),
    (r"take control of a spell", lambda x: TakeControlOfItem(Item())),
    (r"take over a spell", lambda x: TakeControlOfItem(Item(), anew=True)),
    (r"take over an ability", lambda x: TakeControlOfItem(Item(spells=False, abilities=True), anew=True)),
    (r"choose anew for a spell", lambda x: MakeNewChoices(Item())),
    (r"choose anew for an ability", lambda x: MakeNewChoices(Item(spells=False, abilities=True))),
    (rf"take control of {_WHO} this turn", lambda x: TakeControl(_subject(x["who"]), THIS_TURN)),
    (rf"take control of {_WHO}", lambda x: _on(TakeControl, x)),
    (r"take another turn", lambda x: ExtraTurn()),
    (r"play a recruit", lambda x: PlayToken(RECRUIT, here=False, ready=False)),
    (r"play a recruit here", lambda x: PlayToken(RECRUIT, here=True, ready=False)),
    (r"gain (?P<n>\d+) points?", lambda x: GainPoints(Number(int(x["n"])), YOU)),
    (rf"prevent (?P<n>\d+) to {_WHO}", lambda x: Prevent(int(x["n"]), _subject(x["who"]))),
    (rf"skip the next move of {_WHO}", lambda x: Later(build.delayed_instead(ItWouldMove()), _subject(x["who"]))),
    (
        r"skip the next conquer point of an opponent",
        lambda x: OnceThisTurn(build.delayed_instead(OpponentWouldConquer())),
    ),
    (rf"double damage to {_WHO}", lambda x: DoubleDamage(_subject(x["who"]))),
    (rf"exhaust {_WHO}", lambda x: _on(Exhaust, x)),
    (r"predict (?P<n>\d+)", lambda x: Predict(int(x["n"]))),
    (r"burn (?P<n>\d+)", lambda x: Burn(int(x["n"]))),
    (r"discard (?P<n>\d+)", lambda x: Discard(int(x["n"]))),
    (r"recycle (?P<n>\d+) from trash", lambda x: RecycleFrom(int(x["n"]))),
    (r"recycle all runes", lambda x: Recycle(All(Those(RUNE)))),
    (r"reveal (?P<n>\d+)", lambda x: RevealTheTop(int(x["n"]))),
    (r"reveal (?P<n>\d+) and take one", lambda x: RevealTheTop(int(x["n"]), take=True)),
    (r"reveal your hand", lambda x: RevealHand()),
    (r"each kills one", lambda x: EachKillsOne()),
    (r"each may move another's unit to a battlefield", lambda x: EachMayMoveAnothers(OneField())),
    (r"if paid: (?P<what>.+)", lambda x: If(Paid(), tuple(_instructions(x["what"])))),
    (r"if you do: (?P<what>.+)", lambda x: If(Did(), tuple(_instructions(x["what"])))),
    (r"do this twice: (?P<what>.+)", lambda x: DoThis(build.reflexive(*_instructions(x["what"])), times=2)),
    (r"banish the top card to draw it when you conquer", lambda x: BanishTheTop(_draw_it_later())),
    (r"banish this", lambda x: BanishThis()),
    (r"counter a spell", lambda x: Counter(Item())),
    (r"counter an ability", lambda x: Counter(Item(spells=False, abilities=True))),
    (r"nothing", lambda x: build.draw(0)),
)
_INSTRUCTIONS: Final = tuple((re.compile(pattern), make) for pattern, make in _READERS)
