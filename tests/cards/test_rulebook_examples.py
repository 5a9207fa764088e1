"""Cards that the rulebook takes its examples of abilities from: what they do, and where they do nothing."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ORDER
from riftwright.core.ids import ENERGY
from riftwright.game import Game
from riftwright.notation.board import Board
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
    resolve_top,
    thing,
    usable,
    use,
    where,
)

BLADE = "Spell: kill a friendly unit as Blade"


def damage(game: Game, name: str) -> int:
    return game.state.objects[thing(game, name)].damage


# Undertitan


def test_undertitan_gives_the_other_units_of_its_player_might() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as Page"], hand=["Undertitan as Titan"])
    game = begin(board.player("B", base=["Unit 1 as Foe"]))
    play(game, "Titan")
    resolve(game)
    assert [might(game, name) for name in ("Page", "Titan", "Foe")] == [3, 5, 1]


@pytest.mark.parametrize(("card", "energy"), [("Undertitan", 2), ("Unit 1", 0)])
def test_370_1_b_1_undertitan_adds_energy_as_it_is_revealed(card: str, energy: int) -> None:
    board = Board(turn="A").player("A", hand=["Spell: reveal 1 as Look"], deck=[card, "Unit 2"], pool="1 any")
    game = begin(board)
    play(game, "Look")
    resolve(game)
    assert game.state.players[0].pool[ENERGY] == energy


# Master Yi, Honed


def test_master_yi_enters_ready_and_may_go_from_battlefield_to_battlefield() -> None:
    board = Board(turn="A", edition="2026-07-16").battlefield(controller="A", units={"A": ["Unit 1"]})
    board.battlefield(controller="A", units={"A": ["Unit 1"]})
    game = begin(board.player("A", hand=["Master Yi, Honed as Yi"]))
    play(game, "Yi", "battlefield 1")
    assert not game.state.objects[thing(game, "Yi")].exhausted
    move(game, "Yi", field(2))
    assert where(game, "Yi") == "battlefield 2"


# Ultrasoft Poro


def test_ultrasoft_poro_plays_two_birds_and_only_at_a_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Ultrasoft Poro as Poro"]})
    game = begin(board.player("A", base=["Ultrasoft Poro as Lazy"]))
    assert not usable(game, "Lazy")
    use(game, "Poro")
    resolve(game)
    choose(game, "A's base", "A's base")
    birds = [o for o in game.state.objects if game.state.faces[o.face].name == "Bird"]
    assert [o.loc for o in birds] == [0, 0]


# Wraith of Echoes


def test_wraith_of_echoes_draws_for_the_first_friendly_death_of_each_turn() -> None:
    board = Board(turn="A").player("A", base=["Wraith of Echoes", "Unit 1 as One", "Unit 1 as Two"])
    board.player("A", hand=[BLADE, "Spell: kill an enemy unit as Spear", "Spell: kill a friendly unit as Axe"])
    game = begin(board.player("B", base=["Unit 1 as Foe"], hand=["Spell: kill an enemy unit as Dart"]))
    play(game, "Spear")
    resolve(game)
    assert "Filler" not in hand(game, "A")
    play(game, "Blade", "One")
    resolve(game)
    assert hand(game, "A").count("Filler") == 1
    play(game, "Axe", "Two")
    resolve(game)
    assert hand(game, "A").count("Filler") == 1


# Sona, Harmonious


@pytest.mark.parametrize(("place", "ready"), [("field", 2), ("base", 0)])
def test_sona_readies_runes_at_the_end_of_the_turn_while_at_a_battlefield(place: str, ready: int) -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Sona, Harmonious"] if place == "field" else []})
    game = begin(board.player("A", base=["Sona, Harmonious"] if place == "base" else [], runes="2 exhausted Fury"))
    game.apply("end")
    if place == "field":
        game.apply(0)
        game.apply(0)
        resolve(game)
    runes = [game.state.objects[oid] for oid in game.state.players[0].runes]
    assert sum(not rune.exhausted for rune in runes) == ready


# Unchecked Power


def test_unchecked_power_exhausts_friends_and_strikes_every_unit_at_battlefields() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 13 as Big", "Unit 12 as Less"]})
    game = begin(board.player("A", base=["Unit 1 as Home"], hand=["Unchecked Power"]))
    play(game, "Unchecked Power")
    resolve(game)
    assert (where(game, "Less"), damage(game, "Big"), damage(game, "Home")) == ("B's trash", 12, 0)
    assert game.state.objects[thing(game, "Home")].exhausted


# Ornn, Blacksmith


@pytest.mark.parametrize("when", ["play", "hold"])
def test_ornn_looks_for_a_gear_as_he_is_played_and_as_he_holds(when: str) -> None:
    deck = ["Unit 1", "Unit 1", "Energy Conduit as Conduit", "Unit 1", "Gear as Deep"]
    if when == "play":
        game = begin(Board(turn="A").player("A", hand=["Ornn, Blacksmith as Ornn"], deck=deck))
        play(game, "Ornn")
    else:
        board = Board(turn="B").battlefield(controller="A", units={"A": ["Ornn, Blacksmith as Ornn"]})
        game = begin(board.player("A", deck=deck))
        game.apply("end")
    resolve(game)
    assert not offered(game, "reveal and draw Gear")
    choose(game, "reveal and draw Energy Conduit")
    assert "Energy Conduit" in hand(game, "A")


# Ekko, Recurrent


@pytest.mark.parametrize(("answer", "place", "ready"), [(0, "A's main deck", 2), ("decline", "A's trash", 0)])
def test_ekko_is_recycled_to_ready_the_runes_of_his_player(answer: int | str, place: str, ready: int) -> None:
    board = Board(turn="A", edition="2026-07-16")
    game = begin(board.player("A", base=["Ekko, Recurrent as Ekko"], hand=[BLADE], runes="2 exhausted Fury"))
    play(game, "Blade")
    resolve_top(game)
    game.apply(answer)
    resolve(game)
    assert where(game, "Ekko") == place
    runes = [game.state.objects[oid] for oid in game.state.players[0].runes]
    assert sum(not rune.exhausted for rune in runes) == ready


def test_204_3_a_a_second_trigger_has_no_ekko_to_recycle() -> None:
    board = Board(turn="A", edition="2026-07-16").player("A", hand=[BLADE], runes="2 exhausted Fury")
    game = begin(board.player("A", base=["Ekko, Recurrent as Ekko", "Karthus, Eternal"]))
    play(game, "Blade", "Ekko")  # his Deathknell triggers twice
    resolve_top(game)
    assert len(game.state.chain) == 2
    game.apply(0)  # pay for the first
    assert where(game, "Ekko") == "A's main deck"
    assert len(game.state.chain) == 1  # the second cannot be paid for, and nothing is asked of it


# Insightful Investigator


@pytest.mark.parametrize(("xp", "answer"), [(2, "pay the XP, and they discard Charm"), (2, "pay no XP"), (1, "")])
def test_insightful_investigator_may_pay_xp_for_a_card_of_a_revealed_hand(xp: int, answer: str) -> None:
    board = Board(turn="A").player("A", hand=["Insightful Investigator as Spy"], xp=xp)
    game = begin(board.player("B", hand=["Charm", "Retreat"]))
    play(game, "Spy")
    resolve(game)
    assert len(events(game, ev.REVEALED)) == 2
    if answer:
        choose(game, answer)
    paid = "discard" in answer
    assert game.state.players[0].xp == (0 if paid else xp)
    assert hand(game, "B") == (["Retreat", "Filler"] if paid else ["Charm", "Retreat"])


# Reckoner's Arena


@pytest.mark.parametrize(("name", "drawn"), [("Reckoner's Arena", 1), ("Battlefield", 0)])
def test_reckoners_arena_activates_conquer_effects_of_units_there(name: str, drawn: int) -> None:
    board = Board(turn="B").battlefield(name, controller="A", units={"A": ["Unit 2 [Conquer: buff me] as Scout"]})
    game = begin(board.player("A", base=["Unit 2 [Conquer: buff me] as Idle"]))
    game.apply("end")
    resolve(game)
    buffs = [game.state.objects[thing(game, unit)].buffs for unit in ("Scout", "Idle")]
    assert buffs == [drawn, 0]


# Ravenborn Tome


def test_ravenborn_tome_makes_the_next_spell_deal_more_and_no_ability() -> None:
    board = Board(turn="A").player(
        "A", base=["Ravenborn Tome as Tome", "Unit 9 [Use: deal 1 to an enemy unit] as Mage"]
    )
    board.player("A", hand=["Spell: draw 1 as Idea", "Spell: deal 1 to an enemy unit as Bolt"])
    game = begin(board.player("B", base=["Unit 9 as Foe"]))
    use(game, "Tome")
    resolve(game)
    use(game, "Mage")
    resolve(game)
    assert damage(game, "Foe") == 1
    play(game, "Idea")  # the next spell, which deals nothing
    resolve(game)
    play(game, "Bolt")
    resolve(game)
    assert damage(game, "Foe") == 2


# Noxian Guillotine


@pytest.mark.parametrize(("played", "place"), [(0, "B's base"), (1, "B's trash")])
def test_noxian_guillotine_kills_at_once_only_with_legion(played: int, place: str) -> None:
    board = Board(turn="A").player("A", hand=["Noxian Guillotine", "Spell: deal 1 to a unit as Bolt"], played=played)
    game = begin(board.player("B", base=["Unit 9 as Foe"]))
    play(game, "Noxian Guillotine")
    resolve(game)
    assert where(game, "Foe") == place
    if not played:
        play(game, "Bolt")
        resolve(game)
        assert where(game, "Foe") == "B's trash"


# Undying Legion


@pytest.mark.parametrize(("played", "offered_"), [(0, False), (1, True)])
def test_366_1_undying_legion_is_played_from_the_trash_with_legion(played: int, offered_: bool) -> None:
    game = begin(Board(turn="A").player("A", trash=["Undying Legion as Dead"], played=played))
    assert playable(game, "Dead") is offered_
    if offered_:
        play(game, "Dead")
        assert where(game, "Dead") == "A's base"


# Wielder of Water


def test_wielder_of_water_is_stronger_in_a_fight_alone() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", base=["Wielder of Water as Wielder", "Unit 1 as Page"]))
    assert might(game, "Wielder") == 2
    move(game, "Wielder", field(1))
    assert might(game, "Wielder") == 4


def test_wielder_of_water_gains_nothing_in_company() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", base=["Wielder of Water as Wielder", "Unit 1 as Page"]))
    move(game, "Wielder", field(1), "Page")
    assert might(game, "Wielder") == 2


# Super Mega Death Rocket!


def test_super_mega_death_rocket_deals_5_and_comes_back_for_a_card_when_its_player_conquers() -> None:
    board = Board(turn="A", edition="2026-07-16").battlefield()
    board.player("A", base=["Unit 3 as Scout"], hand=["Super Mega Death Rocket! as Rocket", "Unit 1 as Page"])
    game = begin(board.player("B", base=["Unit 5 as Foe"]))
    play(game, "Rocket", "Foe")
    resolve(game)
    assert (where(game, "Foe"), where(game, "Rocket")) == ("B's trash", "A's trash")
    move(game, "Scout", field(1))
    pass_showdown(game)
    choose(game, "yes")
    resolve(game)
    assert (where(game, "Rocket"), where(game, "Page")) == ("A's hand", "A's trash")


# Otterpus


@pytest.mark.parametrize(("turn", "gained", "drawn"), [(3, 0, ["Filler"]), (5, 1, [])])
def test_otterpus_turns_points_of_the_first_two_turns_into_cards(turn: int, gained: int, drawn: list[str]) -> None:
    board = Board(turn="A", turn_number=turn).battlefield().player("A", base=["Unit 3 as Scout"])
    game = begin(board.player("B", base=["Otterpus"]))
    move(game, "Scout", field(1))
    pass_showdown(game)
    assert (points(game), hand(game, "A")) == ([gained, 0], drawn)


def test_otterpus_lets_points_of_effects_be() -> None:
    board = Board(turn="A", turn_number=1).player("A", hand=["Spell: gain 1 point as Gift"])
    game = begin(board.player("B", base=["Otterpus"]))
    play(game, "Gift")
    resolve(game)
    assert points(game) == [1, 0]


# The Zero Drive


def test_the_zero_drive_is_worn_and_plays_who_fell_with_it() -> None:
    board = Board(turn="A", edition="2026-07-16")
    board.player("A", base=["Unit 2 as Page", "Unit 1 as Squire", "The Zero Drive as Drive"], hand=[BLADE])
    game = begin(board)
    assert not any(e.kind == ev.DIED for e in game.log)
    used = [o for o in game.decision.options if o.key.startswith(f"use:{thing(game, 'Drive')}:")]
    assert len(used) == 2
    game.apply(used[0])
    choose(game, "Page")
    resolve(game)
    assert might(game, "Page") == 4
    play(game, "Blade", "Page")
    resolve(game)
    assert where(game, "Page") == "A's banishment"
    choose(game, "use Drive: [3]")
    resolve(game)
    assert (where(game, "Page"), where(game, "Drive")) == ("A's base", "A's banishment")
    assert where(game, "Squire") == "A's base"
    assert decides(game) == "A"
    assert game.decision.kind != D_ORDER
    end_turn(game)
