"""Editions of the rules, a module per date. They share all code and differ in data."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from riftwright.core.errors import UnknownEditionError, UnknownSwitchError
from riftwright.rules.edition import Edition, Programme, Step, Switch
from riftwright.rules.editions import e2026_03_30, e2026_07_16, e2026_10_16

DEFAULT: Final = "2026-10-16"
NAMES: Final = ("2026-03-30", "2026-07-16", "2026-10-16")
_MAKE: Final = {
    "2026-03-30": e2026_03_30.make,
    "2026-07-16": e2026_07_16.make,
    "2026-10-16": e2026_10_16.make,
}


def get(name: str = DEFAULT, settings: Mapping[str, str] | None = None) -> Edition:
    """The edition of that date, with switches set otherwise than by default where ``settings`` says so."""
    return _get(name, tuple(sorted((settings or {}).items())))


@cache
def _get(name: str, settings: tuple[tuple[str, str], ...]) -> Edition:
    if name not in _MAKE:
        raise UnknownEditionError(f"no edition {name!r}; there are {', '.join(NAMES)}")
    edition = _MAKE[name](dict(settings))
    switches = {switch.name: switch for switch in edition.switches}
    for switch, value in settings:
        if switch not in switches:
            known = ", ".join(switches) or "none"
            raise UnknownSwitchError(f"edition {name} has no switch {switch!r}; it has {known}")
        if value not in switches[switch].choices:
            raise UnknownSwitchError(
                f"switch {switch} cannot be {value!r}; it can be {', '.join(switches[switch].choices)}"
            )
    return edition


__all__ = [
    "DEFAULT",
    "NAMES",
    "Edition",
    "Programme",
    "Step",
    "Switch",
    "get",
]
