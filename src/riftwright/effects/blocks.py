"""Blocks of instructions: conditional, optional, delayed."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, D_OPTIONAL, O_MODE, O_NO, O_YES, Option
from riftwright.core.events import IGNORED
from riftwright.core.nodes import Ability, Choice, Condition, Effect, Subject, Who
from riftwright.core.prose import capital, series
from riftwright.effects.subjects import Chosen, Them
from riftwright.rules.actions import durations

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice


def under(condition: Condition, text: str) -> str:
    """Instructions behind a condition, or behind the Dependent Keyword that is short for it (727)."""
    if condition.keywords():
        return f"{condition.say()} {capital(text)}"
    return f"{condition.say()}, {text}"


def flat(effects: tuple[Effect, ...]) -> list[Effect]:
    """A block's instructions as part of a flat program."""
    program: list[Effect] = []
    for effect in effects:
        effect.lower(program)
    return program


@dataclass(frozen=True, slots=True, eq=False)
class If(Effect):
    """Instructions that are executed only where a condition holds as they are reached."""

    condition: Condition
    effects: tuple[Effect, ...]
    apart = True

    def run(self, frame: "Frame") -> bool:
        if not self.condition.holds(frame):
            assert frame.task is not None
            frame.task.pc += len(flat(self.effects))
        return True

    def lower(self, program: list[Effect]) -> None:
        program.append(self)
        program += flat(self.effects)

    def inner(self) -> tuple[Effect, ...]:
        return self.effects

    def keywords(self) -> tuple[int, ...]:
        return self.condition.keywords()

    def adds(self) -> bool:
        return any(effect.adds() for effect in self.effects)

    def yields(self, frame: "Frame") -> tuple[tuple[int, int, int], ...]:
        if not self.condition.holds(frame):
            return ()
        return tuple(gain for effect in self.effects for gain in effect.yields(frame))

    def say(self) -> str:
        return under(self.condition, series([effect.say() for effect in self.effects]))


@dataclass(frozen=True, slots=True, eq=False)
class _Onward(Effect):
    """Go on after so many instructions: what stands there was not chosen."""

    count: int

    def run(self, frame: "Frame") -> bool:
        assert frame.task is not None
        frame.task.pc += self.count
        return True

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True, eq=False)
class Instead(Effect):
    """An instruction, or another one instead of it where a condition holds as it is reached."""

    condition: Condition
    normally: Effect
    instead: Effect
    apart = True

    def run(self, frame: "Frame") -> bool:
        assert frame.task is not None
        if self.condition.holds(frame):
            frame.task.pc += len(flat((self.normally,))) + 1
        return True

    def lower(self, program: list[Effect]) -> None:
        otherwise = flat((self.instead,))
        program += [self, *flat((self.normally,)), _Onward(len(otherwise)), *otherwise]

    def inner(self) -> tuple[Effect, ...]:
        return (self.normally, self.instead)

    def keywords(self) -> tuple[int, ...]:
        return self.condition.keywords()

    def say(self) -> str:
        other = under(self.condition, self.instead.say())
        if all(isinstance(part, Them) for part in self.normally.parts()):  # nothing that the other speaks of again
            return f"{other}. Otherwise, {self.normally.say()}"
        return f"{self.normally.say()}. {capital(other)} instead"


@dataclass(frozen=True, slots=True, eq=False)
class ChooseOne(Effect):
    """One of several instructions, chosen as the spell or ability is played (355.3); with ``fresh`` one that has not
    been chosen this turn.
    """

    modes: tuple[Effect, ...]
    fresh: bool = False
    modal: bool = True
    apart = True

    def run(self, frame: "Frame") -> bool:
        assert frame.item is not None
        _go_to(frame, self.modes, frame.item.modes[frame.copy])
        return True

    def lower(self, program: list[Effect]) -> None:
        program += [self, *_side_by_side(self.modes)]

    def inner(self) -> tuple[Effect, ...]:
        return self.modes

    def say(self) -> str:
        fresh = " that hasn't been chosen this turn" if self.fresh else ""
        return f"choose one{fresh}: {'; or '.join(mode.say() for mode in self.modes)}"


@dataclass(frozen=True, slots=True, eq=False)
class Either(Effect):
    """One instruction or another, as the player likes when it is reached: no bulleted modes, which are chosen before
    (355.3, 355.17).
    """

    effects: tuple[Effect, ...]
    apart = True

    def run(self, frame: "Frame") -> bool:
        task = frame.task
        assert task is not None
        if task.regs:
            _go_to(frame, self.effects, task.regs[0])
            return True
        options = [Option(O_MODE, at, text=effect.say()) for at, effect in enumerate(self.effects)]
        frame.m.ask(frame.you, D_CHOOSE, options, "which of these to do (355.17)", frame.source)
        return False

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def lower(self, program: list[Effect]) -> None:
        program += [self, *_side_by_side(self.effects)]

    def inner(self) -> tuple[Effect, ...]:
        return self.effects

    def say(self) -> str:
        return " or ".join(effect.say() for effect in self.effects)


def _side_by_side(effects: tuple[Effect, ...]) -> list[Effect]:
    """A flat program of instructions of which one is executed."""
    program: list[Effect] = []
    bodies = [flat((effect,)) for effect in effects]
    for i, body in enumerate(bodies):
        program += [*body, _Onward(sum(len(later) + 1 for later in bodies[i + 1 :]))]
    return program


def _go_to(frame: "Frame", effects: tuple[Effect, ...], which: int) -> None:
    """Go on with that one of the instructions that stand side by side."""
    assert frame.task is not None
    frame.task.pc += sum(len(flat((effect,))) + 1 for effect in effects[:which])


@dataclass(frozen=True, slots=True, eq=False)
class YouMay(Effect):
    """A "may" inside the instructions, decided on resolution (383.3.a.3); its targets are chosen before (355.12)."""

    effects: tuple[Effect, ...]
    apart = True

    def run(self, frame: "Frame") -> bool:
        task = frame.task
        assert task is not None
        chosen = [part for effect in self.effects for part in effect.parts() if isinstance(part, Chosen)]
        if task.sub or (chosen and not any(part.ids(frame) for part in chosen)):
            if not task.regs:
                task.pc += len(flat(self.effects))
            return True
        frame.m.ask(frame.you, D_OPTIONAL, [Option(O_YES), Option(O_NO)], "do it (383.3.a.3)", frame.source)
        return False

    def answer(self, frame: "Frame", option: Option) -> None:
        if option.kind == O_YES and frame.task is not None:
            frame.task.regs.append(1)

    def lower(self, program: list[Effect]) -> None:
        program.append(self)
        program += flat(self.effects)

    def inner(self) -> tuple[Effect, ...]:
        return self.effects

    def say(self) -> str:
        return f"you may {series([effect.say() for effect in self.effects])}"


@dataclass(frozen=True, slots=True, eq=False)
class UnlessTheyHaveYou(Effect):
    """Instructions, unless a player has you execute others instead: they say so as these are reached (355.17)."""

    who: Who
    effects: tuple[Effect, ...]
    instead: tuple[Effect, ...]
    apart = True

    def run(self, frame: "Frame") -> bool:
        task = frame.task
        assert task is not None
        players = self.who.players(frame)
        if players and not task.sub:
            prompt = f"have them {self._instead()} instead (355.17)"
            frame.m.ask(players[0], D_OPTIONAL, [Option(O_YES), Option(O_NO)], prompt, frame.source)
            return False
        if task.regs:
            task.pc += len(flat(self.effects)) + 1
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        if option.kind == O_YES and frame.task is not None:
            frame.task.regs.append(1)

    def lower(self, program: list[Effect]) -> None:
        instead = flat(self.instead)
        program += [self, *flat(self.effects), _Onward(len(instead)), *instead]

    def parts(self) -> tuple[Part, ...]:
        return (self.who,)

    def inner(self) -> tuple[Effect, ...]:
        return self.effects + self.instead

    def _instead(self) -> str:
        return series([effect.say() for effect in self.instead])

    def say(self) -> str:
        effects = series([effect.say() for effect in self.effects])
        return f"{effects} unless {self.who.say()} has you {self._instead()}"


@dataclass(frozen=True, slots=True, eq=False)
class LaterForThis(Effect):
    """Create a delayed ability about what the spell or ability itself has done (390.5), for this turn."""

    ability: Ability
    apart = True

    def run(self, frame: "Frame") -> bool:
        assert frame.item is not None
        durations.delay(frame, self.ability, frame.item.source, once=False)
        return True

    def grants(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def say(self) -> str:
        trigger = self.ability.trigger
        when = trigger.say() if trigger is not None else ""
        return f"{when}, do this: {series([effect.say() for effect in self.ability.effects])}"


@dataclass(frozen=True, slots=True, eq=False)
class LaterForAll(Effect):
    """Create a delayed ability about whatever qualifies when its moment comes, once or as often as it comes (390.2,
    390.3). It speaks of the place that the trigger condition of what creates it was about (359.3.f.3.a).
    """

    ability: Ability
    once: bool = True
    apart = True

    def run(self, frame: "Frame") -> bool:
        assert frame.item is not None
        durations.delay(frame, self.ability, once=self.once, place=frame.item.place)
        return True

    def grants(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def say(self) -> str:
        ability = self.ability
        what = ability.replace if ability.replace is not None else ability.trigger
        when = what.say() if what is not None else ""
        instead = "instead " if ability.replace is not None else "you may " if ability.may else ""
        return f"{when}, {instead}{series([effect.say() for effect in ability.effects])}"


@dataclass(frozen=True, slots=True, eq=False)
class Later(Effect):
    """Create a delayed ability about the objects (389-392)."""

    ability: Ability
    subject: Subject
    once: bool = True
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        ids = self.subject.ids(frame)
        if not ids:
            m.tell(IGNORED, "359.3.e.14.a", frame.you, frame.source)
        for oid in ids:
            durations.delay(frame, self.ability, m.obj(oid).ref, once=self.once)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def grants(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def say(self) -> str:
        ability = self.ability
        when = ability.trigger.say() if ability.trigger is not None else ""
        if ability.replace is not None:
            when = f"{ability.replace.say()}, {'instead' if ability.effects else 'skip that'}"
        may = " you may" if ability.may else ""
        paying = f" pay {ability.cost.say()} to" if ability.cost is not None else ""
        then = series([effect.say() for effect in ability.effects])
        said = f"{when}{'' if ability.replace else ','}{may}{paying} {then}"
        if isinstance(self.subject, Chosen):
            return f"choose {self.subject.say()}. {capital(said)}"
        return said
