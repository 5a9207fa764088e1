"""What an edition of the rules is made of: cleanup programmes, switches, numbering."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine

NORMAL: Final = 0
COMBAT: Final = 1
ENDING: Final = 2
CLEANUP_NAMES: Final = ("cleanup", "Combat cleanup", "Ending cleanup")


class Step:
    """One step of a cleanup: its rule number, its label in the order, and what it does."""

    __slots__ = ("apply", "label", "rule")

    def __init__(self, rule: str, label: str, apply: "Callable[[Machine, str], None]") -> None:
        self.rule: str = rule
        self.label: str = label
        self.apply: Callable[[Machine, str], None] = apply


class Slot(Step):
    """A place where special cleanups insert a step (324.1)."""

    __slots__ = ()

    def __init__(self, label: str) -> None:
        super().__init__("324.1", label, _nothing)


def _nothing(m: "Machine", rule: str) -> None:
    """A slot that no special cleanup has filled."""


class Programme:
    """The steps of a cleanup in order."""

    __slots__ = ("_slots", "steps")

    def __init__(self, *steps: Step) -> None:
        self._slots: tuple[Step, ...] = steps
        self.steps: tuple[Step, ...] = tuple(step for step in steps if not isinstance(step, Slot))

    def insert(self, *steps: Step) -> "Programme":
        """The programme with these steps in the slots of their labels (324.1)."""
        filled = {step.label: step for step in steps}
        known = {step.label for step in self._slots if isinstance(step, Slot)}
        if not filled.keys() <= known:
            raise ValueError(f"no slot for {sorted(filled.keys() - known)}")
        return Programme(*(filled.get(step.label, step) if isinstance(step, Slot) else step for step in self._slots))


class Switch:
    """A point where sources differ or leave something open: what it may be set to, its default, its sources."""

    __slots__ = ("choices", "default", "name", "sentence", "sources")

    def __init__(
        self, name: str, sentence: str, choices: Mapping[str, str], default: str, sources: tuple[str, ...]
    ) -> None:
        self.name: str = name
        self.sentence: str = sentence
        self.choices: Mapping[str, str] = choices  # value to what it means
        self.default: str = default
        self.sources: tuple[str, ...] = sources

    def by_default(self, value: str) -> "Switch":
        """The same switch, set otherwise by default in some edition."""
        return Switch(self.name, self.sentence, self.choices, value, self.sources)


class Edition:
    """The rules as of a day. Two editions share all code; they differ in what is here."""

    __slots__ = (
        "attacker_takes_focus_on_conversion",
        "bonus_needs_damage",
        "combat_cleanup",
        "control_needs_own_units",
        "copies_might",
        "draws_when_recalled",
        "ending_cleanup",
        "hidden_by_owner",
        "hides_in_showdowns",
        "known",
        "match_lengths",
        "may_when_triggered",
        "multi_domain_takes_any",
        "moves_to_where_it_is",
        "name",
        "normal_cleanup",
        "numbers",
        "owner_orders_replacements",
        "only_deathknell_remembers",
        "only_prevention_is_foreseen",
        "payment_is_optional",
        "pools_empty_after_draw",
        "programmes",
        "recalls_attached",
        "restages_showdown",
        "settings",
        "shut_out_all_phase",
        "switches",
        "teammates_keep_out_by_control",
        "undecided_games_use_up",
        "unknown",
    )

    def __init__(
        self,
        name: str,
        programmes: tuple[Programme, Programme, Programme],
        *,
        switches: tuple[Switch, ...] = (),
        settings: Mapping[str, str] | None = None,
        numbers: Mapping[str, str] | None = None,
        known: tuple[str, ...] = (),
        unknown: tuple[str, ...] = (),
        only_deathknell_remembers: bool = False,
        only_prevention_is_foreseen: bool = False,
        bonus_needs_damage: bool = False,
        hidden_by_owner: bool = False,
        teammates_keep_out_by_control: bool = False,
        match_lengths: tuple[int, ...] = (3, 5),
        may_when_triggered: bool = False,
        owner_orders_replacements: bool = False,
        multi_domain_takes_any: bool = False,
        payment_is_optional: bool = True,
        pools_empty_after_draw: bool = False,
        restages_showdown: bool = True,
        shut_out_all_phase: bool = False,
        undecided_games_use_up: bool = False,
    ) -> None:
        self.name: str = name
        self.programmes: tuple[Programme, Programme, Programme] = programmes  # normal, combat, ending
        self.normal_cleanup: tuple[Step, ...] = programmes[NORMAL].steps
        self.combat_cleanup: tuple[Step, ...] = programmes[COMBAT].steps
        self.ending_cleanup: tuple[Step, ...] = programmes[ENDING].steps
        self.switches: tuple[Switch, ...] = switches
        self.settings: dict[str, str] = {switch.name: switch.default for switch in switches} | dict(settings or {})
        self.numbers: Mapping[str, str] = numbers or {}  # 2026-07-16 prefix to this edition's
        self.known: tuple[str, ...] = known
        self.unknown: tuple[str, ...] = unknown
        self.only_deathknell_remembers: bool = only_deathknell_remembers  # 323.4
        self.only_prevention_is_foreseen: bool = only_prevention_is_foreseen  # 465.2.c.5
        self.bonus_needs_damage: bool = bonus_needs_damage  # 715.4
        self.hidden_by_owner: bool = hidden_by_owner  # 323.7
        self.teammates_keep_out_by_control: bool = teammates_keep_out_by_control  # 447.2.b
        self.match_lengths: tuple[int, ...] = match_lengths  # 486.6, 486.6.a: best of how many games
        self.may_when_triggered: bool = may_when_triggered  # 383.3.a
        self.owner_orders_replacements: bool = owner_orders_replacements  # 372
        self.multi_domain_takes_any: bool = multi_domain_takes_any  # 135.2.e.6.c
        self.payment_is_optional: bool = payment_is_optional  # 444.2
        self.pools_empty_after_draw: bool = pools_empty_after_draw  # 316.3
        self.restages_showdown: bool = restages_showdown  # 466.3.d.1
        self.shut_out_all_phase: bool = shut_out_all_phase  # 469.1.a
        self.undecided_games_use_up: bool = undecided_games_use_up  # 486.5.a: battlefields of a game nobody won
        self.recalls_attached: bool = self.settings.get("attached-in-anothers-base") == "recalled"  # 323.7
        self.copies_might: bool = self.settings.get("might-of-copies") != "own"  # 477.1.b.1.a
        self.control_needs_own_units: bool = self.settings.get("control-without-own-units") != "kept"  # 323.6
        self.draws_when_recalled: bool = self.settings.get("combat-result-after-recall") != "defender"  # 466.3.d
        self.hides_in_showdowns: bool = self.settings.get("hiding-in-showdowns") == "allowed"  # 347
        self.moves_to_where_it_is: bool = self.settings.get("fixed-destination") == "allowed"  # 355.4.a
        self.attacker_takes_focus_on_conversion: bool = self.settings.get("focus-after-conversion") == "attacker"

    def cleanup(self, kind: int) -> tuple[Step, ...]:
        if kind == NORMAL:
            return self.normal_cleanup
        return self.combat_cleanup if kind == COMBAT else self.ending_cleanup

    def setting(self, switch: str) -> str:
        return self.settings[switch]
