"""Card text in Japanese: effects and whole cards."""
