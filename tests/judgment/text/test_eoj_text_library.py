"""The texts of all cards: they can be written, and nothing of the program is left in them."""

from __future__ import annotations

import re

import pytest

from duelkit.judgment.cards import library
from duelkit.judgment.language import Card
from duelkit.judgment.text import card_text, notes_of, render, rule_notes
from duelkit.judgment.text.ja import doubts
from duelkit.judgment.text.ja import terms as ja_terms
from duelkit.rulebook import load_rulebook
from duelkit.rulebook.cite import rule

CARDS = pytest.mark.parametrize("card", library().cards, ids=lambda card: f"{card.number} {card.en}")
LEFTOVERS = re.compile(
    r"[{}<>=_]|\bNone\b|\bTrue\b|\bFalse\b|  | ,|\.\.|\(\)|，|\ban? (?:other|a|an)\b|\ba [aeio]|\bthe the\b|RefKind"
)
NAMES = re.compile(r"『[^』]*』|「[^「」]*」")
LETTERS = re.compile(r"[A-Za-z]")


def test_there_are_311_cards() -> None:
    assert len(library().cards) == 311


@CARDS
def test_english_text_is_clean(card: Card) -> None:
    whole = str(render(card, "en"))
    without_doubts = "\n".join(line for line in whole.split("\n") if not line.startswith("Not certain: "))
    assert LEFTOVERS.search(without_doubts.replace(card.en, "")) is None, whole
    for line in card_text(card, "en").split("\n"):
        assert not line or line[0].isupper() and line.endswith((".", ".”")), line
        assert line.count("(") == line.count(")") and line.count('"') % 2 == 0 and line.count("“") == line.count("”")
        for sentence in re.split(r"(?<=\.) ", line):
            assert not sentence or sentence[0].isupper() or sentence[0] == '"', line


@CARDS
def test_japanese_text_is_clean(card: Card) -> None:
    text = render(card, "ja")
    for line in (*text.figures, *text.icons, *text.text, *text.doubts):
        # a quoted ability holds names of its own; what lists say is quoted as they say it
        bare = NAMES.sub("", NAMES.sub("", line))
        assert LEFTOVERS.search(bare if line in text.doubts else line) is None, line
        assert LETTERS.search(bare) is None, line
        assert " " not in bare and "。。" not in line and "、、" not in line and "、。" not in line, line
        for opening, closing in ("【】", "『』", "「」", "〈〉", "（）"):
            assert line.count(opening) == line.count(closing), line
    for line in text.text:
        assert line.endswith(("。", "」", "】", "（2回分）")), line


@CARDS
def test_every_ability_is_said_in_both_languages(card: Card) -> None:
    said = len(card.abilities) + (card.effect is not None)
    for language in ("ja", "en"):
        text = render(card, language)
        assert len(text.text) >= said
        assert len(text.doubts) == len(card.doubts)
        assert len(text.icons) == (len(card.patterns) + (card.defence is not None) if card.is_creature else 0)
        assert len(set(text.text)) == len(text.text), "the same line twice"


@CARDS
def test_the_head_has_all_figures(card: Card) -> None:
    english, japanese = (" ".join(render(card, language).figures) for language in ("en", "ja"))
    assert f"No. {card.number}," in english and f"カード番号{card.number}、" in japanese
    if card.is_creature:
        assert f"Summoning Cost {card.cost}" in english and f"マナコスト{card.cost}、" in japanese
        assert f"HP {card.hp}" in english and f"体力{card.hp}" in japanese
        assert f"Attack {card.attack}" in english and f"攻撃力{card.attack}" in japanese
        assert card.race in english and card.affiliation in english
        assert ("Summoning Lock" in english) is ("召喚制限" in japanese) is card.lock
    else:
        assert ("Casting Lock" in english) is ("キャスト制限" in japanese) is card.lock
    assert english.count(" in a deck") + english.count(" in its deck") == japanese.count("枚制限") == len(card.limits)


@CARDS
def test_every_doubt_is_translated(card: Card) -> None:
    assert [doubt.what for doubt in card.doubts if doubts.japanese(doubt.what) is None] == []


def test_japanese_names_are_those_of_the_cards() -> None:
    assert {card.en: card.ja for card in library().cards if card.ja} == ja_terms.NAMES
    assert {card.race for card in library().cards if card.is_creature} == set(ja_terms.RACES)


@CARDS
def test_notes_cite_the_rulebook(card: Card) -> None:
    book = load_rulebook()
    for note in notes_of(card):
        assert note.ja and note.en and LETTERS.search(note.ja) is None
        for cited in note.rules:
            assert book.statement(cited).id == cited
    for language in ("ja", "en"):
        assert len(rule_notes(card, language)) == len(set(rule_notes(card, language)))


@pytest.mark.parametrize(
    ("number", "said", "not_said"),
    [
        (179, "fields that are exchanged trade places below the creatures, which stay", "keeps its facing"),
        (303, "all cards of them count, those without an icon too", "trigger effect"),
        (104, "all cards of them count, those without an icon too", "the only card of them"),
        (256, "it must be the only card of them in the deck", "those without an icon too"),
    ],
)
@rule("EOJ-FIELD-04", "EOJ-ABIL-30b", "EOJ-DECK-05", "EOJ-DECK-06", "EOJ-DECK-07")
def test_notes_say_what_holds_of_the_card(number: int, said: str, not_said: str) -> None:
    text = "\n".join(note.en for note in notes_of(library()[number]))
    assert said in text and not_said not in text
