"""Which rulings stand behind a reason: those on a card that rest on a statement which the reason cites."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from duelkit.rulebook.statements import UnknownRule, load_rulebook
from duelkit.yugioh.rulings.ruling import Ruling
from duelkit.yugioh.rulings.volume import book


@cache
def of_card(passcode: int) -> tuple[Ruling, ...]:
    """The rulings of the book that concern a card and rest on any statement."""
    return tuple(ruling for ruling in book().of_card(passcode) if ruling.rules)


def deciding(passcode: int, rules: Sequence[str], edition: str) -> list[Ruling]:
    """The rulings on a card in an edition that rest on one of these statements, or on one that says the same.

    :param edition: its id, mixed or not.
    """
    known = of_card(passcode) if passcode > 0 and rules else ()
    if not known:
        return []
    wanted = {other for rule in rules for other in (rule, *_same(rule))}
    plain = edition.partition("+")[0]
    return [ruling for ruling in known if wanted.intersection(ruling.rules) and plain in ruling.editions]


@cache
def _same(rule: str) -> tuple[str, ...]:
    """The statements that say the same in another document."""
    try:
        return tuple(load_rulebook().statement(rule).same)
    except UnknownRule:
        return ()
