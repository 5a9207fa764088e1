"""Setting up a game: the form, the verdicts on its decks, what is refused, and where one goes when it begins."""

import html
import re
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.testclient import TestClient

from riftwright.cards.catalogue import catalogue
from riftwright.cards.pool import pool
from riftwright.core.ids import UNIT
from riftwright.notation import library
from riftwright.notation.decks import read_deck, write_deck
from riftwright.rules import editions, modes
from riftwright.store import Store
from riftwright.table import seats
from riftwright.table.drawing import offers
from riftwright.table.setting_up import DECKS, LONGEST_LIST, LONGEST_NAME, SEED_BOUND
from tests.table.support import options

EXAMPLES: Final = {path.stem: path for path in library.own().decks}
KAISA: Final = EXAMPLES["kaisa"].read_text(encoding="utf-8")
SCRIPT: Final = "<script>alert(1)</script>"
DAY: Final = "2026-09-18"
Fields = dict[str, str]


def own(seat: int, text: str, **more: str) -> Fields:
    """The fields of a seat that plays its own list."""
    return {f"deck{seat}": "own", f"list{seat}": text, **more}


def said(page: str) -> str:
    """What a page says, without its tags."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


def verdicts(page: str, seat: int) -> str:
    """What a page says of the deck of a seat."""
    found = re.search(rf'<section class="judged" id="verdicts{seat}".*?</section>', page, re.DOTALL)
    assert found is not None
    return said(found[0])


def wrong(page: str, field: str) -> str:
    """What a page says of a field that is wrong, which points at it."""
    found = re.search(rf'<p class="wrong" id="{field}-wrong">(.*?)</p>', page)
    assert found is not None, f"nothing is said of {field}"
    assert re.search(rf'aria-invalid="true"|aria-describedby="[^"]*{field}-wrong"', page)
    assert f'<a href="#{field}-wrong">' in page
    return html.unescape(found[1])


# At first


def test_at_first_one_click_begins_a_game_against_the_bot(client: TestClient, store: Store) -> None:
    page = client.get("/").text
    assert "Play against the bot" in page
    seat = client.post("/")  # a form without any field
    assert re.fullmatch(r"/game/[\w-]{22}/seat/[\w-]{22}", seat.url.path)
    assert seat.status_code == 200
    [game] = store.games()
    assert (game.mode, game.edition) == ("duel", editions.DEFAULT)
    assert game.kinds == [seats.PERSON, seats.GREEDY]
    assert game.decks == [read_deck(EXAMPLES[name]).legend for name in DECKS[:2]]


def test_the_form_as_it_stands_begins_the_same_game(client: TestClient, store: Store) -> None:
    client.post("/", data={"do": "begin", **sent(client.get("/").text)})
    client.post("/")
    first, second = store.games()
    assert (first.mode, first.edition, first.kinds, first.decks) == (
        second.mode,
        second.edition,
        second.kinds,
        second.decks,
    )


def sent(page: str) -> Fields:
    """What a browser sends of the form of a page: the values of its fields as they stand."""
    form = page.partition('<form id="setup"')[2]
    fields = dict(re.findall(r'type="radio" name="(\w+)" value="([^"]+)"[^>]* checked', form))
    fields |= dict(re.findall(r'<input id="\w+" name="(\w+)" (?:type="\w+" )?value="(.*?)"', form))
    for name, inner in re.findall(r'<select id="\w+" name="(\w+)".*?>(.*?)</select>', form, re.DOTALL):
        fields[name] = re.findall(r'value="([^"]+)" selected', inner)[0]
    for name, text in re.findall(r'<textarea id="\w+" name="(\w+)".*?>\n(.*?)</textarea>', form, re.DOTALL):
        fields[name] = text
    return {name: html.unescape(value) for name, value in fields.items()}


def test_every_mode_edition_kind_and_example_is_offered_in_words(client: TestClient) -> None:
    page = client.get("/").text
    for value in (*modes.MODES, *editions.NAMES, *seats.KINDS, *(f"example:{name}" for name in EXAMPLES)):
        assert f'value="{value}"' in page
    offered = [*offers.modes_offered(), *offers.editions_offered(), *offers.kinds_offered()]
    assert all(offer.title and offer.words for offer in offered)
    text = said(page)
    for offer in offers.modes_offered():  # 485.2, 486.2 and their likes
        mode = modes.get(offer.value)
        assert offer.players == mode.players
        assert f"{mode.victory_score} points, {mode.battlefields} battlefields" in offer.words
        assert offer.words in text
    assert "A and C against B and D" in text  # 489.5.c: turn order alternates teams


@pytest.mark.parametrize("mode", list(modes.MODES))
def test_every_mode_begins_with_the_decks_that_are_there_at_first(client: TestClient, store: Store, mode: str) -> None:
    assert client.post("/", data={"mode": mode}).status_code == 200
    [game] = store.games()
    assert len(game.decks) == len(set(game.decks)) == modes.get(mode).players


@pytest.mark.parametrize("edition", editions.NAMES)
def test_a_game_is_played_by_the_edition_that_was_chosen(client: TestClient, store: Store, edition: str) -> None:
    client.post("/", data={"edition": edition})
    assert [game.edition for game in store.games()] == [edition]


# Verdicts


def test_three_verdicts_stand_beside_each_deck(client: TestClient) -> None:
    page = client.post("/", data={"do": "check", "day": DAY, "deck0": "example:kaisa"}).text
    assert verdicts(page, 0) == (
        "Kai'Sa, Daughter of the Void Structure fine: every part is there and of its size "
        "Legality 1 problem; the table plays it all the same "
        "Battlefields : The Dreaming Tree is banned since 2026-03-31 103.2.e "
        "Support fine: Riftwright plays every card in full"
    )
    assert '<a class="rule" href="/rule/103.2.e">' in page
    assert "Garen" in verdicts(page, 1)
    assert "All decks can be played." in said(page)


def test_legality_is_that_of_the_day(client: TestClient) -> None:
    page = client.post("/", data={"do": "check", "day": "2026-03-30", "deck0": "example:kaisa"}).text
    assert "Legality fine" in verdicts(page, 0)


def test_a_ban_does_not_keep_a_deck_from_being_played(client: TestClient, store: Store) -> None:
    assert client.post("/", data={"day": DAY, "deck0": "example:kaisa"}).status_code == 200
    assert len(store.games()) == 1


def test_what_cannot_be_read_is_named_by_its_line_with_what_may_be_meant(client: TestClient) -> None:
    page = client.post(
        "/", data={"do": "check", **own(1, "\n\nLegend:\n1 Ahri, Nine-Tailed Fox\n3 Faling Star\n")}
    ).text
    assert "line 5 : no card 'Faling Star'; did you mean Falling Star" in verdicts(page, 1)
    assert '<a href="#list1" data-line="5">line 5</a>' in page
    assert "Runes : 0, a deck has exactly 12 103.3.a" in verdicts(page, 1)
    assert "Seat B: its deck cannot be played as it is" in said(page)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1 Nobody, At All", "Structure"),  # structure
        (KAISA.replace("3 Cleave", "3 Charm"), "Charm is Calm, outside the Domain Identity Fury/Mind 103.1.b"),
        (KAISA.replace("12 ", "").replace("7 Fury Rune", "6 Fury Rune"), "Runes : 11, a deck has exactly 12 103.3.a"),
        ("CMAAAAAAAAAQ", "Structure it cannot be read no sound deck code"),
        ('{"legend": ', "Structure it cannot be read no sound JSON"),
    ],
)
def test_begin_is_refused_with_the_verdicts_where_a_deck_cannot_be_played(
    client: TestClient, store: Store, text: str, says: str
) -> None:
    fields = own(0, text, name0="Zoë", kind1="person", name1="Anna", seed="7")
    answer = client.post("/", data={"do": "begin", **fields})
    assert answer.status_code == 422
    assert says in verdicts(answer.text, 0)
    assert "The game cannot begin yet" in said(answer.text)
    assert sent(answer.text).items() >= fields.items()
    assert store.games() == []


def test_a_card_that_is_not_played_in_full_forbids_and_is_named(client: TestClient, store: Store) -> None:
    domains = read_deck(EXAMPLES["kaisa"]).entries("Legend")[0].card.domains
    card = next(
        card
        for card in pool()
        if card.name not in catalogue()
        and card.types == UNIT
        and not card.domains & ~domains
        and not card.is_token
        and not card.is_signature
    )
    answer = client.post("/", data=own(0, KAISA.replace("3 Cleave", f"3 {card.name}")))
    assert answer.status_code == 422
    assert f"Support 1 problem MainDeck : {card.name} cannot be played in full yet" in verdicts(answer.text, 0)
    assert store.games() == []


def test_the_decks_are_judged_as_they_are_typed(client: TestClient) -> None:
    answer = client.post("/check", data={"mode": "skirmish", **own(2, "3 Faling Star")})
    regions: dict[str, Any] = answer.json()
    assert list(regions) == ["verdicts0", "verdicts1", "verdicts2"]
    assert "did you mean Falling Star" in said(regions["verdicts2"])
    assert 'data-line="1"' in regions["verdicts2"]


def test_an_empty_list_and_a_wrong_file_are_said_beside_the_deck(client: TestClient) -> None:
    regions = client.post("/check", data=own(0, " \n")).json()
    assert said(regions["verdicts0"]) == "No deck yet: paste a deck list or a deck code, or choose a file."


def test_unknown_cards_without_end_are_counted(client: TestClient) -> None:
    page = client.post("/", data={"do": "check", **own(0, "\n".join(f"1 Nobody {n}" for n in range(300)))}).text
    assert "line 20 : no card 'Nobody 19'" in verdicts(page, 0)
    assert "line 21" not in verdicts(page, 0)
    assert re.search(r"and \d+ more", verdicts(page, 0))


# Where decks are from


@pytest.mark.parametrize("form", ["text", "plain", "tts", "pixelborn", "piltover", "arena", "json"])
def test_a_deck_is_pasted_in_any_format(client: TestClient, store: Store, form: str) -> None:
    written = write_deck(read_deck(EXAMPLES["lux"]), form)
    assert client.post("/", data=own(0, written)).status_code == 200
    [game] = store.games()
    assert game.decks[0] == "Lux, Lady of Luminosity"


def test_a_file_takes_the_place_of_the_list_and_is_kept_as_text(client: TestClient) -> None:
    files = {"file0": ("mine.txt", EXAMPLES["lux"].read_bytes())}
    page = client.post("/", data={"do": "check", "deck0": "example:kaisa", "list0": "old"}, files=files).text
    assert "Lux, Lady of Luminosity" in verdicts(page, 0)
    assert sent(page)["deck0"] == "own"
    assert sent(page)["list0"].strip() == EXAMPLES["lux"].read_text(encoding="utf-8").strip()


def test_a_file_that_is_no_text_is_refused_at_its_place(client: TestClient, store: Store) -> None:
    answer = client.post("/", data={"name0": "Zoë"}, files={"file0": ("deck.pdf", b"\xff\xfe\x00")})
    assert answer.status_code == 422
    assert wrong(answer.text, "file0") == "deck.pdf is no text (UTF-8): give a file with a deck list"
    assert sent(answer.text)["name0"] == "Zoë"
    assert store.games() == []


def test_a_seat_plays_the_same_deck_as_one_before_it(client: TestClient, store: Store) -> None:
    assert client.post("/", data=own(0, KAISA, deck1="seat:0")).status_code == 200
    [game] = store.games()
    assert game.decks == ["Kai'Sa, Daughter of the Void"] * 2


def test_lines_of_a_list_that_another_seat_plays_too_lead_to_that_list(client: TestClient) -> None:
    regions = client.post("/check", data=own(0, "3 Faling Star", deck1="seat:0")).json()
    assert 'href="#list0" data-line="1"' in regions["verdicts1"]


def test_teammates_play_different_legends(client: TestClient, store: Store) -> None:
    answer = client.post("/", data={"mode": "magma", "deck0": "example:lux", "deck2": "example:lux"})
    assert answer.status_code == 422
    assert "is the legend of its teammate" in wrong(answer.text, "deck2")
    assert "489.8.h" in wrong(answer.text, "deck2")
    assert store.games() == []


# Bad input


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("mode", "chess", "no mode 'chess'; there are duel, match"),
        ("edition", "2020-01-01", "no edition '2020-01-01'; there are 2026-03-30"),
        ("kind0", "wizard", "nobody 'wizard' can sit there; it is person or"),
        ("name0", "x" * (LONGEST_NAME + 1), "a name has at most"),
        ("name1", "a\u202eb", "a name has at most"),
        ("deck0", "example:nobody", "there is no such deck"),
        ("deck0", "seat:0", "there is no such deck"),
        ("deck0", "seat:1", "there is no such deck"),
        ("deck1", "seat:x", "there is no such deck"),
        ("deck1", "/etc/passwd", "there is no such deck"),
        ("seed", "seven", "a seed is a whole number"),
        ("seed", "-1", "a seed is a whole number"),
        ("seed", "1" * 16, "a seed is a whole number"),
        ("day", "tomorrow", "'tomorrow' is no day"),
        ("day", "2026-02-30", "'2026-02-30' is no day"),
    ],
)
def test_a_field_that_is_wrong_is_named_at_its_place(
    client: TestClient, store: Store, field: str, value: str, says: str
) -> None:
    answer = client.post("/", data={"kind1": "person", "name0": "Zoë", field: value})
    assert answer.status_code == 422
    assert says in wrong(answer.text, field)
    assert store.games() == []


def test_all_that_is_wrong_is_said_at_once_and_nothing_is_lost(client: TestClient) -> None:
    fields = {"mode": "magma", "seed": "x", "day": "y", "name0": SCRIPT, "kind3": "person", **own(3, "3 Cleave\n\n1 a")}
    page = client.post("/", data={"do": "begin", "links": "yes", **fields}).text
    for field in ("seed", "day", "name0"):
        assert wrong(page, field)
    assert "Structure" in verdicts(page, 3)
    assert sent(page).items() >= fields.items()
    assert 'name="links" value="yes" checked' in page


def test_a_list_has_an_end(client: TestClient) -> None:
    answer = client.post("/", data=own(0, "1 Cleave\n" * (LONGEST_LIST // 9 + 1)))
    assert answer.status_code == 422
    assert "a deck list has at most 20,000 characters" in wrong(answer.text, "list0")


@pytest.mark.parametrize("place", ["name0", "list0", "mode", "edition", "kind0", "deck0", "seed", "day"])
def test_script_in_a_field_is_harmless(client: TestClient, place: str) -> None:
    answer = client.post("/", data={"deck0": "own", place: f'"{SCRIPT}</textarea>'})
    assert answer.status_code == 422
    assert "<script>" not in answer.text
    assert SCRIPT not in client.post("/check", data={"deck0": "own", place: SCRIPT}).text


def test_script_in_a_name_is_harmless_in_the_game_and_in_the_list(client: TestClient) -> None:
    name = "<script>1</script>"
    host = client.post("/", data={"kind1": "person", "name0": name, "links": "yes"})
    seat = seat_links(host.text)[0]
    for page in (host.text, client.get(seat).text, client.get("/replays").text):
        assert name not in page
    assert html.escape(name) in host.text


@pytest.mark.parametrize("text", ["\0", "\ud800", "\u202e" * 50, "1 " * 5000, "{" * 5000, "[{" * 5000, "9" * 10_000])
def test_any_text_is_judged_as_a_deck_list(client: TestClient, store: Store, text: str) -> None:
    sent_text = text.encode("utf-8", "surrogatepass").decode("utf-8", "replace")
    assert client.post("/", data=own(0, sent_text)).status_code == 422
    assert store.games() == []


def test_a_form_that_is_cut_off_is_refused(client: TestClient, store: Store) -> None:
    answer = client.post(
        "/", content=b"--x\r\nContent-Disp", headers={"content-type": "multipart/form-data; boundary=x"}
    )
    assert answer.status_code < 500
    assert client.post("/", content=b"junk", headers={"content-type": "multipart/form-data"}).status_code == 400


# The links


def seat_links(page: str) -> list[str]:
    """The paths of the seats' links on the page of the host."""
    return re.findall(r'value="http://[^/"]+(/game/[\w-]+/seat/[\w-]+)"', page)


def test_several_persons_get_links_of_their_own(client: TestClient, store: Store) -> None:
    host = client.post("/", data={"mode": "skirmish", "kind1": "person", "name0": "Zoë", "name1": "Anna", "seed": "5"})
    assert re.fullmatch(r"/game/[\w-]{22}/host/[\w-]{22}", host.url.path)
    links = seat_links(host.text)
    assert len(set(links)) == 2
    [game] = store.games()
    assert game.names == ["Zoë", "Anna", ""]
    assert "Seat A Zoë" in said(host.text) and "Seat B Anna" in said(host.text)
    pages = [client.get(link).text for link in links]
    assert sum(bool(options(page)) for page in pages) <= 1  # one of them at most is asked
    [watch] = set(re.findall(r'value="http://[^/"]+(/game/[\w-]+/watch/[\w-]+)"', host.text))
    assert client.get(watch).status_code == 200
    assert not options(client.get(watch).text)


def test_the_host_comes_back_to_the_links_and_nobody_else_does(client: TestClient) -> None:
    host = client.post("/", data={"kind1": "person"})
    game = host.url.path.split("/")[2]
    assert client.get(host.url.path).text == host.text
    token = seat_links(host.text)[0].rsplit("/", 1)[1]
    for secret in (token, "x", "\u00e9"):
        refused = client.get(f"/game/{game}/host/{secret}")
        assert refused.status_code == 403
        assert token not in refused.text
    assert client.get(f"/game/none/host/{token}").status_code == 404


def test_the_host_link_opens_no_seat_and_the_store_keeps_no_secret(
    client: TestClient, store: Store, tmp_path: Path
) -> None:
    host = client.post("/", data={"kind1": "person"})
    game, secret = host.url.path.split("/")[2], host.url.path.split("/")[4]
    for role in ("seat", "watch"):
        assert client.get(f"/game/{game}/{role}/{secret}").status_code == 403
    tokens = [link.rsplit("/", 1)[1] for link in seat_links(host.text)]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert game.encode() in kept
    assert not any(token.encode() in kept for token in (secret, *tokens))


def test_one_person_may_see_the_links_first(client: TestClient) -> None:
    host = client.post("/", data={"links": "yes"})
    assert "/host/" in host.url.path
    assert len(seat_links(host.text)) == 1


def test_a_game_of_bots_alone_is_there_to_look_at(client: TestClient) -> None:
    host = client.post("/", data={"kind0": "random", "kind1": "random"})
    assert "/host/" in host.url.path
    assert seat_links(host.text) == []
    assert "Look on" in host.text


# The seed


def test_a_seed_that_is_given_is_the_seed(client: TestClient, store: Store) -> None:
    client.post("/", data={"seed": "12345"})
    assert store.load(store.games()[0].id).game.opening.seed == 12345


def test_a_seed_that_is_drawn_is_told_when_it_helps_nobody_any_more(client: TestClient, store: Store) -> None:
    host = client.post("/", data={"kind1": "person", "kind0": "person"})
    game = store.games()[0].id
    seed = store.load(game).game.opening.seed
    assert 0 <= seed < SEED_BOUND
    assert str(seed) not in host.text
    client.post(seat_links(host.text)[0], data={"at": "0", "action": "concede"})
    over = said(client.get(host.url.path).text)
    assert "B wins by concession" in over
    assert f"its seed was {seed}" in over
