"""Words about what applies for a time, whenever, or while (適用)."""
