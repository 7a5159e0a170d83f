"""Words about cards of which each player must keep only so many (〜になるように): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import VERBS, Phrase, Scope
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.down_to.meaning import BanishDownTo, MustSend


@VERBS.words(BanishDownTo)
def _banish_down_to(node: BanishDownTo, scope: Scope) -> Phrase:
    noun = noun_of(node.pool.filter, scope)
    down = " face-down," if node.face_down else ""
    kept = f"{node.left} {noun.one if node.left == 1 else noun.many}"
    return act("have to banish", f"{noun.many} they control,{down} so they only control {kept}", "each player")


@VERBS.words(MustSend)
def _must_send(node: MustSend, scope: Scope) -> Phrase:
    noun = noun_of(node.pool.filter, scope)
    return act("have to send", f"all {noun.many} they control to the GY", "each player")
