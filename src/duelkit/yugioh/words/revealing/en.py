"""Words about what is shown, looked at, selected (確認): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.core import VERBS, WHATS, Noun, Phrase, Scope
from duelkit.yugioh.text.grammar.en.quantities import value
from duelkit.yugioh.text.grammar.en.verbs import WHO, act, acted, from_here
from duelkit.yugioh.words.revealing.meaning import Excavate, LookAt, Remember, Reveal


@VERBS.words(Reveal)
def _reveal(node: Reveal, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    said = act("reveal", from_here(what, scope).replace(" from your hand", " in your hand"))
    acted(scope, what, "revealed", what.zones)
    return said


@VERBS.words(LookAt)
def _look_at(node: LookAt, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    text = {
        "all cards from your opponent's hand": "your opponent's hand",
        "your opponent's entire hand": "your opponent's hand",
    }.get(what.text, what.text)
    acted(scope, what, "", what.zones)
    said = act("look at", text.replace(" from your opponent's hand", " in your opponent's hand"))
    if node.arrange:
        return act("look at", f"{text}, then place them on top of the Deck in any order")
    return said


@VERBS.words(Excavate)
def _excavate(node: Excavate, scope: Scope) -> Phrase:
    many = "the top card" if node.amount == 1 else f"the top {value(node.amount, scope)} cards"
    if not isinstance(node.amount, int):
        many = f"a number of cards equal to {value(node.amount, scope)} from the top"
    acted(scope, Noun("", plural=node.amount != 1), "excavated", Zone.DECK)
    return act("excavate", f"{many} of your Deck")


@VERBS.words(Remember)
def _remember(node: Remember, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "chosen", what.zones)
    chooser = node.what.chooser if isinstance(node.what, Pick) else Side.YOU
    return act("choose", what.text.replace(" from your", " in your"), WHO[chooser])
