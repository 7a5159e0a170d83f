"""What the phrasings of words are declared with: patterns, noun phrases, references."""
