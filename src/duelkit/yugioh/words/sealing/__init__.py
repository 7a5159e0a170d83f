"""Words about Graveyards that effects cannot reach (墓地のカードへ及ぶ効果)."""
