"""A position exactly as it is, as text in a scenario file: for what no words can set up, such as the middle of a spell.

It is a save (``core.saves``), packed and written as base64 in lines. Reading it can fail in many ways, and each is a
``SaveError`` that says what is wrong.
"""

import base64
import binascii
import zlib
from textwrap import wrap
from typing import Final

from riftwright.core import saves
from riftwright.core.errors import SaveError, UnknownEditionError, UnknownSwitchError
from riftwright.core.state import GameState
from riftwright.notation.anonymous import face_named
from riftwright.rules import editions
from riftwright.rules.machine import Machine
from riftwright.rules.registry import TASKS
from riftwright.rules.visibility import EVERYONE, view
from riftwright.rules.wording import option_text

WIDTH: Final = 96
MOST: Final = 1 << 24  # bytes of a save; one of a long game has 2^16


def position_text(state: GameState) -> str:
    """The position in lines of base64."""
    packed = zlib.compress(saves.save(state), 9)
    return "\n".join(wrap(base64.b64encode(packed).decode("ascii"), WIDTH))


def read_position(text: str) -> GameState:
    """The position that was written so. Raises ``SaveError``."""
    try:
        packed = base64.b64decode("".join(text.split()), validate=True)
    except binascii.Error:
        raise SaveError("the position is damaged: it is no base64 text") from None
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(packed, MOST)
    except zlib.error:
        raise SaveError("the position is damaged: it cannot be unpacked") from None
    if not unpacker.eof:
        raise SaveError("the position is damaged: a part of it is missing, or it is larger than any game")
    state = saves.load(data, TASKS, face_named)
    _check(state)
    return state


def _check(state: GameState) -> None:
    """That it can be looked at, so that one that was made by hand does no harm later."""
    try:
        machine = Machine(state, editions.get(state.edition, dict(state.switches)))
        view(machine, EVERYONE)
        for option in state.decision.options if state.decision is not None else ():
            option_text(machine, option)
    except (UnknownEditionError, UnknownSwitchError) as error:
        raise SaveError(f"the position cannot be read: {error}") from None
    except Exception as error:  # whatever a state can have wrong that no game ever had
        raise SaveError(f"the position is none of any game: {type(error).__name__}: {error}") from None
