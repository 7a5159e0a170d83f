"""Words about changes of figures (攻撃力・守備力・レベルの変化): how they are read in Japanese."""

from functools import partial
from typing import Any, NamedTuple

from duelkit.yugioh.language.amounts import DECLARED, HalfOf, StatOf, Times
from duelkit.yugioh.language.base import Amount, Verb, What
from duelkit.yugioh.language.clauses import Apply, ChooseOne
from duelkit.yugioh.language.selections import EACH
from duelkit.yugioh.language.terms import Change, Stat, Until
from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.reading.grammar.references import changed
from duelkit.yugioh.text.grammar.ja.terms import ATTRIBUTES
from duelkit.yugioh.words.figures.meaning import ChangeStat

_STATS = {
    "攻撃力": (Stat.ATK,),
    "守備力": (Stat.DEF,),
    "攻撃力・守備力": (Stat.ATK, Stat.DEF),
    "攻撃力と守備力": (Stat.ATK, Stat.DEF),
    "レベル": (Stat.LEVEL,),
    "ランク": (Stat.RANK,),
    "Pスケール": (Stat.SCALE,),
}
_ORIGINAL = {Stat.ATK: Stat.ORIGINAL_ATK, Stat.DEF: Stat.ORIGINAL_DEF, Stat.LEVEL: Stat.ORIGINAL_LEVEL}
_ORIGINAL_OF = {original: stat for stat, original in _ORIGINAL.items()}


def _half(stat: Stat) -> Amount:
    """半分: of the figure itself."""
    return HalfOf(StatOf(stat, EACH))


def _double(stat: Stat) -> Amount:
    """倍: of the figure itself."""
    return Times(StatOf(stat, EACH), 2)


def _times_original(stat: Stat, of: Stat | None, factor: int) -> Amount:
    """元々の攻撃力の倍, 元々の数値の半分; a factor of 0 means half.

    :param of: the figure whose original value counts; ``None``: the figure itself.
    """
    original = StatOf(_ORIGINAL.get(stat, stat) if of is None else of, EACH)
    return Times(original, factor) if factor else HalfOf(original)


class Becoming(NamedTuple):
    """A change of figures that are named before it.

    :param amount: an amount, or a function that makes it for each figure.
    """

    change: Change
    amount: Any

    def of(self, stats: tuple[Stat, ...]) -> tuple[ChangeStat, ...]:
        """Returns the changes of these figures."""
        made = []
        for stat in stats:
            of = _ORIGINAL_OF.get(stat, stat)
            change = Change.BECOME_ORIGINAL if of is not stat and self.change is Change.BECOME else self.change
            made.append(ChangeStat(change, of, self.amount(stat) if callable(self.amount) else self.amount, SUBJECT))
        return tuple(made)


def _changes(change: Change, stats: tuple[Stat, ...], amount: Any) -> tuple[Any, ...]:
    return tuple(ChangeStat(change, stat, amount, SUBJECT) for stat in stats)


for _words, _figures in _STATS.items():
    reads("FIGURES", f"[その|]{_words}", lambda stats=_figures: stats)
    if _figures[0] in _ORIGINAL:
        reads("FIGURES", f"元々の{_words}", lambda stats=_figures: tuple(_ORIGINAL[stat] for stat in stats))
reads("CHANGE", "[それぞれ|]{amount:VALUE}/アップする", lambda amount: Becoming(Change.GAIN, amount))
reads("CHANGE", "[それぞれ|]{amount:VALUE}/ダウンする", lambda amount: Becoming(Change.LOSE, amount))
reads("CHANGE", "{amount:VALUE}に/なる", lambda amount: Becoming(Change.BECOME, amount))
reads("CHANGE", "{amount:AMOUNT}と同じ[数値に|に]/なる", lambda amount: Becoming(Change.BECOME, amount))
reads("CHANGE", "{what:REF}と同じ[レベル|]に/なる", lambda what: Becoming(Change.BECOME, partial(StatOf, what=what)))
reads("CHANGE", "[それぞれ|]半分に/なる", lambda: Becoming(Change.BECOME, _half))
reads("CHANGE", "[それぞれ|]倍に/なる", lambda: Becoming(Change.BECOME, _double))
for _words, _of in (
    ("[その|]元々の数値", None),
    ("元々の攻撃力・守備力", None),
    ("[その|]元々の攻撃力", Stat.ORIGINAL_ATK),
    ("元々の守備力", Stat.ORIGINAL_DEF),
):
    for _many, _factor in (("倍", 2), ("半分", 0)):
        reads(
            "CHANGE",
            f"[それぞれ|]{_words}の{_many}[の数値|]に/なる",
            lambda of=_of, factor=_factor: Becoming(Change.BECOME, partial(_times_original, of=of, factor=factor)),
        )
reads(
    "LEVEL_OF",
    "{like:REF}と同じレベルに",
    lambda like: ChangeStat(Change.BECOME, Stat.LEVEL, StatOf(Stat.LEVEL, like), SUBJECT),
)
reads("MORE", "{level:LEVEL_OF}/なる", lambda level: (level,))
reads("LEVELS", "{amount:NUM}つ/上がる", lambda amount: Becoming(Change.GAIN, amount))
reads("LEVELS", "{amount:NUM}つ/下がる", lambda amount: Becoming(Change.LOSE, amount))
reads("LEVELS", "{amount:AMOUNT}[だけ|分|分だけ]/上がる", lambda amount: Becoming(Change.GAIN, amount))
reads("LEVELS", "{amount:AMOUNT}[だけ|分|分だけ]/下がる", lambda amount: Becoming(Change.LOSE, amount))


for _words, _stat in (("属性", Stat.ATTRIBUTE), ("種族", Stat.RACE)):
    reads(
        "PREDICATE",
        f"の{_words}は宣言した{_words}に/なる",
        lambda stat=_stat: _changes(Change.BECOME, (stat,), DECLARED),
    )
    reads("MORE", f"宣言した{_words}に/なる", lambda stat=_stat: _changes(Change.BECOME, (stat,), DECLARED))
reads("MORE", "宣言したレベルに/なる", lambda: _changes(Change.BECOME, (Stat.LEVEL,), DECLARED))
for _lead in ("{what:WHO}の属性を[、|]{until:WHILE}", "{until:WHILE}{what:WHO}の属性を"):
    reads(
        "VERB",
        f"{_lead}{{attribute:ATTRIBUTES}}に/する",
        lambda what, until, attribute: Apply(
            (ChangeStat(Change.BECOME, Stat.ATTRIBUTE, int(attribute), EACH),), what, until
        ),
    )
for _attribute, _word in ATTRIBUTES.items():
    reads("QUOTED_ATTRIBUTES", f"「{_word}」", lambda value=_attribute: value)
    reads("QUOTED_ATTRIBUTES", f"「{_word}」{{more:QUOTED_ATTRIBUTES}}", lambda more, value=_attribute: value | more)
reads(
    "PREDICATE",
    "の属性は{also:QUOTED_ATTRIBUTES}としても/扱う",
    lambda also: _changes(Change.GAIN, (Stat.ATTRIBUTE,), int(also)),
)
reads(
    "PREDICATE",
    "の属性は{attribute:ATTRIBUTES}に/なる",
    lambda attribute: _changes(Change.BECOME, (Stat.ATTRIBUTE,), int(attribute)),
)
reads(
    "MORE",
    "{attribute:ATTRIBUTES}に/なる",
    lambda attribute: _changes(Change.BECOME, (Stat.ATTRIBUTE,), int(attribute)),
)


def _portion(change: Change, stats: tuple[Stat, ...], factor: int) -> tuple[Any, ...]:
    """半分, 倍: of the figure itself."""
    return tuple(
        ChangeStat(change, stat, Times(StatOf(stat, EACH), factor) if factor else HalfOf(StatOf(stat, EACH)), SUBJECT)
        for stat in stats
    )


def _made(
    change: Change, stats: tuple[Stat, ...], what: What, until: Until, amount: Any = None, factor: int = 1
) -> Verb:
    """攻撃力を500アップする: the change applied to the cards."""
    made = _portion(change, stats, factor) if amount is None else _changes(change, stats, amount)
    return Apply(tuple(changed(each, {SUBJECT: EACH}) for each in made), what, until)


def _up_or_down(stats: tuple[Stat, ...], what: What, until: Until, amount: int) -> Verb:
    """１つ上げるか下げる: one of the two as the effect is processed."""
    ways = tuple(_made(change, stats, what, until, amount) for change in (Change.GAIN, Change.LOSE))
    return ChooseOne(ways, at_resolution=True)


for _words, _figures in list(_STATS.items())[:3]:
    for _way, _change in (("アップ", Change.GAIN), ("ダウン", Change.LOSE)):
        reads(
            "FIGURES_GIVEN",
            f"{_words}{{amount:NUM}}{_way}の",
            lambda amount, change=_change, stats=_figures: tuple(ChangeStat(change, stat, amount) for stat in stats),
        )
    reads(
        "WITH_FIGURES",
        f"{_words}を{{n:NUM}}にして",
        lambda n, stats=_figures: tuple(ChangeStat(Change.BECOME, stat, n, EACH) for stat in stats),
    )
for _words, _figures in _STATS.items():
    for _lead in (f"{{what:WHO}}の{_words}を[、|]{{until:WHILE}}", f"{{until:WHILE}}{{what:WHO}}の{_words}を"):
        for _verb, _change in (("アップする", Change.GAIN), ("ダウンする", Change.LOSE)):
            reads("VERB", f"{_lead}[それぞれ|]{{amount:VALUE}}/{_verb}", _made, change=_change, stats=_figures)
        for _verb, _change in (("上げる", Change.GAIN), ("下げる", Change.LOSE)):
            reads("VERB", f"{_lead}{{amount:NUM}}つ/{_verb}", _made, change=_change, stats=_figures)
        for _phrasing in ("上げるか[、|]/下げる", "上げる、または/下げる"):
            reads("VERB", f"{_lead}{{amount:NUM}}つ{_phrasing}", _up_or_down, stats=_figures)
        reads("VERB", f"{_lead}{{amount:AMOUNT}}[だけ|分|分だけ]/上げる", _made, change=Change.GAIN, stats=_figures)
        reads("VERB", f"{_lead}{{amount:AMOUNT}}[だけ|分|分だけ]/下げる", _made, change=Change.LOSE, stats=_figures)
        reads("VERB", f"{_lead}{{amount:AMOUNT}}と同じに/する", _made, change=Change.BECOME, stats=_figures)
        if len(_figures) == 1:
            reads(
                "VERB",
                f"{_lead}{{like:REF}}と同じに/する",
                lambda like, stat=_figures[0], **rest: _made(
                    amount=StatOf(stat, like), change=Change.BECOME, stats=(stat,), **rest
                ),
            )
        reads("VERB", f"{_lead}{{amount:VALUE}}に/する", _made, change=Change.BECOME, stats=_figures)
        reads("VERB", f"{_lead}半分に/する", _made, change=Change.BECOME, stats=_figures, factor=0)
        reads("VERB", f"{_lead}倍に/する", _made, change=Change.BECOME, stats=_figures, factor=2)
reads(
    "ATK_TO_0",
    "{until:UNTIL}{what:WHO}の攻撃力を0にし、",
    lambda what, until=Until.LEAVES: (Apply((ChangeStat(Change.BECOME, Stat.ATK, 0),), what, until), what, until),
)
reads(
    "ATK_TO_0",
    "{what:WHO}の攻撃力を0にし、",
    lambda what, until=Until.LEAVES: (Apply((ChangeStat(Change.BECOME, Stat.ATK, 0),), what, until), what, until),
)
