"""Words about monsters that agree with another card in some of their properties (〜の内、２つ以上が同じ)."""
