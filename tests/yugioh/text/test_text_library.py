"""Every card of the library can be printed, and what is printed is clean."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

import pytest

from duelkit.cardlang import vocabulary
from duelkit.yugioh import words
from duelkit.yugioh.cards import library
from duelkit.yugioh.language import card as card_words
from duelkit.yugioh.language import selections, terms
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.text import Language, notes, render, summary, type_line


def enum_kinds() -> Iterator[type[Enum]]:
    for module in (card_words, selections, terms, *vocabulary.load(words, "meaning")):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Enum):
                yield kind


ENUM_NAMES = re.compile(
    "|".join(
        [rf"\b{kind.__name__}\.[A-Z_]{{2,}}" for kind in set(enum_kinds())]
        + [rf"\b{member.name}\b" for kind in set(enum_kinds()) for member in kind if "_" in str(member.name)]
    )
)
CARDS = list(library().tested)
EVERY = pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.passcode))
BOTH = pytest.mark.parametrize("language", list(Language), ids=lambda language: str(language.value))
DOUBLED = re.compile(
    r"。。|、、|、。|。、|\.\.|,,|, ,|,\.|\.,|;;|::| {2}|：：|をを|がが|のの、|はは|にに、| ,| \.|\( | \)"
)


@BOTH
@EVERY
def test_text_is_clean(card: Card, language: Language) -> None:
    text = render(card, language)
    for name in [card.ja, card.en, *(each for pair in card.also_named for each in pair)]:
        text = text.replace(name, "X")
    assert (
        "None" not in text and "<" not in text and ">" not in text and "Zone." not in text and "object at" not in text
    )
    assert not ENUM_NAMES.search(text), ENUM_NAMES.search(text)
    assert not DOUBLED.search(text), DOUBLED.search(text)
    assert text.count("「") == text.count("」") and text.count("（") == text.count("）")
    assert text.count('"') % 2 == 0 and text.count("(") == text.count(")")
    assert "《" not in text and "》" not in text and "{" not in text


@EVERY
def test_sentences_are_whole(card: Card) -> None:
    for line in render(card, "ja").splitlines()[1 if card.materials is not None else 0 :]:
        assert line.endswith(("。", "】", "体以上", "）")) or "＋" in line or "×" in line, line
    for line in render(card, "en").splitlines()[1 if card.materials is not None else 0 :]:
        start = line.removeprefix("● ")
        if "+" in line or line[:1].isdigit() or line.startswith('"'):
            continue
        assert line.endswith((".", "]", ")", '."')), line
        assert not start[:1].islower(), line


@EVERY
def test_each_language_is_its_own(card: Card) -> None:
    english = render(card, "en")
    assert not re.search(r"[぀-ヿ一-鿿]", english), english
    japanese = re.sub(r"「[^」]*」", "", render(card, "ja"))
    assert not re.search(r"[a-z]{2,}", japanese), japanese


@EVERY
def test_an_effect_card_says_something(card: Card) -> None:
    speaks = any(effect.resolution is not None or effect.modifiers for effect in card.effects)
    for language in Language:
        assert bool(render(card, language)) or not speaks
        assert type_line(card, language)
        assert summary(card, language).count("\n") >= 1
        notes(card, language)


def test_fusions_without_stand_ins_and_members_of_a_series_by_their_japanese_name_say_so() -> None:
    """Three Fusion Monsters take no stand-ins for their materials; デーモン is a series that English names hide."""
    for name in ("魔人 ダーク・バルター", "ドラゴン・ウォリアー", "デス・デーモン・ドラゴン"):
        card = library()[name]
        assert "融合召喚は上記の融合素材でしか行えない" in render(card, Language.JA), name
        assert "only be Fusion Summoned with the above materials" in render(card, Language.EN), name
    line = 'This card is always treated as an "Archfiend" card.'
    shown = {card.en for card in library().tested if line in render(card, Language.EN)}
    assert shown == {"Black Skull Dragon", "Axe of Despair", "Fiend Skull Dragon", "Summoned Skull"}


ORDERS = {
    "activate",
    "add",
    "also",
    "apply",
    "attach",
    "banish",
    "change",
    "choose",
    "declare",
    "destroy",
    "detach",
    "discard",
    "distribute",
    "draw",
    "equip",
    "excavate",
    "Fusion",
    "give",  # up
    "gain",
    "halve",
    "increase",
    "inflict",
    "Link",
    "look",
    "make",
    "move",
    "negate",
    "Normal",
    "only",
    "pay",
    "Pendulum",
    "place",
    "reduce",
    "remove",
    "return",
    "reveal",
    "Ritual",
    "roll",
    "send",
    "Set",
    "shuffle",
    "Special",
    "switch",
    "Synchro",
    "take",
    "target",
    "toss",
    "treat",
    "Tribute",
    "Xyz",
    "use",  # You can use … as material
}
"""What stands after "you can": verbs (and Normal Summon …; also and only before one)."""


def test_verbs_follow_you_can_and_articles_fit_in_the_whole_library() -> None:
    """A statement (this card gains …) or a time (this turn, …) is an effect that can be activated."""
    for card in library():
        text = render(card, "en")
        found = re.findall(r"[Yy]ou can (?!not\b)(\S+)", text)
        assert ORDERS.issuperset(found), (card.en, found)
        assert not re.search("control's |any number of of", text), text
        assert not re.search(r'\b(a other|a "?[AEIO][a-z]|an "?(?:[B-DF-HJ-NP-TVWZ]|Uni))', text), text
