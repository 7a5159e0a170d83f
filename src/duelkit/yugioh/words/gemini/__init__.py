"""Words about Gemini Monsters that count as summoned once more (再度召喚した状態)."""
