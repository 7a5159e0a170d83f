"""Explicit control flow: a stack of small frames, each with a named step and integer registers."""

from __future__ import annotations

from duelkit.kernel.state import Part


class Frame(Part):
    """One procedure in progress on the stack of a duel, which is run from the top.

    ``run`` does a bounded piece of work: it can push frames, pop itself, or open a decision. It is called again until
    the game waits for an answer or is over. The frame's fields are the whole state of the procedure.
    """

    def __init__(self) -> None:
        self.step: int = 0

    def copy(self) -> Frame:
        """An independent copy."""
        raise NotImplementedError
