"""Replay files: what is written is read again, and what is wrong with a file is said."""

from pathlib import Path

import msgspec
import pytest

from riftwright.judge.recording import DivergedError, Recorder, rerun
from riftwright.notation.decks import parse_deck, read_deck, write_deck
from riftwright.notation.replay import (
    Control,
    Replay,
    ReplayError,
    dump_replay,
    opening,
    parse_replay,
    read_replay,
    write_replay,
)
from riftwright.players import RandomPlayer

ROOT = Path(__file__).resolve().parents[2]
DECKS = [ROOT / "examples/decks/kaisa.txt", ROOT / "examples/decks/ahri.txt"]


def recorded(choices: int, mode: str = "duel", seed: int = 7) -> Recorder:
    """A game that a bot plays for so many choices, or to its end."""
    recorder = Recorder(opening(DECKS, mode, seed=seed))
    bot = RandomPlayer(3)
    while recorder.game.outcome is None and len(recorder.choices) < choices:
        recorder.apply(bot.choose(recorder.game).key)
    return recorder


@pytest.fixture(scope="module")
def whole() -> Replay:
    return recorded(10_000).replay()


def changed(replay: Replay, **fields: object) -> str:
    """The text of the file with other values in some fields of its top level or of its opening."""
    data = msgspec.json.decode(dump_replay(replay))
    for name, value in fields.items():
        (data if name in data else data["opening"])[name] = value
    return msgspec.json.encode(data).decode()


# There and back


def test_a_replay_is_read_as_it_was_written(whole: Replay, tmp_path: Path) -> None:
    path = tmp_path / "game.rift"
    write_replay(whole, path)

    assert read_replay(path) == whole
    assert whole.choices
    assert "wins by" in whole.outcome


def test_a_deck_list_survives_as_text() -> None:
    deck = read_deck(DECKS[0])

    assert parse_deck(write_deck(deck, "text")).faces().main == deck.faces().main


def test_running_it_again_ends_in_the_same_position(whole: Replay) -> None:
    game = rerun(whole)

    assert game.digest() == whole.digest
    assert str(game.outcome) == whole.outcome


@pytest.mark.parametrize("mode", ["match", "skirmish", "war", "magma"])
def test_a_game_of_every_mode_can_be_run_again(mode: str) -> None:
    replay = recorded(120, mode).replay()

    assert rerun(replay).digest() == replay.digest


def test_a_game_that_was_left_halfway_can_be_run_again() -> None:
    replay = recorded(40).replay()

    assert replay.outcome == ""
    assert rerun(replay).digest() == replay.digest


def test_a_concession_is_one_of_the_choices() -> None:
    recorder = recorded(20)
    recorder.concede(0)
    replay = recorder.replay()

    assert replay.choices[-1] == "concede:0"
    assert str(rerun(replay).outcome) == "B wins by concession"


def test_whoever_watches_sees_the_game_at_its_beginning_and_after_every_choice(whole: Replay) -> None:
    digests: list[str] = []
    rerun(whole, watch=lambda game: digests.append(game.digest()))

    assert len(digests) == len(whole.choices) + 1
    assert digests[-1] == whole.digest


def test_the_file_holds_the_seed_the_first_player_the_switches_and_used_battlefields() -> None:
    begun = opening(
        DECKS,
        "match",
        "2026-07-16",
        11,
        first_player=1,
        switches={"focus-after-conversion": "attacker"},
        barred=[["Startipped Peak"], []],
    )
    replay = parse_replay(dump_replay(Recorder(begun).replay()))

    assert replay.opening == begun
    game = rerun(replay)
    assert game.state.first_player == 1
    assert game.machine.edition.setting("focus-after-conversion") == "attacker"


# What players asked of Priority control


def test_what_players_asked_of_priority_control_is_kept_with_the_choices(tmp_path: Path) -> None:
    recorder = recorded(0)
    recorder.control(1, "hold")
    bot = RandomPlayer(3)
    while len(recorder.choices) < 40:
        recorder.apply(bot.choose(recorder.game).key)
        if len(recorder.choices) == 25:
            recorder.control(0, "pass until something happens")
    recorder.control(0, "full control")
    path = tmp_path / "game.rift"
    write_replay(recorder.replay(), path)

    replay = read_replay(path)
    assert replay.version == 2
    assert replay.control == [
        Control(0, 1, "hold"),
        Control(25, 0, "pass until something happens"),
        Control(40, 0, "full control"),
    ]
    assert rerun(replay).digest() == recorder.game.digest()


def test_a_crash_keeps_what_was_asked() -> None:
    recorder = recorded(10)
    recorder.control(1, "hold")

    assert recorder.crash(RuntimeError("broken")).control == [Control(10, 1, "hold")]


def test_a_file_of_version_1_is_read_and_run_again(whole: Replay) -> None:
    data = msgspec.json.decode(dump_replay(whole)) | {"version": 1}
    del data["control"]
    replay = parse_replay(msgspec.json.encode(data))

    assert replay.control == []
    assert rerun(replay).digest() == whole.digest


# Where a game comes out otherwise


def test_a_choice_that_is_not_legal_is_named_with_what_is(whole: Replay) -> None:
    choices = [*whole.choices]
    choices[10] = "play:9999"
    with pytest.raises(DivergedError, match=r"choice 11 of \d+, in turn \d+: 'play:9999' is no legal choice") as caught:
        rerun(parse_replay(changed(whole, choices=choices)))

    assert caught.value.at == 11


def test_a_position_that_differs_is_found_between_two_turns(whole: Replay) -> None:
    checks = [msgspec.to_builtins(check) for check in whole.checkpoints]
    checks[3]["digest"] = "0" * 32
    sound, differs = checks[2]["choices"], checks[3]["choices"]
    with pytest.raises(DivergedError, match=f"up to choice {sound} they are equal, after choice {differs} they are"):
        rerun(parse_replay(changed(whole, checkpoints=checks)))


def test_another_end_is_found(whole: Replay) -> None:
    with pytest.raises(DivergedError, match="the positions differ at the end"):
        rerun(parse_replay(changed(whole, digest="0" * 32)))


def test_choices_after_the_end_of_the_game_are_found(whole: Replay) -> None:
    with pytest.raises(DivergedError, match="the game is over"):
        rerun(parse_replay(changed(whole, choices=[*whole.choices, "pass"])))


@pytest.mark.parametrize("key", ["concede:7", "concede:x"])
def test_a_concession_of_nobody_is_found(whole: Replay, key: str) -> None:
    with pytest.raises(DivergedError, match="names no seat"):
        rerun(parse_replay(changed(whole, choices=[key])))


# Files that cannot be read


def problem(text: str | bytes) -> str:
    with pytest.raises(ReplayError) as caught:
        parse_replay(text, "game.rift")
    return str(caught.value)


def test_a_file_that_is_missing() -> None:
    with pytest.raises(ReplayError, match=r"nowhere\.rift: cannot be read: No such file"):
        read_replay("nowhere.rift")


def test_text_that_is_no_json_is_named_with_its_line(whole: Replay) -> None:
    lines = dump_replay(whole).splitlines()
    lines[2] = "  what,"

    assert problem("\n".join(lines)).startswith("game.rift:3: no JSON: ")
    assert problem("") == "game.rift: no JSON: input data was truncated"
    assert problem(b"\xff\xfe").startswith("game.rift")


def test_json_that_is_no_replay() -> None:
    assert problem("{}").startswith("game.rift: format: ")
    assert problem("[]").startswith("game.rift: format: ")


def test_a_version_that_is_not_known(whole: Replay) -> None:
    for version in (0, 3):
        said = f"game.rift: version: {version}, this program reads 1 to 2: update Riftwright"
        assert problem(changed(whole, version=version)) == said


def test_a_field_of_the_wrong_type_is_named(whole: Replay) -> None:
    assert problem(changed(whole, seed="7")) == "game.rift: opening.seed: expected `int`, got `str`"
    assert problem(changed(whole, choices="pass")) == "game.rift: choices: expected `array`, got `str`"


def test_a_field_that_nobody_knows_is_named(whole: Replay) -> None:
    text = dump_replay(whole).replace('"choices": [', '"chioces": [', 1)

    assert problem(text) == "game.rift: object contains unknown field `chioces`"


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"mode": "duet"}, "opening: no mode 'duet'; there are duel, match,"),
        ({"edition": "2031-01-01"}, "opening: no edition '2031-01-01'; there are 2026-03-30,"),
        ({"switches": {"focus": "mine"}}, "opening: edition 2026-10-16 has no switch 'focus'; it has focus-after-"),
        ({"decks": []}, "opening.decks: a game needs at least one"),
        ({"decks": [{"name": "mine", "text": "MainDeck:\n1 Nobody"}]}, "opening: mine: "),
        ({"first_player": 2}, "opening.first_player: 2 is no seat; there are 2"),
        ({"barred": [[]]}, "opening.barred: 1 lists for 2 seats"),
    ],
)
def test_a_beginning_that_cannot_be(whole: Replay, fields: dict[str, object], expected: str) -> None:
    assert problem(changed(whole, **fields)).startswith(f"game.rift: {expected}")


@pytest.mark.parametrize(
    ("control", "expected"),
    [
        ([(3, 2)], "control[0].seat: 2 is no seat; there are 2"),
        ([(3, -1)], "control[0].seat: -1 is no seat; there are 2"),
        ([(3, 0), (2, 1)], "control[1].at: 2 is not from 3 to 40, the last choice"),
        ([(3, 0), (40, 1), (41, 1)], "control[2].at: 41 is not from 40 to 40, the last choice"),
        ([(-1, 0)], "control[0].at: -1 is not from 0 to 40, the last choice"),
    ],
)
def test_priority_control_that_nobody_can_have_asked(control: list[tuple[int, int]], expected: str) -> None:
    asked = [{"at": at, "seat": seat, "text": "hold"} for at, seat in control]

    assert problem(changed(recorded(40).replay(), control=asked)) == f"game.rift: {expected}"


def test_priority_control_with_a_field_of_the_wrong_type(whole: Replay) -> None:
    asked = [{"at": "3", "seat": 0, "text": "hold"}]

    assert problem(changed(whole, control=asked)) == "game.rift: control[0].at: expected `int`, got `str`"
