"""Words about Fusion Summons with materials of other places (融合素材の場所)."""
