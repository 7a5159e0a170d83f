"""Words about equip cards (装備)."""
