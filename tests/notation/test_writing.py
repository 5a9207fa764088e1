"""Positions as scenario files: what is written sets up the same position, passes at once, and tells no secret."""

import random
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from riftwright.core.decisions import D_ACT, D_FOCUS, D_MOVE, D_OPTIONAL, D_PAY, D_PRIORITY, O_ADD, Option
from riftwright.core.ids import NOBODY, NOWHERE
from riftwright.game import Game
from riftwright.judge.run import run
from riftwright.notation.sameness import differences
from riftwright.notation.scenario import Scenario, parse_scenario, read_scenario
from riftwright.notation.writing import write_scenario
from riftwright.players import RandomPlayer
from riftwright.rules import editions
from riftwright.rules.visibility import EVERYONE, sees
from tests.machine.decks import random_decks
from tests.machine.games import EDITIONS, MODES, Setting

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("examples/**/*.toml"), *ROOT.glob("rulings/**/*.toml")])
EXAMPLES = ("kaisa", "ahri", "annie", "garen", "lux", "master-yi")
PER_GAME = 5
BETWEEN = 31  # decisions between two samples
CHOICES = 8  # that are played on


def decks(mode: str, seed: int) -> tuple[str, ...]:
    """Every other game is played with example decks, the rest with random ones of all cards."""
    players = {"duel": 2, "match": 2, "skirmish": 3}.get(mode, 4)
    found = random_decks(seed) if seed % 2 else tuple(EXAMPLES[(seed + i) % len(EXAMPLES)] for i in range(4))
    return found[:players]


@cache
def moments(mode: str, seed: int) -> list[Game]:
    """Some decisions of a random game."""
    return list(_played(mode, seed))


def _played(mode: str, seed: int) -> Iterator[Game]:
    setting = Setting(mode, EDITIONS[seed % len(EDITIONS)], seed, decks(mode, seed))
    game, bot = setting.new(log=False), RandomPlayer(seed, floats=setting.floats)
    for at in range(PER_GAME * BETWEEN):
        if game.outcome is not None:
            return
        if at % BETWEEN == (7 * seed + 3) % BETWEEN:
            yield game.clone()
        game.apply(bot.choose(game))


def written(game: Game, viewer: int = EVERYONE) -> Scenario:
    """The position as a scenario file, which is what it should be."""
    scenario = parse_scenario(write_scenario(game.state, title="A moment", viewer=viewer), "moment.toml")
    assert scenario.editions == (game.state.edition,)
    assert [failure.report("moment.toml") for failure in run(scenario, game.state.edition).failures] == []
    return scenario


def reread(game: Game, viewer: int = EVERYONE) -> Scenario:
    """The scenario of the position, which sets up the same one."""
    scenario = written(game, viewer)
    again = Game.from_scenario(scenario)
    assert differences(game.machine, again.machine, viewer) == []
    return scenario


def in_words(text: str) -> Scenario:
    """A board as it is written again: with words alone."""
    game = Game.from_scenario(parse_scenario(f'title = "T"\n{text}\nscript = "expect game goes on"\n'))
    scenario = reread(game)
    assert not scenario.exact
    return scenario


def sentences(game: Game) -> list[str]:
    """The options of the decision."""
    return sorted(plain(game, option) for option in game.decision.options)


def plain(game: Game, option: Option) -> str:
    """An option as a sentence, without labels and the numbers of objects that are called alike."""
    labels, game.state.labels = game.state.labels, ()
    found = re.sub(r" #\d+", "", game.describe(option))
    game.state.labels = labels
    return found


# Every position


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mode", MODES)
def test_what_is_written_of_a_game_is_the_same_position(mode: str, seed: int) -> None:
    for game in moments(mode, seed):
        again = Game.from_scenario(reread(game))
        assert sentences(again) == sentences(game)
        assert sorted(option.kind for option in again.decision.options) == sorted(
            option.kind for option in game.decision.options
        )


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mode", MODES)
def test_what_is_read_back_plays_on_alike(mode: str, seed: int) -> None:
    """What ``differences`` does not look at makes no difference."""
    for at, game in enumerate(moments(mode, seed)):
        scenario = parse_scenario(write_scenario(game.state, title="T"))
        if game.decision.kind in (D_ACT, D_FOCUS, D_PRIORITY) and not scenario.exact:
            play_on(game.clone(), Game.from_scenario(scenario), random.Random(at))


def play_on(game: Game, again: Game, chance: random.Random) -> None:
    """Some choices in both, each one that only one option says. Which of equal runes is used, and in which order units
    are asked to move along, goes by their numbers, so that neither is chosen.
    """
    for _ in range(CHOICES):
        said = sentences(game)
        assert sentences(again) == said
        adding = [game.describe(option) for option in game.decision.options if option.kind == O_ADD]
        single = [sentence for sentence in said if said.count(sentence) == 1 and sentence not in adding]
        if not single:
            return
        sentence = chance.choice(single)
        for each in (game, again):
            each.apply(next(o for o in each.decision.options if plain(each, o) == sentence))
            if each.outcome is None and each.decision.kind == D_MOVE:
                each.apply(each.decision.options[-1])
        if game.outcome is not None:
            assert str(again.outcome) == str(game.outcome)
            return
        if game.decision.kind in (D_ACT, D_FOCUS, D_PRIORITY):
            assert differences(game.machine, again.machine) == []


def test_words_are_enough_nearly_always_where_a_player_may_act() -> None:
    games = [game for mode in MODES for seed in range(4) for game in moments(mode, seed)]
    acting = [game for game in games if game.decision.kind in (D_ACT, D_FOCUS, D_PRIORITY)]
    exact = sum('position = """' in write_scenario(game.state, title="T") for game in acting)

    assert len(acting) > 50
    assert exact < 0.1 * len(acting)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_board_of_each_scenario_can_be_written(path: Path) -> None:
    scenario = read_scenario(path)
    game = Game.from_scenario(scenario)
    again = Game.from_scenario(parse_scenario(write_scenario(game.state, title="T")))

    assert differences(game.machine, again.machine) == []


# What the viewer may not see


def secrets(game: Game, viewer: int) -> set[str]:
    """Names of cards that the viewer does not see, and of no card that they do."""
    s = game.state
    there = [o.id for o in s.objects if o.zone != NOWHERE]
    seen = {s.faces[face].name for oid in there if sees(s, viewer, oid) for face in faces_of(game, oid)}
    seen |= {s.faces[p.chosen].name for p in s.players if p.chosen >= 0}  # 103.2.a: shown as the game began
    return {s.face_of(oid).name for oid in there if not sees(s, viewer, oid)} - seen - {"Filler"}


def faces_of(game: Game, oid: int) -> set[int]:
    o = game.state.objects[oid]
    return {o.face, o.printed, *(mod.copy for mod in o.mods if mod.copy >= 0)}


def strings(value: Any) -> Iterator[str]:
    """All text in the values of a file."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (text for inner in value.values() for text in strings(inner))
    elif isinstance(value, list):
        yield from (text for inner in value for text in strings(inner))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mode", MODES)
def test_a_file_for_a_viewer_names_no_card_that_they_do_not_see(mode: str, seed: int) -> None:
    told = 0
    for at, game in enumerate(moments(mode, seed)):
        for viewer in (NOBODY, (seed + at) % len(game.state.players)):
            text = write_scenario(game.state, title="T", viewer=viewer)
            data = tomllib.loads(text)
            assert "position" not in data
            assert "seed" not in data
            assert str(game.state.chance) not in text
            words = " | ".join(strings(data)) + " | " + text.partition("title")[0]
            hidden = secrets(game, viewer)
            assert [name for name in hidden if re.search(rf"\b{re.escape(name)}(?![\w,]| [A-Z])", words)] == []
            told += len(hidden)
            written(game, viewer)
    assert told


def test_a_viewer_gets_the_same_position_as_far_as_they_see_it() -> None:
    unlike = [
        (game, what)
        for mode in MODES
        for seed in range(2)
        for game in moments(mode, seed)
        if game.decision.kind in (D_ACT, D_FOCUS, D_PRIORITY)
        for viewer in (0,)
        for what in differences(game.machine, Game.from_scenario(written(game, viewer)).machine, viewer)
    ]

    assert len(unlike) < 5


HIDDEN = """
turn = "A"
[A]
hand = ["Charm", "Retreat"]
deck = ["Time Warp"]
rune_deck = "1 Mind"
[B]
hand = ["Hextech Ray", "Stupefy", "Discipline"]
deck = ["Falling Star", "Cleave"]
[[battlefield]]
controller = "B"
facedown.B = ["Consult the Past"]
[[battlefield]]
facedown.A = ["Zhonya's Hourglass hidden on this turn"]
controller = "A"
"""


@cache
def hidden() -> Game:
    return Game.from_scenario(parse_scenario(f'title = "T"\n{HIDDEN}\nscript = "expect game goes on"\n'))


def test_what_a_seat_sees_is_there_and_the_rest_is_counted() -> None:
    text = write_scenario(hidden().state, title="T", viewer=0)
    data = tomllib.loads(text)

    assert data["A"]["hand"] == ["Charm", "Retreat"]
    assert data["A"]["deck"] == ["Filler"]
    assert data["B"]["hand"] == ["3 Filler"]
    assert data["battlefield"][0]["facedown"] == {"B": ["Filler"]}
    assert data["battlefield"][1]["facedown"] == {"A": ["Zhonya's Hourglass hidden on this turn"]}
    assert "B has 3 in hand, 1 facedown, 2 in the deck, 12 in the rune deck" in " ".join(text.split("\n# "))


def test_a_spectator_sees_no_hand_and_nothing_facedown() -> None:
    data = tomllib.loads(write_scenario(hidden().state, title="T", viewer=NOBODY))

    assert data["A"]["hand"] == ["2 Filler"]
    assert data["battlefield"][1]["facedown"] == {"A": ["Filler hidden on this turn"]}


def test_what_words_cannot_say_is_said_to_be_missing_for_a_viewer() -> None:
    game = paying()
    text = write_scenario(game.state, title="T", viewer=1)

    assert "position" not in tomllib.loads(text)
    assert "Not as in the game" in text
    assert "what is asked" in text
    written(game, 1)


def test_what_waits_on_the_chain_and_cannot_be_said_is_named_for_a_viewer() -> None:
    text = write_scenario(paying().state, title="T", viewer=1)

    assert "# On the chain there are besides: Hextech Ray." in text


def test_a_board_without_what_goes_on_stands_still() -> None:
    """The trigger at the end of the turn is being paid for or chosen for: without it the turn would be over."""
    board = 'turn = "A"\nphase = "ending"\n[A]\nbase = ["Unit 1 [may End: draw 1]"]\n'
    game = Game.from_scenario(parse_scenario(f'title = "T"\n{board}script = "expect game goes on"\n'))
    assert game.decision.kind == D_OPTIONAL
    again = Game.from_scenario(written(game, viewer=1))

    assert (again.state.turn, again.decision.player) == (game.state.turn, 0)


# Words


def test_a_chain_with_targets_responses_and_priority() -> None:
    scenario = in_words(
        """
        turn = "A"
        priority = "B"
        passes = 1
        [A]
        base = ["2 Unit 3", "Unit 2 as Scout"]
        [[chain]]
        player = "A"
        card = "Falling Star"
        targets = ["Scout", "Scout"]
        [[chain]]
        player = "B"
        card = "Wind Wall"
        targets = ["item 1"]
        """
    )
    game = Game.from_scenario(scenario)

    assert (game.decision.player, game.state.passes) == (1, 1)
    assert game.state.chain[1].chosen == [[game.state.chain[0].serial]]


def test_facedown_cards_and_since_when_they_are_hidden() -> None:
    s = Game.from_scenario(in_words(HIDDEN)).state
    first, second = s.battlefields

    assert s.objects[first.facedown[0]].hidden_on < s.turn
    assert s.objects[second.facedown[0]].hidden_on == s.turn


def test_a_target_that_is_gone_is_gone() -> None:
    scenario = in_words(
        """
        turn = "A"
        [A]
        trash = ["Watchful Sentry"]
        [[chain]]
        player = "A"
        card = "Hextech Ray"
        targets = ["former Watchful Sentry"]
        """
    )
    game = Game.from_scenario(scenario)

    ((ref,),) = game.state.chain[0].chosen
    assert not game.state.alive(ref)


def test_triggers_know_what_they_are_about() -> None:
    text = """
        turn = "A"
        phase = "after draw"
        [A]
        trash = ["Tasty Faefolk"]
        base = ["Unit 2 [Hunt] as Hunter"]
        [[chain]]
        player = "A"
        card = "former Tasty Faefolk's Deathknell"
        about = "former Tasty Faefolk"
        was = { name = "Tasty Faefolk", at = "1", might = 3, damage = 5, statuses = ["exhausted", "attacking"] }
        [[chain]]
        player = "A"
        card = "Hunter's Hunt"
        amount = 2
        """
    item, hunt = Game.from_scenario(in_words(text)).state.chain

    assert item.known is not None
    assert (item.known.might, item.known.damage, item.known.loc, item.known.ref) == (3, 5, 8, item.source)
    assert (hunt.amount, hunt.face) == (2, 0)


def test_a_showdown_and_a_combat() -> None:
    board = """
        turn = "A"
        [A]
        base = ["Unit 2"]
        [[battlefield]]
        controller = "B"
        A = ["Unit 3 as Scout exhausted moved 1"]
        B = ["Gear as Lamp", "Unit 2 [Tank] as Guard"]
        """
    showdown = '[showdown]\nat = 1\nfocus = "B"\npasses = 1\n'
    scenario = in_words(f'{board}contested = "A"\n{showdown}attacker = "A"\ndefender = "B"\n')
    game = Game.from_scenario(scenario)

    assert (game.state.focus, game.state.focus_passes, game.state.combat) == (1, 1, True)
    assert "Guard defending" in scenario.text
    in_words(f'{board}contested = "A"\n{showdown}')
    in_words(f'{board}[combat]\nat = 1\nattacker = "A"\ndefender = "B"\nnext = "result"\nexcess.A = 2\n{ABILITY}')


ABILITY = '[[chain]]\nplayer = "B"\ncard = "Clockwork Keeper\'s ability"\n[B]\nbase = ["Clockwork Keeper"]\n'


@pytest.mark.parametrize(
    "piece",
    [
        "Unit 3 [Tank] as Guard damaged 2 by B exhausted stunned",
        "Unit 3 buffed 2 empowered 2 moved 2",
        "Unit 3 +2 -1 this combat +1 for good base Might 4",
        "Unit 3 given [Assault 2] this combat without [Tank]",
        "Unit 3 prevents 2 prevents all damage prevents the next damage takes double damage",
        "Watchful Sentry copy of Tasty Faefolk this turn",
        "Unit 3 token naming Charm",
        "Unit 3 owned by B taken from B this turn",
        "Unit 3 taken from B while Lamp is there",
        "Unit 3 attacked defended",
        "Unit 3 given ability 1 of Watchful Sentry for good",
        "Watchful Sentry used ability 1 played 2",
        "Recruit exhausted",
        "Gear unit 2 attached to Lamp",
        "Unit 3 +2 while Lamp is attached",
    ],
)
def test_pieces_are_written_as_they_are_read(piece: str) -> None:
    player = '[A]\nplayed = 2\nhand = ["Charm played 1"]\n'
    scenario = in_words(f'turn = "A"\n{player}[[battlefield]]\nA = ["Gear as Lamp", "{piece}"]\n')

    _, found = tomllib.loads(scenario.text)["battlefield"][0]["A"]
    assert sorted(found.split(" ")) == sorted(piece.replace("owned by B ", "").split(" "))


def test_equal_names_get_labels_where_they_stand_on_the_board() -> None:
    scenario = in_words('turn = "A"\n[A]\nbase = ["3 Watchful Sentry"]\nhand = ["2 Charm"]\n')
    data = tomllib.loads(scenario.text)

    assert data["A"]["base"] == [f"Watchful Sentry as {nth} Watchful Sentry" for nth in ("First", "Second", "Third")]
    assert data["A"]["hand"] == ["2 Charm"]


def test_labels_of_a_scenario_are_kept() -> None:
    scenario = in_words('turn = "A"\n[A]\nbase = ["Unit 3 as Scout"]\n')

    assert tomllib.loads(scenario.text)["A"]["base"] == ["Unit 3 as Scout"]


def test_resources_points_and_what_was_done_this_turn() -> None:
    scenario = in_words(
        """
        mode = "magma"
        turn = "C"
        first = "B"
        turn_number = 23
        extra_turns = ["A"]
        regular_turn = "B"
        victory_score = 5
        invited = "A"
        [A]
        pool = "2 Energy, 1 any, 1 Calm, 1 Fury for units, 3 Energy for showdowns"
        [C]
        runes = "3 Fury, 1 exhausted Mind"
        rune_deck = ""
        deck = []
        points = 3
        xp = 4
        scored = [1]
        conquered = [2]
        shut_out = [3]
        played = 3
        resolved = 1
        spent_on_spell = 4
        deaths = 1
        discarded = 2
        turns = 9
        chosen = "Kai'Sa, Survivor"
        legend = "Kai'Sa, Daughter of the Void exhausted"
        banished = ["Charm"]
        """
    )
    data = tomllib.loads(scenario.text)

    assert data["C"]["resolved"] == 1
    assert data["A"]["pool"] == "2 Energy, 1 any, 1 Calm, 1 Fury for units, 3 Energy for showdowns"
    assert data["C"]["legend"] == "Kai'Sa, Daughter of the Void exhausted"


def test_who_has_left_the_game() -> None:
    scenario = in_words('mode = "war"\nturn = "A"\n[B]\nout = "conceded"\n[D]\nout = "eliminated"\n')
    players = Game.from_scenario(scenario).state.players

    assert [(p.lost, p.conceded) for p in players] == [(False, False), (True, True), (False, False), (True, False)]


def test_delayed_abilities_and_what_dealt_damage() -> None:
    scenario = in_words(
        """
        turn = "A"
        [A]
        trash = ["Disintegrate", "Smite"]
        [B]
        base = ["Unit 4 as Ox damaged 3 by A with Smite"]
        [[delayed]]
        player = "A"
        card = "Disintegrate"
        ability = 2
        source = "former Disintegrate"
        about = "Ox"
        since = 1
        once = false
        """
    )
    game = Game.from_scenario(scenario)

    assert [delayed.once for delayed in game.state.delayed] == [False]
    assert [hit[1] for hit in game.state.hits] == [0]


def test_the_order_in_which_texts_began_to_apply_while_it_counts() -> None:
    low = "Unit 2 [Others: +1] as Old since 1"
    scenario = in_words(
        f'turn = "A"\n[A]\nbase = ["Unit 3 without [Tank]", "Unit 4 [Others: Tank] since 2", "{low}"]\n'
    )

    assert "since 1" in scenario.text


def test_switches_and_a_phase_that_goes_on() -> None:
    scenario = in_words('turn = "B"\nphase = "expiration"\n[switches]\nfocus-after-conversion = "attacker"\n')

    assert scenario.switches == {"focus-after-conversion": "attacker"}


def test_the_head_of_the_file_is_what_was_asked_for() -> None:
    game = hidden()
    text = write_scenario(game.state, title='Who "wins"?', rules=["323.5"], source="A table\nin Berlin", note="B does.")
    scenario = parse_scenario(text)

    assert (scenario.title, scenario.rules) == ('Who "wins"?', ("323.5",))
    assert (scenario.source, scenario.note) == ("A table\nin Berlin", "B does.")


# The position itself


@cache
def paying() -> Game:
    """A is asked how to pay."""
    board = 'turn = "A"\n[A]\nhand = ["Hextech Ray"]\nrunes = "3 Fury, 3 Mind"\n[[battlefield]]\nB = ["2 Unit 4"]\n'
    game = Game.from_scenario(parse_scenario(f'title = "T"\n{board}script = "expect game goes on"\n'))
    while game.decision.kind != D_PAY:
        game.apply(next(o for o in game.decision.options if game.describe(o).startswith(("play", "Unit"))))
    return game


def test_a_payment_is_kept_exactly_and_the_script_goes_on_from_it() -> None:
    game = paying()
    text = write_scenario(game.state, title="T")
    scenario = parse_scenario(text)

    assert scenario.exact
    assert Game.from_scenario(scenario).digest() == game.digest()
    for line in ("A passes", "A pays exhaust 1 Fury rune, recycle 1 ready Fury rune"):
        played = run(parse_scenario(text.replace("to pay\n", f"to pay\n{line}\n")), scenario.editions[0])
        assert [failure.report("x") for failure in played.failures] == []
        assert played.game.state.chain


def test_the_words_stand_above_the_position_as_a_comment() -> None:
    text = write_scenario(paying().state, title="T")

    assert "# [A]" in text
    assert sorted(tomllib.loads(text)) == ["editions", "position", "script", "title"]


def test_before_the_first_turn() -> None:
    setting = Setting("match", "2026-10-16", 0, ("kaisa", "ahri"))
    game, bot = setting.new(log=False), RandomPlayer(0)
    while game.state.turn == 0:  # battlefields are chosen, hands are set aside
        reread(game)
        written(game, viewer=0)
        game.apply(bot.choose(game))


def test_the_end_of_a_game() -> None:
    game = hidden().clone()
    game.concede(0)
    scenario = parse_scenario(write_scenario(game.state, title="T"))
    played = run(scenario, game.state.edition)

    assert played.passed
    assert "expect B wins" in scenario.text


def test_a_position_under_other_rules() -> None:
    scenario = parse_scenario(write_scenario(paying().state, title="T"), "moment.toml")

    with pytest.raises(ValueError, match=r"moment.toml:\d+: the position is of a game under 2026-10-16"):
        scenario.state(editions.get("2026-03-30"))
