"""Words about battle positions (表示形式)."""
