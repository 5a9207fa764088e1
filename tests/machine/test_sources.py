"""The rules of the house that a reader of the source can check: who writes what, what nobody imports, how long
things are, and that every class of the state can be copied and saved.
"""

import ast
import importlib
import pkgutil
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

import riftwright
from riftwright.core import saves
from riftwright.core.decisions import Option
from riftwright.core.events import KINDS
from riftwright.core.state import ChainItem, Field, GameState, Known, Obj, Player
from riftwright.core.tasks import Task
from riftwright.rules.registry import TASKS

SOURCE: Final = Path(riftwright.__file__).parent
ENGINE: Final = ("core", "rules", "effects", "cards", "notation", "players", "game.py")
MOST_LINES: Final = 800
MOST_IN_A_FUNCTION: Final = 60


def modules(*rooms: str) -> Iterator[tuple[str, ast.Module]]:
    """The parsed source of those rooms, by path."""
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if not rooms or any(name == room or name.startswith(f"{room}/") for room in rooms):
            yield name, ast.parse(path.read_text(encoding="utf-8"))


# One way to change the world

# What is on the board and what players have: facts of the game, which actions alone write.
FACTS: Final = {
    *saves.slots_of(Obj),
    *saves.slots_of(Field),
    *saves.slots_of(Player),
    "points",
    "objects",
    "listeners",
    "replacers",
    "passives",
    "faces",
} - {"id", "index", "slot", "gen"}
# Variables that hold chain items: what is chosen and paid for one is written as it is finalized and resolved.
ITEMS: Final = {"item", "own", "created", "proposed"}
CHANGING: Final = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"}

# Who may write what outside of rules/actions, and why.
ALLOWED: Final[dict[str, set[str]]] = {
    # Before the game begins, there is nothing to act on.
    "rules/setup.py": {"legends", "champion", "chosen", "main_deck", "rune_deck", "objects", "faces"},
    "notation/board.py": FACTS,
    "notation/items.py": {"buffs", "controller", "damage", "face", "finalized", "flags", "loc", "stamp", "types"},
    "notation/state_words.py": {"base", "buffs", "damage", "damaged_by", "empowered", "entered", "face", "flags"}
    | {"hidden_on", "mods", "moves", "named", "token", "types", "used"},
    # Counters of the turn, and what was used up in it.
    "rules/turn.py": {"turns", "scored", "conquered", "shut_out", "used", "deaths", "discarded", "moves"}
    | {"finalized", "finalized_cards", "resolved", "spent_on_spell"},
    "rules/abilities/triggered.py": {"used"},
    # A card is played: who controls it, and how it enters.
    "rules/playing.py": {"controller"},
    "rules/resolving.py": {"controller", "flags", "resolved"},
    # A copy for looking ahead, in which hidden cards are others: nothing has happened in the game.
    "rules/determinization.py": {"face", "printed", "types", "zone"},
}


class Writes(ast.NodeVisitor):
    """Collects writes to attributes that have the name of a fact."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []  # attribute, source
        self.aliases: dict[str, str] = {}  # a local name that stands for such an attribute, in the function at hand

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name not in ("__init__", "clone"):
            outer, self.aliases = self.aliases, {}
            self.generic_visit(node)
            self.aliases = outer

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self._target(target, node)
            if isinstance(target, ast.Name):
                self.aliases.pop(target.id, None)
                if isinstance(node.value, ast.Attribute) and node.value.attr in FACTS:
                    self.aliases[target.id] = node.value.attr
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._target(node.target, node)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            self._target(node.func.value, node)
        self.generic_visit(node)

    def _rebinds(self, target: ast.expr, node: ast.AST) -> bool:
        """Whether only the name is given another value: what it stood for stays as it is."""
        return isinstance(target, ast.Name) and isinstance(node, ast.Assign)

    def _target(self, target: ast.expr, node: ast.AST) -> None:
        if isinstance(target, (ast.Tuple, ast.List)):
            for part in target.elts:
                self._target(part, node)
        whole = target
        while isinstance(target, ast.Subscript):
            target = target.value
        if isinstance(target, ast.Name) and target.id in self.aliases and not self._rebinds(whole, node):
            self.found.append((self.aliases[target.id], ast.unparse(node)))
            return
        if not isinstance(target, ast.Attribute) or target.attr not in FACTS:
            return
        if not (isinstance(target.value, ast.Name) and target.value.id in {"self", *ITEMS}):
            self.found.append((target.attr, ast.unparse(node)))


def writes(tree: ast.Module) -> list[tuple[str, str]]:
    """Writes to facts in a module."""
    visitor = Writes()
    visitor.visit(tree)
    return visitor.found


def test_actions_alone_write_the_facts_of_the_game() -> None:
    stray = [
        f"{name}: {source}"
        for name, tree in modules("core", "rules", "effects", "cards", "notation", "players", "game.py")
        if not name.startswith(("rules/actions/", "core/"))
        for attribute, source in writes(tree)
        if attribute not in ALLOWED.get(name, set())
    ]
    assert stray == []


def test_a_write_through_a_local_name_is_found() -> None:
    tree = ast.parse(
        "def spend(m):\n    pool = m.state.players[0].pool\n    pool[1] -= 2\n    pool = []\n    pool.append(3)\n"
    )

    assert writes(tree) == [("pool", "pool[1] -= 2")]


def test_what_is_allowed_is_needed() -> None:
    written = {name: {attribute for attribute, _ in writes(tree)} for name, tree in modules(*ALLOWED)}
    del written["notation/board.py"]  # may write whatever a position is made of
    assert [
        (name, ALLOWED[name] - attributes) for name, attributes in written.items() if ALLOWED[name] - attributes
    ] == []


def test_the_scan_sees_every_kind_of_write() -> None:
    tree = ast.parse("o.damage = 1\ns.edit(3).flags |= 2\np.hand.append(1)\ns.points[0] += 1\na, f.contested = 1, 2\n")
    assert [attribute for attribute, _ in writes(tree)] == ["damage", "flags", "hand", "points", "contested"]
    assert writes(ast.parse("item.loc = 1\nself.owner = 2\nx = o.damage\nlocal.unknown = 1\n")) == []


# No line of the engine names a card, and nothing but its own stream is chance


def test_no_rule_knows_a_card_by_its_name() -> None:
    for name, tree in modules("core", "rules"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Compare):
                sides = [node.left, *node.comparators]
                texts = [side for side in sides if isinstance(side, ast.Constant) and isinstance(side.value, str)]
                names = [side for side in sides if isinstance(side, ast.Attribute) and side.attr == "name"]
                assert not (texts and names), f"{name}:{node.lineno} compares a name with {ast.unparse(texts[0])}"


def test_the_engine_reads_no_clock_and_no_other_chance() -> None:
    forbidden = {"random", "time", "datetime", "secrets", "uuid", "os", "threading"}
    for name, tree in modules(*ENGINE):
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                found = {alias.name.partition(".")[0] for alias in node.names} & forbidden
            elif isinstance(node, ast.ImportFrom):
                found = {(node.module or "").partition(".")[0]} & forbidden
            else:
                continue
            assert not found, f"{name}:{node.lineno} imports {found}"


# What mypyc compiles


COMPILED: Final = ("core", "rules", "effects", "cards", "notation/anonymous.py")


def uncompilable(tree: ast.Module) -> Iterator[str]:
    """What mypyc compiles to something else than Python would run, or not at all."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            bases = [ast.unparse(base) for base in node.bases]
            if any(base.endswith(("Error", "Exception", "Warning")) for base in bases):
                yield f"class {node.name}({', '.join(bases)})"  # is no exception any more
        elif isinstance(node, ast.Attribute) and node.attr == "__new__":
            yield ast.unparse(node)  # calls __init__ as well


def test_what_is_compiled_runs_as_it_is_written() -> None:
    stray = [
        f"{name}: {what}"
        for name, tree in modules(*COMPILED)
        if name != "core/errors.py"
        for what in uncompilable(tree)
    ]
    assert stray == []


def test_the_scan_sees_what_mypyc_runs_otherwise() -> None:
    tree = ast.parse("class A(ValueError): pass\nclass B(A): pass\nn = B.__new__(B)\nm = object.__new__(B)\n")
    assert list(uncompilable(tree)) == ["class A(ValueError)", "B.__new__", "object.__new__"]


def test_nodes_from_outside_may_inherit_from_every_base_of_the_vocabulary() -> None:
    [(_, tree)] = modules("core/nodes.py")
    shut: list[str] = []
    bases = {"Node"}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and (
            node.name in bases or bases & {ast.unparse(base) for base in node.bases}
        ):
            bases.add(node.name)
            if not any("allow_interpreted_subclasses" in ast.unparse(one) for one in node.decorator_list):
                shut.append(node.name)
    assert shut == []
    assert len(bases) > 10


def test_nodes_of_tests_set_what_they_are_in_their_constructors() -> None:
    """Compiled code reads it in the object, and does not see it in the class of one that is interpreted, nor in a slot
    of that class.
    """
    kept = {"reaches", "prices", "floor", "apart", "anyones", "instead"}
    root = SOURCE.parents[1]
    hidden = [
        f"{path.relative_to(root).as_posix()}:{part.lineno} {ast.unparse(part)}"
        for path in sorted((root / "tests").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        for part in node.body
        if isinstance(part, (ast.Assign, ast.AnnAssign))
        and (
            set(ast.unparse(part).split(" ")[0].split(":")) & kept
            or (ast.unparse(part).startswith("__slots__") and any(f"'{name}'" in ast.unparse(part) for name in kept))
        )
    ]
    assert hidden == []


# Small rooms


def test_no_file_is_too_long() -> None:
    root = SOURCE.parents[1]
    folders = (SOURCE, root / "tests", root / "tools", root / "benchmarks")
    lengths = {
        path.relative_to(root).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for folder in folders
        for path in folder.rglob("*.py")
    }
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}


def test_no_function_is_too_long() -> None:
    long = [
        f"{name}:{node.lineno} {node.name}: {node.end_lineno - node.lineno + 1} lines"
        for name, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and node.name not in ("__init__", "clone")  # as long as the class has slots
        and node.end_lineno is not None
        and node.end_lineno - node.lineno + 1 > MOST_IN_A_FUNCTION
    ]
    assert long == []


# Every class of the state can be copied and saved


def every_module() -> None:
    """Import all of the package, so that all classes exist."""
    for module in pkgutil.walk_packages([str(SOURCE)], "riftwright."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)


def kinds_of_task(base: type[Task] = Task) -> set[type[Task]]:
    every_module()
    found: set[type[Task]] = set()
    for cls in base.__subclasses__():
        found |= {cls} | kinds_of_task(cls)
    return found


def test_every_kind_of_task_is_registered_for_saves() -> None:
    assert {cls.__name__ for cls in kinds_of_task()} == {cls.__name__ for cls in TASKS}
    names = [cls.__name__ for cls in (*TASKS, *saves.CORE_CLASSES)]
    assert len(set(names)) == len(names)


BLANKS: Final = saves.by_name(saves.CORE_CLASSES, TASKS)
COPIED: Final = (*TASKS, Obj, Player, Field, ChainItem, GameState)


def annotations_of(cls: type) -> dict[str, str]:
    """The types of a class's attributes, as its ``__init__`` and those of its bases write them."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__[:-1]):
        for node in ast.walk(constructor_of(base)):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                found[node.target.attr] = ast.unparse(node.annotation)
    return found


def constructor_of(cls: type) -> ast.AST:
    """The ``__init__`` of a class in the source, of which a compiled class knows nothing."""
    path = SOURCE.parent / f"{cls.__module__.replace('.', '/')}.py"
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    return part
    return ast.Module([], [])


class Filler:
    """Makes values, each another one, of the types that the state is made of."""

    def __init__(self, truth: bool = True) -> None:
        self._numbers = count(100)
        self._truth = truth

    def value(self, annotation: str, module: ModuleType) -> Any:
        """A value of the type that the annotation names in that module. A new type needs a new line here."""
        n = next(self._numbers)
        plain = annotation.replace(" | None", "")
        if not isinstance(getattr(module, plain, None), type):
            plain = str(getattr(module, plain, plain))  # another name for a type
        if plain == "ChainItem":
            return self.filled(ChainItem)
        if plain == "list[ChainItem]":
            return [self.filled(ChainItem)]
        if plain == "list[list[ChainItem]]":
            return [[self.filled(ChainItem)], [self.filled(ChainItem)]]
        if plain == "Known":
            return Known(Obj(n, 0, 1, 0, 9), n, True, False)
        if plain == "list[Obj]":
            return [self.filled(Obj)]
        if plain == "list[Player]":
            return [self.filled(Player)]
        if plain == "list[Field]":
            return [self.filled(Field)]
        if plain == "list[Task]":
            return [self.filled(cls) for cls in TASKS]
        if plain == "GameState":
            return GameState("edition", "mode", [Player(0, n)], n, n)
        made = {
            "int": n,
            "bool": self._truth,
            "str": f"text {n}",
            "list[int]": [n, n + 1],
            "list[str]": [f"text {n}"],
            "list[list[int]]": [[n], [n + 1]],
            "list[list[str]]": [[f"text {n}"]],
            "list[tuple[int, int]]": [(n, n)],
            "list[tuple[int, ...]]": [(n,)] * KINDS,
            "list[Option]": [Option(n)],
        }
        if plain in made:
            return made[plain]
        if plain.startswith("tuple[int, int, int"):
            return (n, n + 1, n + 2)
        if plain.startswith("tuple["):
            return (n, n + 1)  # never changes, whatever is in it
        if plain in ("Decision", "Outcome"):
            return None
        raise AssertionError(f"the test makes no value of {annotation!r} yet")

    def filled(self, cls: type) -> Any:
        """An object with another value in every slot."""
        made: Any = BLANKS[cls.__name__]()
        types = annotations_of(cls)
        module = sys.modules[cls.__module__]
        for slot in saves.slots_of(cls):
            setattr(made, slot, 1 if slot == "gen" else self.value(types[slot], module))
        return made


def shared(a: Any, b: Any) -> Iterator[str]:
    """Lists, and lists within lists, that two objects have in common."""
    for slot in saves.slots_of(type(a)):
        x, y = getattr(a, slot), getattr(b, slot)
        if isinstance(x, list):
            if x is y:
                yield slot
            elif any(isinstance(i, list) and i is j for i, j in zip(x, y, strict=True)):
                yield f"{slot}, within"


@pytest.mark.parametrize("truth", [False, True])
@pytest.mark.parametrize("cls", COPIED)
def test_a_clone_has_every_slot_and_shares_no_list(cls: type, truth: bool) -> None:
    every_module()
    original = Filler(truth).filled(cls)
    copy = original.clone()
    assert type(copy) is cls
    assert saves.encode(copy) == saves.encode(original)
    assert list(shared(original, copy)) == []


@pytest.mark.parametrize("cls", (*TASKS, *saves.CORE_CLASSES))
def test_every_slot_is_set_by_the_constructor_and_saved(cls: type) -> None:
    assert set(annotations_of(cls)) == set(saves.slots_of(cls))
    original = Filler().filled(cls)
    data = saves.encode(original)
    assert set(data) - {"!"} == set(saves.slots_of(cls)) - {"gen"}
    assert saves.encode(saves.decode(data, BLANKS, lambda name: None)) == data  # type: ignore[arg-type,return-value]


def test_a_forgotten_slot_is_noticed() -> None:
    original = Filler().filled(Field)
    blank = BLANKS["Field"]()
    for slot in saves.slots_of(Field):
        forgetful = original.clone()
        setattr(forgetful, slot, getattr(blank, slot))
        assert saves.encode(forgetful) != saves.encode(original), slot
