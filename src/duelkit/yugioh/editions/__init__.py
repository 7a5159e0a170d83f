"""The editions of the rules, by id."""

from __future__ import annotations

from pathlib import Path

from duelkit.kernel.errors import DuelkitError
from duelkit.yugioh.editions.citations import citations, outcome_rule
from duelkit.yugioh.editions.custom import read_edition, rules_from_text, rules_text
from duelkit.yugioh.editions.expert_rules import EXPERT_RULES
from duelkit.yugioh.editions.formats import Format, chosen_format, dated_formats, format_of, formats, known_format
from duelkit.yugioh.editions.known import EDITIONS
from duelkit.yugioh.editions.master_rule_1 import MASTER_RULE_1
from duelkit.yugioh.editions.master_rule_2 import MASTER_RULE_2
from duelkit.yugioh.editions.master_rule_3 import MASTER_RULE_3
from duelkit.yugioh.editions.master_rule_4 import MASTER_RULE_4
from duelkit.yugioh.editions.master_rule_2020 import MASTER_RULE_2020, RULE_PAGE_2020
from duelkit.yugioh.state.rules import MIXED, Rules

__all__ = [
    "EDITIONS",
    "EXPERT_RULES",
    "MASTER_RULE_1",
    "MASTER_RULE_2",
    "MASTER_RULE_3",
    "MASTER_RULE_4",
    "MASTER_RULE_2020",
    "RULE_PAGE_2020",
    "Format",
    "UnknownEdition",
    "chosen_edition",
    "chosen_format",
    "chosen_rules",
    "citations",
    "dated_formats",
    "edition",
    "format_of",
    "formats",
    "known_edition",
    "outcome_rule",
    "read_edition",
    "rules_from_text",
    "rules_text",
]


class UnknownEdition(DuelkitError):
    """There is no edition with this id."""


def edition(identity: str) -> Rules:
    """The edition with this id; with the suffix ``+mixed``, the edition for duels with cards of every kind.

    :raises UnknownEdition: if there is none.

    >>> edition("mr3").life_points, edition("mr20").extra_monster_zones
    (8000, 2)
    >>> edition("mr3+mixed").identity
    'mr3+mixed'
    """
    rules = known_edition(identity.lower())
    if rules is None:
        raise UnknownEdition(
            f"unknown edition {identity[:80]!r}; expected one of {', '.join(EDITIONS)}, or one of "
            f"them with {MIXED} behind it"
        )
    return rules


def known_edition(identity: str) -> Rules | None:
    """The edition or format with exactly this id, mixed or not; None if there is none.

    >>> known_edition("mr9") is None
    True
    >>> known_edition("mr1").year
    2008
    """
    plain = identity.removesuffix(MIXED)
    rules = EDITIONS.get(plain)
    if rules is None:
        found = known_format(plain)
        rules = None if found is None else found.rules
    return rules.mixed() if rules is not None and identity.endswith(MIXED) else rules


def chosen_rules(edition: str | None, format: str | None) -> Rules:
    """The rules that a user chooses by an edition or by a format; Master Rule 3 if neither is named.

    :raises DuelkitError: if both are named, or there is no such edition or format.

    >>> chosen_rules(None, "goat").identity
    'goat'
    """
    if edition and format:
        raise DuelkitError("--edition and --format are both given; expected one of them")
    return chosen_format(format).rules if format else chosen_edition(edition or "mr3")


def chosen_edition(text: str) -> Rules:
    """The edition that a user names by its id or by a file (``.toml``, ``.py``).

    A Python file is executed, so only the user's own input may be passed: never a header of a record or a field of a
    file.

    :raises UnknownEdition: if there is none.
    :raises FileError: if the file does not define one.

    >>> chosen_edition("MR3").identity
    'mr3'
    """
    rules = known_edition(text.lower())
    if rules is not None:
        return rules
    if Path(text).suffix in (".toml", ".py"):
        return read_edition(text, {**EDITIONS, **{each.identity: each.rules for each in formats().values()}})
    raise UnknownEdition(
        f"unknown edition {text[:80]!r}; expected one of {', '.join(EDITIONS)}, one of them with "
        f"{MIXED} behind it, or a .toml or .py file"
    )
