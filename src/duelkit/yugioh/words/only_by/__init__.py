"""Words about cards that only the effect of one card brings out (「X」の効果でのみ特殊召喚できる)."""
