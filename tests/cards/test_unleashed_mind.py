import pytest

from riftwright.core.events import REVEALED
from riftwright.core.ids import ENERGY, MIND
from riftwright.core.state import Obj
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
    pass_showdown,
    play,
    playable,
    resolve,
    resolve_top,
    sentences,
    thing,
    usable,
    use,
    where,
)

KILL = "Spell 0: kill a unit"

# Ruined Rex


def test_ruined_rex_deals_4_to_an_enemy_unit_as_it_dies() -> None:
    board = Board(turn="A").player("A", base=["Unit 5 as One", "Unit 4 as Two"], hand=[KILL])
    game = begin(board.player("B", base=["Ruined Rex as Rex", "Unit 4 as Mine"]))
    play(game, KILL, "Rex")
    game.apply("pass")
    game.apply("pass")
    assert not offered(game, "Mine")
    choose(game, "Two")
    resolve(game)
    assert where(game, "Two") == "A's trash"
    assert game.state.objects[thing(game, "One")].damage == 0


def test_402_4_ruined_rex_deals_nothing_without_an_enemy() -> None:
    game = begin(Board(turn="A").player("A", hand=[KILL]).player("B", base=["Ruined Rex as Rex", "Unit 4 as Mine"]))
    play(game, KILL, "Rex")
    resolve(game)
    assert game.state.chain == []
    assert game.state.objects[thing(game, "Mine")].damage == 0


def test_ruined_rex_deals_nothing_as_it_is_returned_to_hand() -> None:
    board = Board(turn="A").player("A", base=["Unit 4 as Foe", "Ruined Rex as Rex"], hand=["Retreat"])
    game = begin(board.player("B", base=["Unit 4 as Enemy"]))
    play(game, "Retreat", "Rex")
    resolve(game)
    assert where(game, "Rex") == "A's hand"
    assert game.state.objects[thing(game, "Enemy")].damage == 0


# Diana, Lunari


def diana_board(deck: list[str], pool: str = "3 Energy") -> Board:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Diana, Lunari as Diana"]}).battlefield()
    return board.player("A", base=["Unit 1 as Raider"]).player("B", deck=deck, pool=pool)


def pay(game: Game) -> None:
    choose(game, "yes")
    game.apply(0)


def test_diana_pays_1_to_predict_and_draws_a_spell_that_she_reveals() -> None:
    game = begin(diana_board(["Cleave", "Charm"]))
    move(game, "Raider", field(1))
    pay(game)
    assert game.state.players[1].pool[7] == 2
    game.apply("pass")
    game.apply("pass")
    choose(game, "leave it")
    assert hand(game, "B") == ["Cleave"]
    assert len(events(game, REVEALED, "Cleave")) == 1


def test_diana_may_recycle_before_she_reveals_and_draws_no_unit() -> None:
    game = begin(diana_board(["Cleave", "Pouty Poro"]))
    move(game, "Raider", field(1))
    pay(game)
    game.apply("pass")
    game.apply("pass")
    choose(game, "recycle")
    assert hand(game, "B") == []
    assert [game.state.face_of(oid).name for oid in game.state.players[1].main_deck] == ["Cleave", "Pouty Poro"]
    assert len(events(game, REVEALED, "Pouty Poro")) == 1


def test_404_2_diana_may_decline_to_pay() -> None:
    game = begin(diana_board(["Cleave"]))
    move(game, "Raider", field(1))
    choose(game, "yes")
    choose(game, "decline to pay")
    assert game.state.chain == []
    assert hand(game, "B") == []


def test_diana_does_nothing_without_energy_or_at_another_showdown() -> None:
    game = begin(diana_board(["Cleave"], pool=""))
    move(game, "Raider", field(1))
    assert game.state.chain == []
    game = begin(diana_board(["Cleave"]))
    move(game, "Raider", field(2))
    assert game.state.chain == []
    assert not any("yes" in text for text in sentences(game))


def test_464_2_b_diana_goes_on_the_chain_before_what_attacks() -> None:
    board = diana_board(["Cleave"])
    board.player("A", base=["Unit 1 [Attack: draw 1] as Attacker"], deck=["Charm"])
    game = begin(board)
    move(game, "Attacker", field(1))
    pay(game)
    assert game.state.face_of(game.state.chain[0].obj).name == "Diana, Lunari"
    game.apply("pass")
    game.apply("pass")
    assert hand(game, "A") == ["Charm"]  # the newest resolves first
    pass_showdown(game)
    choose(game, "leave it")
    assert hand(game, "B") == ["Cleave"]


def test_diana_predicts_at_a_showdown_without_combat() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Diana, Lunari as Diana"], deck=["Cleave"])
    game = begin(board)
    move(game, "Diana", field(1))
    pay(game)
    resolve(game)
    choose(game, "leave it")
    assert hand(game, "A") == ["Cleave"]


# Zilean, Time Mage

TWO = "Spell 0: play a recruit then play a recruit as Call"


def recruits(game: Game) -> int:
    return sum(1 for o in game.state.objects if game.state.faces[o.face].name == "Recruit" and o.on_board)


def test_371_zilean_may_add_a_copy_of_one_unit_token_each_turn() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Zilean, Time Mage"]})
    game = begin(board.player("A", hand=[TWO]))
    play(game, "Call")
    resolve(game)
    choose(game, "decline")  # 371.2: for the first of the two
    resolve(game)
    choose(game, next(o.key for o in game.decision.options if o.key.startswith("replace:")))
    for _ in range(3):
        choose(game, "A's base")
    assert recruits(game) == 3


def test_371_1_zilean_adds_no_second_copy_in_the_same_turn() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Zilean, Time Mage"]})
    game = begin(board.player("A", hand=[TWO]))
    play(game, "Call")
    resolve(game)
    choose(game, next(o.key for o in game.decision.options if o.key.startswith("replace:")))
    for _ in range(3):  # the second token is played without a question about Zilean
        choose(game, "A's base")
    assert recruits(game) == 3


def test_zilean_adds_nothing_in_a_base_and_to_no_gear() -> None:
    game = begin(Board(turn="A").player("A", base=["Zilean, Time Mage"], hand=["Spell 0: play a recruit as Call"]))
    play(game, "Call")
    resolve(game)
    assert recruits(game) == 1

    board = Board(turn="A").battlefield(controller="A", units={"A": ["Zilean, Time Mage"]}).battlefield()
    game = begin(board.player("A", base=["Treasure Hunter"]))
    move(game, "Treasure Hunter", field(2))
    resolve(game)
    assert where(game, "Gold") == "A's base"


# Gutter Palace


def palace(held: int, units: int, home: int = 0) -> Game:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 1"] * units})
    game = begin(board.player("A", base=["Gutter Palace"] + ["Unit 1"] * home, hand=["Filler"] * held))
    end_turn(game)
    resolve(game)
    return game


def test_gutter_palace_wins_with_exactly_4_cards_and_4_units_at_battlefields() -> None:
    game = palace(4, 4)
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_gutter_palace_wins_with_no_other_numbers() -> None:
    for held, units, home in ((3, 4, 0), (5, 4, 0), (4, 5, 0), (4, 3, 1)):
        assert palace(held, units, home).outcome is None


def test_gutter_palace_plays_a_bird_for_a_discarded_card() -> None:
    game = begin(Board(turn="A").player("A", base=["Gutter Palace"], hand=["Cleave"]))
    use(game, "Gutter Palace")
    assert where(game, "Cleave") == "A's trash"
    resolve(game)
    assert where(game, "Bird") == "A's base"
    assert not usable(game, "Gutter Palace")
    assert not usable(begin(Board(turn="A").player("A", base=["Gutter Palace"])), "Gutter Palace")


# Hwei, Brooding Painter


def hwei(card: str) -> Game:
    """Hwei has moved to battlefield 1, and that card has been discarded rather than the one drawn."""
    board = Board(turn="A").battlefield()
    board.player(
        "A", base=["Hwei, Brooding Painter as Hwei"], deck=["Spell 1 as Next", "Spell 1 as Drawn"], hand=[card]
    )
    board.player("A", runes="3 exhausted Mind")
    game = begin(board)
    move(game, "Hwei", field(1))
    resolve_top(game)
    game.apply(f"card:{thing(game, 'Card')}")
    return game


def readied(game: Game) -> int:
    return sum(not game.state.objects[oid].exhausted for oid in game.state.players[0].runes)


@pytest.mark.parametrize(
    ("card", "cards", "runes", "strength"),
    [
        ("Spell 1 as Card", 2, 0, 5),
        ("Gear as Card", 1, 2, 5),
        ("Unit 1 as Card", 1, 0, 8),
        ("Gear unit 1 as Card", 1, 2, 8),
    ],
)
def test_387_1_b_hwei_does_what_the_discarded_card_is(card: str, cards: int, runes: int, strength: int) -> None:
    """A card of two types has both reflexive triggers put on the chain, in the order of the text (388.2)."""
    game = hwei(card)
    triggered = [item for item in game.state.chain if item.obj == thing(game, "Hwei")]
    assert len(triggered) == (2 if card.startswith("Gear unit") else 1)
    if runes:
        choose(game, *[f"choose:{oid}" for oid in game.state.players[0].runes[:2]])
    resolve(game)
    assert (len(hand(game, "A")), readied(game), might(game, "Hwei")) == (cards, runes, strength)
    assert where(game, "Card") == "A's trash"


# Jhin, Meticulous Killer

JHIN = "Jhin, Meticulous Killer"


def after(*spells: str, pool: str = "9 Energy, 3 Mind") -> Game:
    """A has played the spells; none of them has resolved that was not allowed to."""
    board = Board(turn="A").player("A", hand=[*spells, f"{JHIN} as Jhin"], pool=pool, deck=["Charm"] * 5)
    game = begin(board)
    for spell in spells:
        play(game, spell)
        resolve(game)
    return game


def test_356_1_a_jhin_may_be_played_for_1_power_after_4_energy_on_a_spell() -> None:
    game = after("Spell 4: draw 1", pool="4 Energy, 1 Mind")
    play(game, "Jhin")
    resolve(game)
    assert where(game, "Jhin") == "A's base"
    assert sum(game.state.players[0].pool) == 0


def test_jhin_may_still_be_played_for_his_own_cost() -> None:
    for answer, left in (("play it for its own cost", [1, 1]), ("play it for [mind]", [5, 0])):
        game = after("Spell 4: draw 1", pool="9 Energy, 1 Mind")
        play(game, "Jhin", answer)
        assert [game.state.players[0].pool[ENERGY], game.state.players[0].pool[MIND]] == left


def test_jhin_wants_4_energy_in_one_spell_in_this_turn() -> None:
    assert not playable(after("Spell 3: draw 1", "Spell 2: draw 1", pool="8 Energy, 1 Mind"), "Jhin")
    assert playable(after("Spell 4: draw 1", "Spell 1: draw 1", pool="8 Energy, 1 Mind"), "Jhin")
    game = after("Spell 4: draw 1", pool="4 Energy")
    assert not playable(game, "Jhin")
    end_turn(game)
    end_turn(game)
    assert game.state.players[0].spent_on_spell == 0


def test_jhin_counts_what_was_spent_and_not_what_is_printed() -> None:
    board = Board(turn="A").player("A", hand=["Concentrate", JHIN], pool="5 Energy, 1 Mind", deck=["Charm"] * 5, xp=6)
    game = begin(board)
    play(game, "Concentrate")  # 5, and 2 less at Level 6
    resolve(game)
    assert not playable(game, JHIN)


def test_820_jhin_counts_what_was_spent_on_repeat() -> None:
    for answer, able in (("yes", True), ("no", False)):
        spell = "Spell 2 [Repeat: 2]: draw 1"
        board = Board(turn="A").player("A", hand=[spell, JHIN], pool="4 Energy, 1 Mind", deck=["Charm"] * 5)
        game = begin(board)
        play(game, spell, answer)
        resolve(game)
        assert playable(game, JHIN) is able


def test_jhin_minds_neither_units_nor_the_spells_of_opponents() -> None:
    board = Board(turn="A").player("A", hand=["Kayn, Unleashed", JHIN], pool="6 Energy, 1 Mind, 1 Chaos")
    game = begin(board)
    play(game, "Kayn, Unleashed")
    assert where(game, "Kayn, Unleashed") == "A's base"
    assert not playable(game, JHIN)
    board = Board(turn="A").player("A", hand=["Spell 0: draw 1", JHIN], pool="1 Mind", deck=["Charm"] * 5)
    game = begin(board.player("B", hand=["Spell 5 [Reaction]: draw 1"]))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    play(game, "Spell 5 [Reaction]: draw 1")
    resolve(game)
    assert not playable(game, JHIN)


def test_jhin_has_vision() -> None:
    game = begin(Board(turn="A").player("A", hand=[JHIN], deck=["Charm", "Cleave"]))
    play(game, JHIN)
    resolve(game)
    choose(game, "recycle Charm")
    assert game.state.face_of(game.state.players[0].main_deck[-1]).name == "Cleave"


# Downstage Dramatics


@pytest.mark.parametrize(("pool", "answers", "drawn"), [("3 Energy", (), 1), ("4 Energy", ("no",), 1)])
def test_downstage_dramatics_draws_one_where_nothing_more_is_paid(
    pool: str, answers: tuple[str, ...], drawn: int
) -> None:
    """820.1.d: and it is a Reaction."""
    board = Board(turn="B").player("A", hand=["Downstage Dramatics"], pool=pool)
    game = begin(board.player("B", hand=["Spell 0: nothing as Idea"]))
    assert not playable(game, "Downstage Dramatics")
    play(game, "Idea")
    game.apply("pass")
    play(game, "Downstage Dramatics", *answers)
    resolve(game)
    assert len(hand(game, "A")) == drawn
    assert sum(game.state.players[0].pool) == int(pool[0]) - 2


def test_downstage_dramatics_repeated_is_countered_as_a_whole() -> None:
    board = Board(turn="A").player("A", hand=["Downstage Dramatics"], pool="4 Energy")
    game = begin(board.player("B", hand=["Spell [Reaction]: counter a spell as No"]))
    play(game, "Downstage Dramatics", "yes")
    game.apply("pass")
    play(game, "No")
    resolve(game)
    assert hand(game, "A") == []
    assert sum(game.state.players[0].pool) == 0


# Keeper of Masks


def masks(game: Game) -> list[Obj]:
    """The tokens that are there."""
    return [o for o in game.state.objects if o.token and o.zone]


def test_keeper_of_masks_from_hidden_brings_her_copies_to_that_battlefield() -> None:
    """811.1.d.3"""
    board = (
        Board(turn="B")
        .battlefield()
        .battlefield(controller="A", units={"A": ["Unit 1"]}, facedown={"A": ["Keeper of Masks as Keeper"]})
    )
    game = begin(board.player("B", hand=["Spell 0: nothing as Idea"]).player("A", pool=""))
    play(game, "Idea")
    game.apply("pass")
    play(game, "Keeper")
    resolve(game)
    assert where(game, "Keeper") == "battlefield 2"
    assert [o.loc for o in masks(game)] == [field(2)] * 2


def test_816_1_b_keeper_of_masks_and_her_copies_die_as_your_next_turn_begins() -> None:
    game = begin(Board(turn="A").player("A", hand=["Keeper of Masks as Keeper"], base=["Unit 1 as Page"]))
    play(game, "Keeper")
    resolve(game)
    end_turn(game)
    assert len(masks(game)) == 2
    end_turn(game)
    assert masks(game) == []
    assert [where(game, name) for name in ("Keeper", "Page")] == ["A's trash", "A's base"]


def test_359_3_e_12_keeper_of_masks_who_is_gone_plays_no_reflections() -> None:
    """359.3.f.2: they would come where she is."""
    board = Board(turn="A").player("A", hand=["Keeper of Masks as Keeper"])
    game = begin(board.player("B", hand=["Spell [Reaction]: kill a unit as Blade"]))
    play(game, "Keeper")
    game.apply("pass")
    play(game, "Blade")
    resolve(game)
    assert where(game, "Keeper") == "A's trash"
    assert masks(game) == []
