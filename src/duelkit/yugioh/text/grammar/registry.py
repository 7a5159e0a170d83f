"""The tables of wordings, as the rooms of this folder know them."""

from __future__ import annotations

from duelkit.wording import Language, NoWording, Table, Wordings

__all__ = ["Language", "NoWording", "Table", "Wordings"]
