"""A whole card in Japanese."""

from __future__ import annotations

from duelkit.cardlang.vocabulary import load
from duelkit.judgment import words
from duelkit.judgment.language.card import Ability, Card, Choice, Doubt, Limit, SpellCost
from duelkit.judgment.language.filters import FieldFilter, Pick, PickElement, RefKind
from duelkit.judgment.language.terms import Keyword, Pile, SpellClass
from duelkit.judgment.text.grammar.ja import sentence
from duelkit.judgment.text.ja import doubts
from duelkit.judgment.text.ja import icons as ja_icons
from duelkit.judgment.text.ja.amounts import quantity
from duelkit.judgment.text.ja.core import ABILITIES, CONDITIONS, FIELDS, PARTS, VERBS, WHATS, Noun, Scope
from duelkit.judgment.text.ja.nouns import cards, creatures, fields
from duelkit.judgment.text.ja.terms import (
    BEARS,
    KEYWORDS,
    NAMELESS,
    RARITIES,
    SPELL_CLASSES,
    affiliation,
    elements,
    race,
)
from duelkit.judgment.text.kinds import kinds_of
from duelkit.judgment.text.sheet import CardText

load(words, "ja")


# The head -----------------------------------------------------------------------------------------


@PARTS.words(Limit)
def _limit(node: Limit, scope: Scope) -> str:
    spell = scope.card.spell_class
    if node.group:
        return f"同{'種族' if spell is None else '種類'}{node.count}枚制限"
    return f"同カード{node.count}枚制限"


def figures(card: Card, scope: Scope) -> list[str]:
    """The lines of figures below the name."""
    lock = [f"{'召喚' if card.is_creature else 'キャスト'}制限"] if card.lock else []
    tail = [RARITIES[card.rarity], *(PARTS(limit, scope) for limit in card.limits)]
    number = f"カード番号{card.number}"
    if card.spell_class is not None:
        x = card.price is not None and card.price.mana and not card.cost
        cost = "（テキスト参照）" if x else str(card.cost)
        return ["、".join([number, f"スペル／{SPELL_CLASSES[card.spell_class]}", f"マナコスト{cost}", *lock, *tail])]
    element = f"{elements(card.element)}属性" if card.element else "無属性"
    belongs = [f"所属「{affiliation(card.affiliation)}」"] if card.affiliation else []
    costs = (
        f"再行動コスト{card.attack_cost}"
        if card.attack_cost == card.rotate_cost
        else f"攻撃コスト{card.attack_cost}、回転コスト{card.rotate_cost}"
    )
    return [
        "、".join([number, element, f"〈{race(card.race)}〉", *belongs, *tail]),
        "、".join([f"マナコスト{card.cost}", costs, f"体力{card.hp}", f"攻撃力{card.attack}", *lock]),
    ]


def keyword_line(card: Card) -> str:
    """【先制】【回避】1回【護り】2点; empty if there is none."""
    words = [f"【{KEYWORDS[keyword]}】" for keyword in Keyword if keyword & card.keywords & ~NAMELESS]
    if card.evasion:
        words.append("【回避】" if card.evasion == 1 else f"【回避】（{card.evasion}回分）")
    if card.protection:
        words.append(f"【護り】（{card.protection}点）")
    return "".join(words)


# Spells -------------------------------------------------------------------------------------------


@PARTS.words(SpellCost)
def _spell_cost(node: SpellCost, scope: Scope) -> str:
    parts = []
    if node.discard:
        words = cards(node.which, scope).count(node.discard) if node.which is not None else f"{node.discard}枚"
        if node.with_one is not None:
            words += f"（うち1枚以上は{cards(node.with_one, scope).text}）"
        parts.append(f"手札の{words}を捨てる" if node.which is not None else f"手札を{words}捨てる")
        scope.now(RefKind.COST, Noun("捨てたカード", node.discard > 1))
    if node.sacrifice is not None:
        parts.append(f"{creatures(node.sacrifice, scope).count(1)}を生贄に捧げる")
        scope.now(RefKind.COST, Noun("生贄に捧げたクリーチャー"))
    if node.mana != 0:
        value = quantity(node.mana, scope)
        if scope.card.cost == 0:
            parts.append(f"マナコストは{value.text}に等しい")
        else:
            parts.append(f"さらに{value.text}と同じ点数のマナを支払う")
    return "。".join(parts)


@PARTS.words(Choice)
def _choice(node: Choice, scope: Scope) -> str:
    what = node.what
    if isinstance(what, Pick):
        return WHATS(what, scope).text
    if isinstance(what, PickElement):
        return FIELDS(what, scope).text
    if isinstance(what, FieldFilter):
        return fields(what, scope).count(1)
    return creatures(what, scope).count(1)


def _kind(node: Choice) -> str:
    what = node.what
    if isinstance(what, PickElement):
        return "属性"
    if isinstance(what, FieldFilter):
        return "フィールド"
    if isinstance(what, Pick) and what.pool.piles != Pile.BOARD:
        return "カード"
    return "クリーチャー"


def name_choices(card: Card, scope: Scope) -> None:
    """What the chosen things are called: 選んだクリーチャー; 2つ目に選んだフィールド."""
    kinds = [_kind(choice) for choice in card.choices]
    scope.fields = []
    chosen = [kind for kind in kinds if kind in ("クリーチャー", "カード")]
    for index, (choice, kind) in enumerate(zip(card.choices, kinds, strict=True)):
        order = kinds[:index].count(kind) + 1
        counter = {"クリーチャー": "体", "カード": "枚"}.get(kind, "つ")
        which = f"{order}{counter}目に" if kinds.count(kind) > 1 else ""
        many = isinstance(choice.what, Pick) and choice.what.most != 1
        both = f"選んだ2{counter}の{kind}" if which and not many else ""
        noun = Noun(f"{which}選んだ{kind}", many, two=(both, order - 1))
        if kind == "フィールド":
            scope.fields.append(noun)
        if kind in ("クリーチャー", "カード"):
            scope.now(RefKind.TARGET, noun, sum(1 for other in kinds[:index] if other in ("クリーチャー", "カード")))
            if len(chosen) == 1:
                scope.now(RefKind.TARGET, noun)
    if len(chosen) > 1:
        scope.now(RefKind.TARGET, Noun("選んだクリーチャー", plural=True))


def _is_whole_cost(card: Card) -> bool:
    """Whether the additional cost only defines the mana cost of a spell that costs X."""
    price = card.price
    return price is not None and not price.discard and price.sacrifice is None and card.cost == 0


def spell_text(card: Card, scope: Scope) -> list[str]:
    """The text of a spell: condition, cost, choices, effect."""
    lines = []
    if card.condition is not None:
        lines.append(sentence(f"{CONDITIONS(card.condition, scope).text}間だけキャストできる"))
    name_choices(card, scope)
    price = PARTS(card.price, scope) if card.price is not None else ""
    if price:
        lines.append(sentence(price if _is_whole_cost(card) else f"コスト：{price}"))
    sentences = []
    if card.choices:
        words = "と".join(PARTS(choice, scope) for choice in card.choices)
        parts = [PARTS(choice, scope) for choice in card.choices]
        if len(parts) == 2 and parts[0] == parts[1]:
            words = f"{parts[0][:-2]}2{parts[0][-1]}"
        sentences.append(f"{words}を選ぶ")
    if card.effect is not None:
        sentences.append(VERBS(card.effect, scope).whole)
    lines.append(sentence("。".join(sentences)))
    if card.spell_class is SpellClass.SORCERY and "ターンを終了する" not in lines[-1]:
        lines[-1] += "ターンを終了する。"
    return lines


# The whole ----------------------------------------------------------------------------------------


@PARTS.words(Doubt)
def _doubt(node: Doubt, scope: Scope) -> str:
    translated = doubts.japanese(node.what)
    return f"未確定：{translated}" if translated is not None else f"未確定（英文）：{node.what}"


def ability_lines(ability: Ability, scope: Scope) -> list[str]:
    """The lines of an ability, preceded by the names in chapter 20 that its text does not contain."""
    lines = ABILITIES(ability, scope)
    names = [f"【{kind.ja}】" for kind in kinds_of(ability)]
    return ["".join(name for name in names if name not in line) + sentence(line) for line in lines]


def card_text(card: Card) -> CardText:
    """A card in words."""
    scope = Scope(card)
    text = []
    if card.is_creature:
        words = keyword_line(card)
        if words:
            text.append(words)
        text += [f"このクリーチャーは{BEARS[keyword]}。" for keyword in Keyword if keyword & card.keywords & NAMELESS]
        text += [line for ability in card.abilities for line in ability_lines(ability, scope)]
    else:
        text = spell_text(card, scope)
    return CardText(
        card.ja or card.en,
        card.en if card.ja else "",
        tuple(figures(card, scope)),
        tuple(ja_icons.icon_lines(card, scope)),
        tuple(text),
        tuple(PARTS(doubt, scope) for doubt in card.doubts),
    )
