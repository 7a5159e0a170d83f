"""Words about battle (戦闘): how they are read in Japanese."""

from dataclasses import dataclass
from typing import Any, ClassVar

from duelkit.yugioh.language.base import AllHold, Filter, Modifier, Not, Pool
from duelkit.yugioh.language.clauses import Apply, Are, InStep
from duelkit.yugioh.language.events import Actor
from duelkit.yugioh.language.nouns import BATTLING, IS_THIS, MONSTER, TRAP, IsAmong, IsFaceUp
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.permissions import Action, Permission
from duelkit.yugioh.language.selections import ATTACKER, EACH, EQUIPPED, THIS, TRIGGERING, Pick, Subject
from duelkit.yugioh.language.terms import EventKind, Side, Step, Until, Zone
from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.words.battle.meaning import (
    AttackAgain,
    BattleDamageChanges,
    ChangeAttackTarget,
    EndBattlePhase,
    HasAttacked,
    HasBattled,
    HasDestroyedByBattle,
    InsteadOfBattleDamage,
    IsBattling,
    NegateAttack,
    Share,
)
from duelkit.yugioh.words.occasions.meaning import attack_declared, battle_damage_to
from duelkit.yugioh.words.permissions.meaning import Cannot, May

terms(
    "AFTER_ATTACK",
    {
        "攻撃した場合、ダメージステップ終了時に": (
            When(EventKind.DAMAGE_STEP_ENDS, IS_THIS),
            IsBattling(IS_THIS, attacking=True),
        ),
        "攻撃した場合、バトルフェイズ終了時に": (
            When(EventKind.BATTLE_PHASE_ENDS),
            Are(THIS, HasAttacked(declared=False)),
        ),
    },
)
reads("VERB", "その攻撃を無効に/する", NegateAttack)
reads("VERB", "攻撃を無効に/する", NegateAttack)
reads("VERB", "バトルフェイズを/終了する", EndBattlePhase)
reads("VERB", "攻撃対象を{what:REF}に/移し替える", ChangeAttackTarget)
reads("VERB", "攻撃対象を{what:REF}に移し替えてダメージ計算を/行う", ChangeAttackTarget, calculates=True)
reads("VERB", "攻撃対象を{what:REF}に/変更する", ChangeAttackTarget)
reads("VERB.plain", "このカードはもう1度だけ続けて攻撃できる", AttackAgain)
reads("VERB.plain", "このカードは続けて攻撃できる", AttackAgain, freely=True)

terms(
    "THIS_TURN",
    {
        "このカードが戦闘を行った": Are(THIS, HasBattled()),
        "このカードが戦闘で[相手|]モンスターを破壊した": Are(THIS, HasDestroyedByBattle()),
        "このカードが攻撃した": Are(THIS, HasAttacked(declared=False)),
    },
)
reads("EQUIPPED_ACTOR", "装備モンスター", lambda: Actor(IsAmong(EQUIPPED), Side.EITHER, Zone.FIELD))


# attacks
def _attacks(actor: Actor, condition: Any = None) -> Any:
    if not _fights(actor):
        return None
    plain = actor.who == MONSTER
    return attack_declared(actor.side, None if plain else actor.who), condition


def _fights(actor: Actor) -> bool:
    """Whether it is where monsters battle."""
    return (not actor.origin or bool(actor.origin & Zone.MONSTER_ZONE)) and not actor.face_down


for _actors in ("THIS_ACTOR", "OTHER_ACTOR", "EQUIPPED_ACTOR"):
    reads("EVENT", f"{{actor:{_actors}}}が攻撃宣言した", lambda actor: (_attacks(actor) or (None,))[0])
    reads("MOMENT", f"{{actor:{_actors}}}の攻撃宣言時", _attacks)
    reads("MOMENT", f"{{actor:{_actors}}}の直接攻撃宣言時", _attacks, condition=IsBattling(direct=True))
reads("MOMENT", "相手の攻撃宣言時", lambda: (attack_declared(Side.OPPONENT), None))
reads("MOMENT", "相手の直接攻撃宣言時", lambda: (attack_declared(Side.OPPONENT), IsBattling(direct=True)))
reads("MOMENT", "このカードの直接攻撃宣言時", lambda: (attack_declared(who=IS_THIS), IsBattling(direct=True)))
reads("MOMENT", "このカードが戦闘を行う攻撃宣言時", lambda: (attack_declared(), IsBattling(IS_THIS)))
reads(
    "MOMENT",
    "このカードが相手モンスターと戦闘を行う攻撃宣言時",
    lambda: (attack_declared(), IsBattling(IS_THIS, MONSTER)),
)


def _declares(actor: Actor, against: Filter | None = None) -> Any:
    """The declaration of an attack in a battle of this monster."""
    if not _fights(actor) or actor.who is None or actor.side is not Side.YOU:
        return None
    return attack_declared(), IsBattling(actor.who, against)


reads("MOMENT", "{actor:OTHER_ACTOR}が戦闘を行う攻撃宣言時", _declares)
reads("MOMENT", "{actor:OTHER_ACTOR}が相手モンスターと戦闘を行う攻撃宣言時", _declares, against=MONSTER)
reads("MOMENT", "{actor:OTHER_ACTOR}が{against:OPPOSING}と戦闘を行う攻撃宣言時", _declares)
reads(
    "EVENT",
    "このカードが直接攻撃で相手に戦闘ダメージを与えた",
    lambda: (battle_damage_to(Side.OPPONENT, IS_THIS), IsBattling(IS_THIS, direct=True)),
)

# moments of the damage step
_MOMENTS = (
    ("ダメージステップ開始時", EventKind.BATTLE_START),
    ("ダメージ計算前", EventKind.BEFORE_CALCULATION),
    ("ダメージ計算時", EventKind.CALCULATION),
    ("ダメージ計算後", EventKind.BATTLED),
    ("ダメージステップ終了時", EventKind.DAMAGE_STEP_ENDS),
)


def _battles(actor: Actor, event: EventKind, against: Filter | None = None, attacking: bool | None = None) -> Any:
    """A moment of a battle of this monster; its opponent, or who attacks, is a condition."""
    if not _fights(actor) or actor.who is None:
        return None
    if against is None and attacking is None and (actor.who == MONSTER or actor.side is Side.OPPONENT):
        return When(event, actor.who, actor.side), None
    if actor.who not in (IS_THIS, IsAmong(EQUIPPED)) and actor.side is not Side.YOU:
        return None
    if against is None and attacking is None:
        return When(event, actor.who, actor.side), None
    if event is not EventKind.BATTLE_START and against is not None and IsFaceUp() in getattr(against, "parts", ()):
        return None  # the attacked monster is face-up by then
    return When(event, actor.who, actor.side), IsBattling(actor.who, against, attacking)


for _words, _event in _MOMENTS:
    for _actors in ("THIS_ACTOR", "OTHER_ACTOR", "EQUIPPED_ACTOR"):
        for _does in ("行う", "行った"):
            reads("MOMENT", f"{{actor:{_actors}}}が戦闘を{_does}[、|]{_words}", _battles, event=_event)
            reads(
                "MOMENT",
                f"{{actor:{_actors}}}が相手モンスターと戦闘を{_does}[、|]{_words}",
                _battles,
                event=_event,
                against=MONSTER,
            )
            reads(
                "MOMENT",
                f"{{actor:{_actors}}}が{{against:OPPOSING}}と戦闘を{_does}[、|]{_words}",
                _battles,
                event=_event,
            )
        reads(
            "MOMENT",
            f"{{actor:{_actors}}}がモンスターと戦闘を行った[、|]{_words}",
            _battles,
            event=_event,
            against=MONSTER,
        )
        for _does in ("する", "した"):
            reads(
                "MOMENT",
                f"{{actor:{_actors}}}が{{against:OPPOSING}}[を|に]攻撃{_does}{_words}",
                _battles,
                event=_event,
                attacking=True,
            )
            reads("MOMENT", f"{{actor:{_actors}}}が攻撃{_does}{_words}", _battles, event=_event, attacking=True)
            reads(
                "MOMENT",
                f"{{actor:{_actors}}}が相手モンスターに攻撃{_does}{_words}",
                _battles,
                event=_event,
                against=MONSTER,
                attacking=True,
            )
        for _does in ("される", "された"):
            reads("MOMENT", f"{{actor:{_actors}}}が攻撃{_does}{_words}", _battles, event=_event, attacking=False)
reads("OPPOSING", "{which:NOUN}", lambda which: None if which in (MONSTER, IS_THIS) else which)
reads("OPPOSING", "相手の{which:NOUN}", lambda which: which)
reads("OPPOSING", "{which:ADJECTIVE}[相手モンスター|相手のモンスター]", lambda which: which & MONSTER)
reads(
    "MORE",
    "{which:OPPOSING}全てに1回ずつ/攻撃できる",
    lambda which: (May(Permission.ATTACK_EACH, SUBJECT, which=which),),
)
for _whose, _side in (
    ("自分", Side.YOU),
    ("相手", Side.OPPONENT),
    ("", Side.EITHER),
    ("自分・相手の", Side.EITHER),
    ("お互いの", Side.EITHER),
):
    reads(
        "MOMENT",
        f"{_whose}バトルフェイズ終了時",
        lambda side=_side: (When(EventKind.BATTLE_PHASE_ENDS, None, side), None),
    )
    reads(
        "MOMENT",
        f"{_whose}バトルフェイズ開始時",
        lambda side=_side: (When(EventKind.BATTLE_PHASE_BEGINS, None, side), None),
    )


# who destroys whom
def _beats(actor: Actor, victim: Filter | None, to: Zone, attacking: bool = False) -> Any:
    if not _fights(actor) or actor.who is None:
        return None
    when = When(EventKind.DESTROYS_BY_BATTLE, actor.who, actor.side, by_card=victim, to=to)
    return (when, IsBattling(actor.who, attacking=True)) if attacking else when


for _actors in ("THIS_ACTOR", "OTHER_ACTOR", "EQUIPPED_ACTOR"):
    for _end, _to in (("破壊した", Zone(0)), ("破壊し[、|]墓地へ送った", Zone.GRAVEYARD)):
        for _how, _attacking in (("が戦闘で", False), ("の攻撃で", True)):
            reads(
                "EVENT",
                f"{{actor:{_actors}}}{_how}[相手モンスター|モンスター]を{_end}",
                lambda actor, to=_to, attacking=_attacking: _beats(actor, None, to, attacking),
            )
            reads(
                "EVENT",
                f"{{actor:{_actors}}}{_how}[相手の|]{{victim:OPPOSING}}を{_end}",
                lambda actor, victim, to=_to, attacking=_attacking: _beats(actor, victim, to, attacking),
            )

    reads(
        "EVENT",
        f"{{actor:{_actors}}}が攻撃し、戦闘でモンスターを破壊した",
        lambda actor: _beats(actor, None, Zone(0), attacking=True),
    )


reads("REF", "その攻撃宣言したモンスター", lambda: TRIGGERING)
reads("ATTACKING", "[その|]攻撃モンスター1体", lambda: Pick(Pool(IsAmong(ATTACKER), Zone.FIELD, Side.EITHER)))
for _actors in ("THIS_ACTOR", "OTHER_ACTOR"):
    for _words, _event in _MOMENTS:
        reads("MOMENT", f"{{actor:{_actors}}}がモンスターと戦闘を行う{_words}", _battles, event=_event, against=MONSTER)
        reads(
            "MOMENT",
            f"{{actor:{_actors}}}がモンスター[に|を]攻撃[する|した]{_words}",
            _battles,
            event=_event,
            against=MONSTER,
            attacking=True,
        )
        reads(
            "MOMENT",
            f"{{actor:{_actors}}}が相手モンスターを攻撃[する|した]{_words}",
            _battles,
            event=_event,
            against=MONSTER,
            attacking=True,
        )


# continuous effects of a battle
def _fighting(kind: str, who: str, yours: Filter | None) -> None:
    """〜が戦闘を行う, 〜が攻撃する."""

    def battle(
        attacking: bool | None = None,
        opposing: Filter | None = None,
        which: Filter | None = None,
        direct: bool | None = None,
    ) -> IsBattling:
        return IsBattling(which if yours is None else yours, opposing, attacking, direct)

    reads(kind, f"{who}が戦闘を/行う", battle)
    reads(kind, f"{who}が[相手モンスターと|モンスターと]戦闘を/行う", battle, opposing=MONSTER)
    reads(kind, f"{who}が[相手の|]{{opposing:NOUN}}と戦闘を/行う", battle)
    reads(kind, f"{who}が/攻撃する", battle, attacking=True)
    reads(kind, f"{who}が直接攻撃/する", battle, attacking=True, direct=True)
    reads(
        kind,
        f"{who}が[相手モンスターを|相手モンスターに|モンスターを]/攻撃する",
        battle,
        attacking=True,
        opposing=MONSTER,
    )
    reads(kind, f"{who}が[相手の|]{{opposing:NOUN}}[を|に]/攻撃する", battle, attacking=True)


_fighting("BATTLE", "このカード", IS_THIS)
for _does, _as_attacker in (("戦闘を/行う", None), ("/攻撃する", True)):
    reads(
        "BATTLE",
        f"{{made:MADE_SO}}このカードが{_does}",
        lambda made, attacking=_as_attacker: AllHold((IsBattling(IS_THIS, attacking=attacking), Are(THIS, made))),
    )
_fighting("BATTLE", "装備モンスター", IsAmong(EQUIPPED))
_fighting("BATTLE", "[自分の|自分フィールドの]{which:NOUN}", None)
_fighting("BATTLE", "自分モンスター", MONSTER)
reads("BATTLE", "このカードが[相手モンスターに|]/攻撃される", lambda: IsBattling(IS_THIS, None, False))
for _words, _steps in (("ダメージステップの間", Step.DAMAGE_STEP), ("ダメージ計算時のみ", Step.CALCULATION)):
    reads("DURING", f"{{battle:BATTLE.plain}}{_words}", lambda battle, steps=_steps: AllHold((battle, InStep(steps))))
    reads(
        "DURING",
        f"{{battle:BATTLE.plain}}場合、{_words}",
        lambda battle, steps=_steps: AllHold((battle, InStep(steps))),
    )
    reads(
        "DURING",
        f"{_words}、{{battle:BATTLE.plain}}場合",
        lambda battle, steps=_steps: AllHold((battle, InStep(steps))),
    )
reads("DURING", "{battle:BATTLE.plain}場合", lambda battle: battle)
reads(
    "VERB.plain",
    "{what:REF}はその戦闘では破壊されない",
    lambda what: Apply((Cannot(Action.BE_DESTROYED_BY_BATTLE, EACH),), what, Until.END_OF_DAMAGE_STEP),
)
_BOTH = Pool(BATTLING, Zone.FIELD, Side.EITHER)
reads(
    "OF_BATTLE",
    "その[2体|お互いのモンスター][は|は、]その戦闘では/破壊されない",
    lambda: (Cannot(Action.BE_DESTROYED_BY_BATTLE, _BOTH),),
)
for _words, _actions in {
    "魔法・罠カードを": (Action.ACTIVATE,),
    "魔法・罠・モンスターの効果を": (Action.ACTIVATE, Action.ACTIVATE_EFFECT),
    "カードの効果を": (Action.ACTIVATE, Action.ACTIVATE_EFFECT),
    "モンスターの効果を": (),
}.items():
    if _actions:
        reads(
            "OF_BATTLE",
            f"相手は[その|]ダメージステップ終了時まで{_words}/発動できない",
            lambda actions=_actions: tuple(Cannot(action, None, Side.OPPONENT) for action in actions),
        )
reads(
    "OF_BATTLE",
    "相手は[その|]ダメージステップ終了時まで{which:NOUN}の効果を/発動できない",
    lambda which: (Cannot(Action.ACTIVATE_EFFECT, None, Side.OPPONENT, unless=Not(which)),),
)
reads(
    "OF_BATTLE",
    "相手は[その|]ダメージステップ終了時まで罠カードを/発動できない",
    lambda: (Cannot(Action.ACTIVATE, None, Side.OPPONENT, unless=Not(TRAP)),),
)
for _words, _side in (
    ("自分への", Side.YOU),
    ("相手への", Side.OPPONENT),
    ("お互いの", Side.EITHER),
    ("お互いへの", Side.EITHER),
):
    _taker = {Side.YOU: "相手", Side.OPPONENT: "自分", Side.EITHER: ""}[_side]
    for _verb, _share in (
        ("は半分に/なる", Share.HALF),
        ("は倍に/なる", Share.DOUBLE),
        ("はその元々の攻撃力に/なる", Share.ORIGINAL_ATK),
        (f"は代わりに{_taker}が/受ける", Share.OTHER_PLAYER),
        (f"は{_taker}も/受ける", Share.BOTH),
    ):
        if _taker or _share in (Share.HALF, Share.DOUBLE, Share.ORIGINAL_ATK):
            reads(
                "PREDICATE",
                f"の戦闘で発生する{_words}戦闘ダメージ{_verb}",
                lambda share=_share, side=_side: (BattleDamageChanges(share, side, SUBJECT),),
            )
for _verb, _share in (("は半分に/なる", Share.HALF), ("は倍に/なる", Share.DOUBLE)):
    reads(
        "PREDICATE",
        f"がプレイヤーに与える戦闘ダメージ{_verb}",
        lambda share=_share: (BattleDamageChanges(share, Side.EITHER, SUBJECT, True),),
    )
for _words, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT)):
    for _verb, _share in (("半分に/なる", Share.HALF), ("倍に/なる", Share.DOUBLE)):
        reads(
            "RULE",
            f"{_words}が受ける戦闘ダメージは{_verb}",
            lambda share=_share, side=_side: (
                BattleDamageChanges(share, side, Pool(MONSTER, Zone.FIELD, Side.EITHER)),
            ),
        )


def _until_calculation(actor: Actor, against: Filter | None = None, steps: Step = Step.UNTIL_CALCULATION) -> Any:
    """From the start of the damage step until before damage calculation, in a battle of this monster.

    :param steps: another part of the damage step.
    """
    if not _fights(actor) or actor.who is None or actor.who != IS_THIS and actor.side is not Side.YOU:
        return None
    return InStep(steps), IsBattling(actor.who, against)


for _actors in ("THIS_ACTOR", "OTHER_ACTOR"):
    reads(
        "BATTLE_SPAN",
        f"{{actor:{_actors}}}が戦闘を行うダメージステップ開始時からダメージ計算前まで",
        _until_calculation,
    )
    reads(
        "BATTLE_SPAN",
        f"{{actor:{_actors}}}が相手モンスターと戦闘を行うダメージステップ開始時からダメージ計算前まで",
        _until_calculation,
        against=MONSTER,
    )
    for _with, _against in (("", None), ("相手モンスターと", MONSTER)):
        reads(
            "BATTLE_SPAN",
            f"{{actor:{_actors}}}が{_with}戦闘を行う自分・相手ターンのダメージ計算時",
            _until_calculation,
            against=_against,
            steps=Step.CALCULATION,
        )
for _words in (
    "相手モンスターの攻撃対象は[自分|このカードのコントローラー]が選択する",
    "自分は相手モンスターの攻撃対象を選択する",
):
    reads("STANDING", _words, lambda: (May(Permission.CHOOSE_ATTACK_TARGETS, None, Side.YOU),))
for _each in (
    "{which:PROPERTY}相手モンスター全てに1回ずつ/攻撃できる",
    "相手フィールドの{which:NOUN}全てに1回ずつ/攻撃できる",
):
    reads("MORE", _each, lambda which: (May(Permission.ATTACK_EACH, SUBJECT, which=which),))


@dataclass(frozen=True, slots=True)
class _NoneToYou(Modifier):
    """自分への戦闘ダメージは０になる: of one's own monsters it is the damage to their controller; of others it is not."""

    of_monsters: ClassVar[bool] = True

    to: Subject

    def simplified(self) -> Modifier:
        both = isinstance(self.to, Pool) and self.to.side is Side.EITHER
        return InsteadOfBattleDamage(Side.YOU, self.to) if both else May(Permission.NO_BATTLE_DAMAGE, self.to)


reads("PREDICATE", "の戦闘で発生する自分への戦闘ダメージは0に/なる", lambda: (_NoneToYou(SUBJECT),))
