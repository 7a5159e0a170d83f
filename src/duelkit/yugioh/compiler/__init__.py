"""From definitions in the card language to what the engine runs."""
