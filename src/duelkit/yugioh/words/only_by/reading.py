"""Words about monsters that only one card's effect can Special Summon: how they are read in Japanese."""

from duelkit.yugioh.language.nouns import Named
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.only_by.meaning import OnlyByEffectOf

reads(
    "PROPERTY",
    "{card:NAMED}の効果でのみ特殊召喚できる",
    lambda card: OnlyByEffectOf(card) if isinstance(card, Named) else None,
)
