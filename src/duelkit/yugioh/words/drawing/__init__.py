"""Words about drawing and the deck's top (ドロー)."""
