"""Tests that several processes share: none is lost, what takes long is begun first and is spread evenly."""

from __future__ import annotations

import pytest
from tests.order import SLOW, ordered

SLOWEST = [f"tests/table/browser/test_{number}.py" for number in range(60)]
LESS_SLOW = [f"tests/camera/test_{number}.py" for number in range(120)]
QUICK = [f"tests/yugioh/rules/test_{number}.py" for number in range(1000)]


def seconds(paths: list[str]) -> float:
    return sum(next((each for folder, each in SLOW.items() if path.startswith(folder)), 0.0) for path in paths)


@pytest.mark.parametrize("workers", [2, 3, 5])
def test_each_share_begins_with_its_part_of_what_takes_long(workers: int) -> None:
    tests = [*LESS_SLOW, *SLOWEST, *QUICK]
    found = ordered(tests, str, workers)
    assert sorted(found) == sorted(tests)
    size = len(tests) // workers
    each = seconds(tests) / workers
    for worker in range(workers):
        share = found[worker * size : (worker + 1) * size]
        slow = [path for path in share if path not in QUICK]
        assert share[: len(slow)] == slow and each - 5 < seconds(slow) < each + 5
    # folder by folder
    assert [path for path in found if path not in QUICK] == [*SLOWEST, *LESS_SLOW]
    assert [path for path in found if path in QUICK] == QUICK


def test_where_most_take_long_nothing_moves() -> None:
    assert ordered([*QUICK[:50], *SLOWEST], str, 3) == [*QUICK[:50], *SLOWEST]
    assert ordered(QUICK, str, 2) == QUICK and ordered([], str, 2) == []
