"""Pushing programs of effects onto the stack."""

from __future__ import annotations

from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.tasks import Work


def push_work(duel: State, scope: int, program: int, because: int) -> Work:
    """Push a program of a scope's effect."""
    work = Work()
    work.scope = scope
    work.code = duel.scopes[scope].code
    work.program = program
    work.because = because
    duel.stack.append(work)
    return work
