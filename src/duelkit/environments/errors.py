"""What can go wrong with an environment."""

from __future__ import annotations

from duelkit.kernel.errors import DuelkitError


class TooLarge(DuelkitError):
    """A duel does not fit into the arrays of its environment: nothing is ever cut silently."""
