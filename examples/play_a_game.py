"""Play one game between two tournament decks with a bot that picks at random. Run it from the repository's root."""

from riftwright import Game
from riftwright.players import RandomPlayer

game = Game.new(decks=["examples/decks/kaisa.txt", "examples/decks/ahri.txt"], mode="duel", seed=7)
bot = RandomPlayer(seed=1)
while game.outcome is None:
    game.apply(bot.choose(game))
print(game.outcome)
