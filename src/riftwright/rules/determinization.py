"""Determinization: a position as it may be for all that a seat knows (128-130).

A bot that looks ahead plays on in such a copy, so that it knows no more than it may. What the seat sees stays as it is.
All else is arranged by chance, in a way that follows from the seed and from what is visible alone: two positions that
look alike to the seat, of the same cards, give the very same copy.
"""

from typing import TYPE_CHECKING, Final

from riftwright.core import chance
from riftwright.core.decisions import (
    D_ACT,
    D_FOCUS,
    D_PRIORITY,
    O_ACTIVATE,
    O_ADD,
    O_CARD,
    O_HIDE,
    O_MOVE,
    O_OBJECT,
    O_PLAY,
    O_REPLACE,
)
from riftwright.core.ids import (
    BATTLEFIELD_CARD,
    FACEDOWN,
    HAND,
    HIDDEN,
    MAIN_DECK,
    NOWHERE,
    PERMANENT,
    RUNE,
    RUNE_DECK,
    SPELL,
)
from riftwright.core.state import REF_SHIFT, GameState, Obj, Player
from riftwright.rules import chain
from riftwright.rules.actions import zones
from riftwright.rules.machine import Machine
from riftwright.rules.visibility import sees

if TYPE_CHECKING:
    from riftwright.rules.edition import Edition

_MASK: Final = (1 << 64) - 1
# Options whose ``a`` is an object.
_OF_OBJECTS: Final = (O_PLAY, O_ACTIVATE, O_MOVE, O_HIDE, O_OBJECT, O_ADD, O_REPLACE, O_CARD)
# Decisions at which nothing is in progress that could refer to a hidden card; a play returns to before such a one.
_SETTLED: Final = (D_ACT, D_FOCUS, D_PRIORITY)
# Zones where nobody points to a card, so that even ids are arranged anew.
_NAMELESS: Final = (HAND, MAIN_DECK, RUNE_DECK)


def determinized(m: Machine, seat: int, seed: int) -> GameState:
    """A copy of the position in which the unseen cards of each owner lie anywhere among the places of unseen cards of
    that owner, and the stream of chance begins with the seed. The seat's view of it is the same.

    A card that somebody has hidden becomes one that can be hidden, as far as there are any. What somebody else is to
    decide is asked anew where the game can, since it may depend on what is hidden. What the seat could remember, such
    as a card that was put back, is unseen all the same.
    """
    return _determinized(m.state, m.edition, seat, seed & _MASK)


def _determinized(state: GameState, edition: "Edition", seat: int, seed: int) -> GameState:
    m = Machine(state.clone(), edition)
    s = m.state
    s.chance = seed
    s.dictated = []
    known = frozenset(_known(m, seat))
    unseen = [o.id for o in s.objects if o.id not in known and _is_unseen(s, seat, o)]
    fixed = _referred_to(s)
    movable = [oid for oid in unseen if oid not in fixed and s.objects[oid].zone in _NAMELESS]
    for p in s.players:
        mine = [oid for oid in unseen if s.objects[oid].owner == p.index]
        for types in (RUNE, BATTLEFIELD_CARD, PERMANENT | SPELL):
            pool = [oid for oid in mine if s.objects[oid].types & types]
            _arrange(s, p, pool, [oid for oid in pool if oid in movable])
    s.labels = tuple((oid, label) for oid, label in s.labels if oid not in unseen)
    for item in s.chain:
        if item.undo is not None:
            item.undo = _determinized(item.undo, edition, seat, seed)
    if s.decision is not None and s.decision.player != seat and s.tasks[-1].asks_anew:
        s.decision = None
        chain.run(m)
    return m.state


def _known(m: Machine, seat: int) -> list[int]:
    """Ids of hidden cards that the seat is shown: by its own options, or by a look in progress."""
    s = m.state
    found: list[int] = []
    if s.decision is not None and s.decision.player == seat:
        found += [option.a for option in s.decision.options if option.kind in _OF_OBJECTS]
    for task in s.tasks:
        found += task.shown(m, seat)
    return found


def _is_unseen(s: GameState, seat: int, o: Obj) -> bool:
    """Whether the card is hidden from the seat and in the game, or a battlefield that somebody else could bring."""
    if sees(s, seat, o.id):
        return False
    return o.zone != NOWHERE or (o.types == BATTLEFIELD_CARD and o.owner != seat)


def _referred_to(s: GameState) -> frozenset[int]:
    """Ids that something refers to, and that therefore stay where they are: only what they are is arranged anew."""
    if s.decision is not None and s.decision.kind not in _SETTLED:
        return frozenset(range(len(s.objects)))
    refs = [delayed.subject for delayed in s.delayed] + [ref for _, ref in s.links]
    return frozenset([ref >> REF_SHIFT for ref in refs if ref >= 0 and s.alive(ref)])


def _arrange(s: GameState, owner: Player, pool: list[int], movable: list[int]) -> None:
    """Put the cards of the pool, which are all of one owner, into its places by chance."""
    for oid in pool:
        o = s.objects[oid]
        if o.zone in s.faces[o.face].elsewhere:
            zones.unwatch(s, o)
    faces = sorted([s.objects[oid].face for oid in pool])
    chance.shuffle(s, faces)
    _rename(s, owner, movable)
    facedown = [oid for oid in pool if s.objects[oid].zone == FACEDOWN]
    for oid in facedown + [oid for oid in pool if oid not in facedown]:
        o = s.edit(oid)
        o.face = o.printed = _take(s, faces, o.zone)
        o.types = s.faces[o.face].types
        if o.zone in s.faces[o.face].elsewhere:
            zones.watch(s, o)


def _rename(s: GameState, owner: Player, movable: list[int]) -> None:
    """Let the places of these cards in the owner's hand and decks hold them in the order of their ids, in which they
    are given, so that no id tells where a card was.
    """
    at = 0
    for zone, held in ((HAND, owner.hand), (MAIN_DECK, owner.main_deck), (RUNE_DECK, owner.rune_deck)):
        for place, oid in enumerate(held):
            if oid in movable:
                held[place] = movable[at]
                s.edit(movable[at]).zone = zone
                at += 1


def _take(s: GameState, faces: list[int], zone: int) -> int:
    """The next of the faces that are left; for a place that is facedown, the next that can be hidden (811.1.b)."""
    if zone == FACEDOWN:
        for at, face in enumerate(faces):
            if HIDDEN in s.faces[face].keywords:
                return faces.pop(at)
    return faces.pop()
