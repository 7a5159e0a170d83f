"""The games as the table plays them."""

from __future__ import annotations
