import pytest

from riftwright.core.events import BANISHED, MOVED, RECALLED, REVEALED
from riftwright.effects.build import passive
from riftwright.effects.conditions import SourceIs
from riftwright.effects.filters import Mighty
from riftwright.effects.passives import NotChosen
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.visibility import visible_event
from tests.rules.plays import Stage, unit
from tests.support import (
    begin,
    choose,
    controller,
    decides,
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

# Fight or Flight


def test_fight_or_flight_sends_a_unit_home() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]}).player("B", base=["Unit 1"])
    game = begin(board.player("A", hand=["Fight or Flight"]))
    play(game, "Fight or Flight")
    resolve(game)
    assert where(game, "Guard") == "B's base"
    assert len(events(game, MOVED, "Guard")) == 1


def test_811_1_d_2_fight_or_flight_from_facedown_chooses_at_its_battlefield() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 3 as Guard"]}, facedown={"B": ["Fight or Flight"]}
    )
    board.battlefield(controller="A", units={"A": ["Unit 2 as Away"]})
    game = begin(board.player("A", base=["Unit 4 as Raider"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Fight or Flight")
    assert not offered(game, "Away")
    choose(game, "Raider")
    resolve(game)
    assert where(game, "Raider") == "A's base"
    assert controller(game, 1) == "B"


def test_fight_or_flight_is_no_reaction_from_hand_and_reaches_no_base() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3"]}).player("A", hand=["Spell 0: draw 1"])
    game = begin(board.player("B", hand=["Fight or Flight"]))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not playable(game, "Fight or Flight")
    game = begin(Board(turn="A").battlefield().player("A", base=["Unit 1"], hand=["Fight or Flight"]))
    assert not playable(game, "Fight or Flight")


# Mystic Poro


def deck(board: Board) -> Board:
    return board.player("A", hand=["Mystic Poro"], deck=["Cleave", "Charm"])


def test_817_mystic_poro_looks_at_the_top_card_and_may_recycle_it() -> None:
    game = begin(deck(Board(turn="A")))
    play(game, "Mystic Poro")
    resolve(game)
    choose(game, "recycle")
    names = [game.state.face_of(oid).name for oid in game.state.players[0].main_deck]
    assert names == ["Cleave", "Charm"]  # the top is the end


def test_817_mystic_poro_may_leave_it() -> None:
    game = begin(deck(Board(turn="A")))
    play(game, "Mystic Poro")
    resolve(game)
    choose(game, "leave it")
    assert [game.state.face_of(oid).name for oid in game.state.players[0].main_deck] == ["Charm", "Cleave"]


def test_436_4_mystic_poro_sees_nothing_in_an_empty_deck() -> None:
    game = begin(Board(turn="A").player("A", hand=["Mystic Poro"], deck=[]))
    play(game, "Mystic Poro")
    resolve(game)
    assert game.state.chain == []
    assert game.state.points == [0, 0]  # no Burn Out


# Ride The Wind


def test_ride_the_wind_moves_and_readies() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Rider exhausted"]}).battlefield()
    game = begin(board.player("A", hand=["Ride The Wind"]))
    play(game, "Ride The Wind", "battlefield 2")
    resolve(game)
    assert where(game, "Rider") == "battlefield 2"
    assert not game.state.objects[thing(game, "Rider")].exhausted


def test_359_3_e_14_a_ride_the_wind_does_nothing_to_a_unit_that_has_left() -> None:
    kill = "Spell 0 [Reaction]: kill a unit"
    board = Board(turn="A").battlefield().player("A", base=["Unit 2 as Rider exhausted"], hand=["Ride The Wind"])
    game = begin(board.player("B", hand=[kill]))
    play(game, "Ride The Wind")
    game.apply("pass")
    play(game, kill)
    resolve(game)
    assert events(game, MOVED) == []


def test_ride_the_wind_moves_no_enemy() -> None:
    board = Board(turn="A").battlefield().player("A", hand=["Ride The Wind"]).player("B", base=["Unit 2"])
    assert not playable(begin(board), "Ride The Wind")


# Kayn, Unleashed


def test_kayn_takes_no_damage_once_he_has_moved_twice() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(board.player("A", base=["Kayn, Unleashed as Kayn moved 1"]))
    move(game, "Kayn", field(1))
    pass_showdown(game)
    assert where(game, "Kayn") == "A's base"  # recalled; he and the defender survived
    assert game.state.objects[thing(game, "Kayn")].damage == 0


def test_kayn_takes_damage_after_one_move() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(board.player("A", base=["Kayn, Unleashed as Kayn"]))
    move(game, "Kayn", field(1))
    pass_showdown(game)
    assert where(game, "Kayn") == "A's trash"


def test_465_2_c_10_kayn_is_left_out_of_the_assignment() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Kayn, Unleashed as Kayn moved 2", "Unit 3 as Guard"]}
    )
    game = begin(board.player("A", base=["Unit 4 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert where(game, "Guard") == "B's trash"
    assert where(game, "Kayn") == "battlefield 1"


def test_810_kayn_moves_from_battlefield_to_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Kayn, Unleashed as Kayn", "Unit 1 as Other"]})
    game = begin(board.battlefield())
    assert offered(game, f"move:{thing(game, 'Kayn')}:{field(2)}")
    assert not offered(game, f"move:{thing(game, 'Other')}:{field(2)}")


# Tideturner


def test_tideturner_swaps_places_with_a_unit_elsewhere() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3 as Friend"]})
    game = begin(board.player("A", hand=["Tideturner"], base=["Unit 1 as Beside"]).player("B", base=["Unit 2 as Foe"]))
    play(game, "Tideturner", "A's base", "yes")
    assert game.state.chain and not offered(game, "Beside") and not offered(game, "Foe")
    resolve(game)
    assert where(game, "Tideturner") == "battlefield 1"
    assert where(game, "Friend") == "A's base"
    assert len(events(game, MOVED)) == 2


def test_383_3_a_tideturner_may_stay() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3 as Friend"]})
    game = begin(board.player("A", hand=["Tideturner"]))
    play(game, "Tideturner", "A's base", "no")
    assert where(game, "Tideturner") == "A's base"
    assert game.state.chain == []


def test_811_1_d_2_tideturner_from_facedown_chooses_freely() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 1 as Guard"]}, facedown={"B": ["Tideturner"]}
    )
    game = begin(board.player("A", base=["Unit 4 as Raider"]).player("B", base=["Unit 6 as Reserve"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Tideturner", "yes")
    resolve(game)
    assert where(game, "Tideturner") == "B's base"
    assert where(game, "Reserve") == "battlefield 1"
    assert game.state.objects[thing(game, "Reserve")].defending


def test_359_3_e_5_tideturner_stays_where_its_unit_has_come_to_it() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3 as Friend"]})
    game = begin(board.player("A", hand=["Tideturner", "Flash"]))
    play(game, "Tideturner", "A's base", "yes")
    play(game, "Flash", "Friend")
    resolve(game)
    assert where(game, "Tideturner") == where(game, "Friend") == "A's base"
    assert len(events(game, MOVED)) == 1


def test_446_1_tideturner_moves_kayn_for_the_second_time() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Kayn, Unleashed as Kayn moved 1"]})
    game = begin(board.player("A", hand=["Tideturner"]))
    play(game, "Tideturner", "A's base", "yes")
    resolve(game)
    assert game.state.objects[thing(game, "Kayn")].moves == 2


# Possession


def test_possession_takes_a_unit_for_good_and_recalls_it_as_it_is() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5 as Prize damaged 2 exhausted"]})
    game = begin(board.player("A", hand=["Possession"]))
    play(game, "Possession")
    resolve(game)
    prize = game.state.objects[thing(game, "Prize")]
    assert where(game, "Prize") == "A's base"
    assert (prize.controller, prize.owner, prize.damage, prize.exhausted) == (0, 1, 2, True)
    assert events(game, MOVED) == []  # 456.1
    assert len(events(game, RECALLED, "Prize")) == 1
    assert controller(game, 1) == "nobody"


def test_possession_takes_no_unit_in_a_base_and_none_of_ones_own() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]}).player("A", hand=["Possession"])
    assert not playable(begin(board.player("B", base=["Unit 5"])), "Possession")


def test_possession_of_a_unit_that_has_gone_home_does_nothing() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5 as Prize"]})
    game = begin(board.player("A", hand=["Possession"]).player("B", hand=["Flash"]))
    play(game, "Possession")
    game.apply("pass")
    play(game, "Flash", "Prize")
    resolve(game)
    assert where(game, "Prize") == "B's base"
    assert game.state.objects[thing(game, "Prize")].controller == 1


# Traveling Merchant


def test_traveling_merchant_discards_and_draws_when_it_moves() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Traveling Merchant"], hand=["Cleave", "Charm"])
    game = begin(board.player("A", deck=["Defy"]))
    move(game, "Traveling Merchant", field(1))
    resolve(game)
    choose(game, "discard Cleave")
    assert hand(game, "A") == ["Charm", "Defy"]
    assert where(game, "Cleave") == "A's trash"


def test_traveling_merchant_draws_where_nothing_can_be_discarded_and_nothing_for_the_move_of_another() -> None:
    game = begin(
        Board(turn="A").battlefield().player("A", base=["Traveling Merchant", "Unit 1 as Other"], deck=["Defy"])
    )
    move(game, "Other", field(1))
    pass_showdown(game)
    assert hand(game, "A") == []
    move(game, "Traveling Merchant", field(1))
    resolve(game)
    assert hand(game, "A") == ["Defy"]


# Undercover Agent


def test_808_undercover_agent_discards_two_then_draws_two_as_it_dies() -> None:
    kill = "Spell: kill a friendly unit"
    board = Board(turn="A").player("A", base=["Undercover Agent as Agent"], hand=[kill, "Charm", "Cleave", "Retreat"])
    game = begin(board)
    play(game, kill)
    resolve(game)
    choose(game, "discard Charm", "discard Retreat")
    assert where(game, "Charm") == where(game, "Retreat") == "A's trash"
    assert hand(game, "A") == ["Cleave", "Filler", "Filler"]


def test_422_4_undercover_agent_draws_two_with_nothing_to_discard_and_nothing_while_it_lives() -> None:
    kill = "Spell: kill a friendly unit"
    for chosen, drawn in (("Agent", 2), ("Pawn", 0)):
        board = Board(turn="A").player("A", base=["Undercover Agent as Agent", "Unit 1 as Pawn"], hand=[kill])
        game = begin(board)
        play(game, kill, chosen)
        resolve(game)
        assert len(hand(game, "A")) == drawn


# Ember Monk


def test_811_ember_monk_grows_with_a_spell_and_with_a_unit_from_facedown() -> None:
    for card, answers in (("Fight or Flight", ["Foe"]), ("Tideturner", ["Monk's ability", "no"])):
        board = Board(turn="A").battlefield(
            controller="A", units={"A": ["Unit 2"], "B": ["Unit 1 as Foe"]}, facedown={"A": [f"{card} as Down"]}
        )
        game = begin(board.player("A", base=["Ember Monk as Monk", "Unit 2 as Other"]))
        play(game, "Down", *answers)
        resolve(game)
        assert might(game, "Monk") == 6
        assert might(game, "Other") == 2


def test_ember_monk_ignores_cards_from_hand_cards_that_are_hidden_and_those_of_others() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Guard"]})
    board.player("A", base=["Ember Monk as Monk"], hand=["Tideturner as Held"])
    game = begin(board.player("B", base=["Ember Monk as Foe"], hand=["Tideturner"]))
    play(game, "Held", "A's base", "no")
    resolve(game)
    assert might(game, "Monk") == 4
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 2"]}, facedown={"A": ["Tideturner as Down"]})
    board.player("A", base=["Ember Monk as Monk"])
    game = begin(board.player("B", base=["Ember Monk as Foe", "Unit 5 as Raider"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Down", "Monk's ability", "no")
    resolve(game)
    assert [might(game, name) for name in ("Monk", "Foe")] == [6, 4]


# Pack of Wonders


def packed() -> Game:
    board = Board(turn="A").battlefield(
        controller="A", units={"A": ["Unit 2 as Guard"]}, facedown={"A": ["Fight or Flight as Down"]}
    )
    board.battlefield(controller="B", units={"B": ["Unit 2 as Foe"]}, facedown={"B": ["Tideturner as Theirs"]})
    board.player("A", base=["Pack of Wonders as Pack", "Gear as Lamp"], trash=["Tideturner as Gone"])
    return begin(board)


def test_pack_of_wonders_returns_gear_units_and_facedown_cards_that_are_friendly() -> None:
    for name in ("Guard", "Lamp", "Down"):
        game = packed()
        use(game, "Pack", name)
        assert game.state.objects[thing(game, "Pack")].exhausted
        resolve(game)
        assert where(game, name) == "A's hand"
        assert not usable(game, "Pack")


def test_pack_of_wonders_returns_neither_itself_nor_enemies_nor_what_is_elsewhere() -> None:
    game = packed()
    use(game, "Pack")
    assert {game.describe(option) for option in game.decision.options} == {"Down", "Guard at battlefield 1", "Lamp"}


def test_421_4_what_pack_of_wonders_returns_is_revealed_but_not_before() -> None:
    game = packed()
    down = thing(game, "Down")
    use(game, "Pack", "Down")
    assert not events(game, REVEALED, "Down")
    assert "Fight or Flight" not in repr(game.view(1))
    resolve(game)
    assert [event.obj for event in events(game, REVEALED)] == [down]
    assert game.state.battlefields[0].facedown == []


def test_124_pack_of_wonders_loses_a_facedown_card_that_is_played_in_answer() -> None:
    game = packed()
    use(game, "Pack", "Down")
    play(game, "Down")
    resolve(game)
    assert where(game, "Down") == "A's trash"
    assert where(game, "Guard") == "A's base"


# Twisted Fate, Gambler


def gamble(rune_deck: str, *, guards: tuple[str, ...] = ("Unit 5 as Guard", "Unit 5 as Page")) -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": [*guards]})
    board.player("A", base=["Twisted Fate, Gambler as Fate"], rune_deck=rune_deck, deck=["Charm", "Cleave"])
    game = begin(board.player("B", base=["Unit 1 as Home"]))
    move(game, "Fate", field(1))
    resolve_top(game)
    return game


def test_386_twisted_fate_chooses_after_a_fury_rune_was_revealed() -> None:
    game = gamble("1 Fury, 3 Mind")
    assert [game.state.face_of(event.obj).name for event in events(game, REVEALED)] == ["Fury Rune"]
    assert game.state.face_of(game.state.players[0].rune_deck[0]).name == "Fury Rune"  # at the bottom
    assert not offered(game, "Home")
    choose(game, "Guard")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 2
    assert game.state.objects[thing(game, "Page")].damage == 1
    assert game.state.objects[thing(game, "Home")].damage == 0
    assert game.state.objects[thing(game, "Fate")].damage == 0


def test_359_3_e_9_who_twisted_fate_has_chosen_is_none_of_the_others_when_it_cannot_be_chosen_any_more() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 5 as Page"]})
    stage.add("B", unit("Shy", 4, passive(NotChosen(), SourceIs(Mighty()))), 1)
    stage.player("A", base=["Twisted Fate, Gambler as Fate"], rune_deck="1 Fury, 3 Mind")
    stage.player("B", hand=["Spell [Reaction]: give a unit +1 as Growth"])
    game = stage.begin()
    move(game, "Fate", field(1))
    resolve_top(game)
    choose(game, "Shy")
    game.apply("pass")
    play(game, "Growth", "Shy")
    resolve(game)
    assert game.state.objects[thing(game, "Shy")].damage == 0
    assert game.state.objects[thing(game, "Page")].damage == 1


def test_twisted_fate_draws_for_mind_and_stuns_for_order() -> None:
    game = gamble("1 Mind, 3 Fury")
    assert hand(game, "A") == []  # the Reflexive Trigger is yet to resolve
    resolve(game)
    assert hand(game, "A") == ["Charm"]
    game = gamble("1 Order, 3 Fury")
    choose(game, "Home")  # any enemy unit
    resolve(game)
    assert game.state.objects[thing(game, "Home")].stunned


def test_twisted_fate_does_nothing_for_other_domains_or_without_a_rune() -> None:
    game = gamble("1 Calm, 3 Fury")
    assert len(events(game, REVEALED)) == 1
    assert game.state.chain == []
    game = gamble("")
    assert not events(game, REVEALED)
    assert game.state.chain == []


# Stacked Deck


def test_stacked_deck_puts_one_of_three_cards_into_the_hand() -> None:
    game = begin(Board(turn="A").player("A", hand=["Stacked Deck"], deck=["Charm", "Cleave", "Rebuke", "Retreat"]))
    play(game, "Stacked Deck")
    resolve(game)
    assert not offered(game, "put into your hand Retreat")
    choose(game, "put into your hand Cleave")
    assert hand(game, "A") == ["Cleave"]
    assert game.state.face_of(game.state.players[0].main_deck[-1]).name == "Retreat"
    assert not events(game, REVEALED)


def test_431_1_c_stacked_deck_takes_the_only_card_and_burns_nobody_out() -> None:
    for deck in (["Charm"], []):
        game = begin(Board(turn="A").player("A", hand=["Stacked Deck"], deck=deck))
        play(game, "Stacked Deck")
        resolve(game)
        assert hand(game, "A") == deck
        assert points(game) == [0, 0]


# Rebuke


def test_rebuke_returns_a_unit_at_a_battlefield_to_its_owners_hand() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1 as Mine", "Unit 9 as Loan owned by B"]})
    board.battlefield(controller="B", units={"B": ["Unit 9 as Foe"]}).player("B", base=["Unit 9 as Home"])
    game = begin(board.player("A", hand=["Rebuke"], pool="2 Energy, 2 Chaos"))
    play(game, "Rebuke")
    assert [offered(game, name) for name in ("Mine", "Foe", "Home")] == [True, True, False]
    choose(game, "Loan")
    resolve(game)
    assert where(game, "Loan") == "B's hand"
    assert sum(game.state.players[0].pool) == 0


def test_359_3_e_9_rebuke_misses_what_has_gone_home() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1 as Guard"]})
    game = begin(board.player("A", hand=["Rebuke"]).player("B", hand=["Spell [Reaction]: move a unit to base as Home"]))
    play(game, "Rebuke")
    game.apply("pass")
    play(game, "Home")
    resolve(game)
    assert where(game, "Guard") == "B's base"


@pytest.mark.parametrize(("pool", "able"), [("2 Energy, 2 Chaos", True), ("2 Energy, 1 Chaos, 1 Fury", False)])
def test_806_rebuke_is_an_action_for_2_and_two_chaos(pool: str, able: bool) -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 1 as Guard"]})
    board.player("B", base=["Unit 9 as Raider"], hand=["Spell 0: draw 1 as Idea"])
    game = begin(board.player("A", hand=["Rebuke"], pool=pool))
    play(game, "Idea")
    game.apply("pass")
    assert not playable(game, "Rebuke")  # no Reaction
    resolve(game)
    move(game, "Raider", field(1))
    game.apply("pass")
    assert playable(game, "Rebuke") is able


# Nocturne, Horrifying

NIGHT = "Nocturne, Horrifying as Night"
SEEING = (
    "Stacked Deck",
    "Mystic Poro",
    "Reinforce",
    "Promising Future",
    "Spell 0: reveal 2",
    "Spell 0: reveal 2 and take one",
    "Spell 0: predict 2",
)


def seen(by: str, pool: str | None = None) -> Game:
    board = Board(turn="A").player("B", deck=["Unit 1"])
    game = begin(board.player("A", hand=[by], deck=["Charm", NIGHT, "Unit 3 as Page"], pool=pool))
    play(game, by)
    resolve(game)
    return game


@pytest.mark.parametrize("by", [name for name in SEEING if name != "Mystic Poro"])
def test_369_1_nocturne_is_banished_and_played_from_wherever_he_is_seen(by: str) -> None:
    game = seen(by)
    choose(game, "banish Nocturne, Horrifying", "yes")
    assert where(game, "Night") == "A's chain"
    for _ in range(9):
        if where(game, "Night") != "A's chain":
            break
        game.apply(0)
    assert where(game, "Night") == "A's base"
    assert game.state.objects[thing(game, "Night")].exhausted


@pytest.mark.parametrize("by", [name for name in SEEING if name != "Mystic Poro"])
def test_nocturne_who_is_left_stays_among_the_cards_that_are_seen(by: str) -> None:
    game = seen(by)
    choose(game, "leave it")
    assert where(game, "Night") == "A's main deck"
    assert not events(game, BANISHED, "Night")


def test_vision_sees_nocturne_on_top_only() -> None:
    board = Board(turn="A").player("A", hand=["Mystic Poro"], deck=[NIGHT, "Charm"])
    game = begin(board)
    play(game, "Mystic Poro")
    resolve(game)
    choose(game, "banish Nocturne, Horrifying", "no")
    assert where(game, "Night") == "A's banishment"
    assert not offered(game, "recycle Charm")  # Vision is over: it was about the card that is gone
    assert not offered(seen("Mystic Poro"), "banish Nocturne, Horrifying")


def test_358_5_nocturne_stays_banished_where_his_cost_cannot_be_paid() -> None:
    game = seen("Stacked Deck", pool="1 Energy")
    choose(game, "banish Nocturne, Horrifying", "yes", "put into your hand Charm")
    if offered(game, "A's base"):
        choose(game, "A's base")
    assert where(game, "Night") == "A's banishment"
    assert game.state.chain == []


def test_nocturne_asks_nothing_as_he_is_drawn_or_revealed_from_a_hand() -> None:
    game = begin(Board(turn="A").player("A", hand=["Spell 0: draw 1"], deck=[NIGHT, "Charm"]))
    play(game, "Spell 0: draw 1")
    resolve(game)
    assert where(game, "Night") == "A's hand"
    game = begin(Board(turn="A").player("A", hand=["Spell 0: reveal your hand", NIGHT]))
    play(game, "Spell 0: reveal your hand")
    resolve(game)
    assert where(game, "Night") == "A's hand"


def test_128_nobody_learns_of_nocturne_who_is_left_where_he_is() -> None:
    game = seen("Stacked Deck")
    night = thing(game, "Night")
    choose(game, "leave it")
    told = [visible_event(game.state, 1, event) for event in game.log]
    assert all(night not in (event.obj, event.other) for event in told)
    assert "Nocturne" not in repr(game.view(1))


def test_nocturnes_owner_decides_as_blind_fury_has_him_revealed() -> None:
    board = Board(turn="A").player("A", hand=["Blind Fury"]).player("B", deck=[NIGHT, "Charm"])
    game = begin(board)
    play(game, "Blind Fury")
    resolve(game)
    assert decides(game) == "B"
    choose(game, "banish Nocturne, Horrifying", "yes")
    choose(game, "B's base") if offered(game, "B's base") else None
    resolve(game)
    if offered(game, "decline to pay"):
        game.apply(0)
    assert where(game, "Night") == "B's base"
    assert game.state.objects[thing(game, "Night")].controller == 1
