"""Words about monsters of one kind (同じ種族)."""
