"""What the editions differ in (300-348, 436-484), and the switches for what their sources leave open."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_ASSIGN, D_CONTEST, D_PAY
from riftwright.core.errors import UnknownEditionError, UnknownSwitchError
from riftwright.core.ids import DOUBLE, THIS_TURN
from riftwright.core.state import Mod
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules import editions
from riftwright.rules.edition import Programme, Slot, Step
from tests.rules.helpers import (
    HOME,
    NOTHING,
    cleanups,
    contested,
    focus,
    ongoing,
    since_july,
    two_fields,
)
from tests.support import (
    begin,
    choose,
    controller,
    decides,
    events,
    field,
    hand,
    move,
    offered,
    pass_showdown,
    play,
    points,
    resolve,
    resolve_top,
    thing,
    where,
)

STEP = "Spell: move a friendly unit to a battlefield"
MARCH, JULY, OCTOBER = editions.NAMES


def switched(board: Board, **switches: str) -> Game:
    """The board with switches set; underscores stand for hyphens."""
    built = board.state()
    built.switches = tuple((name.replace("_", "-"), value) for name, value in sorted(switches.items()))
    return Game.from_state(built)


# Editions and switches as such


def test_the_default_edition_is_the_newest() -> None:
    assert editions.DEFAULT == editions.NAMES[-1] == "2026-10-16"
    assert editions.get().name == "2026-10-16"


def test_an_unknown_edition_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownEditionError, match="no edition '2025-10-31'; there are 2026-03-30"):
        editions.get("2025-10-31")


def test_an_unknown_switch_or_value_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownSwitchError, match="has no switch 'mulligan'; it has focus-after-conversion"):
        editions.get(JULY, {"mulligan": "yes"})
    with pytest.raises(UnknownSwitchError, match="cannot be 'nobody'; it can be holder, attacker"):
        editions.get(JULY, {"focus-after-conversion": "nobody"})


@pytest.mark.parametrize("name", editions.NAMES)
def test_every_switch_has_its_sources_and_a_default_among_its_choices(name: str) -> None:
    for switch in editions.get(name).switches:
        assert switch.default in switch.choices
        assert len(switch.choices) >= 2
        assert len(switch.sources) >= 2
        assert switch.sentence.endswith(".")


@pytest.mark.parametrize(
    ("name", "labels"),
    [
        (MARCH, "1 2 3a 3b 4 5 6 7 7a 8 9 9a"),
        (JULY, "1 2 3a 3b 4 5 6 7 7a 8 9 10 10a"),
        (OCTOBER, "1 2 3a 3b 4 5 6 7 7a 8 9 10 10a"),
    ],
)
def test_323_the_order_of_the_steps(name: str, labels: str) -> None:
    edition = editions.get(name)

    assert [step.label for step in edition.normal_cleanup] == labels.split()
    special = labels.replace("3b", "3b {}")
    assert [step.label for step in edition.combat_cleanup] == special.format("3c 3d").split()
    assert [step.label for step in edition.ending_cleanup] == special.format("3c 3d 3e").split()


def test_324_1_a_step_is_inserted_in_a_slot_of_its_label_and_nowhere_else() -> None:
    def nothing(m: object, rule: str) -> None: ...

    programme = Programme(Step("323.1", "1", nothing), Slot("3c"))
    assert [step.label for step in programme.steps] == ["1"]
    assert [step.label for step in programme.insert(Step("466.1.a.1", "3c", nothing)).steps] == ["1", "3c"]
    with pytest.raises(ValueError, match="no slot for"):
        programme.insert(Step("466.1.a.1", "3z", nothing))


# 323.4: what an ability that triggers on its source's own death knows


@pytest.mark.parametrize("head", ["Deathknell", "Died"])
@pytest.mark.parametrize("edition", editions.NAMES)
def test_323_4_only_deathknell_is_pending_before_the_death_and_remembers_until_july(edition: str, head: str) -> None:
    board = Board(turn="A", edition=edition)
    mine = f"Unit 3 [{head}: deal 2 to all units here] as Mine"
    board.battlefield(controller="B", units={"B": [mine, "Unit 4 as Near"]}).battlefield()
    board.player("A", hand=["Spell: kill a unit"])
    game = begin(board)
    play(game, "Spell: kill a unit", "Mine at battlefield 1")
    mark = len(game.log)
    resolve(game)

    first = next(e.kind for e in game.log[mark:] if e.kind in (ev.ITEM_ADDED, ev.DIED))
    early = head == "Deathknell" or edition != MARCH
    assert first == (ev.ITEM_ADDED if early else ev.DIED)
    assert game.state.objects[thing(game, "Near")].damage == (2 if early else 0)  # it no longer knows where "here" was


def test_323_4_in_march_such_an_ability_still_triggers() -> None:
    board = Board(turn="A", edition=MARCH).battlefield().battlefield()
    board.player("B", base=["Unit 3 [Died: draw 1] as Mine"]).player("A", hand=["Spell: deal 3 to a unit"])
    game = begin(board)
    play(game, "Spell: deal 3 to a unit")
    resolve(game)

    assert hand(game, "B") == ["Filler"]


# 323.6: control where only others' units are


def only_enemies_left(edition: str, **switches: str) -> Game:
    """A showdown is open at 2; at 1, that B controls, A's Raider has just been left alone."""
    board = Board(turn="A", edition=edition)
    board.battlefield(
        controller="B",
        contested="A",
        units={"A": ["Unit 2 as Raider"], "B": ["Unit 3 as Guard"]},
        staged=["combat"],
        facedown={"B": ["Consult the Past as Secret"]},
    )
    board.battlefield(contested="A", units={"A": ["Unit 2 as Scout"]}).showdown(2, focus="A")
    game = switched(board.player("A", hand=[HOME]), **switches)
    play(game, HOME, "Guard at battlefield 1")
    resolve(game)
    assert ongoing(game) == 2
    return game


@pytest.mark.parametrize(
    ("edition", "switches", "keeper"),
    [
        (MARCH, {}, "nobody"),  # the FAQ's wording of 323.6
        (MARCH, {"control_without_own_units": "kept"}, "B"),  # as printed
        (JULY, {}, "nobody"),
        (OCTOBER, {}, "nobody"),
    ],
)
def test_323_6_control_where_only_units_of_others_are(edition: str, switches: dict[str, str], keeper: str) -> None:
    game = only_enemies_left(edition, **switches)

    assert controller(game, 1) == keeper
    assert where(game, "Secret") == ("battlefield 1" if keeper == "B" else "B's trash")


# 323.11: Contested without units


def limbo(**switches: str) -> Game:
    """2026-03-30: A's Scout has contested 2 and gone home before the state opened."""
    board = two_fields(MARCH).player("A", base=["Unit 2 as Scout"]).player("B", base=["Unit 3 as Late"])
    board.chain("A", NOTHING).chain("A", HOME, ["Scout"]).chain("A", STEP, ["Scout", "2"])
    game = switched(board, **switches)
    resolve(game)
    assert (where(game, "Scout"), ongoing(game), game.decision.kind) == ("A's base", 0, D_ACT)
    return game


def test_323_11_in_march_contested_stays_without_units() -> None:
    game = limbo()

    assert contested(game, 2) == "A"
    game.apply("end")
    move(game, "Late", field(2))  # B cannot contest what is contested, and no showdown is staged (323.8.a)
    assert (contested(game, 2), ongoing(game), game.decision.kind) == ("A", 0, D_ACT)
    assert controller(game, 2) == "nobody"


def test_323_11_in_march_whoever_contested_may_come_back() -> None:
    game = limbo()
    move(game, "Scout", field(2))

    assert (ongoing(game), focus(game)) == (2, "A")


def test_323_11_as_a_switch_in_march() -> None:
    game = limbo(contested_without_units="removed")

    assert contested(game, 2) == "nobody"
    game.apply("end")
    move(game, "Late", field(2))
    assert (contested(game, 2), ongoing(game), focus(game)) == ("B", 2, "B")


@since_july
def test_323_11_since_july_another_player_may_contest_it_anew(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"]).player("B", base=["Unit 3 as Late"])
    board.chain("A", NOTHING).chain("A", HOME, ["Scout"]).chain("A", STEP, ["Scout", "2"])
    game = begin(board)
    resolve(game)
    game.apply("end")
    move(game, "Late", field(2))

    assert (contested(game, 2), ongoing(game), focus(game)) == ("B", 2, "B")


# 323.12: what begins first


def showdown_and_combat(edition: str, **switches: str) -> Game:
    """A showdown is staged at 2 and a combat at 1, and the state has just opened."""
    board = two_fields(edition).player("A", base=["Unit 2 as Left", "Unit 2 as Right"])
    board.chain("A", NOTHING).chain("A", STEP, ["Left", "1"]).chain("A", STEP, ["Right", "2"])
    game = switched(board, **switches)
    for _ in range(3):
        resolve_top(game)
    return game


def test_323_12_in_march_the_turn_player_chooses_among_all_that_is_staged() -> None:
    game = showdown_and_combat(MARCH)

    assert (game.decision.kind, decides(game)) == (D_CONTEST, "A")
    choose(game, "battlefield 2")
    assert (ongoing(game), game.state.combat) == (2, False)


@pytest.mark.parametrize(
    ("edition", "switches", "first"),
    [
        (JULY, {}, 2),  # only a combat at its own battlefield is before it
        (OCTOBER, {}, 2),
        (OCTOBER, {"showdown_beside_combats": "begins"}, 2),
        (OCTOBER, {"showdown_beside_combats": "waits"}, 1),
    ],
)
def test_323_12_since_july_showdowns_come_before_combats_elsewhere(
    edition: str, switches: dict[str, str], first: int
) -> None:
    game = showdown_and_combat(edition, **switches)

    assert ongoing(game) == first
    while ongoing(game) == first:
        game.apply("pass")
    assert ongoing(game) == 3 - first


def test_323_8_in_october_no_showdown_is_staged_where_a_combat_is() -> None:
    steps = {}
    for edition in editions.NAMES:
        game = begin(two_fields(edition).player("A", base=["Unit 2 as Raider"]))
        move(game, "Raider", field(1))
        steps[edition] = cleanups(game)[0].steps()

    assert steps[MARCH] == ["323.8", "323.9", "323.12"]  # 8a: it opens as a Combat Showdown
    assert steps[JULY] == ["323.8", "323.9", "323.13"]
    assert steps[OCTOBER] == ["323.9", "323.13"]


# 444.2: paying


@pytest.mark.parametrize(("edition", "free_to_decline"), [(MARCH, False), (JULY, True), (OCTOBER, True)])
def test_444_2_since_july_what_lies_in_the_pool_need_not_be_paid(edition: str, free_to_decline: bool) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Diana, Lunari as Moon"]}).battlefield()
    board.player("A", base=["Unit 2 as Raider"])
    game = begin(board.player("B", pool="2 Energy", runes="1 Mind", deck=["Filler", "Filler"]))
    move(game, "Raider", field(1))
    choose_yes(game)

    assert (game.decision.kind, decides(game)) == (D_PAY, "B")
    assert offered(game, "decline") == free_to_decline


@pytest.mark.parametrize("edition", editions.NAMES)
def test_444_2_nobody_must_make_resources_for_it_in_any_edition(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Diana, Lunari as Moon"]}).battlefield()
    board.player("A", base=["Unit 2 as Raider"])
    game = begin(board.player("B", pool="", runes="1 Mind", deck=["Filler", "Filler"]))
    move(game, "Raider", field(1))
    choose_yes(game)

    assert offered(game, "decline")


def choose_yes(game: Game) -> None:
    """Say yes, without paying yet."""
    assert (decides(game), offered(game, "yes")) == ("B", True)
    game.apply("yes")


# 465.2.c.5: damage that will be doubled


@pytest.mark.parametrize(("edition", "survivors"), [(MARCH, ["Plain"]), (JULY, []), (OCTOBER, [])])
def test_465_2_c_5_since_july_doubling_counts_as_damage_is_assigned(edition: str, survivors: list[str]) -> None:
    """3 damage for two units of 2 Might, of which one takes double: 1 is lethal for it, where that is foreseen."""
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 2 as Trapped", "Unit 2 as Plain"]}).battlefield()
    board.player("A", base=["Unit 3 as Raider"])
    built = board.state()
    built.objects[board.labelled("Trapped")].mods = (Mod(THIS_TURN, built.next_serial(), damage=DOUBLE, value=2),)
    game = Game.from_state(built)
    move(game, "Raider", field(1))
    pass_showdown(game)
    if game.decision.kind == D_ASSIGN:
        choose(game, "Trapped at battlefield 1")

    assert [name for name in ("Trapped", "Plain") if where(game, name) == "battlefield 1"] == survivors


# 466.3.d: the result of a combat whose attackers were recalled


@pytest.mark.parametrize(
    ("edition", "switches", "won"),
    [
        (MARCH, {}, False),  # the FAQ's wording of 461.3.d
        (MARCH, {"combat_result_after_recall": "defender"}, True),  # as printed
        (JULY, {}, False),
        (OCTOBER, {}, False),
    ],
)
def test_466_3_d_the_result_after_a_recall(edition: str, switches: dict[str, str], won: bool) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 5 as Guard stunned"]}).battlefield()
    game = switched(board.player("A", base=["Unit 2 as Raider"]), **switches)
    move(game, "Raider", field(1))
    pass_showdown(game)

    assert where(game, "Raider") == "A's base"
    assert [e.player for e in events(game, ev.COMBAT_WON)] == ([1] if won else [])
    assert len(events(game, ev.COMBAT_NO_RESULT)) == (0 if won else 1)
    assert (controller(game, 1), points(game)) == ("B", [0, 0])
