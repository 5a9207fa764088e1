"""The options of a decision as a numbered list."""

from typing import Final

from rich.text import Text

from riftwright.cli.board import PENDING, describe_item
from riftwright.cli.screen import BOLD, DIM, Screen
from riftwright.core.decisions import D_PAY, O_ACTIVATE, O_ADD, O_HIDE, O_MOVE, O_OBJECT, O_PLAY, Option
from riftwright.core.ids import NOBODY
from riftwright.game import Game
from riftwright.players.human import CHOICES, Group
from riftwright.rules.wording import object_name

# The word that the group says already.
_VERBS: Final = {O_PLAY: "play ", O_ACTIVATE: "use ", O_MOVE: "move ", O_HIDE: "hide "}
LABEL: Final = 9
PAYMENTS: Final = 6  # so many ways to pay are shown


def show_menu(screen: Screen, game: Game, groups: list[Group]) -> None:
    """Print what is asked, and the numbered options; of many ways to pay only the first."""
    decision = game.decision
    screen.line(Text.assemble((f"{game.name(decision.player)}{_about(game)}: ", BOLD), decision.prompt))
    for group in groups:
        shown = _first(decision.kind, group.options)
        items = [_item(game, group, i, option) for i, option in enumerate(shown)]
        if len(shown) < len(group.options):
            items.append(Text(f"{group.first + len(shown)} and up: more ways, which `options` lists", style=DIM))
        label = "" if group.title == CHOICES else group.title
        screen.labelled(label, items, label_width=LABEL if len(groups) > 1 else 0)


def _first(kind: int, options: list[Option]) -> list[Option]:
    """Ways to pay come with the plainest first; others are rarely wanted, and there may be dozens."""
    return options[:PAYMENTS] if kind == D_PAY and len(options) > PAYMENTS + 1 else options


def _about(game: Game) -> str:
    """The card that the choice is for, with what has been chosen for it already."""
    oid = game.decision.obj
    if oid < 0:
        return ""
    for item in game.state.chain:
        if item.obj == oid and item.pending:
            return f", {describe_item(game, item).removesuffix(PENDING)}"
    return f", {object_name(game.state, oid)}"


def _item(game: Game, group: Group, at: int, option: Option) -> Text:
    text = _resource(game, option) or game.describe(option)
    if group.title != CHOICES:
        text = text.removeprefix(_VERBS.get(option.kind, ""))
    return Text.assemble((f"{group.first + at}", BOLD), f" {_whose(game, option)}{text}{_might(game, option)}")


def _resource(game: Game, option: Option) -> str:
    """An ability that Adds, in few words: what it adds is in its page (`card NAME`), and of runes well known (164)."""
    if option.kind != O_ADD:
        return ""
    source = game.state.objects[option.a]
    verb = ("exhaust", "recycle")[option.b] if source.is_rune and option.b < 2 else "use"
    return f"{verb} {object_name(game.state, option.a)}"


def _whose(game: Game, option: Option) -> str:
    """Of something on the board that another player controls: whose it is."""
    if option.kind != O_OBJECT or not game.state.objects[option.a].on_board:
        return ""
    controller = game.state.objects[option.a].controller
    return "" if controller in (game.decision.player, NOBODY) else f"{game.name(controller)}'s "


def _might(game: Game, option: Option) -> str:
    """Of a unit on the board that could be chosen: its Might, and the damage on it."""
    if option.kind != O_OBJECT:
        return ""
    unit = game.state.objects[option.a]
    if not unit.is_unit or not unit.on_board:
        return ""
    damage = f", {unit.damage} damage" if unit.damage else ""
    return f" [{game.machine.might(option.a)}{damage}]"
