"""What has just happened, and the card that a question is about: the head of a question.

Only the window's events and the chain are read, and cards are named as far as the viewer knows them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from duelkit.yugioh.engine.windows.activating import ActivateTask
from duelkit.yugioh.engine.windows.window import WindowTask
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.telling.messages import sentence
from duelkit.yugioh.telling.speaker import Speaker
from duelkit.yugioh.text.grammar.ja import terms as ja_terms
from duelkit.yugioh.text.grammar.registry import Language

MOST_NAMED: Final = 4
"""The most cards that one sentence names."""
MOST_SENTENCES: Final = 2
"""The most sentences about events."""

KEYS: Final[dict[int, str]] = {
    codes.E_SUMMONED: "summoned",
    codes.E_ATTACK_DECLARED: "attack",
    codes.E_FLIPPED: "flipped",
    codes.E_DESTROYED: "destroyed",
    codes.E_TRIBUTED: "tributed",
    codes.E_BANISHED: "banished",
    codes.E_DISCARDED: "discarded",
    codes.E_DRAWN: "drawn",
    codes.E_SENT_TO_GRAVEYARD: "sent",
    codes.E_TO_HAND: "to-hand",
    codes.E_TO_DECK: "to-deck",
    codes.E_BATTLE_DAMAGE: "battle-damage",
    codes.E_EFFECT_DAMAGE: "effect-damage",
    codes.E_LIFE_GAINED: "life-gained",
    codes.E_CONTROL_CHANGED: "control",
    codes.E_SET: "set",
    codes.E_POSITION_CHANGED: "position",
    codes.E_EQUIPPED: "equipped",
    codes.E_PLACED_IN_PENDULUM_ZONE: "scale",
    codes.E_PLACED_IN_SPELL_ZONE: "placed",
    codes.E_ATTACHED: "attached",
    codes.E_DETACHED: "detached",
    codes.E_COUNTER_PLACED: "counters",
    codes.E_LEFT_FIELD: "left-field",
    codes.E_BATTLED: "battled",
    codes.E_MATERIAL_USED: "material",
    codes.E_BEFORE_DRAW: "before-draw",
    codes.E_BATTLE_PHASE_BEGINS: "battle-begins",
    codes.E_BATTLE_PHASE_ENDS: "battle-ends",
    codes.E_BATTLE_START: "battle",
    codes.E_BEFORE_CALCULATION: "battle",
    codes.E_CALCULATION: "battle",
    codes.E_DAMAGE_STEP_ENDS: "battled",
    codes.E_RESOLVED: "resolved",
}
"""The message for each kind of event, what matters most first; kinds that others imply are left out."""
RANK: Final = {kind: rank for rank, kind in enumerate(KEYS)}
OF_PLAYERS: Final = frozenset((codes.E_BATTLE_DAMAGE, codes.E_EFFECT_DAMAGE, codes.E_LIFE_GAINED))
TO_OWNER: Final = frozenset((codes.E_TO_HAND, codes.E_TO_DECK))
"""Events whose sentence names the owner of the cards, whoever caused them."""
WHOSE: Final = OF_PLAYERS | {codes.E_DRAWN, codes.E_SET}
"""Events whose sentence names a player."""
OF_MOMENTS: Final = frozenset(
    (
        codes.E_BEFORE_DRAW,
        codes.E_BATTLE_PHASE_BEGINS,
        codes.E_BATTLE_PHASE_ENDS,
        codes.E_BATTLE_START,
        codes.E_BEFORE_CALCULATION,
        codes.E_CALCULATION,
        codes.E_DAMAGE_STEP_ENDS,
        codes.E_BATTLED,
    )
)
"""Events about a time of the battle, or of the turn."""
BESIDES: Final = frozenset((codes.E_MATERIAL_USED, codes.E_BATTLED))
"""Events that are named only where nothing else has happened."""
USED_UP: Final = frozenset((codes.E_SENT_TO_GRAVEYARD, codes.E_LEFT_FIELD))
"""What happens to a Spell or Trap after it was used."""
REASONS: Final = codes.BY_BATTLE | codes.BY_EFFECT


def happened(teller: Speaker) -> str:
    """What has happened just before the open question, in one or two sentences; empty if that is nothing special."""
    duel = teller.duel
    decision = duel.decision
    if decision is None:
        return ""
    if decision.why == codes.W_TRIGGERS:
        return _sentences(teller, _groups(duel, _events_of_triggers(duel)))
    if decision.why != codes.W_RESPOND:
        return ""
    if duel.chain:
        return _activation(teller, duel.scopes[duel.chain[-1]])
    if duel.summoning:
        return _say(
            teller, "summoning", cards=duel.summoning, summon=teller.summon(_kinds(duel)), count=len(duel.summoning)
        )
    groups = _groups(duel, duel.recent)
    if groups:
        return _sentences(teller, groups)
    if is_leaving(duel):
        return sentence(teller.words("happened-leaving", player=teller.subject(duel.turn_player)))
    return _battle(teller, "attack") if duel.attacker >= 0 else ""


def is_leaving(duel: State) -> bool:
    """Whether the open question is a window because the turn player has announced the end of the phase."""
    task = duel.stack[-1] if duel.stack else None
    return isinstance(task, WindowTask) and task.opponent_only and not duel.chain and not _groups(duel, duel.recent)


def asking_card(duel: State) -> tuple[int, int]:
    """The card that the open question is about, and which of its effects; −1 for none.

    Placing a monster in a Pendulum Zone is an activation without an effect of its own.
    """
    card, effect = _asking(duel)
    return card, effect if card >= 0 and effect < len(duel.info[card].definition.effects) else -1


def _asking(duel: State) -> tuple[int, int]:
    decision = duel.decision
    if decision is None:
        return -1, -1
    if decision.why == codes.W_RESPOND:
        return _responded_to(duel)
    if decision.why == codes.W_TRIGGERS:
        offered = [option for option in decision.options if codes.verb_of(option) == codes.O_TRIGGER]
        if len(offered) != 1:
            return -1, -1
        card = codes.card_of(offered[0])
        return card, duel.info[card].effects[codes.number_of(offered[0])].shown
    if decision.card < 0:
        return -1, -1
    for task in reversed(duel.stack):
        if isinstance(task, Work | ActivateTask) and 0 <= task.scope < len(duel.scopes):
            scope = duel.scopes[task.scope]
            return decision.card, scope.code.shown if scope.card == decision.card else -1
    return decision.card, -1


def _responded_to(duel: State) -> tuple[int, int]:
    """The newest link with its effect, or the card of the newest event."""
    if duel.chain:
        scope = duel.scopes[duel.chain[-1]]
        return scope.card, scope.code.shown
    if duel.summoning:
        return duel.summoning[0], -1
    groups = _groups(duel, duel.recent)
    for event in groups[0] if groups else ():
        if event.kind in OF_MOMENTS or event.kind in OF_PLAYERS:
            break
        if event.card >= 0:
            return event.card, -1
    return duel.attacker, -1


def _kinds(duel: State) -> int:
    """How the monsters are being summoned."""
    return next((event.kinds for event in reversed(duel.recent) if event.kind == codes.E_WOULD_SUMMON), 0)


def _events_of_triggers(duel: State) -> list[Event]:
    """The events on which the offered triggers wait."""
    task = duel.stack[-1] if duel.stack else None
    decision = duel.decision
    if not isinstance(task, WindowTask) or decision is None:
        return []
    offered = {
        (codes.card_of(option), codes.number_of(option))
        for option in decision.options
        if codes.verb_of(option) == codes.O_TRIGGER
    }
    return [
        event for pending in task.ready if (pending.card, pending.code.index) in offered for event in pending.events
    ]


def _groups(duel: State, events: Iterable[Event]) -> list[list[Event]]:
    """The events of the newest moment, alike ones together, what matters most first; every card is in one group only.

    A Spell or Trap that goes to the graveyard after it was used is no event of its own.
    """
    listed = [
        event
        for event in events
        if event.kind in RANK and not (event.kind in USED_UP and event.because & codes.BY_RULE)
    ]
    apart = [event for event in listed if event.kind != codes.E_RESOLVED]
    newest = max((event.moment for event in apart), default=-1)
    groups: dict[tuple[int, int, int], list[Event]] = {}
    named: set[int] = set()
    for event in sorted(apart or listed[-1:], key=lambda one: RANK[one.kind]):
        if event.moment >= newest and (event.card < 0 or event.card not in named):
            whose = duel.owner[event.card] if event.kind in TO_OWNER else event.player if event.kind in WHOSE else -1
            groups.setdefault((event.kind, event.because & REASONS, whose), []).append(event)
            named.add(event.card)
    found = list(groups.values())
    return [group for group in found if group is found[0] or group[0].kind not in BESIDES][:MOST_SENTENCES]


def _sentences(teller: Speaker, groups: list[list[Event]]) -> str:
    """A sentence for each group; a time of the battle is left out beside an event."""
    named = [group for group in groups if group[0].kind not in OF_MOMENTS] or groups[:1]
    return teller.words("happened-joint").join(_sentence(teller, group) for group in named)


def _sentence(teller: Speaker, group: list[Event]) -> str:
    first = group[0]
    key = KEYS[first.kind]
    if first.kind in OF_PLAYERS:
        amount = sum(event.amount for event in group)
        return sentence(teller.words(f"happened-{key}", player=teller.subject(first.player), amount=str(amount)))
    if first.kind == codes.E_ATTACK_DECLARED or first.kind in OF_MOMENTS:
        return _moment(teller, first, key)
    if first.kind == codes.E_RESOLVED:
        return sentence(teller.words("happened-resolved", card=teller.name(first.card)))
    if first.kind == codes.E_DESTROYED:
        key += "-battle" if first.because & codes.BY_BATTLE else "-effect" if first.because & codes.BY_EFFECT else ""
    cards = [event.card for event in group]
    who = first.by if first.kind == codes.E_SET and first.by >= 0 else first.player
    return _say(
        teller,
        key,
        cards=cards,
        summon=teller.summon(first.kinds),
        player=teller.subject(who),
        owner=teller.whose(teller.duel.owner[first.card]),
        count=len(cards),
    )


def _moment(teller: Speaker, event: Event, key: str) -> str:
    """An attack, or a time of the battle or of the turn."""
    duel = teller.duel
    if event.kind in (codes.E_BEFORE_DRAW, codes.E_BATTLE_PHASE_BEGINS, codes.E_BATTLE_PHASE_ENDS):
        return sentence(teller.words(f"happened-{key}"))
    return _battle(teller, key) if duel.attacker >= 0 else ""


def _battle(teller: Speaker, key: str) -> str:
    """The attack in progress: who attacks what."""
    duel = teller.duel
    owner = teller.whose(duel.controller[duel.attacker])
    card = teller.name(duel.attacker)
    if duel.attack_target < 0:
        return sentence(teller.words(f"happened-{key}-direct", owner=owner, card=card))
    target = teller.name(duel.attack_target)
    return sentence(teller.words(f"happened-{key}", owner=owner, card=card, target=target))


def _activation(teller: Speaker, scope: Scope) -> str:
    """Your opponent activated the effect of "X" (Chain Link 2), targeting "Y"."""
    duel = teller.duel
    is_card = scope.code.kind == codes.K_ACTIVATION
    targets = [card for cards in scope.targets for card in cards]
    number = len(duel.chain)
    return sentence(
        teller.words(
            "happened-activated" if number == 1 else "happened-chained",
            player=teller.subject(scope.player),
            what=teller.name(scope.card) if is_card else teller.effect(scope.card, scope.code.shown),
            link=_number(teller, number),
            targets=teller.words("happened-targets", cards=_listed(teller, targets)) if targets else "",
        )
    )


def _say(teller: Speaker, key: str, cards: Iterable[int], **values: str | int) -> str:
    return sentence(teller.words(f"happened-{key}", cards=_listed(teller, cards, key), **values))


def _listed(teller: Speaker, cards: Iterable[int], key: str = "") -> str:
    """Cards as far as the viewer knows them: "X", "Y" ×2 and a card."""
    numbers = list(cards)
    known = Counter(teller.name(card) for card in numbers if teller.definition(card) is not None)
    seen = Counter(_unknown(teller, card, key) for card in numbers if teller.definition(card) is None)
    listed = [_times(teller, name, count) for name, count in known.items()]
    more = len(listed) - MOST_NAMED
    if more > 1:
        rest = sum(list(known.values())[MOST_NAMED:])
        listed = [*listed[:MOST_NAMED], teller.words("happened-more", count=_number(teller, rest))]
    for word, count in seen.items():
        several = f"happened-{word}s" if count > 1 else f"happened-{word}"
        listed.append(teller.words(several, count=_number(teller, count)))
    if len(listed) == 1:
        return listed[0]
    return teller.words("happened-and", first=teller.words("happened-comma").join(listed[:-1]), last=listed[-1])


def _unknown(teller: Speaker, card: int, key: str) -> str:
    """What is to be seen of a card that the viewer does not know: ``card``, ``monster``, ``face-down``, ``set``."""
    place = teller.duel.place[card]
    if key == "set":
        return "monster" if place == codes.MONSTER_ZONE else "card"
    if place == codes.MONSTER_ZONE:
        return "face-down"
    return "set-card" if place & codes.FIELD else "card"


def _times(teller: Speaker, name: str, count: int) -> str:
    if count == 1:
        return name
    return teller.words("happened-times", card=name, count=_number(teller, count))


def _number(teller: Speaker, count: int) -> str:
    return ja_terms.small(count) if teller.language is Language.JA else str(count)
