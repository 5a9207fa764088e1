"""The bare bases of the vocabulary that cards are composed from. The floors above fill them in.

Nodes never change once a card is built, hold no state of a game, and are shared by every game. What an ability has
chosen and done lives in its chain item; a node reads and writes it through the ``Frame``.
"""

from typing import TYPE_CHECKING, Final

from riftwright.core.ids import ALL_DOMAINS, ANY, DOMAIN_NAMES, NOTHING, NOWHERE, THIS_TURN
from riftwright.core.native import mypyc_attr

if TYPE_CHECKING:
    from riftwright.core.decisions import Option
    from riftwright.core.events import Event
    from riftwright.core.state import ChainItem
    from riftwright.rules.frame import Frame

# Kinds of ability (361.1)
SPELL_TEXT: Final = 0
PASSIVE: Final = 1
REPLACEMENT: Final = 2
ACTIVATED: Final = 3
TRIGGERED: Final = 4

# Kinds of choice made as an item is finalized (355)
CHOOSE_OBJECT: Final = 0
CHOOSE_PLAYER: Final = 1
CHOOSE_PLACE: Final = 2  # a move's destination (355.4)
CHOOSE_ITEM: Final = 3  # a spell or ability on the chain
CHOOSE_FIELD: Final = 4  # a battlefield


@mypyc_attr("allow_interpreted_subclasses")
class Node:
    """Anything that a card's text is made of."""

    __slots__ = ()

    def say(self) -> str:
        """The node as a phrase of the card's text, in the project's own words."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr("allow_interpreted_subclasses")
class Condition(Node):
    """Something that holds or does not."""

    __slots__ = ()

    def holds(self, frame: "Frame") -> bool:
        raise NotImplementedError(type(self).__name__)

    def could(self, frame: "Frame") -> bool:
        """Whether it holds, or may yet hold of something that is about to be played (806.4.a)."""
        return self.holds(frame)

    def keywords(self) -> tuple[int, ...]:
        """The Dependent Keywords that are short for it (727.1.a)."""
        return ()


@mypyc_attr("allow_interpreted_subclasses")
class Amount(Node):
    """A number; None where what it speaks of is no longer known (359.3.e.12)."""

    __slots__ = ()

    def of(self, frame: "Frame") -> int | None:
        raise NotImplementedError(type(self).__name__)


@mypyc_attr("allow_interpreted_subclasses")
class Filter(Node):
    """Which objects qualify."""

    __slots__ = ()

    def matches(self, frame: "Frame", oid: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def candidates(self, frame: "Frame") -> list[int]:
        """Every object that qualifies, in a stable order."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr("allow_interpreted_subclasses")
class Subject(Node):
    """The objects that an instruction is about."""

    __slots__ = ()

    def ids(self, frame: "Frame") -> list[int]:
        """Ids of the objects, without those that are gone or were illegal targets."""
        raise NotImplementedError(type(self).__name__)

    def choice(self) -> "Choice | None":
        """The choice that must be made for it during finalization, if any."""
        return None


@mypyc_attr("allow_interpreted_subclasses")
class Who(Node):
    """The players that an instruction is about."""

    __slots__ = ()

    def players(self, frame: "Frame") -> list[int]:
        raise NotImplementedError(type(self).__name__)

    def choice(self) -> "Choice | None":
        return None


@mypyc_attr("allow_interpreted_subclasses")
class Names(Node):
    """Names to choose from (760)."""

    __slots__ = ()

    def known(self) -> tuple[str, ...]:
        """Every name that may be named, in a stable order."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr("allow_interpreted_subclasses")
class Choice(Node):
    """A choice made during finalization (355.2-355.14): ``least`` to ``most`` different things.

    ``slot`` is its place among the choices of its ability, ``mode`` the mode it belongs to (or -1); the ability
    fills both in when it is built. ``targeted`` is false where 355.10 says that it is no target.
    """

    __slots__ = ("kind", "least", "mode", "most", "slot", "targeted")

    def __init__(self, kind: int, least: int, most: int, targeted: bool = True) -> None:
        self.kind: int = kind
        self.least: int = least
        self.most: int = most
        self.targeted: bool = targeted
        self.slot: int = -1
        self.mode: int = -1

    def available(self, frame: "Frame") -> list[int]:
        """What may be chosen now: refs of objects, players, locations or serials."""
        raise NotImplementedError(type(self).__name__)

    def legal(self, frame: "Frame", value: int) -> bool:
        """Whether what was chosen still meets the requirements as the item resolves (359.3.e.2)."""
        raise NotImplementedError(type(self).__name__)

    def together(self, frame: "Frame", values: list[int]) -> bool:
        """Whether these, each of them legal, meet what is required of the group as a whole (355.11)."""
        return True

    def group(self) -> "Choice | None":
        """The earlier choice with which it makes one group (355.11), if there is one."""
        return None

    def bears(self, frame: "Frame", earlier: "Choice", value: int) -> bool:
        """Whether it could still be made if an earlier choice of the ability were to take that value (355.16)."""
        return True


@mypyc_attr("allow_interpreted_subclasses")
class Effect(Node):
    """An instruction (135.2.b). One that is ``apart`` is said as a sentence of its own; one that says how the source
    ``enters`` needs no "as you play me".
    """

    __slots__ = ()

    apart: bool = False
    enters: bool = False

    def run(self, frame: "Frame") -> bool:
        """Do one step of it. True when it is done, False to be run again (``frame.task.sub`` counts)."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, frame: "Frame", option: "Option") -> None:
        """Take the answer to a decision that ``run`` asked."""
        raise NotImplementedError(type(self).__name__)

    def parts(self) -> "tuple[Subject | Who | Choice, ...]":
        """Whatever in it may need a choice, in the order of the text."""
        return ()

    def lower(self, program: "list[Effect]") -> None:
        """Append itself to a flat program; blocks append branches and what they hold."""
        program.append(self)

    def inner(self) -> "tuple[Effect, ...]":
        """The instructions that a block holds."""
        return ()

    def grants(self) -> "tuple[Ability, ...]":
        """Abilities that it gives, delays or reflexively triggers; they are numbered with the card's own."""
        return ()

    def keywords(self) -> tuple[int, ...]:
        """The Dependent Keywords under which its instructions stand (727)."""
        return ()

    def adds(self) -> bool:
        """Whether it is the Add action, so that its ability resolves as soon as it is finalized (429.2)."""
        return False

    def shown(self, frame: "Frame", player: int) -> list[int]:
        """Ids of cards that the player is looking at for it, although they are hidden otherwise (128)."""
        return []

    def yields(self, frame: "Frame") -> tuple[tuple[int, int, int], ...]:
        """(resource, amount, restriction) of each resource that it would Add now; for planning a payment."""
        return ()


@mypyc_attr("allow_interpreted_subclasses")
class Trigger(Node):
    """The condition of a triggered ability (383.2). ``anyones`` says that any player may have met it, and then
    controls the ability (190.6.c). ``several`` says "one or more": events at one time meet it once.
    """

    __slots__ = ("kinds",)

    anyones: bool = False
    several: bool = False

    def __init__(self, *kinds: int) -> None:
        self.kinds: tuple[int, ...] = kinds

    def met(self, frame: "Frame", event: "Event") -> bool:
        raise NotImplementedError(type(self).__name__)

    def controller(self, frame: "Frame", event: "Event") -> int:
        """Who controls the ability when it triggers; the source's controller unless the text says otherwise."""
        return frame.you

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        """Keep what the effect needs of the event (359.3.f.3)."""


@mypyc_attr("allow_interpreted_subclasses")
class Replace(Node):
    """What a replacement effect listens for (369-370): one kind of proposed event.

    ``instead`` is false where the event happens all the same, with more to it (370.1.b.1).
    """

    __slots__ = ("kind",)

    instead: bool = True

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def applies(self, frame: "Frame", oid: int) -> bool:
        """Whether it can replace the event that is about to happen to that object."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr("allow_interpreted_subclasses")
class CostPart(Node):
    """A cost that is neither Energy nor Power (356.7)."""

    __slots__ = ()

    chooses: bool = False  # whether it is the payer's choice what it is paid with, so that its turn may matter (357.2)

    def uses(self, frame: "Frame") -> list[int]:
        """Objects that it is sure to exhaust or to use up: another cost that does so cannot be paid as well."""
        return []

    def payable(self, frame: "Frame") -> bool:
        raise NotImplementedError(type(self).__name__)

    def spares(self, frame: "Frame", oids: list[int]) -> bool:
        """Whether it can be paid so that those objects, which are chosen, stay legal targets (355.16)."""
        return True

    def pay(self, frame: "Frame") -> bool:
        """Pay it. True when it is paid, False when it has asked a decision; then ``answer`` pays it."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, frame: "Frame", option: "Option") -> None:
        raise NotImplementedError(type(self).__name__)


class Cost:
    """What must be paid: Energy, Power as (mask of domains, amount) pairs, and other costs.

    A mask of 0 stands for [C], Power of the card's own domains (135.2.e.6); all six bits for [A]. ``instead`` is Energy
    and Power that may be paid instead of these, as the player likes.
    """

    __slots__ = ("energy", "instead", "parts", "power")

    def __init__(
        self,
        energy: int = 0,
        power: tuple[tuple[int, int], ...] = (),
        parts: tuple[CostPart, ...] = (),
        *,
        instead: "Cost | None" = None,
    ) -> None:
        self.energy: int = energy
        self.power: tuple[tuple[int, int], ...] = power
        self.parts: tuple[CostPart, ...] = parts
        self.instead: Cost | None = instead

    def symbols(self) -> str:
        """The Energy and Power of it, as [1][fury]."""
        words = [f"[{self.energy}]"] if self.energy or not (self.power or self.parts) else []
        for mask, amount in self.power:
            words += [power_symbol(mask)] * amount
        return "".join(words)

    def say(self) -> str:
        text = self.symbols()
        if self.instead is not None:
            text += f" or {self.instead.symbols()}"
        return ", ".join(([text] if text else []) + [part.say() for part in self.parts])


def power_symbol(mask: int) -> str:
    """The symbol of Power of these domains: [C], [any], [fury] and so on."""
    if mask == 0:
        return "[C]"
    names = [name.lower() for i, name in enumerate(DOMAIN_NAMES) if mask >> i & 1]
    return "[any]" if len(names) == ANY else f"[{'/'.join(names)}]"


class CostChange:
    """What something changes in a cost (356.1-356.4): increases are above 0, discounts below.

    Power comes in (mask of domains, amount) pairs. A discount with a ``least`` does not take the Energy cost beneath
    that (356.4.e); ``instead`` is what it may take off as well, as the player likes. ``ignores`` are base costs that
    become zero (356.1.b): 1 for Energy, 2 for Power.
    """

    __slots__ = ("energy", "ignores", "instead", "least", "power")

    def __init__(
        self,
        energy: int = 0,
        power: tuple[tuple[int, int], ...] = (),
        *,
        least: int = 0,
        ignores: int = 0,
        instead: "CostChange | None" = None,
    ) -> None:
        self.energy: int = energy
        self.power: tuple[tuple[int, int], ...] = power
        self.least: int = least
        self.ignores: int = ignores
        self.instead: CostChange | None = instead

    def same(self, other: "CostChange") -> bool:
        """Whether both take the same off."""
        if (self.energy, self.power, self.least) != (other.energy, other.power, other.least):
            return False
        if self.instead is None or other.instead is None:
            return self.instead is other.instead
        return self.instead.same(other.instead)


ONE_LESS: Final = CostChange(-1, instead=CostChange(power=((ALL_DOMAINS, -1),)))  # one Energy, or one Power


class OptionalCost:
    """An additional cost that a player may choose to pay (356.2.b). ``repeat`` is the Repeat keyword (820); with
    ``takes`` it is paid with any number of those, or with ``single`` with one of them, chosen as the card is played
    (355.1).
    """

    __slots__ = ("cost", "keyword", "repeat", "single", "takes")

    def __init__(
        self,
        cost: Cost,
        keyword: int = NOTHING,
        repeat: bool = False,
        takes: Filter | None = None,
        single: bool = False,
    ) -> None:
        self.cost: Cost = cost
        self.keyword: int = keyword
        self.repeat: bool = repeat
        self.takes: Filter | None = takes
        self.single: bool = single


@mypyc_attr("allow_interpreted_subclasses")
class Passive(Node):
    """What a passive ability changes (363-366). Each family of passives overrides the questions it answers."""

    __slots__ = ()

    def answers(self) -> frozenset[str]:
        """The questions, methods below, that it answers in a way of its own."""
        kind = type(self)
        return frozenset(name for name in vars(Passive) if getattr(kind, name) is not getattr(Passive, name))

    reaches: bool = False  # whether it affects objects other than its source
    draws: bool = False  # whether a card is played to its battlefield for whose play the cost is paid that it adds
    prices: bool = False  # whether it changes what things cost

    def affects(self, frame: "Frame", oid: int) -> bool:
        """Whether it applies to that object in the layers."""
        return False

    floor: int | None = None  # the Might that a decrease leaves at least; it is reckoned anew all the time (477.3.b)

    def might(self, frame: "Frame", oid: int) -> int:
        """What it adds to Might (477.3)."""
        return 0

    def raises_to(self, frame: "Frame", oid: int) -> int:
        """The Might that it increases the unit's Might to, after all other increases (479); 0 for none."""
        return 0

    def tags(self) -> tuple[str, ...]:
        """Tags that it gives (477.1.a)."""
        return ()

    yields: bool = False  # whether it depends on what other effects grant, for it grants only what is not there (479)

    def keywords(self, frame: "Frame", oid: int) -> tuple[tuple[int, int], ...]:
        """(keyword, value) pairs that it grants to that object (477.2)."""
        return ()

    borrows: bool = False  # whether the abilities that it gives are those that other objects have

    def abilities(self, frame: "Frame", oid: int) -> "list[tuple[int, Ability]]":
        """Activated abilities that the object has by it (477.2), each with the face that it is written on."""
        return []

    def grants(self) -> "tuple[Ability, ...]":
        """Abilities that it gives to objects."""
        return ()

    def lends(self, frame: "Frame", oid: int) -> tuple[tuple[int, int], ...]:
        """(keyword, value) pairs that it grants to a card that is not on the board (801.3.a)."""
        return ()

    def hiding_cost(self, frame: "Frame", player: int) -> "Cost | None":
        """The cost for which that player may hide a card instead of what Hidden asks for (811.1.b)."""
        return None

    def lends_cost(self, frame: "Frame", item: "ChainItem") -> "OptionalCost | None":
        """An optional additional cost that it adds to the play of that item (356.2.b.1)."""
        return None

    def hastens(self, frame: "Frame", oid: int, ability: "Ability") -> int:
        """The timing, ACTION or REACTION, that it gives to an activated ability of the object; NOTHING for none."""
        return NOTHING

    def flow(self, frame: "Frame") -> "Cost | None":
        """The cost for which it lets its card be played from the trash (366.1): a Flow cost, say (829)."""
        return None

    def another_cost(self, frame: "Frame", oid: int) -> "Cost | None":
        """The cost for which it lets that card be played in place of its base cost (356.1.a)."""
        return None

    def discount(self, frame: "Frame") -> int:
        """How much less Energy its card costs to play (356.4)."""
        return 0

    def change_cost(self, frame: "Frame", item: "ChainItem") -> "CostChange | None":
        """What it changes in the cost of that item (356.3, 356.4); for ``prices`` only."""
        return None

    def change_component(self, frame: "Frame", item: "ChainItem", optional: bool) -> "CostChange | None":
        """What it changes in one component of the cost of that item (356.4.c): each optional additional cost, or else
        what the ability itself costs, or its mandatory additional cost; for ``prices`` only.
        """
        return None

    def forbids_points(self, frame: "Frame", player: int) -> bool:
        """Whether that player cannot gain points."""
        return False

    def raises_victory_score(self) -> int:
        """By how much it raises the Victory Score of the mode of play (194.3)."""
        return 0

    def forbids_scoring(self, frame: "Frame", player: int, loc: int) -> bool:
        """Whether that player cannot score that battlefield (470)."""
        return False

    def forbids_damage(self, frame: "Frame", oid: int) -> bool:
        """Whether that unit takes no damage."""
        return False

    def prevents(self, frame: "Frame", oid: int, kind: int, player: int) -> int:
        """How much of damage to that unit it prevents (437), by the kind of source and the player responsible."""
        return 0

    def bonus_damage(self, frame: "Frame", item: "ChainItem", oid: int) -> int:
        """The Bonus Damage that it adds to what the spell or ability deals to that unit (713)."""
        return 0

    def decreases_more(self, frame: "Frame", item: "ChainItem", oid: int) -> int:
        """How much more Might than it says that spell or ability takes from the unit as it gives it -[M] (375)."""
        return 0

    def forbids_countering(self, frame: "Frame", item: "ChainItem") -> bool:
        """Whether that spell or ability cannot be countered (425)."""
        return False

    def forbids_dealing(self, frame: "Frame", oid: int) -> bool:
        """Whether that unit deals no combat damage."""
        return False

    def any_damage_kills(self, frame: "Frame", oid: int, player: int) -> bool:
        """Whether any amount of that player's damage is enough to kill the unit (142.4.c)."""
        return False

    def forbids_choosing(self, frame: "Frame", oid: int, item: "ChainItem") -> bool:
        """Whether that spell or ability cannot choose the object (757)."""
        return False

    def ignores(self, frame: "Frame", which: int, player: int, oid: int, item: "ChainItem | None") -> bool:
        """Whether that player treats that keyword of the object as inactive (766): as they pay for the item, or where
        there is none as they assign combat damage.
        """
        return False

    def buffs_again(self, frame: "Frame", oid: int) -> bool:
        """Whether that unit may be buffed although it has a buff (426.1.b.2)."""
        return False

    def most_empowered(self, frame: "Frame", oid: int) -> int:
        """How many times over that object may be Empowered by it (441.1.c.1)."""
        return 1

    def assigned_last(self, frame: "Frame", oid: int) -> bool:
        """Whether that unit must be assigned combat damage last (465.2.c.6)."""
        return False

    def forbids_moving(self, frame: "Frame", oid: int, loc: int, player: int) -> bool:
        """Whether that player cannot move the permanent to that location."""
        return False

    def skips(self, frame: "Frame", player: int, phase: int) -> bool:
        """Whether that player skips that phase of their turn (443)."""
        return False

    def forbids_playing(self, frame: "Frame", player: int, oid: int) -> bool:
        """Whether that player cannot play the card (054)."""
        return False

    def forbids_playing_me(self, frame: "Frame") -> bool:
        """Whether its own card cannot be played now by the player who would play it (366.1)."""
        return False

    def opens_trash(self, frame: "Frame", player: int) -> bool:
        """Whether that player may play cards from their trash (419.1.a)."""
        return False

    def banishes_trashed(self, frame: "Frame", owner: int) -> bool:
        """Whether cards of that player are banished that would go to the trash from anywhere but the Main Deck."""
        return False

    def forbids_playing_to(self, frame: "Frame", loc: int, player: int) -> bool:
        """Whether that player cannot play units to that location."""
        return False

    def recalls_everyone(self, frame: "Frame", attacker: int) -> bool:
        """Whether all units of a combat of that attacker are recalled where its attackers would be (466.1.a.2)."""
        return False

    def readies_entering(self, frame: "Frame", item: "ChainItem") -> bool:
        """Whether the unit that is about to enter does so ready."""
        return False

    def forbids_readying(self, frame: "Frame", oid: int) -> bool:
        """Whether spells and abilities cannot ready that object."""
        return False

    def room(self, frame: "Frame", loc: int) -> int:
        """How many more cards than one the Facedown Zone of that battlefield holds (107.3.b.1)."""
        return 0

    def welcomes(self, frame: "Frame", loc: int) -> bool:
        """Whether units may move to that location from anywhere."""
        return False

    def opens(self, frame: "Frame", loc: int) -> bool:
        """Whether its card may be played to that battlefield although its player does not control it (355.2)."""
        return False

    def opens_to(self, frame: "Frame", player: int, loc: int) -> bool:
        """Whether any unit of that player may be played to that battlefield (355.2.b)."""
        return False

    def confines(self, frame: "Frame", loc: int) -> bool:
        """Whether it says that its card is played only elsewhere than to that location (054.2)."""
        return False

    def ambushes(self, frame: "Frame", loc: int) -> bool:
        """Whether its card may be played to that battlefield with the permissions of Ambush (822.1.d)."""
        return False

    def ambush_as_action(self, frame: "Frame", player: int) -> bool:
        """Whether that player may Ambush only when they could play cards with Action (822.1.d)."""
        return False

    def triggers_again(self, frame: "Frame", item: "ChainItem") -> int:
        """How many more times than once that ability triggers."""
        return 0

    def toll(self, frame: "Frame", player: int, loc: int, count: int) -> int:
        """Power of any domain that the player must pay to move ``count`` units there at once (204.4)."""
        return 0


class Ability:
    """One ability or text of a face, ready to run. Built once; see ``build``."""

    __slots__ = (
        "answers",
        "choices",
        "condition",
        "cost",
        "effects",
        "index",
        "is_add",
        "keyword",
        "kind",
        "limit",
        "may",
        "modes",
        "optional_costs",
        "passive",
        "program",
        "reflexive",
        "replace",
        "timing",
        "trigger",
        "until",
        "zone",
    )

    def __init__(
        self,
        kind: int,
        effects: tuple[Effect, ...] = (),
        *,
        trigger: Trigger | None = None,
        replace: Replace | None = None,
        passive: Passive | None = None,
        condition: Condition | None = None,
        cost: Cost | None = None,
        may: bool = False,
        keyword: int = NOTHING,
        timing: int = NOTHING,
        limit: int = 0,
        reflexive: bool = False,
        until: int = THIS_TURN,
        zone: int = NOWHERE,
        optional_costs: tuple[OptionalCost, ...] = (),
    ) -> None:
        self.kind: int = kind
        self.effects: tuple[Effect, ...] = effects
        self.trigger: Trigger | None = trigger
        self.replace: Replace | None = replace
        self.passive: Passive | None = passive
        self.answers: frozenset[str] = passive.answers() if passive is not None else frozenset()
        self.condition: Condition | None = condition  # must hold to be activated, to trigger (383.2.a.1), to apply
        self.cost: Cost | None = cost
        self.may: bool = may  # "you may" as the first part of a triggered effect (383.3.a)
        self.keyword: int = keyword  # the keyword it is, or depends on: Deathknell, Legion ...
        self.timing: int = timing  # ACTION or REACTION for an activated ability (806.1.c.2, 813.1.c.2)
        self.limit: int = limit  # how often each turn (383.3.e); 0 for no limit
        self.reflexive: bool = reflexive
        self.until: int = until
        self.zone: int = zone  # the Non-Board Zone where it triggers (385); NOWHERE for those that do on the board
        self.optional_costs: tuple[OptionalCost, ...] = optional_costs  # Repeat on an ability (820.1.a)
        self.index: int = -1
        self.choices: tuple[Choice, ...] = ()
        self.modes: int = 0
        self.program: tuple[Effect, ...] = ()
        self.is_add: bool = any(effect.adds() for effect in effects)
        self._build()

    def _build(self) -> None:
        choices: list[Choice] = []
        for effect in self.effects:
            _collect(effect, choices, NOTHING)
        self.choices = tuple(choices)
        program: list[Effect] = []
        for effect in self.effects:
            effect.lower(program)
        self.program = tuple(program)
        self.modes = 1 + max((c.mode for c in choices), default=-1)
        for effect in self.effects:
            self.modes = max(self.modes, effect_modes(effect))


def _collect(effect: Effect, choices: list[Choice], mode: int) -> None:
    """Number the choices of an effect in the order of its text; one named twice is one choice."""
    for part in effect.parts():
        choice = part if isinstance(part, Choice) else part.choice()
        if choice is None or choice in choices:
            continue
        if choice.slot >= 0:
            raise ValueError(f"a choice belongs to two abilities: {choice.say()}")
        choice.slot = len(choices)
        choice.mode = mode
        choices.append(choice)
    modes = effect_modes(effect)
    for i, inner in enumerate(effect.inner()):
        _collect(inner, choices, i if modes else mode)


def chooses_afresh(ability: Ability) -> bool:
    """Whether the ability chooses each of its modes only once a turn."""
    return any(getattr(effect, "fresh", False) for effect in ability.effects)


def effect_modes(effect: Effect) -> int:
    """How many modes a modal effect offers; 0 for any other."""
    return len(effect.inner()) if getattr(effect, "modal", False) else 0
