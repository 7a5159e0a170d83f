"""English modifiers: it gains 500 ATK; it cannot be destroyed by battle; you cannot Special Summon monsters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duelkit.yugioh.language.amounts import Amount, HalfOf, Number, StatOf, The, Times
from duelkit.yugioh.language.filters import EACH, THIS, Filter, IsThis, Not, Pool, RefKind
from duelkit.yugioh.language.modifiers import (
    Action, AttackCost, Cannot, Change, ChangeStat, HoldsCounters, InsteadOfBattleDamage, InsteadOfDestruction, May,
    Negated, OnlyOne, Permission, Perishes, Redirected, Subject, SummonsPerTurn, TakesControl, Treated, Unaffected,
    Whenever, While, Wins,
)
from duelkit.yugioh.language.verbs import Destroy
from duelkit.yugioh.language.words import Because, Ordinal, Side, Stat, Zone
from duelkit.yugioh.text.en_amounts import rate, value
from duelkit.yugioh.text.en_conditions import moment_of
from duelkit.yugioh.text.en_core import (
    CONDITIONS, EVENTS, HEADS, MODIFIERS, VERBS, WHATS, Clause, Noun, Phrase, Scope, it,
)
from duelkit.yugioh.text.en_filters import counters, noun_of, type_words
from duelkit.yugioh.text.en_places import place, pool_text, words_of, zone_words
from duelkit.yugioh.text.en_words import PLAYER, STATS, listed, summons
from duelkit.yugioh.text.heads import head_of_pool
from duelkit.yugioh.text.registry import Language, NoWording

_ORIGINAL = {Stat.ATK: Stat.ORIGINAL_ATK, Stat.DEF: Stat.ORIGINAL_DEF, Stat.LEVEL: Stat.ORIGINAL_LEVEL}


def about(subject: Subject, scope: Scope) -> Noun:
    """The cards that a modifier concerns."""
    if isinstance(subject, Pool):
        if isinstance(subject.filter, IsThis):
            return Noun("this card", this=True)
        head = head_of_pool(subject)
        scope.now(RefKind.EACH, Noun(f"that {HEADS[head][0]}", head=head))
        words = words_of(subject, scope)
        if words.one_of_a_kind:
            return Noun(words.one)
        return Noun(pool_text(subject, scope), plural=True, head=head)
    return WHATS(subject, scope)


def said_of(clauses: Sequence[Clause], when: str = "") -> Phrase:
    """All clauses as one phrase; those of one subject share it. ``when`` says how long."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        last = groups[-1][0] if groups else None
        if last is not None and last.noun == clause.noun and last.lead == clause.lead and not clause.whole and not last.whole:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    texts = [group[0].lead + _group(_merged(group)) for group in groups]
    joined = ", also ".join(texts) if len(texts) > 1 else texts[0]
    return Phrase(joined + (f" {when}" if when else ""), subject="")


def _merged(group: list[Clause]) -> list[Clause]:
    merged: list[Clause] = []
    for clause in group:
        last = merged[-1] if merged else None
        if last is not None and clause.part and last.part and last.one == clause.one:
            merged[-1] = replace(last, part=f"{last.part}/{clause.part}", one=_plural_verb(last.one), many=last.many)
        elif last is not None and clause.figure and last.figure and last.one == clause.one:
            merged[-1] = replace(last, figure=f"{last.figure}/{clause.figure}")
        elif last is not None and last.one.startswith("cannot activate ") and clause.one == f"cannot activate the effects of {last.one.removeprefix('cannot activate ')}":
            merged[-1] = replace(last, one=f"{last.one}, or their effects", many="")
        else:
            merged.append(clause)
    return merged


def _plural_verb(words: str) -> str:
    return words.replace("becomes ", "become ", 1) if words.startswith("becomes ") else words.replace("is ", "are ", 1)


def _group(group: list[Clause]) -> str:
    noun = group[0].noun
    if group[0].whole:
        return group[0].whole
    texts: list[str] = []
    for index, clause in enumerate(group):
        if clause.part:
            owner = noun.poss if index == 0 else "their" if noun.plural else "its"
            if len(noun.text) > 30 and index == 0:
                texts.append(f"the {clause.part} of {noun.text} {clause.one}")
            else:
                texts.append(f"{owner} {clause.part} {clause.one}")
            continue
        words = clause.predicate.replace("@", clause.figure)
        lead = f"all {noun.subj}" if clause.all and noun.plural and noun.subj not in ("they",) and index == 0 else noun.subj
        texts.append(f"{lead} {words}" if index == 0 else words)
    return listed(texts, "and") if not any(clause.part for clause in group) else ", and ".join(texts)


# Figures -----------------------------------------------------------------------------------------------------------


def _of_itself(amount: Amount | int, node: ChangeStat) -> bool:
    if not isinstance(amount, StatOf) or amount.what not in (node.to, EACH, THIS if node.to == EACH else node.to):
        return False
    if node.change is Change.BECOME_ORIGINAL:
        return amount.stat in (node.stat, _ORIGINAL.get(node.stat))
    return amount.stat is node.stat


@MODIFIERS.words(ChangeStat)
def _change_stat(node: ChangeStat, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    name = STATS[node.stat]
    if node.change in (Change.GAIN, Change.LOSE):
        up = node.change is Change.GAIN
        if node.stat in (Stat.ATK, Stat.DEF):
            many, each = rate(node.amount, scope)
            verb = ("gains", "gain") if up else ("loses", "lose")
            if isinstance(node.amount, int) or each:
                return [Clause(noun, f"{verb[0]} {many} @{each}", f"{verb[1]} {many} @{each}", figure=name, all=True)]
            return [Clause(noun, f"{verb[0]} @ equal to {many}", f"{verb[1]} @ equal to {many}", figure=name, all=True)]
        way = "increased" if up else "reduced"
        many, each = rate(node.amount, scope)
        return [Clause(noun, f"is {way} by {many}{each}", part=name)]
    if node.change is Change.BECOME_ORIGINAL and not name.startswith("original"):
        name = f"original {name}"
    return [Clause(noun, f"becomes {_becomes(node, scope)}", part=name)]


def _becomes(node: ChangeStat, scope: Scope) -> str:
    amount = node.amount
    if isinstance(amount, HalfOf) and _of_itself(amount.amount, node):
        return "half its current value" if node.change is Change.BECOME else "half its original value"
    if isinstance(amount, Times) and _of_itself(amount.amount, node):
        times = {2: "double", 3: "triple"}.get(amount.factor, f"{amount.factor} times")
        return f"{times} its current value" if node.change is Change.BECOME else f"{times} its original value"
    if node.stat in (Stat.ATTRIBUTE, Stat.RACE):
        return f"the declared {STATS[node.stat]}"
    if isinstance(amount, The) and amount.number is Number.DECLARED:
        return "the declared number" if node.stat not in (Stat.LEVEL, Stat.SCALE) else f"the declared {STATS[node.stat]}"
    if isinstance(amount, int):
        return value(amount, scope)
    if isinstance(amount, StatOf):
        return f"equal to {value(amount, scope)}"
    many, each = rate(amount, scope)
    return f"{many}{each}" if each else f"equal to {many}"


# Prohibitions ------------------------------------------------------------------------------------------------------

_CARD_CANNOT = {
    Action.ATTACK: "cannot attack",
    Action.ATTACK_DIRECTLY: "cannot attack directly",
    Action.BE_ATTACKED: "cannot be targeted for attacks",
    Action.CHANGE_POSITION: "cannot change its battle position",
    Action.BE_DESTROYED_BY_BATTLE: "cannot be destroyed by battle",
    Action.BE_DESTROYED_BY_EFFECT: "cannot be destroyed by card effects",
    Action.BE_TARGETED: "cannot be targeted by card effects",
    Action.BE_TRIBUTED: "cannot be Tributed",
    Action.BE_TRIBUTED_FOR_SUMMON: "cannot be Tributed for a Tribute Summon",
    Action.BE_TRIBUTED_BY_EFFECT: "cannot be Tributed by card effects",
    Action.BE_FUSION_MATERIAL: "cannot be used as Fusion Material",
    Action.BE_SYNCHRO_MATERIAL: "cannot be used as Synchro Material",
    Action.BE_XYZ_MATERIAL: "cannot be used as Xyz Material",
    Action.CHANGE_CONTROL: "cannot switch control",
    Action.BE_SPECIAL_SUMMONED: "cannot be Special Summoned",
    Action.ACTIVATE: "cannot be activated",
    Action.ACTIVATE_EFFECT: "cannot activate its effects",
    Action.DECLARE_ATTACK_WITHOUT: "cannot declare an attack",
    Action.FLIP_SUMMON: "cannot be Flip Summoned",
    Action.NORMAL_SUMMON: "cannot be Normal Summoned",
    Action.BANISH: "cannot be banished",
    Action.SPECIAL_SUMMON: "cannot be Special Summoned",
    Action.SET_MONSTER: "cannot be Set",
    Action.PENDULUM_SUMMON: "cannot be Pendulum Summoned",
    Action.ATTACK_MONSTER: "cannot attack monsters",
}
_PLAYER_CANNOT = {
    Action.SPECIAL_SUMMON: "Special Summon monsters",
    Action.NORMAL_SUMMON: "Normal Summon monsters",
    Action.FLIP_SUMMON: "Flip Summon monsters",
    Action.SET_MONSTER: "Set monsters",
    Action.PENDULUM_SUMMON: "Pendulum Summon monsters",
    Action.ACTIVATE: "activate cards",
    Action.ACTIVATE_EFFECT: "activate card effects",
    Action.CONDUCT_BATTLE_PHASE: "conduct {} Battle Phase",
    Action.BANISH: "banish cards",
    Action.DRAW: "draw cards",
    Action.ATTACK: "declare attacks",
    Action.BE_TRIBUTED: "Tribute monsters",
    Action.CHANGE_POSITION: "change battle positions",
}


def _look(table: dict[Action, str], action: Action) -> str:
    if action not in table:
        raise NoWording(f"Action.{action.name}", Language.EN)
    return table[action]


@MODIFIERS.words(Cannot)
def _cannot(node: Cannot, scope: Scope) -> list[Clause]:
    if node.side is not None:
        return [_player_cannot(node, node.side, scope)]
    noun = about(node.to if node.to is not None else THIS, scope)
    action = node.action
    text = _look(_CARD_CANNOT, action)
    many = text.replace("its battle position", "their battle positions").replace("its effects", "their effects")
    if node.zones and action is Action.ACTIVATE_EFFECT:
        text, many = (f"{words} {place(node.zones, Side.EITHER).replace('in either', 'in the')}" for words in (text, many))
    if node.by is not None:
        whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "any player's"}[node.by]
        if action is Action.BANISH:
            who = PLAYER[node.by]
            return [Clause(noun, whole=f"{who} cannot banish {noun.text}")]
        if action is Action.BE_DESTROYED_BY_BATTLE:
            text = many = f"cannot be destroyed by battle with {whose} monsters"
        elif "card effects" in text:
            text = many = text.replace("card effects", f"{whose} card effects")
        elif action is Action.BE_ATTACKED:
            text = many = f"cannot be targeted for attacks by {whose} monsters"
        else:
            text, many = f"{text} by {whose} card effects", f"{many} by {whose} card effects"
    if action is Action.DECLARE_ATTACK_WITHOUT and node.unless is not None:
        words = noun_of(node.unless, scope)
        text = many = f"cannot declare an attack unless there is {words.a} on the field"
    elif node.unless is not None:
        text = many = _narrowed(text, action, node.unless, scope)
    if node.first_each_turn:
        text = many = f"{text}, once per turn" if "destroyed" not in text else text.replace("cannot be destroyed", "cannot be destroyed, the first time each turn it would be destroyed,", 1)
    return [Clause(noun, text, many)]


def _narrowed(text: str, action: Action, unless: Filter, scope: Scope) -> str:
    """What it may be done with, or by, all the same."""
    only = isinstance(unless, Not)
    words = noun_of(unless.part if isinstance(unless, Not) else unless, scope)
    summon = {Action.BE_SYNCHRO_MATERIAL: "Synchro", Action.BE_XYZ_MATERIAL: "Xyz", Action.BE_FUSION_MATERIAL: "Fusion",
              Action.BE_TRIBUTED_FOR_SUMMON: "Tribute"}
    if action in summon:
        if only:
            return f"{text} for the {summon[action]} Summon of {words.a}"
        return f"{text}, except for the {summon[action]} Summon of {words.a}"
    if action is Action.ATTACK_MONSTER:
        return f"cannot attack {words.many}" if only else f"can only select {words.many} as attack targets"
    if action is Action.BE_ATTACKED:
        return f"{text} by {words.many}" if only else f"{text}, except by {words.many}"
    if action is Action.BE_DESTROYED_BY_BATTLE:
        return f"{text} with {words.many}" if only else f"{text}, except with {words.many}"
    if action in (Action.BE_DESTROYED_BY_EFFECT, Action.BE_TARGETED, Action.BE_TRIBUTED_BY_EFFECT):
        return text.replace("card effects", f"the effects of {words.many}" if only else
                            f"card effects, except those of {words.many}")
    return f"{text}, except {words.many}" if not only else f"{text} by {words.many}"


def _player_cannot(node: Cannot, side: Side, scope: Scope) -> Clause:
    action, unless = node.action, node.unless
    you = Noun("you", plural=True)
    noun = {Side.YOU: you, Side.OPPONENT: Noun("your opponent"), Side.EITHER: Noun("neither player")}[side]
    cannot = "can" if side is Side.EITHER else "cannot"
    takes = "takes" if side is not Side.YOU else "take"
    if action in (Action.TAKE_DAMAGE, Action.TAKE_BATTLE_DAMAGE):
        kind = "battle" if action is Action.TAKE_BATTLE_DAMAGE else "effect"
        if side is Side.EITHER:
            return Clause(Noun("each player"), f"takes no {kind} damage")
        return Clause(noun, f"{takes} no {kind} damage")
    text = _look(_PLAYER_CANNOT, action).format("your" if side is Side.YOU else "their")
    if action is Action.SPECIAL_SUMMON and node.kinds:
        text = summons(node.kinds).replace("Summoned", "Summon") + " monsters"
    where = ""
    if node.zones:
        where = " " + place(node.zones, Side.EITHER, origin=action is Action.SPECIAL_SUMMON).replace("in either", "in the").replace("from either player's", "from the").replace("from either", "from the")
        if node.zones == Zone.FIELD:
            where = " on the field"
    thing = "monsters" if "monsters" in text else "card effects" if "effects" in text else "cards"
    if isinstance(unless, Not):
        words = noun_of(unless.part, scope)
        new = f"the effects of {_cards(words.many)}" if action is Action.ACTIVATE_EFFECT else _cards(words.many) if action is Action.ACTIVATE else words.many
        return Clause(noun, f"{cannot} {text.replace(thing, new)}{where}")
    if action is Action.ACTIVATE and unless is None:
        text = "activate cards or effects"
    if action is Action.ACTIVATE_EFFECT and unless is None:
        text = "activate monster effects"
    except_ = ""
    if unless is not None:
        words = noun_of(unless, scope)
        except_ = f", except {words.many}"
    return Clause(noun, f"{cannot} {text}{where}{except_}")


def _cards(text: str) -> str:
    return f"{text[:-1]} Cards" if text in ("Spells", "Traps") else "Spell/Trap Cards" if text == "Spells/Traps" else text


# Permissions -------------------------------------------------------------------------------------------------------


@MODIFIERS.words(May)
def _may(node: May, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope) if node.to is not None and node.side is None else Noun(
        PLAYER[node.side] if node.side is not None else "you", plural=node.side is not Side.OPPONENT)
    count = str(node.amount) if isinstance(node.amount, int) else value(node.amount, scope)
    which = noun_of(node.which, scope) if node.which is not None else None
    battles = "battles" if not noun.plural else "battle"
    match node.permission:
        case Permission.ATTACK_DIRECTLY:
            return [Clause(noun, "can attack directly")]
        case Permission.EXTRA_ATTACKS:
            if node.amount == 1:
                return [Clause(noun, "can make a second attack during each Battle Phase")]
            if isinstance(node.amount, int):
                return [Clause(noun, f"can attack up to {node.amount + 1} times during each Battle Phase")]
            return [Clause(noun, f"can make additional attacks during each Battle Phase, up to {count}")]
        case Permission.EXTRA_ATTACKS_ON_MONSTERS:
            if isinstance(node.amount, int):
                times = "twice" if node.amount == 1 else f"{node.amount + 1} times"
                return [Clause(noun, f"can make up to {node.amount + 1} attacks on {which.many if which else 'monsters'} during each Battle Phase")
                        if times else Clause(noun)]
            return [Clause(noun, f"can make additional attacks on {which.many if which else 'monsters'} during each Battle Phase, up to {count}")]
        case Permission.ATTACK_ALL:
            return [Clause(noun, f"can attack all {which.many if which else 'monsters'} your opponent controls, once each")]
        case Permission.PIERCE:
            verb = "attacks" if not noun.plural else "attack"
            return [Clause(noun, whole=f"if {noun.subj} {verb} a Defense Position monster, inflict piercing battle damage to your opponent")]
        case Permission.NORMAL_SUMMON_WITHOUT_TRIBUTE:
            return [Clause(noun, "can be Normal Summoned without Tributing")]
        case Permission.EXTRA_NORMAL_SUMMON:
            times = "once" if node.amount == 1 else f"{count} times"
            what = which.one if which else "monster"
            return [Clause(noun, f"can Normal Summon 1 {what} during your Main Phase, in addition to your Normal Summon/Set, {times} per turn")]
        case Permission.COUNT_AS_TWO_TRIBUTES:
            return [Clause(noun, f"can be treated as 2 Tributes for the Tribute Summon of {which.a if which else 'a monster'}")]
        case Permission.DOUBLE_DAMAGE:
            if which:
                return [Clause(noun, whole=f"if {noun.subj} {battles} {_opponents(which.one)}, any battle damage it inflicts to your opponent is doubled")]
            return [Clause(noun, whole=f"any battle damage {noun.subj} {'inflict' if noun.plural else 'inflicts'} to your opponent is doubled")]
        case Permission.HALVE_DAMAGE:
            if node.to is None or node.side is not None:
                verb = "take" if noun.text == "you" else "takes"
                return [Clause(noun, whole=f"any damage {noun.subj} {verb} is halved")]
            return [Clause(noun, whole=f"any battle damage {noun.subj} {'inflict' if noun.plural else 'inflicts'} to your opponent is halved")]
        case Permission.MUST_ATTACK_THIS:
            return [Clause(noun, whole=f"your opponent's monsters that attack must target {noun.text} for their attacks")]
        case Permission.ACTIVATE_TRAP_FROM_HAND:
            return [Clause(noun, "can activate " + (which.many if which else "Traps") + " from the hand")] if noun.text == "you" else \
                [Clause(noun, "can be activated from your hand")]
        case Permission.GAINS_EFFECTS:
            return [Clause(noun, "is treated as an Effect Monster that gains its effects", "are treated as Effect Monsters that gain their effects")]
        case Permission.REFLECT_DAMAGE:
            return [Clause(noun, whole=f"your opponent takes any battle damage you would have taken from battles involving {noun.text}")]
        case Permission.NO_BATTLE_DAMAGE:
            return [Clause(noun, whole=f"you take no battle damage from battles involving {noun.text}")]
        case Permission.LEVEL_TWO_FOR_SYNCHRO:
            return [Clause(noun, "can be treated as a Level 2 monster when used as Synchro Material")]
        case Permission.REVEAL_HAND:
            return [Clause(noun, "must keep their hand revealed" if noun.text != "you" else "must keep your hand revealed")]
        case Permission.REVEAL_DECK_TOP:
            whose = "your" if noun.text == "you" else "their"
            return [Clause(noun, f"must keep the top card of {whose} Deck revealed")]
        case Permission.MUST_BE_TRIBUTED:
            return [Clause(noun, whole=f"if you Tribute a monster(s), you must Tribute {noun.text} instead of 1 of your own monsters")]
        case Permission.SUBSTITUTE_TUNER:
            return [Clause(noun, f"can be used as Synchro Material in place of {which.a if which else 'a Tuner'}")]
        case _:
            raise NoWording(f"Permission.{node.permission.name}", Language.EN)


def _opponents(noun: str) -> str:
    return f"an opponent's {noun}"


# Everything else ---------------------------------------------------------------------------------------------------


@MODIFIERS.words(Negated)
def _negated(node: Negated, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    if len(noun.text) > 20:
        return [Clause(noun, whole=f"negate the effects of {noun.text}")]
    return [Clause(noun, "are negated", part="effects")]


@MODIFIERS.words(Redirected)
def _redirected(node: Redirected, scope: Scope) -> list[Clause]:
    where = {Ordinal.TOP: " to the top of the Deck", Ordinal.BOTTOM: " on the bottom of the Deck", Ordinal.SHUFFLED: " to the Deck"}[node.where]
    gone = {Zone.BANISHED: "banish it", Zone.DECK: f"place it{where}", Zone.HAND: "return it to the hand",
            Zone.EXTRA_DECK: "place it face-up in the Extra Deck", Zone.GRAVEYARD: "send it to the GY"}.get(node.instead, "banish it")
    passive = {Zone.BANISHED: "banished", Zone.DECK: f"placed{where}", Zone.HAND: "returned to the hand",
               Zone.EXTRA_DECK: "placed face-up in the Extra Deck", Zone.GRAVEYARD: "sent to the GY"}.get(node.instead, "banished")
    if node.because & Because.MATERIAL:
        kind = "Synchro " if node.because & Because.SYNCHRO else "Fusion " if node.because & Because.FUSION else "Xyz " if node.because & Because.XYZ else ""
        beside = f" together with {noun_of(node.beside, scope).a}" if node.beside is not None else ""
        return [Clause(Noun("this card"), whole=f"if this card is used as {kind}Material{beside}, {gone}")]
    if node.this_only:
        each = scope.known.get(RefKind.EACH)
        name = each.subj if each is not None else "this card"
        verb = "leave" if each is not None and each.plural else "leaves"
        gone = gone.replace(" it", " them") if verb == "leave" else gone
        if node.origin and node.to == Zone.GRAVEYARD:
            return [Clause(Noun(name), whole=f"if {name} would be sent from the {'field' if node.origin == Zone.FIELD else 'Monster Zone'} to the GY, {gone} instead")]
        return [Clause(Noun(name), whole=f"{gone.replace(' it', ' ' + (each.text if each is not None else 'it'), 1) if name != 'it' and each is not None else gone} when {'it' if each is not None and not each.plural else name} {verb} the field"
                       if each is not None else f"if this card leaves the field, {gone}")]
    words = noun_of(node.which, scope)
    to = {Zone.GRAVEYARD: "sent to {} GY", Zone.HAND: "returned to {} hand", Zone.DECK: "returned to {} Deck"}.get(node.to, "removed from the field")
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "the"}[node.side]
    origin = f" from the {listed(zone_words(node.origin))}" if node.origin else ""
    return [Clause(Noun("any"), whole=f"any {words.core}(s) {to.format(whose)}{origin} {'are' if False else 'is'} {passive} instead")]


@MODIFIERS.words(Unaffected)
def _unaffected(node: Unaffected, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    is_ = "is", "are"
    whose = {Side.YOU: "your ", Side.OPPONENT: "your opponent's ", Side.EITHER: "", None: ""}[node.by]
    if node.lower_level_monsters:
        effects = "the activated effects" if node.activated_only else "the effects"
        text = f"{effects} of {whose}monsters whose Level or Rank is lower than this card's Level"
    elif node.of is None:
        text = f"{whose}activated effects" if node.activated_only else f"{whose}card effects"
    elif isinstance(node.of, Not) and isinstance(node.of.part, IsThis):
        text = f"{whose}other cards' effects" if not node.activated_only else f"the activated effects of {whose}other cards"
    else:
        words = noun_of(node.of, scope)
        kind = words.core if words.core in ("Spell", "Trap", "Spell/Trap", "monster") else ""
        text = f"{whose}{'activated ' if node.activated_only else ''}{kind} effects" if kind else \
            f"the {'activated ' if node.activated_only else ''}effects of {whose}{words.many}"
    return [Clause(noun, f"{is_[0]} unaffected by {text}", f"{is_[1]} unaffected by {text}")]


@MODIFIERS.words(InsteadOfDestruction)
def _instead_of_destruction(node: InsteadOfDestruction, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    whose = {Side.YOU: "your ", Side.OPPONENT: "an opponent's ", Side.EITHER: "", None: ""}[node.by]
    how = f"by battle or {whose}card effect" if node.by_battle and node.by_effect else "by battle" if node.by_battle else f"by {whose}card effect"
    how = how.replace("or card effect", "or card effect")
    once = "once per turn, " if node.once_per_turn else ""
    name = noun.subj
    if isinstance(node.to, Pool) and noun.plural:
        words = words_of(node.to, scope)
        name = f"a {words.at(place(node.to.zones, node.to.side, head_of_pool(node.to)))}"
    if node.pay is None:
        if node.once_per_turn:
            return [Clause(noun, whole=f"the first time {name} would be destroyed {how} each turn, it is not destroyed")]
        return [Clause(noun, f"cannot be destroyed {how.replace('card effect', 'card effects')}")]
    scope.now(RefKind.EACH, Noun("this card", this=True) if noun.this else it(noun.head, False))
    was, scope.paying = scope.paying, True
    pay = VERBS(node.pay, scope)
    scope.paying = was
    act = f"you can {pay.base} instead" if node.optional else f"{pay.base} instead"
    return [Clause(noun, whole=f"{once}if {name} would be destroyed {how}, {act}")]


@MODIFIERS.words(InsteadOfBattleDamage)
def _instead_of_battle_damage(node: InsteadOfBattleDamage, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    who = PLAYER[node.side]
    take = "take" if node.side is Side.YOU else "takes"
    once = "once per turn, " if node.once_per_turn_by_name else ""
    damage = f"the battle damage {who} {take} from battles involving {noun.text}"
    if node.optional:
        damage = damage.replace("battles involving", "a battle involving").replace(noun.text, _single(node.to, noun, scope))
        return [Clause(noun, whole=f"{once}you can make {damage} 0")]
    return [Clause(noun, whole=f"{once}{damage} becomes 0")]


def _single(to: Subject, noun: Noun, scope: Scope) -> str:
    if isinstance(to, Pool) and noun.plural:
        words = words_of(to, scope)
        text = words.at(place(to.zones, to.side, head_of_pool(to)))
        return f"{'an' if text[0].lower() in 'aeiou' else 'a'} {text}"
    return noun.text


@MODIFIERS.words(Perishes)
def _perishes(node: Perishes, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    return [Clause(noun, whole=f"destroy {noun.text}")]


@MODIFIERS.words(Treated)
def _treated(node: Treated, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    if node.en:
        return [Clause(noun, f'becomes "{node.en}"', f'become "{node.en}"', part="name")] if not noun.this and not noun.plural else [
            Clause(noun, f'becomes "{node.en}"', part="name")]
    before, word = type_words(node.gains or node.loses)
    one = f"{before} {word}".strip().replace("monster", "Monster")
    if node.gains:
        return [Clause(noun, f"is treated as {'an' if one[0] in 'AEIOU' else 'a'} {one}", f"are treated as {one}s")]
    return [Clause(noun, f"is not treated as {'an' if one[0] in 'AEIOU' else 'a'} {one}", f"are not treated as {one}s")]


@MODIFIERS.words(TakesControl)
def _takes_control(node: TakesControl, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    return [Clause(noun, whole=f"take control of {noun.text}")]


@MODIFIERS.words(Wins)
def _wins(node: Wins, scope: Scope) -> list[Clause]:
    return [Clause(Noun("you", plural=True), "wins the Duel", "win the Duel")]


@MODIFIERS.words(OnlyOne)
def _only_one(node: OnlyOne, scope: Scope) -> list[Clause]:
    return [Clause(Noun("you", plural=True), f'can only control 1 face-up "{scope.card.en}"')]


@MODIFIERS.words(SummonsPerTurn)
def _summons_per_turn(node: SummonsPerTurn, scope: Scope) -> list[Clause]:
    times = {1: "once", 2: "twice"}.get(node.times, f"{node.times} times")
    kind = summons(node.kinds).replace("Summoned", "Summon")
    return [Clause(Noun("you", plural=True), f'can only {kind} "{scope.card.en}" {times} per turn')]


@MODIFIERS.words(While)
def _while(node: While, scope: Scope) -> list[Clause]:
    lead = while_text(node, scope)
    clauses: list[Clause] = []
    for modifier in node.modifiers:
        clauses += MODIFIERS(modifier, scope)
    return [replace(clause, lead=lead + clause.lead) for clause in clauses]


def while_text(node: While, scope: Scope) -> str:
    """while you control a "X", """
    moment, rest = moment_of(node.condition)
    if rest is None:
        return f"{moment}, "
    words = CONDITIONS(rest, scope).text
    return f"{moment}, while {words}, " if moment else f"while {words}, "


@MODIFIERS.words(Whenever)
def _whenever(node: Whenever, scope: Scope) -> list[Clause]:
    occasion = EVENTS(node.when, scope)
    once = "once per turn, " if node.once_per_turn else ""
    verb = VERBS(node.verb, scope)
    if occasion.moment:
        lead = f"{once}{occasion.text}, "
    elif once or isinstance(node.verb, Destroy):
        lead = f"{once}when {occasion.text}, "
    else:
        lead = f"each time {occasion.text}, "
    return [Clause(Noun(""), whole=". ".join(verb.prefixed(lead).sentences))]


@MODIFIERS.words(HoldsCounters)
def _holds_counters(node: HoldsCounters, scope: Scope) -> list[Clause]:
    most = f" (max. {node.most})" if node.most else ""
    return [Clause(Noun("you", plural=True), whole=f"{counters(node.name, 2)} can be placed on this card{most}")]


@MODIFIERS.words(AttackCost)
def _attack_cost(node: AttackCost, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    return [Clause(noun, whole=f"you must pay {node.life_points} LP to declare an attack with {noun.text}")]
