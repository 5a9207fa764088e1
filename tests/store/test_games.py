"""Games are read back as they were written, and a journal holds each of its lines once."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta, timezone

import msgspec
import pytest

from riftwright import __version__
from riftwright.store import SERVER, Entry, EntryError, Store, StoredGame, StoreError, UnknownGameError
from tests.store.samples import BEGINNING, OPENING, entry, new_game, numbers


def test_a_game_is_read_as_it_was_written(store: Store, url: str) -> None:
    store.create(new_game("old"))
    game = new_game("new", 1, parent="old", parent_at=12)
    store.create(game)
    lines = [
        Entry("new", 1, 1, "choice", "play:12"),
        Entry("new", 2, SERVER, "undo", ""),
        Entry("new", 3, 0, "name", "<script>alert('Ä')</script> 🂡"),
    ]
    store.append(lines)
    store.close()

    again = Store.open(url)
    assert again.load("new") == StoredGame(game, lines, "", "")
    again.finish("new", "Bot wins by points", "abcd")
    assert again.load("new") == StoredGame(game, lines, "Bot wins by points", "abcd")
    assert again.load("old") == StoredGame(new_game("old"), [], "", "")
    again.close()


def test_a_whole_game_is_written_at_once_or_not_at_all(store: Store) -> None:
    whole = StoredGame(new_game("whole"), [entry("whole", 1), entry("whole", 2)], "Bot wins by points", "abcd")
    store.add(whole)
    assert store.load("whole") == whole
    store.append([entry("whole", 3)])
    gap = StoredGame(new_game("gap"), [entry("gap", 1), entry("gap", 3)], "", "")
    with pytest.raises(EntryError, match=r"^game gap: entry 3 would leave a gap; the next is 2$"):
        store.add(gap)
    with pytest.raises(UnknownGameError):
        store.load("gap")
    with pytest.raises(StoreError, match="stored already"):
        store.add(whole)
    assert numbers(store.load("whole").entries) == [1, 2, 3]


def test_the_version_that_a_game_began_under_is_kept(store: Store) -> None:
    store.create(new_game("now"))
    store.create(msgspec.structs.replace(new_game("then"), program="0.0.7"))
    assert store.load("now").game.program == __version__
    assert store.load("then").game.program == "0.0.7"


def test_the_moment_a_game_began_is_the_same_in_every_time_zone(store: Store) -> None:
    elsewhere = BEGINNING.astimezone(timezone(timedelta(hours=-9)))
    store.create(msgspec.structs.replace(new_game("one"), created=elsewhere))
    read = store.load("one").game.created
    assert read == BEGINNING
    assert read.utcoffset() == timedelta(0)


def test_games_that_go_on_are_listed_until_they_are_finished(store: Store) -> None:
    for minutes, name in ((3, "c"), (1, "a"), (2, "b")):
        store.create(new_game(name, minutes))
    assert store.unfinished() == ["a", "b", "c"]
    store.finish("b", "nobody wins by concession", "00")
    assert store.unfinished() == ["a", "c"]


def test_the_list_begins_with_the_newest_and_goes_on_page_by_page(store: Store) -> None:
    for minutes, name in ((0, "first"), (1, "x"), (1, "y"), (1, "z"), (2, "last")):
        store.create(new_game(name, minutes))
    store.finish("y", "Bot wins by points", "00")
    pages = [store.games(2)]
    while pages[-1]:
        pages.append(store.games(2, before=pages[-1][-1].id))
    assert [[game.id for game in page] for page in pages] == [["last", "z"], ["y", "x"], ["first"], []]
    [y, x] = pages[1]
    assert (y.names, y.mode, y.edition) == (["Zoë <b>", "Bot"], OPENING.mode, OPENING.edition)
    assert y.kinds == ["person", "greedy"]
    assert y.decks == [deck.name for deck in OPENING.decks]
    assert (y.outcome, y.created) == ("Bot wins by points", BEGINNING + timedelta(minutes=1))
    assert (x.outcome, x.created) == ("", BEGINNING + timedelta(minutes=1))


def test_entries_of_many_games_are_written_together(store: Store) -> None:
    store.create(new_game("a"))
    store.create(new_game("b"))
    store.append([entry("a", 1), entry("b", 1), entry("a", 2)])
    store.append([])
    store.append([entry("b", 2), entry("a", 3)])
    assert numbers(store.load("a").entries) == [1, 2, 3]
    assert numbers(store.load("b").entries) == [1, 2]


@pytest.mark.parametrize(
    ("number", "message"),
    [
        (2, "game a: entry 2 is written already; the next is 3"),
        (4, "game a: entry 4 would leave a gap; the next is 3"),
        (0, "game a: entry 0 would leave a gap; the next is 3"),
    ],
)
def test_an_entry_that_does_not_go_on_is_refused_with_all_that_came_with_it(
    store: Store, number: int, message: str
) -> None:
    for name in "ab":
        store.create(new_game(name))
        store.append([entry(name, 1), entry(name, 2)])
    with pytest.raises(EntryError, match=f"^{message}$"):
        store.append([entry("b", 3), entry("a", number, "another"), entry("b", 4)])
    assert [one.text for one in store.load("a").entries] == ["pass", "pass"]
    assert numbers(store.load("b").entries) == [1, 2]


def test_the_same_entry_twice_in_one_transaction_is_refused(store: Store) -> None:
    store.create(new_game("a"))
    with pytest.raises(EntryError, match="entry 1 is written already"):
        store.append([entry("a", 1), entry("a", 1)])
    assert store.load("a").entries == []


def test_of_several_programs_that_write_the_same_entry_one_succeeds(store: Store, url: str) -> None:
    store.create(new_game("a"))
    others = [Store.open(url) for _ in range(4)]

    def write(at: int) -> bool:
        try:
            others[at % 4].append([entry("a", 1 + at // 4, f"{at}")])
        except EntryError:
            return False
        return True

    for number in range(20):
        with ThreadPoolExecutor(4) as pool:
            written = list(pool.map(write, range(4 * number, 4 * number + 4)))
        assert written.count(True) == 1
        assert store.load("a").entries[number].text == f"{4 * number + written.index(True)}"
    for other in others:
        other.close()


def test_a_game_that_is_not_stored_is_named(store: Store) -> None:
    store.create(new_game("a"))
    for ask in (
        lambda: store.load("b"),
        lambda: store.load("b\0"),
        lambda: store.append([entry("a", 1), entry("b", 1)]),
        lambda: store.finish("b", "Bot wins by points", ""),
        lambda: store.games(before="b"),
        lambda: store.create(new_game("c", parent="b")),
    ):
        with pytest.raises(UnknownGameError, match="no game 'b"):
            ask()
    assert store.load("a").entries == []
    assert store.unfinished() == ["a"]


def test_a_game_is_created_once(store: Store) -> None:
    store.create(new_game("a"))
    with pytest.raises(StoreError, match="a game 'a' is stored already"):
        store.create(new_game("a", 5))
    assert store.load("a").game == new_game("a")


def test_a_game_that_is_over_has_an_outcome(store: Store) -> None:
    store.create(new_game("a"))
    with pytest.raises(ValueError, match="not empty"):
        store.finish("a", "", "00")
    assert store.unfinished() == ["a"]


@pytest.mark.parametrize("text", ["nothing \0", "half \ud83c"])
def test_what_is_no_text_is_refused(store: Store, text: str) -> None:
    game = new_game("a")
    store.create(game)
    with pytest.raises(EntryError, match="entry 1 holds a character that is no text"):
        store.append([entry("a", 1, text)])
    named = msgspec.structs.replace(game.seats[0], name=text)
    with pytest.raises(StoreError, match="no text"):
        store.create(msgspec.structs.replace(game, id="b", seats=[named]))
    deck = msgspec.structs.replace(OPENING.decks[0], text=text)
    with pytest.raises(StoreError, match="no text"):
        store.create(msgspec.structs.replace(game, id="b", opening=msgspec.structs.replace(OPENING, decks=[deck])))
    assert store.load("a").entries == []
    assert store.unfinished() == ["a"]
