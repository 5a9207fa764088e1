"""Every kind of task, for saves."""

from typing import Final

from riftwright.core.tasks import Task
from riftwright.rules.abilities.replacement import Replacing
from riftwright.rules.abilities.triggered import OrderTriggers
from riftwright.rules.actions.cards import BurnOut, Discarding, Predicting
from riftwright.rules.actions.damage import Dealing
from riftwright.rules.actions.facedown import Trimming
from riftwright.rules.chain import Execute
from riftwright.rules.cleanup import Cleanup
from riftwright.rules.combat import Assign, Combat
from riftwright.rules.payment import Pay, UseAdd
from riftwright.rules.playing import Finalize, Hiding, Invited, StandardMove
from riftwright.rules.regrouping import Regrouping
from riftwright.rules.resolving import Resolve
from riftwright.rules.setup import Battlefields, Mulligans
from riftwright.rules.showdown import Showdown
from riftwright.rules.turn import Turn

TASKS: Final[tuple[type[Task], ...]] = (
    Assign,
    Battlefields,
    BurnOut,
    Cleanup,
    Combat,
    Dealing,
    Discarding,
    Execute,
    Finalize,
    Hiding,
    Invited,
    Mulligans,
    OrderTriggers,
    Pay,
    Predicting,
    Regrouping,
    Replacing,
    Resolve,
    Showdown,
    StandardMove,
    Trimming,
    Turn,
    UseAdd,
)
