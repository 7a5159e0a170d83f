"""Words about chains (チェーン)."""
