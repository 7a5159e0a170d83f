"""Many duels: benchmarks and fuzzing."""
