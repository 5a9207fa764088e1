"""What a player may do now: the options at Priority, with Focus, and in the Main Phase (338, 347, 410)."""

from typing import TYPE_CHECKING

from riftwright.core.decisions import O_ACTIVATE, O_ADD, O_HIDE, O_INVITE, O_MOVE, O_PLAY, Option
from riftwright.core.ids import (
    ACTION,
    AMBUSH,
    EXHAUSTED,
    FACEDOWN,
    FIELD,
    GANKING,
    HIDDEN,
    NOTHING,
    PERMANENT,
    REACTION,
    SPELL,
)
from riftwright.core.nodes import Ability
from riftwright.core.state import ITEM_PERMANENT, ITEM_SPELL, Obj
from riftwright.rules import choices, costs, layers
from riftwright.rules.abilities import passive
from riftwright.rules.actions import moves
from riftwright.rules.means import Means, activatable

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def plays(m: "Machine", player: int) -> list[Option]:
    """Cards and activated abilities that are legally timed, have legal choices and can be paid for.

    Equal cards in hand are offered once. Abilities that only Add resources come last.
    """
    if m.idle:
        return []
    s = m.state
    p = s.players[player]
    means: dict[int, Means] = {}
    options: list[Option] = []
    seen: list[int] = []
    objects = s.objects
    faces = s.faces
    priced = bool(s.passives or s.delayed) and passive.change_prices(m)
    lent = passive.anything_answers(m, "lends")
    for oid in p.hand + p.champion if p.champion else p.hand:
        o = objects[oid]
        fid = o.face
        if fid in seen:
            continue
        if not o.mods:
            seen.append(fid)
        keywords = layers.held(m, oid) if lent or o.mods or faces[fid].lends else faces[fid].keywords
        in_time = timely(m, player, keywords) or AMBUSH in keywords
        if in_time and _playable(m, player, o, -1, means, priced):
            options.append(Option(O_PLAY, oid))
    for field in s.battlefields:
        for oid in field.facedown:
            o = objects[oid]
            ripe = o.controller == player and o.hidden_on < s.turn  # 811.1.b: from the next turn on, with Reaction
            if ripe and _playable(m, player, o, field.loc, means, priced):
                options.append(Option(O_PLAY, oid))
    if p.trash:
        options += _from_trash(m, player, means, priced)
    return options + abilities(m, player)


def _from_trash(m: "Machine", player: int, means: dict[int, Means], priced: bool) -> list[Option]:
    """Cards with Flow (829) or that say so themselves (366.1); any, where something opens the trash to the player."""
    s = m.state
    every = passive.trash_is_open(m, player)
    options: list[Option] = []
    seen: list[int] = []
    for oid in s.players[player].trash:
        o = s.objects[oid]
        face = s.faces[o.face]
        if (not every and not face.flows and not o.mods) or o.face in seen:
            continue
        if not o.mods:
            seen.append(o.face)
        if timely(m, player, layers.held(m, oid)) and _playable(m, player, o, -1, means, priced):
            options.append(Option(O_PLAY, oid))
    return options


def _playable(m: "Machine", player: int, o: Obj, hidden_at: int, known: dict[int, Means], priced: bool) -> bool:
    """355.8, 355.16: whether the card can be chosen for and paid for. ``known`` are means found so far, by purpose."""
    face = m.state.faces[o.face]
    if passive.cannot_play(m, player, o.id):
        return False
    ambush = only_by_ambush(m, player, o)
    if ambush and not may_ambush(m, player):
        return False
    ways = choices.ways(m, player, o)
    purpose = costs.purpose_of(m, ITEM_PERMANENT if o.types & PERMANENT else ITEM_SPELL, o.types)
    means = known.get(purpose)
    if means is None:
        means = known[purpose] = Means(m, player, purpose)
    plain = not (priced or face.passives or face.additional_cost is not None or hidden_at >= 0 or ambush)
    plain = plain and ways == [[]]
    if plain and (face.energy > means.most_energy or not means.cover(costs.base_bill(m, player, o.id))):
        return False  # a quick no
    if plain and (face.text < 0 or not face.abilities[face.text].choices):
        return True
    item = choices.proposed_card(m, player, o, hidden_at)
    item.ambush = ambush
    return bool(choices.open_ways(m, item, ways, means)) and (face.text >= 0 or bool(choices.locations(m, item)))


def needed(m: "Machine", player: int) -> int:
    """The keyword without which the player can play nothing now (358.4): Action or Reaction, or NOTHING."""
    s = m.state
    if s.chain:
        return REACTION
    return ACTION if s.showdown >= 0 else NOTHING


def permits(keywords: dict[int, int], need: int) -> bool:
    """Whether that permission is among the keywords; Reaction has all those of Action (813.1.b)."""
    return need == NOTHING or REACTION in keywords or need in keywords


def timely(m: "Machine", player: int, keywords: dict[int, int]) -> bool:
    """309.1.a, 308.1.a, 310.1.a: Reaction in a Closed State, Action too in a Showdown Open State, anything on one's
    own turn (or as an invited teammate, 489.8.a) in a Neutral Open State.
    """
    s = m.state
    if s.chain:
        return REACTION in keywords
    if s.showdown >= 0:
        return ACTION in keywords or REACTION in keywords
    return m.friendly(player, s.turn_player)


def only_by_ambush(m: "Machine", player: int, o: Obj) -> bool:
    """822.1.b: whether the card can be played now only to a battlefield where the player has units, which gives it
    Reaction. What is facedown has Reaction anyway (811.1.b).
    """
    keywords = layers.held(m, o.id)
    return AMBUSH in keywords and o.zone != FACEDOWN and not timely(m, player, keywords)


def may_ambush(m: "Machine", player: int) -> bool:
    """Whether the player may Ambush now: at any time with Reaction, unless something asks for Action (822.1.d)."""
    return not m.state.chain or not passive.ambush_as_action(m, player)


def abilities(m: "Machine", player: int) -> list[Option]:
    """Activated abilities of what the player controls; runes that are alike are offered once (338.1.a, 381)."""
    s = m.state
    p = s.players[player]
    options: list[Option] = []
    adds: list[Option] = []
    hastened = passive.anything_answers(m, "hastens")
    lending = passive.anything_answers(m, "abilities")
    for place in m.places_of_abilities(player):
        for oid in place:
            o = s.objects[oid]
            if not (s.faces[o.face].activated or o.mods or lending) or m.controller_of(o) != player:
                continue
            for written, ability in passive.activated(m, o, lending):
                timing = passive.timing(m, oid, ability) if hastened else ability.timing
                if timely_ability(m, player, timing) and usable(m, player, oid, ability, written):
                    given = written if written != o.face else -1
                    kind = O_ADD if ability.is_add else O_ACTIVATE
                    (adds if ability.is_add else options).append(Option(kind, oid, ability.index, given))
    seen: list[int] = []
    for oid in p.runes:
        o = s.objects[oid]
        alike = o.face << 1 | (o.flags & EXHAUSTED)
        if alike in seen:
            continue
        seen.append(alike)
        face = s.faces[o.face]
        for index in face.activated:
            if activatable(m, player, oid, face.abilities[index]):
                adds.append(Option(O_ADD, oid, index))
    return options + adds


def timely_ability(m: "Machine", player: int, timing: int) -> bool:
    """The same for an activated ability, by its timing (806.1.c.2, 813.1.c.2)."""
    s = m.state
    if s.chain:
        return timing == REACTION
    if s.showdown >= 0:
        return timing in (ACTION, REACTION)
    return m.friendly(player, s.turn_player)


def usable(m: "Machine", player: int, oid: int, ability: Ability, face: int) -> bool:
    """402.3, 404: its condition holds, its costs can be paid, and legal choices can be made."""
    if not activatable(m, player, oid, ability, passive.appended_by(m.obj(oid), face, ability.index)):
        return False
    if ability.is_add and (ability.cost is None or not (ability.cost.energy or ability.cost.power)):
        return True
    return choices.feasible(m, choices.proposed_ability(player, m.obj(oid), face, ability.index))


def discretionary(m: "Machine", player: int) -> list[Option]:
    """Standard Moves, Hide, and in team play an invitation: only in the Main Phase, Neutral Open."""
    if m.idle:
        return []
    options = standard_moves(m, player) + hides(m, player)
    s = m.state
    for mate in s.players:
        is_mate = mate.team == s.players[player].team and mate.index != player and not mate.lost
        if is_mate and invited_plays(m, mate.index):
            options.append(Option(O_INVITE, mate.index))
    return options


def invited_plays(m: "Machine", player: int) -> list[Option]:
    """489.8.a: a teammate may be invited to play spells and to activate abilities, nothing else."""
    objects = m.state.objects
    return [o for o in plays(m, player) if o.kind != O_PLAY or objects[o.a].types & SPELL]


def standard_moves(m: "Machine", player: int) -> list[Option]:
    """144: every Standard Move of one unit."""
    s = m.state
    places = [player] + [f.loc for f in s.battlefields if moves.may_be_at(m, player, f.loc)]
    options: list[Option] = []
    for oid in m.units():
        o = s.objects[oid]
        if o.controller == player and not o.flags & EXHAUSTED:  # 144.2, 414.4
            options += [Option(O_MOVE, oid, loc) for loc in places if _may_go(m, o, loc)]
    return options


def movers(m: "Machine", player: int, destination: int) -> list[int]:
    """Units that could make a Standard Move to that location now."""
    if not moves.may_be_at(m, player, destination):
        return []
    objects = m.state.objects
    mine = [objects[oid] for oid in m.units() if objects[oid].controller == player]
    return [o.id for o in mine if not o.flags & EXHAUSTED and _may_go(m, o, destination)]


def _may_go(m: "Machine", o: Obj, loc: int) -> bool:
    """144.4: from base to battlefield, from battlefield to base, and with Ganking between battlefields (810)."""
    if o.loc == loc or (o.loc < FIELD and loc < FIELD):
        return False
    if o.loc >= FIELD and loc >= FIELD and not (m.keyword(o.id, GANKING) or passive.open_from_anywhere(m, loc)):
        return False
    return not passive.cannot_move(m, o.id, loc, o.controller)


def hides(m: "Machine", player: int) -> list[Option]:
    """811.1.b: a card with Hidden in hand or Champion Zone, at a battlefield that the player controls and that has
    no facedown card.
    """
    if m.idle:
        return []
    s = m.state
    p = s.players[player]
    mine = [f for f in s.battlefields if f.controller == player]
    spots = [f.loc for f in mine if not f.facedown or len(f.facedown) < passive.room(m, f.loc)]
    if not spots:
        return []
    means: Means | None = None
    options: list[Option] = []
    seen: list[int] = []
    for oid in p.hand + p.champion:
        o = s.objects[oid]
        if o.face in seen or HIDDEN not in layers.held(m, oid):
            continue
        if not o.mods:
            seen.append(o.face)
        if means is None:
            means = Means(m, player, costs.purpose(m, None))
            if not means.cover_any(costs.to_hide(m, player)):
                return []
        options += [Option(O_HIDE, oid, loc) for loc in spots]
    return options
