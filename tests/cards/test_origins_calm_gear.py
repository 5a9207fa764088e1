from riftwright.core.ids import DEFLECT
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
    resolve,
    thing,
    where,
)

# Mask of Foresight


def mask(turn: str, owner: str, *more: str) -> Board:
    board = Board(turn=turn).battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    board.player("A", base=["Unit 2 as Raider", *(["Mask of Foresight"] if owner == "A" else []), *more])
    return board.player("B", base=["Mask of Foresight"] if owner == "B" else [])


def test_mask_of_foresight_gives_1_might_to_who_attacks_alone() -> None:
    game = begin(mask("A", "A"))
    move(game, "Raider", field(1))
    resolve(game)
    assert (might(game, "Raider"), might(game, "Guard")) == (3, 3)
    pass_showdown(game)
    end_turn(game)
    assert where(game, "Guard") == "B's trash"


def test_mask_of_foresight_gives_1_might_to_who_defends_alone_until_the_turn_ends() -> None:
    game = begin(mask("A", "B"))
    move(game, "Raider", field(1))
    resolve(game)
    assert (might(game, "Raider"), might(game, "Guard")) == (2, 4)
    pass_showdown(game)
    end_turn(game)
    assert might(game, "Guard") == 3


def test_740_2_a_mask_of_foresight_gives_nothing_in_company() -> None:
    game = begin(mask("A", "A", "Unit 1 as Friend"))
    move(game, "Raider", field(1), "Friend")
    assert game.state.chain == []
    assert (might(game, "Raider"), might(game, "Friend")) == (2, 1)


def test_383_4_e_2_b_mask_of_foresight_gives_nothing_to_who_is_alone_only_later() -> None:
    board = mask("A", "A", "Unit 1 as Friend").player("A", hand=["Spell 0 [Reaction]: return a unit"])
    game = begin(board)
    move(game, "Raider", field(1), "Friend")
    play(game, "Spell 0 [Reaction]: return a unit", "Friend")
    resolve(game)
    assert might(game, "Raider") == 2


# Spirit's Refuge


def refuge(spell: str, pool: str, *base: str, gear: int = 1) -> Game:
    board = Board(turn="A").player("A", hand=[spell], pool=pool)
    return begin(board.player("B", base=["Spirit's Refuge"] * gear + list(base)))


def test_spirits_refuge_buffs_a_friendly_unit_as_it_is_played() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as One", "Unit 2 as Two"], hand=["Spirit's Refuge"])
    game = begin(board.player("B", base=["Unit 2 as Foe"]))
    play(game, "Spirit's Refuge")
    assert not offered(game, "Foe")
    choose(game, "Two")
    resolve(game)
    assert [might(game, name) for name in ("One", "Two")] == [2, 3]


def test_spirits_refuge_makes_opponents_pay_to_choose_buffed_units() -> None:
    spell = "Spell 1: deal 1 to an enemy unit"
    assert not playable(refuge(spell, "1 Energy", "Unit 2 buffed"), spell)
    assert playable(refuge(spell, "1 Energy, 1 Fury", "Unit 2 buffed"), spell)
    assert playable(refuge(spell, "1 Energy", "Unit 2"), spell)  # without a buff there is no Deflect


def test_spirits_refuge_protects_friendly_units_only() -> None:
    spell = "Spell 1 [Reaction]: deal 1 to an enemy unit"
    board = Board(turn="A").player("A", base=["Unit 2 as Foe buffed", "Unit 1"], hand=["Spell 1: draw 1"])
    game = begin(board.player("B", base=["Spirit's Refuge"], hand=[spell], pool="1 Energy"))
    assert not game.machine.keyword(thing(game, "Foe"), DEFLECT)


def test_809_2_spirits_refuge_adds_nothing_to_deflect_that_is_there() -> None:
    """479.2: what depends on whether others grant it comes after them. 480.3: of two Refuges the earlier applies."""
    game = refuge("Charm", "9 Energy", "Unit 2 [Deflect 2] as Own buffed", "Unit 2 as Plain buffed", gear=2)
    assert game.machine.keyword(thing(game, "Own"), DEFLECT) == 2
    assert game.machine.keyword(thing(game, "Plain"), DEFLECT) == 1
    game = refuge("Charm", "9 Energy", "Unit 1 [Others: Deflect]", "Unit 2 as Plain buffed")
    assert game.machine.keyword(thing(game, "Plain"), DEFLECT) == 1


def test_480_3_the_later_of_two_refuges_grants_it_once_the_earlier_is_gone() -> None:
    board = Board(turn="A").player("B", base=["Spirit's Refuge", "Spirit's Refuge as Second", "Unit 2 as Own buffed"])
    game = begin(board.player("A", hand=["Spell 0: kill a gear"] * 2))
    for left, refuge_ in ((1, "Second"), (0, "Spirit's Refuge")):
        play(game, "Spell 0: kill a gear", *([refuge_] if left else []))
        resolve(game)
        assert game.machine.keyword(thing(game, "Own"), DEFLECT) == left


# Solari Shrine


def shrine(guard: str, *hand: str) -> Board:
    board = Board(turn="A").battlefield(controller="B", units={"B": [guard]})
    return board.player("A", base=["Solari Shrine", "Unit 3 as Raider"], hand=list(hand), deck=["Cleave", "Charm"])


STUN, SMALL = "Spell 0: stun a unit", "Spell 0: deal 2 to a unit"


def test_solari_shrine_draws_for_a_stunned_enemy_unit_that_a_spell_kills() -> None:
    game = begin(shrine("Unit 2 as Guard", STUN, SMALL))
    play(game, STUN, "Guard")
    resolve(game)
    play(game, SMALL, "Guard")
    resolve(game)
    choose(game, "yes")
    assert game.state.objects[thing(game, "Solari Shrine")].exhausted
    resolve(game)
    assert hand(game, "A") == ["Cleave"]


def test_428_5_c_2_solari_shrine_draws_for_a_kill_in_combat() -> None:
    game = begin(shrine("Unit 3 as Guard", STUN))
    play(game, STUN, "Guard")
    resolve(game)
    move(game, "Raider", field(1))
    pass_showdown(game)
    choose(game, "yes")
    resolve(game)
    assert (where(game, "Guard"), where(game, "Raider")) == ("B's trash", "battlefield 1")
    assert hand(game, "A") == ["Cleave"]


def test_solari_shrine_may_stay_ready_and_cannot_be_exhausted_twice() -> None:
    game = begin(shrine("Unit 2 as Guard", STUN, SMALL, SMALL).player("B", base=["Unit 2 as Other"]))
    play(game, STUN, "Guard")
    resolve(game)
    play(game, SMALL, "Guard")
    resolve(game)
    choose(game, "no")
    assert not game.state.objects[thing(game, "Solari Shrine")].exhausted
    assert hand(game, "A") == [SMALL]
    board = shrine("Unit 2 as Guard", "Spell 0: stun all enemy units", "Spell 0: deal 2 to all enemy units")
    game = begin(board.player("B", base=["Unit 2 as Other"]))
    play(game, "Spell 0: stun all enemy units")
    resolve(game)
    play(game, "Spell 0: deal 2 to all enemy units")
    resolve(game)
    choose(game, "yes")
    resolve(game)
    assert hand(game, "A") == ["Cleave"]


def test_solari_shrine_ignores_units_that_are_not_stunned_or_not_enemies() -> None:
    game = begin(shrine("Unit 2 as Guard", SMALL))
    play(game, SMALL, "Guard")
    resolve(game)
    assert game.state.chain == [] and hand(game, "A") == []
    game = begin(shrine("Unit 2 as Guard", STUN, "Spell 0: deal 3 to a unit"))
    play(game, STUN, "Raider")
    resolve(game)
    play(game, "Spell 0: deal 3 to a unit", "Raider")
    resolve(game)
    assert where(game, "Raider") == "A's trash"
    assert game.state.chain == [] and hand(game, "A") == []


def test_411_4_solari_shrine_ignores_what_somebody_else_kills() -> None:
    board = shrine("Unit 2 as Guard", STUN).player("B", hand=["Spell 0 [Reaction]: kill a friendly unit"])
    game = begin(board)
    play(game, STUN, "Guard")
    resolve(game)
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: kill a friendly unit")
    resolve(game)
    pass_showdown(game)
    assert where(game, "Guard") == "B's trash"
    assert hand(game, "A") == []
