"""Triggered abilities (383): the order in which those of different players go on the chain."""

from typing import Final

from riftwright.core import events as ev
from riftwright.core.state import ITEM_TRIGGERED
from riftwright.judge.audit.moment import Finding, Findings, Moment, around

_BETWEEN: Final = (ev.TRIGGERED, ev.ITEM_ADDED, ev.ORDERED)


def in_turn_order(moment: Moment) -> Findings:
    """383.3.d.1, 464.2.e: what triggered at one time goes on the chain player by player in turn order, from the Turn
    Player on; as a combat opens, after what triggered on the showdown, the Attacker's first and the Defender's last.
    """
    if moment.undone or moment.left:
        return
    run: list[int] = []
    for event in [*moment.events, None]:
        if event is not None and event.kind in _BETWEEN:
            if event.kind == ev.ITEM_ADDED and event.amount == ITEM_TRIGGERED:
                run.append(event.player)
            continue
        if len(set(run)) > 1 and not any(_in_order(run, order) for order in _orders(moment)):
            yield Finding("383.3.d.1", f"triggered abilities go on the chain in the order of players {run}")
        run = []


def _orders(moment: Moment) -> list[list[int]]:
    """The orders of players that would be right."""
    s = moment.before
    usual = around(s, s.turn_player)
    if moment.task != "Combat":
        return [usual]
    now = moment.after
    combat = [p for p in around(s, max(now.attacker, 0)) if p != now.defender]
    combat += [now.defender] if now.defender >= 0 else []
    return [usual, combat, usual + combat]


def _in_order(run: list[int], order: list[int]) -> bool:
    """Whether the players of the run come as they stand in the order, each as often as they like."""
    at = 0
    for player in run:
        while at < len(order) and order[at] != player:
            at += 1
        if at == len(order):
            return False
    return True


LOOKS: Final = (in_turn_order,)
