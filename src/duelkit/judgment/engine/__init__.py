"""The rules engine of THE EYE OF JUDGMENT."""
