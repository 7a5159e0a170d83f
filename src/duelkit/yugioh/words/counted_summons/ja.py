"""Words about how often a player summoned: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE, small
from duelkit.yugioh.words.counted_summons.meaning import HasSummonedTimes


@CONDITIONS.words(HasSummonedTimes)
def _has_summoned_times(node: HasSummonedTimes, scope: Scope) -> Phrase:
    times = small(node.at_least)
    return phrase(
        f"このターンに{SIDE[node.side]}がモンスターの召喚・反転召喚・特殊召喚に合計{times}回以上", "成功している"
    )
