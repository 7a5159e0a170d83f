"""Words about effects to whose activation nothing can be activated in response: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.ja.clauses import clause_about
from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, Clause, Scope
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.words.unanswered.meaning import AttacksUnanswered, CardsUnanswered, EffectsUnanswered


@MODIFIERS.words(EffectsUnanswered)
def _effects_unanswered(node: EffectsUnanswered, scope: Scope) -> list[Clause]:
    if node.which is not None:
        whose = "" if node.whoever else "自分の"
        lead = f"{whose}{noun_of(node.which, scope)}の効果の発動に対して"
        return [Clause(f"{lead}{SIDE[node.by]}", phrase("魔法・罠・モンスターの効果を", "発動できない"))]
    words = f"《》の効果の発動に対して、{SIDE[node.by]}は魔法・罠・モンスターの効果を"
    return [clause_about(node.to, scope, phrase(words, "発動できない"))]


@MODIFIERS.words(CardsUnanswered)
def _cards_unanswered(node: CardsUnanswered, scope: Scope) -> list[Clause]:
    whose = "" if node.whoever else SIDE[Side.YOU if node.by is Side.OPPONENT else Side.OPPONENT] + "の"
    words = f"{whose}{noun_of(node.which, scope)}の発動に対して{SIDE[node.by]}は魔法・罠・モンスターの効果を"
    return [Clause("", phrase(words, "発動できない"))]


@MODIFIERS.words(AttacksUnanswered)
def _attacks_unanswered(node: AttacksUnanswered, scope: Scope) -> list[Clause]:
    words = f"《》の攻撃宣言時に、{SIDE[node.by]}は魔法・罠・モンスターの効果を"
    return [clause_about(node.to, scope, phrase(words, "発動できない"))]
