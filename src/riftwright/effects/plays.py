"""Playing cards as an instruction: from the trash, from a deck, from a hand, by others (419.3)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from riftwright.core.decisions import D_CHOOSE, O_CARD, Option
from riftwright.core.ids import BANISHMENT, FIELD, TRASH, UNIT, ZONE_NAMES
from riftwright.core.nodes import Ability, Amount, Choice, Condition, Cost, Effect, Subject, Who
from riftwright.core.prose import capital, one, series, times, type_names
from riftwright.core.state import ChainItem
from riftwright.effects.choosing import OneField
from riftwright.effects.conditions import Did
from riftwright.effects.filters import Those, Trait
from riftwright.effects.instructions import note, unevent
from riftwright.effects.looking import look_at_the_top, of_type, reveal_hand_of, reveal_the_top
from riftwright.effects.picking import PicksOne, refs_of, remaining
from riftwright.effects.subjects import ChosenOpponent
from riftwright.rules import choices, costs, playing
from riftwright.rules.abilities import passive, triggered
from riftwright.rules.actions import cards

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice
_SEEN: Final = -2
FREE: Final = costs.IGNORE_ENERGY | costs.IGNORE_POWER


@dataclass(frozen=True, slots=True, eq=False)
class BanishAndReplay(Effect):
    """Banish the objects, then their owners play them to the same locations, with ``anywhere`` to whatever is valid
    for them, with ``to_field`` to any battlefield, with ``home`` to their bases, ignoring their costs (124, 356.1.b).

    A token is gone (186.1); what cannot be played stays banished (358.5), as does what would be played to the base of
    another player.
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
                allowed = [] if self.anywhere else [loc]
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
        condition = self.condition
        lead = f"then, {condition.say()}, " if condition is not None and not isinstance(condition, Did) else "then "
        may = "you may " if self.ability.may else ""
        often = f" {times(self.times)}" if self.times > 1 else ""
        return f"{lead}do this{often}: {may}{series([effect.say() for effect in self.ability.effects])}"


@dataclass(frozen=True, slots=True, eq=False)
class PlayThisFor(Effect):
    """Play the source from the trash, or from another zone, for that cost in place of its base cost (356.1.a)."""

    cost: Cost
    zone: int = TRASH

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        o = frame.me
        if o.zone != self.zone or passive.cannot_play(m, frame.you, o.id):
            unevent(frame, "it is not there to be played")
            return True
        item = playing.play_card(m, frame.you, o.id)
        item.price = costs.price(self.cost)
        return True

    def say(self) -> str:
        where = "from your trash" if self.zone == TRASH else f"from {ZONE_NAMES[self.zone]}"
        return f"play this {where} at a cost of {self.cost.say()}"


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
        return "play me from your trash"


@dataclass(frozen=True, slots=True, eq=False)
class PlayOneFromTheTop(PicksOne):
    """Look at cards on top of the Main Deck, or ``reveal`` them. One of those types, and of no more ``might`` than
    that, may be banished and then played, for so much ``less`` Energy or ``ignoring`` its cost, a unit perhaps also
    ``here``. The rest is recycled, or ``drawn``. An unknown Might lets nothing be played (359.3.e.12).
    """

    count: int
    types: int = 0  # any, if none is said
    might: Amount | None = None
    less: int = 0
    ignoring: int = 0
    reveal: bool = False
    here: bool = False
    drawn: bool = False
    verb = "banish and play"
    none = "play nothing"
    question = "which card to banish and play (355.17)"

    def see(self, frame: "Frame") -> list[int]:
        return reveal_the_top(frame, self.count) if self.reveal else look_at_the_top(frame, self.count)

    def fitting(self, frame: "Frame", seen: list[int]) -> list[int]:
        found = of_type(frame, seen, self.types) if self.types else seen
        if self.might is None:
            return found
        most = self.might.of(frame)
        state = frame.m.state
        return [] if most is None else [oid for oid in found if state.face_of(oid).might <= most]  # 711

    def then(self, frame: "Frame", picked: list[int], rest: list[int]) -> None:
        for item in banish_and_play(frame, picked, self.ignoring):
            item.less = self.less
            if self.here and frame.m.obj(item.obj).types & UNIT and frame.here >= FIELD:
                item.allowed = sorted({*choices.locations(frame.m, item), frame.here})
        if self.drawn:
            for oid in rest:
                cards.draw_this(frame.m, frame.you, oid)
        else:
            cards.recycle(frame.m, rest)

    def say(self) -> str:
        verb = "reveal" if self.reveal else "look at"
        what = one(type_names(self.types)) if self.types else "one"
        bound = f" that has no more than {self.might.say()}" if self.might is not None else ""
        less = f", reducing its cost by [{self.less}]" if self.less else ""
        less = ", ignoring its cost" if self.ignoring else less
        here = ", a unit perhaps here" if self.here else ""
        rest = "draw" if self.drawn else "recycle"
        return (
            f"{verb} the top {self.count} cards of your Main Deck; you may banish {what} among them{bound}, then play "
            f"it{less}{here}; {rest} the rest"
        )


@dataclass(frozen=True, slots=True, eq=False)
class PlayOneOfTheirTops(PicksOne):
    """Each opponent reveals the top card of their Main Deck. One of these is banished and then played by the player,
    ignoring its cost; the rest is recycled.
    """

    verb = "banish and play"
    question = "which of the revealed cards to banish and play (355.17)"

    def see(self, frame: "Frame") -> list[int]:
        m = frame.m
        seen = []
        for player in m.opponents(frame.you):
            top = m.state.players[player].main_deck[-1:]
            cards.reveal(m, player, top)
            seen += top
        return seen

    def then(self, frame: "Frame", picked: list[int], rest: list[int]) -> None:
        banish_and_play(frame, picked)
        cards.recycle(frame.m, rest)

    def say(self) -> str:
        return (
            "each opponent reveals the top card of their Main Deck; banish one of these, then play it, ignoring its "
            "cost; recycle the rest"
        )


@dataclass(frozen=True, slots=True, eq=False)
class PlayTheFirstRevealed(Effect):
    """Reveal cards from the top of the Main Deck until one is of that type, as far as there are cards (431.1.c). It is
    banished and played, ignoring its cost, and the rest is recycled.
    """

    types: int
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        if not task.sub:
            deck = m.state.players[frame.you].main_deck[::-1]
            ends = [at for at, oid in enumerate(deck) if m.obj(oid).types & self.types]
            top = deck[: ends[0] + 1] if ends else deck
            task.regs = refs_of(frame, top)
            cards.reveal(m, frame.you, top)
            return False
        left = remaining(frame, task.regs)
        found = of_type(frame, left, self.types)
        banish_and_play(frame, found)
        cards.recycle(m, [oid for oid in left if oid not in found])
        return True

    def say(self) -> str:
        return (
            f"reveal your Main Deck from the top down to the first {type_names(self.types)}. That is "
            "banished, then played, ignoring its cost; the others are recycled"
        )


def banish_and_play(frame: "Frame", ids: list[int], free: int = FREE) -> list[ChainItem]:
    """Banish the cards and play them, ignoring those costs; what cannot be played stays banished (358.5)."""
    m = frame.m
    played = []
    for oid in ids:
        cards.banish(m, oid, frame.you)
        if not passive.cannot_play(m, frame.you, oid):
            played.append(playing.play_card(m, frame.you, oid, free=free))
    return played


@dataclass(frozen=True, slots=True, eq=False)
class EachPlaysFromTheTop(Effect):
    """Each player looks at cards on top of their Main Deck, banishes one of them and recycles the rest, in turn order
    from the Turn Player (303.2); then, from the next player on, each plays theirs, ignoring Energy costs.

    In its registers: who has looked and the card that they banished, -1 for none; then, while a player is about to
    choose, ``_SEEN``, the player, and the cards that they look at.
    """

    count: int
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        order = m.players_in_order(m.state.turn_player)
        banished, player, seen = self._read(frame)
        if player in order and seen:
            options = [Option(O_CARD, oid, text="banish") for oid in seen]
            m.ask(player, D_CHOOSE, options, "which card to banish and play (303.2)", frame.source)
            return False
        if player >= 0:  # there is nothing to choose from, or nobody to choose any more
            task.regs = [*banished, player, -1]
            return False
        waiting = [each for each in order if each not in banished[::2]]
        if waiting:
            top = m.state.players[waiting[0]].main_deck[::-1][: self.count]
            task.regs = [*banished, _SEEN, waiting[0], *refs_of(frame, top)]
            cards.look(m, waiting[0], top)
            return False
        theirs = dict(zip(banished[::2], banished[1::2], strict=True))
        for player in order[1:] + order[:1]:
            oid = theirs[player]
            if oid >= 0 and m.obj(oid).zone == BANISHMENT and not passive.cannot_play(m, player, oid):
                playing.play_card(m, player, oid, free=costs.IGNORE_ENERGY)
        return True

    def _read(self, frame: "Frame") -> tuple[list[int], int, list[int]]:
        """Who has banished what, and who looks at which cards."""
        assert frame.task is not None
        regs = frame.task.regs
        if _SEEN not in regs:
            return regs, -1, []
        at = regs.index(_SEEN)
        return regs[:at], regs[at + 1], remaining(frame, regs[at + 2 :])

    def shown(self, frame: "Frame", player: int) -> list[int]:
        _, looking, seen = self._read(frame)
        return seen if looking == player else []

    def answer(self, frame: "Frame", option: Option) -> None:
        m = frame.m
        assert frame.task is not None
        banished, player, seen = self._read(frame)
        cards.banish(m, option.a, m.obj(option.a).owner)
        cards.recycle(m, [oid for oid in seen if oid != option.a])
        frame.task.regs = [*banished, player, option.a]

    def say(self) -> str:
        return (
            f"each player looks at the top {self.count} cards of their Main Deck, banishes one and recycles the rest; "
            "then, from the next player on, each plays the card that they banished, ignoring its Energy cost"
        )


@dataclass(frozen=True, slots=True, eq=False)
class PlayFromHand(PicksOne):
    """Play a card of that type from the hand to the base, ``ignoring`` its Energy cost or its cost, a unit perhaps
    ``here``; or ``to_field``, to a battlefield that the player controls, for so much ``less``. What cannot be paid for
    or played cannot be picked; nobody can be made to play what only they see (128.6.a).
    """

    types: int
    to_field: bool = False
    here: bool = False
    less: int = 0
    traits: tuple[Trait, ...] = ()
    ignoring: int = costs.IGNORE_ENERGY
    apart = False
    verb = "play"
    none = "play nothing"
    question = "which card to play (128.6.a)"

    def see(self, frame: "Frame") -> list[int]:
        return of_type(frame, frame.m.state.players[frame.you].hand, self.types)

    def fitting(self, frame: "Frame", seen: list[int]) -> list[int]:
        found = [oid for oid in seen if all(trait.fits(frame, oid) for trait in self.traits)]
        m, you, free = frame.m, frame.you, self._free()
        return [oid for oid in found if choices.can_play(m, you, oid, self._places(frame, oid), free, self.less)]

    def then(self, frame: "Frame", picked: list[int], rest: list[int]) -> None:
        note(frame, len(picked))
        for oid in picked:
            item = playing.play_card(frame.m, frame.you, oid, free=self._free(), allowed=self._places(frame, oid))
            item.less = self.less
            if frame.item is not None:
                frame.item.made.append(oid)

    def _free(self) -> int:
        return 0 if self.less else self.ignoring

    def _places(self, frame: "Frame", oid: int) -> list[int]:
        if self.here and frame.m.obj(oid).types & UNIT:
            return [frame.here] if frame.here >= 0 else []
        if not self.to_field:
            return [frame.you]
        if frame.item is not None and frame.item.hidden_at >= 0:
            return [frame.item.hidden_at]  # 811.1.d.3
        return [field.loc for field in frame.m.state.battlefields if field.controller == frame.you]

    def say(self) -> str:
        what = one(Those(self.types, traits=self.traits).noun() if self.traits else type_names(self.types))
        if self.to_field:
            where = "to a battlefield you control"
            return f"you may play {what} from your hand {where}, reducing its cost by [{self.less}]"
        which = "cost" if self.ignoring & costs.IGNORE_POWER else "Energy cost"
        if self.here:
            return f"play {what} from your hand, ignoring its {which}, here if it is a unit"
        return f"play {what} from your hand to your base, ignoring its {which}"


@dataclass(frozen=True, slots=True, eq=False)
class TheyPlayRevealed(PicksOne):
    """An opponent reveals their hand. A card of that type may be chosen of it, and they play it to the chosen
    battlefield, ignoring any and all costs (356.5.a). What follows may be about that card.
    """

    who: ChosenOpponent
    types: int
    to: OneField
    verb = "let it be played"
    none = "choose nothing"
    question = "which of the revealed cards they play (355.17)"

    def see(self, frame: "Frame") -> list[int]:
        return reveal_hand_of(frame, self.who) if frame.chosen(self.to) else []

    def fitting(self, frame: "Frame", seen: list[int]) -> list[int]:
        return of_type(frame, seen, self.types)

    def then(self, frame: "Frame", picked: list[int], rest: list[int]) -> None:
        m = frame.m
        places = frame.chosen(self.to)
        able = [oid for oid in picked if choices.can_play(m, m.obj(oid).owner, oid, places, costs.IGNORE_ALL)]
        for oid in able:
            playing.play_card(m, m.obj(oid).owner, oid, free=costs.IGNORE_ALL, allowed=places)
            if frame.item is not None:
                frame.item.made.append(oid)
        note(frame, len(able))

    def parts(self) -> tuple[Part, ...]:
        return (self.to, self.who)

    def say(self) -> str:
        what = one(type_names(self.types))
        return (
            f"choose {self.to.say()}. {capital(self.who.say())} reveals their hand; you may choose {what} of it. "
            "They play that there, ignoring any and all costs"
        )
