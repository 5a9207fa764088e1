"""King's Edict and Divine Judgment: every player chooses, on resolution, what dies or what stays (355.10.e)."""

import pytest

from riftwright.core.events import CHOICE, RECYCLED
from riftwright.core.ids import NOBODY
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.visibility import visible_event
from tests.support import (
    begin,
    choose,
    decides,
    events,
    offered,
    play,
    resolve,
    sentences,
    thing,
    where,
)

# King's Edict


def test_kings_edict_lets_the_opponent_choose_which_of_their_units_is_killed() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Out"]})
    game = begin(board.player("A", base=["Unit 1 as Mine"], hand=["King's Edict"]).player("B", base=["Unit 1 as Page"]))
    play(game, "King's Edict")
    resolve(game)
    assert decides(game) == "B"
    assert not offered(game, "Mine")
    choose(game, "Page")
    assert [where(game, name) for name in ("Mine", "Out", "Page")] == ["A's base", "battlefield 1", "B's trash"]


def test_kings_edict_needs_no_unit_and_asks_nothing_about_a_single_one() -> None:
    game = begin(Board(turn="A").player("A", base=["Unit 1 as Mine"], hand=["King's Edict"]))
    play(game, "King's Edict")
    resolve(game)
    assert where(game, "Mine") == "A's base"
    board = Board(turn="A").player("A", hand=["King's Edict"])
    game = begin(
        board.player("B", base=["Unit 1 [Deflect 3] as Idol"])
    )  # it is not chosen by the spell, so that is free
    play(game, "King's Edict")
    resolve(game)
    assert where(game, "Idol") == "B's trash"


def edict(mode: str) -> Game:
    """A's King's Edict resolves among several players with a unit or two each."""
    board = Board(mode=mode, turn="A").player("A", base=["Unit 1 as Mine"], hand=["King's Edict"])
    board.player("B", base=["Unit 1 as One", "Unit 1 as Two"])
    board.player("C", base=["Unit 1 as Third"])
    if mode == "war":
        board.player("D", base=["Unit 1 as Fourth", "Unit 1 as Fifth", "Unit 1 as Sixth"])
    game = begin(board)
    play(game, "King's Edict")
    resolve(game)
    return game


def test_kings_edict_goes_round_from_the_next_player_and_takes_no_unit_twice() -> None:
    game = edict("skirmish")
    assert decides(game) == "B"
    choose(game, "Third")
    assert decides(game) == "C"
    assert [offered(game, name) for name in ("Mine", "One", "Two", "Third")] == [False, True, True, False]
    assert where(game, "Third") == "C's base"  # all of them are killed at once
    choose(game, "Two")
    assert [where(game, name) for name in ("Mine", "One", "Two", "Third")] == [
        "A's base",
        "B's base",
        "B's trash",
        "C's trash",
    ]


def test_kings_edict_lets_a_teammate_choose_as_well() -> None:
    game = edict("magma")
    assert decides(game) == "B"
    assert offered(game, "Third")  # a teammate's unit is not A's
    choose(game, "One")
    assert decides(game) == "C"
    assert offered(game, "Third")
    choose(game, "Two")  # D has one unit left to choose
    assert [where(game, name) for name in ("Mine", "One", "Two", "Third")] == [
        "A's base",
        "B's trash",
        "B's trash",
        "C's trash",
    ]


def test_651_kings_edict_goes_on_where_one_who_has_chosen_leaves() -> None:
    game = edict("war")
    choose(game, "Third")
    assert decides(game) == "C"
    game.concede(1)
    choose(game, "Fourth")
    assert decides(game) == "D"  # B's turn to choose is over, C's as well
    choose(game, "Fifth")
    assert [where(game, name) for name in ("Mine", "Third", "Fourth", "Fifth")] == [
        "A's base",
        "C's trash",
        "D's trash",
        "D's trash",
    ]


def test_411_1_kings_edict_kills_on_behalf_of_its_player() -> None:
    board = Board(turn="A").player("A", hand=["King's Edict"], trash=["Immortal Phoenix"])
    game = begin(board.player("B", base=["Unit 1 as Page"]))
    play(game, "King's Edict")
    resolve(game)
    assert sentences(game) != []
    assert [item.controller for item in game.state.chain] == [0]  # the Phoenix sees that A kills with a spell


# Divine Judgment


def judge(*, mode: str = "duel") -> Game:
    """A's Divine Judgment resolves. A has three units, B two and a stolen one; the gear of both is five pieces."""
    board = Board(mode=mode, turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard", "Unit 2 as Bearer"]})
    board.player(
        "A",
        base=["Unit 1 as One", "Unit 2 as Two", "Recruit as Token", "Gear as Vase", "Gear as Lamp"],
        hand=["Divine Judgment", "Cleave", "Charm", "Retreat"],
        runes="2 Fury, 1 Order",
        pool="7 Energy, 2 Order",
        deck=["Filler as Top"],
        rune_deck="1 Calm",
    )
    board.player(
        "B",
        base=["Unit 3 as Stolen owned by A", "Long Sword attached to Bearer", "Gear as Jar"],
        hand=["Flash", "Smite"],
        runes="1 Mind",
        deck=["Filler as Bottom"],
    )
    game = begin(board)
    play(game, "Divine Judgment")
    resolve(game)
    return game


def test_303_2_a_divine_judgment_lets_the_turn_player_choose_first_among_everything() -> None:
    game = judge()
    assert decides(game) == "A"
    names = ("One", "Two", "Token", "Guard", "Bearer", "Stolen")
    assert all(offered(game, name) for name in names)  # also what others control
    choose(game, "One")
    assert not offered(game, "One")  # two different ones
    choose(game, "Guard", "Vase", "Long Sword")
    fury, order = (thing_of(game, 0, name) for name in ("Fury Rune", "Order Rune"))
    choose(game, f"choose:{fury}", f"choose:{order}")
    assert [s.removeprefix("keep ") for s in sentences(game)] == ["Cleave", "Charm", "Retreat"]
    choose(game, "keep Charm", "keep Cleave")
    assert decides(game) == "B"
    assert where(game, "Two") == "A's base"  # nothing is recycled before all have chosen
    assert offered(game, "One")  # what another has chosen may be chosen again


def thing_of(game: Game, player: int, name: str) -> int:
    """One of that player's runes of that name."""
    return next(rune for rune in game.state.players[player].runes if game.state.face_of(rune).name == name)


def finish(game: Game) -> None:
    """A spares One, Guard, Vase, the Long Sword, Fury and Order, Charm and Cleave; B the Guard again, the Bearer, the
    Jar, the Long Sword and two of A's runes, and keeps both cards without being asked.
    """
    choose(game, "One", "Guard", "Vase", "Long Sword")
    fury, order = (thing_of(game, 0, name) for name in ("Fury Rune", "Order Rune"))
    for rune in (fury, order):
        choose(game, f"choose:{rune}")
    choose(game, "keep Charm", "keep Cleave", "Guard", "Bearer", "Jar", "Long Sword")
    for rune in (order, fury):
        choose(game, f"choose:{rune}")


def test_divine_judgment_recycles_what_nobody_has_chosen() -> None:
    game = judge()
    finish(game)
    names = (
        "One",
        "Guard",
        "Bearer",
        "Long Sword",
        "Vase",
        "Jar",
        "Two",
        "Stolen",
        "Lamp",
        "Retreat",
        "Divine Judgment",
    )
    assert [where(game, name) for name in names] == [
        "A's base",
        "battlefield 1",
        "battlefield 1",
        "battlefield 1",
        "A's base",
        "B's base",
        "A's main deck",
        "A's main deck",  # 416.1.c: its owner's
        "A's main deck",
        "A's main deck",
        "A's trash",
    ]
    a, b = game.state.players
    assert sorted(game.state.face_of(oid).name for oid in a.hand) == ["Charm", "Cleave"]
    assert sorted(game.state.face_of(oid).name for oid in b.hand) == ["Flash", "Smite"]
    assert a.main_deck[-1] == thing(game, "Top")
    assert sorted(game.state.face_of(rune).name for rune in a.runes) == ["Fury Rune", "Order Rune"]
    assert b.runes == []
    assert all(o.zone == 0 for o in game.state.objects if o.token)  # 186.1


def test_128_4_divine_judgment_tells_nobody_which_cards_are_kept_or_recycled_from_a_hand() -> None:
    game = judge()
    finish(game)
    kept = {thing(game, name) for name in ("Charm", "Cleave", "Retreat")}
    for viewer in (1, NOBODY):
        seen = [visible_event(game.state, viewer, event) for event in game.log]
        assert not any(event.kind == CHOICE and event.loc in kept for event in seen)
        assert not any(event.kind == RECYCLED and event.obj in kept for event in seen)
    assert any(visible_event(game.state, 0, event).obj in kept for event in events(game, RECYCLED))


def test_416_5_a_divine_judgment_lets_a_player_order_the_runes_that_are_recycled() -> None:
    board = Board(turn="A").player("A", hand=["Divine Judgment"], runes="2 Fury, 1 Calm, 1 Mind", rune_deck="1 Body")
    game = begin(board.player("A", pool="7 Energy, 2 Order"))
    play(game, "Divine Judgment")
    resolve(game)
    fury = [rune for rune in game.state.players[0].runes if game.state.face_of(rune).name == "Fury Rune"]
    for chooser in ("A", "B"):
        assert decides(game) == chooser
        for rune in fury:
            game.apply(f"choose:{rune}")
    assert decides(game) == "A"
    assert "416.5.a" in game.decision.prompt
    game.apply(f"choose:{thing(game, 'Mind Rune')}")
    deck = [game.state.face_of(rune).name for rune in game.state.players[0].rune_deck]
    assert deck == ["Calm Rune", "Mind Rune", "Body Rune"]


def test_divine_judgment_asks_nothing_where_nothing_is_left_over() -> None:
    board = Board(turn="A").player("A", base=["Unit 1", "Gear"], hand=["Divine Judgment", "Charm", "Cleave"])
    game = begin(board.player("B", base=["Unit 1", "Gear"], hand=["Flash"]))
    play(game, "Divine Judgment")
    resolve(game)
    assert events(game, RECYCLED) == []
    assert [len(p.base) for p in game.state.players] == [2, 2]


@pytest.mark.parametrize(("spared", "gear"), [("Bearer", "A's main deck"), ("Foe", "A's base")])
def test_435_4_b_divine_judgment_parts_a_unit_and_its_equipment(spared: str, gear: str) -> None:
    """The Long Sword is spared with its bearer gone, or recycled from a bearer that stays."""
    units = {"A": ["Unit 1 as Bearer", "Unit 1 as Friend"], "B": ["Unit 1 as Foe", "Unit 1 as Other"]}
    board = Board(turn="A").battlefield(controller="A", units=units)
    board.player("A", base=["Long Sword attached to Bearer", "Gear as Vase", "Gear as Lamp"], hand=["Divine Judgment"])
    game = begin(board.player("B"))
    play(game, "Divine Judgment")
    resolve(game)
    keep = ["Vase", "Lamp"] if spared == "Bearer" else ["Vase", "Long Sword"]
    choose(game, spared, "Other", *keep, spared, "Other", *keep)
    assert where(game, "Long Sword") == gear
    assert where(game, "Bearer") == ("battlefield 1" if spared == "Bearer" else "A's main deck")
    if spared == "Bearer":
        assert game.machine.might(thing(game, "Bearer")) == 1


def test_185_1_karma_sees_the_cards_that_are_recycled_and_no_tokens() -> None:
    for piece, count in (("Unit 1 as Rest", 1), ("Recruit as Rest", 0)):
        board = Board(turn="A").player(
            "A", base=["Karma, Channeler", "Unit 1 as Page", piece], hand=["Divine Judgment"]
        )
        game = begin(board)
        play(game, "Divine Judgment")
        resolve(game)
        choose(game, "Karma, Channeler", "Page", "Karma, Channeler", "Page")
        assert len(game.state.chain) == count
