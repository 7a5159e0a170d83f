"""English noun phrases, clauses and terms."""
