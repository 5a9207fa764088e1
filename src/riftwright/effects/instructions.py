"""Instructions about cards, damage, statuses and points."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.events import UNEVENTFUL
from riftwright.core.ids import (
    ANY,
    DOMAIN_NAMES,
    ENERGY,
    FOR_ANYTHING,
    FOR_SPELLS,
    HAND,
    MAIN_DECK,
    NOBODY,
    SPELL,
    TRASH,
    ZONE_NAMES,
)
from riftwright.core.nodes import Amount, Choice, Effect, Subject, Who
from riftwright.core.state import BY_EFFECT, REF_SHIFT
from riftwright.effects.subjects import YOU, Item, OwnerOf, Them, many
from riftwright.rules import turn
from riftwright.rules.abilities import passive, triggered
from riftwright.rules.actions import cards, damage, items, points, resources, status

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice


def plural(amount: Amount, noun: str) -> str:
    """The amount with a noun: 1 rune, 2 runes."""
    text = amount.say()
    return f"{text} {noun}" if text == "1" else f"{text} {noun}s"


def third_person(who: str) -> str:
    """The ending of a verb: an opponent draws, they draw, you and that player each draw."""
    return "" if who == "they" or who.endswith(" each") else "s"


def note(frame: "Frame", result: int) -> None:
    """Keep what the instruction did, for what is linked to it (359.3.e.14)."""
    if frame.item is not None:
        frame.item.notes.append(result)


@dataclass(frozen=True, slots=True, eq=False)
class Draw(Effect):
    """Draw cards (413)."""

    amount: Amount
    who: Who

    def run(self, frame: "Frame") -> bool:
        count = self.amount.of(frame)
        for player in self.who.players(frame):
            if count:
                cards.draw(frame.m, player, count)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.who,)

    def say(self) -> str:
        who = self.who.say()
        return f"draw {self.amount.say()}" if who == "you" else f"{who} draw{third_person(who)} {self.amount.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class Channel(Effect):
    """Channel runes (430), as many as there are (430.3)."""

    amount: Amount
    exhausted: bool
    who: Who

    def run(self, frame: "Frame") -> bool:
        count = self.amount.of(frame) or 0
        players = self.who.players(frame)
        note(frame, sum([cards.channel(frame.m, player, count, exhausted=self.exhausted) for player in players]))
        return True

    def parts(self) -> tuple[Part, ...]:
        return () if isinstance(self.who, OwnerOf) else (self.who,)

    def say(self) -> str:
        who = self.who.say()
        verb = "channel" if who == "you" else f"{who} channel{third_person(who)}"
        return f"{verb} {plural(self.amount, 'rune')}{' exhausted' if self.exhausted else ''}"


@dataclass(frozen=True, slots=True, eq=False)
class Deal(Effect):
    """Deal damage to each of the objects at once (417)."""

    amount: Amount
    subject: Subject
    source: Subject | None = None  # the unit that deals it, where the text says one (417.6.b)
    bonus: Amount | None = None  # Bonus Damage that the text itself has (712)

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        amount = self.amount.of(frame)
        if not ids or amount is None:
            note(frame, 0)
            return True
        note(frame, 1)
        source = frame.source
        if self.source is not None:
            dealers = self.source.ids(frame)
            source = dealers[0] if dealers else source
        by_unit = self.source is not None
        more = (self.bonus.of(frame) or 0) if self.bonus is not None else 0
        damage.deal(frame.m, [(oid, amount) for oid in ids], frame.you, source=source, by_unit=by_unit, more=more)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        text = self.amount.say()
        words = text if text.isdigit() else f"{text} as damage"
        who = self.subject.say()
        each = "each of " if who.startswith("up to ") else ""
        bonus = f", with 1 Bonus Damage for {self.bonus.say()}" if self.bonus is not None else ""
        return f"deal {words} to {each}{who}{bonus}"


@dataclass(frozen=True, slots=True, eq=False)
class DealToEachOther(Effect):
    """Two units deal damage equal to their Mights to each other, at once. Each deals its own, and its controller is
    responsible for that (417.6.b.4); nothing is dealt where one of them is gone.
    """

    one: Subject
    other: Subject

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        pair = self.one.ids(frame) + self.other.ids(frame)
        if len(pair) < 2:
            note(frame, 0)
            return True
        note(frame, 1)
        mights = [m.might(oid) for oid in pair]
        for dealer, hurt, amount in ((pair[0], pair[1], mights[0]), (pair[1], pair[0], mights[1])):
            damage.deal(m, [(hurt, amount)], frame.you, source=dealer, by_unit=True)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.one, self.other)

    def say(self) -> str:
        if isinstance(self.one, Them):
            return f"choose {self.other.say()}. They deal damage equal to their [M] to each other"
        if self.one.say() == "me":
            return f"I and {self.other.say()} deal damage equal to our [M] to each other"
        return f"{self.one.say()} and {self.other.say()} deal damage equal to their [M] to each other"


@dataclass(frozen=True, slots=True, eq=False)
class Kill(Effect):
    """Kill the objects at once (428); with ``whose`` what follows may speak of "its controller", as it was before the
    death (359.3.e.13).
    """

    subject: Subject
    whose: bool = False

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        if not task.sub:
            ids = self.subject.ids(frame)
            task.regs = [m.obj(oid).ref for oid in ids]
            if frame.item is not None:
                frame.item.amount = sum(m.might(oid) for oid in ids)  # 359.3.e.13
                if self.whose:
                    frame.item.player = m.obj(ids[0]).controller if ids else NOBODY
            damage.kill(m, ids, "428.1.a.1", frame.you)
            return False
        killed = sum(1 for ref in task.regs if damage.was_killed(m, ref))
        if self.whose and not killed and frame.item is not None and not all(m.state.alive(ref) for ref in task.regs):
            frame.item.player = NOBODY  # 359.3.e.12: something else has taken it off the board
        note(frame, killed)  # 359.3.e.14.b
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"kill {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class Heal(Effect):
    """Heal the objects (418)."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        damage.heal(frame.m, self.subject.ids(frame))
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"heal {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class Exhaust(Effect):
    """Exhaust the objects (414)."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        done = [status.exhaust(frame.m, oid, player=frame.you) for oid in self.subject.ids(frame)]
        note(frame, sum(done))
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"exhaust {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class Ready(Effect):
    """Ready the objects (415)."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        ids = self.subject.ids(frame)
        able = [oid for oid in ids if not passive.not_readied(m, oid)]
        if len(able) < len(ids):
            unevent(frame, "something forbids to ready it")
        note(frame, sum([status.ready(m, oid, player=frame.you) for oid in able]))
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"ready {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class Stun(Effect):
    """Stun the objects at once (423)."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        outer = triggered.hold(m)
        done = [status.stun(m, oid, player=frame.you) for oid in self.subject.ids(frame)]
        note(frame, sum(done))
        triggered.release(m, outer)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"stun {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class Buff(Effect):
    """Buff the objects (426)."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        done = [status.buff(frame.m, oid, player=frame.you) for oid in self.subject.ids(frame)]
        note(frame, sum(done))
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"buff {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class ReturnToHand(Effect):
    """Return the objects to their owners' hands, all at once."""

    subject: Subject
    and_also: Subject | None = None

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        if self.and_also is not None:
            ids = ids + self.and_also.ids(frame)
        note(frame, len(ids))
        cards.return_to_hand(frame.m, ids, frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,) if self.and_also is None else (self.subject, self.and_also)

    def say(self) -> str:
        if self.and_also is not None:
            return f"return {self.subject.say()} and {self.and_also.say()} to their hands"
        what, trash, more = self.subject.say().partition(" in your trash")
        if trash:
            return f"return {what}{more} from your trash to your hand"
        whose = "their owners' hands" if many(self.subject) else "its owner's hand"
        return f"return {self.subject.say()} to {'my' + whose[3:] if self.subject.say() == 'me' else whose}"


@dataclass(frozen=True, slots=True, eq=False)
class Banish(Effect):
    """Banish the objects (427)."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        note(frame, len(ids))
        for oid in ids:
            cards.banish(frame.m, oid, frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"banish {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class BanishThis(Effect):
    """Banish the spell itself as it resolves (427), wherever it is then."""

    def run(self, frame: "Frame") -> bool:
        if frame.source_is_here:
            cards.banish(frame.m, frame.source, frame.you)
        return True

    def say(self) -> str:
        return "banish this"


@dataclass(frozen=True, slots=True, eq=False)
class Counter(Effect):
    """Counter an item on the chain (425); "that player" is who controlled it, as long as it was there. Perhaps a card
    goes to its owner's hand instead of the trash.
    """

    what: Item
    to_hand: bool = False

    def run(self, frame: "Frame") -> bool:
        chosen = frame.chosen(self.what)
        item = frame.m.find_item(chosen[0]) if chosen else None
        assert frame.item is not None
        frame.item.player = item.controller if item is not None else NOBODY
        if item is not None and passive.cannot_be_countered(frame.m, item):
            unevent(frame, "it cannot be countered")
            item = None
        if item is not None:
            items.counter(frame.m, item, zone=HAND if self.to_hand else TRASH)
        note(frame, 1 if item is not None else 0)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.what,)

    def say(self) -> str:
        where = " and return it to its owner's hand" if self.to_hand else ""
        return f"counter {self.what.say()}{where}"


@dataclass(frozen=True, slots=True, eq=False)
class GainPoints(Effect):
    """Gain points (194.1.c)."""

    amount: Amount
    who: Who

    def run(self, frame: "Frame") -> bool:
        count = self.amount.of(frame) or 0
        for player in self.who.players(frame):
            points.gain(frame.m, player, count, "194.1.c")
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.who,)

    def say(self) -> str:
        who = self.who.say()
        verb = "gain" if who in ("you", "they") else "gains"
        return f"{who} {verb} {plural(self.amount, 'point')}"


@dataclass(frozen=True, slots=True, eq=False)
class GainXP(Effect):
    """Gain XP (730.1)."""

    amount: int
    who: Who = YOU

    def run(self, frame: "Frame") -> bool:
        for player in self.who.players(frame):
            resources.gain_xp(frame.m, player, self.amount)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.who,)

    def say(self) -> str:
        who = self.who.say()
        verb = "gain" if who == "you" else f"{who} gains"
        return f"{verb} {self.amount} XP"


@dataclass(frozen=True, slots=True, eq=False)
class GainHuntXP(Effect):
    """The source's controller gains as much XP as its Hunt Value was (823.1.c.1)."""

    def run(self, frame: "Frame") -> bool:
        assert frame.item is not None
        player = frame.me.controller if frame.source_is_here else frame.you
        resources.gain_xp(frame.m, player, frame.item.amount, "823.1.c.1")
        return True

    def say(self) -> str:
        return "my controller gains XP equal to my Hunt Value"


@dataclass(frozen=True, slots=True, eq=False)
class WinTheGame(Effect):
    """Win the game, whatever the points."""

    def run(self, frame: "Frame") -> bool:
        points.win(frame.m, frame.you, BY_EFFECT, "195")
        return True

    def say(self) -> str:
        return "you win the game"


@dataclass(frozen=True, slots=True, eq=False)
class Empower(Effect):
    """Empower the objects (441)."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        done = [status.empower(frame.m, oid, frame.you) for oid in self.subject.ids(frame)]
        note(frame, sum(done))
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"empower {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class Disempower(Effect):
    """Take the Empowered status from the objects (442)."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        done = [status.disempower(frame.m, oid, frame.you) for oid in self.subject.ids(frame)]
        note(frame, sum(done))
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"disempower {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class Discard(Effect):
    """Discard so many cards of the player's choice (422). With ``noted`` what follows speaks of the card as "it"."""

    amount: int = 1
    noted: bool = False

    def run(self, frame: "Frame") -> bool:
        m, task = frame.m, frame.task
        if self.noted and task is not None:
            if task.sub:
                self._note(frame, task.regs)
                return True
            task.regs = m.state.players[frame.you].hand[:]
        cards.discard_some(m, frame.you, self.amount)
        return not self.noted

    def _note(self, frame: "Frame", before: list[int]) -> None:
        """What was in hand before, and is no longer."""
        assert frame.item is not None
        discarded = [oid for oid in before if frame.m.obj(oid).zone != HAND]
        note(frame, len(discarded))
        frame.item.subject = frame.m.obj(discarded[0]).ref if discarded else -1

    def say(self) -> str:
        return f"discard {self.amount}"


@dataclass(frozen=True, slots=True, eq=False)
class DiscardHand(Effect):
    """Discard the hand at once (422), and perhaps draw so many cards then: one player after the other (303.2)."""

    who: Who = YOU
    then_draw: int = 0

    def run(self, frame: "Frame") -> bool:
        m, task = frame.m, frame.task
        players = self.who.players(frame)
        assert task is not None
        if task.sub < len(players):
            player = players[task.sub]
            cards.discard(m, player, m.state.players[player].hand[:])
            cards.draw(m, player, self.then_draw)
        return task.sub + 1 >= len(players)

    def parts(self) -> tuple[Part, ...]:
        return (self.who,)

    def say(self) -> str:
        you = self.who is YOU
        hand = "discard your hand" if you else f"{self.who.say()} discards their hand"
        return f"{hand}, then draw{'' if you else 's'} {self.then_draw}" if self.then_draw else hand


@dataclass(frozen=True, slots=True, eq=False)
class Recycle(Effect):
    """Recycle the objects at once (416)."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        note(frame, len(ids))
        cards.recycle(frame.m, ids)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"recycle {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class RecycleFrom(Effect):
    """Recycle so many cards of the player's choice from their trash or hand, as many as there are (416.4, 416.6)."""

    amount: int
    zone: int = TRASH

    def run(self, frame: "Frame") -> bool:
        cards.recycle_some(frame.m, frame.you, self.amount, self.zone)
        return True

    def say(self) -> str:
        return f"recycle {self.amount} from your {ZONE_NAMES[self.zone]}"


@dataclass(frozen=True, slots=True, eq=False)
class DrawIt(Effect):
    """Draw the card that a linked ability is about, from wherever it is (413.1, 427.3)."""

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        item = frame.item
        if item is not None and item.subject >= 0 and m.state.alive(item.subject):
            cards.draw_this(m, frame.you, item.subject >> REF_SHIFT)
        return True

    def say(self) -> str:
        return "draw it"


@dataclass(frozen=True, slots=True, eq=False)
class ExtraTurn(Effect):
    """Take a turn after this one (735)."""

    def run(self, frame: "Frame") -> bool:
        turn.take_extra_turn(frame.m, frame.you)
        return True

    def say(self) -> str:
        return "take a turn after this one"


@dataclass(frozen=True, slots=True, eq=False)
class Add(Effect):
    """Add Energy or Power to the pool (429), perhaps for spells only."""

    resource: int
    amount: int
    restriction: int = FOR_ANYTHING

    def run(self, frame: "Frame") -> bool:
        resources.add(frame.m, frame.you, self.resource, self.amount, self.restriction)
        return True

    def adds(self) -> bool:
        return True

    def yields(self, frame: "Frame") -> tuple[tuple[int, int, int], ...]:
        return ((self.resource, self.amount, self.restriction),)

    def say(self) -> str:
        if self.resource == ENERGY:
            symbols = f"[{self.amount}]"
        else:
            name = "any" if self.resource == ANY else DOMAIN_NAMES[self.resource].lower()
            symbols = f"[{name}]" * self.amount
        only = ", to play spells only" if self.restriction == FOR_SPELLS else ""
        return f"[Add] {symbols}{only}"


@dataclass(frozen=True, slots=True, eq=False)
class Predict(Effect):
    """Predict so many cards (436)."""

    amount: int = 1

    def run(self, frame: "Frame") -> bool:
        cards.predict(frame.m, frame.you, self.amount, source=frame.source)
        return True

    def say(self) -> str:
        return f"[Predict {self.amount}]" if self.amount > 1 else "[Predict]"


@dataclass(frozen=True, slots=True, eq=False)
class Burn(Effect):
    """Burn so many cards (440)."""

    amount: int

    def run(self, frame: "Frame") -> bool:
        cards.burn(frame.m, frame.you, self.amount)
        return True

    def say(self) -> str:
        return f"burn {self.amount}"


@dataclass(frozen=True, slots=True, eq=False)
class RevealTopAndDrawSpell(Effect):
    """Reveal the top card of the Main Deck; draw it if it is of that type."""

    types: int = SPELL

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        if not task.sub:
            task.regs = m.state.players[frame.you].main_deck[-1:]
            cards.reveal(m, frame.you, task.regs)
            return False
        for top in task.regs:  # none where the deck is empty (431.1.c)
            if m.obj(top).zone == MAIN_DECK and m.obj(top).types & self.types:
                cards.draw(m, frame.you, 1)
        return True

    def say(self) -> str:
        return "reveal the top card of your Main Deck. If that is a spell, draw it"


def unevent(frame: "Frame", text: str) -> None:
    """Tell that an instruction was negated: nothing happened."""
    frame.m.tell(UNEVENTFUL, "359.3.e.6", frame.you, frame.source, text=text)
