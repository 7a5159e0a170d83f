"""The marker ``row``: which row of the table of differences between editions a test checks."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "row(id): the row of the table of differences that a test checks")
