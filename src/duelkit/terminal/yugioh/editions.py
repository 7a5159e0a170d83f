"""``duelkit editions``: the editions of the rules, and their properties."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

from duelkit.cardlang.wording import Language
from duelkit.kernel.errors import DuelkitError
from duelkit.terminal.paper import Paper
from duelkit.terminal.words import COMMON
from duelkit.yugioh.editions import EDITIONS, MASTER_RULE_3, chosen_edition, citations
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.state.codes import EXTRA_DECK_TYPES, PENDULUM
from duelkit.yugioh.state.rules import NUMBERS, SWITCHES, Rules
from duelkit.yugioh.telling.messages import say
from duelkit.yugioh.text import type_words

MONSTER_KINDS = (
    CardType.NORMAL,
    CardType.EFFECT,
    CardType.FUSION,
    CardType.RITUAL,
    CardType.SYNCHRO,
    CardType.XYZ,
    CardType.PENDULUM,
    CardType.LINK,
    CardType.TUNER,
    CardType.GEMINI,
    CardType.UNION,
    CardType.SPIRIT,
    CardType.TOON,
    CardType.FLIP,
)


def fill_editions(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of ``editions``."""
    parser.add_argument("edition", nargs="?", help="an edition, or the .toml or .py file of your own")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--language", choices=("ja", "en"), default="en", help="ja or en (default en)")
    parser.set_defaults(func=show_editions)


def show_editions(arguments: argparse.Namespace) -> int:
    """Carries out ``duelkit editions``; returns the exit status."""
    language: str = arguments.language
    if arguments.edition is None:
        if arguments.json:
            print(json.dumps([as_json(rules) for rules in EDITIONS.values()], ensure_ascii=False, indent=2))
            return 0
        paper = Paper(plain=True)
        for rules in EDITIONS.values():
            paper.line(title(rules, language))
        paper.line(say(language, "edition-hint"))
        return 0
    rules = chosen_edition(arguments.edition)
    if arguments.json:
        print(json.dumps(as_json(rules), ensure_ascii=False, indent=2))
        return 0
    paper = Paper(plain=True)
    paper.line(title(rules, language))
    for line in field_lines(rules, language):
        paper.line("  " + line)
    return 0


def ask_edition(paper: Paper, language: Language) -> Rules:
    """Asks for the edition of the rules; an empty line takes Master Rule 3."""
    names = list(EDITIONS)
    paper.line(say(language, "ask-edition"), "bold")
    for number, rules in enumerate(EDITIONS.values(), 1):
        paper.line(f"{number:>3}  {title(rules, language.value)}")
    while True:
        text = paper.ask(f"{COMMON.say(language, 'prompt')} (1-{len(names)}): ").strip()
        if not text:
            return MASTER_RULE_3
        if text.isdecimal() and 1 <= int(text) <= len(names):
            return EDITIONS[names[int(text) - 1]]
        try:
            return chosen_edition(text)
        except DuelkitError as error:
            paper.line(str(error), "red")


def title(rules: Rules, language: str) -> str:
    """Returns an edition in one line: id, name, source."""
    source = {"document": "document", "custom": "custom"}.get(rules.source, "general")
    name = rules.name_ja if language == "ja" else rules.name_en
    return say(language, "edition-line", id=rules.identity, name=name, source=say(language, f"edition-source-{source}"))


def field_lines(rules: Rules, language: str) -> list[str]:
    """Returns the properties of an edition, one line each, with the statements behind them."""
    lines: list[str] = []
    for name in (*NUMBERS, *SWITCHES):
        cited = citations(rules, name)
        text = say(
            language,
            "edition-field",
            field=say(language, f"rule-{name.replace('_', '-')}"),
            value=value_words(rules, name, language),
        )
        lines.append(f"{text}  [{', '.join(cited)}]" if cited else text)
    return lines


def value_words(rules: Rules, name: str, language: str) -> str:
    """Returns the value of a property in words."""
    value = getattr(rules, name)
    shown: dict[str, Callable[[], str]] = {
        "types": lambda: kinds_words(rules.types, language),
        "limited_placement": lambda: placement_words(rules.limited_placement, language),
        "deck_most": lambda: str(value) if value else say(language, "edition-no-limit"),
        "extra_most": lambda: say(language, "edition-no-limit") if rules.extra_unlimited else str(value),
    }
    if name in shown:
        return shown[name]()
    if isinstance(value, bool):
        return say(language, "edition-yes" if value else "edition-no")
    return str(value)


def kinds_words(types: int, language: str) -> str:
    """Returns the kinds of monsters in a set of types."""
    found = [type_words(kind, language) for kind in MONSTER_KINDS if types & kind]
    return ("、" if language == "ja" else ", ").join(found) or say(language, "edition-none")


def placement_words(types: int, language: str) -> str:
    """Returns which monsters of the extra deck need an extra monster zone or a linked zone."""
    found = [type_words(kind, language) for kind in MONSTER_KINDS if types & kind & EXTRA_DECK_TYPES]
    if types & PENDULUM:
        found.append(say(language, "edition-pendulum-face-up"))
    return ("、" if language == "ja" else ", ").join(found) or say(language, "edition-none")


def as_json(rules: Rules) -> dict[str, object]:
    """Returns an edition as plain values: its properties, and the statements behind each."""
    return {**rules.values(), "citations": {name: list(citations(rules, name)) for name in (*NUMBERS, *SWITCHES)}}
