"""A whole card in Japanese."""

from __future__ import annotations

from collections.abc import Sequence

from duelkit.yugioh.language.base import Modifier, Pool
from duelkit.yugioh.language.card import Card, Effect, Limit, LimitScope, Pledge, Procedure
from duelkit.yugioh.language.clauses import Apply, InPhase
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import CardType, Phase, Side, SummonKind, Until, Zone
from duelkit.yugioh.text.grammar.heads import arrows
from duelkit.yugioh.text.grammar.ja.clauses import in_position, sentence_of
from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, MATERIALS, MODIFIERS, PARTS, VERBS, Noun, Scope
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase, written
from duelkit.yugioh.text.grammar.ja.places import pool_text, zone_names
from duelkit.yugioh.text.grammar.ja.terms import (
    CIRCLED,
    SPELL_WORDS,
    TYPE_LINE,
    attributes,
    figure,
    races,
    small,
    summons,
)
from duelkit.yugioh.text.grammar.reading import is_numbered, limit_of
from duelkit.yugioh.text.ja.effects import effect_text
from duelkit.yugioh.text.pieces import NO_EFFECT, Piece, in_lines, place_of
from duelkit.yugioh.words.material_summons.meaning import FusionMaterials, LinkMaterials, SynchroMaterials

EXTRA = CardType.FUSION | CardType.SYNCHRO | CardType.XYZ | CardType.LINK


def summoning(card: Card, scope: Scope) -> list[str]:
    """How the card may be summoned, beyond the rules: sentences."""
    own = any(procedure.kind & SummonKind.SPECIAL for procedure in card.procedures)
    sentences = _names(card) + _limits_of_summons(card, scope) + _only_ways(card, scope, own=own)
    for procedure in card.procedures:
        sentences += _way(procedure, card, scope)
    if card.pledge is not None:
        sentences.append(PARTS(card.pledge, scope))
    return sentences


@PARTS.words(Pledge)
def _pledge(node: Pledge, scope: Scope) -> str:
    if not node.modifiers:
        return f"このカードの{summons(node.kinds)}は、{CONDITIONS(node.condition, scope).plain}場合にしか行えない"
    scope.restricting = True
    forbids = VERBS(Apply(node.modifiers, None, Until.END_OF_TURN), scope).plain
    scope.restricting = False
    summoned = summons(node.kinds) if node.kinds else "特殊召喚"
    return f"このカードを{summoned}するターン、{forbids}"


def _names(card: Card) -> list[str]:
    """What else the card is called, and what it is Ritual Summoned with."""
    sentences: list[str] = []
    if card.types & CardType.RITUAL and card.mentions:
        names = "".join(f"「{ja}」" for ja, _ in card.mentions)
        sentences.append(f"{names}により降臨" if card.types & CardType.MONSTER else f"{names}の降臨に必要")
    if card.also_named:
        names = "".join(f"「{ja}」" for ja, _ in card.also_named)
        only = f"このカード名はルール上{names}として扱う"
        sentences.append(only if card.renamed else f"このカードはルール上{names}としても扱う")
    return sentences


def _further_materials(card: Card, scope: Scope) -> list[str]:
    """Which further monsters can be materials, or count as others."""
    made = card.materials
    if isinstance(made, SynchroMaterials) and made.stand_in is not None:
        level = f"レベル{small(made.stand_in.level)}" if made.stand_in.level else ""
        noun = noun_of(made.stand_in.which, scope)
        return [f"このカードをＳ召喚する場合、自分フィールドの{noun}１体を{level}チューナーとして扱う事ができる"]
    if isinstance(made, LinkMaterials) and made.of_opponent is not None:
        noun = noun_of(made.of_opponent, scope)
        return [f"このカードをリンク召喚する場合、相手フィールドの{noun}１体もリンク素材にできる"]
    return []


def _limits_of_summons(card: Card, scope: Scope) -> list[str]:
    """How the card cannot be summoned, and its Pendulum Summon from the Extra Deck."""
    sentences: list[str] = []
    if isinstance(card.materials, FusionMaterials) and card.materials.only_these:
        sentences.append("このカードの融合召喚は上記の融合素材でしか行えない")
    sentences += _further_materials(card, scope)
    if card.pendulum_level:
        level = small(card.pendulum_level)
        sentences.append(f"レベル{level}がＰ召喚可能な場合にＥＸデッキの表側のこのカードはＰ召喚できる")
    if card.types & CardType.SPECIAL and not card.types & EXTRA:
        sentences.append("このカードは通常召喚できない")
    if card.no_special_summon:
        sentences.append("このカードは特殊召喚できない")
    if card.not_by is not None:
        sentences.append(f"このカードはこのカード以外の{noun_of(card.not_by, scope)}の効果では特殊召喚できない")
    if card.ritual_by is not None:
        sentences.append(f"このカードは{noun_of(card.ritual_by, scope)}の効果でしか儀式召喚できない")
    if card.tributes is not None and not card.types & CardType.RITUAL:
        must_be = f"リリースするモンスターは{noun_of(card.tributes, Scope(card))}でなければならない"
        sentences.append(f"このカードをアドバンス召喚する場合、{must_be}")
    if card.tributes_too is not None:
        instead = f"モンスターの代わりに自分フィールドの{noun_of(card.tributes_too, scope)}をリリースできる"
        sentences.append(f"このカードを表側表示でアドバンス召喚する場合、{instead}")
    if card.after_field:
        there = "フィールドから墓地へ送られていなければ墓地からの特殊召喚もできない"
        sentences.append(f"このカードは墓地からしか特殊召喚できず、{there}")
    elif card.not_from:
        sentences.append(f"このカードは{'・'.join(zone_names(card.not_from))}からの特殊召喚はできない")
    return sentences


def _using(card: Card) -> str:
    """〜のみを使用した: what all cards must be that are used for the Ritual Summon."""
    return f"{noun_of(card.tributes, Scope(card))}のみを使用した" if card.tributes is not None else ""


def _only_ways(card: Card, scope: Scope, *, own: bool) -> list[str]:
    """By what alone the card can be summoned.

    :param own: it has procedures for its Special Summon.
    """
    sentences: list[str] = []
    special = card.types & CardType.SPECIAL and not card.types & EXTRA and not own
    named = card.only_by & ~SummonKind.SPECIAL
    by = card.brought_by
    if by is not None:
        named_by = f"「{by[0]}」" if isinstance(by, tuple) else noun_of(by, scope)
        sentences.append(f"このカードは{named_by}の効果{_alone(card)}特殊召喚できる")
    elif special and not named:
        sentences.append("このカードはカードの効果でのみ特殊召喚できる")
    if card.strictly and named:
        too = "及び以下の方法" if own else ""
        sentences.append(f"このカードは{summons(named)}{too}でのみＥＸデッキから特殊召喚できる")
    if card.always and named and not own:
        sentences.append(f"このカードは{_using(card)}{summons(named)}でしか特殊召喚できない")
    elif special and named:
        sentences.append(f"{summons(named)}でのみ特殊召喚できる")
    if card.always and own and card.types & EXTRA:
        too = f"{summons(named)}及び" if named else ""
        sentences.append(f"このカードは{too}以下の方法でのみ特殊召喚できる")
    return sentences


def _alone(card: Card) -> str:
    """Whether the effect is the only way of summoning it, or the only one from the Extra Deck."""
    if card.always:
        return "でのみ"
    return "でのみＥＸデッキから" if card.strictly else "で"


def _way(procedure: Procedure, card: Card, scope: Scope) -> list[str]:
    """A procedure of a summon, what applies after it, and how often it may be used."""
    sentences = [PARTS(procedure, scope)]
    if procedure.this_turn:
        sentences += _applied(procedure.this_turn, "この方法で特殊召喚したターン、", scope)
    if procedure.limit is not None and procedure.onto is None:
        sentences.append(limited_procedure(procedure.limit, card))
    if procedure.modifiers:
        kind = "特殊召喚" if procedure.kind & SummonKind.SPECIAL else "召喚"
        sentences += _applied(procedure.modifiers, f"この方法で{kind}した場合、", scope)
    return sentences


def _applied(modifiers: Sequence[Modifier], lead: str, scope: Scope) -> Sequence[str]:
    """What applies to the card after a procedure."""
    scope.now(RefKind.EACH, Noun("このカード", this=True))
    return sentence_of([clause for modifier in modifiers for clause in MODIFIERS(modifier, scope)], lead).sentences


@PARTS.words(Procedure)
def _procedure(node: Procedure, scope: Scope) -> str:
    scope.effect = None
    scope.known = {}
    card = scope.card
    condition = CONDITIONS(node.condition, scope) if node.condition is not None else None
    scope.paying = True
    cost = VERBS(node.cost, scope) if node.cost is not None else None
    scope.paying = False
    if node.onto is not None:
        return _stacked(
            node, scope, condition.plain if condition is not None else "", cost.stem if cost is not None else ""
        )
    field = {Side.OPPONENT: "相手フィールドに", Side.EITHER: "そのコントローラーのフィールドに"}.get(node.to, "")
    lead = f"{condition.plain}場合、" if condition is not None else ""
    if not node.kind & SummonKind.SPECIAL:
        return lead + _normal_summon(node, scope)
    how = in_position(node.positions)
    if card.types & CardType.SPECIAL or card.types & EXTRA:
        alone = card.strictly and not card.only_by & ~SummonKind.SPECIAL or card.always and not card.types & EXTRA
        lead, place = _lead_and_origin(node, card)
        return f"{lead}{_after(condition, cost)}場合{'のみ' if alone else 'に'}{place}{field}{how}特殊召喚できる"
    lead = _column(node) + (f"{condition.in_case}、" if condition is not None else "")
    paid = f"{cost.stem}、" if cost is not None else ""
    at = _zone_at(node, scope)
    return f"{lead}このカードは{paid}{at}{'・'.join(zone_names(node.zones))}から{field}{how}特殊召喚できる"


def _column(node: Procedure) -> str:
    """同じ縦列にカードが２枚以上存在する場合、: which column there must be."""
    if node.column_of < 0:
        return "カードが存在しない縦列がある場合、"
    return f"同じ縦列にカードが{small(node.column_of)}枚以上存在する場合、" if node.column_of else ""


def _zone_at(node: Procedure, scope: Scope) -> str:
    """〜のリンク先となる自分フィールドに: to which zones it comes."""
    if node.column_of:
        return "その縦列の自分フィールドに"
    return f"{noun_of(node.pointed_by, scope)}のリンク先となる自分フィールドに" if node.pointed_by is not None else ""


def _lead_and_origin(node: Procedure, card: Card) -> tuple[str, str]:
    """Where the card is, said first of a main deck card in the Extra Deck, else after the cost."""
    if node.zones == Zone.EXTRA_DECK and card.always and not card.types & EXTRA:
        return "このカードがＥＸデッキに表側表示で存在し、", ""
    return "", _origin(node)


def _origin(node: Procedure) -> str:
    """墓地から; nothing for the hand."""
    return "" if node.zones == Zone.HAND else f"{'・'.join(zone_names(node.zones))}から"


def _after(condition: Phrase | None, cost: Phrase | None) -> str:
    """自分フィールドにモンスターが存在せず、手札を１枚捨てた: before 場合."""
    if cost is None:
        return condition.plain if condition is not None else ""
    return f"{f'{condition.stem}、' if condition is not None else ''}{cost.past}"


def _normal_summon(node: Procedure, scope: Scope) -> str:
    """このカードは戦士族モンスター１体をリリースして表側表示でアドバンス召喚できる."""
    if not node.tributes:
        return f"このカードはリリースなしで{'召喚・セットできる' if node.set_too else '召喚できる'}"
    noun = noun_of(node.tributed, scope) if node.tributed is not None else "モンスター"
    noun = pool_text(node.tributed_of, scope) if node.tributed_of is not None else noun
    how = "" if node.set_too else "表側表示で"
    return f"このカードは{noun}{small(node.tributes)}体をリリースして{how}アドバンス召喚できる"


def _stacked(node: Procedure, scope: Scope, condition: str, cost: str) -> str:
    """このカードは自分フィールドの「X」の上に重ねてＸ召喚する事もできる."""
    assert node.onto is not None
    under = pool_text(Pool(node.onto, Zone.FIELD, Side.YOU), scope)
    late = node.condition == InPhase((Phase.MAIN_2,))
    per = "自分メインフェイズ２に" if late else "１ターンに"
    lead = "このカードは" + (f"{per}、" if late else "")
    if node.limit is not None:
        lead = f"「{scope.card.ja}」は{per}{small(node.limit.times)}度、"
    held = f"{condition}場合、" if condition and not late else ""
    paid = f"{cost}、" if cost else ""
    if node.detached:
        return (
            f"{lead}{held}{paid}{under}からＸ素材を{small(node.detached)}つ取り除き、"
            "そのＸモンスターの上に重ねてＸ召喚する事もできる"
        )
    return f"{lead}{held}{paid}{under}の上に重ねてＸ召喚する事もできる"


def limited_procedure(limit: Limit, card: Card) -> str:
    """この方法による「X」の特殊召喚は１ターンに１度しかできない."""
    per = "デュエル中に" if limit.scope is LimitScope.DUEL else "１ターンに"
    return f"この方法による「{card.ja}」の特殊召喚は{per}{small(limit.times)}度しかできない"


@PARTS.words(Limit)
def _limit(node: Limit, scope: Scope) -> str:
    return limit_sentence(node, "", 1, "効果")


def limit_sentence(limit: Limit, marks: str, count: int, noun: str) -> str:
    """このカード名の①②の効果はそれぞれ１ターンに１度しか使用できない."""
    topic, first = _limit_clause(limit, marks, count, noun)
    if limit.also is None:
        return f"{topic}は{first.plain}"
    return f"{topic}は{_limit_clause(limit.also, marks, count, noun)[1].following(first).plain}"


def _limit_clause(limit: Limit, marks: str, count: int, noun: str) -> tuple[str, Phrase]:
    """What a limit is about, and how often it may be used: (このカード名の効果, １ターンに１度しか使用できない)."""
    often, use = f"{small(limit.times)}度", "発動できない" if limit.activate else "使用できない"
    whose = "このカード名の" + (f"{marks}の" if marks else "") + noun
    each = "それぞれ" if count > 1 else ""
    match limit.scope:
        case LimitScope.CARD_ACTIVATION:
            return "このカード名のカード", phrase(f"１ターンに{small(limit.times)}枚しか", "発動できない")
        case LimitScope.EFFECTS_OF_NAME:
            one = "" if count == 1 else "、いずれか１つ"
            return whose, phrase(f"１ターンに{often}{one}しか", use)
        case LimitScope.EFFECTS_OF_THIS_CARD:
            which = f"{marks}の" if marks else ""
            return f"このカードの{which}{noun}", phrase(f"１ターンに{often}、いずれか１つしか", use)
        case LimitScope.DUEL:
            return whose, phrase(f"{each}デュエル中に{often}しか", use)
        case LimitScope.CHAIN_OF_EFFECTS:
            return whose, phrase("同一チェーン上では", "発動できない")
        case LimitScope.THIS_EFFECT:
            return whose, phrase(f"{each}１ターンに{often}しか", use)
        case _:
            return whose, phrase(f"{often}しか", use)


_SAID_BEFORE = (
    LimitScope.THIS_EFFECT,
    LimitScope.EFFECTS_OF_NAME,
    LimitScope.CARD_ACTIVATION,
    LimitScope.DUEL,
    LimitScope.EFFECTS_OF_THIS_CARD,
)


def limits(effects: list[Effect], marks: list[str], card: Card, noun: str) -> list[str]:
    """The limits, which precede the numbered effects."""
    groups: dict[Limit, list[str]] = {}
    for effect, mark in zip(effects, marks, strict=True):
        limit = limit_of(effect)
        if limit is not None and limit.scope is LimitScope.WHILE_FACE_UP:
            limit = limit.also  # the first is said with the effect
        if limit is None or limit.scope not in _SAID_BEFORE:
            continue
        if limit.scope is LimitScope.EFFECTS_OF_THIS_CARD and [each.limit for each in card.effects].count(limit) == 1:
            continue
        groups.setdefault(limit, []).append(mark)
    numbered = sum(1 for mark in marks if mark)
    return [
        limit_sentence(limit, "".join(found) if numbered > 1 else "", len(found), noun)
        for limit, found in groups.items()
    ]


def box(effects: list[Effect], scope: Scope, noun: str) -> tuple[list[Piece], list[Piece]]:
    """(limits and other sentences before, numbered effects)."""
    texts: list[Piece] = []
    marks: list[str] = []
    before: list[Piece] = []
    for effect in effects:
        text = effect_text(effect, scope)
        place = place_of(effect, scope.card)
        if not text or not is_numbered(effect):
            marks.append("")
            before.append((text, place))
            continue
        marks.append(CIRCLED[len(texts)])
        texts.append((f"{marks[-1]}：{text}", place))
    return [*before, (written(limits(effects, marks, scope.card, noun)), NO_EFFECT)], texts


GEMINI = (
    "このカードはフィールド・墓地に存在する限り、通常モンスターとして扱う",
    "フィールドのこのカードは通常召喚としてもう１度召喚でき、その場合、効果モンスター扱いとなって以下の効果を得る",
)


def card_text(card: Card) -> str:
    """The whole text of a card."""
    return in_lines(card_pieces(card), SPACE)


SPACE = ""
"""What stands between the sentences of a line."""


def card_pieces(card: Card) -> list[list[Piece]]:
    """The whole text of a card in lines, each in pieces."""
    scope = Scope(card)
    lines: list[list[Piece]] = []
    pendulum = [effect for effect in card.effects if effect.pendulum]
    heading = ("【モンスター効果】", NO_EFFECT)
    if pendulum:
        before, texts = box(pendulum, scope, "Ｐ効果")
        lines.append([("【Ｐ効果】", NO_EFFECT)])
        lines += [before, *([text] for text in texts)]
        lines.append([heading])
    if card.materials is not None:
        lines.append([(MATERIALS(card.materials, scope), NO_EFFECT)])
    effects = [effect for effect in card.effects if not effect.pendulum]
    before, texts = box(effects, scope, "モンスター効果" if pendulum else "効果")
    head = written([*summoning(card, scope), *(GEMINI if card.types & CardType.GEMINI else ())])
    lines += [[(head, NO_EFFECT), *before], *([text] for text in texts)]
    lines = [line for line in lines if any(text for text, _ in line)]
    if lines and lines[-1] == [heading]:
        lines.pop()
    return lines


def type_line(card: Card) -> str:
    """【戦士族／シンクロ／チューナー／効果】, 【速攻魔法カード】."""
    types = card.types
    if types & CardType.MONSTER:
        words = [word for kind, word in TYPE_LINE.items() if types & kind]
        if types & CardType.EFFECT and types & CardType.NORMAL:
            words.remove("通常")
        return f"【{'／'.join([races(card.race), *words])}】"
    icon = "".join(word for kind, word in SPELL_WORDS.items() if types & kind)
    return f"【{icon or '通常'}{'魔法' if types & CardType.SPELL else '罠'}カード】"


def figures_line(card: Card) -> str:
    """光属性／星４／攻1800／守300; nothing for spells and traps."""
    if not card.types & CardType.MONSTER:
        return ""
    parts = [attributes(card.attribute)]
    if card.types & CardType.LINK:
        parts.append(f"リンク{small(card.level)}（{arrows(card.markers)}）")
    elif card.level:
        parts.append(f"{'ランク' if card.types & CardType.XYZ else '星'}{small(card.level)}")
    if card.scale or card.types & CardType.PENDULUM:
        parts.append(f"Ｐスケール{small(card.scale)}")
    if card.atk is not None:
        parts.append(f"攻{figure(card.atk)}")
    if card.defense is not None:
        parts.append(f"守{figure(card.defense)}")
    return "／".join(parts)
