"""The messages of the camera package in both languages."""

from __future__ import annotations

from typing import Final

from duelkit.messages import Messages

MESSAGES: Final = Messages("duelkit.camera", ("camera", "notes"))
say: Final = MESSAGES.say


def in_words(language: str, trouble: tuple[str, dict[str, str]]) -> str:
    """A problem of a picture in words, with the places of codes named in the language."""
    key, values = trouble
    if "places" in values:
        named = [place if place.isdecimal() else say(language, f"place-{place}") for place in values["places"].split()]
        values = {**values, "places": ("、" if language == "ja" else ", ").join(named)}
    return say(language, key, **values)
