"""Cards that the official FAQ of Origins speaks of."""

import pytest

from riftwright.core.events import DIED, DRAWN, RECALLED, TRIGGERED
from riftwright.core.ids import ASSAULT
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    decides,
    end_turn,
    events,
    field,
    hand,
    might,
    move,
    offered,
    pass_showdown,
    play,
    playable,
    resolve,
    thing,
    usable,
    use,
    where,
)

SEALS = [
    ("Seal of Rage", "Fury"),
    ("Seal of Focus", "Calm"),
    ("Seal of Insight", "Mind"),
    ("Seal of Strength", "Body"),
    ("Seal of Discord", "Chaos"),
    ("Seal of Unity", "Order"),
]
RESOURCES = ["Fury", "Calm", "Mind", "Body", "Chaos", "Order", "any", "Energy"]


def pool(game: Game) -> str:
    """What is in A's Rune Pool."""
    held = game.state.players[0].pool
    return ", ".join(f"{amount} {name}" for name, amount in zip(RESOURCES, held, strict=False) if amount)


def keyword(game: Game, name: str, which: int) -> int:
    return game.machine.keyword(thing(game, name), which)


def is_exhausted(game: Game, name: str) -> bool:
    return game.state.objects[thing(game, name)].exhausted


@pytest.mark.parametrize(("seal", "domain"), SEALS)
def test_429_2_a_seal_enters_ready_and_adds_power_of_its_domain_at_once(seal: str, domain: str) -> None:
    """359.2.d, 429.2: a gear enters ready, and nobody can respond to what it adds."""
    game = begin(Board(turn="A").player("A", hand=[seal], pool=f"1 {domain}"))
    play(game, seal)
    assert pool(game) == ""
    use(game, seal)

    assert pool(game) == f"1 {domain}"
    assert game.state.chain == []
    assert is_exhausted(game, seal)
    assert not usable(game, seal)


@pytest.mark.parametrize(("seal", "domain"), SEALS)
def test_813_a_seal_adds_power_in_response_but_not_while_it_is_exhausted(seal: str, domain: str) -> None:
    board = Board(turn="B").player("B", hand=["Spell 0: draw 1 as Idea"])
    game = begin(board.player("A", base=[f"{seal} as Fresh", f"{seal} exhausted as Spent"], pool=""))
    assert not usable(game, "Fresh")  # B does not control it
    play(game, "Idea")
    game.apply("pass")
    assert decides(game) == "A"
    assert not usable(game, "Spent")
    use(game, "Fresh")

    assert pool(game) == f"1 {domain}"
    assert not usable(game, "Fresh")


@pytest.mark.parametrize(("seal", "domain"), SEALS)
def test_357_1_a_a_seal_pays_for_a_card_of_its_domain_and_of_no_other(seal: str, domain: str) -> None:
    for card, of in SEALS:
        game = begin(Board(turn="A").player("A", base=[f"{seal} as Mine"], hand=[f"{card} as New"], pool=""))
        assert playable(game, "New") is (of == domain)
        if of == domain:
            play(game, "New")
            assert (where(game, "New"), is_exhausted(game, "Mine"), pool(game)) == ("A's base", True, "")


def test_annie_readies_up_to_two_runes_at_the_end_of_her_turn() -> None:
    board = Board(turn="A").player("A", legend="Annie, Dark Child", runes="1 Fury, 3 exhausted Fury")
    game = begin(board)
    runes = game.state.players[0].runes
    tired = [oid for oid in runes if game.state.objects[oid].exhausted]
    game.apply("end")
    choose(game, f"choose:{tired[0]}", f"choose:{tired[1]}")
    resolve(game)

    assert [oid for oid in runes if game.state.objects[oid].exhausted] == [tired[2]]


def test_annie_readies_nothing_at_the_end_of_other_turns() -> None:
    board = Board(turn="B").player("A", legend="Annie, Dark Child", runes="2 exhausted Fury")
    game = begin(board)
    game.apply("end")

    assert "rune" not in game.decision.prompt


def test_kinkou_monk_buffs_up_to_two_others() -> None:
    game = begin(Board(turn="A").player("A", hand=["Kinkou Monk"], base=["Unit 1 as One", "Unit 1 as Two"]))
    play(game, "Kinkou Monk")
    assert not offered(game, "Kinkou Monk")
    choose(game, "One", "Two")
    resolve(game)

    assert (might(game, "One"), might(game, "Two"), might(game, "Kinkou Monk")) == (2, 2, 4)


def test_kinkou_monk_may_come_alone() -> None:
    game = begin(Board(turn="A").player("A", hand=["Kinkou Monk"]))
    play(game, "Kinkou Monk")
    resolve(game)

    assert where(game, "Kinkou Monk") == "A's base"


@pytest.mark.parametrize(("state", "expected"), [("", 7), (" exhausted", 5)])
def test_dune_drake_grows_this_turn_where_an_enemy_is_ready(state: str, expected: int) -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": [f"Unit 9 as Guard{state}"]})
    game = begin(board.player("A", base=["Dune Drake"]))
    move(game, "Dune Drake", field(1))
    resolve(game)

    assert might(game, "Dune Drake") == expected


def test_dune_drake_looks_as_the_ability_resolves() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 [Use Reaction: draw 1] as Guard"]})
    game = begin(board.player("A", base=["Dune Drake"]))
    move(game, "Dune Drake", field(1))
    game.apply("pass")
    use(game, "Guard")
    resolve(game)

    assert might(game, "Dune Drake") == 5


def spirited(*hand: str) -> Game:
    """Unyielding Spirit has resolved, and A has these cards to go on with."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    board.player("A", base=["Unit 4 as Hero", "Iron Ballista"], hand=["Unyielding Spirit", *hand])
    game = begin(board)
    play(game, "Unyielding Spirit")
    resolve(game)
    return game


def damage_on(game: Game, name: str) -> int:
    return game.state.objects[thing(game, name)].damage


def test_417_6_unyielding_spirit_prevents_what_spells_and_abilities_deal() -> None:
    game = spirited("Void Seeker")
    play(game, "Void Seeker")
    resolve(game)
    use(game, "Iron Ballista")
    resolve(game)

    assert damage_on(game, "Guard") == 0


def test_417_6_b_unyielding_spirit_does_not_prevent_what_units_deal() -> None:
    game = spirited("Challenge")
    play(game, "Challenge")
    resolve(game)

    assert (damage_on(game, "Guard"), where(game, "Hero")) == (4, "A's trash")


def test_unyielding_spirit_prevents_no_combat_damage() -> None:
    game = spirited()
    move(game, "Hero", field(1))
    pass_showdown(game)

    assert where(game, "Hero") == "A's trash"


def test_unyielding_spirit_is_over_with_the_turn() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    board.player("A", hand=["Unyielding Spirit", "Void Seeker"], runes="9 Fury, 2 Body")
    game = begin(board)
    play(game, "Unyielding Spirit")
    resolve(game)
    end_turn(game)
    end_turn(game)
    play(game, "Void Seeker")
    resolve(game)

    assert damage_on(game, "Guard") == 4


def test_carnivorous_snapvine_and_an_enemy_deal_damage_to_each_other() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 7 as Guard"]})
    game = begin(board.player("A", hand=["Carnivorous Snapvine"]).player("B", base=["Unit 2 as Camper"]))
    play(game, "Carnivorous Snapvine")
    resolve(game)

    assert damage_on(game, "Guard") == 6
    assert where(game, "Carnivorous Snapvine") == "A's trash"


def test_the_syren_moves_a_friendly_unit_from_a_battlefield_to_its_base() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Scout"], "B": ["Unit 2 as Foe"]})
    game = begin(board.player("A", base=["The Syren", "Unit 2 as Camper"]))
    use(game, "The Syren")
    resolve(game)

    assert (where(game, "Scout"), where(game, "Foe")) == ("A's base", "battlefield 1")


def test_kogmaw_deals_4_to_everyone_where_he_died() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Kog'Maw, Caustic", "Unit 3 as Mate"]})
    board.battlefield(controller="B", units={"B": ["Unit 3 as Far"]})
    game = begin(board.player("A", hand=["Spell 0: kill a unit"]))
    play(game, "Spell 0: kill a unit", "Kog'Maw, Caustic")
    resolve(game)

    assert (where(game, "Mate"), where(game, "Far")) == ("A's trash", "battlefield 2")


def test_kogmaw_does_nothing_from_a_base() -> None:
    board = Board(turn="A").player("A", base=["Kog'Maw, Caustic", "Unit 3 as Mate"], hand=["Spell 0: kill a unit"])
    game = begin(board)
    play(game, "Spell 0: kill a unit", "Kog'Maw, Caustic")
    resolve(game)

    assert where(game, "Mate") == "A's base"


@pytest.mark.parametrize("leader", ["Garen, Commander", "Darius, Executioner"])
def test_a_leader_gives_1_might_to_other_friendly_units_here(leader: str) -> None:
    units = {"A": [leader, "Unit 1 as Mate"], "B": ["Unit 1 as Foe"]}
    game = begin(Board(turn="A").battlefield(controller="A", units=units).player("A", base=["Unit 1 as Home"]))

    assert [might(game, name) for name in ("Mate", "Foe", "Home")] == [2, 1, 1]
    assert might(game, leader) == (5 if leader.startswith("Garen") else 6)


@pytest.mark.parametrize("before", [True, False])
def test_812_darius_readies_himself_with_legion(before: bool) -> None:
    game = begin(Board(turn="A").player("A", hand=["Darius, Executioner", "Spell 0: nothing as Word"]))
    if before:
        play(game, "Word")
        resolve(game)
    play(game, "Darius, Executioner")
    resolve(game)

    assert game.state.objects[thing(game, "Darius, Executioner")].exhausted != before


def test_captain_farron_gives_assault_to_others_here() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", base=["Captain Farron", "Unit 1 as Mate", "Unit 1 as Home"]))
    move(game, "Captain Farron", field(1), "Mate")

    assert [might(game, name) for name in ("Captain Farron", "Mate", "Home")] == [5, 2, 1]


def test_captain_farron_gives_assault_to_no_enemy_and_only_while_he_is_there() -> None:
    """807.1.c: and Assault is no Might for who does not attack."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 as Guard", "Captain Farron as Foe"]})
    game = begin(
        board.player("A", base=["Captain Farron as Captain", "Unit 1 as Mate"], hand=["Spell [Action]: return a unit"])
    )
    assert [keyword(game, name, ASSAULT) for name in ("Mate", "Guard", "Foe")] == [1, 1, 0]
    move(game, "Captain", field(1), "Mate")
    assert [might(game, name) for name in ("Mate", "Guard", "Captain", "Foe")] == [2, 2, 5, 5]
    play(game, "Spell [Action]: return a unit", "Captain")
    resolve(game)

    assert might(game, "Mate") == 1


def test_back_to_back_needs_two_friendly_units() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as One"], hand=["Back to Back"]).player("B", base=["Unit 1"])

    assert not playable(begin(board), "Back to Back")


def test_back_to_back_gives_2_might_to_both_this_turn() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as One", "Unit 1 as Two", "Unit 1"], hand=["Back to Back"])
    game = begin(board)
    play(game, "Back to Back", "One", "Two")
    resolve(game)
    assert (might(game, "One"), might(game, "Two")) == (3, 3)
    end_turn(game)
    assert (might(game, "One"), might(game, "Two")) == (1, 1)


def test_last_breath_readies_the_unit_that_deals_its_might() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(board.player("A", base=["Unit 4 as Hero exhausted"], hand=["Last Breath"]))
    play(game, "Last Breath")
    resolve(game)

    assert damage_on(game, "Guard") == 4
    assert not game.state.objects[thing(game, "Hero")].exhausted
    assert damage_on(game, "Hero") == 0


@pytest.mark.parametrize(("gone", "ready", "damage"), [("Hero", False, 0), ("Guard", True, 0), ("", True, 4)])
def test_last_breath_does_what_it_still_can(gone: str, ready: bool, damage: int) -> None:
    """359.3.e.5, 359.3.e.12: who is in a hand deals no damage; without the other the unit is readied all the same."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard", "Unit 9 as Mate"]})
    board.player("B", base=["Unit 9 as Idle"], hand=["Spell [Reaction]: return a unit as Back"])
    game = begin(board.player("A", base=["Unit 4 as Hero exhausted", "Unit 1 as Other"], hand=["Last Breath"]))
    play(game, "Last Breath")
    assert offered(game, "Other") and not offered(game, "Guard")  # a friendly unit, wherever it is
    choose(game, "Hero")
    assert offered(game, "Mate") and not offered(game, "Idle") and not offered(game, "Other")
    choose(game, "Guard")
    if gone:
        game.apply("pass")
        play(game, "Back", gone)
    resolve(game)

    assert is_exhausted(game, "Hero") is (not ready and gone != "Hero")
    assert [damage_on(game, name) for name in ("Guard", "Mate", "Idle")] == [damage, 0, 0]


def test_806_last_breath_is_an_action() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 2 as Hero"]})
    board.player("B", base=["Unit 9 as Raider"], hand=["Spell 0: draw 1 as Idea"])
    game = begin(board.player("A", hand=["Last Breath"]))
    play(game, "Idea")
    game.apply("pass")
    assert not playable(game, "Last Breath")  # no Reaction
    resolve(game)
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Last Breath")
    resolve(game)

    assert damage_on(game, "Raider") == 2


def doomed(board: Board) -> Game:
    """A is about to kill Hero, a unit of theirs."""
    return begin(
        board.player("A", hand=[f"Spell 0: kill a friendly unit as {name}" for name in ("Axe", "Saw", "Pick")])
    )


def test_highlander_saves_its_unit_once_this_turn() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 4 as Hero damaged 2"]})
    game = doomed(board.player("A", hand=["Highlander"]))
    play(game, "Highlander")
    resolve(game)
    play(game, "Axe")
    resolve(game)
    hero = game.state.objects[thing(game, "Hero")]
    assert (where(game, "Hero"), hero.exhausted, hero.damage) == ("A's base", True, 0)
    play(game, "Saw")
    resolve(game)
    assert where(game, "Hero") == "A's trash"


@pytest.mark.parametrize(("pays", "place"), [(True, "A's base"), (False, "A's trash")])
def test_unlicensed_armory_may_be_paid_for_to_save_its_unit(pays: bool, place: str) -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 4 as Hero"]})
    game = doomed(board.player("A", base=["Unlicensed Armory"], hand=["Charm as Card"], pool="1 Fury"))
    use(game, "Unlicensed Armory", "discard Charm")
    resolve(game)
    play(game, "Axe")
    resolve(game)
    assert decides(game) == "A"
    game.apply(0 if pays else "decline")
    resolve(game)

    assert where(game, "Hero") == place
    assert pool(game) == ("" if pays else "1 Fury")


def test_unlicensed_armory_needs_a_card_to_discard_and_itself_ready() -> None:
    for state, cards in (("", []), (" exhausted", ["Charm"])):
        assert not usable(
            begin(Board(turn="A").player("A", base=[f"Unlicensed Armory{state} as It", "Unit 1"], hand=cards)), "It"
        )
    game = begin(Board(turn="A").player("A", base=["Unlicensed Armory", "Unit 1"], hand=["Charm"]))
    use(game, "Unlicensed Armory")
    assert (where(game, "Charm"), is_exhausted(game, "Unlicensed Armory")) == ("A's trash", True)


def test_unlicensed_armory_saves_the_chosen_unit_only_and_only_once() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 4 as Hero damaged 1", "Unit 4 as Other"]})
    board.player("A", base=["Unlicensed Armory"], hand=["Charm as Card"], pool="2 Fury")
    game = doomed(board)
    use(game, "Unlicensed Armory", "Hero", "discard Charm")
    resolve(game)
    play(game, "Axe", "Other")
    resolve(game)
    assert where(game, "Other") == "A's trash"
    play(game, "Saw")
    resolve(game)
    game.apply(0)
    resolve(game)
    assert (where(game, "Hero"), damage_on(game, "Hero"), is_exhausted(game, "Hero")) == ("A's base", 0, True)
    play(game, "Pick")
    resolve(game)

    assert (where(game, "Hero"), pool(game)) == ("A's trash", "1 Fury")


def test_unlicensed_armory_saves_no_unit_on_a_later_turn() -> None:
    board = Board(turn="A").player("A", base=["Unlicensed Armory", "Unit 4 as Hero"], hand=["Charm as Card"])
    game = begin(board.player("B", hand=["Spell 0: kill a unit as Axe"]))
    use(game, "Unlicensed Armory")
    resolve(game)
    end_turn(game)
    play(game, "Axe")
    resolve(game)

    assert where(game, "Hero") == "A's trash"


def boss(buffed: str = " buffed", legend: str = "Sett, The Boss", pool: str = "1 any") -> Game:
    board = Board(turn="A").battlefield(controller="A", units={"A": [f"Unit 4 as Hero{buffed}"]})
    game = doomed(board.player("A", legend=legend, pool=pool))
    play(game, "Axe")
    game.apply("pass")
    game.apply("pass")
    return game


def test_the_boss_saves_a_buffed_unit_for_its_buff_and_more() -> None:
    game = boss()
    game.apply(0)
    resolve(game)

    hero, sett = game.state.objects[thing(game, "Hero")], game.state.objects[thing(game, "Sett, The Boss")]
    assert (where(game, "Hero"), hero.buffs, hero.exhausted, sett.exhausted) == ("A's base", 0, True, True)
    assert events(game, DIED, "Hero") == []
    assert len(events(game, RECALLED, "Hero")) == 1


@pytest.mark.parametrize(
    ("buffed", "legend", "pool"),
    [
        ("", "Sett, The Boss", "1 any"),
        (" buffed", "Sett, The Boss exhausted", "1 any"),
        (" buffed", "Sett, The Boss", ""),
    ],
)
def test_the_boss_saves_nobody_without_buff_while_exhausted_or_unpaid(buffed: str, legend: str, pool: str) -> None:
    game = boss(buffed, legend, pool)

    assert where(game, "Hero") == "A's trash"


def test_the_boss_is_readied_by_a_conquest() -> None:
    board = Board(turn="A").battlefield().player("A", legend="Sett, The Boss exhausted", base=["Unit 2 as Scout"])
    game = begin(board)
    move(game, "Scout", field(1))
    pass_showdown(game)
    resolve(game)

    assert not game.state.objects[thing(game, "Sett, The Boss")].exhausted
    assert events(game, DRAWN) == []


def test_383_1_b_wraith_of_echoes_does_not_see_its_own_death() -> None:
    board = Board(turn="A").player("A", base=["Wraith of Echoes"], hand=["Spell 0: kill a friendly unit as Axe"])
    game = begin(board)
    play(game, "Axe")
    resolve(game)

    assert events(game, DRAWN) == []


@pytest.mark.parametrize(("strength", "cards"), [(3, 1), (4, 0)])
def test_disintegrate_draws_if_its_damage_has_killed(strength: int, cards: int) -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": [f"Unit {strength} as Guard"]})
    game = begin(board.player("A", hand=["Disintegrate"]))
    play(game, "Disintegrate")
    resolve(game)

    assert len(events(game, DRAWN)) == cards


def raging(*units: str) -> Game:
    """Dragon's Rage moves Drifter from the first battlefield to the second, where those are."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Drifter"]})
    board.battlefield(units={"B": list(units)})
    game = begin(board.player("A", hand=["Dragon's Rage"]).player("B", base=["Unit 1 as Stray"]))
    play(game, "Dragon's Rage", "Drifter", "battlefield 2")
    resolve(game)
    return game


def test_387_dragons_rage_moves_a_unit_which_then_meets_another() -> None:
    game = raging("Unit 5 as Guard", "Unit 4 as Page")
    choose(game, "Guard")
    assert game.state.chain  # can be answered on its own
    resolve(game)

    assert [where(game, name) for name in ("Drifter", "Guard")] == ["B's trash", "battlefield 2"]
    assert (damage_on(game, "Guard"), damage_on(game, "Page")) == (3, 0)


def test_dragons_rage_does_no_more_where_nobody_is() -> None:
    game = raging()

    assert where(game, "Drifter") == "battlefield 2"
    assert damage_on(game, "Drifter") == 0


def test_yasuo_moves_a_unit_from_its_base_or_back_to_it() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1 as Out"]}).battlefield(controller="A")
    board.player("A", legend="Yasuo, Unforgiven", base=["Unit 1 as Home"], pool="4 Energy")
    game = begin(board)
    other = game.clone()
    use(game, "Yasuo, Unforgiven", "Out")
    resolve(game)
    assert where(game, "Out") == "A's base"
    use(other, "Yasuo, Unforgiven", "Home", "battlefield 2")
    resolve(other)
    assert where(other, "Home") == "battlefield 2"


def test_convergent_mutation_increases_one_unit_to_the_might_of_another_this_turn() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Low", "Unit 6 as High"], hand=["Convergent Mutation"])
    game = begin(board)
    play(game, "Convergent Mutation", "Low")
    resolve(game)
    assert (might(game, "Low"), might(game, "High")) == (6, 6)
    end_turn(game)
    assert (might(game, "Low"), might(game, "High")) == (2, 6)


def test_477_3_c_convergent_mutation_does_not_decrease() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Low", "Unit 6 as High"], hand=["Convergent Mutation"])
    game = begin(board)
    play(game, "Convergent Mutation", "High")
    resolve(game)

    assert might(game, "High") == 6


def disc(*hand: str, played: int = 0) -> Game:
    board = Board(turn="A").player("A", base=["Sun Disc as Disc"], hand=list(hand), played=played)
    game = begin(board)
    use(game, "Disc")
    resolve(game)
    return game


def tired(game: Game, name: str) -> bool:
    return game.state.objects[thing(game, name)].exhausted


@pytest.mark.parametrize("played", [0, 1])
def test_812_sun_disc_readies_the_next_unit_with_legion(played: int) -> None:
    game = disc("Unit 1 as First", "Unit 1 as Second", played=played)
    play(game, "First")
    play(game, "Second")

    assert (tired(game, "First"), tired(game, "Second")) == (not played, True)


def test_sun_disc_readies_a_token_that_is_the_next_unit() -> None:
    game = disc("Spell 0: play a recruit as Call", "Unit 1 as Second", played=1)
    play(game, "Call")
    resolve(game)
    play(game, "Second")

    assert (tired(game, "Recruit"), tired(game, "Second")) == (False, True)


def test_sun_disc_readies_nothing_the_turn_after() -> None:
    board = Board(turn="A").player("A", base=["Sun Disc as Disc"], hand=["Unit 0 as First"], played=1)
    game = begin(board)
    use(game, "Disc")
    resolve(game)
    end_turn(game)
    end_turn(game)
    play(game, "First")

    assert tired(game, "First")


@pytest.mark.parametrize(("owner", "places"), [("A", ["A's base", "B's base"]), ("B", ["A's base", "battlefield 1"])])
def test_466_1_a_2_symbol_of_the_solari_recalls_both_sides_of_a_tie(owner: str, places: list[str]) -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5 as Guard stunned"]})
    board.player("A", base=["Unit 4 as Raider"]).player(owner, base=["Symbol of the Solari"])
    game = begin(board)
    move(game, "Raider", field(1))
    pass_showdown(game)

    assert [where(game, name) for name in ("Raider", "Guard")] == places


def test_karma_buffs_once_for_cards_recycled_together() -> None:
    board = Board(turn="A").player("A", base=["Karma, Channeler", "Unit 1 as Mate"], trash=["Unit 1"] * 3)
    game = begin(board.player("A", hand=["Spell 0: recycle 3 from trash as Bin"]))
    play(game, "Bin")
    resolve(game)
    choose(game, "Mate")
    resolve(game)

    assert might(game, "Mate") == 2
    assert len(events(game, TRIGGERED, "Karma, Channeler")) == 1


def test_416_1_karma_does_not_see_runes_recycled() -> None:
    game = begin(Board(turn="A").player("A", base=["Karma, Channeler"], runes="1 Fury"))
    choose(game, "use Fury Rune: recycle")

    assert events(game, TRIGGERED) == []


def test_416_1_c_sabotage_has_the_opponent_recycle_a_card_that_is_no_unit() -> None:
    board = Board(turn="A").player("A", base=["Karma, Channeler"], hand=["Sabotage"])
    game = begin(board.player("B", hand=["Charm", "Defy", "Unit 3 as Foe"]))
    play(game, "Sabotage")
    resolve(game)
    assert not offered(game, "recycle Foe")
    choose(game, "recycle Charm")
    resolve(game)

    assert where(game, "Charm") == "B's main deck"
    assert hand(game, "B") == ["Defy", "Unit 3"]
    assert events(game, TRIGGERED) == []


@pytest.mark.parametrize(("answer", "place"), [("spend 1 Chaos", "A's base"), ("decline", "A's trash")])
def test_358_5_the_harrowing_puts_back_what_its_power_is_not_paid_for(answer: str, place: str) -> None:
    board = Board(turn="A").player("A", hand=["The Harrowing"], trash=["Kog'Maw, Caustic"], pool="6 Energy, 3 Chaos")
    game = begin(board)
    play(game, "The Harrowing")
    resolve(game)
    choose(game, answer)

    assert where(game, "Kog'Maw, Caustic") == place


def test_portal_rescue_has_the_owner_play_the_unit_to_their_base() -> None:
    units = {"A": ["Unit 3 [Play: draw 1] as Ours", "Unit 4 as Taken owned by B"]}
    board = Board(turn="A").battlefield(controller="A", units=units)
    game = begin(board.player("A", hand=["Portal Rescue as One", "Portal Rescue as Two"]))
    play(game, "One", "Ours")
    resolve(game)
    play(game, "Two", "Taken")
    resolve(game)

    assert (where(game, "Ours"), where(game, "Taken")) == ("A's base", "B's base")
    assert len(events(game, DRAWN)) == 1
