"""Words about effects to whose activation nothing can be activated in response: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import EACH
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.terms import PLAYER
from duelkit.yugioh.words.unanswered.meaning import AttacksUnanswered, CardsUnanswered, EffectsUnanswered


@MODIFIERS.words(EffectsUnanswered)
def _effects_unanswered(node: EffectsUnanswered, scope: Scope) -> list[Clause]:
    if node.which is not None:
        whose = f"{'' if node.whoever else 'your '}{noun_of(node.which, scope).many}"
    else:
        whose = about(EACH if node.to is None else node.to, scope).text
    words = f"cannot activate cards or effects in response to the activation of the effects of {whose}"
    return [Clause(Noun(PLAYER[node.by], plural=node.by is not Side.OPPONENT), words)]


@MODIFIERS.words(CardsUnanswered)
def _cards_unanswered(node: CardsUnanswered, scope: Scope) -> list[Clause]:
    whose = "your " if node.by is Side.OPPONENT else "your opponent's "
    which = f"{'' if node.whoever else whose}{noun_of(node.which, scope).one}"
    words = f"cannot activate cards or effects in response to {which} activations"
    return [Clause(Noun(PLAYER[node.by], plural=node.by is not Side.OPPONENT), words)]


@MODIFIERS.words(AttacksUnanswered)
def _attacks_unanswered(node: AttacksUnanswered, scope: Scope) -> list[Clause]:
    whose = about(node.to, scope)
    words = f"cannot activate cards or effects when {whose.text} declare{'' if whose.plural else 's'} an attack"
    return [Clause(Noun(PLAYER[node.by], plural=node.by is not Side.OPPONENT), words)]
