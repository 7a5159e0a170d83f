"""The executors of the card language's verbs, grouped by what they do."""
