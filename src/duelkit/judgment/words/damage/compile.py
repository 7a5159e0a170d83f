"""How the engine runs the words of damage."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from duelkit.judgment.compiler.context import PROPERTIES, RULINGS, VERBS, Compiler, ruling
from duelkit.judgment.language.filters import Filter, Ref
from duelkit.judgment.language.terms import Keyword
from duelkit.judgment.state.code import Op, Ruling
from duelkit.judgment.words.choosing.compile import select
from duelkit.judgment.words.damage.meaning import (
    Destroy,
    EvadesFrom,
    Extinct,
    MagicDamage,
    ReachesInvisible,
    SureBonus,
    TurnsDamage,
)
from duelkit.judgment.words.damage.run import DestroyOp, MagicDamageOp
from duelkit.judgment.words.filters.meaning import HasKeyword


def seen(node: Filter) -> Filter:
    """A filter that excludes invisible creatures."""
    return node & ~HasKeyword(Keyword.INVISIBLE)


TURNED = ("attack", "summoning cost", "mana", "stolen mana")


@RULINGS.handles(EvadesFrom)
def _(compiler: Compiler, node: EvadesFrom) -> Ruling:
    found = ruling("evades from", compiler.test(node.attackers), node.attempts)
    found.to = compiler.test(node.to)
    return found


@RULINGS.handles(TurnsDamage)
def _(compiler: Compiler, node: TurnsDamage) -> Ruling:
    if node.into not in TURNED:
        raise ValueError(f"damage cannot affect {node.into!r}; expected one of {TURNED}")
    found = ruling("damage", None)
    found.text = node.into
    return found


@VERBS.handles(MagicDamage)
def _(compiler: Compiler, node: MagicDamage) -> list[Op]:
    what = node.what
    if not isinstance(what, Ref):
        what = replace(what, pool=replace(what.pool, filter=seen(what.pool.filter)))
    needed = select(compiler, what)
    compiler.emit(MagicDamageOp(compiler.amount(node.amount)))
    return needed


@PROPERTIES.handles(Extinct)
def _(compiler: Compiler, node: Extinct) -> None:
    compiler.code.extinct = True


RULINGS.passes({ReachesInvisible: partial(ruling, "reaches invisible"), SureBonus: partial(ruling, "lucky")})
VERBS.on(select, {Destroy: DestroyOp})
