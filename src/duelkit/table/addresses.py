"""The addresses at which the table can be reached."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from typing import Final

# addresses reserved for documentation: a datagram socket "connected" to one sends nothing, but has chosen the address
# that this machine uses towards other networks
ELSEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def local_addresses() -> tuple[str, ...]:
    """Returns the addresses of this machine in its networks, the one towards other networks first.

    :returns: IPv4 before IPv6, without brackets; no loopback or link-local address. Empty without a network.
    """
    found: dict[str, None] = {}
    for family, there in ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((there, 9))
            found[str(probe.getsockname()[0])] = None
    with contextlib.suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM):
            found[str(address[0])] = None
    usable = [address for address in found if _is_usable(address)]
    return tuple(sorted(usable, key=lambda address: ":" in address))


def _is_usable(address: str) -> bool:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified or parsed.is_multicast)


def listens_beyond(host: str) -> bool:
    """Whether a table that listens on this address can be reached from other machines.

    :param host: an address or name as ``--host`` takes it.
    """
    if host == "localhost":
        return False
    try:
        return not ipaddress.ip_address(host).is_loopback
    except ValueError:
        return True


def page_addresses(host: str, port: int) -> tuple[str, ...]:
    """Returns the page's addresses, the one for this machine first if there is one.

    :param host: what the table listens on, as ``--host`` takes it.
    :param port: the port that it listens on.
    :returns: addresses such as ``http://192.168.1.5:8123/``; only one unless the table listens on all addresses.
    """
    if host in ("0.0.0.0", "::", ""):
        hosts: tuple[str, ...] = (
            "localhost",
            *(address for address in local_addresses() if host == "::" or ":" not in address),
        )
    else:
        hosts = ("localhost" if host == "127.0.0.1" else host,)
    return tuple(f"http://{f'[{name}]' if ':' in name else name}:{port}/" for name in hosts)
