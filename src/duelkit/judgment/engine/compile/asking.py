"""What a definition asks and works on, found by reading it."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from duelkit.judgment.language import amounts as la
from duelkit.judgment.language import filters as lf
from duelkit.judgment.language import verbs as lv
from duelkit.judgment.language.base import Node, Verb
from duelkit.judgment.language.words import Keyword, Stat

DERIVED = (Stat.PROTECTION, Stat.MAGIC_PROTECTION, Stat.EVASION, Stat.ATTACK, Stat.HP, Stat.ATTACK_COST,
           Stat.ROTATE_COST, Stat.SUMMON_COST)


def seen(node: lf.Filter) -> lf.Filter:
    """A filter that leaves out invisible creatures."""
    return node & ~lf.HasKeyword(Keyword.INVISIBLE)


def works_on_target(node: object) -> bool:
    """Whether an effect works on what is chosen for it, rather than asking something of it. Rule: EOJ-TERM-06."""
    if isinstance(node, tuple):
        return any(works_on_target(part) for part in node)
    if not is_dataclass(node):
        return False
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(node, Verb) and isinstance(value, lf.Ref) and field.name in ("what", "first", "second"):
            if value.kind == lf.RefKind.TARGET:
                return True
        elif works_on_target(value):
            return True
    return False


def harms_target(node: object) -> bool:
    """Whether an effect deals magic damage to what is chosen for it."""
    if isinstance(node, tuple):
        return any(harms_target(part) for part in node)
    if isinstance(node, lv.MagicDamage) and isinstance(node.what, lf.Ref):
        return node.what.kind == lf.RefKind.TARGET
    return is_dataclass(node) and any(harms_target(getattr(node, field.name)) for field in fields(node))


def asks_price(node: object) -> bool:
    """Whether an amount asks for the cards that are paid, which are not known before."""
    if isinstance(node, lf.Ref):
        return node.kind == lf.RefKind.COST
    return is_dataclass(node) and any(asks_price(getattr(node, field.name)) for field in fields(node))


def mentions(node: object, kind: type[Node]) -> bool:
    """Whether a word occurs anywhere in a definition."""
    if isinstance(node, tuple):
        return any(mentions(part, kind) for part in node)
    if isinstance(node, kind):
        return True
    return is_dataclass(node) and any(mentions(getattr(node, field.name), kind) for field in fields(node))


def asks_derived(node: object) -> bool:
    """Whether a placement ability asks for figures or abilities that placement abilities themselves give."""
    if isinstance(node, tuple):
        return any(asks_derived(part) for part in node)
    if isinstance(node, (la.FigureOf, la.SumOf, lf.FigureIn)) and node.stat in DERIVED or isinstance(
            node, lf.HasKeyword):
        return True
    return is_dataclass(node) and any(asks_derived(getattr(node, field.name)) for field in fields(node))
