"""What kinds, topics and natures are called for a reader."""

import re

import pytest

from duelkit.rulebook import load_rulebook
from duelkit.rulebook.statements import KINDS
from duelkit.rulebook.words import load_words, word

BOOK = load_rulebook()
DOUBTS = [statement.doubt for statement in BOOK if statement.doubt is not None]


@pytest.mark.parametrize(
    ("group", "names"),
    [
        ("kind", set(KINDS)),
        ("topic", set(BOOK.topics)),
        ("nature", {difference.nature for statement in BOOK for difference in statement.differs}),
        ("source", {statement.source for statement in BOOK}),
        ("confidence", {statement.confidence for statement in BOOK if statement.confidence is not None}),
        ("rule_states", {doubt.rule_states for doubt in DOUBTS}),
    ],
)
def test_every_name_in_the_data_has_a_word_and_no_word_is_left_over(group: str, names: set[str]) -> None:
    assert set(load_words()[group]) == names


def test_every_word_is_there_in_both_languages() -> None:
    for group in load_words().values():
        for key, wording in group.items():
            assert set(wording) == {"en", "ja"}, key
            assert re.search("[a-z]", wording["en"]), key
            assert re.search(r"[\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]", wording["ja"]), key


def test_words_within_a_group_differ() -> None:
    for name, group in load_words().items():
        for language in ("en", "ja"):
            words = [wording[language] for wording in group.values()]
            assert len(set(words)) == len(words), (name, language)


def test_look_up() -> None:
    assert word("topic", "damage-step", "ja") == "ダメージステップ"
    assert word("kind", "ui", "en") == "what is shown"
    with pytest.raises(ValueError, match="unknown language 'de'"):
        word("kind", "ui", "de")
    with pytest.raises(KeyError):
        word("kind", "motor", "en")
