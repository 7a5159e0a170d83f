"""How words inflect and sentences are punctuated, for each language."""
