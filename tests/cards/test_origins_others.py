from riftwright.notation.board import Board
from tests.support import begin, choose, offered, play, playable, resolve, thing, where

# Runes


def test_164_a_rune_gives_energy_exhausted_and_power_recycled() -> None:
    game = begin(Board(turn="A").player("A", runes="1 Fury", rune_deck="", hand=["Hextech Ray"]))
    game.apply(next(o for o in game.decision.options if "exhaust" in game.describe(o)))
    assert game.state.players[0].pool[7] == 1
    game.apply(next(o for o in game.decision.options if "recycle" in game.describe(o)))
    assert game.state.players[0].pool[0] == 1  # Fury Power, from an exhausted rune
    assert game.state.players[0].runes == []
    assert len(game.state.players[0].rune_deck) == 1


def test_each_basic_rune_pays_for_its_own_domain_only() -> None:
    costs = {"Fury": "Falling Star", "Calm": "Charm", "Mind": "Sprite Mother", "Chaos": "Possession"}
    for domain, card in costs.items():
        for other in ("Fury", "Calm", "Mind", "Body", "Chaos", "Order"):
            board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1"]})
            game = begin(board.player("A", hand=[card], runes=f"12 {other}"))
            assert playable(game, card) == (other == domain), (card, other)


def test_body_and_order_runes_pay_for_their_domains() -> None:
    for domain, card in (("Body", "Sett, Brawler"), ("Order", "Soraka, Wanderer")):
        assert playable(begin(Board(turn="A").player("A", hand=[card], runes=f"5 {domain}")), card)
        assert not playable(begin(Board(turn="A").player("A", hand=[card], runes="5 Chaos")), card)


# Icathian Rain


def test_icathian_rain_deals_2_six_times_as_chosen() -> None:
    board = Board(turn="A").player("A", hand=["Icathian Rain"])
    game = begin(board.player("B", base=["Unit 4 as One", "Unit 6 as Two", "Unit 3 as Three"]))
    play(game, "Icathian Rain", "One", "One", "Two", "Two", "Two", "Three")
    resolve(game)
    assert [where(game, name) for name in ("One", "Two", "Three")] == ["B's trash", "B's trash", "B's base"]
    assert game.state.objects[thing(game, "Three")].damage == 2


def test_809_icathian_rain_pays_deflect_for_each_choice() -> None:
    for power, enough in ((8, False), (9, True)):
        board = Board(turn="A").player("A", hand=["Icathian Rain"], pool=f"7 Energy, {power} Mind")
        game = begin(board.player("B", base=["Unit 9 [Deflect]"]))
        assert playable(game, "Icathian Rain") == enough


def test_icathian_rain_needs_a_unit() -> None:
    assert not playable(begin(Board(turn="A").player("A", hand=["Icathian Rain"])), "Icathian Rain")


# The runes


def test_runes_add_energy_or_power_of_their_domain() -> None:
    for at, domain in enumerate(("Fury", "Calm", "Mind", "Body", "Chaos", "Order")):
        game = begin(Board(turn="A").player("A", runes=f"2 {domain}", rune_deck="3 Fury"))
        first, second = game.state.players[0].runes
        uses = [o for o in game.decision.options if o.key.startswith(f"add:{first}:")]
        assert len(uses) == 2
        game.apply(uses[0])
        assert game.state.objects[first].exhausted
        assert sum(game.state.players[0].pool) == 1
        assert not [o for o in game.decision.options if o.key == uses[0].key]
        game.apply(f"add:{first}:1")  # exhausted, it may still be recycled
        game.apply(f"add:{second}:1")
        assert game.state.players[0].pool[at] == 2
        assert game.state.players[0].runes == []
        assert game.state.players[0].rune_deck[:2] == [second, first]


# Fox-Fire


def test_355_11_fox_fire_kills_units_of_4_might_together() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 3 as Three", "Unit 1 as One", "Unit 2 as Two"]}
    )
    board.battlefield(controller="A", units={"A": ["Unit 1 as Mine"]})
    game = begin(board.player("A", hand=["Fox-Fire"]).player("B", base=["Unit 1 as Home"]))
    play(game, "Fox-Fire")
    assert not offered(game, "Home")
    choose(game, "Three")
    assert not offered(game, "Two")
    assert not offered(game, "Mine")
    choose(game, "One")
    resolve(game)
    assert [where(game, name) for name in ("Three", "One", "Two")] == ["B's trash", "B's trash", "battlefield 1"]


def test_fox_fire_reaches_no_unit_of_5_might() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5 as Guard"]})
    game = begin(board.player("A", hand=["Fox-Fire"]))
    if playable(game, "Fox-Fire"):
        play(game, "Fox-Fire")
        assert not offered(game, "Guard")
