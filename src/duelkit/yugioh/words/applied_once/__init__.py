"""Words about effects that are applied only once in a duel (デュエル中１度しか適用できない)."""
