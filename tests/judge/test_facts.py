"""Expectations: every kind of fact and of event, and what is said where one does not hold."""

import pytest

from tests.judge.running import COMBAT, found, holds

# Facts


@pytest.mark.parametrize(
    ("fact", "instead"),
    [
        ("showdown at 1", "no showdown"),
        ("1 uncontrolled", "B controls 1"),
        ("2 is not uncontrolled", "2 uncontrolled"),
        ("A controls 1", "B controls 1"),
        ("B does not control 1", "B controls 1"),
        ("B controls Scout", "A controls Scout"),
        ("1 contested", "1 not contested"),
        ("combat staged at 1", "nothing staged at 1"),
        ("focus A", "focus nobody"),
        ("priority B", "priority A"),
        ("attacker A", "attacker nobody"),
        ("Scout at 1", "Scout is in A's base"),
        ("Scout not in base", "Scout is in A's base"),
        ("Charm in trash", "Charm is in A's hand"),
        ("Charm not in A's hand", "Charm is in A's hand"),
        ("Charm on the chain", "Charm is in A's hand"),
        ("Charm facedown at 1", "nothing facedown at 1"),
        ("Scout is exhausted", "Scout is ready, in A's base"),
        ("Scout is not ready", "Scout is ready, in A's base"),
        ("Scout is attached", "Scout is ready, in A's base"),
        ("Scout is a gear", "Scout is a unit"),
        ("Scout is not a unit", "Scout is a unit"),
        ("A controls Scout's ability", "Scout's ability is not on the chain"),
        ("Scout has Might -3", "Scout has Might 2"),
        ("Scout has damage 1", "Scout has 0 damage"),
        ("Scout has Tank", "Scout has no Tank"),
        ("Guard has no Tank", "Guard has Tank"),
        ("Guard has Tank 2", "Guard has Tank"),
        ("A has 1 point", "A has 0 points"),
        ("A has 1 card in hand", "A has 2 cards in hand"),
        ("A has 1 rune", "A has 0 runes"),
        ("A has 1 ready Fury rune", "A has 0 ready Fury runes"),
        ("A has 1 Energy", "A has 99 Energy"),
        ("A has 1 Fury Power", "A has 0 Fury Power"),
        ("A has 1 XP", "A has 0 XP"),
        ("A has 1 unit", "A has 2 units"),
        ("B has 1 unit at 1", "B has 2 units at battlefield 1"),
        ("units at 1: Guard", "units at 1: Guard, Page"),
        ("B's base: nothing", "B's base: Ox"),
        ("A's hand: Charm", "A's hand: Hextech Ray, Charm"),
        ("top of A's deck: Charm", "top of A's deck: Filler"),
        ("chain has 1 item", "the chain has 0 items, 0 of them pending: nothing"),
        ("1 pending item", "the chain has 0 items, 0 of them pending: nothing"),
        ("chain: Charm", "chain: nothing"),
        ("phase draw", "phase main"),
        ("turn of B", "turn of A"),
        ("turn 3", "turn 7"),
        ("state Showdown Open", "state Neutral Open"),
        ("A wins", "the game goes on"),
        ("B wins", "the game goes on"),
        ("Scout died", "that did not happen since the last choice"),
        ("so far Scout died", "that did not happen"),
        ("Scout died before A drew", "'died' did not happen"),
        ("A may not move Scout to 1", "A may"),
        ("A may not end the turn", "A may"),
        ("A may move Scuot to 1", "nothing in this game is called 'Scuot'; did you mean Scout?"),
        ("A may not move Scuot to 1", "nothing in this game is called 'Scuot'; did you mean Scout?"),
        ("1 is contested by A", "1 not contested"),
        ("Scout in 1", "Scout is in A's base"),
    ],
)
def test_a_fact_that_does_not_hold_says_what_is_the_case(fact: str, instead: str) -> None:
    assert found(f"expect {fact}") == [instead]


def test_facts_of_a_combat() -> None:
    script = "A moves Hero to 1\nexpect "

    holds(script + "combat at 1 attacker A defender B, showdown at 1, attacker A, defender B, 1 contested by A", COMBAT)
    holds(script + "Hero is attacking, Guard is defending, no showdown at 2, no combat at 2, nothing staged", COMBAT)
    holds(script + "A has Focus; A has Priority; state Showdown Open; Combat at 1; no pending items", COMBAT)
    for fact in ("no combat", "no showdown", "combat at 2", "combat at 1 attacker B"):
        assert found(script + fact, COMBAT) == ["combat at 1 attacker A defender B"]
    assert found(script + "1 not contested", COMBAT) == ["1 contested by A"]


def test_kinds_of_things_and_whose_an_item_is() -> None:
    board = '[A]\nbase = ["Recruit", "Gear as Hat", "Unit 1 [Move: draw 1] as Scout"]'
    script = "A moves Scout to 1\nexpect A controls Scout's ability, "

    holds(script + "Recruit is a token, Recruit is a unit, Hat is a gear, Hat is not a token", board)
    assert found(
        script + "B controls Scout's ability; A does not control Scout's ability; Recruit is a spell", board
    ) == [
        "A controls Scout's ability",
        "A controls Scout's ability",
        "Recruit is a unit and a token",
    ]


def test_facts_of_staging() -> None:
    board = '[[battlefield]]\ncontested = "A"\nstaged = ["showdown"]\nA = ["Unit 1"]\n[showdown]\nat = 2\nfocus = "A"'

    holds("expect showdown staged at 1, no combat staged, no combat staged at 1, nothing staged at 2", board)
    for fact in ("nothing staged", "no showdown staged at 1", "combat staged at 1"):
        assert found(f"expect {fact}", board) == ["showdown staged at 1"]


def test_facts_of_statuses() -> None:
    board = """[A]
base = ["Unit 3 as One stunned buffed damaged 1 empowered", "Gear as Hat attached to One", "Unit 3 as Two exhausted"]"""

    holds(
        "expect One is stunned, One is buffed, One is damaged, One is empowered, One is ready; Two is exhausted", board
    )
    holds("expect Hat is attached, Hat is attached to One, Two is not buffed, One is not attacking", board)
    assert found("expect Two is stunned, Hat is attached to Two", board) == [
        "Two is exhausted, in A's base",
        "Hat is ready, attached to One, in A's base",
    ]


def test_values_of_keywords() -> None:
    board = '[A]\nbase = ["Unit 3 [Deflect 2] as One"]'

    holds("expect One has Deflect 2, One has Deflect, One has no Tank", board)
    assert found("expect One has Deflect 1", board) == ["One has Deflect 2"]


def test_whoever_can_do_it_may() -> None:
    holds(
        "expect A may play Charm on Guard to 2; A may not play Charm on Scout to 2; A may not play Charm on Guard to 1;"
        " A may move Scout, Hero to 1; A may not move Ox to 1; B may not pass; A may end the turn"
        "; A may not choose Scout"
    )
    assert found("expect A may move Ox to 1; B may end the turn")[0].startswith("Ox may not move to battlefield 1 now")
    holds("A moves Scout to 2\nexpect A may pass, A may play Hextech Ray on Guard, A may not play Charm on Guard to 2")


def test_to_try_what_a_player_may_do_changes_nothing() -> None:
    holds("expect A may play Charm on Guard to 2; Charm in A's hand, chain is empty\nA plays Charm on Guard to 2")


def test_whoever_is_asked() -> None:
    holds("expect asked A, asked A to act\nA plays Charm\nexpect asked A to choose")
    holds("A plays Hextech Ray on Guard\nexpect asked A to pass, asked A to act")
    assert found("expect asked B")[0].startswith("A is asked to act")
    assert found("A concedes\nexpect asked A") == ["the game is over: B wins by concession"]


# What has happened


def test_events_since_the_last_choice_or_of_the_whole_run() -> None:
    script = "A plays Hextech Ray on Guard\neveryone passes\nexpect Guard died\nA ends the turn\nexpect "

    holds(script + "Guard never died, nothing died, so far Guard died, so far Guard was killed once, B drew 1 card")
    assert found(script + "Guard died; so far Guard died twice; nobody drew") == [
        "that did not happen since the last choice",
        "that happened 1 times",
        "that happened 1 times since the last choice",
    ]


def test_words_for_damage_and_movement() -> None:
    script = "A moves Hero, Scout to 2\nexpect "

    holds(script + "Hero moved, Hero moved to 2, Hero moved from base, A moved Scout, Scout moved from base to 2")
    holds(
        script + "Hero never moved from 1, Hero was not moved to 1, 2 was contested by A, A contested 2, A gained focus"
    )
    ray = "A plays Hextech Ray on Guard\neveryone passes\nexpect "
    holds(ray + "Guard took 3 damage, A dealt 3 damage to Guard, Guard was dealt 3 damage by Hextech Ray")
    holds(ray + "Guard never took 2, killed Guard, Guard died at 1, Hextech Ray resolved")


def test_words_for_battlefields_and_points() -> None:
    script = "A moves Scout to 2\neveryone passes\nexpect "

    holds(script + "A conquered 2, A took control of 2, A gained 1 point, A never held 2")
    holds(script + "showdown ended at 2, no showdown began, so far showdown began at 2")


def test_the_order_of_events() -> None:
    script = "A moves Scout to 2\neveryone passes\nexpect "

    holds(script + "showdown ended at 2 before A took control of 2 before A conquered 2")
    assert found(script + "A conquered 2 before showdown ended") == ["'showdown ended' came first"]
