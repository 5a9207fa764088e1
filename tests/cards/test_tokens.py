from riftwright.core.facts import TOKEN
from riftwright.core.ids import BATTLEFIELD_CARD
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    controller,
    end_turn,
    field,
    might,
    move,
    offered,
    play,
    playable,
    points,
    resolve,
    thing,
    usable,
    use,
    where,
)


def test_187_unit_tokens_have_the_might_and_tags_of_their_kind() -> None:
    kinds = {
        "Recruit": (1, ("Recruit",)),
        "Sprite": (3, ("Fae",)),
        "Sand Soldier": (2, ("Shurima",)),
        "Mech": (3, ("Mech",)),
        "Bird": (1, ("Bird",)),
        "Tentacle": (1, ("Bilgewater",)),
    }
    game = begin(Board(turn="A").player("A", base=list(kinds)))
    for name, (value, tags) in kinds.items():
        face = game.state.face_of(thing(game, name))
        assert (might(game, name), face.tags, face.domains) == (value, tags, 0)


def test_186_1_a_token_ceases_to_exist_off_the_board() -> None:
    game = begin(Board(turn="A").player("A", base=["Recruit"], hand=["Retreat"]))
    play(game, "Retreat")
    resolve(game)
    assert game.state.players[0].hand == []
    assert all(o.zone == 0 for o in game.state.objects if o.token)


def test_185_2_d_a_token_unit_moves_like_any_other() -> None:
    game = begin(Board(turn="A").battlefield().player("A", base=["Recruit"]))
    move(game, "Recruit", 8)
    assert where(game, "Recruit") == "battlefield 1"


def test_809_a_bird_has_deflect() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Bird"]})
    assert not playable(begin(board.player("A", hand=["Hextech Ray"], pool="1 Energy, 1 Fury")), "Hextech Ray")


def test_187_5_gold_pays_power_of_any_domain_and_dies() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    game = begin(board.player("A", base=["Gold"], hand=["Hextech Ray"], pool="1 Energy"))
    gold = thing(game, "Gold")
    play(game, "Hextech Ray")
    assert game.state.objects[gold].zone == 0
    resolve(game)
    assert where(game, "Guard") == "B's trash"


def test_exhausted_gold_pays_nothing() -> None:
    game = begin(Board(turn="A").player("A", base=["Gold exhausted"], pool=""))
    assert not usable(game, "Gold")
    game = begin(Board(turn="A").player("A", base=["Gold"], pool=""))
    use(game, "Gold")
    assert sum(game.state.players[0].pool) == 1
    assert not offered(game, "use Gold")


# Blank Battlefield


def deserted(name: str = "Windswept Hillock") -> Game:
    """B, whose battlefield has that name, leaves a game of three; A controls it."""
    board = Board(mode="skirmish", turn="A")
    board.battlefield(name, owner="B", controller="A", units={"A": ["Unit 2 as Holder"]})
    board.battlefield(owner="A").battlefield(owner="C", controller="C", units={"C": ["Unit 9"]})
    game = begin(board.player("A", base=["Unit 1 as Page"]))
    game.concede(1)
    return game


def test_652_2_a_a_blank_battlefield_is_a_token_battlefield_without_abilities() -> None:
    """438.1: in the place of the other, which its controller keeps."""
    game = deserted()
    card = game.state.objects[game.state.battlefields[0].id]
    face = game.state.face_of(card.id)
    assert (face.name, face.types, face.supertype, card.token) == ("Blank Battlefield", BATTLEFIELD_CARD, TOKEN, True)
    assert not (face.abilities or face.keywords or face.tags or face.domains)
    assert not offered(game, f"move:{thing(game, 'Holder')}:{field(2)}")  # Windswept Hillock would let it
    assert controller(game, 1) == "A"


def test_652_2_b_a_blank_battlefield_is_moved_to_and_held_like_any_other() -> None:
    game = deserted("Battlefield")
    move(game, "Page", field(1))
    assert where(game, "Page") == "battlefield 1"
    end_turn(game)
    end_turn(game)
    assert points(game) == [1, 0, 1]  # A has held it, as C has their own
