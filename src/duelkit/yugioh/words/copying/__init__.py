"""Words about monsters that get the name and the effects of another card (同じカード名・効果を得る)."""
