"""From the card language to the engine; plain Python, run once a card."""
