"""The ledger is well formed, what it names exists, and its evidence cites the rule that it is for."""

from pathlib import Path

import pytest

from riftwright.rules import glossary, ledger
from riftwright.rules.ledger import Row, load, parse
from tests.rules.ledger_checks import cites, problems

HEAD = "\t".join(ledger.COLUMNS)
CLEANUP = "rules.cleanup:lose_control"
TESTS = '''
"""A module of tests."""
import pytest

TABLE = [("471.1.b.1", 3)]

@pytest.mark.parametrize("case", TABLE)
def test_points(case: str) -> None:
    """323.7: of hidden cards."""
    assert case  # 317.2.a-d
    helper("465.2.c.2")

def test_323_6_a_control_is_lost() -> None:
    assert True

class TestScoring:
    def test_it(self) -> None:
        """469"""

def helper(text: str) -> None:
    """190.1"""
'''


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder with a module of tests and a scenario."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_some.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "rulings").mkdir()
    (tmp_path / "rulings/hidden.toml").write_text('rules = ["421.2.a"]\n', encoding="utf-8")
    return tmp_path


# The committed ledger


def test_every_rule_has_its_row_in_the_order_of_the_rulebook() -> None:
    assert [row.number for row in load()] == list(glossary.load())


def test_an_edition_that_has_no_such_rule_says_what_that_means() -> None:
    index = glossary.load()
    silent = [row.number for row in load() if not row.differs.get("2026-03-30")]
    assert [number for number in silent if index.number_in(number, "2026-03-30") is None] == []


def test_every_row_is_true() -> None:
    found = [f"{ledger.FILE}:{row.line}: {row.number}: {what}" for row in load() for what in problems(row)]
    assert found == []


def test_the_table_is_read_once_and_knows_its_rules() -> None:
    row = load().row("323.6")

    assert load() is load()
    assert (row.status, row.number in load(), row.number) == (ledger.ENFORCED, True, "323.6")
    assert CLEANUP in row.where
    with pytest.raises(ValueError, match=r"323\.15"):
        load().row("323.15")


# Its form


def test_a_row_and_its_columns() -> None:
    (row,) = parse(f"{HEAD}\n323.6\tenforced\t{CLEANUP} rules.turn:x\ta.toml b.toml\tA note\tno such rule\t\n")

    assert row.where == (CLEANUP, "rules.turn:x")
    assert row.evidence == ("a.toml", "b.toml")
    assert (row.note, row.line) == ("A note", 2)
    assert row.differs == {"2026-03-30": "no such rule"}


def test_a_rule_of_the_table_is_nowhere() -> None:
    (row,) = parse(f"{HEAD}\n323.6\ttable\t-\t\tManners\t\t\n")

    assert (row.where, row.evidence) == ((), ())


@pytest.mark.parametrize(
    ("rows", "field", "what"),
    [
        ("323.6\tenforced\tx:y\tz", "", "4 fields, where there are to be 7"),
        ("323.15\ttable\t-\t\tnote\t\t", "number: ", "no rule has the number '323.15'"),
        ("323.6\tdone\tx:y\tz\t\t\t", "status: ", "'done' is none of"),
        ("323.6\ttable\tx:y\t\tnote\t\t", "where: ", "'-' is for table"),
        ("323.6\tenforced\t-\tz\t\t\t", "where: ", "'-' is for table"),
        ("323.6\tdefinition\t\t\t\t\t", "where: ", "nothing, for a rule that is definition"),
        ("323.6\topen\tx:y\tz\t\t\t", "where: ", "begins with no switch:NAME"),
        ("323.6\tenforced\tx:y\t\t\t\t", "evidence: ", "nothing, for a rule that is enforced"),
        ("323.6\topen\tswitch:x\t\t\t\t", "evidence: ", "nothing, for a rule that is open"),
        ("323.6\ttable\t-\t\t\t\t", "note: ", "nothing, for a rule that is table"),
        ("323.6\tenforced\tx:y \tz\t\t\t", "where: ", "spaces at its ends"),
        ("323.6\ttable\t-\t\tnote\tno\x07pe\t", "2026-03-30: ", "letters that cannot be printed"),
    ],
)
def test_a_damaged_row_is_refused_by_file_line_and_field(rows: str, field: str, what: str) -> None:
    with pytest.raises(ValueError) as refusal:
        parse(f"{HEAD}\n{rows}\n", "my.tsv")

    assert str(refusal.value).startswith(f"my.tsv:2: {field}")
    assert what in str(refusal.value)


def test_rows_stand_in_the_order_of_the_rulebook_and_once() -> None:
    """323.10 comes after 323.9, which sorting by letters would not find."""
    row = "{}\ttable\t-\t\tnote\t\t".format

    assert [x.number for x in parse("\n".join([HEAD, row("323.9"), row("323.10"), row("324")]))] == [
        "323.9",
        "323.10",
        "324",
    ]
    for second in ("323.9", "323.6", "323.10"):
        with pytest.raises(ValueError, match=rf"ledger\.tsv:3: number: {second} does not come after 323\.10"):
            parse("\n".join([HEAD, row("323.10"), row(second)]))


def test_other_columns_are_refused() -> None:
    with pytest.raises(ValueError, match=r"my\.tsv:1: the columns are to be number, status, where"):
        parse("number\tstatus\n", "my.tsv")


def test_a_ledger_without_rows_says_which_rule_it_lacks() -> None:
    with pytest.raises(KeyError, match=r"323\.6"):
        parse(HEAD).row("323.6")


# The checks themselves: what they accept and what they refuse


def row_of(
    number: str = "323.6", status: str = ledger.ENFORCED, where: str = CLEANUP, evidence: str = "rulings/hidden.toml"
) -> Row:
    return Row(number, status, tuple(where.split()), tuple(evidence.split()))


@pytest.mark.parametrize(
    "where",
    [CLEANUP, "rules.combat:Combat.run", "effects.instructions:Draw.run", "rules.ledger:load", "game:Game.decision"],
)
def test_an_enforced_rule_is_in_a_function_a_method_or_a_property(where: str, root: Path) -> None:
    assert problems(row_of("421.2", where=where), root) == []


@pytest.mark.parametrize(
    ("where", "what"),
    [
        ("rules.nowhere:run", "there is no module"),
        ("rules.cleanup:nothing", "rules.cleanup has no nothing"),
        ("rules.combat:Combat.nothing", "rules.combat has no Combat.nothing"),
        ("rules.cleanup", "is no function"),
        ("rules.combat:Combat", "is no function"),
        ("core.ids:STUNNED", "is no function"),
        ("switch:nothing", "no edition has such a switch"),
    ],
)
def test_what_is_no_function_is_refused(where: str, what: str, root: Path) -> None:
    (problem,) = problems(row_of("421.2", where=where), root)

    assert problem.startswith(f"where: {where}: ")
    assert what in problem


@pytest.mark.parametrize(
    "where", ["core.state:Field", "core.state:Field.contested", "core.ids:STUNNED", "rules.layers", CLEANUP]
)
def test_a_definition_lives_anywhere(where: str) -> None:
    assert problems(row_of(status=ledger.DEFINITION, where=where, evidence="")) == []


def test_an_open_rule_names_a_switch_that_some_edition_has(root: Path) -> None:
    assert problems(row_of(status=ledger.OPEN, where="switch:focus-after-conversion"), root) == []
    assert problems(row_of(status=ledger.OPEN, where="switch:control-without-own-units"), root) == []
    assert problems(row_of(status=ledger.OPEN, where="switch:focus"), root) != []


@pytest.mark.parametrize(
    "evidence",
    [
        "tests/test_some.py::test_none",
        "tests/test_some.py::helper",
        "tests/test_some.py::test_points[case0]",
        "tests/test_none.py::test_points",
        "tests/test_some.py",
        "rulings/none.toml",
    ],
)
def test_evidence_that_does_not_exist_is_refused(evidence: str, root: Path) -> None:
    (problem,) = problems(row_of(evidence=evidence), root)

    assert problem == f"evidence: {evidence}: there is no such test or scenario"


@pytest.mark.parametrize(
    ("evidence", "number"),
    [
        ("tests/test_some.py::test_323_6_a_control_is_lost", "323.6"),  # its name
        ("tests/test_some.py::test_323_6_a_control_is_lost", "323.6.a"),
        ("tests/test_some.py::test_points", "323.7"),  # its docstring
        ("tests/test_some.py::test_points", "317.2.b"),  # a range
        ("tests/test_some.py::test_points", "465.2"),  # a part, in its body
        ("tests/test_some.py::test_points", "471.1.b.1"),  # the table that its decorator names
        ("tests/test_some.py::TestScoring::test_it", "469"),
        ("rulings/hidden.toml", "421.2"),
    ],
)
def test_evidence_cites_the_rule_or_a_part_of_it(evidence: str, number: str, root: Path) -> None:
    assert problems(row_of(number, evidence=evidence), root) == []


@pytest.mark.parametrize(
    ("evidence", "number"),
    [
        ("tests/test_some.py::test_323_6_a_control_is_lost", "323.7"),
        ("tests/test_some.py::test_323_6_a_control_is_lost", "323.6.a.1"),  # the whole is no citation of a part
        ("tests/test_some.py::test_points", "317.2.e"),
        ("tests/test_some.py::test_points", "190.1"),  # cited beside the test
        ("rulings/hidden.toml", "421.2.b"),
    ],
)
def test_evidence_that_cites_something_else_is_refused(evidence: str, number: str, root: Path) -> None:
    assert problems(row_of(number, evidence=evidence), root) == [f"evidence: none of it cites {number} or a part of it"]


def test_one_piece_of_evidence_that_cites_it_is_enough(root: Path) -> None:
    evidence = "tests/test_some.py::test_points rulings/hidden.toml"

    assert problems(row_of("421", evidence=evidence), root) == []


def test_a_longer_number_is_another() -> None:
    assert not cites("323.10", "323.1")
    assert not cites("test_323_10_x", "323.1")
    assert not cites("version 1.323.1", "323.1")
    assert not cites("323.ab", "323.a")
    assert cites("(323.1)", "323.1")
    assert cites("by 323.1.", "323.1")
    assert cites("test_323_1_b", "323.1")
