"""Card text in English: effects and whole cards."""
