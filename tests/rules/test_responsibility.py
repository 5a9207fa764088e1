"""Who is responsible for what is done, and what it is attributed to (411, 417.6, 428.5)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.facts import Face
from riftwright.core.ids import GEAR
from riftwright.core.state import REF_SHIFT
from riftwright.effects import build
from riftwright.effects.deeds import WhenYou
from riftwright.effects.filters import ENEMY_UNITS, UNITS
from riftwright.effects.subjects import target
from riftwright.effects.triggers import WhenIAttack
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.actions import damage
from tests.rules.plays import Stage, two_battlefields, unit
from tests.support import (
    begin,
    choose,
    events,
    field,
    hand,
    move,
    offered,
    play,
    resolve,
    thing,
    use,
    where,
)


def responsible(game: Game, kind: int) -> dict[str, int]:
    """Who is responsible for each event of that kind, by the label of what it happened to."""
    labels = dict(game.state.labels)
    return {labels[e.obj]: e.player for e in events(game, kind)}


def attributed(game: Game, label: str) -> set[str]:
    """The cards that the death of that thing is attributed to."""
    hits = damage.killers(game.machine, thing(game, label))
    return {game.state.face_of(hit.source >> REF_SHIFT).name for hit in hits}


def test_411_1_each_player_is_responsible_for_the_unit_that_they_kill() -> None:
    """411.1, 411.5.a: Cull the Weak kills them, A's spell; but who kills theirs is responsible."""
    board = Board(turn="A").player("A", base=["Unit 2 as Mine"], hand=["Cull the Weak"])
    game = begin(board.player("B", base=["Unit 3 as Theirs"]))
    play(game, "Cull the Weak")
    resolve(game)
    assert responsible(game, ev.DIED) == {"Mine": 0, "Theirs": 1}
    assert attributed(game, "Theirs") == attributed(game, "Mine") == {"Cull the Weak"}


@pytest.mark.parametrize(("mine", "returns"), [("Unit 2 as Mine", True), ("Gear as Mine", False)])
def test_411_6_to_kill_with_a_spell_one_must_control_it_and_be_responsible(mine: str, returns: bool) -> None:
    """411.6: A's own Phoenix hears only the unit that A kills with A's Cull the Weak, B's never."""
    board = Board(turn="A").player("A", base=[mine], hand=["Cull the Weak"], trash=["Immortal Phoenix as Fire"])
    game = begin(board.player("B", base=["Unit 3 as Theirs"], trash=["Immortal Phoenix as Ash"]))
    play(game, "Cull the Weak")
    resolve(game)
    assert offered(game, "yes") is returns
    assert not events(game, ev.TRIGGERED, "Ash")


def test_411_2_what_the_game_does_is_nobodys() -> None:
    """411.2: a unit with damage on it loses Might and dies in the cleanup; nobody has killed it."""
    board = Board(turn="A").player("B", base=["Unit 4 as Pawn damaged 3"])
    game = begin(board.player("A", hand=["Spell: give a unit -2"]))
    play(game, "Spell: give a unit -2")
    resolve(game)
    assert responsible(game, ev.DIED) == {"Pawn": -1}
    assert attributed(game, "Pawn") == set()


def test_411_4_when_you_move_asks_who_is_responsible_for_the_move() -> None:
    """411.4: Blast Cone of A sees A move B's unit, and not B move it."""
    board = Board(turn="A").battlefield().player("A", base=["Blast Cone"], hand=["Spell: move an enemy unit"])
    game = begin(board.player("B", base=["Unit 3 as Pawn"]))
    play(game, "Spell: move an enemy unit")
    resolve(game)
    choose(game, "yes")
    resolve(game)
    assert game.state.objects[thing(game, "Pawn")].stunned
    assert game.state.objects[thing(game, "Blast Cone")].exhausted

    board = Board(turn="B").battlefield().player("A", base=["Blast Cone"])
    game = begin(board.player("B", base=["Unit 3 as Pawn"]))
    move(game, "Pawn", field(1))
    assert not events(game, ev.TRIGGERED)


def test_411_6_a_an_ability_of_effect_text_counts_for_the_unit_and_for_the_gear() -> None:
    """411.6.a: attached gear appends an ability to a unit; what it kills, both of them have killed."""
    shot = build.when(WhenIAttack(), build.deal(3, target(ENEMY_UNITS)))
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 3 as Pawn"]})
    stage.player("A", base=["Unit 2 as Archer"])
    stage.add("A", Face("Bow", GEAR, tags=("Equipment",), effect_text=(shot,)), "base", "Bow", to="Archer")
    game = stage.begin()
    move(game, "Archer", field(1))
    resolve(game)
    assert attributed(game, "Pawn") == {"Unit 2", "Bow"}
    assert responsible(game, ev.DIED) == {"Pawn": 0}


def test_417_6_a_a_spell_that_names_no_source_deals_the_damage_itself() -> None:
    """417.6, 417.6.a, 417.6.b.1: Void Seeker deals its 4; the death after it is its doing."""
    board = Board(turn="A").battlefield(units={"B": ["Unit 4 as Pawn"]}).player("A", hand=["Void Seeker"])
    game = begin(board)
    play(game, "Void Seeker")
    resolve(game)
    assert responsible(game, ev.DAMAGED) == {"Pawn": 0}
    assert attributed(game, "Pawn") == {"Void Seeker"}
    assert hand(game, "A") == ["Filler"]


def test_417_6_b_2_a_an_abilitys_damage_is_the_gears_too() -> None:
    """417.6.b.2, 417.6.b.2.a, 428.5.a: Iron Ballista's ability kills, and so does Iron Ballista; no spell has."""
    board = Board(turn="A").battlefield(units={"B": ["Unit 2 as Pawn"]})
    game = begin(board.player("A", base=["Iron Ballista"], trash=["Immortal Phoenix as Fire"]))
    use(game, "Iron Ballista")
    resolve(game)
    assert attributed(game, "Pawn") == {"Iron Ballista"}
    hit = damage.killer(game.machine, thing(game, "Pawn"))
    assert hit is not None
    assert hit.kind == 1  # an ability
    assert not events(game, ev.TRIGGERED, "Fire")


def test_417_6_b_in_challenge_each_unit_deals_its_own_damage() -> None:
    """411.3, 417.6.b, 417.6.b.3, 417.6.b.4: the units deal it, not Challenge; each is its controller's doing."""
    stage = two_battlefields()
    stage.add("B", unit("Drummer", 9, build.when(WhenYou(ev.DAMAGED, UNITS), build.draw(1))), "base", "Drummer")
    stage.player("A", base=["Unit 4 as Mine"], hand=["Challenge"], trash=["Immortal Phoenix as Fire"])
    stage.player("B", base=["Unit 3 as Theirs"])
    game = stage.begin()
    play(game, "Challenge", "Theirs")
    resolve(game)
    assert responsible(game, ev.DAMAGED) == {"Theirs": 0, "Mine": 1}
    assert attributed(game, "Theirs") == {"Unit 4"}
    assert hand(game, "B") == ["Filler"]
    assert not events(game, ev.TRIGGERED, "Fire")


def test_428_5_c_2_combat_damage_is_of_all_units_that_deal_it() -> None:
    """428.5.c.2, 417.6.c.1: the attackers that deal damage have killed Guard; a stunned one has not."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard"]})
    board.player("A", base=["Unit 3 as One", "Unit 2 as Two", "Unit 1 as Idle stunned"])
    game = begin(board)
    move(game, "One", field(1), "Two", "Idle")
    game.apply("pass")
    game.apply("pass")
    choose(game, "One", "Two")
    assert where(game, "Guard") == "B's trash"
    assert attributed(game, "Guard") == {"Unit 3", "Unit 2"}
    assert responsible(game, ev.DIED)["Guard"] == 0
    assert attributed(game, "One") == {"Unit 4"}
    assert responsible(game, ev.DIED)["One"] == 1


def test_428_5_d_what_a_spell_creates_kills_for_the_spell() -> None:
    """428.5.d, 428.5.c: each Reflexive Trigger of the spell kills a unit; Phoenix hears that a spell did."""
    name = "Spell: do this twice: deal 3 to an enemy unit"
    board = Board(turn="A").player("A", hand=[name], trash=["Immortal Phoenix as Fire"])
    game = begin(board.player("B", base=["Unit 3 as One", "Unit 9 as Two"]))
    play(game, name)
    resolve(game)
    choose(game, "One", "Two")
    resolve(game)
    assert attributed(game, "One") == {name}
    choose(game, "yes", "spend 1 any Power from the pool, spend 1 Energy from the pool")
    resolve(game)
    assert where(game, "Fire") == "A's base"


def test_428_5_b_a_kill_instruction_is_the_spells_and_where_it_is_replaced_nobodys() -> None:
    """428.5, 428.5.a, 428.5.b, 428.1.a.1.a: Phoenix triggers on a spell that says to kill."""
    board = Board(turn="A").player("A", hand=["Spell: kill an enemy unit"], trash=["Immortal Phoenix as Fire"])
    game = begin(board.player("B", base=["Unit 3 as Pawn"]))
    play(game, "Spell: kill an enemy unit")
    resolve(game)
    assert offered(game, "yes")

    board = Board(turn="A").player("A", hand=["Spell: kill an enemy unit"], trash=["Immortal Phoenix as Fire"])
    game = begin(board.player("B", base=["Unit 3 as Pawn", "Zhonya's Hourglass"]))
    play(game, "Spell: kill an enemy unit")
    resolve(game)
    assert where(game, "Pawn") == "B's base"
    assert not events(game, ev.TRIGGERED, "Fire")
