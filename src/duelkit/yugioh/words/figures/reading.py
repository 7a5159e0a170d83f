"""Words about changes of figures (攻撃力・守備力・レベルの変化): how they are read in Japanese."""

from typing import Any

from duelkit.yugioh.language.base import Amount
from duelkit.yugioh.language.selections import EACH
from duelkit.yugioh.language.terms import Stat
from duelkit.yugioh.reading.nouns import SUBJECT
from duelkit.yugioh.reading.patterns import reads
from duelkit.yugioh.words.amounts.meaning import HalfOf, StatOf, Times
from duelkit.yugioh.words.figures.meaning import Change, ChangeStat

_STATS = {"攻撃力": (Stat.ATK,), "守備力": (Stat.DEF,), "攻撃力・守備力": (Stat.ATK, Stat.DEF),
          "攻撃力と守備力": (Stat.ATK, Stat.DEF), "レベル": (Stat.LEVEL,), "ランク": (Stat.RANK,)}
_ORIGINAL = {Stat.ATK: Stat.ORIGINAL_ATK, Stat.DEF: Stat.ORIGINAL_DEF, Stat.LEVEL: Stat.ORIGINAL_LEVEL}


def _half(stat: Stat) -> Amount:
    """半分: of the figure itself."""
    return HalfOf(StatOf(stat, EACH))


def _double(stat: Stat) -> Amount:
    """倍: of the figure itself."""
    return Times(StatOf(stat, EACH), 2)


def _changes(change: Change, stats: tuple[Stat, ...], amount: Any) -> tuple[Any, ...]:
    return tuple(ChangeStat(change, stat, amount, SUBJECT) for stat in stats)


for _words, _figures in _STATS.items():
    reads("FIGURES", f"[その|]{_words}", lambda stats=_figures: stats)
    if _figures != (Stat.RANK,):
        reads("FIGURES", f"元々の{_words}", lambda stats=_figures: tuple(_ORIGINAL[stat] for stat in stats))
    reads("VERB_FIGURE", f"{{what:REF}}の{_words}を{{amount:VALUE}}/アップする",
          lambda what, amount, stats=_figures: (what, _changes(Change.GAIN, stats, amount)))
    reads("VERB_FIGURE", f"{{what:REF}}の{_words}を{{amount:VALUE}}/ダウンする",
          lambda what, amount, stats=_figures: (what, _changes(Change.LOSE, stats, amount)))
reads("CHANGE", "[それぞれ|]{amount:VALUE}/アップする", lambda amount: (Change.GAIN, amount))
reads("CHANGE", "[それぞれ|]{amount:VALUE}/ダウンする", lambda amount: (Change.LOSE, amount))
reads("CHANGE", "{amount:VALUE}に/なる", lambda amount: (Change.BECOME, amount))
reads("CHANGE", "{amount:AMOUNT}と同じ[数値に|に]/なる", lambda amount: (Change.BECOME, amount))
reads("CHANGE", "[それぞれ|]半分に/なる", lambda: (Change.BECOME, _half))
reads("CHANGE", "[それぞれ|]倍に/なる", lambda: (Change.BECOME, _double))
reads("LEVELS", "{amount:NUM}つ/上がる", lambda amount: (Change.GAIN, amount))
reads("LEVELS", "{amount:NUM}つ/下がる", lambda amount: (Change.LOSE, amount))
reads("LEVELS", "{amount:AMOUNT}[だけ|分|分だけ]/上がる", lambda amount: (Change.GAIN, amount))
reads("LEVELS", "{amount:AMOUNT}[だけ|分|分だけ]/下がる", lambda amount: (Change.LOSE, amount))
