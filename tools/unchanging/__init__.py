"""Recording and comparing what duelkit does, piece by piece: see ``unchanged.py``."""
