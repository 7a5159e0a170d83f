"""Words about amounts (数値): how they are read in Japanese."""

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.terms import Zone
from duelkit.yugioh.reading.nouns import SIDES
from duelkit.yugioh.reading.patterns import reads
from duelkit.yugioh.words.amounts.meaning import DAMAGE_TAKEN, Count, CountOf, HalfOf, StatOf, Times
from duelkit.yugioh.words.filters.meaning import AnyCard
from duelkit.yugioh.words.filters.reading import STATS

reads("VALUE", "{n:NUM}", lambda n: n)
for _words, _side in SIDES.items():
    reads("AMOUNT", f"{_words}の手札の数", lambda side=_side: Count(Pool(AnyCard(), Zone.HAND, side)))
reads("AMOUNT", "{pool:POOL}の数", Count)
for _word, _stat in STATS.items():
    reads("AMOUNT", f"{{what:REF}}の{_word}", StatOf, stat=_stat)
reads("AMOUNT", "{what:THOSE}の数", CountOf)
reads("VALUE", "{amount:AMOUNT}×{factor:NUM}", Times)
reads("VALUE", "{amount:AMOUNT}分の", lambda amount: amount if isinstance(amount, StatOf) else None)
reads("VALUE", "{amount:AMOUNT}の半分[の|]", HalfOf)
reads("VALUE", "{amount:AMOUNT}[分|分だけ|だけ]", lambda amount: amount)
reads("VALUE", "自分が受けた[戦闘|効果|]ダメージ[分|と同じ数値分]の", lambda: DAMAGE_TAKEN)
