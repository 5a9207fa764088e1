"""Decisions: whom the game waits for, and every legal answer."""

from typing import Final

# Kinds of decision
D_ACT: Final = 0  # in the Main Phase, Neutral Open (335)
D_FOCUS: Final = 1  # with Focus, Showdown Open (347)
D_PRIORITY: Final = 2  # with Priority on a chain (338)
D_MULLIGAN: Final = 3  # 117
D_CHOOSE: Final = 4  # an object, player, place or mode for an item (355)
D_OPTIONAL: Final = 5  # yes or no
D_PAY: Final = 6  # how to pay a cost (357)
D_ORDER: Final = 7  # the order of simultaneous triggers (383.3.d)
D_REPLACE: Final = 8  # which replacement applies to what (372, 373)
D_ASSIGN: Final = 9  # combat damage (465.2.c)
D_CONTEST: Final = 10  # which staged showdown or combat begins (323.12, 323.13)
D_MOVE: Final = 11  # who else moves along (144.3)
D_BATTLEFIELD: Final = 12  # which battlefield to bring (486.5)
D_DISCARD: Final = 13
D_BURN_OUT: Final = 14  # who gains the point (431.2.c)
D_FIRST: Final = 15  # who goes first

DECISION_NAMES: Final = (
    "act",
    "focus",
    "priority",
    "mulligan",
    "choose",
    "optional",
    "pay",
    "order",
    "replace",
    "assign",
    "contest",
    "move",
    "battlefield",
    "discard",
    "burn_out",
    "first",
)

# Kinds of option. a, b and c are ids, locations or numbers, as each says.
O_PASS: Final = 0
O_END_TURN: Final = 1
O_PLAY: Final = 2  # a: card
O_ACTIVATE: Final = 3  # a: source, b: ability
O_MOVE: Final = 4  # a: unit, b: destination
O_HIDE: Final = 5  # a: card, b: battlefield location
O_YES: Final = 6
O_NO: Final = 7
O_OBJECT: Final = 8  # a: object
O_PLAYER: Final = 9  # a: player
O_PLACE: Final = 10  # a: location
O_MODE: Final = 11  # a: mode
O_DONE: Final = 12
O_PAYMENT: Final = 13  # a: index of the plan; text holds it
O_ITEM: Final = 14  # a: serial of a chain item
O_ADD: Final = 15  # a: source, b: ability; an Add ability used outside a payment
O_INVITE: Final = 16  # a: teammate (489.8.a)
O_REPLACE: Final = 17  # a: object acted on, b: source of the replacement, c: its ability
O_NUMBER: Final = 18  # a: the number
O_DECLINE: Final = 19  # decline to pay (404.2)
O_CARD: Final = 20  # a: a card that only this player may see

OPTION_NAMES: Final = (
    "pass",
    "end",
    "play",
    "use",
    "move",
    "hide",
    "yes",
    "no",
    "choose",
    "player",
    "place",
    "mode",
    "done",
    "pay",
    "item",
    "add",
    "invite",
    "replace",
    "number",
    "decline",
    "card",
)


class Option:
    """One legal answer. ``key`` is stable: the same position offers the same keys in the same order."""

    __slots__ = ("a", "b", "c", "kind", "text")

    def __init__(self, kind: int, a: int = -1, b: int = -1, c: int = -1, text: str = "") -> None:
        self.kind: int = kind
        self.a: int = a
        self.b: int = b
        self.c: int = c
        self.text: str = text

    @property
    def key(self) -> str:
        parts = [OPTION_NAMES[self.kind]]
        for part in (self.a, self.b, self.c):
            if part >= 0:
                parts.append(str(part))
        return ":".join(parts)

    def __repr__(self) -> str:
        return f"<{self.key}{' ' + self.text if self.text else ''}>"


class Decision:
    """The game waits: ``player`` must pick one of ``options``, a list that is never empty.

    ``obj`` is the card, unit or item that the choice is for, or -1; ``prompt`` says what is asked.
    """

    __slots__ = ("kind", "obj", "options", "player", "prompt")

    def __init__(self, player: int, kind: int, options: list[Option], prompt: str, obj: int = -1) -> None:
        self.player: int = player
        self.kind: int = kind
        self.options: list[Option] = options
        self.prompt: str = prompt
        self.obj: int = obj

    def keys(self) -> list[str]:
        return [option.key for option in self.options]

    @property
    def rule(self) -> str:
        """The rule that the prompt cites at its end, the first of several; empty where it cites none."""
        _, _, cited = self.prompt.rpartition("(")
        return cited.removesuffix(")").split(",")[0] if cited[:1].isdigit() else ""

    def __repr__(self) -> str:
        return f"Decision(p{self.player} {DECISION_NAMES[self.kind]}: {self.prompt} {self.options})"
