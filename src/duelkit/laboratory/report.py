"""The report of a run: one self-contained page in both languages."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from duelkit.games.game import Words
from duelkit.kernel.errors import FileError
from duelkit.laboratory import plots
from duelkit.laboratory.words import both

FILE: Final = "report.html"
MOST_CARD_PLOTS: Final = 6
"""The number of pairings whose cards are also shown as plots."""


def words(texts: Words) -> Markup:
    """Returns words in both languages, of which the page shows one."""
    return Markup("").join(
        Markup('<span class="{0}" lang="{0}">{1}</span>').format(language, text) for language, text in texts.items()
    )


def say(key: str, **values: str | int | Markup) -> Markup:
    """Returns a message in both languages."""
    return words(both(key, **{name: value if isinstance(value, int) else str(value) for name, value in values.items()}))


def templates() -> Environment:
    """Returns the environment in which a page of results is rendered."""
    environment = Environment(
        loader=PackageLoader("duelkit.laboratory", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals |= {"say": say, "words": words, "percent": percent, "points": points}
    return environment


def page(values: dict[str, Any], language: str) -> str:
    """Returns the report.

    :param values: the result of :func:`~duelkit.laboratory.summary.summary`.
    :param language: the one that is shown first.
    """
    pairings = values["pairings"]
    drawn = [
        [Markup(plots.cards(cards)) if cards else None for cards in pairing["cards"]]
        for pairing in pairings[:MOST_CARD_PLOTS]
    ]
    return (
        templates()
        .get_template("report.html")
        .render(
            **values,
            language=language,
            card_plots=drawn,
            matchups=Markup(plots.matchups(pairings)),
            lengths=Markup(plots.lengths(pairings)),
        )
    )


def percent(share: float) -> str:
    """Returns a share for a reader."""
    return f"{100 * share:.1f} %"


def points(difference: float) -> str:
    """Returns a difference of shares, in percentage points."""
    return f"{100 * difference:+.1f}".replace("-", "−")


def write(path: Path, text: str) -> None:
    """Writes a text to a file, completely or not at all.

    :raises FileError: if it cannot be written.
    """
    partial = path.with_name(f".{path.name}.part")
    try:
        partial.write_text(text, encoding="utf-8")
        os.replace(partial, path)
    except OSError as error:
        raise FileError(str(path), 0, f"cannot be written ({error.strerror or error})") from None
    finally:
        partial.unlink(missing_ok=True)
