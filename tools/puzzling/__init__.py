"""How ``tools/puzzles.py`` makes puzzles: what each game brings along, and what is asked of a position."""
