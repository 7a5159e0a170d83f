"""The compiler: from definitions in the card language to what the engine runs."""
