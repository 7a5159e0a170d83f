"""Words about the kinds of monsters of which players can have only some: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Stat
from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, Clause, Scope
from duelkit.yugioh.text.grammar.ja.phrase import phrase
from duelkit.yugioh.words.one_kind.meaning import OneKind


@MODIFIERS.words(OneKind)
def _one_kind(node: OneKind, scope: Scope) -> list[Clause]:
    kind = "種族" if node.of is Stat.RACE else "属性"
    what = f"１体しか同じ{kind}のモンスターは" if node.each else f"１種類の{kind}のモンスターしか"
    there = phrase(
        f"お互いのフィールドにそれぞれ{what}表側表示で存在できず、他の表側表示モンスターを墓地へ送らなければ",
        "ならない",
    )
    return [Clause("", there)]
