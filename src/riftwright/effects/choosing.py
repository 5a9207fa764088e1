"""Choices that are made on resolution, by whoever makes them (355.10.e, 355.17), and instructions that only choose."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from riftwright.core.decisions import D_CHOOSE, D_DISCARD, O_CARD, O_DONE, O_NUMBER, O_OBJECT, Option
from riftwright.core.ids import EACH_THEIRS, UNIT
from riftwright.core.nodes import CHOOSE_FIELD, Ability, Choice, CostPart, Effect, Subject, Who
from riftwright.core.prose import capital, series
from riftwright.effects.filters import Those
from riftwright.effects.instructions import note
from riftwright.effects.looking import reveal_hand_of
from riftwright.effects.picking import PicksOne
from riftwright.effects.subjects import ChosenOpponent
from riftwright.rules.abilities import passive
from riftwright.rules.actions import cards, damage, durations, moves, status

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice
_ENOUGH: Final = -1


def who_has_chosen(regs: list[int]) -> list[int]:
    """The players who have chosen, of registers that hold each of them and what they chose. One who was asked and has
    left before answering (651) is taken out.
    """
    del regs[len(regs) // 2 * 2 :]
    return regs[::2]


@dataclass(frozen=True, slots=True, eq=False)
class Choose(Effect):
    """Choose something that what follows is about."""

    subject: Subject | Choice
    apart = True

    def run(self, frame: "Frame") -> bool:
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"choose {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class EachKillsOne(Effect):
    """Each player, or each of those, chooses one of their units or gear, perhaps one ``here``, in turn order from the
    Turn Player (303.2); all are killed at once. Each is responsible for the death of their own (411.1).
    Its registers hold who has chosen, and what.
    """

    who: Who | None = None
    here: bool = False
    types: int = UNIT

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        order = m.players_in_order(m.state.turn_player)
        if self.who is not None:
            meant = self.who.players(frame)
            order = [player for player in order if player in meant]
        had = who_has_chosen(task.regs)
        for player in order:
            if player in had:
                continue
            theirs = [m.obj(oid) for oid in m.permanents() if m.obj(oid).controller == player]
            found = [o.id for o in theirs if o.types & self.types and (not self.here or o.loc == frame.here)]
            task.regs.append(player)
            if len(found) > 1:
                options = [Option(O_OBJECT, oid) for oid in found]
                m.ask(player, D_CHOOSE, options, f"which of your {self._noun()} to kill (355.10.e)", frame.source)
                return False
            task.regs.append(found[0] if found else -1)
        doomed = [oid for oid in task.regs[1::2] if oid >= 0 and m.obj(oid).on_board]
        note(frame, len(doomed))
        damage.kill(m, doomed, "428.1.a.1", EACH_THEIRS)
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def say(self) -> str:
        who = self.who.say() if self.who is not None else "each player"
        return f"{who} kills one of their {self._noun()}{' here' if self.here else ''}"

    def _noun(self) -> str:
        return Those(self.types).noun(plural=True)


@dataclass(frozen=True, slots=True, eq=False)
class MustRecycleOne(Effect):
    """You must recycle one of those: which one is chosen on resolution, and nothing is targeted (355.10.f)."""

    those: Those

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        found = task.regs or self.those.candidates(frame)
        if len(found) > 1:
            options = [Option(O_OBJECT, oid) for oid in found]
            m.ask(frame.you, D_CHOOSE, options, f"which {self.those.noun()} to recycle (355.10.f)", frame.source)
            return False
        note(frame, len(found))
        cards.recycle(m, found)
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def say(self) -> str:
        return f"you must recycle one of the {self.those.noun(plural=True)}"


@dataclass(frozen=True, slots=True, eq=False)
class ReadyForBuffs(Effect):
    """For each of those units, you may spend its buff to ready it (204.3.b, 702.2.b): one after the other, until you
    want no more.
    """

    those: Those
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        units = [m.obj(oid) for oid in self.those.candidates(frame) if oid not in task.regs]
        able = [o.id for o in units if o.buffs and o.controller == frame.you]  # 702.2.b.1, 702.2.b.2
        if not able or _ENOUGH in task.regs:
            return True
        options = [*(Option(O_OBJECT, oid) for oid in able), Option(O_DONE, text="spend no more buffs")]
        m.ask(frame.you, D_CHOOSE, options, "whose buff to spend to ready it (204.3.b)", frame.source)
        return False

    def answer(self, frame: "Frame", option: Option) -> None:
        m = frame.m
        assert frame.task is not None
        if option.kind == O_DONE:
            frame.task.regs.append(_ENOUGH)
            return
        frame.task.regs.append(option.a)
        if status.spend_buff(m, option.a, frame.you, "204.3.b") and not passive.not_readied(m, option.a):
            status.ready(m, option.a, player=frame.you)

    def say(self) -> str:
        return f"for each {self.those.noun()}, you may spend its buff to ready it"


@dataclass(frozen=True, slots=True, eq=False)
class SpendBuffs(Effect):
    """Spend any number of buffs of units that the player controls (702.2.b), which are no targets (704.1). All are
    chosen before one is spent. Its registers hold whose they are.
    """

    def run(self, frame: "Frame") -> bool:
        m, you, task = frame.m, frame.you, frame.task
        assert task is not None
        units = [m.obj(oid) for oid in m.units()]
        left = [o.id for o in units if o.controller == you and o.buffs > task.regs.count(o.id)]  # 702.2.b.2
        if left and _ENOUGH not in task.regs:
            options = [*(Option(O_OBJECT, oid) for oid in left), Option(O_DONE, text="spend no more buffs")]
            m.ask(you, D_CHOOSE, options, "whose buff to spend (702.2.b)", frame.source)
            return False
        note(frame, sum([status.spend_buff(m, oid, you) for oid in task.regs if oid >= 0]))
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a if option.kind == O_OBJECT else _ENOUGH)

    def say(self) -> str:
        return "spend any number of buffs"


class OneField(Choice):
    """A battlefield chosen as the item is finalized (355.9.a)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHOOSE_FIELD, 1, 1)

    def available(self, frame: "Frame") -> list[int]:
        return [field.loc for field in frame.m.state.battlefields]

    def legal(self, frame: "Frame", value: int) -> bool:
        return True

    def say(self) -> str:
        return "a battlefield"


class _EachMay(Effect):
    """Each player in turn may do something with an object of their choice, and is responsible for it (411.4). Its
    registers hold who has had their turn.
    """

    __slots__ = ()

    apart = True
    verb: str = ""
    none: str = ""  # what choosing no object comes to

    def first(self, frame: "Frame") -> int:
        """Who begins: the Turn Player, if nothing else is said (303.2.a)."""
        return frame.m.state.turn_player

    def able(self, frame: "Frame", player: int) -> list[int]:
        """The objects that this player may choose from."""
        raise NotImplementedError(type(self).__name__)

    def do(self, frame: "Frame", player: int, oid: int) -> None:
        """What that player does with it."""
        raise NotImplementedError(type(self).__name__)

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        for player in self._waiting(frame):
            options = [Option(O_OBJECT, oid) for oid in self.able(frame, player)]
            if options:
                options.append(Option(O_DONE, text=self.none))
                m.ask(player, D_CHOOSE, options, f"{self.verb} (355.10.e)", frame.source)
                return False
            task.regs.append(player)
        return True

    def _waiting(self, frame: "Frame") -> list[int]:
        assert frame.task is not None
        had = frame.task.regs
        return [player for player in frame.m.players_in_order(self.first(frame)) if player not in had]

    def answer(self, frame: "Frame", option: Option) -> None:
        player = self._waiting(frame)[0]
        assert frame.task is not None
        frame.task.regs.append(player)
        if option.kind == O_OBJECT:
            self.do(frame, player, option.a)


@dataclass(frozen=True, slots=True, eq=False)
class EachMayMoveAnothers(_EachMay):
    """Each player, in turn order from the Turn Player (303.2), may move a unit that they don't control to the chosen
    battlefield.
    """

    to: OneField
    verb = "which unit to move there"
    none = "move nothing"

    def able(self, frame: "Frame", player: int) -> list[int]:
        m = frame.m
        others = [m.obj(oid) for oid in m.units() if m.obj(oid).controller != player]
        places = frame.chosen(self.to)
        return [o.id for o in others for at in places if o.loc != at and moves.may_be_at(m, o.controller, at)]

    def do(self, frame: "Frame", player: int, oid: int) -> None:
        moves.move(frame.m, [oid], frame.chosen(self.to)[0], player)

    def parts(self) -> tuple[Part, ...]:
        return (self.to,)

    def say(self) -> str:
        return f"choose {self.to.say()}. Each player may move a unit that they don't control there"


@dataclass(frozen=True, slots=True, eq=False)
class EachOtherPicks(Effect):
    """Each other player, in turn order from the Turn Player (303.2.a), picks one of several words; what they stand for
    is done afterwards (355.17). Its registers hold who has picked, and what; the item keeps a digit for each player.
    """

    words: tuple[str, ...]
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        had = who_has_chosen(task.regs)
        order = [player for player in m.players_in_order(m.state.turn_player) if player != frame.you]
        waiting = [player for player in order if player not in had]
        if waiting:
            options = [Option(O_NUMBER, at, text=word) for at, word in enumerate(self.words)]
            task.regs.append(waiting[0])
            m.ask(waiting[0], D_CHOOSE, options, f"{' or '.join(self.words)} (355.17)", frame.source)
            return False
        assert frame.item is not None
        count = len(self.words)
        picks = zip(task.regs[::2], task.regs[1::2], strict=True)
        frame.item.amount = sum(at * count**player for player, at in picks)
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def say(self) -> str:
        return f"each other player chooses {' or '.join(self.words)}"


class YouAndWhoPicked(Who):
    """The controller and that player, for each player who picked that word."""

    __slots__ = ("at", "of")

    def __init__(self, of: EachOtherPicks, word: str) -> None:
        self.of: EachOtherPicks = of
        self.at: int = of.words.index(word)

    def players(self, frame: "Frame") -> list[int]:
        m = frame.m
        assert frame.item is not None
        picks, count = frame.item.amount, len(self.of.words)
        others = [player for player in m.players_in_order(m.state.turn_player) if player != frame.you]
        return [p for player in others if picks // count**player % count == self.at for p in (frame.you, player)]

    def say(self) -> str:
        return f"for each player who chose {self.of.words[self.at]}, you and that player each"


@dataclass(frozen=True, slots=True, eq=False)
class EachMayReturnOne(_EachMay):
    """Each player, in turn order from the one after the Turn Player, may return a unit to its owner's hand."""

    verb = "which unit to return"
    none = "return nothing"

    def first(self, frame: "Frame") -> int:
        return frame.m.next_player(frame.m.state.turn_player)

    def able(self, frame: "Frame", player: int) -> list[int]:
        return frame.m.units()

    def do(self, frame: "Frame", player: int, oid: int) -> None:
        cards.return_to_hand(frame.m, [oid], player)

    def say(self) -> str:
        return "from the next player on, each player may return a unit to its owner's hand"


@dataclass(frozen=True, slots=True, eq=False)
class DiscardOne(CostPart):
    """Discard a card of the player's choice, perhaps of a certain type (422)."""

    types: int = 0
    word: str = "1"

    def _fitting(self, frame: "Frame") -> list[int]:
        m = frame.m
        hand = m.state.players[frame.you].hand
        fitting = [oid for oid in hand if not self.types or m.obj(oid).types & self.types]
        return [oid for oid in fitting if oid != frame.source]  # the card that is being played is no longer in hand

    chooses: bool = True

    def payable(self, frame: "Frame") -> bool:
        return bool(self._fitting(frame))

    def pay(self, frame: "Frame") -> bool:
        found = self._fitting(frame)
        if len(found) > 1:
            options = [Option(O_CARD, oid, text="discard") for oid in found]
            frame.m.ask(frame.you, D_DISCARD, options, f"{self.say()} (357.2)", frame.source)
            return False
        cards.discard(frame.m, frame.you, found, "357.2")
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        cards.discard(frame.m, frame.you, [option.a], "357.2")

    def say(self) -> str:
        return f"discard {self.word}"


@dataclass(frozen=True, slots=True, eq=False)
class BanishTheTop(Effect):
    """Banish the top card of the Main Deck. A linked ability speaks of that card, and of none that another spell or
    ability has banished (427.3.a).
    """

    then: Ability
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        banished = m.state.players[frame.you].banishment
        if not task.sub:
            task.regs = [len(banished)]
            cards.banish_from_deck(m, frame.you, 1)
            return False
        for oid in banished[task.regs[0] :]:
            durations.delay(frame, self.then, m.obj(oid).ref)
        return True

    def grants(self) -> tuple[Ability, ...]:
        return (self.then,)

    def say(self) -> str:
        when = self.then.trigger.say() if self.then.trigger is not None else ""
        then = series([effect.say() for effect in self.then.effects])
        return f"banish the top card of your Main Deck. {capital(when)} this turn, {then}"


@dataclass(frozen=True, slots=True, eq=False)
class BanishFromHand(PicksOne):
    """An opponent reveals their hand; a card of it is chosen and banished. A linked ability waits for what gives it
    back, also when the source is gone (390.5.c.1).
    """

    who: ChosenOpponent
    back: Ability
    verb = "banish"
    question = "which of the revealed cards to banish (355.17)"

    def see(self, frame: "Frame") -> list[int]:
        return reveal_hand_of(frame, self.who)

    def then(self, frame: "Frame", picked: list[int], rest: list[int]) -> None:
        for oid in picked:
            cards.banish(frame.m, oid, frame.you)
            durations.delay(frame, self.back, frame.m.obj(oid).ref)

    def parts(self) -> tuple[Part, ...]:
        return (self.who,)

    def grants(self) -> tuple[Ability, ...]:
        return (self.back,)

    def say(self) -> str:
        trigger = self.back.trigger
        when = trigger.say() if trigger is not None else ""
        return (
            f"{self.who.say()} reveals their hand; choose a card of it and banish it. {capital(when)}, "
            f"{series([effect.say() for effect in self.back.effects])}"
        )
