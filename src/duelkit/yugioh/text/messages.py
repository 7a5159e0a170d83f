"""Questions, options and events of a duel in words, Japanese and English.

The sentences lie in Fluent files beside this module, in ``messages/ja`` and ``messages/en``. Everything said to a
player names only what that player may know.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from duelkit.yugioh.text.registry import Language

if TYPE_CHECKING:
    from duelkit.yugioh.engine.view import LogView
    from duelkit.yugioh.state.duel import Duel

FILES: Final = ("words", "questions", "log", "table", "why", "editions", "match")
_LOCALES: Final = {Language.JA: "ja-JP", Language.EN: "en-GB"}


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([_LOCALES[language]], use_isolating=False)
    folder = resources.files("duelkit.yugioh.text") / "messages" / language.value
    for name in FILES:
        bundle.add_resource(FluentResource((folder / f"{name}.ftl").read_text(encoding="utf-8")))
    return bundle


def knows_message(language: Language | str, key: str) -> bool:
    """Whether there are words for a message in a language."""
    return bool(_bundle(Language(language)).has_message(key))


def message_keys(language: Language | str) -> set[str]:
    """All messages of a language."""
    return set(_bundle(Language(language))._messages)


def say(language: Language | str, key: str, **values: str | int) -> str:
    """A message in words.

    :param values: what stands in it; numbers only where their grammatical number matters.
    :raises KeyError: if there is no such message, or a value is missing: a mistake in the program.
    """
    bundle = _bundle(Language(language))
    if not bundle.has_message(key):
        raise KeyError(f"no message {key!r} in language {Language(language).value!r}")
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise KeyError(f"message {key!r} in language {Language(language).value!r}: {errors[0]}")
    return str(text)


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def describe_option(duel: Duel, option: int, language: Language | str, player: int | None = None) -> str:
    """An option of the open question in words.

    :param player: to whom it is said; the player who is asked if left out.
    """
    from duelkit.yugioh.text.telling import Teller
    return Teller(duel, _asked(duel, player), language).option(option)


def describe_question(duel: Duel, language: Language | str, player: int | None = None) -> str:
    """What is asked, and why, in one sentence or two."""
    from duelkit.yugioh.text.telling import Teller
    return Teller(duel, _asked(duel, player), language).question()


def describe_log(duel: Duel, entry: LogView, language: Language | str, player: int) -> str:
    """An entry of the log, as ``seen_log`` gives it to ``player``, in words."""
    from duelkit.yugioh.text.log_words import log_line
    from duelkit.yugioh.text.telling import Teller
    return log_line(Teller(duel, player, language), entry)


def _asked(duel: Duel, player: int | None) -> int:
    if player is not None:
        return player
    return 0 if duel.decision is None else duel.decision.player
