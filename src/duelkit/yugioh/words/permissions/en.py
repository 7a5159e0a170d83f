"""Words about prohibitions and permissions (〜できない・〜できる): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import Plus
from duelkit.yugioh.language.base import Amount, Filter, Not, Pool
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import Action, Permission, Side, Zone
from duelkit.yugioh.text.grammar.en.clauses import about, single
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import place
from duelkit.yugioh.text.grammar.en.quantities import value
from duelkit.yugioh.text.grammar.en.terms import PLAYER, summons
from duelkit.yugioh.text.grammar.registry import Language, NoWording
from duelkit.yugioh.words.permissions.meaning import Cannot, May

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
    Action.BE_TRIBUTED_EXCEPT_FOR_SUMMON: "cannot be Tributed, except for a Tribute Summon",
    Action.BE_FUSION_MATERIAL: "cannot be used as Fusion Material",
    Action.BE_SYNCHRO_MATERIAL: "cannot be used as Synchro Material",
    Action.BE_XYZ_MATERIAL: "cannot be used as Xyz Material",
    Action.BE_LINK_MATERIAL: "cannot be used as Link Material",
    Action.CHANGE_CONTROL: "cannot switch control",
    Action.ACTIVATE: "cannot be activated",
    Action.ACTIVATE_EFFECT: "cannot activate its effects",
    Action.FLIP_SUMMON: "cannot be Flip Summoned",
    Action.NORMAL_SUMMON: "cannot be Normal Summoned",
    Action.BANISH: "cannot be banished",
    Action.SPECIAL_SUMMON: "cannot be Special Summoned",
    Action.SET_MONSTER: "cannot be Set",
    Action.ATTACK_MONSTER: "cannot attack monsters",
}

_PLAYER_CANNOT = {
    Action.SPECIAL_SUMMON: "Special Summon monsters",
    Action.NORMAL_SUMMON: "Normal Summon monsters",
    Action.FLIP_SUMMON: "Flip Summon monsters",
    Action.SET_MONSTER: "Set monsters",
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
        text, many = (
            f"{words} {place(node.zones, Side.EITHER).replace('in either', 'in the')}" for words in (text, many)
        )
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
    if node.unless is not None:
        text = many = _narrowed(text, action, node.unless, scope)
    if node.first_each_turn:
        text = many = (
            f"{text}, once per turn"
            if "destroyed" not in text
            else text.replace(
                "cannot be destroyed", "cannot be destroyed, the first time each turn it would be destroyed,", 1
            )
        )
    return [Clause(noun, text, many)]


def _narrowed(text: str, action: Action, unless: Filter, scope: Scope) -> str:
    """What it may be done with, or by, all the same."""
    only = isinstance(unless, Not)
    words = noun_of(unless.part if isinstance(unless, Not) else unless, scope)
    summon = {
        Action.BE_SYNCHRO_MATERIAL: "Synchro",
        Action.BE_XYZ_MATERIAL: "Xyz",
        Action.BE_LINK_MATERIAL: "Link",
        Action.BE_FUSION_MATERIAL: "Fusion",
        Action.BE_TRIBUTED_FOR_SUMMON: "Tribute",
    }
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
    if action in (Action.BE_DESTROYED_BY_EFFECT, Action.BE_TARGETED):
        return text.replace(
            "card effects", f"the effects of {words.many}" if only else f"card effects, except those of {words.many}"
        )
    return f"{text}, except {words.many}" if not only else f"{text} by {words.many}"


def _player_cannot(node: Cannot, side: Side, scope: Scope) -> Clause:
    action, unless = node.action, node.unless
    you = Noun("you", plural=True)
    noun = {Side.YOU: you, Side.OPPONENT: Noun("your opponent"), Side.EITHER: Noun("neither player")}[side]
    cannot = "can" if side is Side.EITHER else "cannot"
    takes = "takes" if side is not Side.YOU else "take"
    if action in (Action.TAKE_DAMAGE, Action.TAKE_BATTLE_DAMAGE):
        kind = "battle damage" if action is Action.TAKE_BATTLE_DAMAGE else "damage"
        return Clause(Noun("each player") if side is Side.EITHER else noun, f"{takes} no {kind}")
    text = _look(_PLAYER_CANNOT, action).format("your" if side is Side.YOU else "their")
    if action is Action.SPECIAL_SUMMON and node.kinds:
        text = summons(node.kinds).replace("Summoned", "Summon") + " monsters"
    where = ""
    if node.zones:
        where = " " + place(node.zones, Side.EITHER, origin=action is Action.SPECIAL_SUMMON).replace(
            "in either", "in the"
        ).replace("from either player's", "from the").replace("from either", "from the")
        if node.zones == Zone.FIELD:
            where = " on the field"
        elif action is Action.ACTIVATE_EFFECT and side is not Side.EITHER:
            where = where.replace("in the", f"in {'your' if side is Side.YOU else 'their'}")
    thing = "monsters" if "monsters" in text else "card effects" if "effects" in text else "cards"
    if isinstance(unless, Not):
        words = noun_of(unless.part, scope)
        new = (
            "monster effects"
            if action is Action.ACTIVATE_EFFECT and words.many == "monsters"
            else f"the effects of {_cards(words.many)}"
            if action is Action.ACTIVATE_EFFECT
            else _cards(words.many)
            if action is Action.ACTIVATE
            else words.many
        )
        return Clause(noun, f"{cannot} {text.replace(thing, new)}{where}")
    if action is Action.ACTIVATE and unless is None:
        text = "activate cards"
    except_ = ""
    if unless is not None:
        words = noun_of(unless, scope)
        except_ = f", except {'with ' if action is Action.ATTACK else ''}{words.many}"
    return Clause(noun, f"{cannot} {text}{where}{except_}")


def _cards(text: str) -> str:
    return (
        f"{text[:-1]} Cards" if text in ("Spells", "Traps") else "Spell/Trap Cards" if text == "Spells/Traps" else text
    )


_OF_PLAYERS = {
    Permission.EXTRA_NORMAL_SUMMON: Side.YOU,
    Permission.REVEAL_HAND: Side.OPPONENT,
    Permission.TURN_DECK_OVER: Side.YOU,
}


def _as_often(amount: Amount | int, scope: Scope) -> str:
    """How often it may attack in all, if that is what the amount tells."""
    if isinstance(amount, Plus) and amount.minus and amount.second == 1:
        return f"up to {value(amount.first, scope)}"
    return ""


@MODIFIERS.words(May)
def _may(node: May, scope: Scope) -> list[Clause]:
    """What is permitted. In one piece: one branch for each permission."""
    noun = (
        about(node.to, scope)
        if node.to is not None and node.side is None
        else Noun(PLAYER[node.side] if node.side is not None else "you", plural=node.side is not Side.OPPONENT)
    )
    if node.permission in _OF_PLAYERS:
        side = node.side if node.side is not None else _OF_PLAYERS[node.permission]
        noun = Noun(PLAYER[side], plural=side is not Side.OPPONENT)
    count = str(node.amount) if isinstance(node.amount, int) else value(node.amount, scope)
    which = noun_of(node.which, scope) if node.which is not None else None
    battles = "battles" if not noun.plural else "battle"
    inflict = "inflict" if noun.plural else "inflicts"
    those = which.many if which is not None else "monsters"
    match node.permission:
        case Permission.ATTACK_DIRECTLY:
            return [Clause(noun, "can attack directly")]
        case Permission.EXTRA_ATTACKS:
            if node.amount == 1:
                return [Clause(noun, "can make a second attack during each Battle Phase")]
            if isinstance(node.amount, int):
                return [Clause(noun, f"can attack up to {node.amount + 1} times during each Battle Phase")]
            if often := _as_often(node.amount, scope):
                return [Clause(noun, f"can attack during each Battle Phase, {often}")]
            return [Clause(noun, f"can make additional attacks during each Battle Phase, up to {count}")]
        case Permission.EXTRA_ATTACKS_ON_MONSTERS:
            if isinstance(node.amount, int):
                times = "twice" if node.amount == 1 else f"{node.amount + 1} times"
                return [
                    Clause(noun, f"can make up to {node.amount + 1} attacks on {those} during each Battle Phase")
                    if times
                    else Clause(noun)
                ]
            if often := _as_often(node.amount, scope):
                return [Clause(noun, f"can attack {those} during each Battle Phase, {often}")]
            return [Clause(noun, f"can make additional attacks on {those} during each Battle Phase, up to {count}")]
        case Permission.ATTACK_IN_DEFENSE:
            its = "their" if noun.plural else "its"
            return [
                Clause(
                    noun,
                    f"can attack while in face-up Defense Position, using {its} DEF as {its} ATK for"
                    " damage calculation",
                )
            ]
        case Permission.ATTACK_EACH:
            return [Clause(noun, "can attack all monsters your opponent controls, once each")]
        case Permission.PIERCE:
            verb = "attacks" if not noun.plural else "attack"
            if noun.plural and isinstance(node.to, Pool):
                noun, verb = Noun(single(node.to, noun, scope)), "attacks"
            return [
                Clause(
                    noun,
                    whole=f"if {noun.subj} {verb} a Defense Position monster, inflict piercing battle damage"
                    " to your opponent",
                )
            ]
        case Permission.ONE_TRIBUTE_LESS:
            return [Clause(noun, f"can Normal Summon {those} with 1 fewer Tribute")]
        case Permission.TWO_TRIBUTES:
            what = which.a if which else "a monster"
            return [Clause(noun, whole=f"{noun.subj} can be treated as 2 Tributes for the Tribute Summon of {what}")]
        case Permission.EXTRA_NORMAL_SUMMON:
            times = "once" if node.amount == 1 else f"{count} times"
            what = which.one if which else "monster"
            return [
                Clause(
                    noun,
                    f"can Normal Summon 1 {what} during your Main Phase,"
                    f" in addition to your Normal Summon/Set, {times} per turn",
                )
            ]
        case Permission.DOUBLE_DAMAGE:
            if which:
                return [
                    Clause(
                        noun,
                        whole=f"if {noun.subj} {battles} {_opponents(which.one)},"
                        f" any battle damage {'they' if noun.plural else 'it'} {inflict} to your opponent is doubled",
                    )
                ]
            return [Clause(noun, whole=f"any battle damage {noun.subj} {inflict} to your opponent is doubled")]
        case Permission.NO_BATTLE_DAMAGE:
            return [Clause(noun, whole=f"you take no battle damage from battles involving {noun.text}")]
        case Permission.LEVEL_TWO_FOR_SYNCHRO:
            return [Clause(noun, "can be treated as a Level 2 monster when used as Synchro Material")]
        case Permission.REVEAL_HAND:
            return [
                Clause(noun, "must keep their hand revealed" if noun.text != "you" else "must keep your hand revealed")
            ]
        case Permission.TURN_DECK_OVER:
            whose = "your" if noun.text == "you" else "their"
            return [Clause(noun, f"must play with {whose} Deck turned over")]
        case Permission.MUST_BE_TRIBUTED:
            return [
                Clause(
                    noun,
                    whole=f"if you Tribute a monster(s), you must Tribute {noun.text}"
                    " instead of 1 of your own monsters",
                )
            ]
        case Permission.SUBSTITUTE_TUNER:
            tuner = which.a.removesuffix("card").removesuffix("monster").strip() + " Tuner" if which else "a Tuner"
            return [
                Clause(noun, f"can be used as Synchro Material in place of {tuner.replace('Tuner Tuner', 'Tuner')}")
            ]
        case Permission.SUBSTITUTE_FUSION_MATERIAL:
            return [
                Clause(
                    noun,
                    "can be used as a substitute for any 1 Fusion Material whose name is listed on the Fusion Monster,"
                    " but the other Fusion Materials must be correct",
                )
            ]
        case _:
            raise NoWording(f"Permission.{node.permission.name}", Language.EN)


def _opponents(noun: str) -> str:
    return f"an opponent's {noun}"
