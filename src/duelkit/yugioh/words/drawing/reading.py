"""Words about drawing (ドロー): how they are read in Japanese."""

from duelkit.yugioh.language.amounts import AtWill, Plus
from duelkit.yugioh.language.base import Joined, Joint
from duelkit.yugioh.language.clauses import ChooseOne
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.amounts.meaning import OnePer
from duelkit.yugioh.words.drawing.meaning import Draw, DrawUntil, ForgoDraw, Mill
from duelkit.yugioh.words.life_points.meaning import LifeDifference

for _words, _side in (
    ("自分は", Side.YOU),
    ("相手は", Side.OPPONENT),
    ("お互いは", Side.EITHER),
    ("お互いに", Side.EITHER),
    ("", Side.YOU),
):
    reads("VERB", f"{_words}[デッキから|][カードを|]{{amount:NUM}}枚/ドローする", Draw, side=_side)
    reads("VERB", f"{_words}手札が{{hand:NUM}}枚になるように[デッキから|]/ドローする", DrawUntil, side=_side)
for _words, _side in (("自分は", Side.YOU), ("相手は", Side.OPPONENT)):
    reads("VERB", f"{{amount:AMOUNT}}だけ[、|]{_words}[デッキから|]/ドローする", Draw, side=_side)
    reads("VERB", f"{_words}{{amount:AMOUNT}}だけ[デッキから|]/ドローする", Draw, side=_side)
    reads(
        "VERB",
        f"{_words}{{amount:AMOUNT}}+{{n:NUM}}[枚を|だけ][デッキから|]/ドローする",
        lambda amount, n, side=_side: Draw(Plus(amount, n), side),
    )
reads(
    "VERB",
    "{amount:AMOUNT}{each:NUM}につき1枚[、|]自分はデッキから/ドローする",
    lambda amount, each: Draw(OnePer(amount, each)) if isinstance(amount, LifeDifference) else None,
)
reads(
    "VERB",
    "自分は{amount:AMOUNT}{each:NUM}につき1枚/ドローする",
    lambda amount, each: Draw(OnePer(amount, each)) if isinstance(amount, LifeDifference) else None,
)
reads("VERB", "お互い[のプレイヤー|]は[、|][それぞれ|]デッキから{amount:NUM}枚/ドローする", Draw, side=Side.EITHER)
reads("VERB", "それぞれデッキから{amount:NUM}枚/ドローする", Draw, side=Side.EITHER)
for _words, _side in (("自分は", Side.YOU), ("相手は", Side.OPPONENT)):
    reads(
        "VERB",
        f"{_words}[デッキから|][カードを|]{{amount:NUM}}枚ドローし、お互いに/確認する",
        Draw,
        side=_side,
        shown=True,
    )
reads("VERB", "[このターン|]通常のドローを/行わない", ForgoDraw)
reads(
    "CLAUSE",
    "[このターン、|このターン|]通常のドローを行う代わりに[、|]{rest:CLAUSE}",
    lambda rest: Joined(Joint.AND_IF_YOU_DO, ForgoDraw(), rest),
)
for _words, _side in (
    ("自分の", Side.YOU),
    ("相手の", Side.OPPONENT),
    ("お互いの", Side.EITHER),
    ("自分・相手の", Side.EITHER),
):
    reads("VERB", f"{_words}デッキの上からカードを{{amount:NUM}}枚墓地へ/送る", Mill, side=_side)
    reads("VERB", f"{_words}デッキの一番上のカードを墓地へ/送る", Mill, amount=1, side=_side)
    for _phrasing in (
        f"{{amount:AMOUNT}}だけ[、|]{_words}デッキの上からカードを",
        f"{_words}デッキの上からカードを{{amount:AMOUNT}}だけ",
    ):
        reads("VERB", f"{_phrasing}墓地へ/送る", Mill, side=_side)
for _words in ("自分または相手の", "自分か相手の"):
    reads(
        "VERB",
        f"{_words}デッキの上からカードを{{amount:NUM}}枚墓地へ/送る",
        lambda amount: ChooseOne((Mill(amount), Mill(amount, Side.OPPONENT)), at_resolution=True),
    )
reads("VERB", "デッキの上からカードを{amount:NUM}枚墓地へ/送る", Mill)
reads("VERB", "[自分の|]デッキの上からカードを{most:NUM}枚まで墓地へ/送る", lambda most: Mill(AtWill(most=most)))
