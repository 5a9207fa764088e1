"""Copies of a game: clones, saves and replays are exact, and leave one another alone."""

from collections.abc import Iterator

from riftwright.game import Game


def copies_agree(game: Game) -> Iterator[str]:
    """A clone and a loaded save are the same position, offer the same options, and what is played on a clone is
    played there alone.
    """
    data = game.save()
    keys = game.decision.keys()
    before = game.digest()
    for what, copy in (("clone", game.clone()), ("loaded save", Game.load(data))):
        if copy.save() != data:
            yield f"the {what} is another position"
        if copy.decision.keys() != keys:
            yield f"the {what} offers {copy.decision.keys()}, not {keys}"
    branch = game.clone()
    kept = branch.clone()
    for turn in range(4):
        if branch.outcome is None:
            branch.apply((7 * turn + len(keys)) % len(branch.decision.options))
    if game.digest() != before:
        yield "playing on a clone has changed the game"
    if kept.digest() != before:
        yield "playing on a clone has changed the clone that was taken of it"


class Twin:
    """A copy that is played with the same choices as its original and must stay equal to it."""

    def __init__(self, what: str, copy: Game, life: int) -> None:
        self.what = what
        self.life = life  # choices still to be played
        self._game = copy
        self._kept = copy.clone()
        self._digest = copy.digest()

    def follow(self, choice: str, game: Game, *, closely: bool) -> Iterator[str]:
        """Play the choice that the original has just played. The positions are compared at the end of its life, or
        after each choice.
        """
        self.life -= 1
        play(self._game, choice)
        if (closely or self.life <= 0) and self._game.digest() != game.digest():
            yield f"the {self.what} has come to another position by {choice!r}"
        elif game.outcome is None and self._game.decision.keys() != game.decision.keys():
            yield f"the {self.what} offers other options after {choice!r}"
        if self.life <= 0 and self._kept.digest() != self._digest:
            yield f"the clone of the {self.what} has changed, though nothing was played on it"


CONCEDE = "concede:"


def play(game: Game, choice: str) -> None:
    """One choice of a recorded game: an option's key, or ``concede:PLAYER``."""
    if choice.startswith(CONCEDE):
        game.concede(int(choice.removeprefix(CONCEDE)))
    else:
        game.apply(choice)
