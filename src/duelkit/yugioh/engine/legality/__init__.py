"""What may be done, and every reason why not."""
