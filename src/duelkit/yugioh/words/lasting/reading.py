"""Words about what applies for a time, whenever, or while (適用): how they are read in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import StatOf
from duelkit.yugioh.language.base import Modifier, Occasion, Verb, What
from duelkit.yugioh.language.clauses import If
from duelkit.yugioh.language.nouns import Named
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import CardType, Change, Stat, Zone
from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import FORMS, reads
from duelkit.yugioh.words.counters.meaning import HoldsCounters, PlaceCounters
from duelkit.yugioh.words.destroying.meaning import Destroy, Perishes
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.lasting.meaning import Treated, Whenever
from duelkit.yugioh.words.moving.meaning import Banish, Send


def _named(name: Named) -> tuple[Treated, ...]:
    return (Treated(SUBJECT, ja=name.ja, en=name.en),)


reads("MORE", "カード名を{name:NAMED}として/扱う", _named)
reads("MORE", "{like:REF}と同名カードとして/扱う", lambda like: (Treated(SUBJECT, like=like),))


def _same_level(like: What) -> ChangeStat:
    return ChangeStat(Change.BECOME, Stat.LEVEL, StatOf(Stat.LEVEL, like), SUBJECT)


reads("MORE", "{like:REF}と同じレベルに/なる", lambda like: (_same_level(like),))
reads(
    "MORE",
    "{like:REF}と同じレベルになり、同名カードとして/扱う",
    lambda like: (_same_level(like), Treated(SUBJECT, like=like)),
)
reads("WITH_TREATMENT", "チューナー扱いで", lambda: (Treated(gains=CardType.TUNER),))
reads("NAMING", "{name:NAMED}として/扱う", _named)
for _words, _type in (("チューナー", CardType.TUNER), ("トゥーンモンスター", CardType.TOON)):
    reads("MORE", f"{_words}として/扱う", lambda gains=_type: (Treated(SUBJECT, gains),))
    reads("PREDICATE", f"を{_words}として/扱う", lambda gains=_type: (Treated(SUBJECT, gains),))


def _whenever(when: Occasion, verb: Verb, most: int = 0) -> tuple[Modifier, ...]:
    """A card that counters are placed on by its own text can hold them."""
    if isinstance(verb, PlaceCounters) and verb.what == THIS:
        return HoldsCounters(verb.name, most), Whenever(when, verb)
    return () if most else (Whenever(when, verb),)


reads("STANDING", "{when:EACH_TIME}{verb:VERB.plain}", _whenever)
reads("STANDING", "{when:EACH_TIME}{verb:VERB.plain}{most:MOST}", _whenever)
for _fate, _verb in (("破壊される", Destroy), ("除外される", Banish), ("墓地へ送られる", Send)):
    reads(
        "STANDING",
        f"{{when:EVENT}}[時|場合]に[、|]{{what:REF}}は{_fate}",
        lambda when, what, verb=_verb: (Whenever(when, verb(what)),),
    )
reads(
    "STANDING",
    "{when:EVENT}[時|場合]に[、|]{what:REF}は破壊され除外される",
    lambda when, what: (Whenever(when, Destroy(what, Zone.BANISHED)),),
)
for _form in FORMS:
    reads(
        f"RULE.{_form}",
        f"このカードは[、|]{{attack:AFTER_ATTACK}}{{verb:TURNS_AFTERWARDS.{_form}}}",
        lambda attack, verb: (Whenever(attack[0], If(attack[1], verb)),),
    )
reads("STANDING", "{to:SUBJECT}は破壊される", lambda to: (Perishes(to),))
