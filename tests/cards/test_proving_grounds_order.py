"""Cards of Order in Proving Grounds."""

from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    end_turn,
    field,
    move,
    offered,
    play,
    playable,
    resolve,
    thing,
    usable,
    use,
    where,
)

# Blast of Power


def test_blast_of_power_kills_a_unit_at_a_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1 as Mine"], "B": ["Unit 9 as Theirs"]})
    game = begin(board.player("A", hand=["Blast of Power"]).player("B", base=["Unit 1 as Home"]))
    play(game, "Blast of Power")
    assert offered(game, "Mine")
    assert not offered(game, "Home")
    choose(game, "Theirs")
    resolve(game)
    assert where(game, "Theirs") == "B's trash"


def test_359_3_e_9_blast_of_power_misses_what_has_gone_home() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1 as Guard"]})
    game = begin(board.player("A", hand=["Blast of Power"]).player("B", hand=["Flash"]))
    play(game, "Blast of Power")
    game.apply("pass")
    play(game, "Flash", "Guard")
    resolve(game)
    assert where(game, "Guard") == "B's base"


def test_806_blast_of_power_is_played_in_a_showdown_of_the_opponent() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1 as Guard"]})
    game = begin(board.player("A", base=["Unit 5 as Raider"]).player("B", hand=["Blast of Power"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Blast of Power", "Raider")
    resolve(game)
    assert where(game, "Raider") == "A's trash"


# Lux, Crownguard


def test_lux_adds_energy_that_plays_spells() -> None:
    board = Board(turn="A").player("A", base=["Lux, Crownguard"], hand=["Spell 2: draw 1", "Spell 3: draw 1"], pool="")
    game = begin(board)
    assert not playable(game, "Spell 3: draw 1")  # one Energy too little, whatever she adds
    use(game, "Lux, Crownguard")
    assert game.state.objects[thing(game, "Lux, Crownguard")].exhausted
    assert not usable(game, "Lux, Crownguard")
    play(game, "Spell 2: draw 1")
    assert sum(game.state.players[0].pool) == 0
    resolve(game)
    assert where(game, "Spell 2: draw 1") == "A's trash"


def test_lux_pays_for_no_unit_and_no_ability() -> None:
    board = Board(turn="A").player("A", hand=["Daring Poro"], base=["Lux, Crownguard", "Baited Hook", "Unit 1"])
    game = begin(board.player("A", pool="1 Order"))
    assert not playable(game, "Daring Poro")
    use(game, "Lux, Crownguard")
    assert not playable(game, "Daring Poro")
    assert not usable(game, "Baited Hook")


def test_lux_pays_for_part_of_a_spell() -> None:
    board = Board(turn="A").player("A", base=["Lux, Crownguard"], hand=["Spell 3: draw 1"], pool="1 Energy")
    game = begin(board)
    play(game, "Spell 3: draw 1")
    assert game.state.objects[thing(game, "Lux, Crownguard")].exhausted
    assert sum(game.state.players[0].pool) == 0


def test_813_lux_pays_on_the_opponents_turn() -> None:
    reaction = "Spell 2 [Reaction]: draw 1"
    board = Board(turn="A").player("A", hand=["Spell 0: draw 1"])
    game = begin(board.player("B", base=["Lux, Crownguard"], hand=[reaction], pool=""))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    play(game, reaction)
    assert game.state.objects[thing(game, "Lux, Crownguard")].exhausted


# Recruit the Vanguard


def test_recruit_the_vanguard_plays_four_recruits_wherever_its_player_may() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]}).battlefield(controller="B")
    game = begin(board.player("A", hand=["Recruit the Vanguard"]))
    play(game, "Recruit the Vanguard")
    resolve(game)
    choose(game, "battlefield 1")
    assert not offered(game, "battlefield 2")
    choose(game, "A's base", "battlefield 1", "A's base")
    tokens = [o for o in game.state.objects if o.token and o.on_board]
    assert sorted(o.loc for o in tokens) == [0, 0, field(1), field(1)]
    assert all(o.exhausted for o in tokens)


def test_806_recruit_the_vanguard_is_an_action_whose_recruits_join_no_showdown_elsewhere() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 3"]})
    board.player("B", base=["Unit 9 as Raider"], hand=["Spell 0: draw 1 as Idea"])
    game = begin(board.player("A", hand=["Recruit the Vanguard"], pool="6 Energy"))
    play(game, "Idea")
    game.apply("pass")
    assert not playable(game, "Recruit the Vanguard")  # no Reaction
    resolve(game)
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Recruit the Vanguard")
    resolve(game)
    choose(game, "A's base", "A's base", "A's base", "battlefield 1")
    tokens = [o for o in game.state.objects if o.token and o.on_board]
    assert sorted(o.loc for o in tokens) == [0, 0, 0, field(1)]
    assert [game.machine.might(o.id) for o in tokens] == [1] * 4


# Vanguard Attendant


def test_vanguard_attendant_enters_ready_and_stays_as_it_is_then() -> None:
    board = Board(turn="A").battlefield().player("A", hand=["Vanguard Attendant"], pool="6 Energy, 1 Order")
    game = begin(board)
    play(game, "Vanguard Attendant")
    assert not game.state.objects[thing(game, "Vanguard Attendant")].exhausted
    move(game, "Vanguard Attendant", field(1))
    assert game.state.objects[thing(game, "Vanguard Attendant")].exhausted
    while game.state.chain or game.state.showdown >= 0:
        game.apply("pass")
    end_turn(game)
    assert game.state.objects[thing(game, "Vanguard Attendant")].exhausted


def test_vanguard_attendant_readies_no_other_unit_and_only_as_it_enters() -> None:
    board = Board(turn="A").player(
        "A", base=["Vanguard Attendant exhausted as Old"], hand=["Vanguard Attendant as New"]
    )
    game = begin(board.player("A", hand=["Unit 1 as Other"], pool="6 Energy, 1 Order"))
    play(game, "New")
    play(game, "Other")
    assert [game.state.objects[thing(game, name)].exhausted for name in ("New", "Old", "Other")] == [False, True, True]
    assert sum(game.state.players[0].pool) == 0
