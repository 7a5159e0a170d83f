"""Words about what is chosen, joined, conditional and done later (選択)."""
