"""Words about changes of figures (攻撃力・守備力・レベルの変化): their wording in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.amounts import Count, CountOf, HalfOf, StatOf, The, Times
from duelkit.yugioh.language.base import Amount, Pool
from duelkit.yugioh.language.selections import EACH, RefKind
from duelkit.yugioh.language.terms import Attribute, Change, Number, Race, Stat
from duelkit.yugioh.text.grammar.ja.clauses import about
from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, WHATS, Clause, Scope
from duelkit.yugioh.text.grammar.ja.nouns import ORIGINALS
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.quantities import value
from duelkit.yugioh.text.grammar.ja.terms import ATTRIBUTES, STATS, attributes, races, small
from duelkit.yugioh.words.figures.meaning import ChangeStat

_BY_LEVEL = (Stat.LEVEL, Stat.RANK, Stat.SCALE, Stat.ORIGINAL_LEVEL)


def _of_itself(amount: Amount | int, node: ChangeStat, scope: Scope) -> bool:
    if not isinstance(amount, StatOf):
        return False
    if amount.what not in (node.to, EACH) and WHATS(amount.what, scope).bare != about(node.to, scope)[0]:
        return False
    original = {Stat.ATK: Stat.ORIGINAL_ATK, Stat.DEF: Stat.ORIGINAL_DEF, Stat.LEVEL: Stat.ORIGINAL_LEVEL}
    if node.change is Change.BECOME_ORIGINAL:
        return amount.stat in (node.stat, original.get(node.stat))
    return amount.stat is node.stat


def _is_far(node: ChangeStat, scope: Scope) -> bool:
    """Whether the figure is that of targets that are called 対象の."""
    return node.to is not None and not isinstance(node.to, Pool) and WHATS(node.to, scope).far


@MODIFIERS.words(ChangeStat)
def _change_stat(node: ChangeStat, scope: Scope) -> list[Clause]:
    stat, amount = node.stat, node.amount
    subject, this = about(node.to, scope)
    them = scope.known.get(RefKind.THEM)
    if them is not None and scope.done_cards and them.head is scope.done_head and _is_far(node, scope):
        scope.now(RefKind.THEM, replace(them, text=scope.done_cards, whole=""))
    part = STATS[stat]
    if node.change is Change.BECOME_ORIGINAL and stat not in ORIGINALS:
        part = f"元々の{part}"
    if stat is Stat.ATTRIBUTE and node.change is Change.GAIN and isinstance(amount, int):
        also = "".join(f"「{word}」" for kind, word in ATTRIBUTES.items() if kind & amount)
        return [Clause(subject, phrase(f"{also}としても", "扱う"), part, this)]
    if stat is Stat.ATTRIBUTE and node.change is Change.GAIN and isinstance(amount, StatOf):
        return [Clause(subject, phrase(f"{WHATS(amount.what, scope).bare}と同じ属性としても", "扱う"), "", this)]
    if node.change in (Change.GAIN, Change.LOSE):
        return [Clause(subject, _changes(node, scope), part, this)]
    scope.topic = subject
    words = _becomes(node, scope)
    scope.topic = ""
    return [Clause(subject, phrase(words, "なる"), part, this)]


def _changes(node: ChangeStat, scope: Scope) -> Phrase:
    """１つ上がる, 500アップする, 〜の数だけダウンする."""
    up, amount = node.change is Change.GAIN, node.amount
    if node.stat in _BY_LEVEL:
        steps = f"{small(amount)}つ" if isinstance(amount, int) else f"{value(amount, scope)}分だけ"
        return phrase(steps, "上がる" if up else "下がる")
    words = value(amount, scope)
    if isinstance(amount, Count | CountOf):
        words += "だけ"
    elif not isinstance(amount, int | Times) or isinstance(amount, Times) and isinstance(amount.amount, StatOf):
        words += "分"
    return phrase(words, "アップする" if up else "ダウンする")


def _becomes(node: ChangeStat, scope: Scope) -> str:
    amount = node.amount
    if node.swaps() and isinstance(amount, StatOf):
        return f"それまでの自身の{STATS[amount.stat]}の数値に"
    if isinstance(amount, HalfOf) and _of_itself(amount.amount, node, scope):
        return "半分に"
    if isinstance(amount, Times) and _of_itself(amount.amount, node, scope):
        return "倍に" if amount.factor == 2 else f"{small(amount.factor)}倍に"
    if node.stat is Stat.ATTRIBUTE and isinstance(amount, int):
        return f"{attributes(Attribute(amount))}に"
    if node.stat is Stat.RACE and isinstance(amount, int):
        return f"{races(Race(amount))}に"
    if node.stat in (Stat.ATTRIBUTE, Stat.RACE) and not isinstance(amount, StatOf):
        return f"宣言した{STATS[node.stat]}に"
    if isinstance(amount, int):
        return f"{small(amount) if node.stat in _BY_LEVEL else value(amount, scope)}に"
    if isinstance(amount, The) and amount.number is Number.DECLARED:
        return f"宣言した{'数値' if node.stat not in _BY_LEVEL else STATS[node.stat]}に"
    if isinstance(amount, StatOf):
        return f"{value(amount, scope)}と同じに"
    return f"{value(amount, scope)}に"
