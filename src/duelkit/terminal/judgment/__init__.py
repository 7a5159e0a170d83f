"""THE EYE OF JUDGMENT at the terminal."""
