"""Decks and setup (101-118), and what each mode of play asks of them (485-489)."""

from pathlib import Path
from typing import Final

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_BATTLEFIELD, D_MULLIGAN
from riftwright.core.ids import BATTLEFIELD_CARD, MAIN_DECK, NOWHERE
from riftwright.game import Game
from riftwright.notation.decks import IllegalDeckError, parse_deck
from riftwright.rules.modes import MODES
from riftwright.rules.visibility import visible_event
from tests.rules.helpers import every_edition
from tests.support import choose, decides, end_turn, events, hand, points

DECKS: Final = Path(__file__).parents[2] / "examples" / "decks"
KAISA: Final = (DECKS / "kaisa.txt").read_text(encoding="utf-8")
BOTH: Final = [DECKS / "kaisa.txt", DECKS / "ahri.txt"]
SEATS: Final = {"duel": 2, "match": 2, "skirmish": 3, "war": 4, "magma": 4}
every_mode = pytest.mark.parametrize("mode", SEATS)


def problems(*changes: tuple[str, str]) -> str:
    """What is wrong with the deck of Kai'Sa after these changes to its text."""
    text = KAISA
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    return "\n".join(parse_deck(text).check())


def new(mode: str = "duel", edition: str = "2026-10-16", seed: int = 1, first: int | None = None) -> Game:
    return Game.new(BOTH, mode=mode, edition=edition, seed=seed, first_player=first)


def started(mode: str = "duel", edition: str = "2026-10-16", seed: int = 1, first: int | None = None) -> Game:
    """A game in its first Main Phase: any battlefield, nobody sets cards aside."""
    game = new(mode, edition, seed, first)
    while game.decision.kind == D_BATTLEFIELD:
        game.apply(0)
    while game.decision.kind == D_MULLIGAN:
        game.apply("done")
    while game.decision.kind != D_ACT:
        game.apply("pass")
    return game


# 103: decks


def test_103_a_legal_deck_has_no_problems() -> None:
    assert problems() == ""


def test_103_1_exactly_one_champion_legend() -> None:
    assert "103.1)" in problems(("1 Kai'Sa, Daughter of the Void", "2 Kai'Sa, Daughter of the Void"))
    assert "103.1)" in problems(("1 Kai'Sa, Daughter of the Void\n", ""))


def test_103_1_b_3_cards_must_be_of_the_legends_domains() -> None:
    """176.1, 103.1.b, 103.1.b.1, 103.1.b.2, 103.1.b.3, 103.2.c"""
    assert "Charm is Calm, outside the Domain Identity Fury/Mind (103.1.b)" in problems(("3 Falling Star", "3 Charm"))


def test_103_1_b_4_a_card_of_two_domains_needs_both() -> None:
    ahri = (DECKS / "ahri.txt").read_text(encoding="utf-8").replace("3 Time Warp", "3 Icathian Rain")

    assert "Icathian Rain" in "\n".join(p for p in parse_deck(ahri).check() if "103.1.b" in p)


def test_103_2_at_least_40_cards_with_the_chosen_champion() -> None:
    assert parse_deck(KAISA).count("MainDeck") == 39
    assert "39 cards with the chosen champion, 40 are the least (103.2)" in problems(("3 Cleave", "2 Cleave"))
    assert problems(("2 Time Warp", "3 Time Warp")) == ""  # there is no most


def test_103_2_a_exactly_one_chosen_champion() -> None:
    assert "103.2.a)" in problems(("Champion:\n1 Kai'Sa, Survivor\n", "Champion:\n"))
    assert "103.2.a)" in problems(("Champion:\n1 Kai'Sa, Survivor\n", "Champion:\n2 Kai'Sa, Survivor\n"))


def test_103_2_a_2_the_champion_is_a_champion_unit_with_the_legends_tag() -> None:
    other = problems(("Champion:\n1 Kai'Sa, Survivor", "Champion:\n1 Darius, Trifarian"))
    plain = problems(("Champion:\n1 Kai'Sa, Survivor", "Champion:\n1 Pouty Poro"))

    assert "Darius, Trifarian has not the tag Kai'Sa of the legend (103.2.a.2)" in other
    assert "Pouty Poro is no champion unit (103.2.a.2)" in plain


def test_103_2_b_three_copies_of_a_name_and_103_2_b_1_the_chosen_champion_is_one_of_them() -> None:
    assert "4 of Cleave, 3 are the most (103.2.b)" in problems(("3 Cleave", "4 Cleave"))
    assert problems(("MainDeck:\n1 Kai'Sa, Survivor", "MainDeck:\n2 Kai'Sa, Survivor")) == ""
    assert "4 of Kai'Sa, Survivor" in problems(("MainDeck:\n1 Kai'Sa, Survivor", "MainDeck:\n3 Kai'Sa, Survivor"))


def test_103_2_b_2_names_count_and_not_characters() -> None:
    """132.4: the subtitle belongs to the name."""
    both = KAISA.replace("3 Cleave", "3 Cleave\n3 Vi, Destructive\n3 Vi, Peacekeeper")

    assert not [problem for problem in parse_deck(both).check() if "103.2.b" in problem]


def test_103_2_d_1_three_signature_cards_in_all() -> None:
    assert "4 Signature cards, 3 in all are the most (103.2.d.1)" in problems(("2 Icathian Rain", "4 Icathian Rain"))


def test_103_2_d_2_signature_cards_are_the_legends() -> None:
    found = problems(("1 Kai'Sa, Daughter of the Void", "1 Ahri, Nine-Tailed Fox"))

    assert "Icathian Rain is no Signature card of Ahri (103.2.d.2)" in found


def test_103_2_d_3_a_signature_card_is_no_chosen_champion() -> None:
    assert "Icathian Rain is no champion unit" in problems(
        ("Champion:\n1 Kai'Sa, Survivor", "Champion:\n1 Icathian Rain")
    )


def test_103_3_a_twelve_runes_of_the_domain_identity() -> None:
    """161.2, 161.2.a, 103.3.a, 103.3.a.1"""
    assert "Runes: 11, a deck has exactly 12 (103.3.a)" in problems(("5 Mind Rune", "4 Mind Rune"))
    assert "Calm Rune is outside the Domain Identity" in problems(("5 Mind Rune", "5 Calm Rune"))


def test_103_4_three_battlefields_of_different_names() -> None:
    """103.4.a, 103.4.c"""
    assert "2, each mode asks for 3" in problems(("1 The Dreaming Tree\n", ""))
    twice = problems(("1 The Dreaming Tree", "1 Startipped Peak"))
    assert "2 of Startipped Peak, one of a name is the most (103.4.c)" in twice


def test_103_all_problems_are_told_at_once() -> None:
    lists = parse_deck(KAISA.replace("3 Cleave", "9 Cleave").replace("5 Mind Rune", "4 Mind Rune"))
    with pytest.raises(IllegalDeckError) as caught:
        lists.faces()

    assert [p.split(":")[0] for p in caught.value.problems] == ["MainDeck", "Runes"]


def test_489_8_h_teammates_do_not_play_the_same_legend() -> None:
    with pytest.raises(IllegalDeckError, match=r"489\.8\.h"):
        Game.new([BOTH[0]], mode="magma")
    game = new("magma")
    legends = [game.state.face_of(p.legends[0]).name for p in game.state.players]
    assert legends[0] != legends[2]
    assert legends[1] != legends[3]


# 111-118: the setup process


@every_mode
def test_111_and_112_legend_and_champion_lie_in_their_zones(mode: str) -> None:
    """103.1.a, 103.2.a.1, 108.3.b, 111, 112, 133.4"""
    game = new(mode)

    for p in game.state.players:
        assert [game.state.objects[oid].is_legend for oid in p.legends] == [True]
        [champion] = [game.state.face_of(oid) for oid in p.champion]
        assert champion.champion_tag == game.state.face_of(p.legends[0]).champion_tag


def test_114_decks_are_shuffled_by_the_seed() -> None:
    def order(seed: int) -> list[str]:
        game = started(seed=seed)
        return [game.state.face_of(oid).name for oid in game.state.players[0].main_deck]

    assert order(1) == order(1)
    assert order(1) != order(2)


@pytest.mark.parametrize("mode", ["duel", "match"])
def test_113_battlefields_are_set_aside_until_the_mode_places_them(mode: str) -> None:
    """113.1: at random, or as the players choose."""
    game = new(mode)
    assert len(game.state.battlefields) == (0 if mode == "match" else 2)
    while game.decision.kind == D_BATTLEFIELD:
        game.apply(0)

    assert len(game.state.battlefields) == 2


@every_mode
def test_115_each_player_may_become_the_first(mode: str) -> None:
    assert {new(mode, seed=seed).state.first_player for seed in range(24)} == set(range(SEATS[mode]))


@every_mode
def test_115_1_c_turns_loop_from_the_first_player_on(mode: str) -> None:
    """115.1, 115.1.b, 115.1.b.1, 115.1.c"""
    count = SEATS[mode]
    game = started(mode, first=1)
    order = [game.state.turn_player]
    while len(order) < count + 2 and game.state.outcome is None:
        end_turn(game)
        order.append(game.state.turn_player)

    assert order == [(1 + i) % count for i in range(count + 2)]


@every_mode
def test_116_each_player_draws_four(mode: str) -> None:
    """103.3.b, 114.1, 114.2, 116, 133.5: the decks are apart"""
    game = new(mode)
    while game.decision.kind == D_BATTLEFIELD:
        game.apply(0)

    assert game.decision.kind == D_MULLIGAN
    assert [len(p.hand) for p in game.state.players] == [4] * SEATS[mode]
    assert [len(p.main_deck) + len(p.hand) + len(p.champion) for p in game.state.players] == [40] * SEATS[mode]
    assert [len(p.rune_deck) for p in game.state.players] == [12] * SEATS[mode]


@every_mode
def test_117_mulligans_go_in_turn_order(mode: str) -> None:
    game = new(mode, first=1)
    while game.decision.kind == D_BATTLEFIELD:
        game.apply(0)
    order = []
    while game.decision.kind == D_MULLIGAN:
        order.append(game.decision.player)
        game.apply("done")

    assert order == [(1 + i) % SEATS[mode] for i in range(SEATS[mode])]


def test_117_1_up_to_two_cards_are_set_aside() -> None:
    game = new(first=0)
    game.apply(0)
    assert (decides(game), game.decision.kind) == ("A", D_MULLIGAN)
    game.apply(0)

    assert decides(game) == "B"  # two are the most


def test_117_2_and_3_as_many_are_drawn_before_those_are_recycled() -> None:
    """117.2, 117.3"""
    game = new(first=0)
    s = game.state
    p = s.players[0]
    before = p.hand[:]
    top = p.main_deck[-2:]
    first = game.decision.options[0].a
    game.apply(0)
    second = game.decision.options[0].a
    game.apply(0)

    assert p.hand == [*[oid for oid in before if oid not in (first, second)], *reversed(top)]
    assert set(p.main_deck[:2]) == {first, second}  # at the bottom
    assert [s.objects[oid].zone for oid in (first, second)] == [MAIN_DECK] * 2


def test_117_what_is_set_aside_is_nobody_elses_business() -> None:
    game = new(first=0)
    game.apply(0)
    game.apply(0)

    private = [e for e in game.log if e.kind in (ev.CHOICE, ev.RECYCLED, ev.DRAWN) and e.player == 0]
    names = {game.state.face_of(o.id).name for o in game.state.objects if o.owner == 0 and o.zone == MAIN_DECK}
    assert private
    for event in private:
        seen = visible_event(game.state, 1, event)
        assert seen.obj == -1
        assert not any(name in seen.text for name in names)


def test_118_the_first_player_begins() -> None:
    game = started(first=1)

    assert (game.state.turn, game.state.turn_player, decides(game)) == (1, 1, "B")


# 485-489: what the modes ask


@every_mode
def test_483_1_players_victory_score_and_battlefields(mode: str) -> None:
    """172, 194.3.a, 483.3; 485.1, 485.3, 485.4; 486.1, 486.3, 486.4; 487.1, 487.3, 487.4; 488.1, 488.3, 488.4; 489.1,
    489.3, 489.4
    """
    game = started(mode)
    expected = {"duel": (8, 2), "match": (8, 2), "skirmish": (8, 3), "war": (8, 3), "magma": (11, 3)}

    assert len(game.state.players) == SEATS[mode]
    assert (game.state.victory_score, len(game.state.battlefields)) == expected[mode]
    assert [f.controller for f in game.state.battlefields] == [-1] * expected[mode][1]
    assert points(game) == [0] * (2 if mode == "magma" else SEATS[mode])


@pytest.mark.parametrize(
    ("mode", "foes"),
    [
        ("duel", [[1], [0]]),  # 485.2
        ("match", [[1], [0]]),  # 486.2
        ("skirmish", [[1, 2], [2, 0], [0, 1]]),  # 487.2
        ("war", [[1, 2, 3], [2, 3, 0], [3, 0, 1], [0, 1, 2]]),  # 488.2
        ("magma", [[1, 3], [2, 0], [3, 1], [0, 2]]),  # 489.2: one teammate, across (489.5.c.1)
    ],
)
def test_483_2_formation(mode: str, foes: list[list[int]]) -> None:
    m = new(mode).machine
    assert [m.opponents(player) for player in range(SEATS[mode])] == foes


@pytest.mark.parametrize("mode", ["duel", "skirmish", "war", "magma"])
def test_485_5_battlefields_that_are_not_used_are_nowhere_in_the_game(mode: str) -> None:
    """485.4.a, 487.4.a, 487.5, 488.4.a, 488.5, 489.4.a, 489.5.a: each player has three in the deck, one is used."""
    s = new(mode, first=0).state
    cards = [o for o in s.objects if o.types == BATTLEFIELD_CARD]
    used = {f.id for f in s.battlefields}

    assert [sum(o.owner == p.index for o in cards) for p in s.players] == [3] * SEATS[mode]
    assert all((o.zone != NOWHERE) == (o.id in used) for o in cards)


@pytest.mark.parametrize("mode", ["duel", "skirmish"])
def test_485_5_each_player_draws_one_of_three_battlefields_at_random(mode: str) -> None:
    seen: dict[int, set[str]] = {}
    for seed in range(24):
        s = new(mode, seed=seed).state
        assert [s.objects[f.id].owner for f in s.battlefields] == list(range(SEATS[mode]))
        for f in s.battlefields:
            seen.setdefault(s.objects[f.id].owner, set()).add(s.face_of(f.id).name)

    assert [len(names) for names in seen.values()] == [3] * SEATS[mode]


def test_486_5_in_a_match_each_player_chooses_one_and_they_are_placed_at_once() -> None:
    game = new("match")
    assert (game.decision.kind, decides(game), len(game.decision.options)) == (D_BATTLEFIELD, "A", 3)
    choose(game, "Startipped Peak")
    assert (game.decision.kind, decides(game), len(game.state.battlefields)) == (D_BATTLEFIELD, "B", 0)
    choose(game, "Trifarian War Camp")

    names = [game.state.face_of(f.id).name for f in game.state.battlefields]
    assert names == ["Startipped Peak", "Trifarian War Camp"]


def test_486_4_a_the_others_are_set_aside() -> None:
    game = new("match")
    choose(game, "Startipped Peak")
    choose(game, "Trifarian War Camp")
    s = game.state
    aside = [o for o in s.objects if o.types == BATTLEFIELD_CARD and o.zone == NOWHERE]

    assert [[o.owner for o in aside].count(player) for player in range(2)] == [2, 2]


def test_486_5_the_second_to_choose_does_not_learn_the_first_choice() -> None:
    game = new("match")
    choose(game, "Startipped Peak")

    for event in game.log:
        seen = visible_event(game.state, 1, event)
        assert "Startipped" not in seen.text
        assert seen.obj == -1 or event.player == 1 or game.state.face_of(seen.obj).name != "Startipped Peak"


def test_486_5_a_battlefield_of_a_won_game_cannot_be_chosen_again() -> None:
    barred = [["Startipped Peak"], []]
    game = Game.new(BOTH, mode="match", seed=1, barred=barred)

    assert [game.describe(option) for option in game.decision.options] == [
        "Grove of the God-Willow",
        "The Dreaming Tree",
    ]


@pytest.mark.parametrize("mode", ["war", "magma"])
@pytest.mark.parametrize("first", range(4))
def test_488_4_b_the_first_players_battlefields_are_not_used(mode: str, first: int) -> None:
    """488.4.b, 489.5.b"""
    s = new(mode, first=first).state

    assert [s.objects[f.id].owner for f in s.battlefields] == [p for p in range(4) if p != first]


def test_489_8_i_teammates_do_not_bring_the_same_battlefield() -> None:
    for seed in range(24):
        s = new("magma", seed=seed).state
        by_team: dict[int, list[str]] = {}
        for f in s.battlefields:
            by_team.setdefault(s.players[s.objects[f.id].owner].team, []).append(s.face_of(f.id).name)
        for names in by_team.values():
            assert len(set(names)) == len(names)


def test_489_5_c_turn_order_alternates_teams() -> None:
    """489.5.c.1: the first player, an opponent, the first player's teammate, the other opponent."""
    assert MODES["magma"].teams == (0, 1, 0, 1)


def first_turns(game: Game) -> list[tuple[int, int]]:
    """(cards in hand, runes on the board) of each player in their first Main Phase, in turn order."""
    found = []
    for _ in game.state.players:
        p = game.state.players[game.state.turn_player]
        found.append((len(p.hand), len(p.runes)))
        end_turn(game)
    return found


@every_edition
@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        ("duel", [(5, 2), (5, 3)]),  # 485.7: who goes second channels one more
        ("match", [(5, 2), (5, 3)]),  # 486.7
        ("skirmish", [(4, 2), (5, 2), (5, 3)]),  # 487.7: who goes first does not draw, who goes last channels one more
        ("war", [(4, 2), (5, 2), (5, 2), (5, 3)]),  # 488.7
        ("magma", [(4, 2), (5, 2), (5, 2), (5, 3)]),  # 489.7
    ],
)
def test_485_7_first_turn_process(edition: str, mode: str, expected: list[tuple[int, int]]) -> None:
    """115.2"""
    game = started(mode, edition, first=1)
    assert first_turns(game) == expected

    second = game.state.players[1]  # the first player again, in their second turn: nothing special any more
    assert game.state.turn_player == 1
    assert (len(second.hand), len(second.runes)) == (expected[0][0] + 1, 4)
    last = game.state.players[0]
    for _ in range(SEATS[mode] - 1):
        end_turn(game)
    assert (game.state.turn_player, len(last.runes)) == (0, 5)
    assert len(hand(game, "A")) == 6
    assert len(events(game, ev.CHANNELED)) == 2 * 2 * SEATS[mode] + 1
