"""Japanese verbs that bring monsters out."""

from __future__ import annotations

from duelkit.yugioh.language.filters import Every, RefKind
from duelkit.yugioh.language.modifiers import Modifier
from duelkit.yugioh.language.verbs import (
    BecomeMonster,
    FusionSummon,
    MakeTokens,
    NormalSummonNow,
    RitualSummon,
    SpecialSummon,
    SynchroSummonNow,
)
from duelkit.yugioh.language.words import CardType, Position, Side, Zone
from duelkit.yugioh.text.heads import Head
from duelkit.yugioh.text.ja_amounts import value
from duelkit.yugioh.text.ja_clauses import sentence_of
from duelkit.yugioh.text.ja_core import MODIFIERS, VERBS, WHATS, Noun, Scope
from duelkit.yugioh.text.ja_nouns import noun_of, type_words
from duelkit.yugioh.text.ja_phrase import Phrase, phrase
from duelkit.yugioh.text.ja_places import place
from duelkit.yugioh.text.ja_words import attributes, figure, position, races, small, summons


def in_position(positions: Position) -> str:
    """守備表示で …; nothing for the usual face-up."""
    if positions == Position.FACE_UP:
        return ""
    short = {Position.FACE_UP_ATTACK: "攻撃表示", Position.FACE_UP_DEFENSE: "守備表示"}
    if positions == Position.FACE_UP | Position.FACE_DOWN_DEFENSE:
        return "表側表示または裏側守備表示で"
    return f"{short.get(positions, position(positions))}で"


def summoned_with(modifiers: tuple[Modifier, ...], noun: Noun, scope: Scope) -> tuple[str, ...]:
    """この効果で特殊召喚したモンスターの効果は無効化される."""
    if not modifiers:
        return ()
    scope.now(RefKind.EACH, Noun(f"この効果で特殊召喚した{noun.text}", Head.MONSTER))
    clauses = [clause for modifier in modifiers for clause in MODIFIERS(modifier, scope)]
    del scope.known[RefKind.EACH]
    return sentence_of(clauses).sentences


@VERBS.words(SpecialSummon)
def _special_summon(node: SpecialSummon, scope: Scope) -> Phrase:
    scope.summoning = True
    noun = WHATS(node.what, scope)
    scope.summoning = False
    lead = noun.wo
    if noun.this and scope.place_of_this == "手札":
        lead = "このカードを手札から"
    elif isinstance(node.what, Every):
        lead = f"{noun.text}を可能な限り"
    elif noun.this and scope.place_of_this:
        lead = "このカードを"
    how = "召喚条件を無視して" if node.ignoring else ""
    how += {Side.YOU: "", Side.OPPONENT: "相手フィールドに", Side.EITHER: "自分または相手のフィールドに"}[node.to]
    if node.pointed:
        where = {Side.YOU: "自分フィールド", Side.OPPONENT: "相手フィールド", Side.EITHER: "フィールド"}[node.to]
        how = f"このカードのリンク先となる{where}に"
    how += in_position(node.positions)
    verb = f"{summons(node.as_kind)}扱いで特殊召喚する" if node.as_kind else "特殊召喚する"
    scope.now(
        RefKind.THEM,
        Noun("このカード", Head.MONSTER, this=True)
        if noun.this
        else Noun("そのモンスター", Head.MONSTER, zones=Zone.MONSTER_ZONE, extra=noun.extra),
    )
    scope.done = "特殊召喚したモンスターの数"
    scope.now(RefKind.LINKED, Noun("この効果で特殊召喚したモンスター", Head.MONSTER))
    of = Noun("このカード" if noun.this else "モンスター")
    return phrase(f"{lead}{how}", verb).with_tail(*summoned_with(node.modifiers, of, scope))


@VERBS.words(MakeTokens)
def _make_tokens(node: MakeTokens, scope: Scope) -> Phrase:
    atk, defense = (figure(x) if isinstance(x, int) else "？" for x in (node.atk, node.defense))
    figures = f"攻／守{atk}" if atk == defense else f"攻{atk}／守{defense}"
    kind = f"{races(node.race)}・{attributes(node.attribute).removesuffix('属性')}・星{small(node.level)}"
    name = node.ja if node.ja.endswith("トークン") else f"{node.ja}トークン"
    where = {Side.YOU: "自分フィールドに", Side.OPPONENT: "相手フィールドに", Side.EITHER: "フィールドに"}[node.to]
    said = phrase(
        f"{where}「{name}」（{kind}・{figures}）{small(node.number)}体を{in_position(node.positions)}",
        "特殊召喚する",
    )
    scope.now(RefKind.THEM, Noun("そのトークン", Head.MONSTER, zones=Zone.MONSTER_ZONE))
    scope.now(RefKind.LINKED, Noun("この効果で特殊召喚したトークン", Head.MONSTER))
    tail = []
    if not isinstance(node.atk, int) or not isinstance(node.defense, int):
        if node.atk == node.defense:
            tail.append(f"このトークンの攻撃力・守備力は{value(node.atk, scope)}と同じになる")
        else:
            if not isinstance(node.atk, int):
                tail.append(f"このトークンの攻撃力は{value(node.atk, scope)}と同じになる")
            if not isinstance(node.defense, int):
                tail.append(f"このトークンの守備力は{value(node.defense, scope)}と同じになる")
    return said.with_tail(*tail, *summoned_with(node.modifiers, Noun("トークン"), scope))


@VERBS.words(FusionSummon)
def _fusion_summon(node: FusionSummon, scope: Scope) -> Phrase:
    noun = noun_of(node.which, scope)
    kind = "融合モンスター" if noun == "モンスター" else noun
    where = place(node.materials, Side.YOU, Head.MONSTER)
    used = "除外し" if node.materials & Zone.GRAVEYARD else "素材とし"
    scope.now(RefKind.THEM, Noun("そのモンスター", Head.MONSTER, zones=Zone.MONSTER_ZONE))
    return phrase(f"{where}のモンスターを{used}、ＥＸデッキから{kind}１体を", "融合召喚する")


@VERBS.words(RitualSummon)
def _ritual_summon(node: RitualSummon, scope: Scope) -> Phrase:
    noun = noun_of(node.which, scope)
    many = "" if noun.startswith("「") and noun.endswith("」") else "１体"
    level = f"{noun if not many else '儀式召喚するモンスター'}のレベル"
    sums = f"{level}と同じになる" if node.exactly else f"{level}以上になる"
    return phrase(
        f"自分の手札・フィールドから、レベルの合計が{sums}ようにモンスターをリリースし、手札から{noun}{many}を",
        "儀式召喚する",
    )


@VERBS.words(SynchroSummonNow)
def _synchro_now(node: SynchroSummonNow, scope: Scope) -> Phrase:
    return phrase(f"{WHATS(node.using, scope).bare}を含む自分フィールドのモンスターを素材として", "Ｓ召喚する")


@VERBS.words(NormalSummonNow)
def _normal_now(node: NormalSummonNow, scope: Scope) -> Phrase:
    return phrase(f"手札の{noun_of(node.which, scope)}１体を", "通常召喚する")


@VERBS.words(BecomeMonster)
def _become_monster(node: BecomeMonster, scope: Scope) -> Phrase:
    kind = type_words(node.types & ~CardType.TRAP)
    atk, defense = figure(node.atk), figure(node.defense)
    figures = f"攻／守{atk}" if atk == defense else f"攻{atk}／守{defense}"
    colour = attributes(node.attribute).removesuffix("属性")
    card = f"{races(node.race)}・{colour}・星{small(node.level)}・{figures}"
    scope.now(RefKind.THEM, Noun("このカード", Head.MONSTER, this=True))
    return phrase(
        f"このカードは{kind}（{card}）となり、モンスターゾーンに{in_position(node.positions)}", "特殊召喚する"
    ).with_tail("このカードは罠カードとしても扱う")
