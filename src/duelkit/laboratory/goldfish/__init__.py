"""What a hand can do: the first turn of many opening hands by search over the real engine. See ``docs/goldfish.md``."""
