"""Arguments that several commands take."""

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from riftwright.cli.errors import UsageError

Several = Annotated[list[str] | None, Parameter(negative="")]


def switch_values(given: Sequence[str]) -> dict[str, str]:
    """NAME=VALUE pairs as a mapping. Whether there are such switches, the edition says."""
    values: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise UsageError(f"--switch: {pair!r} is not NAME=VALUE; see riftwright editions")
        values[name] = value
    return values
