"""Words about Tributes (リリース): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import Pick, RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.core import (
    CONDITIONS,
    FILTERS,
    VERBS,
    WHATS,
    Noun,
    Phrase,
    Scope,
    Slot,
    State,
    Trait,
)
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.terms import CONTROLS
from duelkit.yugioh.text.grammar.en.verbs import act, acted
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.tributing.meaning import MadeOfTributes, Tribute, TributedFor, TributeMaterials


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


@VERBS.words(TributeMaterials)
def _tribute_materials(node: TributeMaterials, scope: Scope) -> Phrase:
    monster = noun_of(node.which, scope, Head.MONSTER).a
    return act("Tribute", f"monsters you control that are the Fusion Materials of {monster}, including this card")


FILTERS.fixed({MadeOfTributes: Trait(Slot.CLAUSE, "whose Fusion Materials the Tributed monsters are")})


@CONDITIONS.words(TributedFor)
def _tributed_for(node: TributedFor, scope: Scope) -> State:
    rest = f"Tributed this turn for the Tribute Summon of {noun_of(node.which, scope, Head.MONSTER).a}"
    return State(f"this card was {rest}", f"this card was not {rest}")
