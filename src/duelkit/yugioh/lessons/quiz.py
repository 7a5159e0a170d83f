"""Quiz questions made from random positions and answered by the engine: the order of a chain, what can be chained,
whether a link is negated, missed timing. The same seed gives the same question.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from duelkit.kernel.decision import ACT, RESPOND
from duelkit.kernel.rng import Rng
from duelkit.lessons import LANGUAGES, LEARNER, MESSAGES, Explanation, Words, in_both
from duelkit.lessons.quiz import Question
from duelkit.reader import Table
from duelkit.recording import Recorder
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.engine.seen.view import seen_log
from duelkit.yugioh.lessons.playing import LessonCourse
from duelkit.yugioh.lessons.telling import reasons_of
from duelkit.yugioh.rulings.asking import StepFailed
from duelkit.yugioh.rulings.placing import build
from duelkit.yugioh.rulings.steps import read_answers
from duelkit.yugioh.state import codes, log
from duelkit.yugioh.telling.log import is_quiet, log_line
from duelkit.yugioh.telling.teller import Teller

GAME: Final = "yugioh"
EDITIONS: Final = ("mr3", "mr20-official", "ex04")
KINDS: Final = ("order", "chainable", "negated", "timing")
MONSTERS: Final = (
    "Gemini Elf",
    "Vorse Raider",
    "Celtic Guardian",
    "Summoned Skull",
    "Luster Dragon",
    "Insect Knight",
    "Giant Rat",
    "Mystical Elf",
)
STARTERS: Final = (
    "Raigeki",
    "Dark Hole",
    "Fissure",
    "Smashing Ground",
    "Axe of Despair",
    "Swords of Revealing Light",
    "Pot of Greed",
    "Ookazi",
    "Snatch Steal",
    "Heavy Storm",
)
ANSWERS: Final = (
    "Mystical Space Typhoon",
    "Dust Tornado",
    "Waboku",
    "Compulsory Evacuation Device",
    "Rush Recklessly",
    "Reinforcements",
    "Trap Hole",
    "Torrential Tribute",
    "Ring of Destruction",
    "Book of Moon",
    "Jar of Greed",
    "Raigeki Break",
    "Threatening Roar",
    "Enemy Controller",
)
NEGATORS: Final = ("Seven Tools of the Bandit", "神の宣告", "Magic Jammer", "Dark Bribe", "Divine Wrath")
WAITING: Final = (
    "Sangan",
    "Pinch Hopper",
    "Peten the Dark Clown",
    "Witch of the Black Forest",
    "Newdoria",
    "Mystic Tomato",
    "Giant Germ",
    "Nimble Momonga",
    "Goblin Zombie",
)
"""Monsters with effects for the moment in which they go to the Graveyard."""
WAYS: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "tribute": (0, ("summon Summoned Skull",)),
    "battle": (0, ("battle", "attack {}")),
    "effect": (1, ("activate Dark Hole",)),
}
"""Ways of a monster to the Graveyard: which player does what."""
CHAIN_RULE: Final = {"MR3": "MR3-CHN-04", "MR20": "MR20-CHN-03", "EX04": "EX04-GAP-CHN-01"}
TIMING_RULE: Final = {"MR3": "MR3-TIM-01", "MR20": "MR20-TIM-01", "EX04": "EX04-GAP-TIM-01"}
TRIES: Final = 80
MOST_CHOICES: Final = 80
MOST_EVENTS: Final = 8
YES_NO: Final = ("quiz-yes", "quiz-no")


def question(seed: int) -> Question:
    """The question of a seed."""
    chance = Rng(seed)
    kind = KINDS[chance.below(len(KINDS))]
    makers: dict[str, Callable[[_Maker], Question | None]] = {
        "order": order,
        "chainable": chainable,
        "negated": negated,
        "timing": timing,
    }
    wanted = chance.below(2) == 0
    for _ in range(TRIES):
        found = makers[kind](_Maker(seed, kind, chance, EDITIONS[chance.below(len(EDITIONS))], wanted))
        if found is not None:
            return found
    return _certain(seed)


@dataclass(frozen=True)
class _Maker:
    """What a question is made from.

    :param wanted: whether the answer is to be yes, so that both answers are as frequent.
    """

    seed: int
    kind: str
    chance: Rng
    edition: str
    wanted: bool

    def some(self, names: tuple[str, ...], count: int) -> list[str]:
        """Different names."""
        left = list(names)
        return [left.pop(self.chance.below(len(left))) for _ in range(count)]

    def begin(self, position: Table) -> Duel:
        """The duel from a position."""
        found = build(position, self.edition, f"quiz {self.seed}")
        found.start()
        return found.duel

    def asked(
        self, text: Words, choices: tuple[Words, ...], right: int, explanations: tuple[Explanation, ...], *duels: Duel
    ) -> Question:
        """The question: about the first duel; the second shows what happened."""
        before, after = (
            Recorder(duel, {"game": GAME, "edition": self.edition, "seed": str(self.seed)}) for duel in duels
        )
        return Question(self.seed, self.kind, self.edition, text, choices, right, explanations, before, after)

    def pick(self, items: list[int]) -> int:
        """One of several."""
        return items[self.chance.below(len(items))]


def worded(key: str, **values: str) -> Words:
    """A message in both languages."""
    return {language: MESSAGES.say(language, key, **values) for language in LANGUAGES}


def _names(duel: Duel, card: int) -> Words:
    definition = duel.info[card].definition
    return {
        "ja": MESSAGES.say("ja", "quoted", name=definition.ja),
        "en": MESSAGES.say("en", "quoted", name=definition.en),
    }


def _about(key: str, duel: Duel, card: int) -> Words:
    """A message about a card."""
    name = _names(duel, card)
    return {language: MESSAGES.say(language, key, card=name[language]) for language in LANGUAGES}


def _random_position(maker: _Maker) -> Table:
    """Monsters, Set cards and a hand on both sides."""
    sides = []
    monsters = maker.some(MONSTERS, 4)
    answers = maker.some(ANSWERS, 4)
    negators = maker.some(NEGATORS, 2)
    for at in range(2):
        rows = [*answers[at * 2 : at * 2 + 2], negators[at]]
        sides.append(
            {
                "monsters": monsters[at * 2 : at * 2 + 1 + maker.chance.below(2)],
                "spells": [f"set {name}" for name in rows],
                "hand": [*maker.some(STARTERS, 2), "Kuriboh"],
                "deck": ["Celtic Guardian", "Kuriboh"],
            }
        )
    player = ("me", "other")[maker.chance.below(2)]
    return {"turn_player": player, "me": sides[0], "other": sides[1]}


def _step(maker: _Maker, duel: Duel) -> None:
    """A random choice that begins or lengthens a chain where possible."""
    decision = duel.decision
    assert decision is not None
    options = decision.options
    if decision.kind == ACT:
        acting = [one for one in options if codes.verb_of(one) in (codes.O_ACTIVATE, codes.O_SUMMON)]
        duel.choose(maker.pick(acting or options))
    elif decision.kind == RESPOND and codes.PASS in options:
        answering = [one for one in options if one != codes.PASS]
        duel.choose(maker.pick(answering) if answering and maker.chance.below(5) else codes.PASS)
    else:
        duel.choose(maker.pick(options))


def _chain_moment(maker: _Maker, links: int, wanted: Callable[[Duel], bool]) -> Duel | None:
    """A random moment at which a response to a chain is asked."""
    duel = maker.begin(_random_position(maker))
    turn = duel.turn
    for _ in range(MOST_CHOICES):
        decision = duel.decision
        if decision is None or duel.turn != turn:
            return None
        if decision.kind == RESPOND and len(duel.chain) >= links and wanted(duel):
            return duel.copy()
        _step(maker, duel)
    return None


def _played(duel: Duel, first: int | None = None) -> Duel:
    """The duel after the chain: nobody responds any more, and picks take the first card."""
    ahead = duel.copy()
    if first is not None:
        ahead.choose(first)
    for _ in range(MOST_CHOICES):
        decision = ahead.decision
        if decision is None or decision.kind == ACT or not ahead.chain and decision.kind == RESPOND:
            break
        ahead.choose(codes.PASS if codes.PASS in decision.options else decision.options[0])
    return ahead


def _since(before: Duel, after: Duel) -> list[log.LogEntry]:
    return log.entries(after.log, 0 if before.log is None else before.log.number)


def _events(before: Duel, after: Duel, rules: tuple[str, ...]) -> tuple[Explanation, ...]:
    """What happened between two moments, as the log tells it."""
    number = 0 if before.log is None else before.log.number

    def told(language: str) -> list[tuple[str, tuple[str, ...]]]:
        teller = Teller(after, LEARNER, language)
        loud = [entry for entry in seen_log(after, LEARNER, after.log, number) if not is_quiet(entry)]
        lines = [log_line(teller, entry) for entry in loud if entry.kind != log.L_PHASE][:MOST_EVENTS]
        joint = "" if language == "ja" else " "
        return [(MESSAGES.say(language, "quiz-happened", events=joint.join(lines)), rules)]

    return in_both(told)


def _links(duel: Duel) -> list[int]:
    """The cards of the chain, first link first."""
    return [duel.scopes[link].card for link in duel.chain]


def _distinct(duel: Duel) -> bool:
    cards = _links(duel)
    return len({duel.info[card].definition.passcode for card in cards}) == len(cards)


def order(maker: _Maker) -> Question | None:
    """Which card of a chain resolves first?"""
    duel = _chain_moment(maker, 2 + maker.chance.below(2), _distinct)
    if duel is None:
        return None
    after = _played(duel)
    cards = _links(duel)
    resolved = [entry.card for entry in _since(duel, after) if entry.kind == log.L_RESOLVE and entry.card in cards]
    if not resolved:
        return None
    shown = sorted(cards)
    return maker.asked(
        worded("quiz-order"),
        tuple(_names(duel, card) for card in shown),
        shown.index(resolved[0]),
        _events(duel, after, (CHAIN_RULE[duel.rules.document],)),
        duel,
        after,
    )


def chainable(maker: _Maker) -> Question | None:
    """Can a certain card respond?"""
    duel = _chain_moment(maker, 1, lambda now: now.decision is not None and now.decision.player == LEARNER)
    if duel is None or duel.decision is None:
        return None
    offered = {codes.card_of(one): one for one in duel.decision.options if one != codes.PASS}
    wanted = maker.wanted
    cards = [
        card
        for card in (*duel.hand[LEARNER], *duel.spells[LEARNER])
        if card >= 0 and (card in offered) == wanted and not duel.info[card].types & codes.MONSTER
        if duel.place[card] & codes.HAND or not duel.play[card].face_up
    ]
    if not cards:
        return None
    card = maker.pick(cards)
    text = _about("quiz-chainable", duel, card)
    if wanted:
        after = _played(duel, offered[card])
        explanations = _events(duel, after, ())
    else:
        after = _played(duel)
        explanations = in_both(lambda language: reasons_of(duel, card, language, (codes.O_ACTIVATE,)))
        if not explanations:
            return None
    return maker.asked(text, tuple(worded(key) for key in YES_NO), 0 if wanted else 1, explanations, duel, after)


def negated(maker: _Maker) -> Question | None:
    """Is a link of the chain negated?"""
    duel = _chain_moment(maker, 2, _distinct)
    if duel is None:
        return None
    after = _played(duel)
    below = _links(duel)[:-1]
    card = maker.pick(below)
    entries = [entry for entry in _since(duel, after) if entry.card == card]
    resolved = any(entry.kind == log.L_RESOLVE for entry in entries)
    stopped = any(entry.kind in (log.L_NEGATED, log.L_NO_EFFECT) for entry in entries)
    if resolved == stopped or stopped != maker.wanted:
        return None
    return maker.asked(
        _about("quiz-negated", duel, card),
        tuple(worded(key) for key in YES_NO),
        0 if stopped else 1,
        _events(duel, after, (CHAIN_RULE[duel.rules.document],)),
        duel,
        after,
    )


def timing(maker: _Maker) -> Question | None:
    """Can an effect for the moment in which a card is sent to the Graveyard be used, or is its timing missed?"""
    name = maker.some(WAITING, 1)[0]
    way = list(WAYS)[maker.chance.below(len(WAYS))]
    player, script = WAYS[way]
    position: Table = {
        "turn_player": ("me", "other")[player],
        "me": {
            "hand": ["Summoned Skull", "Insect Knight"],
            "deck": ["Celtic Guardian", "Kuriboh", name],
            "monsters": [name],
        },
        "other": {"hand": ["Dark Hole"], "monsters": ["Blue-Eyes White Dragon"]},
    }
    duel = maker.begin(position)
    card = next(one for one in duel.monsters[LEARNER] if one >= 0)
    after = duel.copy()
    course = LessonCourse(after, position)
    try:
        for action in script:
            course.carry_out(player, read_answers(action.format(name)))
    except StepFailed:
        return None
    _to_its_trigger(after, card)
    entries = _since(duel, after)
    missed = any(entry.kind == log.L_MISSED and entry.card == card for entry in entries)
    used = any(entry.kind == log.L_ACTIVATE and entry.card == card for entry in entries)
    if missed == used or used != maker.wanted:
        return None
    rules = (TIMING_RULE[duel.rules.document],)
    return maker.asked(
        _about(f"quiz-timing-{way}", duel, card),
        (worded("quiz-can"), worded("quiz-missed")),
        1 if missed else 0,
        _events(duel, after, rules),
        duel,
        after,
    )


def _to_its_trigger(duel: Duel, card: int) -> None:
    """Go on until a card has activated or nothing is left to do for it; whoever may use it, does."""
    for _ in range(MOST_CHOICES):
        decision = duel.decision
        if decision is None or decision.kind == ACT:
            return
        mine = [one for one in decision.options if codes.card_of(one) == card]
        duel.choose(mine[0] if mine else codes.PASS if codes.PASS in decision.options else decision.options[0])


def _certain(seed: int) -> Question:
    """A question that can always be made."""
    number = seed
    while True:
        number += 1
        found = timing(_Maker(seed, "timing", Rng(number), "mr3", number % 2 == 0))
        if found is not None:
            return found
