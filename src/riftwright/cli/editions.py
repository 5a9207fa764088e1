"""``riftwright editions``: the editions of the rules side by side, and the switches where sources leave a choice."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from riftwright.cli.docstrings import docstring
from riftwright.cli.screen import BOLD, DIM, Screen, listed
from riftwright.rules import editions as known_editions
from riftwright.rules import glossary
from riftwright.rules.edition import CLEANUP_NAMES, COMBAT, ENDING, NORMAL, Edition, Step, Switch

KINDS: Final = (NORMAL, COMBAT, ENDING)
MARK: Final = "*"  # before a row where the editions differ
ABSENT: Final = "-"
CELL: Final = 7
RULE: Final = 11


class Difference(NamedTuple):
    """A point beside the cleanups where editions differ: which attribute says so, and what it means."""

    attribute: str
    rule: str
    subject: str
    yes: str
    no: str


# What is told of an edition by its switches is not repeated here.
DIFFERENCES: Final = (
    Difference(
        "multi_domain_takes_any",
        "135.2.e.6.c",
        "What pays [C] on a card of several domains",
        "Power of any domain",
        "Power of one of its domains",
    ),
    Difference(
        "pools_empty_after_draw",
        "316.3",
        "When Rune Pools empty early in a turn",
        "at the end of the Draw Phase",
        "as the Main Phase begins",
    ),
    Difference(
        "only_deathknell_remembers",
        "323.4",
        "Which abilities trigger just before their source dies, and remember it as it was",
        "Deathknell only",
        "all that trigger on their own death",
    ),
    Difference(
        "hidden_by_owner",
        "323.7",
        "Whose lack of control sends a hidden card to the trash",
        "its owner's",
        "its controller's",
    ),
    Difference(
        "owner_orders_replacements",
        "372",
        "Who decides between several replacements of what would happen to an object",
        "its owner",
        "its controller",
    ),
    Difference(
        "may_when_triggered",
        "383.3.a",
        "When a leading 'you may' of a triggered ability is decided",
        "as it triggers",
        "as it is finalized",
    ),
    Difference(
        "payment_is_optional",
        "444.2",
        "Whether an instruction to pay what lies in the Rune Pool already may be declined",
        "it may",
        "it must be paid",
    ),
    Difference(
        "teammates_keep_out_by_control",
        "447.2.b",
        "Which battlefields units cannot move to because of a teammate",
        "those that the teammate controls",
        "those where the teammate has units",
    ),
    Difference(
        "only_prevention_is_foreseen",
        "465.2.c.5",
        "Which changes of damage count when lethal damage is assigned",
        "prevention only",
        "doubled damage too",
    ),
    Difference(
        "restages_showdown",
        "466.3.d.1",
        "What is staged again after a combat with No Result",
        "a Showdown and a Combat",
        "a Combat",
    ),
    Difference(
        "shut_out_all_phase",
        "469.1.a",
        "When a battlefield that a teammate controls is shut out from scoring this turn",
        "at any time of the Beginning Phase",
        "in the Scoring Step",
    ),
    Difference(
        "undecided_games_use_up",
        "486.5.a",
        "Whether a game that nobody has won uses up the battlefields that were brought to it",
        "it does",
        "it does not",
    ),
    Difference(
        "bonus_needs_damage",
        "715.4",
        "What Bonus Damage is worth where everything that it is added to is prevented",
        "nothing",
        "as much as ever: what is prevented counts it in",
    ),
)


def editions() -> int:
    """The editions of the rules: their cleanups side by side, other differences, and switches with their sources."""
    screen = Screen()
    every = [known_editions.get(name) for name in known_editions.NAMES]
    _show_names(screen, every)
    _show_cleanups(screen, every)
    _show_differences(screen, every)
    _show_switches(screen, every)
    for edition in every:
        _show_knowledge(screen, edition)
    return 0


def _show_names(screen: Screen, every: Sequence[Edition]) -> None:
    for edition in every:
        marks = [_title(edition)]
        if edition.name == glossary.COUNTED:
            marks.append("rules are cited by its numbers")
        if edition.name == known_editions.DEFAULT:
            marks.append("the default")
        if edition.unknown:
            marks.append("known in part")
        screen.labelled(edition.name, ["; ".join(marks)], label_width=10)


def _title(edition: Edition) -> str:
    """What the edition is called beside its date, as its module says."""
    words = docstring(f"{known_editions.__name__}.e{edition.name.replace('-', '_')}")
    return words.partition("(")[2].partition(")")[0]


# Cleanups


class _Row:
    """One step: its rule, in which kinds of cleanup it is, and what it is in each edition (None where it is not)."""

    def __init__(self, every: Sequence[Edition], rule: str) -> None:
        self.rule: str = rule
        self.steps: list[Step | None] = []
        kinds: set[int] = set()
        for edition in every:
            found = {kind: s for kind in KINDS for s in edition.cleanup(kind) if s.rule == rule}
            kinds |= found.keys()
            self.steps.append(next(iter(found.values()), None))
        self.only: str = CLEANUP_NAMES[kinds.pop()] if len(kinds) == 1 else ""

    @property
    def differs(self) -> bool:
        """Whether it is something else, somewhere else or nowhere in some edition."""
        return len({(step.label, step.apply) if step is not None else None for step in self.steps}) > 1


def _show_cleanups(screen: Screen, every: Sequence[Edition]) -> None:
    """323, and what the special cleanups of 324 insert, in one table."""
    screen.line()
    heads = "".join(edition.name[5:].ljust(CELL) for edition in every)
    screen.line(Text.assemble(("  Cleanups".ljust(RULE + 2), BOLD), (heads, DIM), (f"{MARK} they differ", DIM)))
    orders = [[step.rule for step in edition.cleanup(kind)] for kind in (NORMAL, ENDING, COMBAT) for edition in every]
    for rule in merged(orders):
        _show_row(screen, every, _Row(every, rule))


def _show_row(screen: Screen, every: Sequence[Edition], row: _Row) -> None:
    cells = "".join((step.label if step is not None else ABSENT).ljust(CELL) for step in row.steps)
    head = f"{MARK if row.differs else ' '} {row.rule}".ljust(RULE + 2) + cells
    does: dict[str, list[str]] = {}  # what is done, to the editions that do it
    for edition, step in zip(every, row.steps, strict=True):
        if step is not None:
            does.setdefault(described(step.apply), []).append(edition.name)
    lines = [what if len(does) == 1 else f"{', '.join(names)}: {what}" for what, names in does.items()]
    if row.only:
        lines[0] = f"{row.only} only: {lines[0]}"
    lines += _numbers(every, row)
    width = RULE + 2 + CELL * len(every)
    for i, line in enumerate(lines):
        screen.labelled(head.rstrip() if i == 0 else "", [line], label_width=width)


def _numbers(every: Sequence[Edition], row: _Row) -> list[str]:
    """What the rule is called where it has another number."""
    found = []
    for edition, step in zip(every, row.steps, strict=True):
        number = glossary.load().number_in(row.rule, edition.name)
        if step is not None and number not in (None, row.rule):
            found.append(f"{edition.name} numbers it {number}")
    return ["; ".join(found)] if found else []


def merged(orders: Sequence[Sequence[str]]) -> list[str]:
    """All rules in one order: that of the first list, each of the others put in after what precedes it there."""
    result: list[str] = []
    for order in orders:
        for at, rule in enumerate(order):
            if rule not in result:
                result.insert(result.index(order[at - 1]) + 1 if at else 0, rule)
    return result


def described(apply: Callable[..., None]) -> str:
    """What a step does: its name, and the first sentence of its docstring without the rule."""
    text = " ".join(docstring(apply.__module__, apply.__name__).partition("\n\n")[0].split())
    _, colon, rest = text.partition(": ")
    sentence = rest if colon and text[:1].isdigit() else text
    name = apply.__name__.replace("_", " ")
    return f"{name}: {sentence.removesuffix('.')}" if sentence and not sentence[:1].isdigit() else name


# Beside the cleanups


def _show_differences(screen: Screen, every: Sequence[Edition]) -> None:
    screen.line()
    screen.line(Text("  Elsewhere", style=BOLD))
    for difference in DIFFERENCES:
        screen.labelled(f"{MARK} {difference.rule}", [difference.subject], label_width=RULE + 2)
        for value, meaning in ((True, difference.yes), (False, difference.no)):
            names = [edition.name for edition in every if getattr(edition, difference.attribute) is value]
            if names:
                screen.labelled("", [f"{', '.join(names)}: {meaning}"], indent=RULE + 2)


def _show_switches(screen: Screen, every: Sequence[Edition]) -> None:
    screen.line()
    screen.line(Text.assemble(("  Switches", BOLD), ("   riftwright play --switch NAME=VALUE", DIM)))
    names = dict.fromkeys(switch.name for edition in every for switch in edition.switches)
    for name in names:
        having = [(edition, switch) for edition in every for switch in edition.switches if switch.name == name]
        _show_switch(screen, having)


def _show_switch(screen: Screen, having: Sequence[tuple[Edition, Switch]]) -> None:
    switch = having[-1][1]
    screen.line(Text.assemble("  ", (switch.name, BOLD), f": {switch.sentence}"))
    for value, meaning in switch.choices.items():
        defaults = [edition.name for edition, there in having if there.default == value]
        default = f" (default in {listed(defaults)})" if defaults else ""
        screen.labelled(value, [f"{meaning}{default}"], indent=4, label_width=RULE - 2)
    for i, source in enumerate(switch.sources):
        screen.labelled("sources" if i == 0 else "", [source], indent=4, label_width=RULE - 2)
    offered = [edition.name for edition, _ in having]
    if len(offered) < len(known_editions.NAMES):
        screen.labelled("only in", [listed(offered)], indent=4, label_width=RULE - 2)


def _show_knowledge(screen: Screen, edition: Edition) -> None:
    for title, points in (("known", edition.known), ("not known", edition.unknown)):
        if points:
            screen.line()
            screen.line(Text(f"  {edition.name}: what is {title}", style=BOLD))
        for point in points:
            screen.labelled("-", [point], indent=4)
