"""What all wordings rest on: noun phrases, clauses, what a text has spoken of."""
