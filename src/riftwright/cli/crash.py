"""When the engine fails: a file that reproduces it."""

import contextlib
import hashlib
import tempfile
from pathlib import Path

from riftwright.notation.replay import SUFFIX, Replay, dump_replay


class CrashedError(RuntimeError):
    """The engine has failed. The message names the file that was left, and how to reproduce the failure."""


def leave_crash_file(replay: Replay, error: BaseException) -> CrashedError:
    """Write the replay of a crash to the working directory, or else to the system's temporary one."""
    text = dump_replay(replay)
    name = f"riftwright-crash-{hashlib.blake2b(text.encode(), digest_size=6).hexdigest()}{SUFFIX}"
    at = f"at choice {len(replay.choices)} ({replay.choices[-1]})" if replay.choices else "before the first choice"
    what = f"the engine failed {at}: {type(error).__name__}: {error}"
    for folder in (Path(), Path(tempfile.gettempdir())):
        path = folder / name
        with contextlib.suppress(OSError):
            path.write_text(text, encoding="utf-8")
            return CrashedError(f"{what}\n  The game is in {path}\n  Reproduce it with: riftwright replay {path}")
    return CrashedError(f"{what}\n  No file could be written; the choices were: {' '.join(replay.choices)}")
