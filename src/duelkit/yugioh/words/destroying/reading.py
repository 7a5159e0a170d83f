"""Words about destruction (破壊): how they are read in Japanese."""

from duelkit.yugioh.language.selections import EQUIPPED, RESPONDED
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.reading.nouns import SUBJECT
from duelkit.yugioh.reading.patterns import reads
from duelkit.yugioh.words.destroying.meaning import Destroy, InsteadOfDestruction

reads("VERB", "{what:WO}/破壊する", Destroy)
reads("VERB", "{what:WO}破壊し/除外する", Destroy, to=Zone.BANISHED)
reads("VERB", "装備モンスターを/破壊する", Destroy, what=EQUIPPED)
reads("NEGATED_CARD", "/破壊する", Destroy, what=RESPONDED)
for _what in ("それら", "そのモンスター"):
    reads("NEGATED_CARD", f"{_what}を/破壊する", Destroy, what=RESPONDED)
reads("NEGATED_CARD", "そのカードを/破壊する", Destroy, what=RESPONDED)
reads("NEGATED_CARD", "/除外する", Destroy, what=RESPONDED, to=Zone.BANISHED)

for _words, _battle, _effect in (("戦闘・効果で", True, True), ("戦闘で", True, False), ("効果で", False, True)):
    for _whose, _by in (("", None), ("相手の", Side.OPPONENT)):
        reads("INSTEAD", f"{{to:SUBJECT}}が{_whose}{_words}破壊される場合、代わりに{{pay:VERB.can}}",
              lambda to, pay, battle=_battle, effect=_effect, by=_by: InsteadOfDestruction(
                  to, pay, battle, effect, optional=True, by=by))
        reads("INSTEAD", f"{{to:SUBJECT}}が{_whose}{_words}破壊される場合、代わりに{{pay:VERB.plain}}",
              lambda to, pay, battle=_battle, effect=_effect, by=_by: InsteadOfDestruction(
                  to, pay, battle, effect, by=by))
reads("INSTEAD", "{to:SUBJECT}が破壊される場合、代わりに{pay:VERB.can}",
      lambda to, pay: InsteadOfDestruction(to, pay, optional=True))
reads("PREDICATE", "は1ターンに1度だけ戦闘では/破壊されない",
      lambda: (InsteadOfDestruction(SUBJECT, by_effect=False, once_per_turn=True),))
reads("PREDICATE", "は1ターンに1度だけ戦闘・効果では/破壊されない",
      lambda: (InsteadOfDestruction(SUBJECT, once_per_turn=True),))
