"""Properties of creatures, cards and fields in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.base import Amount
from duelkit.judgment.language.filters import Ref
from duelkit.judgment.language.terms import Stat
from duelkit.judgment.text.en.core import AFTER, AMOUNTS, WHATS, Scope, Slot, Trait
from duelkit.judgment.text.en.terms import STATS
from duelkit.judgment.text.grammar.en import a, listed
from duelkit.judgment.words.filters.meaning import FigureIn


def those(ref: Ref, scope: Scope) -> str:
    return WHATS(ref, scope).text


def possessive(ref: Ref, scope: Scope) -> str:
    return WHATS(ref, scope).poss


def clause(text: str, negative: str = "", plural: str = "", negative_plural: str = "", sole: bool = False) -> Trait:
    """A property that stands after the noun."""
    return Trait(Slot.CLAUSE, text, negative, plural, negative_plural, sole=sole)


def placed(
    text: str, negative: str, plural: str = "", negative_plural: str = "", negative_slot: Slot = Slot.WHERE
) -> Trait:
    """A clause that says where something is: first of those after the noun.

    :param negative_slot: the slot of the opposite; that, too, says where, unless it is "not on".
    """
    return Trait(Slot.WHERE, text, negative, plural, negative_plural, negative_slot)


def relative(be: str, many: str, negative: str, negative_many: str, verb: bool = False) -> Trait:
    """A relative clause.

    :param be: what stands after "that is", or with ``verb`` the whole predicate.
    """
    one, several = ("that", "that") if verb else ("that is", "that are")
    return Trait(
        Slot.CLAUSE,
        f"{one} {be}",
        f"{one} {negative}",
        f"{several} {many}",
        f"{several} {negative_many}",
        be=be,
        negative_be=negative,
        has_verb=verb,
    )


def either_of(parts: list[Trait]) -> Trait:
    """One or the other."""
    if len({Slot.CLAUSE if part.slot in AFTER else part.slot for part in parts}) == 1:
        first = parts[0]
        return replace(
            first,
            be=listed([part.predicate for part in parts], "or"),
            same=("", ""),
            text=listed([part.text for part in parts], "or"),
            plural=listed([part.plural or part.text for part in parts], "or"),
            negative=listed([part.negative for part in parts], "and") if all(part.negative for part in parts) else "",
        )
    ones = [part.text if part.slot in AFTER else f"that is {part.text}" for part in parts]
    many = [part.plural or part.text if part.slot in AFTER else f"that are {part.text}" for part in parts]
    return clause(listed(ones, "or"), plural=listed(many, "or"))


def bounds(node: FigureIn, scope: Scope) -> str:
    """exactly 1 HP; 5 or more HP; Summoning Cost 2 or less."""
    stat = STATS[node.stat]
    least, most = node.at_least, node.at_most
    if isinstance(least, Amount) or isinstance(most, Amount):
        limit = most if isinstance(most, Amount) else least
        assert isinstance(limit, Amount)
        how = "not higher than" if limit is most else "not lower than"
        return f"{a(stat) if node.stat is not Stat.HP else stat} {how} {AMOUNTS(limit, scope).text}"
    if least is not None and least == most:
        number, exactly = str(least), "exactly "
    elif least is not None and most is not None:
        number, exactly = f"{least} to {most}", ""
    else:
        number, exactly = (f"{most} or less" if least is None else f"{least} or more"), ""
    if node.stat in (Stat.HP, Stat.EVASION):
        return f"{exactly}{number} {stat}"
    return f"{a(stat)} of {exactly}{number}"
