"""Words about Gemini Monsters that count as summoned once more: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import FILTERS, MODIFIERS, VERBS, WHATS, Clause, Phrase, Scope, Slot, Trait
from duelkit.yugioh.words.gemini.meaning import CountsAsSummonedAgain, GainEffects, IsSummonedAgain


@MODIFIERS.words(CountsAsSummonedAgain)
def _counts_as_summoned_again(node: CountsAsSummonedAgain, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    one, many = "becomes an Effect Monster, and gains its effects", "become Effect Monsters, and gain their effects"
    return [Clause(noun, one, many)]


@VERBS.words(GainEffects)
def _gain_effects(node: GainEffects, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    many = what.plural
    return Phrase(
        "become Effect Monsters and gain their effects" if many else "become an Effect Monster and gain its effects",
        "becomes an Effect Monster and gains its effects",
        subject=what.subj,
        singular=not many,
    )


FILTERS.fixed(
    {
        IsSummonedAgain: Trait(
            Slot.CLAUSE,
            "that is treated as an Effect Monster",
            "that is not treated as an Effect Monster",
            "that are treated as Effect Monsters",
        )
    }
)
