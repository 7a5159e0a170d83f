"""Words about changes of figures (攻撃力・守備力・レベルの変化)."""
