"""Words about Attributes that the effects of cards of a name have used up for the turn (同じ属性の〜はできない)."""
