"""Compiling the subjects of modifiers and events."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.compiler.context import Compiler
from duelkit.yugioh.language.base import All, Filter, Pool
from duelkit.yugioh.language.nouns import IS_THIS, OTHER, IsThis
from duelkit.yugioh.language.selections import Ref, Subject
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.links.meaning import InColumnOf


def flag(value: bool | None) -> int:
    return -1 if value is None else int(value)


def about(who: Filter | None) -> tuple[bool, Filter | None]:
    """Whether an event is about this card itself, and the rest of the filter."""
    if isinstance(who, IsThis):
        return True, None
    if isinstance(who, All) and any(isinstance(part, IsThis) for part in who.parts):
        return True, All(tuple(part for part in who.parts if not isinstance(part, IsThis)))
    return False, who


def subject(compiler: Compiler, code: ModifierCode, to: Subject | None) -> ModifierCode:
    if isinstance(to, Pool):
        parts = to.filter.parts if isinstance(to.filter, All) else (to.filter,)
        if compiler.applied and InColumnOf(IS_THIS) in parts:
            code.in_column = True
            to = replace(to, filter=All(tuple(part for part in parts if part not in (InColumnOf(IS_THIS), OTHER))))
        code.pool = compiler.pool(to)
    elif isinstance(to, Ref):
        code.ref = int(to.kind)
    return code
