import pytest

from riftwright.core.events import DRAWN
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
    play,
    playable,
    resolve,
    thing,
    usable,
    use,
    where,
)


def test_salvage_may_kill_a_gear_and_draws() -> None:
    board = Board(turn="A").player("A", hand=["Salvage"], deck=["Cleave"]).player("B", base=["Energy Conduit"])
    game = begin(board)
    play(game, "Salvage", "Energy Conduit")
    resolve(game)
    choose(game, "yes")  # 383.3.a.3: the "may" is decided on resolution
    assert where(game, "Energy Conduit") == "B's trash"
    assert hand(game, "A") == ["Cleave"]


def test_355_12_salvage_may_spare_what_it_has_chosen() -> None:
    board = Board(turn="A").player("A", hand=["Salvage"], deck=["Cleave"]).player("B", base=["Energy Conduit"])
    game = begin(board)
    play(game, "Salvage", "Energy Conduit")
    resolve(game)
    choose(game, "no")
    assert where(game, "Energy Conduit") == "B's base"
    assert hand(game, "A") == ["Cleave"]


def test_salvage_needs_no_gear_and_chooses_no_unit() -> None:
    board = Board(turn="A").player("A", base=["Unit 1"], hand=["Salvage"], deck=["Cleave"])
    game = begin(board)
    play(game, "Salvage")
    assert not offered(game, "Unit 1")
    resolve(game)
    assert hand(game, "A") == ["Cleave"]


def test_salvage_can_kill_an_attached_equipment() -> None:
    board = Board(turn="A").player("A", hand=["Salvage"])
    game = begin(board.player("B", base=["Unit 2 as Bearer", "B.F. Sword attached to Bearer"]))
    play(game, "Salvage", "B.F. Sword")
    resolve(game)
    choose(game, "yes")
    assert where(game, "B.F. Sword") == "B's trash"
    assert game.machine.might(game.state.labels[0][0]) == 2


# Cruel Patron


def test_356_2_a_cruel_patron_costs_a_friendly_unit() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as Victim", "Unit 2 as Other"], hand=["Cruel Patron"])
    game = begin(board.player("B", base=["Unit 1 as Foe"]))
    play(game, "Cruel Patron")
    assert not offered(game, "Foe")
    choose(game, "Victim")
    assert where(game, "Victim") == "A's trash"
    assert where(game, "Cruel Patron") == "A's base"


def test_cruel_patron_cannot_be_played_without_a_unit() -> None:
    game = begin(Board(turn="A").player("A", hand=["Cruel Patron"]).player("B", base=["Unit 1"]))
    assert not playable(game, "Cruel Patron")


# Cull the Weak


def test_cull_the_weak_lets_each_player_pick() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as Mine", "Unit 5 as Pet"], hand=["Cull the Weak"])
    game = begin(board.player("B", base=["Unit 1 as Theirs", "Unit 5 [Deflect] as Idol"]))
    play(game, "Cull the Weak")
    resolve(game)
    assert decides(game) == "A"
    choose(game, "Mine")
    assert decides(game) == "B"
    assert not offered(game, "Pet")
    choose(game, "Theirs")
    assert [where(game, name) for name in ("Mine", "Pet", "Theirs", "Idol")] == [
        "A's trash",
        "A's base",
        "B's trash",
        "B's base",
    ]


def test_cull_the_weak_spares_players_without_units() -> None:
    game = begin(Board(turn="A").player("A", base=["Unit 1 as Mine"], hand=["Cull the Weak"]))
    play(game, "Cull the Weak")
    resolve(game)
    assert where(game, "Mine") == "A's trash"


# Petty Officer


def test_807_petty_officer_has_assault() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(board.player("A", base=["Petty Officer"]))
    assert might(game, "Petty Officer") == 5
    move(game, "Petty Officer", field(1))
    assert might(game, "Petty Officer") == 6
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Petty Officer"]})
    game = begin(board.player("A", base=["Unit 1 as Raider"]))
    move(game, "Raider", field(1))
    assert might(game, "Petty Officer") == 5


# Karthus, Eternal


def test_karthus_makes_friendly_deathknells_trigger_once_more() -> None:
    spell = "Spell 0: kill a unit"
    for seat, drawn in (("A", 2), ("B", 1)):
        board = Board(turn="A").player("A", base=["Karthus, Eternal"], hand=[spell])
        game = begin(board.player(seat, base=["Watchful Sentry"]))
        play(game, spell, "Watchful Sentry")
        resolve(game)
        while game.state.chain:
            game.apply(0)
        assert len(events(game, DRAWN)) == drawn


def test_karthus_does_nothing_for_other_triggers() -> None:
    spell = "Spell 0: kill a unit"
    board = Board(turn="A").player("A", base=["Karthus, Eternal", "Unit 1 [Died: draw 1] as Mourned"], hand=[spell])
    game = begin(board)
    play(game, spell, "Mourned")
    resolve(game)
    assert len(events(game, DRAWN)) == 1


# Baited Hook


def hook(victim: int) -> Game:
    deck = ["Lonely Poro", "Petty Officer", "Cleave", "Filler", "Filler", "Charm"]
    board = Board(turn="A").player("A", base=["Baited Hook", f"Unit {victim} as Bait"], deck=deck)
    game = begin(board.player("B", base=["Unit 9 as Foe"]))
    use(game, "Baited Hook")
    resolve(game)
    return game


def test_baited_hook_plays_a_unit_of_up_to_1_more_might() -> None:
    game = hook(4)
    assert where(game, "Bait") == "A's trash"
    assert not offered(game, "banish and play Cleave")
    assert offered(game, "banish and play Lonely Poro")
    choose(game, "banish and play Petty Officer")
    resolve(game)
    assert where(game, "Petty Officer") == "A's base"
    assert [game.state.face_of(oid).name for oid in game.state.players[0].main_deck][-1] == "Charm"
    assert game.state.objects[thing(game, "Baited Hook")].exhausted


def test_baited_hook_plays_no_unit_of_more_and_may_play_none() -> None:
    game = hook(1)
    assert not offered(game, "banish and play Petty Officer")
    assert offered(game, "banish and play Lonely Poro")
    choose(game, "play nothing")
    assert where(game, "Lonely Poro") == "A's main deck"


def test_baited_hook_cannot_be_used_exhausted() -> None:
    game = begin(Board(turn="A").player("A", base=["Baited Hook exhausted", "Unit 1"]))
    assert not usable(game, "Baited Hook")


# Viktor, Leader


def test_viktor_plays_a_recruit_for_another_unit_of_yours_that_dies() -> None:
    spell = "Spell 0: kill a unit"
    for victim, recruits in (("Mine", 1), ("Theirs", 0), ("Recruit", 0), ("Viktor, Leader", 0)):
        board = Board(turn="A").player("A", base=["Viktor, Leader", "Unit 1 as Mine"], hand=[spell])
        board.player("B", base=["Unit 1 as Theirs"])
        if victim == "Recruit":
            board.player("A", base=["Recruit as Recruit"])
        game = begin(board)
        play(game, spell, victim)
        resolve(game)
        tokens = [o for o in game.state.objects if o.token and o.zone]
        assert len(tokens) == recruits
        assert all(o.loc == 0 and o.exhausted for o in tokens)


# Cruel Patron

KILL = "Spell 0: kill a unit"
RUIN = "Spell 0: kill all units"


def test_356_2_a_cruel_patron_kills_a_friendly_unit_of_ones_choice_to_be_played() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as Page", "Unit 2 as Squire"], hand=["Cruel Patron"])
    game = begin(board.player("B", base=["Unit 3 as Enemy"]))
    play(game, "Cruel Patron")
    assert not offered(game, "Enemy")
    choose(game, "Squire")

    assert where(game, "Cruel Patron") == "A's base"
    assert where(game, "Squire") == "A's trash"
    assert where(game, "Page") == "A's base"


def test_cruel_patron_cannot_be_played_without_a_friendly_unit() -> None:
    board = Board(turn="A").player("A", hand=["Cruel Patron"]).player("B", base=["Unit 3"])
    assert not playable(begin(board), "Cruel Patron")


def test_357_2_a_cruel_patron_is_paid_for_also_where_the_death_is_replaced() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as Page", "Zhonya's Hourglass"], hand=["Cruel Patron"])
    game = begin(board)
    play(game, "Cruel Patron")

    assert where(game, "Cruel Patron") == "A's base"
    assert where(game, "Page") == "A's base"
    assert where(game, "Zhonya's Hourglass") == "A's trash"


# Petty Officer


def test_petty_officer_has_assault_as_an_attacker_only() -> None:
    board = Board(turn="A").player("A", base=["Petty Officer"])
    game = begin(board.battlefield(controller="B", units={"B": ["Unit 9"]}))
    assert might(game, "Petty Officer") == 5
    move(game, "Petty Officer", field(1))
    assert might(game, "Petty Officer") == 6


# Karthus, Eternal


def test_808_2_karthus_makes_a_deathknell_trigger_twice() -> None:
    game = begin(
        Board(turn="A").player("A", base=["Karthus, Eternal", "Watchful Sentry"], hand=[KILL], deck=["Charm"] * 3)
    )
    play(game, KILL, "Watchful Sentry")
    resolve(game)
    assert hand(game, "A") == ["Charm", "Charm"]


def test_two_karthuses_make_it_trigger_three_times() -> None:
    board = Board(turn="A").player("A", base=["Karthus, Eternal as One", "Karthus, Eternal as Two", "Watchful Sentry"])
    game = begin(board.player("A", hand=[KILL], deck=["Charm"] * 4))
    play(game, KILL, "Watchful Sentry")
    resolve(game)
    assert len(hand(game, "A")) == 3


def test_323_4_karthus_counts_also_where_he_dies_at_the_same_time() -> None:
    game = begin(
        Board(turn="A").player("A", base=["Karthus, Eternal", "Watchful Sentry"], hand=[RUIN], deck=["Charm"] * 3)
    )
    play(game, RUIN)
    resolve(game)
    assert len(hand(game, "A")) == 2


def test_karthus_does_nothing_for_enemies_and_for_deaths_without_deathknell() -> None:
    base = ["Unit 1 [Died: draw 1] as Page"]
    board = Board(turn="A").player("A", base=["Karthus, Eternal", *base], hand=[RUIN], deck=["Charm"] * 3)
    game = begin(board.player("B", base=["Watchful Sentry"], deck=["Charm"] * 3))
    play(game, RUIN)
    resolve(game)
    assert len(hand(game, "A")) == 1
    assert len(hand(game, "B")) == 1


# Viktor, Leader


def test_viktor_plays_a_recruit_to_the_base_for_each_other_unit_of_his_player_that_dies() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Viktor, Leader as Viktor", "Unit 1 as Page"]})
    game = begin(board.player("A", hand=[KILL]))
    play(game, KILL, "Page")
    resolve(game)
    assert where(game, "Recruit") == "A's base"


def test_viktor_plays_nothing_for_recruits_enemies_and_himself() -> None:
    board = Board(turn="A").player("A", base=["Viktor, Leader as Viktor", "Recruit as Sand"], hand=[KILL, KILL, KILL])
    game = begin(board.player("B", base=["Unit 1 as Enemy"]))
    for name in ("Sand", "Enemy", "Viktor"):
        play(game, KILL, *([name] if name != "Viktor" else []))
        resolve(game)
    assert game.state.players[0].base == []


def test_383_2_c_2_viktor_does_not_see_what_dies_with_him() -> None:
    game = begin(Board(turn="A").player("A", base=["Viktor, Leader", "Unit 1"], hand=[RUIN]))
    play(game, RUIN)
    resolve(game)
    assert game.state.players[0].base == []


def ledros(pool: str, *friends: str) -> Game:
    """A has Commander Ledros in hand, that pool, and these units in the base."""
    board = Board(turn="A").player("A", hand=["Commander Ledros as Ledros"], pool=pool, base=list(friends))
    return begin(board)


def test_356_4_ledros_costs_less_for_each_unit_that_is_killed_for_him() -> None:
    game = ledros("6 Energy, 2 Order", "Unit 1 as One", "Unit 1 as Two", "Unit 1 as Three")
    play(game, "Ledros")
    assert not offered(game, "done")  # one is not enough
    choose(game, "One")
    assert not offered(game, "done")
    choose(game, "Three", "done")
    assert [where(game, name) for name in ("One", "Two", "Three")] == ["A's trash", "A's base", "A's trash"]
    assert where(game, "Ledros") == "A's base"
    assert sum(game.state.players[0].pool) == 0


def test_ledros_takes_nobody_where_he_is_paid_for() -> None:
    game = ledros("6 Energy, 4 Order", "Unit 1 as One")
    play(game, "Ledros", "done")
    assert where(game, "One") == where(game, "Ledros") == "A's base"


def test_ledros_cannot_be_played_where_all_units_together_are_not_enough() -> None:
    assert not playable(ledros("6 Energy, 2 Order", "Unit 1 as One"), "Ledros")
    assert not playable(ledros("5 Energy, 4 Order", "Unit 1 as One"), "Ledros")


# Trifarian Gloryseeker


def test_trifarian_gloryseeker_keeps_her_buff_on_later_turns() -> None:
    game = begin(Board(turn="A").player("A", hand=["Trifarian Gloryseeker as Seeker", "Unit 1 as First"]))
    play(game, "First")
    play(game, "Seeker")
    resolve(game)
    assert [game.state.objects[thing(game, name)].buffs for name in ("Seeker", "First")] == [1, 0]
    end_turn(game)
    assert might(game, "Seeker") == 3


def test_812_1_c_trifarian_gloryseeker_counts_only_what_you_played_before() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 [Use: draw 1] as Sage"])
    board.player("A", hand=["Trifarian Gloryseeker as Seeker", "Spell 0: draw 1 as Late"])
    game = begin(board.player("B", hand=["Spell 0 [Reaction]: draw 1 as Theirs"]))
    use(game, "Sage")
    game.apply("pass")
    play(game, "Theirs")
    resolve(game)
    play(game, "Seeker")
    resolve(game)
    play(game, "Late")
    resolve(game)
    assert might(game, "Seeker") == 2


# Grand Strategem


def test_grand_strategem_gives_5_might_to_each_friendly_unit_there_is_this_turn() -> None:
    """359.3.d: who comes later gets nothing."""
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1 as Out"]})
    board.player("A", base=["Unit 2 as Home"], hand=["Grand Strategem", "Unit 3 as Late"])
    game = begin(board.player("B", base=["Unit 4 as Foe"]))
    play(game, "Grand Strategem")
    resolve(game)
    play(game, "Late", "A's base")
    assert [might(game, name) for name in ("Out", "Home", "Late", "Foe")] == [6, 7, 3, 4]
    end_turn(game)
    assert [might(game, name) for name in ("Out", "Home")] == [1, 2]


@pytest.mark.parametrize(("pool", "able"), [("6 Energy, 3 Order", True), ("6 Energy, 2 Order, 1 Body", False)])
def test_806_grand_strategem_is_an_action_for_6_and_three_order(pool: str, able: bool) -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 3 as Out"]})
    board.player("B", base=["Unit 9 as Raider"], hand=["Spell 0: draw 1 as Idea"])
    game = begin(board.player("A", hand=["Grand Strategem"], pool=pool))
    play(game, "Idea")
    game.apply("pass")
    assert not playable(game, "Grand Strategem")  # no Reaction
    resolve(game)
    move(game, "Raider", field(1))
    game.apply("pass")
    assert playable(game, "Grand Strategem") is able
