"""A position as it is in a scenario file, and everything that can be wrong with it."""

import base64
import zlib

import msgspec
import pytest

from riftwright.core import saves
from riftwright.core.errors import SaveError
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.notation.exact import MOST, WIDTH, position_text, read_position
from riftwright.notation.scenario import ScenarioError, parse_scenario
from tests.support import begin


def game() -> Game:
    return begin(Board(turn="A").player("A", base=["Unit 3 as Scout"], hand=["Charm"]))


def packed(data: bytes) -> str:
    return base64.b64encode(zlib.compress(data)).decode()


def scenario(position: str, more: str = "") -> str:
    return f'title = "T"\n{more}\nposition = """\n{position}\n"""\nscript = "expect Scout in base"\n'


def test_it_is_the_same_position() -> None:
    text = position_text(game().state)

    assert Game.from_state(read_position(text)).digest() == game().digest()
    assert max(map(len, text.splitlines())) <= WIDTH
    assert len(text) < 2_000


def test_a_scenario_with_it_runs() -> None:
    read = parse_scenario(scenario(position_text(game().state)), "moment.toml")

    assert (read.exact, read.mode, read.turn, read.editions) == (True, "duel", "A", (game().state.edition,))
    assert Game.from_scenario(read).decision.keys() == game().decision.keys()
    assert [label for _, label in Game.from_scenario(read).state.labels] == ["Scout"]


def test_each_run_begins_with_the_position_as_it_was() -> None:
    read = parse_scenario(scenario(position_text(game().state)))
    first = Game.from_scenario(read)
    first.apply(first.decision.options[0])

    assert Game.from_scenario(read).digest() == game().digest()


def changed(**parts: object) -> str:
    whole = msgspec.msgpack.decode(game().save())
    return packed(msgspec.msgpack.encode(whole | parts))


def nonsense() -> str:
    state = game().state.clone()
    state.players[0].base = [999]
    return packed(saves.save(state))


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("not base64!", "no base64 text"),
        ("AAAA", "cannot be unpacked"),
        (position_text(game().state)[:-80], "a part of it is missing"),
        (packed(b"x" * (MOST + 1)), "larger than any game"),
        (packed(b"no save"), "damaged or no save"),
        (packed(msgspec.msgpack.encode({"format": "other"})), "no Riftwright save"),
        (changed(version=99), "format version 99"),
        (changed(check=b"12345678"), "its contents are not what was saved"),
        (nonsense(), "none of any game"),
    ],
)
def test_a_damaged_position_is_told(position: str, said: str) -> None:
    with pytest.raises(SaveError, match=said):
        read_position(position)
    with pytest.raises(ScenarioError, match=rf"^moment.toml:3: position: .*{said}"):
        parse_scenario(scenario(position), "moment.toml")


def test_a_position_of_an_edition_that_nobody_knows() -> None:
    state = game().state.clone()
    state.edition = "1999-01-01"

    with pytest.raises(SaveError, match="1999-01-01"):
        read_position(packed(saves.save(state)))


@pytest.mark.parametrize("more", ['turn = "A"', 'mode = "duel"', "cleanup = true", "switches = {}"])
def test_nothing_of_a_board_stands_beside_it(more: str) -> None:
    with pytest.raises(ScenarioError, match=r"^moment.toml:2: '\w+' cannot stand beside a position"):
        parse_scenario(scenario(position_text(game().state), more), "moment.toml")


def test_it_holds_under_no_other_edition() -> None:
    text = scenario(position_text(game().state), 'editions = ["2026-03-30"]')

    with pytest.raises(ScenarioError, match=r"^moment.toml:2: the position is of a game under 2026-10-16"):
        parse_scenario(text, "moment.toml")


def test_it_must_be_a_text() -> None:
    with pytest.raises(ScenarioError, match=r"^moment.toml:2: position must be a text"):
        parse_scenario('title = "T"\nposition = 3\nscript = "expect game goes on"\n', "moment.toml")
