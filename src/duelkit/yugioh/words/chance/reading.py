"""Words about coins, dice, lots and guesses (運): how they are read in Japanese."""

from duelkit.yugioh.language.amounts import DIE, HEADS
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.chance.meaning import DiceShow, RollDie, TossCoins
from duelkit.yugioh.words.conditions.meaning import Compare

reads("VERB", "サイコロを1回/振る", RollDie)
reads("VERB", "コイントスを{coins:NUM}回/行う", TossCoins)
reads("AMOUNT", "出た目の数", lambda: DIE)
reads("AMOUNT", "[表が出た数|表が出た回数]", lambda: HEADS)
reads("CONDITION", "表/である", lambda: Compare(HEADS, 1))
reads("CONDITION", "裏/である", lambda: Compare(0, HEADS))
reads("CONDITION", "出た目が{n:NUM}/である", lambda n: DiceShow(n, n))
reads("CONDITION", "出た目が{low:NUM}~{high:NUM}/である", lambda low, high: DiceShow(low, high))
