"""The editions of the rules, by id."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.errors import DuelkitError
from duelkit.yugioh.editions.master_rule_3 import MASTER_RULE_3
from duelkit.yugioh.state.rules import Rules

EDITIONS: Final[dict[str, Rules]] = {rules.identity: rules for rules in (MASTER_RULE_3,)}


class UnknownEdition(DuelkitError):
    """There is no edition with this id."""


def edition(identity: str) -> Rules:
    """The edition with this id.

    :raises UnknownEdition: if there is none.
    """
    rules = EDITIONS.get(identity.lower())
    if rules is None:
        raise UnknownEdition(f"unknown edition {identity!r}; expected one of {', '.join(EDITIONS)}")
    return rules
