"""Facts of effects recorded in scripts of a reference engine, compared with a definition of ours.

Only facts are taken: how many effects are activated, of which kind, optional or not, whether they target, the event,
the limit, and whether a trigger may be late. A script is matched line by line; nothing of it is run.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Final

from duelkit.yugioh.language.base import Occasion, Verb, nodes, verbs
from duelkit.yugioh.language.card import Card, Effect, LimitScope, Timing
from duelkit.yugioh.language.clauses import ChooseOne
from duelkit.yugioh.language.nouns import IS_THIS
from duelkit.yugioh.language.occasions import Activated, AnyEvent, AnyOccasion, When
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import Because, CardType, EventKind, Phase, SummonKind
from duelkit.yugioh.words.choosing.meaning import Triggers
from duelkit.yugioh.words.declaring.meaning import Declare
from duelkit.yugioh.words.moving.meaning import BanishFor
from duelkit.yugioh.words.revealing.meaning import Remember


class Disagrees(Exception):
    """A recorded fact that is not so in our definition."""


@dataclass(frozen=True)
class Facts:
    """What is recorded of one activated effect.

    :param mandatory: ``None`` where it is not asked.
    :param late: whether it may be used though its event was not the last thing that happened.
    :param goes: its cost takes the card itself from where it is.
    """

    kind: str
    mandatory: bool | None = None
    targets: bool = False
    events: frozenset[str] = frozenset()
    limit: str = ""
    late: bool | None = None
    goes: bool = False


@dataclass
class Recorded:
    """An effect in a script: what is set on it, by the setter's name."""

    said: dict[str, str] = field(default_factory=dict)
    codes: list[str] = field(default_factory=list)
    merged: bool = False
    of: Recorded | None = None


PHASE: Final = "phase"
"""Another phase than those in which effects are usually used."""
EVENTS: Final = {
    "EVENT_SPSUMMON_SUCCESS": "special",
    "EVENT_FLIP_SUMMON_SUCCESS": "flip summon",
    "EVENT_SUMMON_SUCCESS": "normal",
    "EVENT_FLIP": "flip",
    "EVENT_TO_GRAVE": "sent",
    "EVENT_BATTLE_DESTROYED": "by battle",
    "EVENT_BATTLE_DESTROYING": "destroys",
    "EVENT_BATTLE_DAMAGE": "damage",
    "EVENT_DESTROYED": "destroyed",
    "EVENT_REMOVE": "banished",
    "EVENT_ATTACK_ANNOUNCE": "attack",
    "EVENT_CHAINING": "chain",
    "EVENT_PHASE+PHASE_STANDBY": "standby",
    "EVENT_PHASE+PHASE_END": "end",
    "EVENT_BE_MATERIAL": "material",
    "EVENT_PHASE+PHASE_BATTLE": PHASE,
    "EVENT_PHASE+PHASE_BATTLE_START": PHASE,
    "EVENT_PHASE+PHASE_DRAW": PHASE,
    "EVENT_BE_BATTLE_TARGET": "attacked",
    "EVENT_DAMAGE": "damage",
    "EVENT_LEAVE_FIELD": "left",
    "EVENT_BECOME_TARGET": "targeted",
    "EVENT_RELEASE": "tributed",
}
CUSTOM: Final = "custom"
"""An event that the script raises itself, for the cards of several that came together."""
OURS: Final = {
    EventKind.SENT_TO_GRAVEYARD: "sent",
    EventKind.DESTROYED: "destroyed",
    EventKind.BATTLE_DAMAGE: "damage",
    EventKind.DESTROYS_BY_BATTLE: "destroys",
    EventKind.BANISHED: "banished",
    EventKind.ATTACK_DECLARED: "attack",
    EventKind.FLIPPED: "flip",
    EventKind.TARGETED_BY_ATTACK: "attacked",
    EventKind.DISCARDED: "sent",
    EventKind.EFFECT_DAMAGE: "damage",
    EventKind.LEFT_FIELD: "left",
    EventKind.ACTIVATED: "chain",
    EventKind.TRIBUTED: "tributed",
    EventKind.MATERIAL_USED: "material",
}
ALIKE: Final = (
    {"by battle", "sent"},
    {"by battle", "destroyed"},
    {"sent", "material"},
    {"sent", "destroyed"},
    {"by battle", "destroys"},
    {"by battle", "sent", "destroyed"},
    {"banished", "material"},
    {"banished", "material", "sent"},
    {"attack", "attacked"},
    {"tributed", "sent"},
    {"left", "by battle"},
    {"left", "destroyed"},
    {"left", "by battle", "destroyed"},
    {"left", "banished", "sent"},
    {"by battle", "material", "sent"},
)
"""Events that scripts and texts tell in different ways."""


def recorded(script: str, *, apart: bool = False, marks: bool = False) -> list[Recorded]:
    """The effects that a script gives its card.

    :param apart: copies that do something else are effects of their own.
    :param marks: a mark that a cost looks for is a limit; some only keep an effect from being used twice in a moment.
    """
    body = re.search(r"function s\.initial_effect\(c\)(.*?)\nend\b", script, re.DOTALL)
    made = _made_in(body[1] if body else "", script, apart, marks)
    if body and "aux.EnableNeosReturn(" in body[1]:  # it goes back to the deck at the end of the turn
        made.append(Recorded({"Type": "EFFECT_TYPE_FIELD+EFFECT_TYPE_TRIGGER_F"}, ["EVENT_PHASE+PHASE_END"]))
    return made


def given_later(script: str) -> list[Recorded]:
    """What can be activated only after something else has happened: effects that other functions make, for a time."""
    parts = re.findall(r"\nfunction s\.(?!initial_effect)\w+\(.*?\nend\b", script, re.DOTALL)
    made = [each for part in parts for each in _made_in(part, script, apart=False, marks=False)]
    return [each for each in made if kind_of(each) in ("trigger", "quick")]


def _made_in(body: str, script: str, apart: bool, marks: bool) -> list[Recorded]:
    effects: list[Recorded] = []
    found: dict[str, Recorded] = {}
    for line in body.split("\n"):
        made = re.match(r"\s*local (e\w+)=Effect\.CreateEffect\((?:c|e:GetHandler\(\))\)", line)
        copied = re.match(r"\s*local (e\w+)=(e\w+):Clone\(\)", line)
        setting = re.match(r"\s*(e\w+):Set(\w+)\((.*)\)", line)
        if made:
            found[made[1]] = Recorded()
            effects.append(found[made[1]])
        elif copied and copied[2] in found:
            found[copied[1]] = Recorded(dict(found[copied[2]].said), of=found[copied[2]])
            effects.append(found[copied[1]])
        elif setting and setting[1] in found:
            if setting[2] == "Code":
                found[setting[1]].codes.append(setting[3])
            elif setting[2] == "CountLimit" and "CountLimit" in found[setting[1]].said:
                effects[-1].said["CountLimit"] = setting[3]  # said of the effect that is being made, by another's name
            else:
                found[setting[1]].said[setting[2]] = setting[3]
    for each in effects:
        _look_into(each, script, marks)
    for each in effects:
        if apart and each.of is not None and _does_else(each, each.of):
            continue
        if each.of is not None and each.codes and each.said.get("Type") == each.of.said.get("Type"):
            source = each.of
            while source.merged and source.of is not None:
                source = source.of
            source.codes += each.codes
            each.merged = True
    return _together([each for each in effects if not each.merged])


def _does_else(copy: Recorded, source: Recorded) -> bool:
    """Whether a copy is an effect of its own: it does something else, or only it has a limit."""
    return copy.said.get("Operation") != source.said.get("Operation") or (
        "CountLimit" in copy.said and "CountLimit" not in source.said
    )


def _look_into(each: Recorded, script: str, marks: bool) -> None:
    """What the functions of an effect say: a limit counted by a mark on the card or of the player, and targets."""
    bodies = {
        key: re.search(rf"function {re.escape(each.said.get(key, '-'))}\(.*?\nend", script, re.DOTALL)
        for key in ("Target", "Cost")
    }
    for body in bodies.values() if marks else [bodies["Target"]]:
        if body is not None and "GetFlagEffect(id)==0" in body[0]:
            each.said.setdefault("CountLimit", "1,EFFECT_COUNT_CODE_CHAIN" if "RESET_CHAIN" in body[0] else "1")
        if marks and body is not None and re.search(r"c:GetFlagEffect\(\d{5,}\)==0", body[0]):  # two effects share it
            each.said.setdefault("CountLimit", "1")
        if marks and body is not None and "Duel.GetFlagEffect(tp,id)==0" in body[0]:
            each.said.setdefault("CountLimit", "1,id")
    target = bodies["Target"]
    if target is not None and "Duel.SelectTarget(" in target[0]:
        each.said["Property"] = each.said.get("Property", "") + "+EFFECT_FLAG_CARD_TARGET"
    elif target is not None and "Target" not in target[0].split("(", 1)[1]:
        each.said["Property"] = each.said.get("Property", "").replace("EFFECT_FLAG_CARD_TARGET", "")


def _together(found: list[Recorded]) -> list[Recorded]:
    """Effects that were written out once for each event, as one."""
    kept: list[Recorded] = []
    for each in found:
        twin = next((other for other in kept if each.codes and other.codes and other.said == each.said), None)
        if twin is None:
            kept.append(each)
        else:
            twin.codes += each.codes
    return kept


HELPED: Final = re.compile(
    r"= ?(?:Fusion|Ritual)\.Create|aux\.AddEquipProcedure|Spirit\.|aux\.EnableSpirit|Gemini\.|Union\.|"
    r"= ?Ritual\.AddProc|Ritual\.AddProc.*:SetCountLimit|aux\.AddPersistentProcedure|Vernusylph\.|"
    r"Effect\.CreateMysterune|Ursarctic\.|Xyz\.AddProcedure\w*\(c,.*ov"
)
"""Where a script leaves effects to helpers, they are not recorded in it."""


def kind_of(each: Recorded) -> str:
    """The class of an effect in a script."""
    said = each.said.get("Type", "")
    for word, kind in (
        ("ACTIVATE", "activation"),
        ("FLIP", "flip"),
        ("IGNITION", "ignition"),
        ("TRIGGER", "trigger"),
        ("QUICK", "quick"),
    ):
        if word in said:
            return kind
    return "continuous"


def facts_of(each: Recorded) -> Facts:
    """The facts of an effect in a script."""
    kind, said = kind_of(each), each.said.get("Type", "")
    limit = each.said.get("CountLimit", "").replace(" ", "")
    scope = (
        ""
        if not limit
        else "duel"
        if "COUNT_CODE_DUEL" in limit
        else "chain"
        if "COUNT_CODE_CHAIN" in limit
        else "activation"
        if "OATH" in limit
        else "name"
        if "id" in limit
        else "card"
    )
    source = each
    while not source.codes and source.of is not None:  # a copy waits for the same
        source = source.of
    codes = [code.split("|")[0].replace("PHASE|", "PHASE+").replace(" ", "") for code in source.codes]
    codes += [code.replace("|", "+").replace(" ", "") for code in source.codes if "EVENT_PHASE" in code]
    properties = each.said.get("Property", "")
    forced = "TRIGGER_F" in said or "QUICK_F" in said or kind == "flip" and "TRIGGER_O" not in said
    return Facts(
        kind,
        forced if kind in ("trigger", "quick", "flip") else None,
        "CARD_TARGET" in properties,
        frozenset(EVENTS.get(code, CUSTOM) for code in codes if code in EVENTS or "CUSTOM" in code),
        scope,
        "DELAY" in properties if kind == "trigger" and "TRIGGER_O" in said else None,
    )


def ours(effect: Effect) -> Facts:
    """The same facts of an effect of ours."""
    kind = effect.kind.name.lower()
    limit = effect.limit
    if limit is not None and limit.scope is LimitScope.WHILE_FACE_UP and limit.also is not None:
        limit = limit.also  # scripts count what is said of the name
    scope = {
        LimitScope.THIS_CARD: "card",
        LimitScope.THIS_EFFECT: "name",
        LimitScope.EFFECTS_OF_NAME: "name",
        LimitScope.CARD_ACTIVATION: "activation",
        LimitScope.DUEL: "duel",
        LimitScope.CHAIN: "chain",
        LimitScope.CHAIN_OF_NAME: "chain",
        LimitScope.BATTLE: "battle",
    }
    aims = any(each.targets for each in (effect, *effect.choices))
    return Facts(
        kind,
        not effect.optional if kind in ("trigger", "quick", "flip") else None,
        aims,
        _events(effect.when),
        scope.get(limit.scope, "card") if limit is not None else "",
        effect.timing is Timing.IF if kind == "trigger" and effect.optional else None,
        _goes(effect.cost),
    )


def _goes(cost: Verb | None) -> bool:
    """Whether a cost takes the card itself away."""
    return any(verb.works_on() == THIS and (verb.moves_cards or isinstance(verb, BanishFor)) for verb in verbs(cost))


def _events(when: Occasion | None) -> frozenset[str]:
    if isinstance(when, Activated):
        return frozenset({"chain"})
    if isinstance(when, AnyEvent):
        return frozenset().union(*map(_events, when.events))
    if isinstance(when, AnyOccasion):
        return frozenset().union(*map(_events, when.occasions))
    if not isinstance(when, When):
        return frozenset()
    if when.event is EventKind.SUMMONED:
        special = SummonKind.SPECIAL | SummonKind.FUSION | SummonKind.RITUAL | SummonKind.SYNCHRO | SummonKind.XYZ
        special |= SummonKind.PENDULUM | SummonKind.LINK | SummonKind.OWN_PROCEDURE
        kinds = {"normal": SummonKind.NORMAL | SummonKind.TRIBUTE, "flip summon": SummonKind.FLIP, "special": special}
        return frozenset(name for name, kind in kinds.items() if when.kinds & kind)
    if when.because & Because.BATTLE and not when.because & Because.EFFECT:
        return frozenset({"by battle"})
    if when.event is EventKind.PHASE:
        return frozenset(
            {Phase.STANDBY: "standby", Phase.END: "end"}[when.phase]
            for _ in (0,)
            if when.phase in (Phase.STANDBY, Phase.END)
        )
    return frozenset({OURS[when.event]} if when.event in OURS else ())


def _order(facts: Iterable[Facts]) -> list[Facts]:
    bare = [
        each
        for each in facts
        if each.kind != "continuous"
        and not (each.kind == "activation" and not each.events and not each.targets and not each.limit)
    ]
    return sorted(bare, key=lambda each: (each.kind, sorted(each.events), each.limit))


APART: Final = {
    1157683: "what is chosen sets the targets",
    21790410: "its event is that a card leaves the field, and where to is asked then",
    68184115: "its event is that a card leaves the field, and where to is asked then",
    2851070: "it destroys itself after damage calculation without activating anything",
    29369059: "it counts the uses of each of its effects in flags, and sets their targets later",
    55794644: "it counts its uses itself",
    75361204: "its second effect is registered as it is equipped",
    92773018: "its effect is quick, where those of other Continuous Traps are triggered by an attack",
    69461394: "it asks whether to draw",
    52709508: "it gets its effects only as it is summoned",
    82052602: "its limit is a mark that its condition looks for",
    78358521: "it limits the second effect by the card, and both texts by the name",
    74997493: "it gets its effects only as it is summoned",
    19673561: "its second effect is registered by a function of its archetype",
    37818794: "it gets its second effect only as it is summoned",
    49725936: "it limits its third effect by the name",
    86124104: "its second effect is counted, though it can be activated only once",
    74402414: "it lets the opponent choose as the effect is activated",
    12196873: "it counts its third effect under a number of its own",
    44586426: "it counts its third effect under a number of its own",
    60600126: "its event is that a chain link was negated, wherever the card went",
    75425320: "it counts its third effect under a number of its own",
    99011763: "it gets its effect only as it is summoned",
    4756629: "its second effect is counted for each card",
    24610207: "it gives its effect to the monster as that is summoned",
    38331564: "it gives its effect to the monster as that is summoned",
    88093706: "its 1st effect is a Quick Effect, and no trigger",
    14624296: "its second effect is registered as it is equipped",
    95500396: "its third effect is registered as it is equipped",
    19510093: "its event is that it is used as a material, and where it lies is asked then",
    82112494: "its event is that it is used as a material, and where it lies is asked then",
    1906812: "it limits its first effect by the card",
    44822037: "it gets its second effect only as it is summoned",
    26914168: "it leaves out that its first effect is used once per turn",
    30691817: "it limits its second effect besides the Link Summon",
    42149850: "it counts its second effect as the activation of a card",
    52534264: "it counts its first effect by a mark on the card, and both texts by the name",
    78310590: "it counts its last effect under a number of its own",
    82315403: "it limits its third effect, which neither text does",
    76722334: "its three effects are copies of one",
    29479265: "its three effects are copies of one",
    69761020: "it sets the target of the effect that is chosen as it is activated",
    99792080: "its first effect is mandatory, and the Japanese text says that it can be activated",
    34294855: "its effect is activated as it is destroyed, and not in the Standby Phase when it comes back",
    30829071: "its second effect is registered by a function of its archetype",
    67314110: "its second effect is registered by a function of its archetype",
    36591747: "its activation is registered by a function of its archetype",
    92650018: "its activation is registered by a function of its archetype",
    29867611: "its activation is registered by a function of its archetype",
    55262310: "its activation is registered by a function of its archetype",
    93473606: "its activation is registered by a function of its archetype",
    75402014: "one half of its first effect is recorded as a trigger",
    66984907: "its activation is registered by a function of its archetype",
}
"""Cards whose scripts do something else than their official texts in both languages say, or put it otherwise: no fact
is taken.
"""


def proof(card: Card, folder: Path, *, late: bool = True) -> list[str]:
    """``["facts"]`` if a script is there and tells the same of the card; nothing if there is none.

    :param late: whether a trigger may be late is asked, too.

    :raises Disagrees: on the first fact that differs.
    """
    path = folder / f"c{card.passcode}.lua"
    if not path.exists() or not card.effects or card.passcode in APART:
        return []
    script = path.read_text(encoding="utf-8", errors="replace")
    own = [effect for effect in card.effects if not effect.made_with]  # scripts record those of the other monster
    effects = [effect for effect in own if not effect.by_equip]  # it is recorded as an effect that is there anyway
    ways = [_order(ours(effect) for effect in effects)]
    apart = [part for effect in effects for part in choices_apart(effect)]
    if len(apart) > len(effects):
        ways.append(_order(ours(effect) for effect in apart))
    split = [part for effect in effects for part in events_apart(effect)]
    if len(split) > len(effects):
        ways.append(_order(ours(effect) for effect in split))
    if further := dict.fromkeys(ours(node.effect) for node in nodes(card.effects) if isinstance(node, Triggers)):
        ways.append(_order((*ways[0], *further)))
    first: Disagrees | None = None
    for theirs, mine in product(_told(script), ways):
        if not late:
            mine, theirs = ([replace(each, late=None) for each in facts] for facts in (mine, theirs))
        try:
            return _compared(card, script, mine, theirs)
        except Disagrees as error:
            first = first or error
    raise first or Disagrees("kinds")


def _told(script: str) -> Iterator[list[Facts]]:
    """What a script may be taken to record: copies as further events or as effects, what is given later or not."""
    later = given_later(script)
    for apart, marks in product((False, True), (False, True)):
        made = recorded(script, apart=apart, marks=marks)
        yield _order(facts_of(each) for each in made)
        if any(map(_calculates, made)):  # a Quick Effect, which scripts have as a trigger
            yield _order(
                replace(facts_of(each), kind="quick", late=None) if _calculates(each) else facts_of(each)
                for each in made
            )
        if later:
            yield _order(facts_of(each) for each in (*made, *later))
        lent = [each for each in made if each.of is None or kind_of(each) != "quick" or kind_of(each.of) != "ignition"]
        if len(lent) < len(made):  # copies that are quick while another card says so
            yield _order(facts_of(each) for each in lent)
        done = [each.said.get("Operation") for each in made if kind_of(each) != "activation"]
        alone = [each for each in made if kind_of(each) != "activation" or each.said.get("Operation") not in done]
        if len(alone) < len(made):  # an effect that can be used as its card is activated
            yield _order(facts_of(each) for each in alone)


def _calculates(each: Recorded) -> bool:
    """Whether an optional trigger waits for damage calculation."""
    return "EVENT_PRE_DAMAGE_CALCULATE" in each.codes and "TRIGGER_O" in each.said.get("Type", "")


def unpaid(card: Card, folder: Path) -> bool:
    """Whether a spell or trap pays for an effect, and a script says nothing of that."""
    path = folder / f"c{card.passcode}.lua"
    paid = any(effect.cost is not None and not isinstance(effect.cost, Declare | Remember) for effect in card.effects)
    if card.types & CardType.MONSTER or not paid or not path.exists():
        return False
    script = path.read_text(encoding="utf-8", errors="replace")
    recorded = ":SetCost(" in script or "REASON_COST" in script  # or it is paid as something is chosen
    return not recorded and re.search(r"AddEquipProcedure\([^)]*cost", script) is None


def choices_apart(effect: Effect) -> list[Effect]:
    """What of an effect is chosen as it is activated, as scripts often have it: each an effect of its own."""
    if isinstance(effect.resolution, ChooseOne):
        return [replace(effect, resolution=branch) for branch in effect.resolution.branches]
    wholes = [effect.chosen(number) for number in range(len(effect.choices))]
    return [replace(each, limit=each.limit or effect.limit) for each in wholes] or [effect]


def events_apart(effect: Effect) -> list[Effect]:
    """An effect that waits for what happens to its card or to others, as scripts have it: one for each."""
    if not isinstance(effect.when, AnyEvent):
        return [effect]
    parts: dict[bool, list[When]] = {}
    for event in effect.when.events:
        parts.setdefault(IS_THIS in getattr(event.who, "parts", (event.who,)), []).append(event)
    return [replace(effect, when=AnyEvent(tuple(events))) for events in parts.values()]


def _compared(card: Card, script: str, mine: list[Facts], theirs: list[Facts]) -> list[str]:
    if card.types & (CardType.EQUIP | CardType.GEMINI | CardType.UNION | CardType.SPIRIT | CardType.PENDULUM):
        helped = ("activation", "ignition")
        mine = [each for each in mine if each.kind not in helped]
        theirs = [each for each in theirs if each.kind not in helped]
    theirs = _answering_attacks(card, mine, theirs)
    if sorted(map(_class_of, mine)) != sorted(map(_class_of, theirs)):
        if HELPED.search(script):
            return []
        raise Disagrees("kinds")
    if not _matched(mine, theirs):
        raise Disagrees(
            next((name for one, two in zip(mine, theirs, strict=True) for name in _differing(one, two)), "order")
        )
    return ["facts"]


def _answering_attacks(card: Card, mine: list[Facts], theirs: list[Facts]) -> list[Facts]:
    """What a Continuous Spell or Trap answers an attack with, which scripts have as a trigger or as a quick effect."""
    if card.types & CardType.MONSTER or not any(each.kind == "trigger" and each.events == {"attack"} for each in mine):
        return theirs
    found = [
        replace(each, kind="trigger", late=True)
        if (each.kind, each.mandatory, each.events) == ("quick", False, {"attack"})
        else each
        for each in theirs
    ]
    return sorted(found, key=lambda each: (each.kind, sorted(each.events), each.limit))


def _class_of(facts: Facts) -> str:
    """The kind; what answers that a card was flipped counts as a flip effect, which scripts make of it."""
    return "flip" if facts.kind == "trigger" and facts.events == {"flip"} else facts.kind


def _matched(mine: list[Facts], theirs: list[Facts]) -> bool:
    """Whether each effect of ours is one of theirs, in whatever order they stand."""
    if not mine:
        return True
    return any(
        not _differing(mine[0], other) and _matched(mine[1:], [*theirs[:at], *theirs[at + 1 :]])
        for at, other in enumerate(theirs)
    )


LATE: Final = "late"
"""The fact whether a trigger may be late, as :func:`proof` names it."""
GONE: Final = {"sent", "destroyed", "banished", "left", "by battle", "material"}
"""Events after which a card is no longer where it was."""


def _differing(one: Facts, two: Facts) -> list[str]:
    """The facts of two effects that are not alike."""
    passing = bool((one.events | two.events) & {"standby", "end", PHASE})
    one, two = (replace(each, events=each.events - {PHASE}) for each in (one, two))
    one, two = (
        replace(each, events=each.events - {"by battle"}) if "destroyed" in each.events else each for each in (one, two)
    )
    if (one.kind, two.kind, one.events) == ("trigger", "flip", frozenset({"flip"})):
        # このカードがリバースした, of what is no Flip Monster
        two = replace(two, kind="trigger", late=one.late, events=one.events)
    if (one.kind, two.kind, two.events) == ("flip", "trigger", frozenset({"flip"})):
        two = replace(two, kind="flip", late=one.late)
    if one.events <= {"chain"} and "targeted" in two.events:
        two = replace(two, events=one.events)  # an effect that targets
    if "chain" in one.events and "targeted" in two.events:
        two = replace(two, events=two.events - {"targeted"} | {"chain"})
    if one.kind == "trigger" and one.events == {"chain"} and not two.events:
        two = replace(two, events=one.events)  # told of when the chain link has been resolved
    if CUSTOM in two.events or one.kind == "flip" or {*one.events, *two.events} in ALIKE:
        two = replace(two, events=one.events)
    if one.events <= {"attack", "standby", "end"}:
        two = replace(two, late=one.late)
    if (
        passing
        and {one.limit, two.limit} == {"", "card"}
        or one.limit == "battle"
        and (two.limit in ("", "card", "chain"))
    ):
        # scripts bound what comes once a phase anyway
        two = replace(two, limit=one.limit)
    if (
        {one.limit, two.limit} == {"", "chain"}
        or {one.limit, two.limit} == {"", "card"}
        and (one.events and one.events <= GONE or one.goes)
    ):
        # an event comes once in a chain, and a card that has gone is another one
        two = replace(two, limit=one.limit)
    if one.kind == "activation" and {one.limit, two.limit} == {"activation", "name"}:
        # scripts tell the two apart only where an activation is negated
        two = replace(two, limit=one.limit)
    return [
        name
        for name in ("kind", "mandatory", "targets", "events", "limit", LATE)
        if getattr(one, name) != getattr(two, name)
    ]
