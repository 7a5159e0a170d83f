"""A duel of THE EYE OF JUDGMENT on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from duelkit.games.judgment import GAME
from duelkit.judgment.duel import Duel
from duelkit.judgment.engine.seen.view import knows, observe, seen_log
from duelkit.judgment.forecast import course_lines, forecast
from duelkit.judgment.state import codes, log
from duelkit.judgment.state.log import LogEntry, entries
from duelkit.judgment.state.view import CardView, CreatureView, View
from duelkit.judgment.text.telling import QUIET, Teller
from duelkit.judgment.why.actions import VERBS as DEEDS
from duelkit.judgment.why.said import deeds, gathered, offered_because, why_asked
from duelkit.kernel.decision import KIND_NAMES
from duelkit.table.games.desk import SPECTATOR, Desk, Json, picked_so_far

PHASES: Final = ("start", "draw", "mana", "action1", "action2", "resolution", "end")
VERBS: Final = {
    codes.O_CAST: "cast", codes.O_SUMMON: "summon", codes.O_ATTACK: "attack", codes.O_ROTATE: "rotate",
    codes.O_INCARNATE: "incarnate", codes.O_ABILITY: "ability", codes.O_TO_ACTION_2: "to_action2",
    codes.O_END_TURN: "end_turn", codes.O_PICK: "pick", codes.O_FIELD: "field", codes.O_FACING: "facing",
    codes.O_YES: "yes", codes.O_NO: "no", codes.O_FINISH: "finish", codes.O_KEEP: "keep",
    codes.O_MULLIGAN: "mulligan", codes.O_NUMBER: "number", codes.O_ELEMENT: "element",
}
"""Stable words for the verbs of options."""
QUESTIONS: Final = {
    codes.W_ACTION_1: "action1", codes.W_ACTION_2: "action2", codes.W_FACING: "facing",
    codes.W_ATTACK_TARGET: "attack_target", codes.W_SPELL_TARGET: "spell_target", codes.W_EFFECT_PICK: "effect",
    codes.W_COST: "cost", codes.W_HAND_LIMIT: "hand_limit", codes.W_MULLIGAN: "mulligan", codes.W_OPTIONAL: "optional",
    codes.W_FIELD: "field", codes.W_DIRECTION: "direction", codes.W_TURN_ORDER: "turn_order",
    codes.W_DISCARD: "discard", codes.W_RETURN: "return", codes.W_RESURRECTION: "resurrection",
}
"""Stable words for why a question is asked."""
CARDS_IN: Final = {log.L_ATTACK: "a", log.L_COUNTER: "a", log.L_EVADED: "a", log.L_DAMAGE: "b", log.L_POSSESSION: "a"}
"""Entries of the log that name another card, and where."""
Numbering = Callable[[int], int]
TO_FIELD: Final = (codes.O_SUMMON, codes.O_INCARNATE, codes.O_FIELD)
MOST_COURSES: Final = 8


class TurnedTeller(Teller):
    """Tells the duel to who sits on the far side and sees the board turned: up and down, left and right swap."""

    def words(self, key: str, **values: str | int) -> str:
        if key.startswith("facing-"):
            key = f"facing-{(int(key[-1]) + 2) % 4}"
        return super().words(key, **values)

    def option(self, option: int) -> str:
        if codes.verb_of(option) == codes.O_FACING:
            option = codes.option(codes.O_FACING, codes.card_of(option), (codes.number_of(option) + 2) % 4)
        return super().option(option)


class JudgmentDesk(Desk):
    """A duel of THE EYE OF JUDGMENT."""

    game = GAME

    def open_windows(self) -> None:
        self.duel.every_window = self.every_window
        self.duel.every_end = self.every_end

    @property
    def duel(self) -> Duel:
        duel: Duel = self.recorder.duel
        return duel

    def pulse(self) -> tuple[int, ...]:
        duel = self.duel
        return (self.told(), duel.turn, duel.phase, duel.attacker, duel.mana[0], duel.mana[1])

    # what is seen

    def view(self, viewer: int) -> Json:
        settings = self.duel.settings
        return view_json(observe(self.duel, viewer), lambda card: self.numbers.now(self.duel, card)) | {
            "to_win": settings.fields_to_win, "unlock_at": settings.unlock_at}

    def can_point(self, viewer: int, card: int) -> bool:
        return knows(self.duel, viewer, card)

    def can_pick(self, player: int, card: int) -> bool:
        """Whether a player may know a card that is offered, also one of a library that is being searched."""
        return knows(self.duel, player, card) or self.duel.owner[card] == player

    def open_view(self) -> Json:
        first, second = (self.view(player) for player in (0, 1))
        first["sides"][1] = second["sides"][0]
        return first

    def open_news(self) -> list[Json]:
        return list(self._told(entries(self.duel.log),
                               {language: Teller(self.duel, 0, language, True, True) for language in ("ja", "en")}))

    def teller(self, viewer: int, language: str) -> Teller:
        """Who tells the duel to a viewer. Who plays both sides sees the board as the first player does."""
        kind = TurnedTeller if viewer == 1 and not self.neutral else Teller
        names = ("", "") if self.neutral else self.names
        return kind(self.duel, viewer, language, neutral=self.neutral or viewer == SPECTATOR, names=names)

    def question(self, texts: bool) -> Json:
        decision = self.duel.decision
        assert decision is not None
        tellers = {language: self.teller(decision.player, language) for language in ("ja", "en")} if texts else {}
        options = []
        quiet: int | None = None
        for index, option in enumerate(decision.options):
            verb = codes.verb_of(option)
            card = codes.card_of(option)
            number = codes.number_of(option)
            known = card >= 0 and self.can_pick(decision.player, card)
            row: Json = {
                "verb": VERBS[verb], "card": self.numbers.now(self.duel, card) if known else None, "number": number,
                "passcode": self.duel.info[card].number if known else 0,
                "zone": {"row": "fields", "slot": number} if verb in TO_FIELD else None}
            if texts:
                row["text"] = {language: teller.option(option) for language, teller in tellers.items()}
                row["rules"] = list(offered_because(option, "en").rules)
            if verb in (codes.O_FINISH, codes.O_END_TURN, codes.O_NO, codes.O_KEEP):
                quiet = index
            options.append(row)
        asked: Json = {
            "kind": KIND_NAMES[decision.kind], "why": QUESTIONS.get(decision.why, "other"),
            "card": self.number_or_none(decision.player, decision.card), "number": decision.detail, "options": options,
            "pass": quiet, "picked": [self.number(decision.player, card) for card in picked_so_far(self.duel.stack)],
        }
        if texts:
            asked["text"] = {language: teller.question() for language, teller in tellers.items()}
            asked["detail"] = None
        return asked

    def telling(self, viewer: int, after: int, texts: bool) -> Iterator[Json]:
        tellers = {language: self.teller(viewer, language) for language in ("ja", "en")} if texts else {}
        return self._told(seen_log(self.duel, viewer, after), tellers)

    def _told(self, log: list[LogEntry], tellers: dict[str, Teller]) -> Iterator[Json]:
        for entry in log:
            if entry.kind in QUIET:
                continue
            row: Json = {"kind": entry.kind, "card": self.numbers.then(self.duel, entry.card, entry.number, False),
                         "passcode": self.duel.info[entry.card].number if entry.card >= 0 else 0,
                         "player": entry.player, "a": entry.a, "b": entry.b, "c": 0}
            field = CARDS_IN.get(entry.kind)
            if field is not None:
                row[field] = self.numbers.then(self.duel, row[field], entry.number, False)
            if tellers:
                words = {language: teller.log_line(entry) for language, teller in tellers.items()}
                if not any(words.values()):
                    continue
                row["text"] = words
            yield row

    # why

    def why(self, viewer: int, card: int | None) -> Json:
        duel = self.duel
        decision = duel.decision
        answer: Json = {"lines": [], "deeds": None, "card": card}
        if decision is None or viewer == SPECTATOR:
            return answer
        if card is None:
            if decision.player == viewer:
                said = {language: why_asked(duel, language) for language in ("ja", "en")}
                if said["ja"] is not None and said["en"] is not None:
                    answer["lines"] = [{"text": {"ja": said["ja"].text, "en": said["en"].text},
                                        "rules": list(said["en"].rules)}]
            return answer
        card = self.named(viewer, card)
        told = {language: gathered(self.teller(viewer, language), deeds(duel, card, language, viewer))
                for language in ("ja", "en")}
        answer["deeds"] = [
            {"text": {"ja": title, "en": in_english}, "offered": not english,
             "reasons": [{"text": {"ja": first.text, "en": second.text}, "rules": list(second.rules)}
                         for first, second in zip(japanese, english, strict=True)]}
            for (title, japanese, _), (in_english, english, _) in zip(told["ja"], told["en"], strict=True)]
        return answer

    def forecast(self, option: int) -> list[Json]:
        decision = self.duel.decision
        assert decision is not None
        if codes.verb_of(option) not in (*DEEDS, codes.O_PICK, codes.O_FACING, codes.O_FIELD):
            return []
        found = forecast(self.duel, option, decision.player)
        if not found.fights:
            return []
        tellers = {language: self.teller(decision.player, language) for language in ("ja", "en")}
        rows: list[Json] = []
        for course in found.courses[:MOST_COURSES]:
            lines = {language: course_lines(teller, course) for language, teller in tellers.items()}
            rows.append({
                "chance": course.weight, "exact": not found.tries, "open_end": course.open_end,
                "lines": [{"ja": first.strip(), "en": second.strip()}
                          for first, second in zip(lines["ja"], lines["en"], strict=True)],
                "happenings": [self._happening(decision.player, *happening) for happening in course.happenings]})
        return rows

    def _happening(self, player: int, kind: int, card: int, a: int, b: int) -> Json:
        row: Json = {"kind": kind, "card": self.number(player, card), "a": a, "b": b}
        field = CARDS_IN.get(kind)
        if field is not None:
            row[field] = self.number(player, row[field])
        return row

    def sight(self) -> tuple[int, ...]:
        return self.pulse()[1:]


def hand_json(card: CardView, number: Numbering) -> Json:
    """A card of a hand or a graveyard."""
    return {"card": number(card.card), "number": card.number, "cost": card.cost}


def creature_json(creature: CreatureView, number: Numbering) -> Json:
    """A creature on the board."""
    return {
        "card": number(creature.card), "number": creature.number, "owner": creature.owner, "facing": creature.facing,
        "hp": creature.hp, "attack": creature.attack, "attack_cost": creature.attack_cost,
        "rotate_cost": creature.rotate_cost, "element": creature.element, "race": creature.race,
        "keywords": creature.keywords, "evasion": creature.evasion, "protection": creature.protection,
        "magic_protection": creature.magic_protection, "dead": creature.dead,
        "possessor": number(creature.possessor),
        "reach": creature.reach, "counter_sides": creature.counter_sides, "blind_sides": creature.blind_sides,
    }


def view_json(view: View, number: Numbering) -> Json:
    """All that the viewer sees of the duel, without the question.

    :param number: the number by which clients know a card.
    """
    first = view.player if view.player < 2 else 0
    return {
        "turn": view.turn, "turn_player": view.turn_player, "phase": PHASES[view.phase], "locked": view.locked,
        "attacker": None if view.attacker < 0 else number(view.attacker),
        "fields": [{"elements": field.elements, "face": field.face, "reverse": field.reverse, "sealed": field.sealed,
                    "creature": None if field.creature is None else creature_json(field.creature, number)}
                   for field in view.fields],
        "sides": [{"player": player, "mana": side.mana, "library": side.library,
                   "hand": [hand_json(card, number) for card in side.hand],
                   "graveyard": [hand_json(card, number) for card in side.graveyard], "timeouts": side.timeouts}
                  for player, side in ((first, view.sides[0]), (1 - first, view.sides[1]))],
    }
