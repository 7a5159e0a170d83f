"""Words about destruction (破壊)."""
