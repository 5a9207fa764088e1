"""Making new choices (750-755) for an item that is finalized, as an instruction says.

Modes, destinations and targets are asked for once more, one after the other, with what was chosen among the answers:
so any of them may be remade (753). How many targets there are stays as it was. Nothing is offered that leads to an
illegal end (753.1), and what new choices would cost is ignored (755): it is paid for already.
"""

from typing import TYPE_CHECKING, Final

from riftwright.core.decisions import D_CHOOSE, D_OPTIONAL, O_DONE, O_MODE, O_NO, O_YES, Option
from riftwright.core.state import ChainItem
from riftwright.core.tasks import Task
from riftwright.rules import choices, playing, wording

if TYPE_CHECKING:
    from riftwright.core.nodes import Ability, Choice
    from riftwright.rules.machine import Machine

N_ASK: Final = 0
N_CHOOSE: Final = 1


def offer(m: "Machine", player: int, item: ChainItem) -> None:
    """Let the player make new choices for the item."""
    m.push(NewChoices(player, item.serial))


class NewChoices(Task):
    """A player may make new choices for an item on the chain, or leave everything as it is, even what has become
    illegal.
    """

    __slots__ = ("at", "before", "modes", "player", "serial")

    asks_anew = True

    def __init__(self, player: int = -1, serial: int = -1) -> None:
        super().__init__()
        self.player: int = player
        self.serial: int = serial
        self.at: int = 0  # the choice that is next
        self.modes: list[int] = []  # what the item chose until now
        self.before: list[list[int]] = []

    def clone(self) -> "NewChoices":
        n = NewChoices(self.player, self.serial)
        n.step = self.step
        n.at = self.at
        n.modes = self.modes[:]
        n.before = [slot[:] for slot in self.before]
        return n

    def run(self, m: "Machine") -> None:
        item = m.find_item(self.serial)
        ability = choices.text_of(m, item) if item is not None else None
        if item is None or ability is None:
            m.finish(self)
        elif self.step == N_ASK:
            self._ask(m, item, ability)
        elif len(item.modes) < len(self.modes):
            self._ask_mode(m, item, ability)
        else:
            self._choose(m, item, ability)

    def _ask(self, m: "Machine", item: ChainItem, ability: "Ability") -> None:
        self._set_aside(item)
        possible = self._leads_to_an_end(m, item, ability, new=True)
        self._restore(item)
        if not possible:
            m.finish(self)  # 753.2
            return
        prompt = f"make new choices for {wording.item_name(m.state, item)} (751)"
        m.ask(self.player, D_OPTIONAL, [Option(O_YES), Option(O_NO)], prompt, item.obj)

    def _set_aside(self, item: ChainItem) -> None:
        self.modes, self.before = item.modes, item.chosen
        item.modes, item.chosen = [], []

    def _restore(self, item: ChainItem) -> None:
        item.modes, item.chosen = self.modes, self.before

    # Modes

    def _open_modes(self, item: ChainItem, ability: "Ability") -> list[int]:
        """The mode that this execution of the instructions had, or one that the item had not chosen (751.1)."""
        had = self.modes[len(item.modes)]
        return [mode for mode in range(ability.modes) if mode == had or mode not in self.modes]

    def _ask_mode(self, m: "Machine", item: ChainItem, ability: "Ability") -> None:
        found = []
        for mode in self._open_modes(item, ability):
            item.modes.append(mode)
            if self._leads_to_an_end(m, item, ability):
                found.append(mode)
            item.modes.pop()
        if len(found) == 1:
            item.modes.append(found[0])
        else:
            m.ask(self.player, D_CHOOSE, [Option(O_MODE, mode) for mode in found], "which mode (752.1)", item.obj)

    # Targets and destinations

    def _choose(self, m: "Machine", item: ChainItem, ability: "Ability") -> None:
        """Go on to the next choice that is one, or to the end."""
        width = len(ability.choices)
        while self.at < width * item.copies:
            if len(item.chosen) <= self.at:
                item.chosen.append([])
            taken = item.chosen[self.at]
            least, most = self._count(item, ability, self.at)
            if len(taken) >= most:
                self.at += 1
                continue
            found = self._leading_on(m, item, ability)
            if len(found) == 1 and len(taken) < least:
                taken.append(found[0])
                continue
            choice = ability.choices[self.at % width]
            options = [playing.option_for(choice, value) for value in found]
            if len(taken) >= least:
                options.append(Option(O_DONE))
            m.ask(self.player, D_CHOOSE, options, f"choose {choice.say()} anew (752)", item.obj)
            return
        m.finish(self)
        playing.tell_targets(m, item, self.before)  # 754

    def _leading_on(self, m: "Machine", item: ChainItem, ability: "Ability") -> list[int]:
        """What may be chosen next so that the rest can be chosen too."""
        taken = item.chosen[self.at]
        found = []
        for value in self._open(m, item, ability, self.at):
            taken.append(value)
            if self._leads_to_an_end(m, item, ability):
                found.append(value)
            taken.pop()
        return found

    def _count(self, item: ChainItem, ability: "Ability", slot: int) -> tuple[int, int]:
        """How many must and may be chosen there: as many as were, unless the mode is another."""
        width = len(ability.choices)
        choice = ability.choices[slot % width]
        if choice.mode >= 0:
            copy = slot // width
            if item.modes[copy] != choice.mode:
                return 0, 0
            if self.modes[copy] != choice.mode:
                return choice.least, choice.most
        had = len(self.before[slot]) if slot < len(self.before) else 0
        return had, had

    def _open(self, m: "Machine", item: ChainItem, ability: "Ability", slot: int) -> list[int]:
        """What was chosen there, or what the item had not chosen (751.1), and for another mode than it had anything;
        always what is legal (753.1).
        """
        width = len(ability.choices)
        choice = ability.choices[slot % width]
        found = choices.available(m, item, choice, slot // width)
        if choice.mode >= 0 and self.modes[slot // width] != choice.mode:
            return found
        had = self.before[slot] if slot < len(self.before) else []
        elsewhere = self._chosen_before(ability, choice)
        return [value for value in found if value in had or value not in elsewhere]

    def _chosen_before(self, ability: "Ability", choice: "Choice") -> list[int]:
        """Everything of that kind which the item had chosen."""
        width = len(ability.choices)
        return [
            value
            for slot, chosen in enumerate(self.before)
            if ability.choices[slot % width].kind == choice.kind
            for value in chosen
        ]

    # Looking ahead

    def _leads_to_an_end(self, m: "Machine", item: ChainItem, ability: "Ability", *, new: bool = False) -> bool:
        """Whether all that is still to be chosen can be; with ``new``, so that something is not as it was."""
        if len(item.modes) < len(self.modes):
            for mode in sorted(self._open_modes(item, ability), key=lambda mode: mode in self.modes):
                item.modes.append(mode)
                able = self._leads_to_an_end(m, item, ability, new=new)
                item.modes.pop()
                if able:
                    return True
            return False
        return self._fillable(m, item, ability, self.at, [], new)

    def _fillable(
        self, m: "Machine", item: ChainItem, ability: "Ability", slot: int, tried: list[int], new: bool
    ) -> bool:
        if slot >= len(ability.choices) * item.copies:
            return not new or item.modes != self.modes or self._is_new(item)
        added = len(item.chosen) <= slot
        if added:
            item.chosen.append([])
        taken = item.chosen[slot]
        able = False
        if len(taken) >= self._count(item, ability, slot)[0]:
            able = self._fillable(m, item, ability, slot + 1, [], new)
        else:
            had = self.before[slot] if slot < len(self.before) else []
            values = self._open(m, item, ability, slot)
            for value in sorted(values, key=lambda value: value in had):  # what is new first
                if value in tried:
                    continue
                tried = [*tried, value]
                taken.append(value)
                able = self._fillable(m, item, ability, slot, tried, new)
                taken.pop()
                if able:
                    break
        if added:
            item.chosen.pop()
        return able

    def _is_new(self, item: ChainItem) -> bool:
        return any(sorted(chosen) != sorted(had) for chosen, had in zip(item.chosen, self.before, strict=False))

    def answer(self, m: "Machine", option: Option) -> None:
        item = m.find_item(self.serial)
        assert item is not None
        if option.kind == O_NO:
            m.finish(self)
        elif option.kind == O_YES:
            self.step = N_CHOOSE
            self._set_aside(item)
        elif option.kind == O_MODE:
            item.modes.append(option.a)
        elif option.kind == O_DONE:
            self.at += 1
        else:
            item.chosen[self.at].append(playing.chosen_by(m, option))
