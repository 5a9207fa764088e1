"""Determinized positions of random games: alike to the seat, from what it sees alone, and sound to be played on."""

from collections.abc import Iterator

import msgspec
import pytest

from riftwright.core.decisions import D_ACT, D_FOCUS, D_PRIORITY
from riftwright.core.ids import FACEDOWN, HAND, MAIN_DECK, NOBODY, RUNE, RUNE_DECK
from riftwright.game import Game
from riftwright.players import RandomPlayer
from riftwright.rules.actions import zones
from riftwright.rules.determinization import determinized
from riftwright.rules.visibility import sees
from tests.machine import invariants
from tests.machine.games import MODES, Setting

SETTLED = (D_ACT, D_FOCUS, D_PRIORITY)
EVERY = 7  # decisions between two that are looked at
PLAYED_OUT = 61  # decisions between two whose copies are played to their end


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


def positions(mode: str, seed: int, every: int) -> Iterator[tuple[int, Game]]:
    """Decisions of a random game, one in so many, with their numbers."""
    game = Setting(mode, "2026-10-16", seed).new(log=False)
    bot = RandomPlayer(seed)
    at = 0
    while game.outcome is None:
        if at % every == 0:
            yield at, game
        game.apply(bot.choose(game))
        at += 1


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_a_seat_cannot_tell_the_copy_from_the_game(mode: str) -> None:
    for seed in (71, 72):
        for at, game in positions(mode, seed, EVERY):
            before = game.digest()
            for seat in range(NOBODY, len(game.state.players)):
                copy = Game.from_state(determinized(game.machine, seat, at), log=False)
                assert msgspec.json.encode(copy.view(seat)) == msgspec.json.encode(game.view(seat)), (seed, at, seat)
                assert invariants.problems(copy) == []
            assert game.digest() == before


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_nothing_that_is_hidden_from_a_seat_goes_into_its_copy(mode: str) -> None:
    """Games that look alike to the seat that decides, of the same cards, give it the very same copy."""
    compared = 0
    for seed in (73, 74):
        for at, game in positions(mode, seed, EVERY):
            seat = game.decision.player
            other = mixed(game, seat)
            compared += other.digest() != game.digest()
            copies = [Game.from_state(determinized(g.machine, seat, at), log=False) for g in (game, other)]
            assert copies[0].digest() == copies[1].digest(), (seed, at, seat)
    assert compared > 20


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_a_copy_is_played_on_to_its_end_by_the_rules(mode: str) -> None:
    for at, game in positions(mode, 75, PLAYED_OUT):
        seat = at % len(game.state.players)
        copy = Game.from_state(determinized(game.machine, seat, at), log=False)
        count = invariants.census(game.state)
        bot = RandomPlayer(at)
        while copy.outcome is None:
            assert invariants.problems(copy) == [], (at, seat)
            copy.apply(bot.choose(copy))
        assert invariants.census(copy.state) == count
