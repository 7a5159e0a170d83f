"""Discourse in English: nouns, clauses, whole cards. The words themselves lie in ``words/<topic>/en``."""
