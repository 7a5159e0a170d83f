"""Words about negation and being unaffected (無効): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.base import Not
from duelkit.yugioh.language.nouns import IsThis
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, VERBS, Clause, Scope
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.negating.meaning import (
    NegateActivation,
    Negated,
    NegateEffect,
    NegateSummon,
    Rebuffs,
    Unaffected,
)


@MODIFIERS.words(Negated)
def _negated(node: Negated, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    if len(noun.text) > 20 or (noun.plural and noun.text != "them"):
        return [Clause(noun, whole=f"negate the effects of {noun.text}", order=True)]
    return [Clause(noun, "are negated", part="effects")]


@MODIFIERS.words(Unaffected)
def _unaffected(node: Unaffected, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    is_ = "is", "are"
    whose = {Side.YOU: "your ", Side.OPPONENT: "your opponent's ", Side.EITHER: "", None: ""}[node.by]
    if node.lower_level_monsters:
        effects = "the activated effects" if node.activated_only else "the effects"
        text = f"{effects} of {whose}monsters whose Level or Rank is lower than this card's Level"
    elif node.of is None:
        text = f"{whose}activated effects" if node.activated_only else f"{whose}card effects"
    elif isinstance(node.of, Not) and isinstance(node.of.part, IsThis):
        text = (
            f"{whose}other cards' effects"
            if not node.activated_only
            else f"the activated effects of {whose}other cards"
        )
    else:
        words = noun_of(node.of, scope)
        kind = words.core if words.core in ("Spell", "Trap", "Spell/Trap", "monster") else ""
        text = (
            f"{whose}{'activated ' if node.activated_only else ''}{kind} effects"
            if kind
            else f"the {'activated ' if node.activated_only else ''}effects of {whose}{words.many}"
        )
    return [Clause(noun, f"{is_[0]} unaffected by {text}", f"{is_[1]} unaffected by {text}")]


@MODIFIERS.words(Rebuffs)
def _rebuffs(node: Rebuffs, scope: Scope) -> list[Clause]:
    noun, words = about(node.to, scope), noun_of(node.of, scope)
    return [
        Clause(
            noun,
            whole=f"negate any {words.core} effect that targets {noun.text}, and if you do, destroy that {words.core}",
            order=True,
        )
    ]


VERBS.fixed(
    {
        NegateActivation: act("negate", "the activation"),
        NegateEffect: act("negate", "that effect"),
        NegateSummon: act("negate", "the Summon"),
    }
)
