"""Section titles in English: none is left in Japanese, numbers and brackets stay."""

from __future__ import annotations

import re

import pytest

from duelkit.rulebook import load_rulebook
from duelkit.rulebook.sections import english

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def test_every_title_has_an_english_one() -> None:
    left = {statement.section for statement in load_rulebook() if JAPANESE.search(english(statement.section))}
    assert left == set()


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("第2章2 召喚(生け贄召喚)・セット", "Chapter 2.2: Summon (Tribute Summon) and Set"),
        ("③ ダメージ計算時", "③ during damage calculation"),
        ("14-6. トラッシュとして扱われない時／21-1. 生贖", "14-6. What does not count as trashing / 21-1. Sacrifice"),
        ("用語辞典・元々の攻撃力(守備力)", "Glossary: Original ATK (DEF)"),
        ("エクシーズ召喚の手順2-3", "Steps of an Xyz Summon 2-3"),
        ("デュエルの進め方(図 バトルを行う場合／行わない場合)", "Course of a Duel (figure: with a battle and without)"),
        ("特殊召喚(※)", "Special Summon"),
        ("20-28. 【憑依】", "20-28. Possession"),
        ("まだない題", "まだない題"),
    ],
)
def test_titles_are_put_together_from_their_parts(title: str, words: str) -> None:
    assert english(title) == words
