"""Words about effects to whose activation nothing can be activated in response: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.en.terms import PLAYER
from duelkit.yugioh.words.unanswered.meaning import EffectsUnanswered


@MODIFIERS.words(EffectsUnanswered)
def _effects_unanswered(node: EffectsUnanswered, scope: Scope) -> list[Clause]:
    whose = about(node.to, scope).text
    words = f"cannot activate cards or effects in response to the activation of the effects of {whose}"
    return [Clause(Noun(PLAYER[node.by], plural=node.by is not Side.OPPONENT), words)]
