"""Words about the battles and the damage of the turn, and about the figures that count in a battle."""
