"""Privacy (127-130): the one place that says what a seat may see."""

from typing import TYPE_CHECKING, Final

from riftwright.core import events as ev
from riftwright.core.decisions import D_BATTLEFIELD, O_CARD, O_HIDE
from riftwright.core.events import Event
from riftwright.core.ids import (
    BASE,
    BATTLEFIELD,
    DOMAIN_NAMES,
    FACEDOWN,
    HAND,
    KEYWORD_NAMES,
    MAIN_DECK,
    NOBODY,
    NOWHERE,
    PHASE_NAMES,
    PURPOSES,
    RESOURCES,
    RUNE_DECK,
)
from riftwright.core.state import REF_MASK, REF_SHIFT, ChainItem, Field, GameState, Player
from riftwright.rules import layers
from riftwright.rules.abilities import passive
from riftwright.rules.views import CardView, FieldView, ItemView, PlayerView, View

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine

EVERYONE: Final = -2  # sees all, as a judge or a replay does


def sees(s: GameState, viewer: int, oid: int) -> bool:
    """128.3-128.5: whether the viewer may look at the card's face. ``NOBODY`` is a spectator: only what is public."""
    if viewer == EVERYONE:
        return True
    o = s.objects[oid]
    if o.ref in s.revealed:
        return True  # 128.2.a, 424.1.b
    zone = o.zone
    if zone in (MAIN_DECK, RUNE_DECK, NOWHERE):
        return zone == NOWHERE and o.token  # secret, but a token that ceased was public
    if zone == HAND:
        return viewer == o.owner
    if zone == FACEDOWN:
        return viewer == o.controller or s.outcome is not None  # 128.4, 421.4
    return True


# Events that name a card which only their player saw.
_PRIVATE: Final = (ev.DRAWN, ev.LOOKED, ev.HID)


def visible_event(s: GameState, viewer: int, event: Event) -> Event:
    """The event as the viewer learns of it: what they may not see is left out (-1)."""
    if viewer == EVERYONE:
        return event
    if event.player == viewer or not _is_private(event):
        return event
    if event.kind == ev.CHOICE:
        return Event(event.kind, event.rule, event.player, event.obj, event.other, event.amount, -1, "")
    return Event(event.kind, event.rule, event.player, -1, event.other, event.amount, event.loc, event.text)


def _is_private(event: Event) -> bool:
    """Whether it names a card, or tells of a choice, that only its player knows."""
    if event.kind == ev.CHOICE:
        return event.amount in (O_HIDE, O_CARD) or event.other == D_BATTLEFIELD  # chosen at one time (486.5)
    return event.kind in _PRIVATE or (event.kind == ev.RECYCLED and event.text == "unseen")


def view(m: "Machine", seat: int) -> View:
    """What the seat may see; ``NOBODY`` for a spectator, ``EVERYONE`` for all."""
    s = m.state
    decision = s.decision
    mine = decision is not None and (seat in (decision.player, EVERYONE))
    neutral = "Neutral" if s.showdown < 0 else "Showdown"
    return View(
        seat=seat,
        edition=s.edition,
        mode=s.mode,
        turn=s.turn,
        turn_player=s.turn_player,
        phase=PHASE_NAMES[s.phase],
        state=f"{neutral} {'Closed' if s.chain else 'Open'}",
        priority=s.priority,
        focus=s.focus,
        victory_score=passive.victory_score(s),
        players=[_player(m, seat, p) for p in s.players],
        battlefields=[_field(m, seat, field) for field in s.battlefields],
        chain=[_item(m, item) for item in s.chain],
        asked=decision.player if decision is not None else NOBODY,
        prompt=decision.prompt if decision is not None and mine else "",
        options=decision.keys() if decision is not None and mine else [],
        revealed=_cards(m, seat, [ref >> REF_SHIFT for ref in s.revealed if s.alive(ref)]),
    )


def card(m: "Machine", seat: int, oid: int) -> CardView:
    """One card as the seat sees it."""
    s = m.state
    o = s.objects[oid]
    if not sees(s, seat, oid):
        return CardView(oid if o.on_board else -1, "", o.owner, o.controller)
    on_board = o.zone in (BASE, BATTLEFIELD)
    return CardView(
        id=oid,
        name=s.face_of(oid).name,
        owner=o.owner,
        controller=o.controller,
        token=o.token,
        might=(m.might(oid) if on_board else s.face_of(oid).might) if o.is_unit else None,
        damage=o.damage,
        buffs=o.buffs,
        exhausted=o.exhausted,
        stunned=o.stunned,
        attacking=o.attacking,
        defending=o.defending,
        empowered=o.empowered,
        keywords={KEYWORD_NAMES[k]: v for k, v in keywords_now(m, oid).items()},
        attached_to=o.attached_to,
    )


def keywords_now(m: "Machine", oid: int) -> dict[int, int]:
    """Keywords that the object has, with their values."""
    if not m.state.objects[oid].on_board:
        return layers.held(m, oid)
    return {which: value for which, value in sorted(layers.keywords(m, oid).items()) if value}


def _cards(m: "Machine", seat: int, oids: list[int]) -> list[CardView]:
    return [card(m, seat, oid) for oid in oids]


def _player(m: "Machine", seat: int, p: Player) -> PlayerView:
    pool: dict[str, int] = {}
    for place, amount in enumerate(p.pool):
        if amount:
            name = (*DOMAIN_NAMES, "any", "Energy")[place % RESOURCES]
            pool[f"{name}{PURPOSES[place // RESOURCES]}"] = amount
    return PlayerView(
        name=m.state.seats[p.index],
        team=p.team,
        points=m.state.points[p.team],
        hand=_cards(m, seat, p.hand),
        main_deck=len(p.main_deck),
        rune_deck=len(p.rune_deck),
        trash=_cards(m, seat, p.trash),
        banishment=_cards(m, seat, p.banishment),
        champion=_cards(m, seat, p.champion),
        legends=_cards(m, seat, p.legends),
        base=_cards(m, seat, p.base),
        runes=_cards(m, seat, p.runes),
        pool=pool,
        xp=p.xp,
        scored=[field.slot for field in m.state.battlefields if p.scored >> field.slot & 1],
        conquered=[field.slot for field in m.state.battlefields if p.conquered >> field.slot & 1],
        out=p.lost,
    )


def _field(m: "Machine", seat: int, field: Field) -> FieldView:
    return FieldView(
        card=card(m, seat, field.id),
        controller=field.controller,
        contested_by=field.contested,
        showdown_staged=field.showdown_staged,
        combat_staged=field.combat_staged,
        units=_cards(m, seat, field.units),
        facedown=_cards(m, seat, field.facedown),
    )


def _item(m: "Machine", item: ChainItem) -> ItemView:
    face = m.state.faces[item.face]
    name = face.name if item.face else m.state.face_of(item.obj).name
    targets = [value >> REF_SHIFT if value > REF_MASK else value for chosen in item.chosen for value in chosen]
    return ItemView(item.serial, item.controller, name, item.pending, targets)
