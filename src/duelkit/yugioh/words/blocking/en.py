"""Words about zones that cannot be used (使用不可能): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.core import MODIFIERS, Clause, Noun
from duelkit.yugioh.words.blocking.meaning import ZonesBlocked

MODIFIERS.table(
    {
        ZonesBlocked: lambda node, scope: [
            Clause(
                Noun("zones", plural=True),
                whole=f"choose up to {node.most} of your opponent's unused Monster Zones; those zones cannot be used",
            )
        ]
    }
)
