"""What the tests of the laboratory share."""

from __future__ import annotations

from tests.terminal.conftest import run

__all__ = ["run"]
