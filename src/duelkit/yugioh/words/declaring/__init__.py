"""Words about declarations (宣言)."""
