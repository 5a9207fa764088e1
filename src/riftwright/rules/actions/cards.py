"""Cards between zones: draw, recycle, discard, burn, reveal, predict, channel, banish (413, 416, 422-440)."""

from typing import TYPE_CHECKING, Final

from riftwright.core import chance
from riftwright.core.decisions import (
    D_BURN_OUT,
    D_DISCARD,
    D_OPTIONAL,
    D_ORDER,
    O_CARD,
    O_DONE,
    O_OBJECT,
    O_PLAYER,
    Option,
)
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
from riftwright.core.ids import BANISHMENT, BASE, CHAMPION_ZONE, EXHAUSTED, HAND, MAIN_DECK, RUNE, RUNE_DECK, TRASH
from riftwright.core.state import BY_BURN_OUT
from riftwright.core.tasks import Task
from riftwright.rules.abilities import triggered
from riftwright.rules.actions import zones

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def draw(m: "Machine", player: int, amount: int, rule: str = "413") -> None:
    """413: from the top of the Main Deck. Too few cards: draw them, Burn Out, draw the rest (413.4)."""
    take_off_deck(m, player, amount, HAND, rule)


def draw_this(m: "Machine", player: int, oid: int, rule: str = "413") -> None:
    """413.1: a certain card, among those that were looked at in the Main Deck, or from another zone."""
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
    """As many as there are; how many are still to be taken. What triggers on them comes afterwards (440.1.a)."""
    deck = m.state.players[player].main_deck
    outer = triggered.hold(m)
    while amount > 0 and deck:
        oid = deck[-1]
        zones.put(m, oid, zone)
        amount -= 1
        m.emit(_TAKEN_OFF[zone], rule, player, oid)
    triggered.release(m, outer)
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
    """416: to the bottom of their owners' decks; several to a Main Deck go in a random order (416.5), several runes in
    the order that their owner chooses (416.5.a). The first of several cards that a player recycles at once says how
    many they are; tokens are none (185.1).
    """
    s = m.state
    order = [oid for oid in oids if not s.objects[oid].types & RUNE]
    if len(order) > 1:
        chance.shuffle(s, order)
    counted: set[int] = set()
    put_back = [(oid, _put_back(m, oid)) for oid in order]
    outer = triggered.hold(m)
    for oid, unseen in put_back:
        owner = s.objects[oid].owner
        together = sum(1 for other in order if s.objects[other].owner == owner and not s.objects[other].token)
        m.emit(RECYCLED, rule, owner, oid, amount=0 if owner in counted else together, text=unseen)
        counted.add(owner)
    triggered.release(m, outer)
    runes = [oid for oid in oids if s.objects[oid].types & RUNE]
    for player in m.players_in_order(s.turn_player):
        theirs = [oid for oid in runes if s.objects[oid].owner == player]
        if len({s.objects[oid].face for oid in theirs}) > 1:
            m.push(RecyclingRunes(player, theirs, rule))
        else:
            for oid in theirs:
                _recycle_rune(m, oid, rule)


def _put_back(m: "Machine", oid: int) -> str:
    """To the bottom of the Main Deck; "unseen" where only the player who did it knows the card (128)."""
    o = m.obj(oid)
    unseen = "unseen" if o.zone in (HAND, MAIN_DECK) and o.ref not in m.state.revealed else ""
    zones.put(m, oid, MAIN_DECK, bottom=True)
    return unseen


def _recycle_rune(m: "Machine", oid: int, rule: str) -> None:
    owner = m.obj(oid).owner
    zones.put(m, oid, RUNE_DECK, bottom=True)
    m.emit(RECYCLED, rule, owner, oid)


class RecyclingRunes(Task):
    """416.5.a: several runes that are not alike are recycled at once; their owner says in which order."""

    __slots__ = ("player", "rule", "runes")

    def __init__(self, player: int, runes: list[int], rule: str) -> None:
        super().__init__()
        self.player: int = player
        self.runes: list[int] = runes
        self.rule: str = rule

    def clone(self) -> "RecyclingRunes":
        n = RecyclingRunes(self.player, self.runes[:], self.rule)
        n.step = self.step
        return n

    def run(self, m: "Machine") -> None:
        unlike = {m.obj(oid).face: oid for oid in reversed(self.runes)}
        if len(unlike) > 1:
            options = [Option(O_OBJECT, oid) for oid in sorted(unlike.values())]
            m.ask(self.player, D_ORDER, options, "which rune is recycled next, above those to come (416.5.a)")
            return
        m.finish(self)
        for oid in self.runes:
            _recycle_rune(m, oid, self.rule)

    def answer(self, m: "Machine", option: Option) -> None:
        self.runes.remove(option.a)
        _recycle_rune(m, option.a, self.rule)


def discard(m: "Machine", player: int, oids: list[int], rule: str = "422") -> None:
    """422: from hand to trash at once, without any of their text being executed; what triggers comes afterwards
    (422.1.b).
    """
    m.state.players[player].discarded += len(oids)
    for oid in oids:
        zones.put(m, oid, TRASH)
    outer = triggered.hold(m)
    for oid in oids:
        m.emit(DISCARDED, rule, player, oid, amount=len(oids) if oid == oids[0] else 0)
    triggered.release(m, outer)


def discard_some(m: "Machine", player: int, amount: int, rule: str = "422") -> None:
    """422: discard so many cards of the player's choice (422.1.a), as many as possible (422.4)."""
    _put_away(m, player, m.state.players[player].hand, amount, rule, recycled=False)


def recycle_some(m: "Machine", player: int, amount: int, zone: int, rule: str = "416") -> None:
    """416.6: recycle so many cards of the player's choice from their hand or trash, as many as possible (416.4)."""
    p = m.state.players[player]
    _put_away(m, player, p.trash if zone == TRASH else p.hand, amount, rule, recycled=True)


def _put_away(m: "Machine", player: int, cards: list[int], amount: int, rule: str, *, recycled: bool) -> None:
    if amount <= 0 or not cards:
        return
    if len(cards) > amount:
        m.push(PuttingAway(player, cards[:], amount, rule, recycled))
    elif recycled:
        recycle(m, cards[:], rule)
    else:
        discard(m, player, cards[:], rule)


class PuttingAway(Task):
    """The player chooses what to discard or to recycle, card by card; then it is done to all of them at once."""

    __slots__ = ("amount", "cards", "chosen", "player", "recycled", "rule")

    def __init__(self, player: int, cards: list[int], amount: int, rule: str, recycled: bool) -> None:
        super().__init__()
        self.player: int = player
        self.cards: list[int] = cards  # to choose from
        self.amount: int = amount
        self.rule: str = rule
        self.recycled: bool = recycled  # rather than discarded
        self.chosen: list[int] = []

    def clone(self) -> "PuttingAway":
        n = PuttingAway(self.player, self.cards[:], self.amount, self.rule, self.recycled)
        n.step = self.step
        n.chosen = self.chosen[:]
        return n

    def run(self, m: "Machine") -> None:
        if len(self.chosen) == self.amount:
            m.finish(self)
            if self.recycled:
                recycle(m, self.chosen, self.rule)
            else:
                discard(m, self.player, self.chosen, self.rule)
            return
        verb = "recycle" if self.recycled else "discard"
        left = self.amount - len(self.chosen)
        options = [Option(O_CARD, oid, text=verb) for oid in self.cards if oid not in self.chosen]
        why = "416.6" if self.recycled else "422.1.a"
        m.ask(self.player, D_DISCARD, options, f"what to {verb}, {left} to go ({why})")

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


def remember(m: "Machine", source: int, oid: int) -> None:
    """394.1: an ability of the source, a ref, has affected the object where it is now; linked abilities know of it."""
    s = m.state
    s.links = (*s.links, (source, s.objects[oid].ref))
    s.version += 1


def remembered(m: "Machine", source: int) -> list[int]:
    """Refs of what abilities of that source have affected, the first one first."""
    return [ref for by, ref in m.state.links if by == source]


def return_to_hand(m: "Machine", oids: list[int], player: int, rule: str = "124") -> None:
    """To their owners' hands (056.2), all at once."""
    outer = triggered.hold(m)
    for oid in oids:
        zones.put(m, oid, HAND)
    for oid in oids:
        m.emit(RETURNED, rule, player, oid)
    triggered.release(m, outer)


def return_champion(m: "Machine", player: int, rule: str = "108.3.c.1") -> bool:
    """A Chosen Champion goes from the player's trash to their Champion Zone, if that is empty. It is any Champion Unit
    of the name that was chosen (103.2.a.3). False where nothing can.
    """
    s = m.state
    p = s.players[player]
    chosen = [oid for oid in p.trash if s.objects[oid].printed == p.chosen]
    if p.champion or not chosen:
        return False
    zones.put(m, chosen[-1], CHAMPION_ZONE)
    m.emit(RETURNED, rule, player, chosen[-1], text="Champion Zone")
    return True


def reveal(m: "Machine", player: int, oids: list[int], rule: str = "424") -> None:
    """424: show to all players; the cards stay where they are, and revealed until what says so has resolved
    (424.1.a.3). A card may say what is done besides (369.1).
    """
    from riftwright.rules.abilities import replacement

    s = m.state
    if m.cause() is not None:
        s.revealed += tuple(s.objects[oid].ref for oid in oids)
    for oid in oids:
        m.emit(REVEALED, rule, player, oid)
    for oid in reversed(oids):
        replacement.accompany(m, REVEALED, oid)
    _see(m, player, oids)


def cease_to_reveal(m: "Machine") -> None:
    """424.1.a.3: the spell or ability that revealed cards has resolved."""
    if m.state.revealed:
        m.state.revealed = ()
        m.state.version += 1


def look(m: "Machine", player: int, oids: list[int], rule: str = "436") -> None:
    """The player looks at cards that nobody else sees. A card may say what is done besides (369.1): that comes before
    whatever is yet to be done with the cards, so it may be that some are gone by then.
    """
    for oid in oids:
        m.tell(LOOKED, rule, player, oid)
    _see(m, player, oids)


def _see(m: "Machine", player: int, oids: list[int]) -> None:
    """What cards of the player say of being looked at; who reveals one looks at it too (424.1)."""
    from riftwright.rules.abilities import replacement

    for oid in reversed(oids):
        if m.obj(oid).owner == player:
            replacement.accompany(m, LOOKED, oid)


def predict(m: "Machine", player: int, amount: int = 1, rule: str = "436", source: int = -1) -> None:
    """436: look at so many cards on top of the Main Deck, recycle any of them, put the rest back in any order; as many
    as there are, without a Burn Out (436.4).
    """
    deck = m.state.players[player].main_deck
    cards = deck[::-1][: max(0, amount)]
    if cards:
        m.push(Predicting(player, cards, rule, source))
        look(m, player, cards, rule)


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
        if self.step == 0:
            self.cards = [oid for oid in self.cards if m.obj(oid).zone == MAIN_DECK]
        if self.step == 0 and self.cards:
            options = [Option(O_CARD, oid, text="recycle") for oid in self.cards]
            options.append(Option(O_DONE, text="leave the rest" if len(self.cards) > 1 else "leave it"))
            prompt = f"recycle a card that you look at, or leave it ({self.rule})"
            m.ask(self.player, D_OPTIONAL, options, prompt, self.source)
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

    def shown(self, m: "Machine", player: int) -> list[int]:
        return self.cards + self.recycled + self.order if player == self.player else []

    def answer(self, m: "Machine", option: Option) -> None:
        if option.kind == O_DONE:
            self.step = 1
            return
        self.cards.remove(option.a)
        (self.order if self.step == 2 else self.recycled).append(option.a)
