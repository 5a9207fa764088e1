"""What the domain of a rune decides."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.nodes import Ability, Effect, power_symbol
from riftwright.core.prose import series
from riftwright.effects.instructions import unevent
from riftwright.rules.abilities import triggered
from riftwright.rules.actions import cards

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


@dataclass(frozen=True, slots=True, eq=False)
class DoByTopRune(Effect):
    """Reveal the top rune of the Rune Deck and recycle it. By its domain one of several abilities follows, as a
    Reflexive Trigger (386-388); none where there is none for that domain, or no rune.
    """

    cases: tuple[tuple[int, Ability], ...]  # a domain, and what is done then
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        item = frame.item
        deck = m.state.players[frame.you].rune_deck
        assert item is not None
        if not deck:
            unevent(frame, "there is no rune to reveal")
            return True
        rune = deck[-1]
        cards.reveal(m, frame.you, [rune])
        cards.recycle(m, [rune])
        domains = m.state.face_of(rune).domains
        for domain, ability in self.cases:
            if domains >> domain & 1:
                triggered.reflect(m, item, ability.index)
        return True

    def grants(self) -> tuple[Ability, ...]:
        return tuple(ability for _, ability in self.cases)

    def say(self) -> str:
        cases = [
            f"{power_symbol(1 << domain)}: {series([effect.say() for effect in ability.effects])}"
            for domain, ability in self.cases
        ]
        return f"reveal the top rune of your Rune Deck and recycle it, then do this by its domain - {'; '.join(cases)}"
