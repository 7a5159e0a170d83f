"""Words about amounts (数値)."""
