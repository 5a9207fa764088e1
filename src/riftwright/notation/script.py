"""The script of a scenario: what players choose and what must hold, one statement per line.

``parse`` gives statements as plain data; ``judge.run`` carries them out. The grammar is in ``script.lark``, the tokens
in ``words``, and docs/scenarios.md has an example of every statement.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from riftwright.notation.happenings import HAPPENINGS, Happening
from riftwright.notation.words import KEYWORD, NAME, SEATS, Names, Word, words_of

if TYPE_CHECKING:
    from lark import Lark, Token, Tree, UnexpectedInput

    Node = Tree[Token] | Token


class ScriptError(ValueError):
    """A line of a script that cannot be read. ``line`` counts from the first line of the script."""

    def __init__(self, what: str, line: int, column: int) -> None:
        super().__init__(what)
        self.what: str = what
        self.line: int = line
        self.column: int = column


# What a script speaks of


@dataclass(frozen=True, slots=True)
class Ref:
    """Something that a script names. ``kind`` is one of

    ``name`` (``text``, perhaps with its ``owner``), ``identity`` (object ``number``), ``player`` (``text``), ``field``
    (battlefield ``number``), ``base`` (of ``owner``; of whoever it is about where that is empty), ``ability`` (the
    ability of what ``of`` names, the ``number``-th or any for 0), ``mode`` (``number``), ``nothing``.
    """

    kind: str
    text: str = ""
    number: int = 0
    owner: str = ""
    of: "Ref | None" = None

    def __str__(self) -> str:
        if self.kind == "ability":
            return f"{self.of}'s ability{f' {self.number}' if self.number else ''}"
        if self.kind == "identity":
            return f"#{self.number}"
        if self.kind in ("field", "mode"):
            return f"{'battlefield' if self.kind == 'field' else 'mode'} {self.number}"
        owner = f"{self.owner}'s " if self.owner else ""
        return owner + (self.text or self.kind)


@dataclass(frozen=True, slots=True)
class Payment:
    """One part of a way to pay: ``how`` is exhaust, recycle, spend or use."""

    how: str
    number: int = 1
    resource: str = ""
    status: str = ""
    ref: Ref | None = None


@dataclass(frozen=True, slots=True)
class Action:
    """What a player does; ``verb`` is its name in the grammar."""

    verb: str
    refs: tuple[Ref, ...] = ()
    place: Ref | None = None
    label: str = ""
    origin: str = ""
    targets: tuple[Ref, ...] | None = None
    paying: tuple[str, ...] = ()  # keywords, or "" for the additional cost
    refusing: tuple[str, ...] | None = None
    modes: tuple[int, ...] = ()
    shares: tuple[tuple[int, Ref], ...] = ()
    payments: tuple[Payment, ...] = ()
    number: int = 1
    word: str = ""  # a window, a domain
    status: str = ""
    player: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """An expectation about what has happened."""

    happening: Happening
    subject: Ref | None = None
    never: bool = False
    details: tuple[tuple[str, Ref], ...] = ()  # (about, to, at, from, by; what)
    number: int | None = None
    times: int | None = None


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that must hold; ``kind`` is its name in the grammar."""

    kind: str
    text: str
    negative: bool = False
    refs: tuple[Ref, ...] = ()
    list: tuple[Ref, ...] = ()  # behind a colon
    players: tuple[str, ...] = ()
    number: int | None = None
    words: tuple[str, ...] = ()
    roles: tuple[tuple[str, str], ...] = ()
    action: Action | None = None
    events: tuple[Event, ...] = ()
    ever: bool = False  # not only since the last choice


# Statements


@dataclass(frozen=True, slots=True)
class Statement:
    """One line. ``line`` counts in its file, ``editions`` is empty where it holds under all."""

    line: int
    text: str
    editions: tuple[str, ...] = ()

    def holds_in(self, edition: str) -> bool:
        return not self.editions or edition in self.editions


@dataclass(frozen=True, slots=True)
class Choice(Statement):
    """A player does something."""

    player: str = ""
    action: Action = field(default=Action("pass"))


@dataclass(frozen=True, slots=True)
class Passing(Statement):
    """Everyone passes: once round, or ``until_empty`` until the chain is."""

    until_empty: bool = False


@dataclass(frozen=True, slots=True)
class Call(Statement):
    """Something gets a label."""

    ref: Ref = field(default=Ref("nothing"))
    label: str = ""


@dataclass(frozen=True, slots=True)
class Expect(Statement):
    """Facts that must hold."""

    facts: tuple[Fact, ...] = ()


# Lines

_EMPTY_BLOCK: Final = "a block for some editions holds the lines below it that are indented further; there are none"
_PREFIX: Final = re.compile(r"\s*\[(?P<editions>[\d,\s-]+)\]")


def parse(
    text: str,
    *,
    names: Iterable[str] = (),
    editions: Sequence[str] = (),
    players: Sequence[str] = SEATS,
    first_line: int = 1,
) -> tuple[Statement, ...]:
    """The statements of a script.

    ``names`` are the labels and cards that it may use besides those of the catalogue, ``editions`` the only ones that
    a ``[2026-03-30]`` before a line may name, ``players`` those who play, ``first_line`` the number of its first line
    in the file. Raises ``ScriptError`` with the number of the line.
    """
    known = Names([*names, *_labels(text)])
    statements: list[Statement] = []
    for number, line, prefix in _lines(text, first_line, editions):
        reader = _Reader(line, number, known, prefix)
        reader.check_players(players)
        statements.append(reader.statement())
    return tuple(statements)


def rules_of(line: str, names: Iterable[str] = ()) -> set[str]:
    """The rules of the grammar by which a statement is read."""
    return {str(tree.data) for tree in _Reader(line, 1, Names(names), ()).tree().iter_subtrees()}


def _lines(text: str, first: int, known: Sequence[str]) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """(number, line, editions) of every line that holds a statement; columns stay as they are."""
    block: tuple[str, ...] = ()
    opened_at = -1  # how far the line that opened the block is indented
    opened_in = 0
    for number, line in enumerate(text.replace("’", "'").splitlines(), first):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        indent = len(line) - len(line.lstrip())
        if opened_at >= 0 and indent <= opened_at:
            if opened_in:
                raise ScriptError(_EMPTY_BLOCK, opened_in, 1)
            block, opened_at = (), -1
        prefix = _PREFIX.match(line)
        if prefix is None:
            opened_in = 0
            yield number, line, block
            continue
        named = _editions(prefix, number, known)
        rest = line[prefix.end() :]
        if not rest.strip() or rest.lstrip().startswith("#"):
            if opened_at >= 0:
                raise ScriptError("a block for some editions cannot hold another one", number, indent + 1)
            block, opened_at, opened_in = named, indent, number
        else:
            opened_in = 0
            both = tuple(name for name in named if not block or name in block)
            yield number, " " * prefix.end() + rest, both
    if opened_in:
        raise ScriptError(_EMPTY_BLOCK, opened_in, 1)


def _editions(prefix: "re.Match[str]", line: int, known: Sequence[str]) -> tuple[str, ...]:
    named = tuple(part.strip() for part in prefix["editions"].split(","))
    for name in named:
        if known and name not in known:
            raise ScriptError(f"no edition {name!r}; there are {', '.join(known)}", line, prefix.start("editions") + 1)
    return named


_LABEL: Final = re.compile(r"\bas (?P<label>[A-Z][\w'-]*(?: \d+\b)?)")


def _labels(text: str) -> list[str]:
    """Labels that the script itself gives."""
    return [match["label"] for match in _LABEL.finditer(text)]


# The grammar


@cache
def _grammar() -> "tuple[Lark, dict[str, str], dict[str, list[str]]]":
    """The parser, each keyword's terminal, and the words for each terminal."""
    from lark import Lark
    from lark.lexer import Lexer, LexerState

    class Given(Lexer):
        """The tokens come ready made."""

        __future_interface__ = 1

        def __init__(self, conf: object) -> None:
            """Nothing to set up."""

        def lex(self, lexer_state: LexerState, parser_state: object) -> "Iterator[Token]":
            tokens: Iterator[Token] = lexer_state.text  # type: ignore[assignment]  # what parse() was given
            return tokens

    grammar = files("riftwright.notation").joinpath("script.lark").read_text(encoding="utf-8")
    lark = Lark(grammar, parser="lalr", lexer=Given, maybe_placeholders=False, propagate_positions=True)
    keywords: dict[str, str] = {}
    shown: dict[str, list[str]] = {}
    for terminal in lark.terminals:
        value = terminal.pattern.value
        alternatives = value.removeprefix("(?:").removesuffix(")").split("|") if "|" in value else [value]
        keywords |= dict.fromkeys(alternatives, terminal.name)
        shown[terminal.name] = _meanings(alternatives)
    return lark, keywords, shown


def _meanings(words: list[str]) -> list[str]:
    """The words without those that are another form of one of them: passes, not pass."""
    return sorted(word for word in words if not any(other != word and other.startswith(word) for other in words))


_KINDS: Final = {
    NAME: "a name",
    KEYWORD: "a keyword",
    "PLAYER": "a player",
    "INT": "a number",
    "ID": "an id",
    "EVENT": "what happened",
    "$END": "the end of the line",
}
_LISTED: Final = 24


class _Reader:
    """One line on its way to a statement."""

    def __init__(self, line: str, number: int, names: Names, editions: tuple[str, ...]) -> None:
        self.line = line
        self.number = number
        self.editions = editions
        _, self._keywords, _ = _grammar()
        self._words = list(words_of(line, names, self._keywords))
        last = self._words[-1]
        self._text = line[: last.column - 1 + last.length].strip()

    def check_players(self, players: Sequence[str]) -> None:
        for word in self._words:
            if word.kind == "PLAYER" and word.text not in players:
                what = f"there is no player {word.text}, only {', '.join(players)}"
                raise ScriptError(what, self.number, word.column)

    def statement(self) -> Statement:
        return self._build(self.tree())

    def tree(self) -> "Tree[Token]":
        from lark import UnexpectedInput

        lark, _, _ = _grammar()
        tokens = [self._token(word) for word in self._words]
        first: UnexpectedInput | None = None
        while True:
            try:
                return lark.parse(iter(tokens))
            except UnexpectedInput as error:
                first = first or error
                if not self._ends_list(tokens, error.column):
                    raise self._cannot_read(first) from None

    def _ends_list(self, tokens: "list[Token]", column: int) -> bool:
        """A list takes every comma there is. Where it cannot be read on, let the last comma end the list, and with it
        the fact. False where there is none.
        """
        from lark import Token

        if tokens[0] != "expect":
            return False
        for i in range(len(tokens) - 1, -1, -1):
            token = tokens[i]
            if token.type == "COMMA" and (column < 0 or (token.column or 0) < column):
                tokens[i] = Token.new_borrow_pos("SEMICOLON", token, token)
                return True
        return False

    def _token(self, word: Word) -> "Token":
        from lark import Token

        end = word.column - 1 + word.length
        return Token(
            word.kind,
            word.text,
            start_pos=word.column - 1,
            line=self.number,
            column=word.column,
            end_line=self.number,
            end_column=end + 1,
            end_pos=end,
        )

    def _cannot_read(self, error: "UnexpectedInput") -> ScriptError:
        from lark import UnexpectedToken

        assert isinstance(error, UnexpectedToken)
        _, keywords, shown = _grammar()
        allowed = error.accepts or error.expected
        words = [word for word, kind in keywords.items() if kind in allowed]
        found = "" if error.token.type == "$END" else str(error.token)
        column = error.token.column or 1 if found else len(self.line.rstrip()) + 1
        what = f"cannot read {found!r}" if found else "the line ends too soon"
        before = self.line[: column - 1].strip()
        if before:
            what += f" after {before!r}" if found else f", after {before!r}"
        near = get_close_matches(found, words, n=1, cutoff=0.7)
        if near:
            return ScriptError(f"{what}; did you mean {near[0]!r}?", self.number, column)
        listed = [_KINDS[kind] for kind in allowed if kind in _KINDS]
        listed += [repr(word) for kind in allowed if kind not in _KINDS for word in shown[kind]]
        listed.sort()
        if len(listed) > _LISTED:
            return ScriptError(f"{what}; docs/scenarios.md has every statement", self.number, column)
        return ScriptError(f"{what}; expected {', '.join(listed)}", self.number, column)

    def error(self, what: str) -> ScriptError:
        return ScriptError(what, self.number, 1)

    def _build(self, tree: "Tree[Token]") -> Statement:
        base = (self.number, self._text, self.editions)
        kind = str(tree.data)
        if kind == "choice":
            player, action = tree.children
            return Choice(*base, str(player), self._action(_tree(action)))
        if kind == "round":
            return Passing(*base)
        if kind == "rounds":
            until = [token for token in _tokens(tree) if token.type == "EVENT"]
            if until and until[0] != "resolved":
                raise self.error(f"pass until 'resolved' or until 'the chain is empty', not until {str(until[0])!r}")
            return Passing(*base, until_empty=True)
        if kind == "call":
            ref, label = tree.children
            return Call(*base, _ref(_tree(ref)), str(label))
        facts = []
        for child in _subtrees(tree):
            facts.append(self._fact(child))
        return Expect(*base, tuple(facts))

    # Actions

    def _action(self, tree: "Tree[Token]") -> Action:
        verb = str(tree.data)
        action = Action(verb)
        for token in _tokens(tree):
            if token.type == "WINDOW":
                action = replace(action, word=str(token))
            elif token.type == "PLAYER":
                action = replace(action, player=str(token))
        refs: list[Ref] = []
        for child in _subtrees(tree):
            kind = str(child.data)
            if kind == "share":
                action = replace(action, shares=(*action.shares, _share(child)))
            elif kind == "runes":
                action = _runes(action, child)
            elif kind.startswith("by_"):
                action = replace(action, payments=(*action.payments, _payment(child)))
            elif kind in _CLAUSES:
                action = _CLAUSES[kind](action, child)
            elif kind == "refs":
                refs += _refs(child)
            elif verb in ("move", "hide") and child is tree.children[-1]:
                action = replace(action, place=_ref(child))
            else:
                refs.append(_ref(child))
        if verb == "apply":  # the same as to save something with it
            return replace(action, verb="save", refs=tuple(reversed(refs)))
        return replace(action, refs=tuple(refs))

    # Facts

    def _fact(self, tree: "Tree[Token]") -> Fact:
        kind = str(tree.data)
        fact = Fact(kind, self.line[tree.meta.start_pos : tree.meta.end_pos])
        if kind == "happened":
            events = tuple(self._event(child) for child in _subtrees(tree) if child.data == "happening")
            return replace(fact, events=events, ever=any(child.data == "ever" for child in _subtrees(tree)))
        for token in _tokens(tree):
            if token.type in ("NOT", "NO"):
                fact = replace(fact, negative=True)
            elif token.type == "PLAYER":
                fact = replace(fact, players=(*fact.players, str(token)))
            elif token.type == "INT":
                fact = replace(fact, number=int(token))
            elif token.type not in _SAID_BY_KIND or (token.type, kind) in _SAID_ALL_THE_SAME:
                fact = replace(fact, words=(*fact.words, str(token)))
        for child in _subtrees(tree):
            fact = self._add(fact, child)
        return fact

    def _add(self, fact: Fact, child: "Tree[Token]") -> Fact:
        kind = str(child.data)
        if kind == "amount":
            (token,) = _tokens(child)
            return replace(fact, number=0 if token.type == "NO" else int(token))
        if kind == "power":
            return replace(fact, words=(*fact.words, str(child.children[0])))
        if kind == "role":
            role, player = child.children
            return replace(fact, roles=(*fact.roles, (str(role), str(player))))
        if kind == "refs":
            return replace(fact, list=_refs(child))
        if fact.kind == "may":
            return replace(fact, action=self._action(child))
        return replace(fact, refs=(*fact.refs, _ref(child)))

    def _event(self, tree: "Tree[Token]") -> Event:
        at = next(i for i, child in enumerate(tree.children) if getattr(child, "type", "") == "EVENT")
        event = Event(HAPPENINGS[str(tree.children[at])])
        for child in tree.children[:at]:
            if getattr(child, "type", "") in ("NEVER", "NOT", "NO"):
                event = replace(event, never=True)
            elif not hasattr(child, "type"):
                event = replace(event, subject=_ref(_tree(child)))
        if event.subject is not None and event.subject.kind == "nothing":
            event = replace(event, never=not event.never, subject=None)
        for child in tree.children[at + 1 :]:
            event = _detail(event, _tree(child))
        return event


# Words that a fact's kind says already, and where it does not.
_SAID_BY_KIND: Final = ("CONTROL", "WIN", "POINT", "CARD", "RUNE", "UNIT", "ITEM", "FACEDOWN")
_SAID_ALL_THE_SAME: Final = (("FACEDOWN", "cards"), ("FACEDOWN", "in_zone"), ("UNIT", "kind"))


# From trees to data


def _tree(node: "Node") -> "Tree[Token]":
    from lark import Tree

    assert isinstance(node, Tree)
    return node


def _tokens(tree: "Tree[Token]") -> "list[Token]":
    from lark import Token

    return [child for child in tree.children if isinstance(child, Token)]


def _subtrees(tree: "Tree[Token]") -> "list[Tree[Token]]":
    from lark import Tree

    return [child for child in tree.children if isinstance(child, Tree)]


def _refs(tree: "Tree[Token]") -> tuple[Ref, ...]:
    return tuple(_ref(child) for child in _subtrees(tree))


def _ref(tree: "Tree[Token]") -> Ref:
    kind = str(tree.data)
    tokens = _tokens(tree)
    if kind == "ability":
        return Ref(kind, of=_ref(_subtrees(tree)[0]), number=int(tokens[0]) if tokens else 0)
    if kind == "owned":
        return Ref("name", text=str(tokens[1]), owner=str(tokens[0]))
    if kind == "base":
        return Ref(kind, owner=str(tokens[0]) if tokens else "")
    if kind in ("identity", "field", "mode"):
        return Ref(kind, number=int(tokens[0]))
    return Ref(kind, text=str(tokens[0]) if tokens else "")


def _share(tree: "Tree[Token]") -> tuple[int, Ref]:
    return int(_tokens(tree)[0]), _ref(_subtrees(tree)[0])


def _runes(action: Action, tree: "Tree[Token]") -> Action:
    for token in _tokens(tree):
        if token.type == "INT":
            action = replace(action, number=int(token))
        elif token.type == "STATUS":
            action = replace(action, status=str(token))
        elif token.type == "DOMAIN":
            action = replace(action, word=str(token))
    return action


def _payment(tree: "Tree[Token]") -> Payment:
    how = {"by_exhausting": "exhaust", "by_recycling": "recycle", "by_spending": "spend", "by_using": "use"}
    payment = Payment(how[str(tree.data)])
    for token in _tokens(tree):
        if token.type == "INT":
            payment = replace(payment, number=int(token))
        elif token.type == "STATUS":
            payment = replace(payment, status=str(token))
        elif token.type == "DOMAIN":
            payment = replace(payment, resource=str(token))
    for child in _subtrees(tree):
        if child.data == "power":
            payment = replace(payment, resource=str(child.children[0]))
        else:
            payment = replace(payment, ref=_ref(child))
    return payment


def _costs(tree: "Tree[Token]") -> tuple[str, ...]:
    return tuple(str(child.children[0]) if child.children else "" for child in _subtrees(tree))


_CLAUSES: "Final[Mapping[str, Callable[[Action, Tree[Token]], Action]]]" = {
    "label": lambda action, tree: replace(action, label=str(tree.children[0])),
    "place": lambda action, tree: replace(action, place=_ref(_subtrees(tree)[0])),
    "targets": lambda action, tree: replace(action, targets=_refs(_subtrees(tree)[0])),
    "paying": lambda action, tree: replace(action, paying=(*action.paying, *_costs(tree))),
    "refusing": lambda action, tree: replace(action, refusing=_costs(tree)),
    "modes": lambda action, tree: replace(action, modes=tuple(int(token) for token in _tokens(tree))),
    "origin": lambda action, tree: replace(action, origin=str(tree.children[0])),
}


def _detail(event: Event, tree: "Tree[Token]") -> Event:
    kind = str(tree.data)
    tokens = _tokens(tree)
    if kind == "times":
        word = str(tokens[0])
        return replace(event, times={"once": 1, "twice": 2}.get(word) or int(word))
    if kind == "amounting":
        return replace(event, number=int(tokens[0]))
    ref = _ref(_subtrees(tree)[0])
    return replace(event, details=(*event.details, (kind.removesuffix("_"), ref)))


__all__ = [
    "SEATS",
    "Action",
    "Call",
    "Choice",
    "Event",
    "Expect",
    "Fact",
    "Passing",
    "Payment",
    "Ref",
    "ScriptError",
    "Statement",
    "Word",
    "parse",
    "rules_of",
]
