"""Game Actions: when they may be taken (407-412), and what the limited ones do (413-429)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_DISCARD, D_ORDER
from riftwright.core.ids import CALM, ENERGY, NOBODY, REACTION
from riftwright.effects import build
from riftwright.effects.costs import DiscardCards
from riftwright.effects.filters import ENEMY_UNITS, FRIENDLY_UNITS, UNITS_YOU_CONTROL
from riftwright.effects.instructions import Banish, Buff, Counter, Discard, RecycleFrom
from riftwright.effects.looking import RevealHand, RevealTheTop
from riftwright.effects.passives import BuffedAgain
from riftwright.effects.subjects import Item, target
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.actions import cards
from tests.rules.plays import (
    COUNTER,
    EDITIONS,
    Do,
    When,
    casting,
    gear,
    obj,
    pool,
    spell,
    two_battlefields,
    unit,
    watcher,
)
from tests.support import (
    begin,
    choose,
    decides,
    end_turn,
    events,
    field,
    hand,
    might,
    move,
    offered,
    pass_showdown,
    play,
    playable,
    points,
    resolve,
    sentences,
    thing,
    usable,
    use,
    where,
)

# 409, 410: when


def test_410_1_discretionary_actions_are_taken_on_ones_own_turn_in_a_neutral_open_state() -> None:
    """409, 410.1, 410.1.a: A may play, activate, move, hide; B, whose turn it is not, is asked nothing."""
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    for seat in "AB":
        board.player(seat, base=["Unit 3 [Use: draw 1]"], hand=["Unit 2", "Consult the Past"])
    game = begin(board)
    assert game.decision.kind == D_ACT and decides(game) == "A"
    kinds = {option.key.split(":")[0] for option in game.decision.options}
    assert {"play", "use", "move", "hide", "end"} <= kinds
    objects = game.state.objects
    assert all(objects[o.a].controller == 0 for o in game.decision.options if ":" in o.key)


def test_410_1_a_not_in_a_showdown_and_not_while_there_is_a_chain() -> None:
    """410.1.a: a Closed State, or a Showdown, leaves what has Reaction or Action."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5"]})
    game = begin(board.player("A", base=["Unit 3 as One", "Unit 3 as Two"], hand=["Spell: draw 1 as Gift"]))
    play(game, "Gift")
    assert sentences(game) == ["pass"]
    resolve(game)
    move(game, "One", field(1))
    assert sentences(game) == ["pass"]


def test_410_1_b_any_number_as_long_as_conditions_hold_and_costs_are_paid() -> None:
    """410.1.b, 410.1.b.1, 410.1.b.2: three plays in a row, until the Energy is spent."""
    board = Board(turn="A").player("A", hand=["Spell 1: draw 1 as One", "Spell 1: draw 1 as Two"], pool="2 Energy")
    game = begin(board.player("A", base=["Unit 1 exhausted as Idle"]))
    play(game, "One")
    resolve(game)
    assert playable(game, "Two")
    play(game, "Two")
    resolve(game)
    assert not any(option.key.startswith(("play", "move")) for option in game.decision.options)


@pytest.mark.parametrize("edition", EDITIONS)
def test_413_2_limited_actions_are_never_offered(edition: str) -> None:
    """410.2, 410.2.a, 413.2, 414.3, 415.3, 416.2, 417.3, 418.3, 420.2, 420.2.a, 422.2, 423.2, 424.2, 425.2, 426.2,
    427.4, 428.3, 429.4: the options of a player are plays, abilities, Standard Moves, hiding and the end of the turn.
    """
    board = Board(turn="A", edition=edition).battlefield(controller="A", units={"A": ["Unit 1 damaged 1"]})
    board.player("A", base=["Unit 2 exhausted", "Unit 3", "Gear"], hand=["Consult the Past"], trash=["Charm"])
    board.player("A", runes="1 Fury, 1 exhausted Calm").player("B", base=["Unit 2"])
    game = begin(board)
    kinds = {option.key.split(":")[0] for option in game.decision.options}
    assert kinds == {"move", "hide", "add", "end"}
    adding = [game.state.objects[o.a] for o in game.decision.options if o.key.startswith("add")]
    assert all(rune.is_rune for rune in adding)


# 413: draw


def test_413_4_draw_what_there_is_burn_out_and_draw_the_rest() -> None:
    """413.1, 413.2.b, 413.3, 413.4, 413.4.a, 413.4.b, 413.4.c: draw 3 with one card in the deck, three in the trash."""
    board = Board(turn="A").player("A", hand=["Spell: draw 3"], deck=["Charm"], trash=["Cleave", "Retreat", "Stupefy"])
    game = begin(board)
    play(game, "Spell: draw 3")
    resolve(game)
    assert [e.kind for e in game.log if e.kind in (ev.DRAWN, ev.BURNED_OUT)] == [
        ev.DRAWN,
        ev.BURNED_OUT,
        ev.DRAWN,
        ev.DRAWN,
    ]
    assert len(hand(game, "A")) == 3
    assert len(game.state.players[0].main_deck) == 1
    assert points(game) == [0, 1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_413_2_a_each_player_draws_1_on_their_turn(edition: str) -> None:
    """413.2.a: in the Draw Phase; in 2026-03-30 the Draw Step of the Beginning Phase."""
    game = begin(Board(turn="A", edition=edition))
    end_turn(game)
    assert [e.player for e in events(game, ev.DRAWN)] == [1]
    end_turn(game)
    assert [e.player for e in events(game, ev.DRAWN)] == [1, 0]


# 414, 415: exhaust and ready


def test_414_and_415_exhausted_is_there_or_not_and_others_ask_for_it() -> None:
    """414.1, 414.2, 415.2: Arena Bar buffs an exhausted unit alone; gear and units are exhausted."""
    board = Board(turn="A").player("A", base=["Arena Bar", "Unit 3 as Awake", "Unit 3 as Asleep exhausted"])
    game = begin(board)
    use(game, "Arena Bar")
    resolve(game)
    assert (obj(game, "Asleep").buffs, obj(game, "Awake").buffs) == (1, 0)
    assert [game.state.face_of(e.obj).name for e in events(game, ev.EXHAUSTED_EVENT)] == ["Arena Bar"]
    assert not usable(game, "Arena Bar")


def test_414_5_the_exhaust_symbol_is_exhaust_this() -> None:
    """414.3.a, 414.4, 414.5: the source is exhausted as the cost, and while it is the ability cannot be used."""
    game = begin(Board(turn="A").player("A", base=["Energy Conduit"], runes=""))
    use(game, "Energy Conduit")
    assert events(game, ev.EXHAUSTED_EVENT, "Energy Conduit")[0].rule == "414.5"
    assert not usable(game, "Energy Conduit")


@pytest.mark.parametrize("edition", EDITIONS)
def test_415_3_a_a_player_readies_what_they_control_as_their_turn_begins(edition: str) -> None:
    """415.1, 415.1.c, 415.3.a: units, gear and runes of B; A's stay as they are, what is ready is no event."""
    board = Board(turn="A", edition=edition).player("A", base=["Unit 2 as Mine exhausted"])
    board.player("B", base=["Unit 2 as Theirs exhausted", "Unit 2 as Awake", "Gear as Lamp exhausted"])
    game = begin(board.player("B", runes="1 exhausted Fury"))
    end_turn(game)
    assert not obj(game, "Theirs").exhausted and not obj(game, "Lamp").exhausted
    assert not any(game.state.objects[oid].exhausted for oid in game.state.players[1].runes)
    assert obj(game, "Mine").exhausted
    assert not events(game, ev.READIED, "Awake")


def test_415_3_b_an_effect_may_ready() -> None:
    """415.3.b, 415.1.b: one spell exhausts it, another readies it; what is ready is not readied again."""
    board = Board(turn="A").player("A", base=["Unit 3 as Scout"])
    board.player("A", hand=["Spell: exhaust a friendly unit as Nap", "Spell: ready a friendly unit as Alarm"])
    game = begin(board.player("A", hand=["Spell: ready a friendly unit as Bell"]))
    for name, exhausted in (("Nap", True), ("Alarm", False), ("Bell", False)):
        play(game, name)
        resolve(game)
        assert obj(game, "Scout").exhausted is exhausted
    assert len(events(game, ev.READIED)) == 1


# 416: recycle


def test_416_4_an_effect_recycles_as_many_as_there_are_of_the_players_choice() -> None:
    """416.1, 416.2.a, 416.4, 416.6: chosen on resolution, no targets."""
    for count in (0, 1, 3):
        stage = two_battlefields()
        stage.player("A", trash=["Unit 1", "Unit 2", "Unit 3"][:count], deck=["Unit 9"])
        game = casting(stage, RecycleFrom(2))
        assert (game.state.decision is not None and game.decision.kind == D_DISCARD) is (count == 3)
        if count == 3:
            choose(game, "recycle Unit 3", "recycle Unit 1")
        assert len(events(game, ev.RECYCLED)) == min(count, 2)
        assert not events(game, ev.CHOSEN)
        assert len(game.state.players[0].trash) == 1 + max(0, count - 2)  # and the spell


def test_416_5_a_several_runes_go_to_the_bottom_in_the_order_that_their_owner_chooses() -> None:
    """416.5.a, 416.1.b, 416.1.c: each player orders their own, in turn order; equal ones need no order."""
    name = "Spell: recycle all runes"
    board = Board(turn="A").player("A", hand=[name], runes="1 Fury, 2 Calm, 1 Mind", rune_deck="1 Body")
    game = begin(board.player("B", runes="2 Order", rune_deck="1 Chaos"))
    play(game, name)
    resolve(game)
    assert game.decision.kind == D_ORDER and decides(game) == "A"
    choose(game, next(s for s in sentences(game) if "Mind" in s))
    choose(game, next(s for s in sentences(game) if "Calm" in s))
    choose(game, next(s for s in sentences(game) if "Fury" in s))
    names = [game.state.face_of(oid).name for oid in game.state.players[0].rune_deck[::-1]]
    assert names == ["Body Rune", "Mind Rune", "Calm Rune", "Fury Rune", "Calm Rune"]
    theirs = [game.state.face_of(oid).name for oid in game.state.players[1].rune_deck[::-1]]
    assert theirs == ["Chaos Rune", "Order Rune", "Order Rune"]


# 417, 418: deal and heal


def test_417_1_spells_abilities_and_units_deal_damage_and_it_is_marked_on_each_unit() -> None:
    """417.1, 417.1.b, 417.1.c, 417.1.d, 417.2, 417.6: 2 of the spell on each, then 3 of an ability on one of them."""
    board = Board(turn="A").player("A", base=["Unit 1 [Use: deal 3 to an enemy unit] as Archer"])
    board.player("A", hand=["Spell: deal 2 to all enemy units"])
    game = begin(board.player("B", base=["Unit 9 as One", "Unit 9 as Two"]))
    play(game, "Spell: deal 2 to all enemy units")
    resolve(game)
    assert (obj(game, "One").damage, obj(game, "Two").damage) == (2, 2)
    use(game, "Archer", "One")
    resolve(game)
    assert (obj(game, "One").damage, obj(game, "Two").damage) == (5, 2)


def test_417_1_a_assigned_damage_is_dealt_once_all_of_it_is_assigned() -> None:
    """417.1.a, 417.3.a, 417.6.c, 417.6.c.1, 417.7, 418.1.a, 418.2: attackers and defenders are damaged at once, by each
    other; all units heal in the Combat cleanup.
    """
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5 as Guard", "Unit 5 as Page"]})
    game = begin(board.player("A", base=["Unit 3 as Raider"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    game.apply("pass")
    assert obj(game, "Guard").damage == obj(game, "Page").damage == 0
    choose(game, "Guard")
    told = [(e.kind, e.amount) for e in game.log if e.kind in (ev.ASSIGNED, ev.DAMAGED, ev.HEALED)]
    assert [kind for kind, _ in told] == [ev.ASSIGNED, ev.ASSIGNED, ev.DAMAGED, ev.DAMAGED, ev.HEALED]
    assert {e.player for e in events(game, ev.DAMAGED, "Guard")} == {0}
    assert {e.player for e in events(game, ev.DAMAGED, "Raider")} == {1}


def test_418_damage_is_healed_when_an_effect_says_so_and_at_the_end_of_the_turn() -> None:
    """418, 418.1, 418.1.a, 418.2, 418.3, 418.3.a: several units at once; clearing for whatever reason is healing."""
    board = Board(turn="A").player("A", base=["Unit 5 as One damaged 2", "Unit 5 as Two damaged 1"])
    board.player("A", hand=["Spell: heal all friendly units"]).player("B", base=["Unit 5 as Foe damaged 3"])
    game = begin(board)
    play(game, "Spell: heal all friendly units")
    resolve(game)
    assert [(e.obj, e.amount) for e in events(game, ev.HEALED)] == [(thing(game, "One"), 2), (thing(game, "Two"), 1)]
    assert obj(game, "Foe").damage == 3
    end_turn(game)
    assert [e.amount for e in events(game, ev.HEALED, "Foe")] == [3]


# 419: play


def test_419_2_a_what_can_be_paid_and_chosen_for_may_be_played() -> None:
    """419.1, 419.2, 419.2.a: not without the Energy, not without a legal choice."""
    for energy, foe, able in (("2 Energy", True, True), ("1 Energy", True, False), ("2 Energy", False, False)):
        board = Board(turn="A").player("A", hand=["Spell 2: deal 1 to an enemy unit"], pool=energy)
        game = begin(board.player("B", base=["Unit 3"] if foe else []))
        assert playable(game, "Spell 2: deal 1 to an enemy unit") is able


def test_419_3_a_card_played_by_an_effect_goes_through_all_the_steps_of_play() -> None:
    """419.3, 419.3.a, 419.3.b: Immortal Phoenix from the trash is given a place, closes the state, is played."""
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    board.player("A", hand=["Spell: kill an enemy unit"], trash=["Immortal Phoenix as Fire"])
    game = begin(board.player("B", base=["Unit 3"]))
    play(game, "Spell: kill an enemy unit")
    resolve(game)
    game.apply("yes")
    game.apply(0)
    resolve(game)
    assert offered(game, "A's base") and offered(game, "battlefield 1")
    choose(game, "battlefield 1")
    assert where(game, "Fire") == "battlefield 1" and obj(game, "Fire").exhausted
    assert events(game, ev.PLAYED, "Fire")


def test_419_3_c_without_a_card_to_play_nothing_happens_and_the_rest_goes_on() -> None:
    """419.3.c: Phoenix is banished in response to its ability."""
    stage = two_battlefields()
    stage.player("A", hand=["Spell: kill an enemy unit"], trash=["Immortal Phoenix as Fire"])
    stage.player("B", base=["Unit 3"])
    gone = Do(lambda frame: cards.banish(frame.m, thing(game, "Fire"), frame.you))
    stage.add("B", spell("Gone", gone, keywords=[(REACTION, 1)]), "hand")
    game = stage.begin()
    play(game, "Spell: kill an enemy unit")
    resolve(game)
    game.apply("yes")
    game.apply(0)
    game.apply("pass")
    play(game, "Gone")
    resolve(game)
    assert where(game, "Fire") == "A's banishment"
    assert not events(game, ev.PLAYED, "Fire")
    assert game.decision.kind == D_ACT and not game.state.chain


# 420: move


def test_420_1_a_unit_moves_between_two_locations_by_its_standard_move_or_an_effect() -> None:
    """420.1, 420.2.a, 420.2.b, 420.3, 420.3.a, 420.3.b: to exhaust is the cost of a Standard Move, not of an effect."""
    board = Board(turn="A").battlefield().player("A", base=["Unit 3 as Scout"], hand=["Spell: move a friendly unit"])
    game = begin(board)
    move(game, "Scout", field(1))
    assert obj(game, "Scout").exhausted
    pass_showdown(game)
    play(game, "Spell: move a friendly unit")
    resolve(game)
    assert where(game, "Scout") == "A's base"
    assert [(e.rule, e.other, e.loc) for e in events(game, ev.MOVED)] == [
        ("420.3.b", 0, field(1)),
        ("420", field(1), 0),
    ]


# 421: hide


def test_421_4_a_facedown_card_that_changes_zones_is_revealed() -> None:
    """421.1, 421.4: as it is played, and as it goes to the trash because its place is lost."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2"]}, facedown={"B": ["Charm"]})
    game = begin(board.player("A", base=["Unit 5 as Raider"]))
    assert not events(game, ev.REVEALED)
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert where(game, "Charm") == "B's trash"
    (revealed,) = events(game, ev.REVEALED)
    assert (revealed.player, revealed.obj, revealed.rule) == (1, thing(game, "Charm"), "421.4")


def test_421_4_what_is_facedown_is_revealed_as_the_game_ends() -> None:
    """421.4: until then only its controller sees it."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2"]}, facedown={"B": ["Charm"]})
    game = begin(board)
    assert game.view(0).battlefields[0].facedown[0].name == ""
    assert game.view(1).battlefields[0].facedown[0].name == "Charm"
    game.concede(0)
    assert events(game, ev.REVEALED, "Charm")
    assert game.view(0).battlefields[0].facedown[0].name == "Charm"


# 422: discard


def test_422_1_a_card_goes_from_the_hand_to_the_trash_without_its_text() -> None:
    """422.1, 422.1.a, 422.2.a, 422.5: its player chooses, knowing their hand; nobody else learns of the others."""
    board = Board(turn="A").player("A", hand=["Spell: discard 2", "Spell: draw 2", "Charm", "Cleave"])
    game = begin(board)
    play(game, "Spell: discard 2")
    resolve(game)
    assert decides(game) == "A"
    assert game.view(1).options == []
    choose(game, "discard Spell: draw 2", "discard Charm")
    assert where(game, "Spell: draw 2") == where(game, "Charm") == "A's trash"
    assert hand(game, "A") == ["Cleave"]


def test_422_3_a_cost_of_discarding_two_needs_two_cards() -> None:
    """422.3: an ability, and a spell whose own card is in hand only until it is played."""
    for count, able in ((1, True), (2, False)):
        stage = two_battlefields()
        blast = build.use(build.cost(0, DiscardCards(count + 1)), build.draw(1))
        stage.add("A", gear("Furnace", blast), "base")
        stage.add("A", spell("Rite", build.draw(1), additional=build.cost(0, DiscardCards(count))), "hand")
        stage.player("A", hand=["Charm"], pool="")
        game = stage.begin()
        assert usable(game, "Furnace") is able
        assert playable(game, "Rite") is able


def test_422_4_more_than_there_is_is_ignored() -> None:
    """422.4: discard 3 of one card, then draw."""
    stage = two_battlefields()
    stage.player("A", hand=["Charm"])
    game = casting(stage, Discard(3), build.draw(1))
    assert len(events(game, ev.DISCARDED)) == 1
    assert hand(game, "A") == ["Filler"]


# 423: stun


def test_423_1_a_stunned_unit_deals_no_combat_damage_and_dies_of_no_less() -> None:
    """423.1, 423.1.a, 423.1.b, 423.1.c: Guard of 5 deals nothing; 4 does not kill it."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5 as Guard"]})
    game = begin(board.player("A", base=["Unit 4 as Raider"], hand=["Spell: stun an enemy unit"]))
    play(game, "Spell: stun an enemy unit")
    resolve(game)
    assert obj(game, "Guard").stunned
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert [e.amount for e in events(game, ev.DAMAGED)] == [4]
    assert where(game, "Guard") == "battlefield 1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_423_1_a_2_stuns_end_with_the_turn(edition: str) -> None:
    """423.1.a.2, 423.2.a: in step 3d of the end of turn cleanup; in 2026-03-30 as the Ending Step begins."""
    board = Board(turn="A", edition=edition).player("A", hand=["Spell: stun an enemy unit"])
    game = begin(board.player("B", base=["Unit 5 as Guard"]))
    play(game, "Spell: stun an enemy unit")
    resolve(game)
    end_turn(game)
    assert not obj(game, "Guard").stunned


# 424: reveal


def revealed_to(game: Game, seat: int) -> list[str]:
    """The names of the cards that are revealed now, as that seat sees them."""
    return [card.name for card in game.view(seat).revealed]


def test_424_1_a_3_cards_are_revealed_until_what_says_so_has_resolved() -> None:
    """424.1, 424.1.a, 424.1.a.1, 424.1.a.2, 424.1.a.3, 424.1.b, 424.4, 424.4.a: both see them while A chooses; then the
    one that was recycled is unknown again.
    """
    stage = two_battlefields()
    stage.add("B", watcher(ev.REVEALED), "base")
    stage.player("A", deck=["Charm", "Cleave", "Retreat"])
    game = casting(stage, RevealTheTop(2, take=True))
    for seat in (0, 1, NOBODY):
        assert revealed_to(game, seat) == ["Charm", "Cleave"]
    assert where(game, "Charm") == where(game, "Cleave") == "A's main deck"
    choose(game, f"card:{thing(game, 'Cleave')}")
    assert hand(game, "A") == ["Cleave"]
    assert game.state.players[0].main_deck[0] == thing(game, "Charm")
    assert revealed_to(game, 1) == []
    resolve(game)
    assert hand(game, "B") == ["Filler", "Filler"]  # what sees cards being revealed, twice


def test_424_3_a_a_zone_is_revealed_as_it_is_at_that_time() -> None:
    """424.2.a, 424.3, 424.3.a, 424.3.a.1: the card that is drawn afterwards is not revealed. The hand is private again
    as soon as the spell has resolved.
    """
    stage = two_battlefields()
    stage.player("A", hand=["Charm", "Retreat"], deck=["Cleave", "Stupefy"])
    game = casting(stage, RevealHand(), build.draw(1), RevealTheTop(1, take=True), Discard(1))
    assert game.decision.kind == D_DISCARD
    assert revealed_to(game, 1) == ["Charm", "Retreat"]
    assert [card.name for card in game.view(1).players[0].hand] == ["Charm", "Retreat", "", ""]
    choose(game, "discard Charm")
    assert {card.name for card in game.view(1).players[0].hand} == {""}
    names = [game.state.face_of(e.obj).name for e in events(game, ev.REVEALED)]
    assert names == ["Charm", "Retreat", "Stupefy"]


# 425: counter


def test_425_1_what_is_countered_does_nothing_and_costs_what_it_cost() -> None:
    """425.1, 425.1.a, 425.1.a.1, 425.1.b, 425.1.c, 425.1.c.1, 425.2.a: with its additional cost."""
    stage = two_battlefields()
    ritual = spell("Rite", build.draw(1), energy=1, additional=build.cost(1, DiscardCards(1)))
    stage.add("A", ritual, "hand")
    stage.add("A", unit("Student", 2, build.when(When(ev.PLAYED), build.draw(1))), "base")
    stage.player("A", hand=["Charm"], pool="2 Energy").player("B", hand=[COUNTER])
    game = stage.begin()
    play(game, "Rite")
    game.apply("pass")
    play(game, COUNTER)
    game.apply("pass")
    game.apply("pass")
    assert where(game, "Rite") == where(game, "Charm") == "A's trash"
    assert events(game, ev.COUNTERED, "Rite") and not events(game, ev.PLAYED, "Rite")
    assert pool(game, "A") == {}
    assert not events(game, ev.DRAWN)


def test_425_1_an_ability_is_countered_where_a_text_says_ability() -> None:
    """425.1, 425.1.a, 425.1.c: its source stays, exhausted for the cost."""
    stage = two_battlefields()
    deny = spell("Deny", Counter(Item(spells=False, abilities=True)), keywords=[(REACTION, 1)])
    stage.add("B", deny, "hand")
    stage.player("A", base=["Unit 2 [Use: draw 1] as Seer"])
    game = stage.begin()
    use(game, "Seer")
    game.apply("pass")
    play(game, "Deny")
    resolve(game)
    assert hand(game, "A") == []
    assert where(game, "Seer") == "A's base" and obj(game, "Seer").exhausted


# 426: buff


def test_426_1_a_unit_has_one_buff_unless_something_lets_it_have_more() -> None:
    """426.1, 426.1.a, 426.1.b, 426.1.b.1, 426.1.b.2, 426.2.a, 426.3: two buffs give +2, and each is an event."""
    for lenient, buffs in ((False, 1), (True, 2)):
        stage = two_battlefields()
        stage.player("A", base=["Unit 3 as Scout"])
        if lenient:
            stage.add("A", gear("Leave", build.passive(BuffedAgain(UNITS_YOU_CONTROL))), "base")
        scout = target(FRIENDLY_UNITS)
        game = casting(stage, Buff(scout), Buff(target(FRIENDLY_UNITS)))
        assert obj(game, "Scout").buffs == buffs
        assert might(game, "Scout") == 3 + buffs
        assert len(events(game, ev.BUFFED_EVENT)) == buffs


# 427: banish


def test_427_2_what_is_banished_goes_straight_there_and_was_neither_killed_nor_discarded() -> None:
    """427.1, 427.2, 427.2.a, 427.2.b, 427.4.a, 427.5: from the board and from the hand."""
    stage = two_battlefields()
    stage.add("A", watcher(ev.DIED, "Mourner"), "base")
    stage.add("A", watcher(ev.DISCARDED, "Rag Picker"), "base")
    stage.player("B", base=["Unit 3 [Deathknell: draw 1] as Pawn"])
    stage.player("A", hand=["Charm"])
    from_hand = Do(lambda frame: cards.banish(frame.m, thing(game, "Charm"), frame.you))
    stage.add("A", spell("Void", Banish(target(ENEMY_UNITS)), from_hand), "hand")
    game = stage.begin()
    play(game, "Void")
    resolve(game)
    assert where(game, "Pawn") == "B's banishment" and where(game, "Charm") == "A's banishment"
    assert not events(game, ev.DIED) and not events(game, ev.DISCARDED) and not events(game, ev.TRIGGERED)


# 428: kill


def test_428_1_killing_is_active_or_passive_and_always_from_the_board_to_the_trash() -> None:
    """428.1, 428.1.a, 428.1.a.1, 428.1.a.1.a, 428.1.a.2, 428.2, 428.2.a, 428.2.b, 428.3.a, 428.4, 428.6: by
    an instruction, a cost, lethal damage. None of it is a move; a card that is discarded has not died.
    """
    for name, rule in (("Spell: kill an enemy unit", "428.1.a.1"), ("Spell: deal 3 to an enemy unit", "323.5")):
        board = Board(turn="A").player("A", hand=[name]).player("B", base=["Unit 3 as Pawn"])
        game = begin(board)
        play(game, name)
        resolve(game)
        assert where(game, "Pawn") == "B's trash"
        assert [e.rule for e in events(game, ev.DIED)] == [rule]
        assert not events(game, ev.MOVED)
    board = Board(turn="A").player("A", base=["Unit 3 as Pawn"], hand=["Cruel Patron"])
    game = begin(board)
    play(game, "Cruel Patron")
    assert [e.obj for e in events(game, ev.DIED)] == [thing(game, "Pawn")]
    board = Board(turn="A").player("A", hand=["Spell: discard 1", "Unit 3 [Deathknell: draw 1] as Pawn"])
    game = begin(board)
    play(game, "Spell: discard 1")
    resolve(game)
    assert where(game, "Pawn") == "A's trash"
    assert not events(game, ev.DIED) and hand(game, "A") == []


# 429: add


def test_429_1_adding_puts_resources_into_the_pool_when_an_effect_says_so() -> None:
    """429.1, 429.4.a, 429.5: a rune exhausted for Energy, another recycled for Power, before anything is to be paid."""
    game = begin(Board(turn="A").player("A", runes="2 Calm"))
    first, second = game.state.players[0].runes
    game.apply(f"add:{first}:0")
    assert pool(game, "A") == {ENERGY: 1}
    game.apply(f"add:{second}:1")
    assert pool(game, "A") == {ENERGY: 1, CALM: 1}
    assert len(events(game, ev.ADDED)) == 2
    assert game.decision.kind == D_ACT
