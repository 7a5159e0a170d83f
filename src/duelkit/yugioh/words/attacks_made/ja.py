"""Words about the monsters with which a player attacked: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, Scope
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE, small
from duelkit.yugioh.words.attacks_made.meaning import AttacksDeclared, HasAttackedWith


@CONDITIONS.words(HasAttackedWith)
def _has_attacked_with(node: HasAttackedWith, scope: Scope) -> Phrase:
    if node.battled:
        return phrase(f"このターンに{SIDE[node.side]}の{noun_of(node.which, scope)}が戦闘を", "行っている")
    return phrase(f"このターンに{SIDE[node.side]}が{noun_of(node.which, scope)}で攻撃宣言", "している")


@CONDITIONS.words(AttacksDeclared)
def _attacks_declared(node: AttacksDeclared, scope: Scope) -> Phrase:
    return phrase(f"このターンに{small(node.at_least)}回以上攻撃宣言", "されている")
