"""The reasons against an action in words, with the current cards and values and the rule behind each."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.editions.reason_rules import reason_rule
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.figures import scale_of
from duelkit.yugioh.engine.facts.limits import limit_in_the_way
from duelkit.yugioh.engine.facts.properties import face_up, level_of
from duelkit.yugioh.engine.facts.zones import free_monster_zones
from duelkit.yugioh.engine.legality.activation import occasion_holds
from duelkit.yugioh.engine.legality.attacks import cost_of_attack
from duelkit.yugioh.engine.legality.pendulum import pendulum_bounds
from duelkit.yugioh.engine.legality.tributes import (
    borrowed,
    tribute_candidates,
    tributes_in_all,
    tributes_needed,
    tributes_spared,
)
from duelkit.yugioh.engine.windows.activating import ActivateTask
from duelkit.yugioh.engine.windows.missed_timing import card_in, kind_in
from duelkit.yugioh.language.base import AllHold, Condition
from duelkit.yugioh.language.card import Card, Effect, Procedure
from duelkit.yugioh.state.code import Check, Op, Plan
from duelkit.yugioh.state.codes import (
    COUNTER,
    DAMAGE_STEP,
    DECK,
    EXTRA_DECK_TYPES,
    EXTRA_SUMMON,
    FIELD,
    GRAVEYARD,
    HAND,
    K_ACTIVATION,
    LINK,
    MONSTER,
    O_ACTIVATE,
    O_ATTACK,
    O_CHANGE_POSITION,
    O_DIRECT,
    O_FLIP,
    O_PENDULUM,
    O_PICK,
    O_PROCEDURE,
    O_SET,
    O_SET_MONSTER,
    O_SUMMON,
    O_TRIGGER,
    PENDULUM_ZONE,
    QUICK_PLAY,
    RITUAL,
    S_NORMAL,
    SETTING,
    SPECIAL,
    W_TARGET,
    W_TRIBUTE,
    WHICH_PROCEDURE,
    XYZ,
    card_of,
    number_of,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import NO_EFFECT, EffectCode
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.telling.asking import number_words
from duelkit.yugioh.telling.messages import knows_message, sentence
from duelkit.yugioh.telling.teller import Teller
from duelkit.yugioh.text import clause_words
from duelkit.yugioh.text.grammar.reading import is_plain_equip
from duelkit.yugioh.text.grammar.registry import Language
from duelkit.yugioh.why.actions import target_of
from duelkit.yugioh.why.refusals import Refusal
from duelkit.yugioh.why.triggers import imagined
from duelkit.yugioh.words.conditions.run import AllChecks
from duelkit.yugioh.words.drawing.run import DrawOp
from duelkit.yugioh.words.life_points.run import PayLifeOp
from duelkit.yugioh.words.summoning.run import SpecialSummonOp
from duelkit.yugioh.words.tokens.run import TokensOp

Values = dict[str, str]
TIMES: Final = {1: "once", 2: "twice"}


def failing(duel: State, scope: Scope, node: Condition | None, check: Check | None) -> list[Condition]:
    """The parts of a condition that do not hold, found by the corresponding compiled parts."""
    if node is None or check is None:
        return []
    if isinstance(node, AllHold) and isinstance(check, AllChecks) and len(node.parts) == len(check.parts):
        return [
            part
            for one, other in zip(node.parts, check.parts, strict=True)
            for part in failing(duel, scope, one, other)
        ]
    return [] if check.holds(duel, scope) else [node]


def impossible(duel: State, scope: Scope, code: EffectCode, program: int) -> list[Op]:
    """The instructions of a program that are impossible now."""
    plan = Plan()
    return [op for op in code.programs[program].needed if not op.possible(duel, scope, plan)]


class Explainer:
    """Explains the reasons against one action to one viewer.

    :param teller: the teller of the viewer; nothing is named that the viewer cannot know.
    """

    def __init__(self, teller: Teller, player: int, action: int) -> None:
        self.teller = teller
        self.duel = teller.duel
        self.player = player
        self.verb = verb_of(action)
        self.card = card_of(action)
        self.number = number_of(action)
        self.action = action
        self.code: EffectCode = NO_EFFECT
        self.definition: Card | None = self.duel.info[self.card].definition if self.card >= 0 else None
        self.worded: Effect | Procedure | None = None
        self.procedure = False
        self._find_code()

    def _find_code(self) -> None:
        """Find the compiled effect that the action is about, and its definition."""
        if self.card < 0 or self.definition is None:
            return
        info = self.duel.info[self.card]
        if self.verb in (O_ACTIVATE, O_TRIGGER):
            self.code = info.effects[self.number]
            if self.code.definition is self.definition:
                self.worded = worded(self.code)
        elif self.verb == O_PROCEDURE and not self.number & EXTRA_SUMMON:
            at = self.number & WHICH_PROCEDURE
            self.procedure = True
            self.code = info.procedure_effects[at]
            self.worded = self.definition.procedures[at] if at < len(self.definition.procedures) else None

    @property
    def japanese(self) -> bool:
        """Whether it is said in Japanese."""
        return self.teller.language is Language.JA

    def name(self, card: int) -> str:
        """A card's name, if the viewer knows it."""
        return self.teller.name(card) if card >= 0 else self.teller.words("unknown-card")

    def effect(self) -> str:
        """「X」, 「X」の①の効果, Effect 1 of "X"."""
        if self.code is NO_EFFECT or self.procedure or self.code.kind == K_ACTIVATION:
            return self.name(self.card)
        return self.teller.effect(self.card, self.code.shown)

    def number_words(self, number: int) -> str:
        """A number in the style of the language."""
        return number_words(self.teller, number)

    def times(self, number: int) -> str:
        """A number of times: １, once."""
        return self.number_words(number) if self.japanese else TIMES.get(number, f"{number} times")

    def event(self, number: int) -> str:
        """An event by its number of ``windows.missed_timing``: 「X」が召喚された, "X" was Summoned."""
        return self.teller.public(card_in(number)).event(kind_in(number), card_in(number), self.teller.duel.phase)

    def say(self, refusal: Refusal) -> tuple[str, str]:
        """One reason: the words, and the id of the rule behind it."""
        key, variant, values = self.message(refusal)
        message = f"why-{refusal.reason}" + (f"-{key}" if key else "")
        if not knows_message(self.teller.language, message):
            message = f"why-{refusal.reason}"
        basic: Values = {"card": self.name(self.card), "effect": self.effect()}
        text = sentence(self.teller.words(message, **{**basic, **values}))
        return text, reason_rule(self.duel.rules, refusal.reason, variant)

    def message(self, refusal: Refusal) -> tuple[str, str, Values]:
        """The message key, the variant of the rule, and the current values."""
        reason = refusal.reason
        for group in (
            self._of_activation,
            self._of_paying,
            self._of_place_and_time,
            self._of_summons,
            self._of_battle,
            self._of_picks,
        ):
            found = group(reason, refusal)
            if found is not None:
                return found
        return "", "", {}

    # groups of reasons

    def _of_activation(self, reason: int, refusal: Refusal) -> tuple[str, str, Values] | None:
        duel = self.duel
        if reason == why.NOT_SPEED:
            last = duel.scopes[duel.chain[-1]].code.speed if duel.chain else 0
            values = {
                "speed": self.number_words(self.code.speed),
                "other": self.number_words(last),
                "by": self.teller.name_of(refusal.by) if refusal.by is not None else "",
            }
            return ("slow" if self.code.speed < 2 else ""), "", values
        if reason == why.DAMAGE_STEP:
            return "", str(duel.step & DAMAGE_STEP), {"step": self.teller.phase(duel.phase, duel.step)}
        if reason == why.SET_THIS_TURN:
            return "", "quick-play" if duel.info[self.card].types & QUICK_PLAY else "", {}
        if reason == why.LIMIT_USED:
            scope, times = limit_in_the_way(duel, self.player, self.card, self.code)
            return str(scope), str(scope), {"times": self.times(times), "count": str(times)}
        if reason == why.NO_OCCASION:
            return self._no_occasion()
        if reason == why.FORBIDDEN and refusal.by is not None:
            return "by", "", {"by": self.teller.name_of(refusal.by)}
        if reason == why.NO_RESPONSE:
            return "", "", {"by": self.teller.name_of(refusal.by) if refusal.by is not None else ""}
        if reason == why.MISSED_TIMING and len(refusal.events) > 1:
            return "said", "", {"event": self.event(refusal.events[0]), "later": self.event(refusal.events[1])}
        return None

    def _scope(self) -> Scope:
        return scope_for(self.duel, self.card, self.code, self.player)

    def _no_occasion(self) -> tuple[str, str, Values]:
        types = self.duel.info[self.card].types
        variant = "" if self.code.kind != K_ACTIVATION else "counter" if types & COUNTER else "card"
        text = ""
        if isinstance(self.worded, Effect) and self.definition is not None:
            text = clause_words.occasion_words(self.definition, self.worded, self.teller.language)
        return ("said" if text else ""), variant, {"occasion": text}

    def _of_paying(self, reason: int, refusal: Refusal) -> tuple[str, str, Values] | None:
        if self.definition is None or reason not in (why.CONDITION, why.NO_TARGET, why.COST, why.NOTHING_TO_DO):
            return None
        if reason == why.CONDITION:
            return self._condition(
                "procedure" if self.procedure else "" if self.code.kind == K_ACTIVATION else "effect"
            )
        if reason == why.NO_TARGET:
            return self._no_target(self.definition)
        if reason == why.COST:
            return self._cost(self.definition)
        if self.verb in (O_ACTIVATE, O_TRIGGER) and self.code.resolution >= 0:
            for op in impossible(self.duel, self._scope(), self.code, self.code.resolution):
                if isinstance(op, DrawOp):
                    return "draw", "draw", {"have": str(len(self.duel.deck[self.player]))}
                if isinstance(op, SpecialSummonOp | TokensOp) and free_monster_zones(self.duel, self.player) == 0:
                    return "zone", "zone", {}
        return "", "", {}

    def _condition(self, kind: str) -> tuple[str, str, Values]:
        """The parts of the condition that do not hold."""
        assert self.definition is not None
        node = self.worded.condition if self.worded is not None else None
        check = self.code.condition
        if self.procedure:
            check = self.duel.info[self.card].procedures[self.number & WHICH_PROCEDURE].condition
        scope = self._scope()
        if check is self.code.condition and check is not None:
            self._fill(scope)
        effect = self.worded if isinstance(self.worded, Effect) else None
        texts = [
            clause_words.condition_words(self.definition, effect, part, self.teller.language)
            for part in failing(self.duel, scope, node, check)
        ]
        joint = "」「" if self.japanese else '"; "'
        text = joint.join(words for words in texts if words)
        return ("said" if text else ""), kind, {"condition": text}

    def _fill(self, scope: Scope) -> None:
        """Enter what the condition may refer to: the events and the activation that the effect reacts to."""
        if self.verb == O_ACTIVATE:
            occasion_holds(self.duel, self.code, scope)
        else:
            pending = imagined(self.duel, self.player, self.card, self.code)
            if pending is not None:
                scope.events = pending.events

    def _no_target(self, definition: Card) -> tuple[str, str, Values]:
        text = ""
        if isinstance(self.worded, Effect):
            text = clause_words.target_words(definition, self.worded, self.teller.language)
        equip = isinstance(self.worded, Effect) and is_plain_equip(self.worded)
        return ("said" if text else ""), "equip" if equip else "", {"targets": text}

    def _cost(self, definition: Card) -> tuple[str, str, Values]:
        text = ""
        if self.worded is not None:
            text = clause_words.cost_words(definition, self.worded, self.teller.language)
        scope = self._scope()
        for op in impossible(self.duel, scope, self.code, self.code.cost):
            if isinstance(op, PayLifeOp):
                need = op.amount.value(self.duel, scope)
                return "life", "life", {"need": str(need), "have": str(self.duel.life[self.player])}
        key = "procedure" if self.procedure and text else "said" if text else ""
        return key, "procedure" if self.procedure else "", {"cost": text}

    def _wrong_phase(self) -> tuple[str, str, Values]:
        values = {"phase": self.teller.phase(self.duel.phase, self.duel.step)}
        if self.verb == O_ATTACK:
            return "", "attack", values
        if self.verb in (O_CHANGE_POSITION, O_FLIP):
            return "", "position", values
        if self.verb == O_PENDULUM:
            return "", "pendulum", values
        if self.verb != O_ACTIVATE:
            return "", "", values
        if self.code.kind != K_ACTIVATION:
            return "ignition", "ignition", values
        if self.code.speed == 2:
            return "quick-play", "quick-play", values
        face_down = self.duel.place[self.card] & FIELD
        return "spell", "set-spell" if face_down else "spell", values

    def _wrong_place(self) -> tuple[str, str, Values]:
        duel = self.duel
        values = {"place": self.teller.place(duel.place[self.card])}
        if self.verb == O_PROCEDURE:
            return "procedure", "extra" if self.number & EXTRA_SUMMON else "procedure", values
        if self.verb == O_TRIGGER:
            return "", "trigger" if duel.place[self.card] == DECK else "", values
        if self.code.kind == K_ACTIVATION:
            return ("face-up" if face_up(duel, self.card) else "card"), "card", values
        return "", "pendulum" if self.code.pendulum or duel.place[self.card] == PENDULUM_ZONE else "", values

    def _of_place_and_time(self, reason: int, refusal: Refusal) -> tuple[str, str, Values] | None:
        duel = self.duel
        if reason in (why.NOT_YOUR_TURN, why.NOT_MAIN_PHASE):
            return self._wrong_phase()
        if reason == why.WRONG_PLACE:
            return self._wrong_place()
        if reason == why.NOT_FACE_UP:
            return "", "position" if self.verb == O_CHANGE_POSITION else "", {}
        if reason == why.NO_ZONE:
            return self._no_zone()
        if reason == why.NOT_ASKED:
            decision = duel.decision
            if decision is None:
                return "over", "", {}
            return "", "", {"who": self.teller.whom(decision.player)}
        if reason == why.OTHER_QUESTION:
            return "", "", {"question": self.teller.question() if duel.decision is not None else ""}
        if reason == why.NOT_IN_BATTLE:
            return "", "", {"phase": self.teller.phase(duel.phase, duel.step)}
        if reason in (why.NOT_A_MONSTER, why.NOT_SETTABLE):
            monster = reason == why.NOT_SETTABLE and duel.info[self.card].types & MONSTER
            key = "monster" if monster else ""
            return key, key, {"place": self.teller.place(duel.place[self.card])}
        return None

    def _no_zone(self) -> tuple[str, str, Values]:
        if self.verb == O_SET:
            return "", "set", {}
        if self.verb == O_ACTIVATE:
            if self.duel.info[self.card].types & MONSTER:
                return "pendulum", "pendulum", {}
            return "", "", {}
        key = "extra" if self.verb == O_PROCEDURE and self.number & EXTRA_SUMMON else "monster"
        return key, key, {}

    def _tributes_missing(self) -> tuple[str, str, Values]:
        duel = self.duel
        card = self.card
        spared = tributes_spared(duel, self.player, card) if self.verb == O_SUMMON else 0
        need = max(0, tributes_needed(duel, card) - spared)
        way = -1
        if self.procedure and duel.info[card].procedures[self.number & WHICH_PROCEDURE].kind & S_NORMAL:
            way = self.number & WHICH_PROCEDURE
            need = duel.info[card].procedures[way].tributes
        setting = self.verb == O_SET_MONSTER or self.procedure and self.number & SETTING != 0
        offered = tribute_candidates(duel, self.player, card, setting, way)
        loans = [] if setting else [each for each in borrowed(duel, self.player) if each in offered]
        have = tributes_in_all(duel, offered, loans, card, way)
        values = {"need": self.number_words(need), "have": self.number_words(have)}
        return ("zone" if have >= need else ""), "zone" if have >= need else "", values

    def _scales(self) -> tuple[str, str, Values]:
        left, right = self.duel.pendulum[self.player]
        if left < 0 or right < 0:
            return "none", "none", {}
        scales = [self.number_words(scale_of(self.duel, card)) for card in (left, right)]
        return "", "", {"left": scales[0], "right": scales[1]}

    def _materials(self) -> tuple[str, str, Values] | None:
        decision = self.duel.decision
        if self.verb == O_PICK and decision is not None:
            return self._unfit_material(decision.card)
        text = ""
        if self.definition is not None:
            text = clause_words.material_words(self.definition, self.teller.language)
        types = self.duel.info[self.card].types
        variant = "xyz" if types & XYZ else "link" if types & LINK else ""
        return ("said" if text else ""), variant, {"materials": text}

    def _of_summons(self, reason: int, refusal: Refusal) -> tuple[str, str, Values] | None:
        duel = self.duel
        card = self.card
        if reason == why.NOT_NORMAL_SUMMONABLE:
            types = duel.info[card].types
            if types & MONSTER and not types & (EXTRA_DECK_TYPES | RITUAL | SPECIAL) and duel.place[card] != HAND:
                return "place", "place", {"place": self.teller.place(duel.place[card])}
            return "", "", {}
        if reason == why.TRIBUTES_MISSING:
            return self._tributes_missing()
        if reason == why.ARRIVED_THIS_TURN:
            key = "flip" if self.verb == O_FLIP else ""
            return key, key, {}
        if reason == why.SCALES:
            return self._scales()
        if reason == why.NO_CANDIDATE:
            least, most = pendulum_bounds(duel, self.player)
            key = "zone" if free_monster_zones(duel, self.player) == 0 else ""
            return key, key, {"least": self.number_words(least), "most": self.number_words(most)}
        if reason == why.MATERIALS:
            return self._materials()
        if reason == why.OTHER_SUMMON_ONLY:
            key = "graveyard" if duel.place[card] == GRAVEYARD else ""
            return key, key, {}
        if reason == why.SUMMON_LIMIT:
            return "", "", {"times": self.times(duel.info[card].limited_times)}
        return None

    def _unfit_material(self, monster: int) -> tuple[str, str, Values]:
        """A card with which no legal set of materials can be completed."""
        definition = self.teller.definition(monster)
        texts = "" if definition is None else clause_words.material_words(definition, self.teller.language)
        types = self.duel.info[monster].types
        variant = "xyz" if types & XYZ else "link" if types & LINK else ""
        return "with", variant, {"monster": self.name(monster), "materials": texts}

    def _of_battle(self, reason: int, refusal: Refusal) -> tuple[str, str, Values] | None:
        duel = self.duel
        if reason == why.NO_ATTACK_LEFT:
            return "", "", {"count": self.number_words(duel.play[self.card].attacks)}
        if reason == why.ATTACK_COST:
            return "", "", {"need": str(cost_of_attack(duel, self.card)), "have": str(duel.life[self.player])}
        if reason == why.NOT_ATTACKABLE:
            target = self.card if self.verb in (O_PICK, O_DIRECT) else target_of(self.action)
            return "", "", {"target": self.name(target)}
        if reason in (why.MONSTERS_IN_THE_WAY, why.ANOTHER_TARGET) and self.verb in (O_PICK, O_DIRECT):
            decision = duel.decision
            return "", "", {"card": self.name(-1 if decision is None else decision.card)}
        return None

    def _of_picks(self, reason: int, refusal: Refusal) -> tuple[str, str, Values] | None:
        decision = self.duel.decision
        if reason == why.LEVEL_OUTSIDE:
            least, most = pendulum_bounds(self.duel, self.player)
            return (
                "",
                "",
                {
                    "level": self.number_words(level_of(self.duel, self.card)),
                    "least": self.number_words(least),
                    "most": self.number_words(most),
                },
            )
        if reason != why.NOT_THIS_ONE or decision is None:
            return None
        if decision.why == W_TARGET:
            texts = targets_of_the_moment(self.duel, self.teller.language)
            return ("target" if texts else ""), "target", {"targets": texts}
        return "", "tribute" if decision.why == W_TRIBUTE else "", {}


def worded(code: EffectCode) -> Effect | None:
    """The effect of the card's definition behind a compiled effect, with the choice that was made."""
    effects = code.definition.effects
    if not 0 <= code.shown < len(effects):
        return None
    effect = effects[code.shown]
    return effect.chosen(code.choice) if code.choice >= 0 and effect.choices else effect


def targets_of_the_moment(duel: State, language: Language) -> str:
    """The targets of the effect that is being activated, in words."""
    for task in reversed(duel.stack):
        if isinstance(task, ActivateTask):
            code = duel.scopes[task.scope].code
            effect = worded(code)
            return clause_words.target_words(code.definition, effect, language) if effect is not None else ""
    return ""
