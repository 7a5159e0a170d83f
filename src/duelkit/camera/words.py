"""What is said around the camera, in both languages."""

from __future__ import annotations

from typing import Final

from duelkit.messages import Messages

MESSAGES: Final = Messages("duelkit.camera", ("camera", "notes"))
say: Final = MESSAGES.say


def in_words(language: str, trouble: tuple[str, dict[str, str]]) -> str:
    """What keeps the mat from being read, in words; places of codes are named in the language."""
    key, values = trouble
    if "places" in values:
        named = [place if place.isdecimal() else say(language, f"place-{place}") for place in values["places"].split()]
        values = {**values, "places": ("、" if language == "ja" else ", ").join(named)}
    return say(language, key, **values)
