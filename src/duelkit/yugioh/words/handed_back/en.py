"""Words about cards that go back to the hand rather than to the deck: their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import MODIFIERS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.words.handed_back.meaning import HandedBack


@MODIFIERS.words(HandedBack)
def _handed_back(node: HandedBack, scope: Scope) -> list[Clause]:
    lead = "if a monster(s) in your GY would be returned to the Deck by the effect of"
    return [Clause(Noun("you"), whole=f"{lead} {noun_of(node.by, scope).a}, you can add it to your hand instead")]
