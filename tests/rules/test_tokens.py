"""Tokens (179-187): made by effects, no cards, nowhere but on the board and the chain."""

from riftwright.cards.catalogue import catalogue
from riftwright.core import events as ev
from riftwright.core.ids import BATTLEFIELD_CARD, DEFLECT, GEAR, NOWHERE, TEMPORARY, UNIT
from riftwright.notation.board import Board
from riftwright.rules.actions import copies
from tests.rules.helpers import every_edition, two_fields
from tests.support import begin, events, might, play, points, resolve, thing, usable, where

A, B = 0, 1


@every_edition
def test_182_the_controller_of_the_effect_controls_and_owns_the_token(edition: str) -> None:
    """180, 182, 183, 184, 186, 187: the effect says what it is, and it comes to the board."""
    game = begin(two_fields(edition).player("A", hand=["Spell: play a recruit"]))
    play(game, "Spell: play a recruit")
    resolve(game)
    recruit = game.state.objects[thing(game, "Recruit")]

    assert (recruit.controller, recruit.owner, recruit.token, where(game, "Recruit")) == (A, A, True, "A's base")


@every_edition
def test_184_2_the_effect_may_say_where_the_token_is_played(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="A", units={"A": ["Unit 2 [Deathknell: play a recruit here] as Herald"]})
    board.player("A", base=["Unit 3 as Home"], hand=["Spell: kill a unit"])
    game = begin(board.battlefield(controller="A", units={"A": ["Unit 3"]}))
    play(game, "Spell: kill a unit", "Herald")
    resolve(game)

    assert where(game, "Recruit") == "battlefield 1"


@every_edition
def test_185_a_token_is_no_card(edition: str) -> None:
    """185.1, 185.1.a, 185.1.b: it never is; returned to a hand it is in none, and it was not played as a card."""
    game = begin(
        two_fields(edition).player("A", base=["Recruit"], hand=["Spell: return a unit", "Spell: play a recruit"])
    )
    play(game, "Spell: play a recruit")
    resolve(game)
    assert game.state.players[A].resolved == 1  # the spell
    first = min(o.id for o in game.state.objects if o.token)
    play(game, "Spell: return a unit", f"choose:{first}")
    resolve(game)

    assert game.state.players[A].hand == []
    assert sum(o.zone == NOWHERE for o in game.state.objects if o.token) == 1


@every_edition
def test_185_3_a_a_token_costs_nothing_and_has_no_domain(edition: str) -> None:
    """185.2.b, 185.2.c, 185.3.a.1, 185.3.b"""
    game = begin(two_fields(edition).player("A", base=["Recruit"]))
    face = game.state.face_of(thing(game, "Recruit"))

    assert (face.energy, face.power, face.domains) == (0, 0, 0)
    assert (might(game, "Recruit"), face.tags) == (1, ("Recruit",))


@every_edition
def test_185_2_a_a_token_that_is_played_triggers_what_looks_for_that(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 [Other dies: draw 1] as Mourner"])
    game = begin(board.player("A", hand=["Spell: play a recruit", "Spell: kill a unit"]))
    play(game, "Spell: play a recruit")
    resolve(game)
    assert [event.obj for event in events(game, ev.PLAYED) if game.state.objects[event.obj].token] != []
    play(game, "Spell: kill a unit", "Recruit")
    resolve(game)

    assert events(game, ev.DRAWN) != []


def test_187_what_the_named_tokens_are() -> None:
    """187.1, 187.2, 187.3, 187.4, 187.5, 187.7, 187.9, 187.10"""
    expected = {
        "Recruit": (UNIT, 1, ("Recruit",), ()),
        "Sprite": (UNIT, 3, ("Fae",), (TEMPORARY,)),
        "Sand Soldier": (UNIT, 2, ("Shurima",), ()),
        "Mech": (UNIT, 3, ("Mech",), ()),
        "Gold": (GEAR, 0, (), ()),
        "Bird": (UNIT, 1, ("Bird",), (DEFLECT,)),
        "Baron Pit": (BATTLEFIELD_CARD, 0, (), ()),
        "Tentacle": (UNIT, 1, ("Bilgewater",), ()),
    }
    faces = {name: catalogue().get(name) for name in expected}

    assert {name: (f.types, f.might, f.tags, tuple(f.keywords)) for name, f in faces.items()} == expected
    assert all(face.is_token and not face.domains for face in faces.values())


def test_187_5_a_gold_is_used_once() -> None:
    game = begin(Board(turn="A").player("A", base=["Gold"], pool=""))
    assert usable(game, "Gold")
    game.apply(next(o.key for o in game.decision.options if str(thing(game, "Gold")) in o.key))

    assert sum(game.state.players[A].pool) == 1
    assert points(game) == [0, 0]
    assert all(o.zone == NOWHERE for o in game.state.objects if o.token)


@every_edition
def test_184_3_the_effect_may_give_the_token_something(edition: str) -> None:
    """184.3: Mirror Image plays a Reflection (187.6), which becomes a copy and is given Temporary, as it is made."""
    board = two_fields(edition).player("A", hand=["Mirror Image"])
    game = begin(board.player("B", base=["Unit 4 as Guard", "Unit 1"]))
    play(game, "Mirror Image", "Guard")
    resolve(game)
    (token,) = [o.id for o in game.state.objects if o.token]

    assert (game.machine.might(token), game.machine.keyword(token, TEMPORARY)) == (4, 1)
    assert game.machine.keyword(thing(game, "Guard"), TEMPORARY) == 0


def test_187_6_a_reflection_is_nothing_until_it_becomes_something() -> None:
    """187.6, 187.8: Reflection and Brush."""
    reflection, brush = catalogue().get("Reflection"), catalogue().get("Brush")

    assert (reflection.types, reflection.might, reflection.domains, len(reflection.abilities)) == (UNIT, 0, 0, 0)
    assert (brush.types, brush.domains, brush.is_token) == (BATTLEFIELD_CARD, 0, True)


def test_185_3_a_2_a_token_has_the_cost_and_the_domains_of_what_it_copies() -> None:
    """185.3.a.2, 185.3.b.1: by a layer; what is printed on it stays without (185.3.a, 185.3.b)."""
    game = begin(Board(turn="A").player("A", base=["Recruit", "Stalwart Poro as Poro"]))
    recruit, poro = thing(game, "Recruit"), thing(game, "Poro")
    copies.become(game.machine, recruit, poro, A)
    face = game.state.face_of(recruit)

    assert (face.energy, face.domains) == (game.state.face_of(poro).energy, game.state.face_of(poro).domains)
    assert face.energy > 0
    assert face.domains
    printed = game.state.faces[game.state.objects[recruit].printed]
    assert (printed.name, printed.energy, printed.domains) == ("Recruit", 0, 0)
