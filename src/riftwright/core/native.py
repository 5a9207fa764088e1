"""What mypyc is told about a class, at no cost and without a library where the engine is interpreted.

``@mypyc_attr("allow_interpreted_subclasses")`` lets a class that is not compiled inherit from a compiled one, so that
the vocabulary of cards can be added to from outside of the engine. Where the base has an attribute with a default,
such as ``Passive.reaches``, such a class sets it in ``__init__``: compiled code does not see one of its class.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(*names, **settings):
        """Leave the class as it is."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
