"""Words about Tributes (リリース): how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.words.tributing.meaning import Tribute

reads("VERB", "{what:WO}/リリースする", Tribute)
terms("PAID", {"/リリースする": Tribute})
