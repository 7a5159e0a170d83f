"""Words about Link Monsters and where they point (リンク): how they are read in Japanese."""

from duelkit.yugioh.language.base import Not, Pool
from duelkit.yugioh.language.clauses import Are, Exists
from duelkit.yugioh.language.nouns import IS_THIS, MONSTER
from duelkit.yugioh.language.permissions import Permission
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.reading.grammar.statements import MadeWith
from duelkit.yugioh.words.links.meaning import (
    CO_LINKED,
    POINTED_AT_BY_THIS,
    InColumnOf,
    InExtraMonsterZone,
    IsCoLinked,
    IsLinked,
    IsPointedAt,
    PointsAt,
)
from duelkit.yugioh.words.permissions.meaning import May

_WHOSE = {"": Side.EITHER, "自分の": Side.YOU, "相手の": Side.OPPONENT}
for _words, _pointed in (
    ("このカード", POINTED_AT_BY_THIS),
    ("Lモンスター", IsPointedAt()),
    ("リンクモンスター", IsPointedAt()),
):
    reads("PROPERTY", f"{_words}のリンク先の", lambda pointed=_pointed: pointed)
    for _owner, _side in _WHOSE.items():
        reads(
            "WHICH_PLACE",
            f"{_words}のリンク先の{_owner}{{which:NOUN}}",
            lambda which, pointed=_pointed, side=_side: Pool(which & pointed, Zone.FIELD, side),
        )
    reads(
        "WHICH_PLACE",
        f"{_words}のリンク先の相手モンスター",
        lambda pointed=_pointed: Pool(MONSTER & pointed, Zone.FIELD, Side.OPPONENT),
    )
reads("PROPERTY", "相互リンク状態の", lambda: CO_LINKED)
reads("PROPERTY", "相互リンク状態ではない", lambda: Not(CO_LINKED))
reads("PROPERTY", "このカードの相互リンク先の", lambda: IsCoLinked(IS_THIS))
reads("PROPERTY", "リンク先に{at:NOUN}が存在する", lambda at: PointsAt(None if at == MONSTER else at))
reads("PROPERTY", "このカードをリンク先とする", lambda: PointsAt(IS_THIS))
reads(
    "WHICH_PLACE",
    "このカードをリンク先とする{which:NOUN}",
    lambda which: Pool(which & PointsAt(IS_THIS), Zone.FIELD, Side.EITHER),
)
reads("PROPERTY", "EXモンスターゾーンの", lambda: InExtraMonsterZone())
reads("PROPERTY", "メインモンスターゾーンの", lambda: Not(InExtraMonsterZone()))
for _owner, _side in _WHOSE.items():
    for _words, _where in (
        ("EXモンスターゾーン", InExtraMonsterZone()),
        ("メインモンスターゾーン", Not(InExtraMonsterZone())),
    ):
        reads(
            "WHICH_PLACE",
            f"{_owner}{_words}の{{which:NOUN}}",
            lambda which, side=_side, where=_where: Pool(which & where, Zone.FIELD, side),
        )
terms(
    "MONSTER_ZONES", {"EXモンスターゾーン": InExtraMonsterZone(), "メインモンスターゾーン": Not(InExtraMonsterZone())}
)
reads("CONDITION.plain", "このカードがEXモンスターゾーンのモンスターの", lambda: Are(THIS, InExtraMonsterZone()))
reads("STATE", "相互リンク状態の", lambda: CO_LINKED)
_IN_LINK = "[リンク状態の|リンク状態になっている]"
reads("PROPERTY", _IN_LINK, lambda: IsLinked())
reads("ADJECTIVE", f"{{partner:SIMPLE}}と{_IN_LINK}", IsLinked)
reads("PROPERTY", f"このカードと{_IN_LINK}", lambda: IsLinked(IS_THIS))
reads("CONDITION.plain", "このカードが{partner:NOUN}とリンク状態の", lambda partner: Are(THIS, IsLinked(partner)))
reads("CONDITION", "このカードが{partner:NOUN}とリンク状態/である", lambda partner: Are(THIS, IsLinked(partner)))
reads("CONDITION.plain", "このカードがリンク状態の", lambda: Are(THIS, IsLinked()))
reads("PROPERTY", "このカードと同じ縦列の[、|]", lambda: InColumnOf(IS_THIS))
for _owner, _side in _WHOSE.items():
    if _owner:
        reads("ADJECTIVE", f"{_owner}{{which:SIMPLE}}と同じ縦列の", lambda which, side=_side: InColumnOf(which, side))
reads(
    "WHICH_PLACE",
    "自分の{which:NOUN}の正面の相手モンスター",
    lambda which: Pool(MONSTER & InColumnOf(which, Side.YOU), Zone.FIELD, Side.OPPONENT),
)
reads(
    "CONDITION",
    "このカードのリンク先に{which:NOUN}が/存在する",
    lambda which: Exists(Pool(which & POINTED_AT_BY_THIS, Zone.FIELD, Side.EITHER)),
)
for _at in ("に", "の"):
    for _many, _only in (("体以上", False), ("体のみ", True)):
        reads(
            "CONDITION",
            f"このカードのリンク先{_at}{{which:NOUN}}が{{n:NUM}}{_many}/存在する",
            lambda which, n, only=_only: Exists(
                Pool(which & POINTED_AT_BY_THIS, Zone.FIELD, Side.EITHER), n, n if only else None
            ),
        )
reads(
    "CONDITION",
    "このカードのリンク先に{which:NOUN}が/存在しない",
    lambda which: Exists(Pool(which & POINTED_AT_BY_THIS, Zone.FIELD, Side.EITHER), 0, 0),
)
for _words, _there in (
    ("EXモンスターゾーン", InExtraMonsterZone()),
    ("メインモンスターゾーン", Not(InExtraMonsterZone())),
):
    reads("CONDITION", f"このカードが{_words}に/存在する", lambda there=_there: Are(THIS, there))
    for _owner, _side in _WHOSE.items():
        for _verb, _none in (("/存在する", False), ("/存在しない", True)):
            for _phrasing in (
                f"{_owner}{_words}に{{which:EITHER}}が{_verb}",
                f"{_words}に{_owner}{{which:EITHER}}が{_verb}",
            ):
                reads(
                    "CONDITION",
                    _phrasing,
                    lambda which, there=_there, side=_side, none=_none: Exists(
                        Pool(which & there, Zone.FIELD, side), *((0, 0) if none else (1,))
                    ),
                )


# the opponent's monsters as materials
for _link in ("L", "リンク"):
    _made = f"自分が[自分フィールドの|]このカードを素材として{{which:NOUN}}を{_link}召喚する場合、"
    reads(
        "CLAUSES",
        f"{{until:UNTIL}}{_made}{{what:REF}}も{_link}素材にできる",
        lambda until, which, what: (what, (May(Permission.OPPONENTS_MATERIAL, SUBJECT, which=which),), until),
    )
    reads(
        "MORE",
        f"、{_made}{_link}素材に/できる",
        lambda which: (May(Permission.OPPONENTS_MATERIAL, SUBJECT, which=which),),
    )
reads(
    "PREFACE",
    "このカードを[L|リンク]召喚する場合、相手フィールドの{which:NOUN}1体も[L|リンク]素材に/できる",
    lambda which: MadeWith(of_opponent=which),
)
