"""Cards that the reader misreads, as a judge found: they stay off the shelf until the reading is mended."""

from __future__ import annotations

from typing import Final

MISREAD: Final[dict[int, str]] = {}
"""Passcode → what is read wrongly. Take a line out when the reading is mended."""
