"""Units, gear, spells, runes, battlefields and legends: what each kind is and does (140-176)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_FOCUS, D_PRIORITY
from riftwright.core.ids import ENERGY, FURY, LEGEND, TRASH, UNIT
from riftwright.effects.filters import IN_TRASH, UNITS, YOURS, Tagged, Those, Untagged
from riftwright.effects.instructions import Buff, Ready, ReturnToHand
from riftwright.effects.subjects import target
from riftwright.notation.board import Board
from riftwright.rules.visibility import EVERYONE
from tests.rules.helpers import NOTHING, every_edition, on_chain, two_fields
from tests.rules.plays import pool, spell, two_battlefields
from tests.support import (
    begin,
    choose,
    controller,
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

A, B = 0, 1


# 140-146: units


@every_edition
def test_141_what_speaks_of_units_means_those_on_the_board(edition: str) -> None:
    """141.1.a, 141.1.a.3, 141.1.b.1, 141.1.b.2, 141.2, 141.2.a, 148.2.a: not gear, not cards in hand or trash."""
    board = two_fields(edition).player("A", base=["Unit 2 as Mine", "Gear as Lamp"], trash=["Unit 1 as Dead"])
    game = begin(board.player("A", hand=["Spell: buff a unit", "Unit 3 as Held"]))
    play(game, "Spell: buff a unit")

    assert [sentence.split(" at ")[0] for sentence in sentences(game)] == ["Mine", "Guard"]


def test_141_1_b_3_what_speaks_of_units_in_the_trash_means_those() -> None:
    """141.2.b, 148.1.b.1, 148.1.b.2, 148.1.b.3, 148.2.b: the type is there in every zone; a gear there is no unit."""
    stage = two_battlefields()
    dig = ReturnToHand(target(Those(UNITS.types, where=IN_TRASH)))
    stage.add("A", spell("Dig", dig), "hand")
    stage.player("A", base=["Unit 1 as Living"], trash=["Unit 2 as Dead", "Gear as Lamp", "Unit 3 as Buried"])
    game = stage.begin()
    play(game, "Dig", "Dead")
    resolve(game)

    assert (where(game, "Dead"), where(game, "Buried"), where(game, "Living")) == ("A's hand", "A's trash", "A's base")


@every_edition
def test_141_1_a_4_units_and_gear_can_be_killed(edition: str) -> None:
    """141.1.a.4, 148.1.a.3, 148.1.a.4"""
    board = two_fields(edition).player("A", base=["Unit 2 as Mine", "Gear as Lamp"])
    game = begin(board.player("A", hand=["Spell: kill all units", "Spell: kill all gear"]))
    play(game, "Spell: kill all units")
    resolve(game)
    assert (where(game, "Mine"), where(game, "Lamp")) == ("A's trash", "A's base")
    play(game, "Spell: kill all gear")
    resolve(game)

    assert where(game, "Lamp") == "A's trash"


@every_edition
def test_142_damage_is_tracked_on_each_unit(edition: str) -> None:
    """142.2, 142.4, 143.2.a, 143.3, 143.3.a: what is marked adds up, and kills when it reaches the Might."""
    board = two_fields(edition).player("A", base=["Unit 4 as Other"])
    board.player("A", hand=["Spell: deal 2 to a unit as First", "Spell: deal 2 to a unit as Second"])
    board.player("B", base=["Unit 4 as Victim"])
    game = begin(board)
    play(game, "First", "Victim")
    resolve(game)
    assert game.state.objects[thing(game, "Victim")].damage == 2
    assert game.state.objects[thing(game, "Other")].damage == 0
    play(game, "Second", "Victim")
    resolve(game)

    assert where(game, "Victim") == "B's trash"


@every_edition
def test_143_3_b_1_damage_is_healed_at_the_end_of_each_players_turn(edition: str) -> None:
    """142.5, 143.3.b"""
    board = (
        two_fields(edition)
        .player("A", base=["Unit 4 as Mine damaged 2"])
        .player("B", base=["Unit 4 as Yours damaged 3"])
    )
    game = begin(board)
    end_turn(game)

    assert [game.state.objects[thing(game, name)].damage for name in ("Mine", "Yours")] == [0, 0]


@every_edition
def test_143_4_units_enter_exhausted_and_gear_ready(edition: str) -> None:
    """143.4, 143.4.a, 149.1: Accelerate is one of the exceptions."""
    game = begin(two_fields(edition).player("A", hand=["Unit 2", "Gear", "Unit 3 [Accelerate]"]))
    play(game, "Unit 2")
    play(game, "Gear")
    play(game, "Unit 3 [Accelerate]", "yes")

    assert game.state.objects[thing(game, "Unit 2")].exhausted
    assert not game.state.objects[thing(game, "Gear")].exhausted
    assert not game.state.objects[thing(game, "Unit 3 [Accelerate]")].exhausted


@every_edition
def test_144_1_when_units_move(edition: str) -> None:
    """144.1.a: in the Main Phase; 144.1.b: not in a Closed State; 144.1.c: not during a Showdown or Combat."""
    board = two_fields(edition).player("A", base=["Unit 2 as Scout", "Unit 9 as Raider", "Unit 2 as Idle"])
    game = begin(board.player("A", hand=[NOTHING, NOTHING]))
    assert offered(game, "move Idle to battlefield 1")
    play(game, NOTHING)
    assert (game.decision.kind, offered(game, "move ")) == (D_PRIORITY, False)
    resolve(game)
    move(game, "Scout", field(2))
    assert (game.decision.kind, offered(game, "move ")) == (D_FOCUS, False)
    pass_showdown(game)
    assert offered(game, "move Idle to battlefield 1")
    move(game, "Raider", field(1))
    assert game.state.combat
    assert not offered(game, "move ")


@every_edition
def test_144_4_destinations_of_a_standard_move(edition: str) -> None:
    """144.4.a: base to battlefield; 144.4.b: battlefield to base; 144.4.c, 144.4.c.1: between them with Ganking."""
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="A", units={"A": ["Unit 2 as Plain", "Unit 2 [Ganking] as Ganker"]}).battlefield()
    game = begin(board.player("A", base=["Unit 2 as Home"]))

    assert {name: offered(game, f"move {name} to battlefield 2") for name in ("Home", "Plain", "Ganker")} == {
        "Home": True,
        "Plain": False,
        "Ganker": True,
    }
    assert offered(game, "move Plain to A's base")
    assert offered(game, "move Ganker to A's base")


def test_144_4_a_1_not_to_a_battlefield_where_two_others_are() -> None:
    board = Board(mode="skirmish", turn="C")
    board.battlefield(controller="A", units={"A": ["Unit 2"], "B": ["Unit 2"]}).battlefield().battlefield()
    game = begin(board.player("C", base=["Unit 2 as Scout"]))

    assert not offered(game, "move Scout to battlefield 1")
    assert offered(game, "move Scout to battlefield 2")


@every_edition
@pytest.mark.parametrize("source", ["Unit 2 [Use: draw 1] as Thing", "Gear [Use: draw 1] as Thing"])
def test_145_activated_abilities_are_for_the_main_phase_in_a_neutral_open_state(edition: str, source: str) -> None:
    """145.1, 145.2, 145.2.a, 145.2.a.1, 151, 151.1, 151.2, 151.2.a, 151.2.a.1: it goes through the chain as a spell
    does, without a card.
    """
    board = two_fields(edition).player("A", base=[source, "Unit 2 as Scout"], hand=[NOTHING])
    game = begin(board)
    assert usable(game, "Thing")
    play(game, NOTHING)
    assert not usable(game, "Thing")
    resolve(game)
    move(game, "Scout", field(2))
    assert not usable(game, "Thing")
    pass_showdown(game)
    use(game, "Thing")
    assert len(on_chain(game)) == 1
    assert where(game, "Thing") == "A's base"
    resolve(game)

    assert hand(game, "A") == ["Filler"]


@every_edition
def test_146_1_a_unit_is_in_its_base_or_at_a_battlefield(edition: str) -> None:
    """141.1.a.1, 146.1, 152.1, 198.1, 198.2"""
    gear = ["Gear as Lamp", "Doran's Shield as Shield attached to Scout"]
    game = begin(two_fields(edition).player("A", base=["Unit 2 as Scout", *gear]))
    assert [where(game, name) for name in ("Scout", "Lamp", "Shield")] == ["A's base"] * 3
    move(game, "Scout", field(2))

    assert [where(game, name) for name in ("Scout", "Lamp", "Shield")] == ["battlefield 2", "A's base", "battlefield 2"]


# 147-152: gear


@every_edition
def test_148_1_a_1_gear_is_played_to_the_base(edition: str) -> None:
    """149.2: although A has a battlefield, where units may be played."""
    board = Board(turn="A", edition=edition).battlefield(controller="A", units={"A": ["Unit 2"]})
    game = begin(board.battlefield().player("A", hand=["Gear", "Unit 1 as New"]))
    play(game, "Gear")
    assert where(game, "Gear") == "A's base"  # nobody was asked
    play(game, "New", "battlefield 1")

    assert where(game, "New") == "battlefield 1"


def test_150_equipment_is_gear_with_a_tag() -> None:
    """150.1, 150.4, 150.5: what speaks of gear means it too, and it can be told from other gear."""
    board = Board(turn="A").player("A", base=["Unit 2 as Guard", "Doran's Shield as Shield", "Gear as Lamp"])
    game = begin(board.player("A", hand=["Spell: kill all gear"]))
    shield, lamp = (game.state.face_of(thing(game, name)) for name in ("Shield", "Lamp"))
    assert ("Equipment" in shield.tags, "Equipment" in lamp.tags) == (True, False)
    play(game, "Spell: kill all gear")
    resolve(game)

    assert (where(game, "Shield"), where(game, "Lamp")) == ("A's trash", "A's trash")


# 153-159: spells


@every_edition
def test_155_when_spells_may_be_played(edition: str) -> None:
    """155: in an Open State on one's turn; 159.2.a.1: with Action in showdowns; 159.2.b.1, 159.2.b.2: with Reaction in
    Closed States as well; 159.1: that is so before they are played.
    """
    spells = ["Spell: draw 1", "Spell [Action]: draw 1", "Spell [Reaction]: draw 1"]
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=[*spells, NOTHING])
    game = begin(board)
    assert [playable(game, name) for name in spells] == [True, True, True]
    play(game, NOTHING)
    assert [playable(game, name) for name in spells] == [False, False, True]
    resolve(game)
    move(game, "Scout", field(2))
    assert [playable(game, name) for name in spells] == [False, True, True]


@every_edition
def test_159_2_b_3_a_reaction_resolves_first(edition: str) -> None:
    """157, 158: then it is in its owner's trash."""
    board = two_fields(edition).player("A", hand=["Spell: deal 3 to a unit as Bolt"])
    board.player("B", hand=["Spell [Reaction]: give a unit +2 as Help"])
    game = begin(board)
    play(game, "Bolt")
    game.apply("pass")
    play(game, "Help")
    resolve(game)

    assert (where(game, "Guard"), might(game, "Guard")) == ("battlefield 1", 5)
    assert (where(game, "Bolt"), where(game, "Help")) == ("A's trash", "B's trash")


@every_edition
def test_158_1_instructions_are_executed_from_top_to_bottom(edition: str) -> None:
    game = begin(two_fields(edition).player("A", hand=["Spell: give a unit +2 then deal 3 to a unit as Both"]))
    play(game, "Both")
    resolve(game)

    told = [event.kind for event in game.log if event.kind in (ev.GAVE, ev.DAMAGED)]
    assert told == [ev.GAVE, ev.DAMAGED]


@every_edition
def test_158_3_nothing_else_happens_while_a_spell_resolves(edition: str) -> None:
    """158.3.a: the unit dies and its Deathknell triggers only when the whole spell has been executed."""
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 3 [Deathknell: draw 1] as Guard"]}).battlefield()
    game = begin(board.player("A", hand=["Spell: deal 3 to a unit then draw 1 as Both"]))
    play(game, "Both")
    resolve(game)

    told = [event.kind for event in game.log if event.kind in (ev.DAMAGED, ev.DRAWN, ev.DIED)]
    assert told == [ev.DAMAGED, ev.DRAWN, ev.DIED, ev.DRAWN]


# 160-168: runes


@every_edition
def test_161_1_a_a_rune_is_no_permanent_and_no_unit_or_gear(edition: str) -> None:
    """161.1: what speaks of units and gear passes it by."""
    board = two_fields(edition).player("A", runes="2 Fury", hand=["Spell: kill all units", "Spell: kill all gear"])
    game = begin(board)
    for name in ("Spell: kill all units", "Spell: kill all gear"):
        play(game, name)
        resolve(game)

    assert len(game.state.players[A].runes) == 2


@every_edition
def test_161_2_b_a_rune_is_recycled_to_the_rune_deck(edition: str) -> None:
    """162, 163, 164.1, 164.2.b, 164.2.b.1: for a Power of its Domain."""
    game = begin(two_fields(edition).player("A", runes="1 Fury", rune_deck="2 Calm", pool=""))
    before = len(game.state.players[A].main_deck)
    [fury] = game.state.players[A].runes
    choose(game, next(o.key for o in game.decision.options if "recycle" in game.describe(o)))

    assert game.state.players[A].rune_deck[0] == fury  # at the bottom
    assert len(game.state.players[A].main_deck) == before
    assert pool(game, "A") == {FURY: 1}


@every_edition
def test_164_2_a_exhausted_it_gives_an_energy_of_no_domain(edition: str) -> None:
    """163.1, 163.1.a, 163.1.b, 166.1, 168: into its controller's Rune Pool."""
    game = begin(two_fields(edition).player("A", runes="1 Fury", pool=""))
    choose(game, next(o.key for o in game.decision.options if "exhaust" in game.describe(o)))

    assert pool(game, "A") == {ENERGY: 1}
    assert pool(game, "B").get(ENERGY, 0) != 1


@pytest.mark.parametrize(
    ("given", "enough"), [("1 Fury", True), ("1 any", True), ("1 Calm", False), ("9 Energy", False)]
)
def test_163_2_power_pays_for_costs_of_its_domain(given: str, enough: bool) -> None:
    """163.2, 163.2.a, 163.2.a.1, 163.2.b, 166.2: universal Power pays for any. Falling Star costs 2 and two Fury."""
    pays = f"2 Energy, 1 Fury, {given}" if "Energy" not in given else "9 Energy, 1 Fury"
    game = begin(two_fields("2026-07-16").player("A", hand=["Falling Star"], pool=pays))

    assert playable(game, "Falling Star") is enough


# 169-172: battlefields


@every_edition
def test_170_battlefields_are_neither_killed_nor_moved(edition: str) -> None:
    """170.3, 170.4, 171: no permanents; 170.2, 170.2.a, 170.2.b: they stand there from the start and stay."""
    board = two_fields(edition).player("A", hand=["Spell: kill all units", "Spell: kill all gear"])
    game = begin(board)
    before = [f.id for f in game.state.battlefields]
    for name in ("Spell: kill all units", "Spell: kill all gear"):
        play(game, name)
        resolve(game)

    assert [f.id for f in game.state.battlefields] == before
    assert not any(oid in game.machine.permanents() for oid in before)
    assert not offered(game, f"move {before[0]}")


@every_edition
def test_170_5_moves_begin_and_end_at_battlefields(edition: str) -> None:
    """170.5.a, 170.5.b; 170.6: any number of units may be there."""
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="A", units={"A": [f"Unit {n} as Unit{n}" for n in range(1, 8)]})
    game = begin(board.battlefield().player("A", base=["Unit 1 as Late"]))
    move(game, "Late", field(1))
    assert where(game, "Late") == "battlefield 1"
    move(game, "Unit3", A)

    assert where(game, "Unit3") == "A's base"
    assert len(game.state.battlefields[0].units) == 7


def test_170_abilities_of_battlefields() -> None:
    """170.8: a passive one; 170.9: one that triggers."""
    board = Board(turn="A", phase="beginning")
    board.battlefield("Trifarian War Camp", controller="A", units={"A": ["Unit 2 as Guard"]})
    game = begin(board.battlefield("Grove of the God-Willow", controller="A", units={"A": ["Unit 2"]}))
    assert might(game, "Guard") == 3
    resolve(game)

    assert [event.amount for event in events(game, ev.DRAWN)] != []


@every_edition
def test_170_7_a_spell_may_choose_a_battlefield(edition: str) -> None:
    board = Board(turn="A", edition=edition).battlefield(controller="B", units={"B": ["Unit 2 as Guard"]}).battlefield()
    game = begin(board.player("A", hand=["Charm"]))
    play(game, "Charm", "battlefield 2")
    resolve(game)

    assert where(game, "Guard") == "battlefield 2"


@every_edition
def test_170_11_uncontrolled_and_occupied(edition: str) -> None:
    """170.11.a, 170.11.b, 170.11.c, 190.2, 190.2.a, 190.2.b"""
    board = Board(turn="A", edition=edition).battlefield(controller="A", units={"A": ["Unit 2"]}).battlefield()
    game = begin(board)
    view = game.view(EVERYONE)

    assert (controller(game, 1), controller(game, 2)) == ("A", "nobody")
    assert [len(f.units) for f in view.battlefields] == [1, 0]


# 173-176: legends


@every_edition
def test_174_legends_are_neither_killed_nor_moved(edition: str) -> None:
    """174.1, 174.2, 174.2.a, 174.2.b, 174.3, 174.4, 175: no permanents, and there from the start."""
    board = two_fields(edition).player(
        "A", legend="Legend as Hero", hand=["Spell: kill all units", "Spell: kill all gear"]
    )
    game = begin(board)
    for name in ("Spell: kill all units", "Spell: kill all gear"):
        play(game, name)
        resolve(game)

    assert game.state.players[A].legends == [thing(game, "Hero")]
    assert game.state.objects[thing(game, "Hero")].owner == A
    assert thing(game, "Hero") not in game.machine.permanents()
    assert game.state.objects[thing(game, "Hero")].zone != TRASH


def test_174_abilities_of_legends() -> None:
    """174.7: one that triggers; 174.8: one that is used."""
    board = Board(turn="A", phase="beginning").player("A", legend="Jinx, Loose Cannon", hand=[]).player("B", hand=[])
    game = begin(board)
    assert decides(game) == "A"
    resolve(game)
    assert len(events(game, ev.DRAWN)) == 2  # hers, and the Draw Phase's

    game = begin(Board(turn="A").player("A", legend="Legend [Use: draw 1] as Hero"))
    use(game, "Hero")
    resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_174_6_a_legend_with_a_passive_ability() -> None:
    game = begin(Board(turn="A").player("A", legend="Legend [Others: +1] as Hero", base=["Unit 2 as Mine"]))

    assert (might(game, "Mine"), points(game)) == (3, [0, 0])


def test_170_10_a_battlefields_ability_is_used_by_its_controller() -> None:
    board = Board(turn="A").battlefield("Battlefield [Use: draw 1] as Mine", controller="A", units={"A": ["Unit 2"]})
    game = begin(board.battlefield("Battlefield [Use: draw 1] as Theirs", controller="B", units={"B": ["Unit 2"]}))

    assert (usable(game, "Mine"), usable(game, "Theirs")) == (True, False)


def test_174_5_a_legend_is_chosen_by_what_speaks_of_legends() -> None:
    """174.5, 355.9.a.4"""
    stage = two_battlefields()
    stage.add("A", spell("Wake", Ready(target(Those(LEGEND, YOURS)))), "hand")
    stage.player("A", legend="Legend as Hero exhausted", base=["Unit 2 exhausted"])
    game = stage.begin()
    play(game, "Wake")
    resolve(game)

    assert not game.state.objects[thing(game, "Hero")].exhausted


def test_143_1_b_an_effect_may_speak_of_a_tag() -> None:
    stage = two_battlefields()
    stage.add("A", spell("Treat", Buff(target(Those(UNIT, traits=(Tagged(("Poro",)),))))), "hand")
    stage.player("A", base=["Stalwart Poro", "Lonely Poro", "Unit 2 as Other"])
    game = stage.begin()
    play(game, "Treat")

    assert sorted(sentence.split(" at ")[0] for sentence in sentences(game)) == ["Lonely Poro", "Stalwart Poro"]


def test_143_1_b_and_of_having_it_not() -> None:
    stage = two_battlefields()
    stage.add("A", spell("Treat", Buff(target(Those(UNIT, traits=(Untagged("Poro"),))))), "hand")
    stage.player("A", base=["Stalwart Poro", "Unit 2 as One", "Unit 2 as Other"])
    game = stage.begin()
    play(game, "Treat")

    assert sorted(sentence.split(" at ")[0] for sentence in sentences(game)) == ["One", "Other"]
