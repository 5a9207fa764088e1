"""What a combat waits for, in what order its tasks come, and what scoring is (460, 461, 464-469)."""

from riftwright.core import events as ev
from riftwright.core.decisions import D_FOCUS, D_PRIORITY
from riftwright.core.ids import THIS_COMBAT
from riftwright.effects import build
from riftwright.effects.amounts import Number
from riftwright.effects.might import Give
from riftwright.effects.subjects import ME
from riftwright.effects.triggers import WhenIAttack
from riftwright.game import Game
from tests.rules.plays import GO, Stage, When, obj, two_battlefields, unit, watcher
from tests.support import controller, decides, events, field, hand, might, move, pass_showdown, play, points, resolve


def kinds(game: Game, *wanted: int) -> list[int]:
    """The events of these kinds, in their order."""
    return [e.kind for e in game.log if e.kind in wanted]


def clash(mine: list[str], theirs: list[str], **hands: list[str]) -> Game:
    """A's units have moved to battlefield 1, where B's are; battlefield 2 is B's too, with a unit of 1 Might."""
    stage = Stage()
    stage.battlefield(controller="B", units={"B": theirs})
    stage.battlefield(controller="B", units={"B": ["Unit 1 as Other"]})
    stage.player("A", base=mine, hand=hands.get("A", [])).player("B", hand=hands.get("B", []))
    game = stage.begin()
    names = [piece.split(" as ")[1].split()[0] for piece in mine]
    move(game, names[0], field(1), *names[1:])
    return game


def test_460_a_combat_waits_until_the_chain_is_empty() -> None:
    """460, 461: it is staged while a move trigger is on the chain, and begins as that has resolved."""
    game = clash(["Unit 3 [Move: draw 1] as Raider"], ["Unit 3 as Guard"])
    assert game.state.battlefields[0].combat_staged
    assert (game.state.combat, decides(game)) == (False, "A")
    resolve(game)
    assert (game.state.combat, game.state.showdown) == (True, 0)
    assert not game.state.battlefields[0].combat_staged


def test_460_a_combat_waits_while_another_is_ongoing() -> None:
    """460: what goes to battlefield 2 during the combat at 1 fights when that is over."""
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    stage.battlefield(controller="B", units={"B": ["Unit 1 as Other"]})
    stage.player("A", base=["Unit 4 as Raider", "Unit 4 as Rover"], hand=[GO])
    game = stage.begin()
    move(game, "Raider", field(1))
    play(game, GO, "Rover", "battlefield 2")
    resolve(game)
    assert game.state.battlefields[1].combat_staged
    assert game.state.showdown == 0
    game.apply("pass")
    game.apply("pass")
    assert (game.state.combat, game.state.showdown) == (True, 1)


def test_461_3_a_showdown_with_a_combat_staged_beside_it_opens_as_a_combat_showdown() -> None:
    """461.3, 464.1, 464.2.a: by the rule of combats, and with designations before anybody has Focus."""
    game = clash(["Unit 3 as Raider"], ["Unit 3 as Guard"])
    assert [e.rule for e in game.log if e.kind == ev.SHOWDOWN_BEGAN] == ["464.2.b"]
    order = kinds(game, ev.COMBAT_BEGAN, ev.SHOWDOWN_BEGAN, ev.PLAYER_ATTACKS, ev.PLAYER_DEFENDS, ev.FOCUS_GAINED)
    assert order == [ev.COMBAT_BEGAN, ev.SHOWDOWN_BEGAN, ev.PLAYER_ATTACKS, ev.PLAYER_DEFENDS, ev.FOCUS_GAINED]


def test_460_1_a_combat_where_a_showdown_is_ongoing_takes_that_over() -> None:
    """460.1, 464.1, 464.2: no second showdown begins."""
    stage = two_battlefields()
    stage.player("A", base=["Unit 4 as Scout"])
    stage.player("B", base=["Unit 3 as Guard"], hand=[GO])
    game = stage.begin()
    move(game, "Scout", field(1))
    assert not game.state.combat
    game.apply("pass")
    play(game, GO, "battlefield 1")
    resolve(game)
    assert game.state.combat
    assert kinds(game, ev.SHOWDOWN_BEGAN, ev.CONVERTED) == [ev.SHOWDOWN_BEGAN, ev.CONVERTED]


def test_464_2_c_2_the_defender_is_whoever_did_not_contest_it() -> None:
    """464.2.c.2, 464.2.c.3: also on the turn of the defender, and each with their units."""
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 3 as Guard", "Unit 1 as Page"]})
    stage.player("A", hand=["Spell: draw 1"])
    stage.player("B", base=["Unit 3 as Raider"], hand=[GO])
    game = stage.begin()
    play(game, "Spell: draw 1")
    game.apply("pass")
    play(game, GO)
    resolve(game)
    assert (game.state.attacker, game.state.defender) == (1, 0)
    assert [obj(game, name).defending for name in ("Guard", "Page", "Raider")] == [True, True, False]
    assert [obj(game, name).attacking for name in ("Guard", "Page", "Raider")] == [False, False, True]


def test_464_2_g_the_combat_chain_is_played_out_as_any_other() -> None:
    """464.2.f, 464.2.g: the state is Closed, it can be answered, and then the attacker still has Focus (346.1)."""
    game = clash(
        ["Unit 3 [Attack: deal 1 to an enemy unit here] as Raider"],
        ["Unit 1 as Guard"],
        B=["Spell [Reaction]: give a unit +2"],
    )
    assert (game.state.closed, game.decision.kind, decides(game)) == (True, D_PRIORITY, "A")
    game.apply("pass")
    play(game, "Spell [Reaction]: give a unit +2", "Guard")
    resolve(game)
    assert (might(game, "Guard"), obj(game, "Guard").damage) == (3, 1)
    assert (game.state.closed, game.decision.kind, decides(game)) == (False, D_FOCUS, "A")


def test_465_2_a_each_side_assigns_the_sum_of_its_might_and_then_all_is_dealt() -> None:
    """465.2.a, 465.2.b, 465.2.c.1.a: 3 and 2 against 4 and 1."""
    game = clash(["Unit 3 as Raider", "Unit 2 as Scout"], ["Unit 4 as Guard", "Unit 1 as Page"])
    game.apply("pass")
    game.apply("pass")
    while game.decision.kind not in (D_FOCUS, 0) and game.outcome is None:
        game.apply(0)
    assigned = events(game, ev.ASSIGNED)
    assert [sum(e.amount for e in assigned if e.player == seat) for seat in (0, 1)] == [5, 5]
    order = kinds(game, ev.ASSIGNED, ev.DAMAGED)
    assert order == sorted(order, key=[ev.ASSIGNED, ev.DAMAGED].index)
    assert {e.rule for e in events(game, ev.DAMAGED)} == {"465.2.d"}


def test_466_6_the_chain_is_empty_again_before_the_combat_ends() -> None:
    """466.4, 466.6: what triggers on the result and on control resolves before the next task."""
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 1 as Guard"]})
    stage.battlefield()
    for kind, name in ((ev.COMBAT_WON, "Judge"), (ev.CONTROL_ESTABLISHED, "Clerk")):
        stage.add("A", watcher(kind, name), "base", name)
    stage.player("A", base=["Unit 4 as Raider"])
    game = stage.begin()
    move(game, "Raider", field(1))
    pass_showdown(game)
    resolve(game)
    resolve(game)
    assert kinds(game, ev.COMBAT_WON, ev.RESOLVED, ev.CONTROL_ESTABLISHED, ev.COMBAT_ENDED) == [
        ev.COMBAT_WON,
        ev.RESOLVED,
        ev.CONTROL_ESTABLISHED,
        ev.RESOLVED,
        ev.COMBAT_ENDED,
    ]


def test_466_7_b_what_happens_at_the_end_of_combat_happens_as_it_ends() -> None:
    """466.7.b"""
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 1 as Guard"]})
    stage.battlefield()
    stage.add("A", unit("Herald", 9, build.when(When(ev.COMBAT_ENDED), build.draw(1))), "base", "Herald")
    stage.player("A", base=["Unit 4 as Raider"])
    game = stage.begin()
    move(game, "Raider", field(1))
    before = len(hand(game, "A"))
    pass_showdown(game)
    resolve(game)
    assert len(hand(game, "A")) == before + 1


def test_466_7_c_all_that_lasts_for_the_combat_expires_at_once() -> None:
    """466.7.c: one of two that lose 4 Might to it would not outlive the other."""
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 1 as Guard"]})
    for name in ("Raider", "Scout"):
        fury = build.when(WhenIAttack(), Give(Number(4), ME, until=THIS_COMBAT))
        stage.add("A", unit(name, 3, fury), "base", name)
    game = stage.begin()
    move(game, "Raider", field(1), "Scout")
    while game.decision.kind != D_FOCUS:
        game.apply(0)
    assert [might(game, name) for name in ("Raider", "Scout")] == [7, 7]
    pass_showdown(game)
    game.apply(0)  # to whom B assigns damage
    assert [might(game, name) for name in ("Raider", "Scout")] == [3, 3]
    assert [e.rule for e in events(game, ev.EXPIRED)] == ["466.7.c", "466.7.c"]


# Scoring


def test_468_1_to_score_is_to_gain_a_point() -> None:
    """468, 468.1, 469.1.b: control comes after the battlefield was contested, and the score with a point gained."""
    stage = two_battlefields()
    stage.add("B", unit("Envy", 9, build.when(When(ev.POINT_GAINED), build.draw(1))), "base", "Envy")
    stage.player("A", base=["Unit 2 as Scout"])
    game = stage.begin()
    move(game, "Scout", field(1))
    before = len(hand(game, "B"))
    pass_showdown(game)
    resolve(game)
    order = kinds(game, ev.CONTESTED, ev.CONTROL_ESTABLISHED, ev.POINT_GAINED, ev.CONQUERED)
    assert order == [ev.CONTESTED, ev.CONTROL_ESTABLISHED, ev.POINT_GAINED, ev.CONQUERED]
    assert (controller(game, 1), points(game), len(hand(game, "B"))) == ("A", [1, 0], before + 1)


def test_471_2_a_conquer_and_hold_abilities_trigger_where_it_happens() -> None:
    """471.2.a, 471.2.b: each for its own way to score, and only at the battlefield that was scored."""
    stage = two_battlefields(turn="B")
    for number, name in ((1, "Settler"), (2, "Farmer")):
        stage.field(number).controller = 0
        stage.place(f"Unit 2 [Hold: draw 1] [Conquer: gain 1 point] as {name}", "A", field(number))
    stage.field(2).controller = 1
    game = stage.begin()
    game.apply("end")
    labels = dict(game.state.labels)
    assert [labels[e.obj] for e in events(game, ev.TRIGGERED)] == ["Settler"]
    assert points(game) == [1, 0]
