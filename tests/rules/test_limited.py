"""What players do only where something tells them to (430-444), and what is told of channeling, burning, creating."""

import pytest

from riftwright.cards.tokens import BRUSH
from riftwright.core import events as ev
from riftwright.core.decisions import D_PAY, O_ACTIVATE, O_ADD, O_DECLINE, O_END_TURN, O_HIDE, O_MOVE, O_PASS, O_PLAY
from riftwright.core.facts import Face
from riftwright.core.ids import BASE, ENERGY, RUNE
from riftwright.effects import build
from riftwright.effects.instructions import Burn
from riftwright.effects.paying import MayPay
from riftwright.effects.subjects import ME
from riftwright.effects.triggers import WhenPlayed
from riftwright.notation.board import Board
from riftwright.rules.actions import status, tokens
from tests.rules.helpers import every_edition, ongoing, two_fields
from tests.rules.plays import casting, pool, two_battlefields, unit, watcher
from tests.support import (
    begin,
    choose,
    events,
    field,
    hand,
    might,
    move,
    pass_showdown,
    play,
    resolve,
    resolve_top,
    thing,
    where,
)

A, B = 0, 1


@every_edition
@pytest.mark.parametrize("open_showdown", [False, True])
def test_430_to_444_limited_actions_are_never_offered_by_themselves(edition: str, open_showdown: bool) -> None:
    """430.4, 430.4.b, 431.4, 431.4.a, 432.2, 432.2.a, 433.2, 433.2.a, 434.2, 434.2.a, 435.2, 435.2.a, 436.2, 436.2.a,
    437.6, 437.6.a, 438.2, 438.2.a, 439.6, 439.6.a, 440.3, 440.3.a, 441.3, 441.3.a, 442.2, 442.2.a, 443.3, 443.3.a,
    444.3, 444.3.a, 446: of their own accord players play, activate, Add, hide, make Standard Moves, pass and end.
    """
    board = Board(turn="A", edition=edition)
    board.battlefield("Brush", controller="A", units={"A": ["Unit 2 as Front", "Doran's Shield attached to Front"]})
    board.battlefield()
    board.player("A", base=["Unit 2 empowered as Home", "Gear as Lamp", "Long Sword"], deck=["Charm"])
    game = begin(board.player("A", hand=["Consult the Past", "Unit 1"], runes="3 Fury", rune_deck="3 Fury"))
    if open_showdown:
        move(game, "Home", field(2))
    own = (O_PLAY, O_ACTIVATE, O_ADD, O_HIDE, O_MOVE, O_PASS, O_END_TURN)

    assert {option.kind for option in game.decision.options} <= set(own)
    used = [game.describe(o) for o in game.decision.options if o.kind == O_ACTIVATE]
    assert all("Long Sword" in sentence for sentence in used)  # its Equip says so


@every_edition
def test_430_4_a_two_runes_in_the_channel_phase(edition: str) -> None:
    board = Board(turn="A", edition=edition, phase="channel").battlefield()
    game = begin(board.player("A", runes="", rune_deck="4 Calm"))

    assert len(game.state.players[A].runes) == 2


def test_431_1_c_1_with_too_few_cards_to_look_at_the_rest_is_ignored() -> None:
    """Predicting in an empty deck looks at nothing, recycles nothing, and burns nobody out (436.4.a)."""
    game = begin(two_fields().player("A", hand=["Spell: predict 2"], deck=["Unit 4"], trash=["Unit 5"]))
    play(game, "Spell: predict 2")
    resolve(game)
    while game.state.chain or game.decision.kind not in (0,):
        game.apply(0)

    assert events(game, ev.BURNED_OUT) == []
    assert [game.state.face_of(oid).name for oid in game.state.players[A].main_deck] == ["Unit 4"]


def test_433_1_a_both_changes_of_a_swap_last_for_the_turn() -> None:
    game = begin(two_fields().player("A", base=["Unit 1 as Low", "Unit 5 as High"]))
    status.swap(game.machine, thing(game, "Low"), thing(game, "High"), A)
    assert (might(game, "Low"), might(game, "High")) == (5, 1)
    game.apply("end")

    assert (might(game, "Low"), might(game, "High")) == (1, 5)


def test_438_7_b_1_a_token_may_swap_back_to_any_card_before_it() -> None:
    """A battlefield became Brush; another token took its place. Either is asked for its first card."""
    game = begin(Board(turn="A").battlefield("Trifarian War Camp", controller="A", units={"A": ["Unit 2"]}))
    camp = game.state.battlefields[0].id
    tokens.replace(game.machine, camp, BRUSH, A)
    tokens.replace(game.machine, camp, BRUSH, A)
    [card] = game.state.players[A].banishment
    assert tokens.swap_back(game.machine, camp, card, A)

    assert game.state.face_of(camp).name == "Trifarian War Camp"


def test_439_2_b_3_a_created_rune_is_in_the_base() -> None:
    """439.2.b.1: a permanent is where it was created, on the board."""
    game = begin(two_fields())
    made = tokens.create(game.machine, Face("Odd Rune", RUNE, supertype="Token"), B, B)

    assert (made.zone, made.loc, made.controller) == (BASE, B, B)
    assert made.id in game.state.players[B].runes


def test_439_3_a_a_created_token_follows_the_rules_for_tokens() -> None:
    game = begin(two_fields().player("A", hand=["Spell: return a unit"]))
    made = tokens.create(game.machine, Face("Imp", 1, might=2, supertype="Token"), A, A)
    play(game, "Spell: return a unit", f"choose:{made.id}")
    resolve(game)

    assert game.state.players[A].hand == []


def test_440_1_a_what_triggers_on_burning_comes_afterwards() -> None:
    """440.2.a: all three cards are in the trash before the ability that watched goes on the chain."""
    stage = two_battlefields()
    stage.add("A", watcher(ev.TRASHED), "base")
    stage.player("A", deck=[f"Unit {n}" for n in range(1, 9)])
    game = casting(stage, Burn(3))

    assert len([o for o in game.state.players[A].trash if game.state.face_of(o).name.startswith("Unit")]) == 3
    kinds = [event.kind for event in game.log if event.kind in (ev.TRASHED, ev.ITEM_ADDED)]
    last = max(i for i, kind in enumerate(kinds) if kind == ev.TRASHED)
    assert ev.ITEM_ADDED not in kinds[kinds.index(ev.TRASHED) : last]


@every_edition
def test_444_1_paying_takes_resources_out_of_the_pool(edition: str) -> None:
    game = begin(two_fields(edition).player("A", hand=["Hextech Ray"], pool="2 Energy, 1 Fury", runes=""))
    play(game, "Hextech Ray")

    assert pool(game, "A") == {ENERGY: 1}


@pytest.mark.parametrize("pays", [True, False])
def test_205_what_an_instruction_says_to_pay_is_no_cost_of_the_ability(pays: bool) -> None:
    """740.4.a.2.a: it is finalized without any of it, and the payment is asked as the instruction is reached."""
    stage = two_battlefields()
    may_pay = MayPay(build.cost(2), (build.draw(1),), (build.channel(1),))
    stage.add("A", unit("Buyer", 2, build.when(WhenPlayed(), build.give(1, ME), may_pay)), "hand", "Buyer")
    stage.player("A", pool="2 Energy", rune_deck="3 Fury").player("B", pool="")
    game = stage.begin()
    play(game, "Buyer")
    assert [item.pending for item in game.state.chain] == [False]
    assert (pool(game, "A"), events(game, ev.COST_PAID)) == ({ENERGY: 2}, [])
    resolve_top(game)
    assert (game.decision.kind, might(game, "Buyer")) == (D_PAY, 3)
    game.apply(next(o for o in game.decision.options if (o.kind == O_DECLINE) is not pays))
    assert (len(hand(game, "A")), len(events(game, ev.CHANNELED))) == ((1, 0) if pays else (0, 1))
    assert pool(game, "A") == ({} if pays else {ENERGY: 2})


@every_edition
def test_444_2_b_who_does_not_pay_does_without_what_was_to_be_paid_for(edition: str) -> None:
    board = Board(turn="A", edition=edition).battlefield("Monastery of Hirana")
    game = begin(board.player("A", base=["Unit 1 buffed as Scout"]))
    move(game, "Scout", field(1))
    pass_showdown(game)
    choose(game, "no")
    resolve(game)

    assert (hand(game, "A"), might(game, "Scout")) == ([], 2)


@every_edition
@pytest.mark.parametrize(("there", "combat"), [([], False), (["Unit 9 as Guard"], True)])
def test_451_a_move_may_begin_a_showdown_and_452_a_combat(edition: str, there: list[str], combat: bool) -> None:
    """449.1, 451, 452: an arrival at a battlefield of nobody, and at one of an opponent with units."""
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B" if there else None, units={"B": there})
    game = begin(board.battlefield().player("A", base=["Unit 2 as Scout"]))
    move(game, "Scout", field(1))

    assert (ongoing(game), game.state.combat) == (1, combat)


@every_edition
def test_446_3_a_move_is_from_one_place_to_another_at_once(edition: str) -> None:
    """446.3.a, 446.3.b, 447.1, 447.2, 448"""
    game = begin(two_fields(edition).player("A", base=["Unit 2 as Scout"]))
    move(game, "Scout", field(2))
    [moved] = events(game, ev.MOVED)

    assert (moved.other, moved.loc) == (A, field(2))
    assert game.state.chain == []


@every_edition
def test_458_1_a_recall_changes_no_status(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="A", units={"A": ["Unit 5 as Vet damaged 2 buffed exhausted"]})
    game = begin(board.battlefield().player("A", hand=["Spell: recall a unit"]))
    play(game, "Spell: recall a unit")
    resolve(game)
    vet = game.state.objects[thing(game, "Vet")]

    assert where(game, "Vet") == "A's base"
    assert (vet.damage, vet.buffs, vet.exhausted) == (2, 1, True)


def test_441_empowered_is_there_or_not() -> None:
    """441.1.a, 441.1.b, 441.2.a: becoming so is an event once."""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Knight"])
    game = stage.begin()
    knight = thing(game, "Knight")
    assert status.empower(game.machine, knight, A)
    assert not status.empower(game.machine, knight, A)
    assert len(events(game, ev.EMPOWERED_EVENT)) == 1
    assert status.disempower(game.machine, knight, A)
    assert not status.disempower(game.machine, knight, A)
