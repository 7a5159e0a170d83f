"""Properties of creatures, cards and fields in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.filters import Ref
from duelkit.judgment.text.ja.core import WHATS, Scope, Slot, Trait


def those(ref: Ref, scope: Scope) -> str:
    return WHATS(ref, scope).text


def clause(text: str, negative: str, sole: bool = False, predicate: str = "", no_predicate: str = "") -> Trait:
    """A property that stands before all others; by itself it is a predicate as well."""
    return Trait(Slot.CLAUSE, text, negative, Slot.CLAUSE, predicate or text, no_predicate or negative, sole)


def either_of(parts: list[Trait]) -> Trait:
    """One or the other."""
    predicate = "か、".join(part.predicate for part in parts) if all(part.predicate for part in parts) else ""
    if len({part.slot for part in parts}) == 1 and parts[0].slot is not Slot.CLAUSE:
        return replace(
            parts[0], text="または".join(part.text for part in parts), negative="", predicate=predicate, no_predicate=""
        )
    return clause("または".join(part.text for part in parts), "", predicate=predicate)
