"""Cards between zones: draw, recycle, discard, burn, reveal, channel, banish (413, 416, 422, 424, 430, 440)."""

from typing import TYPE_CHECKING

from riftwright.core import chance
from riftwright.core.decisions import D_BURN_OUT, O_PLAYER, Option
from riftwright.core.events import (
    BANISHED,
    BURNED_OUT,
    CHANNELED,
    DISCARDED,
    DRAWN,
    LOOKED,
    RECYCLED,
    RETURNED,
    REVEALED,
    TRASHED,
)
from riftwright.core.ids import BANISHMENT, BASE, EXHAUSTED, HAND, MAIN_DECK, RUNE, RUNE_DECK, TRASH
from riftwright.core.state import BY_BURN_OUT
from riftwright.core.tasks import Task
from riftwright.rules.actions import zones

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def draw(m: "Machine", player: int, amount: int, rule: str = "413") -> None:
    """413: from the top of the Main Deck. Too few cards: draw them, Burn Out, draw the rest (413.4)."""
    deck = m.state.players[player].main_deck
    while amount > 0 and deck:
        oid = deck[-1]
        zones.put(m, oid, HAND)
        amount -= 1
        m.emit(DRAWN, rule, player, oid)
    if amount > 0:
        m.push(BurnOut(player, amount, rule, HAND))


def burn(m: "Machine", player: int, amount: int, rule: str = "440") -> None:
    """440: from the top of the Main Deck to the trash, with a Burn Out in between where it must be (440.4)."""
    deck = m.state.players[player].main_deck
    while amount > 0 and deck:
        oid = deck[-1]
        zones.put(m, oid, TRASH)
        amount -= 1
        m.emit(TRASHED, rule, player, oid)
    if amount > 0:
        m.push(BurnOut(player, amount, rule, TRASH))


class BurnOut(Task):
    """431: recycle the trash into the Main Deck, give an opponent a point, then complete what was begun."""

    __slots__ = ("amount", "player", "rule", "times", "zone")

    def __init__(self, player: int, amount: int, rule: str, zone: int) -> None:
        super().__init__()
        self.player: int = player
        self.amount: int = amount  # cards still to be moved
        self.rule: str = rule
        self.zone: int = zone  # where they go
        self.times: int = 0  # Burn Outs processed in this sequence

    def clone(self) -> "BurnOut":
        n = BurnOut(self.player, self.amount, self.rule, self.zone)
        n.step = self.step
        n.times = self.times
        return n

    def run(self, m: "Machine") -> None:
        p = m.state.players[self.player]
        if p.lost or not self.amount:
            m.finish(self)
        elif self.step == 1 or p.main_deck:
            self.step = 0
            self._complete(m)
        else:
            m.emit(BURNED_OUT, "431.2", self.player)
            recycle(m, p.trash[:], "431.2.b")
            opponents = m.opponents(self.player)
            if len(opponents) == 1:
                self._give(m, opponents[0])
            else:
                options = [Option(O_PLAYER, o) for o in opponents]
                m.ask(self.player, D_BURN_OUT, options, "which opponent gains 1 point (431.2.c)")

    def answer(self, m: "Machine", option: Option) -> None:
        self._give(m, option.a)

    def _give(self, m: "Machine", opponent: int) -> None:
        from riftwright.rules.actions import points

        points.gain(m, opponent, 1, "431.2.c", certain=self.times > 0)
        self.times += 1
        self.step = 1
        if self.times > 1 and points.leading(m) == opponent:
            points.win(m, opponent, BY_BURN_OUT, "431.3.c")  # at once, without a cleanup

    def _complete(self, m: "Machine") -> None:
        """431.2.d"""
        deck = m.state.players[self.player].main_deck
        while self.amount and deck:
            oid = deck[-1]
            zones.put(m, oid, self.zone)
            self.amount -= 1
            m.emit(DRAWN if self.zone == HAND else TRASHED, self.rule, self.player, oid)


def recycle(m: "Machine", oids: list[int], rule: str = "416") -> None:
    """416: to the bottom of their owners' decks; several to a Main Deck go in a random order (416.5)."""
    s = m.state
    order = oids[:]
    if sum(1 for oid in order if not s.objects[oid].types & RUNE) > 1:
        chance.shuffle(s, order)
    for oid in order:
        o = s.objects[oid]
        owner = o.owner
        unseen = "unseen" if o.zone in (HAND, MAIN_DECK) else ""  # 128: only the player who did it knows the card
        zones.put(m, oid, RUNE_DECK if o.types & RUNE else MAIN_DECK, bottom=True)
        m.emit(RECYCLED, rule, owner, oid, text=unseen)


def discard(m: "Machine", player: int, oids: list[int], rule: str = "422") -> None:
    """422: from hand to trash, without any of their text being executed."""
    for oid in oids:
        zones.put(m, oid, TRASH)
    for oid in oids:
        m.emit(DISCARDED, rule, player, oid)


def channel(m: "Machine", player: int, amount: int, rule: str = "430", *, exhausted: bool = False) -> int:
    """430: runes from the top of the Rune Deck to the board, ready unless said otherwise; as many as there are."""
    s = m.state
    done = 0
    while done < amount and s.players[player].rune_deck:
        oid = s.players[player].rune_deck[-1]
        zones.put(m, oid, BASE, player)
        if exhausted:
            s.edit(oid).flags |= EXHAUSTED
        done += 1
        m.emit(CHANNELED, rule, player, oid)
    return done


def banish(m: "Machine", oid: int, player: int, rule: str = "427") -> None:
    """427: straight to Banishment, from wherever it is."""
    zones.put(m, oid, BANISHMENT)
    m.emit(BANISHED, rule, player, oid)


def return_to_hand(m: "Machine", oids: list[int], player: int, rule: str = "124") -> None:
    """To its owner's hand (056.2)."""
    for oid in oids:
        zones.put(m, oid, HAND)
    for oid in oids:
        m.emit(RETURNED, rule, player, oid)


def reveal(m: "Machine", player: int, oids: list[int], rule: str = "424") -> None:
    """424: show to all players; the cards stay where they are."""
    for oid in oids:
        m.emit(REVEALED, rule, player, oid)


def look(m: "Machine", player: int, oids: list[int], rule: str = "436") -> None:
    """The player looks at cards that nobody else sees."""
    for oid in oids:
        m.tell(LOOKED, rule, player, oid)
