"""The audit: each reading of a rule notices what breaks it, made by hand, and lets what is right pass."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_FOCUS, D_PRIORITY, O_PASS, Decision, Option
from riftwright.core.events import Event
from riftwright.core.ids import (
    BASE,
    BATTLEFIELD,
    BEGINNING,
    ENDING,
    ENERGY,
    EXHAUSTED,
    FOR_SHOWDOWNS,
    FOR_SPELLS,
    HAND,
    MAIN,
    NOWHERE,
    RESOURCES,
    STUNNED,
    TRASH,
)
from riftwright.core.nodes import CostPart
from riftwright.core.state import BY_POINTS, ITEM_SPELL, ITEM_TRIGGERED, ChainItem, GameState, Mod, Outcome
from riftwright.judge.audit import Audit, cards, cleanups, control, costs, damage, leaving, triggers, turns
from riftwright.judge.audit.cleanups import Cleanups, order
from riftwright.judge.audit.costs import TRACES, Paying, price
from riftwright.judge.audit.moment import Findings, Moment
from riftwright.judge.audit.scoring import Scoring
from riftwright.judge.audit.turns import Passing, Phases
from riftwright.notation.board import Board
from riftwright.rules.editions import NAMES as EDITIONS
from riftwright.rules.editions import get as edition_of
from tests.judge.audited import (
    BLADE,
    BOLT,
    GAME,
    GUARD,
    LURK,
    RAY,
    RUNE,
    SCOUT,
    SHIELD,
    Change,
    all_of,
    at,
    begins,
    edit,
    event,
    intruder,
    moment,
    nothing,
    oid,
    on_field,
    position,
    rules,
    sequence,
    told,
)
from tests.support import begin, thing


@dataclass(frozen=True)
class Case:
    """A look, the rule that it is to cite for what is wrong, and the same as it is right."""

    look: Callable[[Moment], Findings]
    rule: str
    wrong: Moment
    right: Moment = field(default_factory=moment)


def a_move(s: GameState) -> None:
    """Blade goes to the second battlefield."""
    s.players[0].base.remove(oid(BLADE))
    s.battlefields[1].units.append(oid(BLADE))
    edit(BLADE, zone=BATTLEFIELD, loc=9)(s)


def discarded(s: GameState) -> None:
    """The spell goes from hand to trash."""
    s.players[0].hand.remove(oid(RAY))
    s.players[0].trash.append(oid(RAY))
    edit(RAY, zone=TRASH)(s)


def stolen(s: GameState) -> None:
    """Into the other player's trash."""
    s.players[0].hand.remove(oid(RAY))
    s.players[1].trash.append(oid(RAY))
    edit(RAY, zone=TRASH)(s)


def returned(s: GameState) -> None:
    """Blade goes to its owner's hand, as the object that it was."""
    s.players[0].base.remove(oid(BLADE))
    s.players[0].hand.append(oid(BLADE))
    edit(BLADE, zone=HAND, loc=-1)(s)


def given_and_returned(s: GameState) -> None:
    returned(s)
    o = s.edit(oid(BLADE))
    o.stamp += 1


def modified(s: GameState) -> None:
    o = s.edit(oid(BLADE))
    o.mods = (Mod(1, 1, might=1),)


def linked(s: GameState) -> None:
    edit(SHIELD, attached_to=oid(BLADE))(s)
    s.edit(oid(BLADE)).attachments = (oid(SHIELD),)


def facedown(s: GameState) -> None:
    s.battlefields[0].facedown = [oid(RAY), oid(LURK)]


def empowering(was: int, now: int, kind: int) -> Moment:
    return moment(before=edit(SCOUT, empowered=was), after=edit(SCOUT, empowered=now), events=[event(kind, obj=SCOUT)])


def hid(name: str = LURK, player: int = 0, loc: int = 8) -> list[Event]:
    return [event(ev.HID, "421", player, name, loc=loc)]


CARDS = [
    Case(cards.conserved, "105", moment(edit(RAY, zone=NOWHERE))),
    Case(cards.in_one_zone, "105", moment(edit(RAY, zone=TRASH)), moment(discarded)),
    Case(cards.in_one_zone, "105", moment(lambda s: s.players[0].trash.append(oid(RAY)))),
    Case(cards.in_one_zone, "056", moment(stolen), moment(discarded)),
    Case(cards.tokens_exist_on_the_board, "186.1", moment(edit(RAY, token=True)), moment(edit(BLADE, token=True))),
    Case(cards.renewed, "124", moment(returned), moment(given_and_returned)),
    Case(cards.renewed, "124.1", moment(given_and_returned, before=modified), moment(modified)),
    Case(cards.renewed, "124.1", moment(edit(RAY, damage=1)), moment(edit(BLADE, damage=1))),
    Case(cards.attached, "718.5.d", moment(edit(SHIELD, attached_to=oid(BLADE))), moment(linked)),
    Case(cards.attached, "718.5.d", moment(all_of(linked, edit(SHIELD, attached_to=-1))), moment(linked)),
    Case(cards.attached, "719.3", moment(all_of(linked, a_move)), moment(linked)),
    Case(cards.hidden, "107.3.b", moment(facedown)),
    Case(cards.hidden, "421.1", moment(events=hid(loc=9)), moment(events=hid())),
    Case(cards.hidden, "421.2.a", moment(events=hid(RAY)), moment(events=hid())),
    Case(cards.hidden, "421.2.a", moment(events=hid(player=1)), moment(events=hid())),
    Case(cards.hidden, "811.1.b", moment(events=hid(), before=at("turn_player", 1)), moment(events=hid())),
    Case(
        cards.told, "411", moment(edit(SCOUT, damage=1)), moment(edit(SCOUT, damage=1), [event(ev.DAMAGED, obj=SCOUT)])
    ),
    Case(cards.told, "411", moment(a_move), moment(a_move, [event(ev.MOVED, obj=BLADE)])),
    Case(
        cards.told,
        "411",
        moment(before=linked, after=edit(SHIELD, attached_to=-1)),
        moment(before=linked, after=edit(SHIELD, attached_to=-1), events=[event(ev.DIED, obj=BLADE)]),
    ),
    Case(
        cards.told,
        "414",
        moment(edit(SCOUT, flags=EXHAUSTED), [event(ev.DAMAGED, obj=SCOUT)]),
        moment(edit(SCOUT, flags=EXHAUSTED), [event(ev.EXHAUSTED_EVENT, obj=SCOUT)]),
    ),
    Case(
        cards.told,
        "423",
        moment(before=edit(SCOUT, flags=STUNNED), after=edit(SCOUT, flags=0)),
        moment(before=edit(SCOUT, flags=STUNNED), after=edit(SCOUT, flags=0), events=[event(ev.EXPIRED, obj=SCOUT)]),
    ),
    Case(cards.told, "441", empowering(1, 0, ev.DAMAGED), empowering(1, 0, ev.DISEMPOWERED)),
    Case(cards.told, "441.1.b", empowering(1, 2, ev.EMPOWERED_EVENT), empowering(0, 1, ev.EMPOWERED_EVENT)),
    Case(cards.at_home, "702", moment(edit(SHIELD, buffs=1)), moment(edit(BLADE, buffs=1))),
    Case(cards.at_home, "423", moment(edit(SHIELD, flags=STUNNED)), moment(edit(BLADE, flags=STUNNED))),
]


def dealt(amount: int, rule: str = "417") -> Event:
    return event(ev.DAMAGED, rule, 1, SCOUT, amount=amount)


def died(of: int, with_might: int, rule: str = "323.5") -> Moment:
    return moment(events=[event(ev.DIED, rule, 1, SCOUT, 0, with_might, 8, str(of))], task="Cleanup")


DAMAGE = [
    Case(damage.on_units, "142", moment(edit(SHIELD, damage=1)), moment(edit(SCOUT, damage=1))),
    Case(damage.on_units, "142", moment(edit(SCOUT, damage=-1))),
    Case(
        damage.dealt_or_healed,
        "417.1",
        moment(edit(SCOUT, damage=3), [dealt(2)]),
        moment(edit(SCOUT, damage=2), [dealt(2)]),
    ),
    Case(
        damage.dealt_or_healed,
        "417.1",
        moment(before=edit(SCOUT, damage=2), after=edit(SCOUT, damage=0)),
        moment(
            before=edit(SCOUT, damage=2),
            after=edit(SCOUT, damage=0),
            events=[event(ev.HEALED, "418", 0, SCOUT, amount=2)],
        ),
    ),
    Case(damage.dealt_or_healed, "417.1.e.1", moment(events=[dealt(0)])),
    Case(damage.deaths, "142.4.b", died(2, 3), died(3, 3)),
    Case(damage.deaths, "142.4.b", died(0, 0), died(0, 0, "428")),
]


def contests(player: int = 1, loc: int = 8) -> Event:
    return event(ev.CONTESTED, "190.3.a", player, obj=GAME.state.battlefields[loc - 8].id, loc=loc)


def freed() -> Event:
    return event(ev.CONTEST_REMOVED, "323.11", 1, obj=GAME.state.battlefields[0].id, loc=8)


def takes(player: int, rule: str = "348.2.a", loc: int = 9) -> Event:
    return event(ev.CONTROL_ESTABLISHED, rule, player, obj=GAME.state.battlefields[loc - 8].id, loc=loc)


SHOWDOWN = at("showdown", 1)


def guard_follows(s: GameState) -> None:
    """Guard has come to the second battlefield."""
    s.players[1].base.remove(oid(GUARD))
    s.battlefields[1].units.append(oid(GUARD))
    edit(GUARD, zone=BATTLEFIELD, loc=9)(s)


def deserted(s: GameState) -> None:
    """Scout has gone home."""
    s.battlefields[0].units.remove(oid(SCOUT))
    s.players[0].base.append(oid(SCOUT))
    edit(SCOUT, zone=BASE, loc=0)(s)


def lost(rule: str = "323.6") -> Event:
    return event(ev.CONTROL_LOST, rule, 0, obj=GAME.state.battlefields[0].id, loc=8)


FIELDS = [
    Case(
        control.as_told,
        "190",
        moment(on_field(controller=1)),
        moment(on_field(controller=1), [takes(1, loc=8)]),
    ),
    Case(control.as_told, "190", moment(on_field(contested=1)), moment(on_field(contested=1), [contests()])),
    Case(control.as_told, "190", moment(on_field(showdown_staged=True))),
    Case(
        control.contested,
        "190.3.a",
        moment(events=[contests()]),
        moment(intruder, [contests(), event(ev.MOVED, player=0, obj=GUARD, loc=8)]),
    ),
    Case(control.contested, "190.3.a.1", moment(events=[contests()], before=all_of(intruder, on_field(contested=1)))),
    Case(control.contested, "190.3.a.1", moment(events=[contests(0)])),
    Case(
        control.contested_anew,
        "323.11.a",
        moment(all_of(intruder, on_field(controller=0)), [freed()]),
        moment(all_of(intruder, on_field(controller=0, contested=1)), [freed()]),
    ),
    Case(control.established, "190.4", moment(events=[takes(0)], before=SHOWDOWN)),
    Case(
        control.established,
        "190.4",
        moment(events=[takes(0)], before=a_move),
        moment(events=[takes(0)], before=all_of(a_move, SHOWDOWN)),
    ),
    Case(control.established, "348.2.a", moment(events=[takes(0)], before=all_of(a_move, guard_follows, SHOWDOWN))),
    Case(
        control.established,
        "466.5",
        moment(events=[takes(0, "466.5")], before=all_of(a_move, SHOWDOWN), task="Cleanup"),
        moment(events=[takes(0, "466.5")], before=all_of(a_move, SHOWDOWN), task="Combat"),
    ),
    Case(control.lost, "323.6", moment(events=[lost()]), moment(events=[lost()], before=deserted)),
    Case(
        control.lost,
        "323.6",
        moment(events=[lost()], before=all_of(deserted, at("showdown", 0))),
        moment(events=[lost()], before=deserted),
    ),
    Case(control.lost, "466.5.b", moment(events=[lost("466.5.b")]), moment(events=[lost("466.5.b")], before=deserted)),
    Case(control.lost, "190.4", moment(events=[lost("417")], before=deserted)),
    Case(
        control.begun,
        "323.12",
        moment(events=[begins(ev.SHOWDOWN_BEGAN)], before=SHOWDOWN),
        moment(events=[begins(ev.SHOWDOWN_BEGAN)]),
    ),
    Case(
        control.begun,
        "323.13",
        moment(events=[begins(ev.COMBAT_BEGAN)]),
        moment(events=[begins(ev.COMBAT_BEGAN, 8)], before=intruder),
    ),
    Case(
        control.begun,
        "323.14",
        moment(events=[begins(ev.CONVERTED, 8)], before=intruder),
        moment(events=[begins(ev.CONVERTED, 8)], before=all_of(intruder, at("showdown", 0))),
    ),
    Case(control.two_sides, "462", moment(all_of(at("combat", True), at("attacker", 0), at("defender", 0)))),
    Case(control.two_sides, "466.7.a", moment(at("attacker", 0))),
]


def asks(kind: int, player: int = 0) -> Change:
    return lambda s: setattr(s, "decision", Decision(player, kind, [Option(O_PASS)], "to act"))


def item(serial: int = 7, player: int = 0, *, pending: bool = False, obj: str = RAY) -> ChainItem:
    found = ChainItem(
        serial, ITEM_SPELL, player, GAME.state.objects[oid(obj)].ref, GAME.state.objects[oid(obj)].face, 0
    )
    found.pending = pending
    return found


def chained(*items: ChainItem) -> Change:
    return lambda s: s.chain.extend(one.clone() for one in items)


def phase(number: int) -> Event:
    return event(ev.PHASE_BEGAN, "314", 0, amount=number)


def gains(kind: int, rule: str, player: int) -> Event:
    return event(kind, rule, player)


SHOWDOWN_OPEN = all_of(SHOWDOWN, at("focus", 0), at("priority", 0))
TURNS = [
    Case(turns.holders, "312", moment(at("priority", 5)), moment(at("priority", 1))),
    Case(turns.holders, "313.5", moment(at("focus", 1)), moment(SHOWDOWN_OPEN)),
    Case(
        turns.asked,
        "338",
        moment(asks(D_PRIORITY)),
        moment(all_of(chained(item()), at("priority", 0), asks(D_PRIORITY))),
    ),
    Case(turns.asked, "337", moment(all_of(chained(item(pending=True)), at("priority", 0), asks(D_PRIORITY)))),
    Case(turns.asked, "313.1", moment(asks(D_FOCUS)), moment(all_of(SHOWDOWN_OPEN, asks(D_FOCUS)))),
    Case(turns.asked, "310.1.a", moment(all_of(chained(item()), asks(D_ACT))), moment(asks(D_ACT))),
    Case(turns.asked, "316.5.b", moment(asks(D_ACT, 1)), moment(asks(D_ACT))),
    Case(
        Passing().look,
        "338.1.b.1",
        moment(all_of(chained(item()), at("priority", 0)), [event(ev.PASSED_PRIORITY, "338.1.b", 0)]),
        moment(all_of(chained(item()), at("priority", 1)), [event(ev.PASSED_PRIORITY, "338.1.b", 0)]),
    ),
    Case(
        Passing().look,
        "338.1.b",
        moment(
            at("priority", 1),
            [event(ev.PASSED_PRIORITY, "338.1.b", 0)],
            before=all_of(chained(item()), at("priority", 1)),
        ),
    ),
    Case(
        Passing().look,
        "337.4",
        moment(events=[gains(ev.PRIORITY_GAINED, "312.2.c", 1)], before=chained(item())),
        moment(events=[gains(ev.PRIORITY_GAINED, "312.2.c", 0)], before=chained(item())),
    ),
    Case(
        Passing().look,
        "346",
        moment(events=[gains(ev.FOCUS_GAINED, "346", 0)], before=SHOWDOWN_OPEN),
        moment(events=[gains(ev.FOCUS_GAINED, "346", 1)], before=SHOWDOWN_OPEN),
    ),
    Case(
        Passing().look,
        "345",
        moment(events=[gains(ev.FOCUS_GAINED, "345", 1)], before=all_of(at("showdown", 0), on_field(contested=0))),
        moment(events=[gains(ev.FOCUS_GAINED, "345", 0)], before=all_of(at("showdown", 0), on_field(contested=0))),
    ),
    Case(Passing().look, "347.2", moment(events=[gains(ev.PASSED_FOCUS, "347.2", 1)], before=SHOWDOWN_OPEN)),
]


def resolves(serial: int = 7) -> Event:
    return event(ev.RESOLVING, "340.1", 0, other=serial)


RESOLUTIONS = [
    Case(Passing().look, "340.1", moment(events=[resolves(8)], before=chained(item()))),
    Case(Passing().look, "340.1", moment(events=[resolves()], before=chained(item(pending=True)))),
    Case(
        Passing().look,
        "340.1",
        moment(events=[resolves()], before=chained(item(), item(8))),
        moment(events=[resolves(8)], before=chained(item(), item(8))),
    ),
    Case(Passing().look, "336", moment(events=[resolves(8)], before=chained(item(pending=True), item(8)))),
]


def pool(place: int, amount: int) -> Change:
    def change(s: GameState) -> None:
        s.players[0].pool[place] += amount

    return change


def added(resource: int, amount: int, rule: str = "429") -> Event:
    return event(ev.ADDED, rule, 0, other=resource, amount=amount)


def paid(energy: int, power: int = 0, rule: str = "357", obj: str = RAY) -> Event:
    return event(ev.COST_PAID, rule, 0, obj, power, energy)


RESTRICTED = FOR_SPELLS * RESOURCES + ENERGY
COSTS = [
    Case(costs.pools, "444.1", moment(pool(ENERGY, 2)), moment(pool(ENERGY, 2), [added(ENERGY, 2)])),
    Case(
        costs.pools,
        "444.1",
        moment(pool(ENERGY, -1), before=pool(ENERGY, 2)),
        moment(pool(ENERGY, -1), [paid(1)], before=pool(ENERGY, 2)),
    ),
    Case(costs.pools, "167", moment(pool(0, -2), [event(ev.POOL_EMPTIED, "167", 0, amount=1)], before=pool(0, 2))),
    Case(
        costs.runes,
        "164.2.a",
        moment(events=[added(ENERGY, 1, "164.2.a")]),
        moment(events=[event(ev.EXHAUSTED_EVENT, "164.2.a", 0, RUNE), added(ENERGY, 1, "164.2.a")]),
    ),
    Case(
        costs.runes,
        "164.2.a",
        moment(
            events=[event(ev.EXHAUSTED_EVENT, "164.2.a", 0, RUNE), added(ENERGY, 1, "164.2.a")],
            before=edit(RUNE, flags=EXHAUSTED),
        ),
    ),
    Case(
        costs.runes,
        "164.2.b",
        moment(events=[event(ev.RECYCLED, "164.2.b", 0, RUNE), added(1, 1, "164.2.b")]),
        moment(events=[event(ev.RECYCLED, "164.2.b", 0, RUNE), added(0, 1, "164.2.b")]),
    ),
    Case(
        costs.restrictions,
        "165",
        moment(pool(RESTRICTED, -1), [paid(1, rule="811.1.b")], before=pool(RESTRICTED, 1)),
        moment(pool(RESTRICTED, -1), [paid(1)], before=all_of(pool(RESTRICTED, 1), chained(item(pending=True)))),
    ),
    Case(
        costs.restrictions,
        "165",
        moment(pool(FOR_SHOWDOWNS * RESOURCES, -1), [paid(0, 1)], before=pool(FOR_SHOWDOWNS * RESOURCES, 1)),
        moment(
            pool(FOR_SHOWDOWNS * RESOURCES, -1),
            [paid(0, 1)],
            before=all_of(SHOWDOWN, pool(FOR_SHOWDOWNS * RESOURCES, 1)),
        ),
    ),
]


def placed(*players: int) -> list[Event]:
    return [
        event(ev.ITEM_ADDED, "329", player, other=20 + i, amount=ITEM_TRIGGERED) for i, player in enumerate(players)
    ]


def left(s: GameState) -> None:
    """B has left, and all that was B's."""
    s.players[1].lost = True
    for o in list(s.objects):
        if o.owner == 1 and o.zone != 11:
            s.edit(o.id).zone = NOWHERE


OTHERS = [
    Case(triggers.in_turn_order, "383.3.d.1", moment(events=placed(1, 0)), moment(events=placed(0, 0, 1))),
    Case(
        triggers.in_turn_order,
        "383.3.d.1",
        moment(all_of(at("attacker", 1), at("defender", 0)), placed(0, 1, 0, 1), "Combat"),
        moment(all_of(at("attacker", 1), at("defender", 0)), placed(0, 1, 1, 0), "Combat"),
    ),
    Case(leaving.gone, "652.3", moment(lambda s: setattr(s.players[1], "lost", True)), moment(left)),
    Case(leaving.gone, "652.4", moment(all_of(left, chained(item(player=1)))), moment(all_of(left, chained(item())))),
    Case(
        leaving.gone, "652.1", moment(all_of(left, on_field(contested=1))), moment(all_of(left, on_field(contested=0)))
    ),
    Case(leaving.gone, "651.3", moment(all_of(left, asks(D_ACT, 1))), moment(all_of(left, asks(D_ACT)))),
]


def named(case: Case) -> str:
    return f"{case.rule}-{getattr(case.look, '__name__', 'look')}"


@pytest.mark.parametrize("case", [*CARDS, *DAMAGE, *FIELDS, *TURNS, *RESOLUTIONS, *COSTS, *OTHERS], ids=named)
def test_each_reading_notices_what_breaks_its_rule_and_nothing_else(case: Case) -> None:
    assert case.rule in rules(case.look(case.wrong))
    assert case.rule not in rules(case.look(case.right))


# What has a memory


def test_304_314_phases_and_turns_come_in_their_order() -> None:
    begins_turn = told(event(ev.TURN_BEGAN, "304", 1))
    assert "304" in sequence(Phases().look, told(phase(MAIN)), begins_turn)
    assert "314" in sequence(Phases().look, told(phase(MAIN)), told(phase(MAIN)))
    assert "314" in sequence(Phases().look, begins_turn, told(phase(BEGINNING)))
    assert sequence(Phases().look, told(phase(MAIN)), told(phase(ENDING)), begins_turn, told(phase(1))) == set()


def passed(player: int, kind: int = ev.PASSED_PRIORITY) -> Event:
    return event(kind, "", player)


def test_339_1_an_item_resolves_once_everybody_has_passed() -> None:
    added_one = told(event(ev.ITEM_ADDED, "329", 0))
    on_chain = all_of(chained(item()), at("priority", -1))
    one, both = told(passed(0), before=on_chain), told(passed(0), passed(1), before=on_chain)
    ends = told(resolves(), before=on_chain)
    assert "339.1" in sequence(Passing().look, added_one, one, ends)
    assert "339.1" not in sequence(Passing().look, added_one, both, ends)
    assert "339.1" in sequence(Passing().look, added_one, both, added_one, ends)  # 338.1.a.7: it begins anew
    assert "338.1.b.1" in sequence(Passing().look, added_one, told(passed(0), passed(0), before=on_chain))


def test_348_a_showdown_ends_once_everybody_has_passed() -> None:
    began, ended = told(begins(ev.SHOWDOWN_BEGAN)), told(begins(ev.SHOWDOWN_ENDED))
    first, second = (
        told(passed(0, ev.PASSED_FOCUS), before=SHOWDOWN_OPEN),
        told(passed(1, ev.PASSED_FOCUS), before=all_of(SHOWDOWN_OPEN, at("focus", 1))),
    )
    assert "348" in sequence(Passing().look, began, first, ended)
    assert "348" not in sequence(Passing().look, began, first, second, ended)


def cleanup(steps: Sequence[str], kind: int = cleanups.NORMAL, **inside: Event) -> list[Event]:
    """The story of a cleanup: its steps, with something that happens in one of them."""
    found = [event(ev.CLEANUP_BEGAN, "319", amount=kind)]
    for step in steps:
        found.append(event(ev.CLEANUP_STEP, step))
        found += [happens for at, happens in inside.items() if at.strip("_").replace("_", ".") == step]
    return [*found, event(ev.CLEANUP_ENDED, "322", amount=kind)]


STEPS = order(GAME.state, cleanups.NORMAL)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", [cleanups.NORMAL, cleanups.COMBAT, cleanups.ENDING])
def test_323_the_order_that_the_audit_has_read_is_the_one_that_the_edition_runs(edition: str, kind: int) -> None:
    s = GAME.state.clone()
    s.edition = edition
    assert order(s, kind) == [step.rule for step in edition_of(edition).cleanup(kind)]


def test_323_the_steps_come_in_their_order_and_all_of_them() -> None:
    assert sequence(Cleanups().look, told(*cleanup(STEPS))) == set()
    assert "323" in sequence(Cleanups().look, told(*cleanup([STEPS[1], STEPS[0], *STEPS[2:]])))
    assert "323" in sequence(Cleanups().look, told(*cleanup(STEPS[:-1])))
    combat = order(GAME.state, cleanups.COMBAT)
    assert sequence(Cleanups().look, told(*cleanup(combat, cleanups.COMBAT))) == set()
    assert "323" in sequence(Cleanups().look, told(*cleanup(STEPS, cleanups.COMBAT)))


def test_323_each_thing_happens_in_its_step() -> None:
    dies = event(ev.DIED, "323.5", 0, SCOUT, amount=3, text="3")
    assert "323" in sequence(Cleanups().look, told(*cleanup(STEPS, _323_4=dies)))
    assert "323" not in sequence(Cleanups().look, told(*cleanup(STEPS, _323_5=dies)))


def test_320_nothing_of_the_chain_happens_in_a_cleanup() -> None:
    gained = event(ev.PRIORITY_GAINED, "312.2.c", 0)
    assert "320" in sequence(Cleanups().look, told(*cleanup(STEPS, _323_6=gained)))
    assert "320" not in sequence(Cleanups().look, told(*cleanup(STEPS), gained))


def test_321_no_cleanup_begins_while_an_item_resolves() -> None:
    removed = event(ev.REMOVED, "340.1", 0, RAY, 7)
    assert "321" in sequence(Cleanups().look, told(resolves()), told(*cleanup(STEPS)))
    assert "321" not in sequence(Cleanups().look, told(resolves(), removed), told(*cleanup(STEPS)))


def test_322_a_cleanup_that_changed_something_is_followed_by_another() -> None:
    dies = event(ev.DIED, "323.5", 0, SCOUT, amount=3, text="3")
    changed, again = told(*cleanup(STEPS, _323_5=dies)), told(*cleanup(STEPS))
    on = told(task="Chain")
    assert "334" in sequence(Cleanups().look, changed, on)
    assert "334" not in sequence(Cleanups().look, changed, again, on)


@pytest.mark.parametrize(
    "kind", [ev.PHASE_BEGAN, ev.ITEM_ADDED, ev.FINALIZED, ev.REMOVED, ev.ENTERED, ev.DAMAGED, ev.MOVED]
)
def test_319_334_what_calls_for_a_cleanup_gets_it_before_anything_else(kind: int) -> None:
    calls = told(event(kind, "", 0, SCOUT))
    acts = moment(asks(D_ACT))
    assert "334" in sequence(Cleanups().look, calls, acts)
    assert "334" not in sequence(Cleanups().look, calls, told(*cleanup(STEPS)), acts)


LEFT_OVER: dict[str, Change] = {
    "323.1": at("points", [8, 0]),
    "323.2": all_of(at("attacker", 0), at("combat", True), at("showdown", 0)),
    "323.5": edit(SCOUT, damage=3),
    "323.6": deserted,
    "323.7": edit(BLADE, controller=1),
    "323.8": all_of(intruder, on_field(contested=1, combat_staged=True)),
    "323.9": all_of(intruder, on_field(contested=1, showdown_staged=True)),
    "323.10": on_field(combat_staged=True),
    "323.11": on_field(contested=1),
}


@pytest.mark.parametrize("rule", LEFT_OVER)
def test_322_a_cleanup_that_changes_nothing_leaves_nothing_to_do(rule: str) -> None:
    assert rule in rules(Cleanups().look(moment(LEFT_OVER[rule], cleanup(STEPS), "Cleanup")))
    assert rules(Cleanups().look(moment(nothing, cleanup(STEPS), "Cleanup"))) == set()


def held(player: int = 0, loc: int = 8) -> Event:
    return event(ev.HELD, "469.2", player, obj=GAME.state.battlefields[loc - 8].id, loc=loc)


def conquered(player: int = 0, loc: int = 9) -> list[Event]:
    card = GAME.state.battlefields[loc - 8].id
    return [takes(player, loc=loc), event(ev.CONQUERED, "348.2.a.1", player, obj=card, loc=loc)]


def point(rule: str = "471.1", amount: int = 1, player: int = 0) -> Event:
    return event(ev.POINT_GAINED, rule, player, amount=amount)


def scored(*events: Event, points: int = 1, task: str = "Turn", before: Change = nothing) -> Moment:
    def after(s: GameState) -> None:
        s.points[0] += points

    return moment(after, events, task, all_of(at("phase", BEGINNING), before))


def test_194_1_the_score_is_what_was_gained() -> None:
    assert "194.1" in rules(Scoring().look(scored()))
    assert rules(Scoring().look(scored(point(), held()))) == set()
    assert "194.4" in rules(Scoring().look(scored(point(amount=-1), points=-1)))


def test_194_1_a_point_is_for_a_score_an_effect_or_a_burn_out() -> None:
    assert "194.1" in rules(Scoring().look(scored(point("194.1"))))
    assert "194.1" not in rules(Scoring().look(scored(point("194.1"), task="Resolve")))
    on = moment(asks(D_PRIORITY))
    assert "471.1" in sequence(Scoring().look, scored(point()), on)
    assert "471.1" not in sequence(Scoring().look, scored(point()), scored(held(), points=0), on)
    assert "471.1" in rules(Scoring().look(scored(point(amount=2), held(), points=2)))
    assert "431.2.c" in rules(Scoring().look(scored(point("431.2.c", 2), points=2, task="BurnOut")))
    assert "431.2.c" not in rules(Scoring().look(scored(point("431.2.c"), task="BurnOut")))


def test_469_470_a_battlefield_is_scored_by_who_has_it_and_once_each_turn() -> None:
    assert "470" in sequence(Scoring().look, scored(point(), held()), scored(point(), held()))
    new_turn = told(event(ev.TURN_BEGAN, "304", 0))
    assert "470" not in sequence(Scoring().look, scored(point(), held()), new_turn, scored(point(), held()))
    assert "469.2" in rules(Scoring().look(scored(point(player=1), held(1), points=0)))
    assert "469.2" in rules(Scoring().look(scored(point(), held(loc=9))))
    assert "469.2" in rules(Scoring().look(scored(point(), held(), before=at("phase", MAIN))))
    assert "469.1" in rules(Scoring().look(scored(point(), *conquered()[1:])))
    assert "469.1" not in rules(Scoring().look(scored(point(), *conquered())))


def test_471_1_b_1_the_final_point_needs_every_battlefield() -> None:
    seven = at("points", [7, 0])
    new_turn = told(event(ev.TURN_BEGAN, "304", 0), before=seven)
    one = scored(point(), *conquered(), before=seven)
    assert "471.1.b.1" in sequence(Scoring().look, new_turn, one)
    assert "471.1.b.1" not in sequence(Scoring().look, new_turn, scored(*conquered(), points=0, before=seven))
    assert "471.1.b.1" not in sequence(Scoring().look, new_turn, scored(held(), points=0, before=seven), one)


def test_194_2_who_wins_by_points_has_enough_and_the_most() -> None:
    won = at("outcome", Outcome((0,), BY_POINTS))
    assert "194.2" in rules(Scoring().look(moment(won)))
    assert "194.2" in rules(Scoring().look(moment(won, before=at("points", [8, 8]))))
    assert "194.2" not in rules(Scoring().look(moment(won, before=at("points", [8, 7]))))


# Costs and targets, on games that are played


def test_357_1_what_is_finalized_has_been_paid_for() -> None:
    cheap = item(pending=True)
    waiting = all_of(chained(cheap), pool(ENERGY, 3))
    finalized = event(ev.FINALIZED, "329.3", 0, RAY, 7)
    begins_now = moment(before=waiting, task="Finalize")
    pays = moment(pool(ENERGY, -1), [paid(1)], "Pay", waiting)
    too_much = moment(pool(ENERGY, -2), [paid(2)], "Pay", waiting)
    ends = moment(events=[finalized], before=waiting, task="Finalize")
    assert "357.1" in sequence(Paying().look, begins_now, ends)
    assert "357.1" in sequence(Paying().look, begins_now, too_much, ends)
    assert "357.1" not in sequence(Paying().look, begins_now, pays, ends)
    other = moment(pool(ENERGY, -2), [paid(2, obj=SHIELD)], "Pay", waiting)  # of a replacement in between
    assert "357.1" not in sequence(Paying().look, begins_now, pays, other, ends)


def test_357_1_power_is_of_a_domain_that_will_do() -> None:
    mind, fury_or_calm = [0, 0, 1, 0, 0, 0, 0, 0], [(0b11, 1)]
    assert costs.short(fury_or_calm, mind)
    assert not costs.short(fury_or_calm, [0, 1, 0, 0, 0, 0, 0, 0])
    assert not costs.short(fury_or_calm, [0, 0, 0, 0, 0, 0, 1, 0])
    assert costs.short([(0b1, 1), (0b11, 1)], [1, 0, 1, 0, 0, 0, 0, 0])


def test_356_5_a_what_ignores_all_costs_costs_nothing() -> None:
    made = item()
    made.free = costs.IGNORE_ALL
    assert price(GAME.state, item()) == (1, [(0b111111, 0), (0b111111, 0)])
    assert price(GAME.state, made) == (0, [])


def test_357_2_costs_of_other_kinds_leave_their_trace() -> None:
    board = Board(turn="A").battlefield()
    board.player("A", base=["Ravenborn Tome as Charm"])
    game = begin(board)
    charm = thing(game, "Charm")
    game.apply(next(o.key for o in game.decision.options if o.key.startswith(f"use:{charm}")))
    (one,) = [event for event in game.log if event.kind == ev.FINALIZED]
    at_end = next(i for i, event in enumerate(game.log) if event is one)
    before = GAME.state.clone()
    before.faces, before.objects = game.state.faces, game.state.objects
    before.chain = [made.clone() for made in game.state.chain]
    before.chain[0].pending = True
    whole, without = game.log[: at_end + 1], [e for e in game.log[: at_end + 1] if e.kind != ev.EXHAUSTED_EVENT]
    assert "357.2" not in rules(Paying().look(Moment(before, before, whole, "Finalize")))
    assert "357.2" in rules(Paying().look(Moment(before, before, without, "Finalize")))


def kinds(base: type[CostPart]) -> set[str]:
    below = [kind for kind in base.__subclasses__() if kind.__module__.startswith("riftwright.")]
    named = {kind.__name__ for kind in below if not kind.__name__.startswith("_")}
    return named.union(*[kinds(kind) for kind in below])


def test_357_2_the_audit_knows_every_cost_that_is_no_resource() -> None:
    assert kinds(CostPart) - set(TRACES) == set(), "say in TRACES what it leaves behind"


def test_811_1_b_hiding_is_paid_for() -> None:
    hides = told(*hid())
    assert "811.1.b" in sequence(Paying().look, hides)
    assert "811.1.b" not in sequence(Paying().look, told(paid(0, 1, "811.1.b")), hides)
    assert "811.1.b" in sequence(Paying().look, told(paid(0, 1, "811.1.b")), hides, hides)
    teemo = Board(turn="A").player("A", legend="Teemo, Swift Scout").state()
    assert "811.1.b" not in sequence(Paying().look, Moment(teemo, teemo, hid()))  # who may pay something else


# The audit as a whole


def test_a_game_that_is_played_rightly_has_no_findings() -> None:
    board = Board(turn="A")
    board.battlefield(controller="B", units={"B": ["Unit 3 [Tank] as Guard", "Unit 1 [Deathknell: draw 1] as Squire"]})
    board.player("A", base=["Unit 5 as Scout"], hand=[BOLT])
    game = begin(board)
    audit = Audit(game)
    scout = thing(game, "Scout")
    found = [*audit.apply(f"move:{scout}:8")]
    for _ in range(12):
        found += audit.apply(game.decision.options[-1])
    assert found == []
    assert {event.kind for event in game.log} >= {ev.COMBAT_BEGAN, ev.DAMAGED, ev.DIED, ev.TURN_BEGAN}


def test_a_concession_is_one_moment() -> None:
    audit = Audit(position())
    assert audit.concede(1) == []
    assert audit.game.outcome is not None


def test_stepping_comes_to_the_same_position_as_playing_on() -> None:
    one, other = position(), position()
    key = one.decision.options[0].key
    one.apply(key)
    other.take(key)
    steps = 0
    while other.step():
        steps += 1
    assert one.digest() == other.digest()
    assert steps > 1
    assert not other.step()
    assert one.digest() == other.digest()
