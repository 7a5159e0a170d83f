"""Words about cards whose Levels add up to a number (レベルの合計が〜になるように)."""
