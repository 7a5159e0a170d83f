"""Limits on what clients may do: budgets that refill, and counts of what is open."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from typing import Final, Generic, TypeVar

from duelkit.table.refusals import Refusal

K = TypeVar("K", str, int)
FORGOTTEN: Final = 10_000
"""From this number of budgets on, full ones are dropped."""


def address_of(client: tuple[str, int] | None) -> str:
    """Returns the name under which the limits count a client: its address, or for IPv6 its network.

    This machine itself has the empty name and is not limited. A proxy states the client's address
    (``X-Forwarded-For``).
    """
    host = "" if client is None else client[0]
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.is_loopback:
        return ""
    if address.version == 4:
        return host
    mapped = getattr(address, "ipv4_mapped", None)
    return str(mapped or ipaddress.ip_network((address, 64), strict=False))


class Budget(Generic[K]):
    """Budgets of ``most`` each, which refill at ``rate`` per second."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._spent: dict[K, tuple[float, float]] = {}

    def owed(self, who: K) -> float:
        """Returns how much of the budget is spent now."""
        spent, then = self._spent.get(who, (0.0, 0.0))
        return max(spent - (time.monotonic() - then) * self._rate, 0.0)

    def charge(self, who: K, amount: float) -> None:
        """Records that something was spent; the budget may be overdrawn."""
        if len(self._spent) > FORGOTTEN:
            for other in [other for other in self._spent if self.owed(other) == 0]:
                del self._spent[other]
        self._spent[who] = self.owed(who) + amount, time.monotonic()

    def take(self, who: K, amount: float = 1.0) -> bool:
        """Spends something if enough is left; returns whether it was."""
        if self.owed(who) + amount > self._most:
            return False
        self.charge(who, amount)
        return True

    def demand(self, who: K, what: str, amount: float = 0.0) -> None:
        """Spends something.

        :param what: the reason given if not enough is left.
        :raises Refusal: ``slow_down``, with the seconds to wait.
        """
        if not self.take(who, amount):
            wait = (self.owed(who) + amount - self._most) / self._rate
            raise Refusal("slow_down", f"{what}; expected to try again in {int(wait) + 1} seconds")


class Count(Generic[K]):
    """How many things of a kind each client has open."""

    def __init__(self) -> None:
        self._open: Counter[K] = Counter()

    def __getitem__(self, who: K) -> int:
        return self._open[who]

    def __len__(self) -> int:
        return len(self._open)

    def add(self, who: K) -> None:
        """Adds one."""
        self._open[who] += 1

    def drop(self, who: K) -> None:
        """Removes one."""
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]
