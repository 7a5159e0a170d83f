"""Cards in words: a definition printed as Japanese and English card text, and what the rules say of it.

>>> from duelkit.yugioh.language import MONSTER, Side, destroy, every, spell
>>> everything = every(MONSTER.on_field(Side.OPPONENT))
>>> raigeki = spell(12580477, "サンダー・ボルト", "Raigeki", resolution=destroy(everything))
>>> print(render(raigeki, "ja"))
①：相手フィールドのモンスターを全て破壊する。
>>> print(render(raigeki, "en"))
Destroy all monsters your opponent controls.
"""

from __future__ import annotations

from duelkit.cardlang import vocabulary
from duelkit.yugioh import words
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.text.en import card as english
from duelkit.yugioh.text.en import effects as en_effects
from duelkit.yugioh.text.grammar.en import terms as en_terms
from duelkit.yugioh.text.grammar.en.core import Scope as EnglishScope
from duelkit.yugioh.text.grammar.ja import terms as ja_terms
from duelkit.yugioh.text.grammar.ja.core import Scope as JapaneseScope
from duelkit.yugioh.text.grammar.registry import Language, NoWording
from duelkit.yugioh.text.ja import card as japanese
from duelkit.yugioh.text.ja import effects as ja_effects
from duelkit.yugioh.text.notes import Fact, Note, label, notes_of, speed_of
from duelkit.yugioh.text.old_terms import of_its_time
from duelkit.yugioh.text.pieces import spans

__all__ = [
    "Fact",
    "Language",
    "NoWording",
    "Note",
    "effect_spans",
    "effect_words",
    "notes",
    "notes_of",
    "render",
    "speed_of",
    "summary",
    "type_line",
    "type_words",
]
vocabulary.load(words, "ja")
vocabulary.load(words, "en")


def render(card: Card, language: Language | str) -> str:
    """The text of a card, written from its definition.

    :param card: the definition.
    :param language: ``"ja"`` or ``"en"``.
    :returns: the text, in lines; empty for a Normal Monster without materials or pendulum effects.
    :raises NoWording: the definition uses a word of the language that this room cannot print.

    >>> print(render(library()["Pot of Greed"], "en"))
    Draw 2 cards.
    >>> print(render(library()["Pot of Greed"], "ja"))
    ①：自分は２枚ドローする。
    """
    return japanese.card_text(card) if Language(language) is Language.JA else english.card_text(card)


def effect_spans(card: Card, language: Language | str, year: int | None = None) -> list[tuple[int, int, int]]:
    """Where each effect stands in the text of a card: its first character, the one after its last, and its index.

    :param year: the text is that of ``of_its_time`` with this year; left out: that of ``render``.

    >>> effect_spans(library()["Pot of Greed"], "en")
    [(0, 13, 0)]
    """
    room = japanese if Language(language) is Language.JA else english

    def form(text: str) -> str:
        return text if year is None else of_its_time(text, year)

    return spans(room.card_pieces(card), room.SPACE, form)


def effect_words(card: Card, index: int, language: Language | str) -> tuple[str, dict[str, str]]:
    """One effect of a card in words, and its parts: ``condition``, ``cost``, ``target``, ``processing``.

    >>> effect_words(library()["Pot of Greed"], 0, "en")[0]
    'Draw 2 cards.'
    """
    effect = card.effects[index]
    if Language(language) is Language.JA:
        return ja_effects.effect_text(effect, JapaneseScope(card)), ja_effects.pieces(effect, JapaneseScope(card))
    return en_effects.effect_text(effect, EnglishScope(card)), en_effects.pieces(effect, EnglishScope(card))


def type_line(card: Card, language: Language | str) -> str:
    """The line in brackets: 【戦士族／効果】, [Warrior/Effect], [Quick-Play Spell Card].

    >>> type_line(library()["Junk Synchron"], "en")
    '[Warrior/Tuner/Effect]'
    """
    return japanese.type_line(card) if Language(language) is Language.JA else english.type_line(card)


def type_words(kind: CardType, language: Language | str) -> str:
    """A single kind of monster as a type line prints it."""
    return ja_terms.TYPE_LINE[kind] if Language(language) is Language.JA else en_terms.TYPE_LINE[kind]


def figures_line(card: Card, language: Language | str) -> str:
    """Attribute, Level, ATK and DEF; empty for spells and traps.

    >>> figures_line(library()["Junk Synchron"], "en")
    'DARK, Level 3, ATK 1300 / DEF 500'
    """
    return japanese.figures_line(card) if Language(language) is Language.JA else english.figures_line(card)


def summary(card: Card, language: Language | str) -> str:
    """A card at a glance: both names, type line and figures in ``language``, the text in both languages.

    >>> print(summary(library()["Pot of Greed"], "en"))
    Pot of Greed / 強欲な壺
    [Normal Spell Card]
    Draw 2 cards.
    ①：自分は２枚ドローする。
    """
    language = Language(language)
    names = (card.ja, card.en) if language is Language.JA else (card.en, card.ja)
    other = Language.EN if language is Language.JA else Language.JA
    lines = [
        " / ".join(names),
        " ".join(part for part in (type_line(card, language), figures_line(card, language)) if part),
    ]
    lines += [text for text in (render(card, language), render(card, other)) if text]
    return "\n".join(lines)


def notes(card: Card, language: Language | str) -> list[str]:
    """What the rules make of each effect: speed, targets, timing, damage step; with rule ids.

    >>> notes(library()["Pot of Greed"], "en")[:1]
    ['Effect 1: card activation (MR3-ACT-01)']
    """
    language = Language(language)
    lines = []
    for note in notes_of(card):
        where = label(card, note.effect, language)
        rules = ", ".join(note.rules)
        if language is Language.JA:
            lines.append(f"{where}：{note.text(language)}{f'（{rules}）' if rules else ''}")
        else:
            lines.append(f"{where}: {note.text(language)}{f' ({rules})' if rules else ''}")
    return lines
