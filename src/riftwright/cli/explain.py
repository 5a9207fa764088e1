"""``riftwright explain``: a scenario as a story, each step with its rule."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from riftwright.cli.arguments import Several, switch_values
from riftwright.cli.errors import UsageError
from riftwright.cli.screen import Screen
from riftwright.judge import layout
from riftwright.judge.explain import Explanation, explain_game
from riftwright.judge.explain import explain as explain_scenario
from riftwright.judge.recording import rerun
from riftwright.notation.replay import SUFFIX, read_replay

NOT_SO = 1  # the exit status where the script expects what does not hold


def explain(
    file: Path,
    /,
    *,
    edition: str | None = None,
    switch: Several = None,
    full: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Tell a scenario as a story, each step with its rule.

    The exit status is 1 where the scenario expects what does not hold.

    Parameters
    ----------
    file
        A scenario (.toml), or a game that `riftwright play --save` wrote (.rift).
    edition
        The rules as of 2026-03-30, 2026-07-16 or 2026-10-16; otherwise the newest of the scenario's own.
    switch
        NAME=VALUE: a ruling other than the edition's default, as `riftwright editions` lists them.
    full
        Every step of every cleanup, every pass and payment, and what each rule says that is cited.
    json
        The same, with every event, as JSON.
    """
    told = _replayed(file, edition, switch) if file.suffix == SUFFIX else None
    if told is None:
        told = explain_scenario(file, edition, switches=switch_values(switch or []))
    screen = Screen()
    if json:
        screen.plain(told.json())
    else:
        screen.plain(told.text(full=full, width=min(screen.width, layout.WIDTH)))
    return NOT_SO if told.failures else 0


def _replayed(file: Path, edition: str | None, switch: Several) -> Explanation:
    if edition is not None or switch:
        raise UsageError(f"{file}: a saved game has its own edition and switches; --edition and --switch do not fit it")
    return explain_game(rerun(read_replay(file), log=True), file.name)
