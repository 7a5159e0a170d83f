"""Yu-Gi-Oh! at the terminal."""
