"""Words about Tributes (リリース): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import Pick, RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.core import VERBS, WHATS, Noun, Phrase, Scope
from duelkit.yugioh.text.grammar.en.terms import CONTROLS
from duelkit.yugioh.text.grammar.en.verbs import act, acted
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.tributing.meaning import Tribute


@VERBS.words(Tribute)
def _tribute(node: Tribute, scope: Scope) -> Phrase:
    scope.unnamed = (CONTROLS[Side.YOU],) if isinstance(node.what, Pick) and node.what.most == 1 else ()
    what = WHATS(node.what, scope)
    scope.unnamed = ()
    result = act("Tribute", what.text)
    acted(scope, what, "Tributed", Zone.GRAVEYARD)
    if not what.this:
        scope.now(
            RefKind.COST if scope.paying else RefKind.THEM,
            Noun(
                "the Tributed monsters" if what.plural else "the Tributed monster",
                plural=what.plural,
                head=Head.MONSTER,
            ),
        )
    return result
