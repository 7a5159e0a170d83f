"""Words about life points (ライフポイント): how they are read in Japanese."""

from duelkit.yugioh.language.amounts import AtWill, HalfOf
from duelkit.yugioh.language.nouns import AnyCard
from duelkit.yugioh.language.selections import Whose
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.reading.grammar.marks import Mark, marked
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.life_points.meaning import (
    Damage,
    DamagePassed,
    GainLife,
    LifeDifference,
    LifePoints,
    LoseLife,
    PayLife,
    SetLife,
)

for _words, _side in (
    ("自分", Side.YOU),
    ("相手", Side.OPPONENT),
    ("お互い", Side.EITHER),
    ("お互いのプレイヤー", Side.EITHER),
):
    reads("VERB", f"{_words}[に|は]{{amount:VALUE}}ダメージを/与える", Damage, side=_side)
    reads("VERB", f"{{amount:VALUE}}ダメージを{_words}に/与える", Damage, side=_side)
    reads("VERB", f"{_words}[は|に]{{amount:VALUE}}ダメージを/受ける", Damage, side=_side)
    reads("VERB", f"{_words}は{{amount:VALUE}}LP/回復する", GainLife, side=_side)
    reads("VERB", f"{_words}のLPを{{amount:VALUE}}/回復する", GainLife, side=_side)
    reads("VERB", f"{_words}は{{amount:VALUE}}[だけ|]LPを/回復する", GainLife, side=_side)
for _words, _ref in (("{what:REF}の", None), ("その", marked(Mark("that", AnyCard())))):
    for _who, _owner in (("コントローラー", False), ("[元々の|]持ち主", True)):
        for _takes in ("[に|は]{amount:VALUE}ダメージを/与える", "は{amount:VALUE}ダメージを/受ける"):
            reads(
                "VERB",
                f"{_words}{_who}{_takes}",
                lambda amount, what=_ref, owner=_owner: Damage(amount, whose=Whose(what, owner)),
            )
for _words, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT)):
    reads("LP", f"{_words}のLP", lambda side=_side: LifePoints(side))
    reads("THEIR_LP", f"{_words}[のLP|]", lambda side=_side: LifePoints(side))
    reads("VERB", f"{_words}のLPを半分に/する", SetLife, amount=HalfOf(LifePoints(_side)), side=_side)
    reads("VERB", f"{_words}のLPは半分に/なる", SetLife, amount=HalfOf(LifePoints(_side)), side=_side)
    reads("VERB", f"{{amount:VALUE}}[、|]{_words}のLPを/回復する", GainLife, side=_side)
    reads("VERB", f"{_words}は{{amount:AMOUNT}}だけLPを/回復する", GainLife, side=_side)
for _words, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT), ("お互い", Side.EITHER)):
    reads("VERB", f"{_words}は[、|]{{amount:VALUE}}LPを/失う", LoseLife, side=_side)
reads("VERB", "LPを{amount:NUM}/払う", PayLife)
reads("VERB", "{amount:NUM}LPを/払う", PayLife)
reads("VERB", "LPを半分/払う", PayLife, amount=HalfOf(LifePoints()))
reads("AMOUNT", "お互いのLPの差", LifeDifference)
reads("VERB", "{unit:NUM}の倍数のLPを/払う", lambda unit: PayLife(AtWill(unit)))
reads("VERB", "{unit:NUM}の倍数のLPを(最大{most:NUM}まで)/払う", lambda unit, most: PayLife(AtWill(unit, most)))
reads("AMOUNT", "{amount:LP}", lambda amount: amount)
reads("RULE", "相手の効果で発生する自分への効果ダメージは代わりに相手が/受ける", lambda: (DamagePassed(),))
