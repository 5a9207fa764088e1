"""What goes wrong is named by its cause, with the facts and the mend."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from riftwright import (
    Game,
    GameOverError,
    IllegalChoiceError,
    IllegalDeckError,
    SaveError,
    UnknownEditionError,
    UnknownModeError,
)
from riftwright.cards.catalogue import catalogue
from riftwright.core import saves
from riftwright.core.errors import UnknownCardError, UnknownSwitchError
from riftwright.notation.decks import DeckList, parse_deck, read_deck
from riftwright.players import RandomPlayer

DECKS = Path(__file__).parents[1] / "examples" / "decks"


def decks() -> list[DeckList]:
    return [read_deck(DECKS / "kaisa.txt"), read_deck(DECKS / "ahri.txt")]


def new() -> Game:
    return Game.new(decks(), seed=7)


# What a game is made of


def test_an_unknown_mode_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownModeError, match=r"no mode 'solo'; there are duel, match, skirmish, war, magma"):
        Game.new(decks(), mode="solo")


def test_an_unknown_edition_is_named_with_those_that_exist() -> None:
    with pytest.raises(
        UnknownEditionError, match=r"no edition '2025-01-01'; there are 2026-03-30, 2026-07-16, 2026-10"
    ):
        Game.new(decks(), edition="2025-01-01")


def test_an_unknown_switch_is_named_with_those_of_the_edition() -> None:
    with pytest.raises(UnknownSwitchError, match=r"edition 2026-07-16 has no switch 'magic'; it has focus-after-conv"):
        Game.new(decks(), edition="2026-07-16", switches={"magic": "on"})


def test_a_setting_that_a_switch_has_not_is_named_with_those_it_has() -> None:
    with pytest.raises(
        UnknownSwitchError, match=r"switch focus-after-conversion cannot be 'me'; it can be holder, att"
    ):
        Game.new(decks(), switches={"focus-after-conversion": "me"})


def test_a_game_without_decks_is_none() -> None:
    with pytest.raises(ValueError, match="a game needs at least one deck"):
        Game.new([])


# Decks

SOUND = (DECKS / "kaisa.txt").read_text(encoding="utf-8")


def problems(text: str) -> list[str]:
    """What is wrong with the deck, as a new game says it."""
    with pytest.raises(IllegalDeckError) as raised:
        Game.new([parse_deck(text, "mine"), *decks()])
    assert raised.value.name == "mine"
    assert str(raised.value).startswith(f"mine: {len(raised.value.problems)} problem")
    return raised.value.problems


def changed(*changes: tuple[str, str]) -> str:
    """The sound deck with these changes."""
    text = SOUND
    for old, new_text in changes:
        assert old in text
        text = text.replace(old, new_text, 1)
    return text


def test_the_deck_that_is_changed_here_is_sound() -> None:
    assert parse_deck(SOUND).check() == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            changed(("3 Cleave", "3 Cleeve")),
            "line 17: no card 'Cleeve'; did you mean Cleave",
        ),
        (changed(("3 Cleave", "Cleave")), "line 17: 'Cleave' is not a count and a name, like '3 Stalwart Poro'"),
        (changed(("3 Cleave", "0 Cleave")), "line 17: 0 copies of Cleave; it can be 1 to 999"),
        ("3 Cleave\n" + SOUND, "MainDeck: 6 of Cleave, 3 are the most (103.2.b)"),
        (changed(("1 Kai'Sa, Daughter of the Void", "")), "Legend: a deck has exactly one Champion Legend (103.1)"),
        (
            changed(("1 Kai'Sa, Daughter", "2 Kai'Sa, Daughter")),
            "Legend: a deck has exactly one Champion Legend (103.1)",
        ),
        (
            changed(("Champion:\n1 Kai'Sa, Survivor", "Champion:")),
            "Champion: a deck has exactly one chosen champion; under Champion: it could be Kai'Sa, Survivor (103.2.a)",
        ),
        (
            changed(("Champion:\n1 Kai'Sa, Survivor", "Champion:\n1 Watchful Sentry")),
            "Champion: Watchful Sentry is no champion unit (103.2.a.2)",
        ),
        (
            changed(("Champion:\n1 Kai'Sa, Survivor", "Champion:\n1 Darius, Trifarian")),
            "Champion: Darius, Trifarian has not the tag Kai'Sa of the legend (103.2.a.2)",
        ),
        (
            changed(("3 Cleave", "3 Fury Rune")),
            "MainDeck: Fury Rune is a basic rune and does not belong there (103)",
        ),
        (
            changed(("2 Time Warp", "1 Time Warp")),
            "MainDeck: 39 cards with the chosen champion, 40 are the least (103.2)",
        ),
        (changed(("3 Cleave", "4 Cleave")), "MainDeck: 4 of Cleave, 3 are the most (103.2.b)"),
        (
            changed(("3 Cleave", "3 Discipline")),
            "MainDeck: Discipline is Calm, outside the Domain Identity Fury/Mind (103.1.b)",
        ),
        (
            changed(("7 Fury Rune", "7 Calm Rune")),
            "Runes: Calm Rune is outside the Domain Identity Fury/Mind (103.3.a.1)",
        ),
        (changed(("7 Fury Rune", "6 Fury Rune")), "Runes: 11, a deck has exactly 12 (103.3.a)"),
        (changed(("1 Startipped Peak", "")), "Battlefields: 2, each mode asks for 3 (485.4.a)"),
        (
            changed(("1 Startipped Peak", "1 The Dreaming Tree")),
            "Battlefields: 2 of The Dreaming Tree, one of a name is the most (103.4.c)",
        ),
    ],
)
def test_an_illegal_deck_says_what_is_wrong_with_it(text: str, problem: str) -> None:
    found = problems(text)
    assert any(one.startswith(problem) for one in found), found


def test_signature_cards_are_few_and_of_the_legend() -> None:
    text = (DECKS / "ahri.txt").read_text(encoding="utf-8")
    text = text.replace("2 Stupefy", "3 Fox-Fire").replace("2 Charm", "1 Lilting Lullaby")
    assert parse_deck(text).check() == [
        "MainDeck: 4 Signature cards, 3 in all are the most (103.2.d.1)",
        "MainDeck: Lilting Lullaby is no Signature card of Ahri (103.2.d.2)",
    ]


def test_a_unique_card_is_in_a_deck_once() -> None:
    one = "MainDeck:\n1 Rabadon's Deathcrown"
    unique = [parse_deck(text).check() for text in (one, f"{one}\n1 Rabadon's Deathcrown")]
    what = "MainDeck: 2 of Rabadon's Deathcrown, which is Unique: one is the most (825.3.a)"
    assert [what in found for found in unique] == [False, True]


def test_teammates_play_different_legends() -> None:
    with pytest.raises(
        IllegalDeckError, match=r"Legend: Ahri, Nine-Tailed Fox is the legend of its teammate, .*489.8.h"
    ):
        Game.new([decks()[1]], mode="magma")


def test_everything_that_is_wrong_with_a_deck_is_said_at_once() -> None:
    text = changed(("3 Cleave", "4 Cleave"), ("7 Fury Rune", "6 Fury Rune"), ("1 Startipped Peak", ""))
    assert [problem.partition(":")[0] for problem in problems(text)] == ["MainDeck", "Battlefields", "Runes"]


def test_a_deck_that_is_not_there() -> None:
    with pytest.raises(IllegalDeckError, match=r"nowhere\.txt: 1 problem\n +cannot be read: No such file"):
        Game.new(["nowhere.txt"])


def test_a_deck_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(IllegalDeckError, match="cannot be read: it is no UTF-8 text"):
        read_deck(path)


def test_an_unknown_card_is_named_with_near_misses() -> None:
    with pytest.raises(UnknownCardError, match=r"no card 'Falling Stars' .*; did you mean Falling Star") as raised:
        catalogue().get("Falling Stars")
    assert raised.value.name == "Falling Stars"
    assert "Falling Star" in raised.value.suggestions


# Choices


def test_an_illegal_choice_is_named_with_what_is_legal_and_changes_nothing() -> None:
    game = new()
    before = game.save()
    legal = game.decision.options[0].key
    for wrong in ("dance", 999, -1):
        with pytest.raises(IllegalChoiceError, match=rf"{wrong!r} is no legal choice for [AB]; legal: {legal}"):
            game.apply(wrong)
    with pytest.raises(IllegalChoiceError, match="'end' is no legal choice"):
        game.apply("end")
    assert game.save() == before


def test_after_the_end_there_is_nothing_to_decide() -> None:
    game = new()
    game.concede(0)
    with pytest.raises(GameOverError, match="the game is over: B wins by concession"):
        game.apply(0)
    with pytest.raises(GameOverError, match="the game is over"):
        game.concede(1)


# Saves


def saved() -> bytes:
    game = new()
    bot = RandomPlayer(1)
    for _ in range(30):
        game.apply(bot.choose(game))
    return game.save()


def forged(**changes: Any) -> bytes:
    """A save whose state says otherwise, in the form of one that is sound."""
    whole = msgspec.msgpack.decode(saved())
    body = msgspec.msgpack.encode(msgspec.msgpack.decode(whole["state"]) | changes)
    sound = msgspec.msgpack.decode(saves.save(new().state))
    return msgspec.msgpack.encode(sound | {"state": body, "check": saves._sum(body)})


def refused(data: bytes) -> str:
    with pytest.raises(SaveError) as raised:
        Game.load(data)
    return str(raised.value)


def test_a_sound_save_is_loaded() -> None:
    assert Game.load(saved()).save() == saved()
    assert Game.load(forged()).save() == saved()


def test_a_save_that_is_cut_off() -> None:
    data = saved()
    for length in (0, 1, 100, len(data) - 1):
        assert refused(data[:length]).startswith("the save is damaged or no save at all:")


def test_a_save_with_one_byte_changed() -> None:
    data = saved()
    for at in range(200, len(data), 997):
        hurt = bytearray(data)
        hurt[at] ^= 0x55
        assert refused(bytes(hurt)) == "the save is damaged: its contents are not what was saved"


def test_data_that_is_no_save() -> None:
    assert refused(msgspec.msgpack.encode([1, 2, 3])) == "this is no Riftwright save"
    assert refused(msgspec.msgpack.encode({"format": "chess"})) == "this is no Riftwright save"


def test_a_save_of_a_newer_program() -> None:
    newer = msgspec.msgpack.decode(saved()) | {"version": saves.VERSION + 1}
    assert refused(msgspec.msgpack.encode(newer)) == (
        f"the save has format version {saves.VERSION + 1}, this program reads up to {saves.VERSION}: update Riftwright"
    )


def test_a_save_with_a_card_that_nobody_knows() -> None:
    faces = {"()": [{"face": "Falling Stars"}]}
    assert refused(forged(faces=faces)).startswith("the save cannot be read: no card 'Falling Stars'")


def test_a_save_of_rules_that_nobody_knows() -> None:
    assert refused(forged(edition="2031-01-01")).startswith("the save cannot be read: no edition '2031-01-01'")
    switches = {"()": [{"()": ["magic", "on"]}]}
    assert "has no switch 'magic'" in refused(forged(switches=switches))


def test_a_save_with_something_missing_or_strange() -> None:
    assert refused(forged(outcome={"!": "Outcome", "winners": {"()": [0]}})) == (
        "the save is damaged: Outcome has no 'reason'"
    )
    assert refused(forged(tasks=[{"!": "Dance"}])) == "the save holds a 'Dance', which this program does not know"
    assert refused(forged(**{"!": "Outcome", "winners": {"()": [0]}, "reason": 0})) == (
        "the save holds no state of a game"
    )
