"""Words about prohibitions and permissions (〜できない・〜できる): how they are read in Japanese."""

from typing import Any

from duelkit.yugioh.language.amounts import Plus
from duelkit.yugioh.language.base import All, Filter, Not, Pool
from duelkit.yugioh.language.clauses import Apply, Are, While
from duelkit.yugioh.language.nouns import IS_THIS, MONSTER, TOKEN
from duelkit.yugioh.language.permissions import Action, Permission
from duelkit.yugioh.language.selections import EQUIPPED, THIS
from duelkit.yugioh.language.terms import Side, SummonKind, Until, Zone
from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.reading.grammar.statements import Applies
from duelkit.yugioh.words.permissions.meaning import Cannot, May, no_effects, not_even_cards

_EACH_MATERIAL = (
    Action.BE_FUSION_MATERIAL,
    Action.BE_SYNCHRO_MATERIAL,
    Action.BE_XYZ_MATERIAL,
    Action.BE_LINK_MATERIAL,
)


def _no_damage(side: Side) -> Apply:
    """その戦闘で発生する自分への戦闘ダメージは０になる."""
    return Apply((Cannot(Action.TAKE_BATTLE_DAMAGE, None, side),), None, Until.END_OF_DAMAGE_STEP)


def _of_both(to: Any) -> bool:
    """Whether it concerns both players' cards; the opponent can only attack yours."""
    return isinstance(to, Pool) and to.side is Side.EITHER


def _all_or_others(which: Filter) -> bool:
    """Whether the noun is モンスター or 〜以外のモンスター, which have phrasings of their own."""
    parts = which.parts if isinstance(which, All) else (which,)
    return which in (MONSTER, TOKEN) or any(isinstance(part, Not) for part in parts)


def _is(words: str, *modifiers: Any) -> None:
    """Declare modifiers of a card."""
    reads("MORE", words, lambda: modifiers)


for _words, _actions in {
    "戦闘では/破壊されない": (Action.BE_DESTROYED_BY_BATTLE,),
    "効果では/破壊されない": (Action.BE_DESTROYED_BY_EFFECT,),
    "戦闘・効果では/破壊されない": (Action.BE_DESTROYED_BY_BATTLE, Action.BE_DESTROYED_BY_EFFECT),
    "/攻撃できない": (Action.ATTACK,),
    "[相手に|]/直接攻撃できない": (Action.ATTACK_DIRECTLY,),
    "表示形式を/変更できない": (Action.CHANGE_POSITION,),
    "効果の対象に/ならない": (Action.BE_TARGETED,),
    "/リリースできない": (Action.BE_TRIBUTED,),
    "アドバンス召喚のためには/リリースできない": (Action.BE_TRIBUTED_FOR_SUMMON,),
    "A召喚のためには/リリースできない": (Action.BE_TRIBUTED_FOR_SUMMON,),
    "S素材に/できない": (Action.BE_SYNCHRO_MATERIAL,),
    "X素材に/できない": (Action.BE_XYZ_MATERIAL,),
    "融合素材に/できない": (Action.BE_FUSION_MATERIAL,),
    "[リンク素材|L素材]に/できない": (Action.BE_LINK_MATERIAL,),
    "[融合・S・X・L召喚|融合・S・X・リンク召喚]の素材に[も|は|]/できない": _EACH_MATERIAL,
    "[融合・S・X・L素材|融合・S・X・リンク素材]に/できない": _EACH_MATERIAL,
    "/発動できない": (Action.ACTIVATE,),
    "効果を/発動できない": (Action.ACTIVATE_EFFECT,),
    "効果の発動が/できない": (Action.ACTIVATE_EFFECT,),
}.items():
    _is(_words, *(Cannot(action, SUBJECT) for action in _actions))
for _words, _actions in {
    "/召喚できない": (Action.NORMAL_SUMMON,),
    "効果の対象にも/ならない": (Action.BE_TARGETED,),
    "表示形式の変更[は|も|が|]/できない": (Action.CHANGE_POSITION,),
    "攻撃対象に/ならない": (Action.BE_ATTACKED,),
    "攻撃対象に/されない": (Action.BE_ATTACKED,),
    "攻撃/宣言できない": (Action.DECLARE_ATTACK,),
    "リリースも/できない": (Action.BE_TRIBUTED,),
    "コントロールを変更/できない": (Action.CHANGE_CONTROL,),
    "効果を発動する事も/できない": (Action.ACTIVATE_EFFECT,),
    "その効果は/発動できない": (Action.ACTIVATE_EFFECT,),
    "効果では/リリースできない": (Action.BE_TRIBUTED_BY_EFFECT,),
    "アドバンス召喚以外のためには/リリースできない": (Action.BE_TRIBUTED_EXCEPT_FOR_SUMMON,),
    "効果では/除外されない": (Action.BANISH,),
    "効果では/除外できない": (Action.BANISH,),
    "/除外されない": (Action.BANISH,),
    "/除外できない": (Action.BANISH,),
}.items():
    _is(_words, *(Cannot(action, SUBJECT) for action in _actions))
for _words, _action in (
    ("S", Action.BE_SYNCHRO_MATERIAL),
    ("X", Action.BE_XYZ_MATERIAL),
    ("L", Action.BE_LINK_MATERIAL),
    ("リンク", Action.BE_LINK_MATERIAL),
    ("融合", Action.BE_FUSION_MATERIAL),
):
    for _phrasing in (f"を{_words}召喚の素材とする場合、", f"を{_words}素材とする場合、"):
        reads(
            "VERB.plain",
            f"{{what:REF}}{_phrasing}{{unless:NOUN}}の{_words}召喚にしか使用できない",
            lambda what, unless, action=_action: (
                Apply((Cannot(action, unless=unless),), what) if what != THIS else None
            ),
        )
    reads(
        "MORE",
        f"{{unless:NOUN}}の{_words}召喚の素材にしか/使用できない",
        lambda unless, action=_action: (Cannot(action, SUBJECT, unless=unless),),
    )
reads(
    "STAYS_SO",
    "次の自分ターンの終了時まで表示形式を/変更できない",
    lambda: Apply((Cannot(Action.CHANGE_POSITION),), THIS, Until.YOUR_NEXT_END),
)
_is("相手の効果の対象にも/ならない", Cannot(Action.BE_TARGETED, SUBJECT, by=Side.OPPONENT))
_is("相手の効果では/除外されない", Cannot(Action.BANISH, SUBJECT, by=Side.OPPONENT))
_is(
    "[戦闘及び相手の効果では|戦闘・相手の効果では]/破壊されない",
    Cannot(Action.BE_DESTROYED_BY_BATTLE, SUBJECT),
    Cannot(Action.BE_DESTROYED_BY_EFFECT, SUBJECT, by=Side.OPPONENT),
)
reads("NEGATED", "/発動できない", lambda: (Cannot(Action.ACTIVATE_EFFECT, SUBJECT),))
reads(
    "MORE",
    "{by:NOUN}との戦闘では/破壊されない",
    lambda by: (Cannot(Action.BE_DESTROYED_BY_BATTLE, SUBJECT, unless=Not(by)),),
)
reads(
    "MORE",
    "{by:ADJECTIVE}相手モンスターとの戦闘では/破壊されない",
    lambda by: (Cannot(Action.BE_DESTROYED_BY_BATTLE, SUBJECT, unless=Not(by & MONSTER)),),
)
reads("MORE", "相手モンスターとの戦闘では/破壊されない", lambda: (Cannot(Action.BE_DESTROYED_BY_BATTLE, SUBJECT),))
for _lead, _by in (("", None), ("相手の", Side.OPPONENT)):
    for _verb, _action in (
        ("効果では/破壊されない", Action.BE_DESTROYED_BY_EFFECT),
        ("効果の対象に/ならない", Action.BE_TARGETED),
    ):
        reads(
            "MORE",
            f"{_lead}{{of:NOUN}}の{_verb}",
            lambda of, by=_by, action=_action: (Cannot(action, SUBJECT, by=by, unless=Not(of)),),
        )
reads(
    "MORE",
    "{which:SUMMONED_THIS_TURN}したターンに[は|]/攻撃できない",
    lambda which: (While(Are(THIS, which), (Cannot(Action.ATTACK, SUBJECT),)),),
)
reads(
    "RULE",
    "このカードが{which:SUMMONED_THIS_TURN}したターン、このカードは/攻撃できない",
    lambda which: (While(Are(THIS, which), (Cannot(Action.ATTACK, THIS),)),),
)
_is("相手の効果では/破壊されない", Cannot(Action.BE_DESTROYED_BY_EFFECT, SUBJECT, by=Side.OPPONENT))
_is("相手の効果の対象に/ならない", Cannot(Action.BE_TARGETED, SUBJECT, by=Side.OPPONENT))
_is("[相手に|]/直接攻撃できる", May(Permission.ATTACK_DIRECTLY, SUBJECT))
for _number in (2, 3):
    _further = May(Permission.EXTRA_ATTACKS, SUBJECT, amount=_number - 1)
    _is(f"1度のバトルフェイズ中に{_number}回[まで|]/攻撃できる", _further)
    _is(
        f"1度のバトルフェイズ中に{_number}回までモンスターに/攻撃できる",
        May(Permission.EXTRA_ATTACKS_ON_MONSTERS, SUBJECT, amount=_number - 1),
    )
for _words, _may in (("", Permission.EXTRA_ATTACKS), ("モンスターに", Permission.EXTRA_ATTACKS_ON_MONSTERS)):
    for _phrasing in (
        "[、|]1度のバトルフェイズ中に[、|]{amount:AMOUNT}まで",
        "{amount:AMOUNT}まで1度のバトルフェイズ中に",
    ):
        reads(
            "MORE",
            f"{_phrasing}{_words}/攻撃できる",
            lambda amount, may=_may: (May(may, SUBJECT, amount=Plus(amount, 1, True)),),
        )
for _how, _permission in (
    ("守備力を攻撃力[の数値|]として扱い", Permission.ATTACK_IN_DEFENSE),
    ("攻撃力の数値を適用して", Permission.ATTACK_IN_DEFENSE_WITH_ATK),
):
    _own = f"[このカードは|そのモンスターは|]{_how}ダメージ計算を"
    _is(f"表側守備表示のままで、{_how}ダメージ計算を行って/攻撃できる", May(_permission, SUBJECT))
    _is(f"表側守備表示のままで攻撃できる。その場合、{_own}/行う", May(_permission, SUBJECT))
reads(
    "MORE.plain",
    "表側守備表示のままで攻撃できる(ダメージ計算では守備力を攻撃力として扱う)",
    lambda: (May(Permission.ATTACK_IN_DEFENSE, SUBJECT),),
)
_is("[相手モンスター全て|相手フィールドの全てのモンスター]に1回ずつ/攻撃できる", May(Permission.ATTACK_EACH, SUBJECT))
reads(
    "MORE",
    "{name:SERIES}チューナーの代わりとしてS素材に/できる",
    lambda name: (May(Permission.SUBSTITUTE_TUNER, SUBJECT, which=name),),
)
for _kind, _words, _this in (("RULE", "このカードは", THIS), ("MORE", "", SUBJECT)):
    reads(
        _kind,
        f"{{which:NOUN}}を[アドバンス|A]召喚する場合、{_words}2体分のリリースに/できる",
        lambda which, this=_this: (May(Permission.TWO_TRIBUTES, this, which=None if which == MONSTER else which),),
    )
_PIERCE = "守備表示モンスターを攻撃した場合、その守備力を攻撃力が超えた分だけ[相手に|]戦闘ダメージを/与える"
reads("PREDICATE", "が" + _PIERCE, lambda: (May(Permission.PIERCE, SUBJECT),))
reads("MORE", _PIERCE, lambda: (May(Permission.PIERCE, SUBJECT),))
reads(
    "PREDICATE",
    "の戦闘で発生するそのコントローラーへの戦闘ダメージは0に/なる",
    lambda: (May(Permission.NO_BATTLE_DAMAGE, SUBJECT),),
)
for _verb in (
    "[相手は|相手モンスターは]{to:SUBJECT}を、[攻撃対象に|攻撃の対象に]",
    "[相手は|相手モンスターは]{to:SUBJECT}を[攻撃対象に|攻撃の対象に]",
):
    for _tail in ("/選択できない", "/できない"):
        reads(
            "RULE",
            _verb + _tail,
            lambda to: (Cannot(Action.BE_ATTACKED, to),) if to != EQUIPPED and not _of_both(to) else None,
        )
for _tail in ("/選択できない", "/できない"):
    reads(
        "RULE",
        f"[相手は|相手モンスターは]{{which:NOUN}}を攻撃対象に{_tail}",
        lambda which: (Cannot(Action.BE_ATTACKED, Pool(which, Zone.FIELD, Side.YOU)),),
    )
for _comma in ("", "、"):
    reads(
        "RULE",
        f"[相手は|相手モンスターは]{{to:SUBJECT}}を{_comma}攻撃対象に[選択できず|できず]、効果の対象にも/できない",
        lambda to: (Cannot(Action.BE_ATTACKED, to), Cannot(Action.BE_TARGETED, to, by=Side.OPPONENT)),
    )
for _words, _side in (("相手は", Side.YOU), ("お互いに", Side.EITHER)):
    reads(
        "RULE",
        f"{_words}{{which:NOUN}}を/攻撃できない",
        lambda which, side=_side: (Cannot(Action.BE_ATTACKED, Pool(which, Zone.FIELD, side)),),
    )
for _words, _times in (("1度だけ、", 1), ("1度だけ", 1)):
    reads(
        "RULE",
        f"自分は通常召喚に加えて{_words}自分メインフェイズに{{which:NOUN}}1体を/召喚できる",
        lambda which: (May(Permission.EXTRA_NORMAL_SUMMON, None, Side.YOU, which=None if which == MONSTER else which),),
    )
for _words, _side in (
    ("お互いに", Side.EITHER),
    ("お互いは", Side.EITHER),
    ("自分は", Side.YOU),
    ("相手は", Side.OPPONENT),
):
    reads("RULE", f"{_words}手札枚数制限がなく/なる", lambda side=_side: (May(Permission.NO_HAND_LIMIT, None, side),))
    reads("RULE", f"{_words}カードを/除外できない", lambda side=_side: (Cannot(Action.BANISH, None, side),))
    reads(
        "RULE",
        f"{_words}EXデッキからモンスターを/特殊召喚できない",
        lambda side=_side: (Cannot(Action.SPECIAL_SUMMON, None, side, zones=Zone.EXTRA_DECK),),
    )
    reads("RULE", f"{_words}{{which:NOUN}}の効果を/発動できない", lambda which, side=_side: no_effects(which, side))
for _words, _side in (("自分は", Side.YOU), ("相手は", Side.OPPONENT), ("お互いは", Side.EITHER)):
    reads(
        "RULE",
        f"{_words}{{unless:NOUN}}しか[アドバンス|A]召喚/できない",
        lambda unless, side=_side: (Cannot(Action.NORMAL_SUMMON, None, side, unless=unless, kinds=SummonKind.TRIBUTE),),
    )
reads("PREDICATE", "を相手は効果の対象に/できない", lambda: (Cannot(Action.BE_TARGETED, SUBJECT, by=Side.OPPONENT),))
reads(
    "PREDICATE",
    "を相手は{of:NOUN}の効果の対象に/できない",
    lambda of: (Cannot(Action.BE_TARGETED, SUBJECT, by=Side.OPPONENT, unless=Not(of)),),
)
for _words, _by in (("相手は", Side.OPPONENT), ("お互いは", None)):
    reads(
        "MORE",
        f"{_words}[それら|それらのカード|それらのモンスター]を効果の対象に/できない",
        lambda by=_by: (Cannot(Action.BE_TARGETED, SUBJECT, by=by),),
    )
reads("PREDICATE", "を相手は攻撃対象に/選択できない", lambda: (Cannot(Action.BE_ATTACKED, SUBJECT),))
reads(
    "RULE", "相手は{to:SUBJECT}を効果の対象に/できない", lambda to: (Cannot(Action.BE_TARGETED, to, by=Side.OPPONENT),)
)
reads(
    "RULE",
    "相手は{which:NOUN}を効果の対象に/できない",
    lambda which: (Cannot(Action.BE_TARGETED, Pool(which, Zone.FIELD, Side.EITHER), by=Side.OPPONENT),),
)
reads("RULE", "お互いは{to:POOL}を効果の対象に/できない", lambda to: (Cannot(Action.BE_TARGETED, to),))
reads("RULE", "お互いは[フィールドの|]このカードを効果の対象に/できない", lambda: (Cannot(Action.BE_TARGETED, THIS),))
_OF_MONSTERS = (Cannot(Action.BE_TARGETED, THIS, unless=Not(MONSTER)),)
reads("RULE", "お互いは[フィールドの|]このカードをモンスターの効果の対象に/できない", lambda: _OF_MONSTERS)
for _who, _side in (
    ("自分への", Side.YOU),
    ("相手への", Side.OPPONENT),
    ("お互いの", Side.EITHER),
    ("お互いへの", Side.EITHER),
):
    reads("VERB", f"その戦闘で発生する{_who}戦闘ダメージは0に/なる", _no_damage, side=_side)
    reads("VERB", f"その戦闘で発生する{_who}戦闘ダメージを0に/する", _no_damage, side=_side)
for _who, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT), ("お互い", Side.EITHER)):
    reads(
        "RULE", f"{_who}が受ける全てのダメージは0に/なる", lambda side=_side: (Cannot(Action.TAKE_DAMAGE, None, side),)
    )
    reads(
        "RULE",
        f"{_who}が受ける[全ての|]効果ダメージは0に/なる",
        lambda side=_side: (Cannot(Action.TAKE_EFFECT_DAMAGE, None, side),),
    )
    reads(
        "RULE",
        f"{_who}が受ける[全ての|]戦闘ダメージは0に/なる",
        lambda side=_side: (Cannot(Action.TAKE_BATTLE_DAMAGE, None, side),),
    )
for _who, _side in (
    ("自分は", Side.YOU),
    ("相手は", Side.OPPONENT),
    ("お互いに", Side.EITHER),
    ("お互いは", Side.EITHER),
):
    reads("RULE", f"{_who}戦闘ダメージを/受けない", lambda side=_side: (Cannot(Action.TAKE_BATTLE_DAMAGE, None, side),))
    for _words in ("[モンスターを|]/通常召喚できない", "モンスターを召喚できず、モンスターを/セットできない"):
        reads(
            "RULE",
            f"{_who}{_words}",
            lambda side=_side: (Cannot(Action.NORMAL_SUMMON, None, side), Cannot(Action.SET_MONSTER, None, side)),
        )
    reads(
        "RULE",
        f"{_who}{{unless:NOUNS}}しか/特殊召喚できない",
        lambda unless, side=_side: (Cannot(Action.SPECIAL_SUMMON, None, side, unless=unless),),
    )
    reads(
        "RULE",
        f"{_who}{{unless:NOUNS}}しか[EXデッキ|エクストラデッキ]から/特殊召喚できない",
        lambda unless, side=_side: (Cannot(Action.SPECIAL_SUMMON, None, side, unless=unless, zones=Zone.EXTRA_DECK),),
    )
    reads(
        "RULE",
        f"{_who}[EXデッキ|エクストラデッキ]から{{unless:NOUNS}}しか/特殊召喚できない",
        lambda unless, side=_side: (Cannot(Action.SPECIAL_SUMMON, None, side, unless=unless, zones=Zone.EXTRA_DECK),),
    )
    reads(
        "RULE",
        f"{_who}{{but:NOUN}}以外のモンスターを[EXデッキ|エクストラデッキ]から/特殊召喚できない",
        lambda but, side=_side: (Cannot(Action.SPECIAL_SUMMON, None, side, unless=but, zones=Zone.EXTRA_DECK),),
    )
    reads(
        "RULE",
        f"{_who}{{but:ADJECTIVE}}モンスターを/特殊召喚できない",
        lambda but, side=_side: (
            (Cannot(Action.SPECIAL_SUMMON, None, side, unless=but.part),) if isinstance(but, Not) else None
        ),
    )
    reads(
        "RULE",
        f"{_who}モンスターを特殊召喚できず、バトルフェイズを/行えない",
        lambda side=_side: (Cannot(Action.SPECIAL_SUMMON, None, side), Cannot(Action.CONDUCT_BATTLE_PHASE, None, side)),
    )
    reads(
        "RULE",
        f"{_who}{{unless:NOUN}}しか特殊召喚できず、バトルフェイズを/行えない",
        lambda unless, side=_side: (
            Cannot(Action.SPECIAL_SUMMON, None, side, unless=unless),
            Cannot(Action.CONDUCT_BATTLE_PHASE, None, side),
        ),
    )
    for _words in (
        "{same:SAME_NAMED}及びその同名カードの効果を/発動できない",
        "{same:SAME_NAMED}及びその同名カードの効果の発動が/できない",
        "{same:SAME_NAMED}と同名のカード及びその効果を/発動できない",
    ):
        reads(
            "RULE",
            _who + _words,
            lambda same, side=_side: tuple(
                Cannot(action, None, side, unless=Not(same)) for action in (Action.ACTIVATE, Action.ACTIVATE_EFFECT)
            ),
        )
    reads(
        "RULE", f"{_who}モンスターを/特殊召喚できない", lambda side=_side: (Cannot(Action.SPECIAL_SUMMON, None, side),)
    )
    reads(
        "RULE",
        f"{_who}{{but:NOUN}}を/特殊召喚できない",
        lambda but, side=_side: (
            (Cannot(Action.SPECIAL_SUMMON, None, side, unless=Not(but)),) if not _all_or_others(but) else None
        ),
    )
    reads(
        "RULE",
        f"{_who}モンスターを召喚・反転召喚・/特殊召喚できない",
        lambda side=_side: tuple(
            Cannot(action, None, side) for action in (Action.NORMAL_SUMMON, Action.FLIP_SUMMON, Action.SPECIAL_SUMMON)
        ),
    )
    for _from in ("{but:NOUN}をEXデッキから", "EXデッキの{but:NOUN}を"):
        reads(
            "RULE",
            f"{_who}{_from}/特殊召喚できない",
            lambda but, side=_side: (
                (Cannot(Action.SPECIAL_SUMMON, None, side, unless=Not(but), zones=Zone.EXTRA_DECK),)
                if not _all_or_others(but)
                else None
            ),
        )
    reads(
        "RULE",
        f"{_who}{{which:NAMED}}で/攻撃できない",
        lambda which, side=_side: (Cannot(Action.ATTACK, None, side, unless=Not(which)),),
    )
    for _from, _zones in (
        ("手札", Zone.HAND),
        ("墓地", Zone.GRAVEYARD),
        ("デッキ", Zone.DECK),
        ("デッキ・EXデッキ", Zone.DECK | Zone.EXTRA_DECK),
    ):
        reads(
            "RULE",
            f"{_who}{_from}からモンスターを/特殊召喚できない",
            lambda side=_side, zones=_zones: (Cannot(Action.SPECIAL_SUMMON, None, side, zones=zones),),
        )
        reads(
            "RULE",
            f"{_who}{_from}から{{unless:NOUN}}しか/特殊召喚できない",
            lambda unless, side=_side, zones=_zones: (
                Cannot(Action.SPECIAL_SUMMON, None, side, unless=unless, zones=zones),
            ),
        )
    reads("RULE", f"{_who}モンスターを/召喚できない", lambda side=_side: (Cannot(Action.NORMAL_SUMMON, None, side),))
    reads(
        "RULE",
        f"{_who}{{unless:NOUN}}しか/召喚できない",
        lambda unless, side=_side: (Cannot(Action.NORMAL_SUMMON, None, side, unless=unless),),
    )
    reads(
        "RULE",
        f"{_who}{{unless:NOUN}}しか召喚できず、{{other:NOUN}}しか/特殊召喚できない",
        lambda unless, other, side=_side: (
            Cannot(Action.NORMAL_SUMMON, None, side, unless=unless),
            Cannot(Action.SPECIAL_SUMMON, None, side, unless=other),
        ),
    )
    reads(
        "RULE",
        f"{_who}{{unless:NOUN}}しか召喚・/特殊召喚できない",
        lambda unless, side=_side: (
            Cannot(Action.NORMAL_SUMMON, None, side, unless=unless),
            Cannot(Action.SPECIAL_SUMMON, None, side, unless=unless),
        ),
    )
    reads(
        "RULE",
        f"{_who}モンスターを召喚・/特殊召喚できない",
        lambda side=_side: (Cannot(Action.NORMAL_SUMMON, None, side), Cannot(Action.SPECIAL_SUMMON, None, side)),
    )
    reads(
        "RULE",
        f"{_who}バトルフェイズを/行えない",
        lambda side=_side: (Cannot(Action.CONDUCT_BATTLE_PHASE, None, side),),
    )
    reads("RULE", f"{_who}攻撃/宣言できない", lambda side=_side: (Cannot(Action.ATTACK, None, side),))
    reads("RULE", f"{_who}魔法・罠カードを/発動できない", lambda side=_side: (Cannot(Action.ACTIVATE, None, side),))
    reads("RULE", f"{_who}{{which:NOUN}}及びその効果を/発動できない", lambda which, s=_side: not_even_cards(which, s))
    reads(
        "RULE",
        f"{_who}[カードの効果|魔法・罠・モンスターの効果]を/発動できない",
        lambda side=_side: (Cannot(Action.ACTIVATE, None, side), Cannot(Action.ACTIVATE_EFFECT, None, side)),
    )
    reads(
        "RULE",
        f"{_who}{{unless:NOUN}}でしか/攻撃宣言できない",
        lambda unless, side=_side: (Cannot(Action.ATTACK, None, side, unless=unless),),
    )


# before the numbered effects
def _no_material(action: Action, which: Filter | None = None) -> Applies:
    """This card cannot be such a material, or not in the turn in which it was summoned like that."""
    return Applies((Cannot(action, THIS),), "", None if which is None else Are(THIS, which), always=True)


for _word, _action in (
    ("融合", Action.BE_FUSION_MATERIAL),
    ("S", Action.BE_SYNCHRO_MATERIAL),
    ("X", Action.BE_XYZ_MATERIAL),
    ("L", Action.BE_LINK_MATERIAL),
    ("リンク", Action.BE_LINK_MATERIAL),
):
    for _use in (f"{_word}素材", f"{_word}召喚の素材"):
        reads("PREFACE", f"このカードは{_use}に/できない", _no_material, action=_action)
        reads(
            "PREFACE",
            f"このカードは{{which:SUMMONED_THIS_TURN}}されたターンには{_use}に/できない",
            _no_material,
            action=_action,
        )
        reads(
            "PREFACE",
            f"このカードを{_use}とする場合、{{which:NOUN}}の{_word}召喚にしか/使用できない",
            lambda which, action=_action: Applies((Cannot(action, THIS, unless=which),), always=True),
        )
reads(
    "PREFACE",
    "このカードは{name:SERIES}チューナーの代わりとしてS素材に/できる",
    lambda name: Applies((May(Permission.SUBSTITUTE_TUNER, THIS, which=name),), always=True),
)
_is("攻撃可能な場合[に|]は[、|]/攻撃しなければならない", May(Permission.MUST_ATTACK, SUBJECT))
_is("攻撃可能な場合は[、|]このカードを/攻撃しなければならない", May(Permission.MUST_ATTACK, SUBJECT, which=IS_THIS))
reads("STANDING", "攻撃可能な{to:SUBJECT}は攻撃しなければならない", lambda to: (May(Permission.MUST_ATTACK, to),))
