"""Positions of runs and replays: the board as it was at each step."""

from functools import cache

import msgspec
import pytest

from riftwright.core.events import CHOICE as CHOSEN_OPTION
from riftwright.core.events import CLEANUP_BEGAN, CONQUERED, CONTESTED, DIED, MOVED, PASSED_FOCUS, Event
from riftwright.core.ids import FIELD
from riftwright.judge.explain import explain_run
from riftwright.judge.positions import CHOICE, ITEM, TURN, Reel, run_filmed
from riftwright.judge.recording import Recorder, rerun
from riftwright.judge.run import run
from riftwright.notation import library
from riftwright.notation.replay import Replay, opening
from riftwright.notation.scenario import Scenario, parse_scenario
from riftwright.players import RandomPlayer
from riftwright.rules import editions

NAMES = [
    "examples/scenarios/showdown/empty-battlefield",
    "examples/scenarios/combat/four-deathknells",
    "examples/scenarios/cleanup/323-14-conversion",
    "rulings/cleanup/CLN-02",
]


def scenario_of(name: str) -> Scenario:
    return parse_scenario(library.own().get(name).text(), name)


def facts(log: list[Event]) -> list[tuple[object, ...]]:
    return [(e.kind, e.rule, e.player, e.obj, e.other, e.amount, e.loc, e.text) for e in log]


def index_of(log: list[Event], kind: int) -> int:
    return next(i for i, e in enumerate(log) if e.kind == kind)


# Runs


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("edition", editions.NAMES)
def test_a_filmed_run_is_the_same_run(name: str, edition: str) -> None:
    scenario = scenario_of(name)
    usual = run(scenario, edition)
    played, film = run_filmed(scenario, edition)

    assert facts(film.log) == facts(usual.game.log)
    assert film.digest() == usual.game.digest()
    assert film.at(len(film.log)).digest() == usual.game.digest()
    assert [(s.begin, s.end) for s in played.steps] == [(s.begin, s.end) for s in usual.steps]


def test_the_board_changes_step_by_step() -> None:
    """420.3, 450, 348.2.a: the move, the contest, and control only when both have passed."""
    _, film = run_filmed(scenario_of(NAMES[0]), "2026-10-16")
    scout, field = 0, 0
    moved, contested, passed, conquered = (
        index_of(film.log, kind) for kind in (MOVED, CONTESTED, PASSED_FOCUS, CONQUERED)
    )
    (scout,) = [oid for oid, label in film.state.labels if label == "Scout"]

    before = film.at(0).state
    assert before.objects[scout].loc == 0, "in A's base"
    assert before.battlefields[field].contested < 0

    after = film.at(contested + 1).state
    assert after.objects[scout].loc == FIELD
    assert after.battlefields[field].contested == 0
    assert after.battlefields[field].controller < 0

    assert moved < contested < passed < conquered
    first_pass = film.at(passed + 1).state
    assert first_pass.points == [0, 0]
    assert first_pass.battlefields[field].controller < 0

    last = film.at(conquered + 1).state
    assert last.points == [1, 0]
    assert last.battlefields[field].controller == 0


def test_of_units_that_die_together_all_are_there_before_and_none_after() -> None:
    """323.5: at one time."""
    _, film = run_filmed(scenario_of("rulings/cleanup/CLN-02"), "2026-10-16")
    first = index_of(film.log, DIED)
    cleanup = max(i for i, e in enumerate(film.log[:first]) if e.kind == CLEANUP_BEGAN)
    dead = [e.obj for e in film.log if e.kind == DIED]

    assert len(dead) == 2
    assert all(film.at(cleanup).state.objects[oid].on_board for oid in dead)
    assert not any(film.at(first + 1).state.objects[oid].on_board for oid in dead)


def test_every_entry_of_the_story_has_its_position() -> None:
    played, film = run_filmed(scenario_of(NAMES[1]), "2026-10-16")
    entries = explain_run(played).sequence()
    digests = [film.at(entry.end).digest() for entry in entries]

    assert len(entries) > 5
    assert len(set(digests)) == len(entries), "each entry leads to another position"


def test_a_position_goes_on_as_a_game_of_its_own() -> None:
    _, film = run_filmed(scenario_of(NAMES[0]), "2026-10-16")
    end = film.digest()
    game = film.at(0)
    game.apply(game.decision.options[0])

    assert film.digest() == end
    assert film.at(0).digest() != game.digest()


def test_things_are_called_as_the_script_calls_them_later() -> None:
    scenario = parse_scenario(
        'title = "Late"\n[A]\nbase = ["Unit 2"]\nscript = """\nA moves Unit 2 to 1\ncall #3 Late\neveryone passes\n"""'
    )
    played, film = run_filmed(scenario, "2026-10-16")
    (oid,) = [oid for oid, label in played.game.state.labels if label == "Late"] or [-1]

    assert played.passed, played.failures
    assert (oid, "Late") in film.at(0).state.labels


def test_a_concession_is_a_step_too() -> None:
    text = 'title = "Gone"\nmode = "magma"\nscript = """\nA concedes\nexpect B and D win\n"""'
    played, film = run_filmed(parse_scenario(text), "2026-10-16")

    assert played.passed, played.failures
    assert film.at(0).outcome is None
    assert film.at(len(film.log)).outcome is not None


# Replays


@cache
def recorded() -> Replay:
    own = library.own()
    recorder = Recorder(opening([path for path in own.decks if path.stem in ("ahri", "kaisa")], seed=3))
    players = [RandomPlayer(seed) for seed in (1, 2)]
    while recorder.game.outcome is None and len(recorder.choices) < 150:
        recorder.apply(players[recorder.game.decision.player].choose(recorder.game).key)
    return recorder.replay()


@cache
def reel() -> Reel:
    return Reel(recorded())


def test_a_reel_has_a_moment_for_the_beginning_and_for_each_choice() -> None:
    replay, moments = recorded(), reel().moments
    digests: list[str] = []
    rerun(replay, watch=lambda game: digests.append(game.digest()))

    assert [moment.choices for moment in moments] == list(range(len(replay.choices) + 1))
    assert [reel().after(at).digest() for at in range(len(moments))] == digests
    assert digests[-1] == replay.digest
    assert reel().diverged is None
    with pytest.raises(IndexError, match="no position after 151 choices; there are 0 to 150"):
        reel().after(151)


def test_what_lies_between_two_choices_is_played_again() -> None:
    """From any event on, the board is as far as that event and no further than its choice."""
    log = reel().game.log
    died = [at for at, e in enumerate(log) if e.kind == DIED]
    assert died, "a game in which something dies"
    for at in died:
        oid = log[at].obj
        choice = max(i for i, e in enumerate(log[:at]) if e.kind == CHOSEN_OPTION)
        assert reel().at(choice).state.objects[oid].on_board
        assert not reel().at(at + 1).state.objects[oid].on_board
    assert reel().at(len(log)).digest() == recorded().digest
    assert reel().at(0).digest() == reel().after(0).digest()


def test_stops_are_where_the_turn_or_the_chain_changes() -> None:
    moments = reel().moments
    turns, items, choices = (reel().stops(kind) for kind in (TURN, ITEM, CHOICE))

    assert choices == list(range(len(moments)))
    assert len(turns) - 2 == len({moment.turn for moment in moments}) - 1 > 2
    assert set(turns) <= set(choices)
    for at in items[1:-1]:
        assert moments[at].chain != moments[at - 1].chain
    with pytest.raises(ValueError, match="no kind of stop 'step'; there are choice, item, turn"):
        reel().stops("step")


def test_a_replay_that_diverges_is_shown_up_to_there() -> None:
    replay = recorded()
    broken = msgspec.structs.replace(replay, choices=[*replay.choices[:40], "play:999", *replay.choices[41:]])
    found = Reel(broken)

    assert found.diverged is not None
    assert found.diverged.at == 41
    assert len(found.moments) == 41
    assert found.after(40).digest() == reel().after(40).digest()
