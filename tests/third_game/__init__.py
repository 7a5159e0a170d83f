"""A third, tiny game: it registers itself, and nothing outside this folder knows of it."""
