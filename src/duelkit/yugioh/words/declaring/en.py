"""Words about declarations (宣言): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Domain
from duelkit.yugioh.text.grammar.en.core import AMOUNTS, FILTERS, VERBS, Phrase, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.verbs import WHO, act
from duelkit.yugioh.text.grammar.registry import Language, NoWording
from duelkit.yugioh.words.declaring.meaning import Declare, IsDeclared


@FILTERS.words(IsDeclared)
def _declared(node: IsDeclared, scope: Scope) -> Trait:
    if node.original:
        return Trait(Slot.CLAUSE, "with that original name")
    if scope.declared == "name":
        return Trait(Slot.CLAUSE, "with the declared name")
    return Trait(Slot.CLAUSE, f"of that {scope.declared}")


_DOMAINS = {
    Domain.ATTRIBUTE: ("1 Attribute", "Attribute"),
    Domain.RACE: ("1 Monster Type", "Type"),
    Domain.SUMMON_TYPE: ("1 of these types of monster (Ritual, Fusion, Synchro, Xyz, or Pendulum)", "type"),
    Domain.SPELL_OR_TRAP: ("Spell or Trap", "type"),
    Domain.CARD_NAME: ("1 card name", "name"),
    Domain.CARD_TYPE: ("1 card type (Monster, Spell, or Trap)", "type"),
    Domain.ZONE: ("1 Monster Zone", "zone"),
    Domain.COIN: ("heads or tails", "side"),
    Domain.KIND: ("1 Monster Type and 1 Attribute", "kind"),
    Domain.SLOT: ("1 unused Main Monster Zone or Spell & Trap Zone", "zone"),
}


@VERBS.words(Declare)
def _declare(node: Declare, scope: Scope) -> Phrase:
    who = WHO[node.side]
    if node.domain is Domain.NUMBER:
        unlike = "" if node.unlike is None else f" other than {AMOUNTS(node.unlike, scope)}"
        return act("declare", f"a number from {node.at_least} to {node.at_most}{unlike}", who)
    if node.domain is Domain.TWO_NUMBERS:
        return act("declare", f"2 numbers from {node.at_least} to {node.at_most}", who)
    if node.domain not in _DOMAINS:
        raise NoWording(f"Domain.{node.domain.name}", Language.EN)
    words, scope.declared = _DOMAINS[node.domain]
    if node.which is not None:
        words = f"the name of 1 {noun_of(node.which, scope).one}"
    if node.anew:
        words += f' (that has not been declared for "{scope.card.en}" this turn)'
    return act("declare", words, who)
