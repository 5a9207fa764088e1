"""The game as data: everything that a position is, and nothing else.

Objects refer to one another by id. Cloning shares what neither copy has written to since: ``GameState.edit``
hands out an object that this state alone owns, so an object read before an action is a snapshot of that time.
Whoever needs it afterwards reads it again.
"""

from typing import Final

from riftwright.core.decisions import Decision
from riftwright.core.events import KINDS
from riftwright.core.facts import Face
from riftwright.core.ids import (
    ATTACKER,
    DEFENDER,
    EXHAUSTED,
    FIELD,
    FIRST_BOARD_ZONE,
    LEGEND,
    NOBODY,
    NOTHING,
    NOWHERE,
    RESOURCES,
    RESTRICTIONS,
    RUNE,
    SETUP,
    SPELL,
    STUNNED,
    UNIT,
)
from riftwright.core.tasks import Task

# A reference to an object as it is now: its id and how often it has changed zones (124).
REF_SHIFT: Final = 16
REF_MASK: Final = (1 << REF_SHIFT) - 1


# What ``GameState.begun`` is before the first look.
UNSEEN: Final = ((-1, -1, -1, -1),)


class Mod:
    """A modification that an effect gave to an object (473-480). Never changes, so copies share it.

    ``might`` is added, ``base`` sets Might (or -1), ``keyword`` is granted with ``value`` (or -1), ``face`` and
    ``ability`` name a granted ability (or -1), ``controller`` takes control (or -1), ``copy`` is the face that the
    object becomes a copy of (or -1), ``damage`` says what it does to damage, with ``value`` (or 0). ``until`` says how
    long it lasts, ``stamp`` orders it among others (480), ``source`` is the ref of what it depends on (or -1).
    """

    __slots__ = (
        "ability",
        "base",
        "controller",
        "copy",
        "damage",
        "face",
        "keyword",
        "might",
        "source",
        "stamp",
        "until",
        "value",
    )

    def __init__(
        self,
        until: int,
        stamp: int,
        might: int = 0,
        base: int = -1,
        keyword: int = -1,
        value: int = 0,
        face: int = -1,
        ability: int = -1,
        controller: int = -1,
        damage: int = 0,
        source: int = -1,
        copy: int = -1,
    ) -> None:
        self.until: int = until
        self.stamp: int = stamp
        self.might: int = might
        self.base: int = base
        self.keyword: int = keyword
        self.value: int = value
        self.face: int = face
        self.ability: int = ability
        self.controller: int = controller
        self.damage: int = damage
        self.source: int = source
        self.copy: int = copy


class Obj:
    """A card or token, in whatever zone it is (119-124)."""

    __slots__ = (
        "attached_to",
        "attachments",
        "buffs",
        "controller",
        "damage",
        "damaged_by",
        "empowered",
        "entered",
        "face",
        "flags",
        "gen",
        "hidden_on",
        "id",
        "loc",
        "mods",
        "moves",
        "named",
        "owner",
        "printed",
        "replaced",
        "stamp",
        "token",
        "types",
        "zone",
    )

    def __init__(self, oid: int, face: int, types: int, owner: int, zone: int, token: bool = False) -> None:
        self.gen: int = 0
        self.id: int = oid
        self.face: int = face  # index into GameState.faces: what it is now, as a copy perhaps (477.1.b)
        self.printed: int = face  # what it is without copy effects
        self.types: int = types
        self.owner: int = owner
        self.controller: int = owner
        self.zone: int = zone
        self.loc: int = -1  # a location, where the zone has several
        self.stamp: int = 0  # grows whenever it becomes a new object (124)
        self.flags: int = 0
        self.damage: int = 0
        self.damaged_by: int = 0  # the players who marked damage on it, as bits (142.3)
        self.buffs: int = 0
        self.empowered: int = 0  # how many times over it is: once, unless something permits more (441.1.c.1)
        self.attached_to: int = -1
        self.attachments: tuple[int, ...] = ()
        self.hidden_on: int = -1  # the turn on which it was hidden
        self.entered: int = -1  # when its text became active: as it entered, or anew (480.1, 480.2)
        self.moves: int = 0  # how often it has moved this turn
        self.replaced: tuple[int, ...] = ()  # cards in Banishment whose place this token took, the first one first
        self.mods: tuple[Mod, ...] = ()
        self.named: str = ""  # the card or tag that was named for it (760)
        self.token: bool = token

    def clone(self) -> "Obj":
        n = Obj(self.id, self.face, self.types, self.owner, self.zone, self.token)
        n.gen = self.gen
        n.printed = self.printed
        n.controller = self.controller
        n.loc = self.loc
        n.stamp = self.stamp
        n.flags = self.flags
        n.damage = self.damage
        n.damaged_by = self.damaged_by
        n.buffs = self.buffs
        n.empowered = self.empowered
        n.attached_to = self.attached_to
        n.attachments = self.attachments
        n.hidden_on = self.hidden_on
        n.entered = self.entered
        n.moves = self.moves
        n.replaced = self.replaced
        n.mods = self.mods
        n.named = self.named
        return n

    @property
    def ref(self) -> int:
        """This object as it is now; a reference from before it changed zones is another."""
        return self.id << REF_SHIFT | self.stamp & REF_MASK

    @property
    def on_board(self) -> bool:
        return self.zone >= FIRST_BOARD_ZONE

    @property
    def is_unit(self) -> bool:
        return self.types & UNIT != 0

    @property
    def is_spell(self) -> bool:
        return self.types & SPELL != 0

    @property
    def is_rune(self) -> bool:
        return self.types & RUNE != 0

    @property
    def is_legend(self) -> bool:
        return self.types & LEGEND != 0

    @property
    def exhausted(self) -> bool:
        return self.flags & EXHAUSTED != 0

    @property
    def stunned(self) -> bool:
        return self.flags & STUNNED != 0

    @property
    def attacking(self) -> bool:
        return self.flags & ATTACKER != 0

    @property
    def defending(self) -> bool:
        return self.flags & DEFENDER != 0


class Known:
    """What was true of an object when it left (323.4, 359.3.e.13). Never changes."""

    __slots__ = (
        "alone",
        "attachments",
        "buffs",
        "controller",
        "damage",
        "face",
        "flags",
        "in_combat",
        "loc",
        "might",
        "obj",
        "owner",
        "ref",
        "tags",
        "types",
    )

    def __init__(self, obj: Obj, might: int, alone: bool, in_combat: bool, tags: tuple[str, ...] = ()) -> None:
        self.ref: int = obj.ref
        self.obj: int = obj.id
        self.face: int = obj.face  # with the traits that it had as a copy perhaps (477.1.b.1)
        self.types: int = obj.types
        self.tags: tuple[str, ...] = tags
        self.owner: int = obj.owner
        self.controller: int = obj.controller
        self.loc: int = obj.loc
        self.might: int = might
        self.damage: int = obj.damage
        self.flags: int = obj.flags
        self.buffs: int = obj.buffs
        self.attachments: tuple[int, ...] = obj.attachments
        self.alone: bool = alone
        self.in_combat: bool = in_combat


class ChainItem:
    """A card, token or ability on the chain (328-330)."""

    __slots__ = (
        "ability",
        "allowed",
        "ambush",
        "amount",
        "chosen",
        "controller",
        "copies",
        "exhausted",
        "face",
        "finalized_as",
        "free",
        "giver",
        "hidden_at",
        "instructed",
        "known",
        "leaves_for",
        "lent",
        "less",
        "loc",
        "made",
        "modes",
        "needs",
        "named",
        "notes",
        "obj",
        "origin",
        "paid",
        "paid_before",
        "pending",
        "place",
        "player",
        "price",
        "ready",
        "serial",
        "source",
        "spent",
        "split",
        "subject",
        "taken",
        "terms",
        "undo",
        "ways",
        "what",
        "whence",
    )

    def __init__(self, serial: int, what: int, controller: int, source: int, face: int, ability: int) -> None:
        self.serial: int = serial
        self.what: int = what  # one of the ITEM_ kinds
        self.controller: int = controller
        self.source: int = source  # ref of the card, or of the ability's source
        self.obj: int = source >> REF_SHIFT
        self.face: int = face
        self.ability: int = ability  # index into the face's abilities
        self.pending: bool = True
        self.chosen: list[list[int]] = []  # per choice: refs, players, locations or serials
        self.modes: list[int] = []
        self.paid: int = 0  # optional additional costs that are paid, as bits
        self.paid_before: int = 0  # of a Play Effect: those that were paid for its source (356.4.f.1)
        self.lent: list[int] = []  # optional costs that passives add to its own: (face, ability) or (-1, keyword) pairs
        self.needs: int = NOTHING  # the keyword, not printed on it, without which it cannot be played now (806.4)
        self.ways: list[list[int]] = []  # each set of terms on which it may be played, where there are several
        self.terms: list[int] = []  # (face, ability) of the Flow for whose cost it is played (829.1.c.1)
        self.copies: int = 1  # how often its instructions are executed (820)
        self.loc: int = -1  # where the permanent will enter
        self.allowed: list[int] = []  # the only locations it may be played to, where an effect says so
        self.ambush: bool = False  # only Ambush lets its controller play it at this time (822.1.b)
        self.ready: bool = False  # enters ready (805.6, 184.1)
        self.exhausted: bool = False  # enters exhausted although it is no unit
        self.hidden_at: int = -1  # the location it is played from, when it was facedown
        self.origin: int = NOWHERE  # the zone it came from
        self.leaves_for: int = NOWHERE  # where it goes instead of leaving the chain for anywhere else (390.3.a)
        self.instructed: bool = False  # played because an instruction says so (419.3.a)
        self.free: int = 0  # base costs to ignore: 1 Energy, 2 Power; 4 for any and all costs (356.5.a)
        self.less: int = 0  # how much less Energy it costs by what lets it be played (356.4.a)
        self.price: list[int] = []  # what replaces the base cost (356.1.a): Energy, then domain masks and amounts
        self.giver: int = -1  # ref of the attached card that appended the ability to its source (136.2.d)
        self.subject: int = -1  # ref of the object that the trigger condition is about
        self.player: int = -1  # the player that the trigger condition is about
        self.place: int = -1  # the location that the trigger condition is about
        self.whence: int = -1  # the location that what it is about has moved from (359.3.f.3)
        self.amount: int = 0
        self.known: Known | None = None  # last-known information of the source or subject
        self.notes: list[int] = []  # what its instructions have done so far (linked instructions)
        self.made: list[int] = []  # what its instructions play, and tokens that replacements add to that (375)
        self.split: list[int] = []
        self.undo: GameState | None = None  # where to return to if the play fails (358.5); never written to
        self.named: str = ""  # what was named as it is played (760)
        self.taken: list[int] = []  # refs of what an optional additional cost takes (355.1)
        self.spent: int = 0  # how much Energy was paid for it (357.1)
        self.finalized_as: int = 0  # how many cards its controller had finalized this turn, itself included

    def clone(self) -> "ChainItem":
        n = ChainItem(self.serial, self.what, self.controller, self.source, self.face, self.ability)
        n.obj = self.obj
        n.pending = self.pending
        n.chosen = [slot[:] for slot in self.chosen]
        n.modes = self.modes[:]
        n.paid = self.paid
        n.paid_before = self.paid_before
        n.lent = self.lent[:]
        n.needs = self.needs
        n.ways = [way[:] for way in self.ways]
        n.terms = self.terms[:]
        n.copies = self.copies
        n.loc = self.loc
        n.allowed = self.allowed[:]
        n.ambush = self.ambush
        n.ready = self.ready
        n.exhausted = self.exhausted
        n.hidden_at = self.hidden_at
        n.origin = self.origin
        n.leaves_for = self.leaves_for
        n.instructed = self.instructed
        n.free = self.free
        n.less = self.less
        n.price = self.price[:]
        n.giver = self.giver
        n.subject = self.subject
        n.player = self.player
        n.place = self.place
        n.whence = self.whence
        n.amount = self.amount
        n.known = self.known
        n.notes = self.notes[:]
        n.made = self.made[:]
        n.split = self.split[:]
        n.undo = self.undo
        n.taken = self.taken[:]
        n.named = self.named
        n.spent = self.spent
        n.finalized_as = self.finalized_as
        return n


ITEM_SPELL: Final = 0
ITEM_PERMANENT: Final = 1
ITEM_ACTIVATED: Final = 2
ITEM_TRIGGERED: Final = 3


class Delayed:
    """A delayed ability that an effect created (389-392)."""

    __slots__ = ("ability", "controller", "face", "once", "place", "since", "source", "stamp", "subject", "until")

    def __init__(
        self,
        controller: int,
        source: int,
        face: int,
        ability: int,
        subject: int,
        until: int,
        once: bool,
        stamp: int,
        since: int = 0,
        place: int = -1,
    ) -> None:
        self.controller: int = controller
        self.source: int = source
        self.face: int = face
        self.ability: int = ability
        self.subject: int = subject  # ref of the object it speaks of, or -1
        self.until: int = until
        self.once: bool = once
        self.stamp: int = stamp
        self.since: int = since  # how many cards its controller had finalized this turn: what is "next" comes after
        self.place: int = place  # the location that its creation was about (359.3.f.3.a), or -1


class Player:
    """A player, with the zones and resources that are theirs."""

    __slots__ = (
        "banishment",
        "base",
        "champion",
        "chosen",
        "conceded",
        "conquered",
        "deaths",
        "discarded",
        "finalized",
        "finalized_cards",
        "hand",
        "index",
        "legends",
        "lost",
        "main_deck",
        "pool",
        "resolved",
        "rune_deck",
        "runes",
        "scored",
        "shut_out",
        "spent_on_spell",
        "team",
        "trash",
        "turns",
        "used",
        "xp",
    )

    def __init__(self, index: int, team: int) -> None:
        self.index: int = index
        self.team: int = team
        self.main_deck: list[int] = []  # the top is the end of the list
        self.rune_deck: list[int] = []
        self.hand: list[int] = []
        self.trash: list[int] = []
        self.banishment: list[int] = []
        self.champion: list[int] = []
        self.chosen: int = -1  # face of the Chosen Champion (103.2.a.3)
        self.base: list[int] = []  # permanents in the base
        self.runes: list[int] = []  # runes on the board
        self.legends: list[int] = []
        self.pool: list[int] = [0] * (RESOURCES * RESTRICTIONS)
        self.xp: int = 0
        self.scored: int = 0  # battlefield slots scored this turn, as bits (470)
        self.conquered: int = 0  # those of them that were conquered (469.1), as bits
        self.shut_out: int = 0  # slots that a teammate controlled in the scoring step (469.1.a)
        self.turns: int = 0  # turns begun
        self.finalized: int = 0  # how many cards they finalized this turn (419.4.b)
        self.finalized_cards: tuple[int, ...] = ()  # which ones, as far as that was seen
        self.spent_on_spell: int = 0  # the most Energy that they spent this turn to play one spell (419.4.b)
        self.resolved: int = 0  # cards whose play was completed this turn (419.4.a)
        self.used: tuple[int, ...] = ()  # once-each-turn abilities used up
        self.deaths: int = 0  # how many units of theirs have died this turn
        self.discarded: int = 0  # how many cards they have discarded this turn (422)
        self.lost: bool = False
        self.conceded: bool = False

    def clone(self) -> "Player":
        n = Player(self.index, self.team)
        n.main_deck = self.main_deck[:]
        n.rune_deck = self.rune_deck[:]
        n.hand = self.hand[:]
        n.trash = self.trash[:]
        n.banishment = self.banishment[:]
        n.champion = self.champion[:]
        n.chosen = self.chosen
        n.base = self.base[:]
        n.runes = self.runes[:]
        n.legends = self.legends[:]
        n.pool = self.pool[:]
        n.xp = self.xp
        n.scored = self.scored
        n.conquered = self.conquered
        n.shut_out = self.shut_out
        n.turns = self.turns
        n.finalized = self.finalized
        n.finalized_cards = self.finalized_cards
        n.spent_on_spell = self.spent_on_spell
        n.resolved = self.resolved
        n.used = self.used
        n.deaths = self.deaths
        n.discarded = self.discarded
        n.lost = self.lost
        n.conceded = self.conceded
        return n


class Field:
    """A battlefield as a place (169-171, 188-190): who controls it, who contests it, who is there."""

    __slots__ = ("combat_staged", "contested", "controller", "facedown", "id", "showdown_staged", "slot", "units")

    def __init__(self, slot: int, card: int) -> None:
        self.slot: int = slot
        self.id: int = card  # the battlefield card
        self.controller: int = NOBODY
        self.contested: int = NOBODY  # who applied Contested (190.3.a)
        self.showdown_staged: bool = False
        self.combat_staged: bool = False
        self.units: list[int] = []  # every permanent that is here
        self.facedown: list[int] = []

    def clone(self) -> "Field":
        n = Field(self.slot, self.id)
        n.controller = self.controller
        n.contested = self.contested
        n.showdown_staged = self.showdown_staged
        n.combat_staged = self.combat_staged
        n.units = self.units[:]
        n.facedown = self.facedown[:]
        return n

    @property
    def loc(self) -> int:
        return FIELD + self.slot


class Outcome:
    """How a game ended: the winners' indexes (none in a draw) and why."""

    __slots__ = ("reason", "winners")

    def __init__(self, winners: tuple[int, ...], reason: int) -> None:
        self.winners: tuple[int, ...] = winners
        self.reason: int = reason


BY_POINTS: Final = 0
BY_BURN_OUT: Final = 1
BY_EFFECT: Final = 2
BY_CONCESSION: Final = 3
BY_ELIMINATION: Final = 4
REASONS: Final = ("points", "burn out", "effect", "concession", "elimination")


class GameState:
    """A whole position, at any decision, also in the middle of a resolving spell."""

    __slots__ = (
        "attacker",
        "battlefields",
        "begun",
        "chain",
        "chain_opener",
        "chance",
        "cleanup_due",
        "cleanups",
        "combat",
        "decision",
        "defender",
        "delayed",
        "dictated",
        "edition",
        "extra_turns",
        "faces",
        "fepr",
        "first_player",
        "focus",
        "focus_passes",
        "gen",
        "hits",
        "kills",
        "labels",
        "links",
        "listeners",
        "mode",
        "objects",
        "outcome",
        "passes",
        "passives",
        "phase",
        "players",
        "points",
        "priority",
        "queued",
        "replacers",
        "revealed",
        "seats",
        "serial",
        "showdown",
        "step",
        "switches",
        "tasks",
        "turn",
        "turn_player",
        "version",
        "victory_score",
        "weak",
        "work",
    )

    def __init__(self, edition: str, mode: str, players: list[Player], victory_score: int, seed: int) -> None:
        self.gen: int = 1
        self.edition: str = edition
        self.mode: str = mode
        self.switches: tuple[tuple[str, str], ...] = ()  # rulings chosen against the edition's default
        self.victory_score: int = victory_score
        self.seats: tuple[str, ...] = tuple("ABCD"[: len(players)])  # what the players are called
        self.labels: tuple[tuple[int, str], ...] = ()  # names given to single objects, as a scenario does
        self.chance: int = seed
        self.dictated: list[int] = []
        self.faces: tuple[Face, ...] = ()
        self.objects: list[Obj] = []
        self.players: list[Player] = players
        self.points: list[int] = [0] * (1 + max(p.team for p in players))  # by team (489.8.d)
        self.battlefields: list[Field] = []
        self.first_player: int = 0
        self.queued: int = 0  # whose regular turn it was last (736)
        self.turn_player: int = 0
        self.turn: int = 0
        self.phase: int = SETUP
        self.step: int = 0
        self.extra_turns: list[int] = []
        self.priority: int = NOBODY
        self.passes: int = 0
        self.focus: int = NOBODY
        self.focus_passes: int = 0
        self.showdown: int = NOTHING  # the slot where one is ongoing
        self.combat: bool = False  # whether that showdown is part of a Combat
        self.attacker: int = NOBODY
        self.defender: int = NOBODY
        self.chain: list[ChainItem] = []  # the oldest first
        self.chain_opener: int = 0
        self.fepr: bool = False  # whether an item went through the chain since this was cleared (317.2.f)
        self.cleanup_due: int = 0  # occasions of 319, as bits
        self.cleanups: int = 0  # in a row since the last decision, for the bound of 322
        self.work: int = 0  # tasks run since the last decision, for the bound on runaways
        self.delayed: tuple[Delayed, ...] = ()
        # What linked abilities remember (394.1): the ref of their source, and of what one of them has affected.
        self.links: tuple[tuple[int, int], ...] = ()
        # Damage of the item that resolved last, or of the last combat, and the latest deaths: (ref of the unit, player
        # responsible, kind of source, ref of the source, ref of what the spell or ability comes from, who controls
        # that), for the attribution of kills (428.5). What several things have done is there several times.
        self.hits: tuple[tuple[int, int, int, int, int, int], ...] = ()
        self.kills: tuple[tuple[int, int, int, int, int, int], ...] = ()
        self.revealed: tuple[int, ...] = ()  # refs of the cards that everybody sees for now (424.1.a.3)
        self.weak: tuple[int, ...] = ()  # refs of the units on the board that were not Mighty when last looked at (709)
        # Since when text under a condition applies, while the order could matter (480.2): (source, since when the text
        # is there, index of the ability, since when it applies). None while it could not.
        self.begun: tuple[tuple[int, int, int, int], ...] | None = None
        self.listeners: list[tuple[int, ...]] = [()] * KINDS  # ids of objects with a trigger for that event
        self.replacers: tuple[int, ...] = ()  # ids of objects with a replacement effect
        self.passives: tuple[int, ...] = ()  # ids of objects whose passives affect others
        self.tasks: list[Task] = []
        self.decision: Decision | None = None
        self.outcome: Outcome | None = None
        self.serial: int = 0  # of chain items, modifications and entries
        self.version: int = 0  # grows with every change

    def clone(self) -> "GameState":
        # What is in the lists now belongs to both from here on: neither may write to it without copying.
        self.gen += 1
        n = GameState(self.edition, self.mode, [p.clone() for p in self.players], self.victory_score, self.chance)
        n.gen = self.gen
        n.switches = self.switches
        n.seats = self.seats
        n.labels = self.labels
        n.dictated = self.dictated[:]
        n.faces = self.faces
        n.objects = self.objects[:]
        n.points = self.points[:]
        n.battlefields = [b.clone() for b in self.battlefields]
        n.first_player = self.first_player
        n.queued = self.queued
        n.turn_player = self.turn_player
        n.turn = self.turn
        n.phase = self.phase
        n.step = self.step
        n.extra_turns = self.extra_turns[:]
        n.priority = self.priority
        n.passes = self.passes
        n.focus = self.focus
        n.focus_passes = self.focus_passes
        n.showdown = self.showdown
        n.combat = self.combat
        n.attacker = self.attacker
        n.defender = self.defender
        n.chain = [item.clone() for item in self.chain]
        n.chain_opener = self.chain_opener
        n.fepr = self.fepr
        n.cleanup_due = self.cleanup_due
        n.cleanups = self.cleanups
        n.work = self.work
        n.delayed = self.delayed
        n.links = self.links
        n.hits = self.hits
        n.kills = self.kills
        n.revealed = self.revealed
        n.weak = self.weak
        n.begun = self.begun
        n.listeners = self.listeners[:]
        n.replacers = self.replacers
        n.passives = self.passives
        n.tasks = [task.clone() for task in self.tasks]
        n.decision = self.decision
        n.outcome = self.outcome
        n.serial = self.serial
        n.version = self.version
        return n

    def edit(self, oid: int) -> Obj:
        """The object, owned by this state alone, to be written to."""
        obj = self.objects[oid]
        if obj.gen != self.gen:
            obj = obj.clone()
            obj.gen = self.gen
            self.objects[oid] = obj
        return obj

    def face_of(self, oid: int) -> Face:
        return self.faces[self.objects[oid].face]

    def alive(self, ref: int) -> bool:
        """Whether the reference still names the same object (124, 359.3.e.4)."""
        return self.objects[ref >> REF_SHIFT].ref == ref

    def next_serial(self) -> int:
        self.serial += 1
        return self.serial

    @property
    def closed(self) -> bool:
        """309: a Chain exists."""
        return bool(self.chain)

    @property
    def neutral_open(self) -> bool:
        """310.1"""
        return not self.chain and self.showdown < 0
