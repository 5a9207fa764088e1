"""Unique (825)."""

from riftwright.notation.decks import parse_deck
from tests.rules.keywords.giving import keyword, lose
from tests.rules.plays import obj, two_battlefields
from tests.support import field, might, move, play, resolve, use, where


def problems(*cards: str) -> list[str]:
    """What is wrong with the Unique and Signature cards of a deck with these lines in its Main Deck."""
    text = "Legend:\n1 Ahri, Nine-Tailed Fox\nMainDeck:\n" + "\n".join(cards)
    return [line for line in parse_deck(text).check() if "(825.3.a)" in line or "(103.2.d.1)" in line]


def test_825_3_a_one_card_of_a_name_is_the_most() -> None:
    """825.1, 825.3, 825.3.a"""
    assert problems("1 Rabadon's Deathcrown") == []
    assert problems("2 Rabadon's Deathcrown") == [
        "MainDeck: 2 of Rabadon's Deathcrown, which is Unique: one is the most (825.3.a)"
    ]


def test_825_3_b_unique_signature_cards_are_three_of_different_names() -> None:
    assert problems("1 Rabadon's Deathcrown", "1 Forgefire Cape", "1 Shurelya's Requiem") == []
    four = problems("1 Rabadon's Deathcrown", "1 Forgefire Cape", "2 Shurelya's Requiem")
    assert four == [
        "MainDeck: 2 of Shurelya's Requiem, which is Unique: one is the most (825.3.a)",
        "MainDeck: 4 Signature cards, 3 in all are the most (103.2.d.1)",
    ]


def test_825_4_in_a_game_it_does_nothing() -> None:
    """825.2, 825.4: there may be two of the name, printed, granted or lost."""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Unique] as One", "Unit 2 [Unique] as Two", "Gear [Others: Unique]"])
    stage.player("A", hand=["Unit 2 [Unique] as Three"])
    lose(stage, "One", "Unique")
    game = stage.begin()
    play(game, "Three")
    assert [where(game, name) for name in ("One", "Two", "Three")] == ["A's base"] * 3
    assert [keyword(game, name, "Unique") for name in ("One", "Two", "Three")] == [0, 1, 1]


def test_825_rabadons_deathcrown_adds_3_bonus_damage() -> None:
    stage = two_battlefields()
    stage.player(
        "A", base=["Unit 2 as Bearer", "Rabadon's Deathcrown as Crown"], hand=["Spell: deal 1 to an enemy unit"]
    )
    stage.player("B", base=["Unit 9 as Foe"])
    game = stage.begin()
    use(game, "Crown")
    resolve(game)
    assert might(game, "Bearer") == 5
    play(game, "Spell: deal 1 to an enemy unit")
    resolve(game)
    assert obj(game, "Foe").damage == 4


def test_825_forgefire_cape_strikes_all_enemies_there() -> None:
    stage = two_battlefields()
    stage.field(1).controller = 1
    stage.place("Unit 9 as First", "B", field(1))
    stage.place("Unit 9 as Second", "B", field(1))
    stage.player("A", base=["Unit 2 as Bearer", "Forgefire Cape attached to Bearer"])
    stage.player("B", base=["Unit 9 as Idle"])
    game = stage.begin()
    move(game, "Bearer", field(1))
    resolve(game)
    assert [obj(game, name).damage for name in ("First", "Second", "Idle")] == [2, 2, 0]


def test_825_shurelyas_requiem_readies_and_lets_units_here_gank() -> None:
    stage = two_battlefields()
    stage.place("Unit 2 exhausted as Bearer", "A", field(1))
    stage.place("Unit 2 exhausted as Near", "A", field(1))
    stage.player("A", base=["Unit 2 exhausted as Far"], hand=["Shurelya's Requiem"])
    game = stage.begin()
    play(game, "Shurelya's Requiem")
    resolve(game)
    assert not any(obj(game, name).exhausted for name in ("Bearer", "Near", "Far"))
    use(game, "Shurelya's Requiem", "Bearer")
    resolve(game)
    assert [keyword(game, name, "Ganking") for name in ("Bearer", "Near", "Far")] == [1, 1, 0]
