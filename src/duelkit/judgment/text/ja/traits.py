"""Properties of creatures, cards and fields in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.filters import Ref
from duelkit.judgment.text.ja.core import CLAUSES, WHATS, Scope, Slot, Trait


def those(ref: Ref, scope: Scope) -> str:
    return WHATS(ref, scope).text


def clause(text: str, negative: str, sole: bool = False, predicate: str = "", no_predicate: str = "") -> Trait:
    """A property that stands before all others, and is a predicate by itself."""
    return Trait(Slot.CLAUSE, text, negative, Slot.CLAUSE, predicate or text, no_predicate or negative, sole)


def possible(text: str, negative: str) -> Trait:
    """A clause with できる: it comes after other clauses."""
    return Trait(Slot.LATE, text, negative, Slot.CLAUSE, text, negative)


def either_of(parts: list[Trait]) -> Trait:
    """One or the other."""
    predicate = "か、".join(part.predicate for part in parts) if all(part.predicate for part in parts) else ""
    text = "または".join(part.text for part in parts)
    if len({part.slot for part in parts}) == 1 and parts[0].slot not in CLAUSES:
        return replace(parts[0], text=text, negative="", predicate=predicate, no_predicate="", excluded="")
    slot = Slot.LATE if parts[-1].slot is Slot.LATE else Slot.CLAUSE
    return Trait(slot, text, predicate=predicate or text)
