from collections.abc import Sequence

from riftwright.core.decisions import O_HIDE
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    decides,
    end_turn,
    field,
    hand,
    might,
    offered,
    play,
    playable,
    resolve,
    sentences,
    settle_payment,
    thing,
    where,
)

# Runes


def test_164_a_rune_gives_energy_exhausted_and_power_recycled() -> None:
    game = begin(Board(turn="A").player("A", runes="1 Fury", rune_deck="", hand=["Hextech Ray"]))
    game.apply(next(o for o in game.decision.options if "exhaust" in game.describe(o)))
    assert game.state.players[0].pool[7] == 1
    game.apply(next(o for o in game.decision.options if "recycle" in game.describe(o)))
    assert game.state.players[0].pool[0] == 1  # Fury Power, from an exhausted rune
    assert game.state.players[0].runes == []
    assert len(game.state.players[0].rune_deck) == 1


def test_each_basic_rune_pays_for_its_own_domain_only() -> None:
    costs = {"Fury": "Falling Star", "Calm": "Charm", "Mind": "Sprite Mother", "Chaos": "Possession"}
    for domain, card in costs.items():
        for other in ("Fury", "Calm", "Mind", "Body", "Chaos", "Order"):
            board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1"]})
            game = begin(board.player("A", hand=[card], runes=f"12 {other}"))
            assert playable(game, card) == (other == domain), (card, other)


def test_body_and_order_runes_pay_for_their_domains() -> None:
    for domain, card in (("Body", "Sett, Brawler"), ("Order", "Soraka, Wanderer")):
        assert playable(begin(Board(turn="A").player("A", hand=[card], runes=f"5 {domain}")), card)
        assert not playable(begin(Board(turn="A").player("A", hand=[card], runes="5 Chaos")), card)


# Icathian Rain


def test_icathian_rain_deals_2_six_times_as_chosen() -> None:
    board = Board(turn="A").player("A", hand=["Icathian Rain"])
    game = begin(board.player("B", base=["Unit 4 as One", "Unit 6 as Two", "Unit 3 as Three"]))
    play(game, "Icathian Rain", "One", "One", "Two", "Two", "Two", "Three")
    resolve(game)
    assert [where(game, name) for name in ("One", "Two", "Three")] == ["B's trash", "B's trash", "B's base"]
    assert game.state.objects[thing(game, "Three")].damage == 2


def test_809_icathian_rain_pays_deflect_for_each_choice() -> None:
    for power, enough in ((8, False), (9, True)):
        board = Board(turn="A").player("A", hand=["Icathian Rain"], pool=f"7 Energy, {power} Mind")
        game = begin(board.player("B", base=["Unit 9 [Deflect]"]))
        assert playable(game, "Icathian Rain") == enough


def test_icathian_rain_needs_a_unit() -> None:
    assert not playable(begin(Board(turn="A").player("A", hand=["Icathian Rain"])), "Icathian Rain")


# The runes


def test_runes_add_energy_or_power_of_their_domain() -> None:
    for at, domain in enumerate(("Fury", "Calm", "Mind", "Body", "Chaos", "Order")):
        game = begin(Board(turn="A").player("A", runes=f"2 {domain}", rune_deck="3 Fury"))
        first, second = game.state.players[0].runes
        uses = [o for o in game.decision.options if o.key.startswith(f"add:{first}:")]
        assert len(uses) == 2
        game.apply(uses[0])
        assert game.state.objects[first].exhausted
        assert sum(game.state.players[0].pool) == 1
        assert not [o for o in game.decision.options if o.key == uses[0].key]
        game.apply(f"add:{first}:1")  # exhausted, it may still be recycled
        game.apply(f"add:{second}:1")
        assert game.state.players[0].pool[at] == 2
        assert game.state.players[0].runes == []
        assert game.state.players[0].rune_deck[:2] == [second, first]


# Fox-Fire


def test_355_11_fox_fire_kills_units_of_4_might_together() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 3 as Three", "Unit 1 as One", "Unit 2 as Two"]}
    )
    board.battlefield(controller="A", units={"A": ["Unit 1 as Mine"]})
    game = begin(board.player("A", hand=["Fox-Fire"]).player("B", base=["Unit 1 as Home"]))
    play(game, "Fox-Fire")
    assert not offered(game, "Home")
    choose(game, "Three")
    assert not offered(game, "Two")
    assert not offered(game, "Mine")
    choose(game, "One")
    resolve(game)
    assert [where(game, name) for name in ("Three", "One", "Two")] == ["B's trash", "B's trash", "battlefield 1"]


def test_fox_fire_reaches_no_unit_of_5_might() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5 as Guard"]})
    game = begin(board.player("A", hand=["Fox-Fire"]))
    if playable(game, "Fox-Fire"):
        play(game, "Fox-Fire")
        assert not offered(game, "Guard")


# Stormbringer


def storm() -> Board:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as One", "Unit 5 as Two"]})
    board.battlefield(controller="A", units={"A": ["Unit 9 as Out"]})
    board.player("A", base=["Unit 4 as Bear"], hand=["Stormbringer"])
    return board.player("B", base=["Unit 1 as Home"])


def damaged(game: Game, *names: str) -> list[int]:
    return [game.state.objects[thing(game, name)].damage for name in names]


def test_stormbringer_deals_damage_of_its_might_to_all_enemies_there_and_moves_the_unit() -> None:
    game = begin(storm())
    play(game, "Stormbringer", "battlefield 1")  # Bear is the only unit in the base
    resolve(game)
    assert where(game, "One") == "B's trash"
    assert damaged(game, "Two", "Home", "Bear", "Out") == [4, 0, 0, 0]
    assert where(game, "Bear") == "battlefield 1"


def test_stormbringer_may_choose_a_battlefield_without_enemies() -> None:
    game = begin(storm())
    play(game, "Stormbringer", "battlefield 2")
    resolve(game)
    assert where(game, "Bear") == "battlefield 2"
    assert damaged(game, "Two", "Out") == [0, 0]


def test_stormbringer_needs_a_unit_in_its_players_base() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 9 as Out"]})
    game = begin(board.player("A", hand=["Stormbringer"]).player("B", base=["Unit 1"]))
    assert not playable(game, "Stormbringer")


def test_359_3_e_12_stormbringer_does_nothing_without_its_unit() -> None:
    game = begin(storm().player("B", hand=["Spell 0 [Reaction]: kill a unit"]))
    play(game, "Stormbringer", "battlefield 1")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: kill a unit", "Bear")
    resolve(game)
    assert damaged(game, "One", "Two") == [0, 0]
    assert where(game, "Bear") == "A's trash"


def test_359_3_f_2_stormbringer_deals_the_might_that_the_unit_has_as_it_resolves() -> None:
    game = begin(storm().player("B", hand=["Spell 0 [Reaction]: give a unit -2"]))
    play(game, "Stormbringer", "battlefield 1")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: give a unit -2", "Bear")
    resolve(game)
    assert damaged(game, "One", "Two") == [2, 2]


def test_417_6_damage_of_stormbringer_is_damage_of_a_spell() -> None:
    game = begin(storm().player("A", base=["Annie, Fiery"]))
    play(game, "Stormbringer", "Bear", "battlefield 1")
    resolve(game)
    assert where(game, "Two") == "B's trash"  # with 1 Bonus Damage


# Zenith Blade


def zenith() -> Board:
    board = Board(turn="A").battlefield(controller="B", units={"A": ["Unit 2 as Here"], "B": ["Unit 5 as Foe"]})
    board.battlefield(controller="A", units={"A": ["Unit 2 as Out"]})
    board.player("A", base=["Unit 3 as Home"], hand=["Zenith Blade"])
    return board.player("B", base=["Unit 1 as Safe"])


def test_zenith_blade_stuns_and_may_move_a_friendly_unit_to_the_same_battlefield() -> None:
    for unit in ("Home", "Out"):
        game = begin(zenith())
        play(game, "Zenith Blade")
        assert not offered(game, "Here")  # 355.4.a: it is there already
        choose(game, unit)
        resolve(game)
        assert game.state.objects[thing(game, "Foe")].stunned
        choose(game, "yes")
        assert where(game, unit) == "battlefield 1"


def test_383_3_a_3_zenith_blade_need_not_move_anything() -> None:
    game = begin(zenith())
    play(game, "Zenith Blade", "Home")
    resolve(game)
    choose(game, "no")
    assert game.state.objects[thing(game, "Foe")].stunned
    assert where(game, "Home") == "A's base"


def test_355_12_zenith_blade_needs_an_enemy_at_a_battlefield_and_a_friend_elsewhere() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"A": ["Unit 2"], "B": ["Unit 5"]})
    assert not playable(begin(board.player("A", hand=["Zenith Blade"])), "Zenith Blade")
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2"]}).player("B", base=["Unit 5"])
    assert not playable(begin(board.player("A", hand=["Zenith Blade"], base=["Unit 1"])), "Zenith Blade")


def test_355_16_zenith_blade_chooses_no_enemy_beside_the_only_friend() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"A": ["Unit 2 as Here"], "B": ["Unit 5 as Near"]})
    board.battlefield(controller="B", units={"B": ["Unit 5 as Far"]})
    game = begin(board.player("A", hand=["Zenith Blade"]))
    play(game, "Zenith Blade")
    resolve(game)
    choose(game, "yes")
    assert game.state.objects[thing(game, "Far")].stunned
    assert where(game, "Here") == "battlefield 2"


def test_359_3_f_2_zenith_blade_moves_to_where_the_enemy_is_then_and_nowhere_when_it_is_gone() -> None:
    board = zenith().player("B", hand=["Spell 0 [Reaction]: move a unit", "Spell 0 [Reaction]: kill a unit"])
    game = begin(board)
    play(game, "Zenith Blade", "Home")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: move a unit", "Foe", "battlefield 2")
    resolve(game)
    choose(game, "yes")
    assert where(game, "Home") == "battlefield 2"

    game = begin(zenith().player("B", hand=["Spell 0 [Reaction]: kill a unit"]))
    play(game, "Zenith Blade", "Home")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: kill a unit", "Foe")
    resolve(game)
    choose(game, "yes")
    assert where(game, "Home") == "A's base"


# Guerilla Warfare


def guerilla(pool: str, trash: Sequence[str] = ("Blastcone Fae", "Hidden Blade", "Block", "Cleave")) -> Board:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    board.battlefield(controller="A", units={"A": ["Unit 1"]})
    return board.player("A", hand=["Guerilla Warfare"], trash=trash, pool=pool).player("B", trash=["Temporal Breach"])


def test_guerilla_warfare_returns_up_to_two_cards_with_hidden_from_your_trash() -> None:
    game = begin(guerilla("2 Energy, 1 Mind"))
    play(game, "Guerilla Warfare")
    assert not offered(game, "Cleave")
    assert not offered(game, "Temporal Breach")
    choose(game, "Block", "Hidden Blade")
    resolve(game)
    assert sorted(hand(game, "A")) == ["Block", "Hidden Blade"]
    assert where(game, "Blastcone Fae") == "A's trash"


def test_355_13_guerilla_warfare_may_return_none() -> None:
    game = begin(guerilla("2 Energy, 1 Mind", trash=()))
    play(game, "Guerilla Warfare")
    resolve(game)
    assert hand(game, "A") == []


def test_811_1_b_guerilla_warfare_lets_its_player_hide_cards_for_nothing_this_turn() -> None:
    game = begin(guerilla("2 Energy, 1 Mind"))
    play(game, "Guerilla Warfare", "Block", "Hidden Blade")
    assert not offered(game, "hide")
    resolve(game)
    game.apply(f"hide:{thing(game, 'Block')}:{field(1)}")
    game.apply(f"hide:{thing(game, 'Hidden Blade')}:{field(2)}")
    assert (where(game, "Block"), where(game, "Hidden Blade")) == ("battlefield 1", "battlefield 2")


def test_guerilla_warfare_pays_for_nothing_after_the_turn_nor_for_anybody_else() -> None:
    game = begin(guerilla("2 Energy, 1 Mind").player("A", rune_deck="").player("B", hand=["Block"], pool=""))
    play(game, "Guerilla Warfare", "Block", "done")
    resolve(game)
    end_turn(game)
    end_turn(game)
    assert decides(game) == "A"
    assert not [option for option in game.decision.options if option.kind == O_HIDE]


# Siphon Power


def test_siphon_power_helps_friends_and_weakens_enemies_at_one_battlefield_this_turn() -> None:
    board = Board(turn="A").battlefield(
        controller="A", units={"A": ["Unit 2 as Mine"], "B": ["Unit 3 as Foe", "Unit 1 as Weak"]}
    )
    board.battlefield(controller="B", units={"B": ["Unit 3 as Far"]})
    game = begin(board.player("A", base=["Unit 2 as Home"], hand=["Siphon Power"]))
    play(game, "Siphon Power", "battlefield 1")
    resolve(game)
    names = ("Mine", "Foe", "Weak", "Far", "Home")
    assert [might(game, name) for name in names] == [3, 2, 1, 3, 2]


def test_siphon_power_lasts_for_the_turn_and_asks_for_no_unit() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Mine"]}).battlefield()
    game = begin(board.player("A", hand=["Siphon Power"] * 2))
    play(game, "Siphon Power", "battlefield 2")
    resolve(game)
    assert might(game, "Mine") == 2
    play(game, "Siphon Power", "battlefield 1")
    resolve(game)
    assert might(game, "Mine") == 3
    end_turn(game)
    assert might(game, "Mine") == 2


def test_355_10_d_siphon_power_looks_who_is_there_as_it_resolves() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Foe", "Unit 3 as Stays"]}).battlefield()
    game = begin(board.player("A", hand=["Siphon Power"]).player("B", hand=["Flash"]))
    play(game, "Siphon Power", "battlefield 1")
    game.apply("pass")
    play(game, "Flash", "Foe", "done")
    resolve(game)
    assert [might(game, name) for name in ("Foe", "Stays")] == [3, 2]


# Bullet Time


def bullets(pool: str, runes: str = "") -> Board:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 3 as One", "Unit 5 as Two"], "A": ["Unit 1 as Mine"]}
    )
    board.battlefield(controller="B", units={"B": ["Unit 3 as Far"]})
    return board.player("A", hand=["Bullet Time"], pool=pool, runes=runes, rune_deck="")


def test_204_3_b_bullet_time_pays_on_resolution_and_deals_as_much() -> None:
    game = begin(bullets("1 Energy, 2 Fury, 2 Order"))
    play(game, "Bullet Time", "battlefield 1")
    assert sum(game.state.players[0].pool) == 4
    resolve(game)
    assert sentences(game) == ["0", "1", "2", "3", "4"]
    game.apply(3)
    settle_payment(game)
    assert sum(game.state.players[0].pool) == 1
    assert where(game, "One") == "B's trash"
    assert damaged(game, "Two", "Mine", "Far") == [3, 0, 0]


def test_bullet_time_takes_runes_and_leaves_the_choice_of_them() -> None:
    game = begin(bullets("1 Energy", "1 Fury, 1 exhausted Calm"))
    play(game, "Bullet Time", "battlefield 1")
    resolve(game)
    assert sentences(game) == ["0", "1", "2"]
    game.apply(1)
    assert sentences(game) == ["recycle 1 exhausted Calm rune", "recycle 1 ready Fury rune"]
    game.apply(0)
    assert damaged(game, "One", "Two") == [1, 1]
    assert len(game.state.players[0].runes) == 1


def test_444_2_b_bullet_time_deals_nothing_where_nothing_is_paid() -> None:
    for pool in ("1 Energy", "1 Energy, 2 Fury"):
        game = begin(bullets(pool).player("A", base=["Annie, Fiery"]))
        play(game, "Bullet Time", "battlefield 1")
        resolve(game)
        if "2 Fury" in pool:
            game.apply(0)
        assert damaged(game, "One", "Two") == [0, 0]  # 715.4: no Bonus Damage either
        assert where(game, "Bullet Time") == "A's trash"


def test_bonus_damage_comes_on_top_of_what_bullet_time_deals() -> None:
    game = begin(bullets("1 Energy, 1 Fury").player("A", base=["Annie, Fiery"]))
    play(game, "Bullet Time", "battlefield 1")
    resolve(game)
    game.apply(1)
    assert damaged(game, "One", "Two") == [2, 2]


# Showstopper


def test_showstopper_buffs_a_unit_in_your_base_and_moves_it_to_a_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Out"]}).battlefield()
    game = begin(board.player("A", base=["Unit 3 as One", "Unit 3 as Two"], hand=["Showstopper"]))
    play(game, "Showstopper")
    assert not offered(game, "Out")
    choose(game, "One")
    assert sorted(sentences(game)) == ["battlefield 1", "battlefield 2"]
    choose(game, "battlefield 2")
    resolve(game)
    assert where(game, "One") == "battlefield 2"
    assert [might(game, name) for name in ("One", "Two")] == [4, 3]


def test_showstopper_moves_a_unit_that_has_a_buff_already() -> None:
    board = Board(turn="A").battlefield()
    game = begin(board.player("A", base=["Unit 3 buffed as One"], hand=["Showstopper"]))
    play(game, "Showstopper")
    resolve(game)
    assert (where(game, "One"), might(game, "One")) == ("battlefield 1", 4)


def test_359_3_e_2_showstopper_does_nothing_for_a_unit_that_has_left_the_base() -> None:
    board = Board(turn="A").battlefield().battlefield().player("A", base=["Unit 3 as One"], hand=["Showstopper"])
    game = begin(board.player("B", hand=["Spell 0 [Reaction]: move a unit"]))
    play(game, "Showstopper", "battlefield 1")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: move a unit", "battlefield 2")
    resolve(game)
    assert (where(game, "One"), might(game, "One")) == ("battlefield 2", 3)


def test_showstopper_has_no_timing_but_ones_own_turn() -> None:
    board = Board(turn="B").battlefield().player("A", base=["Unit 3"], hand=["Showstopper", "Siphon Power"])
    game = begin(board.player("B", hand=["Spell 0: draw 1"]))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not playable(game, "Showstopper")
    assert playable(game, "Siphon Power")
