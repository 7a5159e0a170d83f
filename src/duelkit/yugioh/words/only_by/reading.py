"""Words about cards that only the effect of one card brings out: how they are read in Japanese."""

from duelkit.yugioh.language.nouns import Named
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.only_by.meaning import OnlyByEffectOf

reads(
    "PROPERTY",
    "{card:NAMED}の効果でのみ特殊召喚できる",
    lambda card: OnlyByEffectOf(card) if isinstance(card, Named) else None,
)
