"""Words about Normal Summons without Tributes (リリースなし): how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.without_tributes.meaning import SummonWithoutTributes

reads(
    "VERB",
    "{tributes:NUM}体のリリースを必要とする手札の{which:NOUN}1体の、1ターンに1回の通常召喚をリリースなしで/行う",
    SummonWithoutTributes,
)
