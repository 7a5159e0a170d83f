"""The entries of a duel's stack: procedures of the engine in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duelkit.kernel.frame import Frame
from duelkit.kernel.native import mypyc_attr
from duelkit.yugioh.state.code import NEXT, WAIT
from duelkit.yugioh.state.effect_code import NO_EFFECT, EffectCode

if TYPE_CHECKING:
    from duelkit.yugioh.state.duel import State


class Task(Frame):
    """A procedure of the engine in progress."""

    def __init__(self) -> None:
        super().__init__()
        self.only_asks: bool = False
        """Whether it changes nothing itself, except through other tasks, ``note`` and ``emit``."""

    def run(self, duel: State) -> None:
        """Do a part of the work."""
        raise NotImplementedError

    def forget_hidden(self) -> None:
        """Forget what depends on hidden cards, in a duel in which they are dealt anew."""

    def picks_hidden(self, duel: State) -> bool:
        """Whether the options of its pick depend on cards that the other player cannot all see."""
        return True


@mypyc_attr(free_list_len=1)
class Work(Task):
    """The frame that runs compiled programs: a cost, a processing, something delayed.

    Registers: ``scope``, the index of its scope in ``duel.scopes``; ``pc``, the current instruction; ``step`` and
    ``number``, for use within an instruction; ``cards``, the cards that the next verb works on; ``picked`` and
    ``saved``, for a pick in progress; ``because``, the reason of all moves; ``done``, the number of cards on which the
    previous verb worked.
    """

    def __init__(self) -> None:
        super().__init__()
        self.scope: int = -1
        self.code: EffectCode = NO_EFFECT
        self.program: int = 0
        self.pc: int = 0
        self.number: int = 0
        self.cards: list[int] = []
        self.picked: list[int] = []
        self.saved: list[int] = []
        self.because: int = 0
        self.done: int = 1

    def fields(self) -> tuple[str, ...]:
        return ("step", "scope", "code", "program", "pc", "number", "cards", "picked", "saved", "because", "done")

    def copy(self) -> Work:
        twin = Work()
        twin.step = self.step
        twin.scope = self.scope
        twin.code = self.code
        twin.program = self.program
        twin.pc = self.pc
        twin.number = self.number
        twin.cards = self.cards[:]
        twin.picked = self.picked[:]
        twin.saved = self.saved[:]
        twin.because = self.because
        twin.done = self.done
        return twin

    def run(self, duel: State) -> None:
        self.work(duel)

    def finish(self, duel: State) -> None:
        """Called at the end of the program."""

    def work(self, duel: State) -> None:
        """Run instructions until one must wait, another task is due, or the program ends."""
        ops = self.code.programs[self.program].ops
        while self.pc < len(ops):
            at = self.pc
            result = ops[at].run(duel, self)
            if result == NEXT:
                if self.pc == at:
                    self.pc = at + 1
            elif result == WAIT:
                self.pc = at + 1
                return
            else:
                return
            if duel.finished or duel.due:
                return
        self.finish(duel)
        duel.stack.pop()
