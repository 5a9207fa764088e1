"""The rule index is complete and well formed, and its numbers agree with both editions."""

import re
from importlib.resources import files

import pytest

from riftwright.core.errors import UnknownEditionError, UnknownRuleError
from riftwright.rules.glossary import RuleIndex, load, parse

RULES_OF_2026_07_16 = 2381
RULES_WITHOUT_COUNTERPART = 314
NUMBER = re.compile(r"\d{3}(\.(\d+|[a-z]))*")

# Read in both editions: the number of 2026-07-16, and that of 2026-03-30.
NUMBERS = [
    ("124.1", "110"),  # temporary modifications end at a change of zone
    ("135.2.e.6.c", None),  # [C] on a card of several domains
    ("142.4", "142.3"),  # damage shows how near death a unit is
    ("190.3.a", "187.3.a"),  # what Contested is
    ("206", "131.4"),  # which cost effects see
    ("316.3", "315.4.d"),  # pools emptied at the end of the Draw Phase before
    ("316.5", "316.2"),  # the Main Phase has no set order
    ("317.2.b", "317.2.b"),  # step 3c, heal
    ("323.6", "323.6"),  # step 4, control lost
    ("323.10", "323.10"),  # step 7a, combats unstaged
    ("323.11", None),  # step 8, Contested removed
    ("323.12", "323.11"),  # a staged showdown begins
    ("323.13", "323.13"),  # a staged combat begins
    ("323.14", "323.14"),  # conversion to a combat
    ("333", "334"),  # what a Task is
    ("334", "335"),  # HOT FEPR
    ("335", "335.3"),  # the Turn Player receives priority
    ("337.2", "337.1.c"),  # units, gear and Add abilities resolve at once
    ("338.1.b", "338.1.c"),  # passing priority
    ("346.1", "346.1"),  # chains that do not pass Focus
    ("347.1.b", None),  # Focus passes when the chain closes
    ("347.2", "347.3"),  # passing Focus
    ("347.2.b", "347.4"),
    ("348.2.a", "348.2.a"),  # control after a Non-Combat Showdown
    ("358.5", "358.4"),  # an illegal play is undone
    ("371.2.a", "371.1"),  # whether a once-each-turn replacement applies
    ("383.2.a.1", "383.3.e"),  # an "if" belongs to the condition
    ("440", None),  # Burn
    ("444.2", None),  # declining to pay
    ("445", "440"),  # Movement
    ("446.1", "441.1"),  # what a move is
    ("459", "454"),  # Combat
    ("464.2.b", None),  # start of combat effects
    ("464.2.c", "459.2.b"),  # attacker and defender
    ("464.2.d", "459.2.c"),  # the attacker gains Focus
    ("465.2.d", "460.2.d"),  # damage is dealt
    ("466.1.a", "461.1.a"),  # the Combat cleanup
    ("466.7.b", None),  # end of combat effects
    ("466.7.c", "461.7.b"),  # "this combat" effects end
    ("471.1.b.1", "466.1.b.2"),  # the Final Point, or a card
    ("477.3.e", "472.3.d"),  # the order of arithmetic
    ("489.8.f", "484.8.e"),  # hands are private in 2v2
    ("740.1.a", "740.1"),  # friendly
    ("825.3", "825.2"),  # Unique binds deck building
    ("827", None),  # the keyword Empower
]


@pytest.fixture(scope="module")
def index() -> RuleIndex:
    return load()


def rows() -> list[list[str]]:
    text = files("riftwright.rules").joinpath("index.tsv").read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines()]


def order(number: str) -> list[tuple[int, str]]:
    """The place of a number in the rulebook: 9 before 10, letters by the alphabet."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in number.split(".")]


def test_every_row_has_its_three_fields() -> None:
    assert {len(row) for row in rows()} == {3}
    assert rows()[0] == ["number", "gloss", "2026-03-30"]


def test_every_rule_is_there_once_and_in_the_order_of_the_rulebook(index: RuleIndex) -> None:
    numbers = [row[0] for row in rows()[1:]]
    assert len(numbers) == len(set(numbers)) == len(index) == RULES_OF_2026_07_16
    assert numbers == list(index) == sorted(numbers, key=order)
    assert (numbers[0], numbers[-1]) == ("000", "829.2")


def test_numbers_are_dotted_and_stand_under_a_rule_that_exists(index: RuleIndex) -> None:
    for number in index:
        assert NUMBER.fullmatch(number), number
        above = index.parent(number)
        assert above is None or (above in index and number in index.children(above)), number


def test_glosses_are_one_short_line(index: RuleIndex) -> None:
    for number in index:
        gloss = index.gloss(number)
        assert gloss, number
        assert gloss == gloss.strip(), number
        assert gloss.isprintable(), number  # no tab, no line break
        assert len(gloss) <= 110, number


def test_numbers_of_the_earlier_edition_are_well_formed() -> None:
    fields = [(number, before) for number, _, before in rows()[1:]]
    for number, before in fields:
        assert before in ("", "=") or NUMBER.fullmatch(before), number
        assert before != number, f"{number} is written = when it is the same"
    assert sum(not before for _, before in fields) == RULES_WITHOUT_COUNTERPART


@pytest.mark.parametrize(("number", "earlier"), NUMBERS)
def test_numbers_of_2026_03_30(index: RuleIndex, number: str, earlier: str | None) -> None:
    assert index.number_in(number, "2026-03-30") == earlier


def test_two_rules_share_an_earlier_number_only_where_one_was_split(index: RuleIndex) -> None:
    shared: dict[str, list[str]] = {}
    for number in index:
        earlier = index.number_in(number, "2026-03-30")
        if earlier:
            shared.setdefault(earlier, []).append(number)
    assert {earlier: parts for earlier, parts in shared.items() if len(parts) > 1} == {
        "428.5.c": ["428.5.c", "428.5.c.1"],  # deaths in a cleanup, and who is responsible
        "431.3.b": ["431.3.b", "431.3.c"],  # points of repeated burn outs
        "439.2.b": ["439.2.b", "439.2.b.1"],  # where created objects go, and permanents among them
    }


@pytest.mark.parametrize(
    ("number", "later"),
    [("466.1.a", "468.1.a"), ("466.1.a.1", "468.1.a.1"), ("319.1", "319.1"), ("324.2", "324.2"), ("466.2", "466.2")],
)
def test_2026_10_16_is_cited_as_2026_07_16_but_for_the_numbers_that_are_known(
    index: RuleIndex, number: str, later: str
) -> None:
    assert index.number_in(number, "2026-10-16") == later
    assert index.number_in(number, "2026-07-16") == number


def test_an_edition_without_numbers_is_refused(index: RuleIndex) -> None:
    with pytest.raises(UnknownEditionError, match=r"2025-06-02.*2026-03-30, 2026-07-16, 2026-10-16"):
        index.number_in("323.6", "2025-06-02")


def test_parents_and_children(index: RuleIndex) -> None:
    assert index.parent("323") is None
    assert index.parent("464.2.c.1.b") == "464.2.c.1"
    assert index.children("347") == ("347.1", "347.2")
    assert index.children("323")[-4:] == ("323.11", "323.12", "323.13", "323.14")
    assert index.children("348.2.a.1") == ()


def test_glosses_say_what_their_rules_say(index: RuleIndex) -> None:
    assert "lethal" in index.gloss("323.5")
    assert "Final Point" in index.gloss("471.1.b.1")
    assert index.gloss("814") == "Shield"


@pytest.mark.parametrize("number", ["323.15", "323.6.a", "", "Cleanups"])
def test_a_number_that_no_rule_has_is_refused(index: RuleIndex, number: str) -> None:
    assert number not in index
    for ask in (index.gloss, index.parent, index.children, lambda it: index.number_in(it, "2026-03-30")):
        with pytest.raises(UnknownRuleError, match=re.escape(repr(number))) as refusal:
            ask(number)
        assert isinstance(refusal.value, ValueError)
        assert refusal.value.number == number


def test_a_refusal_suggests_numbers_that_exist(index: RuleIndex) -> None:
    with pytest.raises(UnknownRuleError, match=r"323\.15.*is it .*323\.1") as refusal:
        index.gloss("323.15")
    assert refusal.value.suggestions
    assert all(number in index for number in refusal.value.suggestions)


def test_the_table_is_read_once() -> None:
    assert load() is load()


def test_a_damaged_table_is_refused() -> None:
    head = "number\tgloss\t2026-03-30\n"
    with pytest.raises(ValueError, match="begins with"):
        parse("rule\ttext\n")
    with pytest.raises(ValueError, match="323 twice"):
        parse(head + "323\tCleanup tasks\t=\n323\tAgain\t\n")
