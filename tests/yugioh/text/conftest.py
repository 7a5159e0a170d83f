"""An example card for the tests of the text room."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language import Card, CardType


@pytest.fixture
def example_card() -> Card:
    return Card(1, "例のカード", "Example Card", CardType.MONSTER | CardType.EFFECT)
