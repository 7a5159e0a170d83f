"""Words about zones that cannot be used (使用不可能): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, Clause
from duelkit.yugioh.text.grammar.ja.phrase import phrase
from duelkit.yugioh.text.grammar.ja.terms import small
from duelkit.yugioh.words.blocking.meaning import ZonesBlocked

MODIFIERS.table(
    {
        ZonesBlocked: lambda node, scope: [
            Clause("", phrase(f"相手のモンスターゾーンを{small(node.most)}カ所まで使用不可能に", "する"))
        ]
    }
)
