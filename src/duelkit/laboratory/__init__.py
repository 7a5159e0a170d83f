"""The laboratory (研究室): many duels on many machines, tournaments, and statistics of players, decks and cards."""
