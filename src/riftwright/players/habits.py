"""What is done without thinking: the answers that a look ahead supposes of everybody, and those that need none.

Each is a reading of one position; nobody plays on from it.
"""

from itertools import combinations
from typing import Final

from riftwright.core.decisions import (
    D_ACT,
    D_ASSIGN,
    D_BURN_OUT,
    D_CHOOSE,
    D_DISCARD,
    D_FOCUS,
    D_MOVE,
    D_MULLIGAN,
    D_PAY,
    D_PRIORITY,
    O_CARD,
    O_DECLINE,
    O_DONE,
    O_END_TURN,
    O_NO,
    O_OBJECT,
    O_PASS,
    O_PAYMENT,
    Option,
)
from riftwright.core.ids import UNIT
from riftwright.core.state import GameState
from riftwright.game import Game
from riftwright.rules.actions.cards import Predicting
from riftwright.rules.combat import Assign
from riftwright.rules.setup import MULLIGAN_MOST

DEAR: Final = 5  # Energy of a card that nobody wants to begin with ...
EARLY: Final = 3  # ... least of all without a unit of so much
USEFUL: Final = 0.3  # of a card that is worth drawing
MOST_TARGETS: Final = 8  # units among which damage is weighed out exactly

_BY_HABIT: Final = (D_ACT, D_FOCUS, D_PRIORITY, D_ASSIGN, D_DISCARD, D_MULLIGAN, D_MOVE)


def by_habit(game: Game) -> bool:
    """Whether the decision is not worth looking ahead from, or is to be looked at as a whole elsewhere."""
    decision = game.decision
    if decision.kind == D_PAY:
        return not any(option.kind == O_DECLINE for option in decision.options)
    return decision.kind in _BY_HABIT or isinstance(game.state.tasks[-1], Predicting)


def usual(game: Game) -> Option:
    """What any player would do without looking ahead: pass, move nobody else, keep the best card, kill the most."""
    decision = game.decision
    options = decision.options
    if len(options) == 1:
        return options[0]
    for option in options:
        if option.kind in (O_PASS, O_END_TURN):
            return option
    kind = decision.kind
    if kind == D_ASSIGN:
        return deadliest(game)
    if kind == D_DISCARD:
        return min(options, key=lambda option: usefulness(game.state, decision.player, option.a))
    if kind == D_MULLIGAN:
        return unwanted(game)
    if kind == D_BURN_OUT:
        return min(options, key=lambda option: game.state.points[game.state.players[option.a].team])
    if kind == D_CHOOSE and options[0].kind == O_OBJECT:
        return likeliest_target(game)
    if kind == D_MOVE:
        return options[-1]
    if isinstance(game.state.tasks[-1], Predicting):
        return foreseen(game)
    return next((option for option in options if option.kind != O_DECLINE), options[0])


def deadliest(game: Game) -> Option:
    """465.2.c: the first unit of those that the damage can kill and that have the most Might between them."""
    options = game.decision.options
    task = game.state.tasks[-1]
    assert isinstance(task, Assign)
    m = game.machine
    need = {o.a: max(1, m.might(o.a) - m.obj(o.a).damage) for o in options}
    gain = {o.a: m.might(o.a) + 1 for o in options}
    within = sorted((o for o in options if need[o.a] <= task.left), key=lambda o: -gain[o.a])[:MOST_TARGETS]
    best: tuple[Option, ...] = ()
    most = 0
    for count in range(1, len(within) + 1):
        for some in combinations(within, count):
            total = sum(gain[o.a] for o in some)
            if total > most and sum(need[o.a] for o in some) <= task.left:
                best, most = some, total
    return best[0] if best else max(options, key=lambda o: gain[o.a])


def unwanted(game: Game) -> Option:
    """117: set aside the dearest cards, if they are too dear for the first turns; in the order of their ids, in which
    they are asked for.
    """
    decision = game.decision
    s = game.state
    hand = s.players[decision.player].hand
    early = any(s.face_of(oid).energy <= EARLY and s.objects[oid].types & UNIT for oid in hand)
    dear = [oid for oid in hand if s.face_of(oid).energy >= (DEAR if early else DEAR - 1)]
    dearest = sorted(dear, key=lambda oid: (-s.face_of(oid).energy, oid))[:MULLIGAN_MOST]
    wanted = [option for option in decision.options if option.kind == O_CARD and option.a in dearest]
    return min(wanted, key=lambda option: option.a) if wanted else decision.options[-1]


def foreseen(game: Game) -> Option:
    """436: recycle what is of little use, and put on top what is of most."""
    decision = game.decision
    cards = [option for option in decision.options if option.kind == O_CARD]
    use = {option.a: usefulness(game.state, decision.player, option.a) for option in cards}
    if len(cards) == len(decision.options):
        return max(cards, key=lambda option: use[option.a])
    worst = min(cards, key=lambda option: use[option.a])
    return worst if use[worst.a] < USEFUL else decision.options[-1]


def likeliest_target(game: Game) -> Option:
    """The strongest unit of an opponent where there is one to choose, the first otherwise."""
    m = game.machine
    decision = game.decision
    theirs = [
        option
        for option in decision.options
        if option.kind == O_OBJECT
        and m.obj(option.a).types & UNIT
        and m.obj(option.a).on_board
        and not m.friendly(m.obj(option.a).controller, decision.player)
    ]
    return max(theirs, key=lambda option: m.might(option.a)) if theirs else decision.options[0]


def worth_trying(game: Game, most: int) -> list[Option]:
    """Options that differ, those first that do least harm where they come to the same: to stop choosing, then what
    opponents have, then what the player has. Of ways to pay the first one.
    """
    found: dict[tuple[int, ...], Option] = {}
    for option in game.decision.options:
        found.setdefault(_alike(game, option), option)
    return sorted(found.values(), key=lambda option: _rank(game, option))[:most]


def _alike(game: Game, option: Option) -> tuple[int, ...]:
    """Equal for options of which it does not matter which one is chosen."""
    if option.kind == O_PAYMENT:
        return (O_PAYMENT,)
    if option.kind != O_OBJECT:
        return option.kind, option.a, option.b, option.c
    o = game.state.objects[option.a]
    if o.mods or o.attachments or o.attached_to >= 0 or o.named:
        return O_OBJECT, option.a
    return O_OBJECT, -1, o.face, o.controller, o.owner, o.zone, o.loc, o.flags, o.damage, o.buffs, o.empowered


def _rank(game: Game, option: Option) -> tuple[int, float]:
    if option.kind in (O_DONE, O_NO, O_DECLINE):
        return 0, 0
    if option.kind == O_CARD:
        return 1, -usefulness(game.state, game.state.objects[option.a].owner, option.a)
    if option.kind != O_OBJECT:
        return 1, 0
    m = game.machine
    o = m.obj(option.a)
    might = m.might(o.id) if o.on_board and o.types & UNIT else 0
    return (3 if m.friendly(o.controller, game.decision.player) else 2), -might


def usefulness(s: GameState, player: int, oid: int) -> float:
    """How much a player wants to have a card: what can be played soon, and does most, and is not there twice."""
    p = s.players[player]
    face = s.face_of(oid)
    soon = len(p.runes) + 2
    twice = sum(1 for other in p.hand if other != oid and s.objects[other].face == s.objects[oid].face)
    return 0.5 * min(face.energy, soon) - 0.75 * max(0, face.energy - soon) - 0.4 * twice
