"""Japanese noun phrases, clauses and terms."""
