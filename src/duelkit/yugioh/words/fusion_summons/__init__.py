"""Words about Fusion Summons by effects (融合召喚)."""
