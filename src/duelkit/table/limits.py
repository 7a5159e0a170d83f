"""How much anybody may ask for: budgets that fill up again, and counts of what is open."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from typing import Final, Generic, TypeVar

from duelkit.table.refusals import Refusal

K = TypeVar("K", str, int)
FORGOTTEN: Final = 10_000
"""Of so many budgets those that are full again are dropped."""


def address_of(client: tuple[str, int] | None) -> str:
    """Under which name the limits count a client: its address; in IPv6, where one line has many, the network.

    This machine itself has the empty name: it is not limited. A proxy says for whom it asks (``X-Forwarded-For``).
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
    """Everybody has ``most``, and what is spent comes back at ``rate`` a second."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._spent: dict[K, tuple[float, float]] = {}

    def owed(self, who: K) -> float:
        """How much of the budget is spent now."""
        spent, then = self._spent.get(who, (0.0, 0.0))
        return max(spent - (time.monotonic() - then) * self._rate, 0.0)

    def charge(self, who: K, amount: float) -> None:
        """Note that something was spent; the budget may be overdrawn."""
        if len(self._spent) > FORGOTTEN:
            for other in [other for other in self._spent if self.owed(other) == 0]:
                del self._spent[other]
        self._spent[who] = self.owed(who) + amount, time.monotonic()

    def take(self, who: K, amount: float = 1.0) -> bool:
        """Spend something, if there is enough left; whether there was."""
        if self.owed(who) + amount > self._most:
            return False
        self.charge(who, amount)
        return True

    def demand(self, who: K, what: str, amount: float = 0.0) -> None:
        """Spend something.

        :param what: said where there is not enough left.
        :raises Refusal: ``slow_down``, with the seconds to wait.
        """
        if not self.take(who, amount):
            wait = (self.owed(who) + amount - self._most) / self._rate
            raise Refusal("slow_down", f"{what}; expected to try again in {int(wait) + 1} seconds")


class Count(Generic[K]):
    """How many things of a kind everybody has open."""

    def __init__(self) -> None:
        self._open: Counter[K] = Counter()

    def __getitem__(self, who: K) -> int:
        return self._open[who]

    def __len__(self) -> int:
        return len(self._open)

    def add(self, who: K) -> None:
        """One more."""
        self._open[who] += 1

    def drop(self, who: K) -> None:
        """One less."""
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]
