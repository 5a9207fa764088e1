"""Repeat (820)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_OPTIONAL
from riftwright.core.facts import Face
from riftwright.core.ids import ANY, ENERGY
from riftwright.core.nodes import ACTIVATED, Ability, Cost, Effect
from riftwright.effects import build
from riftwright.effects.filters import UNITS
from riftwright.effects.instructions import ReturnToHand
from riftwright.effects.subjects import target
from tests.rules.keywords.giving import every_edition, keyword, lose
from tests.rules.plays import COUNTER, ChooseOne, When, gear, obj, pool, spell, two_battlefields, unit
from tests.support import choose, events, field, hand, move, play, resolve, thing, use, where

PRICE = Cost(1, ((ANY, 1),))


def repeatable(name: str, *effects: Effect, prices: tuple[Cost, ...] = (PRICE,)) -> Face:
    """A spell with Repeat at each of these prices."""
    return spell(name, *effects, optional=[build.repeat(price) for price in prices])


@every_edition
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 1)])
def test_820_1_d_1_its_instructions_are_executed_a_second_time_where_that_was_paid(
    edition: str, answer: str, drawn: int
) -> None:
    stage = two_battlefields(edition=edition)
    stage.add("A", repeatable("Study", build.draw(1)), "hand")
    stage.player("A", pool="1 Energy, 1 any")
    game = stage.begin()
    play(game, "Study", answer)
    assert pool(game, "A") == ({} if answer == "yes" else {ENERGY: 1, ANY: 1})
    resolve(game)
    assert len(hand(game, "A")) == drawn


@every_edition
@pytest.mark.parametrize("second", ["Left", "Right"])
def test_820_2_a_its_second_execution_has_choices_of_its_own(edition: str, second: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("B", base=["Unit 5 as Left", "Unit 5 as Right"])
    stage.add("A", repeatable("Zap", build.deal(2, target(UNITS))), "hand")
    game = stage.begin()
    play(game, "Zap", "yes", "Left", second)
    resolve(game)
    assert (obj(game, "Left").damage, obj(game, "Right").damage) == ((4, 0) if second == "Left" else (2, 2))


@every_edition
def test_820_2_a_and_modes_of_its_own(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("B", base=["Unit 5 as Target"])
    stage.add("A", repeatable("Either", ChooseOne((build.deal(2, target(UNITS)), build.draw(1)))), "hand")
    game = stage.begin()
    play(game, "Either", "yes", "mode 1", "mode 2")
    resolve(game)
    assert obj(game, "Target").damage == 2
    assert len(hand(game, "A")) == 1


@pytest.mark.parametrize(
    ("answers", "drawn"), [(("no", "no"), 1), (("yes", "no"), 2), (("no", "yes"), 2), (("yes", "yes"), 3)]
)
def test_820_3_each_instance_is_paid_for_separately_and_once(answers: tuple[str, ...], drawn: int) -> None:
    stage = two_battlefields()
    prices = (Cost(1), Cost(0, ((ANY, 1),)))
    stage.add("A", repeatable("Study", build.draw(1), prices=prices), "hand")
    stage.player("A", pool="9 Energy, 9 any")
    game = stage.begin()
    play(game, "Study", *answers)
    assert (9 - pool(game, "A")[ENERGY], 9 - pool(game, "A")[ANY]) == (answers[0] == "yes", answers[1] == "yes")
    resolve(game)
    assert len(hand(game, "A")) == drawn


def test_820_3_a_it_is_played_once() -> None:
    stage = two_battlefields()
    stage.add("A", repeatable("Study", build.draw(1)), "hand")
    stage.add("A", unit("Watcher", 9, build.when(When(ev.PLAYED), build.draw(1))), "base")
    game = stage.begin()
    play(game, "Study", "yes")
    assert len(events(game, ev.FINALIZED)) == 1
    resolve(game)
    assert len(hand(game, "A")) == 3
    assert game.state.players[0].finalized == 1


def test_820_1_d_the_second_execution_comes_right_after_the_first() -> None:
    # No cleanup between the two (321): a unit with Might 3 takes 4 and a card is drawn while it is still there
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as Target"])
    stage.add("A", repeatable("Zap", build.deal(2, target(UNITS)), build.draw(1)), "hand")
    game = stage.begin()
    play(game, "Zap", "yes")
    resolve(game)
    told = [e.kind for e in game.log if e.kind in (ev.DAMAGED, ev.DRAWN, ev.DIED)]
    assert told == [ev.DAMAGED, ev.DRAWN, ev.DAMAGED, ev.DRAWN, ev.DIED]


def test_820_1_d_2_what_the_first_execution_took_away_the_second_ignores() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as Target"])
    stage.add("A", repeatable("Back", ReturnToHand(target(UNITS)), build.draw(1)), "hand")
    game = stage.begin()
    play(game, "Back", "yes")
    resolve(game)
    assert len(events(game, ev.RETURNED)) == 1
    assert len(hand(game, "A")) == 2


def test_820_countered_it_does_nothing_at_all_and_nothing_is_refunded() -> None:
    """KEY-17"""
    stage = two_battlefields()
    stage.add("A", repeatable("Study", build.draw(1)), "hand")
    stage.player("A", pool="1 Energy, 1 any")
    stage.player("B", hand=[COUNTER])
    game = stage.begin()
    play(game, "Study", "yes")
    game.apply("pass")
    play(game, COUNTER)
    resolve(game)
    assert (hand(game, "A"), pool(game, "A")) == ([], {})


@pytest.mark.parametrize(("given", "asked"), [("3 any", True), ("2 any", False)])
def test_820_deflect_is_paid_for_every_execution(given: str, asked: bool) -> None:
    """KEY-03"""
    stage = two_battlefields()
    stage.player("A", pool=given)
    stage.player("B", base=["Unit 5 [Deflect] as Bird"])
    stage.add("A", repeatable("Zap", build.deal(2, target(UNITS)), prices=(Cost(0, ((ANY, 1),)),)), "hand")
    game = stage.begin()
    play(game, "Zap")
    assert (game.decision.kind == D_OPTIONAL) is asked
    if asked:
        choose(game, "yes")
        assert pool(game, "A") == {}
    resolve(game)
    assert obj(game, "Bird").damage == (4 if asked else 2)


def test_820_1_a_granted_to_abilities_it_is_paid_as_they_are_finalized() -> None:
    """820.1.a, 820.1.b, 820.1.c, 820.1.c.1, 820.1.d, 820.1.d.1: the rulebook's unit that repeats its ability."""
    text = "Unit 4 [My abilities repeat: discard 1] [Attack: deal 1 to an enemy unit here] as Raider"
    for answer, dealt in (("yes", 2), ("no", 1)):
        stage = two_battlefields()
        stage.field(1).controller = 1
        stage.place("Unit 9 as Guard", "B", field(1))
        stage.player("A", base=[text], hand=["Filler as Card"])
        game = stage.begin()
        move(game, "Raider", field(1))
        choose(game, answer)
        assert where(game, "Card") == ("A's trash" if answer == "yes" else "A's hand")
        resolve(game)
        assert obj(game, "Guard").damage == dealt


def test_820_1_a_an_ability_that_cannot_pay_for_it_is_not_asked() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Gear [My abilities repeat: discard 1] [Use: draw 1] as Lute"])
    game = stage.begin()
    use(game, "Lute")
    assert game.decision.kind != D_OPTIONAL
    resolve(game)
    assert len(hand(game, "A")) == 1


def test_820_1_a_printed_on_an_ability() -> None:
    """820.1.a, 820.1.c.2, 820.1.c.3: each of its costs is paid once or not at all."""
    stage = two_battlefields()
    ability = Ability(
        ACTIVATED, (build.draw(1),), cost=Cost(), optional_costs=(build.repeat(Cost(1)), build.repeat(Cost(2)))
    )
    stage.add("A", gear("Lute", ability), "base", "Lute")
    stage.player("A", pool="3 Energy")
    game = stage.begin()
    use(game, "Lute", "yes", "yes")
    assert pool(game, "A") == {}
    resolve(game)
    assert len(hand(game, "A")) == 3


@pytest.mark.parametrize(("printed", "drawn"), [("", 2), (" [Repeat: 1]", 3)])
def test_820_3_granted_to_spells_it_is_one_more_instance(printed: str, drawn: int) -> None:
    """820.3, 820.4"""
    stage = two_battlefields()
    stage.player("A", base=["Gear [Spells repeat: 1]"], hand=[f"Spell{printed}: draw 1 as Study"], pool="2 Energy")
    game = stage.begin()
    play(game, "Study", *["yes"] * (drawn - 1))
    assert keyword(game, "Study", "Repeat") == 1
    resolve(game)
    assert len(hand(game, "A")) == drawn


def test_820_4_lost_in_hand_it_is_there_again_on_the_chain() -> None:
    """820.4, 801.3.b.2: what goes to the chain is another object (124), of which nothing has been taken."""
    stage = two_battlefields()
    stage.player("A", hand=["Spell [Repeat: 1] [Repeat: 1]: draw 1 as Study"])
    lose(stage, "Study", "Repeat")
    game = stage.begin()
    assert keyword(game, "Study", "Repeat") == 0
    play(game, "Study", "yes", "yes")
    resolve(game)
    assert len(hand(game, "A")) == 3


def test_820_syndra_gives_it_to_spells_while_she_is_in_a_showdown() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Syndra, Transcendent"], hand=["Spell [Action]: draw 1 as Study"])
    game = stage.begin()
    plain = game.clone()
    play(plain, "Study")
    resolve(plain)
    assert len(hand(plain, "A")) == 1
    move(game, "Syndra, Transcendent", field(1))
    play(game, "Study", "yes")
    resolve(game)
    assert len(hand(game, "A")) == 2


@pytest.mark.parametrize(
    ("answers", "died"),
    [
        (("mode 1", "mode 2", "Two"), ["Two", "Foe"]),
        (("mode 2", "mode 2", "Two", "One"), ["Two", "One"]),
        (("mode 2", "mode 2", "One", "One"), ["One"]),
    ],
)
def test_820_2_a_rocket_barrage_chooses_mode_and_target_for_each_execution(
    answers: tuple[str, ...], died: list[str]
) -> None:
    """820.2, 820.2.a: two gear are killed in the order in which they were chosen."""
    stage = two_battlefields()
    stage.player("A", hand=["Rocket Barrage"])
    stage.player("B", base=["Unit 4 as Foe", "Gear as One", "Gear as Two"])
    game = stage.begin()
    play(game, "Rocket Barrage", "yes", *answers)
    resolve(game)
    assert [e.obj for e in events(game, ev.DIED)] == [thing(game, name) for name in died]


def test_820_square_up_is_repeated_for_a_discard() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 1 as Mine"], hand=["Square Up", "Filler as Card"])
    game = stage.begin()
    play(game, "Square Up", "yes")
    resolve(game)
    assert keyword(game, "Mine", "Assault") == 8
    assert where(game, "Card") == "A's trash"


def test_820_upstage_comedy_downstage_dramatics_and_deserts_call() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 1 exhausted as One", "Unit 1 exhausted as Two"])
    stage.player("A", hand=["Upstage Comedy", "Downstage Dramatics", "Desert's Call"], pool="12 Energy")
    game = stage.begin()
    play(game, "Upstage Comedy", "yes", "One", "Two")
    resolve(game)
    assert not obj(game, "One").exhausted and not obj(game, "Two").exhausted
    play(game, "Downstage Dramatics", "yes")
    resolve(game)
    assert hand(game, "A") == ["Desert's Call", "Filler", "Filler"]
    play(game, "Desert's Call", "yes")
    resolve(game)
    assert [game.state.face_of(oid).name for oid in game.machine.units()].count("Sand Soldier") == 2
    assert pool(game, "A") == {}
