"""Cards that a player looks at in their deck, or picks from their hand, on resolution; no targets (355.10.a)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, D_OPTIONAL, O_CARD, O_DONE, O_NO, O_YES, Option
from riftwright.core.ids import TYPE_NAMES
from riftwright.core.nodes import Choice, Effect, Subject, Who
from riftwright.core.prose import capital, keyword, one
from riftwright.core.state import ChainItem
from riftwright.effects.choosing import OneField
from riftwright.effects.filters import Those, Trait
from riftwright.effects.instructions import note
from riftwright.effects.subjects import ChosenOpponent
from riftwright.rules import choices, costs, playing
from riftwright.rules.abilities import passive
from riftwright.rules.actions import cards, damage, resources

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice


@dataclass(frozen=True, slots=True, eq=False)
class DrawFromTheTop(Effect):
    """Look at cards on top of the Main Deck; one of that type may be revealed and drawn, the rest is recycled. With
    too few cards as many as there are, and no Burn Out (431.1.c).
    """

    count: int
    types: int
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        top = m.state.players[frame.you].main_deck[::-1][: self.count]
        if not task.sub:
            cards.look(m, frame.you, top)
            fitting = [oid for oid in top if m.obj(oid).types & self.types]
            if fitting:
                options = [Option(O_CARD, oid, text="reveal and draw") for oid in fitting]
                options.append(Option(O_DONE, text="draw nothing"))
                m.ask(frame.you, D_CHOOSE, options, "which card to reveal and draw (355.17)", frame.source)
                return False
        for oid in task.regs:
            cards.reveal(m, frame.you, [oid])
            cards.draw_this(m, frame.you, oid)
        cards.recycle(m, [oid for oid in top if oid not in task.regs])
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        if option.kind == O_CARD and frame.task is not None:
            frame.task.regs.append(option.a)

    def say(self) -> str:
        return (
            f"look at the top {self.count} cards of your Main Deck; you may reveal {_noun(self.types)} among them and "
            "draw it, and you recycle the rest"
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
            task.regs = m.state.players[frame.you].main_deck[::-1][: self.count]
            cards.reveal(m, frame.you, task.regs)
            return False
        amount = sum(1 for oid in task.regs if m.keyword(oid, self.keyword))
        if amount:
            damage.deal(m, [(oid, amount) for oid in self.subject.ids(frame)], frame.you, source=frame.source)
        cards.recycle(m, task.regs)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return (
            f"reveal the top {self.count} cards of your Main Deck, deal 1 to {self.subject.say()} for each of them "
            f"with {keyword(self.keyword)}, then recycle them"
        )


@dataclass(frozen=True, slots=True, eq=False)
class RevealTheTop(Effect):
    """Reveal cards on top of the Main Deck, in their order, as many as there are (424.3). Perhaps one of them is put
    into the hand and the others are recycled while they are revealed (424.4.a); which one is the player's choice.
    """

    count: int
    take: bool = False
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        top = m.state.players[frame.you].main_deck[::-1][: self.count]
        if not task.sub:
            cards.reveal(m, frame.you, top)
        if not self.take or not top:
            return True
        if not task.regs and len(top) > 1:
            options = [Option(O_CARD, oid, text="put into your hand") for oid in top]
            m.ask(frame.you, D_CHOOSE, options, "which of the revealed cards to take (355.17)", frame.source)
            return False
        taken = task.regs[0] if task.regs else top[0]
        cards.return_to_hand(m, [taken], frame.you, "424.4.a")
        cards.recycle(m, [oid for oid in top if oid != taken])
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def say(self) -> str:
        more = "; put one of them into your hand and recycle the rest" if self.take else ""
        return f"reveal the top {self.count} cards of your Main Deck{more}"


@dataclass(frozen=True, slots=True, eq=False)
class RevealHand(Effect):
    """Reveal all cards that are in hand now (424.3.a); those that come later are not revealed (424.3.a.1)."""

    def run(self, frame: "Frame") -> bool:
        cards.reveal(frame.m, frame.you, frame.m.state.players[frame.you].hand)
        return True

    def say(self) -> str:
        return "reveal your hand"


@dataclass(frozen=True, slots=True, eq=False)
class PlayFromHand(Effect):
    """Play a card of that type from the hand to the base, ``ignoring`` its Energy cost or its cost, or ``to_field``, to
    a battlefield that the player controls, for so much ``less``. What cannot be paid for or played cannot be picked;
    nobody can be made to play what only they see (128.6.a).
    """

    types: int
    to_field: bool = False
    less: int = 0
    traits: tuple[Trait, ...] = ()
    ignoring: int = costs.IGNORE_ENERGY

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        if not task.sub:
            fitting = [oid for oid in m.state.players[frame.you].hand if self._playable(frame, oid)]
            if fitting:
                options = [Option(O_CARD, oid, text="play") for oid in fitting]
                options.append(Option(O_DONE, text="play nothing"))
                m.ask(frame.you, D_CHOOSE, options, "which card to play (128.6.a)", frame.source)
                return False
        note(frame, len(task.regs))
        for oid in task.regs:
            item = playing.play_card(m, frame.you, oid, free=self._free(), allowed=self._places(frame))
            item.less = self.less
            if frame.item is not None:
                frame.item.made.append(oid)
        return True

    def _free(self) -> int:
        return 0 if self.less else self.ignoring

    def _places(self, frame: "Frame") -> list[int]:
        if not self.to_field:
            return [frame.you]
        if frame.item is not None and frame.item.hidden_at >= 0:
            return [frame.item.hidden_at]  # 811.1.d.3
        return [field.loc for field in frame.m.state.battlefields if field.controller == frame.you]

    def _playable(self, frame: "Frame", oid: int) -> bool:
        m = frame.m
        if not m.obj(oid).types & self.types or passive.cannot_play(m, frame.you, oid):
            return False
        if not all(trait.fits(frame, oid) for trait in self.traits):
            return False
        item: ChainItem = choices.proposed_card(m, frame.you, m.obj(oid))
        item.free = self._free()
        item.less = self.less
        item.allowed = self._places(frame)
        if not item.allowed or not choices.locations(m, item):
            return False  # 358.3.a
        return choices.feasible(m, item)

    def answer(self, frame: "Frame", option: Option) -> None:
        if option.kind == O_CARD and frame.task is not None:
            frame.task.regs.append(option.a)

    def say(self) -> str:
        if self.to_field:
            where = "to a battlefield you control"
            return f"you may play {_noun(self.types)} from your hand {where}, reducing its cost by [{self.less}]"
        noun = one(Those(self.types, traits=self.traits).noun()) if self.traits else _noun(self.types)
        which = "cost" if self.ignoring & costs.IGNORE_POWER else "Energy cost"
        return f"play {noun} from your hand to your base, ignoring its {which}"


@dataclass(frozen=True, slots=True, eq=False)
class TheyPlayRevealed(Effect):
    """An opponent reveals their hand. A card of that type may be chosen of it, and they play it to the chosen
    battlefield, ignoring any and all costs (356.5.a). What follows may be about that card.
    """

    who: ChosenOpponent
    types: int
    to: OneField
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        item = frame.item
        assert task is not None and item is not None
        players, places = self.who.players(frame), frame.chosen(self.to)
        if not players or not places:
            note(frame, 0)
            return True
        if not task.sub:
            hand = m.state.players[players[0]].hand
            cards.reveal(m, players[0], hand)
            options = [Option(O_CARD, oid, text="let it be played") for oid in hand if m.obj(oid).types & self.types]
            if options:
                options.append(Option(O_DONE, text="choose nothing"))
                m.ask(frame.you, D_CHOOSE, options, "which of the revealed cards they play (355.17)", frame.source)
                return False
        able = [oid for oid in task.regs if self._able(frame, players[0], oid, places)]
        for oid in able:
            playing.play_card(m, players[0], oid, free=costs.IGNORE_ALL, allowed=places)
            item.made.append(oid)
        note(frame, len(able))
        return True

    def _able(self, frame: "Frame", player: int, oid: int, places: list[int]) -> bool:
        m = frame.m
        trial = choices.proposed_card(m, player, m.obj(oid))
        trial.allowed = places
        return bool(choices.locations(m, trial)) and not passive.cannot_play(m, player, oid)

    def answer(self, frame: "Frame", option: Option) -> None:
        if option.kind == O_CARD and frame.task is not None:
            frame.task.regs.append(option.a)

    def parts(self) -> tuple[Part, ...]:
        return (self.to, self.who)

    def say(self) -> str:
        return (
            f"choose {self.to.say()}. {capital(self.who.say())} reveals their hand; you may choose {_noun(self.types)} "
            "of it. They play that there, ignoring any and all costs"
        )


@dataclass(frozen=True, slots=True, eq=False)
class TheyRecycleRevealed(Effect):
    """An opponent reveals their hand; a card of those types is chosen of it, and recycled by its owner (416.1.c)."""

    who: ChosenOpponent
    types: int
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        players = self.who.players(frame)
        if not players:
            return True
        their_hand = m.state.players[players[0]].hand
        if not task.sub:
            cards.reveal(m, players[0], their_hand)
            fitting = [oid for oid in their_hand if m.obj(oid).types & self.types]
            if len(fitting) > 1:
                options = [Option(O_CARD, oid, text="recycle") for oid in fitting]
                m.ask(frame.you, D_CHOOSE, options, "which of the revealed cards they recycle (355.17)", frame.source)
                return False
            task.regs = fitting
        cards.recycle(m, task.regs)
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def parts(self) -> tuple[Part, ...]:
        return (self.who,)

    def say(self) -> str:
        return f"{self.who.say()} reveals their hand; choose {_noun(self.types)} of it, which they recycle"


@dataclass(frozen=True, slots=True, eq=False)
class TheyDiscardForXP(Effect):
    """An opponent reveals their hand. XP may be paid, on resolution (204.3.b), to choose a card of it: they discard it
    and draw 1. In its registers: 1 once it is paid, then the card.
    """

    who: ChosenOpponent
    xp: int
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        players = self.who.players(frame)
        if not players:
            return True
        their_hand = m.state.players[players[0]].hand
        if not task.sub:
            cards.reveal(m, players[0], their_hand)
            if their_hand and m.state.players[frame.you].xp >= self.xp:
                words = f"pay {self.xp} XP to choose a card (204.3.b)"
                m.ask(frame.you, D_OPTIONAL, [Option(O_YES), Option(O_NO)], words, frame.source)
            return False
        if not task.regs:
            return True
        if len(task.regs) == 1:
            if len(their_hand) > 1:
                options = [Option(O_CARD, oid, text="discard") for oid in their_hand]
                m.ask(frame.you, D_CHOOSE, options, "which of the revealed cards they discard (355.17)", frame.source)
                return False
            task.regs.append(their_hand[0])
        cards.discard(m, players[0], task.regs[1:])
        cards.draw(m, players[0], 1)
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        if option.kind == O_YES:
            resources.spend_xp(frame.m, frame.you, self.xp)
            frame.task.regs.append(1)
        elif option.kind == O_CARD:
            frame.task.regs.append(option.a)

    def parts(self) -> tuple[Who, ...]:
        return (self.who,)

    def say(self) -> str:
        return (
            f"{self.who.say()} reveals their hand. You may pay {self.xp} XP to choose a card of it; if you do, they "
            "discard it and draw 1"
        )


def _noun(types: int) -> str:
    return one(" or ".join(name for bit, name in TYPE_NAMES.items() if types & bit))
