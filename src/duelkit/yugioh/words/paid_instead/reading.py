"""Words about cards that pay in place of others (手札を捨てる場合、代わりに〜): how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.paid_instead.meaning import DiscardPaid

reads(
    "RULE",
    "自分フィールドの{which:NOUN}[が|の]効果を発動するために手札を捨てる場合、"
    "代わりに[フィールドの|]このカードを墓地へ/送る事ができる",
    lambda which: (DiscardPaid(which),),
)
