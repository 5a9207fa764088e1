"""Finding the events that an expectation speaks of."""

from collections.abc import Sequence

from riftwright.core import events as e
from riftwright.core.events import Event
from riftwright.core.state import GameState
from riftwright.judge import names
from riftwright.notation.happenings import AMOUNT, COUNT, PLACE, Happening
from riftwright.notation.script import Event as Expected
from riftwright.notation.script import Ref

# What frames the story and is no part of it.
_FRAME = (e.CHOICE, e.CLEANUP_BEGAN, e.CLEANUP_STEP, e.CLEANUP_ENDED)

_OTHER_IS_OBJECT = (e.DAMAGED, e.ATTACHED, e.DETACHED, e.CHOSEN, e.REPLACED)
_OTHER_IS_PLACE = (e.MOVED, e.RECALLED)


def last(log: Sequence[Event], count: int) -> list[Event]:
    """The last events that are part of the story."""
    return [event for event in log if event.kind not in _FRAME][-count:]


def matching(s: GameState, log: Sequence[Event], expected: Expected) -> list[int]:
    """Where in the log the events are that are meant, whatever their number should be."""
    return [i for i, event in enumerate(log) if _meant(s, event, expected)]


def as_expected(s: GameState, log: Sequence[Event], expected: Expected) -> bool:
    """Whether it has happened, as often and as much as was said."""
    found = matching(s, log, expected)
    if expected.never:
        return not found
    times = expected.times
    number = expected.number if expected.number is not None else _bare_number(expected, COUNT)
    if expected.happening.number == COUNT and number is not None:
        times = number
    return len(found) == times if times is not None else bool(found)


def _bare_number(expected: Expected, meaning: str) -> int | None:
    """A number alone behind a word whose numbers have that meaning."""
    if expected.happening.number != meaning:
        return None
    for how, ref in expected.details:
        if how == "about" and ref.kind == "field":
            return ref.number
    return None


def _meant(s: GameState, event: Event, expected: Expected) -> bool:
    happening = expected.happening
    if event.kind not in happening.kinds or (happening.text and event.text != happening.text):
        return False
    if expected.subject is not None and not _is_subject(s, event, expected.subject, happening.swapped):
        return False
    amount = expected.number if expected.number is not None else _bare_number(expected, AMOUNT)
    if happening.number == AMOUNT and amount is not None and abs(event.amount) != amount:
        return False
    return all(_detail(s, event, how, ref, happening) for how, ref in expected.details)


def _is_subject(s: GameState, event: Event, ref: Ref, swapped: bool) -> bool:
    if ref.kind == "player":
        return event.player == names.seat_of(s, ref.text)
    if ref.kind in ("field", "base"):
        return event.loc == names.place(s, ref, event.player)
    return _is_object(s, event.other if swapped else event.obj, ref)


def _is_object(s: GameState, oid: int, ref: Ref) -> bool:
    names.find(s, ref)  # a name that nothing has is an error, not a no
    return 0 <= oid < len(s.objects) and names.called(s, oid, ref)


def _detail(s: GameState, event: Event, how: str, ref: Ref, happening: Happening) -> bool:
    if how == "about" and ref.kind == "field" and happening.number != PLACE:
        return True  # a number, counted elsewhere
    if ref.kind == "player":
        return event.player == names.seat_of(s, ref.text)
    if how == "from":
        return event.kind in _OTHER_IS_PLACE and event.other == names.place(s, ref, event.player)
    if how == "by":
        by = event.obj if happening.swapped else event.other
        return (event.kind in _OTHER_IS_OBJECT or happening.swapped) and _is_object(s, by, ref)
    if ref.kind in ("field", "base"):
        return event.loc == names.place(s, ref, event.player)
    if how == "at" or (how == "to" and any(names.called(s, field.id, ref) for field in s.battlefields)):
        return event.loc == names.place(s, ref, event.player)
    return _is_object(s, event.obj, ref)
