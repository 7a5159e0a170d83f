"""Words about how often a player summoned: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, FILTERS, MODIFIERS, Clause, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE, small
from duelkit.yugioh.words.counted_summons.meaning import (
    CameTogether,
    HasSummonedSince,
    HasSummonedTimes,
    OneAtOnce,
    PlayedThisTurn,
)


@CONDITIONS.words(HasSummonedTimes)
def _has_summoned_times(node: HasSummonedTimes, scope: Scope) -> Phrase:
    times = small(node.at_least)
    return phrase(
        f"このターンに{SIDE[node.side]}がモンスターの召喚・反転召喚・特殊召喚に合計{times}回以上", "成功している"
    )


FILTERS.fixed({PlayedThisTurn: Trait(Slot.CLAUSE, "このターンに召喚・特殊召喚・セットされた")})


@CONDITIONS.words(CameTogether)
def _came_together(node: CameTogether, scope: Scope) -> Phrase:
    apart = "元々のレベルが異なる" if node.different_levels else ""
    return phrase(f"次のモンスターが同時に{apart}{small(node.at_least)}体以上", "である")


@MODIFIERS.words(OneAtOnce)
def _one_at_a_time(node: OneAtOnce, scope: Scope) -> list[Clause]:
    return [Clause("お互い", phrase("２体以上のモンスターを同時に", "特殊召喚できない"))]


@CONDITIONS.words(HasSummonedSince)
def _since(node: HasSummonedSince, scope: Scope) -> Phrase:
    how = "召喚している" if node.normal else "特殊召喚している"
    return phrase(f"この効果の発動後、このターン中に自分が{noun_of(node.which, scope)}を", how)
