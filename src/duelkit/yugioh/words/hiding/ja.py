"""Words about monsters that are hidden among other cards: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import VERBS, WHATS, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.words.hiding.meaning import HideAmong, Rearrange


@VERBS.words(HideAmong)
def _hide_among(node: HideAmong, scope: Scope) -> Phrase:
    cards, monster = WHATS(node.cards, scope), WHATS(node.monster, scope)
    return phrase(
        f"{cards.wo}通常モンスターカード扱い（攻／守0）とし、{monster.wo}それらと合わせてシャッフルして裏側守備表示で",
        "セットする",
    ).with_tail("それらはバトルフェイズ終了時に破壊される")


@VERBS.words(Rearrange)
def _rearrange(node: Rearrange, scope: Scope) -> Phrase:
    return phrase(
        "自分のメインモンスターゾーンの裏側守備表示モンスターを全てシャッフルし、裏側守備表示で", "並べ替える"
    )
