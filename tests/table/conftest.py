"""Fixtures of the table's tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.table.web import Web, web


@pytest.fixture
def table() -> Iterator[Web]:
    """A client of the HTTP part."""
    with web() as client:
        yield client
