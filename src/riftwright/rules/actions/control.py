"""Control of permanents (191): who took it, for how long, and who has it when that ends.

Effects that change it are applied in the first layer, the newest last (477.1.a, 480.3): each is a modification of the
object, above one that keeps who controlled it to begin with. ``Obj.controller`` is what they come to.
"""

from typing import TYPE_CHECKING

from riftwright.core.events import CONTROL_TAKEN
from riftwright.core.ids import FIRST_BOARD_ZONE, STATUS_CHANGE, UNIT, WHILE_SOURCE, WHILE_THERE
from riftwright.core.state import Mod

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def take(
    m: "Machine", oid: int, player: int, rule: str = "191.3", *, until: int = WHILE_THERE, source: int = -1
) -> bool:
    """The player takes control of a permanent. False where they have it already."""
    s = m.state
    o = s.edit(oid)
    if all(mod.controller < 0 for mod in o.mods):
        o.mods = (*o.mods, Mod(WHILE_THERE, s.next_serial(), controller=o.controller))
    o.mods = (*o.mods, Mod(until, s.next_serial(), controller=player, source=source))
    s.version += 1
    return settle(m, oid, rule)


def lose(m: "Machine", oid: int, player: int, rule: str = "191.3") -> bool:
    """What last gave the player control of the permanent ends. False where that changes nothing."""
    s = m.state
    o = s.objects[oid]
    effects = [mod for mod in o.mods if mod.controller >= 0]
    mine = [mod for mod in effects[1:] if mod.controller == player]
    if not mine:
        return False
    _drop(m, oid, mine[-1])
    return settle(m, oid, rule)


def end_with(m: "Machine", source: int) -> None:
    """The source, a ref, has left the board: whatever lasted as long as it was there ends (390.5.b)."""
    s = m.state
    for o in list(s.objects):
        for mod in o.mods:
            if mod.until == WHILE_SOURCE and mod.source == source:
                _drop(m, o.id, mod)
        if o.mods:
            settle(m, o.id, "390.5.b")


def _drop(m: "Machine", oid: int, mod: Mod) -> None:
    o = m.state.edit(oid)
    o.mods = tuple(other for other in o.mods if other is not mod)
    m.state.version += 1


def settle(m: "Machine", oid: int, rule: str) -> bool:
    """The newest effect that is left says who controls the object. False where that is who did before."""
    s = m.state
    o = s.objects[oid]
    effects = [mod.controller for mod in o.mods if mod.controller >= 0]
    if not effects or o.zone < FIRST_BOARD_ZONE or effects[-1] == o.controller:
        return False
    before = o.controller
    s.edit(oid).controller = effects[-1]
    s.cleanup_due |= STATUS_CHANGE
    m.emit(CONTROL_TAKEN, rule, effects[-1], oid, before)
    if o.types & UNIT:
        fields.arrive(m, o.loc, effects[-1], "190.3.a")
    return True


from riftwright.rules.actions import fields  # noqa: E402  (a unit whose control changes may contest a battlefield)
