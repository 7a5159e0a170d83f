"""The coins with names. A plain coin is a number."""

from __future__ import annotations

from typing import Final

from tests.third_game.language import OPEN, YOURS, Card, Count, Draw, Gain, Open, Worth

HEIR: Final = Card("相続人", "Heir", 1, Gain(Count(YOURS & OPEN)))
LAMP: Final = Card("灯火", "Lamp", 2, Open(~YOURS & ~OPEN))
HERALD: Final = Card("使者", "Herald", 1, Draw(1).then(Gain(1)))
MIRROR: Final = Card("鏡", "Mirror", 2, Open(YOURS | Worth(at_least=3)).then(Gain(Count(OPEN & Worth(at_most=1)))))
CARDS: Final = (HEIR, LAMP, HERALD, MIRROR)
