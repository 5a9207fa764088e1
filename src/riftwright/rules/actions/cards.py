"""Cards between zones: draw, recycle, discard, burn, reveal, predict, channel, banish (413, 416, 422-440)."""

from typing import TYPE_CHECKING, Final

from riftwright.core import chance
from riftwright.core.decisions import D_BURN_OUT, D_DISCARD, D_OPTIONAL, O_CARD, O_DONE, O_PLAYER, Option
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
    take_off_deck(m, player, amount, HAND, rule)


def draw_this(m: "Machine", player: int, oid: int, rule: str = "413") -> None:
    """413: a certain card of the Main Deck, among those that were looked at."""
    zones.put(m, oid, HAND)
    m.emit(DRAWN, rule, player, oid)


def burn(m: "Machine", player: int, amount: int, rule: str = "440") -> None:
    """440: from the top of the Main Deck to the trash, with a Burn Out in between where it must be (440.4)."""
    take_off_deck(m, player, amount, TRASH, rule)


def banish_from_deck(m: "Machine", player: int, amount: int, rule: str = "427") -> None:
    """427: from the top of the Main Deck to Banishment; 431.1.b."""
    take_off_deck(m, player, amount, BANISHMENT, rule)


def take_off_deck(m: "Machine", player: int, amount: int, zone: int, rule: str) -> None:
    """Put so many cards from the top of the Main Deck into that zone, with Burn Outs where it runs empty (431.1)."""
    left = _take_off(m, player, amount, zone, rule)
    if left > 0:
        m.push(BurnOut(player, left, rule, zone))


def _take_off(m: "Machine", player: int, amount: int, zone: int, rule: str) -> int:
    """As many as there are; how many are still to be taken."""
    deck = m.state.players[player].main_deck
    while amount > 0 and deck:
        oid = deck[-1]
        zones.put(m, oid, zone)
        amount -= 1
        m.emit(_TAKEN_OFF[zone], rule, player, oid)
    return amount


_TAKEN_OFF: Final = {HAND: DRAWN, TRASH: TRASHED, BANISHMENT: BANISHED}


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
            self.amount = _take_off(m, self.player, self.amount, self.zone, self.rule)  # 431.2.d
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
        leader = points.leading(m)
        if self.times > 1 and leader >= 0 and m.friendly(leader, opponent):
            points.win(m, opponent, BY_BURN_OUT, "431.3.c")  # at once, without a cleanup


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


def discard_some(m: "Machine", player: int, amount: int, rule: str = "422") -> None:
    """422: discard so many cards of the player's choice (422.1.a), as many as possible (422.4)."""
    hand = m.state.players[player].hand
    if amount <= 0 or not hand:
        return
    if len(hand) <= amount:
        discard(m, player, hand[:], rule)
    else:
        m.push(Discarding(player, amount, rule))


class Discarding(Task):
    """The player chooses what to discard, card by card; then all of it is discarded at once."""

    __slots__ = ("amount", "chosen", "player", "rule")

    def __init__(self, player: int, amount: int, rule: str) -> None:
        super().__init__()
        self.player: int = player
        self.amount: int = amount
        self.rule: str = rule
        self.chosen: list[int] = []

    def clone(self) -> "Discarding":
        n = Discarding(self.player, self.amount, self.rule)
        n.step = self.step
        n.chosen = self.chosen[:]
        return n

    def run(self, m: "Machine") -> None:
        if len(self.chosen) == self.amount:
            m.finish(self)
            discard(m, self.player, self.chosen, self.rule)
            return
        hand = m.state.players[self.player].hand
        options = [Option(O_CARD, oid, text="discard") for oid in hand if oid not in self.chosen]
        m.ask(self.player, D_DISCARD, options, f"what to discard, {self.amount - len(self.chosen)} to go (422.1.a)")

    def answer(self, m: "Machine", option: Option) -> None:
        self.chosen.append(option.a)


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


def predict(m: "Machine", player: int, amount: int = 1, rule: str = "436", source: int = -1) -> None:
    """436: look at so many cards on top of the Main Deck, recycle any of them, put the rest back in any order; as many
    as there are, without a Burn Out (436.4).
    """
    deck = m.state.players[player].main_deck
    cards = deck[::-1][: max(0, amount)]
    if cards:
        look(m, player, cards, rule)
        m.push(Predicting(player, cards, rule, source))


class Predicting(Task):
    """The cards that a player predicts: what to recycle, one by one, then the order of what stays."""

    __slots__ = ("cards", "order", "player", "recycled", "rule", "source")

    def __init__(self, player: int, cards: list[int], rule: str, source: int) -> None:
        super().__init__()
        self.player: int = player
        self.cards: list[int] = cards  # that stay, the top one first
        self.rule: str = rule
        self.source: int = source
        self.recycled: list[int] = []
        self.order: list[int] = []  # of what stays, what is put on top first

    def clone(self) -> "Predicting":
        n = Predicting(self.player, self.cards[:], self.rule, self.source)
        n.step = self.step
        n.recycled = self.recycled[:]
        n.order = self.order[:]
        return n

    def run(self, m: "Machine") -> None:
        if self.step == 0 and self.cards:
            options = [Option(O_CARD, oid, text="recycle") for oid in self.cards]
            options.append(Option(O_DONE, text="leave the rest" if len(self.cards) > 1 else "leave it"))
            m.ask(self.player, D_OPTIONAL, options, "recycle a card that you predict, or leave it (436)", self.source)
            return
        if self.step < 2:
            self.step = 2
            recycle(m, self.recycled, self.rule)
        if len(self.cards) > 1:
            options = [Option(O_CARD, oid, text="put on top") for oid in self.cards]
            m.ask(self.player, D_OPTIONAL, options, "what goes on top of the Main Deck (436.1.a)", self.source)
            return
        m.finish(self)
        self.order += self.cards
        deck = m.state.players[self.player].main_deck
        deck[len(deck) - len(self.order) :] = self.order[::-1]
        m.state.version += 1

    def answer(self, m: "Machine", option: Option) -> None:
        if option.kind == O_DONE:
            self.step = 1
            return
        self.cards.remove(option.a)
        (self.order if self.step == 2 else self.recycled).append(option.a)
