"""Words about cards that go back to the hand rather than to the deck (デッキに戻さず手札に戻す事もできる): what they
mean.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier


@dataclass(frozen=True, slots=True)
class HandedBack(Modifier):
    """If monsters in your Graveyard would be returned to the Deck by the effect of such a monster, you can return each
    of them to the hand instead (自分の墓地のモンスターがデッキに戻る場合、デッキに戻さず手札に戻す事もできる).

    They count as returned, so what the effect does for each of them is done for these too.

    :param by: the monster whose effect it is.
    """

    used_by_one: ClassVar[str] = "Redirected leaves no choice, and moves the cards that an effect pays with too"

    by: Filter
