"""The laboratory (研究室): many duels of computer players, and what is made of them."""
