"""In which order tests run when several processes share them: what takes long is begun first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final, TypeVar

T = TypeVar("T")
SLOW: Final = {
    "tests/table/browser/": 4.0,
    "tests/learning/": 1.0,
    "tests/camera/": 0.5,
    "tests/environments/": 0.5,
    "tests/players/": 0.5,
    "tests/contract/": 0.3,
    "tests/simulation/": 0.3,
    "tests/laboratory/": 0.2,
    "tests/solving/": 0.2,
    "tests/architecture/": 0.1,
    "tests/table/": 0.3,
}
"""Folders whose tests take long: about how many seconds each; of the others a hundred are done in a second."""


def shares(seconds: Sequence[float], workers: int) -> Iterator[int]:
    """Yields for each of some tests, one after the other, to which of several equal shares of the time it belongs."""
    spent, whole = 0.0, sum(seconds)
    for one in seconds:
        yield min(int((spent + one / 2) / whole * workers), workers - 1)
        spent += one


def ordered(tests: Sequence[T], path_of: Callable[[T], str], workers: int) -> list[T]:
    """Returns tests in the order in which several processes run them.

    ``pytest-xdist`` gives each process equally many, in this order, and lets an idle one take over the last half of
    what another has left. So each share begins with its part of what takes long, folder by folder, and ends with quick
    tests, which are easily taken over. Where most of the tests take long, they keep their order.

    :param path_of: the file of a test, from the root of the repository.
    """
    folders = list(SLOW)
    places = [next((at for at, folder in enumerate(folders) if path_of(test).startswith(folder)), -1) for test in tests]
    slow = sorted((at for at, place in enumerate(places) if place >= 0), key=places.__getitem__)
    if 2 * len(slow) > len(tests):
        return list(tests)
    quick = iter([at for at, place in enumerate(places) if place < 0])
    share = list(shares([SLOW[folders[places[at]]] for at in slow], workers))
    found: list[int] = []
    for worker in range(workers):
        size = (len(tests) - len(found)) // (workers - worker)
        own = [at for at, to in zip(slow, share, strict=True) if to == worker]
        found += [*own, *islice(quick, max(size - len(own), 0))]
    return [tests[at] for at in [*found, *quick]]
