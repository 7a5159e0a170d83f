"""Executors of the words about effects to whose activation nothing can be activated: none, the engine does it."""
