"""Words about Link Monsters and where they point (リンク)."""
