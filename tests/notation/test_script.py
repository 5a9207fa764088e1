"""Lines of scripts as statements, and what is said of those that cannot be read."""

import subprocess
import sys

import pytest

from riftwright.notation.script import (
    Action,
    Call,
    Choice,
    Expect,
    Fact,
    Passing,
    Payment,
    Ref,
    ScriptError,
    Statement,
    parse,
)

NAMES = ("Scout", "Guard", "Unit 3 [Tank]", "Spell 1 [Reaction]: deal 3 to a unit", "the old one")


def read(line: str) -> Statement:
    (statement,) = parse(line, names=NAMES)
    return statement


def action(line: str) -> Action:
    statement = read(line)
    assert isinstance(statement, Choice)
    return statement.action


def facts(line: str) -> tuple[Fact, ...]:
    statement = read(line)
    assert isinstance(statement, Expect)
    return statement.facts


def error(text: str) -> ScriptError:
    with pytest.raises(ScriptError) as caught:
        parse(text, names=NAMES, editions=("2026-07-16", "2026-10-16"), first_line=5)
    return caught.value


def name(text: str) -> Ref:
    return Ref("name", text=text)


# Names


@pytest.mark.parametrize(
    "text",
    [
        "Scout",
        "Hextech Ray",
        "Kai'Sa, Survivor",  # a comma in a name is no comma of a list
        "Zhonya's Hourglass",  # nor is this an owner
        "Consult the Past",
        "Unit 3 [Tank]",
        "Spell 1 [Reaction]: deal 3 to a unit",
        "the old one",
        "Hextch Rey",  # capitals make a name of what nobody knows
        "Zhonyas's Hourglass",
    ],
)
def test_a_name_is_found_as_a_whole(text: str) -> None:
    assert action(f"A moves {text} to 1").refs == (name(text),)
    assert action(f"A moves Scout, {text}, Guard to 1").refs == (name("Scout"), name(text), name("Guard"))


def test_a_name_in_quotes_may_be_anything() -> None:
    assert action('A plays "to on 1, B" on Scout').refs == (name("to on 1, B"),)


def test_a_curly_apostrophe_is_an_apostrophe() -> None:
    assert action("A plays Zhonya’s Hourglass").refs == (name("Zhonya's Hourglass"),)


def test_labels_of_the_script_are_names() -> None:
    statements = parse("A plays Unit 3 as Guard 2 to 1\nA moves Guard 2 to base", names=("Unit 3",))

    assert isinstance(statements[1], Choice)
    assert statements[1].action.refs == (name("Guard 2"),)


@pytest.mark.parametrize(
    ("text", "ref"),
    [
        ("#12", Ref("identity", number=12)),
        ("B's Scout", Ref("name", text="Scout", owner="B")),
        ("Scout's ability", Ref("ability", of=name("Scout"))),
        ("B's Scout's ability 2", Ref("ability", of=Ref("name", text="Scout", owner="B"), number=2)),
        ("2", Ref("field", number=2)),
        ("battlefield 2", Ref("field", number=2)),
        ("base", Ref("base")),
        ("B's base", Ref("base", owner="B")),
        ("B", Ref("player", text="B")),
        ("mode 2", Ref("mode", number=2)),
        ("nothing", Ref("nothing")),
    ],
)
def test_whatever_can_be_chosen(text: str, ref: Ref) -> None:
    assert action(f"A chooses {text}").refs == (ref,)
    assert action(f"A chooses Scout, {text}").refs == (name("Scout"), ref)


def test_a_reference_is_said_as_it_is_written() -> None:
    for text in (
        "Scout",
        "#12",
        "B's Scout",
        "Scout's ability",
        "Scout's ability 2",
        "battlefield 2",
        "base",
        "B's base",
        "B",
    ):
        assert str(action(f"A chooses {text}").refs[0]) == text


# Choices


def test_a_play_with_all_that_can_be_said() -> None:
    line = "A plays Unit 3 [Tank] as Big from hand to 2 on Scout, B paying [Accelerate] and the additional cost"
    line += " choosing mode 1 and 2"

    assert action(line) == Action(
        "play",
        refs=(name("Unit 3 [Tank]"),),
        label="Big",
        origin="hand",
        place=Ref("field", number=2),
        targets=(name("Scout"), Ref("player", text="B")),
        paying=("Accelerate", ""),
        modes=(1, 2),
    )


def test_the_base_form_of_a_verb_will_do() -> None:
    assert action("A pass") == action("A passes") == Action("pass")
    assert action("A passes Focus") == Action("pass", word="focus")


def test_ways_to_pay() -> None:
    line = "A pays exhaust 2 Fury runes, recycle 1 ready Mind rune, spend 1 Energy, spend 2 any Power, use Scout"

    assert action(line).payments == (
        Payment("exhaust", 2, "Fury"),
        Payment("recycle", 1, "Mind", "ready"),
        Payment("spend", 1, "Energy"),
        Payment("spend", 2, "any"),
        Payment("use", ref=name("Scout")),
    )


def test_shares_of_damage() -> None:
    assert action("A assigns 3 to Scout, 1 damage to Guard").shares == ((3, name("Scout")), (1, name("Guard")))


def test_statements_of_nobody() -> None:
    assert read("everyone passes") == Passing(1, "everyone passes")
    assert read("pass until resolved") == Passing(1, "pass until resolved", until_empty=True)
    assert read("call #12 Imp") == Call(1, "call #12 Imp", ref=Ref("identity", number=12), label="Imp")


# Expectations


def test_facts_are_separated_by_semicolons_or_commas() -> None:
    kinds = [fact.kind for fact in facts("expect focus A, 1 uncontrolled; A has 1 point,")]

    assert kinds == ["holder", "uncontrolled", "points"]


def test_each_fact_keeps_its_words() -> None:
    line = "expect chain is empty,  units at 1: Scout, Guard ; game goes on # comment"

    assert [fact.text for fact in facts(line)] == ["chain is empty", "units at 1: Scout, Guard", "game goes on"]


def test_a_comma_ends_a_list_where_a_fact_follows() -> None:
    first, second, third = facts("expect units at 1: Scout, Guard, A has 1 point, A may move Scout, Guard to 1")

    assert first.list == (name("Scout"), name("Guard"))
    assert (second.kind, third.kind) == ("points", "may")
    assert third.action == Action("move", refs=(name("Scout"), name("Guard")), place=Ref("field", number=1))


def test_terms_may_have_the_capitals_of_the_rulebook() -> None:
    assert facts("expect A has Focus, 1 Contested by A, Scout is Exhausted, Showdown at 1") == tuple(
        Fact(fact.kind, text, fact.negative, fact.refs, fact.list, fact.players, fact.number, fact.words)
        for fact, text in zip(
            facts("expect A has focus, 1 contested by A, Scout is exhausted, showdown at 1"),
            ("A has Focus", "1 Contested by A", "Scout is Exhausted", "Showdown at 1"),
            strict=True,
        )
    )


def test_a_status_is_a_state_or_an_event() -> None:
    kinds = [
        fact.kind for fact in facts("expect Scout is stunned, Scout was stunned, A stunned Scout, nothing stunned")
    ]

    assert kinds == ["status", "happened", "happened", "happened"]


def test_an_event_with_all_that_can_be_said() -> None:
    (fact,) = facts(
        "expect so far Scout was never dealt 3 damage by Guard before A drew twice before no combat began at 1"
    )
    first, second, third = fact.events

    assert fact.ever
    assert (first.happening.phrase, first.subject, first.never, first.number) == ("dealt", name("Scout"), True, 3)
    assert first.details == (("by", name("Guard")),)
    assert (second.subject, second.times) == (Ref("player", text="A"), 2)
    assert (third.happening.phrase, third.never, third.subject) == ("combat began", True, None)


# Lines, comments, editions


def test_comments_and_empty_lines_are_nothing() -> None:
    statements = parse(
        "# one\n\n  A passes # two\nA chooses #12 # three\nA chooses #12# four\n#5 is a comment too", first_line=3
    )

    assert [(s.line, s.text) for s in statements] == [(5, "A passes"), (6, "A chooses #12"), (7, "A chooses #12")]


def test_lines_for_some_editions() -> None:
    text = """A passes
[2026-07-16] A passes
[2026-07-16, 2026-10-16]  # both
    A passes
    [2026-10-16] A passes

  # still in it
      A passes
A passes"""
    statements = parse(text, editions=("2026-07-16", "2026-10-16"))

    both = ("2026-07-16", "2026-10-16")
    assert [s.editions for s in statements] == [(), both[:1], both, both[1:], both, ()]
    assert [s.text for s in statements] == ["A passes"] * 6
    assert [s.holds_in("2026-07-16") for s in statements] == [True, True, True, False, True, True]


# What cannot be read


@pytest.mark.parametrize(
    ("line", "column", "what"),
    [
        ("A mvoes Scout to 1", 3, "cannot read 'mvoes' after 'A'; did you mean 'moves'?"),
        ("  A moves Scout 1", 17, "cannot read '1' after 'A moves Scout'; expected \"'s\", ',', 'to'"),
        ("A ends the trun", 12, "cannot read 'trun' after 'A ends the'; did you mean 'turn'?"),
        ("A plays Scout on", 17, "the line ends too soon, after 'A plays Scout on'; expected "),
        ("expect Scout is hapy", 17, "cannot read 'hapy' after 'expect Scout is'; expected 'a', 'an', 'attached', "),
        ("foo", 1, "cannot read 'foo'; expected 'call', 'everyone', 'expect', 'passes', a player"),
        ("A passes.", 3, "cannot read 'passes.' after 'A'; did you mean 'passes'?"),
        ("expect A has 3 hats", 16, "cannot read 'hats' after 'expect A has 3'; "),
        ("expect units at 1: Scout, Guard flies", 33, "cannot read 'flies' after 'expect units at 1: Scout, Guard'; "),
        ("A moves Scout to %", 18, "cannot read '%' after 'A moves Scout to'; "),
    ],
)
def test_a_malformed_line_says_where_and_what_could_stand_there(line: str, column: int, what: str) -> None:
    caught = error(f"A passes\n{line}")

    assert (caught.line, caught.column) == (6, column)
    assert caught.what.startswith(what)


def test_an_edition_that_there_is_not() -> None:
    caught = error("[2026-07-16, 2026-07-17] A passes")

    assert (caught.line, caught.what) == (5, "no edition '2026-07-17'; there are 2026-07-16, 2026-10-16")


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("[2026-07-16]\nA passes", 5, "a block for some editions holds the lines below it"),
        ("A passes\n[2026-07-16]", 6, "a block for some editions holds the lines below it"),
        (
            "[2026-07-16]\n  A passes\n  [2026-10-16]\n    A passes",
            7,
            "a block for some editions cannot hold another one",
        ),
    ],
)
def test_blocks_that_are_none(text: str, line: int, what: str) -> None:
    caught = error(text)

    assert caught.line == line
    assert caught.what.startswith(what)


def test_a_player_who_does_not_play() -> None:
    with pytest.raises(ScriptError, match="there is no player C, only A, B") as caught:
        parse("A passes\nC passes", players=("A", "B"))
    assert (caught.value.line, caught.value.column) == (2, 1)


def test_the_parser_is_loaded_only_when_a_script_is_read() -> None:
    code = "import sys, riftwright, riftwright.judge.check; sys.exit('lark' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_to_apply_something_is_to_save_with_it() -> None:
    assert action("B applies Guard to Scout") == action("B saves Scout with Guard")
