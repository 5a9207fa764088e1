"""Events: what has just happened (370.1.a), for triggers, the log and the judge."""

from typing import Final

# What a game action did
READIED: Final = 0
EXHAUSTED_EVENT: Final = 1
DRAWN: Final = 2
RECYCLED: Final = 3
DAMAGED: Final = 4
HEALED: Final = 5
PLAYED: Final = 6
MOVED: Final = 7
HID: Final = 8
DISCARDED: Final = 9
STUNNED_EVENT: Final = 10
REVEALED: Final = 11
COUNTERED: Final = 12
BUFFED_EVENT: Final = 13
BANISHED: Final = 14
DIED: Final = 15
ADDED: Final = 16
CHANNELED: Final = 17
BURNED_OUT: Final = 18
ATTACHED: Final = 19
DETACHED: Final = 20
CREATED: Final = 21
RECALLED: Final = 22
ENTERED: Final = 23
GAVE: Final = 24
CONTROL_TAKEN: Final = 25
RETURNED: Final = 26
BUFF_SPENT: Final = 27
LOOKED: Final = 28
TRASHED: Final = 29  # put in the trash, not from the board
REPLACED: Final = 30

# The turn
TURN_BEGAN: Final = 31
PHASE_BEGAN: Final = 32
STEP_BEGAN: Final = 33
TURN_QUEUED: Final = 34

# The chain
ITEM_ADDED: Final = 35
FINALIZED: Final = 36
RESOLVING: Final = 37
RESOLVED: Final = 38
REMOVED: Final = 39
CHOSEN: Final = 40
PRIORITY_GAINED: Final = 41
PASSED_PRIORITY: Final = 42
COST_PAID: Final = 43
TRIGGERED: Final = 44
IGNORED: Final = 45

# Battlefields, showdowns, combats, scoring
CONTESTED: Final = 46
CONTEST_REMOVED: Final = 47
SHOWDOWN_STAGED: Final = 48
COMBAT_STAGED: Final = 49
UNSTAGED: Final = 50
SHOWDOWN_BEGAN: Final = 51
COMBAT_BEGAN: Final = 52
CONVERTED: Final = 53
FOCUS_GAINED: Final = 54
PASSED_FOCUS: Final = 55
SHOWDOWN_ENDED: Final = 56
ATTACKS: Final = 57
DEFENDS: Final = 58
DESIGNATION_LOST: Final = 59
ASSIGNED: Final = 60
COMBAT_WON: Final = 61
COMBAT_NO_RESULT: Final = 62
COMBAT_ENDED: Final = 63
CONTROL_ESTABLISHED: Final = 64
CONTROL_LOST: Final = 65
CONQUERED: Final = 66
HELD: Final = 67
POINT_GAINED: Final = 68
EXPIRED: Final = 69
POOL_EMPTIED: Final = 70
FACEDOWN_REMOVED: Final = 71

# The frame of the story
CHOICE: Final = 72
CLEANUP_BEGAN: Final = 73
CLEANUP_STEP: Final = 74
CLEANUP_ENDED: Final = 75
GAME_WON: Final = 76
PLAYER_LEFT: Final = 77
MULLIGANED: Final = 78
COMBAT_LOST: Final = 79
ORDERED: Final = 80
UNDONE: Final = 81
BECAME_MIGHTY: Final = 82
UNEVENTFUL: Final = 83  # an instruction that was negated: nothing happened
CHANCE: Final = 84
PLAYER_ATTACKS: Final = 85
PLAYER_DEFENDS: Final = 86
OWN_DEATH: Final = 87  # about to die; heard by the dying alone (323.4, 428.1.a.1.b)

PREVENTED: Final = 88  # damage was changed before it was dealt: by how much less, or more where it is below 0
EMPOWERED_EVENT: Final = 89
DISEMPOWERED: Final = 90
XP_GAINED: Final = 91
XP_SPENT: Final = 92
REDESIGNATED: Final = 93  # Attacker or Defender anew, without attacking or defending again (383.4.e.2.a)
TOOK_PLACE: Final = 94  # a token, of the object that it replaced (438)
SWAPPED_BACK: Final = 95
BECAME_COPY: Final = 96  # of another object (477.1.b)
OWN_LEAVING: Final = 97  # about to leave the board; heard by what leaves alone

KINDS: Final = 98


class Event:
    """One thing that happened. Unused numbers are -1, an unused amount 0.

    ``player`` performed it or is affected, ``obj`` and ``other`` are object ids, ``loc`` a location,
    ``rule`` the number in the edition of 2026-07-16 that made it happen, ``text`` a word that no number says.

    Where a kind needs other numbers, ``other`` and ``amount`` hold them: an item's serial and what it is
    (ITEM_ADDED, with its text), a resource (ADDED), the points that the player now has (POINT_GAINED), the Might and
    as ``text`` the damage of what dies (DIED), the kind of event replaced (REPLACED, with a player who would have been
    acted on as ``loc``), a keyword and its value or an amount of Might (GAVE, with words for it), who controls the
    battlefield (CONTEST_REMOVED as control is settled) or did before (CONTROL_ESTABLISHED, CONQUERED).
    CHOSEN has the item's source as ``other`` and, where its ``text`` says so, a player or the serial of an item as
    ``loc``. ``unseen`` is said of a card RECYCLED from where only its player saw it; the first of those recycled or
    DISCARDED at once, or MOVED to one place at once, has how many they are as ``amount``. A CHOICE has the kind of
    decision as ``other``, the kind of option as ``amount``, the option's ``a`` as ``loc``, its sentence as ``text``.
    """

    __slots__ = ("amount", "kind", "loc", "obj", "other", "player", "rule", "text")

    def __init__(
        self, kind: int, rule: str, player: int, obj: int, other: int, amount: int, loc: int, text: str
    ) -> None:
        self.kind: int = kind
        self.rule: str = rule
        self.player: int = player
        self.obj: int = obj
        self.other: int = other
        self.amount: int = amount
        self.loc: int = loc
        self.text: str = text

    def __repr__(self) -> str:
        return f"Event({NAMES[self.kind]}, {self.rule}, p{self.player}, #{self.obj}, {self.amount}, @{self.loc})"


def _names() -> tuple[str, ...]:
    names = [""] * KINDS
    for name, value in globals().items():
        if isinstance(value, int) and name.isupper() and name != "KINDS":
            names[value] = name.lower().removesuffix("_event")
    return tuple(names)


NAMES: Final = _names()
