"""Words about cards whose names resemble those of others (カード名)."""
