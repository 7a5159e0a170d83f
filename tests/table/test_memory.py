"""Garbage is collected without a full pass while people play."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from duelkit.table import memory


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_no_full_pass_comes_unasked_and_rings_go_with_the_next_look() -> None:
    passes: list[int] = []

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            passes.append(info["generation"])

    memory.settle()
    gc.callbacks.append(note)
    try:
        kept = [[number] for number in range(600_000)]
        assert 2 not in passes and passes.count(1) >= memory.MANY
        memory.set_aside()
        assert passes.count(2) == 1 and gc.get_freeze_count() > len(kept)
        del passes[:]
        memory.set_aside()
        assert passes == [], "nothing is new"
    finally:
        gc.callbacks.remove(note)


def test_a_full_pass_frees_rings_that_were_set_aside() -> None:
    class Link:
        other: Link

    memory.settle()
    one, two = Link(), Link()
    one.other, two.other = two, one
    gc.freeze()
    del one, two
    gc.collect()
    assert any(isinstance(found, Link) for found in _all())
    memory.collect_all()
    assert not any(isinstance(found, Link) for found in _all())


def _all() -> list[object]:
    gc.unfreeze()
    found = gc.get_objects()
    gc.freeze()
    return found


def test_memory_of_this_process_is_known() -> None:
    assert memory.resident() > 10
    assert memory.resident(2**22 - 1) == 0
