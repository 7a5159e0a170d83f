"""Words about drawing (ドロー): how they are read in Japanese."""

from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.drawing.meaning import Draw, DrawUntil, Mill

for _words, _side in (("自分は", Side.YOU), ("相手は", Side.OPPONENT), ("お互いは", Side.EITHER), ("お互いに", Side.EITHER),
                      ("", Side.YOU)):
    reads("VERB", f"{_words}[デッキから|][カードを|]{{amount:NUM}}枚/ドローする", Draw, side=_side)
    reads("VERB", f"{_words}手札が{{hand:NUM}}枚になるように[デッキから|]/ドローする", DrawUntil, side=_side)
for _words, _side in (("自分は", Side.YOU), ("相手は", Side.OPPONENT)):
    reads("VERB", f"{{amount:AMOUNT}}だけ[、|]{_words}デッキから/ドローする", Draw, side=_side)
    reads("VERB", f"{_words}{{amount:AMOUNT}}だけ[デッキから|]/ドローする", Draw, side=_side)
reads("VERB", "お互い[のプレイヤー|]は[、|][それぞれ|]デッキから{amount:NUM}枚/ドローする", Draw, side=Side.EITHER)
reads("VERB", "{side:OWNER}デッキの上からカードを{amount:NUM}枚墓地へ/送る", Mill)
reads("VERB", "{side:OWNER}デッキの一番上のカードを墓地へ/送る", Mill, amount=1)
reads("VERB", "デッキの上からカードを{amount:NUM}枚墓地へ/送る", Mill)
