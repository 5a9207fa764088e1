"""Game actions: 413-416, 422-427, 430-443, and XP (728-733)."""

import pytest

from riftwright.cards.tokens import RECRUIT
from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_BURN_OUT
from riftwright.core.facts import Face
from riftwright.core.ids import BATTLEFIELD_CARD, BEGINNING, DRAW, MAIN, NOWHERE, TRASH
from riftwright.core.nodes import TRIGGERED, Ability, Passive
from riftwright.effects import build
from riftwright.effects.amounts import Number
from riftwright.effects.filters import ENEMY_UNITS, FRIENDLY_UNITS, UNITS
from riftwright.effects.instructions import GainPoints
from riftwright.effects.passives import HaveMight
from riftwright.effects.subjects import YOU, target
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.actions import cards, fields, resources, status, tokens
from riftwright.rules.frame import Frame
from tests.rules.plays import COUNTER, Do, Does, Stage, When, casting, gear, obj, two_battlefields, unit, watcher
from tests.support import (
    begin,
    choose,
    controller,
    end_turn,
    events,
    field,
    hand,
    might,
    play,
    points,
    resolve,
    sentences,
    thing,
    where,
)

# 413, 431: draw and Burn Out


def deck(*names: str) -> Stage:
    stage = two_battlefields()
    stage.player("A", deck=list(names))
    return stage


def test_413_1_a_cards_are_drawn_from_the_top_of_the_main_deck() -> None:
    game = casting(deck("Unit 1", "Unit 2", "Unit 3"), build.draw(2))
    assert hand(game, "A") == ["Unit 1", "Unit 2"]


def test_413_4_with_too_few_cards_one_draws_burns_out_and_draws_the_rest() -> None:
    stage = deck("Unit 1")
    stage.player("A", trash=["Unit 2", "Unit 3"])
    game = casting(stage, build.draw(2))

    story = [e.kind for e in game.log if e.kind in (ev.DRAWN, ev.BURNED_OUT, ev.RECYCLED, ev.POINT_GAINED)]
    assert story == [ev.DRAWN, ev.BURNED_OUT, ev.RECYCLED, ev.RECYCLED, ev.POINT_GAINED, ev.DRAWN]
    assert len(hand(game, "A")) == 2
    assert points(game) == [0, 1]
    assert len(game.state.players[0].main_deck) == 1


def test_431_2_b_the_trash_is_recycled_without_the_spell_that_is_resolving() -> None:
    game = casting(deck(), build.draw(1), name="Drain")
    # the trash was empty, so nobody could draw: Burn Outs follow until B has won
    assert where(game, "Drain") == "A's chain"
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_431_3_c_1_repeated_burn_outs_win_at_once_without_a_cleanup() -> None:
    stage = deck()
    stage.player("B", points=6)
    game = casting(stage, build.draw(1))

    assert game.outcome is not None
    assert game.outcome.reason == "burn out"
    assert points(game) == [0, 8]
    story = [e.kind for e in game.log if e.kind in (ev.BURNED_OUT, ev.POINT_GAINED, ev.GAME_WON, ev.CLEANUP_BEGAN)]
    assert story[-5:] == [ev.BURNED_OUT, ev.POINT_GAINED, ev.BURNED_OUT, ev.POINT_GAINED, ev.GAME_WON]


def test_431_3_c_the_first_burn_out_wins_in_a_cleanup_like_any_other_point() -> None:
    stage = deck()
    stage.player("A", trash=["Unit 1"]).player("B", points=7)
    game = casting(stage, build.draw(1), build.draw(0))
    assert game.outcome is not None
    assert game.outcome.reason == "points"
    assert hand(game, "A") == ["Unit 1"]


def test_431_3_c_more_points_than_any_opponent_are_needed() -> None:
    stage = deck()
    stage.player("A", points=7).player("B", points=7)
    game = casting(stage, GainPoints(Number(3), YOU), build.draw(1))  # 10 to 7 before the Burn Outs
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    assert points(game) == [10, 11]  # at 8, 9 and 10 it went on


def test_431_3_b_points_of_later_burn_outs_cannot_be_prevented() -> None:
    # Tianna Crownguard: opponents of A cannot gain points while she is at a battlefield
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Tianna Crownguard"]})
    stage.player("A", deck=[])
    stage.player("B", points=6)
    game = casting(stage, build.draw(1))
    assert game.outcome is not None
    assert points(game) == [0, 8]
    assert len(events(game, ev.BURNED_OUT)) == 3  # the first one gave nothing


def test_431_2_c_who_burns_out_chooses_an_opponent_to_gain_the_point() -> None:
    stage = two_battlefields(mode="skirmish")
    stage.battlefield()
    stage.player("A", deck=[], trash=["Unit 1"])
    game = casting(stage, build.draw(1))
    assert game.decision.kind == D_BURN_OUT
    assert sentences(game) == ["B", "C"]
    choose(game, "C")
    assert points(game) == [0, 0, 1]
    assert hand(game, "A") == ["Unit 1"]


def test_431_3_c_in_a_team_either_opponent_wins_for_their_team() -> None:
    stage = two_battlefields(mode="magma")
    stage.battlefield()
    stage.player("A", deck=[]).player("B", points=9)
    game = casting(stage, build.draw(1))
    while game.outcome is None:
        choose(game, "D")  # the second of the team
    assert game.outcome.winners == (1, 3)
    assert points(game) == [0, 11]


def test_431_1_b_cards_banished_from_the_deck_burn_out_too() -> None:
    stage = deck("Unit 1")
    stage.player("A", trash=["Unit 2"])
    game = casting(stage, Do(lambda frame: cards.banish_from_deck(frame.m, frame.you, 2)))
    assert {where(game, "Unit 1"), where(game, "Unit 2")} == {"A's banishment"}
    assert points(game) == [0, 1]


def test_440_4_burning_more_than_there_is_burns_out_in_between() -> None:
    stage = deck("Unit 1", "Unit 2")
    stage.player("A", trash=["Unit 3", "Unit 4", "Unit 5"])
    game = casting(stage, Do(lambda frame: cards.burn(frame.m, frame.you, 4)))
    assert points(game) == [0, 1]
    assert len(game.state.players[0].trash) == 2 + 1  # the spell too
    assert len(game.state.players[0].main_deck) == 3


def test_440_1_burning_puts_cards_from_the_top_of_the_deck_into_the_trash() -> None:
    game = casting(deck("Unit 1", "Unit 2", "Unit 3"), Do(lambda frame: cards.burn(frame.m, frame.you, 2)))
    assert (where(game, "Unit 1"), where(game, "Unit 2")) == ("A's trash", "A's trash")
    assert where(game, "Unit 3") == "A's main deck"
    assert events(game, ev.DISCARDED) == []  # 422.1: only from hand


# 414, 415, 423, 426: statuses that are there or not


@pytest.mark.parametrize(
    ("word", "state", "kind", "happens"),
    [
        ("ready", "exhausted", ev.READIED, True),
        ("ready", "", ev.READIED, False),  # 415.1.c
        ("stun", "", ev.STUNNED_EVENT, True),
        ("stun", "stunned", ev.STUNNED_EVENT, False),  # 423.1.a.1
        ("buff", "", ev.BUFFED_EVENT, True),
        ("buff", "buffed", ev.BUFFED_EVENT, False),  # 426.1.c
    ],
)
def test_414_to_426_a_status_that_is_there_already_is_no_event_and_triggers_nothing(
    word: str, state: str, kind: int, happens: bool
) -> None:
    stage = two_battlefields()
    stage.add("A", watcher(kind), "base")
    stage.player("B", base=[f"Unit 3 as Pawn {state}".strip()])
    stage.player("A", hand=[f"Spell: {word} an enemy unit"])
    game = stage.begin()
    play(game, f"Spell: {word} an enemy unit")
    resolve(game)
    assert len(events(game, kind, "Pawn")) == int(happens)
    assert len(hand(game, "A")) == int(happens)


def test_414_1_c_exhausting_what_is_exhausted_is_no_event() -> None:
    for state, happens in (("", 1), ("exhausted", 0)):
        stage = two_battlefields()
        stage.player("B", base=[f"Unit 3 as Pawn {state}".strip()])
        game = casting(stage, Does(lambda f, oid: status.exhaust(f.m, oid), target(ENEMY_UNITS)))
        assert obj(game, "Pawn").exhausted
        assert len(events(game, ev.EXHAUSTED_EVENT)) == happens


def test_441_and_442_empowered_is_there_or_not() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 as Hero"])
    game = stage.begin()
    m, hero = game.machine, thing(game, "Hero")
    assert not status.disempower(m, hero, 0)  # 442.1.a.1
    assert status.empower(m, hero, 0)
    assert not status.empower(m, hero, 0)  # 441.1.c
    assert obj(game, "Hero").empowered
    assert status.disempower(m, hero, 0)
    assert not obj(game, "Hero").empowered
    kinds = [e.kind for e in game.log if e.kind in (ev.EMPOWERED_EVENT, ev.DISEMPOWERED)]
    assert kinds == [ev.EMPOWERED_EVENT, ev.DISEMPOWERED]


def test_702_2_b_a_buff_is_spent_by_who_controls_the_unit_and_only_where_there_is_one() -> None:
    board = Board(turn="A", edition="2026-07-16").battlefield()
    board.player("A", base=["Unit 3 as Hero buffed", "Unit 3 as Pawn"])
    game = begin(board)
    m = game.machine
    assert not status.spend_buff(m, thing(game, "Pawn"), 0)  # 702.2.b.1
    assert not status.spend_buff(m, thing(game, "Hero"), 1)  # 702.2.b.2
    assert status.spend_buff(m, thing(game, "Hero"), 0)
    assert might(game, "Hero") == 3


# 416: recycle


def thing_in(frame: Frame, name: str) -> int:
    s = frame.m.state
    return next(o.id for o in s.objects if s.faces[o.face].name == name)


def test_416_1_a_card_is_recycled_to_the_bottom_of_its_owners_deck() -> None:
    stage = deck("Unit 1", "Unit 2")
    stage.player("A", trash=["Unit 3"])
    game = casting(stage, Do(lambda frame: cards.recycle(frame.m, [thing_in(frame, "Unit 3")])))
    assert order_of(game) == ["Unit 1", "Unit 2", "Unit 3"]


def test_416_1_c_each_players_cards_go_to_their_own_deck() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as Pawn"], deck=["Unit 1"])
    game = casting(stage, Does(lambda f, oid: cards.recycle(f.m, [oid]), target(ENEMY_UNITS)))
    assert where(game, "Pawn") == "B's main deck"
    assert game.state.players[1].main_deck[0] == thing(game, "Pawn")


def test_416_1_b_runes_are_recycled_to_the_rune_deck() -> None:
    stage = two_battlefields()
    stage.player("A", runes="1 Fury", rune_deck="1 Calm")
    game = stage.begin()
    rune = game.state.players[0].runes[0]
    cards.recycle(game.machine, [rune])
    assert game.state.players[0].rune_deck[0] == rune
    assert game.state.players[0].runes == []


def test_416_5_several_cards_go_to_the_bottom_in_a_random_order() -> None:
    orders = set()
    for seed in range(12):
        stage = Stage(seed=seed)
        stage.battlefield()
        stage.player("A", deck=["Unit 9"], trash=["Unit 1", "Unit 2", "Unit 3"])
        game = stage.begin()
        cards.recycle(game.machine, game.state.players[0].trash[:])
        names = order_of(game)
        assert names[0] == "Unit 9"
        orders.add(tuple(names))
    assert len(orders) > 2


def test_186_1_a_token_that_is_recycled_ceases_to_exist() -> None:
    """185.2.e"""
    stage = two_battlefields()
    stage.player("A", base=["Recruit as Token"])
    game = stage.begin()
    oid = thing(game, "Token")
    cards.recycle(game.machine, [oid])
    assert game.state.objects[oid].zone == NOWHERE
    assert oid not in game.state.players[0].main_deck


# 422: discard


def test_422_1_a_the_player_who_discards_chooses_what() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Unit 1", "Unit 2", "Unit 3"])
    game = casting(stage, Do(lambda frame: cards.discard_some(frame.m, frame.you, 2)))
    choose(game, "discard Unit 1", "discard Unit 3")
    assert hand(game, "A") == ["Unit 2"]
    assert len(events(game, ev.DISCARDED)) == 2


def test_422_1_b_what_triggers_on_a_discard_does_so_afterwards() -> None:
    stage = two_battlefields()
    stage.add("A", watcher(ev.DISCARDED), "base")
    stage.player("A", hand=["Unit 1"])
    game = casting(stage, Do(lambda frame: cards.discard_some(frame.m, frame.you, 1)))
    assert where(game, "Unit 1") == "A's trash"
    assert hand(game, "A") == ["Filler"]


def test_385_2_a_card_may_trigger_where_it_says_that_it_does() -> None:
    # When you discard me, draw 1: heard in the trash
    ability = Ability(TRIGGERED, (build.draw(1),), trigger=When(ev.DISCARDED, mine=True), zone=TRASH)
    stage = two_battlefields()
    stage.add("A", unit("Chompers", 3, ability), "hand")
    game = casting(stage, Do(lambda frame: cards.discard_some(frame.m, frame.you, 1)))
    assert where(game, "Chompers") == "A's trash"
    assert hand(game, "A") == ["Filler"]


def test_384_2_a_triggered_ability_of_a_permanent_is_silent_off_the_board() -> None:
    for place, drawn in (("base", 1), ("trash", 0), ("hand", 0)):
        stage = two_battlefields()
        stage.add("A", watcher(ev.POINT_GAINED), place)
        stage.player("A", hand=["Spell: gain 1 point"])
        game = stage.begin()
        play(game, "Spell: gain 1 point")
        resolve(game)
        assert hand(game, "A").count("Filler") == drawn


# 424: reveal


def test_424_1_a_2_revealed_cards_stay_where_they_are() -> None:
    game = casting(
        deck("Unit 1", "Unit 2"),
        Do(lambda frame: cards.reveal(frame.m, frame.you, frame.m.state.players[0].main_deck[-1:])),
    )
    assert [game.state.face_of(e.obj).name for e in events(game, ev.REVEALED)] == ["Unit 1"]
    assert where(game, "Unit 1") == "A's main deck"


# 425: counter


def test_425_1_a_a_countered_spell_does_nothing_and_goes_to_the_trash() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Spell 2: draw 1"], pool="2 Energy").player("B", hand=[COUNTER])
    game = stage.begin()
    play(game, "Spell 2: draw 1")
    game.apply("pass")
    play(game, COUNTER)
    resolve(game)
    assert where(game, "Spell 2: draw 1") == "A's trash"
    assert hand(game, "A") == []
    assert game.state.players[0].pool == [0] * len(game.state.players[0].pool)  # 425.1.c: nothing is refunded


def test_425_abilities_can_be_countered_where_a_text_says_so() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 1 [Use: draw 1] as Sage"])
    stage.player("B", hand=["Spell [Reaction]: counter an ability"])
    game = stage.begin()
    game.apply(next(o for o in game.decision.options if o.key.startswith("use")))
    game.apply("pass")
    play(game, "Spell [Reaction]: counter an ability")
    resolve(game)
    assert hand(game, "A") == []
    assert obj(game, "Sage").exhausted  # 425.1.c.1


# 430: channel


def test_430_2_a_runes_are_channeled_ready_from_the_top_of_the_rune_deck() -> None:
    stage = two_battlefields()
    stage.player("A", runes="", rune_deck="1 Calm, 1 Mind")
    game = casting(stage, build.channel(1))
    s = game.state
    assert [s.face_of(oid).name for oid in s.players[0].runes] == ["Calm Rune"]
    assert not s.objects[s.players[0].runes[0]].exhausted


def test_430_2_an_effect_may_have_them_enter_exhausted() -> None:
    stage = two_battlefields()
    stage.player("A", runes="", rune_deck="2 Calm")
    game = casting(stage, build.channel(2, exhausted=True))
    assert [game.state.objects[oid].exhausted for oid in game.state.players[0].runes] == [True, True]


def test_430_3_as_many_runes_as_there_are() -> None:
    stage = two_battlefields()
    stage.player("A", runes="", rune_deck="1 Calm")
    game = casting(stage, build.channel(3))
    assert len(game.state.players[0].runes) == 1
    assert game.outcome is None


# 432, 433: double and swap


def test_432_1_doubling_adds_what_the_might_is_now() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 as Hero buffed"])
    game = casting(stage, Does(lambda f, oid: status.double(f.m, oid, f.you), target(FRIENDLY_UNITS)))
    assert might(game, "Hero") == 8
    status.spend_buff(game.machine, thing(game, "Hero"), 0)
    assert might(game, "Hero") == 7  # the +4 stays
    end_turn(game)
    assert might(game, "Hero") == 3


def test_477_3_c_doubling_a_negative_might_adds_nothing() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Hero -4"])
    game = casting(stage, Does(lambda f, oid: status.double(f.m, oid, f.you), target(FRIENDLY_UNITS)))
    assert game.machine.raw_might(thing(game, "Hero")) == -2


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        ("Unit 5 as Mine", "Unit 1 as Theirs", (1, 5)),
        ("Unit 2 as Mine", "Unit 6 as Theirs", (6, 2)),
        ("Unit 2 as Mine -4", "Unit 3 as Theirs", (3, -2)),  # 143.2.b.1: with what it really is
        ("Unit 4 as Mine", "Unit 4 as Theirs", (4, 4)),
    ],
)
def test_433_1_b_swapping_raises_the_lower_by_the_difference_and_lowers_the_higher(
    mine: str, theirs: str, after: tuple[int, int]
) -> None:
    stage = two_battlefields()
    stage.player("A", base=[mine]).player("B", base=[theirs])
    game = stage.begin()
    status.swap(game.machine, thing(game, "Mine"), thing(game, "Theirs"), 0)
    raw = game.machine.raw_might
    assert (raw(thing(game, "Mine")), raw(thing(game, "Theirs"))) == after
    assert len(events(game, ev.GAVE)) == (0 if after[0] == after[1] else 2)  # 433.1.c


# 436: predict


def predicting(amount: int, *names: str) -> Game:
    return casting(deck(*names), Do(lambda frame: cards.predict(frame.m, frame.you, amount)))


def order_of(game: Game) -> list[str]:
    """The names of A's Main Deck from the top."""
    s = game.state
    return [s.face_of(oid).name for oid in reversed(s.players[0].main_deck)]


def test_436_1_the_top_card_is_recycled_or_left() -> None:
    """436.3, 436.3.a"""
    for answer, after in (("recycle Unit 1", ["Unit 2", "Unit 1"]), ("leave it", ["Unit 1", "Unit 2"])):
        game = predicting(1, "Unit 1", "Unit 2")
        choose(game, answer)
        assert order_of(game) == after
        assert game.decision.kind == D_ACT


def test_436_1_a_of_several_any_are_recycled_and_the_rest_put_back_in_any_order() -> None:
    game = predicting(3, "Unit 1", "Unit 2", "Unit 3", "Unit 4")
    choose(game, "recycle Unit 2", "leave the rest", "put on top Unit 3")
    assert order_of(game) == ["Unit 3", "Unit 1", "Unit 4", "Unit 2"]


def test_436_1_a_all_or_none_may_be_recycled() -> None:
    game = predicting(2, "Unit 1", "Unit 2", "Unit 3")
    choose(game, "recycle Unit 1", "recycle Unit 2")
    assert order_of(game)[0] == "Unit 3"
    game = predicting(2, "Unit 1", "Unit 2", "Unit 3")
    choose(game, "leave the rest", "put on top Unit 1")
    assert order_of(game) == ["Unit 1", "Unit 2", "Unit 3"]
    assert events(game, ev.RECYCLED) == []


def test_436_4_predicting_too_many_predicts_what_there_is_without_a_burn_out() -> None:
    game = predicting(5, "Unit 1")
    choose(game, "leave it")
    assert points(game) == [0, 0]
    game = predicting(2)
    assert game.decision.kind == D_ACT
    assert events(game, ev.BURNED_OUT) == []


# 438, 439: create and replace


def test_439_4_a_created_token_belongs_to_who_created_it_and_was_not_played() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Ravenbloom Student as Student"])
    game = casting(stage, Do(lambda frame: tokens.create(frame.m, RECRUIT, frame.you, field(1))))
    recruit = game.state.objects[thing(game, "Recruit")]
    assert (recruit.owner, recruit.controller, recruit.exhausted) == (0, 0, True)
    assert where(game, "Recruit") == "battlefield 1"
    assert game.state.battlefields[0].contested == 0
    assert [e for e in events(game, ev.PLAYED) if e.obj == recruit.id] == []


def brush() -> Face:
    return Face("Test Brush", BATTLEFIELD_CARD, supertype="Token", abilities=(build.passive(HaveMight(1, UNITS)),))


def test_438_1_a_token_takes_the_place_of_a_battlefield_and_inherits_all_about_it() -> None:
    stage = Stage()
    stage.battlefield("Trifarian War Camp", controller="A", units={"A": ["Unit 2 as Hero"]}, owner="B")
    game = stage.begin()
    place = game.state.battlefields[0]
    assert might(game, "Hero") == 3
    tokens.replace(game.machine, place.id, brush(), 0)

    assert game.state.face_of(place.id).name == "Test Brush"
    assert controller(game, 1) == "A"
    assert where(game, "Hero") == "battlefield 1"
    assert might(game, "Hero") == 3  # the token's own +1, no longer the camp's
    assert where(game, "Trifarian War Camp") == "B's banishment"
    assert events(game, ev.BANISHED) == []  # 438.4, 438.5.a


def test_438_7_b_a_token_is_swapped_back_for_the_card_that_it_replaced() -> None:
    stage = Stage()
    stage.battlefield("Trifarian War Camp", controller="A", units={"A": ["Unit 2 as Hero"]}, owner="B")
    game = stage.begin()
    place = game.state.battlefields[0]
    camp = place.id
    tokens.replace(game.machine, camp, brush(), 0)
    card = game.state.objects[camp].replaced[0]
    assert tokens.swap_back(game.machine, camp, card, 0)
    assert game.state.face_of(camp).name == "Trifarian War Camp"
    assert not game.state.objects[camp].token
    assert game.state.players[1].banishment == []
    assert might(game, "Hero") == 3
    assert not tokens.swap_back(game.machine, camp, card, 0)  # 438.7.c


def test_438_6_a_replaced_token_is_gone_and_the_first_card_can_still_come_back() -> None:
    stage = Stage()
    stage.battlefield("Trifarian War Camp", owner="B")
    game = stage.begin()
    camp = game.state.battlefields[0].id
    tokens.replace(game.machine, camp, brush(), 0)
    tokens.replace(game.machine, camp, Face("Test Pit", BATTLEFIELD_CARD, supertype="Token"), 0)
    assert len(game.state.objects[camp].replaced) == 1
    assert tokens.swap_back(game.machine, camp, game.state.objects[camp].replaced[0], 0)
    assert game.state.face_of(camp).name == "Trifarian War Camp"


def test_439_4_b_a_created_battlefield_is_uncontrolled() -> None:
    board = Board(turn="A", edition="2026-07-16").battlefield()
    game = begin(board)
    made = fields.create(game.machine, brush(), 0)
    assert made.controller == -1
    assert len(game.state.battlefields) == 2


# 443: skip


class NoDraw(Passive):
    """Skip your Draw Phase."""

    __slots__ = ()

    def skips(self, frame: Frame, player: int, phase: int) -> bool:
        return player == frame.you and phase == DRAW

    def say(self) -> str:
        return "skip your Draw Phase"


def test_443_2_a_skipped_phase_does_not_happen() -> None:
    stage = two_battlefields(turn="B")
    stage.add("A", gear("Riches", build.passive(NoDraw())), "base")
    game = stage.begin()
    end_turn(game)
    assert game.state.turn_player == 0
    assert hand(game, "A") == []
    phases = [e.amount for e in events(game, ev.PHASE_BEGAN) if e.player == 0]
    assert DRAW not in phases
    assert phases[0] < BEGINNING < MAIN == phases[-1]


# 728-733: XP


def test_730_xp_is_gained_and_spent_and_never_below_nothing() -> None:
    game = begin(Board(turn="A", edition="2026-07-16").battlefield().player("A", xp=1))
    m = game.machine
    resources.gain_xp(m, 0, 2)
    assert game.state.players[0].xp == 3
    assert not resources.spend_xp(m, 0, 4)
    assert resources.spend_xp(m, 0, 3)
    assert game.state.players[0].xp == 0
    assert game.state.players[1].xp == 0
