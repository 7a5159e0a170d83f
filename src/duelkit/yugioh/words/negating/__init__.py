"""Words about negation and being unaffected (無効)."""
