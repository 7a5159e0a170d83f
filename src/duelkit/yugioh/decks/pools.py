"""Card pools (カードプール) of formats: when a card was released, and what a format says of it.

``released.tsv`` has a line for each known card: passcode, first day in the OCG, first day in the TCG.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources

from duelkit.yugioh.decks.facts import CardFacts, Directory
from duelkit.yugioh.decks.limits import WORDS, Bounds, LimitList, load_limits
from duelkit.yugioh.editions.formats import Format, formats


@cache
def released() -> dict[int, tuple[str, str]]:
    """The days on which each card was first released in the OCG and in the TCG, ISO 8601, empty if never.

    >>> released()[70095154]  # Cyber Dragon
    ('2005-05-26', '2005-08-17')
    """
    text = (resources.files(__package__) / "released.tsv").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines())
    return {int(code): (ocg, tcg) for code, ocg, tcg in rows}


def release_day(passcode: int, region: str) -> str:
    """The day on which a card was first released in a region, OCG or TCG; empty if it was not, or is unknown."""
    ocg, tcg = released().get(passcode, ("", ""))
    return tcg if region == "TCG" else ocg


@cache
def limits_of(chosen: Format) -> LimitList | None:
    """The limit list of a format.

    :raises DuelkitError: if a user's own format names a list that there is not.
    """
    return load_limits(chosen.limits) if chosen.limits else None


def in_pool(chosen: Format, facts: CardFacts) -> bool:
    """Whether a card is in the pool of a format."""
    return chosen.has(facts.passcode, release_day(facts.passcode, chosen.region))


@dataclass(frozen=True)
class Standing:
    """What a format says of a card.

    :param legal: whether it is in the pool and its type exists in the edition.
    :param copies: how many copies a deck may hold; ``word`` and ``word_ja`` name a limit, empty for none.
    """

    format: Format
    legal: bool
    copies: int
    word: str = ""
    word_ja: str = ""


def standings(facts: CardFacts) -> list[Standing]:
    """What each format that comes with the project says of a card, oldest format first."""
    return [_standing(each, facts) for each in formats().values()]


def _standing(chosen: Format, facts: CardFacts) -> Standing:
    if not in_pool(chosen, facts) or int(facts.types) & ~chosen.rules.types:
        return Standing(chosen, False, 0)
    bounds = _bounds(chosen)
    allowed = None if bounds is None else bounds.of(facts)
    if allowed is None or allowed not in WORDS:
        return Standing(chosen, True, chosen.rules.copies)
    word, word_ja = WORDS[allowed]
    return Standing(chosen, True, allowed, word, word_ja)


@cache
def _bounds(chosen: Format) -> Bounds | None:
    limits = limits_of(chosen)
    return None if limits is None else limits.bound(Directory())
