"""The trash as a place to play from, and what does not go there."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.ids import PHASE_NAMES, TRASH
from riftwright.core.nodes import TRIGGERED, Ability, Cost, CostPart, Effect, Passive, Trigger
from riftwright.core.prose import capital
from riftwright.effects.instructions import note
from riftwright.effects.linked import fallen
from riftwright.rules.actions import cards

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


def from_trash(trigger: Trigger, *effects: Effect, may: bool = False, cost: Cost | None = None) -> Ability:
    """A triggered ability that triggers while its source is in the trash (385)."""
    return Ability(TRIGGERED, effects, trigger=trigger, may=may, cost=cost, zone=TRASH)


@dataclass(frozen=True, slots=True, eq=False)
class BanishHandAndTrash(Effect):
    """Banish every card in hand and trash (427)."""

    def run(self, frame: "Frame") -> bool:
        p = frame.m.state.players[frame.you]
        for oid in p.hand + p.trash:
            cards.banish(frame.m, oid, frame.you)
        return True

    def say(self) -> str:
        return "banish your hand and your trash"


@dataclass(frozen=True, slots=True, eq=False)
class SkipYour(Passive):
    """The source's controller skips a phase of their turn (443)."""

    phase: int

    def skips(self, frame: "Frame", player: int, phase: int) -> bool:
        return player == frame.you and phase == self.phase

    def say(self) -> str:
        return f"skip your {capital(PHASE_NAMES[self.phase])} Phase"


@dataclass(frozen=True, slots=True, eq=False)
class PlayFromYourTrash(Passive):
    """The source's controller may play cards from their trash (419.1.a); hiding them is no play (811.1.c.1)."""

    def opens_trash(self, frame: "Frame", player: int) -> bool:
        return player == frame.you

    def say(self) -> str:
        return "you may play cards from your trash"


@dataclass(frozen=True, slots=True, eq=False)
class PlayMeFromTrashFor(Passive):
    """Its card may be played from the trash for that cost in place of its base cost (366.1, 356.1.a)."""

    cost: Cost

    def flow(self, frame: "Frame") -> Cost | None:
        return self.cost

    def say(self) -> str:
        return f"you may play me from your trash for {self.cost.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class ReturnThisFromTrash(Effect):
    """Return the source from the trash to its owner's hand."""

    def run(self, frame: "Frame") -> bool:
        done = frame.me.zone == TRASH and frame.source_is_here
        note(frame, 1 if done else 0)
        if done:
            cards.return_to_hand(frame.m, [frame.source], frame.you)
        return True

    def say(self) -> str:
        return "return this from your trash to your hand"


@dataclass(frozen=True, slots=True, eq=False)
class RecycleTheFallen(CostPart):
    """Recycle the source, which has died, from the trash (204.3.a)."""

    def payable(self, frame: "Frame") -> bool:
        return fallen(frame)

    def pay(self, frame: "Frame") -> bool:
        cards.recycle(frame.m, [frame.source], "416.3")
        return True

    def say(self) -> str:
        return "recycle me"


@dataclass(frozen=True, slots=True, eq=False)
class BanishedNotTrashed(Passive):
    """Cards of the source's controller are banished that would go to the trash from anywhere but the Main Deck."""

    def banishes_trashed(self, frame: "Frame", owner: int) -> bool:
        return owner == frame.you

    def say(self) -> str:
        return "cards of yours are banished where they would go to your trash, save those of your Main Deck"
