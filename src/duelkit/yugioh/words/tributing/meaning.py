"""Words about Tributes (リリース): what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Verb, What


@dataclass(frozen=True, slots=True)
class Tribute(Verb):
    """Release monsters (リリースする). Rules: MR3-COST-01 to MR3-COST-03."""

    what: What


def tribute(what: What) -> Verb:
    """Release monsters."""
    return Tribute(what)
