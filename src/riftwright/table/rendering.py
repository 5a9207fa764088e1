"""Templates: the one Jinja environment, in which everything is escaped."""

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from riftwright import __version__
from riftwright.rules import editions


@cache
def environment() -> Environment:
    """The environment of all templates."""
    made = Environment(
        loader=PackageLoader("riftwright.table", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(version=__version__, edition_names=editions.NAMES)
    return made


def render(name: str, **context: Any) -> str:
    """A template of ``templates/`` as HTML."""
    return environment().get_template(name).render(context)
