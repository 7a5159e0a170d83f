"""The table in the terminal: play, watch, show positions, look up cards."""
