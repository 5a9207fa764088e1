"""Words for events, as scripts use them in expectations and reports use them for what has happened."""

from typing import Final

from riftwright.core import events as e
from riftwright.core.ids import PHASE_NAMES

# What a bare number behind the word counts.
COUNT: Final = "count"  # how many such events there are
AMOUNT: Final = "amount"  # how much one event is about
PLACE: Final = "place"  # a battlefield


class Happening:
    """A word or phrase for some kinds of event.

    ``number`` says what a number behind it means. ``swapped`` words speak of the event's other object: the saved
    one, where the event's own object is what saved it. ``text`` must be the event's own word, where it is given.
    """

    __slots__ = ("kinds", "number", "phrase", "swapped", "text")

    def __init__(self, phrase: str, *kinds: int, number: str = AMOUNT, swapped: bool = False, text: str = "") -> None:
        self.phrase: str = phrase
        self.kinds: tuple[int, ...] = kinds
        self.number: str = number
        self.swapped: bool = swapped
        self.text: str = text


def _phases() -> list[Happening]:
    return [Happening(f"{name} phase began", e.PHASE_BEGAN, text=name) for name in PHASE_NAMES[1:]]


_ALL: Final = (
    Happening("moved", e.MOVED, number=PLACE),
    Happening("recalled", e.RECALLED, number=PLACE),
    Happening("entered", e.ENTERED, number=PLACE),
    Happening("played", e.PLAYED, number=COUNT),
    Happening("hid", e.HID, number=PLACE),
    Happening("died", e.DIED, number=COUNT),
    Happening("killed", e.DIED, number=COUNT),
    Happening("took", e.DAMAGED),
    Happening("damaged", e.DAMAGED),
    Happening("dealt", e.DAMAGED),
    Happening("assigned", e.ASSIGNED),
    Happening("healed", e.HEALED),
    Happening("readied", e.READIED, number=COUNT),
    Happening("exhausted", e.EXHAUSTED_EVENT, number=COUNT),
    Happening("stunned", e.STUNNED_EVENT, number=COUNT),
    Happening("buffed", e.BUFFED_EVENT, number=COUNT),
    Happening("spent a buff", e.BUFF_SPENT, number=COUNT),
    Happening("given", e.GAVE),
    Happening("expired", e.EXPIRED, number=COUNT),
    Happening("became Mighty", e.BECAME_MIGHTY, number=COUNT),
    Happening("became a copy", e.BECAME_COPY, number=COUNT),
    Happening("attached", e.ATTACHED, number=COUNT),
    Happening("detached", e.DETACHED, number=COUNT),
    Happening("drew", e.DRAWN, number=COUNT),
    Happening("drawn", e.DRAWN, number=COUNT),
    Happening("discarded", e.DISCARDED, number=COUNT),
    Happening("recycled", e.RECYCLED, number=COUNT),
    Happening("banished", e.BANISHED, number=COUNT),
    Happening("returned", e.RETURNED, number=COUNT),
    Happening("revealed", e.REVEALED, number=COUNT),
    Happening("looked at", e.LOOKED, number=COUNT),
    Happening("put in the trash", e.TRASHED, number=COUNT),
    Happening("removed from facedown", e.FACEDOWN_REMOVED, number=COUNT),
    Happening("burned out", e.BURNED_OUT, number=COUNT),
    Happening("channeled", e.CHANNELED, number=COUNT),
    Happening("added", e.ADDED),
    Happening("paid", e.COST_PAID),
    Happening("emptied", e.POOL_EMPTIED),
    Happening("chose", e.CHOSEN, number=PLACE),
    Happening("chosen", e.CHOSEN, number=PLACE),
    Happening("triggered", e.TRIGGERED, number=COUNT),
    Happening("ordered", e.ORDERED, number=COUNT),
    Happening("put on the chain", e.ITEM_ADDED, number=COUNT),
    Happening("finalized", e.FINALIZED, number=COUNT),
    Happening("began to resolve", e.RESOLVING, number=COUNT),
    Happening("resolved", e.RESOLVED, e.PLAYED, number=COUNT),
    Happening("countered", e.COUNTERED, number=COUNT),
    Happening("left the chain", e.REMOVED, number=COUNT),
    Happening("ignored", e.IGNORED, number=COUNT),
    Happening("undone", e.UNDONE, number=COUNT),
    Happening("saved", e.REPLACED, number=COUNT, swapped=True),
    Happening("replaced", e.REPLACED, number=COUNT),
    Happening("gained priority", e.PRIORITY_GAINED, number=COUNT),
    Happening("gained focus", e.FOCUS_GAINED, number=COUNT),
    Happening("passed", e.PASSED_FOCUS, e.PASSED_PRIORITY, number=COUNT),
    Happening("passed priority", e.PASSED_PRIORITY, number=COUNT),
    Happening("passed focus", e.PASSED_FOCUS, number=COUNT),
    Happening("contested", e.CONTESTED, number=PLACE),
    Happening("no longer contested", e.CONTEST_REMOVED, number=PLACE),
    Happening("showdown was staged", e.SHOWDOWN_STAGED, number=PLACE),
    Happening("combat was staged", e.COMBAT_STAGED, number=PLACE),
    Happening("showdown was unstaged", e.UNSTAGED, number=PLACE, text="Showdown"),
    Happening("combat was unstaged", e.UNSTAGED, number=PLACE, text="Combat"),
    Happening("showdown began", e.SHOWDOWN_BEGAN, number=PLACE),
    Happening("combat began", e.COMBAT_BEGAN, number=PLACE),
    Happening("showdown became a combat", e.CONVERTED, number=PLACE),
    Happening("showdown ended", e.SHOWDOWN_ENDED, number=PLACE),
    Happening("combat ended", e.COMBAT_ENDED, number=PLACE),
    Happening("combat was undecided", e.COMBAT_NO_RESULT, number=PLACE),
    Happening("won the combat", e.COMBAT_WON, number=PLACE),
    Happening("lost the combat", e.COMBAT_LOST, number=PLACE),
    Happening("attacked", e.ATTACKS, e.PLAYER_ATTACKS, number=PLACE),
    Happening("defended", e.DEFENDS, e.PLAYER_DEFENDS, number=PLACE),
    Happening("lost its designation", e.DESIGNATION_LOST, number=COUNT),
    Happening("took control", e.CONTROL_ESTABLISHED, e.CONTROL_TAKEN, number=PLACE),
    Happening("took control of", e.CONTROL_ESTABLISHED, e.CONTROL_TAKEN, number=PLACE),
    Happening("lost control", e.CONTROL_LOST, number=PLACE),
    Happening("lost control of", e.CONTROL_LOST, number=PLACE),
    Happening("conquered", e.CONQUERED, number=PLACE),
    Happening("held", e.HELD, number=PLACE),
    Happening("gained", e.POINT_GAINED),
    Happening("cleanup began", e.CLEANUP_BEGAN, number=COUNT),
    Happening("turn began", e.TURN_BEGAN, number=COUNT),
    Happening("took another turn", e.TURN_QUEUED, number=COUNT),
    Happening("mulliganed", e.MULLIGANED),
    Happening("won the game", e.GAME_WON, number=COUNT),
    Happening("left the game", e.PLAYER_LEFT, number=COUNT),
    *_phases(),
)

HAPPENINGS: Final = {happening.phrase: happening for happening in _ALL}
"""By word or phrase."""
