"""``riftwright explain``: a scenario as a story, each step with its rule."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from riftwright.cli.arguments import Several, switch_values
from riftwright.cli.errors import UsageError
from riftwright.cli.screen import Screen
from riftwright.judge import layout, protocol
from riftwright.judge.explain import Explanation, explain_game
from riftwright.judge.explain import explain as explain_scenario
from riftwright.judge.quotes import Rulebook, read
from riftwright.judge.recording import rerun
from riftwright.notation.replay import SUFFIX, read_replay

NOT_SO = 1  # the exit status where the script expects what does not hold


def explain(
    file: Path | None = None,
    /,
    *,
    edition: str | None = None,
    switch: Several = None,
    full: Annotated[bool, Parameter(negative="")] = False,
    quote: Path | None = None,
    quote_edition: str | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    schema: Annotated[bool, Parameter(negative="")] = False,
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
    quote
        Your own copy of the official rules, to read their sentences for the rules that are cited: JSON (an object of
        numbers to texts), or a text in which a rule begins with its number at the beginning of a line.
    quote_edition
        The edition that the copy is of, where its heading and its numbers do not say so.
    json
        The same, with every event, as JSON (docs/protocol.md).
    schema
        The JSON Schema of that, and nothing else.
    """
    screen = Screen()
    if schema:
        screen.plain(protocol.schema_text())
        return 0
    if file is None:
        raise UsageError("FILE requires an argument: a scenario (.toml) or a saved game (.rift)")
    told = _replayed(file, edition, switch) if file.suffix == SUFFIX else None
    if told is None:
        told = explain_scenario(file, edition, switches=switch_values(switch or []))
    quotes = _rulebook(quote, quote_edition, told.edition)
    if json:
        screen.plain(told.json(quotes))
    else:
        screen.plain(told.text(full=full, width=min(screen.width, layout.WIDTH), quotes=quotes))
    return NOT_SO if told.failures else 0


def _rulebook(file: Path | None, edition: str | None, in_force: str) -> Rulebook | None:
    if file is None:
        if edition is not None:
            raise UsageError("--quote-edition says of which edition a copy of the rules is; --quote names that copy")
        return None
    return read(file, edition, in_force)


def _replayed(file: Path, edition: str | None, switch: Several) -> Explanation:
    if edition is not None or switch:
        raise UsageError(f"{file}: a saved game has its own edition and switches; --edition and --switch do not fit it")
    return explain_game(rerun(read_replay(file), log=True), file.name)
