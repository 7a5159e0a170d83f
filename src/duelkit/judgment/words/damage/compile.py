"""How the engine runs the words of damage."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.compiler.context import PROPERTIES, RULINGS, VERBS, amount, ruling, test
from duelkit.judgment.language.filters import Filter, Ref
from duelkit.judgment.language.terms import Keyword
from duelkit.judgment.state.code import AbilityCode, CardInfo, Op, Ruling
from duelkit.judgment.words.choosing.compile import on_cards
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


def _evades_from(node: EvadesFrom) -> Ruling:
    found = ruling("evades from", node.attackers, node.attempts)
    found.to = test(node.to)
    return found


TURNED = ("attack", "summoning cost", "mana", "stolen mana")


def _turns_damage(node: TurnsDamage) -> Ruling:
    if node.into not in TURNED:
        raise ValueError(f"damage cannot affect {node.into!r}; expected one of {TURNED}")
    found = ruling("damage", None)
    found.text = node.into
    return found


def _magic_damage(node: MagicDamage, ops: list[Op]) -> list[Op]:
    what = node.what
    if not isinstance(what, Ref):
        what = replace(what, pool=replace(what.pool, filter=seen(what.pool.filter)))
    return on_cards(what, ops, MagicDamageOp(amount(node.amount)))


def _extinct(node: Extinct, info: CardInfo, code: AbilityCode) -> None:
    code.extinct = True


RULINGS.update(
    {
        TurnsDamage: _turns_damage,
        ReachesInvisible: lambda node: ruling("reaches invisible", node.to),
        SureBonus: lambda node: ruling("lucky", node.to),
        EvadesFrom: _evades_from,
    }
)
PROPERTIES.update({Extinct: _extinct})
VERBS.update({MagicDamage: _magic_damage, Destroy: lambda node, ops: on_cards(node.what, ops, DestroyOp())})
