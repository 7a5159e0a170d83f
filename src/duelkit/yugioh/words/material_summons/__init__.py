"""Words about materials, and Fusion, Ritual and Synchro Summons (素材)."""
