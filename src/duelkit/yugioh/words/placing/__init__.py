"""Words about cards Set, placed or left on the field (置く)."""
