"""The small integers of the game: zones, types, domains, keywords, statuses, phases.

Plain ``Final`` ints, since the machine compares them millions of times.
"""

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1
EACH_THEIRS: Final = -2  # each player does it with their own (411.1)

# Zones (105-108). Everything from FACEDOWN up is on the Board.
NOWHERE: Final = 0  # ceased to exist, or removed from the game
MAIN_DECK: Final = 1
RUNE_DECK: Final = 2
HAND: Final = 3
TRASH: Final = 4
BANISHMENT: Final = 5
CHAMPION_ZONE: Final = 6
CHAIN: Final = 7
FACEDOWN: Final = 8
BASE: Final = 9
BATTLEFIELD: Final = 10  # at a battlefield
BATTLEFIELD_ZONE: Final = 11  # a battlefield card itself
LEGEND_ZONE: Final = 12

FIRST_BOARD_ZONE: Final = FACEDOWN

ZONE_NAMES: Final = (
    "nowhere",
    "main deck",
    "rune deck",
    "hand",
    "trash",
    "banishment",
    "champion zone",
    "chain",
    "facedown",
    "base",
    "battlefield",
    "battlefield zone",
    "legend zone",
)

# Locations (197-200): the base of player p is p, battlefield slot b is FIELD + b.
FIELD: Final = 8

# Card types (133), a mask: an object may have several (177-178).
UNIT: Final = 1
GEAR: Final = 2
SPELL: Final = 4
RUNE: Final = 8
BATTLEFIELD_CARD: Final = 16
LEGEND: Final = 32
PERMANENT: Final = UNIT | GEAR

TYPE_NAMES: Final = {
    UNIT: "unit",
    GEAR: "gear",
    SPELL: "spell",
    RUNE: "rune",
    BATTLEFIELD_CARD: "battlefield",
    LEGEND: "legend",
}

# Domains (134), in the rulebook's order, and Power of any Domain (135.2.e.5).
FURY: Final = 0
CALM: Final = 1
MIND: Final = 2
BODY: Final = 3
CHAOS: Final = 4
ORDER: Final = 5
ANY: Final = 6
ENERGY: Final = 7
RESOURCES: Final = 8  # how many resources a pool tells apart

DOMAIN_NAMES: Final = ("Fury", "Calm", "Mind", "Body", "Chaos", "Order")
ALL_DOMAINS: Final = 0b111111

# What a resource may be spent on.
FOR_ANYTHING: Final = 0
FOR_SPELLS: Final = 1  # to play spells
FOR_GEAR: Final = 2  # to play gear or use its abilities
FOR_UNITS: Final = 3  # to play units or use their abilities
FOR_PERMANENTS: Final = 4  # to play units or gear
FOR_SHOWDOWNS: Final = 5  # during showdowns
RESTRICTIONS: Final = 6
# The words for it, behind the name of the resource.
PURPOSES: Final = ("", " for spells", " for gear", " for units", " for permanents", " for showdowns")

# Keywords (805-829)
ACCELERATE: Final = 0
ACTION: Final = 1
ASSAULT: Final = 2
DEATHKNELL: Final = 3
DEFLECT: Final = 4
GANKING: Final = 5
HIDDEN: Final = 6
LEGION: Final = 7
REACTION: Final = 8
SHIELD: Final = 9
TANK: Final = 10
TEMPORARY: Final = 11
VISION: Final = 12
EQUIP: Final = 13
QUICK_DRAW: Final = 14
REPEAT: Final = 15
WEAPONMASTER: Final = 16
AMBUSH: Final = 17
HUNT: Final = 18
LEVEL: Final = 19
UNIQUE: Final = 20
BACKLINE: Final = 21
EMPOWER: Final = 22
EMPOWERED_KEYWORD: Final = 23
FLOW: Final = 24

KEYWORD_NAMES: Final = (
    "Accelerate",
    "Action",
    "Assault",
    "Deathknell",
    "Deflect",
    "Ganking",
    "Hidden",
    "Legion",
    "Reaction",
    "Shield",
    "Tank",
    "Temporary",
    "Vision",
    "Equip",
    "Quick-Draw",
    "Repeat",
    "Weaponmaster",
    "Ambush",
    "Hunt",
    "Level",
    "Unique",
    "Backline",
    "Empower",
    "Empowered",
    "Flow",
)
VALUED_KEYWORDS: Final = (ASSAULT, SHIELD, DEFLECT, HUNT)  # their values add up
COUNTED_KEYWORDS: Final = (VISION, WEAPONMASTER)  # each instance triggers, so that the value is how many there are
LOST: Final = -1  # the value of a keyword that an effect takes away (801.3.b)

# Statuses of an object on the board (124.2), a mask.
EXHAUSTED: Final = 1
STUNNED: Final = 2
ATTACKER: Final = 4
DEFENDER: Final = 8
HAS_ATTACKED: Final = 32  # its attack triggers were checked in this combat (383.4.e.2.a)
HAS_DEFENDED: Final = 64
DESIGNATED: Final = ATTACKER | DEFENDER

# Phases (314-317)
SETUP: Final = 0
AWAKEN: Final = 1
BEGINNING: Final = 2
CHANNEL: Final = 3
DRAW: Final = 4
MAIN: Final = 5
ENDING: Final = 6

PHASE_NAMES: Final = ("setup", "awaken", "beginning", "channel", "draw", "main", "ending")

# How long a modification lasts.
WHILE_THERE: Final = 0
THIS_TURN: Final = 1
THIS_COMBAT: Final = 2
WHILE_ATTACHED: Final = 3  # as long as its source is attached to the object
WHILE_SOURCE: Final = 4  # as long as its source is on the board
# What a modification does to damage (437)
PREVENT: Final = 1  # as much as its value
PREVENT_NEXT: Final = 2  # all of the next damage
DOUBLE: Final = 3
ALL: Final = 1 << 30  # the Prevent Value "All" (437.1.b.1.b)

UNTIL_NAMES: Final = ("", "this turn", "this combat")

# What opened the chain (340.2.a)
OPENED_BY_PLAY: Final = 0
OPENED_BY_TRIGGER: Final = 1
OPENED_BY_ADD: Final = 2

# The eight occasions of a cleanup (319), as bits.
OPEN_OR_CLOSED: Final = 1 << 1
PHASE_CHANGE: Final = 1 << 2
PENDING_ADDED: Final = 1 << 3
ITEM_FINALIZED: Final = 1 << 4
ITEM_REMOVED: Final = 1 << 5
BOARD_CHANGE: Final = 1 << 6
STATUS_CHANGE: Final = 1 << 7
MOVE_COMPLETE: Final = 1 << 8

MIGHTY: Final = 5  # 708
