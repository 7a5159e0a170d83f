"""Words about cards of any kind that are Set (セットする): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.text.grammar.en.core import VERBS, WHATS, Phrase, Scope
from duelkit.yugioh.text.grammar.en.verbs import act, acted
from duelkit.yugioh.words.setting.meaning import SetOnField


@VERBS.words(SetOnField)
def _set_on_field(node: SetOnField, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    acted(scope, what, "Set", Zone.FIELD)
    how = "if it is a monster, by Special Summoning it in face-down Defense Position"
    return act("Set", f"{what.text} to your field ({how})")
