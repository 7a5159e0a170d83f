"""Explicit control: a stack of small frames, each with a named step and integer registers."""

from __future__ import annotations

from duelkit.kernel.state import Part


class Frame(Part):
    """One procedure in progress. Its owner's stack is run from the top.

    ``run`` does a bounded piece of work: it may push frames, pop itself, or open a decision; it is called again until
    the game waits for an answer or is over. Nothing of the procedure lives outside the frame's fields.
    """

    def __init__(self) -> None:
        self.step: int = 0

    def copy(self) -> Frame:
        """An independent twin."""
        raise NotImplementedError
