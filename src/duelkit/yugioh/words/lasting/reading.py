"""Words about what applies for a time, whenever, or while (適用): how they are read in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.base import Modifier, Occasion, OfCounters, Verb
from duelkit.yugioh.language.clauses import If
from duelkit.yugioh.language.nouns import Named
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import FORMS, reads
from duelkit.yugioh.words.lasting.meaning import Treated, Whenever


def _named(name: Named) -> tuple[Treated, ...]:
    return (Treated(SUBJECT, ja=name.ja, en=name.en),)


reads("MORE", "カード名を{name:NAMED}として/扱う", _named)
reads("MORE", "{like:REF}と同名カードとして/扱う", lambda like: (Treated(SUBJECT, like=like),))


reads(
    "MORE",
    "{level:LEVEL_OF}なり、同名カードとして/扱う",
    lambda level: (level, Treated(SUBJECT, like=level.amount.what)),
)
reads("WITH_TREATMENT", "チューナー扱いで", lambda: (Treated(gains=CardType.TUNER),))
reads("NAMING", "{name:NAMED}として/扱う", _named)
for _words, _type in (("チューナー", CardType.TUNER), ("トゥーンモンスター", CardType.TOON)):
    reads("MORE", f"{_words}として/扱う", lambda gains=_type: (Treated(SUBJECT, gains),))
    reads("PREDICATE", f"を{_words}として/扱う", lambda gains=_type: (Treated(SUBJECT, gains),))


def _whenever(when: Occasion, verb: Verb, most: int = 0) -> tuple[Modifier, ...]:
    """A card whose text places counters on it can hold them."""
    holds = verb.holding(most) if isinstance(verb, OfCounters) else None
    if holds is not None:
        return holds, Whenever(when, verb)
    return () if most else (Whenever(when, verb),)


reads("STANDING", "{when:EACH_TIME}{verb:VERB.plain}", _whenever)
reads("STANDING", "{when:EACH_TIME}{verb:VERB.plain}{most:MOST}", _whenever)
reads(
    "STANDING",
    "{when:EVENT}[時|場合]に[、|]{what:REF}は{fate:PASSIVE.plain}",
    lambda when, what, fate: (Whenever(when, fate(what)),),
)
for _form in FORMS:
    reads(
        f"RULE.{_form}",
        f"このカードは[、|]{{attack:AFTER_ATTACK}}{{verb:TURNS_AFTERWARDS.{_form}}}",
        lambda attack, verb: (Whenever(attack[0], If(attack[1], verb)),),
    )
