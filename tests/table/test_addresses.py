"""Under which addresses the table can be reached."""

from __future__ import annotations

import ipaddress

import pytest

from duelkit.table import addresses


def test_only_addresses_that_other_machines_can_use() -> None:
    """No loopback, link-local or unspecified address is given to others."""
    for address in addresses.local_addresses():
        parsed = ipaddress.ip_address(address)
        assert not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


@pytest.mark.parametrize(
    ("host", "beyond"),
    [
        ("127.0.0.1", False),
        ("localhost", False),
        ("::1", False),
        ("0.0.0.0", True),
        ("::", True),
        ("192.168.1.5", True),
        ("table.example", True),
    ],
)
def test_which_hosts_listen_beyond_this_machine(host: str, beyond: bool) -> None:
    """Only the loopback addresses keep others out."""
    assert addresses.listens_beyond(host) is beyond


def test_a_table_on_all_addresses_names_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Listening on 0.0.0.0 names localhost and each IPv4 address; IPv6 addresses only where they are listened on."""
    monkeypatch.setattr(addresses, "local_addresses", lambda: ("192.168.1.5", "2001:db8::5"))
    assert addresses.page_addresses("0.0.0.0", 8123) == ("http://localhost:8123/", "http://192.168.1.5:8123/")
    assert addresses.page_addresses("::", 80) == (
        "http://localhost:80/",
        "http://192.168.1.5:80/",
        "http://[2001:db8::5]:80/",
    )
    assert addresses.page_addresses("127.0.0.1", 8123) == ("http://localhost:8123/",)
    assert addresses.page_addresses("192.168.1.5", 8123) == ("http://192.168.1.5:8123/",)
    assert addresses.page_addresses("::1", 8123) == ("http://[::1]:8123/",)
