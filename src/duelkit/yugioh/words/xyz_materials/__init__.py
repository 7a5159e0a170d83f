"""Words about Xyz materials (Ｘ素材)."""
