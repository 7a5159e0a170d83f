"""The laboratory (研究室): many duels on many machines, tournaments, and what they say of players, decks and cards."""
