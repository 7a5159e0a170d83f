"""Words about changes of figures (攻撃力・守備力・レベルの変化): their wording in English."""

from __future__ import annotations

import re

from duelkit.yugioh.language.amounts import HalfOf, StatOf, The, Times
from duelkit.yugioh.language.base import Amount
from duelkit.yugioh.language.selections import EACH
from duelkit.yugioh.language.terms import Attribute, Change, Number, Stat
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, WHATS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.en.quantities import rate, value
from duelkit.yugioh.text.grammar.en.terms import STATS, attributes
from duelkit.yugioh.words.figures.meaning import ChangeStat

_ORIGINAL = {Stat.ATK: Stat.ORIGINAL_ATK, Stat.DEF: Stat.ORIGINAL_DEF, Stat.LEVEL: Stat.ORIGINAL_LEVEL}


def _of_itself(amount: Amount | int, node: ChangeStat, scope: Scope) -> bool:
    if not isinstance(amount, StatOf):
        return False
    if amount.what not in (node.to, EACH) and WHATS(amount.what, scope) != about(node.to, scope):
        return False
    if node.change is Change.BECOME_ORIGINAL:
        return amount.stat in (node.stat, _ORIGINAL.get(node.stat))
    return amount.stat is node.stat


@MODIFIERS.words(ChangeStat)
def _change_stat(node: ChangeStat, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    name = STATS[node.stat]
    if node.change not in (Change.GAIN, Change.LOSE):
        name = f"original {name}" if node.change is Change.BECOME_ORIGINAL and not name.startswith("original") else name
        words = _apart(_becomes(node, scope), noun)
        if words.startswith("is "):
            return [Clause(noun, words, part=name)]
        if noun.this:
            words = words.replace("this card's ", "its ")
        words = re.sub(r"^equal to (?=(double|half|triple) )", "", words)
        return [Clause(noun, f"becomes {words}", part=name)]
    if node.stat is Stat.ATTRIBUTE and node.change is Change.GAIN and isinstance(node.amount, int):
        also = attributes(Attribute(node.amount)).replace(" or ", " and ")
        return [Clause(noun, f"is also treated as {also}", part=name)]
    if node.change in (Change.GAIN, Change.LOSE):
        up = node.change is Change.GAIN
        if node.stat in (Stat.ATK, Stat.DEF):
            many, each = rate(node.amount, scope)
            verb = ("gains", "gain") if up else ("loses", "lose")
            if isinstance(node.amount, int) or each:
                each = _apart(each, noun)
                return [Clause(noun, f"{verb[0]} {many} @{each}", f"{verb[1]} {many} @{each}", figure=name, all=True)]
            many = _apart(many, noun)
            return [Clause(noun, f"{verb[0]} @ equal to {many}", f"{verb[1]} @ equal to {many}", figure=name, all=True)]
        way = "increased" if up else "reduced"
        many, each = rate(node.amount, scope)
        return [Clause(noun, f"is {way} by {_apart(many, noun)}{each}", part=name)]
    raise AssertionError(node)


def _apart(words: str, noun: Noun) -> str:
    """its after another subject would be misread: that monster's."""
    if noun.text in ("it", "them"):
        return words
    return re.sub(
        r"\btheir (?=(?:original |total )?(?:ATK|DEF|Level|Rank))",
        "those monsters' ",
        re.sub(r"\bits (?=(?:original |total )?(?:ATK|DEF|Level|Rank))", "that monster's ", words),
    )


def _becomes(node: ChangeStat, scope: Scope) -> str:
    amount = node.amount
    if isinstance(amount, HalfOf) and _of_itself(amount.amount, node, scope):
        return "is halved"
    if isinstance(amount, Times) and _of_itself(amount.amount, node, scope):
        return {2: "is doubled", 3: "is tripled"}.get(amount.factor, f"is multiplied by {amount.factor}")
    if node.stat is Stat.ATTRIBUTE and isinstance(amount, int):
        return attributes(Attribute(amount))
    if node.stat in (Stat.ATTRIBUTE, Stat.RACE):
        return f"the declared {STATS[node.stat]}"
    if isinstance(amount, The) and amount.number is Number.DECLARED:
        return (
            "the declared number" if node.stat not in (Stat.LEVEL, Stat.SCALE) else f"the declared {STATS[node.stat]}"
        )
    if isinstance(amount, int):
        return value(amount, scope)
    if isinstance(amount, StatOf):
        return f"equal to {value(amount, scope)}"
    return f"equal to {value(amount, scope)}"
