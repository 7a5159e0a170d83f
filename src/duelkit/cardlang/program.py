"""The core of compiled programs: what an instruction returns, and at which step it is.

A program is a flat list of instructions, run by a frame of the duel's stack. An instruction that asks a question, or
that waits for another frame, keeps its step in the frame, and is run again.
"""

from __future__ import annotations

from typing import Final

NEXT: Final = 0
"""The instruction is done; continue with the next."""
AGAIN: Final = 1
"""Wait for an answer or a pushed task, then run the same instruction again."""
WAIT: Final = 2
"""Wait for a pushed task, then continue with the next instruction."""
FIRST: Final = 0
"""The step of an instruction, or of a task, that has not been run yet."""
ANSWERED: Final = 1
"""The step after the answer to its only question, or after the task that it pushed."""
