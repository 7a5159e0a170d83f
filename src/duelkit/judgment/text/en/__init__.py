"""English texts: nouns, clauses, whole cards. The wordings of the words are in ``words/<topic>/en``."""
