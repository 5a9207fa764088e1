"""Cleanups (318-324): when they come, what waits for them, how often they come again, and the special ones."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT
from riftwright.core.errors import RunawayError
from riftwright.core.saves import digest
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.edition import Edition, Programme, Step
from riftwright.rules.machine import Machine
from tests.rules.helpers import (
    BOLT,
    COUNTER,
    DOOMED,
    NOTHING,
    cast,
    cleanups,
    every_edition,
    occasions,
    on_chain,
    state,
    story,
    told,
    two_fields,
)
from tests.support import (
    begin,
    choose,
    controller,
    decides,
    end_turn,
    field,
    hand,
    might,
    move,
    pass_showdown,
    play,
    points,
    resolve,
    resolve_top,
    thing,
    where,
)

# 319: the eight occasions


@every_edition
def test_319_1_after_the_state_opens_or_closes(edition: str) -> None:
    board = two_fields(edition).player("A", base=[DOOMED], hand=[NOTHING])
    game = begin(board)
    assert where(game, "Doomed") == "A's base"  # nothing has called for a cleanup yet

    play(game, NOTHING)  # Closed
    assert "319.1" in cleanups(game)[0].occasions
    assert where(game, "Doomed") == "A's trash"

    opened = len(game.log)
    resolve(game)  # Open again
    assert "319.1" in occasions(game, opened)


@every_edition
def test_319_2_after_the_game_goes_from_phase_to_phase(edition: str) -> None:
    board = two_fields(edition, phase="channel").player("A", base=[DOOMED], rune_deck="")
    game = begin(board)

    assert cleanups(game)[0].occasions == {"319.2"}  # the Channel Phase began, with no rune to channel
    assert where(game, "Doomed") == "A's trash"


@every_edition
def test_319_3_after_a_pending_item_is_added_to_the_chain(edition: str) -> None:
    board = two_fields(edition).player("A", hand=[NOTHING, BOLT])
    game = begin(board)
    play(game, NOTHING)

    mark = len(game.log)
    cast(game, BOLT, "Guard")  # the state is Closed already

    assert cleanups(game, mark)[0].occasions >= {"319.3"}
    assert "319.1" not in cleanups(game, mark)[0].occasions
    assert story(game, ev.ITEM_ADDED, ev.CLEANUP_BEGAN, ev.FINALIZED, since=mark)[:3] == [
        "item_added",
        "cleanup_began",
        "finalized",
    ]


@every_edition
def test_319_4_after_a_pending_item_is_finalized(edition: str) -> None:
    game = begin(two_fields(edition).player("A", hand=[NOTHING]))
    play(game, NOTHING)

    assert cleanups(game)[-1].occasions == {"319.4"}
    assert story(game, ev.FINALIZED, ev.CLEANUP_BEGAN, ev.PRIORITY_GAINED)[-3:] == [
        "finalized",
        "cleanup_began",
        "priority_gained",  # tasks come before the next step of FEPR (334)
    ]


@every_edition
@pytest.mark.parametrize("way", ["resolved", "countered"])
def test_319_5_after_a_chain_item_is_removed_for_any_reason(edition: str, way: str) -> None:
    board = two_fields(edition).player("A", hand=[NOTHING, BOLT]).player("B", hand=[COUNTER])
    game = begin(board)
    play(game, NOTHING)
    cast(game, BOLT, "Guard")
    if way == "countered":
        game.apply("pass")
        cast(game, COUNTER, BOLT)

    mark = len(game.log)
    resolve_top(game)

    assert "319.5" in cleanups(game, mark)[0].occasions
    assert len(game.state.chain) == 1  # still Closed, so it was not 319.1
    assert "319.1" not in occasions(game, mark)


@every_edition
def test_319_5_a_trigger_that_is_declined_is_removed_too(edition: str) -> None:
    board = two_fields(edition).player("A", hand=["Unit 2 [may Play: draw 1]"])
    game = begin(board)
    play(game, "Unit 2 [may Play: draw 1]")
    choose(game, "no")

    assert hand(game, "A") == []
    if edition != "2026-03-30":  # there it is decided before it would go on the chain (383.3.a)
        assert {"319.1", "319.5"} <= occasions(game)
    assert state(game) == "Neutral Open"


@every_edition
def test_319_6_after_game_objects_enter_the_board(edition: str) -> None:
    board = two_fields(edition, phase="main").player("A", hand=["Unit 2 as Fresh"])
    game = begin(board)
    play(game, "Unit 2")

    assert where(game, "Fresh") == "A's base"
    assert "319.6" in occasions(game)


@every_edition
def test_319_6_after_game_objects_leave_the_board(edition: str) -> None:
    back = "Spell: return a unit"
    game = begin(two_fields(edition).player("A", hand=[back]))
    play(game, back)

    mark = len(game.log)
    resolve(game)

    assert where(game, "Guard") == "B's hand"
    assert "319.6" in occasions(game, mark)


@every_edition
@pytest.mark.parametrize(
    "change", ["deal 1 to a unit", "stun a unit", "buff a unit", "give a unit +1", "take control of an enemy unit"]
)
def test_319_7_after_a_status_changes(edition: str, change: str) -> None:
    spell = f"Spell: {change}"
    game = begin(two_fields(edition).player("A", hand=[spell]))
    play(game, spell)

    mark = len(game.log)
    resolve(game)

    assert "319.7" in occasions(game, mark)


@every_edition
def test_319_8_after_a_move_is_complete(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="A", units={"A": ["Unit 3 as Holder"]})  # no Contested, no showdown
    board.player("A", base=["Unit 2 as Scout", DOOMED])
    game = begin(board)

    game.apply(f"move:{thing(game, 'Scout')}:{field(1)}")
    choose(game, "done")

    assert cleanups(game)[0].occasions >= {"319.8"}
    assert where(game, "Doomed") == "A's trash"
    assert game.decision.kind == D_ACT


# 320-322: what waits, and how often


@every_edition
def test_320_nothing_is_finalized_or_resolved_during_a_cleanup(edition: str) -> None:
    guard = "Unit 3 [Deathknell: deal 2 to a unit] as Guard"
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": [guard, "Unit 5 as Other damaged 1"]}).battlefield()
    board.player("A", base=["Unit 3 as Scout"], hand=[BOLT])
    game = begin(board)
    cast(game, BOLT, "Guard")
    game.apply("pass")

    mark = len(game.log)
    game.apply("pass")  # Guard dies in the cleanup after the spell

    began = story(game, ev.CLEANUP_BEGAN, ev.CLEANUP_ENDED, ev.ITEM_ADDED, ev.DIED, ev.CHOSEN, since=mark)
    assert began[:4] == ["cleanup_began", "item_added", "died", "cleanup_ended"]  # 320.1: added as a Pending Item
    assert decides(game) == "B"  # only now its target is chosen
    assert on_chain(game) == ["Guard"]
    assert game.state.chain[0].pending


@pytest.mark.parametrize("mode", ["duel", "skirmish", "magma"])
@every_edition
def test_320_1_and_321_hold_all_through_whole_games(mode: str, edition: str) -> None:
    from riftwright.players import RandomPlayer

    decks = ["examples/decks/kaisa.txt", "examples/decks/ahri.txt"]
    game = Game.new(decks, mode=mode, edition=edition, seed=5)
    bot = RandomPlayer(5)
    while game.state.outcome is None and game.state.turn < 12:
        game.apply(bot.choose(game))

    in_cleanup = resolving = False
    seen = 0
    barred = (ev.FINALIZED, ev.RESOLVING, ev.PRIORITY_GAINED, ev.PASSED_PRIORITY, ev.FOCUS_GAINED, ev.PASSED_FOCUS)
    for event in game.log:
        if event.kind == ev.CLEANUP_BEGAN:
            assert not in_cleanup, "one cleanup at a time"
            assert not resolving, "321: none while an item resolves"
            in_cleanup = True
            seen += 1
        elif event.kind == ev.CLEANUP_ENDED:
            in_cleanup = False
        elif event.kind == ev.RESOLVING:
            resolving = True
        elif event.kind == ev.REMOVED:
            resolving = False
        assert not (in_cleanup and event.kind in barred), event
    assert seen > 100


@every_edition
def test_321_no_cleanup_between_two_instructions_of_one_spell(edition: str) -> None:
    spell = "Spell: deal 3 to a unit then heal all units"
    game = begin(two_fields(edition).player("A", hand=[spell]))
    cast(game, spell, "Guard")
    resolve(game)

    assert where(game, "Guard") == "battlefield 1"  # 3 damage on 3 Might, healed before any cleanup looked


@every_edition
def test_321_1_the_cleanup_comes_once_the_item_has_resolved_and_all_die_together(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    sentry = "Unit 2 [Deathknell: draw 1]"
    board.battlefield(controller="B", units={"B": [f"{sentry} as One"]}).battlefield()
    board.player("B", base=[f"{sentry} as Two"]).player("A", hand=["Falling Star"])
    game = begin(board)
    cast(game, "Falling Star", "One", "Two")
    mark = len(game.log)
    resolve(game)

    order = story(game, ev.DAMAGED, ev.CLEANUP_BEGAN, ev.ITEM_ADDED, ev.DIED, since=mark)
    assert order[:7] == ["damaged", "damaged", "cleanup_began", "item_added", "item_added", "died", "died"]
    assert hand(game, "B") == ["Filler", "Filler"]


@every_edition
def test_322_cleanups_go_on_until_one_changes_nothing(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 3 [Others: +2] as Banner", "Unit 2 as Squire damaged 3"]})
    board.battlefield()
    board.player("A", hand=[BOLT])
    game = begin(board)
    assert might(game, "Squire") == 4
    cast(game, BOLT, "Banner")
    mark = len(game.log)
    resolve(game)

    after = cleanups(game, mark)
    assert [e.obj for _, e in after[0].happened if e.kind == ev.DIED] == [thing(game, "Banner")]
    assert [e.obj for _, e in after[1].happened if e.kind == ev.DIED] == [thing(game, "Squire")]  # 2 Might again
    assert after[-1].happened == []  # the last one changed nothing
    assert all(c.happened for c in after[:-1])
    assert controller(game, 1) == "nobody"


def test_322_a_game_that_never_comes_to_rest_is_an_error_that_holds_the_position() -> None:
    def restless(m: Machine, rule: str) -> None:
        m.emit(ev.UNEVENTFUL, rule)

    programme = Programme(Step("323.1", "1", restless))
    board = two_fields().player("A", hand=[NOTHING])
    game = Game(Machine(board.state(), Edition("restless", (programme, programme, programme)), []))
    game._run()

    with pytest.raises(RunawayError, match="322") as caught:
        play(game, NOTHING)
    assert len(digest(caught.value.state)) > 10


@every_edition
def test_322_1_the_next_cleanup_comes_before_the_chain_goes_on(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    banner = "Unit 3 [Others: +2] [Deathknell: draw 1] as Banner"
    board.battlefield(controller="B", units={"B": [banner, "Unit 2 as Squire damaged 3"]}).battlefield()
    board.player("A", hand=[BOLT])
    game = begin(board)
    cast(game, BOLT, "Banner")
    mark = len(game.log)
    resolve(game)

    assert told(game, ev.DIED, ev.FINALIZED, since=mark) == [
        ("died", "Banner"),
        ("died", "Squire"),  # in the second cleanup
        ("finalized", "Banner"),  # and only then its Deathknell
    ]


# 324: special cleanups


def fight(edition: str, attacker: str, *defenders: str, **more: str) -> Game:
    """A's unit attacks B's battlefield 1 and nobody acts; on to the end of the combat, or to what is asked."""
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": list(defenders)}).battlefield()
    board.player("A", base=[attacker, *([more["base"]] if "base" in more else [])])
    game = begin(board)
    move(game, "Raider", field(1))
    pass_showdown(game)
    return game


@every_edition
def test_324_1_a_combat_cleanup_heals_all_units_everywhere_after_the_deaths(edition: str) -> None:
    game = fight(edition, "Unit 4 as Raider", "Unit 3 as Guard", base="Unit 5 as Idle damaged 2")

    special = [c for c in cleanups(game) if c.kind == "Combat cleanup"]
    assert len(special) == 1
    assert special[0].steps()[:2] == ["323.5", "466.1.a.1"]
    assert where(game, "Guard") == "B's trash"  # lethal damage is not healed first
    assert game.state.objects[thing(game, "Raider")].damage == 0
    assert game.state.objects[thing(game, "Idle")].damage == 0  # in base


@every_edition
def test_324_1_it_recalls_attackers_where_defenders_are_still_there(edition: str) -> None:
    game = fight(edition, "Unit 3 as Raider", "Unit 6 as Guard stunned")

    assert (where(game, "Raider"), where(game, "Guard")) == ("A's base", "battlefield 1")
    assert controller(game, 1) == "B"


@every_edition
def test_324_1_no_attacker_is_recalled_where_no_defender_is_left(edition: str) -> None:
    game = fight(edition, "Unit 4 as Raider", "Unit 3 as Guard")

    assert where(game, "Raider") == "battlefield 1"
    assert (controller(game, 1), points(game)) == ("A", [1, 0])


@every_edition
def test_324_1_deaths_of_3b_are_looked_at_once_before_3c_heals(edition: str) -> None:
    """Banner dies and its bonus with it; Squire's damage would be lethal now, but it is healed in the same cleanup."""
    game = fight(
        edition,
        "Unit 6 as Raider",
        "Unit 3 [Tank] [Others: +2] as Banner",
        "Unit 2 as Squire",
    )
    assert where(game, "Banner") == "B's trash"
    assert where(game, "Squire") == "battlefield 1"  # 3 of 4 when 3b looked


@every_edition
def test_324_2_what_a_special_cleanup_leads_to_is_a_normal_one(edition: str) -> None:
    game = fight(edition, "Unit 4 as Raider", "Unit 3 as Guard")

    kinds = [c.kind for c in cleanups(game)]
    at = kinds.index("Combat cleanup")
    assert kinds.count("Combat cleanup") == 1
    assert kinds[at + 1] == "cleanup"


@every_edition
def test_324_2_damage_dealt_after_the_combat_cleanup_is_not_healed(edition: str) -> None:
    game = fight(edition, "Unit 5 as Raider", "Unit 3 [Deathknell: deal 2 to all units] as Guard")

    assert where(game, "Raider") == "battlefield 1"
    assert game.state.objects[thing(game, "Raider")].damage == 2


@every_edition
def test_324_1_an_ending_cleanup_heals_then_lets_this_turn_expire_then_empties_pools(edition: str) -> None:
    board = Board(turn="A", edition=edition).battlefield().battlefield()
    board.player("A", base=["Unit 2 as Pumped damaged 3 +2"], pool="1 Energy")
    game = begin(board)
    end_turn(game)

    [special] = [c for c in cleanups(game) if c.kind == "Ending cleanup"]
    assert special.steps() == ["317.2.b", "317.2.c", "317.2.d"]
    assert where(game, "Pumped") == "A's base"  # healed before its Might fell to 2
    assert might(game, "Pumped") == 2


@every_edition
def test_324_1_lethal_damage_kills_in_an_ending_cleanup_before_it_heals(edition: str) -> None:
    board = Board(turn="A", edition=edition, phase="expiration").battlefield().battlefield()
    board.player("A", base=[DOOMED])
    game = begin(board)

    assert where(game, "Doomed") == "A's trash"
