"""What a script says that players do, done in a game: one statement may answer several decisions in a row.

Ways to pay are taken as they come and optional costs are not paid, unless the script says otherwise. What the engine
decides by itself because nothing else is possible must agree with the script. Nothing else is ever assumed.
"""

from collections.abc import Callable, Sequence
from typing import Final

from riftwright.core.decisions import (
    D_ACT,
    D_ASSIGN,
    D_FOCUS,
    D_MOVE,
    D_MULLIGAN,
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
    O_PLACE,
    O_PLAY,
    O_REPLACE,
    O_YES,
    Decision,
    Option,
)
from riftwright.core.events import (
    ASSIGNED,
    CHOSEN,
    ENTERED,
    EXHAUSTED_EVENT,
    FINALIZED,
    RECYCLED,
    REPLACED,
    SHOWDOWN_ENDED,
    TRIGGERED,
    UNDONE,
    Event,
)
from riftwright.core.ids import (
    CHAMPION_ZONE,
    EXHAUSTED,
    FACEDOWN,
    HAND,
    KEYWORD_NAMES,
)
from riftwright.core.nodes import CHOOSE_FIELD, CHOOSE_ITEM, CHOOSE_OBJECT, CHOOSE_PLACE, CHOOSE_PLAYER, OptionalCost
from riftwright.core.state import ITEM_PERMANENT, REF_SHIFT, ChainItem, GameState
from riftwright.game import Game
from riftwright.judge import names
from riftwright.judge.names import UnknownNameError
from riftwright.notation.script import Action, Payment, Ref
from riftwright.rules import wording
from riftwright.rules.payment import Pay
from riftwright.rules.playing import F_CHOOSE, F_MODE, F_OPTIONAL, F_PLACE, Finalize

OPEN_KINDS: Final = (D_ACT, D_FOCUS, D_PRIORITY)
_ORIGINS: Final = {"hand": HAND, "facedown": FACEDOWN, "champion": CHAMPION_ZONE}
_FOLLOW: Final = ("choose", "order", "assign", "save", "pay", "yes", "no", "decline", "aside", "keep")
_LISTED: Final = 14


class CannotError(ValueError):
    """What the script says cannot be done now: says what was found instead."""


Upcoming = tuple[int, str] | None  # player and verb of the statement that comes next


class Acting:
    """Does in a game what a script says."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self._mark = 0  # in the log, where the last action that was not an answer began
        self._forced: list[tuple[int, int]] = []  # (player, object) chosen because nothing else was possible
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
                self._forced, self._picked = [], []
            _VERBS[action.verb](self, seat, action, upcoming)
        self.settle(upcoming)

    def settle(self, upcoming: Upcoming = None) -> None:
        """Answer what may be left unsaid: how to pay, where paying is no choice, and optional costs, with no."""
        self._note_forced()
        while self._s.decision is not None:
            d = self._s.decision
            if self._is_payment(d) and not self._follows(d, upcoming, "pay"):
                self.game.apply(d.options[0])
            elif self._is_optional_cost(d) and not self._follows(d, upcoming, "yes", "no", "decline"):
                self.game.apply(_of_kind(d, O_NO)[0])
            else:
                break
            self._note_forced()

    def _is_payment(self, d: Decision) -> bool:
        return d.kind == D_PAY and not _of_kind(d, O_DECLINE)

    def _is_optional_cost(self, d: Decision) -> bool:
        top = self._s.tasks[-1]
        return isinstance(top, Finalize) and top.step == F_OPTIONAL and bool(_of_kind(d, O_NO))

    def _follows(self, d: Decision, upcoming: Upcoming, *verbs: str) -> bool:
        return upcoming is not None and upcoming[0] == d.player and upcoming[1] in verbs

    def _note_forced(self) -> None:
        """Keep what the log says was chosen, and the script did not choose."""
        log = self.game.log
        for event in log[self._read :]:
            if event.kind == CHOSEN and event.obj >= 0:
                chosen = (event.player, event.obj)
                if chosen in self._picked:
                    self._picked.remove(chosen)
                else:
                    self._forced.append(chosen)
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
            return f"{name} is asked to {d.prompt}; {name} may {self.listed(d.options)}"
        return f"unscripted choice: {name} is asked to {d.prompt}: {self.listed(d.options)}"

    def listed(self, options: Sequence[Option]) -> str:
        """Options in words, not too many."""
        words = list(dict.fromkeys(self.game.describe(option) for option in options))
        return ", ".join(words[:_LISTED]) + (" ..." if len(words) > _LISTED else "")

    def _pick(self, d: Decision, ref: Ref, *kinds: int) -> Option:
        """The option of these kinds that is meant."""
        options = _of_kind(d, *kinds) if kinds else d.options
        option = names.pick(self.game.machine, options, ref, d.player)
        if option is None:
            raise CannotError(f"{ref} is no legal choice for {self.game.name(d.player)}; legal: {self.listed(options)}")
        return option

    def _apply(self, option: Option) -> None:
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
        self._apply(_of_kind(d, O_PASS)[0])

    def _end(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_END_TURN)
        self._apply(_of_kind(d, O_END_TURN)[0])

    def _invite(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        self._apply(self._pick(self._decision(seat, O_INVITE), Ref("player", text=action.player), O_INVITE))

    def round(self, upcoming: Upcoming = None) -> None:
        """Everyone passes until the newest item has resolved, or else until the showdown ends."""
        s = self._s
        d = s.decision
        if d is None or d.kind not in (D_FOCUS, D_PRIORITY):
            raise CannotError(self.unscripted(d) if d is not None else f"the game is over: {self.game.outcome}")
        self._mark = len(self.game.log)
        self._forced, self._picked = [], []
        newest = s.chain[-1].serial if s.chain else -1
        while d is not None and d.kind == (D_PRIORITY if newest >= 0 else D_FOCUS):
            self._apply(_of_kind(d, O_PASS)[0])
            over = self.game.machine.find_item(newest) is None if newest >= 0 else self._closed()
            self.settle(upcoming)
            if over:
                return
            d = self._s.decision
        if d is not None:
            raise CannotError(self.unscripted(d))

    def _closed(self) -> bool:
        return any(event.kind == SHOWDOWN_ENDED for event in self.game.log[self._mark :])

    def until_empty(self, upcoming: Upcoming = None) -> None:
        """Everyone passes until nothing is on the chain."""
        if not self._s.chain:
            raise CannotError("the chain is empty")
        while self._s.chain:
            self.round(upcoming)

    # Moving and hiding

    def _move(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_MOVE, O_END_TURN)
        assert action.place is not None
        loc = names.place(self._s, action.place, seat)
        there = [option for option in _of_kind(d, O_MOVE) if option.b == loc]
        movers = []
        for ref in action.refs:
            option = names.pick(self.game.machine, there, ref, seat)
            if option is None:
                moves = _of_kind(d, O_MOVE)
                legal = self.listed(moves) if moves else "no move"
                raise CannotError(f"{ref} may not move to {wording.place_name(self._s, loc)} now; legal: {legal}")
            movers.append(option)
        movers.sort(key=lambda option: option.a)  # the order in which the engine asks
        self._apply(movers[0])
        for mover in movers[1:]:
            self._apply(self._pick(self._decision(seat, O_OBJECT), Ref("identity", number=mover.a), O_OBJECT))
        after = self._s.decision
        if after is not None and after.kind == D_MOVE:
            self._apply(_of_kind(after, O_DONE)[0])
        after = self._s.decision
        if after is not None and after.kind == D_PAY and not self._follows(after, upcoming, "pay", "decline"):
            self._apply(after.options[0])  # 204.4: who says that they move says that they pay for it

    def _hide(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_HIDE, O_END_TURN)
        assert action.place is not None
        loc = names.place(self._s, action.place, seat)
        there = [option for option in _of_kind(d, O_HIDE) if option.b == loc]
        option = names.pick(self.game.machine, there, action.refs[0], seat)
        if option is None:
            hides = _of_kind(d, O_HIDE)
            legal = self.listed(hides) if hides else "nothing"
            raise CannotError(f"{action.refs[0]} may not be hidden at {action.place} now; legal: {legal}")
        self._apply(option)

    # Playing and using

    def _play(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_PLAY, O_PASS, O_END_TURN)
        options = _of_kind(d, O_PLAY)
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
        found = [option for option in _of_kind(d, O_ACTIVATE, O_ADD) if names.called(self._s, option.a, source)]
        if ref.number:
            found = [
                option for option in found if self._s.face_of(option.a).activated.index(option.b) == ref.number - 1
            ]
        if not found:
            raise CannotError(self._why_not(seat, source, d, O_ACTIVATE, "used"))
        if len(found) > 1:
            raise UnknownNameError(f"{ref} could be to {self.listed(found)}: write {source}'s ability 1, 2 ...")
        self._begin(seat, found[0], action, upcoming)

    def _why_not(self, seat: int, ref: Ref, d: Decision, kind: int, verb: str) -> str:
        s = self._s
        where = " or ".join(names.where(s, oid) for oid in names.find(s, ref)[:3]) or "out of the game"
        options = _of_kind(d, kind)
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
            self._apply(self._pick(d, ref))
            self._finish_choosing(seat, d, ref is action.refs[-1], upcoming)

    def _finish_choosing(self, seat: int, before: Decision, is_last: bool, upcoming: Upcoming) -> None:
        """After the last one named, an open-ended choice is over, unless the script goes on choosing."""
        d = self._s.decision
        if not is_last or d is None or d.prompt != before.prompt or d.obj != before.obj:
            return
        done = _of_kind(d, O_DONE)
        if done and not self._follows(d, upcoming, "choose", "decline"):
            self._apply(done[0])

    def _claimed(self, seat: int, ref: Ref) -> bool:
        """Whether it was chosen already because nothing else was possible."""
        d = self._s.decision
        if (
            d is not None
            and d.player == seat
            and any(names.means(self.game.machine, option, ref, seat) for option in d.options)
        ):
            return False
        for chosen in self._forced:
            if chosen[0] == seat and names.called(self._s, chosen[1], ref):
                self._forced.remove(chosen)
                return True
        return False

    def _yes(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        self._apply(_of_kind(self._decision(seat, O_YES), O_YES)[0])

    def _no(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_NO, O_DECLINE, O_DONE)
        self._apply(_of_kind(d, O_NO, O_DECLINE, O_DONE)[0])

    def _order(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._s.decision
        for ref in action.refs:
            d = self._s.decision
            if d is None or d.kind != D_ORDER or d.player != seat:
                break
            self._apply(names.pick(self.game.machine, self._first_of(d, ref), ref, seat) or self._pick(d, ref))
        if d is not None and d.kind == D_ORDER:
            d = self._s.decision
        placed = [event.obj for event in self._since(TRIGGERED) if event.player == seat]
        at = 0
        for ref in action.refs:
            while at < len(placed) and not names.called(self._s, placed[at], ref):
                at += 1
            if at == len(placed) and not (d is not None and d.player == seat):
                found = ", ".join(wording.object_name(self._s, oid) for oid in placed) or "nothing"
                raise CannotError(f"{self.game.name(seat)} has no such abilities to order; triggered: {found}")
            at += 1

    def _first_of(self, d: Decision, ref: Ref) -> list[Option]:
        """Several abilities of one object: the first that is left."""
        return [option for option in d.options if names.means(self.game.machine, option, ref, d.player)][:1]

    def _assign(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        refs = [*action.refs, *(ref for _, ref in action.shares)]
        for ref in refs:
            d = self._s.decision
            if d is None or d.kind != D_ASSIGN or d.player != seat:
                break
            if names.pick(self.game.machine, d.options, ref, seat) is None and self._assigned(seat, ref):
                continue
            self._apply(self._pick(d, ref, O_OBJECT))
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
            for option in _of_kind(d, O_REPLACE):
                if names.called(self._s, option.a, saved) and names.called(self._s, option.b, source):
                    self._apply(option)
                    return
        for event in self._since(REPLACED):
            if names.called(self._s, event.other, saved) and names.called(self._s, event.obj, source):
                return
        for ref in (saved, source):
            names.find(self._s, ref)
        found = f"; {self.unscripted(d)}" if d is not None else ""
        raise CannotError(f"{source} did not save {saved}{found}")

    def _since(self, kind: int) -> list[Event]:
        return [event for event in self.game.log[self._mark :] if event.kind == kind]

    # Resources

    def _runes(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        """Runes used outside a payment: their first ability exhausts, their second recycles (164.2)."""
        for _ in range(action.number):
            d = self._decision(seat, O_ADD, O_PASS, O_END_TURN)
            adds = _of_kind(d, O_ADD)
            found = [option for option in adds if self._is_rune(option, action)]
            if not found:
                legal = self.listed(adds) if adds else "nothing"
                status = f"{action.status} " if action.status else ""
                raise CannotError(f"no {status}{action.word} rune to {action.verb} now; legal: {legal}")
            self._apply(found[0])

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
                raise CannotError(
                    f"{self.game.name(seat)} is not asked to pay" + (f"; {self.unscripted(d)}" if d else "")
                )
            return
        for option in d.options:
            parts = option.text.split(", ")
            if option.kind != O_DECLINE and all(self._pays(parts, payment) for payment in action.payments):
                self._apply(option)
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
        return any(
            part == f"use {self._s.face_of(oid).name}" for oid in names.find(self._s, payment.ref) for part in parts
        )

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
        self._apply(_of_kind(d, O_DONE)[0])

    def _aside(self, seat: int, action: Action, upcoming: Upcoming) -> None:
        d = self._decision(seat, O_CARD)
        options = [self._pick(d, ref, O_CARD) for ref in action.refs]
        for option in sorted(options, key=lambda option: option.a):
            self._apply(self._pick(self._decision(seat, O_CARD), Ref("identity", number=option.a), O_CARD))
        after = self._s.decision
        if after is not None and after.kind == D_MULLIGAN and after.player == seat:
            self._apply(_of_kind(after, O_DONE)[0])


class Playing:
    """One card or ability on its way from the option to being finalized (349-359)."""

    def __init__(self, acting: Acting, seat: int, option: Option, action: Action, upcoming: Upcoming) -> None:
        self._acting = acting
        self._game = acting.game
        self._seat = seat
        self._option = option
        self._action = action
        self._upcoming = upcoming
        self._begun = len(acting.game.log)
        self._serial = -1
        self._targets = list(action.targets or ())
        self._paying = list(action.paying)
        self._modes = list(action.modes)
        self._places = [action.place] if action.place is not None else []

    def carry(self) -> None:
        """Take the option, answer what the statement says, and check that it came out so."""
        self._acting._apply(self._option)
        item = next((i for i in self._s.chain if i.obj == self._option.a and i.pending), None)
        self._serial = item.serial if item is not None else -1
        while self._answer():
            pass
        self._check()

    @property
    def _s(self) -> GameState:
        return self._game.state

    def _item(self) -> ChainItem | None:
        return self._game.machine.find_item(self._serial)

    def _answer(self) -> bool:
        """Answer one decision about this item; False where there is none, or the statement does not say."""
        d = self._s.decision
        item = self._item()
        top = self._s.tasks[-1]
        if d is None or d.player != self._seat or item is None:
            return False
        option: Option | None = None
        if isinstance(top, Pay) and top.serial == self._serial and d.kind == D_PAY:
            option = d.options[0] if not self._acting._follows(d, self._upcoming, "pay") else None
        elif isinstance(top, Finalize) and top.serial == self._serial:
            option = self._choice(d, item, top)
        if option is None:
            return False
        self._acting._apply(option)
        return True

    def _choice(self, d: Decision, item: ChainItem, top: Finalize) -> Option | None:
        if top.step == F_OPTIONAL:
            return self._optional(d, self._s.faces[item.face].optional_costs[top.at])
        if top.step == F_PLACE:
            return self._acting._pick(d, self._places.pop(0), O_PLACE) if self._places else None
        if top.step == F_MODE:
            return self._acting._pick(d, Ref("mode", number=self._modes.pop(0))) if self._modes else None
        if top.step == F_CHOOSE:
            return self._target(d, item)
        return None

    def _optional(self, d: Decision, cost: OptionalCost) -> Option | None:
        for word in self._paying:
            if (
                word == ""
                or (cost.keyword >= 0 and KEYWORD_NAMES[cost.keyword] == word)
                or (cost.repeat and word == "Repeat")
            ):
                self._paying.remove(word)
                return _of_kind(d, O_YES)[0]
        if self._action.refusing is None and self._acting._follows(d, self._upcoming, "yes", "no", "decline"):
            return None
        return _of_kind(d, O_NO)[0]

    def _target(self, d: Decision, item: ChainItem) -> Option | None:
        if self._places and all(option.kind in (O_PLACE, O_DONE) for option in d.options):
            return self._acting._pick(d, self._places.pop(0), O_PLACE)
        if self._action.targets is None:
            return None
        done = _of_kind(d, O_DONE)
        at = len(self._chosen(item))
        if at >= len(self._targets):
            return done[0] if done else None
        ref = self._targets[at]
        if ref.kind == "nothing" and done:
            self._targets.pop(at)
            return done[0]
        if done and names.pick(self._game.machine, d.options, ref, self._seat) is None:
            return done[0]
        return self._acting._pick(d, ref)

    def _chosen(self, item: ChainItem) -> list[tuple[int, int]]:
        """(kind of choice, value) of what is chosen so far, without a place that the statement names by itself."""
        if item.ability < 0:
            return []
        choices = self._s.faces[item.face].abilities[item.ability].choices
        found = []
        for slot, values in enumerate(item.chosen):
            kind = choices[slot % len(choices)].kind
            if self._action.place is None or kind not in (CHOOSE_PLACE, CHOOSE_FIELD):
                found += [(kind, value) for value in values]
        return found

    # Was it so?

    def _check(self) -> None:
        events = self._game.log[self._begun :]
        if any(event.kind == UNDONE and event.obj == self._option.a for event in events):
            raise CannotError("it turned out to be illegal and was undone (358.5)")
        finalized = any(event.kind == FINALIZED and event.obj == self._option.a for event in events)
        if not finalized and self._option.kind != O_ADD:
            return  # statements to come answer the rest
        if self._paying:
            cost = f"[{self._paying[0]}]" if self._paying[0] else "additional cost"
            raise CannotError(f"there is no {cost} that could be paid")
        item = self._item()
        if self._places and not self._was_place(events, item):
            raise CannotError(self._elsewhere(events, item))
        if item is not None and self._action.targets is not None:
            self._check_targets(item)

    def _was_place(self, events: list[Event], item: ChainItem | None) -> bool:
        assert self._action.place is not None
        return names.place(self._s, self._action.place, self._seat) in self._went(events, item)

    def _went(self, events: list[Event], item: ChainItem | None) -> list[int]:
        found = [e.loc for e in events if e.kind == ENTERED and e.obj == self._option.a]
        found += [e.loc for e in events if e.kind == CHOSEN and e.other == self._option.a and e.obj < 0]
        if item is not None and item.what == ITEM_PERMANENT:
            found.append(item.loc)
        return found

    def _elsewhere(self, events: list[Event], item: ChainItem | None) -> str:
        went = [wording.place_name(self._s, loc) for loc in self._went(events, item)]
        return f"nothing else was possible than {' and '.join(went)}" if went else "it does not go to any place"

    def _check_targets(self, item: ChainItem) -> None:
        chosen = self._chosen(item)
        told = ", ".join(self._told(kind, value) for kind, value in chosen) or "nothing"
        refs = [ref for ref in self._targets if ref.kind != "nothing"]
        if len(chosen) != len(refs):
            raise CannotError(f"it has {len(chosen)} targets and not {len(refs)}: {told}")
        for (kind, value), ref in zip(chosen, refs, strict=True):
            if not self._is(kind, value, ref):
                raise CannotError(f"{ref} was no legal choice; chosen: {told}")
        for kind, value in chosen:
            oid = value >> REF_SHIFT
            if kind == CHOOSE_OBJECT and (self._seat, oid) in self._acting._forced:
                self._acting._forced.remove((self._seat, oid))

    def _is(self, kind: int, value: int, ref: Ref) -> bool:
        if kind == CHOOSE_OBJECT:
            return names.called(self._s, value >> REF_SHIFT, ref)
        if kind == CHOOSE_PLAYER:
            return ref.kind == "player" and self._s.seats[value] == ref.text
        if kind == CHOOSE_ITEM:
            item = self._game.machine.find_item(value)
            return item is not None and names.called(self._s, item.obj, ref)
        return ref.kind in ("field", "base", "name") and names.place(self._s, ref, self._seat) == value

    def _told(self, kind: int, value: int) -> str:
        if kind == CHOOSE_OBJECT:
            return wording.object_name(self._s, value >> REF_SHIFT)
        if kind == CHOOSE_PLAYER:
            return self._s.seats[value]
        if kind == CHOOSE_ITEM:
            item = self._game.machine.find_item(value)
            return wording.item_name(self._s, item) if item is not None else "an item"
        return wording.place_name(self._s, value)


def _of_kind(d: Decision, *kinds: int) -> list[Option]:
    """The options of these kinds, those of the first kind first."""
    return [option for kind in kinds for option in d.options if option.kind == kind]


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

__all__ = ["OPEN_KINDS", "Acting", "CannotError", "Upcoming"]
