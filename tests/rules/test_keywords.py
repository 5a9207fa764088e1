"""Keywords where they matter and where they must not (805-817, 820, 826), granted and doubled.

Assault and Shield in the layers are in ``test_layers``, the order of Tank and Backline in ``test_assignment``, Hidden
in ``test_hidden``, Ganking in ``test_movement``.
"""

import pytest

from riftwright.cards.tokens import RECRUIT
from riftwright.core import events as ev
from riftwright.core.decisions import D_OPTIONAL, D_ORDER, D_PAY
from riftwright.core.facts import Face
from riftwright.core.ids import (
    ACCELERATE,
    ANY,
    ASSAULT,
    BACKLINE,
    CALM,
    DEATHKNELL,
    DEFLECT,
    ENERGY,
    FURY,
    REACTION,
    SHIELD,
    TANK,
    TEMPORARY,
    UNIT,
    VISION,
)
from riftwright.core.nodes import Cost, Effect
from riftwright.effects import build
from riftwright.effects.conditions import Legion
from riftwright.effects.filters import ENEMY_UNITS, FRIENDLY, FRIENDLY_UNITS, HERE, UNITS, Those
from riftwright.effects.instructions import Kill, ReturnToHand
from riftwright.effects.movement import PlayToken
from riftwright.effects.passives import HaveKeyword, HaveMight
from riftwright.effects.subjects import All, target
from riftwright.effects.triggers import WhenIDie, WhenPlayed
from riftwright.game import Game
from tests.rules.plays import (
    BOUNCE,
    COUNTER,
    EDITIONS,
    HOME,
    ChooseOne,
    Stage,
    When,
    casting,
    gear,
    obj,
    pool,
    spell,
    two_battlefields,
    unit,
)
from tests.support import (
    choose,
    decides,
    end_turn,
    events,
    field,
    hand,
    might,
    move,
    pass_showdown,
    play,
    playable,
    resolve,
    resolve_top,
    sentences,
    thing,
    use,
    where,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)

FURY_BIT = 1 << FURY
CALM_BIT = 1 << CALM


# 805: Accelerate


def accelerated(stage: Stage, domains: int, answer: str = "yes", *, keywords: int = 1) -> Game:
    """A unit with Accelerate is played, and the cost paid or not."""
    stage.add("A", unit("Racer", 3, domains=domains, keywords=[(ACCELERATE, 1)] * keywords), "hand", "Racer")
    game = stage.begin()
    play(game, "Racer", answer)
    return game


@every_edition
@pytest.mark.parametrize(("answer", "ready"), [("yes", True), ("no", False)])
def test_805_1_a_it_enters_ready_where_the_cost_was_paid(edition: str, answer: str, ready: bool) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", pool="1 Energy, 1 Fury")
    game = accelerated(stage, FURY_BIT, answer)
    assert obj(game, "Racer").exhausted is not ready
    assert pool(game, "A") == ({} if ready else {ENERGY: 1, FURY: 1})


@every_edition
def test_805_6_it_enters_ready_and_does_not_become_so(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.add("A", unit("Watcher", 9, build.when(When(ev.READIED), build.draw(1))), "base")
    game = accelerated(stage, FURY_BIT)
    assert not obj(game, "Racer").exhausted
    assert (events(game, ev.READIED), hand(game, "A")) == ([], [])
    move(game, "Racer", field(1))  # it can move at once
    assert where(game, "Racer") == "battlefield 1"


@pytest.mark.parametrize(
    ("domains", "given", "asked"),
    [
        (FURY_BIT, "1 Energy, 1 Fury", True),
        (FURY_BIT, "1 Energy, 1 Calm", False),  # 805.1.a.1
        (FURY_BIT, "1 Energy, 1 any", True),
        (FURY_BIT, "1 Energy", False),
        (FURY_BIT, "2 Fury", False),
        (FURY_BIT | CALM_BIT, "1 Energy, 1 Calm", True),
        (0, "1 Energy, 1 Calm", True),  # 805.1.a.2
    ],
)
def test_805_1_a_1_its_power_is_of_a_domain_of_the_unit(domains: int, given: str, asked: bool) -> None:
    stage = two_battlefields()
    stage.player("A", pool=given)
    stage.add("A", unit("Racer", 3, domains=domains, keywords=[(ACCELERATE, 1)]), "hand")
    game = stage.begin()
    play(game, "Racer")
    assert (game.decision.kind == D_OPTIONAL) is asked


def test_805_4_two_instances_are_redundant() -> None:
    stage = two_battlefields()
    stage.player("A", pool="2 Energy, 2 Fury")
    game = accelerated(stage, FURY_BIT, keywords=2)
    assert game.decision.kind != D_OPTIONAL
    assert pool(game, "A") == {ENERGY: 1, FURY: 1}


def test_805_3_it_has_no_function_on_the_board() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Accelerate] as Racer exhausted"])
    game = stage.begin()
    assert not any(o.key.startswith(f"use:{thing(game, 'Racer')}") for o in game.decision.options)


# 806, 813: Action and Reaction


def test_806_2_a_card_with_action_is_not_restricted_to_showdowns() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Spell [Action]: draw 1"])
    game = stage.begin()
    play(game, "Spell [Action]: draw 1")
    resolve(game)
    assert hand(game, "A") == ["Filler"]


@pytest.mark.parametrize("keyword", ["Action", "Reaction"])
def test_806_3_a_unit_with_permission_is_still_played_to_base_or_what_one_controls(keyword: str) -> None:
    stage = two_battlefields()
    stage.field(2).controller = 1
    stage.place("Unit 2", "B", field(2))
    stage.player("A", base=["Unit 2 as Scout"])
    stage.player("B", hand=[f"Unit 3 [{keyword}]"])
    game = stage.begin()
    move(game, "Scout", field(1))
    game.apply("pass")
    assert decides(game) == "B"
    play(game, f"Unit 3 [{keyword}]")
    assert sentences(game) == ["B's base", "battlefield 2"]


def test_813_1_b_a_reaction_is_an_action_as_well() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Scout"], hand=["Spell [Reaction]: draw 1"])
    game = stage.begin()
    move(game, "Scout", field(1))
    assert playable(game, "Spell [Reaction]: draw 1")  # a Showdown Open State


# 807, 814: Assault and Shield, as designations come and go


@every_edition
def test_807_1_d_1_assault_and_shield_last_as_long_as_the_designation(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.field(1).controller = 1
    stage.place("Unit 3 [Shield 2] [Assault 4] as Guard", "B", field(1))
    stage.player("A", base=["Unit 3 [Assault 2] [Shield 4] as Raider", "Unit 3 [Assault 2] as Idle"], hand=[HOME])
    game = stage.begin()
    assert (might(game, "Raider"), might(game, "Guard")) == (3, 3)
    move(game, "Raider", field(1))
    assert (might(game, "Raider"), might(game, "Guard"), might(game, "Idle")) == (5, 5, 3)
    play(game, HOME, "Raider")
    resolve(game)
    assert (might(game, "Raider"), might(game, "Guard")) == (3, 5)  # 323.2.c


@every_edition
def test_807_2_and_814_2_what_is_granted_is_added(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.field(1).controller = 1
    stage.place("Unit 3 [Shield] as Guard", "B", field(1))
    stage.player("A", base=["Unit 3 [Assault] as Raider"])
    grants = (
        build.give_keyword(ASSAULT, All(FRIENDLY_UNITS), 3),  # Cleave
        build.give_keyword(SHIELD, All(ENEMY_UNITS), 3),  # Block
    )
    game = casting(stage, *grants)
    move(game, "Raider", field(1))
    assert (might(game, "Raider"), might(game, "Guard")) == (7, 7)


# 815, 826: Tank and Backline


@pytest.mark.parametrize("give", [1, 2])
@pytest.mark.parametrize(("keyword", "first"), [(TANK, "Second"), (BACKLINE, "First")])
def test_815_2_and_826_5_granted_and_granted_again(give: int, keyword: int, first: str) -> None:
    stage = two_battlefields()
    stage.field(1).controller = 1
    stage.place("Unit 5 as First", "B", field(1))
    stage.place("Unit 5 as Second", "B", field(1))
    stage.player("A", base=["Unit 5 as Raider"])
    stage.add("A", spell("Grant", *(build.give_keyword(keyword, target(ENEMY_UNITS)) for _ in range(give))), "hand")
    game = stage.begin()
    play(game, "Grant", *["Second"] * give)
    resolve(game)
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert where(game, first) == "B's trash"
    assert where(game, "First" if first == "Second" else "Second") == "battlefield 1"


# 808: Deathknell


@every_edition
def test_808_2_each_instance_triggers_and_its_controller_orders_them(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    dying = unit("Twice", 1, build.deathknell(build.draw(1)), build.deathknell(build.draw(2)))
    stage.add("B", dying, "base", "Twice")
    game = casting(stage, Kill(target(ENEMY_UNITS)))
    assert (game.decision.kind, decides(game)) == (D_ORDER, "B")  # 808.2.a
    assert len(game.decision.options) == 2
    game.apply(1)
    resolve_top(game)
    first = len(hand(game, "B"))
    resolve(game)
    assert {first, len(hand(game, "B")) - first} == {1, 2}


@every_edition
@pytest.mark.parametrize("how", ["dies", "returns"])
def test_808_1_d_it_triggers_on_being_killed_and_put_in_the_trash_alone(edition: str, how: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("B", base=["Unit 1 [Deathknell: draw 1] as Doomed"])
    game = casting(stage, (Kill if how == "dies" else ReturnToHand)(target(UNITS)))
    resolve(game)
    assert hand(game, "B") == (["Filler"] if how == "dies" else ["Unit 1 [Deathknell: draw 1]"])


def test_808_1_d_a_token_that_dies_has_died() -> None:
    stage = two_battlefields()
    stage.add("A", spell("Make", PlayToken(RECRUIT, here=False, ready=False)), "hand")
    stage.add("B", unit("Watcher", 9, build.when(When(ev.DIED), build.draw(1))), "base")
    stage.add("A", spell("End", Kill(All(FRIENDLY_UNITS))), "hand")
    game = stage.begin()
    play(game, "Make")
    resolve(game)
    play(game, "End")
    resolve(game)
    assert hand(game, "B") == ["Filler"]


def test_808_1_d_3_it_knows_where_and_as_what_its_source_died() -> None:
    here = build.deathknell(build.deal(2, All(Those(UNIT, where=HERE))))
    stage = two_battlefields()
    stage.add("B", unit("Bomb", 1, here), 1, "Bomb")
    stage.place("Unit 2 as Near", "B", field(1))
    stage.field(1).controller = 1
    stage.player("B", base=["Unit 2 as Far"])
    stage.add("A", spell("Shoot", Kill(target(UNITS))), "hand")
    game = stage.begin()
    play(game, "Shoot", "Bomb")
    resolve(game)
    assert (where(game, "Near"), where(game, "Far")) == ("B's trash", "B's base")


def test_808_3_and_727_when_i_die_is_no_deathknell() -> None:
    stage = two_battlefields()
    stage.add("B", unit("Doomed", 1, build.when(WhenIDie(), build.draw(1))), "base")
    game = casting(stage, Kill(target(UNITS)))
    resolve(game)
    assert hand(game, "B") == ["Filler"]
    face = next(face for face in game.state.faces if face.name == "Doomed")
    assert DEATHKNELL not in face.keywords


# 809: Deflect


@every_edition
def test_809_2_deflect_values_are_summed(edition: str) -> None:
    """KEY-06"""
    stage = two_battlefields(edition=edition)
    stage.player("A", pool="3 any")
    stage.player("B", base=["Unit 3 [Deflect] as Bird"])
    stage.add("B", gear("Nest", build.passive(HaveKeyword(DEFLECT, 1, FRIENDLY_UNITS))), "base")
    stage.add("A", spell("Zap", build.deal(1, target(UNITS))), "hand")
    game = stage.begin()
    play(game, "Zap")
    assert pool(game, "A") == {ANY: 1}


@every_edition
@pytest.mark.parametrize("domain", ["Fury", "Order", "any"])
def test_809_1_c_1_its_power_is_of_any_domain(edition: str, domain: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", pool=f"1 {domain}")
    stage.player("B", base=["Unit 3 [Deflect] as Bird"])
    stage.add("A", spell("Zap", build.deal(1, target(UNITS)), domains=FURY_BIT), "hand")
    game = stage.begin()
    play(game, "Zap")
    assert pool(game, "A") == {}


@every_edition
def test_809_1_c_it_is_for_opponents_who_choose_it(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 3 [Deflect 2] as Own"], pool="1 any")
    stage.player("B", base=["Unit 3 [Deflect 2] as Theirs"])
    stage.add("A", spell("Pat", build.give(1, target(UNITS))), "hand")
    stage.add("A", spell("Storm", build.deal(1, All(UNITS))), "hand")
    game = stage.begin()
    play(game, "Pat")  # one's own is the only one that can be paid for
    assert game.state.chain[0].chosen == [[obj(game, "Own").ref]]
    resolve(game)
    play(game, "Storm")  # chooses nobody
    resolve(game)
    assert obj(game, "Theirs").damage == 1
    assert pool(game, "A") == {ANY: 1}


def test_809_1_c_for_each_time_that_it_is_chosen() -> None:
    stage = two_battlefields()
    stage.player("A", pool="3 any")
    stage.player("B", base=["Unit 5 [Deflect] as Bird"])
    stage.add("A", spell("Twice", build.deal(1, target(UNITS)), build.deal(1, target(UNITS))), "hand")
    game = stage.begin()
    play(game, "Twice")
    assert pool(game, "A") == {ANY: 1}


def test_809_1_c_in_base_and_at_a_battlefield_alike() -> None:
    for at in ("base", 1):
        stage = two_battlefields()
        stage.field(1).controller = 1
        stage.add("B", unit("Bird", 3, keywords=[(DEFLECT, 1)]), at, "Bird")
        stage.player("A", pool="1 any")
        stage.add("A", spell("Zap", build.deal(1, target(UNITS))), "hand")
        game = stage.begin()
        play(game, "Zap")
        assert pool(game, "A") == {}


@every_edition
@pytest.mark.parametrize("answer", ["pay", "decline"])
def test_809_1_d_a_triggered_ability_may_be_left_unpaid(edition: str, answer: str) -> None:
    """KEY-02: it is removed, and not countered."""
    stage = two_battlefields(edition=edition)
    stage.player("B", base=["Unit 5 [Deflect] as Bird"])
    zapper = unit("Zapper", 2, build.when(WhenPlayed(), build.deal(2, target(ENEMY_UNITS))))
    stage.add("A", zapper, "hand")
    stage.player("A", pool="1 any")
    game = stage.begin()
    game.apply(f"play:{thing(game, 'Zapper')}")
    assert game.decision.kind == D_PAY
    choose(game, answer if answer == "decline" else next(s for s in sentences(game) if s != "decline"))
    resolve(game)
    assert obj(game, "Bird").damage == (2 if answer == "pay" else 0)
    assert events(game, ev.COUNTERED) == []
    assert pool(game, "A") == ({} if answer == "pay" else {ANY: 1})


def test_809_one_is_not_asked_again_on_resolution() -> None:
    # Deflect that comes after the spell was finalized changes nothing
    stage = two_battlefields()
    stage.player("B", base=["Unit 5 as Bird"])
    ward = spell("Ward", build.give_keyword(DEFLECT, target(FRIENDLY_UNITS)), keywords=[(REACTION, 1)])
    stage.add("B", ward, "hand")
    stage.player("A", pool="")
    stage.add("A", spell("Zap", build.deal(1, target(UNITS))), "hand")
    game = stage.begin()
    play(game, "Zap")
    game.apply("pass")
    play(game, "Ward")
    resolve(game)
    assert obj(game, "Bird").damage == 1


# 812: Legion


def test_812_1_c_a_token_is_no_card() -> None:
    """KEY-13"""
    stage = two_battlefields()
    stage.add("A", unit("Soldier", 2, build.when(WhenPlayed(), build.draw(1), condition=Legion())), "hand")
    stage.add("A", gear("Maker", build.use(Cost(), PlayToken(RECRUIT, here=False, ready=False))), "base", "Maker")
    game = stage.begin()
    use(game, "Maker")
    resolve(game)
    play(game, "Soldier")
    resolve(game)
    assert hand(game, "A") == []


def test_812_1_c_an_opponents_card_is_none_of_ones_own() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Soldier", 2, build.when(WhenPlayed(), build.draw(1), condition=Legion())), "hand")
    stage.add("A", gear("Bell", build.use(Cost(), build.draw(0))), "base", "Bell")
    stage.player("B", hand=["Spell [Reaction]: nothing"])
    game = stage.begin()
    use(game, "Bell")
    game.apply("pass")
    play(game, "Spell [Reaction]: nothing")
    resolve(game)
    play(game, "Soldier")
    resolve(game)
    assert hand(game, "A") == []


def test_812_1_c_a_countered_card_was_finalized() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Soldier", 2, build.when(WhenPlayed(), build.draw(1), condition=Legion())), "hand")
    stage.player("A", hand=["Spell: nothing"])
    stage.player("B", hand=[COUNTER])
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    play(game, COUNTER)
    resolve(game)
    play(game, "Soldier")
    resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_812_2_one_card_is_enough_for_all_and_each_turn_begins_anew() -> None:
    stage = two_battlefields()
    for name in ("One", "Two"):
        stage.add(
            "A", unit(name, 2, build.passive(HaveMight(2, Those(UNIT, FRIENDLY, other=True)), Legion())), "base", name
        )
    stage.player("A", hand=["Spell: nothing"])
    game = stage.begin()
    assert (might(game, "One"), might(game, "Two")) == (2, 2)
    play(game, "Spell: nothing")
    assert (might(game, "One"), might(game, "Two")) == (4, 4)
    resolve(game)
    assert (might(game, "One"), might(game, "Two")) == (4, 4)
    end_turn(game)
    assert (might(game, "One"), might(game, "Two")) == (2, 2)


# 816: Temporary


@every_edition
def test_816_1_b_it_dies_before_its_battlefield_is_held(edition: str) -> None:
    """SCO-09"""
    stage = two_battlefields(edition=edition, turn="B")
    stage.field(1).controller = 0
    stage.place("Unit 3 [Temporary] as Sprite", "A", field(1))
    game = stage.begin()
    end_turn(game)
    assert where(game, "Sprite") == "A's trash"
    assert events(game, ev.HELD) == []
    assert game.state.points == [0, 0]


@every_edition
def test_816_2_a_it_triggers_once_however_often_it_is_there_and_on_its_controllers_turn(edition: str) -> None:
    """SCO-10"""
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 3 [Temporary] as Sprite"])
    game = casting(stage, build.give_keyword(TEMPORARY, All(FRIENDLY_UNITS)))
    end_turn(game)
    assert decides(game) == "B"
    assert where(game, "Sprite") == "A's base"
    end_turn(game)
    assert where(game, "Sprite") == "A's trash"
    assert len(events(game, ev.TRIGGERED)) == 1


def test_816_1_b_it_can_be_answered_and_looks_for_its_source() -> None:
    stage = two_battlefields(turn="B")
    stage.player("A", base=["Unit 3 [Temporary] as Sprite"], hand=[BOUNCE])
    game = stage.begin()
    game.apply("end")
    assert len(game.state.chain) == 1
    play(game, BOUNCE)
    resolve(game)
    assert "Unit 3 [Temporary]" in hand(game, "A")


def test_816_control_decides_whose_beginning_phase_it_is() -> None:
    stage = two_battlefields(turn="B")
    stage.place("Unit 3 [Temporary] as Sprite owned by B", "A", 0)
    game = stage.begin()
    end_turn(game)
    assert where(game, "Sprite") == "B's trash"


def test_816_a_gear_with_temporary_is_inactive_while_attached() -> None:
    stage = two_battlefields(turn="B")
    stage.player("A", base=["Unit 3 as Bearer"])
    band = gear("Band", keywords=[(TEMPORARY, 1)])
    stage.add("A", band, "base", "Band", to="Bearer")
    stage.add("A", gear("Loose", keywords=[(TEMPORARY, 1)]), "base", "Loose")
    game = stage.begin()
    end_turn(game)
    assert (where(game, "Band"), where(game, "Bearer"), where(game, "Loose")) == ("A's base", "A's base", "A's trash")


# 817: Vision


@every_edition
@pytest.mark.parametrize(("answers", "left"), [(("leave it",), "Top"), (("recycle",), "Next")])
def test_817_1_b_it_predicts_as_the_permanent_is_played(edition: str, answers: tuple[str, ...], left: str) -> None:
    game = seer(two_battlefields(edition=edition), 1)
    assert decides(game) == "A"
    predict(game, *answers)
    assert top(game) == left


@every_edition
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (("leave it", "leave it"), "Top"),
        (("leave it", "recycle"), "Next"),
        (("recycle", "leave it"), "Next"),
        (("recycle", "recycle"), "Last"),
    ],
)
def test_817_2_each_instance_triggers_separately(edition: str, answers: tuple[str, ...], left: str) -> None:
    game = seer(two_battlefields(edition=edition), 2)
    predict(game, *answers)
    assert top(game) == left


def test_817_a_granted_vision_is_one_more() -> None:
    stage = two_battlefields()
    stage.add("A", gear("Lens", build.passive(HaveKeyword(VISION, 1, FRIENDLY_UNITS))), "base")
    game = seer(stage, 1)
    predict(game, "recycle", "recycle")
    assert top(game) == "Last"


def test_817_1_c_not_for_a_unit_that_comes_back_from_a_battlefield() -> None:
    stage = two_battlefields()
    stage.place("Unit 2 [Vision] as Seer", "A", field(1))
    stage.player("A", hand=[HOME])
    game = stage.begin()
    play(game, HOME)
    resolve(game)
    assert events(game, ev.TRIGGERED) == []


# 820: Repeat

PRICE = Cost(1, ((ANY, 1),))


def repeatable(name: str, *effects: Effect, prices: tuple[Cost, ...] = (PRICE,)) -> Face:
    """A spell with Repeat at each of these prices."""
    return spell(name, *effects, optional=[build.repeat(price) for price in prices])


@every_edition
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 1)])
def test_820_1_d_1_its_instructions_are_executed_a_second_time_where_that_was_paid(
    edition: str, answer: str, drawn: int
) -> None:
    stage = two_battlefields(edition=edition)
    stage.add("A", repeatable("Study", build.draw(1)), "hand")
    stage.player("A", pool="1 Energy, 1 any")
    game = stage.begin()
    play(game, "Study", answer)
    assert pool(game, "A") == ({} if answer == "yes" else {ENERGY: 1, ANY: 1})
    resolve(game)
    assert len(hand(game, "A")) == drawn


@every_edition
@pytest.mark.parametrize("second", ["Left", "Right"])
def test_820_2_a_its_second_execution_has_choices_of_its_own(edition: str, second: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("B", base=["Unit 5 as Left", "Unit 5 as Right"])
    stage.add("A", repeatable("Zap", build.deal(2, target(UNITS))), "hand")
    game = stage.begin()
    play(game, "Zap", "yes", "Left", second)
    resolve(game)
    assert (obj(game, "Left").damage, obj(game, "Right").damage) == ((4, 0) if second == "Left" else (2, 2))


@every_edition
def test_820_2_a_and_modes_of_its_own(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("B", base=["Unit 5 as Target"])
    stage.add("A", repeatable("Either", ChooseOne((build.deal(2, target(UNITS)), build.draw(1)))), "hand")
    game = stage.begin()
    play(game, "Either", "yes", "mode 1", "mode 2")
    resolve(game)
    assert obj(game, "Target").damage == 2
    assert len(hand(game, "A")) == 1


@pytest.mark.parametrize(
    ("answers", "drawn"), [(("no", "no"), 1), (("yes", "no"), 2), (("no", "yes"), 2), (("yes", "yes"), 3)]
)
def test_820_3_each_instance_is_paid_for_separately_and_once(answers: tuple[str, ...], drawn: int) -> None:
    stage = two_battlefields()
    prices = (Cost(1), Cost(0, ((ANY, 1),)))
    stage.add("A", repeatable("Study", build.draw(1), prices=prices), "hand")
    stage.player("A", pool="9 Energy, 9 any")
    game = stage.begin()
    play(game, "Study", *answers)
    assert (9 - pool(game, "A")[ENERGY], 9 - pool(game, "A")[ANY]) == (answers[0] == "yes", answers[1] == "yes")
    resolve(game)
    assert len(hand(game, "A")) == drawn


def test_820_3_a_it_is_played_once() -> None:
    stage = two_battlefields()
    stage.add("A", repeatable("Study", build.draw(1)), "hand")
    stage.add("A", unit("Watcher", 9, build.when(When(ev.PLAYED), build.draw(1))), "base")
    game = stage.begin()
    play(game, "Study", "yes")
    assert len(events(game, ev.FINALIZED)) == 1
    resolve(game)
    assert len(hand(game, "A")) == 3
    assert game.state.players[0].finalized == 1


def test_820_1_d_the_second_execution_comes_right_after_the_first() -> None:
    # No cleanup between the two (321): a unit with Might 3 takes 4 and a card is drawn while it is still there
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as Target"])
    stage.add("A", repeatable("Zap", build.deal(2, target(UNITS)), build.draw(1)), "hand")
    game = stage.begin()
    play(game, "Zap", "yes")
    resolve(game)
    told = [e.kind for e in game.log if e.kind in (ev.DAMAGED, ev.DRAWN, ev.DIED)]
    assert told == [ev.DAMAGED, ev.DRAWN, ev.DAMAGED, ev.DRAWN, ev.DIED]


def test_820_1_d_2_what_the_first_execution_took_away_the_second_ignores() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as Target"])
    stage.add("A", repeatable("Back", ReturnToHand(target(UNITS)), build.draw(1)), "hand")
    game = stage.begin()
    play(game, "Back", "yes")
    resolve(game)
    assert len(events(game, ev.RETURNED)) == 1
    assert len(hand(game, "A")) == 2


def test_820_countered_it_does_nothing_at_all_and_nothing_is_refunded() -> None:
    """KEY-17"""
    stage = two_battlefields()
    stage.add("A", repeatable("Study", build.draw(1)), "hand")
    stage.player("A", pool="1 Energy, 1 any")
    stage.player("B", hand=[COUNTER])
    game = stage.begin()
    play(game, "Study", "yes")
    game.apply("pass")
    play(game, COUNTER)
    resolve(game)
    assert (hand(game, "A"), pool(game, "A")) == ([], {})


@pytest.mark.parametrize(("given", "asked"), [("3 any", True), ("2 any", False)])
def test_820_deflect_is_paid_for_every_execution(given: str, asked: bool) -> None:
    """KEY-03"""
    stage = two_battlefields()
    stage.player("A", pool=given)
    stage.player("B", base=["Unit 5 [Deflect] as Bird"])
    stage.add("A", repeatable("Zap", build.deal(2, target(UNITS)), prices=(Cost(0, ((ANY, 1),)),)), "hand")
    game = stage.begin()
    play(game, "Zap")
    assert (game.decision.kind == D_OPTIONAL) is asked
    if asked:
        choose(game, "yes")
        assert pool(game, "A") == {}
    resolve(game)
    assert obj(game, "Bird").damage == (4 if asked else 2)


def seer(stage: Stage, instances: int) -> Game:
    """A plays a unit with that many instances of Vision, over Top, Next and Last."""
    for name in ("Last", "Next", "Top"):
        stage.add("A", unit(name), "deck")
    stage.add("A", unit("Seer", 2, keywords=[(VISION, instances)]), "hand")
    game = stage.begin()
    play(game, "Seer")
    return game


def predict(game: Game, *answers: str) -> None:
    """Resolve one Vision after the other, and keep or recycle what is seen."""
    for answer in answers:
        resolve_top(game)
        choose(game, answer)
    resolve(game)


def top(game: Game) -> str:
    """The name of the card on top of A's deck."""
    return game.state.face_of(game.state.players[0].main_deck[-1]).name
