"""Whether the engine runs from its sources or compiled by mypyc, and whether what was compiled is still true.

``make compile`` puts an extension module beside each source of the rooms that are compiled, and a stamp that says from
which sources they were made. Python prefers an extension module to a source of the same name; so where the two have
parted, importing ``riftwright`` is refused, rather than that yesterday's rules are run in silence.
"""

import hashlib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent
STAMP: Final = PACKAGE / "compiled.txt"
ROOMS: Final = ("core", "rules", "effects")
# Interpreted all the same: a compiled class cannot be an exception, and keeps no types that a schema could be made of;
# and what only mypyc reads needs no compiling.
APART: Final = ("core/errors.py", "core/native.py", "rules/views.py")

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"


class StaleBuildError(ImportError):
    """The engine was compiled from other sources than are here, or the build was broken off."""


def sources() -> list[Path]:
    """The modules that are compiled, in a stable order."""
    apart = {PACKAGE / name for name in APART}
    return [path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*.py")) if path not in apart]


def fingerprint() -> str:
    """What the compiled modules are made from, in short."""
    total = hashlib.blake2b(digest_size=16)
    for path in sources():
        total.update(path.relative_to(PACKAGE).as_posix().encode() + b"\n" + path.read_bytes())
    return total.hexdigest()


def is_built(path: Path) -> bool:
    """Whether Python would import the source of that path compiled."""
    return any(path.with_name(path.stem + suffix).exists() for suffix in EXTENSION_SUFFIXES)


def engine() -> str:
    """How the engine runs: compiled or interpreted. Raises ``StaleBuildError``."""
    if not is_built(PACKAGE / "core" / "state.py"):
        return INTERPRETED
    if not STAMP.exists() or STAMP.read_text("utf-8").strip() != fingerprint():
        raise StaleBuildError(
            "the engine was compiled from other sources than are here: `make compile` compiles it again, "
            "`make interpreted` removes what was compiled"
        )
    return COMPILED


ENGINE: Final = engine()
