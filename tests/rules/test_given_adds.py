"""Abilities that Add and that an object was given (429.3, 477.2): they can be used while something is paid for."""

from riftwright.core.decisions import D_PAY
from riftwright.core.facts import Face
from riftwright.core.ids import ANY, ENERGY, FURY, GEAR, REACTION
from riftwright.core.nodes import Ability, Cost
from riftwright.effects import build
from riftwright.effects.costs import ExhaustThis, KillMe
from riftwright.effects.filters import FRIENDLY_UNITS, UNITS_YOU_CONTROL
from riftwright.effects.instructions import Add
from riftwright.effects.lending import YourAbilitiesHave
from riftwright.effects.passives import HaveAbility
from riftwright.effects.restrictions import GiveAbility
from riftwright.effects.subjects import target
from riftwright.game import Game
from riftwright.rules.means import add_abilities
from tests.rules.plays import Stage, gear, obj, pool, spell, two_battlefields, unit
from tests.support import end_turn, play, playable, resolve, sentences, thing, usable, where


def adding(resource: int = ENERGY, amount: int = 1, *, reaction: bool = True) -> Ability:
    return build.use(build.cost(0, ExhaustThis()), Add(resource, amount), reaction=reaction)


def stage_with(*abilities: Ability, energy: int = 1) -> Stage:
    """A has a card of that cost in hand, and nothing to pay with but what Scout can do."""
    stage = two_battlefields()
    stage.add("A", unit("Scout", 2, *abilities), "base", "Scout")
    stage.add("A", unit("Giant", 5, energy=energy), "hand")
    stage.player("A", runes="", pool="")
    return stage


def test_429_3_an_ability_that_was_given_pays_for_a_card() -> None:
    stage = stage_with()
    stage.add("A", spell("Lesson", GiveAbility(adding(), target(FRIENDLY_UNITS), "it may Add")), "hand")
    game = stage.begin()
    assert not playable(game, "Giant")
    play(game, "Lesson")
    resolve(game)

    assert playable(game, "Giant")
    play(game, "Giant")
    assert (where(game, "Giant"), obj(game, "Scout").exhausted, pool(game, "A")) == ("A's base", True, {})


def test_429_3_no_longer_than_it_was_given_for() -> None:
    stage = stage_with()
    stage.add("A", spell("Lesson", GiveAbility(adding(), target(FRIENDLY_UNITS), "it may Add")), "hand")
    stage.player("B", runes="")
    game = stage.begin()
    play(game, "Lesson")
    resolve(game)
    assert len(add_abilities(game.machine, 0)) == 1
    end_turn(game)
    end_turn(game)

    assert not usable(game, "Scout")
    assert add_abilities(game.machine, 0) == []


def ways_to_pay(game: Game, card: str) -> list[str]:
    """The ways that are offered for playing the card; none where nothing is asked."""
    game = game.clone()
    game.apply(f"play:{thing(game, card)}")
    return sentences(game) if game.decision.kind == D_PAY else []


def test_429_3_without_reaction_it_cannot_be_used_while_something_is_paid_for() -> None:
    stage = stage_with()
    slow = adding(reaction=False)
    stage.add("A", spell("Lesson", GiveAbility(slow, target(FRIENDLY_UNITS), "it may Add")), "hand")
    game = stage.begin()
    play(game, "Lesson")
    resolve(game)

    assert not playable(game, "Giant")
    assert usable(game, "Scout")


def test_429_3_an_ability_that_a_passive_gives_pays_for_a_card() -> None:
    stage = stage_with()
    stage.add("A", gear("School", build.passive(HaveAbility(adding(), UNITS_YOU_CONTROL))), "base", "School")
    stage.player("A", base=["Unit 1 as Other"]).player("B", base=["Unit 1 as Stranger"])
    game = stage.begin()
    assert ways_to_pay(game, "Giant") == ["use Unit 1", "use Scout"]
    game.apply(f"play:{thing(game, 'Giant')}")
    game.apply(0)

    assert [obj(game, name).exhausted for name in ("Scout", "Other", "School")] == [False, True, False]


def test_429_3_two_passives_that_give_it_exhaust_one_unit_once() -> None:
    stage = stage_with(energy=2)
    for name in ("School", "College"):
        stage.add("A", gear("School", build.passive(HaveAbility(adding(), UNITS_YOU_CONTROL))), "base", name)
    assert not playable(stage.begin(), "Giant")


def test_136_2_d_effect_text_that_adds_kills_the_equipment_and_not_who_wears_it() -> None:
    flask = Face(
        "Flask",
        GEAR,
        tags=("Equipment",),
        abilities=(build.equip(Cost()),),
        effect_text=(build.use(Cost(parts=(KillMe("this"),)), Add(ENERGY, 1), reaction=True),),
    )
    for energy, own in ((1, ()), (2, (adding(),))):  # what it does by itself is exhausted, what it wears is killed
        stage = stage_with(*own, energy=energy)
        stage.add("A", flask, "base", "Flask", to="Scout")
        game = stage.begin()
        assert playable(game, "Giant")
        play(game, "Giant")
        assert [where(game, name) for name in ("Giant", "Flask", "Scout")] == ["A's base", "A's trash", "A's base"]
        assert obj(game, "Scout").exhausted is bool(own)


def test_357_1_a_an_own_and_a_given_ability_that_exhaust_the_same_unit_do_not_add_up() -> None:
    for energy, able in ((1, True), (2, True), (3, False)):
        stage = stage_with(adding(), energy=energy)
        stage.add("A", spell("Lesson", GiveAbility(adding(amount=2), target(FRIENDLY_UNITS), "it may Add")), "hand")
        game = stage.begin()
        play(game, "Lesson")
        resolve(game)
        assert playable(game, "Giant") is able


def test_429_3_ways_to_pay_say_what_each_of_several_abilities_adds() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Scout", 2, adding(FURY), adding(ANY)), "base", "Scout")
    stage.add("A", unit("Giant", 5, energy=0, power=1, domains=1 << FURY), "hand")
    stage.player("A", runes="", pool="")
    game = stage.begin()
    assert ways_to_pay(game, "Giant") == ["use Scout to add [any]", "use Scout to add [fury]"]


def test_813_4_an_ability_that_was_given_reaction_pays_for_a_card() -> None:
    for given, able in (((build.passive(YourAbilitiesHave(REACTION)),), True), ((), False)):
        stage = stage_with(adding(reaction=False), *given)
        assert playable(stage.begin(), "Giant") is able
