"""Every kind of task, for saves: and how to make one whose slots are then filled in."""

from collections.abc import Callable
from typing import Final

from riftwright.core.tasks import Task
from riftwright.rules.abilities.prevention import Hit
from riftwright.rules.abilities.replacement import Replacing
from riftwright.rules.abilities.triggered import OrderTriggers
from riftwright.rules.actions.cards import BurnOut, Predicting, PuttingAway, RecyclingRunes
from riftwright.rules.actions.damage import Dealing
from riftwright.rules.actions.detaching import Detaching
from riftwright.rules.actions.facedown import Trimming
from riftwright.rules.actions.moves import Moving
from riftwright.rules.actions.points import Scored
from riftwright.rules.bills import Bill
from riftwright.rules.chain import Execute
from riftwright.rules.cleanup import Cleanup
from riftwright.rules.combat import Assign, Combat
from riftwright.rules.payment import Pay, UseAdd
from riftwright.rules.playing import Finalize, Hiding, Invited, StandardMove
from riftwright.rules.rechoosing import NewChoices
from riftwright.rules.regrouping import Regrouping
from riftwright.rules.resolving import Resolve
from riftwright.rules.setup import Battlefields, Mulligans
from riftwright.rules.showdown import Showdown
from riftwright.rules.turn import Turn

TASKS: Final[dict[type[Task], Callable[[], Task]]] = {
    Assign: lambda: Assign(0, 0, []),
    Battlefields: lambda: Battlefields([], False, []),
    BurnOut: lambda: BurnOut(0, 0, "", 0),
    Cleanup: lambda: Cleanup(0),
    Combat: lambda: Combat(0),
    Dealing: lambda: Dealing([], Hit(0, 0), "", 0, []),
    Detaching: Detaching,
    Execute: Execute,
    Finalize: lambda: Finalize(0),
    Hiding: lambda: Hiding(0, 0, 0),
    Invited: lambda: Invited(0),
    Moving: lambda: Moving([], 0, ""),
    Mulligans: Mulligans,
    NewChoices: NewChoices,
    OrderTriggers: lambda: OrderTriggers([]),
    Pay: lambda: Pay(0, [Bill()], 0, 0),
    Predicting: lambda: Predicting(0, [], "", 0),
    PuttingAway: lambda: PuttingAway(0, [], 0, "", False),
    RecyclingRunes: lambda: RecyclingRunes(0, [], ""),
    Regrouping: lambda: Regrouping(0, []),
    Replacing: lambda: Replacing(0, [], "", 0),
    Resolve: lambda: Resolve(0, None),
    Scored: lambda: Scored(0, 0, 0, ""),
    Showdown: lambda: Showdown(0),
    StandardMove: lambda: StandardMove(0, 0, 0),
    Trimming: lambda: Trimming(0),
    Turn: Turn,
    UseAdd: lambda: UseAdd(0, [], [], []),
}
