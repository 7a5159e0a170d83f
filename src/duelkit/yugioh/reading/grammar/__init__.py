"""The grammar with which words declare their phrasings: patterns, noun phrases, references."""
