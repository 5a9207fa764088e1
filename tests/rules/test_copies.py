"""Copy effects: 477.1.b, what is copied and what is not, and how long it lasts; the cards that copy."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT
from riftwright.core.ids import ASSAULT, SHIELD, TANK, TEMPORARY, THIS_TURN, UNIT
from riftwright.core.state import Mod
from riftwright.effects import build
from riftwright.effects.filters import OTHER_FRIENDLY_UNITS
from riftwright.effects.passives import HaveMight
from riftwright.effects.triggers import WhenPlayed
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.actions import control, copies, damage, durations, moves, status
from tests.rules.plays import JULY, obj, two_battlefields, unit
from tests.support import (
    begin,
    choose,
    end_turn,
    events,
    field,
    hand,
    might,
    move,
    play,
    resolve,
    thing,
    use,
    where,
)


def become(game: Game, copy: str, original: str, *, until: int = 0) -> None:
    """One becomes a copy of the other."""
    copies.become(game.machine, thing(game, copy), thing(game, original), 0, until=until)


def name(game: Game, which: str | int) -> str:
    oid = thing(game, which) if isinstance(which, str) else which
    return game.state.face_of(oid).name


def keyword(game: Game, which: str, what: int) -> int:
    return game.machine.keyword(thing(game, which), what)


def tokens(game: Game) -> list[int]:
    """Unit tokens on the board."""
    return [oid for oid in game.machine.units() if game.state.objects[oid].token]


def pair(**more: str) -> Game:
    """A plain unit, and one with a keyword, a cost and tags."""
    stage = two_battlefields()
    stage.add(
        "A",
        unit("Hero", 3, keywords=[(TANK, 1), (ASSAULT, 2)], energy=4, power=1, domains=3, tags=["Yordle"]),
        "base",
        "Hero",
    )
    stage.player("A", base=["Unit 1 as Plain"])
    return stage.begin()


# What is copied (477.1.b.1)


def test_477_1_b_1_a_a_copy_has_name_type_tags_cost_domains_and_rules_text() -> None:
    game = pair()
    become(game, "Plain", "Hero")
    face = game.state.face_of(thing(game, "Plain"))
    assert (face.name, face.types, face.tags, face.energy, face.power, face.domains) == (
        "Hero",
        UNIT,
        ("Yordle",),
        4,
        1,
        3,
    )
    assert (keyword(game, "Plain", TANK), keyword(game, "Plain", ASSAULT)) == (1, 2)
    assert len(events(game, ev.BECAME_COPY, "Plain")) == 1


@pytest.mark.parametrize(
    ("edition", "setting", "expected"),
    [
        ("2026-03-30", "", 3),
        (JULY, "", 3),
        (JULY, "own", 1),
        ("2026-10-16", "", 3),
        ("2026-10-16", "own", 1),
    ],
)
def test_477_1_b_1_a_might_is_copied_unless_the_switch_says_that_it_is_not(
    edition: str, setting: str, expected: int
) -> None:
    board = Board(turn="A", edition=edition).player("A", base=["Unit 3 as Hero", "Unit 1 as Plain"])
    state = board.state()
    state.switches = (("might-of-copies", setting),) if setting else ()
    game = Game.from_state(state)
    become(game, "Plain", "Hero")
    assert might(game, "Plain") == expected


def test_477_1_b_1_b_what_an_effect_gave_is_not_copied() -> None:
    """Nor a status or a counter: only what is printed or copied."""
    board = Board(turn="A", edition=JULY).player(
        "A", base=["Unit 3 as Hero buffed empowered stunned damaged 1", "Unit 1 as Plain"]
    )
    game = begin(board)
    status.give(game.machine, thing(game, "Hero"), Mod(THIS_TURN, 900, might=2))
    status.give(game.machine, thing(game, "Hero"), Mod(THIS_TURN, 901, base=9))
    status.give(game.machine, thing(game, "Hero"), Mod(THIS_TURN, 902, keyword=TANK, value=1))
    become(game, "Plain", "Hero")
    plain = obj(game, "Plain")
    assert (might(game, "Plain"), plain.buffs, plain.flags, plain.damage) == (3, 0, 0, 0)
    assert keyword(game, "Plain", TANK) == 0


def test_477_1_b_1_it_is_the_same_object_with_all_that_is_on_it() -> None:
    board = Board(turn="A", edition=JULY).player("A", base=["Unit 3 as Hero", "Unit 1 as Plain buffed empowered +2"])
    game = begin(board)
    before = obj(game, "Plain").ref
    become(game, "Plain", "Hero")
    after = obj(game, "Plain")
    assert (after.ref, after.buffs, after.empowered, might(game, "Plain")) == (before, 1, True, 6)


def test_477_1_b_1_b_a_copy_of_a_copy_is_what_the_first_one_is_a_copy_of() -> None:
    board = Board(turn="A", edition=JULY).player("A", base=["Unit 3 [Tank] as Hero", "Unit 1 as One", "Unit 2 as Two"])
    game = begin(board)
    become(game, "One", "Hero")
    become(game, "Two", "One")
    assert name(game, "Two") == name(game, "Hero")
    assert (might(game, "Two"), keyword(game, "Two", TANK)) == (3, 1)


def test_477_1_b_1_b_what_becomes_of_the_original_later_is_nothing_to_the_copy() -> None:
    board = Board(turn="A", edition=JULY).player("A", base=["Unit 3 as Hero", "Unit 1 as One", "Unit 5 as Big"])
    game = begin(board)
    become(game, "One", "Hero")
    become(game, "Hero", "Big")
    damage.kill(game.machine, [thing(game, "Hero")])
    assert might(game, "One") == 3
    assert might(game, "Big") == 5


# How effects of the first layer follow one another (480.3)


def test_480_3_of_two_copy_effects_the_newer_one_is_seen_and_the_older_one_when_that_ends() -> None:
    board = Board(turn="A", edition=JULY).player("A", base=["Unit 3 as Hero", "Unit 1 as One", "Unit 5 as Big"])
    game = begin(board)
    become(game, "One", "Hero")
    become(game, "One", "Big", until=THIS_TURN)
    assert might(game, "One") == 5
    durations.expire(game.machine, THIS_TURN, "317.2.c")
    assert might(game, "One") == 3
    assert obj(game, "One").printed != obj(game, "One").face


@pytest.mark.parametrize(("first", "expected"), [("base", 3), ("copy", 7)])
def test_480_3_a_base_might_and_a_copy_effect_apply_in_the_order_in_which_they_began(first: str, expected: int) -> None:
    board = Board(turn="A", edition=JULY).player("A", base=["Unit 3 as Hero", "Unit 1 as One"])
    game = begin(board)
    if first == "copy":
        become(game, "One", "Hero")
    status.give(game.machine, thing(game, "One"), Mod(THIS_TURN, game.state.next_serial(), base=7))
    if first == "base":
        become(game, "One", "Hero")
    assert might(game, "One") == expected


# Its rules text is at work


def test_477_1_b_1_abilities_of_a_copy_trigger_and_its_own_do_not() -> None:
    stage = two_battlefields()
    stage.player(
        "A", base=["Unit 1 [Move: draw 1] as Scout", "Unit 1 [Move: gain 1 point] as Plain", "Unit 1 as Still"]
    )
    game = stage.begin()
    become(game, "Plain", "Scout")
    move(game, "Plain", field(1))
    resolve(game)
    assert (len(hand(game, "A")), game.state.points[0]) == (1, 0)
    become(game, "Scout", "Still")
    moves.move(game.machine, [thing(game, "Scout")], field(2), 0)
    assert game.state.chain == []


def test_477_1_b_1_passives_of_a_copy_apply_and_end_with_it() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Captain", 2, build.passive(HaveMight(1, OTHER_FRIENDLY_UNITS))), "base", "Captain")
    stage.player("A", base=["Unit 1 as One", "Unit 1 as Two"])
    game = stage.begin()
    assert might(game, "Two") == 2
    become(game, "One", "Captain", until=THIS_TURN)
    assert (might(game, "One"), might(game, "Two"), might(game, "Captain")) == (3, 3, 3)
    durations.expire(game.machine, THIS_TURN, "317.2.c")
    assert (might(game, "One"), might(game, "Two"), might(game, "Captain")) == (2, 2, 2)


def test_477_1_b_becoming_a_copy_is_not_being_played() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Herald", 2, build.when(WhenPlayed(), build.draw(1))), "base", "Herald")
    stage.player("A", base=["Unit 1 as One"])
    game = stage.begin()
    become(game, "One", "Herald")
    assert game.state.chain == []


def test_323_4_a_dying_copy_has_the_deathknell_that_it_copied() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Deathknell: draw 1] as Sentry", "Unit 2 [Deathknell: gain 1 point] as Other"])
    stage.player("A", hand=["Spell: kill a unit"])
    game = stage.begin()
    become(game, "Other", "Sentry")
    play(game, "Spell: kill a unit", "Other")
    resolve(game)
    assert (len(hand(game, "A")), game.state.points[0]) == (1, 0)


def test_124_1_off_the_board_it_is_no_copy_any_more() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 [Move: draw 1] as Scout", "Unit 1 as Plain"], hand=["Spell: return a unit"])
    game = stage.begin()
    become(game, "Plain", "Scout")
    play(game, "Spell: return a unit", "Plain")
    resolve(game)
    plain = obj(game, "Plain")
    assert (plain.face, plain.mods) == (plain.printed, ())
    assert thing(game, "Plain") not in game.state.listeners[ev.MOVED]


def test_191_control_is_not_copied() -> None:
    board = Board(turn="A", edition=JULY).player("A", base=["Unit 1 as Plain"]).player("B", base=["Unit 3 as Theirs"])
    game = begin(board)
    become(game, "Plain", "Theirs")
    assert obj(game, "Plain").controller == 0
    control.take(game.machine, thing(game, "Plain"), 1)
    assert (obj(game, "Plain").controller, might(game, "Plain")) == (1, 3)


def test_a_copy_is_the_same_after_a_save_and_in_a_clone() -> None:
    board = Board(turn="A", edition=JULY).player("A", base=["Recruit as Token", "Stalwart Poro as Poro"])
    game = begin(board)
    become(game, "Token", "Poro")
    for copy in (game.clone(), Game.load(game.save())):
        assert name(copy, "Token") == "Stalwart Poro"
        assert copy.digest() == game.digest()


# Tokens and cards (185.1)


def test_185_1_a_a_token_that_copies_a_card_stays_a_token_with_its_cost() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Recruit as Token", "Stalwart Poro as Poro"])
    game = stage.begin()
    become(game, "Token", "Poro")
    token = obj(game, "Token")
    assert (token.token, name(game, "Token")) == (True, "Stalwart Poro")
    assert game.state.face_of(token.id).energy == game.state.face_of(thing(game, "Poro")).energy > 0


def test_185_1_b_a_card_that_copies_a_token_stays_a_card() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Recruit as Token", "Stalwart Poro as Poro"], hand=["Spell: return a unit"])
    game = stage.begin()
    become(game, "Poro", "Token")
    poro = obj(game, "Poro")
    assert (poro.token, game.state.face_of(poro.id).energy, game.state.face_of(poro.id).tags) == (
        False,
        0,
        ("Recruit",),
    )
    play(game, "Spell: return a unit", "Poro")
    resolve(game)
    assert where(game, "Poro") == "A's hand"  # 186.1 is for tokens


# Mirror Image, LeBlanc, Keeper of Masks


def test_mirror_image_plays_a_ready_reflection_that_becomes_a_temporary_copy() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Mirror Image"]).player("B", base=["Unit 4 [Shield 2] as Guard", "Unit 1"])
    game = stage.begin()
    play(game, "Mirror Image", "Guard")
    resolve(game)
    (copy,) = tokens(game)
    o = game.state.objects[copy]
    assert (o.exhausted, o.loc, o.controller) == (False, 0, 0)
    assert (game.machine.might(copy), game.machine.keyword(copy, SHIELD)) == (4, 2)
    assert game.machine.keyword(copy, TEMPORARY) == 1
    assert keyword(game, "Guard", TEMPORARY) == 0
    end_turn(game)
    end_turn(game)
    assert tokens(game) == []


def test_387_mirror_image_copies_nothing_where_the_unit_is_gone() -> None:
    """359.3.e.12: there is a Reflection all the same, and it is Temporary."""
    stage = two_battlefields()
    stage.player("A", hand=["Mirror Image"]).player(
        "B", base=["Unit 4 as Guard", "Unit 1"], hand=["Spell [Reaction]: return a unit"]
    )
    game = stage.begin()
    play(game, "Mirror Image", "Guard")
    game.apply("pass")
    play(game, "Spell [Reaction]: return a unit", "Guard")
    resolve(game)
    (copy,) = tokens(game)
    assert (name(game, copy), game.machine.might(copy)) == ("Reflection", 0)
    assert game.machine.keyword(copy, TEMPORARY) == 1


def test_leblanc_makes_a_copy_of_another_unit_where_you_conquer() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Honest Broker as Broker"], hand=["Spell: draw 1"], legend="LeBlanc, Deceiver as LeBlanc")
    game = stage.begin()
    move(game, "Broker", field(1))
    game.apply("pass")
    game.apply("pass")
    choose(game, "yes")
    resolve(game)
    (copy,) = tokens(game)
    o = game.state.objects[copy]
    assert (name(game, copy), o.loc, o.exhausted, game.machine.keyword(copy, TEMPORARY)) == (
        "Honest Broker",
        field(1),
        False,
        1,
    )
    assert hand(game, "A") == []
    assert obj(game, "LeBlanc").exhausted


def test_375_zileans_additional_token_becomes_a_copy_too() -> None:
    """FAQ of 2026-04-29: both are ready, both become copies of Zilean and Temporary; no further tokens are played."""
    stage = two_battlefields()
    stage.player("A", base=["Zilean, Time Mage as Zilean"], hand=["Spell: draw 1"], legend="LeBlanc, Deceiver")
    game = stage.begin()
    move(game, "Zilean", field(1))
    game.apply("pass")
    game.apply("pass")
    choose(game, "yes")
    game.apply("pass")
    game.apply("pass")
    choose(game, "Zilean")  # the replacement is applied
    resolve(game)
    made = tokens(game)
    assert [name(game, oid) for oid in made] == ["Zilean, Time Mage"] * 2
    assert all(not game.state.objects[oid].exhausted and game.machine.keyword(oid, TEMPORARY) for oid in made)


def test_keeper_of_masks_has_two_copies_of_itself_played_with_it() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Keeper of Masks as Keeper"])
    game = stage.begin()
    play(game, "Keeper")
    resolve(game)
    made = tokens(game)
    assert [name(game, oid) for oid in made] == ["Keeper of Masks"] * 2
    assert [game.machine.might(oid) for oid in made] == [1, 1]
    assert all(game.machine.keyword(oid, TEMPORARY) for oid in made)
    assert len(game.machine.units()) == 3  # the copies' own play effects are nothing: they were played as Reflections


# Shady Spectacles, Svellsongur


def spectacles() -> Game:
    stage = two_battlefields()
    stage.player(
        "A", base=["Unit 1 as Plain", "Unit 4 [Tank] as Wall", "Recruit as Token", "Shady Spectacles as Glasses"]
    )
    stage.player("A", hand=["Spell 0: kill a gear as Break", "Spell 0: return a unit as Home"])
    game = stage.begin()
    use(game, "Glasses", "Plain")
    resolve(game)
    return game


def test_185_1_b_shady_spectacles_make_a_card_a_copy_of_a_token_that_stays_a_card() -> None:
    """TOK-06, 477.1.b.1.a: with the token's name, tag and cost of 0; and it goes back to a hand."""
    game = spectacles()
    choose(game, "Token")
    resolve(game)
    plain = obj(game, "Plain")
    assert (plain.token, name(game, "Plain"), game.state.face_of(plain.id).tags) == (False, "Recruit", ("Recruit",))
    play(game, "Home", "Plain")
    resolve(game)
    assert where(game, "Plain") == "A's hand"
    assert might(game, "Wall") == 4


def test_477_1_b_1_a_copy_ends_as_the_spectacles_are_detached() -> None:
    game = spectacles()
    choose(game, "Wall")
    resolve(game)
    assert (might(game, "Plain"), keyword(game, "Plain", TANK)) == (4, 1)
    assert obj(game, "Glasses").attached_to == thing(game, "Plain")
    play(game, "Break")
    resolve(game)
    assert (might(game, "Plain"), keyword(game, "Plain", TANK)) == (1, 0)


def test_477_1_b_2_svellsongur_copies_the_text_and_nothing_else() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 4 [Assault 2] [Move: draw 1] as Hero", "Svellsongur as Song"])
    game = stage.begin()
    use(game, "Song")
    resolve(game)
    song = game.state.face_of(thing(game, "Song"))
    assert (song.name, song.might, obj(game, "Song").is_unit) == ("Svellsongur", 0, False)
    assert (might(game, "Hero"), keyword(game, "Hero", ASSAULT)) == (4, 4)
    move(game, "Hero", field(1))
    resolve(game)
    assert len(hand(game, "A")) == 2


def test_359_3_e_13_a_token_that_died_is_known_as_what_it_was_a_copy_of() -> None:
    """Viktor, Leader triggers on the death of units that are no Recruits."""
    stage = two_battlefields()
    stage.player(
        "A", base=["Viktor, Leader", "Recruit as Token", "Stalwart Poro as Poro"], hand=["Spell 0: kill a unit as Ruin"]
    )
    game = stage.begin()
    become(game, "Token", "Poro")
    play(game, "Ruin", "Token")
    resolve(game)
    assert len(tokens(game)) == 1  # a Recruit, for a Poro has died


def test_359_3_e_13_a_card_that_died_is_known_by_the_tags_that_it_copied() -> None:
    """In the trash it is itself again (124.1)."""
    for copied, recruits in (("Token", 1), ("Other", 2)):  # the token, and one more for who was no Recruit
        stage = two_battlefields()
        stage.player("A", base=["Viktor, Leader", "Recruit as Token", "Stalwart Poro as Poro", "Unit 2 as Other"])
        stage.player("A", hand=["Spell 0: kill a unit as Ruin"])
        game = stage.begin()
        become(game, "Poro", copied)
        play(game, "Ruin", "Poro")
        resolve(game)
        assert len(tokens(game)) == recruits
        assert (name(game, "Poro"), where(game, "Poro")) == ("Stalwart Poro", "A's trash")


def test_359_3_e_13_tags_that_were_given_count_for_what_died() -> None:
    for given, recruits in (("", 1), ("Gear [Others are: Recruit]", 0)):
        stage = two_battlefields()
        stage.player("A", base=["Viktor, Leader", "Stalwart Poro as Poro", *([given] if given else [])])
        stage.player("A", hand=["Spell 0: kill a unit as Ruin"])
        game = stage.begin()
        play(game, "Ruin", "Poro")
        resolve(game)
        assert len(tokens(game)) == recruits


def test_359_3_e_13_what_died_as_a_unit_is_a_unit_that_died() -> None:
    """A gear that is a copy of a unit, and a unit that is a copy of a gear, by what sees deaths of units."""
    for copy, original, triggered, deaths in (("Lamp", "Hero", 1, 1), ("Plain", "Lamp", 0, 0)):
        stage = two_battlefields()
        stage.player("A", base=["Unit 5 [Other dies: draw 1] as Watcher", "Unit 3 as Hero", "Unit 1 as Plain"])
        stage.player("A", base=["Gear as Lamp"])
        game = stage.begin()
        become(game, copy, original)
        damage.kill(game.machine, [thing(game, copy)])
        assert (len(game.state.chain), game.state.players[0].deaths) == (triggered, deaths)
        assert obj(game, copy).is_unit is (copy == "Plain")


def test_359_3_e_13_the_killed_copy_has_the_might_and_the_cost_that_it_copied() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 5 as Hero", "Unit 1 as Plain", "Unit 1 as Heir"], hand=["Deathgrip"])
    game = stage.begin()
    become(game, "Plain", "Hero")
    play(game, "Deathgrip", "Plain", "Heir")
    resolve(game)
    assert (might(game, "Heir"), obj(game, "Plain").face == obj(game, "Plain").printed) == (6, True)

    stage = two_battlefields()
    stage.add("A", unit("Lord", 5, energy=6, power=1), "base", "Lord")
    stage.add("A", unit("Servant", 1, energy=1), "base", "Servant")
    stage.add("A", unit("Duke", 5, energy=6, power=1), "trash", "Duke")
    stage.player("A", hand=["Heedless Resurrection"])
    game = stage.begin()
    become(game, "Servant", "Lord")
    damage.kill(game.machine, [thing(game, "Lord")])
    resolve(game)
    play(game, "Heedless Resurrection", "Duke")
    resolve(game)
    assert where(game, "Duke") == "A's base"


def mechs(game: Game, card: str) -> int:
    """How many Mechs come of that spell, all of them to the base, where every replacement there is applies."""
    before = len(tokens(game))
    play(game, card)
    resolve(game)
    while game.decision.kind != D_ACT:
        game.apply(0)
        resolve(game)
    return len(tokens(game)) - before


def test_371_1_what_is_copied_onto_a_card_anew_is_another_ability() -> None:
    """383.3.e.1: Zilean with Svellsongur does twice what he does once each turn, and it does it once more when it is
    detached and attached again; he does not.
    """
    stage = Board(turn="A").battlefield(controller="A", units={"A": ["Zilean, Time Mage as Zilean"]})
    stage.player("A", base=["Svellsongur as Song"])
    stage.player("A", hand=["Angle Shot", *(f"Spell: play a ready mech as {word}" for word in ("One", "Two", "Three"))])
    game = begin(stage)
    use(game, "Song")
    resolve(game)
    assert (mechs(game, "One"), mechs(game, "Two")) == (3, 1)
    play(game, "Angle Shot", "Zilean")
    resolve(game)
    use(game, "Song", "Zilean")
    resolve(game)
    assert mechs(game, "Three") == 2
