"""Words about prohibitions and permissions (〜できない・〜できる): their wording in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from duelkit.yugioh.language.amounts import Plus
from duelkit.yugioh.language.base import Amount, Filter, Not, Pool
from duelkit.yugioh.language.nouns import SPELL_OR_TRAP
from duelkit.yugioh.language.permissions import Action, Permission
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import Side, SummonKind
from duelkit.yugioh.text.grammar.en.clauses import about, single
from duelkit.yugioh.text.grammar.en.core import CONDITIONS, FILTERS, MODIFIERS, Clause, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.nouns import Words, noun_of
from duelkit.yugioh.text.grammar.en.places import the_place
from duelkit.yugioh.text.grammar.en.quantities import value
from duelkit.yugioh.text.grammar.en.terms import PLAYER, from_effects, summon
from duelkit.yugioh.text.grammar.registry import Language, NoWording
from duelkit.yugioh.words.permissions.meaning import (
    Cannot,
    FlipSummonedOnlyIf,
    May,
    OpensField,
    OpenToHand,
    SummonedByThis,
)

_CARD_CANNOT = {
    Action.ATTACK: "cannot attack",
    Action.DECLARE_ATTACK: "cannot declare an attack",
    Action.ATTACK_DIRECTLY: "cannot attack directly",
    Action.BE_ATTACKED: "cannot be targeted for attacks",
    Action.CHANGE_POSITION: "cannot change its battle position",
    Action.BE_TRIBUTED: "cannot be Tributed",
    Action.BE_TRIBUTED_FOR_SUMMON: "cannot be Tributed for a Tribute Summon",
    Action.BE_TRIBUTED_BY_EFFECT: "cannot be Tributed by card effects",
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
    Action.BE_BANISHED_FOR_EFFECT: "cannot be banished to activate effects",
    Action.SPECIAL_SUMMON: "cannot be Special Summoned",
    Action.SET_MONSTER: "cannot be Set",
    Action.ATTACK_MONSTER: "cannot attack monsters",
}
_SEVERAL_CANNOT = {
    Action.CHANGE_POSITION: "cannot change their battle positions",
    Action.ACTIVATE_EFFECT: "cannot activate their effects",
}
"""Of several cards, where they word it otherwise."""
_SUFFER = {
    Action.BE_DESTROYED_BY_BATTLE: "destroyed",
    Action.BE_DESTROYED_BY_EFFECT: "destroyed",
    Action.BE_TARGETED: "targeted",
}
"""What cannot be done to a card by battle or card effects."""
_MATERIAL_OF = {
    Action.BE_SYNCHRO_MATERIAL: "Synchro",
    Action.BE_XYZ_MATERIAL: "Xyz",
    Action.BE_LINK_MATERIAL: "Link",
    Action.BE_FUSION_MATERIAL: "Fusion",
    Action.BE_TRIBUTED_FOR_SUMMON: "Tribute",
}
_WHOSE = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "any player's"}

_PLAYER_CANNOT = {
    Action.SPECIAL_SUMMON: ("Special Summon {}", "monsters"),
    Action.NORMAL_SUMMON: ("Normal Summon {}", "monsters"),
    Action.FLIP_SUMMON: ("Flip Summon {}", "monsters"),
    Action.SET_MONSTER: ("Set {}", "monsters"),
    Action.SET_CARD: ("Set {}", "Spells/Traps"),
    Action.ACTIVATE_SPELL_UNSET: ("activate Spells unless they Set them before their current or previous turn", ""),
    Action.ACTIVATE: ("activate {}", "cards"),
    Action.ACTIVATE_EFFECT: ("activate {}", "card effects"),
    Action.CONDUCT_BATTLE_PHASE: ("conduct {whose} Battle Phase", ""),
    Action.BANISH: ("banish {}", "cards"),
    Action.DRAW: ("draw {}", "cards"),
    Action.DRAW_BY_EFFECT: ("draw {} by card effects", "cards"),
    Action.SEND_FROM_DECK: ("send {} from the Deck to the GY", "cards"),
    Action.ADD_FROM_DECK: ("add {} from the Deck to the hand, except by drawing them", "cards"),
    Action.ATTACK: ("declare attacks", ""),
    Action.BE_TRIBUTED: ("Tribute {}", "monsters"),
    Action.CHANGE_POSITION: ("change battle positions", ""),
}
"""What a player cannot do, and with which cards if nothing else is stated."""

_DONE = {Action.BANISH: "banish", Action.BE_TRIBUTED: "Tribute"}
T = TypeVar("T")


def _look(table: dict[Action, T], action: Action) -> T:
    if action not in table:
        raise NoWording(f"Action.{action.name}", Language.EN)
    return table[action]


@MODIFIERS.words(Cannot)
def _cannot(node: Cannot, scope: Scope) -> list[Clause]:
    if node.side is not None:
        if node.action is Action.HAVE_SUMMON_ANSWERED:
            player = f"{PLAYER[node.side]} {summon(node.kinds)}{'' if node.side is Side.YOU else 's'} a monster(s)"
            return [Clause(Noun("you"), whole=f"when {player}, {_unanswered(node, scope)}")]
        return [_player_cannot(node, node.side, scope)]
    noun = about(node.to if node.to is not None else THIS, scope)
    action = node.action
    if node.by is not None and action in _DONE:
        return [Clause(noun, whole=f"{PLAYER[node.by]} cannot {_DONE[action]} {noun.text}")]
    if action in _SUFFER:
        return [Clause(noun, _unharmed(node, scope))]
    if action in (Action.HAVE_SUMMON_ANSWERED, Action.HAVE_SUMMON_ANSWERED_BY_CARD):
        ways = f"{summon(node.kinds)}ed" if node.kinds else "Summoned"
        happens = f"when {noun.text} {'are' if noun.plural else 'is'} {ways}"
        return [Clause(noun, whole=f"{happens}, {_unanswered(node, scope)}")]
    text = _look(_CARD_CANNOT, action)
    several = _SEVERAL_CANNOT.get(action, text)
    if node.zones and action is Action.ACTIVATE_EFFECT:
        text, several = (f"{words} {the_place(node.zones)}" for words in (text, several))
    if node.by is not None:
        by = f"by {_WHOSE[node.by]} {'monsters' if action is Action.BE_ATTACKED else 'card effects'}"
        text, several = f"{text} {by}", f"{several} {by}"
    if node.unless is not None:
        text = several = _narrowed(text, action, node.unless, scope)
    if node.first_each_turn:
        text = several = f"{text}, once per turn"
    return [Clause(noun, text, several)]


def _unanswered(node: Cannot, scope: Scope) -> str:
    """your opponent cannot activate Spells/Traps or their effects."""
    which = node.unless.part if isinstance(node.unless, Not) else None
    if node.action is Action.HAVE_SUMMON_ANSWERED_BY_CARD:
        things = noun_of(which or SPELL_OR_TRAP, scope).many
    else:
        things = "cards or effects" if which is None else _things(Action.ACTIVATE_EFFECT, noun_of(which, scope).many)
    who = "neither player can" if node.by is None else f"{PLAYER[node.by]} cannot"
    return f"{who} activate {things}"


def _unharmed(node: Cannot, scope: Scope) -> str:
    """cannot be destroyed by battle with monsters; cannot be targeted by your opponent's card effects."""
    first = ", the first time each turn it would be destroyed," if node.first_each_turn else ""
    whose = f"{_WHOSE[node.by]} " if node.by is not None else ""
    only = isinstance(node.unless, Not)
    words = noun_of(node.unless.part if isinstance(node.unless, Not) else node.unless, scope)
    if node.action is Action.BE_DESTROYED_BY_BATTLE:
        by = f"battle with {whose}monsters" if whose else "battle"
        if node.unless is not None:
            by += f" with {words.many}" if only else f", except with {words.many}"
    elif node.unless is None:
        by = f"{whose}card effects"
    else:
        by = (
            f"{whose or 'the '}effects of {words.many}"
            if only
            else f"{whose}card effects, except those of {words.many}"
        )
    them = " that do not target them" if node.untargeted else ""
    return f"cannot be {_SUFFER[node.action]}{first} by {by}{them}"


def _narrowed(text: str, action: Action, unless: Filter, scope: Scope) -> str:
    """What it may be done with, or by, all the same."""
    only = isinstance(unless, Not)
    words = noun_of(unless.part if isinstance(unless, Not) else unless, scope)
    if action is Action.BE_BANISHED_FOR_EFFECT:
        return f"{text} of {words.many}"
    if action in _MATERIAL_OF:
        return f"{text}{'' if only else ', except'} for the {_MATERIAL_OF[action]} Summon of {words.a}"
    if action is Action.ATTACK_MONSTER:
        return f"cannot attack {words.many}" if only else f"can only select {words.many} as attack targets"
    if action is Action.BE_ATTACKED:
        return f"{text} by {words.many}" if only else f"{text}, except by {words.many}"
    return f"{text}, except {words.many}" if not only else f"{text} by {words.many}"


_DAMAGES = {
    Action.TAKE_DAMAGE: "damage",
    Action.TAKE_BATTLE_DAMAGE: "battle damage",
    Action.TAKE_EFFECT_DAMAGE: "effect damage",
}


def _player_cannot(node: Cannot, side: Side, scope: Scope) -> Clause:
    action, unless = node.action, node.unless
    nouns = {Side.YOU: Noun("you", plural=True), Side.OPPONENT: Noun("your opponent")}
    noun = nouns.get(side, Noun("neither player"))
    if action in _DAMAGES:
        takes = f"take{'' if side is Side.YOU else 's'} no {_DAMAGES[action]}{from_effects(node.by)}"
        return Clause(Noun("each player") if side is Side.EITHER else noun, takes)
    cannot = "can" if side is Side.EITHER else "cannot"
    act, thing = _look(_PLAYER_CANNOT, action)
    if action in (Action.SPECIAL_SUMMON, Action.NORMAL_SUMMON) and node.kinds:
        act = f"{summon(node.kinds)} {{}}"
    whose = "your" if side is Side.YOU else "their"
    except_ = f", except by {summon(node.spared)}" if node.spared else ""
    if isinstance(unless, Not):
        thing = _things(action, noun_of(unless.part, scope).many)
    elif unless is not None:
        except_ += f", except {'with ' if action is Action.ATTACK else ''}{noun_of(unless, scope).many}"
    elif action is Action.ACTIVATE and not node.zones:
        thing = "Spell/Trap Cards"  # only these are activated as cards
    where = _where(node, side, whose)
    if node.by_card is not None:
        where = f"{where} by the effects of {noun_of(node.by_card, scope).many}"
    if node.after:
        noun = Noun("each player") if side is Side.EITHER else noun
        if action is Action.ATTACK:
            return Clause(noun, f"can only attack with {node.after} monster during each Battle Phase")
        times = f"{node.after} times" if isinstance(node.after, int) else f"as often as {value(node.after, scope)}"
        except_ = f"{except_} {'once' if node.after == 1 else times} per turn"
        cannot = "can only"
    return Clause(noun, f"{cannot} {act.format(thing, whose=whose)}{where}{except_}")


def _where(node: Cannot, side: Side, whose: str) -> str:
    """Where a player cannot act:  from the Deck;  in their GY."""
    if not node.zones:
        return ""
    effects = node.action is Action.ACTIVATE_EFFECT and side is not Side.EITHER
    return f" {the_place(node.zones, whose if effects else 'the', origin=node.action is Action.SPECIAL_SUMMON)}"


def _things(action: Action, many: str) -> str:
    """Spell/Trap Cards that cannot be activated; the effects of monsters."""
    cards = {"Spells": "Spell Cards", "Traps": "Trap Cards", "Spells/Traps": "Spell/Trap Cards"}.get(many, many)
    if action is Action.ACTIVATE_EFFECT:
        return "monster effects" if many == "monsters" else f"the effects of {cards}"
    return cards if action is Action.ACTIVATE else many


_OF_PLAYERS = {
    Permission.EXTRA_NORMAL_SUMMON: Side.YOU,
    Permission.REVEAL_HAND: Side.OPPONENT,
    Permission.TURN_DECK_OVER: Side.YOU,
    Permission.TRAP_FROM_HAND: Side.YOU,
    Permission.TRAP_WHEN_SET: Side.YOU,
    Permission.CHOOSE_ATTACK_TARGETS: Side.YOU,
    Permission.COUNTER_TRAPS_FREELY: Side.YOU,
    Permission.SPELLS_WITHOUT_LIFE: Side.YOU,
    Permission.TRIBUTE_OPPONENTS: Side.YOU,
    Permission.NEVER_FACE_DOWN: Side.EITHER,
    Permission.NO_HAND_LIMIT: Side.YOU,
    Permission.USED_WITH_MONSTERS: Side.YOU,
}


def _as_often(amount: Amount | int, scope: Scope) -> str:
    """How often it may attack in all, if that is what the amount tells."""
    if isinstance(amount, Plus) and amount.minus and amount.second == 1:
        return f"up to {value(amount.first, scope)}"
    return ""


@MODIFIERS.words(FlipSummonedOnlyIf)
def _flip_summoned_only_if(node: FlipSummonedOnlyIf, scope: Scope) -> list[Clause]:
    holds = CONDITIONS(node.condition, scope).text
    return [Clause(Noun("this card", this=True), f"can only be Flip Summoned while {holds}")]


@MODIFIERS.words(May)
def _may(node: May, scope: Scope) -> list[Clause]:
    if node.permission is Permission.REVEAL_HAND and node.to is not None:
        return [Clause(about(node.to, scope), "must be kept revealed")]
    if node.permission is Permission.SPELLS_WITHOUT_LIFE and node.to is not None:
        return [Clause(Noun("you"), whole=f"you do not pay LP to activate the effects of {about(node.to, scope).text}")]
    noun = _allowed(node, scope)
    if node.permission is Permission.MUST_ATTACK and node.which is not None:
        demanded = "this card" if node.which.means_this() else noun_of(node.which, scope).a
        return [Clause(noun, f"must attack {demanded}, if able")]
    plain = _PERMITTED.get(node.permission)
    if node.permission is Permission.SUBSTITUTE_FUSION_MATERIAL and node.which is not None:
        plain = None  # for a material of which an Attribute is listed
    if plain is not None:
        return [Clause(noun, plain)]
    if node.permission not in _PERMITTED_SO:
        raise NoWording(f"Permission.{node.permission.name}", Language.EN)
    which = noun_of(node.which, scope) if node.which is not None else None
    return [_PERMITTED_SO[node.permission](node, noun, which, scope)]


def _allowed(node: May, scope: Scope) -> Noun:
    """The cards, or the player, that something is permitted to."""
    if node.permission in _OF_PLAYERS:
        side = node.side if node.side is not None else _OF_PLAYERS[node.permission]
    elif node.to is not None and node.side is None:
        return about(node.to, scope)
    else:
        side = node.side if node.side is not None else Side.YOU
    return Noun(PLAYER[side], plural=side is not Side.OPPONENT)


_PERMITTED = {
    Permission.ATTACK_DIRECTLY: "can attack directly",
    Permission.CHOOSE_ATTACK_TARGETS: "choose the attack targets of the opponent's monsters",
    Permission.COUNTER_TRAPS_FREELY: "do not pay LP to activate Counter Trap Cards and do not discard to activate them",
    Permission.SPELLS_WITHOUT_LIFE: "do not pay LP to activate Spell Cards",
    Permission.SET_AS_SPELL: "can be Set from your hand to your Spell & Trap Zone as a Spell",
    Permission.MUST_ATTACK: "must attack, if able",
    Permission.NEVER_FACE_DOWN: (
        "cannot change monsters to face-down Defense Position, and can Normal Summon them in face-up Defense Position"
    ),
    Permission.NO_HAND_LIMIT: "can hold any number of cards in the hand",
    Permission.NO_UPKEEP: "require no LP to be paid during the Standby Phase",
    Permission.SUBSTITUTE_FUSION_MATERIAL: (
        "can be used as a substitute for any 1 Fusion Material whose name is listed on the Fusion Monster,"
        " but the other Fusion Materials must be correct"
    ),
}
"""Permissions of which nothing is to be filled in."""


def _extra_attacks(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    phase = "during each Battle Phase"
    if node.amount == 1:
        return Clause(noun, f"can make a second attack {phase}")
    if isinstance(node.amount, int):
        return Clause(noun, f"can attack up to {node.amount + 1} times {phase}")
    if often := _as_often(node.amount, scope):
        return Clause(noun, f"can attack {phase}, {often}")
    return Clause(noun, f"can make additional attacks {phase}, up to {value(node.amount, scope)}")


def _extra_attacks_on_monsters(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    those, phase = _those(which), "during each Battle Phase"
    if isinstance(node.amount, int):
        return Clause(noun, f"can make up to {node.amount + 1} attacks on {those} {phase}")
    if often := _as_often(node.amount, scope):
        return Clause(noun, f"can attack {those} {phase}, {often}")
    return Clause(noun, f"can make additional attacks on {those} {phase}, up to {value(node.amount, scope)}")


def _those(which: Words | None) -> str:
    return which.many if which is not None else "monsters"


def _opponents_material(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    monster = which.one if which is not None else "monster"
    return Clause(noun, f"can also be used as material if you Link Summon a {monster} using this card you control")


def _attack_in_defense(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    its = "their" if noun.plural else "its"
    applied = f"applying {its} ATK"
    using = f"using {its} DEF as {its} ATK" if node.permission is Permission.ATTACK_IN_DEFENSE else applied
    return Clause(noun, f"can attack while in face-up Defense Position, {using} for damage calculation")


def _pierce(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    if noun.plural and isinstance(node.to, Pool):
        noun = Noun(single(node.to, noun, scope))
    attacks = f"{noun.subj} {'attack' if noun.plural else 'attacks'} a Defense Position monster"
    return Clause(noun, whole=f"if {attacks}, inflict piercing battle damage to your opponent")


def _one_tribute_less(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    return Clause(noun, f"can Normal Summon {_those(which)} with 1 fewer Tribute")


def _two_tributes(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    what = which.a if which else "a monster"
    return Clause(noun, whole=f"{noun.subj} can be treated as 2 Tributes for the Tribute Summon of {what}")


def _whole_ritual(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    what = which.one if which else "Ritual Monster"
    lead = f"if you Ritual Summon exactly 1 {what} with a card effect that requires use of monsters"
    return Clause(noun, whole=f"{lead}, {noun.text} can be used as the entire requirement")


def _substitute_by_attribute(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    what = which.one if which else "Fusion Monster"
    return Clause(noun, f"can be used as a substitute for 1 Fusion Material that lists an Attribute, on a {what}")


def _extra_normal_summon(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    amount = node.amount
    times = "once" if amount == 1 else f"{amount if isinstance(amount, int) else value(amount, scope)} times"
    what = which.one if which else "monster"
    too = "in addition to your Normal Summon/Set"
    action = "Tribute Summon" if node.kinds & SummonKind.TRIBUTE else "Normal Summon"
    return Clause(noun, f"can {action} 1 {what} during your Main Phase, {too}, {times} per turn")


def _double_damage(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    they, battles, inflict = ("they", "battle", "inflict") if noun.plural else ("it", "battles", "inflicts")
    if not which:
        return Clause(noun, whole=f"any battle damage {noun.subj} {inflict} to your opponent is doubled")
    battle = f"{noun.subj} {battles} an opponent's {which.one}"
    return Clause(noun, whole=f"if {battle}, any battle damage {they} {inflict} to your opponent is doubled")


def _no_battle_damage(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    if isinstance(node.to, Pool) and node.to.side is Side.EITHER:
        return Clause(noun, whole=f"the controllers of {noun.text} take no battle damage from battles involving them")
    return Clause(noun, whole=f"you take no battle damage from battles involving {noun.text}")


def _open_cards(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    whose = "your" if noun.text == "you" else "their"
    hand = node.permission is Permission.REVEAL_HAND
    return Clause(noun, f"must keep {whose} hand revealed" if hand else f"must play with {whose} Deck turned over")


def _attack_each(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    place = "your opponent controls"
    monsters = which.at(place, plural=True) if which else f"monsters {place}"
    often = {1: "once", 2: "twice"}.get(node.amount) if isinstance(node.amount, int) else None
    return Clause(noun, f"can attack all {monsters}, {often or f'{value(node.amount, scope)} times'} each")


def _tribute_opponents(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    whose, theirs = ("your opponent controls", "your own") if noun.text == "you" else ("you control", "their own")
    if which is not None:
        return Clause(noun, f"can Tribute {which.many} {whose} instead of {theirs} monsters for a Tribute Summon")
    return Clause(noun, f"can Tribute 1 monster {whose} instead of 1 of {theirs} monsters, once, for a Tribute Summon")


def _must_be_tributed(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    must = f"you must Tribute {noun.text} instead of 1 of your own monsters"
    return Clause(noun, whole=f"if you Tribute a monster(s), {must}")


def _substitute_tuner(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    return Clause(noun, f"can be used as Synchro Material in place of {which.as_tuner if which else 'a Tuner'}")


def _as_other_level(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    can = "is" if node.permission is Permission.LEVEL_FOR_SYNCHRO else "can be"
    kind = "an Xyz" if node.permission is Permission.LEVEL_FOR_XYZ else "a Synchro"
    made = f"{kind} Summon{f' of {which.a}' if which else ''}"
    return Clause(noun, f"{can} treated as a monster whose Level is {value(node.amount, scope)} for {made}")


def _non_tuner(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    of = f" of {which.many}" if which else ""
    return Clause(noun, f"can be treated as a non-Tuner when used as Synchro Material{of}")


def _trap_from_hand(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    early = node.permission is Permission.TRAP_WHEN_SET
    cards = "1 Trap" if which is None else f"1 {which.one}" if early else which.many
    return Clause(noun, f"can activate {cards} {'the turn it was Set' if early else 'from the hand'}")


def _used_with_monsters(node: May, noun: Noun, which: Words | None, scope: Scope) -> Clause:
    monsters = "monsters" if which is None else which.many
    return Clause(noun, f"can activate the effects of {monsters} in your hand even while you control a monster(s)")


_PERMITTED_SO: dict[Permission, Callable[[May, Noun, Words | None, Scope], Clause]] = {
    Permission.LEVEL_FOR_SYNCHRO: _as_other_level,
    Permission.OTHER_LEVEL_FOR_SYNCHRO: _as_other_level,
    Permission.LEVEL_FOR_XYZ: _as_other_level,
    Permission.EXTRA_ATTACKS: _extra_attacks,
    Permission.EXTRA_ATTACKS_ON_MONSTERS: _extra_attacks_on_monsters,
    Permission.ATTACK_IN_DEFENSE: _attack_in_defense,
    Permission.ATTACK_IN_DEFENSE_WITH_ATK: _attack_in_defense,
    Permission.PIERCE: _pierce,
    Permission.ONE_TRIBUTE_LESS: _one_tribute_less,
    Permission.TWO_TRIBUTES: _two_tributes,
    Permission.WHOLE_RITUAL: _whole_ritual,
    Permission.SUBSTITUTE_FUSION_MATERIAL: _substitute_by_attribute,
    Permission.EXTRA_NORMAL_SUMMON: _extra_normal_summon,
    Permission.DOUBLE_DAMAGE: _double_damage,
    Permission.NO_BATTLE_DAMAGE: _no_battle_damage,
    Permission.REVEAL_HAND: _open_cards,
    Permission.TRAP_FROM_HAND: _trap_from_hand,
    Permission.TRAP_WHEN_SET: _trap_from_hand,
    Permission.USED_WITH_MONSTERS: _used_with_monsters,
    Permission.ATTACK_EACH: _attack_each,
    Permission.TRIBUTE_OPPONENTS: _tribute_opponents,
    Permission.TURN_DECK_OVER: _open_cards,
    Permission.MUST_BE_TRIBUTED: _must_be_tributed,
    Permission.OPPONENTS_MATERIAL: _opponents_material,
    Permission.SUBSTITUTE_TUNER: _substitute_tuner,
    Permission.NON_TUNER_FOR_SYNCHRO: _non_tuner,
}


FILTERS.fixed(
    {
        SummonedByThis: Trait(Slot.CLAUSE, "Special Summoned by this card's effect"),
        OpenToHand: Trait(Slot.CLAUSE, "that can be chosen for it", "that cannot be chosen for it"),
    }
)


@MODIFIERS.words(OpensField)
def _opens_field(node: OpensField, scope: Scope) -> list[Clause]:
    by = f"the effects of {noun_of(node.which, scope).many} in your hand"
    return [Clause(Noun("you", plural=True), f"can choose monsters to destroy by {by} from your opponent's field too")]
