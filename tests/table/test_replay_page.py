"""Replays at the table: any moment, through any eyes, and going on from there."""

import asyncio
import html
import re

import msgspec
import pytest
from starlette.testclient import TestClient

from riftwright.core.ids import NOBODY
from riftwright.game import Game
from riftwright.rules.visibility import EVERYONE
from riftwright.store import Entry, SeatRecord, Store
from riftwright.table.drawing.board import board
from riftwright.table.reels import GoingOnError, Reels
from riftwright.table.rendering import render
from tests.table.support import PlayedGame, at, new_game, options, played_game

EYES = {"all": EVERYONE, "public": NOBODY, "A": 0, "B": 1}
JSON = {"accept": "application/json"}


def drawn(game: Game, viewer: int) -> str:
    """The board that a page shows of a game."""
    return render("regions/board.html", board=board(game, viewer))


def ways(page: str) -> dict[str, str]:
    """Where the buttons of a page lead, by their keys."""
    found = re.findall(r'<a class="step" href="([^"]+)" data-key="([^"]+)"', page)
    return {key: html.unescape(address) for address, key in found}


def keys(entries: list[Entry]) -> list[str]:
    """The choices of a journal."""
    return [entry.text for entry in entries if entry.kind in ("choice", "auto")]


# Any moment


def test_every_moment_is_the_position_that_the_game_had(store: Store) -> None:
    played = played_game(store)
    showing = asyncio.run(Reels(store).over(played.links.game))
    assert played.over
    assert showing.last == played.last
    assert [showing.reel.after(n).digest() for n in range(showing.last + 1)] == [g.digest() for g in played.moments]


def test_a_page_shows_the_board_of_its_moment_through_the_eyes_it_names(client: TestClient, store: Store) -> None:
    played = played_game(store)
    for moment in range(0, played.last + 1, 20):
        for eyes, viewer in EYES.items():
            address = f"/replay/{played.links.game}?at={moment}&eyes={eyes}"
            page = client.get(address).text
            assert drawn(played.moments[moment], viewer) in page
            answer = client.get(address, headers=JSON).json()
            assert answer["regions"]["board"] == drawn(played.moments[moment], viewer)
            assert answer["at"] == moment
            assert answer["address"].endswith(address)
            for region in answer["regions"].values():
                assert region in page


def test_the_buttons_go_through_the_whole_game_without_scripting(client: TestClient, store: Store) -> None:
    played = played_game(store)
    page = client.get(f"/replay/{played.links.game}").text
    assert "Home" not in ways(page) and "ArrowLeft" not in ways(page)
    for key in ("ArrowRight", "Shift+ArrowRight", "."):
        shown, page = [0], client.get(f"/replay/{played.links.game}").text
        while key in ways(page):
            page = client.get(ways(page)[key]).text
            shown.append(at(page))
        assert shown[-1] == played.last
        assert shown == sorted(set(shown))
        back = {"ArrowRight": "ArrowLeft", "Shift+ArrowRight": "Shift+ArrowLeft", ".": ","}[key]
        while back in ways(page):
            page = client.get(ways(page)[back]).text
            assert at(page) == shown[-2]
            shown.pop()
        assert shown == [0]
    assert at(client.get(ways(page)["End"]).text) == played.last
    assert at(client.get(ways(client.get(ways(page)["End"]).text)["Home"]).text) == 0


def test_steps_by_turn_and_by_chain_item_stop_where_these_change(client: TestClient, store: Store) -> None:
    played = played_game(store)
    states = [game.state for game in played.moments]
    turns = [n for n in range(1, played.last + 1) if states[n].turn != states[n - 1].turn]
    items = [
        n
        for n in range(1, played.last + 1)
        if [item.serial for item in states[n].chain] != [item.serial for item in states[n - 1].chain]
    ]
    assert len(turns) > 5 and len(items) > 10
    for moment in (0, 30, turns[2], turns[3] - 1):
        links = ways(client.get(f"/replay/{played.links.game}?at={moment}").text)
        assert f"at={min(n for n in turns if n > moment)}&" in links["Shift+ArrowRight"]
        assert f"at={min(n for n in items if n > moment)}&" in links["."]


def test_the_timeline_leads_to_every_turn_and_every_point(client: TestClient, store: Store) -> None:
    played = played_game(store)
    states = [game.state for game in played.moments]
    page = client.get(f"/replay/{played.links.game}?eyes=B").text
    svg = page[page.index('<svg class="timeline"') : page.index('id="range"')]
    linked = [int(n) for n in re.findall(r'href="[^"]*\?at=(\d+)&amp;eyes=B"', svg)]
    turns = [n for n in range(1, played.last + 1) if states[n].turn != states[n - 1].turn]
    points = [n for n in range(1, played.last + 1) if states[n].points != states[n - 1].points]
    assert points
    assert set(linked) == {0, *turns, *points}
    assert f'max="{played.last}"' in page


def test_the_log_is_told_up_to_the_moment_and_leads_to_each_of_its_lines(client: TestClient, store: Store) -> None:
    played = played_game(store)
    address = f"/replay/{played.links.game}?eyes=A&at="
    whole = client.get(f"{address}{played.last}").text
    lines = re.findall(r'<a class="told" href="[^"]*\?at=(\d+)&amp;eyes=A">(.*?)</a>', whole)
    assert len(lines) > 100
    for moment in (0, 1, 40, 90):
        page = client.get(f"{address}{moment}").text
        told = re.findall(r'<a class="told" href="[^"]*\?at=(\d+)&amp;eyes=A">(.*?)</a>', page)
        assert told == [line for line in lines if int(line[0]) <= moment]
        marked = re.findall(r'aria-current="step"><a class="told" href="[^"]*\?at=(\d+)&', page)
        assert set(marked) <= {told[-1][0]} and len(marked) == sum(n == told[-1][0] for n, _ in told)


def test_a_script_is_sent_only_the_lines_that_it_has_not(client: TestClient, store: Store) -> None:
    played = played_game(store)
    address = f"/replay/{played.links.game}?at=60"
    every = client.get(address, headers=JSON).json()
    count = every["log"].count("<li")
    assert every["log_from"] == 0 and count > 20
    some = client.get(f"{address}&lines={count - 3}", headers=JSON).json()
    assert some["log_from"] == count - 3
    assert some["log"].count("<li") == 3 and every["log"].endswith(some["log"].lstrip())
    later = client.get(f"{address}&lines={count + 50}", headers=JSON).json()
    assert (later["log"].strip(), later["log_from"]) == ("", count)
    assert later["present"] == every["present"] < count


def test_what_was_chosen_is_said_with_its_rule(client: TestClient, store: Store) -> None:
    played = played_game(store)
    begins = client.get(f"/replay/{played.links.game}").text
    assert "Before the first of" in begins
    game = played.moments[-1]
    for moment, (before, after) in enumerate(zip(played.moments, played.moments[1:], strict=False), 1):
        event = game.log[len(before.log)]
        if event.text.startswith("play "):
            page = client.get(f"/replay/{played.links.game}?at={moment}").text
            name = html.escape(event.text.removeprefix("play "), quote=False).replace("'", "&#39;")
            said = page[page.index('class="said"') :]
            assert said.startswith(f'class="said">{after.name(event.player)} plays {name} ')
            assert '<a class="rule" href="/rule/' in said[:300]
            return
    raise AssertionError("nobody plays anything")


# Eyes


def hidden(played: PlayedGame, seat: int, moment: int) -> set[str]:
    """The names of cards that the seat has not seen by then, and that are no part of a name that it has seen."""
    s = played.moments[-1].state
    seen = played.seen[seat][moment]
    names = {s.face_of(oid).name for oid in range(len(s.objects))} - seen
    return {name for name in names if not any(name in other for other in seen)}


@pytest.mark.parametrize("seed", [5, 11])
def test_a_page_names_no_card_that_its_eyes_had_not_seen_by_then(client: TestClient, store: Store, seed: int) -> None:
    played = played_game(store, seed=seed)
    secrets = 0
    for moment in range(0, played.last + 1, 9):
        for eyes, seat in (("A", 0), ("B", 1), ("public", NOBODY)):
            names = hidden(played, seat, moment)
            secrets += len(names)
            for path in ("", "/scenario", "/scenario.toml"):
                page = html.unescape(client.get(f"/replay/{played.links.game}{path}?at={moment}&eyes={eyes}").text)
                assert [name for name in names if name in page] == []
    assert secrets > 100  # there was something to hide


def test_all_eyes_see_every_hand(client: TestClient, store: Store) -> None:
    played = played_game(store)
    game = played.moments[30]
    page = html.unescape(client.get(f"/replay/{played.links.game}?at=30&eyes=all").text)
    for player in game.state.players:
        assert player.hand
        for oid in player.hand:
            assert game.state.face_of(oid).name in page


# Refused


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("at=x", "The address says at=x; this replay has the moments 0 to "),
        ("at=-1", "The address says at=-1;"),
        ("at=", "The address says at=;"),
        ("at=%C2%B2", "The address says at=²;"),
        ("at=99999", "The address says at=99999;"),
        ("at=" + "9" * 400, "The address says at=9999"),
        ("at=%3Cscript%3E", "The address says at=&lt;script&gt;;"),
        ("eyes=C", "eyes=C; this game can be seen with the eyes of A, B, with eyes=public or with eyes=all"),
        ("eyes=a", "eyes=a;"),
        ("eyes=", "eyes=;"),
        ("eyes=AB", "eyes=AB;"),
        ("eyes=%3Cscript%3E", "eyes=&lt;script&gt;;"),
    ],
)
def test_an_address_that_names_no_moment_or_no_eyes_says_so(
    client: TestClient, store: Store, question: str, says: str
) -> None:
    played = played_game(store)
    for path in ("", "/scenario"):
        answer = client.get(f"/replay/{played.links.game}{path}?{question}")
        assert answer.status_code == 404
        assert says in answer.text
        assert "<script>" not in answer.text


def test_there_is_no_replay_of_what_is_no_game(client: TestClient) -> None:
    for path in ("/replay/none", "/replay/none.rift", "/replay/none/scenario", "/replay/%3Cscript%3E"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert "There is no game at this address" in answer.text


def test_a_game_that_goes_on_shows_its_replay_to_nobody(client: TestClient, store: Store) -> None:
    played = played_game(store, 60)
    assert not played.over
    paths = ("", ".rift", "/scenario", "/scenario.toml")
    for path in (f"/replay/{played.links.game}{path}{question}" for path in paths for question in ("", "?eyes=A")):
        answer = client.get(path)
        assert answer.status_code == 403
        assert "Its replay shows what is hidden, so it opens when the game is over" in answer.text
    assert client.post(f"/replay/{played.links.game}/branch", data={"at": "5"}).status_code == 403
    with pytest.raises(GoingOnError):
        asyncio.run(Reels(store).over(played.links.game))


# One's own game so far


def test_a_seat_looks_back_at_a_game_that_goes_on_with_its_own_eyes_only(client: TestClient, store: Store) -> None:
    played = played_game(store, 60)
    for seat, link in ((0, played.links.seats[0]), (1, played.links.seats[1]), (NOBODY, played.links.watch)):
        now = client.get(f"{link}/replay").text
        assert at(now) == 60
        for moment in (0, 20, 45, 60):
            for eyes in ("", "&eyes=all", "&eyes=B", "&eyes=A"):
                page = client.get(f"{link}/replay?at={moment}{eyes}").text
                assert drawn(played.moments[moment], seat) in page
                text = html.unescape(page)
                assert [name for name in hidden(played, seat, moment) if name in text] == []
        assert "Go on from here" not in now and ".rift" not in now


def test_looking_back_needs_a_link_of_the_game(client: TestClient, store: Store) -> None:
    played = played_game(store, 20)
    for path in ("replay", "replay/scenario", "report", "report.toml"):
        assert client.get(f"/game/{played.links.game}/seat/wrong/{path}").status_code == 403
        assert client.get(f"/game/none/seat/token-of-seat-0/{path}").status_code == 404
        assert client.get(f"/game/{played.links.game}/watch/token-of-seat-0/{path}").status_code == 403


def test_looking_back_keeps_up_with_the_game(client: TestClient, store: Store) -> None:
    links = new_game(store)
    asked, other = links.seats if options(client.get(links.seats[0]).text) else links.seats[::-1]
    assert at(client.get(f"{asked}/replay").text) == 0
    client.post(asked, data={"at": "0", "option": options(client.get(asked).text)[0]})
    assert at(client.get(f"{asked}/replay").text) == 1
    client.post(asked, data={"at": at(client.get(asked).text), "action": "undo"})
    assert at(client.get(f"{asked}/replay").text) == 0
    client.post(asked, data={"action": "concede", "at": "0"})
    over = client.get(f"{other}/replay", follow_redirects=False)
    assert over.status_code == 303
    assert over.headers["location"] in (f"/replay/{links.game}?eyes=A", f"/replay/{links.game}?eyes=B")
    public = client.get(f"{links.watch}/replay?at=1", follow_redirects=False)
    assert public.headers["location"] == f"/replay/{links.game}?at=1&eyes=public"
    assert "concedes" in client.get(public.headers["location"]).text


# Going on


def test_a_new_game_goes_on_from_a_moment(client: TestClient, store: Store) -> None:
    played = played_game(store)
    answer = client.post(
        f"/replay/{played.links.game}/branch",
        data={"at": "70", "kind0": "person", "kind1": "random"},
        follow_redirects=False,
    )
    assert answer.status_code == 303
    seat = answer.headers["location"]
    assert re.fullmatch(r"/game/[\w-]{20,}/seat/[\w-]{20,}", seat)
    game_id = seat.split("/")[2]
    stored = store.load(game_id)
    assert (stored.game.parent, stored.game.parent_at, stored.outcome) == (played.links.game, 70, "")
    assert [sits.kind for sits in stored.game.seats] == ["person", "random"]
    assert keys(stored.entries)[:70] == keys(store.load(played.links.game).entries)[:70]
    assert not any(entry.kind == "control" for entry in stored.entries[:70])  # each player says anew what to pass
    pages = (client.get(seat).text for _ in range(1000))
    page = next(page for page in pages if options(page))  # the bot may be at it
    client.post(seat, data={"at": at(page), "option": options(page)[0]})
    client.post(seat, data={"at": "0", "action": "concede"})
    branched = asyncio.run(Reels(store).over(game_id))
    assert branched.last > 70
    assert branched.reel.diverged is None
    assert [branched.reel.after(n).digest() for n in range(71)] == [g.digest() for g in played.moments[:71]]


def test_whoever_goes_on_with_several_people_gets_all_links(client: TestClient, store: Store) -> None:
    played = played_game(store)
    form = {"at": "0", "kind0": "person", "kind1": "person"}
    answer = client.post(f"/replay/{played.links.game}/branch", data=form)
    assert answer.url.path.startswith("/game/") and "/host/" in answer.url.path
    assert answer.text.count("Sit down") == 2
    for secret in ("token-of-seat-0", "token-to-watch"):
        assert secret not in answer.text


@pytest.mark.parametrize(
    ("form", "status", "says"),
    [
        ({"at": "x", "kind0": "person", "kind1": "person"}, 404, "this replay has the moments"),
        ({"kind0": "person", "kind1": "person"}, 404, "this replay has the moments"),
        ({"at": "9999", "kind0": "person", "kind1": "person"}, 404, "this replay has the moments"),
        ({"at": "5", "kind0": "person"}, 422, "Seat B: nobody &#39;&#39; can sit there"),
        ({"at": "5", "kind0": "<script>", "kind1": "person"}, 422, "Seat A: nobody &#39;&lt;script&gt;&#39;"),
        ({"at": "5", "kind0": "replay", "kind1": "person"}, 422, "Seat A: nobody &#39;replay&#39; can sit there"),
    ],
)
def test_a_game_that_cannot_go_on_so_is_refused(
    client: TestClient, store: Store, form: dict[str, str], status: int, says: str
) -> None:
    played = played_game(store)
    before = store.games()
    answer = client.post(f"/replay/{played.links.game}/branch", data=form)
    assert answer.status_code == status
    assert says in answer.text
    assert store.games() == before


def test_nothing_goes_on_from_the_end(client: TestClient, store: Store) -> None:
    played = played_game(store)
    form = {"at": str(played.last), "kind0": "person", "kind1": "person"}
    answer = client.post(f"/replay/{played.links.game}/branch", data=form)
    assert answer.status_code == 409
    assert "The game is over here" in answer.text
    assert "<fieldset disabled>" in client.get(f"/replay/{played.links.game}?at={played.last}").text
    assert "<fieldset>" in client.get(f"/replay/{played.links.game}?at={played.last - 1}").text


# What was stored is not what comes out


def diverging(store: Store, played: PlayedGame, number: int, key: str) -> str:
    """The same game, recorded by another version, in which that choice was another."""
    stored = store.load(played.links.game)
    new = msgspec.structs.replace(stored.game, id="other", program="0.0.7")
    entries = [
        Entry("other", entry.number, entry.seat, entry.kind, key if entry.number == number + 2 else entry.text)
        for entry in stored.entries  # the first two are no choices
    ]
    store.add(msgspec.structs.replace(stored, game=new, entries=entries))
    return "other"


def test_a_game_that_differs_is_shown_up_to_there_and_says_so(client: TestClient, store: Store) -> None:
    played = played_game(store)
    game = diverging(store, played, 40, "play:9999")
    page = client.get(f"/replay/{game}?at=39").text
    assert "Not the same game any more" in page
    assert f"choice 40 of {played.last}, in turn" in page
    assert "&#39;play:9999&#39; is no legal choice" in page
    assert "It was recorded by Riftwright 0.0.7; this is Riftwright " in page
    assert drawn(played.moments[39], EVERYONE) in page
    assert client.get(f"/replay/{game}?at=40").status_code == 404


def test_a_game_that_ends_otherwise_says_so(client: TestClient, store: Store) -> None:
    played = played_game(store)
    store.finish(played.links.game, "A wins by points", "0" * 32)
    page = client.get(f"/replay/{played.links.game}?at=10").text
    assert "the positions differ at the end" in page
    assert "It was recorded by Riftwright" in page and "this is the same version" in page
    assert "Not the same game" not in client.get(f"/replay/{played_game(store, seed=6).links.game}").text


def test_a_game_that_cannot_begin_any_more_gets_a_page(client: TestClient, store: Store) -> None:
    played = played_game(store)
    stored = store.load(played.links.game)
    opening = msgspec.structs.replace(stored.game.opening, edition="1999-01-01")
    store.add(
        msgspec.structs.replace(
            stored, game=msgspec.structs.replace(stored.game, id="old", opening=opening), entries=[]
        )
    )
    answer = client.get("/replay/old")
    assert answer.status_code == 422
    assert "This version of Riftwright refuses it: no edition &#39;1999-01-01&#39;" in answer.text


# The page


def test_names_are_escaped_and_nothing_is_inline(client: TestClient, store: Store) -> None:
    played = played_game(store)
    stored = store.load(played.links.game)
    named = [SeatRecord("person", "<script>1</script>", "")] * 2
    new = msgspec.structs.replace(stored.game, id="named", seats=named)
    entries = [msgspec.structs.replace(entry, game="named") for entry in stored.entries]
    store.add(msgspec.structs.replace(stored, game=new, entries=entries))
    for path in ("/replay/named?at=30", "/replay/named/scenario?at=30"):
        page = client.get(path).text
        assert "<script>" not in page
        assert " style=" not in page and "<style" not in page and not re.search(r" on\w+=", page)


def test_few_replays_are_kept_and_the_longest_unused_goes_first(store: Store) -> None:
    games = [played_game(store, seed=seed) for seed in (5, 6, 7)]
    first, second, third = (played.links.game for played in games)
    reels = Reels(store, most=games[0].last + max(games[1].last, games[2].last))

    async def look() -> None:
        shown = [await reels.over(first), await reels.over(second)]
        assert await reels.over(first) is shown[0]
        await reels.over(third)  # the second has to go
        assert await reels.over(first) is shown[0]
        assert await reels.over(second) is not shown[1]

    asyncio.run(look())
