"""What is legal, and every reason against what is not."""
