"""Golden transcripts: whole games written down once, which must come out the same for ever.

A transcript holds the seats' decks, mode, edition and seed, every choice by key, a digest now and then, and the game as
it is told. It changes when a rule or a sentence changes: then it is read, and renewed with
``python -m tools.renew_golden``.
"""

import json
from pathlib import Path
from typing import Any, Final

from riftwright.game import Game
from riftwright.judge.explain import explain_game
from riftwright.players import RandomPlayer

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = Path(__file__).parent / "golden"
DECKS: Final = ("examples/decks/kaisa.txt", "examples/decks/ahri.txt")
GAMES: Final = (("duel", "2026-10-16", 7), ("skirmish", "2026-07-16", 11), ("magma", "2026-03-30", 5))
EVERY: Final = 25  # choices between two digests


def name(mode: str, edition: str, seed: int) -> str:
    """What the files of a golden game are called."""
    return f"{mode}-{edition}-{seed}"


def begin(mode: str, edition: str, seed: int) -> Game:
    """The game at its first decision."""
    return Game.new([ROOT / deck for deck in DECKS], mode, edition, seed)


def record(mode: str, edition: str, seed: int) -> tuple[dict[str, Any], str]:
    """Play the game between random players: what is written down of it, and the game as it is told."""
    game = begin(mode, edition, seed)
    bot = RandomPlayer(seed)
    keys: list[str] = []
    digests: list[str] = []
    while game.outcome is None:
        option = bot.choose(game)
        keys.append(option.key)
        game.apply(option)
        if len(keys) % EVERY == 0:
            digests.append(game.digest())
    written = {
        "mode": mode,
        "edition": edition,
        "seed": seed,
        "choices": keys,
        "digests": digests,
        "end": game.digest(),
        "outcome": str(game.outcome),
    }
    return written, told(game)


def told(game: Game) -> str:
    """The game as a story."""
    return explain_game(game).text() + "\n"


def read(mode: str, edition: str, seed: int) -> tuple[dict[str, Any], str]:
    """What was written down."""
    path = FOLDER / name(mode, edition, seed)
    return json.loads(path.with_suffix(".json").read_text("utf-8")), path.with_suffix(".txt").read_text("utf-8")


def write(mode: str, edition: str, seed: int) -> Path:
    """Write the game down anew; the path of its transcript."""
    written, text = record(mode, edition, seed)
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / name(mode, edition, seed)
    path.with_suffix(".json").write_text(json.dumps(written, indent=1) + "\n", "utf-8")
    path.with_suffix(".txt").write_text(text, "utf-8")
    return path
