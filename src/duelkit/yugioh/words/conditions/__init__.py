"""Words about conditions (条件)."""
