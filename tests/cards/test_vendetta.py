from riftwright.core.decisions import D_ACT, D_ASSIGN
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
    pass_showdown,
    play,
    playable,
    resolve,
    sentences,
    thing,
    usable,
    use,
    where,
)

KILL = "Spell 0: kill a unit"

# Consuming Curse


def curse(*trash: str) -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(
        board.player("A", hand=["Consuming Curse as Mine"], trash=trash).player("B", trash=["Consuming Curse"])
    )
    play(game, "Mine")
    resolve(game)
    return game


def test_715_consuming_curse_has_1_bonus_damage_for_each_namesake_in_your_trash() -> None:
    for trash, damage in (((), 2), (("Consuming Curse",), 3), (("Consuming Curse", "Consuming Curse", "Cleave"), 4)):
        game = curse(*trash)
        assert game.state.objects[thing(game, "Guard")].damage == damage


def test_consuming_curse_reaches_no_base() -> None:
    game = begin(Board(turn="A").player("A", hand=["Consuming Curse"]).player("B", base=["Unit 1"]))
    assert not playable(game, "Consuming Curse")


# Shadow Assassin


def test_shadow_assassin_enters_ready_with_a_namesake_in_your_trash() -> None:
    for mine, theirs, ready in (
        (["Shadow Assassin"], [], True),
        ([], ["Shadow Assassin"], False),
        (["Cleave"], [], False),
    ):
        board = Board(turn="A").player("A", hand=["Shadow Assassin as New"], trash=mine)
        game = begin(board.player("B", trash=theirs))
        play(game, "New")
        assert game.state.objects[thing(game, "New")].exhausted != ready


# Temporal Breach


def test_temporal_breach_has_a_unit_played_again_where_it_was() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Watchful Sentry as Guard damaged 1 buffed", "Unit 1"]}
    )
    game = begin(board.player("A", hand=["Temporal Breach"], base=["Unit 1"]))
    play(game, "Temporal Breach", "Guard")
    resolve(game)
    guard = game.state.objects[thing(game, "Guard")]
    assert where(game, "Guard") == "battlefield 1"
    assert (guard.damage, guard.buffs, guard.controller, guard.exhausted) == (0, 0, 1, True)
    assert game.state.chain == []  # it has not died


def test_temporal_breach_brings_no_token_back() -> None:
    game = begin(Board(turn="A").player("A", hand=["Temporal Breach"]).player("B", base=["Recruit"]))
    play(game, "Temporal Breach")
    resolve(game)
    assert not [o for o in game.state.objects if o.token and o.zone]


# Shadowblade Lurker


def test_shadowblade_lurker_costs_2_less_for_each_namesake_in_your_trash() -> None:
    for count, costs in ((0, 5), (1, 3), (2, 1), (3, 0)):
        for energy in (costs - 1, costs):
            trash = ["Shadowblade Lurker"] * count
            board = Board(turn="A").player(
                "A", hand=["Shadowblade Lurker as New"], trash=trash, pool=f"{max(energy, 0)} Energy"
            )
            assert playable(begin(board), "New") == (max(energy, 0) >= costs)


# Mel, Defiant Soul


def mel(hand: list[str]) -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Small", "Unit 4 as Big"]})
    return begin(board.player("A", base=["Mel, Defiant Soul"], hand=hand).player("B", base=["Unit 1 as Home"]))


def test_827_mel_banishes_a_small_enemy_when_she_becomes_empowered() -> None:
    game = mel(["Cleave", "Charm", "Lonely Poro"])
    use(game, "Mel, Defiant Soul")
    assert not offered(game, "discard Lonely Poro")
    choose(game, "discard Cleave")
    resolve(game)
    assert where(game, "Small") == "B's banishment"
    assert where(game, "Big") == "battlefield 1"
    assert not usable(game, "Mel, Defiant Soul")  # 827.1.c.1


def test_mel_cannot_be_empowered_without_a_spell() -> None:
    assert not usable(mel(["Lonely Poro"]), "Mel, Defiant Soul")


# Kennen, Keeper of Balance


def test_kennen_may_stun_a_unit_for_2_when_played_and_when_he_attacks() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard"]})
    game = begin(board.player("A", base=["Kennen, Keeper of Balance"], pool="2 Energy"))
    move(game, "Kennen, Keeper of Balance", field(1))
    assert might(game, "Kennen, Keeper of Balance") == 2
    choose(game, "yes", "Guard", "spend 2 Energy")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].stunned
    assert might(game, "Kennen, Keeper of Balance") == 4  # a stunned enemy is here
    board = Board(turn="A").player("A", hand=["Kennen, Keeper of Balance"], pool="5 Energy")
    game = begin(board.player("B", base=["Unit 4 as Foe"]))
    play(game, "Kennen, Keeper of Balance")
    choose(game, "yes", "Foe", "spend 2 Energy")
    resolve(game)
    assert game.state.objects[thing(game, "Foe")].stunned
    assert might(game, "Kennen, Keeper of Balance") == 2  # that one is elsewhere


def test_kennen_stuns_nobody_for_nothing() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard"]})
    game = begin(board.player("A", base=["Kennen, Keeper of Balance"], pool=""))
    move(game, "Kennen, Keeper of Balance", field(1))
    resolve(game)
    assert not game.state.objects[thing(game, "Guard")].stunned


# Endless Riches


def test_endless_riches_banishes_hand_and_trash_and_burns_7() -> None:
    board = Board(turn="A").player("A", hand=["Endless Riches", "Charm"], trash=["Retreat"], deck=["Unit 1"] * 9)
    game = begin(board)
    play(game, "Endless Riches")
    resolve(game)
    assert where(game, "Charm") == "A's banishment"
    assert where(game, "Retreat") == "A's banishment"
    assert len(game.state.players[0].trash) == 7  # 440: from the Main Deck to the trash all the same
    assert len(game.state.players[0].main_deck) == 2


def test_endless_riches_lets_its_player_alone_play_cards_from_the_trash_once() -> None:
    board = Board(turn="A").player("A", base=["Endless Riches"], trash=["Spell 1: draw 1 as Old"])
    board.player("B", trash=["Spell 1: draw 1 as Theirs"])
    game = begin(board)
    assert not playable(game, "Theirs")
    play(game, "Old")
    resolve(game)
    assert where(game, "Old") == "A's banishment"
    end_turn(game)
    assert not playable(game, "Theirs")


def test_endless_riches_banishes_what_would_die_so_it_does_not() -> None:
    board = Board(turn="A").player("A", base=["Endless Riches", "Watchful Sentry as Mine"], hand=[KILL, KILL])
    game = begin(board.player("B", base=["Watchful Sentry as Theirs"]))
    play(game, KILL, "Mine")
    resolve(game)
    assert where(game, "Mine") == "A's banishment"
    assert events(game, DRAWN) == []  # 808.1.d.1
    play(game, KILL)
    resolve(game)
    assert where(game, "Theirs") == "B's trash"
    assert len(events(game, DRAWN)) == 1


def test_443_endless_riches_skips_the_draw_phase_of_its_player() -> None:
    game = begin(Board(turn="A").player("A", base=["Endless Riches"]))
    end_turn(game)
    assert len(hand(game, "B")) == 1
    end_turn(game)
    assert hand(game, "A") == []


# Lacerate


def test_lacerate_disempowers_then_kills_what_has_3_might_or_less() -> None:
    board = Board(turn="A").player("A", hand=["Lacerate as First", "Lacerate as Second"])
    game = begin(board.player("B", base=["Unit 3 as Weak", "Unit 4 empowered as Strong"]))
    play(game, "First", "Weak")
    resolve(game)
    assert where(game, "Weak") == "B's trash"
    play(game, "Second")
    resolve(game)
    assert where(game, "Strong") == "B's base"
    assert not game.state.objects[thing(game, "Strong")].empowered


def test_829_lacerate_is_played_from_the_trash_for_its_flow_cost_and_then_banished() -> None:
    board = Board(turn="A").player("A", trash=["Lacerate"], pool="4 Energy, 2 Order")
    game = begin(board.player("B", base=["Unit 3 as Weak"]))
    play(game, "Lacerate")
    assert sum(game.state.players[0].pool) == 0
    resolve(game)
    assert where(game, "Weak") == "B's trash"
    assert where(game, "Lacerate") == "A's banishment"


def test_829_1_c_1_lacerate_costs_no_less_than_that_from_the_trash() -> None:
    board = Board(turn="A").player("A", trash=["Lacerate"], pool="3 Energy, 2 Order").player("B", base=["Unit 3"])
    assert not playable(begin(board), "Lacerate")


def test_829_1_b_1_a_countered_lacerate_from_the_trash_is_banished_too() -> None:
    board = Board(turn="A").player("A", trash=["Lacerate"])
    game = begin(board.player("B", base=["Unit 3 as Weak"], hand=["Defy"]))
    play(game, "Lacerate")
    game.apply("pass")
    play(game, "Defy")
    resolve(game)
    assert where(game, "Lacerate") == "A's banishment"
    assert where(game, "Weak") == "B's base"


# Zed, From the Shadows; Shadow Clone


def zed(*hand_: str, trash: list[str] | None = None) -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]}).battlefield()
    return begin(board.player("A", hand=["Zed, From the Shadows", *hand_], trash=trash or []))


def test_zed_who_discards_as_he_is_played_brings_a_clone() -> None:
    game = zed("Unit 2 as Fodder")
    play(game, "Zed, From the Shadows", "yes")
    assert where(game, "Fodder") == "A's trash"
    resolve(game)

    assert (where(game, "Shadow Clone"), might(game, "Shadow Clone")) == ("A's base", 0)


def test_zed_without_a_discard_comes_alone() -> None:
    game = zed("Unit 2 as Fodder")
    play(game, "Zed, From the Shadows", "no")

    assert not game.state.chain
    assert not [o for o in game.state.objects if o.token]


def test_zed_alone_in_the_hand_has_nothing_to_discard() -> None:
    game = zed()
    play(game, "Zed, From the Shadows")

    assert where(game, "Zed, From the Shadows") == "A's base"


def clone(answer: str) -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]}).battlefield()
    game = begin(board.player("A", base=["Shadow Clone as Clone"], trash=["Unit 2 as Dead", "Gear as Lamp"]))
    move(game, "Clone", field(1))
    choose(game, answer)
    return game


def test_187_11_a_shadow_clone_banishes_a_unit_of_the_trash_for_assault_4() -> None:
    game = clone("yes")
    while game.state.chain:
        game.apply("pass")

    assert (where(game, "Dead"), where(game, "Lamp")) == ("A's banishment", "A's trash")
    assert might(game, "Clone") == 4


def test_187_11_a_shadow_clone_may_leave_the_trash_alone() -> None:
    game = clone("no")

    assert (where(game, "Dead"), might(game, "Clone")) == ("A's trash", 0)


def rebuttal(answer: str, energy: int = 2) -> Game:
    board = Board(turn="A").player("A", base=["Unit 5 as Mine"], hand=[f"Spell {energy}: deal 3 to a unit as Bolt"])
    board.player("B", base=["Unit 5 as Theirs"], hand=["Rebuttal"])
    game = begin(board)
    play(game, "Bolt", "Theirs")
    game.apply("pass")
    play(game, "Rebuttal")
    game.apply("pass")
    game.apply("pass")
    choose(game, answer)
    return game


def test_740_4_a_1_rebuttal_takes_the_spell_over_where_it_is_paid_for() -> None:
    game = rebuttal("spend")
    choose(game, "yes", "Mine")
    resolve(game)
    damage = [game.state.objects[thing(game, name)].damage for name in ("Mine", "Theirs")]
    assert damage == [3, 0]


def test_740_4_a_1_rebuttal_counters_it_where_that_is_not_paid() -> None:
    game = rebuttal("decline")
    resolve(game)
    damage = [game.state.objects[thing(game, name)].damage for name in ("Mine", "Theirs")]
    assert damage == [0, 0]
    assert where(game, "Bolt") == "A's trash"


def test_rebuttal_chooses_no_spell_of_more_than_four_energy() -> None:
    board = Board(turn="A").player("A", base=["Unit 5"], hand=["Spell 5: draw 1 as Dear"])
    game = begin(board.player("B", hand=["Rebuttal"]))
    play(game, "Dear")
    game.apply("pass")
    assert not playable(game, "Rebuttal")


# Dune Surfer


def test_766_dune_surfer_at_home_changes_nothing() -> None:
    """815.1.b: Wall must be assigned lethal damage first, and nobody is asked."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 [Tank] as Wall", "Unit 3 as Page"]})
    game = begin(board.player("A", base=["Dune Surfer", "Unit 3 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert game.decision.kind == D_ACT
    assert [where(game, name) for name in ("Wall", "Page")] == ["B's trash", "battlefield 1"]


def test_766_dune_surfer_ignores_tank_as_she_defends_and_her_opponent_does_not() -> None:
    """465.2.c: B, who attacks with 3 Might, has to begin with Bulwark; A has the choice."""
    units = {"A": ["Dune Surfer as Surfer", "Unit 1 [Tank] as Bulwark"]}
    board = Board(turn="B").battlefield(controller="A", units=units)
    game = begin(board.player("B", base=["Unit 9 [Tank] stunned as Wall", "Unit 3 as Page"]))
    move(game, "Wall", field(1), "Page")
    pass_showdown(game)
    assert (game.decision.kind, decides(game)) == (D_ASSIGN, "A")
    choose(game, next(text for text in sentences(game) if text.startswith("Page")))
    assert [where(game, name) for name in ("Surfer", "Bulwark")] == ["battlefield 1", "A's trash"]
    assert [where(game, name) for name in ("Wall", "Page")] == ["B's base", "B's trash"]
