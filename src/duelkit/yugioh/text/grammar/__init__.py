"""What all wordings share: noun phrases, clauses, and what a text has named already."""
