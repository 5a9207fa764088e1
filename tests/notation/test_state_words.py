"""Words of state and the tables of a board: what they set up, and what is said of those that say something else."""

import pytest

from riftwright.core.ids import (
    ALL,
    ASSAULT,
    DOUBLE,
    FIELD,
    HAS_ATTACKED,
    LOST,
    PREVENT,
    TANK,
    THIS_COMBAT,
    THIS_TURN,
    WHILE_ATTACHED,
    WHILE_SOURCE,
    WHILE_THERE,
)
from riftwright.core.state import GameState, Obj
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.notation.scenario import ScenarioError, parse_scenario
from riftwright.notation.state_words import BoardError
from riftwright.rules.abilities import triggered
from tests.support import begin, thing


def piece(text: str) -> tuple[GameState, Obj]:
    """A piece in A's base, beside a gear "Lamp" and below a Charm in the trash."""
    s = Board(turn="A").player("A", base=["Gear as Lamp", text], trash=["Charm"]).state()
    return s, s.objects[s.players[0].base[-1]]


def error(board: str) -> str:
    with pytest.raises(ScenarioError) as caught:
        parse_scenario(f'title = "T"\n{board}\nscript = "expect game goes on"\n', "file.toml")
    return str(caught.value)


def test_what_an_effect_gave_lasts_as_long_as_the_word_says() -> None:
    _, o = piece("Unit 3 +2 -1 this combat given [Assault 2] for good without [Tank]")

    given = [(mod.until, mod.might, mod.keyword, mod.value) for mod in o.mods]
    assert given == [
        (THIS_TURN, 2, -1, 0),
        (THIS_COMBAT, -1, -1, 0),
        (WHILE_THERE, 0, ASSAULT, 2),
        (THIS_TURN, 0, TANK, LOST),
    ]


def test_a_copy_is_what_it_copies_and_stays_what_it_is() -> None:
    s, o = piece("Unit 3 copy of Watchful Sentry")

    assert (s.faces[o.face].name, s.faces[o.printed].name) == ("Watchful Sentry", "Unit 3")
    assert any(o.id in heard for heard in s.listeners), "it listens for what the copy listens for"


def test_what_lasts_while_something_is_attached_or_there() -> None:
    s, o = piece("Unit 3 base Might 6 while Lamp is attached taken from B while Lamp is there")
    lamp = s.objects[s.players[0].base[0]]

    base, before, taken = o.mods
    assert (base.until, base.base, base.source) == (WHILE_ATTACHED, 6, lamp.ref)
    assert (before.controller, taken.controller, taken.until, taken.source) == (1, 0, WHILE_SOURCE, lamp.ref)
    assert (o.owner, o.controller) == (1, 0)


def test_control_that_was_taken_for_the_turn_goes_back() -> None:
    game = begin(Board(turn="A").player("A", base=["Unit 3 as Loan taken from B this turn"]))
    loan = thing(game, "Loan")
    while game.state.turn_player == 0:
        game.apply(game.decision.options[-1])

    assert game.state.objects[loan].controller == 1


def test_prevention_and_what_causes_it() -> None:
    s, o = piece("Unit 3 prevents 2 from Charm prevents all damage takes double damage")

    assert [(mod.damage, mod.value) for mod in o.mods] == [(PREVENT, 2), (PREVENT, ALL), (DOUBLE, 2)]
    assert o.mods[0].source == s.objects[s.players[0].trash[0]].ref


def test_who_dealt_damage_with_what() -> None:
    s, o = piece("Unit 3 damaged 2 by A and B with Charm")
    charm = s.objects[s.players[0].trash[0]]

    assert (o.damage, o.damaged_by) == (2, 0b11)
    assert s.hits == ((o.ref, 1, 0, charm.ref - 1, charm.ref - 1, 1),)


def test_what_was_played_this_turn_and_used() -> None:
    s, o = piece("Unit 3 [Use: draw 1] played 2 used ability 1 by B")

    assert s.players[0].finalized_cards == (o.id,)
    assert s.players[0].finalized == 2
    (used,) = s.players[1].used
    assert triggered.parts_of_usage(used) == (o.ref, o.face, 0, -1)


def test_statuses_of_a_combat_and_tokens() -> None:
    _, o = piece("Unit 3 attacked token naming Poro buffed 2")

    assert (o.flags, o.token, o.named, o.buffs) == (HAS_ATTACKED, True, "Poro", 2)


def test_since_when_a_text_applies() -> None:
    s, o = piece("Unit 3 since 2")

    assert o.entered == 2
    assert s.objects[s.players[0].base[0]].entered > 2


def test_several_pieces_as_one() -> None:
    board = 'title = "T"\nturn = "A"\n[A]\nhand = ["2 Charm", "Smite"]\n[[battlefield]]\nA = ["12 Recruit exhausted"]\n'
    s = Game.from_scenario(parse_scenario(f'{board}script = "expect game goes on"\n')).state

    assert [s.face_of(oid).name for oid in s.players[0].hand] == ["Charm", "Charm", "Smite"]
    assert len(s.battlefields[0].units) == 12


def test_a_name_will_do_where_only_one_thing_has_it() -> None:
    s, o = piece("Equipment 2 attached to Gear")

    assert o.attached_to == s.players[0].base[0]
    board = Board(turn="A").player("A", base=["Unit 3", "Unit 3", "Gear attached to Unit 3"])
    with pytest.raises(BoardError, match="several things are called 'Unit 3'"):
        board.state()


def test_where_the_turn_stands() -> None:
    places = {}
    for phase in ("after awaken", "after scoring", "after channel", "after draw", "start of main", "after expiration"):
        s = Board(turn="A", phase=phase).state()
        places[phase] = (s.phase, s.tasks[0].step)

    assert len(set(places.values())) == len(places)


def test_a_combat_whose_damage_is_dealt() -> None:
    units = {"A": ["Unit 3 attacking"], "B": ["Unit 2 [Deathknell: draw 1] as Guard defending damaged 2"]}
    board = Board(turn="A").battlefield(controller="B", contested="A", units=units)
    s = board.combat(1, attacker="A", defender="B", next="end", excess={"A": 2}).state()

    assert (s.showdown, s.combat, s.focus) == (0, True, -1)
    assert s.tasks[-1].step == 7


def test_a_chain_says_whose_priority_and_how_it_was_opened() -> None:
    board = Board(turn="A").player("A", base=["Unit 1"]).chain("A", "Falling Star", ["Unit 1", "Unit 1"])
    s = board.window(priority="B", passes=1, opened_by="trigger").state()

    assert (s.priority, s.passes, s.chain_opener) == (1, 1, 1)


def test_what_an_item_chose_and_what_it_knows() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Unit 1 [Attack: draw 1] [Use: draw 2] as Scout"])
    board.chain("B", "Scout's ability", at="1", by="B", about="Scout", amount=3, moved_from="A's base")
    board.chain("A", "Scout's ability 2", times=2, paid=[1], source_paid=[2])
    trigger, used = board.state().chain

    assert (trigger.place, trigger.player, trigger.amount, trigger.whence) == (FIELD, 1, 3, 0)
    assert (used.what, used.copies, used.paid, used.paid_before) == (2, 2, 1, 2)


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ('[A]\nbase = ["Unit 3 given [Tnk]"]', "no keyword 'Tnk'"),
        ('[A]\nbase = ["Unit 3 given ability 4 of Charm"]', "Charm has no ability 4"),
        ('[A]\nbase = ["Unit 3 given ability 1 of Chram"]', "Chram"),
        ('[A]\nbase = ["Unit 3 prevents much"]', "cannot read 'prevents much'"),
        ('[A]\nbase = ["Unit 3 taken from F"]', "no player 'F'"),
        ('[A]\nbase = ["Unit 3 attached to Lamp"]', "nothing is called 'Lamp'"),
        ('phase = "after lunch"', "no phase 'after lunch'"),
        ('[A]\npool = "1 Energy for lunch"', "no resource"),
        ('opened_by = "magic"', "no chain is opened by 'magic'"),
        ('invited = "F"', "there is no player 'F'"),
        ('extra_turns = ["F"]', "no player 'F'"),
        ('[A]\nout = "asleep"', "nobody is out as 'asleep'"),
        ('[[delayed]]\nplayer = "A"\ncard = "Charm"', "delayed 1 needs 'source'"),
        ('[[chain]]\nplayer = "A"\ncard = "Charm"\nmodes = [1]', "no mode 1"),
        ('[[chain]]\nplayer = "A"\ncard = "Charm"\ntimes = 1000000', "no execution 1000000"),
        ('[[chain]]\nplayer = "A"\ncard = "Charm"\npaid = [0]', "no optional cost 0"),
        ('[[chain]]\nplayer = "A"\ncard = "Charm"\norigin = "moon"', "no zone 'moon'"),
        ('[[chain]]\nplayer = "A"\ncard = "Wind Wall"\ntargets = ["item 1"]', "no item 'item 1' below it"),
        ('[[chain]]\nplayer = "A"\ncard = "Charm"\nwas = { name = "Ox" }', "chain 1.was needs 'at'"),
        ('[[chain]]\nplayer = "A"\ncard = "Ox\'s Hunt"', "nothing is called 'Ox'"),
        ('[combat]\nat = 1\nattacker = "A"\ndefender = "B"\nnext = "lunch"', "no step 'lunch'"),
        ('[combat]\nat = 1\nattacker = "A"\ndefender = "B"\nnext = "end"\nexcess.A = "2"', "must be a whole number"),
    ],
)
def test_words_that_say_nothing(board: str, said: str) -> None:
    message = error(board)

    assert said in message
    assert message.startswith("file.toml:")
