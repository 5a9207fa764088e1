"""Where the links of a game lead, on this machine and on its network."""

import pytest
from starlette.datastructures import URL

from riftwright.table import hosting
from riftwright.table.hosting import Host, Reach


@pytest.fixture(autouse=True)
def _network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "network_address", lambda: "192.168.1.5")


@pytest.mark.parametrize(
    ("listening", "asked", "base", "local", "network"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/", "http://127.0.0.1:8000", True, ""),
        ("localhost", "http://localhost:8000/", "http://localhost:8000", True, ""),
        ("::1", "http://[::1]:8000/", "http://[::1]:8000", True, ""),
        ("0.0.0.0", "http://127.0.0.1:8000/", "http://192.168.1.5:8000", False, "192.168.1.5:8000"),
        ("::", "http://localhost:8000/", "http://192.168.1.5:8000", False, "192.168.1.5:8000"),
        ("0.0.0.0", "http://mybox.lan:8000/", "http://mybox.lan:8000", False, "mybox.lan:8000"),
        ("192.168.1.5", "http://192.168.1.5/", "http://192.168.1.5", False, "192.168.1.5"),
    ],
)
def test_links_begin_with_what_others_can_reach(
    listening: str, asked: str, base: str, local: bool, network: str
) -> None:
    reach = Reach(listening, URL(asked))
    assert (reach.base, reach.local, reach.network) == (base, local, network)


def test_without_a_network_links_stay_on_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "network_address", lambda: "")
    reach = Reach("0.0.0.0", URL("http://127.0.0.1:8000/"))
    assert (reach.base, reach.local, reach.network) == ("http://127.0.0.1:8000", False, "")


def test_all_tokens_follow_from_the_secret_of_the_host() -> None:
    host = Host("secret")
    tokens = [host.watch, *(host.seat(number) for number in range(4))]
    assert len({*tokens, host.secret}) == 6
    assert tokens == [Host("secret").watch, *(Host("secret").seat(number) for number in range(4))]
    assert not set(tokens) & {Host("secrex").watch, *(Host("secrex").seat(number) for number in range(4))}
