"""Cards that a player looks at or reveals, from a deck or a hand, and what becomes of them on resolution; no targets
(355.10.a).
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.decisions import D_OPTIONAL, O_CARD, O_DONE, Option
from riftwright.core.ids import MAIN_DECK
from riftwright.core.nodes import Choice, Effect, Subject, Who
from riftwright.core.prose import keyword, one, type_names
from riftwright.core.state import REF_SHIFT
from riftwright.effects.instructions import note
from riftwright.effects.picking import PicksOne, refs_of, remaining
from riftwright.effects.subjects import ChosenOpponent
from riftwright.rules import layers
from riftwright.rules.actions import cards, damage, resources

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice


def look_at_the_top(frame: "Frame", count: int) -> list[int]:
    """The player looks at so many cards on top of their Main Deck, as many as there are (431.1.c)."""
    top = frame.m.state.players[frame.you].main_deck[::-1][:count]
    cards.look(frame.m, frame.you, top)
    return top


def reveal_the_top(frame: "Frame", count: int) -> list[int]:
    """The player reveals so many cards on top of their Main Deck, as many as there are (424.3)."""
    top = frame.m.state.players[frame.you].main_deck[::-1][:count]
    cards.reveal(frame.m, frame.you, top)
    return top


def reveal_hand_of(frame: "Frame", who: Who) -> list[int]:
    """That player reveals their hand, all cards that are in it now (424.3.a); none is revealed without a player."""
    for player in who.players(frame):
        hand = frame.m.state.players[player].hand[:]
        cards.reveal(frame.m, player, hand)
        return hand
    return []


def of_type(frame: "Frame", ids: list[int], types: int) -> list[int]:
    """Those of them that are of one of the types."""
    return [oid for oid in ids if frame.m.obj(oid).types & types]


@dataclass(frozen=True, slots=True, eq=False)
class DrawFromTheTop(PicksOne):
    """Look at cards on top of the Main Deck; one of that type may be revealed and drawn, the rest is recycled. With
    too few cards as many as there are, and no Burn Out (431.1.c).
    """

    count: int
    types: int
    verb = "reveal and draw"
    none = "draw nothing"
    question = "which card to reveal and draw (355.17)"

    def see(self, frame: "Frame") -> list[int]:
        return look_at_the_top(frame, self.count)

    def fitting(self, frame: "Frame", seen: list[int]) -> list[int]:
        return of_type(frame, seen, self.types)

    def then(self, frame: "Frame", picked: list[int], rest: list[int]) -> None:
        for oid in picked:
            cards.reveal(frame.m, frame.you, [oid])
            cards.draw_this(frame.m, frame.you, oid)
        cards.recycle(frame.m, rest)

    def say(self) -> str:
        what = one(type_names(self.types))
        return (
            f"look at the top {self.count} cards of your Main Deck; you may reveal {what} among them and draw it, and "
            "you recycle the rest"
        )


@dataclass(frozen=True, slots=True, eq=False)
class DealForRevealed(Effect):
    """Reveal cards on top of the Main Deck, deal 1 to the objects for each of them with a keyword, and recycle them.
    Where none has it no damage is dealt, with or without Bonus Damage (715.4).
    """

    count: int
    keyword: int
    subject: Subject
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        if not task.sub:
            task.regs = refs_of(frame, reveal_the_top(frame, self.count))
            return False
        amount = sum(1 for ref in task.regs if layers.bears(m, ref >> REF_SHIFT, self.keyword))
        if amount:
            damage.deal(m, [(oid, amount) for oid in self.subject.ids(frame)], frame.you, source=frame.source)
        cards.recycle(m, remaining(frame, task.regs))
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return (
            f"reveal the top {self.count} cards of your Main Deck, deal 1 to {self.subject.say()} for each of them "
            f"with {keyword(self.keyword)}, then recycle them"
        )


@dataclass(frozen=True, slots=True, eq=False)
class RevealTheTop(PicksOne):
    """Reveal cards on top of the Main Deck, in their order, as many as there are (424.3), or look at them. Perhaps one
    of them is put into the hand and the others are recycled, while they are revealed (424.4.a); which one is the
    player's choice.
    """

    count: int
    take: bool = False
    look: bool = False
    verb = "put into your hand"
    question = "which of the cards to take (355.17)"

    def see(self, frame: "Frame") -> list[int]:
        return look_at_the_top(frame, self.count) if self.look else reveal_the_top(frame, self.count)

    def fitting(self, frame: "Frame", seen: list[int]) -> list[int]:
        return seen if self.take else []

    def then(self, frame: "Frame", picked: list[int], rest: list[int]) -> None:
        if self.take:
            cards.return_to_hand(frame.m, picked, frame.you, "424.4.a")
            cards.recycle(frame.m, rest)

    def say(self) -> str:
        more = "; put one of them into your hand and recycle the rest" if self.take else ""
        return f"{'look at' if self.look else 'reveal'} the top {self.count} cards of your Main Deck{more}"


@dataclass(frozen=True, slots=True, eq=False)
class RecycleOfTheTop(Effect):
    """Look at cards on top of the Main Deck, as many as there are (431.1.c), recycle any of them and put the rest back
    in any order: what Predict is short for (436.1.a), without being that.
    """

    count: int

    def run(self, frame: "Frame") -> bool:
        cards.predict(frame.m, frame.you, self.count, "355.17", frame.source)
        return True

    def say(self) -> str:
        return (
            f"look at the top {self.count} cards of your Main Deck, recycle any of them and put the rest back in any "
            "order"
        )


@dataclass(frozen=True, slots=True, eq=False)
class MayBanishThisAsSeen(Effect):
    """The player may banish the source, which they are looking at in their Main Deck. Nobody else learns that they
    could have (128).
    """

    def run(self, frame: "Frame") -> bool:
        task = frame.task
        assert task is not None
        if not task.sub and frame.me.zone == MAIN_DECK:
            options = [Option(O_CARD, frame.source, text="banish"), Option(O_DONE, text="leave it")]
            frame.m.ask(frame.you, D_OPTIONAL, options, "banish the card that you look at, or leave it (369.1)")
            return False
        note(frame, len(task.regs))
        for oid in task.regs:
            cards.banish(frame.m, oid, frame.you)
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        if option.kind == O_CARD and frame.task is not None:
            frame.task.regs.append(option.a)

    def say(self) -> str:
        return "you may banish me"


@dataclass(frozen=True, slots=True, eq=False)
class RevealHand(Effect):
    """Reveal all cards that are in hand now (424.3.a); those that come later are not revealed (424.3.a.1)."""

    def run(self, frame: "Frame") -> bool:
        cards.reveal(frame.m, frame.you, frame.m.state.players[frame.you].hand)
        return True

    def say(self) -> str:
        return "reveal your hand"


@dataclass(frozen=True, slots=True, eq=False)
class TheyRecycleRevealed(PicksOne):
    """An opponent reveals their hand; a card of those types is chosen of it, and recycled by its owner (416.1.c)."""

    who: ChosenOpponent
    types: int
    verb = "recycle"
    question = "which of the revealed cards they recycle (355.17)"

    def see(self, frame: "Frame") -> list[int]:
        return reveal_hand_of(frame, self.who)

    def fitting(self, frame: "Frame", seen: list[int]) -> list[int]:
        return of_type(frame, seen, self.types)

    def then(self, frame: "Frame", picked: list[int], rest: list[int]) -> None:
        cards.recycle(frame.m, picked)

    def parts(self) -> tuple[Part, ...]:
        return (self.who,)

    def say(self) -> str:
        return f"{self.who.say()} reveals their hand; choose {one(type_names(self.types))} of it, which they recycle"


@dataclass(frozen=True, slots=True, eq=False)
class TheyDiscardRevealed(PicksOne):
    """An opponent reveals their hand; a card is chosen of it, and they discard that."""

    who: ChosenOpponent
    verb = "let it be discarded"
    question = "which of the revealed cards they discard (355.17)"

    def see(self, frame: "Frame") -> list[int]:
        return reveal_hand_of(frame, self.who)

    def then(self, frame: "Frame", picked: list[int], rest: list[int]) -> None:
        for oid in picked:
            cards.discard(frame.m, frame.m.obj(oid).owner, [oid])

    def parts(self) -> tuple[Part, ...]:
        return (self.who,)

    def say(self) -> str:
        return f"{self.who.say()} reveals their hand; choose a card of it, which they discard"


@dataclass(frozen=True, slots=True, eq=False)
class TheyDiscardForXP(PicksOne):
    """An opponent reveals their hand. XP may be paid, on resolution (204.3.b), to choose a card of it: they discard it
    and draw 1.
    """

    who: ChosenOpponent
    xp: int
    verb = "pay the XP, and they discard"
    none = "pay no XP"
    question = "which of the revealed cards to pay XP for, so that they discard it (204.3.b)"

    def see(self, frame: "Frame") -> list[int]:
        return reveal_hand_of(frame, self.who)

    def fitting(self, frame: "Frame", seen: list[int]) -> list[int]:
        return seen if frame.m.state.players[frame.you].xp >= self.xp else []

    def then(self, frame: "Frame", picked: list[int], rest: list[int]) -> None:
        if picked:
            they = frame.m.obj(picked[0]).owner
            resources.spend_xp(frame.m, frame.you, self.xp)
            cards.discard(frame.m, they, picked)
            cards.draw(frame.m, they, 1)

    def parts(self) -> tuple[Part, ...]:
        return (self.who,)

    def say(self) -> str:
        return (
            f"{self.who.say()} reveals their hand. You may pay {self.xp} XP to choose a card of it; if you do, they "
            "discard it and draw 1"
        )
