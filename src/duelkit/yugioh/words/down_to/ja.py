"""Words about cards of which each player must keep only so many (〜になるように): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import VERBS, Scope
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import small
from duelkit.yugioh.words.down_to.meaning import BanishDownTo, MustSend


@VERBS.words(BanishDownTo)
def _banish_down_to(node: BanishDownTo, scope: Scope) -> Phrase:
    down = "裏側表示で" if node.face_down else ""
    own = f"お互いは自身のフィールドの{noun_of(node.pool.filter, scope)}が{small(node.left)}体になるように"
    return phrase(f"{own}{down}", "除外しなければならない")


@VERBS.words(MustSend)
def _must_send(node: MustSend, scope: Scope) -> Phrase:
    own = f"そのコントローラーは自身のフィールドの{noun_of(node.pool.filter, scope)}を全て"
    return phrase(own, "墓地へ送らなければならない")
