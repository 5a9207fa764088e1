"""Zones and what they are for (105-109), new objects (124), owners and privacy (127-130)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.ids import BANISHMENT, BASE, HAND, LEGEND_ZONE, MAIN_DECK, NOBODY, TRASH
from riftwright.notation.board import Board
from riftwright.rules.actions import cards, zones
from riftwright.rules.views import CardView
from riftwright.rules.visibility import EVERYONE, visible_event
from tests.rules.helpers import BOLT, NOTHING, cast, every_edition, on_chain, two_fields
from tests.support import (
    begin,
    end_turn,
    events,
    field,
    hand,
    might,
    offered,
    play,
    playable,
    resolve,
    thing,
    use,
    where,
)

HIDDEN = "Consult the Past"
A, B = 0, 1


# 107: the board


@every_edition
def test_107_1_c_permanents_and_runes_reside_in_their_controllers_base(edition: str) -> None:
    board = two_fields(edition).player("A", hand=["Gear", "Unit 1"], runes="")
    game = begin(board.player("A", pool="5 Energy"))
    play(game, "Gear")
    play(game, "Unit 1")
    assert (where(game, "Gear"), where(game, "Unit 1")) == ("A's base", "A's base")
    end_turn(game)

    runes = game.state.players[B].runes
    assert [game.state.objects[oid].loc for oid in runes] == [B, B]


@every_edition
def test_107_3_b_a_facedown_zone_holds_one_card_and_107_3_c_only_the_controllers(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="A", units={"A": ["Unit 1"]}, facedown={"A": ["Zhonya's Hourglass"]})
    board.battlefield(controller="B", units={"B": ["Unit 1"]})
    game = begin(board.player("A", hand=[HIDDEN]))
    assert not offered(game, "hide ")

    board = Board(turn="A", edition=edition)
    board.battlefield(controller="A", units={"A": ["Unit 1"]}).battlefield(controller="B", units={"B": ["Unit 1"]})
    game = begin(board.player("A", hand=[HIDDEN]))
    assert offered(game, f"hide {HIDDEN} at battlefield 1")
    assert not offered(game, f"hide {HIDDEN} at battlefield 2")


@every_edition
def test_107_3_d_who_loses_the_battlefield_loses_what_is_hidden_there(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="A", units={"A": ["Unit 2 as Holder"]}, facedown={"A": [f"{HIDDEN} as Secret"]})
    game = begin(board.battlefield().player("A", hand=["Spell: kill a unit"]))
    play(game, "Spell: kill a unit")  # there is but one
    resolve(game)

    assert where(game, "Secret") == "A's trash"


@every_edition
def test_107_3_e_a_facedown_zone_is_no_location(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(
        controller="A", units={"A": ["Unit 2 as Holder"]}, facedown={"A": ["Zhonya's Hourglass as Glass"]}
    )
    game = begin(board.battlefield().player("A", hand=["Spell: kill all units"]))
    play(game, "Spell: kill all units")
    resolve(game)

    assert where(game, "Holder") == "A's trash"  # the Hourglass is facedown and replaces nothing


# 108: other zones


@every_edition
def test_108_2_b_spells_that_are_executed_and_units_that_die_go_to_their_owners_trash(edition: str) -> None:
    """108.1.a, 108.2.b"""
    game = begin(two_fields(edition).player("A", hand=[BOLT]))
    cast(game, BOLT, "Guard")
    assert on_chain(game) == [BOLT]  # 108.1
    resolve(game)

    assert (where(game, BOLT), where(game, "Guard")) == ("A's trash", "B's trash")


@every_edition
def test_108_6_b_what_is_banished_lies_in_its_owners_banishment(edition: str) -> None:
    board = two_fields(edition).player(
        "A", base=["Unit 2 owned by B as Captive"], hand=["Spell: draw 1 then banish this"]
    )
    game = begin(board)
    play(game, "Spell: draw 1 then banish this")
    resolve(game)

    assert where(game, "Spell: draw 1 then banish this") == "A's banishment"
    cards.banish(game.machine, thing(game, "Captive"), A)
    assert where(game, "Captive") == "B's banishment"


@every_edition
def test_108_3_d_the_chosen_champion_is_played_from_its_zone(edition: str) -> None:
    board = two_fields(edition).player("A", champion=["Kai'Sa, Survivor"])
    game = begin(board)
    assert playable(game, "Kai'Sa, Survivor")
    play(game, "Kai'Sa, Survivor", "no")

    assert where(game, "Kai'Sa, Survivor") == "A's base"
    assert game.state.players[A].champion == []


@every_edition
def test_108_3_c_it_does_not_come_back_to_that_zone(edition: str) -> None:
    board = two_fields(edition).player("A", champion=["Unit 5 as Hero"], hand=["Spell: return a unit"])
    game = begin(board)
    play(game, "Unit 5")
    play(game, "Spell: return a unit", "Hero")
    resolve(game)

    assert where(game, "Hero") == "A's hand"


@every_edition
def test_107_4_c_a_legend_is_an_object_with_abilities_and_no_location(edition: str) -> None:
    """107.4.b, 107.4.c"""
    board = two_fields(edition).player("A", legend="Legend [Use: draw 1] as Hero")
    game = begin(board)
    assert game.state.objects[thing(game, "Hero")].loc == -1
    use(game, "Hero")
    resolve(game)

    assert hand(game, "A") == ["Filler"]
    assert game.state.objects[thing(game, "Hero")].exhausted


@every_edition
def test_107_4_d_the_champion_legend_leaves_its_zone_for_nothing(edition: str) -> None:
    game = begin(two_fields(edition).player("A", legend="Legend as Hero", hand=["Spell: kill a unit"]))
    for zone in (TRASH, HAND, BANISHMENT, BASE):
        zones.put(game.machine, thing(game, "Hero"), zone)

    assert game.state.players[A].legends == [thing(game, "Hero")]
    assert game.state.objects[thing(game, "Hero")].zone == LEGEND_ZONE
    assert not offered(game, "Spell: kill a unit")  # nor is it a unit or a permanent


@pytest.mark.parametrize("zone", [TRASH, HAND, BANISHMENT, MAIN_DECK])
def test_107_4_d_2_another_legend_leaves_for_banishment_only(zone: int) -> None:
    """107.4.d.1: some effects add legends."""
    game = begin(
        two_fields("2026-10-16").player("A", legend="Legend as Hero").player("A", legend="Legend [Use: draw 1]")
    )
    first, second = game.state.players[A].legends
    zones.put(game.machine, second, zone)

    assert game.state.players[A].legends == [first]
    assert game.state.players[A].banishment == [second]


# 124: new objects


@every_edition
def test_124_1_what_was_tracked_on_an_object_is_gone_when_it_leaves_the_board(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 3 as Vet damaged 2 buffed +1 exhausted"])
    game = begin(board.player("A", hand=["Spell: return a unit"]))
    assert might(game, "Vet") == 5
    play(game, "Spell: return a unit", "Vet")
    resolve(game)
    assert where(game, "Vet") == "A's hand"
    play(game, "Unit 3")

    vet = game.state.objects[thing(game, "Vet")]
    assert (might(game, "Vet"), vet.damage, vet.buffs, vet.mods) == (3, 0, 0, ())


@every_edition
def test_124_an_item_does_not_find_its_target_after_it_was_somewhere_else(edition: str) -> None:
    board = two_fields(edition).player("A", hand=[BOLT])
    board.player("B", base=["Unit 3 as Vet"], hand=["Spell [Reaction]: return a unit"])
    game = begin(board)
    cast(game, BOLT, "Vet")
    game.apply("pass")
    cast(game, "Spell [Reaction]: return a unit", "Vet")
    resolve(game)

    assert where(game, "Vet") == "B's hand"
    assert events(game, ev.DAMAGED) == []  # 359.3.e.4


# 127-130: owners and privacy


@every_edition
def test_127_1_a_card_goes_to_its_owners_zones_whoever_controls_it(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 owned by B as Captive"], hand=["Spell: return a unit"])
    game = begin(board)
    play(game, "Spell: return a unit", "Captive")
    resolve(game)

    assert where(game, "Captive") == "B's hand"


@every_edition
def test_109_what_is_on_the_board_is_public(edition: str) -> None:
    """141.1.a.2, 148.1.a.2, 107.1.d, 107.2.c, 109, 109.1, 109.2, 128.1: all see the same."""
    board = Board(turn="A", edition=edition)
    board.battlefield("Bandle Tree", controller="A", units={"A": ["Unit 2 as Guard damaged 1 buffed stunned"]})
    game = begin(board.battlefield().player("A", base=["Gear as Lamp exhausted"], runes="1 Fury, 1 exhausted Mind"))
    views = [game.view(seat) for seat in (A, B, NOBODY, EVERYONE)]

    for view in views:
        assert view.battlefields == views[0].battlefields
        assert view.players[A].base == views[0].players[A].base
        assert view.players[A].runes == views[0].players[A].runes
    [guard] = views[B].battlefields[0].units
    assert (guard.name, guard.damage, guard.buffs, guard.stunned) == ("Unit 2", 1, 1, True)
    assert [(card.name, card.exhausted) for card in views[B].players[A].base] == [("Gear", True)]


def shown(cards: list[CardView]) -> list[str]:
    return [card.name for card in cards]


@every_edition
def test_128_who_sees_what(edition: str) -> None:
    """108.2.d, 108.3.e, 108.4.d, 108.5.d, 108.6.e, 108.7.c, 128.2, 128.2.a, 129.3, 130.6"""
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="A", units={"A": ["Unit 2"]}, facedown={"A": [f"{HIDDEN} owned by B"]})
    game = begin(
        board.battlefield().player("A", hand=[BOLT, NOTHING], trash=["Unit 1"], champion=["Unit 5"], banished=["Gear"])
    )
    mine, theirs, spectator, judge = (game.view(seat) for seat in (A, B, NOBODY, EVERYONE))

    assert shown(mine.players[A].hand) == [BOLT, NOTHING]  # 128.4
    assert shown(theirs.players[A].hand) == shown(spectator.players[A].hand) == ["", ""]  # 108.7.e: how many is public
    assert shown(mine.battlefields[0].facedown) == [HIDDEN]  # 128.4: its controller, not its owner
    assert shown(theirs.battlefields[0].facedown) == shown(spectator.battlefields[0].facedown) == [""]
    for view in (mine, theirs, spectator):
        assert shown(view.players[A].trash) == ["Unit 1"]  # 128.5
        assert shown(view.players[A].champion) == ["Unit 5"]
        assert shown(view.players[A].banishment) == ["Gear"]
        assert shown(view.battlefields[0].units) == ["Unit 2"]
        assert view.players[A].main_deck == 12  # 128.3: decks are secret, a number to everybody
        assert view.players[A].rune_deck == 12
    assert shown(judge.battlefields[0].facedown) == [HIDDEN]


@every_edition
def test_108_1_b_what_is_on_the_chain_is_public(edition: str) -> None:
    """108.1.b, 130.4"""
    game = begin(two_fields(edition).player("A", hand=[BOLT]))
    cast(game, BOLT, "Guard")

    for seat in (A, B, NOBODY):
        [item] = game.view(seat).chain
        assert (item.source, item.targets) == (BOLT, [thing(game, "Guard")])


@every_edition
@pytest.mark.parametrize("seat", [B, NOBODY])
def test_128_4_a_card_that_is_drawn_is_named_to_its_owner_alone(edition: str, seat: int) -> None:
    """108.7.b, 128.4"""
    board = two_fields(edition).player("A", hand=["Spell: draw 1"], deck=["Unit 4", "Unit 5"])
    game = begin(board)
    play(game, "Spell: draw 1")
    resolve(game)
    [drawn] = events(game, ev.DRAWN)

    assert game.state.face_of(visible_event(game.state, A, drawn).obj).name == "Unit 4"
    assert visible_event(game.state, seat, drawn).obj == -1


@every_edition
def test_129_4_hiding_shows_where_and_not_what(edition: str) -> None:
    """107.3.f, 129.3, 129.4"""
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="A", units={"A": ["Unit 1"]}).battlefield()
    game = begin(board.player("A", hand=[HIDDEN]))
    game.apply(f"hide:{thing(game, HIDDEN)}:{field(1)}")
    [hid] = events(game, ev.HID)

    assert (visible_event(game.state, B, hid).obj, visible_event(game.state, B, hid).loc) == (-1, field(1))
    assert shown(game.view(B).battlefields[0].facedown) == [""]
