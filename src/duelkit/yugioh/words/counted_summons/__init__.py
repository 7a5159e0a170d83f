"""Words about how often a player summoned (合計〜回)."""
