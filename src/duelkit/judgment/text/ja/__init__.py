"""Discourse in Japanese: nouns, clauses, whole cards. The words themselves lie in ``words/<topic>/ja``."""
