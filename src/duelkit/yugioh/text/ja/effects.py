"""Japanese effects: condition, cost, target; what happens (〜場合、〜を対象として発動できる。〜する。)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from duelkit.yugioh.language.base import Condition, Modifier, Node, Pool, nodes
from duelkit.yugioh.language.card import Card, Effect, EffectKind, LimitScope, Timing
from duelkit.yugioh.language.clauses import Apply, Are, ChooseOne, While
from duelkit.yugioh.language.nouns import IsThis
from duelkit.yugioh.language.occasions import Activated, When, steps_of
from duelkit.yugioh.language.selections import THIS, Pick, RefKind
from duelkit.yugioh.language.terms import Because, CardType, EventKind, Zone
from duelkit.yugioh.text.grammar.heads import Head, alternatives_of, head_of_target
from duelkit.yugioh.text.grammar.ja.clauses import bullets, sentence_of
from duelkit.yugioh.text.grammar.ja.core import (
    CONDITIONS,
    EVENTS,
    FILTERS,
    MODIFIERS,
    PARTS,
    VERBS,
    WHATS,
    Noun,
    Occurrence,
    Scope,
)
from duelkit.yugioh.text.grammar.ja.moments import moment_of, steps_text
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import phrase, written
from duelkit.yugioh.text.grammar.ja.places import place as places_place
from duelkit.yugioh.text.grammar.ja.places import zone_names
from duelkit.yugioh.text.grammar.ja.terms import small, summons
from duelkit.yugioh.text.grammar.reading import (
    about_itself,
    becomes_monster,
    before_bullets,
    events_of,
    following_phase,
    has_this,
    is_plain_equip,
    parts_of_condition,
    restrictions_of,
    said_parts,
    sent_earlier,
    still_required,
    summons_itself,
    together_named,
    whole,
)
from duelkit.yugioh.words.battle.meaning import HasAttacked, HasBattled, HasDestroyedByBattle, IsBattling
from duelkit.yugioh.words.conditions.meaning import CameHere, ChainIsEmpty, HasActivated
from duelkit.yugioh.words.lasting.meaning import Whenever
from duelkit.yugioh.words.moving.meaning import Redirected
from duelkit.yugioh.words.permissions.meaning import Cannot, May
from duelkit.yugioh.words.positions.meaning import WasFlipped
from duelkit.yugioh.words.summoning.meaning import SummonedWith, SummonsPerTurn, WasSummoned

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
    lead = ""
    moment, rest = moment_of(effect.condition)
    elsewhere = bool(effect.zones & ~Zone.FIELD)
    everyone = has_pool(effect.modifiers) and not scope.card.types & CardType.EQUIP
    if all(isinstance(modifier, SummonsPerTurn) for modifier in effect.modifiers):
        everyone = elsewhere = False
    if elsewhere and rest is not None:
        words = CONDITIONS(rest, scope).plain
        lead, rest = f"このカードが{home(scope.card, effect)}に存在し、{words}場合、", None
    elif turn_action(rest):
        lead, rest = f"{_action(rest, scope)}ターン、", None
    elif effect.zones & Zone.FIELD and effect.zones & ~Zone.FIELD and not effect.pendulum:
        lead = f"このカードが{home(scope.card, effect)}に存在する限り、"
    elif (elsewhere or (everyone and not _asks_of_this(rest))) and not effect.pendulum:
        lead = f"このカードが{home(scope.card, effect)}に存在する限り、"
    if moment:
        lead += f"{moment}のみ、" if moment.endswith("時") else f"{moment}の間、"
    if rest is not None:
        lead += plain_case(f"{CONDITIONS(rest, scope).plain}場合、")
    sayings: list[str] = []
    plain = [modifier for modifier in effect.modifiers if not isinstance(modifier, Whenever)]
    if plain:
        clauses = [clause for modifier in plain for clause in MODIFIERS(modifier, scope)]
        sayings += sentence_of(clauses, lead).sentences
        lead = ""
    for modifier in effect.modifiers:
        if isinstance(modifier, Whenever):
            sayings += sentence_of(MODIFIERS(modifier, scope), lead).sentences
            lead = ""
    if effect.cannot_be_negated:
        sayings.append("この効果は無効化されない")
    return written(sayings)


def _asks_of_this(part: Condition | None) -> bool:
    return isinstance(part, Are) and part.what == THIS


def turn_action(part: Condition | None) -> str:
    """召喚・リバースした: what this card did this turn, if that is all that is asked."""
    if isinstance(part, HasActivated) and isinstance(part.which, IsThis) and part.card:
        return "発動した"
    if isinstance(part, CameHere):
        return "墓地へ送られた" if (part.this_turn or part.last_turn) and part.next is None else ""
    if not isinstance(part, Are) or part.what != THIS or part.as_it_was:
        return ""
    actions: list[str] = []
    for each in alternatives_of(part.filter):
        if isinstance(each, WasSummoned) and each.this_turn:
            actions.insert(0, summons(each.kinds))
        elif isinstance(each, WasFlipped):
            actions.append("リバース")
        elif isinstance(each, HasDestroyedByBattle) and len(alternatives_of(part.filter)) == 1:
            return "戦闘でモンスターを破壊した"
        elif isinstance(each, HasBattled) and len(alternatives_of(part.filter)) == 1:
            return "戦闘を行った"
        elif isinstance(each, HasAttacked) and len(alternatives_of(part.filter)) == 1:
            return "攻撃宣言した" if each.declared else "攻撃した"
        else:
            return ""
    if "リバース" in actions:  # 反転召喚 among it
        actions = [action.removesuffix("・反転召喚") for action in actions]
    return "・".join(actions) + "した"


def _action(part: Condition | None, scope: Scope) -> str:
    """このカードが召喚した, このカードを発動した."""
    if isinstance(part, CameHere):
        return CONDITIONS(replace(part, this_turn=False, last_turn=False), scope).plain
    return f"このカード{'を' if isinstance(part, HasActivated) else 'が'}{turn_action(part)}"


def moment_event(effect: Effect) -> bool:
    """Whether the event is a phase or its end."""
    kinds = (EventKind.PHASE, EventKind.BATTLE_PHASE_ENDS, EventKind.BATTLE_PHASE_BEGINS)
    return all(isinstance(event, When) and event.event in kinds for event in events_of(effect.when))


def plain_case(words: str) -> str:
    """〜である場合 is 〜の場合."""
    return words.replace("である場合", "の場合") if "同じである場合" not in words else words


def occasion_text(effect: Effect, scope: Scope) -> str:
    """What comes before 発動: このカードが召喚した場合, 自分メインフェイズ."""
    place = scope.place_of_this
    if not any(isinstance(event, When) and event.already for event in events_of(effect.when)):
        return _occasion(effect, scope, place)
    usual = "モンスターゾーン" if scope.card.types & CardType.MONSTER else "魔法＆罠ゾーン"
    return f"このカードが{place or usual}に存在する状態で、" + _occasion(effect, scope, "")


def _occasion(effect: Effect, scope: Scope, place: str) -> str:
    """The same, without where this card lay before.

    In one piece: each part is said only if none before it has said it.
    """
    moment, rest = moment_of(whole(said_parts(effect)))
    parts = parts_of_condition(rest)
    if effect.kind is EffectKind.QUICK and effect.when is None and not moment:
        moment = "自分・相手ターン"
    elif effect.kind is EffectKind.QUICK and moment in ("メインフェイズ", "バトルフェイズ"):
        moment = f"自分・相手の{moment}"
    elif effect.kind is EffectKind.IGNITION and moment == "メインフェイズ１":
        moment = f"自分{moment}"
    following = following_phase(parts)
    turn = next((part for part in parts if turn_action(part)), None)
    if turn is not None and effect.when is not None and moment_event(effect):
        parts.remove(turn)
    else:
        turn = None
    made = next((part for part in parts if _made_so(part, effect)), None)
    if isinstance(made, Are):
        parts.remove(made)
    states = [CONDITIONS(part, scope) for part in together_named(parts) if not isinstance(part, IsBattling)]
    battles = [part for part in parts if isinstance(part, IsBattling)]
    hand_summon = place == "手札" and summons_itself(effect)
    came = any(isinstance(each, CameHere) for each in nodes(effect.condition))
    if place and not came and not has_this(effect.cost) and not about_itself(effect) and not hand_summon:
        states.insert(0, phrase(f"このカードが{place}に", "存在する"))
    event = EVENTS(effect.when, scope) if effect.when is not None else None
    if effect.kind is EffectKind.FLIP:
        event = Occurrence("このカードがリバースした")
    battle = CONDITIONS(battles[0], scope) if battles else None
    before = "".join(f"{state.stem}、" for state in states)
    if event is None:
        action = next((part for part in parts if turn_action(part)), None)
        if (
            action is not None
            and moment
            and len(states) == 1
            and not (isinstance(action, CameHere) and action.last_turn)
        ):
            return f"{_action(action, scope)}ターンの{moment}"
        if battle is not None and moment:
            return f"{before}{battle.plain}{moment}"
        states += [battle] if battle is not None else []
        if not states:
            return moment
        words = "、".join([*(state.stem for state in states[:-1]), states[-1].plain])
        return plain_case(f"{moment}に、{words}場合" if moment else f"{words}場合")
    if event.moment:
        text = event.text
        if following is not None:
            text = f"次の{text}"
        if turn is not None:
            following_turn = "次の" if isinstance(turn, CameHere) and turn.last_turn else ""
            text = f"{_action(turn, scope)}{following_turn}ターンの{text}"
        if (
            battle is not None
            and event.point
            and (not isinstance(effect.when, When) or effect.when.who in (None, battles[0].yours))
        ):
            attack = battles[0].attacking is not None and event.point != "ダメージ計算時"
            said = battle.past if attack or event.point == "ダメージ計算後" else battle.plain
            mine = "このカードが"
            if states and battle.lead.startswith(mine) and states[-1].plain.startswith(f"{mine}その戦闘で"):
                said = f"{battle.stem}、{states.pop().plain.removeprefix(mine)}"
                before = "".join(f"{state.stem}、" for state in states)
            return f"{before}{said}{event.point}"
        if battle is not None and battles[0].direct and text.endswith("攻撃宣言時"):
            text, battle = text.replace("攻撃宣言時", "直接攻撃宣言時"), None
        elif battle is not None and text == "モンスターの攻撃宣言時":
            return f"{before}{battle.plain}攻撃宣言時"
        states += [battle] if battle is not None else []
        words = "".join(f"{state.stem}、" for state in states[:-1]) + (f"{states[-1].plain}場合、" if states else "")
        return plain_case(f"{words}{f'{moment}に、' if moment else ''}{text}")
    text = event.text
    if isinstance(made, Are):
        text = f"このカードが{FILTERS(made.filter, scope).text.removesuffix('された')}した"
    if battle is not None:
        lead = battle.lead + battle.verb.plain
        mine = "このカードが"
        inflicts = "が相手に戦闘ダメージを与えた"
        if (
            isinstance(effect.when, When)
            and effect.when.by_card is not None
            and (effect.when.by_card == battles[0].yours and inflicts in text and lead.endswith("と戦闘を行う"))
        ):
            other = lead.removesuffix("と戦闘を行う").rpartition("が")[2]
            text = text.replace(inflicts, f"が{other}との戦闘で{inflicts[1:]}")
        elif battles[0].attacking is False and "相手モンスターとの戦闘で破壊され" in text:
            text = text.replace("相手モンスターとの戦闘で", "相手モンスターの攻撃で")
        elif lead.startswith(mine) and text.startswith(mine):
            text = text.removeprefix(mine)
            before += f"{mine}直接攻撃で" if battles[0].direct else f"{battle.stem}、"
        else:
            before += f"{battle.stem}、"
    elif states and text.startswith("このカードが") and states[-1].plain.startswith("このカードが"):
        text = text.removeprefix("このカードが")
    when = "時" if effect.timing is Timing.WHEN or effect.kind is EffectKind.QUICK else "場合"
    if any(isinstance(each, Activated) for each in events_of(effect.when)):
        when = "時"
    if effect.kind is EffectKind.FLIP:
        when = "場合"
    return f"{f'{moment}に、' if moment else ''}{before}{text}{when}"


def _made_so(part: Condition, effect: Effect) -> bool:
    """〜を素材として〜召喚した: said of the summon that is the event."""
    return (
        isinstance(part, Are)
        and part.what == THIS
        and isinstance(part.filter, SummonedWith)
        and isinstance(effect.when, When)
        and effect.when.event is EventKind.SUMMONED
        and effect.when.kinds is part.filter.kinds
    )


def targets_text(effect: Effect, scope: Scope) -> str:
    """相手フィールドのモンスター１体を対象."""
    scope.paying = scope.aiming = True
    words = []
    for slot, pick in enumerate(effect.targets):
        scope.summoning = head_of_target(effect, slot) is Head.MONSTER
        noun = WHATS(pick, scope)
        scope.summoning = False
        words.append(f"{noun.text}{'' if not noun.tail else 'を' + noun.tail}")
    scope.paying = scope.aiming = False
    where = {(pick.pool.zones, pick.pool.side) for pick in effect.targets}
    if len(words) > 1 and len(where) == 1:
        shared = f"{places_place(*where.pop())}の"
        return "と".join([words[0], *(word.removeprefix(shared) for word in words[1:])])
    return "と、".join(words)


def _aimed(effect: Effect, scope: Scope) -> str:
    """〜１体を対象として; for a free number 〜を２体まで対象として."""
    picks = effect.targets
    text = targets_text(effect, scope)
    if len(picks) == 1 and not isinstance(picks[0].most, int):
        noun, _, many = text.rpartition("を")
        return f"{many}、{noun}を対象" if many.endswith("まで") else f"{many}{noun}を対象"
    if len(picks) == 1 and picks[0].least != picks[0].most:
        return f"{text}対象"
    return f"{text}対象" if text.endswith("まで") else f"{text}を対象"


def activation_text(effect: Effect, scope: Scope) -> str:
    """An effect that is activated, or a card's activation.

    In one piece: the sentences follow each other as in card text, each knowing what was said before.
    """
    head = Head.MONSTER if scope.card.types & CardType.MONSTER else Head.CARD
    scope.place_of_this = "・".join(zone_names(effect.zones, head)) if effect.zones & ~Zone.FIELD else ""
    cost, restrictions = restrictions_of(effect.cost)
    occasion = occasion_text(effect, scope)
    link = "に" if occasion else ""
    if any(
        isinstance(event, When) and event.event is EventKind.SENT_TO_GRAVEYARD for event in events_of(effect.when)
    ) and about_itself(effect):
        scope.lies = "墓地"
    limit = ""
    shared = [each for each in scope.card.effects if each.limit == effect.limit]
    if effect.limit is not None and effect.limit.scope is LimitScope.EFFECTS_OF_THIS_CARD and len(shared) == 1:
        limit = f"１ターンに{small(effect.limit.times)}度、"
    if effect.limit is not None and effect.limit.scope is LimitScope.THIS_CARD:
        limit = f"１ターンに{small(effect.limit.times)}度、"
    elif effect.limit is not None and effect.limit.scope is LimitScope.BATTLE:
        limit = "１度の戦闘につき１度、"
    choosing = bool(effect.choices) or (
        isinstance(effect.resolution, ChooseOne) and not effect.resolution.at_resolution
    )
    scope.paying = True
    paid = VERBS(cost, scope) if cost is not None else None
    scope.paying = False
    ending = "発動できる" if effect.optional else "発動する"
    resolution, still = still_required(effect)
    staying = effect.kind is EffectKind.ACTIVATION and (scope.card.types & STAYING or effect.pendulum)
    if staying:
        ending = f"このカードを{ending}"
    if still:
        ending += "（この条件は効果処理時にも満たす必要がある）"
    acts: list[str] = []
    if paid is not None:
        acts.append(paid.stem if effect.targets or choosing else paid.te)
    if effect.targets:
        acts.append(f"{_aimed(effect, scope)}{'とし' if choosing else 'として'}")
    if choosing:
        acts.append("以下の効果から１つを選択して")
    if any(choice.limit is not None for choice in effect.choices):
        ending += "（このカード名の以下の効果はそれぞれ１ターンに１度しか選択できない）"
    needs_main = effect.kind is EffectKind.IGNITION and not occasion and not acts
    if needs_main:
        occasion, link = "自分メインフェイズ", "に"
    said: list[str] = []
    bare = effect.kind is EffectKind.ACTIVATION and not occasion and not acts
    if not bare:
        if acts:
            said.append(f"{limit}{occasion}{_comma(occasion)}{'、'.join(acts)}{ending}")
        else:
            said.append(f"{limit}{occasion}{link}{ending}")
    said += choices_text(effect, scope)
    if resolution is not None:
        scope.paying = False
        if isinstance(resolution, ChooseOne) and choosing:
            said += bullets(resolution, scope)
        else:
            if RefKind.THEM in scope.known:
                del scope.known[RefKind.THEM]
            lead = ""
            if bare and scope.card.types & STAYING and len(scope.card.effects) > 1:
                lead = "このカードの発動時の効果処理として、"
            resolved = VERBS(resolution, scope)
            if becomes_monster(effect):
                lead = ""
            said += resolved.prefixed(lead).sentences
    remarks = [
        *(_restriction(restriction, effect, scope) for restriction in restrictions),
        *_remarks(effect, occasion, scope),
    ]
    return written(before_bullets(said, remarks))


def choices_text(effect: Effect, scope: Scope) -> list[str]:
    """●〜を対象として発動できる。〜する: one line for each effect to choose from."""
    lines = []
    known, lies = dict(scope.known), scope.place_of_this
    for number, choice in enumerate(effect.choices):
        scope.known = dict(known)
        scope.effect = effect.chosen(number)
        if choice.condition is None and choice.cost is None and not choice.targets and choice.resolution is not None:
            text = written(VERBS(choice.resolution, scope).sentences)
        else:
            text = activation_text(replace(choice, kind=EffectKind.IGNITION, limit=None, zones=Zone(0)), scope)
        lines.append("●" + text.removesuffix("。"))
    scope.known, scope.place_of_this = known, lies
    scope.effect = effect
    return lines


def _comma(occasion: str) -> str:
    if not occasion:
        return ""
    return "、" if occasion.endswith(("場合", "した時", "れた時", "った時", "けた時", "えた時")) else "に、"


def _restriction(restriction: Apply, effect: Effect, scope: Scope) -> str:
    this = "カード" if effect.kind is EffectKind.ACTIVATION else "効果"
    text = VERBS(restriction, scope).plain.removeprefix("このターン、").removeprefix("ターン終了時まで、")
    return f"この{this}を発動するターン、{text}"


def _remarks(effect: Effect, occasion: str, scope: Scope) -> Iterator[str]:
    this = "このカード" if effect.kind is EffectKind.ACTIVATION else "この効果"
    if effect.limit is not None and effect.limit.scope is LimitScope.WHILE_FACE_UP:
        yield "この効果はこのカードが表側表示で存在する限り１度しか使用できない"
    if effect.limit is not None and effect.limit.scope is LimitScope.CHAIN:
        yield "この効果は同一チェーン上では１度しか発動できない"
    if effect.steps & ~steps_of(effect.when) and not any(word in occasion for word in ("ダメージ", "攻撃宣言")):
        yield f"{this}は{steps_text(effect.steps)}でも発動できる"
    if any(isinstance(node, ChainIsEmpty) for node in nodes(effect.condition)):
        yield f"{this}は他の効果にチェーンして発動できない"
    if sent_earlier(effect):
        yield f"{this}はこのカードが墓地へ送られたターンには発動できない"
    if effect.quick_if is not None:
        yield f"{CONDITIONS(effect.quick_if, scope).plain}場合、この効果は相手ターンでも発動できる"
    if effect.from_hand is not None:
        yield f"{CONDITIONS(effect.from_hand, scope).plain}場合、このカードの発動は手札からもできる"
    if effect.at_once is not None:
        yield f"{CONDITIONS(effect.at_once, scope).plain}場合、このカードはセットしたターンでも発動できる"
    if effect.outside_damage_step:
        yield f"{this}はダメージステップには発動できない"
    if effect.no_response:
        yield f"{this}の発動に対して魔法・罠・モンスターの効果は発動できない"
    if effect.no_response_by_targets:
        yield f"{this}の発動に対して対象のカードの効果は発動できない"
    if effect.cannot_be_negated:
        yield "この効果は無効化されない"


def _begin(effect: Effect, scope: Scope) -> None:
    """Nothing has been said of an effect yet."""
    scope.effect = effect
    scope.known = {}
    scope.done = "その数"
    scope.event_damage = "受けたダメージ"
    scope.place_of_this = scope.lies = ""
    if scope.card.types & CardType.EQUIP:
        scope.now(RefKind.EQUIPPED, Noun("装備モンスター", Head.MONSTER))


def pieces(effect: Effect, scope: Scope) -> dict[str, str]:
    """What the parts of an effect say, by ``condition``, ``cost``, ``target``, ``processing``; those that it has."""
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
    _begin(effect, scope)
    if effect.kind is EffectKind.CONTINUOUS:
        return continuous_text(effect, scope)
    if is_plain_equip(effect) and effect.cost is None and effect.condition is None:
        return equip_line(effect, scope)
    return activation_text(effect, scope)


def equip_line(effect: Effect, scope: Scope) -> str:
    """戦士族モンスターにのみ装備可能; nothing where any monster may be equipped."""
    pick: Pick | None = effect.targets[0] if effect.targets else None
    if pick is None:
        return ""
    noun = noun_of(pick.pool.filter, scope).removeprefix("表側表示の").removeprefix("表側表示")
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
