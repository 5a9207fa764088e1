"""Trigger conditions (383)."""

from typing import TYPE_CHECKING, Final

from riftwright.core import events as ev
from riftwright.core.ids import FIELD, NOBODY, PERMANENT, SPELL, UNIT
from riftwright.core.nodes import Trigger
from riftwright.core.prose import one
from riftwright.core.state import ITEM_SPELL, REF_SHIFT
from riftwright.effects.filters import FRIENDLY, YOURS, Those, Trait
from riftwright.rules.actions import damage
from riftwright.rules.turn import T_BEGINNING, T_ENDING, T_MAIN_EFFECTS

if TYPE_CHECKING:
    from riftwright.core.events import Event
    from riftwright.core.state import ChainItem
    from riftwright.rules.frame import Frame


ORDINALS: Final = ("", "first", "second", "third", "fourth", "fifth")


class WhenIDie(Trigger):
    """808.1.c: the source is killed, perhaps only in combat (740.2.c). Found before it goes to the trash."""

    __slots__ = ("in_combat", "word")

    def __init__(self, word: str = "I die", *, in_combat: bool = False) -> None:
        super().__init__(ev.OWN_DEATH)
        self.word: str = word
        self.in_combat: bool = in_combat

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.obj == frame.source and (not self.in_combat or frame.m.in_combat(frame.source))

    def say(self) -> str:
        return f"when {self.word}{' in combat' if self.in_combat else ''}"


class WhenThisLeaves(Trigger):
    """The source leaves the board, for whatever zone; the ability is of what it was there (359.3.e.13)."""

    __slots__ = ("word",)

    def __init__(self, word: str = "this leaves") -> None:
        super().__init__(ev.OWN_LEAVING)
        self.word: str = word

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.obj == frame.source

    def say(self) -> str:
        return f"when {self.word} the board"


class WhenPlayed(Trigger):
    """383.4.a: the source is played to the board, perhaps only from ``facedown`` (811), or only ``to_field``."""

    __slots__ = ("facedown", "to_field", "word")

    def __init__(self, word: str = "me", *, facedown: bool = False, to_field: bool = False) -> None:
        super().__init__(ev.PLAYED)
        self.word: str = word
        self.facedown: bool = facedown
        self.to_field: bool = to_field

    def met(self, frame: "Frame", event: "Event") -> bool:
        if event.obj != frame.source or (self.to_field and event.loc < FIELD):
            return False
        return not self.facedown or event.amount > 0

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.hidden_at = event.amount - 1
        item.place = event.loc
        played = frame.m.find_item(event.other)
        if played is not None:
            item.paid_before = played.paid

    def say(self) -> str:
        where = " to a battlefield" if self.to_field else ""
        return f"when you play {self.word}{where}{' from facedown' if self.facedown else ''}"


class WhenAPlayerPlays(Trigger):
    """Any player plays a card of that type, and controls the ability (190.6.c)."""

    __slots__ = ("types", "word")

    anyones = True

    def __init__(self, types: int, word: str) -> None:
        super().__init__(ev.PLAYED)
        self.types: int = types
        self.word: str = word

    def met(self, frame: "Frame", event: "Event") -> bool:
        return frame.m.obj(event.obj).types & self.types != 0

    def controller(self, frame: "Frame", event: "Event") -> int:
        return event.player

    def say(self) -> str:
        return f"when a player plays {self.word}"


class WhenAnOpponentPlays(Trigger):
    """An opponent plays a card or token of that type."""

    __slots__ = ("types", "word")

    def __init__(self, types: int, word: str) -> None:
        super().__init__(ev.PLAYED)
        self.types: int = types
        self.word: str = word

    def met(self, frame: "Frame", event: "Event") -> bool:
        m = frame.m
        return m.obj(event.obj).types & self.types != 0 and not m.friendly(event.player, frame.you)

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.subject = frame.m.obj(event.obj).ref
        item.player = event.player

    def say(self) -> str:
        return f"when an opponent plays {self.word}"


class WhenYouPlay(Trigger):
    """You play a card of that type, perhaps only from ``facedown`` (811), perhaps only an ``other`` one than the
    source: its resolution completes the play (419.4.a). Traits are those that it has then.
    """

    __slots__ = ("facedown", "nth", "other", "traits", "types", "word")

    def __init__(
        self,
        types: int,
        word: str,
        nth: int = 0,
        traits: tuple[Trait, ...] = (),
        *,
        facedown: bool = False,
        other: bool = False,
    ) -> None:
        super().__init__(ev.PLAYED)
        self.facedown: bool = facedown
        self.other: bool = other
        self.types: int = types
        self.word: str = word
        self.nth: int = nth  # only for the so-many-th card of the turn; 0 for each
        self.traits: tuple[Trait, ...] = traits

    def met(self, frame: "Frame", event: "Event") -> bool:
        o = frame.m.obj(event.obj)
        if event.player != frame.you or not o.types & self.types or (self.facedown and not event.amount):
            return False
        if self.other and event.obj == frame.source:
            return False
        if not all(trait.fits(frame, event.obj) for trait in self.traits):
            return False
        if o.token and (self.nth or self.types == PERMANENT | SPELL):
            return False  # 185: a token is no card
        return not self.nth or frame.m.state.players[frame.you].resolved == self.nth

    def say(self) -> str:
        if self.nth:
            return f"the {ORDINALS[self.nth]} time you play {self.word} in a turn"
        return f"when you play {self.word}{' from facedown' if self.facedown else ''}"


class WhenIConquer(Trigger):
    """383.4.c: the source is at a battlefield that its controller conquers, perhaps only one that was ``uncontrolled``
    until then, or only ``after_attack``: in a combat of which they are the Attacker (464.2.c.1).
    """

    __slots__ = ("after_attack", "uncontrolled")

    def __init__(self, *, uncontrolled: bool = False, after_attack: bool = False) -> None:
        super().__init__(ev.CONQUERED)
        self.uncontrolled: bool = uncontrolled
        self.after_attack: bool = after_attack

    def met(self, frame: "Frame", event: "Event") -> bool:
        if event.player != frame.you or frame.me.loc != event.loc:
            return False
        if self.after_attack and frame.m.state.attacker != frame.you:
            return False
        return not self.uncontrolled or event.other == NOBODY

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.place = event.loc

    def say(self) -> str:
        if self.after_attack:
            return "when I conquer after an attack"
        return "when I conquer a battlefield that was uncontrolled" if self.uncontrolled else "when I conquer"


class WhenIHold(Trigger):
    """383.4.d: the source is at a battlefield that its controller holds."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.HELD)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.player == frame.you and frame.me.loc == event.loc

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.place = event.loc  # 359.3.f.3.b: "this battlefield" of what it creates

    def say(self) -> str:
        return "when I hold"


class WhenTheyHold(Trigger):
    """471.2.b: the owner of what a linked ability speaks of holds."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.HELD)

    def met(self, frame: "Frame", event: "Event") -> bool:
        item = frame.item
        if item is None or item.subject < 0 or not frame.m.state.alive(item.subject):
            return False
        return event.player == frame.m.obj(item.subject >> REF_SHIFT).owner

    def say(self) -> str:
        return "when they hold"


class _Here(Trigger):
    """Something that the player who controls this battlefield does here (190.6)."""

    __slots__ = ("word",)

    def __init__(self, word: str, *kinds: int) -> None:
        super().__init__(*kinds)
        self.word: str = word

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.obj == frame.source and event.player == frame.you  # 190.6.d

    def say(self) -> str:
        return f"when you {self.word} here"


def when_you_hold_here() -> Trigger:
    """471.2.b"""
    return _Here("hold", ev.HELD)


def when_you_conquer_here() -> Trigger:
    """471.2.a"""
    return _Here("conquer", ev.CONQUERED)


def when_you_score_here() -> Trigger:
    """469: conquer or hold."""
    return _Here("score", ev.CONQUERED, ev.HELD)


def when_you_defend_here() -> Trigger:
    """383.4.f, of a player."""
    return _Here("defend", ev.PLAYER_DEFENDS)


class WhenYouConquer(Trigger):
    """383.4.c.2.b: the source's controller conquers, anywhere."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.CONQUERED)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.player == frame.you

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.place = event.loc

    def say(self) -> str:
        return "when you conquer"


class WhenYouConquerOrHold(Trigger):
    """383.4.c.2.b, 383.4.d.2.b: the source's controller conquers or holds, anywhere."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.CONQUERED, ev.HELD)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.player == frame.you

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.place = event.loc

    def say(self) -> str:
        return "when you conquer or hold"


class WhenYouWinACombat(Trigger):
    """466.3.a, of a player."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.COMBAT_WON)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.player == frame.you

    def say(self) -> str:
        return "when you win a combat"


class WhenIWinACombat(Trigger):
    """466.3.c: the source is at the battlefield where its controller has won a combat."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.COMBAT_WON)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.player == frame.you and frame.me.loc == event.loc

    def say(self) -> str:
        return "when I win a combat"


class WhenIAttack(Trigger):
    """The source attacks (383.4.e)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.ATTACKS)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.obj == frame.source

    def say(self) -> str:
        return "when I attack"


class WhenIDefend(Trigger):
    """The source defends (383.4.f)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.DEFENDS)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.obj == frame.source

    def say(self) -> str:
        return "when I defend"


class WhenEnemyAttacksYours(Trigger):
    """An enemy unit attacks a battlefield that you control."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.ATTACKS)

    def met(self, frame: "Frame", event: "Event") -> bool:
        m = frame.m
        if m.friendly(event.player, frame.you) or event.loc < FIELD:
            return False
        return m.state.battlefields[event.loc - FIELD].controller == frame.you

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.subject = frame.m.obj(event.obj).ref

    def say(self) -> str:
        return "when a battlefield you control is attacked by an enemy unit"


class WhenOneFights(Trigger):
    """A unit that qualifies attacks or defends, perhaps only where it is ``alone`` (740.2.a) as it gains the
    designation (383.4.e.2.b, 383.4.f.2.b).
    """

    __slots__ = ("alone", "those")

    def __init__(self, those: Those, *, alone: bool = False) -> None:
        super().__init__(ev.ATTACKS, ev.DEFENDS)
        self.those: Those = those
        self.alone: bool = alone

    def met(self, frame: "Frame", event: "Event") -> bool:
        return self.those.matches(frame, event.obj) and (not self.alone or frame.m.alone(event.obj))

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.subject = frame.m.obj(event.obj).ref

    def say(self) -> str:
        return f"when {one(self.those.noun())} attacks or defends{' alone' if self.alone else ''}"


class WhenOneMovesFromHere(Trigger):
    """A unit that qualifies moves away from where the source is (446)."""

    __slots__ = ("those", "word")

    def __init__(self, those: Those, word: str = "here") -> None:
        super().__init__(ev.MOVED)
        self.those: Those = those
        self.word: str = word

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.other == frame.here and self.those.matches(frame, event.obj)

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.subject = frame.m.obj(event.obj).ref
        item.place = event.loc
        item.whence = event.other

    def say(self) -> str:
        return f"when {one(self.those.noun())} moves from {self.word}"


class WhenIMove(Trigger):
    """446: the source moves, or moves to a battlefield, or moves for the ``nth`` time in a turn (383.1). "There" is
    where it moved to, or with ``origin`` where it moved from.
    """

    __slots__ = ("nth", "origin", "to_field")

    def __init__(self, *, to_field: bool = False, nth: int = 0, origin: bool = False) -> None:
        super().__init__(ev.MOVED)
        self.to_field: bool = to_field
        self.nth: int = nth  # 0 for each
        self.origin: bool = origin

    def met(self, frame: "Frame", event: "Event") -> bool:
        if event.obj != frame.source or (self.nth and frame.me.moves != self.nth):
            return False
        return not self.to_field or event.loc >= FIELD

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.place = event.other if self.origin else event.loc
        item.whence = event.other

    def say(self) -> str:
        if self.nth:
            return f"the {ORDINALS[self.nth]} time I move in a turn"
        if self.origin:
            return "when I move from a location"
        return "when I move to a battlefield" if self.to_field else "when I move"


class WhenAnOpponentMoves(Trigger):
    """An opponent moves to a battlefield other than the source's, with however many units at once (144.3, 411.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.MOVED)

    def met(self, frame: "Frame", event: "Event") -> bool:
        elsewhere = event.loc >= FIELD and event.loc != frame.me.loc
        return elsewhere and event.amount > 0 and event.player in frame.m.opponents(frame.you)

    def say(self) -> str:
        return "when an opponent moves to a battlefield other than mine"


class WhenChosenHere(Trigger):
    """A player chooses a friendly unit here with a spell (383.4.b)."""

    __slots__ = ()

    anyones = True

    def __init__(self) -> None:
        super().__init__(ev.CHOSEN)

    def met(self, frame: "Frame", event: "Event") -> bool:
        m = frame.m
        o = m.obj(event.obj)
        return (
            event.amount == ITEM_SPELL
            and o.types & UNIT != 0
            and o.loc == frame.here
            and m.friendly(o.controller, event.player)
        )

    def controller(self, frame: "Frame", event: "Event") -> int:
        return event.player  # 190.6.c

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.player = event.player

    def say(self) -> str:
        return "when a spell of theirs chooses a friendly unit here"


class WhenIBecomeEmpowered(Trigger):
    """828.1.d: the source gains the Empowered status."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.EMPOWERED_EVENT)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.obj == frame.source

    def say(self) -> str:
        return "when I become [Empowered]"


class WhenYoursBecomesMighty(Trigger):
    """709: a unit that the source's controller controls becomes Mighty."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.BECAME_MIGHTY)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.player == frame.you

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.subject = frame.m.obj(event.obj).ref

    def say(self) -> str:
        return "when a unit you control becomes Mighty"


class WhenShowdownBeginsHere(Trigger):
    """464.2.b, 345: a showdown begins at the source's battlefield."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.SHOWDOWN_BEGAN)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.loc == frame.here and event.loc >= FIELD

    def say(self) -> str:
        return "when a showdown begins here"


class AtStart(Trigger):
    """At a point of the turn: the start of your Beginning or Main Phase, the end of your or any turn."""

    __slots__ = ("any_players", "next", "step")

    def __init__(self, step: int, *, any_players: bool = False, next_time: bool = False) -> None:
        super().__init__(ev.STEP_BEGAN)
        self.step: int = step
        self.any_players: bool = any_players
        self.next: bool = next_time  # of a delayed ability, which is about one of them only

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.amount == self.step and (self.any_players or event.player == frame.you)

    def say(self) -> str:
        whose = "the" if self.any_players else "your next" if self.next else "your"
        return {
            T_BEGINNING: f"at the start of {whose} Beginning Phase",
            T_MAIN_EFFECTS: f"at the start of {whose} Main Phase",
            T_ENDING: "at the end of this turn" if self.any_players else "at the end of your turn",
        }[self.step]


class AtEachFirst(Trigger):
    """At the start of the first Beginning Phase of each player, whoever controls the source."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.STEP_BEGAN)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.amount == T_BEGINNING and frame.m.state.players[event.player].turns == 1

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.player = event.player

    def say(self) -> str:
        return "at the start of each player's first Beginning Phase"


class WhenSomethingDies(Trigger):
    """A unit that qualifies dies; the source is still there to see it (383.2.c.2). ``traits`` are those that it had."""

    __slots__ = ("other", "traits", "whose")

    def __init__(self, whose: int = FRIENDLY, *, other: bool = True, traits: tuple[Trait, ...] = ()) -> None:
        super().__init__(ev.DIED)
        self.traits: tuple[Trait, ...] = traits
        self.whose: int = whose
        self.other: bool = other

    def met(self, frame: "Frame", event: "Event") -> bool:
        if event.obj == frame.source and self.other:
            return False
        known = frame.m.known_dead(event.obj)
        if not known.types & UNIT or not all(t.fitted(known) for t in self.traits):
            return False
        if self.whose == YOURS:
            return event.other == frame.you
        return frame.m.friendly(event.other, frame.you) == (self.whose == FRIENDLY)

    def say(self) -> str:
        return f"when {one(Those(UNIT, self.whose, traits=self.traits, other=self.other).noun())} dies"


class WhenAFriendDiesFirst(WhenSomethingDies):
    """The first time in a turn that a friendly unit dies, the source included, or with ``other`` another one. Of
    several that die first at the same time it triggers on one, so the ability has a limit of 1 (383.1.b).
    """

    __slots__ = ()

    def __init__(self, *, other: bool = False) -> None:
        super().__init__(other=other)

    def met(self, frame: "Frame", event: "Event") -> bool:
        players = frame.m.state.players
        earlier = sum(p.deaths for p in players if frame.m.friendly(p.index, frame.you))
        return not earlier and super().met(frame, event)

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.subject = frame.m.obj(event.obj).ref

    def say(self) -> str:
        return f"the first time {'another' if self.other else 'a'} friendly unit dies"


class NextTimeItTakesDamage(Trigger):
    """The object that a delayed ability was created for takes damage (390.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.DAMAGED)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return frame.item is not None and frame.item.subject == frame.m.obj(event.obj).ref

    def say(self) -> str:
        return "the next time it takes damage this turn"


class WhenSomethingTakesDamage(Trigger):
    """A unit, anybody's, takes damage (417)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.DAMAGED)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return frame.m.obj(event.obj).is_unit

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        item.subject = frame.m.obj(event.obj).ref

    def say(self) -> str:
        return "when a unit takes damage this turn"


class WhenThisKills(Trigger):
    """428.5.c: the spell or ability that created this has killed a unit, in the cleanup after it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.DIED)

    def met(self, frame: "Frame", event: "Event") -> bool:
        item = frame.item
        return item is not None and damage.killed_by(frame.m, event.obj, item.subject)

    def say(self) -> str:
        return "for each unit that this kills"


class Never(Trigger):
    """No event: for abilities that something else puts on the chain (387)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()

    def met(self, frame: "Frame", event: "Event") -> bool:
        return False

    def say(self) -> str:
        return ""


class OneOf(Trigger):
    """Any of several conditions."""

    __slots__ = ("triggers",)

    def __init__(self, *triggers: Trigger) -> None:
        super().__init__(*sorted({kind for trigger in triggers for kind in trigger.kinds}))
        self.triggers: tuple[Trigger, ...] = triggers

    def _one(self, frame: "Frame", event: "Event") -> Trigger | None:
        for trigger in self.triggers:
            if event.kind in trigger.kinds and trigger.met(frame, event):
                return trigger
        return None

    def met(self, frame: "Frame", event: "Event") -> bool:
        return self._one(frame, event) is not None

    def controller(self, frame: "Frame", event: "Event") -> int:
        trigger = self._one(frame, event)
        return trigger.controller(frame, event) if trigger is not None else NOBODY

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        trigger = self._one(frame, event)
        if trigger is not None:
            trigger.note(frame, event, item)

    def say(self) -> str:
        first, *others = [trigger.say() for trigger in self.triggers]
        said = [other.removeprefix("when I ") if first.startswith("when I ") else other for other in others]
        return " or ".join([first, *said])
