"""Special terms (739-740): friendly, enemy, alone, one on one, in combat."""

from riftwright.notation.board import Board
from tests.rules.plays import JULY
from tests.support import begin, play, sentences, thing

HELP = "Spell: buff a friendly unit"
HARM = "Spell: kill an enemy unit"


def test_740_1_a_what_teammates_control_is_friendly_and_740_1_b_what_opponents_control_is_an_enemy() -> None:
    """740.1, 740.1.a, 740.1.b: A and C are teammates."""
    for spell, meant in ((HELP, ["Mine", "Ours"]), (HARM, ["Theirs", "Others"])):
        board = Board(turn="A", mode="magma", edition=JULY)
        board.player("A", base=["Unit 1 as Mine"], hand=[spell]).player("B", base=["Unit 1 as Theirs"])
        board.player("C", base=["Unit 1 as Ours"]).player("D", base=["Unit 1 as Others"])
        game = begin(board)
        play(game, spell)
        assert sentences(game) == meant


def test_740_2_a_a_teammates_unit_is_company_too() -> None:
    board = Board(turn="A", mode="magma", edition=JULY)
    board.battlefield(controller="A", units={"A": ["Unit 1 as Mine"], "B": ["Unit 1 as Theirs"]})
    board.battlefield(controller="A", units={"A": ["Unit 1 as One"], "C": ["Unit 1 as Ours"]})
    m = begin(board)
    assert m.machine.alone(thing(m, "Mine"))
    assert not m.machine.alone(thing(m, "One"))
