"""What a picture of the mat shows."""
