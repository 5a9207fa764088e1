"""Combat damage: 465.2, what may be assigned to whom, against a plain reading of the rule."""

import itertools
import random
from typing import NamedTuple

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ASSIGN, D_REPLACE
from riftwright.core.ids import ALL, BACKLINE, DOUBLE, PREVENT, PREVENT_NEXT, TANK, THIS_TURN
from riftwright.core.state import Mod
from riftwright.effects import build
from riftwright.effects.passives import TakesNoDamage
from riftwright.game import Game
from riftwright.rules.actions import damage
from tests.rules.plays import Stage, obj, two_battlefields, unit
from tests.support import choose, decides, events, field, move, sentences, thing, where


class Kind(NamedTuple):
    """A defending unit: its Might and damage, when it must be assigned damage, and what changes that damage."""

    might: int
    damaged: int = 0
    tank: bool = False
    backline: bool = False
    immune: bool = False
    prevents: int = 0
    prevents_next: bool = False
    doubles: bool = False

    @property
    def need(self) -> int:
        """The least damage that is lethal (142.4.b, 437.5, 465.2.c.4.a)."""
        if self.prevents_next or self.prevents >= ALL:
            return ALL
        left = max(1, self.might - self.damaged)
        return (left + 1) // 2 if self.doubles else left + self.prevents

    @property
    def turns(self) -> tuple[int, ...]:
        """465.2.c.6-9: first, in between, or last; who must be both is either."""
        if self.tank and self.backline:
            return (0, 2)
        return (0,) if self.tank else (2,) if self.backline else (1,)


KINDS = (
    Kind(2),
    Kind(3, damaged=1),
    Kind(1),
    Kind(2, tank=True),
    Kind(3, backline=True),
    Kind(2, tank=True, backline=True),
    Kind(2, immune=True),
    Kind(1, prevents=2),
    Kind(2, prevents_next=True),
    Kind(3, doubles=True),
    Kind(2, prevents=ALL, tank=True),
)


def legal(kinds: list[Kind], total: int) -> set[tuple[int, ...]]:
    """Every assignment that 465.2.c allows. What goes beyond lethal damage to all is left out of account."""
    takers = [i for i, kind in enumerate(kinds) if not kind.immune]  # c.10
    if not takers:
        return {(0,) * len(kinds)}
    found = set()
    for amounts in itertools.product(range(total + 1), repeat=len(takers)):
        if sum(amounts) != total:
            continue
        given = dict(zip(takers, amounts, strict=True))
        if any(_in_order(kinds, given, turns) for turns in itertools.product(*(kinds[i].turns for i in takers))):
            found.add(tuple(min(given.get(i, 0), kinds[i].need) for i in range(len(kinds))))
    return found


def _in_order(kinds: list[Kind], given: dict[int, int], turns: tuple[int, ...]) -> bool:
    lethal = {i for i, amount in given.items() if amount >= kinds[i].need}
    partly = [i for i, amount in given.items() if 0 < amount < kinds[i].need]
    if len(partly) > 1:  # c.3: in full before another
        return False
    if len(lethal) < len(given) and any(given[i] > kinds[i].need for i in lethal):  # c.4: no more than that
        return False
    turn_of = dict(zip(given, turns, strict=True))
    return all(
        earlier in lethal or not given[later]
        for earlier in given
        for later in given
        if turn_of[earlier] < turn_of[later]  # c.6
    )


def fight(kinds: list[Kind], total: int) -> Game:
    """A attacks with that much Might where B has these units; nobody has passed yet."""
    stage = Stage()
    stage.battlefield(controller="B")
    for i, kind in enumerate(kinds):
        words = [(TANK, 1)] * kind.tank + [(BACKLINE, 1)] * kind.backline
        abilities = [build.passive(TakesNoDamage())] * kind.immune
        oid = stage.add("B", unit(f"Kind {i}", kind.might, *abilities, keywords=words), 1, f"U{i}")
        o = stage.state().objects[oid]
        o.damage = kind.damaged
        mods = []
        if kind.prevents:
            mods.append(Mod(THIS_TURN, 1000, damage=PREVENT, value=kind.prevents))
        if kind.prevents_next:
            mods.append(Mod(THIS_TURN, 1001, damage=PREVENT_NEXT, value=ALL))
        if kind.doubles:
            mods.append(Mod(THIS_TURN, 1002, damage=DOUBLE, value=2))
        o.mods = tuple(mods)
    stage.player("A", base=[f"Unit {total} as Raider"])
    game = stage.begin()
    move(game, "Raider", field(1))
    return game


def produced(kinds: list[Kind], total: int) -> set[tuple[int, ...]]:
    """Every assignment that the picks which are offered can lead to."""
    game = fight(kinds, total)
    game.apply("pass")
    found: set[tuple[int, ...]] = set()

    def follow(game: Game, key: str, assigned: dict[int, int]) -> None:
        game.apply(key)
        now = dict(assigned)
        for event in events(game, ev.ASSIGNED):
            if event.player == 0:
                now[event.obj] = now.get(event.obj, 0) + event.amount
        if game.outcome is None and game.decision.kind == D_ASSIGN and game.decision.player == 0:
            for option in game.decision.options:
                follow(game.clone(log=True), option.key, now)
            return
        amounts = [now.get(thing(game, f"U{i}"), 0) for i in range(len(kinds))]
        spread = sum(amounts)
        assert spread == (total if any(not kind.immune for kind in kinds) else 0)
        found.add(tuple(min(amount, kind.need) for amount, kind in zip(amounts, kinds, strict=True)))

    follow(game.clone(log=True), "pass", {})
    return found


@pytest.mark.parametrize("first", range(len(KINDS)))
def test_465_2_c_two_units_of_every_kind(first: int) -> None:
    for second in range(first, len(KINDS)):
        for total in range(1, 7):
            kinds = [KINDS[first], KINDS[second]]
            assert produced(kinds, total) == legal(kinds, total), (kinds, total)


@pytest.mark.parametrize("seed", range(60))
def test_465_2_c_three_or_four_units_of_any_kind(seed: int) -> None:
    rng = random.Random(seed)
    kinds = [rng.choice(KINDS) for _ in range(rng.choice((3, 3, 4)))]
    total = rng.randrange(1, 9)
    assert produced(kinds, total) == legal(kinds, total), (kinds, total)


# The examples of the rule


def assign(kinds: list[Kind], total: int, *picks: str) -> Game:
    """Both pass, and A assigns in that order."""
    game = fight(kinds, total)
    game.apply("pass")
    game.apply("pass")
    choose(game, *picks)
    return game


def assigned(game: Game) -> dict[str, int]:
    """What A has assigned, by label."""
    labels = dict(game.state.labels)
    found: dict[str, int] = {}
    for event in events(game, ev.ASSIGNED):
        if event.player == 0:
            found[labels[event.obj]] = found.get(labels[event.obj], 0) + event.amount
    return found


def test_465_2_c_3_each_unit_in_full_before_the_next() -> None:
    # 5 among four of 3
    assert assigned(assign([Kind(3)] * 4, 5, "U1", "U3")) == {"U1": 3, "U3": 2}


def test_465_2_c_4_with_damage_there_already_less_is_needed_and_no_more_may_be_given() -> None:
    assert assigned(assign([Kind(3, damaged=1)] * 4, 5, "U0", "U1", "U2")) == {"U0": 2, "U1": 2, "U2": 1}


def test_465_2_c_4_what_is_left_over_goes_to_the_last() -> None:
    game = assign([Kind(1), Kind(2)], 9)
    assert sum(assigned(game).values()) == 9
    assert {where(game, "U0"), where(game, "U1")} == {"B's trash"}


def test_465_2_c_7_of_two_tanks_either_is_first_and_the_other_second() -> None:
    game = fight([Kind(3, tank=True), Kind(3, tank=True), Kind(1)], 4)
    game.apply("pass")
    game.apply("pass")
    assert sentences(game) == ["U0 at battlefield 1", "U1 at battlefield 1"]
    choose(game, "U1")
    assert assigned(game) == {"U1": 3, "U0": 1}


def test_465_2_c_8_who_must_be_first_and_last_is_either_and_never_in_between() -> None:
    caitlyn = Kind(2, tank=True, backline=True)
    game = fight([caitlyn, Kind(2), Kind(2)], 3)
    game.apply("pass")
    game.apply("pass")
    assert len(sentences(game)) == 3
    choose(game, "U1")
    assert "U0 at battlefield 1" not in sentences(game)
    assert assigned(game) == {"U1": 2, "U2": 1}


def test_423_1_c_a_stunned_unit_takes_its_full_might_and_adds_none() -> None:
    stage = two_battlefields()
    stage.battlefield(controller="B", units={"B": ["Unit 5 as Guard stunned"]})
    stage.player("A", base=["Unit 4 as Raider"])
    game = stage.begin()
    move(game, "Raider", field(3))
    game.apply("pass")
    game.apply("pass")
    assert where(game, "Guard") == "battlefield 3"
    assert where(game, "Raider") == "A's base"  # 466.1.a.2
    assert [(e.player, e.amount) for e in events(game, ev.DAMAGED)] == [(0, 4)]


def test_143_2_b_might_below_zero_adds_nothing_to_the_sum() -> None:
    stage = two_battlefields()
    stage.battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    stage.player("A", base=["Unit 4 as Raider", "Unit 2 as Weak -4"])
    game = stage.begin()
    move(game, "Raider", field(3), "Weak")
    game.apply("pass")
    game.apply("pass")
    assert [e.amount for e in events(game, ev.ASSIGNED) if e.player == 0] == [4]


def test_437_5_a_a_prevent_value_is_added_to_what_is_lethal() -> None:
    game = assign([Kind(2, prevents=3), Kind(9)], 5, "U0")
    assert assigned(game) == {"U0": 5}
    assert [e.amount for e in events(game, ev.DAMAGED, "U0")] == [2]
    assert where(game, "U0") == "B's trash"


def test_465_2_c_5_damage_that_was_doubled_as_it_was_assigned_is_not_doubled_again() -> None:
    # 3 for two units of 2, one of which takes double: 2 and 1
    game = assign([Kind(2), Kind(2, doubles=True)], 3)
    assert assigned(game) == {"U0": 2, "U1": 1}
    assert [e.amount for e in events(game, ev.DAMAGED, "U1")] == [2]


def test_465_2_c_4_a_the_least_amount_that_doubled_is_lethal() -> None:
    game = assign([Kind(3, doubles=True), Kind(5)], 4, "U0")
    assert assigned(game) == {"U0": 2, "U1": 2}
    assert [e.amount for e in events(game, ev.DAMAGED, "U0")] == [4]


@pytest.mark.parametrize(("first", "taken"), [(0, 2), (1, 4)])
def test_465_2_c_5_the_controller_of_the_unit_orders_what_applies_to_the_assignment(first: int, taken: int) -> None:
    # 3 for a unit of 2 with prevent 2 and doubling
    game = fight([Kind(2, prevents=2, doubles=True)], 3)
    game.apply("pass")
    game.apply("pass")
    assert game.decision.kind == D_REPLACE
    assert decides(game) == "B"
    game.apply(first)
    assert [e.amount for e in events(game, ev.DAMAGED, "U0")] == [taken]


def test_437_3_prevention_that_combat_damage_used_is_used_up() -> None:
    game = assign([Kind(9, prevents=5)], 3)
    assert [mod.value for mod in obj(game, "U0").mods] == [2]
    assert events(game, ev.DAMAGED, "U0") == []


def test_465_2_c_1_assigning_is_not_dealing() -> None:
    # All damage is dealt at once, when both have assigned
    game = fight([Kind(3), Kind(3)], 4)
    game.apply("pass")
    game.apply("pass")
    assert game.decision.kind == D_ASSIGN
    choose(game, "U0")
    story = [e.kind for e in game.log if e.kind in (ev.ASSIGNED, ev.DAMAGED)]
    assert story == [ev.ASSIGNED] * 3 + [ev.DAMAGED] * 3


def test_465_2_c_the_attacker_assigns_before_the_defender() -> None:
    game = fight([Kind(3)], 3)
    game.apply("pass")
    game.apply("pass")
    assert [e.player for e in events(game, ev.ASSIGNED)] == [0, 1]


def test_820_kayn_is_ignored_while_he_takes_no_damage() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Kayn, Unleashed as Kayn moved 2", "Unit 3 as Other"]})
    stage.player("A", base=["Unit 4 as Raider"])
    game = stage.begin()
    move(game, "Raider", field(1))
    game.apply("pass")
    game.apply("pass")
    assert [(e.obj, e.amount) for e in events(game, ev.ASSIGNED) if e.player == 0] == [(thing(game, "Other"), 4)]
    assert obj(game, "Kayn").damage == 0


def test_142_4_c_any_damage_is_lethal_where_an_effect_says_so() -> None:
    from tests.rules.test_damage import Ruthless

    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 5 as U0", "Unit 6 as U1", "Unit 7 as U2"]})
    stage.add("A", unit("Elder", 1, build.passive(Ruthless())), "base")
    stage.player("A", base=["Unit 3 as Raider"])
    game = stage.begin()
    move(game, "Raider", field(1))
    game.apply("pass")
    game.apply("pass")
    assert assigned(game) == {"U0": 1, "U1": 1, "U2": 1}
    assert {where(game, name) for name in ("U0", "U1", "U2")} == {"B's trash"}
    assert damage.killer(game.machine, thing(game, "U0")) is not None
