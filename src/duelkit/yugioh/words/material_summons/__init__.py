"""Words about materials, and Ritual and Synchro Summons (素材)."""
