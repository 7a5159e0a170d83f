"""Cards, questions and events of THE EYE OF JUDGMENT in words, Japanese and English.

>>> from duelkit.judgment.language import STANDARD, Element, FRONT_BLIND_BACK, ADJACENT, ALLIED, Changes, Stat
>>> from duelkit.judgment.language import creature, while_placed
>>> hound = creature(1, "Watchdog", Element.EARTH, "Beast", "", 1, 1, 1, 1, STANDARD, FRONT_BLIND_BACK,
...                  while_placed(Changes(Stat.PROTECTION, 1, ALLIED & ADJACENT)))
>>> print(card_text(hound, "en"))
Adjacent allied creatures get Protection +1.
>>> print(card_text(hound, "ja"))
【防衛】隣接する味方クリーチャーは【護り】を1点得る。
>>> print(render(hound, "en").figures[0])
No. 1, Earth, Beast, Common
"""

from __future__ import annotations

from duelkit.cardlang.wording import Language, NoWording
from duelkit.judgment.language.card import Card
from duelkit.judgment.text.en import card as english
from duelkit.judgment.text.ja import card as japanese
from duelkit.judgment.text.notes import Note, notes_of, rule_notes
from duelkit.judgment.text.sheet import CardText

__all__ = ["CardText", "Language", "NoWording", "Note", "card_text", "notes_of", "render", "rule_notes"]


def render(card: Card, language: Language | str) -> CardText:
    """The text of a card, part by part: head, icons, abilities, doubts.

    :param language: ``"ja"`` or ``"en"``.
    :raises NoWording: if the definition uses a word that has no wording.
    """
    return japanese.card_text(card) if Language(language) is Language.JA else english.card_text(card)


def card_text(card: Card, language: Language | str) -> str:
    """The ability text of a card, in lines; empty for a creature without abilities.

    :raises NoWording: if the definition uses a word of the language that this room cannot print.

    >>> from duelkit.judgment.cards import library
    >>> print(card_text(library()["Binding Shadows"], "en"))
    Your opponent discards a card.
    """
    return render(card, language).box
