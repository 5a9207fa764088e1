"""Games that look alike to a seat: the same cards, and all that it does not see dealt anew."""

from typing import Final

from riftwright.core.decisions import D_ACT, D_FOCUS, D_PRIORITY
from riftwright.core.ids import FACEDOWN, HAND, MAIN_DECK, RUNE, RUNE_DECK
from riftwright.game import Game
from riftwright.rules.actions import zones
from riftwright.rules.visibility import sees

SETTLED: Final = (D_ACT, D_FOCUS, D_PRIORITY)  # nothing is in progress that could refer to a hidden card


def hidden(game: Game, seat: int, *zone: int) -> list[int]:
    """Ids of the cards in those zones that the seat does not see."""
    return [o.id for o in game.state.objects if o.zone in zone and not sees(game.state, seat, o.id)]


def mixed(game: Game, seat: int) -> Game:
    """Another game that looks the same to the seat: of each owner the hidden cards have been dealt anew, with their ids
    where nothing is in progress, as faces alone otherwise.
    """
    copy = game.clone()
    s = copy.state
    oids = hidden(game, seat, HAND, MAIN_DECK, RUNE_DECK, FACEDOWN)
    for oid in oids:
        if s.objects[oid].zone in s.face_of(oid).elsewhere:
            zones.unwatch(s, s.objects[oid])
    for p in s.players:
        if game.decision.kind in SETTLED:
            _dealt_anew(copy, p.index, set(oids))
        for runes in (False, True):
            mine = [oid for oid in oids if s.objects[oid].owner == p.index]
            _recast(copy, [oid for oid in mine if bool(s.objects[oid].types & RUNE) == runes])
    for oid in oids:
        if s.objects[oid].zone in s.face_of(oid).elsewhere:
            zones.watch(s, s.objects[oid])
    return copy


def _dealt_anew(game: Game, player: int, oids: set[int]) -> None:
    """The hidden cards of hand and Main Deck have another order, ids and all."""
    s = game.state
    p = s.players[player]
    order = [oid for oid in (*p.hand, *p.main_deck) if oid in oids]
    order = order[len(order) // 3 :] + order[: len(order) // 3]
    for zone, held in ((HAND, p.hand), (MAIN_DECK, p.main_deck)):
        for at, oid in enumerate(held):
            if oid in oids:
                held[at] = order.pop()
                s.edit(held[at]).zone = zone


def _recast(game: Game, oids: list[int]) -> None:
    """The cards have one another's faces."""
    faces = [game.state.objects[oid].face for oid in oids]
    for oid, face in zip(oids, faces[1:] + faces[:1], strict=True):
        o = game.state.edit(oid)
        o.face = o.printed = face
        o.types = game.state.faces[face].types
