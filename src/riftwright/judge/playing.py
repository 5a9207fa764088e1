"""One card or ability of a script on its way from the option to being finalized (349-359)."""

from typing import TYPE_CHECKING

from riftwright.core.decisions import D_PAY, O_ADD, O_DONE, O_NO, O_PLACE, O_YES, Decision, Option
from riftwright.core.events import CHOSEN, ENTERED, FINALIZED, UNDONE, Event
from riftwright.core.ids import KEYWORD_NAMES
from riftwright.core.nodes import CHOOSE_FIELD, CHOOSE_ITEM, CHOOSE_OBJECT, CHOOSE_PLACE, CHOOSE_PLAYER, OptionalCost
from riftwright.core.state import ITEM_PERMANENT, ITEM_TRIGGERED, REF_SHIFT, ChainItem, GameState
from riftwright.judge import names
from riftwright.judge.choosing import CannotError, Upcoming, of_kind
from riftwright.notation.script import Action, Ref
from riftwright.rules import costs, wording
from riftwright.rules.payment import Pay
from riftwright.rules.playing import F_CHOOSE, F_MODE, F_OPTIONAL, F_PLACE, Finalize

if TYPE_CHECKING:
    from riftwright.judge.acting import Acting


class Playing:
    """One card or ability on its way from the option to being finalized (349-359)."""

    def __init__(self, acting: "Acting", seat: int, option: Option, action: Action, upcoming: Upcoming) -> None:
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
        self._acting.apply(self._option)
        mine = [i for i in self._s.chain if i.obj == self._option.a and i.what != ITEM_TRIGGERED]
        self._serial = mine[-1].serial if mine else -1
        while self._answer():
            pass
        self._acting.note_forced()
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
            option = d.options[0] if not self._acting.follows(d, self._upcoming, "pay") else None
        elif isinstance(top, Finalize) and top.serial == self._serial:
            option = self._choice(d, item, top)
        if option is None:
            return False
        self._acting.apply(option)
        return True

    def _choice(self, d: Decision, item: ChainItem, top: Finalize) -> Option | None:
        if top.step == F_OPTIONAL:
            cost = costs.optional(self._game.machine, item)[top.at]
            return self._optional(d, cost) if cost.takes is None else self._taken(d)
        if top.step == F_PLACE:
            return self._acting.pick(d, self._places.pop(0), O_PLACE) if self._places else None
        if top.step == F_MODE:
            return self._acting.pick(d, Ref("mode", number=self._modes.pop(0))) if self._modes else None
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
                return of_kind(d, O_YES)[0]
        if self._action.refusing is None and self._acting.follows(d, self._upcoming, "yes", "no", "decline"):
            return None
        return of_kind(d, O_NO)[0]

    def _taken(self, d: Decision) -> Option | None:
        """What else an optional cost takes: the targets that the statement names; nothing more behind these."""
        if self._targets and self._targets[0].kind != "nothing":
            return self._acting.pick(d, self._targets.pop(0))
        done = of_kind(d, O_DONE)
        return done[0] if done else None

    def _target(self, d: Decision, item: ChainItem) -> Option | None:
        if self._places and all(option.kind in (O_PLACE, O_DONE) for option in d.options):
            return self._acting.pick(d, self._places.pop(0), O_PLACE)
        if self._action.targets is None:
            return None
        done = of_kind(d, O_DONE)
        at = len(self._chosen(item))
        if at >= len(self._targets):
            return done[0] if done else None
        ref = self._targets[at]
        if ref.kind == "nothing" and done:
            self._targets.pop(at)
            return done[0]
        if done and names.pick(self._game.machine, d.options, ref, self._seat) is None:
            return done[0]
        return self._acting.pick(d, ref)

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
        place = self._action.place
        assert place is not None
        return any(names.is_place(self._s, loc, place, self._seat) for loc in self._went(events, item))

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
            if kind == CHOOSE_OBJECT and (self._seat, oid) in self._acting.forced:
                self._acting.forced.remove((self._seat, oid))

    def _is(self, kind: int, value: int, ref: Ref) -> bool:
        if kind == CHOOSE_OBJECT:
            return names.called(self._s, value >> REF_SHIFT, ref)
        if kind == CHOOSE_PLAYER:
            return ref.kind == "player" and self._s.seats[value] == ref.text
        if kind == CHOOSE_ITEM:
            item = self._game.machine.find_item(value)
            return item is not None and names.called(self._s, item.obj, ref)
        return ref.kind in ("field", "base", "name") and names.is_place(self._s, value, ref, self._seat)

    def _told(self, kind: int, value: int) -> str:
        if kind == CHOOSE_OBJECT:
            return wording.object_name(self._s, value >> REF_SHIFT)
        if kind == CHOOSE_PLAYER:
            return self._s.seats[value]
        if kind == CHOOSE_ITEM:
            item = self._game.machine.find_item(value)
            return wording.item_name(self._s, item) if item is not None else "an item"
        return wording.place_name(self._s, value)
