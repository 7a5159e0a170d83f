"""The errors of environments."""

from __future__ import annotations

from duelkit.kernel.errors import DuelkitError


class TooLarge(DuelkitError):
    """A duel does not fit into the arrays of its environment; nothing is ever truncated silently."""
