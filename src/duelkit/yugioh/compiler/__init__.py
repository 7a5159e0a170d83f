"""Compiles definitions in the card language to the engine's code."""
