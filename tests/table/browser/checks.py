"""What a page must be for everybody: names, focus, contrast, nothing wider than the window."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page
from tests.table.browser.hands import language, no_side_scroll, visible_words
from tests.table.browser.scripts import script

JAPANESE: Final = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
SIGNS: Final = re.compile(r"[地水炎火風光闇神土木機無]|日本語?|連")
"""What an English page shows in Japanese: the signs of attributes and elements, and the way to the other language."""
LATIN: Final = re.compile(r"[A-Za-z]{2}")
LATIN_STAYS: Final = re.compile(
    r"(?i:(MR3|MR20|EX04|RES|EOJ)-[a-z0-9-]+)|(?<![a-z])mr\d+"
    r"|Ver(sion)?[. ][\d.]+|duelkit|(THE )?EYE OF JUDGMENT|Yu-Gi-Oh!|English"
    r"|Duelist|ydke|\.?ydk|\.deck|\.duel|ARC-V|Ctrl\+[A-Z]"
    r"|(?<![A-Za-z])(EN|OCG|TCG|LINK|LP|ATK|DEF|HP|EX|ID|MR\d+|EX04|RES|EOJ|DP|SP|BP|EP|GX|T\.G|Esc|Enter|Tab|Space|Shift"
    r"|Home|End|Page Up|Page Down"
    # in examples of searches: a series, a set, a word of the card language
    r"|HERO|BODE|(?<=語:)Draw)"
    r"(?![A-Za-z])"
)
"""What a Japanese page shows in Latin letters."""

NAMELESS: Final = script("nameless")
CONTRAST: Final = script("contrast")
FOCUS: Final = script("focus")
CUT: Final = script("cut")
SETTLED: Final = script("settled")


def names_without_translation(page: Page) -> list[str]:
    """Names of cards, races and houses that have Latin letters in Japanese too, the longest first."""
    found: list[str] = page.evaluate("""async () => {
      const index = async (game) => (await (await fetch(`/api/cards/${game}`)).json()).cards;
      const all = [...await index("yugioh"), ...await index("judgment")];
      return all.flatMap((card) => [card.name, card.race_name, card.affiliation_name])
        .map((name) => name?.ja ?? "").filter((name) => /[A-Za-z]{2}/.test(name));
    }""")
    return sorted(set(found), key=len, reverse=True)


def left_over(page: Page, quotes: bool = False) -> list[str]:
    """What can be read on the page in the language in which it is not shown.

    :param quotes: whether English texts may quote Japanese terms, as those of the rulebook do.
    """
    found = visible_words(page)
    if page.locator("html").get_attribute("lang") == "en":
        return [
            words for words in found if JAPANESE.search(SIGNS.sub("", words)) and not (quotes and LATIN.search(words))
        ]
    names = names_without_translation(page)
    # a long name on a face has a hyphen where its line ends
    whole = {name.replace("-", "") for name in names}
    wrong = []
    for words in found:
        rest = "" if words.replace("-", "") in whole else words
        if LATIN.search(rest):
            for name in names:
                rest = rest.replace(name, "")
            if rest.endswith("…"):
                # a name too long for where it stands
                rest = next(("" for name in names if name.startswith(rest[:-1])), rest)
        if LATIN.search(LATIN_STAYS.sub("", rest)):
            wrong.append(words)
    return wrong


def settled(page: Page) -> None:
    """Wait until everything has found its place after the window has got another size."""
    page.evaluate(SETTLED)


def nameless(page: Page) -> list[str]:
    """What has no name for a screen reader, and other things that it could not read."""
    return list(page.evaluate(NAMELESS))


def cut_off(page: Page) -> list[str]:
    """Controls and headings that do not fit."""
    return list(page.evaluate(CUT))


def faint_texts(page: Page) -> list[str]:
    """Texts with less contrast than WCAG AA asks for, where the ground is of one colour."""
    return list(page.evaluate(CONTRAST))


def unreadable(page: Page, each: Callable[[str], None] = lambda where: None) -> list[str]:
    """What is wrong with a page in either language on a screen, on a phone and on one that is held upright.

    :param each: called with the language and the width of every look.
    """
    wrong: list[str] = []
    for tongue in ("ja", "en"):
        language(page, tongue)
        for width, height in ((1280, 720), (844, 390), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            settled(page)
            no_side_scroll(page)
            found = cut_off(page) + nameless(page) + (faint_texts(page) if width > height else [])
            wrong += [f"{width}×{height} {tongue}: {words}" for words in found]
            each(f"{tongue}-{width}")
        page.set_viewport_size({"width": 1280, "height": 720})
        settled(page)
        wrong += [f"{tongue}: {words}" for words in left_over(page)]
    return wrong


def tab_through(page: Page, most: int = 40) -> list[dict[str, Any]]:
    """Where the Tab key leads, until it comes round."""
    stops: list[dict[str, Any]] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUS)
        if stop is None:
            break
        stops.append(stop)
    return stops
