"""Level (824)."""

import pytest

from riftwright.effects import build
from riftwright.effects.filters import FRIENDLY_UNITS
from riftwright.effects.passives import IHaveMight
from riftwright.effects.restrictions import GiveAbility
from riftwright.effects.subjects import All
from riftwright.rules.actions import resources
from tests.rules.keywords.giving import every_edition, keyword, lose
from tests.rules.plays import SEIZE, Do, obj, spell, two_battlefields
from tests.support import hand, might, play, playable, resolve, usable


@every_edition
@pytest.mark.parametrize(("xp", "active"), [(0, False), (2, False), (3, True), (9, True)])
def test_824_1_c_its_text_is_active_with_so_much_xp_or_more(edition: str, xp: int, active: bool) -> None:
    """824.1, 824.1.a, 824.1.b, 824.1.b.1, 824.1.b.2, 824.1.c: text of every kind."""
    texts = ("+2", "Shield", "Play: draw 1", "enter ready", "Use: draw 1")
    text = " ".join(["Unit 2", *(f"[Level 3: {said}]" for said in texts), "as Wise"])
    stage = two_battlefields(edition=edition)
    stage.player("A", hand=[text], xp=xp)
    game = stage.begin()
    play(game, "Wise")
    resolve(game)
    told = (might(game, "Wise"), keyword(game, "Wise", "Shield"), len(hand(game, "A")), not obj(game, "Wise").exhausted)
    assert told == ((4, 1, 1, True) if active else (2, 0, 0, False))
    assert usable(game, "Wise") is active


def test_824_1_c_and_d_it_comes_and_goes_with_the_xp() -> None:
    """824.1.c, 824.1.d"""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Level 3: +2] as Wise"], hand=["Spell: gain 2 XP"], xp=1)
    stage.add("A", spell("Spend", Do(lambda frame: resources.spend_xp(frame.m, frame.you, 1))), "hand")
    game = stage.begin()
    assert might(game, "Wise") == 2
    play(game, "Spell: gain 2 XP")
    resolve(game)
    assert might(game, "Wise") == 4
    play(game, "Spend")
    resolve(game)
    assert might(game, "Wise") == 2


def test_824_1_c_1_it_looks_at_its_controllers_xp() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Level 3: +2] as Wise"], hand=["Spell: nothing"], xp=3)
    stage.player("B", hand=[SEIZE], xp=2)
    game = stage.begin()
    assert might(game, "Wise") == 4
    play(game, "Spell: nothing")
    game.apply("pass")
    play(game, SEIZE)
    resolve(game)
    assert might(game, "Wise") == 2


def test_824_several_levels_are_each_for_themselves_and_the_instructions_of_a_spell_too() -> None:
    """824.1.b, 802"""
    for xp, told in ((2, (2, 1)), (3, (3, 2)), (6, (5, 2))):
        stage = two_battlefields()
        stage.player(
            "A", base=["Unit 2 [Level 3: +1] [Level 6: +2] as Wise"], hand=["Spell: draw 1 then level 3: draw 1"], xp=xp
        )
        game = stage.begin()
        play(game, "Spell: draw 1 then level 3: draw 1")
        resolve(game)
        assert (might(game, "Wise"), len(hand(game, "A"))) == told


def test_824_off_the_board_it_changes_what_the_card_costs() -> None:
    for xp, given, able in (
        (5, "4 Energy", False),
        (6, "3 Energy", True),
        (10, "2 Energy", False),
        (11, "1 Energy", True),
    ):
        stage = two_battlefields()
        stage.player("A", hand=["Concentrate"], xp=xp, pool=given)
        assert playable(stage.begin(), "Concentrate") is able


def test_824_2_granted_and_lost() -> None:
    """824.2, 801.3"""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Plain", "Unit 2 [Level 3: +2] as Wise"], xp=3)
    lose(stage, "Wise", "Level")
    gift = GiveAbility(build.level(3, IHaveMight(3)), All(FRIENDLY_UNITS), "give friendly units a text of [Level 3]")
    stage.add("A", spell("Gift", gift), "hand")
    game = stage.begin()
    assert might(game, "Wise") == 2
    play(game, "Gift")
    resolve(game)
    assert (might(game, "Plain"), might(game, "Wise")) == (5, 2)  # without Level, nothing that depends on it is active


@pytest.mark.parametrize(
    ("name", "xp", "might_", "held"),
    [
        ("Gustwalker", 2, 3, ""),
        ("Gustwalker", 3, 4, "Ganking"),
        ("Mosstomper", 2, 3, ""),
        ("Mosstomper", 3, 4, "Deflect"),
        ("Gemhand Hunter", 6, 3, ""),
        ("Targonian Visionary", 10, 6, ""),
        ("Targonian Visionary", 11, 10, ""),
    ],
)
def test_824_cards_that_grow(name: str, xp: int, might_: int, held: str) -> None:
    stage = two_battlefields()
    stage.player("A", base=[name], xp=xp)
    game = stage.begin()
    assert might(game, name) == might_
    assert not held or keyword(game, name, held) == 1


@pytest.mark.parametrize("name", ["Scorchclaw", "Bandle Soldier"])
def test_824_cards_that_enter_ready(name: str) -> None:
    for xp in (2, 3):
        stage = two_battlefields()
        stage.player("A", hand=[f"{name} as New"], xp=xp)
        game = stage.begin()
        play(game, "New")
        assert obj(game, "New").exhausted is (xp < 3)


def test_824_wuju_apprentice_and_combat_experience() -> None:
    for xp, drawn, more in ((5, 0, 1), (6, 1, 3)):
        stage = two_battlefields()
        stage.player("A", hand=["Wuju Apprentice", "Combat Experience"], xp=xp)
        game = stage.begin()
        play(game, "Wuju Apprentice")
        resolve(game)
        assert hand(game, "A") == ["Combat Experience", *["Filler"] * drawn]
        play(game, "Combat Experience")
        resolve(game)
        assert might(game, "Wuju Apprentice") == 2 + more
