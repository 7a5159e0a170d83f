"""Words about cards that pay in place of others (手札を捨てる場合、代わりに〜)."""
