"""Words about monsters with the Level of another card (同じレベルの)."""
