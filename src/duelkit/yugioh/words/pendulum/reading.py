"""Words about pendulum scales and zones (ペンデュラム): how they are read in Japanese."""

from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.pendulum.meaning import PlaceInPendulumZone

reads("VERB", "{what:WO}[自分の|]Pゾーンに/置く", PlaceInPendulumZone)
