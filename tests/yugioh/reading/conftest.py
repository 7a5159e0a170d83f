"""What the tests of read cards share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from duelkit.yugioh.cards import library


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for own cards that is empty, and a library that looks there."""
    path = tmp_path / "own.tsv"
    monkeypatch.setenv("DUELKIT_CARDS", str(path))
    library.cache_clear()
    yield path
    library.cache_clear()
