import pytest

from riftwright.core.events import CHANNELED, STUNNED_EVENT, TRIGGERED
from riftwright.core.ids import ENERGY, GANKING
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
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
    sentences,
    thing,
    usable,
    use,
    where,
)

# Kai'Sa, Daughter of the Void


def kaisa(hand: list[str], pool: str) -> Board:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    return board.player("A", legend="Kai'Sa, Daughter of the Void", hand=hand, pool=pool)


def test_kaisa_pays_power_of_any_domain_for_a_spell() -> None:
    game = begin(kaisa(["Hextech Ray"], pool="1 Energy"))
    play(game, "Hextech Ray")
    assert game.state.objects[thing(game, "Kai'Sa, Daughter of the Void")].exhausted
    resolve(game)
    assert where(game, "Guard") == "B's trash"


def test_kaisas_power_pays_for_no_unit() -> None:
    assert not playable(begin(kaisa(["Sprite Mother"], pool="4 Energy")), "Sprite Mother")
    game = begin(kaisa(["Sprite Mother"], pool="4 Energy"))
    use(game, "Kai'Sa, Daughter of the Void")
    assert not playable(game, "Sprite Mother")


# Ahri, Nine-Tailed Fox


def test_ahri_takes_one_might_of_each_attacker_of_a_battlefield_that_her_controller_has() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    board.player("A", base=["Unit 4 as One", "Recruit as Two"]).player("B", legend="Ahri, Nine-Tailed Fox")
    game = begin(board)
    move(game, "One", field(1), "Two")
    resolve(game)
    assert [might(game, name) for name in ("One", "Two", "Guard")] == [3, 1, 3]


def test_ahri_does_nothing_where_her_controller_has_no_control_or_attacks() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Unit 4 as Scout"])
    game = begin(board.player("B", legend="Ahri, Nine-Tailed Fox"))
    move(game, "Scout", field(1))
    assert game.state.chain == []
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3"]}).player("A", base=["Unit 4 as Raider"])
    game = begin(board.player("A", legend="Ahri, Nine-Tailed Fox"))
    move(game, "Raider", field(1))
    assert game.state.chain == []


# Jinx, Loose Cannon


def test_jinx_draws_at_the_start_of_a_turn_with_an_almost_empty_hand() -> None:
    for held, drawn in ((0, 2), (1, 2), (2, 1)):
        board = Board(turn="B").player("A", legend="Jinx, Loose Cannon", hand=["Filler"] * held, deck=["Cleave"] * 3)
        game = begin(board)
        end_turn(game)
        resolve(game)
        assert len(hand(game, "A")) == held + drawn  # one is of the Draw Phase


def test_jinx_does_not_draw_in_the_turn_of_an_opponent() -> None:
    game = begin(Board(turn="A").player("A", legend="Jinx, Loose Cannon", hand=[], deck=["Cleave"]))
    end_turn(game)
    assert hand(game, "A") == []


# Volibear, Relentless Storm


def test_volibear_may_be_exhausted_to_channel_as_a_mighty_unit_is_played() -> None:
    game = begin(
        Board(turn="A").player("A", legend="Volibear, Relentless Storm", hand=["Petty Officer"], pool="9 any, 9 Energy")
    )
    play(game, "Petty Officer")
    choose(game, "yes")
    resolve(game)

    assert len(events(game, CHANNELED)) == 1
    rune = game.state.players[0].runes[0]
    assert game.state.objects[rune].exhausted
    assert game.state.objects[thing(game, "Volibear, Relentless Storm")].exhausted


def test_710_volibear_ignores_a_unit_that_is_not_mighty_as_it_enters() -> None:
    game = begin(Board(turn="A").player("A", legend="Volibear, Relentless Storm", hand=["Unit 4", "Spell 0: draw 1"]))
    play(game, "Unit 4")
    play(game, "Spell 0: draw 1")
    resolve(game)
    assert events(game, CHANNELED) == []


def test_404_2_an_exhausted_volibear_cannot_pay_again() -> None:
    game = begin(
        Board(turn="A").player("A", legend="Volibear, Relentless Storm", hand=["Unit 5 as One", "Unit 6 as Two"])
    )
    play(game, "One")
    choose(game, "yes")
    resolve(game)
    play(game, "Two")
    assert game.state.chain == []
    assert len(events(game, CHANNELED)) == 1


def test_volibear_ignores_a_mighty_unit_of_an_enemy() -> None:
    board = Board(turn="B").player("A", legend="Volibear, Relentless Storm").player("B", hand=["Petty Officer"])
    game = begin(board)
    play(game, "Petty Officer")
    assert game.state.chain == []


# Darius, Hand of Noxus


def darius(hand: list[str], pool: str) -> Game:
    return begin(Board(turn="A").player("A", legend="Darius, Hand of Noxus", hand=hand, pool=pool))


def test_812_darius_adds_1_once_another_card_was_played() -> None:
    game = darius(["Spell 0: draw 1", "Spell 1: draw 2"], "")
    assert not playable(game, "Spell 1: draw 2")
    play(game, "Spell 0: draw 1")
    resolve(game)
    play(game, "Spell 1: draw 2")
    assert game.state.objects[thing(game, "Darius, Hand of Noxus")].exhausted


def test_812_1_c_darius_does_not_pay_for_the_first_card_of_the_turn() -> None:
    game = darius(["Spell 1: draw 1"], "")
    assert not playable(game, "Spell 1: draw 1")


def test_727_1_b_darius_adds_nothing_while_legion_is_inactive() -> None:
    game = darius(["Spell 0: draw 1"], "")
    use(game, "Darius, Hand of Noxus")
    assert game.state.objects[thing(game, "Darius, Hand of Noxus")].exhausted
    assert sum(game.state.players[0].pool) == 0
    assert game.state.chain == []


def test_813_and_429_2_darius_adds_in_response_without_a_chain_item() -> None:
    board = Board(turn="A").player("A", legend="Darius, Hand of Noxus", hand=["Spell 0: draw 1"], pool="")
    game = begin(board)
    play(game, "Spell 0: draw 1")
    use(game, "Darius, Hand of Noxus")
    assert game.state.players[0].pool[ENERGY] == 1
    assert len(game.state.chain) == 1


def test_812_2_cards_of_an_opponent_do_nothing_for_darius() -> None:
    board = Board(turn="B").player("A", legend="Darius, Hand of Noxus", hand=["Spell 1 [Reaction]: draw 1"])
    board.player("A", pool="").player("B", hand=["Spell 0: draw 1"])
    game = begin(board)
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not playable(game, "Spell 1 [Reaction]: draw 1")


# Lee Sin, Blind Monk


def test_lee_sin_buffs_a_friendly_unit_for_1_and_exhausting_him() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Out"]})
    board.player("A", base=["Unit 2 as Home"], legend="Lee Sin, Blind Monk", pool="2 Energy")
    game = begin(board.player("B", base=["Unit 2 as Foe"]))
    use(game, "Lee Sin, Blind Monk")
    assert not offered(game, "Foe")
    choose(game, "Out")
    resolve(game)
    assert [might(game, name) for name in ("Out", "Home", "Foe")] == [3, 2, 2]
    assert not usable(game, "Lee Sin, Blind Monk")


def test_lee_sin_needs_the_energy_and_a_friendly_unit() -> None:
    poor = Board(turn="A").player("A", base=["Unit 2"], legend="Lee Sin, Blind Monk", pool="")
    assert not usable(begin(poor), "Lee Sin, Blind Monk")
    alone = Board(turn="A").player("A", legend="Lee Sin, Blind Monk").player("B", base=["Unit 2"])
    assert not usable(begin(alone), "Lee Sin, Blind Monk")


# Leona, Radiant Dawn


def leona(spells: list[str]) -> Game:
    board = Board(turn="A").player("A", base=["Unit 2 as Friend"], legend="Leona, Radiant Dawn", hand=spells)
    return begin(board.player("B", base=["Unit 2 as One", "Unit 2 as Two", "Unit 2 stunned as Still"]))


def test_leona_buffs_a_friendly_unit_for_an_enemy_that_is_stunned() -> None:
    game = leona(["Spell 0: stun a unit"])
    play(game, "Spell 0: stun a unit", "One")
    resolve(game)
    assert might(game, "Friend") == 3
    assert might(game, "One") == 2


def test_leona_triggers_once_for_several_stunned_at_once() -> None:
    game = leona(["Spell 0: stun all units"])
    play(game, "Spell 0: stun all units")
    game.apply("pass")
    game.apply("pass")
    assert len(events(game, STUNNED_EVENT)) == 3
    assert len(events(game, TRIGGERED, "Leona, Radiant Dawn")) == 1


def test_leona_triggers_for_each_of_two_stuns_one_after_the_other() -> None:
    game = leona(["Spell 0: stun a unit then stun a unit"])
    play(game, "Spell 0: stun a unit then stun a unit", "One", "Two")
    game.apply("pass")
    game.apply("pass")
    assert len(events(game, TRIGGERED, "Leona, Radiant Dawn")) == 2


def test_423_1_a_1_leona_does_not_trigger_for_who_is_stunned_already_or_for_a_friend() -> None:
    for name in ("Still", "Friend"):
        game = leona(["Spell 0: stun a unit"])
        play(game, "Spell 0: stun a unit", name)
        resolve(game)
        assert events(game, TRIGGERED) == [], name


def test_411_4_leona_does_not_trigger_for_what_an_opponent_stuns() -> None:
    board = Board(turn="B").player("A", base=["Unit 2 as Friend"], legend="Leona, Radiant Dawn")
    game = begin(board.player("B", base=["Unit 2 as One"], hand=["Spell 0: stun a unit"]))
    play(game, "Spell 0: stun a unit", "One")
    resolve(game)
    assert might(game, "Friend") == 2


# Teemo, Swift Scout


HIDE = "Blastcone Fae"


def teemo(pool: str) -> Board:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1 as Guard"]})
    return board.player("A", legend="Teemo, Swift Scout", hand=[HIDE], pool=pool)


def test_811_1_b_teemo_hides_a_card_for_1_energy_instead_of_power() -> None:
    for pool, able in (("1 Energy", True), ("1 Fury", True), ("", False)):
        game = begin(teemo(pool))
        assert offered(game, "hide") == able, pool
    game = begin(teemo("1 Energy, 1 Fury"))
    game.apply(f"hide:{thing(game, HIDE)}:{field(1)}")
    assert sorted(sentences(game)) == ["spend 1 Energy from the pool", "spend 1 Fury Power from the pool"]
    game.apply(0)
    assert where(game, HIDE) == "battlefield 1"
    assert sum(game.state.players[0].pool) == 1


def test_teemo_changes_nothing_for_an_opponent() -> None:
    board = Board(turn="B").battlefield(controller="B", units={"B": ["Unit 1 as Guard"]})
    board.player("A", legend="Teemo, Swift Scout").player("B", hand=[HIDE], pool="5 Energy")
    assert not offered(begin(board), "hide")


def scouts(pool: str = "1 Energy") -> Board:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Teemo, Strategist as Out damaged 1", "Unit 2"]})
    board.battlefield(controller="B", units={"B": ["Teemo, Strategist as Stolen owned by A"]})
    board.player("A", legend="Teemo, Swift Scout", champion=["Teemo, Strategist as Chosen"], pool=pool)
    return board.player("B", base=["Teemo, Strategist as Theirs"])


@pytest.mark.parametrize("name", ["Chosen", "Out", "Stolen"])
def test_teemo_returns_a_teemo_unit_that_you_own(name: str) -> None:
    game = begin(scouts())
    use(game, "Teemo, Swift Scout", name)
    resolve(game)
    assert where(game, name) == "A's hand"
    assert game.state.objects[thing(game, "Teemo, Swift Scout")].exhausted


def test_teemo_returns_nobody_elses_and_no_other_unit() -> None:
    game = begin(scouts())
    use(game, "Teemo, Swift Scout")
    assert len(game.decision.options) == 3
    assert not offered(game, "Theirs")


def test_teemo_needs_1_energy_and_a_teemo_to_return() -> None:
    assert not usable(begin(scouts("")), "Teemo, Swift Scout")
    board = Board(turn="A").player("A", legend="Teemo, Swift Scout", base=["Unit 2"], trash=["Teemo, Strategist"])
    assert not usable(begin(board.player("A", champion=["Ahri, Alluring"])), "Teemo, Swift Scout")


def test_108_3_c_a_champion_that_teemo_returns_does_not_come_back_to_its_zone() -> None:
    game = begin(scouts("5 Energy, 2 Mind"))
    use(game, "Teemo, Swift Scout", "Chosen")
    resolve(game)
    play(game, "Chosen", "A's base")
    assert where(game, "Chosen") == "A's base"
    assert game.state.players[0].champion == []


# Viktor, Herald of the Arcane


def viktor(pool: str) -> Game:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2"]}).battlefield()
    return begin(board.player("A", legend="Viktor, Herald of the Arcane", pool=pool))


def test_viktor_plays_a_recruit_where_its_player_may_play_units() -> None:
    game = viktor("1 Energy")
    use(game, "Viktor, Herald of the Arcane")
    resolve(game)
    assert sorted(sentences(game)) == ["A's base", "battlefield 1"]
    choose(game, "battlefield 1")
    resolve(game)
    assert where(game, "Recruit") == "battlefield 1"
    assert (might(game, "Recruit"), game.state.objects[thing(game, "Recruit")].exhausted) == (1, True)
    assert not usable(game, "Viktor, Herald of the Arcane")


def test_viktor_needs_1_energy() -> None:
    assert not usable(viktor(""), "Viktor, Herald of the Arcane")


# Miss Fortune, Bounty Hunter


def test_810_miss_fortune_lets_a_unit_move_from_battlefield_to_battlefield_this_turn() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Rover"]}).battlefield()
    game = begin(board.player("A", legend="Miss Fortune, Bounty Hunter").player("B", base=["Unit 2 as Foe"]))
    assert not offered(game, f"move:{thing(game, 'Rover')}:{field(2)}")
    use(game, "Miss Fortune, Bounty Hunter")
    assert offered(game, "Foe")
    choose(game, "Rover")
    resolve(game)
    assert game.state.objects[thing(game, "Miss Fortune, Bounty Hunter")].exhausted
    assert offered(game, f"move:{thing(game, 'Rover')}:{field(2)}")
    end_turn(game)
    assert not game.machine.keyword(thing(game, "Rover"), GANKING)


def test_miss_fortune_gives_ganking_to_one_unit_and_cannot_while_exhausted() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Rover", "Unit 2 as Other"]})
    game = begin(board.battlefield().player("A", legend="Miss Fortune, Bounty Hunter"))
    use(game, "Miss Fortune, Bounty Hunter", "Rover")
    resolve(game)
    assert not usable(game, "Miss Fortune, Bounty Hunter")
    assert not offered(game, f"move:{thing(game, 'Other')}:{field(2)}")
