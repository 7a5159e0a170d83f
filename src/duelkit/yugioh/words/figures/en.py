"""Words about changes of figures (攻撃力・守備力・レベルの変化): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import HalfOf, StatOf, The, Times
from duelkit.yugioh.language.base import Amount
from duelkit.yugioh.language.selections import EACH
from duelkit.yugioh.language.terms import Attribute, Change, Number, Race, Stat
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, WHATS, Clause, Scope
from duelkit.yugioh.text.grammar.en.joining import its_own, named_apart
from duelkit.yugioh.text.grammar.en.quantities import rate, value
from duelkit.yugioh.text.grammar.en.terms import STATS, attributes, races
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
        original = node.change is Change.BECOME_ORIGINAL and node.stat not in _ORIGINAL.values()
        name = f"original {name}" if original else name
        words = named_apart(_becomes(node, scope), noun)
        return [Clause(noun, its_own(words) if noun.this else words, part=name)]
    if node.stat is Stat.ATTRIBUTE and node.change is Change.GAIN and isinstance(node.amount, int):
        also = attributes(Attribute(node.amount), "and")
        return [Clause(noun, f"is also treated as {also}", part=name)]
    if node.stat is Stat.ATTRIBUTE and node.change is Change.GAIN and isinstance(node.amount, StatOf):
        whose = WHATS(node.amount.what, scope).text
        return [Clause(noun, f"is also treated as having the Attribute of {whose}")]
    if node.change in (Change.GAIN, Change.LOSE):
        up = node.change is Change.GAIN
        if node.stat in (Stat.ATK, Stat.DEF):
            many, each = rate(node.amount, scope)
            verb = ("gains", "gain") if up else ("loses", "lose")
            if isinstance(node.amount, int) or each:
                each = named_apart(each, noun)
                return [Clause(noun, f"{verb[0]} {many} @{each}", f"{verb[1]} {many} @{each}", figure=name, all=True)]
            many = named_apart(many, noun)
            return [Clause(noun, f"{verb[0]} @ equal to {many}", f"{verb[1]} @ equal to {many}", figure=name, all=True)]
        way = "increased" if up else "reduced"
        many, each = rate(node.amount, scope)
        return [Clause(noun, f"is {way} by {named_apart(many, noun)}{each}", part=name)]
    raise AssertionError(node)


def _kind(node: ChangeStat) -> str:
    """The Attribute or Type that a monster gets."""
    if not isinstance(node.amount, int):
        return f"the declared {STATS[node.stat]}"
    return attributes(Attribute(node.amount)) if node.stat is Stat.ATTRIBUTE else races(Race(node.amount))


def _becomes(node: ChangeStat, scope: Scope) -> str:
    amount = node.amount
    if node.swaps() and isinstance(amount, StatOf):
        return f"becomes what its own {STATS[amount.stat]} was before"
    if isinstance(amount, HalfOf) and _of_itself(amount.amount, node, scope):
        return "is halved"
    if isinstance(amount, Times) and _of_itself(amount.amount, node, scope):
        return {2: "is doubled", 3: "is tripled"}.get(amount.factor, f"is multiplied by {amount.factor}")
    if node.stat in (Stat.ATTRIBUTE, Stat.RACE) and not isinstance(amount, StatOf):
        return f"becomes {_kind(node)}"
    if isinstance(amount, The) and amount.number is Number.DECLARED:
        return f"becomes the declared {STATS[node.stat] if node.stat in (Stat.LEVEL, Stat.SCALE) else 'number'}"
    share = isinstance(amount, HalfOf) or isinstance(amount, Times) and isinstance(amount.amount, StatOf)
    equal = "" if isinstance(amount, int) or share and getattr(amount, "factor", 2) == 2 else "equal to "
    return f"becomes {equal}{value(amount, scope)}"
