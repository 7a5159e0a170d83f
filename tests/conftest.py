"""What holds for all tests: whoever runs them may have cards of their own, which no test may meet, and a cache."""

from __future__ import annotations

import gc
import os
import tempfile
from pathlib import Path

import pytest

os.environ["DUELKIT_CACHE"] = str(Path(tempfile.gettempdir()) / f"duelkit-tests-{os.getuid()}")
os.environ["DUELKIT_PROGRESS"] = str(
    Path(tempfile.gettempdir()) / f"duelkit-tests-{os.getuid()}" / f"progress-{os.getpid()}.json"
)
os.environ["DUELKIT_CARDS"] = str(Path(__file__).parent / "no-own-cards" / "cards.tsv")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long is begun first by every one of several processes."""
    workers: int = getattr(config, "workerinput", {"workercount": 1})["workercount"]
    if workers > 1:
        # one process is also started elsewhere than in the root of the repository, where nothing of `tests` is found
        from tests.order import ordered

        items[:] = ordered(items, lambda item: item.nodeid.partition("::")[0], workers)


def pytest_collection_finish() -> None:
    """What exists now stays to the end, so that the garbage collector need not visit it again and again."""
    gc.collect()
    gc.freeze()
