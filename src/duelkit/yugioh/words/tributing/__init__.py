"""Words about Tributes (リリース)."""
