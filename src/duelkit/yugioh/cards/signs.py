"""What a card does, in a few signs such as ``destroy``, ``draw`` or ``revive``: for drawings of cards
(カードのはたらきの印).

Signs are read off the notation of a definition, so that the cards of the shelf need not be made for that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import definition_of
from duelkit.yugioh.language.card import Card

MOST: Final = 3
"""The most signs of a card."""

OF_WORDS: Final[dict[str, str]] = {
    "ActivatedNegated": "negate",
    "AppliedOnce": "",
    "AsMaterial": "",
    "Attach": "material",
    "AttackAgain": "attack",
    "AttackCost": "forbid",
    "AttacksUnanswered": "protect",
    "Banish": "banish",
    "BanishDownTo": "banish",
    "BanishFor": "banish",
    "BattleDamageChanges": "protect",
    "BecomeEffect": "",
    "BecomeMonster": "monster",
    "Bind": "equip",
    "Cannot": "forbid",
    "ChangeAttackTarget": "halt",
    "ChangePosition": "turn",
    "ChangeStat": "boost",
    "ChangeTarget": "turn",
    "ChosenOnce": "",
    "CardsUnanswered": "protect",
    "CountUp": "",
    "CountsAsSummonedAgain": "boost",
    "Damage": "damage",
    "DamageHalved": "damage",
    "DamagePassed": "damage",
    "DamageTurned": "damage",
    "Declare": "declare",
    "Destroy": "destroy",
    "Detach": "material",
    "DetachKinds": "material",
    "CountersPaid": "counter",
    "Discard": "discard",
    "DiscardEased": "protect",
    "DiscardPaid": "protect",
    "SelfTributePaid": "protect",
    "KeepInMind": "",
    "OriginalsCount": "boost",
    "TributePaid": "protect",
    "DistributeCounters": "counter",
    "DoesAs": "mask",
    "DoneFirst": "discard",
    "Draw": "draw",
    "DrawLot": "chance",
    "DrawUntil": "draw",
    "EffectsUnanswered": "protect",
    "EndBattlePhase": "halt",
    "Equip": "equip",
    "Excavate": "look",
    "ExcavateUntil": "look",
    "FlipSummonedOnlyIf": "forbid",
    "ForgoDraw": "forbid",
    "FusesAs": "fusion",
    "FusesEquips": "fusion",
    "FusionFromElsewhere": "fusion",
    "FusionSummonAlone": "fusion",
    "FusionSummon": "fusion",
    "FusionSummonShown": "fusion",
    "FusionsNotNegated": "protect",
    "GainEffects": "boost",
    "GainLife": "heal",
    "GoToEndPhase": "time",
    "GraveyardUnaffected": "protect",
    "GraveyardsSealed": "forbid",
    "GuessLowest": "chance",
    "HandedBack": "bounce",
    "HideAmong": "turn",
    "HoldsCounters": "counter",
    "InsteadOfBattleDamage": "protect",
    "InsteadOfDestruction": "protect",
    "InsteadOfEffectDamage": "protect",
    "KeptInPosition": "turn",
    "LifeTurned": "damage",
    "LinkMaterialFromHand": "material",
    "LookAt": "look",
    "LoseLife": "damage",
    "MakeTokens": "token",
    "MaterialSummonNow": "summon",
    "May": "attack",
    "Mill": "send",
    "MustActivate": "forbid",
    "MustSend": "send",
    "NegateActivation": "negate",
    "NegateAttack": "halt",
    "NegateEffect": "negate",
    "NegateSummon": "negate",
    "Negated": "negate",
    "NoDamageOnce": "protect",
    "NoDamageUpTo": "protect",
    "NoTributes": "summon",
    "NormalDraw": "draw",
    "NormalSummonNow": "summon",
    "NotNegated": "protect",
    "OneAtOnce": "forbid",
    "OneKind": "forbid",
    "OnlyOne": "forbid",
    "OtherMaterials": "forbid",
    "OwnersControl": "control",
    "OpensField": "destroy",
    "OpensGraveyard": "",
    "PayLife": "damage",
    "Perishes": "destroy",
    "PickOut": "look",
    "PlaceCounters": "counter",
    "UseAttribute": "",
    "UsedInEitherTurn": "",
    "FromHandInTheirTurn": "",
    "Shift": "turn",
    "PlaceBeside": "turn",
    "LinkMaterialAs": "",
    "LinksOnlyWith": "halt",
    "SummonWithBoth": "summon",
    "SkippedByBoth": "halt",
    "SummonsNotNegated": "protect",
    "EndMainPhase": "halt",
    "SynchroFromHand": "",
    "LendsItself": "material",
    "PendulumAgain": "summon",
    "PlaceInPendulumZone": "place",
    "PointOutZone": "",
    "PlaceOnField": "place",
    "Procedure": "summon",
    "ReachesPast": "protect",
    "Rebuffs": "protect",
    "PutBack": "shuffle",
    "Rearrange": "shuffle",
    "Redirected": "banish",
    "RemainOnField": "time",
    "Remember": "look",
    "RemoveCounters": "counter",
    "Repeat": "",
    "ReturnControl": "control",
    "ReturnToGraveyard": "shuffle",
    "ReturnsLater": "revive",
    "Reveal": "look",
    "RitualSummon": "ritual",
    "CallCoin": "chance",
    "ChooseRoll": "chance",
    "RollOff": "chance",
    "TossAgain": "chance",
    "RollDie": "chance",
    "RollTwice": "chance",
    "Send": "send",
    "SendListedMaterials": "send",
    "SetBack": "set",
    "SetCards": "set",
    "SetLife": "heal",
    "SwapLife": "heal",
    "SetOnField": "set",
    "ShuffleDeck": "shuffle",
    "SkipPhases": "time",
    "SkipTurn": "time",
    "SpecialSummon": "summon",
    "StaySet": "set",
    "StaysAsEquip": "place",
    "StaysAsSpell": "place",
    "SummonEach": "summon",
    "SummonMaterialsOf": "summon",
    "SummonNotNegated": "protect",
    "SummonWithoutTributes": "summon",
    "SummonsPerTurn": "forbid",
    "SwapControl": "control",
    "TakeControl": "control",
    "TakesAfter": "boost",
    "TakesControl": "control",
    "ToDeck": "shuffle",
    "ToExtraDeck": "shuffle",
    "ToHand": "bounce",
    "TossCoins": "chance",
    "Treated": "mask",
    "Tribute": "tribute",
    "TributeMaterials": "tribute",
    "Triggers": "summon",
    "Unaffected": "protect",
    "Upkeep": "time",
    "UseNormalSummon": "summon",
    "Whenever": "",
    "WinDuel": "win",
    "Wins": "win",
    "XyzOfAtLeast": "forbid",
    "ZoneShut": "forbid",
    "ZonesBlocked": "forbid",
}
"""The sign of every word that does something; empty for a word whose sign is that of what it contains."""

SIGNS: Final = ("search", "salvage", "revive", "weaken", "level", *dict.fromkeys(filter(None, OF_WORDS.values())))
"""All signs."""

_FROM: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "ToHand": (("DECK", "search"), ("GRAVEYARD", "salvage"), ("BANISHED", "salvage")),
    "SpecialSummon": (("GRAVEYARD", "revive"), ("BANISHED", "revive")),
}
"""The sign of a word by where its cards come from; the first that holds."""
_BY_TERM: Final[dict[str, str]] = {
    "Change.LOSE": "weaken",
    "Stat.LEVEL": "level",
    "Stat.RANK": "level",
    "Action.BE_DESTROYED_BY_BATTLE": "protect",
    "Action.BE_DESTROYED_BY_EFFECT": "protect",
    "Action.BE_TARGETED": "protect",
    "Action.BE_ATTACKED": "protect",
    "Action.TAKE_BATTLE_DAMAGE": "protect",
    "Action.TAKE_DAMAGE": "protect",
    "Action.TAKE_EFFECT_DAMAGE": "protect",
    "Action.ATTACK": "halt",
    "Action.CONDUCT_BATTLE_PHASE": "halt",
    "Permission.EXTRA_NORMAL_SUMMON": "summon",
    "Permission.TWO_TRIBUTES": "summon",
    "Permission.NO_BATTLE_DAMAGE": "protect",
}
"""The sign that a term gives to the word in which it is."""
_REFINED: Final = frozenset({"ChangeStat", "Cannot", "May"})
_FAINT: Final = ("look", "forbid", "discard", "tribute", "declare", "mask", "shuffle", "set", "time", "level")
"""Signs that say less of a card than others: they come last."""
_SILENT: Final = frozenset(
    {"cost", "condition", "unless", "materials", "limit", "when", "which", "of", "zones", "steps", "pay"}
)
"""Fields in which nothing is done that a sign could show."""
_TOKEN: Final = re.compile(
    r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\""
    r"|(?P<field>[a-z_]+)=|(?P<term>[A-Z][A-Za-z]*\.[A-Z][A-Z_]*)|(?P<word>[A-Z]\w*)\(|(?P<ref>TARGET|THIS)\b"
    r"|(?P<mark>[(),\[\]])"
)


@dataclass(slots=True)
class _Part:
    """An open bracket of a definition: its word, the field of it that is being read, and what stands in it."""

    word: str = ""
    quiet: bool = False
    reading: str = ""
    terms: list[str] = field(default_factory=list)


def signs_in(definition: str) -> tuple[str, ...]:
    """The signs of a card, the most telling first.

    :param definition: what its text says, in the notation.
    """
    found = list(dict.fromkeys(sign for sign in _found_in(definition) if sign))
    return tuple(sorted(found, key=lambda sign: sign in _FAINT)[:MOST])


def _found_in(definition: str) -> Iterator[str]:
    """The signs of the words in a definition, in order."""
    open_parts = [_Part()]
    targets: list[str] = []
    for token in _TOKEN.finditer(definition):
        part = open_parts[-1]
        if name := token["field"]:
            part.reading = name
        elif term := token["term"]:
            part.terms.append(term)
        elif (ref := token["ref"]) and ref == "TARGET":
            part.terms.extend(targets)
        elif word := token["word"]:
            if word == "Effect":
                targets = []
            open_parts.append(_Part(word, part.quiet or part.reading in _SILENT))
        elif token["mark"] in ("(", "["):
            open_parts.append(_Part("", part.quiet or part.reading in _SILENT, part.reading))
        elif token["mark"] == ",":
            # within brackets without a word the field is that of what is around them
            part.reading = part.reading if not part.word else ""
        elif token["mark"] and len(open_parts) > 1:
            open_parts.pop()
            if part.word in OF_WORDS and not part.quiet:
                yield _sign(part)
            above = open_parts[-1]
            if above.reading == "targets":
                targets.extend(part.terms)
            above.terms.extend(part.terms)


def _sign(part: _Part) -> str:
    """The sign of a word by what stands in it."""
    for place, sign in _FROM.get(part.word, ()):
        if f"Zone.{place}" in part.terms:
            return sign
    if part.word in _REFINED:
        return next((_BY_TERM[term] for term in part.terms if term in _BY_TERM), OF_WORDS[part.word])
    return OF_WORDS[part.word]


def signs_of(card: Card) -> tuple[str, ...]:
    """The signs of a card."""
    return signs_in(definition_of(card))


@cache
def signs_by(passcode: int) -> tuple[str, ...]:
    """The signs of a card of the library; none if it has no such card. A card of the shelf is not made for that."""
    known = library()
    if passcode in known.shelf:
        return signs_in(known.shelf.definition(passcode))
    return signs_of(known[passcode]) if passcode in known else ()
