"""Words about cards of any kind that are Set (セットする)."""
