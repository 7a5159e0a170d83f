"""Words about sending, discarding, banishing, returning (移動)."""
