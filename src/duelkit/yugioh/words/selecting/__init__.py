"""Words about the cards that an effect works on (対象・選択)."""
