"""Japanese effects: condition, cost, target; what happens (〜場合、〜を対象として発動できる。〜する。)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from duelkit.yugioh.language.base import All, AllHold, Condition, Modifier, Node, Pool, Verb, nodes
from duelkit.yugioh.language.card import Card, Effect, EffectKind, LimitScope
from duelkit.yugioh.language.clauses import Apply, Are, ChooseOne, While
from duelkit.yugioh.language.nouns import MONSTER, IsFaceUp, IsThis
from duelkit.yugioh.language.occasions import When, steps_of
from duelkit.yugioh.language.selections import THIS, Pick, RefKind
from duelkit.yugioh.language.terms import Because, CardType, EventKind, Side, Zone
from duelkit.yugioh.text.grammar.heads import Head, head_of_target, parts_of
from duelkit.yugioh.text.grammar.ja.clauses import bullets, sentence_of
from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, FILTERS, MODIFIERS, PARTS, VERBS, WHATS, Noun, Scope, Slot
from duelkit.yugioh.text.grammar.ja.joining import after_occasion
from duelkit.yugioh.text.grammar.ja.moments import lasting, moment_of, steps_text
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import bullet, written
from duelkit.yugioh.text.grammar.ja.places import place as places_place
from duelkit.yugioh.text.grammar.ja.places import zone_names
from duelkit.yugioh.text.grammar.ja.references import REFS
from duelkit.yugioh.text.grammar.ja.terms import CIRCLED, small
from duelkit.yugioh.text.grammar.reading import (
    about_itself,
    becomes_monster,
    before_bullets,
    events_of,
    is_plain_equip,
    numbers_of,
    restrictions_of,
    sent_earlier,
    still_required,
)
from duelkit.yugioh.text.ja.occasions import action_text, occasion_text, turn_action
from duelkit.yugioh.words.conditions.meaning import ChainIsEmpty
from duelkit.yugioh.words.lasting.meaning import Whenever
from duelkit.yugioh.words.moving.meaning import Redirected
from duelkit.yugioh.words.permissions.meaning import Cannot, May
from duelkit.yugioh.words.summoning.meaning import SummonsPerTurn

STAYING = CardType.CONTINUOUS | CardType.EQUIP | CardType.FIELD


def home(card: Card, effect: Effect) -> str:
    """Where the card is while a continuous effect applies: モンスターゾーン, 魔法＆罠ゾーン …"""
    if effect.zones and effect.zones not in (Zone.FIELD, Zone.PENDULUM_ZONE):
        return "・".join(zone_names(effect.zones))
    if effect.pendulum:
        return "Ｐゾーン"
    if card.types & CardType.MONSTER:
        return "モンスターゾーン"
    return "フィールドゾーン" if card.types & CardType.FIELD else "魔法＆罠ゾーン"


def continuous_text(effect: Effect, scope: Scope) -> str:
    """A continuous effect."""
    lead = _while(effect, scope)
    sentences: list[str] = []
    plain = [modifier for modifier in effect.modifiers if not isinstance(modifier, Whenever)]
    if plain:
        clauses = [clause for modifier in plain for clause in MODIFIERS(modifier, scope)]
        sentences += sentence_of(clauses, lead).sentences
        lead = ""
    for modifier in effect.modifiers:
        if isinstance(modifier, Whenever):
            sentences += sentence_of(MODIFIERS(modifier, scope), lead).sentences
            lead = ""
    if effect.cannot_be_negated:
        sentences.append("この効果は無効化されない")
    return written(sentences)


def _while(effect: Effect, scope: Scope) -> str:
    """When a continuous effect applies: このカードがモンスターゾーンに存在する限り、."""
    lead = ""
    moment, rest = moment_of(effect.condition)
    elsewhere = bool(effect.zones & ~Zone.FIELD)
    everyone = has_pool(effect.modifiers) and not scope.card.types & CardType.EQUIP
    if all(isinstance(modifier, SummonsPerTurn) for modifier in effect.modifiers):
        everyone = elsewhere = False
    here = f"このカードが{home(scope.card, effect)}に存在"
    if elsewhere and rest is not None:
        lead, rest = f"{here}し、{CONDITIONS(rest, scope).plain}場合、", None
    elif turn_action(rest):
        lead, rest = f"{action_text(rest, scope)}ターン、", None
    elif not effect.pendulum and (elsewhere or everyone and not _asks_of_this(rest)):
        lead = f"{here}する限り、"
    if moment:
        lead += f"{lasting(moment)}、"
    return lead if rest is None else f"{lead}{CONDITIONS(rest, scope).in_case}、"


def _asks_of_this(part: Condition | None) -> bool:
    return isinstance(part, Are) and part.what == THIS


def target_nouns(effect: Effect, scope: Scope) -> list[Noun]:
    """The targets, each worded; a place that they share is named once."""
    scope.paying = scope.aiming = True
    where = {(pick.pool.zones, pick.pool.side) for pick in effect.targets}
    nouns = []
    for slot, pick in enumerate(effect.targets):
        scope.summoning = head_of_target(effect, slot) is Head.MONSTER
        nouns.append(WHATS(pick, scope))
        scope.place_named = places_place(*next(iter(where))) if len(where) == 1 else ""
    scope.paying = scope.aiming = scope.summoning = False
    scope.place_named = ""
    return nouns


def targets_text(effect: Effect, scope: Scope) -> str:
    """相手フィールドのモンスター１体."""
    return _listed(effect, target_nouns(effect, scope))


def _listed(effect: Effect, nouns: list[Noun]) -> str:
    where = {(pick.pool.zones, pick.pool.side) for pick in effect.targets}
    return ("と" if len(where) == 1 else "と、").join(f"{noun.text}{noun.tail and 'を' + noun.tail}" for noun in nouns)


def _aimed(effect: Effect, scope: Scope) -> str:
    """〜１体を対象として; for a free number 〜を２体まで対象として."""
    picks, nouns = effect.targets, target_nouns(effect, scope)
    only, noun = (picks[0] if len(picks) == 1 else None), nouns[-1]
    if only is not None and not isinstance(only.most, int):
        return f"{noun.tail}{'、' if noun.limited else ''}{noun.text}を対象"
    free = only is not None and only.least != only.most
    return f"{_listed(effect, nouns)}{'' if free or noun.limited else 'を'}対象"


def activation_text(effect: Effect, scope: Scope) -> str:
    """An effect that is activated, or a card's activation."""
    return written(activation_sentences(effect, scope))


def activation_sentences(effect: Effect, scope: Scope) -> list[str]:
    """The sentences of an effect that is activated: its activation, what it does, and remarks."""
    head = Head.MONSTER if scope.card.types & CardType.MONSTER else Head.CARD
    scope.place_of_this = "・".join(zone_names(effect.zones, head)) if effect.zones & ~Zone.FIELD else ""
    cost, restrictions = restrictions_of(effect.cost)
    occasion = occasion_text(effect, scope)
    if about_itself(effect) and any(
        isinstance(event, When) and event.event is EventKind.SENT_TO_GRAVEYARD for event in events_of(effect.when)
    ):
        scope.lies = "墓地"
    acts = _acts(effect, cost, scope)
    bare = effect.kind is EffectKind.ACTIVATION and not occasion and not acts
    if effect.kind is EffectKind.IGNITION and not occasion and not acts:
        occasion = "自分メインフェイズ"
    sentences = [] if bare else [_head(effect, occasion, acts, scope)]
    sentences += choices_text(effect, scope) + _processing(effect, bare, scope)
    remarks = [
        *(_restriction(restriction, effect, scope) for restriction in restrictions),
        *_remarks(effect, occasion, scope),
    ]
    return before_bullets(sentences, remarks)


def _chooses(effect: Effect) -> bool:
    """Whether one of several effects is chosen at the activation."""
    return bool(effect.choices) or isinstance(effect.resolution, ChooseOne) and not effect.resolution.at_resolution


def _acts(effect: Effect, cost: Verb | None, scope: Scope) -> list[str]:
    """What is done at the activation: the cost, the targets, the choice."""
    choosing = _chooses(effect)
    acts: list[str] = []
    scope.paying = True
    if cost is not None:
        paid = VERBS(cost, scope)
        acts.append(paid.stem if effect.targets or choosing else paid.te)
    scope.paying = False
    if effect.targets:
        acts.append(f"{_aimed(effect, scope)}{'とし' if choosing else 'として'}")
    if choosing:
        acts.append("以下の効果から１つを選択して")
    return acts


def _head(effect: Effect, occasion: str, acts: list[str], scope: Scope) -> str:
    """１ターンに１度、このカードが召喚した場合、カード１枚を対象として発動できる."""
    ending = "発動できる" if effect.optional else "発動する"
    if effect.kind is EffectKind.ACTIVATION and (scope.card.types & STAYING or effect.pendulum):
        ending = f"このカードを{ending}"
    if still_required(effect)[1]:
        ending += "（この条件は効果処理時にも満たす必要がある）"
    if any(choice.limit is not None for choice in effect.choices):
        ending += f"（{_how_often_chosen(effect)}しか選択できない）"
    limit = _limit(effect, scope)
    if effect.by_either:
        limit = f"お互いのプレイヤーは、{limit}"
    if acts:
        return f"{limit}{occasion}{after_occasion(occasion)}{'、'.join(acts)}{ending}"
    return f"{limit}{occasion}{'に' if occasion else ''}{ending}"


def _how_often_chosen(effect: Effect) -> str:
    """以下の効果はこのカードが表側表示で存在する限りそれぞれ１度: how often each of the effects can be chosen."""
    if any(choice.limit is not None and choice.limit.scope is LimitScope.WHILE_FACE_UP for choice in effect.choices):
        return "以下の効果はこのカードが表側表示で存在する限りそれぞれ１度"
    return "このカード名の以下の効果はそれぞれ１ターンに１度"


def _limit(effect: Effect, scope: Scope) -> str:
    """１ターンに１度、: a limit that is stated with the effect itself."""
    limit = effect.limit
    if limit is None:
        return ""
    alone = [each.limit for each in scope.card.effects].count(limit) == 1
    if limit.scope is LimitScope.THIS_CARD or limit.scope is LimitScope.EFFECTS_OF_THIS_CARD and alone:
        return f"１ターンに{small(limit.times)}度、"
    return "１度の戦闘につき１度、" if limit.scope is LimitScope.BATTLE else ""


def _processing(effect: Effect, bare: bool, scope: Scope) -> list[str]:
    """What the effect does, as sentences; ``bare``: no sentence about the activation precedes them."""
    resolution, _ = still_required(effect)
    if resolution is None:
        return []
    scope.paying = False
    if isinstance(resolution, ChooseOne) and _chooses(effect):
        return bullets(resolution, scope)
    scope.known.pop(RefKind.THEM, None)
    first = bare and scope.card.types & STAYING and len(scope.card.effects) > 1 and not becomes_monster(effect)
    lead = "このカードの発動時の効果処理として、" if first else ""
    return list(VERBS(resolution, scope).prefixed(lead).sentences)


def choices_text(effect: Effect, scope: Scope) -> list[str]:
    """●〜を対象として発動できる。〜する: one line for each effect to choose from."""
    lines = []
    known, lies = dict(scope.known), scope.place_of_this
    for number, choice in enumerate(effect.choices):
        scope.known = dict(known)
        scope.effect = effect.chosen(number)
        if choice.condition is None and choice.cost is None and not choice.targets and choice.resolution is not None:
            lines.append(bullet(VERBS(choice.resolution, scope).sentences))
        elif choice == Effect(choice.kind, timing=choice.timing):
            lines.append(bullet(["効果を使用せずにこのカードを発動する"]))
        else:
            alone = replace(choice, kind=EffectKind.IGNITION, limit=None, zones=Zone(0))
            lines.append(bullet(activation_sentences(alone, scope)))
    scope.known, scope.place_of_this = known, lies
    scope.effect = effect
    return lines


def _restriction(restriction: Apply, effect: Effect, scope: Scope) -> str:
    this = "カード" if effect.kind is EffectKind.ACTIVATION else "効果"
    scope.restricting = True
    text = VERBS(restriction, scope).plain
    scope.restricting = False
    return f"この{this}を発動するターン、{text}"


def _of_targets(effect: Effect) -> Iterator[str]:
    """Whether it needs all of its targets."""
    if effect.targets_if_any:
        yield "対象の内の一部しか存在しない場合、存在するもののみを対象とする"


def _remarks(effect: Effect, occasion: str, scope: Scope) -> Iterator[str]:
    this = "このカード" if effect.kind is EffectKind.ACTIVATION else "この効果"
    if effect.limit is not None and effect.limit.scope is LimitScope.WHILE_FACE_UP:
        where = "墓地に" if effect.zones == Zone.GRAVEYARD else "表側表示で"
        yield f"この効果はこのカードが{where}存在する限り{small(effect.limit.times)}度しか使用できない"
    if effect.limit is not None and effect.limit.scope is LimitScope.DUEL_OF_CARD:
        yield "このカードのこの効果はデュエル中に１度しか使用できない"
    if effect.limit is not None and effect.limit.scope in (LimitScope.CHAIN, LimitScope.CHAIN_OF_NAME):
        named = "このカード名の" if effect.limit.scope is LimitScope.CHAIN_OF_NAME else ""
        yield f"{named}この効果は同一チェーン上では１度しか発動できない"
    if effect.steps & ~steps_of(effect.when) and not any(word in occasion for word in ("ダメージ", "攻撃宣言")):
        yield f"{this}は{steps_text(effect.steps)}でも発動できる"
    if any(isinstance(node, ChainIsEmpty) for node in nodes(effect.condition)):
        yield f"{this}は他の効果にチェーンして発動できない"
    if sent_earlier(effect):
        yield f"{this}はこのカードが墓地へ送られたターンには発動できない"
    if effect.quick_if is not None:
        yield f"{CONDITIONS(effect.quick_if, scope).plain}場合、この効果は相手ターンでも発動できる"
    yield from _early(effect, scope)
    if effect.outside_damage_step:
        yield f"{this}はダメージステップには発動できない"
    yield from _unanswered_by(effect, this, scope)
    if effect.cannot_be_negated:
        yield "この効果は無効化されない"
    yield from _of_targets(effect)


def _early(effect: Effect, scope: Scope) -> Iterator[str]:
    """From where else, or how soon, a Trap can be activated."""
    if effect.from_hand is not None:
        lead = "" if effect.from_hand == AllHold(()) else f"{CONDITIONS(effect.from_hand, scope).plain}場合、"
        yield f"{lead}このカードの発動は手札からもできる"
    if effect.at_once is not None:
        yield f"{CONDITIONS(effect.at_once, scope).plain}場合、このカードはセットしたターンでも発動できる"


def _unanswered_by(effect: Effect, this: str, scope: Scope) -> Iterator[str]:
    """What cannot be activated in response."""
    who, object_ = ("相手は", "を") if effect.no_response_of is Side.OPPONENT else ("", "は")
    if effect.no_response:
        yield f"{this}の発動に対して{who}魔法・罠・モンスターの効果{object_}発動できない"
    if effect.no_response_from is not None:
        things = noun_of(effect.no_response_from, scope) + ("" if effect.no_response_cards else "の効果")
        yield f"{this}の発動に対して{who}{things}{object_}発動できない"
    if effect.no_response_by_targets:
        yield f"{this}の発動に対して対象のカードの効果は発動できない"


def _begin(effect: Effect, scope: Scope) -> None:
    """Forget what earlier effects have named."""
    scope.effect = effect
    scope.known = {}
    scope.done = "その数"
    scope.event_damage = "受けたダメージ"
    scope.place_of_this = scope.lies = ""
    if scope.card.types & CardType.EQUIP:
        scope.now(RefKind.EQUIPPED, REFS[RefKind.EQUIPPED])


def pieces(effect: Effect, scope: Scope) -> dict[str, str]:
    """What the parts of an effect say, by ``condition``, ``cost``, ``target``, ``processing``; those that it has."""
    if effect.given_to is not None:
        return {"processing": given_text(effect, scope)}
    _begin(effect, scope)
    if effect.kind is EffectKind.CONTINUOUS:
        return {"processing": continuous_text(effect, scope)}
    head = Head.MONSTER if scope.card.types & CardType.MONSTER else Head.CARD
    scope.place_of_this = "・".join(zone_names(effect.zones, head)) if effect.zones & ~Zone.FIELD else ""
    found = {"condition": occasion_text(effect, scope)}
    cost, _ = restrictions_of(effect.cost)
    scope.paying = True
    if cost is not None:
        found["cost"] = VERBS(cost, scope).plain
    scope.paying = False
    if effect.targets:
        found["target"] = targets_text(effect, scope)
    resolution, _ = still_required(effect)
    scope.known.pop(RefKind.THEM, None)
    if effect.choices:
        found["processing"] = "\n".join(choices_text(effect, scope))
    elif isinstance(resolution, ChooseOne):
        found["processing"] = "\n".join(bullets(resolution, scope))
    elif resolution is not None:
        found["processing"] = written(VERBS(resolution, scope).sentences)
    return {part: text for part, text in found.items() if text}


@PARTS.words(Effect)
def effect_text(effect: Effect, scope: Scope) -> str:
    """One effect, without its number; empty for the activation of a card that only stays."""
    if effect.given_to is not None:
        return given_text(effect, scope)
    _begin(effect, scope)
    if effect.kind is EffectKind.CONTINUOUS:
        return continuous_text(effect, scope)
    if is_plain_equip(effect) and effect.cost is None and effect.condition is None:
        return equip_line(effect, scope)
    return activation_text(effect, scope)


def given_text(effect: Effect, scope: Scope) -> str:
    """このカードを素材として持っている〜Ｘモンスターは以下の効果を得る: an effect of the monster that has it."""
    assert effect.given_to is not None
    noun = noun_of(effect.given_to, scope)
    comma = "、" if any(FILTERS(part, scope).slot is Slot.CLAUSE for part in parts_of(effect.given_to)) else ""
    if effect.by_equip:
        place = scope.card.effects.index(replace(effect, given_to=None, by_equip=False))
        number = CIRCLED[numbers_of(scope.card, pendulum=False)[place]]
        return f"このカードを装備した{comma}{noun}は、このカード名の{number}の効果を得る。"
    own = effect_text(replace(effect, given_to=None, made_with=False), scope)
    has = "フィールドのこのカードを素材としてＸ召喚した" if effect.made_with else "このカードを素材として持っている"
    return f"{has}{comma}{noun}は以下の効果を得る。\n●{own}"


def equip_line(effect: Effect, scope: Scope) -> str:
    """戦士族モンスターにのみ装備可能; nothing where any monster may be equipped."""
    pick: Pick | None = effect.targets[0] if effect.targets else None
    if pick is None:
        return ""
    rest = tuple(part for part in parts_of(pick.pool.filter) if not isinstance(part, IsFaceUp))
    opens = not any(FILTERS(part, scope).slot in (Slot.CLAUSE, Slot.EXCEPT) for part in rest)
    noun = noun_of((All(rest) if rest else MONSTER) if opens else pick.pool.filter, scope)
    whose = {0: "自分フィールドの", 1: "相手フィールドの", 2: ""}[int(pick.pool.side)]
    if noun == "モンスター" and not whose:
        return ""
    return f"{whose}{noun}にのみ装備可能。"


def has_pool(modifiers: Iterable[Modifier], this: type[Node] = Pool) -> bool:
    """Whether some modifier speaks of other cards than this one."""
    for modifier in modifiers:
        if isinstance(modifier, While):
            if has_pool(modifier.modifiers):
                return True
            continue
        to = getattr(modifier, "to", None)
        if isinstance(to, Pool) and not isinstance(to.filter, IsThis):
            return True
        if isinstance(modifier, Cannot | May) and modifier.side is not None:
            return True
        if isinstance(modifier, Redirected) and not modifier.this_only and not modifier.because & Because.MATERIAL:
            return True
    return False
