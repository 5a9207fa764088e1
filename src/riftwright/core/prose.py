"""Sentences from nodes: how the phrases that nodes say become the text of an ability.

The texts are the project's own. They use the game's terms, keywords in [brackets], costs as symbols.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from riftwright.core.ids import (
    ACTION,
    DEATHKNELL,
    EMPOWER,
    EMPOWERED_KEYWORD,
    EQUIP,
    FLOW,
    KEYWORD_NAMES,
    LEGION,
    LEVEL,
    QUICK_DRAW,
    REACTION,
    REPEAT,
    TYPE_NAMES,
    VALUED_KEYWORDS,
)
from riftwright.core.nodes import ACTIVATED, PASSIVE, REPLACEMENT, SPELL_TEXT

if TYPE_CHECKING:
    from riftwright.core.nodes import Ability, Cost, Effect

OTHERS: Final = ("its owner ", "they ", "an opponent ")  # how an instruction to somebody else begins
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")
EXHAUST_SYMBOL: Final = "[exhaust]"  # before the colon of an activated ability; within a sentence it is a word
TIMES: Final = ("no times", "once", "twice", "three times", "four times", "five times", "six times")


def times(count: int) -> str:
    """How often: once, twice, three times."""
    return TIMES[count] if count < len(TIMES) else f"{count} times"


def number(count: int) -> str:
    """How many, as a word: one, two, three."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def one(noun: str) -> str:
    """A noun with its article: a unit, an enemy unit, another unit."""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"{'an' if noun[0].lower() in 'aeio' else 'a'} {noun}"


def type_names(types: int) -> str:
    """What something of one of those types is called, without an article: unit, gear or spell."""
    return " or ".join(name for bit, name in TYPE_NAMES.items() if types & bit)


def capital(text: str) -> str:
    """The text with its first letter as a capital, also behind an opening bracket of a cost."""
    return text[:1].upper() + text[1:]


def ordinal(number: int) -> str:
    """First, second, third: as cards count turns."""
    return {1: "first", 2: "second", 3: "third"}.get(number, f"{number}th")


def series(parts: Sequence[str]) -> str:
    """The parts in a row: a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def keyword(which: int, value: int = 1) -> str:
    """A keyword in brackets, with its value where it has one above 1."""
    number = f" {value}" if which in VALUED_KEYWORDS and value != 1 else ""
    return f"[{KEYWORD_NAMES[which]}{number}]"


def keywords(held: Sequence[tuple[int, int]]) -> str:
    """Keywords in brackets, in a row."""
    return " ".join(keyword(which, value) for which, value in held)


def clauses(effects: "Sequence[Effect]") -> list[str]:
    """The instructions as sentences without capitals and full stops: short ones together, blocks by themselves, and
    one that is repeated said once.
    """
    found: list[list[str]] = []
    fresh = True
    at = 0
    while at < len(effects):
        effect = effects[at]
        said = effect.say()
        same = 1
        while at + same < len(effects) and effects[at + same].say() == said:
            same += 1
        if same > 1:
            said = f"{said}, {times(same)}{', choosing anew each time' if effect.parts() else ''}"
        if effect.apart or fresh or same > 1 or said.startswith("for each player "):
            found.append([said])
        elif said.startswith(OTHERS):
            found[-1] = [f"{series(found[-1])}; {said}"]
        else:
            found[-1].append(said)
        fresh = effect.apart or same > 1 or ". " in said or ", " in said
        at += same
    return [series(part) for part in found]


def sentences(effects: "Sequence[Effect]") -> str:
    """The instructions as whole sentences."""
    return " ".join(f"{capital(clause)}." for clause in clauses(effects))


def led(lead: str, effects: "Sequence[Effect]") -> str:
    """The instructions as whole sentences, the first of them with a lead."""
    first, *rest = clauses(effects) or [""]
    return " ".join([f"{capital(lead + first)}.", *(f"{capital(clause)}." for clause in rest)])


def optional_cost(cost: "Cost", which: int, *, repeat: bool, word: str) -> str:
    """An optional additional cost (356.2.b): a keyword with its cost, or a sentence."""
    if repeat or which == REPEAT:
        return f"{keyword(REPEAT)} {cost.say()}" if not cost.parts else f"{keyword(REPEAT)} — {capital(_paying(cost))}."
    return f"As an additional cost to play {word}, you may {_paying(cost, word)}."


def additional_cost(cost: "Cost", *, word: str) -> str:
    """A mandatory additional cost (356.2.a) as a sentence."""
    return f"As an additional cost to play {word}, {_paying(cost, word)}."


def ability(a: "Ability", word: str = "this") -> str:
    """An ability as whole sentences. ``word`` is what it calls its source: me, or this."""
    if a.kind == SPELL_TEXT:
        return sentences(a.effects)
    if a.kind == PASSIVE:
        return _passive(a)
    if a.kind == REPLACEMENT:
        return _replacement(a, word)
    if a.kind == ACTIVATED:
        return _activated(a)
    return _triggered(a, word)


def _passive(a: "Ability") -> str:
    said = a.passive.say() if a.passive is not None else ""
    if a.keyword == FLOW:
        return f"{keyword(FLOW)} {said}"
    depends = _depends(a)
    comma = "," if ", " in said else ""
    condition = f"{comma} {a.condition.say()}" if a.condition is not None and not depends else ""
    return f"{depends}{capital(said)}{condition}."


def _depends(a: "Ability") -> str:
    """The Dependent Keyword at the head of an ability (727)."""
    return f"{a.condition.say()} " if a.condition is not None and a.condition.keywords() else ""


def _replacement(a: "Ability", word: str) -> str:
    assert a.replace is not None
    instead = "instead " if a.replace.instead else ""
    depends = _depends(a)
    condition = f"{a.condition.say()}, " if a.condition is not None and not depends else ""
    may = "you may " if a.may else ""
    paying = f"{_paying(a.cost, word)} to " if a.cost is not None else ""
    when = "" if a.effects and a.effects[0].enters else f"{a.replace.say()}, "
    return depends + led(f"{_often(a)}{when}{condition}{may}{instead}{paying}", a.effects)


def _activated(a: "Ability") -> str:
    cost = a.cost.say() if a.cost is not None else "[0]"
    if a.keyword in (EMPOWER, EQUIP):
        symbols = cost.startswith("[") and (a.cost is None or a.cost.instead is None)
        return f"{keyword(a.keyword)} {cost if symbols else f'— {capital(cost)}.'}"
    timing = f"{keyword(a.timing)} " if a.timing in (ACTION, REACTION) else ""
    depends = _depends(a)
    condition = f" Use this only {a.condition.say()}." if a.condition is not None and not depends else ""
    repeats = "".join(f" {optional_cost(c.cost, c.keyword, repeat=c.repeat, word='')}" for c in a.optional_costs)
    return f"{depends}{timing}{capital(cost)}: {sentences(a.effects)}{condition}{repeats}"


def _triggered(a: "Ability", word: str) -> str:
    trigger = a.trigger
    assert trigger is not None
    lead = ""
    start = _depends(a)
    if a.keyword == DEATHKNELL:
        start += f"{keyword(DEATHKNELL)} "
    else:
        lead = f"{_often(a)}{trigger.say()}, " if trigger.say() else ""
    if a.condition is not None and not _depends(a):
        lead += f"{_if(a.condition.say())}, "
    if a.may:
        lead += "you may "
    if a.cost is not None:
        lead += f"{_paying(a.cost, word)} to "
    said = start + led(lead, a.effects)
    if trigger.anyones:
        return said.replace(", you may ", ", they may ").replace(" you control", " of theirs")
    return said


def _if(condition: str) -> str:
    """A condition that is asked about once, as its trigger is (383.2.a.1), and does not hold for a while."""
    return f"if {condition.removeprefix('while ')}" if condition.startswith("while ") else condition


def _often(a: "Ability") -> str:
    """How often each turn (383.3.e)."""
    if not a.limit:
        return ""
    each = " for each player" if a.trigger is not None and a.trigger.anyones else ""
    return f"{times(a.limit)} each turn{each}, "


def _paying(cost: "Cost", word: str = "this") -> str:
    """A cost within instructions (204.3): "pay [1] and kill me"."""
    symbols = cost.symbols()
    parts = [f"exhaust {word}" if part.say() == EXHAUST_SYMBOL else part.say() for part in cost.parts]
    return series([*([f"pay {symbols}"] if symbols else []), *parts])


def row(held: Sequence[tuple[int, int]]) -> str:
    """The keywords of a card that stand by themselves, in a row: not those that an ability or a cost spells out, nor
    the Reaction that Quick-Draw holds (819.1.b).
    """
    spelt = {DEATHKNELL, EMPOWER, EMPOWERED_KEYWORD, FLOW, LEGION, LEVEL, EQUIP, REPEAT}
    has = {which for which, _ in held}
    if QUICK_DRAW in has:
        spelt.add(REACTION)
    return keywords([(which, value) for which, value in held if which not in spelt])
