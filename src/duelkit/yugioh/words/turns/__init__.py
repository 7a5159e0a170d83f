"""Words about phases that are skipped (スキップ)."""
