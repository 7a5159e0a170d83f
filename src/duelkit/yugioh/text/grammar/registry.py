"""The tables of wordings that this folder uses."""

from __future__ import annotations

from duelkit.cardlang.wording import Language, NoWording, Table, Wordings

__all__ = ["Language", "NoWording", "Table", "Wordings"]
