"""What a script says that players do, done in a game: one statement may answer several decisions in a row.

Ways to pay are taken as they come and optional costs are not paid, unless the script says otherwise. What the engine
decides by itself because nothing else is possible must agree with the script. Nothing else is ever assumed.
"""

from collections.abc import Callable, Sequence
from typing import Final

from riftwright.core.decisions import (
    D_ASSIGN,
    D_FOCUS,
    D_MOVE,
    D_MULLIGAN,
    D_OPTIONAL,
    D_ORDER,
    D_PAY,
    D_PRIORITY,
    O_ACTIVATE,
    O_ADD,
    O_CARD,
    O_DECLINE,
    O_DONE,
    O_END_TURN,
    O_HIDE,
    O_INVITE,
    O_MOVE,
    O_NO,
    O_OBJECT,
    O_PASS,
    O_PLAY,
    O_REPLACE,
    O_YES,
    Decision,
    Option,
)
from riftwright.core.events import (
    ASSIGNED,
    CHOSEN,
    EXHAUSTED_EVENT,
    RECYCLED,
    REPLACED,
    RESOLVING,
    SHOWDOWN_ENDED,
    TRIGGERED,
    Event,
)
from riftwright.core.ids import (
    CHAMPION_ZONE,
    EXHAUSTED,
    FACEDOWN,
    HAND,
    NOTHING,
)
from riftwright.core.state import GameState
from riftwright.game import Game
from riftwright.judge import names
from riftwright.judge.choosing import OPEN_KINDS, CannotError, Upcoming, of_kind
from riftwright.judge.names import UnknownNameError
from riftwright.judge.playing import Playing
from riftwright.notation.script import Action, Payment, Ref
from riftwright.rules import wording
from riftwright.rules.abilities import passive
from riftwright.rules.playing import F_OPTIONAL, Finalize

_ORIGINS: Final = {"hand": HAND, "facedown": FACEDOWN, "champion": CHAMPION_ZONE}
_FOLLOW: Final = ("choose", "order", "assign", "save", "pay", "yes", "no", "decline", "aside", "keep")
_LISTED: Final = 14


class Acting:
    """Does in a game what a script says."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self._mark = 0  # in the log, where the last action that was not an answer began
        self.forced: list[tuple[int, int]] = []  # (player, object) chosen because nothing else was possible
        self._picked: list[tuple[int, int]] = []  # chosen as the script said, and not yet told by the log
        self._read = 0

    @property
    def _s(self) -> GameState:
        return self.game.state

    def do(self, player: str, action: Action, upcoming: Upcoming = None) -> None:
        """Let the player do it. Raises ``CannotError``, or ``UnknownNameError``."""
        seat = names.seat_of(self._s, player)
        if action.verb == "concede":
            if self.game.outcome is not None:
                raise CannotError(f"the game is over: {self.game.outcome}")
            self.game.concede(seat)
        else:
            if action.verb not in _FOLLOW:
                self._mark = len(self.game.log)
                self.forced, self._picked = [], []
            _VERBS[action.verb](self, seat, action, upcoming)
        self.settle(upcoming)

    def settle(self, upcoming: Upcoming = None) -> None:
        """Answer what may be left unsaid: how to pay, where paying is no choice, and optional costs, with no."""
        self.note_forced()
        while self._s.decision is not None:
            d = self._s.decision
            if self._is_payment(d) and not self.follows(d, upcoming, "pay"):
                self.game.apply(d.options[0])
            elif self._is_optional_cost(d) and not self.follows(d, upcoming, "yes", "no", "decline"):
                self.game.apply(of_kind(d, O_NO)[0])
            else:
                break
            self.note_forced()

    def _is_payment(self, d: Decision) -> bool:
        return d.kind == D_PAY and not of_kind(d, O_DECLINE)

    def _is_optional_cost(self, d: Decision) -> bool:
        top = self._s.tasks[-1]
        return isinstance(top, Finalize) and top.step == F_OPTIONAL and bool(of_kind(d, O_NO))

    def follows(self, d: Decision, upcoming: Upcoming, *verbs: str) -> bool:
        return upcoming is not None and upcoming[0] == d.player and upcoming[1] in verbs

    def note_forced(self) -> None:
        """Keep what the log says was chosen, and the script did not choose."""
        log = self.game.log
        for event in log[self._read :]:
            if event.kind == CHOSEN and event.obj >= 0:
                chosen = (event.player, event.obj)
                if chosen in self._picked:
                    self._picked.remove(chosen)
                else:
                    self.forced.append(chosen)
        self._read = len(log)

    # Whose turn it is to choose

    def _decision(self, seat: int, *kinds: int) -> Decision:
        """The decision of that player, of one of these option kinds."""
        d = self._s.decision
        if d is None:
            raise CannotError(f"the game is over: {self.game.outcome}")
        if d.player != seat or not any(option.kind in kinds for option in d.options):
            raise CannotError(self.unscripted(d))
        return d

    def unscripted(self, d: Decision) -> str:
        """Who is asked what, in a sentence."""
        name = self.game.name(d.player)
        if d.kind in OPEN_KINDS:
            return f"{name} is asked to {d.prompt}; legal: {self.listed(d.options)}"
        of = f" of {wording.object_name(self._s, d.obj)}" if d.obj >= 0 else ""
        return f"unscripted choice{of}: {name} is asked: {d.prompt}; legal: {self.listed(d.options)}"

    def listed(self, options: Sequence[Option]) -> str:
        """Options in words, not too many."""
        words = list(dict.fromkeys(self.game.describe(option) for option in options))
        return ", ".join(words[:_LISTED]) + (" ..." if len(words) > _LISTED else "")

    def pick(self, d: Decision, ref: Ref, *kinds: int) -> Option:
        """The option of these kinds that is meant."""
        options = of_kind(d, *kinds) if kinds else d.options
        option = names.pick(self.game.machine, options, ref, d.player)
        if option is None:
            raise CannotError(f"{ref} is no legal choice for {self.game.name(d.player)}; legal: {self.listed(options)}")
        return option

    def apply(self, option: Option) -> None:
        d = self._s.decision
        assert d is not None
        if option.kind == O_OBJECT:
            self._picked.append((d.player, option.a))
        self.game.apply(option)

    # Passing and the turn

    def _pass(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_PASS)
        if action.word and d.kind != (D_FOCUS if action.word == "focus" else D_PRIORITY):
            raise CannotError(self.unscripted(d))
        self.apply(of_kind(d, O_PASS)[0])

    def _end(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_END_TURN)
        self.apply(of_kind(d, O_END_TURN)[0])

    def _invite(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        self.apply(self.pick(self._decision(seat, O_INVITE), Ref("player", text=action.player), O_INVITE))

    def round(self, upcoming: Upcoming = None) -> None:
        """Everyone passes until the newest item on the chain resolves, or else until the showdown ends."""
        d = self._s.decision
        if d is None:
            raise CannotError(f"the game is over: {self.game.outcome}")
        if d.kind not in (D_FOCUS, D_PRIORITY):
            raise CannotError(self.unscripted(d))
        self._mark = len(self.game.log)
        self.forced, self._picked = [], []
        kind = d.kind
        newest = self._s.chain[-1].serial if self._s.chain else NOTHING
        while d is not None and d.kind == kind:
            self.apply(of_kind(d, O_PASS)[0])
            over = any(event.kind == RESOLVING and event.other == newest for event in self.game.log[self._mark :])
            over = over or bool(kind == D_FOCUS and self._since(SHOWDOWN_ENDED))
            self.settle(upcoming)
            if over:
                return
            d = self._s.decision
        if d is not None:
            raise CannotError(self.unscripted(d))

    def until_empty(self, upcoming: Upcoming = None) -> None:
        """Everyone passes until nothing is on the chain, or something else is asked."""
        if not self._s.chain:
            raise CannotError("the chain is empty")
        while self._s.chain:
            self.round(upcoming)
            d = self._s.decision
            if d is None or d.kind != D_PRIORITY:
                return

    # Moving and hiding

    def _move(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_MOVE, O_END_TURN)
        assert action.place is not None
        loc = names.place(self._s, action.place, seat)
        there = [option for option in of_kind(d, O_MOVE) if option.b == loc]
        movers = []
        for ref in action.refs:
            option = names.pick(self.game.machine, there, ref, seat)
            if option is None:
                moves = of_kind(d, O_MOVE)
                legal = self.listed(moves) if moves else "no move"
                raise CannotError(f"{ref} may not move to {wording.place_name(self._s, loc)} now; legal: {legal}")
            movers.append(option)
        movers.sort(key=lambda option: option.a)  # the order in which the engine asks
        self.apply(movers[0])
        for mover in movers[1:]:
            self.apply(self.pick(self._decision(seat, O_OBJECT), Ref("identity", number=mover.a), O_OBJECT))
        after = self._s.decision
        if after is not None and after.kind == D_MOVE:
            self.apply(of_kind(after, O_DONE)[0])
        after = self._s.decision
        if after is not None and after.kind == D_PAY and not self.follows(after, upcoming, "pay", "decline"):
            self.apply(after.options[0])  # 204.4: who says that they move says that they pay for it

    def _hide(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_HIDE, O_END_TURN)
        assert action.place is not None
        loc = names.place(self._s, action.place, seat)
        there = [option for option in of_kind(d, O_HIDE) if option.b == loc]
        option = names.pick(self.game.machine, there, action.refs[0], seat)
        if option is None:
            hides = of_kind(d, O_HIDE)
            legal = self.listed(hides) if hides else "nothing"
            raise CannotError(f"{action.refs[0]} may not be hidden at {action.place} now; legal: {legal}")
        self.apply(option)

    # Playing and using

    def _play(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_PLAY, O_PASS, O_END_TURN)
        options = of_kind(d, O_PLAY)
        if action.origin:
            options = [option for option in options if self._s.objects[option.a].zone == _ORIGINS.get(action.origin)]
        ref = action.refs[0]
        option = names.pick(self.game.machine, options, ref, seat) or self._twin(options, ref)
        if option is None:
            raise CannotError(self._why_not(seat, ref, d, O_PLAY, "played"))
        if action.label:
            names.label(self._s, option.a, action.label)
        self._begin(seat, option, action, upcoming)

    def _twin(self, options: list[Option], ref: Ref) -> Option | None:
        """Of equal cards in one zone only one is offered: it takes the label of the one that is meant."""
        s = self._s
        meant = [s.objects[oid] for oid in names.find(s, ref)]
        for option in options:
            offered = s.objects[option.a]
            for o in meant:
                if o.face == offered.face and o.zone == offered.zone and o.owner == offered.owner:
                    if ref.kind == "name" and (o.id, ref.text) in s.labels:
                        old = [name for oid, name in s.labels if oid == offered.id]
                        names.label(s, offered.id, ref.text)
                        for name in old:
                            names.label(s, o.id, name)
                    return option
        return None

    def _use(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_ACTIVATE, O_ADD, O_PASS, O_END_TURN)
        ref = action.refs[0]
        source = ref.of if ref.kind == "ability" and ref.of is not None else ref
        found = [option for option in of_kind(d, O_ACTIVATE, O_ADD) if names.called(self._s, option.a, source)]
        if ref.number:
            found = [option for option in found if self._place_of(option) == ref.number - 1]
        if not found:
            raise CannotError(self._why_not(seat, source, d, O_ACTIVATE, "used"))
        if len(found) > 1:
            raise UnknownNameError(f"{ref} could be to {self.listed(found)}: write {source}'s ability 1, 2 ...")
        self._begin(seat, found[0], action, upcoming)

    def _place_of(self, option: Option) -> int:
        """Which of its source's abilities it is: those of its own text first, and then those that it was given."""
        m = self.game.machine
        o = self._s.objects[option.a]
        written = option.c if option.c >= 0 else o.face
        every = passive.activated(m, o, passive.anything_answers(m, "abilities"))
        return [(face, ability.index) for face, ability in every].index((written, option.b))

    def _why_not(self, seat: int, ref: Ref, d: Decision, kind: int, verb: str) -> str:
        s = self._s
        where = " or ".join(names.where(s, oid) for oid in names.find(s, ref)[:3]) or "out of the game"
        options = of_kind(d, kind)
        legal = self.listed(options) if options else "nothing"
        return f"{ref}, {where}, may not be {verb} by {self.game.name(seat)} now; legal: {legal}"

    def _begin(self, seat: int, option: Option, action: Action, upcoming: Upcoming) -> None:
        Playing(self, seat, option, action, upcoming).carry()

    # Answers

    def _choose(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        for ref in action.refs:
            self.settle((seat, "choose"))
            if self._claimed(seat, ref):
                continue
            d = self._s.decision
            if d is None:
                raise CannotError(f"the game is over: {self.game.outcome}")
            if d.player != seat or d.kind in OPEN_KINDS:
                raise CannotError(f"{self.game.name(seat)} is not asked to choose; {self.unscripted(d)}")
            self.apply(self.pick(d, ref))
            self._finish_choosing(seat, d, ref is action.refs[-1], upcoming)

    def _finish_choosing(self, seat: int, before: Decision, is_last: bool, upcoming: Upcoming) -> None:
        """After the last one named, an open-ended choice is over, unless the script goes on choosing."""
        d = self._s.decision
        if not is_last or d is None or d.prompt != before.prompt or d.obj != before.obj:
            return
        done = of_kind(d, O_DONE)
        if done and not self.follows(d, upcoming, "choose", "decline"):
            self.apply(done[0])

    def _claimed(self, seat: int, ref: Ref) -> bool:
        """Whether it was chosen already because nothing else was possible."""
        d = self._s.decision
        if (
            d is not None
            and d.player == seat
            and any(names.means(self.game.machine, option, ref, seat) for option in d.options)
        ):
            return False
        for chosen in self.forced:
            if chosen[0] == seat and names.called(self._s, chosen[1], ref):
                self.forced.remove(chosen)
                return True
        return False

    def _yes(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        self.apply(of_kind(self._decision(seat, O_YES), O_YES)[0])

    def _no(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_NO, O_DECLINE, O_DONE)
        self.apply(of_kind(d, O_NO, O_DECLINE, O_DONE)[0])

    def _order(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        for ref in action.refs:
            d = self._s.decision
            if d is None or d.kind != D_ORDER or d.player != seat:
                break
            first = [option for option in d.options if names.means(self.game.machine, option, ref, seat)][:1]
            self.apply(first[0] if first else self.pick(d, ref))
        d = self._s.decision
        if d is not None and d.kind == D_OPTIONAL and d.player == seat:
            return  # 383.3.a in 2026-03-30: whether to is asked in between
        placed = [event.obj for event in self._since(TRIGGERED) if event.player == seat]
        at = 0
        for ref in action.refs:
            while at < len(placed) and not names.called(self._s, placed[at], ref):
                at += 1
            if at == len(placed):
                found = ", ".join(wording.object_name(self._s, oid) for oid in placed) or "nothing"
                raise CannotError(f"{ref} did not come in this order; triggered by {self.game.name(seat)}: {found}")
            at += 1

    def _assign(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        refs = [*action.refs, *(ref for _, ref in action.shares)]
        for ref in refs:
            d = self._s.decision
            if d is None or d.kind != D_ASSIGN or d.player != seat:
                break
            if names.pick(self.game.machine, d.options, ref, seat) is None and self._assigned(seat, ref):
                continue
            self.apply(self.pick(d, ref, O_OBJECT))
        self._check_assigned(seat, refs, action)

    def _assigned(self, seat: int, ref: Ref) -> list[Event]:
        return [e for e in self._since(ASSIGNED) if e.player == seat and names.called(self._s, e.obj, ref)]

    def _check_assigned(self, seat: int, refs: list[Ref], action: Action) -> None:
        every = [
            f"{event.amount} to {wording.object_name(self._s, event.obj)}"
            for event in self._since(ASSIGNED)
            if event.player == seat
        ]
        for ref in refs:
            names.find(self._s, ref)
            got = self._assigned(seat, ref)
            amounts = [amount for amount, shared in action.shares if shared is ref]
            if not got or (amounts and sum(event.amount for event in got) != amounts[0]):
                d = self._s.decision
                asked = "" if every or d is None else f"; {self.unscripted(d)}"
                raise CannotError(f"{self.game.name(seat)} assigned {', '.join(every) or 'no damage'}{asked}")

    def _save(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        saved, source = action.refs
        d = self._s.decision
        if d is not None and d.player == seat:
            for option in of_kind(d, O_REPLACE):
                if self._acts_on(option.a, seat, saved) and names.called(self._s, option.b, source):
                    self.apply(option)
                    return
        for event in self._since(REPLACED):
            if self._acts_on(event.other, event.loc, saved) and names.called(self._s, event.obj, source):
                return
        for ref in (saved, source):
            names.find(self._s, ref)
        found = f"; {self.unscripted(d)}" if d is not None else ""
        raise CannotError(f"{source} did not save {saved}{found}")

    def _acts_on(self, oid: int, player: int, ref: Ref) -> bool:
        """Whether what is replaced acts on what is meant: an object, or without one that player (372.1)."""
        if oid < 0:
            return ref.kind == "player" and self._s.seats[player] == ref.text
        return names.called(self._s, oid, ref)

    def _since(self, kind: int) -> list[Event]:
        return [event for event in self.game.log[self._mark :] if event.kind == kind]

    # Resources

    def _runes(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        """Runes used outside a payment: their first ability exhausts, their second recycles (164.2)."""
        for _ in range(action.number):
            d = self._decision(seat, O_ADD, O_PASS, O_END_TURN)
            adds = of_kind(d, O_ADD)
            found = [option for option in adds if self._is_rune(option, action)]
            if not found:
                legal = self.listed(adds) if adds else "nothing"
                status = f"{action.status} " if action.status else ""
                raise CannotError(f"no {status}{action.word} rune to {action.verb} now; legal: {legal}")
            self.apply(found[0])

    def _is_rune(self, option: Option, action: Action) -> bool:
        o = self._s.objects[option.a]
        if not o.is_rune or self._s.face_of(o.id).name != f"{action.word} Rune":
            return False
        if action.status and (action.status == "exhausted") != bool(o.flags & EXHAUSTED):
            return False
        return self._s.face_of(o.id).activated.index(option.b) == (0 if action.verb == "exhaust" else 1)

    def _pay(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._s.decision
        if d is None or d.player != seat or d.kind != D_PAY:
            for payment in action.payments:
                self._check_paid(seat, payment)
            if not action.payments:
                asked = f"; {self.unscripted(d)}" if d is not None else ""
                raise CannotError(f"{self.game.name(seat)} is not asked to pay{asked}")
            return
        for option in d.options:
            parts = option.text.split(", ")
            if option.kind != O_DECLINE and all(self._pays(parts, payment) for payment in action.payments):
                self.apply(option)
                return
        raise CannotError(f"no such way to pay; there are: {'; '.join(o.text for o in d.options if o.text)}")

    def _pays(self, parts: list[str], payment: Payment) -> bool:
        n = payment.number
        runes = f"{payment.resource} rune{'s' if n > 1 else ''}"
        if payment.how == "exhaust":
            return f"exhaust {n} {runes}" in parts
        if payment.how == "recycle":
            states = [payment.status] if payment.status else ["ready", "exhausted"]
            return any(f"recycle {n} {state} {runes}" in parts for state in states)
        if payment.how == "spend":
            power = payment.resource if payment.resource == "Energy" else f"{payment.resource} Power"
            return f"spend {n} {power} from the pool" in parts
        assert payment.ref is not None
        uses = [f"use {self._s.face_of(oid).name}" for oid in names.find(self._s, payment.ref)]
        return any(part == use or part.startswith(f"{use} to add") for use in uses for part in parts)

    def _check_paid(self, seat: int, payment: Payment) -> None:
        """There was one way to pay: it must be this one."""
        kinds = {"exhaust": EXHAUSTED_EVENT, "recycle": RECYCLED, "use": EXHAUSTED_EVENT}
        if payment.how not in kinds:
            return
        found = 0
        for event in self._since(kinds[payment.how]):
            if payment.ref is not None:
                found += names.called(self._s, event.obj, payment.ref)
            elif self._s.face_of(event.obj).name == f"{payment.resource} Rune" and event.player in (seat, -1):
                found += 1
        if found < payment.number:
            raise CannotError(f"{self.game.name(seat)} had one way to pay, and it was another")

    # Mulligan

    def _keep(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_CARD)
        if d.kind != D_MULLIGAN:
            raise CannotError(self.unscripted(d))
        self.apply(of_kind(d, O_DONE)[0])

    def _aside(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_CARD)
        options = [self.pick(d, ref, O_CARD) for ref in action.refs]
        for option in sorted(options, key=lambda option: option.a):
            self.apply(self.pick(self._decision(seat, O_CARD), Ref("identity", number=option.a), O_CARD))
        after = self._s.decision
        if after is not None and after.kind == D_MULLIGAN and after.player == seat:
            self.apply(of_kind(after, O_DONE)[0])


_VERBS: Final[dict[str, Callable[[Acting, int, Action, Upcoming], None]]] = {
    "pass": Acting._pass,
    "end": Acting._end,
    "invite": Acting._invite,
    "move": Acting._move,
    "hide": Acting._hide,
    "play": Acting._play,
    "use": Acting._use,
    "choose": Acting._choose,
    "yes": Acting._yes,
    "no": Acting._no,
    "decline": Acting._no,
    "order": Acting._order,
    "assign": Acting._assign,
    "save": Acting._save,
    "exhaust": Acting._runes,
    "recycle": Acting._runes,
    "pay": Acting._pay,
    "keep": Acting._keep,
    "aside": Acting._aside,
}
