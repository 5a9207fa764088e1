"""Objects of several types (177, 178): what each of their types brings with it."""

from collections.abc import Sequence

from riftwright.core.facts import Face
from riftwright.core.ids import RUNE, UNIT
from riftwright.rules.actions import cards
from tests.rules.helpers import every_edition
from tests.rules.plays import Stage, obj
from tests.support import choose, field, might, move, offered, pass_showdown, play, resolve, thing, where

LIVING_LAMP = "Gear unit 3 as Lamp"


def stage(edition: str, *, base: Sequence[str] = (), hand: Sequence[str] = ()) -> Stage:
    """Battlefield 1 is A's; battlefield 2 is nobody's."""
    found = Stage(edition=edition)
    found.battlefield(controller="A", units={"A": ["Unit 1 as Guard"]})
    found.battlefield()
    found.player("A", base=base, hand=hand)
    return found


@every_edition
def test_178_1_a_1_as_a_unit_it_has_might_and_damage_enters_exhausted_and_goes_where_units_go(edition: str) -> None:
    """178, 178.1, 178.1.a, 178.1.a.1: although gear enters ready, and only in the base."""
    game = stage(edition, hand=["Gear unit 3", "Spell: deal 2 to a unit"]).begin()
    play(game, "Gear unit 3", "battlefield 1")
    lamp = thing(game, "Gear unit 3")
    assert (where(game, "Gear unit 3"), game.state.objects[lamp].exhausted) == ("battlefield 1", True)
    assert might(game, "Gear unit 3") == 3
    play(game, "Spell: deal 2 to a unit", "Gear unit 3")
    resolve(game)
    assert game.state.objects[lamp].damage == 2


@every_edition
def test_178_2_a_it_moves_like_a_unit_and_stays_at_the_battlefield(edition: str) -> None:
    """178.1.a.1.a, 178.2, 178.2.a, 178.2.a.1: gear alone is recalled in step 5 of a cleanup."""
    game = stage(edition, base=[LIVING_LAMP]).begin()
    move(game, "Lamp", field(2))
    pass_showdown(game)
    assert (where(game, "Lamp"), obj(game, "Lamp").exhausted) == ("battlefield 2", True)
    assert game.state.battlefields[1].controller == 0


@every_edition
def test_178_3_what_concerns_any_of_its_types_concerns_it(edition: str) -> None:
    for spell in ("Spell: kill a unit", "Spell: kill a gear"):
        game = stage(edition, base=[LIVING_LAMP, "Unit 2 as Scout", "Gear as Chair"], hand=[spell]).begin()
        play(game, spell)
        assert [offered(game, name) for name in ("Lamp", "Scout", "Chair")] == [
            True,
            spell.endswith("unit"),
            spell.endswith("gear"),
        ]
        choose(game, "Lamp")
        resolve(game)
        assert where(game, "Lamp") == "A's trash"


@every_edition
def test_178_1_a_2_as_a_rune_it_is_recycled_to_the_rune_deck(edition: str) -> None:
    found = stage(edition)
    found.add("A", Face("Golem", UNIT | RUNE, might=2), "base", "Golem")
    game = found.begin()
    golem = thing(game, "Golem")
    assert might(game, "Golem") == 2
    cards.recycle(game.machine, [golem])
    assert golem in game.state.players[0].rune_deck
    assert golem not in game.state.players[0].main_deck
