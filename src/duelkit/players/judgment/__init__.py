"""The computer players of THE EYE OF JUDGMENT."""
