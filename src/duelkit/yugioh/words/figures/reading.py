"""Words about changes of figures (攻撃力・守備力・レベルの変化): how they are read in Japanese."""

from itertools import product
from typing import Any

from duelkit.yugioh.language.selections import EACH
from duelkit.yugioh.language.terms import Stat
from duelkit.yugioh.reading.nouns import SUBJECT
from duelkit.yugioh.reading.patterns import reads
from duelkit.yugioh.words.amounts.meaning import HalfOf, StatOf, Times
from duelkit.yugioh.words.figures.meaning import Change, ChangeStat

_STATS = {"攻撃力": (Stat.ATK,), "守備力": (Stat.DEF,), "攻撃力・守備力": (Stat.ATK, Stat.DEF),
          "攻撃力と守備力": (Stat.ATK, Stat.DEF), "レベル": (Stat.LEVEL,), "ランク": (Stat.RANK,)}


def _changes(change: Change, stats: tuple[Stat, ...], amount: Any) -> tuple[Any, ...]:
    return tuple(ChangeStat(change, stat, amount, SUBJECT) for stat in stats)


def _portion(change: Change, stats: tuple[Stat, ...], factor: int) -> tuple[Any, ...]:
    """半分, 倍: of the figure itself."""
    return tuple(
        ChangeStat(change, stat, Times(StatOf(stat, EACH), factor) if factor else HalfOf(StatOf(stat, EACH)), SUBJECT)
        for stat in stats)


for _of, (_words, _figures) in product(("PREDICATE", "MORE"), _STATS.items()):
    _lead = f"の{_words}は[、|]" if _of == "PREDICATE" else f"{_words}は"
    if _of == "MORE":
        reads(_of, f"{_words}が{{amount:VALUE}}/アップする", _changes, change=Change.GAIN, stats=_figures)
    reads(_of, _lead + "[それぞれ|]{amount:VALUE}/アップする", _changes, change=Change.GAIN, stats=_figures)
    reads(_of, _lead + "[それぞれ|]{amount:VALUE}/ダウンする", _changes, change=Change.LOSE, stats=_figures)
    reads(_of, _lead + "{amount:VALUE}に/なる", _changes, change=Change.BECOME, stats=_figures)
    reads(_of, _lead + "半分に/なる", _portion, change=Change.BECOME, stats=_figures, factor=0)
    reads(_of, _lead + "倍に/なる", _portion, change=Change.BECOME, stats=_figures, factor=2)
    if _figures in ((Stat.LEVEL,), (Stat.RANK,)):
        reads(_of, _lead + "{amount:NUM}つ/上がる", _changes, change=Change.GAIN, stats=_figures)
        reads(_of, _lead + "{amount:NUM}つ/下がる", _changes, change=Change.LOSE, stats=_figures)
    reads("VERB_FIGURE", f"{{what:REF}}の{_words}を{{amount:VALUE}}/アップする",
          lambda what, amount, stats=_figures: (what, _changes(Change.GAIN, stats, amount)))
    reads("VERB_FIGURE", f"{{what:REF}}の{_words}を{{amount:VALUE}}/ダウンする",
          lambda what, amount, stats=_figures: (what, _changes(Change.LOSE, stats, amount)))
