"""Words about counters (カウンター)."""
