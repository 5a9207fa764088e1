"""What must hold of a position at every decision, whatever has been played.

Each check reads one position and yields a sentence for everything that is wrong with it. None of them uses the
machine's own idea of what it checks: zones are counted again, indexes worked out anew, controllers looked up by hand.
``games`` plays with these checks on; ``privacy``, ``story`` and ``copies`` hold the others.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from riftwright.core.decisions import D_ACT, D_FOCUS, D_PRIORITY, OPTION_NAMES
from riftwright.core.ids import (
    BANISHMENT,
    BASE,
    BATTLEFIELD,
    BATTLEFIELD_ZONE,
    CHAIN,
    CHAMPION_ZONE,
    DESIGNATED,
    FACEDOWN,
    FIELD,
    HAND,
    HAS_ATTACKED,
    HAS_DEFENDED,
    LEGEND_ZONE,
    MAIN,
    MAIN_DECK,
    NOBODY,
    NOWHERE,
    PERMANENT,
    RUNE,
    RUNE_DECK,
    STATUS_CHANGE,
    TRASH,
    UNIT,
    ZONE_NAMES,
)
from riftwright.core.state import ITEM_PERMANENT, ITEM_SPELL, Field, GameState, Obj
from riftwright.game import Game
from riftwright.judge.audit.moment import victory_score
from riftwright.rules import chain
from riftwright.rules.actions.zones import BLANK_BATTLEFIELD
from riftwright.rules.resolving import Resolve

Problems = Iterator[str]

# A position that is larger than this has run away.
MOST_OBJECTS: Final = 600
MOST_TASKS: Final = 24
MOST_ITEMS: Final = 60
MOST_OPTIONS: Final = 400
MOST_MODS: Final = 120


def problems(game: Game) -> list[str]:
    """Everything that is wrong with the position: the checks that cost little."""
    found: list[str] = []
    for check in CHEAP:
        found += check(game)
    return found


def costly_problems(game: Game) -> list[str]:
    """The same by the checks that play on a copy."""
    return [*nothing_left_to_clean(game), *illegal_choices_bounce(game)]


# The decision


def options_are_sound(game: Game) -> Problems:
    """A decision has options, each with its own key, for a player who is still in the game."""
    decision = game.decision
    keys = decision.keys()
    if not keys:
        yield "a decision without options"
    if len(keys) > MOST_OPTIONS:
        yield f"a decision with {len(keys)} options"
    if len(set(keys)) != len(keys):
        yield f"keys are not unique: {sorted(key for key in keys if keys.count(key) > 1)}"
    if game.state.players[decision.player].lost:
        yield f"player {decision.player} is out of the game and is asked"
    for option in decision.options:
        if not 0 <= option.kind < len(OPTION_NAMES):
            yield f"an option of no known kind: {option!r}"


def holders_are_valid(game: Game) -> Problems:
    """312, 313: who acts has Priority; Focus exists in a showdown alone; states fit the kind of decision."""
    s = game.state
    decision = game.decision
    everyone = range(len(s.players))
    for name, holder in (("Priority", s.priority), ("Focus", s.focus)):
        if holder != NOBODY and holder not in everyone:
            yield f"{name} is held by {holder}"
    if s.focus != NOBODY and s.showdown < 0:
        yield "somebody has Focus in a Neutral State (313.5)"
    if s.showdown >= 0 and not s.showdown < len(s.battlefields):
        yield f"a showdown at battlefield {s.showdown}"
    if decision.kind == D_PRIORITY and (not s.chain or s.priority != decision.player):
        yield "a decision at Priority without a chain, or for somebody else (312, 338)"
    if decision.kind == D_FOCUS and (s.chain or s.showdown < 0 or not s.focus == s.priority == decision.player):
        yield "a decision with Focus outside a Showdown Open State, or for somebody else (313, 347)"
    if decision.kind == D_ACT:
        if s.chain or s.showdown >= 0 or s.phase != MAIN or s.priority != s.turn_player:
            yield "a decision to act outside a Neutral Open State of the Main Phase (316.5)"
        if s.players[decision.player].team != s.players[s.turn_player].team:
            yield "an opponent of the Turn Player acts in a Neutral Open State (316.5.b)"


# Cards and zones


def lists_of(s: GameState) -> Iterator[tuple[int, int, int, list[int]]]:
    """Every list of ids in the state: (zone, owner or -1, location or -1, ids). Bases and runes share a zone."""
    for p in s.players:
        yield MAIN_DECK, p.index, -1, p.main_deck
        yield RUNE_DECK, p.index, -1, p.rune_deck
        yield HAND, p.index, -1, p.hand
        yield TRASH, p.index, -1, p.trash
        yield BANISHMENT, p.index, -1, p.banishment
        yield CHAMPION_ZONE, p.index, -1, p.champion
        yield LEGEND_ZONE, p.index, -1, p.legends
        yield BASE, -1, p.index, p.base
        yield BASE, -1, p.index, p.runes
    for b in s.battlefields:
        yield BATTLEFIELD, -1, FIELD + b.slot, b.units
        yield FACEDOWN, -1, FIELD + b.slot, b.facedown


def cards_are_conserved(game: Game) -> Problems:
    """105-109: every object is in exactly one zone, and says so itself."""
    s = game.state
    objects = s.objects
    listed = [0] * len(objects)
    for zone, owner, loc, oids in lists_of(s):
        for oid in oids:
            o = objects[oid]
            listed[oid] += 1
            if o.zone != zone or owner not in (-1, o.owner) or loc not in (-1, o.loc):
                yield f"{describe(s, o)} stands in the list of the {ZONE_NAMES[zone]} (owner {owner}, location {loc})"
    for i, o in enumerate(objects):
        if o.id != i:
            yield f"object {i} calls itself {o.id}"
        elsewhere = o.zone in (CHAIN, NOWHERE, BATTLEFIELD_ZONE)
        if listed[i] != (0 if elsewhere else 1):
            yield f"{describe(s, o)} stands in {listed[i]} lists"
    yield from _off_the_lists(game)
    for p in s.players:
        for oid in p.runes:
            if not objects[oid].types & RUNE or objects[oid].controller != p.index:
                yield f"{describe(s, objects[oid])} stands among the runes of player {p.index}"
        for oid in p.base:
            if not objects[oid].types & PERMANENT:
                yield f"{describe(s, objects[oid])} stands among the permanents of player {p.index}"


def _off_the_lists(game: Game) -> Problems:
    """Objects on the chain belong to an item there; battlefield cards to a battlefield; the rest is gone for good."""
    s = game.state
    on_chain = [item.obj for item in s.chain if item.what in (ITEM_SPELL, ITEM_PERMANENT)]
    resolving = {task.serial for task in s.tasks if isinstance(task, Resolve)}
    fields = {b.id for b in s.battlefields}
    for o in s.objects:
        if o.zone == CHAIN and on_chain.count(o.id) != 1:
            yield f"{describe(s, o)} is on the chain {on_chain.count(o.id)} times"
        if (o.zone == BATTLEFIELD_ZONE) != (o.id in fields):
            yield f"{describe(s, o)} is no battlefield of this game, or none any more"
        if o.zone == NOWHERE and not (o.token or s.players[o.owner].lost or _unused(o)):
            yield f"{describe(s, o)} has left the game"
        if o.token and o.zone not in (CHAIN, NOWHERE) and not o.on_board:
            yield f"the token {describe(s, o)} is in a Non-Board Zone (186.1)"
    for item in s.chain:
        card = item.what in (ITEM_SPELL, ITEM_PERMANENT)
        if card and s.objects[item.obj].zone != CHAIN and item.serial not in resolving:
            yield f"{describe(s, s.objects[item.obj])} has an item on the chain but is not there"


def _unused(o: Obj) -> bool:
    """A battlefield that its player did not bring (485.5)."""
    return o.zone == NOWHERE and not o.types & (PERMANENT | RUNE) and o.stamp == 0


def census(s: GameState) -> tuple[int, ...]:
    """Cards (no tokens) by owner, which never change in number; blank battlefields count as the cards they replace."""
    count = [0] * len(s.players)
    for o in s.objects:
        if not o.token or s.faces[o.face] is BLANK_BATTLEFIELD:
            count[o.owner] += 1
    return tuple(count)


def describe(s: GameState, o: Obj) -> str:
    """An object, for a report."""
    return f"{s.faces[o.face].name} (object {o.id}, {ZONE_NAMES[o.zone]}, location {o.loc}, player {o.controller})"


# Indexes


def indexes_are_fresh(game: Game) -> Problems:
    """365, 384: what is on the board is listened to, and nothing else."""
    s = game.state
    listeners: list[set[int]] = [set() for _ in s.listeners]
    replacers: set[int] = set()
    passives: set[int] = set()
    for o in s.objects:
        face = s.faces[o.face]
        if o.on_board and o.zone != FACEDOWN:
            triggers = list(face.listens)
            replaces, acts = bool(face.replacements), bool(face.passives)
        else:
            triggers = list(face.elsewhere.get(o.zone, {}))  # 370.3, 385
            replaces, acts = bool(face.replaces_from.get(o.zone)), False
        for mod in o.mods:
            if mod.ability >= 0:
                granted = s.faces[mod.face].abilities[mod.ability]
                triggers += granted.trigger.kinds if granted.trigger is not None else ()
                acts = acts or granted.passive is not None
                replaces = replaces or granted.replace is not None
        for kind in triggers:
            listeners[kind].add(o.id)
        if replaces:
            replacers.add(o.id)
        if acts:
            passives.add(o.id)
    for kind, held in enumerate(s.listeners):
        if len(set(held)) != len(held) or set(held) != listeners[kind]:
            yield f"listeners of event {kind}: {held}, on the board {sorted(listeners[kind])}"
    if sorted(s.replacers) != sorted(replacers):
        yield f"replacement effects: {s.replacers}, on the board {sorted(replacers)}"
    if sorted(s.passives) != sorted(passives):
        yield f"passive abilities: {s.passives}, on the board {sorted(passives)}"


def derived_values_are_fresh(game: Game) -> Problems:
    """Might and keywords that the machine has kept are what it would work out now."""
    m = game.machine
    if m.derived_version != game.state.version:
        return
    fresh = game.clone().machine
    for oid, kept in m.derived.items():
        now = fresh.might(oid), {k: v for k in kept.keywords if (v := fresh.keyword(oid, k))}
        if (max(0, kept.might), {k: v for k, v in kept.keywords.items() if v}) != now:
            yield f"{describe(game.state, game.state.objects[oid])}: kept Might {kept.might}, now {now[0]}"


# Statuses and numbers


def statuses_are_placed(game: Game) -> Problems:
    """Designations exist in a combat alone (466.7.a), damage and counters on units on the board alone (124.1)."""
    s = game.state
    for o in s.objects:
        if not any((o.flags, o.damage, o.buffs, o.empowered, o.mods, o.attachments, o.attached_to >= 0)):
            continue
        if not o.on_board:
            yield f"{describe(s, o)} is marked with something and is not on the board (124.1)"
            continue
        there = o.zone in (BASE, BATTLEFIELD) and o.types & UNIT
        if o.damage and not there:
            yield f"{describe(s, o)} has damage and is no unit on the board"
        if o.damage < 0 or o.buffs not in (0, 1):
            yield f"{describe(s, o)} has {o.damage} damage and {o.buffs} buffs"
        if o.flags & (DESIGNATED | HAS_ATTACKED | HAS_DEFENDED) and not (s.combat and s.attacker >= 0 and there):
            yield f"{describe(s, o)} attacks or defends outside a combat"
        if o.flags & DESIGNATED == DESIGNATED:
            yield f"{describe(s, o)} attacks and defends at once"
        yield from _attachments(s, o)


def _attachments(s: GameState, o: Obj) -> Problems:
    for aid in o.attachments:
        if s.objects[aid].attached_to != o.id:
            yield f"{describe(s, s.objects[aid])} is attached on one side only"
        elif s.objects[aid].loc != o.loc:
            yield f"{describe(s, s.objects[aid])} is not where its Top-Most Card is (719.3)"
    if o.attached_to >= 0 and o.id not in s.objects[o.attached_to].attachments:
        yield f"{describe(s, o)} is attached on one side only"


def players_are_in_combat(game: Game) -> Problems:
    """462: a combat has two players, or none before its first task."""
    s = game.state
    if not s.combat and (s.attacker >= 0 or s.defender >= 0):
        yield "an attacker or defender without a combat"
    if s.combat and s.showdown < 0:
        yield "a combat at no battlefield"
    if s.attacker >= 0 and s.attacker == s.defender:
        yield "a combat of one player with themselves (462)"
    for field in s.battlefields:
        sides = {s.players[s.objects[oid].controller].index for oid in field.units if s.objects[oid].types & UNIT}
        if len(sides) > 2:
            yield f"units of {len(sides)} players at one battlefield (462.3)"


def numbers_are_bounded(game: Game) -> Problems:
    """194.4: nobody has fewer than no points. A runaway is an error, not a long wait."""
    s = game.state
    if min(s.points) < 0:
        yield f"points below 0: {s.points}"
    for p in s.players:
        if min(p.pool) < 0 or p.xp < 0:
            yield f"player {p.index} has less than nothing in the pool: {p.pool}, {p.xp} XP"
    for what, size, most in (
        ("objects", len(s.objects), MOST_OBJECTS),
        ("tasks", len(s.tasks), MOST_TASKS),
        ("chain items", len(s.chain), MOST_ITEMS),
        ("delayed abilities", len(s.delayed), MOST_ITEMS),
        ("modifications of one object", max(len(o.mods) for o in s.objects), MOST_MODS),
    ):
        if size > most:
            yield f"{size} {what}"


# At rest: the Turn Player may act, so no cleanup has anything left to do


def board_is_at_rest(game: Game) -> Problems:
    """323: what a cleanup would have changed is not there in a Neutral Open State of the Main Phase."""
    s = game.state
    decision = game.decision
    if decision.kind != D_ACT:
        return
    if s.cleanup_due:
        yield f"a cleanup is outstanding ({s.cleanup_due:b}) and yet somebody acts (334)"
    most = sorted(s.points)
    if most[-1] >= victory_score(s) and most[-1] > most[-2]:
        yield f"points {s.points} should have won the game (323.1)"
    for p in s.players:
        for oid in p.base:
            o = s.objects[oid]
            if o.controller != p.index and o.attached_to < 0:
                yield f"{describe(s, o)} is in the base of player {p.index} (323.7)"
    for oid in (*(oid for p in s.players for oid in p.base), *(oid for b in s.battlefields for oid in b.units)):
        o = s.objects[oid]
        if o.types & UNIT and o.damage and o.damage >= game.machine.might(oid):
            yield f"{describe(s, o)} has lethal damage (323.5)"
    for field in s.battlefields:
        yield from _field_at_rest(s, field, game.machine.edition.settings)


def _field_at_rest(s: GameState, field: Field, settings: Mapping[str, str]) -> Problems:
    name = f"battlefield {field.slot + 1}"
    objects = s.objects
    sides = {objects[oid].controller for oid in field.units if objects[oid].types & UNIT}
    kept = settings.get("control-without-own-units") == "kept" and sides
    if field.controller >= 0 and field.controller not in sides and not kept:
        yield f"player {field.controller} controls {name} without a unit there (190.4.c)"
    if field.showdown_staged or field.combat_staged:
        yield f"something is staged at {name} and has not begun (323.12, 323.13)"
    yield from _contest_at_rest(s, field, sides, settings.get("contested-without-units") == "stays")
    for oid in field.units:
        if not objects[oid].types & UNIT and objects[oid].attached_to < 0:
            yield f"{describe(s, objects[oid])} is unattached at {name} (323.7)"
    for oid in field.facedown:
        holder = objects[oid].owner if s.edition == "2026-10-16" else objects[oid].controller
        if holder != field.controller:
            yield f"{describe(s, objects[oid])} is hidden at {name}, which is not its player's (323.7)"


def _contest_at_rest(s: GameState, field: Field, sides: set[int], stays: bool) -> Problems:
    """190.3: whoever contests a battlefield has units there, and then a showdown or combat would begin.

    Where Contested ``stays`` without units (an opening of 2026-03-30), nobody else can contest the battlefield.
    """
    name = f"battlefield {field.slot + 1}"
    left_behind = stays and field.contested >= 0 and field.contested not in sides
    if field.contested >= 0 and not left_behind:
        yield f"{name} is contested with nothing staged (190.3)"
    if stays and (left_behind or len(s.players) > 2):
        return
    if len({s.players[side].team for side in sides}) > 1:
        yield f"units of opposing players are at {name} and do not fight (323.9)"
    if field.contested < 0 and sides and field.controller not in sides:
        yield f"{name} is uncontested, and nobody with units there controls it (190.3.a)"


def nothing_left_to_clean(game: Game) -> Problems:
    """322: cleanups have come to a fixed point: one more changes nothing, asks nothing and starts nothing."""
    if game.decision.kind not in (D_ACT, D_FOCUS):
        return
    again = game.clone()
    s = again.state
    if not s.tasks[-1].waiting:
        return  # a teammate's invitation (489.8.a)
    s.decision = None
    s.cleanup_due = STATUS_CHANGE
    chain.run(again.machine)
    if s.version != game.state.version:
        yield "one more cleanup would change something (322)"
        return
    s.work = game.state.work
    s.cleanups = game.state.cleanups
    if again.digest() != game.digest():
        yield "one more cleanup would change something without saying so (322)"


def illegal_choices_bounce(game: Game) -> Problems:
    """What is no option raises an error that says so, and leaves the position as it was."""
    from riftwright.game import IllegalChoiceError

    before = game.digest()
    options = game.decision.options
    for wrong in ("play:99999", "", options[0].key + ":7:7", len(options), -1):
        try:
            game.apply(wrong)
        except IllegalChoiceError as error:
            if repr(wrong) not in str(error):
                yield f"the error does not name what was picked: {error}"
        else:
            yield f"{wrong!r} was accepted"
            return
    if game.digest() != before:
        yield "an illegal choice changed the position"


CHEAP: Final[tuple[Callable[[Game], Problems], ...]] = (
    options_are_sound,
    holders_are_valid,
    cards_are_conserved,
    indexes_are_fresh,
    derived_values_are_fresh,
    statuses_are_placed,
    players_are_in_combat,
    numbers_are_bounded,
    board_is_at_rest,
)

__all__ = [
    "census",
    "costly_problems",
    "describe",
    "illegal_choices_bounce",
    "lists_of",
    "nothing_left_to_clean",
    "problems",
]
