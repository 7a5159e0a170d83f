"""Words about the cards that went from the field to the Graveyard this turn (フィールドから墓地へ送られた)."""
