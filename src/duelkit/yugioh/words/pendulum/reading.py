"""Words about pendulum scales and zones (ペンデュラム): how they are read in Japanese."""

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.nouns import OTHER
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.terms import Side, SummonKind, Zone
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.pendulum.meaning import PendulumAgain, PlaceInPendulumZone
from duelkit.yugioh.words.permissions.meaning import Cannot

reads("WHERE", "もう片方の自分のPゾーン", lambda: Pool(OTHER, Zone.PENDULUM_ZONE))
for _who, _side in (
    ("自分は", Side.YOU),
    ("相手は", Side.OPPONENT),
    ("お互いに", Side.EITHER),
    ("お互いは", Side.EITHER),
):
    reads(
        "RULE",
        f"{_who}{{unless:NOUNS}}しかP/召喚できない",
        lambda unless, side=_side: (
            Cannot(Action.SPECIAL_SUMMON, None, side, unless=unless, kinds=SummonKind.PENDULUM),
        ),
    )
reads("VERB", "{what:WO}[自分の|]Pゾーンに/置く", PlaceInPendulumZone)
reads(
    "RULE",
    "[自分は|]通常のP召喚に加えて1度だけ、自分メインフェイズに{which:NOUN}をP/召喚できる",
    lambda which: (PendulumAgain(which),),
)
