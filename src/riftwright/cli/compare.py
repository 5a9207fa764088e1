"""``riftwright compare``: where editions of the rules part on a scenario."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from riftwright.cli.arguments import Several, switch_values
from riftwright.cli.errors import UsageError
from riftwright.cli.screen import Screen
from riftwright.judge import layout
from riftwright.judge.compare import compare as compare_editions
from riftwright.rules import editions

FEWEST = 2


def compare(
    file: Path,
    /,
    *,
    edition: Several = None,
    switch: Several = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Show where editions of the rules part on a scenario, and by which rule; and what it comes to where the sources
    leave a point open and it is settled otherwise.

    Parameters
    ----------
    file
        A scenario (.toml).
    edition
        One of those that are compared; twice or more. Without any, all of them.
    switch
        NAME=VALUE: a ruling other than the editions' default, as `riftwright editions` lists them.
    json
        The same, with every event under each edition, as JSON.
    """
    names = list(dict.fromkeys(edition or editions.NAMES))
    for name in names:
        editions.get(name)  # says which there are, where this is none
    if len(names) < FEWEST:
        raise UsageError(
            f"--edition: a comparison needs two, such as --edition {names[0]} --edition {_other(names[0])}"
        )
    screen = Screen()
    compared = compare_editions(file, names, switches=switch_values(switch or []))
    screen.plain(compared.json() if json else compared.text(width=min(screen.width, layout.WIDTH)))
    return 0


def _other(name: str) -> str:
    return next(other for other in editions.NAMES if other != name)
