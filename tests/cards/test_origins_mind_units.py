"""The plain units of Origins' Mind, and those that grow, are readied or weaken others."""

import pytest

from riftwright.core.decisions import D_ACT
from riftwright.core.events import DIED
from riftwright.core.ids import ANY, SHIELD, VISION
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.wording import place_name
from tests.support import (
    begin,
    choose,
    end_turn,
    events,
    field,
    might,
    move,
    offered,
    pass_showdown,
    play,
    playable,
    played_for_just,
    resolve,
    resolve_top,
    thing,
    usable,
    use,
    where,
)


@pytest.mark.parametrize(
    ("name", "pool", "too_little", "strength", "keywords"),
    [
        ("Mega-Mech", "7 Energy", "6 Energy, 1 Mind", 8, {}),
        ("Jeweled Colossus", "5 Energy", "4 Energy, 1 Mind", 5, {SHIELD: 1, VISION: 1}),
        ("Pit Crew", "3 Energy", "2 Energy", 3, {}),
        ("Malzahar, Fanatic", "4 Energy", "3 Energy", 3, {}),
        ("Viktor, Innovator", "4 Energy, 1 Mind", "5 Energy", 3, {}),
        ("Ahri, Inquisitive", "3 Energy, 1 Mind", "3 Energy, 1 Fury", 3, {}),
    ],
)
def test_units_cost_what_they_cost_and_are_what_they_are(
    name: str, pool: str, too_little: str, strength: int, keywords: dict[int, int]
) -> None:
    game = played_for_just(name, pool, too_little)
    assert might(game, name) == strength
    held = {keyword: game.machine.keyword(thing(game, name), keyword) for keyword in (SHIELD, VISION)}
    assert {keyword: value for keyword, value in held.items() if value} == keywords


# Jeweled Colossus


def test_817_jeweled_colossus_lets_the_top_card_be_recycled_as_it_is_played() -> None:
    game = begin(Board(turn="A").player("A", hand=["Jeweled Colossus"], deck=["Cleave", "Charm"]))
    play(game, "Jeweled Colossus")
    resolve(game)
    choose(game, "recycle Cleave")
    resolve(game)
    assert game.state.players[0].main_deck[0] == thing(game, "Cleave")
    assert game.state.players[0].main_deck[-1] == thing(game, "Charm")


def test_814_jeweled_colossus_has_1_more_might_as_a_defender_alone() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Jeweled Colossus as Guard"]})
    game = begin(board.player("A", base=["Jeweled Colossus as Raider"]))
    move(game, "Raider", field(1))
    assert might(game, "Guard") == 6
    assert might(game, "Raider") == 5


# Pit Crew


def test_pit_crew_is_readied_as_its_player_plays_a_gear() -> None:
    game = begin(Board(turn="A").player("A", base=["Pit Crew exhausted"], hand=["Orb of Regret"]))
    play(game, "Orb of Regret")
    resolve(game)
    assert not game.state.objects[thing(game, "Pit Crew")].exhausted


def test_185_2_a_pit_crew_is_readied_by_a_gear_token() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    game = begin(board.player("A", base=["Pit Crew exhausted", "Treasure Hunter"]))
    move(game, "Treasure Hunter", field(1))
    resolve(game)
    assert where(game, "Gold") == "A's base"
    assert not game.state.objects[thing(game, "Pit Crew")].exhausted


@pytest.mark.parametrize("card", ["Unit 1", "Spell 0 [Reaction]: draw 1"])
def test_pit_crew_stays_exhausted_as_something_else_is_played(card: str) -> None:
    game = begin(Board(turn="A").player("A", base=["Pit Crew exhausted"], hand=[card]))
    play(game, card)
    resolve(game)
    assert game.state.objects[thing(game, "Pit Crew")].exhausted


def test_pit_crew_does_not_listen_to_opponents() -> None:
    board = Board(turn="A").player("A", hand=["Orb of Regret"]).player("B", base=["Pit Crew exhausted"])
    game = begin(board)
    play(game, "Orb of Regret")
    resolve(game)
    assert game.state.objects[thing(game, "Pit Crew")].exhausted


# Malzahar, Fanatic


def any_power(board: Board) -> Board:
    return board.player("A", base=["Malzahar, Fanatic as Malzahar", "Unit 2 as Mine", "Gear as Tool"], pool="")


@pytest.mark.parametrize("victim", ["Mine", "Tool", "Malzahar"])
def test_357_2_malzahar_adds_two_power_for_a_friendly_unit_or_gear_that_is_killed_himself_too(victim: str) -> None:
    game = begin(any_power(Board(turn="A")).player("B", base=["Unit 2 as Foe"]))
    use(game, "Malzahar", victim)
    assert game.state.chain == []  # 429.2: it has resolved as soon as it was finalized
    assert game.state.players[0].pool[ANY] == 2
    assert where(game, victim) == "A's trash"
    assert [event.obj for event in events(game, DIED)] == [thing(game, victim)]
    if victim != "Malzahar":
        assert game.state.objects[thing(game, "Malzahar")].exhausted


def test_414_4_malzahar_is_used_once_and_never_with_an_enemy() -> None:
    game = begin(any_power(Board(turn="A")).player("B", base=["Unit 2 as Foe", "Gear as Theirs"]))
    game.apply(next(o for o in game.decision.options if o.key.startswith(f"add:{thing(game, 'Malzahar')}:")))
    assert not offered(game, "Foe")
    assert not offered(game, "Theirs")
    choose(game, "Mine")
    assert not usable(game, "Malzahar")


def test_806_malzahar_acts_in_showdowns_and_answers_nothing() -> None:
    board = any_power(Board(turn="B").battlefield()).player("B", base=["Unit 3 as Raider"], hand=["Spell 0: draw 1"])
    game = begin(board)
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not usable(game, "Malzahar")  # no Reaction
    resolve(game)
    move(game, "Raider", field(1))
    game.apply("pass")
    assert usable(game, "Malzahar")


def test_429_3_malzahar_pays_for_nothing_that_is_being_played() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3"]})
    game = begin(any_power(board).player("A", hand=["Hextech Ray"], pool="1 Energy"))
    assert not playable(game, "Hextech Ray")  # its Power must be there before
    use(game, "Malzahar", "Tool")
    assert playable(game, "Hextech Ray")


# Ahri, Inquisitive


def test_ahri_takes_2_might_from_an_enemy_here_as_she_attacks() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard", "Unit 6 as Other"]})
    game = begin(board.player("A", base=["Ahri, Inquisitive as Ahri"]).player("B", base=["Unit 5 as Home"]))
    move(game, "Ahri", field(1))
    assert not offered(game, "Home")
    assert not offered(game, "Ahri")
    choose(game, "Guard")
    resolve(game)
    assert [might(game, unit) for unit in ("Guard", "Other", "Home", "Ahri")] == [2, 6, 5, 3]


def test_317_2_c_what_ahri_has_taken_comes_back_with_the_end_of_the_turn() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(board.player("A", base=["Ahri, Inquisitive as Ahri"]))
    move(game, "Ahri", field(1))
    pass_showdown(game)
    assert might(game, "Guard") == 7
    end_turn(game)
    assert might(game, "Guard") == 9


def test_ahri_takes_2_might_as_she_defends() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Ahri, Inquisitive as Ahri"]})
    game = begin(board.player("A", base=["Unit 5 as Raider"]))
    move(game, "Raider", field(1))
    resolve(game)
    assert might(game, "Raider") == 3


def test_477_3_b_ahri_leaves_an_enemy_1_might() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 as Guard"]})
    game = begin(board.player("A", base=["Ahri, Inquisitive as Ahri"]))
    move(game, "Ahri", field(1))
    resolve(game)
    assert might(game, "Guard") == 1


def test_ahri_weakens_nobody_where_others_fight() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard"]})
    game = begin(board.player("A", base=["Ahri, Inquisitive as Ahri", "Unit 3 as Raider"]))
    move(game, "Raider", field(1))
    assert game.state.chain == []
    assert might(game, "Guard") == 4


# Gemcraft Seer


def test_gemcraft_seer_has_vision_herself() -> None:
    board = Board(turn="A").player("A", hand=["Gemcraft Seer as Seer"], deck=["Charm", "Retreat"])
    game = begin(board)
    play(game, "Seer")
    resolve(game)
    choose(game, "recycle")
    assert game.state.players[0].main_deck[-1] == thing(game, "Retreat")
    assert game.decision.kind == D_ACT  # once only: to herself she gives nothing
    assert game.machine.keyword(thing(game, "Seer"), VISION) == 1


def test_gemcraft_seer_gives_vision_to_no_gear_and_to_nobody_once_she_is_gone() -> None:
    board = Board(turn="A").player("A", base=["Gemcraft Seer as Seer"])
    game = begin(board.player("A", hand=["Gear as Box", "Unit 1 as Late", "Spell 0: kill a unit as Blade"]))
    play(game, "Box")
    assert (game.decision.kind, game.state.chain) == (D_ACT, [])
    play(game, "Blade")
    resolve(game)
    play(game, "Late")
    assert (game.decision.kind, game.state.chain) == (D_ACT, [])


def test_gemcraft_seer_gives_vision_to_no_unit_of_the_opponent() -> None:
    board = Board(turn="B").player("A", base=["Gemcraft Seer", "Unit 1 as Friend"])
    game = begin(board.player("B", hand=["Unit 1 as Foe"]))
    play(game, "Foe")
    assert (game.decision.kind, game.state.chain) == (D_ACT, [])
    assert [game.machine.keyword(thing(game, name), VISION) for name in ("Foe", "Friend")] == [0, 1]


# Viktor, Innovator


def answered(*hand: str, turn: str = "B") -> Game:
    board = Board(turn=turn).battlefield(controller="A", units={"A": ["Viktor, Innovator as Viktor"]})
    board.player("A", hand=list(hand), deck=["Cleave"] * 9)
    game = begin(board.player("B", hand=["Spell 0: draw 1"], deck=["Cleave"] * 9))
    if turn == "B":
        play(game, "Spell 0: draw 1")
        game.apply("pass")
    return game


def recruits(game: Game) -> list[str]:
    found = [o for o in game.state.objects if game.state.face_of(o.id).name == "Recruit" and o.on_board]
    return [place_name(game.state, o.loc) for o in found]


def test_viktor_plays_a_recruit_to_his_players_base_for_a_card_in_the_turn_of_an_opponent() -> None:
    game = answered("Spell 0 [Reaction]: draw 1", "Spell 0 [Reaction]: draw 2")
    play(game, "Spell 0 [Reaction]: draw 1")
    assert recruits(game) == []
    resolve_top(game)  # 419.4.a: it is played once it has resolved
    resolve_top(game)
    assert recruits(game) == ["A's base"]  # 185: the token is no card, or there would be no end
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: draw 2")
    resolve(game)
    assert recruits(game) == ["A's base", "A's base"]


def test_viktor_plays_nothing_in_his_own_turn_or_for_the_cards_of_others() -> None:
    game = answered("Spell 0 [Reaction]: draw 1", turn="A")
    play(game, "Spell 0 [Reaction]: draw 1")
    resolve(game)
    assert recruits(game) == []
    game = answered()
    resolve(game)
    assert recruits(game) == []


def test_419_4_a_1_viktor_plays_nothing_for_a_card_that_is_countered() -> None:
    board = Board(turn="B").player("A", base=["Viktor, Innovator"], hand=["Spell 0 [Reaction]: draw 1"])
    game = begin(board.player("B", hand=["Spell 0: draw 1", "Wind Wall"]))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: draw 1")
    game.apply("pass")
    play(game, "Wind Wall", "Spell 0 [Reaction]: draw 1")
    resolve(game)
    assert recruits(game) == []
