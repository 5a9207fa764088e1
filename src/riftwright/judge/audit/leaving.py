"""Players who have left (649-652): nothing of theirs is in the game."""

from typing import Final

from riftwright.core.ids import BATTLEFIELD_ZONE, NOWHERE
from riftwright.judge.audit.moment import Finding, Findings, Moment, say


def gone(moment: Moment) -> Findings:
    """652: what a player owned or controlled is gone, on the chain too, and they control no battlefield."""
    s = moment.after
    lost = [p.index for p in s.players if p.lost]
    if not lost or s.outcome is not None:
        return
    for o in s.objects:
        if o.owner in lost and o.zone not in (NOWHERE, BATTLEFIELD_ZONE):
            yield Finding("652.3", f"{say(s, o.id)} is still in the game; its player is not")
    for item in s.chain:
        if item.controller in lost:
            yield Finding("652.4", f"item {item.serial} is on the chain; its player has left")
    for field in s.battlefields:
        if field.controller in lost or field.contested in lost:
            yield Finding("652.1", f"battlefield {field.slot + 1} is held by a player who has left")
    if s.decision is not None and s.decision.player in lost:
        yield Finding("651.3", f"player {s.decision.player} has left and is asked")


LOOKS: Final = (gone,)
