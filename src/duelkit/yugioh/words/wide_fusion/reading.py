"""Words about Fusion Summons with materials of other places: how they are read in Japanese."""
