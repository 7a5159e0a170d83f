"""Words about negation and protection (無効): how they are read in Japanese."""

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.reading.nouns import SUBJECT
from duelkit.yugioh.reading.patterns import reads
from duelkit.yugioh.words.filters.meaning import MONSTER, SPELL, SPELL_OR_TRAP, TRAP
from duelkit.yugioh.words.lasting.meaning import Apply
from duelkit.yugioh.words.negating.meaning import NegateActivation, NegateEffect, NegateSummon, Negated, Unaffected

reads("VERB", "その発動を無効に/する", NegateActivation)
reads("VERB", "その効果を無効に/する", NegateEffect)
reads("VERB", "その[召喚|特殊召喚|召喚・特殊召喚|召喚・反転召喚・特殊召喚]を無効に/する", NegateSummon)
reads("VERB", "[それ|それら]を無効に/する", NegateSummon)
for _phrasing in ("{what:WHO}の効果を{until:WHILE}無効に/する", "{until:UNTIL}{what:WHO}の効果を無効に/する"):
    reads("VERB", _phrasing, lambda what, until: Apply((Negated(),), what, until))
reads("PREDICATE", "[の|は、]効果は/無効化される", lambda: (Negated(SUBJECT),))
reads("MORE", "効果は/無効化される", lambda: (Negated(SUBJECT),))
for _words, _of in {"魔法カードの": SPELL, "罠カードの": TRAP, "モンスターの": MONSTER, "魔法・罠カードの": SPELL_OR_TRAP}.items():
    reads("PREDICATE", f"は{_words}効果を/受けない", lambda of=_of: (Unaffected(SUBJECT, of=of),))
    reads("PREDICATE", f"は相手の{_words}効果を/受けない", lambda of=_of: (Unaffected(SUBJECT, by=Side.OPPONENT, of=of),))
reads("PREDICATE", "は相手の効果を/受けない", lambda: (Unaffected(SUBJECT, by=Side.OPPONENT),))
reads("PREDICATE", "は相手が発動した効果を/受けない",
      lambda: (Unaffected(SUBJECT, by=Side.OPPONENT, activated_only=True),))
