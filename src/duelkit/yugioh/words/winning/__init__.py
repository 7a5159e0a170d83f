"""Words about winning the duel (勝利)."""
