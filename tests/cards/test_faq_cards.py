"""Cards that the official FAQs of 2026 speak of, each where it matters and where it does not."""

from riftwright.core.ids import ASSAULT, TEMPORARY
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    end_turn,
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
    thing,
    usable,
    where,
)

KILL = "Spell 0: kill a unit"


def keyword(game: Game, name: str, which: int) -> int:
    return game.machine.keyword(thing(game, name), which)


# Blood Rush


def test_blood_rush_gives_assault_for_this_turn_only() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Wall"]})
    game = begin(board.player("A", base=["Unit 2 as Raider"], hand=["Blood Rush"], pool="1 Energy"))
    play(game, "Blood Rush", "Raider")
    resolve(game)
    assert keyword(game, "Raider", ASSAULT) == 2
    assert might(game, "Raider") == 2  # it attacks nobody
    move(game, "Raider", field(1))
    assert might(game, "Raider") == 4
    pass_showdown(game)
    end_turn(game)
    assert not keyword(game, "Wall", ASSAULT)


# Blast Corps Cadet


def test_blast_corps_cadet_deals_damage_if_its_cost_was_paid() -> None:
    for paid in (True, False):
        board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
        game = begin(board.player("A", hand=["Blast Corps Cadet"]).player("B", base=["Unit 3"]))
        play(game, "Blast Corps Cadet", "yes" if paid else "no")
        resolve(game)
        assert game.state.objects[thing(game, "Guard")].damage == (2 if paid else 0)


# Disarming Rake


def test_383_3_a_disarming_rake_kills_a_gear_or_leaves_it() -> None:
    for answer, place in (("yes", "B's trash"), ("no", "B's base")):
        game = begin(Board(turn="A").player("A", hand=["Disarming Rake"]).player("B", base=["Gear as Lamp"]))
        play(game, "Disarming Rake", answer)
        resolve(game)
        assert where(game, "Lamp") == place


def test_402_4_disarming_rake_without_a_gear_asks_nothing() -> None:
    game = begin(Board(turn="A").player("A", hand=["Disarming Rake"]).player("B", base=["Unit 3"]))
    play(game, "Disarming Rake")
    assert game.state.chain == []


# Janna, Savior


def test_janna_heals_her_side_here_and_sends_one_enemy_home() -> None:
    board = Board(turn="A").battlefield(
        controller="A", units={"A": ["Unit 3 as Guard damaged 2"], "B": ["Unit 9 as Raider damaged 1"]}
    )
    board.player("A", base=["Unit 3 as Page damaged 1"], hand=["Janna, Savior"]).player("B", base=["Unit 2 as Far"])
    game = begin(board)
    play(game, "Janna, Savior", "battlefield 1")
    assert not offered(game, "Far")
    choose(game, "Raider")
    if offered(game, "done"):
        choose(game, "done")
    resolve(game)
    damage = {name: game.state.objects[thing(game, name)].damage for name in ("Guard", "Page", "Raider")}
    assert damage == {"Guard": 0, "Page": 1, "Raider": 1}
    assert where(game, "Raider") == "B's base"


# Pickpocket


def test_pickpocket_takes_cheap_gear_only() -> None:
    board = Board(turn="A").player("A", hand=["Pickpocket"]).player("B", base=["Spinning Axe"])
    game = begin(board)
    play(game, "Pickpocket")
    assert game.state.chain == []  # the Axe costs 2
    assert where(game, "Spinning Axe") == "B's base"


def test_359_3_e_14_b_pickpocket_gets_its_gold_for_a_gear_that_was_killed() -> None:
    board = Board(turn="A").player("A", hand=["Pickpocket"]).player("B", base=["Warmog's Armor"])
    game = begin(board)
    play(game, "Pickpocket", "yes")
    resolve(game)
    gold = game.state.objects[thing(game, "Gold")]
    assert gold.exhausted
    assert gold.controller == 0
    assert where(game, "Warmog's Armor") == "B's trash"


# Renata Glasc, Mastermind


def test_renata_uses_her_abilities_at_battlefields_only() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Renata Glasc, Mastermind as Here"]})
    board.player("A", base=["Renata Glasc, Mastermind as Home"], deck=["Charm"], hand=["Cleave"])
    game = begin(board)
    assert not usable(game, "Home")
    here = thing(game, "Here")
    for option in [o for o in game.decision.options if o.key.startswith(f"use:{here}:")][:1]:
        game.apply(option)
    resolve(game)
    assert hand(game, "A") == ["Cleave", "Charm"]
    last = [o for o in game.decision.options if o.key.startswith(f"use:{here}:")][-1]
    game.apply(last)
    resolve(game)
    assert points(game) == [1, 0]
    assert game.state.objects[here].exhausted


# Draven, Vanquisher


def test_draven_vanquisher_pays_for_might_and_wins_a_gold() -> None:
    for answer, strength in (("yes", 6), ("no", 4)):
        board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2"]})
        game = begin(board.player("A", base=["Draven, Vanquisher"]))
        move(game, "Draven, Vanquisher", field(1))
        choose(game, answer)
        if answer == "yes" and offered(game, "decline to pay"):
            game.apply(0)
        resolve(game)
        assert might(game, "Draven, Vanquisher") == strength
        pass_showdown(game)
        assert game.state.objects[thing(game, "Gold")].exhausted


def test_draven_vanquisher_without_a_combat_wins_nothing() -> None:
    game = begin(Board(turn="A").battlefield().player("A", base=["Draven, Vanquisher"]))
    move(game, "Draven, Vanquisher", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]
    assert not [o for o in game.state.objects if game.state.faces[o.face].name == "Gold"]


# Grim Apothecary


def test_822_grim_apothecary_comes_in_reaction_and_may_take_a_friend_back() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 3 as Guard"]})
    game = begin(board.player("A", base=["Unit 1 as Page"], hand=["Grim Apothecary"]).player("B", hand=[KILL]))
    play(game, KILL, "Guard")
    game.apply("pass")
    play(game, "Grim Apothecary", "yes")
    assert not offered(game, "Page")
    choose(game, "Guard")
    resolve(game)
    assert where(game, "Guard") == "A's hand"
    assert where(game, "Grim Apothecary") == "battlefield 1"


# Turn to Dust


def test_816_turn_to_dust_kills_the_gear_when_its_controllers_turn_begins() -> None:
    board = Board(turn="A").player("A", hand=["Turn to Dust"]).player("B", base=["Gear as Lamp", "Gear as Kept"])
    game = begin(board)
    play(game, "Turn to Dust", "Lamp")
    resolve(game)
    assert keyword(game, "Lamp", TEMPORARY)
    end_turn(game)
    assert where(game, "Lamp") == "B's trash"
    assert where(game, "Kept") == "B's base"


def test_turn_to_dust_is_for_gear_and_for_ones_own_turn() -> None:
    game = begin(Board(turn="A").player("A", hand=["Turn to Dust"]).player("B", base=["Unit 2"]))
    assert not playable(game, "Turn to Dust")


# Ki Barrier


def test_437_ki_barrier_prevents_7_damage_of_this_turn_in_all() -> None:
    board = Board(turn="A").player("A", hand=["Spell 0: deal 4 to a unit"] * 2)
    game = begin(board.player("B", base=["Unit 3 as Guard"], hand=["Ki Barrier"]))
    game.apply(next(o for o in game.decision.options if game.describe(o).startswith("play Spell 0")))
    game.apply("pass")
    play(game, "Ki Barrier")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 0
    game.apply(next(o for o in game.decision.options if game.describe(o).startswith("play Spell 0")))
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 1
