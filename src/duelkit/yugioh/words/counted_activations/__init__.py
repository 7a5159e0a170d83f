"""Words about what a card counts in a turn (このターンに〜した数)."""
