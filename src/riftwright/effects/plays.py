"""Playing cards as an instruction: from the trash, from a deck, by others (419.3)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from riftwright.core.decisions import D_CHOOSE, O_CARD, O_DONE, Option
from riftwright.core.ids import BANISHMENT, FIELD, TRASH, TYPE_NAMES, UNIT
from riftwright.core.nodes import Ability, Amount, Choice, Condition, Cost, Effect, Subject, Who
from riftwright.core.prose import one, series, times
from riftwright.effects.instructions import note, unevent
from riftwright.rules import choices, costs, playing
from riftwright.rules.abilities import passive, triggered
from riftwright.rules.actions import cards

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice
FREE: Final = costs.IGNORE_ENERGY | costs.IGNORE_POWER


@dataclass(frozen=True, slots=True, eq=False)
class BanishAndReplay(Effect):
    """Banish the objects, then their owners play them to the same locations, with ``anywhere`` to whatever is valid
    for them, with ``to_field`` to any battlefield, with ``home`` to their bases, ignoring their costs (124, 356.1.b).

    A token is gone (186.1); what cannot be played stays banished (358.5).
    """

    subject: Subject
    anywhere: bool = False
    to_field: bool = False
    home: bool = False

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        ids = self.subject.ids(frame)
        note(frame, len(ids))
        places = [m.obj(oid).loc for oid in ids]
        for oid in ids:
            cards.banish(m, oid, frame.you)
        for oid, loc in zip(ids, places, strict=True):
            o = m.obj(oid)
            if o.zone == BANISHMENT and not passive.cannot_play(m, o.owner, oid):
                allowed = [] if self.anywhere else [loc if loc >= FIELD else o.owner]
                if self.home:
                    allowed = [o.owner]
                if self.to_field:
                    allowed = [field.loc for field in m.state.battlefields]
                playing.play_card(m, o.owner, oid, free=FREE, allowed=allowed)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        where = " to any battlefield" if self.to_field else " to their base" if self.home else " where it was"
        where = "" if self.anywhere else where
        return f"banish {self.subject.say()}, and its owner plays it{where}, ignoring its cost"


@dataclass(frozen=True, slots=True, eq=False)
class DoThis(Effect):
    """A Reflexive Trigger (386-388), perhaps only where a condition holds, perhaps several times over (388.2), perhaps
    ``about`` an object that an earlier instruction spoke of: its "it"; "there" is where that is now.
    """

    ability: Ability
    condition: Condition | None = None
    times: int = 1
    about: Subject | None = None
    apart = True

    def run(self, frame: "Frame") -> bool:
        item = frame.item
        assert item is not None
        if self.condition is None or self.condition.holds(frame):
            for _ in range(self.times):
                created = triggered.reflect(frame.m, item, self.ability.index)
                if self.about is not None:
                    ids = self.about.ids(frame)
                    created.subject = frame.m.obj(ids[0]).ref if ids else -1
                    created.place = frame.m.obj(ids[0]).loc if ids else -1
        return True

    def grants(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def say(self) -> str:
        lead = f"then {self.condition.say()}, " if self.condition is not None else ""
        may = "you may " if self.ability.may else ""
        often = f" {times(self.times)}" if self.times > 1 else ""
        return f"{lead}do this{often}: {may}{series([effect.say() for effect in self.ability.effects])}"


@dataclass(frozen=True, slots=True, eq=False)
class PlayThisFor(Effect):
    """Play the source from the trash for that cost in place of its base cost (356.1.a)."""

    cost: Cost

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        o = frame.me
        if o.zone != TRASH or passive.cannot_play(m, frame.you, o.id):
            unevent(frame, "it is not there to be played")
            return True
        item = playing.play_card(m, frame.you, o.id)
        item.price = costs.price(self.cost)
        return True

    def say(self) -> str:
        return f"play this out of your trash at a cost of {self.cost.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class PlayThis(Effect):
    """Play the source from the trash; what was paid to do so is what it costs (204.3.a)."""

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        o = frame.me
        if o.zone != TRASH or passive.cannot_play(m, frame.you, o.id):
            unevent(frame, "it is not there to be played")
            return True
        playing.play_card(m, frame.you, o.id, free=FREE)
        return True

    def say(self) -> str:
        return "play me out of your trash"


@dataclass(frozen=True, slots=True, eq=False)
class PlayFromTheTop(Effect):
    """Look at cards on top of the Main Deck. A unit of no more Might than so much may be banished and played,
    ignoring its cost; the rest is recycled. An unknown Might lets nothing be played (359.3.e.12).
    """

    count: int
    might: Amount
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        top = m.state.players[frame.you].main_deck[::-1][: self.count]
        if not task.sub:
            cards.look(m, frame.you, top)
            most = self.might.of(frame)
            fitting = [] if most is None else [oid for oid in top if self._fits(frame, oid, most)]
            if fitting:
                options = [Option(O_CARD, oid, text="play") for oid in fitting]
                options.append(Option(O_DONE, text="play nothing"))
                m.ask(frame.you, D_CHOOSE, options, "which unit to banish and play (355.17)", frame.source)
                return False
        played = task.regs[:1]
        for oid in played:
            cards.banish(m, oid, frame.you)
            if not passive.cannot_play(m, frame.you, oid):
                playing.play_card(m, frame.you, oid, free=FREE)
        cards.recycle(m, [oid for oid in top if oid not in played])
        return True

    def _fits(self, frame: "Frame", oid: int, most: int) -> bool:
        o = frame.m.obj(oid)
        return o.types & UNIT != 0 and frame.m.state.face_of(oid).might <= most  # 711

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        if option.kind == O_CARD:
            frame.task.regs.append(option.a)

    def say(self) -> str:
        return (
            f"look at the top {self.count} cards of your Main Deck; you may banish a unit among them that has no more "
            f"than {self.might.say()} and play it, ignoring its cost, and you recycle the rest"
        )


@dataclass(frozen=True, slots=True, eq=False)
class PlayOneFromTheTop(Effect):
    """Look at cards on top of the Main Deck, or ``reveal`` them. One of those types may be banished and then played,
    for so much ``less`` Energy, a unit perhaps also ``here``. The rest is recycled, or ``drawn``.
    """

    count: int
    types: int = 0  # any, if none is said
    less: int = 0
    reveal: bool = False
    here: bool = False
    drawn: bool = False
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        if not task.sub:
            top = m.state.players[frame.you].main_deck[::-1][: self.count]
            task.regs = [-1, *top]
            if self.reveal:
                cards.reveal(m, frame.you, top)
            else:
                cards.look(m, frame.you, top)
            fitting = [oid for oid in top if not self.types or m.obj(oid).types & self.types]
            if fitting:
                options = [Option(O_CARD, oid, text="banish and play") for oid in fitting]
                options.append(Option(O_DONE, text="play nothing"))
                m.ask(frame.you, D_CHOOSE, options, "which card to banish and play (355.17)", frame.source)
                return False
        played, *top = task.regs
        if played >= 0:
            self._play(frame, played)
        rest = [oid for oid in top if oid != played]
        if self.drawn:
            for oid in rest:
                cards.draw_this(m, frame.you, oid)
        else:
            cards.recycle(m, rest)
        return True

    def _play(self, frame: "Frame", oid: int) -> None:
        m = frame.m
        cards.banish(m, oid, frame.you)
        if passive.cannot_play(m, frame.you, oid):
            return
        item = playing.play_card(m, frame.you, oid)
        item.less = self.less
        if self.here and m.obj(oid).types & UNIT and frame.here >= FIELD:
            item.allowed = sorted({*choices.locations(m, item), frame.here})

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        if option.kind == O_CARD:
            frame.task.regs[0] = option.a

    def say(self) -> str:
        verb = "reveal" if self.reveal else "look at"
        noun = one(" or ".join(name for bit, name in TYPE_NAMES.items() if self.types & bit)) if self.types else "one"
        less = f", reducing its cost by [{self.less}]" if self.less else ""
        here = ", a unit perhaps here" if self.here else ""
        rest = "draw" if self.drawn else "recycle"
        return (
            f"{verb} the top {self.count} cards of your Main Deck; you may banish {noun} among them, then play it{less}"
            f"{here}; {rest} the rest"
        )


@dataclass(frozen=True, slots=True, eq=False)
class EachPlaysFromTheTop(Effect):
    """Each player looks at cards on top of their Main Deck, banishes one of them and recycles the rest, in turn order
    from the Turn Player (303.2); then, from the next player on, each plays theirs, ignoring Energy costs.

    In its registers: the cards that were banished, -1 for a player who had none.
    """

    count: int
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        order = m.players_in_order(m.state.turn_player)
        while len(task.regs) < len(order):
            player = order[len(task.regs)]
            top = self._top(frame, player)
            if not top:
                task.regs.append(-1)
                continue
            cards.look(m, player, top)
            options = [Option(O_CARD, oid, text="banish") for oid in top]
            m.ask(player, D_CHOOSE, options, "which card to banish and play (303.2)", frame.source)
            return False
        for at in range(1, len(order) + 1):
            player, oid = order[at % len(order)], task.regs[at % len(order)]
            if oid >= 0 and m.obj(oid).zone == BANISHMENT and not passive.cannot_play(m, player, oid):
                playing.play_card(m, player, oid, free=costs.IGNORE_ENERGY)
        return True

    def _top(self, frame: "Frame", player: int) -> list[int]:
        return frame.m.state.players[player].main_deck[::-1][: self.count]

    def answer(self, frame: "Frame", option: Option) -> None:
        m = frame.m
        assert frame.task is not None
        player = m.obj(option.a).owner
        rest = [oid for oid in self._top(frame, player) if oid != option.a]
        cards.banish(m, option.a, player)
        cards.recycle(m, rest)
        frame.task.regs.append(option.a)

    def say(self) -> str:
        return (
            f"each player looks at the top {self.count} cards of their Main Deck, banishes one and recycles the rest; "
            "then, from the next player on, each plays the card that they banished, ignoring its Energy cost"
        )
