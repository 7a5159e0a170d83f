"""Words about the monsters with which a player attacked (〜で攻撃した)."""
