"""How the engine runs the words of choosing."""

from __future__ import annotations

from duelkit.judgment.compiler.context import VERBS, Compiler
from duelkit.judgment.language.filters import Every, Ref, What
from duelkit.judgment.state.code import Op
from duelkit.judgment.words.choosing.meaning import Choose
from duelkit.judgment.words.choosing.run import NamedOp, PickedOp, RememberOp, WholeOp


def select(compiler: Compiler, what: What) -> list[Op]:
    """Emits the instruction that selects the cards of a verb; returns those that must be possible."""
    if isinstance(what, Ref):
        compiler.emit(NamedOp(*compiler.ref(what)))
        return []
    return compiler.emit((WholeOp if isinstance(what, Every) else PickedOp)(compiler.pick(what)))


VERBS.on(select, {Choose: RememberOp})
