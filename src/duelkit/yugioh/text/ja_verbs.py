"""Japanese verbs: what happens to cards, life points and figures."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.amounts import (
    Amount,
    Count,
    CountOf,
    HalfOf,
    LifePoints,
    Number,
    StatOf,
    The,
    Times,
)
from duelkit.yugioh.language.filters import Every, Pick, RefKind
from duelkit.yugioh.language.modifiers import Action, Cannot, Modifier
from duelkit.yugioh.language.verbs import (
    Apply,
    Attach,
    Banish,
    BanishFor,
    Bind,
    ChangePosition,
    Damage,
    Destroy,
    Detach,
    Discard,
    Draw,
    DrawUntil,
    Equip,
    Excavate,
    GainEffects,
    GainLife,
    LookAt,
    Mill,
    PayLife,
    PlaceCounters,
    PlaceInPendulumZone,
    PlaceOnField,
    RemainOnField,
    Remember,
    RemoveCounters,
    Reveal,
    Send,
    SetCards,
    SetLife,
    ShuffleDeck,
    StaySet,
    SwapControl,
    TakeControl,
    ToDeck,
    ToExtraDeck,
    ToHand,
    Tribute,
    UseNormalSummon,
)
from duelkit.yugioh.language.words import CardType, Ordinal, Position, Side, Until, Zone
from duelkit.yugioh.text.heads import Head
from duelkit.yugioh.text.ja_amounts import value, value_bun
from duelkit.yugioh.text.ja_clauses import apart, sentence_of
from duelkit.yugioh.text.ja_core import HEADS, MODIFIERS, NOWHERE, VERBS, WHATS, Noun, Scope
from duelkit.yugioh.text.ja_nouns import noun_of
from duelkit.yugioh.text.ja_phrase import Phrase, phrase
from duelkit.yugioh.text.ja_words import SIDE, UNTIL, position, small
from duelkit.yugioh.text.reading import each_picks_one


def acted(scope: Scope, noun: Noun, deed: str = "", zones: Zone = NOWHERE) -> None:
    """From here on the cards of ``noun`` are those that the verb worked on (そのカード)."""
    kind = RefKind.COST if scope.paying else RefKind.THEM
    if noun.this:
        scope.now(kind, Noun(noun.text, noun.head, this=True))
        return
    words = f"{deed}{HEADS[noun.head]}"
    scope.done = f"{words}の数"
    before = scope.known.get(kind) if scope.paying else None
    many = noun.many or before is not None
    short = f"その{HEADS[noun.head]}" if not scope.paying and not deed.startswith(("めく", "ドロー")) else words
    scope.now(kind, Noun(short, noun.head, zones=zones, many=many, extra=noun.extra))


def this_from(noun: Noun, scope: Scope) -> str:
    """このカードを, or as a cost 墓地のこのカードを."""
    if noun.this and (scope.place_of_this or (scope.lies and scope.paying)):
        return f"{scope.place_of_this or scope.lies}の{noun.text}を"
    return noun.wo


def _unless_fixed(amount: Amount | int, unit: str, scope: Scope) -> str:
    """２枚, or 〜の数だけ."""
    if isinstance(amount, int):
        return f"{small(amount)}{unit}"
    return f"{value(amount, scope)}だけ"


def owner(side: Side, particle: str = "は") -> str:
    """自分は, 相手は, お互いは."""
    return f"{SIDE[side]}{particle}"


# Cards --------------------------------------------------------------------------------------------


@VERBS.words(Destroy)
def _destroy(node: Destroy, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    said = phrase(this_from(noun, scope), "破壊する")
    if node.to == Zone.BANISHED:
        said = phrase(f"{noun.wo}破壊し", "除外する")
    acted(scope, noun, "破壊した", Zone.GRAVEYARD)
    return said


@VERBS.words(Send)
def _send(node: Send, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    said = phrase(f"{this_from(noun, scope)}墓地へ", "送る")
    acted(scope, noun, "墓地へ送った", Zone.GRAVEYARD)
    return said


@VERBS.words(Discard)
def _discard(node: Discard, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    if noun.this:
        said = phrase(f"このカードを手札から{'墓地へ' if node.to_graveyard else ''}", "捨てる")
    else:
        said = phrase(f"{_discarded(node, noun)}{'墓地へ' if node.to_graveyard else ''}", "捨てる")
    acted(scope, noun, "捨てた", Zone.GRAVEYARD)
    return said


def _discarded(node: Discard, noun: Noun) -> str:
    chooser = getattr(node.what, "chooser", Side.YOU)
    pool = getattr(node.what, "pool", None)
    random = getattr(node.what, "at_random", False)
    side = pool.side if pool is not None else Side.YOU
    if chooser is Side.EITHER or side is Side.EITHER:
        return f"お互いは手札{'' if noun.text.endswith('手札') else 'の' + noun.text}を{noun.tail}"
    if isinstance(node.what, Every) and side is Side.OPPONENT:
        return f"相手は{noun.text.removeprefix('相手の')}を{noun.tail}"
    if side is Side.OPPONENT and chooser is Side.OPPONENT and not random:
        rest = noun.text.removeprefix("相手の")
        return f"相手は{rest}を{noun.tail.removesuffix('選んで')}"
    return noun.wo


@VERBS.words(Tribute)
def _tribute(node: Tribute, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    if noun.head is Head.CARD and not noun.this:
        noun = Noun(noun.text, Head.MONSTER, noun.tail, noun.whole, zones=noun.zones)
    said = phrase(noun.wo, "リリースする")
    acted(scope, noun, "リリースした", Zone.GRAVEYARD)
    return said


@VERBS.words(Banish)
def _banish(node: Banish, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    said = phrase(f"{this_from(noun, scope)}{'裏側表示で' if node.face_down else ''}", "除外する")
    acted(scope, noun, "除外した", Zone.BANISHED)
    return said


@VERBS.words(BanishFor)
def _banish_for(node: BanishFor, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    said = phrase(f"{noun.wo}{UNTIL[node.comes_back]}", "除外する")
    acted(scope, noun, "除外した", Zone.BANISHED)
    if node.returned is not None:
        back = Noun(f"この効果でフィールドに戻った{HEADS[noun.head]}", noun.head, zones=Zone.FIELD)
        here = replace(scope, known={**scope.known, RefKind.THEM: back})
        said = said.with_tail(VERBS(node.returned, here).plain)
    return said


@VERBS.words(ToHand)
def _to_hand(node: ToHand, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    zones = noun.zones or (scope.effect.zones or Zone.FIELD if noun.this and scope.effect is not None else Zone(0))
    back = bool(zones & (Zone.FIELD | Zone.BANISHED)) and not zones & (Zone.DECK | Zone.GRAVEYARD | Zone.EXTRA_DECK)
    said = phrase(f"{noun.wo}{'持ち主の' if back and zones & Zone.FIELD else ''}手札に", "戻す" if back else "加える")
    acted(scope, noun, "手札に戻した" if back else "手札に加えた", Zone.HAND)
    return said


@VERBS.words(ToDeck)
def _to_deck(node: ToDeck, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    where = {Ordinal.SHUFFLED: "", Ordinal.TOP: "の一番上", Ordinal.BOTTOM: "の一番下"}[node.where]
    own = "持ち主の" if noun.zones & Zone.FIELD else ""
    deck = "ＥＸデッキ" if noun.extra else f"{own}デッキ{where}"
    said = phrase(f"{noun.wo}{deck}に", "戻す")
    acted(scope, noun, "ＥＸデッキに戻した" if noun.extra else "デッキに戻した", Zone.DECK)
    return said


@VERBS.words(ToExtraDeck)
def _to_extra_deck(node: ToExtraDeck, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    said = phrase(f"{noun.wo}ＥＸデッキに表側表示で", "加える")
    acted(scope, noun, "ＥＸデッキに加えた", Zone.EXTRA_DECK)
    return said


@VERBS.words(Draw)
def _draw(node: Draw, scope: Scope) -> Phrase:
    said = phrase(f"{owner(node.side)}{_unless_fixed(node.amount, '枚', scope)}", "ドローする")
    acted(scope, Noun("カード", zones=Zone.HAND), "ドローした", Zone.HAND)
    return said


@VERBS.words(DrawUntil)
def _draw_until(node: DrawUntil, scope: Scope) -> Phrase:
    return phrase(f"{owner(node.side)}手札が{small(node.hand)}枚になるように", "ドローする")


@VERBS.words(Mill)
def _mill(node: Mill, scope: Scope) -> Phrase:
    side = "お互い" if node.side is Side.EITHER else SIDE[node.side]
    if node.amount == 1:
        said = phrase(f"{side}のデッキの一番上のカードを墓地へ", "送る")
    else:
        said = phrase(f"{side}のデッキの上からカードを{_unless_fixed(node.amount, '枚', scope)}墓地へ", "送る")
    acted(scope, Noun("カード"), "墓地へ送った", Zone.GRAVEYARD)
    return said


@VERBS.words(SetCards)
def _set_cards(node: SetCards, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    said = phrase(f"{noun.wo}自分フィールドに", "セットする")
    acted(scope, noun, "セットした", Zone.SPELL_TRAP_ZONE)
    return said


@VERBS.words(StaySet)
def _stay_set(node: StaySet, scope: Scope) -> Phrase:
    return phrase("このカードは墓地へ送らず、そのまま", "セットする")


@VERBS.words(RemainOnField)
def _remain(node: RemainOnField, scope: Scope) -> Phrase:
    said = phrase("このカードは発動後、フィールドに", "残り続ける")
    if node.turns:
        turn = "自分" if node.of is Side.YOU else "相手" if node.of is Side.OPPONENT else ""
        return said.with_tail(f"発動後{small(node.turns)}回目の{turn}エンドフェイズにこのカードは破壊される")
    return said


@VERBS.words(PlaceInPendulumZone)
def _place_in_pendulum_zone(node: PlaceInPendulumZone, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    said = phrase(f"{noun.wo}自分のＰゾーンに", "置く")
    acted(scope, noun, "Ｐゾーンに置いた", Zone.PENDULUM_ZONE)
    return said


@VERBS.words(PlaceOnField)
def _place_on_field(node: PlaceOnField, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    said = phrase(f"{noun.wo}自分フィールドに表側表示で", "置く")
    acted(scope, noun, "置いた", Zone.SPELL_TRAP_ZONE)
    return said


@VERBS.words(Reveal)
def _reveal(node: Reveal, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    everyone = isinstance(node.what, Every) and node.what.pool.side is Side.EITHER
    said = phrase(noun.wo, "公開する") if everyone else phrase(f"{this_from(noun, scope)}相手に", "見せる")
    acted(scope, noun, "公開した" if everyone else "見せた", noun.zones)
    return said


@VERBS.words(LookAt)
def _look_at(node: LookAt, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    said = phrase(noun.wo, "確認する")
    acted(scope, noun, "確認した", noun.zones)
    if node.arrange:
        return phrase(f"{said.stem}、好きな順番でデッキの上に", "戻す")
    return said


@VERBS.words(Excavate)
def _excavate(node: Excavate, scope: Scope) -> Phrase:
    acted(scope, Noun("カード"), "めくった", Zone.DECK)
    if node.amount == 1:
        return phrase("自分のデッキの一番上のカードを", "めくる")
    return phrase(f"自分のデッキの上からカードを{_unless_fixed(node.amount, '枚', scope)}", "めくる")


@VERBS.words(Remember)
def _remember(node: Remember, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    by = "相手は" if isinstance(node.what, Pick) and node.what.chooser is Side.OPPONENT else ""
    said = phrase(f"{by}{noun.text}を{noun.tail.removesuffix('選んで')}", "選ぶ")
    acted(scope, noun, "選んだ", noun.zones)
    return said


@VERBS.words(Bind)
def _bind(node: Bind, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    scope.now(RefKind.LINKED, Noun("対象のモンスター" if noun.head is Head.MONSTER else "対象のカード", noun.head))
    return phrase(f"このカードがフィールドに存在する限り、{noun.bare}を対象とし", "続ける")


@VERBS.words(ShuffleDeck)
def _shuffle(node: ShuffleDeck, scope: Scope) -> Phrase:
    return phrase(f"{SIDE[node.side]}のデッキを", "シャッフルする")


# Life points --------------------------------------------------------------------------------------


@VERBS.words(GainLife)
def _gain_life(node: GainLife, scope: Scope) -> Phrase:
    amount = node.amount
    if isinstance(amount, int | Times) and not (isinstance(amount, Times) and isinstance(amount.amount, StatOf)):
        return phrase(f"{owner(node.side)}{value(amount, scope)}ＬＰ", "回復する")
    return phrase(f"{owner(node.side)}{value_bun(amount, scope)}だけＬＰを", "回復する")


@VERBS.words(Damage)
def _damage(node: Damage, scope: Scope) -> Phrase:
    words = value(node.amount, scope)
    if isinstance(node.amount, Count | CountOf):
        words += "×1"
    elif isinstance(node.amount, HalfOf):
        words += "の"
    elif value_bun(node.amount, scope) != words:
        words += "分の"
    if isinstance(node.amount, The) and node.amount.number in (Number.DAMAGE, Number.DAMAGE_DEALT):
        words = f"{value(node.amount, scope)}と同じ数値分の"
    scope.dealt = "相手に与えたダメージ" if node.side is Side.OPPONENT else "自分が受けたダメージ"
    if node.side is Side.YOU:
        return phrase(f"自分は{words}ダメージを", "受ける")
    if node.side is Side.EITHER:
        return phrase(f"お互いは{words}ダメージを", "受ける")
    if not isinstance(node.amount, int):
        return phrase(f"{words}ダメージを相手に", "与える")
    return phrase(f"相手に{words}ダメージを", "与える")


@VERBS.words(PayLife)
def _pay_life(node: PayLife, scope: Scope) -> Phrase:
    amount = node.amount
    if isinstance(amount, HalfOf) and isinstance(amount.amount, LifePoints):
        return phrase("ＬＰを半分", "払う")
    if isinstance(amount, int):
        return phrase(f"{value(amount, scope)}ＬＰを", "払う")
    return phrase(f"{value(amount, scope)}分のＬＰを", "払う")


@VERBS.words(SetLife)
def _set_life(node: SetLife, scope: Scope) -> Phrase:
    amount = node.amount
    if isinstance(amount, HalfOf) and isinstance(amount.amount, LifePoints):
        return phrase(f"{SIDE[node.side]}のＬＰは半分に", "なる")
    return phrase(f"{SIDE[node.side]}のＬＰは{value(amount, scope)}に", "なる")


# Figures, positions, control ----------------------------------------------------------------------


def lasting(modifiers: tuple[Modifier, ...], until: Until, scope: Scope) -> Phrase:
    """Modifiers and how long they apply."""
    clauses = [clause for modifier in modifiers for clause in MODIFIERS(modifier, scope)]
    words = UNTIL[until] if until is not Until.OPPONENTS_TURN_END else ""
    shield = [
        modifier
        for modifier in modifiers
        if isinstance(modifier, Cannot) and modifier.side is not None and modifier.action is Action.TAKE_BATTLE_DAMAGE
    ]
    if shield and len(modifiers) == 1 and until in (Until.END_OF_DAMAGE_STEP, Until.DAMAGE_CALCULATION):
        return phrase(f"その戦闘で発生する{SIDE[shield[0].side or Side.YOU]}への戦闘ダメージは0に", "なる")
    leads = {clause.lead for clause in clauses}
    if len(clauses) > 2 and len(leads) == 1 and "" not in leads:
        lead = leads.pop()
        each = apart([replace(clause, lead="") for clause in clauses])
        return phrase(f"{words}、{lead}以下の効果を" if words else f"{lead}以下の効果を", "適用する").with_tail(
            *(f"●{text}" for text in each)
        )
    if until is Until.END_OF_TURN and all(isinstance(modifier, Cannot) for modifier in modifiers):
        words = "このターン"
    return sentence_of(clauses, f"{words}、" if words else "")


@VERBS.words(Apply)
def _apply(node: Apply, scope: Scope) -> Phrase:
    before = scope.known.get(RefKind.EACH)
    noun: Noun | None = None
    if node.to is not None:
        noun = WHATS(node.to, scope)
        each = noun
        lead = ""
        if noun.picked:
            lead, each = f"{noun.wo}、", Noun(f"その{HEADS[noun.head]}", noun.head)
        scope.now(RefKind.EACH, each)
        said = lasting(node.modifiers, node.until, scope).prefixed(lead)
        if noun.head is Head.MONSTER or noun.this:
            acted(scope, noun)
    else:
        said = lasting(node.modifiers, node.until, scope)
    if node.until is Until.OPPONENTS_TURN_END:
        said = said.prefixed(f"相手ターンで数えて{small(node.times)}ターン後の終了時まで、")
    if before is not None:
        scope.now(RefKind.EACH, before)
    elif RefKind.EACH in scope.known:
        del scope.known[RefKind.EACH]
    return said


@VERBS.words(ChangePosition)
def _change_position(node: ChangePosition, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    if node.to is None:
        lead = f"{noun.wo}、その表示形式を" if noun.picked else f"{noun.bare}の表示形式を"
        said = phrase(lead, "変更する")
    else:
        words = position(node.to)
        if node.to == Position.FACE_UP_DEFENSE and not noun.zones & Zone.FIELD and noun.this:
            words = "守備表示"
        said = phrase(f"{noun.wo}{words}に", "する")
    if node.without_flip_effects:
        said = said.with_tail("この時、リバースモンスターの効果は発動しない")
    acted(
        scope,
        noun,
        "表示形式を変更した" if node.to is None else f"{position(node.to)}にした",
        Zone.MONSTER_ZONE,
    )
    return said


@VERBS.words(TakeControl)
def _take_control(node: TakeControl, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    until = UNTIL[node.until]
    lead = f"{noun.wo}、そのコントロールを" if noun.picked else f"{noun.bare}のコントロールを"
    said = phrase(f"{lead}{until}", "得る")
    acted(scope, noun, "コントロールを得た", Zone.MONSTER_ZONE)
    return said


@VERBS.words(SwapControl)
def _swap_control(node: SwapControl, scope: Scope) -> Phrase:
    first, second = WHATS(node.first, scope), WHATS(node.second, scope)
    scope.now(RefKind.THEM, Noun("そのモンスター", Head.MONSTER))
    if isinstance(node.first, Pick) and each_picks_one(node):
        noun = noun_of(node.first.pool.filter, scope)
        chosen = f"お互いはそれぞれ自身のフィールドの{noun}１体を選び"
        return phrase(f"{chosen}、そのモンスターのコントロールを", "入れ替える")
    return phrase(f"{first.bare}と{second.bare}のコントロールを", "入れ替える")


@VERBS.words(UseNormalSummon)
def _use_normal_summon(node: UseNormalSummon, scope: Scope) -> Phrase:
    return phrase("このターンの通常召喚の権利を", "使う")


@VERBS.words(Equip)
def _equip(node: Equip, scope: Scope) -> Phrase:
    what, to = WHATS(node.what, scope), WHATS(node.to, scope)
    own = (
        f"{scope.place_of_this or scope.lies}のこのカードを"
        if what.this and (scope.place_of_this or scope.lies)
        else what.wo
    )
    is_one = what.this and bool(scope.card.types & CardType.EQUIP)
    said = phrase(f"{own}{'' if is_one else '装備カード扱いとして'}{to.bare}に", "装備する")
    if node.modifiers:
        scope.now(RefKind.EACH, Noun("装備モンスター", Head.MONSTER))
        clauses = [clause for modifier in node.modifiers for clause in MODIFIERS(modifier, scope)]
        del scope.known[RefKind.EACH]
        said = said.with_tail(*sentence_of(clauses).sentences)
    if node.as_monster:
        said = said.with_tail("そのカードはモンスターの枚数に数える")
    acted(scope, what, "装備した", Zone.SPELL_TRAP_ZONE)
    if node.bind:
        scope.now(RefKind.LINKED, Noun("この効果で装備したカード"))
    return said


@VERBS.words(PlaceCounters)
def _place_counters(node: PlaceCounters, scope: Scope) -> Phrase:
    many = _unless_fixed(node.amount, "つ", scope)
    noun = WHATS(node.what, scope)
    if noun.picked:
        return phrase(f"{noun.wo}、{node.name}を{many}", "置く")
    return phrase(f"{noun.bare}に{node.name}を{many}", "置く")


@VERBS.words(RemoveCounters)
def _remove_counters(node: RemoveCounters, scope: Scope) -> Phrase:
    scope.done = f"取り除いた{node.name}の数"
    return phrase(f"{WHATS(node.what, scope).bare}の{node.name}を{_unless_fixed(node.amount, 'つ', scope)}", "取り除く")


@VERBS.words(Detach)
def _detach(node: Detach, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    scope.now(RefKind.COST if scope.paying else RefKind.THEM, Noun("取り除いたＸ素材", Head.CARD))
    return phrase(f"{noun.bare}のＸ素材を{_unless_fixed(node.amount, 'つ', scope)}", "取り除く")


@VERBS.words(Attach)
def _attach(node: Attach, scope: Scope) -> Phrase:
    what, to = WHATS(node.what, scope), WHATS(node.to, scope)
    said = phrase(f"{what.wo}{to.bare}のＸ素材と", "する")
    acted(scope, what, "Ｘ素材とした", Zone.OVERLAY)
    return said


@VERBS.words(GainEffects)
def _gain_effects(node: GainEffects, scope: Scope) -> Phrase:
    return phrase(f"{WHATS(node.what, scope).wo}もう１度召喚された状態として", "扱う")
