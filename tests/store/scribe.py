"""``python -m tests.store.scribe URL``: twenty games write down what they do, as fast as they can, until the program is
killed. Prints ``GAME NUMBER`` when, and only when, that entry is committed.
"""

import asyncio
import sys

from riftwright.store import Store, UnknownGameError, Writer
from tests.store.samples import entry, new_game

GAMES = tuple(f"game {index}" for index in range(20))


async def scribble(writer: Writer, game: str, number: int) -> None:
    while True:
        number += 1
        await writer.write([entry(game, number, f"{game} {number}")])
        print(game, number, sep=":", flush=True)


async def main(store: Store) -> None:
    writer = Writer(store)
    begun = {game: len(store.load(game).entries) for game in GAMES}
    await asyncio.gather(*(scribble(writer, game, number) for game, number in begun.items()))


def begin(store: Store) -> None:
    """The games, where they do not go on from an earlier run."""
    for game in GAMES:
        try:
            store.load(game)
        except UnknownGameError:
            store.create(new_game(game))


if __name__ == "__main__":
    store = Store.open(sys.argv[1])
    begin(store)
    asyncio.run(main(store))
