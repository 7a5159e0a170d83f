"""The steps of a ruling in words, in both languages."""

from __future__ import annotations

from typing import Final

from duelkit.lessons import LANGUAGES, Words
from duelkit.messages import Messages
from duelkit.reader import Table
from duelkit.yugioh.cards import library
from duelkit.yugioh.language.terms import Attribute, CardType, Race
from duelkit.yugioh.rulings.position import label_names
from duelkit.yugioh.rulings.steps import Answer, Name, Step, kind_of
from duelkit.yugioh.text.grammar.en import terms as en_terms
from duelkit.yugioh.text.grammar.ja import terms as ja_terms

MESSAGES: Final = Messages("duelkit.yugioh.rulings", ("rulings",))
BASE, THIRD, CAN, CANNOT = "base", "third", "can", "cannot"
PLAYERS: Final = ("you", "opponent")


def step_words(position: Table, step: Step) -> Words:
    """A step in words.

    :param position: of the ruling, as its file has it.
    """
    return {language: Wording(position, language).step(step) for language in LANGUAGES}


class Wording:
    """Says the steps of a ruling in a language."""

    def __init__(self, position: Table, language: str) -> None:
        self.language = language
        self.labelled = label_names(position)

    def say(self, key: str, **values: str | int) -> str:
        """A message."""
        return MESSAGES.say(self.language, key.replace(" ", "-"), **values)

    def step(self, step: Step) -> str:
        """A step."""
        text = self._step(step)
        return text[:1].upper() + text[1:]

    def _step(self, step: Step) -> str:
        if step.kind == "do":
            return self.action(step.player, step.answers, BASE)
        if step.kind == "may":
            return self.action(step.player, step.answers, CANNOT if step.negated else CAN)
        if step.kind == "only":
            form = CAN if self.language == "ja" else BASE
            action = self.say(f"act-{step.word}", form=form, card="").strip()
            return self.say(
                "only",
                who=self.say(PLAYERS[step.player]),
                action=action.removeprefix("を").removeprefix("で"),
                cards=self.cards(step.others),
            )
        if step.kind in ("flow", "to"):
            return self.say(f"{step.kind}-{step.word}")
        if step.kind == "whole":
            return self.whole(step)
        return self.of_player(step) if step.kind == "player" else self.of_card(step)

    def action(self, player: int, answers: tuple[Answer, ...], form: str) -> str:
        """An action with the answers after it."""
        english = self.language == "en"
        verb_form = (THIRD if player and form == BASE else BASE) if english else form
        first, *more = answers
        text = self.act(first, verb_form)
        if more:
            text = self.say("choosing", action=text, chosen=self.say("list").join(self.answer(one) for one in more))
        return self.say("action", who=self.say(PLAYERS[player]), action=text, form=form if english else "")

    def act(self, answer: Answer, form: str) -> str:
        """An action without its player."""
        values: dict[str, str | int] = {"form": form}
        if answer.name is not None:
            values["card"] = self.card(answer.name)
        if answer.verb == "declare":
            values["number"] = str(answer.number) if answer.name is None else self.card(answer.name)
        elif answer.verb in ("position", "zone"):
            values["chosen"] = self.answer(answer)
        text = self.say(f"act-{answer.verb}", **values)
        if answer.name is not None and answer.number is not None:
            key = "with-effect"
            if answer.verb == "special":
                key = "with-way-set" if answer.word == "set" else "with-way"
            text = self.say(key, action=text, number=str(answer.number))
        return text

    def answer(self, answer: Answer) -> str:
        """An answer to a question."""
        if answer.name is not None:
            return self.card(answer.name)
        if answer.verb == "declare":
            return self.say("answer-declare", number=str(answer.number))
        if answer.verb in ("position", "zone"):
            parts = [self.say(f"position-{answer.word}")] if answer.word else []
            if answer.number is not None:
                parts.append(self.zone(answer.number))
            return self.say("list").join(parts)
        return self.say(f"answer-{answer.verb}")

    def zone(self, number: int) -> str:
        """A zone as steps number it."""
        return (
            self.say("zone", zone=str(number)) if number < 6 else self.say("zone-left" if number == 6 else "zone-right")
        )

    def card(self, name: Name) -> str:
        """A card as a step names it."""
        called = self.labelled.get(name.label, "") if name.label and not name.passcode else name.said
        known = library()[name.passcode or called] if name.passcode or called in library() else None
        if known is not None:
            called = known.ja if self.language == "ja" and known.ja else known.en
        text = self.say("labelled", name=called, label=name.label) if name.label else self.say("quoted", name=called)
        return text if name.owner is None else self.say("others" if name.owner else "my", card=text)

    def cards(self, names: tuple[Name, ...]) -> str:
        """Several cards."""
        return self.say("list").join(self.card(name) for name in names) or self.say("nothing")

    def whole(self, step: Step) -> str:
        """How the duel stands."""
        who = "you" if step.player == 0 else "other"
        phase = self.say(f"phase-{step.argument}") if step.word == "phase" else ""
        return self.say(f"whole-{step.word}", who=who, number=str(step.number), phase=phase)

    def of_player(self, step: Step) -> str:
        """What a player has, or whether that player is asked."""
        who = "you" if step.player == 0 else "other"
        if step.word == "asked":
            return self.say("asked", who=who, **{"not": "not" if step.negated else "so"})
        return self.say("has", who=who, what=self.say(f"what-{step.word}"), number=str(step.number))

    def of_card(self, step: Step) -> str:
        """Where a card is, and what it is."""
        assert step.name is not None
        card = self.card(step.name)
        values = {"card": card, "number": str(step.number), "not": "not" if step.negated else "so"}
        if step.others:
            values["other"] = self.card(step.others[0])
        if step.word == "in":
            whose = "any" if step.side is None else "other" if step.side else "me"
            place = self.say(f"place-{step.argument}", whose=whose)
            text = self.say("is-in", place=place, **values)
            return self.say("in-zone", text=text, zone=self.zone(step.number)) if step.number else text
        if step.word in ("ATK", "DEF", "Level", "Rank", "Scale"):
            return self.say("figure", figure=self.say(f"figure-{step.word.lower()}"), **values)
        if step.word == "was":
            return self.say(f"card-{step.argument}", **values)
        if step.word == "is":
            return self.say("card-is", what=self.kind(step.argument), **values)
        return self.say(f"card-{step.word}", **values)

    def kind(self, word: str) -> str:
        """What a card is."""
        if MESSAGES.knows(self.language, f"word-{word}"):
            return self.say(f"word-{word}")
        terms = ja_terms if self.language == "ja" else en_terms
        found = kind_of(word)
        name = (
            str(terms.ATTRIBUTES[found])
            if isinstance(found, Attribute)
            else (str(terms.RACES[found]) if isinstance(found, Race) else str(terms.TYPE_LINE[CardType[word.upper()]]))
        )
        return self.say("kind", kind=name)
