"""Words about pendulum scales and zones (ペンデュラム)."""
