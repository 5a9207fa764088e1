"""Quick-Draw (819)."""

from riftwright.core import events as ev
from tests.rules.keywords.giving import every_edition, keyword, lose
from tests.rules.plays import two_battlefields
from tests.support import choose, events, might, play, playable, resolve


@every_edition
def test_819_1_c_it_is_played_and_attached_with_reaction(edition: str) -> None:
    """819.1, 819.1.a-d"""
    stage = two_battlefields(edition=edition)
    stage.player("A", hand=["Spell: nothing"])
    stage.player("B", base=["Unit 2 as One", "Unit 2 as Two"], hand=["Equipment 3 [Equip: 1] [Quick-Draw] as Axe"])
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    play(game, "Axe")
    choose(game, "Two")
    resolve(game)
    assert (might(game, "One"), might(game, "Two")) == (2, 5)


def test_819_2_several_instances_are_no_more_than_one() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as One"], hand=["Equipment 3 [Equip: 1] [Quick-Draw] [Quick-Draw] as Axe"])
    game = stage.begin()
    play(game, "Axe")
    assert len(events(game, ev.TRIGGERED)) == 1


def test_819_jax_gives_it_to_equipment_everywhere() -> None:
    """819.1.b, 819.2, 819.3: in hand, where it lets it be played as a reaction, and on the board, where it triggers."""
    stage = two_battlefields(turn="B")
    stage.player("A", base=["Jax, Unmatched as Jax"], hand=["Equipment 3 [Equip: 1] as Axe", "Gear as Rope"])
    stage.player("B", hand=["Spell: nothing"])
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    assert not playable(game, "Rope")
    play(game, "Axe")
    resolve(game)
    assert might(game, "Jax") == 8


def test_819_lost_it_is_neither_played_as_a_reaction_nor_attached() -> None:
    """819.3, 801.3.b"""
    stage = two_battlefields(turn="B")
    stage.player("A", base=["Unit 2 as One"], hand=["Equipment 3 [Equip: 1] [Quick-Draw] as Axe"])
    stage.player("B", hand=["Spell: nothing"])
    for which in ("Quick-Draw", "Reaction"):
        lose(stage, "Axe", which)
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    assert not playable(game, "Axe")


def test_819_cloth_armor() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as One"], hand=["Cloth Armor"])
    game = stage.begin()
    play(game, "Cloth Armor")
    resolve(game)
    assert (might(game, "One"), keyword(game, "One", "Shield")) == (2, 2)
