"""Words about life points (ＬＰ)."""
