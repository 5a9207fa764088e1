"""Attach and detach, Attached and Top-Most, Equip (434, 435, 716-721, 818)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.facts import Face
from riftwright.core.ids import ANY, DEFLECT, GANKING, GEAR, REACTION, SHIELD, TEMPORARY, THIS_TURN, UNIT
from riftwright.core.nodes import Ability, Cost
from riftwright.core.state import Mod
from riftwright.effects import build
from riftwright.effects.control import TakeControl
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.equipment import Attach
from riftwright.effects.filters import ENEMY_UNITS, FRIENDLY, FRIENDLY_UNITS, UNITS, HasKeyword, Tagged, Those
from riftwright.effects.instructions import Buff, Empower, Exhaust, Kill, Ready, ReturnToHand, Stun
from riftwright.effects.movement import Recall
from riftwright.effects.passives import HaveMight
from riftwright.effects.subjects import All, target
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.actions import moves, status
from riftwright.rules.frame import Frame
from tests.rules.helpers import on_chain
from tests.rules.plays import (
    BOUNCE,
    EDITIONS,
    GO,
    HOME,
    Do,
    Does,
    When,
    casting,
    gear,
    obj,
    spell,
    two_battlefields,
)
from tests.support import (
    begin,
    choose,
    decides,
    end_turn,
    events,
    field,
    hand,
    might,
    move,
    offered,
    play,
    resolve,
    sentences,
    thing,
    usable,
    use,
    where,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)

GEARS = Those(GEAR)
FREE = Cost()
BOLT = "Spell [Reaction]: deal 3 to a unit"


def equipment(
    name: str,
    *abilities: Ability,
    bonus: int = 0,
    effect: tuple[Ability, ...] = (),
    keywords: tuple[int, ...] = (),
    equip: Cost | None = FREE,
) -> Face:
    """An Equipment made for one test, with Equip at that cost."""
    return Face(
        name,
        GEAR,
        tags=("Equipment",),
        abilities=(*abilities, *([build.equip(equip)] if equip is not None else [])),
        effect_text=effect,
        effect_keywords=tuple((keyword, 1) for keyword in keywords),
        might_bonus=bonus,
    )


def detached(frame: Frame) -> None:
    """Every gear detaches."""
    for oid in frame.m.permanents():
        if frame.m.obj(oid).types & GEAR:
            moves.detach(frame.m, oid, frame.you)


def attached(game: Game, name: str) -> str:
    """The label of what the gear is attached to."""
    top = obj(game, name).attached_to
    return dict(game.state.labels)[top] if top >= 0 else ""


# 818, 434: attaching


@every_edition
def test_818_1_equip_pays_its_cost_and_attaches_the_gear_to_a_unit_that_one_controls(edition: str) -> None:
    """434.1.a, 434.1.a.1, 434.1.d"""
    stage = two_battlefields(edition=edition)
    stage.add("A", equipment("Band", bonus=2, equip=Cost(power=((ANY, 1),))), "base", "Band")
    stage.player("A", base=["Unit 2 as Bearer", "Unit 2 as Other"], pool="2 any")
    stage.player("B", base=["Unit 2 as Theirs"])
    game = stage.begin()
    use(game, "Band")
    assert sentences(game) == ["Bearer", "Other"]  # 818.1.b.1
    choose(game, "Bearer")
    assert game.state.players[0].pool[ANY] == 1
    assert attached(game, "Band") == ""  # it is an ability on the chain
    resolve(game)
    assert attached(game, "Band") == "Bearer"
    assert obj(game, "Bearer").attachments == (thing(game, "Band"),)
    assert might(game, "Bearer") == 4  # 434.1.d
    assert len(events(game, ev.ATTACHED)) == 1


def test_818_1_b_the_unit_must_be_there_still_and_wherever_it_is_by_then() -> None:
    for answer, at in ((GO, "battlefield 1"), (BOUNCE, "A's base")):
        stage = two_battlefields()
        stage.add("A", equipment("Band"), "base", "Band")
        stage.player("A", base=["Unit 2 as Bearer"], hand=[answer])
        stage.battlefield()
        game = stage.begin()
        use(game, "Band")
        play(game, answer)
        if offered(game, "battlefield 1"):
            choose(game, "battlefield 1")
        resolve(game)
        assert where(game, "Band") == at
        assert attached(game, "Band") == ("Bearer" if answer == GO else "")


def test_818_1_b_a_gear_that_has_left_is_not_attached() -> None:
    stage = two_battlefields()
    stage.add("A", equipment("Band"), "base", "Band")
    stage.player("A", base=["Unit 2 as Bearer"])
    stage.add("B", spell("Break", Kill(target(GEARS)), keywords=[(REACTION, 1)]), "hand")
    game = stage.begin()
    use(game, "Band")
    game.apply("pass")
    play(game, "Break")
    resolve(game)
    assert where(game, "Band") == "A's trash"
    assert obj(game, "Bearer").attachments == ()


@every_edition
def test_434_4_its_location_becomes_that_of_the_unit_and_that_is_no_move(edition: str) -> None:
    """434.4.a"""
    stage = two_battlefields(edition=edition)
    stage.add("A", equipment("Band"), "base", "Band")
    stage.place("Unit 2 as Bearer", "A", field(1))
    game = stage.begin()
    use(game, "Band")
    resolve(game)
    assert where(game, "Band") == "battlefield 1"
    assert events(game, ev.MOVED) == []
    assert obj(game, "Band").moves == 0
    assert events(game, ev.RECALLED) == []  # 457.1 is for unattached gear


@pytest.mark.parametrize("worn", ["Gear", "Gear exhausted"])
def test_434_5_attaching_changes_the_state_of_neither(worn: str) -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 5 as Bearer damaged 2 exhausted buffed", f"{worn} as Band"])
    game = casting(stage, Attach(target(GEARS), target(UNITS)))
    bearer, band = obj(game, "Bearer"), obj(game, "Band")
    assert attached(game, "Band") == "Bearer"
    assert (bearer.damage, bearer.exhausted, bearer.buffs) == (2, True, 1)
    assert band.exhausted == ("exhausted" in worn)


@every_edition
def test_434_1_f_attaching_it_to_another_detaches_it_first(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Old", "Unit 2 as New"])
    stage.add("A", equipment("Band", bonus=2, keywords=(GANKING,)), "base", "Band", to="Old")
    stage.add("A", spell("Hand over", Attach(target(GEARS), target(UNITS))), "hand")
    game = stage.begin()
    play(game, "Hand over", "New")
    resolve(game)
    assert attached(game, "Band") == "New"
    assert (might(game, "Old"), might(game, "New")) == (2, 4)
    assert obj(game, "Old").attachments == ()
    assert not game.machine.keyword(thing(game, "Old"), GANKING)
    assert [e.kind for e in game.log if e.kind in (ev.ATTACHED, ev.DETACHED)] == [ev.DETACHED, ev.ATTACHED]


@every_edition
def test_434_1_g_attaching_it_to_what_it_is_attached_to_does_nothing(edition: str) -> None:
    """434.1.h: EQP-04: nothing triggers on it."""
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Bearer"])
    stage.add("A", equipment("Band", bonus=2), "base", "Band", to="Bearer")
    game = casting(stage, Attach(target(GEARS), target(UNITS)))
    assert attached(game, "Band") == "Bearer"
    assert might(game, "Bearer") == 4
    assert events(game, ev.ATTACHED) == events(game, ev.DETACHED) == []


def test_434_1_b_1_several_gears_add_up() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer"])
    for name, bonus in (("Band", 2), ("Ring", 3)):
        stage.add("A", equipment(name, bonus=bonus, keywords=(SHIELD,)), "base", name, to="Bearer")
    game = stage.begin()
    assert might(game, "Bearer") == 7
    assert game.machine.keyword(thing(game, "Bearer"), SHIELD) == 2


# 718, 720: what is attached


def test_718_2_its_printed_rules_text_is_inactive() -> None:
    """135.4, 434.1.e, 718.2: EQP-03: not even its Equip can be used."""
    pump = build.use(Cost(parts=(ExhaustThis(),)), build.draw(1))
    aura = build.passive(HaveMight(1, FRIENDLY_UNITS))
    watching = build.when(When(ev.EXHAUSTED_EVENT), build.draw(1))
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer", "Unit 2 as Other"])
    stage.add("A", equipment("Band", pump, aura, watching), "base", "Band", to="Bearer")
    stage.add("A", spell("Take off", Do(detached)), "hand")
    game = stage.begin()
    assert not usable(game, "Band")
    assert might(game, "Other") == 2
    move(game, "Other", field(1))
    assert not game.state.chain  # nothing triggered
    while game.state.showdown >= 0:
        game.apply("pass")

    play(game, "Take off")
    resolve(game)
    band = thing(game, "Band")
    offers = [o.key for o in game.decision.options if o.key.startswith(f"use:{band}:")]
    assert len(offers) == 2  # 435.1.c: the one it has, and Equip
    assert might(game, "Other") == 3
    move(game, "Bearer", field(1))
    assert len(game.state.chain) == 1


def test_718_5_b_it_can_be_chosen_and_killed() -> None:
    """EQP-10: the damage is lethal once its bonus is gone."""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer damaged 3"])
    stage.add("A", equipment("Band", bonus=3), "base", "Band", to="Bearer")
    game = casting(stage, Kill(target(GEARS)))
    assert where(game, "Band") == where(game, "Bearer") == "A's trash"


def test_718_5_b_it_is_still_a_gear_that_one_controls() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer"])
    stage.add("A", equipment("Band"), "base", "Band", to="Bearer")
    game = casting(stage, Exhaust(All(Those(GEAR, FRIENDLY))))
    assert obj(game, "Band").exhausted
    assert not obj(game, "Bearer").exhausted


@pytest.mark.parametrize("how", ["move", "recall"])
def test_718_5_c_it_goes_nowhere_without_its_top_most_card(how: str) -> None:
    stage = two_battlefields()
    stage.place("Unit 2 as Bearer", "A", field(1))
    stage.field(1).controller = 0
    stage.add("A", equipment("Band"), 1, "Band", to="Bearer")
    move_it = Does(lambda frame, oid: moves.move(frame.m, [oid], frame.you, frame.you), All(GEARS))
    game = casting(stage, move_it if how == "move" else Recall(All(GEARS)))
    assert where(game, "Band") == where(game, "Bearer") == "battlefield 1"
    assert attached(game, "Band") == "Bearer"


@every_edition
def test_719_3_a_it_goes_wherever_its_top_most_card_goes(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Bearer"], hand=[HOME])
    stage.add("A", equipment("Band"), "base", "Band", to="Bearer")
    game = stage.begin()
    move(game, "Bearer", field(1))
    assert where(game, "Band") == "battlefield 1"
    play(game, HOME)
    resolve(game)
    assert where(game, "Band") == "A's base"


@every_edition
def test_718_5_e_it_may_be_attached_to_a_unit_of_another_player(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.add("A", equipment("Band", bonus=-2, keywords=(GANKING,)), "base", "Band")
    stage.place("Unit 5 as Theirs", "B", field(1))
    stage.field(1).controller = 1
    game = casting(stage, Attach(target(GEARS), target(ENEMY_UNITS)))
    assert attached(game, "Band") == "Theirs"
    assert might(game, "Theirs") == 3  # 718.5.g
    assert game.machine.keyword(thing(game, "Theirs"), GANKING)
    assert obj(game, "Band").controller == 0
    assert where(game, "Band") == "battlefield 1"


@every_edition
def test_718_5_f_control_of_the_one_says_nothing_of_control_of_the_other(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.place("Unit 5 as Theirs", "B", field(1))
    stage.field(1).controller = 1
    stage.add("B", equipment("Band", bonus=2), 1, "Band", to="Theirs")
    stage.add("A", spell("Take it", TakeControl(target(GEARS))), "hand")
    stage.add("A", spell("Take all", TakeControl(target(ENEMY_UNITS))), "hand")
    game = stage.begin()
    play(game, "Take it")
    resolve(game)
    assert (obj(game, "Band").controller, obj(game, "Theirs").controller) == (0, 1)
    assert (might(game, "Theirs"), where(game, "Band")) == (7, "battlefield 1")
    play(game, "Take all")
    resolve(game)
    assert (obj(game, "Band").controller, obj(game, "Theirs").controller) == (0, 0)


def test_718_5_f_effect_text_is_the_top_most_cards_and_its_controllers() -> None:
    # What is appended is the unit's rules text: whoever controls the unit draws
    stage = two_battlefields()
    stage.place("Unit 5 as Theirs", "B", field(1))
    stage.field(1).controller = 1
    dying = (build.deathknell(build.draw(1)),)
    stage.add("A", equipment("Band", effect=dying), 1, "Band", to="Theirs")
    game = casting(stage, Kill(target(UNITS)))
    assert (len(hand(game, "A")), len(hand(game, "B"))) == (0, 1)


@pytest.mark.parametrize(
    ("do", "flag"), [(Exhaust, "exhausted"), (Stun, "stunned"), (Buff, "buffs")], ids=["exhaust", "stun", "buff"]
)
def test_719_4_statuses_of_the_top_most_card_are_its_own(do: type, flag: str) -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer"])
    stage.add("A", equipment("Band"), "base", "Band", to="Bearer")
    game = casting(stage, do(target(UNITS)))
    assert getattr(obj(game, "Bearer"), flag)
    assert not getattr(obj(game, "Band"), flag)


def test_719_4_readying_the_one_does_not_ready_the_other() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer exhausted", "Long Sword as Sword exhausted attached to Bearer"])
    game = casting(stage, Ready(target(UNITS)))
    assert (obj(game, "Bearer").exhausted, obj(game, "Sword").exhausted) == (False, True)


@pytest.mark.parametrize("kind", [ev.ATTACHED, ev.DETACHED], ids=["attached", "detached"])
def test_725_1_what_triggers_on_being_attached_or_detached_is_there_to_do_so(kind: int) -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Old", "Unit 2 as New"])
    own = build.when(When(kind, mine=True), build.draw(1))
    stage.add("A", equipment("Band", own), "base", "Band", to="Old")
    stage.add("A", spell("Hand over", Attach(target(GEARS), target(UNITS))), "hand")
    stage.add("A", spell("Take off", Do(detached)), "hand")
    game = stage.begin()
    play(game, "Take off" if kind == ev.DETACHED else "Hand over", *(() if kind == ev.DETACHED else ("New",)))
    resolve(game)
    assert len(hand(game, "A")) == 2  # the other spell, and the card


def test_725_1_it_does_not_see_that_another_is_attached() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer", "Gear as Other"])
    watching = build.when(When(ev.ATTACHED), build.draw(1))
    stage.add("A", equipment("Band", watching), "base", "Band", to="Bearer")
    stage.add("A", spell("Add", Attach(target(GEARS), target(UNITS))), "hand")
    game = stage.begin()
    play(game, "Add", "Other")
    resolve(game)
    assert attached(game, "Other") == "Bearer"
    assert hand(game, "A") == []


# 435, 719.5: detaching


@every_edition
def test_435_4_a_gear_that_detaches_at_a_battlefield_is_recalled_in_the_next_cleanup(edition: str) -> None:
    """435.1.b.2"""
    stage = two_battlefields(edition=edition)
    stage.place("Unit 2 as Bearer", "A", field(1))
    stage.field(1).controller = 0
    stage.add("A", equipment("Band", bonus=2, keywords=(GANKING,)), 1, "Band", to="Bearer")
    game = casting(stage, Do(detached))
    assert attached(game, "Band") == ""  # 435.1.b
    assert (where(game, "Band"), where(game, "Bearer")) == ("A's base", "battlefield 1")
    assert might(game, "Bearer") == 2  # 435.1.e
    assert not game.machine.keyword(thing(game, "Bearer"), GANKING)  # 435.1.d
    detach, recall = events(game, ev.DETACHED, "Band"), events(game, ev.RECALLED, "Band")
    assert (len(detach), len(recall)) == (1, 1)


def test_435_4_one_that_detaches_in_the_base_stays_there() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer"])
    stage.add("A", equipment("Band"), "base", "Band", to="Bearer")
    game = casting(stage, Do(detached))
    assert where(game, "Band") == "A's base"
    assert events(game, ev.RECALLED) == []


def test_435_1_a_1_what_is_attached_to_nothing_does_not_detach() -> None:
    stage = two_battlefields()
    stage.add("A", equipment("Band"), "base", "Band")
    game = casting(stage, Do(detached))
    assert events(game, ev.DETACHED) == []


@every_edition
@pytest.mark.parametrize("state", ["", " exhausted"])
@pytest.mark.parametrize("leaves", ["dies", "returns"])
def test_719_5_it_stays_where_its_top_most_card_left_the_board(edition: str, state: str, leaves: str) -> None:
    """EQP-01: then the cleanup recalls it, ready or exhausted as it was."""
    stage = two_battlefields(edition=edition)
    stage.place("Unit 2 as Bearer", "A", field(1))
    stage.field(1).controller = 0
    stage.place(f"Long Sword as Sword{state} attached to Bearer", "A", field(1))
    game = casting(stage, (Kill if leaves == "dies" else ReturnToHand)(target(UNITS)))
    assert where(game, "Bearer") == ("A's trash" if leaves == "dies" else "A's hand")
    assert where(game, "Sword") == "A's base"
    assert obj(game, "Sword").exhausted == bool(state)
    assert [e.loc for e in events(game, ev.RECALLED, "Sword")] == [0]
    assert len(events(game, ev.MOVED)) == 0


@every_edition
def test_719_5_all_that_are_attached_detach(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.place("Unit 2 as Bearer", "A", field(1))
    stage.place("Long Sword as Mine attached to Bearer", "A", field(1))
    stage.place("Long Sword as Theirs attached to Bearer", "B", field(1))
    game = casting(stage, Kill(target(UNITS)))
    assert (where(game, "Mine"), where(game, "Theirs")) == ("A's base", "B's base")
    assert attached(game, "Mine") == attached(game, "Theirs") == ""


def test_718_1_what_dies_with_its_top_most_card_is_not_left_behind() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer"])
    stage.add("A", equipment("Band"), "base", "Band", to="Bearer")
    game = casting(stage, Kill(All(Those(UNIT | GEAR))))
    assert where(game, "Bearer") == where(game, "Band") == "A's trash"
    assert obj(game, "Bearer").attachments == ()


def test_818_4_each_equip_is_an_ability_of_its_own() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer"], pool="1 Energy")
    stage.add("A", equipment("Band", build.equip(Cost(energy=1)), equip=Cost(power=((ANY, 1),))), "base", "Band")
    game = stage.begin()
    use(game, "Band")  # only the one that can be paid for is offered
    resolve(game)
    assert attached(game, "Band") == "Bearer"


def test_135_4_b_what_it_was_given_is_active() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer"])
    stage.add("A", equipment("Band"), "base", "Band", to="Bearer")
    game = stage.begin()
    status.give(game.machine, thing(game, "Band"), Mod(THIS_TURN, 1, keyword=DEFLECT, value=1), player=0)

    assert game.machine.keyword(thing(game, "Band"), DEFLECT) == 1


def test_137_3_b_what_has_no_might_gets_none() -> None:
    """A gear with a Might Bonus of 3 is attached to another gear."""
    stage = two_battlefields()
    stage.add("A", gear("Rack"), "base", "Rack")
    stage.add("A", equipment("Band", bonus=3), "base", "Band", to="Rack")
    game = stage.begin()

    [rack] = [card for card in game.view().players[0].base if card.name == "Rack"]
    assert rack.might is None


def mourner(name: str) -> Face:
    """An Equipment that draws as it detaches (725.2)."""
    return equipment(name, build.when(When(ev.DETACHED, mine=True), build.draw(1)))


@every_edition
def test_719_5_a_whoever_controls_the_top_most_card_orders_what_detaches(edition: str) -> None:
    """719.5, 719.5.a, 725.2: one after the other, so that what triggers on it goes on the chain in that order."""
    stage = two_battlefields(edition=edition)
    stage.place("Unit 2 as Bearer", "B", field(1))
    for seat, name in (("A", "Band"), ("B", "Ring"), ("A", "Chain")):
        stage.add(seat, mourner(name), 1, name, to="Bearer")
    game = casting(stage, Kill(target(UNITS)))
    assert decides(game) == "B"
    assert sentences(game) == [f"{name} at battlefield 1" for name in ("Band", "Ring", "Chain")]
    choose(game, "Chain", "Ring")
    assert [e.obj for e in events(game, ev.DETACHED)] == [thing(game, name) for name in ("Chain", "Ring", "Band")]
    assert on_chain(game)[-3:] == ["Chain", "Ring", "Band"]
    resolve(game)
    assert (len(hand(game, "A")), len(hand(game, "B"))) == (2, 1)
    assert [where(game, name) for name in ("Band", "Ring", "Chain")] == ["A's base", "B's base", "A's base"]


@every_edition
def test_719_5_a_without_anything_that_notices_it_nobody_is_asked(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Bearer"])
    for name in ("Band", "Ring"):
        stage.add("A", equipment(name), "base", name, to="Bearer")
    game = casting(stage, ReturnToHand(target(UNITS)))
    assert [e.rule for e in events(game, ev.DETACHED)] == ["719.5", "719.5"]
    assert attached(game, "Band") == attached(game, "Ring") == ""


def test_719_2_without_cards_attached_it_is_no_top_most_card() -> None:
    """718.1, 719.1, 719.2, 435.1.b.2."""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer"])
    for name in ("Band", "Ring"):
        stage.add("A", equipment(name, keywords=(SHIELD,)), "base", name, to="Bearer")
    stage.add("A", spell("Break", Kill(target(GEARS))), "hand")
    stage.add("A", spell("Take off", Do(detached)), "hand")
    game = stage.begin()
    play(game, "Break", "Band")
    resolve(game)
    bearer = thing(game, "Bearer")
    assert obj(game, "Bearer").attachments == (thing(game, "Ring"),)
    assert game.machine.keyword(bearer, SHIELD) == 1
    play(game, "Take off")
    resolve(game)
    assert obj(game, "Bearer").attachments == ()
    assert game.machine.keyword(bearer, SHIELD) == 0


def test_718_5_d_it_is_attached_to_one_top_most_card_at_a_time() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Old", "Unit 2 as New", "Unit 2 as Newest"])
    stage.add("A", equipment("Band", bonus=1), "base", "Band", to="Old")
    stage.add("A", spell("Hand over", Attach(target(GEARS), target(UNITS))), "hand")
    game = stage.begin()
    play(game, "Hand over", "Newest")
    resolve(game)
    tops = [name for name in ("Old", "New", "Newest") if obj(game, name).attachments]
    assert tops == ["Newest"]


def test_719_4_a_an_attached_card_that_is_empowered_empowers_nothing_else() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer"])
    stage.add("A", equipment("Band"), "base", "Band", to="Bearer")
    game = casting(stage, Empower(target(GEARS)))
    assert obj(game, "Band").empowered
    assert not obj(game, "Bearer").empowered


# 720-724: inactive text


def test_722_1_keywords_in_inactive_text_are_there_to_be_looked_for() -> None:
    """722, 722.1, 722.2: Temporary on an attached Spinning Axe does not trigger, but it has it."""
    with_temporary = Those(GEAR, traits=(HasKeyword(TEMPORARY),))
    stage = two_battlefields()
    stage.place("Unit 2 as Bearer", "A", field(1))
    stage.place("Spinning Axe as Axe attached to Bearer", "A", field(1))
    stage.player("A", base=["Gear as Plain"])
    stage.add("A", spell("Cleanse", Kill(target(with_temporary))), "hand")
    game = stage.begin()
    assert not game.machine.keyword(thing(game, "Axe"), TEMPORARY)
    play(game, "Cleanse")
    resolve(game)
    assert (where(game, "Axe"), where(game, "Plain")) == ("A's trash", "A's base")


@every_edition
def test_721_2_temporary_of_an_attached_spinning_axe_does_not_trigger(edition: str) -> None:
    """721, 721.1, 721.2."""
    board = Board(turn="B", edition=edition)
    board.player("A", base=["Unit 2 as Bearer", "Spinning Axe as Worn attached to Bearer", "Spinning Axe as Loose"])
    game = begin(board)
    end_turn(game)
    assert (where(game, "Worn"), where(game, "Loose")) == ("A's base", "A's trash")


@every_edition
def test_724_effect_text_is_inactive_unless_it_is_attached(edition: str) -> None:
    """718.3, 723, 724: rules text is active by default, effect text only while it is appended."""
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Bearer"])
    aura = build.passive(HaveMight(1, FRIENDLY_UNITS))
    own = build.passive(HaveMight(2, FRIENDLY_UNITS))
    stage.add("A", equipment("Band", own, effect=(aura,)), "base", "Band")
    stage.add("A", spell("Wear", Attach(target(GEARS), target(UNITS))), "hand")
    game = stage.begin()
    assert might(game, "Bearer") == 4
    play(game, "Wear")
    resolve(game)
    assert might(game, "Bearer") == 3


def test_718_5_a_it_has_its_types_and_tags_all_the_same() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer", "Gear as Plain"])
    stage.add("A", equipment("Band"), "base", "Band", to="Bearer")
    worn = Those(GEAR, traits=(Tagged(("Equipment",)),))
    game = casting(stage, Kill(All(worn)))
    assert (where(game, "Band"), where(game, "Plain")) == ("A's trash", "A's base")


@every_edition
def test_725_3_weaponmaster_reads_the_equip_of_what_is_attached(edition: str) -> None:
    """725.3, 821.1.c.6: its Equip cannot be activated, but what it costs is there to be paid."""
    stage = two_battlefields(edition=edition)
    stage.add("A", equipment("Band", bonus=2, equip=Cost(power=((ANY, 1),))), "base", "Band", to="Old")
    stage.player("A", base=["Unit 2 as Old"], hand=["Unit 2 [Weaponmaster] as Master"])
    game = stage.begin()
    assert not usable(game, "Band")
    play(game, "Master")
    choose(game, "yes")
    resolve(game)
    assert attached(game, "Band") == "Master"
    assert (might(game, "Old"), might(game, "Master")) == (2, 4)
