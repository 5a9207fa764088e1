"""Replacement effects: 367-375, 808.1.d.1."""

import pytest

from riftwright.cards.tokens import MECH, RECRUIT
from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_ORDER, D_PRIORITY, D_REPLACE, O_DECLINE
from riftwright.core.facts import Face
from riftwright.core.ids import ALL_DOMAINS, BATTLEFIELD_CARD, GEAR, PERMANENT, TEMPORARY, UNIT
from riftwright.core.nodes import REPLACEMENT, Ability, Cost, Effect, Replace
from riftwright.effects import build
from riftwright.effects.blocks import Later, LaterForAll
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.filters import ENEMY_UNITS, FRIENDLY_UNITS, UNITS
from riftwright.effects.instructions import Banish, Exhaust, Heal, Kill
from riftwright.effects.movement import PlayToken, Recall
from riftwright.effects.passives import WouldDie, YouWouldPlayAToken
from riftwright.effects.plays import DoThis
from riftwright.effects.replacing import InsteadOfAToken, PlayInItsWay, WouldBecomeMighty
from riftwright.effects.subjects import IT, PLAYED, THIS, All, target
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.abilities import replacement
from riftwright.rules.actions import cards
from riftwright.rules.frame import Frame
from tests.rules.plays import (
    EDITIONS,
    Do,
    Does,
    Stage,
    casting,
    gear,
    obj,
    pool,
    spell,
    two_battlefields,
    unit,
    watcher,
)
from tests.support import (
    begin,
    choose,
    decides,
    end_turn,
    events,
    field,
    hand,
    move,
    pass_showdown,
    play,
    points,
    resolve,
    sentences,
    thing,
    where,
)

GLASS = "Zhonya's Hourglass"


def save_it(*effects: Effect, cost: Cost | None = None, may: bool = False, limit: int = 0) -> Ability:
    """If a friendly unit would die, instead: these, and heal, exhaust and recall it."""
    return Ability(
        REPLACEMENT,
        (*effects, Heal(IT), Exhaust(IT), Recall(IT)),
        replace=WouldDie(FRIENDLY_UNITS),
        cost=cost,
        may=may,
        limit=limit,
    )


def storm(stage: Stage, damage: int = 3) -> Game:
    """A deals that much to all enemy units."""
    return casting(stage, build.deal(damage, All(ENEMY_UNITS)), name="Storm")


def dying(*glasses: str) -> Stage:
    """B has units that Storm will kill."""
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as One", "Unit 3 as Two", *glasses])
    return stage


# One event


def test_369_a_death_that_is_replaced_does_not_happen() -> None:
    stage = two_battlefields()
    stage.battlefield(controller="B", units={"B": ["Unit 3 as One damaged 1"]})
    stage.player("B", base=[f"{GLASS} as Glass"])
    game = storm(stage)
    one = obj(game, "One")
    assert where(game, "One") == "B's base"
    assert (one.damage, one.exhausted) == (0, True)
    assert where(game, "Glass") == "B's trash"
    assert [e.obj for e in events(game, ev.DIED)] == [thing(game, "Glass")]


def test_374_an_opponents_replacement_does_not_speak_of_my_units() -> None:
    stage = dying()
    stage.player("A", base=[f"{GLASS} as Glass"])
    game = storm(stage)
    assert where(game, "One") == "B's trash"
    assert where(game, "Glass") == "A's base"


def test_370_1_a_kill_instruction_is_replaced_like_a_death_by_damage() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as One", f"{GLASS} as Glass"])
    stage.player("A", hand=["Spell: kill a unit"])
    game = stage.begin()
    play(game, "Spell: kill a unit")
    resolve(game)
    assert where(game, "One") == "B's base"


def test_427_2_a_to_banish_is_no_death_to_be_replaced() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as One", f"{GLASS} as Glass"])
    game = casting(stage, Does(lambda f, oid: cards.banish(f.m, oid, f.you), target(ENEMY_UNITS)))
    assert where(game, "One") == "B's banishment"
    assert where(game, "Glass") == "B's base"


def test_808_1_d_1_a_death_that_was_replaced_revokes_the_deathknell() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 [Deathknell: draw 1] as One", f"{GLASS} as Glass"])
    game = storm(stage)
    assert where(game, "One") == "B's base"
    assert game.state.chain == []
    assert hand(game, "B") == []
    assert game.decision.kind == D_ACT


def test_808_1_d_1_also_where_a_kill_instruction_was_replaced() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 [Deathknell: draw 1] as One", f"{GLASS} as Glass"])
    stage.player("A", hand=["Spell: kill a unit"])
    game = stage.begin()
    play(game, "Spell: kill a unit")
    resolve(game)
    assert where(game, "One") == "B's base"
    assert hand(game, "B") == []


def test_808_1_d_1_only_the_ability_of_the_one_that_was_saved_is_revoked() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 [Deathknell: draw 1] as One", "Unit 3 [Deathknell: gain 1 point] as Two"])
    stage.player("B", base=[f"{GLASS} as Glass"])
    game = storm(stage)
    assert game.decision.kind == D_ORDER  # 323.4: both are pending before anything dies
    choose(game, "Two's ability", "Glass for One")
    resolve(game)
    assert where(game, "Two") == "B's trash"
    assert hand(game, "B") == []
    assert game.state.points == [0, 1]


# Simultaneous events (373)


def test_373_the_controller_of_a_replacement_chooses_which_of_two_deaths_it_replaces() -> None:
    game = storm(dying(f"{GLASS} as Glass"))
    assert game.decision.kind == D_REPLACE
    assert decides(game) == "B"
    assert sentences(game) == ["Glass for One", "Glass for Two"]
    choose(game, "Glass for Two")
    assert (where(game, "One"), where(game, "Two"), where(game, "Glass")) == ("B's trash", "B's base", "B's trash")


def test_373_1_a_what_a_replacement_does_comes_before_the_death_that_is_not_replaced() -> None:
    game = storm(dying(f"{GLASS} as Glass"))
    choose(game, "Glass for One")
    story = [(e.kind, e.obj) for e in game.log if e.kind in (ev.DIED, ev.HEALED, ev.EXHAUSTED_EVENT)]
    one, two, glass = (thing(game, name) for name in ("One", "Two", "Glass"))
    assert story == [(ev.DIED, glass), (ev.HEALED, one), (ev.EXHAUSTED_EVENT, one), (ev.DIED, two)]


def test_373_two_hourglasses_save_two_units() -> None:
    game = storm(dying(f"{GLASS} as G1", f"{GLASS} as G2"))
    # 372: each death could be replaced by either, so B orders them
    assert decides(game) == "B"
    choose(game, "G1 for Two")
    while game.decision.kind == D_REPLACE:
        game.apply(0)
    assert (where(game, "One"), where(game, "Two")) == ("B's base", "B's base")
    assert (where(game, "G1"), where(game, "G2")) == ("B's trash", "B's trash")


def test_372_of_two_hourglasses_one_is_used_for_one_death() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as One", f"{GLASS} as G1", f"{GLASS} as G2"])
    game = storm(stage)
    assert sentences(game) == ["G1 for One", "G2 for One"]
    choose(game, "G2 for One")
    assert (where(game, "One"), where(game, "G1"), where(game, "G2")) == ("B's base", "B's base", "B's trash")


def living_glass(name: str) -> Face:
    """An Hourglass that is a unit as well."""
    return Face(name, UNIT | GEAR, might=1, abilities=(save_it(Kill(THIS)),))


def test_370_2_a_replacement_applies_once_to_an_event_and_to_what_replaces_it() -> None:
    # Two Hourglasses that are units; one dies. Whichever applies last dies.
    for first, second in (("H1", "H2"), ("H2", "H1")):
        stage = two_battlefields()
        for label in ("H1", "H2"):
            stage.add("B", living_glass(f"Living {label}"), "base", label)
        stage.player("A", hand=["Spell: kill an enemy unit"])
        game = stage.begin()
        play(game, "Spell: kill an enemy unit", "H1")
        resolve(game)
        choose(game, f"{first} for H1")
        dead = {label for label in ("H1", "H2") if where(game, label) == "B's trash"}
        assert dead == {second}
        assert len(events(game, ev.REPLACED)) == 2


def test_373_1_replacements_of_different_players_are_executed_in_turn_order() -> None:
    for turn, order in (("A", ["A", "B"]), ("B", ["B", "A"])):
        stage = two_battlefields(turn=turn)
        for seat in "AB":
            stage.player(seat, base=[f"Unit 3 as Pawn {seat}", f"{GLASS} as Glass {seat}"])
        stage.add(turn, spell("Storm", build.deal(3, All(UNITS))), "hand")
        game = stage.begin()
        play(game, "Storm")
        resolve(game)
        replaced = [game.state.seats[game.state.objects[e.obj].owner] for e in events(game, ev.REPLACED)]
        assert replaced == order


def soraka_board() -> Board:
    board = Board(turn="A", edition="2026-07-16").battlefield()
    board.battlefield(
        controller="B",
        units={
            "B": [
                "Soraka, Wanderer as Soraka",
                "Unit 1 as Near",
                "Unit 1 as Close",
                "Guardian Angel as Angel attached to Soraka",
            ]
        },
    )
    board.player("B", base=["Unit 1 as Far"])
    board.player("A", hand=["Spell: deal 9 to all enemy units"])
    return board


def after_storm() -> Game:
    game = begin(soraka_board())
    play(game, "Spell: deal 9 to all enemy units")
    resolve(game)
    return game


def test_373_2_soraka_first_saves_those_beside_her_and_then_cannot_save_others() -> None:
    game = after_storm()
    choose(game, "Soraka for Near")
    choose(game, "Soraka for Close")
    # the Angel saves her; her own sequence has ended, so Far dies
    assert game.decision.kind == D_ACT
    assert [where(game, n) for n in ("Near", "Close", "Soraka", "Far")] == [
        "B's base",
        "B's base",
        "B's base",
        "B's trash",
    ]
    assert where(game, "Angel") == "B's trash"


def test_373_2_the_angel_first_recalls_her_and_then_she_saves_those_in_the_base() -> None:
    game = after_storm()
    choose(game, "Angel for Soraka")
    assert game.decision.kind == D_ACT
    assert [where(game, n) for n in ("Near", "Close", "Soraka", "Far")] == [
        "B's trash",
        "B's trash",
        "B's base",
        "B's base",
    ]


def test_370_4_who_dies_applies_replacements_to_those_who_die_with_it() -> None:
    board = Board(turn="A", edition="2026-07-16")
    board.battlefield(controller="B", units={"B": ["Soraka, Wanderer as Soraka", "Unit 1 as Near"]})
    board.player("A", hand=["Spell: deal 9 to all enemy units"])
    game = begin(board)
    play(game, "Spell: deal 9 to all enemy units")
    resolve(game)
    assert where(game, "Soraka") == "B's trash"
    assert where(game, "Near") == "B's base"


# Optional, limited and costly replacements (371)


def test_371_2_a_a_replacement_that_may_be_applied_may_be_declined() -> None:
    for answer, place in (("Shrine for One", "B's base"), ("decline", "B's trash")):
        stage = two_battlefields()
        stage.add("B", gear("Shrine", save_it(may=True)), "base")
        stage.player("B", base=["Unit 3 as One"])
        game = storm(stage)
        assert decides(game) == "B"
        assert [option.kind for option in game.decision.options][-1] == O_DECLINE
        game.apply(0 if answer != "decline" else "decline")
        assert where(game, "One") == place


def test_371_1_once_each_turn_is_for_one_event() -> None:
    stage = dying()
    stage.add("B", gear("Shrine", save_it(limit=1)), "base")
    game = storm(stage)
    choose(game, "Shrine for One")
    assert (where(game, "One"), where(game, "Two")) == ("B's base", "B's trash")


def test_371_2_b_who_declines_may_apply_it_to_a_later_event() -> None:
    stage = dying()
    stage.add("B", gear("Shrine", save_it(may=True, limit=1)), "base")
    stage.player("A", hand=["Spell: kill an enemy unit", "Spell [Action]: kill an enemy unit"])
    game = stage.begin()
    play(game, "Spell: kill an enemy unit", "One")
    resolve(game)
    game.apply("decline")
    play(game, "Spell [Action]: kill an enemy unit")
    resolve(game)
    game.apply(0)
    assert (where(game, "One"), where(game, "Two")) == ("B's trash", "B's base")


def test_203_a_replacement_with_a_cost_is_paid_for() -> None:
    for given, saved in (("1 any", True), ("", False)):
        stage = two_battlefields()
        price = Cost(0, ((ALL_DOMAINS, 1),), (ExhaustThis(),))
        stage.add("B", gear("Boss", save_it(cost=price, may=True)), "base", "Boss")
        stage.player("B", base=["Unit 3 as One"], pool=given)
        game = storm(stage)
        if saved:
            game.apply(0)
        assert (where(game, "One") == "B's base") is saved
        assert obj(game, "Boss").exhausted is saved
        assert pool(game, "B") == {}


# Delayed replacements (390.3)


def highlander() -> Face:
    """Choose a friendly unit. The next time it would die this turn, it is saved."""
    ability = Ability(REPLACEMENT, (Heal(IT), Exhaust(IT), Recall(IT)), replace=WouldDie(UNITS), reflexive=True)
    return spell("Highlander", Later(ability, target(FRIENDLY_UNITS)))


def test_390_3_a_delayed_replacement_is_for_its_unit_and_for_one_time() -> None:
    stage = two_battlefields()
    stage.add("A", highlander(), "hand")
    stage.player("A", base=["Unit 3 as One", "Unit 3 as Two"])
    stage.player("A", hand=["Spell: kill all friendly units", "Spell [Action]: kill all friendly units"])
    game = stage.begin()
    play(game, "Highlander", "One")
    resolve(game)
    play(game, "Spell: kill all friendly units")
    resolve(game)
    assert (where(game, "One"), where(game, "Two")) == ("A's base", "A's trash")
    play(game, "Spell [Action]: kill all friendly units")
    resolve(game)
    assert where(game, "One") == "A's trash"


def test_390_3_it_ends_with_the_turn() -> None:
    stage = two_battlefields()
    stage.add("A", highlander(), "hand")
    stage.player("A", base=["Unit 3 as One"]).player("B", hand=["Spell: kill a unit"])
    game = stage.begin()
    play(game, "Highlander")
    resolve(game)
    end_turn(game)
    play(game, "Spell: kill a unit")
    resolve(game)
    assert where(game, "One") == "A's trash"


def smite() -> Face:
    """Choose a unit. If it would die this turn, banish it instead."""
    ability = Ability(
        REPLACEMENT,
        (Does(lambda f, oid: cards.banish(f.m, oid, f.you), IT),),
        replace=WouldDie(UNITS),
        reflexive=True,
    )
    return spell("Smite", Later(ability, target(UNITS)))


def smitten(edition: str, *, owner: str = "B") -> Game:
    """A has chosen B's unit, which an Hourglass protects, with Smite, and now kills it."""
    stage = two_battlefields(edition=edition)
    stage.add("A", smite(), "hand")
    stage.player("B", base=[f"Unit 3 as One owned by {owner}", f"{GLASS} as Glass"])
    stage.player("A", hand=["Spell: kill an enemy unit"])
    game = stage.begin()
    play(game, "Smite")
    resolve(game)
    play(game, "Spell: kill an enemy unit")
    resolve(game)
    assert game.decision.kind == D_REPLACE
    return game


@pytest.mark.parametrize(("answer", "place"), [(0, "B's base"), (1, "B's banishment")])
def test_372_the_controller_of_the_object_acted_on_orders_what_would_replace_its_event(answer: int, place: str) -> None:
    game = smitten("2026-07-16")
    assert decides(game) == "B"
    game.apply(answer)
    assert where(game, "One") == place
    assert (where(game, "Glass") == "B's trash") is (answer == 0)


@pytest.mark.parametrize(("edition", "who"), [(EDITIONS[0], "A"), (EDITIONS[1], "B"), (EDITIONS[2], "B")])
def test_372_in_the_edition_of_march_the_owner_orders(edition: str, who: str) -> None:
    assert decides(smitten(edition, owner="A")) == who


def test_370_1_c_replacements_apply_before_the_event_has_happened() -> None:
    # The unit that would die is on the board, at its place, as the replacement is executed
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 3 as One"]})
    seen: list[int] = []
    look = Does(lambda f, oid: seen.append(f.m.obj(oid).loc), IT)
    ability = Ability(REPLACEMENT, (look, Heal(IT), Recall(IT)), replace=WouldDie(FRIENDLY_UNITS))
    stage.add("B", gear("Eye", ability), "base")
    game = storm(stage)
    assert seen == [field(1)]
    assert where(game, "One") == "B's base"


def test_142_4_b_a_unit_saved_from_lowered_might_stays_at_that_might() -> None:
    # Damage 3 of 6, then -3: healed, it lives on with 3
    stage = two_battlefields()
    stage.player("B", base=["Unit 6 as One", f"{GLASS} as Glass"])
    stage.player("A", hand=["Spell: deal 3 to an enemy unit", "Spell: give an enemy unit -3"])
    game = stage.begin()
    play(game, "Spell: deal 3 to an enemy unit")
    resolve(game)
    play(game, "Spell: give an enemy unit -3")
    resolve(game)
    assert where(game, "One") == "B's base"
    assert (obj(game, "One").damage, game.machine.might(thing(game, "One"))) == (0, 3)
    assert where(game, "Glass") == "B's trash"


def test_369_3_entering_ready_replaces_entering_exhausted_and_readies_nothing() -> None:
    # 805.6.a: Accelerate
    stage = two_battlefields()
    stage.add("A", watcher(ev.READIED), "base")
    stage.player("A", hand=["Unit 2 [Accelerate]"])
    game = stage.begin()
    play(game, "Unit 2 [Accelerate]", "yes")
    resolve(game)
    assert not game.state.objects[thing(game, "Unit 2 [Accelerate]")].exhausted
    assert events(game, ev.READIED) == []
    assert hand(game, "A") == []


def test_811_2_an_hourglass_from_hidden_protects_units_anywhere() -> None:
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 9 as Holder"]}, facedown={"A": [f"{GLASS} as Glass"]})
    stage.battlefield(controller="A", units={"A": ["Unit 3 as Victim"]})
    stage.player("B", hand=["Spell [Reaction]: deal 3 to a unit"])
    stage.player("A", hand=["Spell: draw 1"])
    game = stage.begin()
    play(game, "Spell: draw 1")
    game.apply("pass")
    play(game, "Spell [Reaction]: deal 3 to a unit", "Victim")
    game.apply("pass")
    assert decides(game) == "A"
    play(game, "Glass")
    resolve(game)
    assert where(game, "Victim") == "A's base"
    assert where(game, "Glass") == "A's trash"
    assert game.decision.kind in (D_ACT, D_PRIORITY)


# 370.3: from the trash

GHOST = "Unit 2 [may From trash, would die: banish this then heal it then recall it]"


def test_370_3_a_replacement_works_from_the_trash_once_its_card_is_there() -> None:
    board = Board(turn="A").player("A", hand=["Spell 0: kill a unit as Blade"])
    game = begin(board.player("B", base=["Unit 1 as Page"], trash=[f"{GHOST} as Ghost"]))
    play(game, "Blade")
    resolve(game)
    assert game.decision.kind == D_REPLACE
    assert decides(game) == "B"
    game.apply(0)

    assert where(game, "Page") == "B's base"
    assert where(game, "Ghost") == "B's banishment"


def test_370_3_it_is_not_in_the_trash_yet_as_another_unit_dies_with_it() -> None:
    board = Board(turn="A").player("A", hand=["Spell 0: kill all units as Ruin"])
    game = begin(board.player("B", base=["Unit 1 as Page", f"{GHOST} as Ghost"]))
    play(game, "Ruin")
    resolve(game)
    assert (where(game, "Page"), where(game, "Ghost")) == ("B's trash", "B's trash")


@pytest.mark.parametrize("place", ["base", "hand", "banished"])
def test_370_3_it_works_from_no_other_zone(place: str) -> None:
    board = Board(turn="A").player("A", hand=["Spell 0: kill a unit as Blade"])
    board.player("B", base=["Unit 1 as Page", *([f"{GHOST} as Ghost"] if place == "base" else [])])
    if place == "hand":
        board.player("B", hand=[f"{GHOST} as Ghost"])
    elif place == "banished":
        board.player("B", banished=[f"{GHOST} as Ghost"])
    game = begin(board)
    play(game, "Blade", *(["Page"] if place == "base" else []))
    resolve(game)
    assert where(game, "Page") == "B's trash"


# 375: more of what is played

MAKER = "Unit 5 [Tokens: one more]"


def recruits(game: Game) -> list[int]:
    return [o.id for o in game.state.objects if game.state.faces[o.face].name == "Recruit" and o.on_board]


def test_375_one_more_copy_inherits_how_the_token_enters() -> None:
    game = begin(Board(turn="A").player("A", base=[f"{MAKER} as Maker"], hand=["Sprite Mother"]))
    play(game, "Sprite Mother")
    resolve(game)

    sprites = [o for o in game.state.objects if game.state.faces[o.face].name == "Sprite"]
    assert [(o.loc, o.exhausted) for o in sprites] == [(0, False), (0, False)]


def test_370_2_each_of_two_such_replacements_applies_once_to_a_token_and_to_what_was_added() -> None:
    board = Board(turn="A").player("A", base=[f"{MAKER} as One", f"{MAKER} as Two"])
    game = begin(board.player("A", hand=["Spell 0: play a recruit as Call"]))
    play(game, "Call")
    resolve(game)
    for _ in range(5):
        if game.decision.kind != D_REPLACE:
            break
        game.apply(0)
    assert len(recruits(game)) == 4


def test_374_it_adds_nothing_to_what_an_opponent_plays_and_nothing_to_cards() -> None:
    board = Board(turn="A").player("A", hand=["Spell 0: play a recruit as Call", "Unit 1 as Page"])
    game = begin(board.player("B", base=[f"{MAKER} as Maker"]))
    play(game, "Call")
    resolve(game)
    assert len(recruits(game)) == 1

    game = begin(Board(turn="A").player("A", base=[f"{MAKER} as Maker"], hand=["Unit 1 as Page"]))
    play(game, "Page")
    assert len(game.state.players[0].base) == 2


# 371.2.a, 372: whose choice it is


def everybodys_shrine(*effects: Effect, may: bool = True) -> Face:
    """If any unit would die, its controller's opponents may have these happen instead."""
    return gear("Shrine", Ability(REPLACEMENT, (*effects, Heal(IT), Recall(IT)), replace=WouldDie(UNITS), may=may))


@pytest.mark.parametrize(("agrees", "offered"), [(True, ["Glass for One", "Shrine for One"]), (False, [])])
def test_371_2_a_who_controls_an_optional_replacement_decides_before_another_player_orders_it(
    agrees: bool, offered: list[str]
) -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as One", f"{GLASS} as Glass"])
    stage.add("A", everybodys_shrine(), "base", "Shrine")
    game = storm(stage)
    assert (decides(game), sentences(game)) == ("A", ["Shrine for One", "decline to pay"])
    game.apply(0 if agrees else "decline")
    if agrees:
        assert (decides(game), sentences(game)) == ("B", offered)  # 372: B controls the unit
        choose(game, "Shrine for One")
    assert where(game, "One") == "B's base"
    assert where(game, "Glass") == ("B's base" if agrees else "B's trash")


def test_372_1_a_player_who_is_acted_on_orders_what_would_replace_it() -> None:
    for seat, owner in (("A", "A"), ("A", "B")):
        board = Board(turn="A", turn_number=1).battlefield()
        board.player("A", base=["Unit 3 as Scout"])
        board.player(owner, base=["Otterpus as One", "Otterpus as Two"])
        game = begin(board)
        move(game, "Scout", field(1))
        pass_showdown(game)
        assert (decides(game), sentences(game)) == (seat, ["One for the point", "Two for the point"])
        choose(game, "Two for the point")
        assert points(game) == [0, 0]
        assert hand(game, "A") == ["Filler"]


def test_372_1_the_point_of_a_later_turn_is_not_replaced() -> None:
    board = Board(turn="A", turn_number=5).battlefield()
    game = begin(board.player("A", base=["Unit 3 as Scout", "Otterpus as One"]))
    move(game, "Scout", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]
    assert hand(game, "A") == []


@pytest.mark.parametrize("kind", ["Conquer", "Hold"])
def test_383_4_c_2_c_and_383_4_d_2_c_scoring_triggers_also_where_the_point_was_replaced(kind: str) -> None:
    turn = "A" if kind == "Conquer" else "B"
    board = Board(turn=turn, turn_number=1)
    if kind == "Conquer":
        board.battlefield()
        board.player("A", base=["Unit 3 [Conquer: buff me] as Scout"])
    else:
        board.battlefield(controller="A", units={"A": ["Unit 3 [Hold: buff me] as Scout"]})
    game = begin(board.player("B", base=["Otterpus as One"]))
    if kind == "Conquer":
        move(game, "Scout", field(1))
        pass_showdown(game)
    else:
        game.apply("end")
    resolve(game)
    assert obj(game, "Scout").buffs == 1
    assert points(game) == [0, 0]
    order = [e.kind for e in game.log if e.kind in (ev.REPLACED, ev.DRAWN, ev.CONQUERED, ev.HELD, ev.TRIGGERED)]
    assert order[:4] == [ev.REPLACED, ev.DRAWN, ev.CONQUERED if kind == "Conquer" else ev.HELD, ev.TRIGGERED]


class Quaking(Replace):
    """A battlefield would quake."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.LOOKED)

    def applies(self, frame: Frame, oid: int) -> bool:
        return frame.m.obj(oid).types & BATTLEFIELD_CARD != 0

    def say(self) -> str:
        return "if a battlefield would quake"


@pytest.mark.parametrize(("controller", "who"), [("", "A"), ("B", "B")])
def test_372_2_of_an_uncontrolled_battlefield_the_turn_player_orders_what_would_replace_its_event(
    controller: str, who: str
) -> None:
    stage = Stage()
    if controller:
        stage.battlefield(controller=controller, units={controller: ["Unit 1"]})
    else:
        stage.battlefield()
    for seat in "AB":
        stage.add(seat, gear(f"Ward {seat}", Ability(REPLACEMENT, (build.draw(1),), replace=Quaking())), "base")

    def quake(frame: Frame) -> None:
        where_ = frame.m.state.battlefields[0].id
        replacement.intercede(frame.m, ev.LOOKED, [where_], frame.you, "369")

    game = casting(stage, Do(quake))
    assert game.decision.kind == D_REPLACE
    assert decides(game) == who


# 370.1.a.1, 390.3: becoming Mighty


def downfall() -> Face:
    """The next time an enemy unit would become Mighty this turn, banish it, and its controller plays a Mech."""
    fall = build.delayed_instead(WouldBecomeMighty(ENEMY_UNITS), Banish(IT))
    return spell("Downfall", LaterForAll(fall))


@pytest.mark.parametrize("edition", EDITIONS)
def test_370_1_a_1_a_unit_that_would_become_mighty_never_became_it(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.add("A", downfall(), "hand")
    stage.add("B", watcher(ev.BECAME_MIGHTY), "base")
    stage.player("B", base=["Unit 4 as One", "Unit 4 as Two"])
    stage.player("A", hand=["Spell: give a unit +3", "Spell [Action]: give a unit +3"], base=["Unit 4 as Mine"])
    game = stage.begin()
    play(game, "Downfall")
    resolve(game)
    play(game, "Spell: give a unit +3", "One")
    resolve(game)
    assert where(game, "One") == "B's banishment"
    assert hand(game, "B") == []
    assert events(game, ev.BECAME_MIGHTY) == []
    play(game, "Spell [Action]: give a unit +3", "Two")  # only the next time
    resolve(game)
    assert where(game, "Two") == "B's base"
    assert hand(game, "B") == ["Filler"]


# 375: instead of a token


def test_375_a_token_that_is_replaced_is_not_played() -> None:
    stage = two_battlefields()
    scholar = build.instead(InsteadOfAToken(PERMANENT, "a token"), build.draw(1))
    stage.add("A", unit("Scholar", 3, scholar), "base")
    stage.player("A", hand=["Sprite Mother"])
    game = stage.begin()
    play(game, "Sprite Mother")
    resolve(game)
    assert not any(o.on_board and o.token for o in game.state.objects)
    assert hand(game, "A") == ["Filler"]
    assert game.state.chain == []
    assert game.decision.kind == D_ACT


def test_375_what_is_added_enters_and_is_modified_as_the_token_by_what_is_linked_to_it() -> None:
    stage = two_battlefields()
    more = build.instead(YouWouldPlayAToken(UNIT, "a unit token"), PlayInItsWay(RECRUIT))
    stage.add("A", unit("Foreman", 3, more), "base")
    mark = DoThis(build.reflexive(build.give_keyword(TEMPORARY, PLAYED)))
    stage.add("A", spell("Build", PlayToken(MECH, here=False, ready=True, to_base=True), mark), "hand", "Build")
    game = stage.begin()
    play(game, "Build")
    resolve(game)
    tokens = [o for o in game.state.objects if o.token and o.on_board]
    assert [(game.state.faces[o.face].name, o.exhausted) for o in tokens] == [("Mech", False), ("Recruit", False)]
    assert all(game.machine.keyword(o.id, TEMPORARY) for o in tokens)
