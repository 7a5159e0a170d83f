"""Words about destruction (破壊): how they are read in Japanese."""

from functools import partial
from itertools import product

from duelkit.yugioh.language.selections import EQUIPPED, RESPONDED
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.words.destroying.meaning import Destroy, InsteadOfDestruction, Perishes

reads("VERB", "{what:WO}/破壊する", Destroy)
reads("VERB", "{what:WO}破壊し/除外する", Destroy, to=Zone.BANISHED)
terms("PASSIVE", {"/破壊される": Destroy, "破壊され/除外される": partial(Destroy, to=Zone.BANISHED)})
reads("STANDING", "{to:SUBJECT}は破壊される", lambda to: (Perishes(to),))
reads("VERB", "装備モンスターを/破壊する", Destroy, what=EQUIPPED)
reads("NEGATED_CARD", "/破壊する", Destroy, what=RESPONDED)
for _what in ("それら", "そのモンスター"):
    reads("NEGATED_CARD", f"{_what}を/破壊する", Destroy, what=RESPONDED)
reads("NEGATED_CARD", "そのカードを/破壊する", Destroy, what=RESPONDED)

_HOW = {
    "": (True, True, None),
    "[戦闘・効果で|戦闘または効果で]": (True, True, None),
    "戦闘で": (True, False, None),
    "効果で": (False, True, None),
    "[相手の効果で|相手の効果によって]": (False, True, Side.OPPONENT),
    "[戦闘または相手の効果で|相手によって]": (True, True, Side.OPPONENT),
}
for (_words, _how), (_number, _alone), (_once, _limited), (_form, _free) in product(
    _HOW.items(),
    (("", False), ("[1体|1枚]のみ", True)),
    (("", False), ("1ターンに1度、", True)),
    (("can", True), ("plain", False)),
):
    reads(
        "INSTEAD",
        f"{_once}{{to:SUBJECT}}{_number}が{_words}破壊される場合、[代わりに|その代わりに]{{pay:VERB.{_form}}}",
        lambda to, pay, how=_how, alone=_alone, once=_limited, free=_free: InsteadOfDestruction(
            to, pay, how[0], how[1], free, how[2], once, alone
        ),
    )
for _words, (_battle, _effect, _by) in _HOW.items():
    if _words:
        for _lead, _each in (("", False), ("[それぞれ|、それぞれ]", True)):
            reads(
                "MORE",
                f"{_lead}1ターンに1度だけ{_words}は/破壊されない",
                lambda battle=_battle, effect=_effect, by=_by, each=_each: (
                    InsteadOfDestruction(SUBJECT, None, battle, effect, False, by, True, each=each),
                ),
            )
        reads(
            "MORE",
            f"1度だけ{_words}は/破壊されない",
            lambda battle=_battle, effect=_effect, by=_by: (
                InsteadOfDestruction(SUBJECT, None, battle, effect, False, by, in_all=True),
            ),
        )
        reads(
            "MORE",
            f"1ターンに{{times:NUM}}度まで[、|]{_words}は/破壊されない",
            lambda times, battle=_battle, effect=_effect, by=_by: (
                InsteadOfDestruction(SUBJECT, None, battle, effect, False, by, True, times=times),
            ),
        )
