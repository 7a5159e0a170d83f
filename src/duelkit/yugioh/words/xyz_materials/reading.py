"""Words about Xyz Materials (X素材): how they are read in Japanese."""

from dataclasses import replace
from functools import partial
from typing import Final

from duelkit.yugioh.language.base import All, Not, Pool
from duelkit.yugioh.language.clauses import Are
from duelkit.yugioh.language.nouns import IS_THIS, MONSTER, OfType
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.selections import THIS, Every
from duelkit.yugioh.language.terms import CardType, Change, Handling, Side, Stat, Zone
from duelkit.yugioh.reading.grammar.marks import Mark, marked
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.reading.grammar.statements import Applies
from duelkit.yugioh.words.figures.reading import Becoming
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.xyz_materials.meaning import Attach, Detach, HasMaterial, MaterialCount, MaterialFigures

_BARRED: Final = {
    "融合": Action.BE_FUSION_MATERIAL,
    "S": Action.BE_SYNCHRO_MATERIAL,
    "X": Action.BE_XYZ_MATERIAL,
    "リンク": Action.BE_LINK_MATERIAL,
}
"""What a card cannot be used for, by the monsters that would be made of it."""
SUMMONED: Final = marked(Mark(Handling.SPECIAL_SUMMONED, MONSTER, where="effect"))
reads("VERB", "このカードのX素材を{amount:NUM}つ/取り除く", Detach)
for _words, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT), ("", Side.EITHER)):
    reads(
        "VERB",
        f"{_words}フィールドのX素材を{{amount:NUM}}つ/取り除く",
        Detach,
        what=Every(Pool(OfType(CardType.MONSTER | CardType.XYZ), Zone.FIELD, _side)),
    )
reads("VERB", "{what:WO}[、|]{to:REF}の[下に重ねて|]X素材[と|に]/する", Attach)
reads("VERB", "{what:WO}{to:REF}に重ねてX素材と/する", Attach)
reads("VERB", "このカードをそのX素材[と|に]/する", Attach, what=THIS, to=SUMMONED)
reads("VERB", "このカードを下に重ねてX素材と/する", Attach, what=THIS, to=SUMMONED)
reads("AMOUNT", "このカードのX素材の数", MaterialCount)
reads("AMOUNT", "このカードのX素材の種類の数", lambda: MaterialCount(kinds=True))
reads("AMOUNT", "{what:REF}が持っていたX素材の数", lambda what: MaterialCount(what, True))
for _words, _stat in (("攻撃力", Stat.ATK), ("守備力", Stat.DEF)):
    reads(
        "AMOUNT",
        f"このカードがX素材としている{{which:NOUN}}の{_words}の合計",
        lambda which, stat=_stat: MaterialFigures(stat, which),
    )
reads(
    "CHANGE",
    "このカードがX素材としている{which:NOUN}のそれぞれの数値分/アップする",
    lambda which: Becoming(Change.GAIN, partial(MaterialFigures, which=which)),
)
for _words, _state in (
    ("X素材を[持っている|持った|持つ]", HasMaterial()),
    ("X素材[が無い|の無い|がない|を持たない|を持っていない]", Not(HasMaterial())),
):
    reads(
        "THIS_PART",
        f"{_words}{{actor:THIS_PART}}",
        lambda actor, state=_state: (
            replace(actor, who=All((IS_THIS, state))) if actor.who == IS_THIS and not actor.face_down else None
        ),
    )
reads("PROPERTY", "X素材を持っている", lambda: HasMaterial())
reads("PROPERTY", "X素材を{n:NUM}つ以上持っている", lambda n: HasMaterial(n))
reads(
    "PROPERTY", "[X素材を持っていない|X素材が無い|X素材の無い|X素材がない|X素材を持たない]", lambda: Not(HasMaterial())
)
reads("ADJECTIVE", "{which:SIMPLE}をX素材として[いる|持っている]", lambda which: HasMaterial(1, which))
reads("STATE_TO_PAY", "X素材を[持っている|持つ]", lambda: HasMaterial())
reads("STATE_TO_PAY", "X素材を{n:NUM}つ以上持っている", lambda n: HasMaterial(n))
reads("CONDITION.plain", "このカードがX素材を持っていない", lambda: Are(THIS, Not(HasMaterial())))
reads("CONDITION", "このカードがX素材を/持っている", lambda: Are(THIS, HasMaterial()))
reads("CONDITION", "このカードがX素材を{n:NUM}つ以上/持っている", lambda n: Are(THIS, HasMaterial(n)))
reads("CONDITION", "このカードが{which:NOUN}をX素材として/いる", lambda which: Are(THIS, HasMaterial(1, which)))
reads("CONDITION.stem", "このカードが{which:NOUN}をX素材としており", lambda which: Are(THIS, HasMaterial(1, which)))
reads("STATE", "{which:NOUN}をX素材として[いる|持っている]", lambda which: HasMaterial(1, which))
for _made in ("融合・S・X", "融合・S・X・リンク", "S・X"):
    reads(
        "PREFACE",
        f"このカードを素材として、{{which:NOUN}}以外の{_made}モンスターを[特殊召喚する事は|特殊召喚]/できない",
        lambda which, made=_made: Applies(
            tuple(Cannot(action, THIS, unless=which) for kind, action in _BARRED.items() if kind in made), always=True
        ),
    )
