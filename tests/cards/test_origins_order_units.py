"""Units of Order in Origins: what they do as they are played, attack, move and die."""

import pytest

from riftwright.core.events import CHANNELED
from riftwright.core.ids import ASSAULT, REACTION, SHIELD, TANK
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    events,
    field,
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

KILL = "Spell 0: kill a unit"


def recruits(game: Game) -> list[int]:
    """Where the recruits on the board are."""
    return [o.loc for o in game.state.objects if o.token and o.on_board]


@pytest.mark.parametrize(
    ("name", "pool", "value", "keywords"),
    [
        ("Daring Poro", "2 Energy", 2, {ASSAULT: 1}),
        ("Vanguard Sergeant", "4 Energy", 4, {}),
        ("Shen, Kinkou", "3 Energy, 1 Order", 3, {REACTION: 1, SHIELD: 2, TANK: 1}),
    ],
)
def test_plain_units_cost_what_they_cost(name: str, pool: str, value: int, keywords: dict[int, int]) -> None:
    game = begin(Board(turn="A").player("A", hand=[name], pool=pool))
    play(game, name)
    assert where(game, name) == "A's base"
    assert might(game, name) == value
    assert dict(game.state.face_of(thing(game, name)).keywords) == keywords
    assert sum(game.state.players[0].pool) == 0
    less = pool.replace(pool[0], str(int(pool[0]) - 1), 1)
    assert not playable(begin(Board(turn="A").player("A", hand=[name], pool=less)), name)


def test_807_daring_poro_has_assault_as_an_attacker_only() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", base=["Daring Poro"]))
    assert might(game, "Daring Poro") == 2
    move(game, "Daring Poro", field(1))
    assert might(game, "Daring Poro") == 3


def test_813_1_c_shen_is_played_into_a_combat_that_he_defends() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1 as Guard"]})
    game = begin(board.player("A", base=["Unit 4 as Raider"]).player("B", hand=["Shen, Kinkou"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Shen, Kinkou", "battlefield 1")
    resolve(game)
    assert might(game, "Shen, Kinkou") == 5  # 814: Shield 2, as a defender
    pass_showdown(game)
    assert where(game, "Guard") == "battlefield 1"  # 815: the damage had to go to Shen first
    assert where(game, "Raider") == "A's trash"


# Faithful Manufactor


def test_faithful_manufactor_plays_a_recruit_where_it_is() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    game = begin(board.player("A", hand=["Faithful Manufactor"]))
    play(game, "Faithful Manufactor", "battlefield 1")
    assert recruits(game) == []  # the ability can be reacted to
    resolve(game)
    assert recruits(game) == [field(1)]
    assert might(game, "Recruit") == 1


def test_359_3_f_2_a_faithful_manufactor_that_is_gone_is_nowhere() -> None:
    board = Board(turn="A").player("A", hand=["Faithful Manufactor"])
    reaction = "Spell 0 [Reaction]: kill a unit"
    game = begin(board.player("B", hand=[reaction]))
    play(game, "Faithful Manufactor")
    game.apply("pass")
    play(game, reaction)
    resolve(game)
    assert where(game, "Faithful Manufactor") == "A's trash"
    assert recruits(game) == []


# Soaring Scout


def test_soaring_scout_channels_a_rune_exhausted_as_it_dies() -> None:
    board = Board(turn="A").player("A", hand=[KILL]).player("B", base=["Soaring Scout"], rune_deck="2 Order")
    game = begin(board)
    play(game, KILL)
    resolve(game)
    assert where(game, "Soaring Scout") == "B's trash"
    assert [event.player for event in events(game, CHANNELED)] == [1]
    assert [game.state.objects[rune].exhausted for rune in game.state.players[1].runes] == [True]


def test_808_soaring_scout_channels_nothing_as_it_returns_to_hand() -> None:
    game = begin(Board(turn="A").player("A", base=["Soaring Scout"], hand=["Retreat"], rune_deck="2 Order"))
    play(game, "Retreat")
    resolve(game)
    assert len(events(game, CHANNELED)) == 1  # what Retreat itself says
    assert where(game, "Soaring Scout") == "A's hand"


# Vanguard Captain


def test_812_vanguard_captain_plays_two_recruits_behind_another_card() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    game = begin(board.player("A", hand=["Spell 0: draw 1", "Vanguard Captain"]))
    play(game, "Spell 0: draw 1")
    resolve(game)
    play(game, "Vanguard Captain", "battlefield 1")
    resolve(game)
    assert recruits(game) == [field(1), field(1)]


def test_812_vanguard_captain_plays_none_as_the_first_card() -> None:
    game = begin(Board(turn="A").player("A", hand=["Vanguard Captain"]))
    play(game, "Vanguard Captain")
    resolve(game)
    assert recruits(game) == []


# Noxian Drummer


def test_noxian_drummer_plays_a_recruit_at_the_battlefield_it_moves_to() -> None:
    game = begin(Board(turn="A").battlefield().player("A", base=["Noxian Drummer"]))
    move(game, "Noxian Drummer", field(1))
    resolve(game)
    assert recruits(game) == [field(1)]


def test_noxian_drummer_plays_none_as_it_moves_to_its_base() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Noxian Drummer", "Unit 1"]})
    game = begin(board.player("A"))
    move(game, "Noxian Drummer", 0)
    assert game.state.chain == []
    assert recruits(game) == []


def test_359_3_f_2_noxian_drummer_plays_it_where_it_is_by_then() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Noxian Drummer"], hand=["Flash"])
    game = begin(board)
    move(game, "Noxian Drummer", field(1))
    play(game, "Flash", "Noxian Drummer")
    resolve(game)
    assert recruits(game) == [0]


# Peak Guardian


def peak_guardian(place: str) -> Game:
    """Played to that place, among friends and a foe; its ability has resolved."""
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1 as Near"], "B": ["Unit 1 as Foe"]})
    game = begin(board.player("A", base=["Unit 1 as Home"], hand=["Peak Guardian"]))
    play(game, "Peak Guardian", place)
    resolve(game)
    return game


def buffs(game: Game, *names: str) -> list[int]:
    return [game.state.objects[thing(game, name)].buffs for name in names]


def test_peak_guardian_buffs_itself_and_its_friends_at_the_battlefield() -> None:
    game = peak_guardian("battlefield 1")
    assert buffs(game, "Peak Guardian", "Near", "Home", "Foe") == [1, 1, 0, 0]
    assert might(game, "Peak Guardian") == 6


def test_peak_guardian_buffs_itself_alone_in_the_base() -> None:
    game = peak_guardian("A's base")
    assert buffs(game, "Peak Guardian", "Near", "Home", "Foe") == [1, 0, 0, 0]


# Solari Chief


@pytest.mark.parametrize(("state", "place", "stunned"), [("", "B's base", True), (" stunned", "B's trash", False)])
def test_solari_chief_stuns_or_kills_what_is_stunned(state: str, place: str, stunned: bool) -> None:
    board = Board(turn="A").player("A", hand=["Solari Chief"], base=["Unit 3 as Friend stunned"])
    game = begin(board.player("B", base=[f"Unit 9 as Foe{state}", "Unit 9 as Other"]))
    play(game, "Solari Chief")
    assert not offered(game, "Friend")
    choose(game, "Foe")
    resolve(game)
    assert where(game, "Foe") == place
    assert game.state.objects[thing(game, "Foe")].stunned == stunned
    assert not game.state.objects[thing(game, "Other")].stunned


def test_solari_chief_looks_at_the_unit_as_it_resolves() -> None:
    stun = "Spell 0 [Reaction]: stun a unit"
    board = Board(turn="A").player("A", hand=["Solari Chief", stun]).player("B", base=["Unit 9 as Foe"])
    game = begin(board)
    play(game, "Solari Chief")
    play(game, stun, "Foe")
    resolve(game)
    assert where(game, "Foe") == "B's trash"


# Spectral Matron


def matron(*trash: str) -> Game:
    """A plays her with those cards in the trash."""
    board = Board(turn="A").player("A", hand=["Spectral Matron"], trash=list(trash), pool="4 Energy, 2 Order")
    game = begin(board.player("B", trash=["Daring Poro as Theirs"]))
    play(game, "Spectral Matron")
    return game


def test_spectral_matron_plays_a_cheap_unit_of_the_trash_for_nothing() -> None:
    game = matron("Vanguard Captain", "Vanguard Sergeant", "Commander Ledros", "Cleave", "Spectral Matron as Twin")
    choose(game, "yes")  # 3 Energy and 1 Power are the most; of the cards there only the Captain costs no more
    resolve(game)
    assert where(game, "Vanguard Captain") == "A's base"
    assert game.state.objects[thing(game, "Vanguard Captain")].exhausted


def test_spectral_matron_may_decline_and_looks_at_no_other_trash() -> None:
    game = matron("Faithful Manufactor", "Noxian Drummer")
    choose(game, "yes")
    assert not offered(game, "Theirs")
    assert offered(game, f"choose:{thing(game, 'Noxian Drummer')}")
    game = matron("Faithful Manufactor")
    choose(game, "no")
    resolve(game)
    assert where(game, "Faithful Manufactor") == "A's trash"


@pytest.mark.parametrize("card", ["Vanguard Sergeant", "Cleave"])
def test_206_spectral_matron_plays_nothing_that_costs_more_and_no_spell(card: str) -> None:
    game = matron(card)
    assert game.state.chain == []
    assert where(game, card) == "A's trash"


# Harnessed Dragon


def test_harnessed_dragon_kills_an_enemy_unit_anywhere() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Out"]})
    game = begin(board.player("A", base=["Unit 1 as Friend"], hand=["Harnessed Dragon"]).player("B", base=["Unit 1"]))
    play(game, "Harnessed Dragon")
    assert not offered(game, "Friend")
    choose(game, "Out")
    resolve(game)
    assert where(game, "Out") == "B's trash"


def test_402_4_harnessed_dragon_kills_nobody_without_enemies() -> None:
    game = begin(Board(turn="A").player("A", base=["Unit 1 as Friend"], hand=["Harnessed Dragon"]))
    play(game, "Harnessed Dragon")
    resolve(game)
    assert where(game, "Friend") == where(game, "Harnessed Dragon") == "A's base"


# Leona, Determined


def test_leona_stuns_an_enemy_unit_where_she_attacks() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard", "Unit 2 as Page"]})
    game = begin(board.player("A", base=["Leona, Determined"]).player("B", base=["Unit 9 as Far"]))
    move(game, "Leona, Determined", field(1))
    assert not offered(game, "Far")
    choose(game, "Guard")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].stunned
    assert might(game, "Leona, Determined") == 4


def test_814_leona_has_shield_as_a_defender_and_stuns_nobody_then() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Leona, Determined"]})
    game = begin(board.player("A", base=["Unit 1 as Raider"]))
    move(game, "Raider", field(1))
    assert might(game, "Leona, Determined") == 5
    assert game.state.chain == []


# Machine Evangel


def test_machine_evangel_plays_three_recruits_to_its_players_base() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Machine Evangel"]})
    game = begin(board.player("A", hand=[KILL]))
    play(game, KILL)
    assert recruits(game) == []
    resolve(game)
    assert recruits(game) == [1, 1, 1]


def test_808_machine_evangel_brings_them_for_whoever_controls_it_and_only_as_it_dies() -> None:
    """Into the base of its controller, though it died elsewhere; and not as it goes back to a hand."""
    for deed, count in (("kill", 3), ("return", 0)):
        board = Board(turn="A").battlefield(controller="A", units={"A": ["Machine Evangel as It owned by B"]})
        game = begin(board.player("A", hand=[f"Spell 0: {deed} a unit as Deed"]))
        play(game, "Deed")
        resolve(game)
        tokens = [o for o in game.state.objects if o.token and o.zone]
        assert [(o.controller, o.loc, o.exhausted) for o in tokens] == [(0, 0, True)] * count


# Sett, Kingpin


def test_sett_grows_with_the_buffed_friends_at_his_battlefield() -> None:
    units = ["Sett, Kingpin", "Unit 1 as One buffed", "Unit 1 as Two buffed", "Unit 1 as Plain"]
    board = Board(turn="A").battlefield(controller="A", units={"A": units, "B": ["Unit 1 as Foe buffed"]})
    game = begin(board.player("A", base=["Unit 1 as Home buffed"]))
    assert might(game, "Sett, Kingpin") == 7


def test_sett_counts_himself_and_nobody_in_a_base() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Sett, Kingpin buffed"]})
    assert might(begin(board.player("A")), "Sett, Kingpin") == 7  # the buff, and himself as a buffed unit
    game = begin(Board(turn="A").player("A", base=["Sett, Kingpin buffed", "Unit 1 buffed"]))
    assert might(game, "Sett, Kingpin") == 6


def test_815_sett_is_dealt_damage_first() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Sett, Kingpin", "Unit 4 as Page"]})
    game = begin(board.player("A", base=["Unit 5 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert where(game, "Sett, Kingpin") == "B's trash"
    assert where(game, "Page") == "battlefield 1"
