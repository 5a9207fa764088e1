"""What a scenario comes to where a point that the sources leave open is settled otherwise than by default."""

from collections.abc import Iterable, Mapping

from riftwright.core import events as ev
from riftwright.judge import layout
from riftwright.judge.explain import explain_run
from riftwright.judge.run import Run, run
from riftwright.judge.telling import listed
from riftwright.notation.scenario import Scenario
from riftwright.rules import editions as known
from riftwright.rules.edition import Switch


class Otherwise:
    """Another answer: by which value of a switch, under which editions, and what is so instead."""

    __slots__ = ("answer", "editions", "switch", "value")

    def __init__(self, switch: Switch, value: str, answer: str) -> None:
        self.switch: Switch = switch
        self.value: str = value
        self.answer: str = answer
        self.editions: list[str] = []

    def lines(self, width: int) -> list[str]:
        """As lines of text."""
        head = f"{self.switch.name}={self.value}: {self.switch.choices[self.value]}; {listed(self.editions)}"
        return [*layout.hanging("  ", head, width), *layout.hanging("    ", self.answer, width)]

    def data(self) -> dict[str, str | list[str]]:
        """As plain data."""
        return {"switch": self.switch.name, "value": self.value, "editions": self.editions, "answer": self.answer}


def otherwise(scenario: Scenario, editions: Iterable[str], switches: Mapping[str, str]) -> list[Otherwise]:
    """Every setting of one switch, by itself, under which the scenario comes to something else."""
    given = {**scenario.switches, **switches}
    found: dict[tuple[str, str, str], Otherwise] = {}
    for name in editions:
        usual = run(scenario, name, switches=switches)
        edition = known.get(name, given)
        for switch in edition.switches:
            for value in switch.choices:
                if switch.name in given or value == edition.setting(switch.name):
                    continue
                changed = run(scenario, name, switches={**switches, switch.name: value})
                if _course(changed) != _course(usual):
                    answer = _answer(usual, changed)
                    key = (switch.name, value, answer)
                    found.setdefault(key, Otherwise(switch, value, answer)).editions.append(name)
    return list(found.values())


def _course(played: Run) -> tuple[object, ...]:
    """What happened and what did not hold, as far as two runs under one edition can differ."""
    told = [e for e in played.game.log if e.kind not in (ev.CLEANUP_BEGAN, ev.CLEANUP_STEP, ev.CLEANUP_ENDED)]
    log = [(e.kind, e.player, e.obj, e.other, e.amount, e.loc, e.text) for e in told]
    return (tuple(log), tuple((failure.line, failure.text, failure.found) for failure in played.failures))


def _answer(usual: Run, changed: Run) -> str:
    """What the script says that is not so then, or else how it ends."""
    before = {(failure.line, failure.text) for failure in usual.failures}
    for failure in changed.failures:
        if (failure.line, failure.text) not in before:
            return f"not so then: line {failure.line}, {failure.text}; {failure.found}"
    return " ".join(explain_run(changed).ruling)
