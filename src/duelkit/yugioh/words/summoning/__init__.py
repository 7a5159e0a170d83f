"""Words about Normal and Special Summons (召喚・特殊召喚)."""
