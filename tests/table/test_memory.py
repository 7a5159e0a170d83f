"""Garbage is collected only when it is asked for while a table is open."""

from __future__ import annotations

import gc
from typing import Any

from duelkit.table import memory


def test_no_pass_comes_unasked_and_rings_go_with_one_that_is() -> None:
    class Link:
        other: Link

    passes: list[int] = []

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            passes.append(info["generation"])

    def links() -> int:
        return sum(isinstance(found, Link) for found in gc.get_objects())

    memory.by_hand()
    gc.callbacks.append(note)
    try:
        one, two = Link(), Link()
        one.other, two.other = two, one
        del one, two
        assert len([[number] for number in range(600_000)]) == 600_000
        assert passes == [] and links() == 2
        memory.collect()
        assert passes == [2] and links() == 0
    finally:
        gc.callbacks.remove(note)
        memory.by_itself()
    assert gc.isenabled() and gc.get_freeze_count() == 0


def test_memory_of_this_process_is_known() -> None:
    assert memory.resident() > 10
    assert memory.resident(2**22 - 1) == 0
