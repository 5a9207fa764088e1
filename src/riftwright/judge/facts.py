"""What a script expects of a position, held against it."""

from collections.abc import Callable, Sequence
from typing import Final

from riftwright.core.decisions import (
    D_ACT,
    D_ASSIGN,
    D_BURN_OUT,
    D_CHOOSE,
    D_CONTEST,
    D_DISCARD,
    D_FOCUS,
    D_MOVE,
    D_OPTIONAL,
    D_ORDER,
    D_PAY,
    D_PRIORITY,
    D_REPLACE,
)
from riftwright.core.events import Event
from riftwright.core.ids import (
    ANY,
    ATTACKER,
    BASE,
    BATTLEFIELD,
    CHAIN,
    DEFENDER,
    DOMAIN_NAMES,
    ENERGY,
    EXHAUSTED,
    FACEDOWN,
    FIELD,
    KEYWORD_NAMES,
    PHASE_NAMES,
    RESOURCES,
    STUNNED,
    TYPE_NAMES,
    UNIT,
    VALUED_KEYWORDS,
)
from riftwright.core.state import Field, GameState, Player
from riftwright.game import Game
from riftwright.judge import happened, names
from riftwright.judge.acting import Acting
from riftwright.judge.choosing import CannotError
from riftwright.notation.script import Fact, Ref
from riftwright.rules import wording

_ASKED: Final[dict[str, tuple[int, ...]]] = {
    "act": (D_ACT, D_FOCUS, D_PRIORITY),
    "pass": (D_FOCUS, D_PRIORITY),
    "choose": (D_CHOOSE, D_CONTEST, D_BURN_OUT, D_DISCARD),
    "decide": (D_OPTIONAL,),
    "order": (D_ORDER,),
    "assign": (D_ASSIGN,),
    "save": (D_REPLACE,),
    "pay": (D_PAY,),
    "move": (D_MOVE,),
}
_STATUSES: Final = {
    "exhausted": EXHAUSTED,
    "stunned": STUNNED,
    "attacking": ATTACKER,
    "defending": DEFENDER,
}


class Facts:
    """Checks facts of one game. ``found`` says what is the case where a fact does not hold, and nothing where it
    does.
    """

    def __init__(self, game: Game, recent: Sequence[Event]) -> None:
        self._game = game
        self._s: GameState = game.state
        self._recent = recent

    def found(self, fact: Fact) -> str:
        """Nothing if the fact holds, else what was found. Raises ``UnknownNameError``."""
        return _CHECKS[fact.kind](self, fact)

    # Battlefields

    def _field(self, ref: Ref) -> Field:
        loc = names.place(self._s, ref, -1)
        if loc < FIELD:
            raise names.UnknownNameError(f"{ref} is no battlefield")
        return self._s.battlefields[loc - FIELD]

    def _name(self, player: int) -> str:
        return wording.player_name(self._s, player)

    def _ongoing_text(self) -> str:
        s = self._s
        if s.showdown < 0:
            return "no showdown"
        if not s.combat:
            return f"showdown at {s.showdown + 1}"
        return f"combat at {s.showdown + 1} attacker {self._name(s.attacker)} defender {self._name(s.defender)}"

    def _ongoing(self, fact: Fact) -> str:
        """A combat holds a showdown for as long as someone has Focus in it."""
        s = self._s
        here = s.showdown == self._field(fact.refs[0]).slot
        right = here and (s.combat if fact.words[0] == "combat" else s.focus >= 0)
        for role, player in fact.roles:
            right = right and (s.attacker if role == "attacker" else s.defender) == names.seat_of(s, player)
        return "" if right else self._ongoing_text()

    def _not_ongoing(self, fact: Fact) -> str:
        s = self._s
        there = s.showdown >= 0 and (s.combat if fact.words[0] == "combat" else s.focus >= 0)
        if fact.refs:
            there = there and s.showdown == self._field(fact.refs[0]).slot
        return self._ongoing_text() if there else ""

    def _staged_text(self, field: Field) -> str:
        staged = ["showdown"] * field.showdown_staged + ["combat"] * field.combat_staged
        return f"{' and '.join(staged) or 'nothing'} staged at {field.slot + 1}"

    def _staged(self, fact: Fact) -> str:
        field = self._field(fact.refs[0])
        right = field.combat_staged if fact.words[0] == "combat" else field.showdown_staged
        return "" if right else self._staged_text(field)

    def _not_staged(self, fact: Fact) -> str:
        for field in [self._field(fact.refs[0])] if fact.refs else self._s.battlefields:
            if (field.showdown_staged and "combat" not in fact.words) or (
                field.combat_staged and "showdown" not in fact.words
            ):
                return self._staged_text(field)
        return ""

    def _holder(self, fact: Fact) -> str:
        s = self._s
        word = fact.words[0]
        held = {"focus": s.focus, "priority": s.priority, "attacker": s.attacker, "defender": s.defender}[word]
        return "" if held == names.seat_of(s, fact.players[0]) else f"{word} {self._name(held)}"

    def _control_text(self, field: Field) -> str:
        if field.controller < 0:
            return f"{field.slot + 1} uncontrolled"
        return f"{self._name(field.controller)} controls {field.slot + 1}"

    def _uncontrolled(self, fact: Fact) -> str:
        field = self._field(fact.refs[0])
        return "" if (field.controller < 0) != fact.negative else self._control_text(field)

    def _controls(self, fact: Fact) -> str:
        player = names.seat_of(self._s, fact.players[0])
        ref = fact.refs[0]
        if ref.kind == "ability":
            return self._controls_item(fact)
        if ref.kind == "field" or any(names.called(self._s, field.id, ref) for field in self._s.battlefields):
            field = self._field(ref)
            return "" if (field.controller == player) != fact.negative else self._control_text(field)
        o = self._s.objects[names.one(self._s, ref)]
        return "" if (o.controller == player) != fact.negative else f"{self._name(o.controller)} controls {ref}"

    def _controls_item(self, fact: Fact) -> str:
        """Whether an item of that name on the chain has that controller."""
        player = names.seat_of(self._s, fact.players[0])
        found = [item.controller for item in self._s.chain if names.called(self._s, item.obj, fact.refs[0])]
        if (player in found) != fact.negative:
            return ""
        if not found:
            return f"{fact.refs[0]} is not on the chain"
        return " and ".join(f"{self._name(controller)} controls {fact.refs[0]}" for controller in found)

    def _contested(self, fact: Fact) -> str:
        field = self._field(fact.refs[0])
        right = field.contested >= 0
        if fact.players:
            right = field.contested == names.seat_of(self._s, fact.players[0])
        if right != fact.negative:
            return ""
        by = f"by {self._name(field.contested)}" if field.contested >= 0 else ""
        return f"{field.slot + 1} {'contested ' + by if by else 'not contested'}"

    # Objects

    def _somewhere(self, fact: Fact, there: Callable[[int], bool]) -> str:
        """Whether one of the objects of that name is there."""
        found = names.find(self._s, fact.refs[0])
        if any(there(oid) for oid in found) != fact.negative:
            return ""
        spots = " and ".join(names.where(self._s, oid) for oid in found) or "out of the game"
        return f"{fact.refs[0]} is {spots}"

    def _located(self, fact: Fact) -> str:
        s = self._s
        place = fact.refs[1]

        def there(oid: int) -> bool:
            o = s.objects[oid]
            if o.zone not in (BASE, BATTLEFIELD):
                return False
            if place.kind == "base" and not place.owner:
                return o.zone == BASE
            loc = o.loc if o.loc >= 0 else o.controller  # runes have no location of their own
            return loc == names.place(s, place, -1)

        return self._somewhere(fact, there)

    def _in_zone(self, fact: Fact) -> str:
        players = [self._s.players[names.seat_of(self._s, name)] for name in fact.players] or self._s.players
        if fact.words[0] == "facedown":
            return self._somewhere(fact, lambda oid: self._s.objects[oid].zone == FACEDOWN)
        return self._somewhere(fact, lambda oid: any(oid in _zone(player, fact.words[0]) for player in players))

    def _on_chain(self, fact: Fact) -> str:
        s = self._s
        on_it = [item.obj for item in s.chain]
        return self._somewhere(fact, lambda oid: s.objects[oid].zone == CHAIN or oid in on_it)

    def _facedown(self, fact: Fact) -> str:
        field = self._field(fact.refs[-1])
        there = [wording.object_name(self._s, oid) for oid in field.facedown]
        text = f"{', '.join(there) or 'nothing'} facedown at {field.slot + 1}"
        if fact.refs[0].kind == "nothing":
            return text if there else ""
        names.find(self._s, fact.refs[0])
        right = any(names.called(self._s, oid, fact.refs[0]) for oid in field.facedown)
        return "" if right != fact.negative else text

    def _status(self, fact: Fact) -> str:
        s = self._s
        ref = fact.refs[0]
        o = s.objects[names.one(s, ref)]
        word = fact.words[0]
        if word == "attached":
            right = o.attached_to >= 0
            if len(fact.refs) > 1:
                right = o.attached_to == names.one(s, fact.refs[1])
        elif word == "ready":
            right = o.on_board and not o.exhausted
        elif word == "buffed":
            right = o.buffs > 0
        elif word == "empowered":
            right = o.empowered > 0
        elif word == "damaged":
            right = o.damage > 0
        else:
            right = o.flags & _STATUSES[word] != 0
        return "" if right != fact.negative else f"{ref} is {self._statuses(o.id)}"

    def _statuses(self, oid: int) -> str:
        o = self._s.objects[oid]
        words = [word for word, flag in _STATUSES.items() if o.flags & flag]
        words += [] if o.exhausted or not o.on_board else ["ready"]
        words += ["empowered"] * bool(o.empowered) + ["buffed"] * bool(o.buffs) + ["damaged"] * bool(o.damage)
        if o.attached_to >= 0:
            words.append(f"attached to {wording.object_name(self._s, o.attached_to)}")
        return ", ".join([*words, names.where(self._s, oid)])

    def _kind(self, fact: Fact) -> str:
        o = self._s.objects[names.one(self._s, fact.refs[0])]
        word = fact.words[0]
        right = o.token if word == "token" else word in [name for bit, name in TYPE_NAMES.items() if o.types & bit]
        if right != fact.negative:
            return ""
        kinds = [name for bit, name in TYPE_NAMES.items() if o.types & bit] + ["token"] * o.token
        return f"{fact.refs[0]} is a {' and a '.join(kinds)}"

    def _might(self, fact: Fact) -> str:
        """Below 0 as it is reckoned with (143.2.b.1): whatever looks at it sees 0."""
        oid = names.one(self._s, fact.refs[0])
        below = self._s.objects[oid].on_board and (fact.number or 0) < 0
        might = self._game.machine.raw_might(oid) if below else self._game.machine.might(oid)
        return "" if might == fact.number else f"{fact.refs[0]} has Might {might}"

    def _damage(self, fact: Fact) -> str:
        damage = self._s.objects[names.one(self._s, fact.refs[0])].damage
        wanted = 0 if fact.negative else fact.number
        return "" if damage == wanted else f"{fact.refs[0]} has {damage} damage"

    def _keyword(self, fact: Fact) -> str:
        keyword = KEYWORD_NAMES.index(fact.words[0])
        value = self._game.machine.keyword(names.one(self._s, fact.refs[0]), keyword)
        right = value > 0 if fact.number is None else value == fact.number
        if right != fact.negative:
            return ""
        amount = f" {value}" if keyword in VALUED_KEYWORDS and value else ""
        return f"{fact.refs[0]} has {fact.words[0] if value else f'no {fact.words[0]}'}{amount}"

    # Players

    def _player(self, fact: Fact) -> Player:
        return self._s.players[names.seat_of(self._s, fact.players[0])]

    def _counted(self, fact: Fact, count: int, noun: str) -> str:
        return "" if count == fact.number else f"{fact.players[0]} has {count} {noun}"

    def _points(self, fact: Fact) -> str:
        points = self._s.points[self._player(fact).team]
        return self._counted(fact, points, "point" if points == 1 else "points")

    def _cards(self, fact: Fact) -> str:
        player = self._player(fact)
        if fact.words[0] == "facedown":
            held = [oid for f in self._s.battlefields for oid in f.facedown]
            count = sum(self._s.objects[oid].controller == player.index for oid in held)
        else:
            count = len(_zone(player, fact.words[0]))
        return self._counted(fact, count, f"cards in {fact.words[0]}")

    def _runes(self, fact: Fact) -> str:
        s = self._s
        count = 0
        for oid in self._player(fact).runes:
            o = s.objects[oid]
            words = ("exhausted" if o.exhausted else "ready", s.face_of(oid).name.removesuffix(" Rune"))
            count += all(word in words for word in fact.words)
        return self._counted(fact, count, " ".join([*fact.words, "runes"]))

    def _pool(self, fact: Fact) -> str:
        pool = self._player(fact).pool
        word = fact.words[0]
        at = ENERGY if word == "Energy" else ANY if word == "any" else DOMAIN_NAMES.index(word)
        amount = sum(pool[place] for place in range(at, len(pool), RESOURCES))
        return self._counted(fact, amount, word if word == "Energy" else f"{word} Power")

    def _experience(self, fact: Fact) -> str:
        return self._counted(fact, self._player(fact).xp, "XP")

    def _units(self, fact: Fact) -> str:
        s = self._s
        player = self._player(fact)
        mine = [oid for oid in self._game.machine.units() if s.objects[oid].controller == player.index]
        where = ""
        if fact.refs:
            loc = names.place(s, fact.refs[0], player.index)
            mine = [oid for oid in mine if s.objects[oid].loc == loc]
            where = f" at {fact.refs[0]}"
        return self._counted(fact, len(mine), f"units{where}")

    # Lists

    def _contents(self, fact: Fact) -> str:
        s = self._s
        ref = fact.refs[0]
        loc = names.place(s, ref, -1)
        if loc < 0:
            raise names.UnknownNameError("write whose base: A's base")
        held = [oid for oid in self._game.machine.at(loc) if loc < FIELD or s.objects[oid].types & UNIT]
        return self._same(held, fact, fact.text.partition(":")[0])

    def _zone_contents(self, fact: Fact) -> str:
        held = list(_zone(self._player(fact), fact.words[0]))
        if fact.words[0] == "deck":
            held.reverse()  # from the top down
        return self._same(held, fact, fact.text.partition(":")[0], ordered=fact.words[0] == "deck")

    def _edge(self, fact: Fact) -> str:
        """The first cards from the top down, or from the bottom up."""
        count = sum(ref.kind != "nothing" for ref in fact.list)
        deck = _zone(self._player(fact), fact.words[1])
        held = deck[::-1][:count] if fact.words[0] == "top" else deck[:count]
        return self._same(held, fact, fact.text.partition(":")[0], ordered=True)

    def _chain_items(self, fact: Fact) -> str:
        return self._same([item.obj for item in self._s.chain], fact, "chain", ordered=True)

    def _same(self, held: list[int], fact: Fact, what: str, *, ordered: bool = False) -> str:
        """Whether these are exactly the objects that are listed."""
        refs = [ref for ref in fact.list if ref.kind != "nothing"]
        for ref in refs:
            names.find(self._s, ref if ref.of is None else ref.of)
        left = held[:]
        right = len(refs) == len(held)
        for ref in refs:
            at = next((i for i, oid in enumerate(left) if names.called(self._s, oid, ref)), None)
            if at is None or (ordered and at > 0):
                right = False
                break
            left.pop(at)
        if right:
            return ""
        listed = ", ".join(wording.object_name(self._s, oid) for oid in held) or "nothing"
        return f"{what}: {listed}"

    # The game

    def _chain_size(self, fact: Fact) -> str:
        chain = self._s.chain
        pending = sum(item.pending for item in chain)
        count = pending if "pending" in fact.words else len(chain)
        if count == (fact.number or 0):
            return ""
        listed = ", ".join(wording.item_name(self._s, item) for item in chain) or "nothing"
        return f"the chain has {len(chain)} items, {pending} of them pending: {listed}"

    def _phase(self, fact: Fact) -> str:
        phase = PHASE_NAMES[self._s.phase]
        return "" if phase == fact.words[0] else f"phase {phase}"

    def _turn_of(self, fact: Fact) -> str:
        right = self._s.turn_player == names.seat_of(self._s, fact.players[0])
        return "" if right else f"turn of {self._name(self._s.turn_player)}"

    def _turn_number(self, fact: Fact) -> str:
        return "" if self._s.turn == fact.number else f"turn {self._s.turn}"

    def _state(self, fact: Fact) -> str:
        s = self._s
        state = f"{'Showdown' if s.showdown >= 0 else 'Neutral'} {'Closed' if s.chain else 'Open'}"
        return "" if state.lower() == " ".join(fact.words).lower() else f"state {state}"

    def _goes_on(self, fact: Fact) -> str:
        return "" if self._game.outcome is None else str(self._game.outcome)

    def _wins(self, fact: Fact) -> str:
        outcome = self._game.outcome
        if outcome is None:
            return "the game goes on"
        right = sorted(outcome.winners) == sorted(names.seat_of(self._s, name) for name in fact.players)
        return "" if right else str(outcome)

    def _asked(self, fact: Fact) -> str:
        d = self._s.decision
        if d is None:
            return f"the game is over: {self._game.outcome}"
        right = d.player == names.seat_of(self._s, fact.players[0])
        if fact.words:
            right = right and d.kind in _ASKED[_asked_word(fact.words[0])]
        return "" if right else Acting(self._game).unscripted(d)

    def _may(self, fact: Fact) -> str:
        """Done on a copy: whoever can do it may."""
        assert fact.action is not None
        try:
            Acting(self._game.clone(log=True)).do(fact.players[0], fact.action)
        except CannotError as error:
            return "" if fact.negative else str(error)
        return f"{fact.players[0]} may" if fact.negative else ""

    def _happened(self, fact: Fact) -> str:
        log = self._game.log if fact.ever else self._recent
        if len(fact.events) > 1:
            return self._in_order(fact, log)
        expected = fact.events[0]
        if happened.as_expected(self._s, log, expected):
            return ""
        count = len(happened.matching(self._s, log, expected))
        since = "" if fact.ever else " since the last choice"
        return f"that happened {count} times{since}" if count else f"that did not happen{since}"

    def _in_order(self, fact: Fact, log: Sequence[Event]) -> str:
        at = -1
        for expected in fact.events:
            found = happened.matching(self._s, log, expected)
            if not found:
                return f"{expected.happening.phrase!r} did not happen"
            if found[0] <= at:
                return f"{expected.happening.phrase!r} came first"
            at = found[0]
        return ""


def _zone(player: Player, word: str) -> list[int]:
    return {
        "hand": player.hand,
        "trash": player.trash,
        "banishment": player.banishment,
        "deck": player.main_deck,
        "champion": player.champion,
    }[word]


def _asked_word(word: str) -> str:
    """The verb without the s of the third person."""
    return word if word in _ASKED else word.removesuffix("es") if word.removesuffix("es") in _ASKED else word[:-1]


_CHECKS: Final[dict[str, Callable[[Facts, Fact], str]]] = {
    "ongoing": Facts._ongoing,
    "not_ongoing": Facts._not_ongoing,
    "staged": Facts._staged,
    "not_staged": Facts._not_staged,
    "holder": Facts._holder,
    "uncontrolled": Facts._uncontrolled,
    "contested": Facts._contested,
    "controls": Facts._controls,
    "located": Facts._located,
    "in_zone": Facts._in_zone,
    "on_chain": Facts._on_chain,
    "facedown": Facts._facedown,
    "status": Facts._status,
    "kind": Facts._kind,
    "might": Facts._might,
    "damage": Facts._damage,
    "has_keyword": Facts._keyword,
    "points": Facts._points,
    "cards": Facts._cards,
    "runes_of": Facts._runes,
    "pool": Facts._pool,
    "experience": Facts._experience,
    "units": Facts._units,
    "contents": Facts._contents,
    "edge": Facts._edge,
    "zone_contents": Facts._zone_contents,
    "chain_items": Facts._chain_items,
    "chain_size": Facts._chain_size,
    "phase": Facts._phase,
    "turn_of": Facts._turn_of,
    "turn_number": Facts._turn_number,
    "state": Facts._state,
    "goes_on": Facts._goes_on,
    "wins": Facts._wins,
    "asked": Facts._asked,
    "may": Facts._may,
    "happened": Facts._happened,
}
