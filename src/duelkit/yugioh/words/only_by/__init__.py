"""Words about monsters that only one card's effect can Special Summon (「X」の効果でのみ特殊召喚できる)."""
