"""What becomes of an effect that does what another card does as it is activated."""

from __future__ import annotations

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.compiler.copies import with_borrowed
from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.words.copying.meaning import DoesAs


@pytest.mark.parametrize(("other", "does"), [("Dark Coffin", False), ("Trap Hole", True)])
def test_a_card_that_cannot_be_activated_lends_nothing(other: str, does: bool) -> None:
    """ダーク・コフィン has no effect as it is activated, but lies in the Graveyard among those that have."""
    rafflesia = library()["Traptrix Rafflesia"]
    (at,) = (
        at for at, effect in enumerate(rafflesia.effects) if any(isinstance(node, DoesAs) for node in nodes(effect))
    )
    lent = with_borrowed(rafflesia, at, library()[other]).effects[at]
    assert (lent.resolution is not None) is does
