"""What a definition asks and works on, found by reading it."""

from __future__ import annotations

from duelkit.judgment.language.base import Node, Verb, nodes
from duelkit.judgment.language.filters import Ref, RefKind


def works_on_target(effect: Verb) -> bool:
    """Whether an effect works on what is chosen for it, rather than asking something of it. Rule: EOJ-TERM-06."""
    return any(
        isinstance(node, Verb) and any(is_target(getattr(node, name, None)) for name in ("what", "first", "second"))
        for node in nodes(effect)
    )


def harms_target(effect: Verb) -> bool:
    """Whether an effect deals magic damage to what is chosen for it."""
    return any(node.deals_damage and is_target(getattr(node, "what", None)) for node in nodes(effect))


def is_target(value: object) -> bool:
    """Whether something is a reference to what was chosen."""
    return isinstance(value, Ref) and value.kind == RefKind.TARGET


def asks_price(amount: object) -> bool:
    """Whether an amount asks for the cards that are paid, which are not known before."""
    return any(isinstance(node, Ref) and node.kind == RefKind.COST for node in nodes(amount))


def mentions(value: object, kind: type[Node]) -> bool:
    """Whether a word occurs anywhere in a definition."""
    return any(isinstance(node, kind) for node in nodes(value))


def asks_derived(value: object) -> bool:
    """Whether a placement ability asks for figures or abilities that placement abilities themselves give."""
    return any(node.asks_figures for node in nodes(value))
