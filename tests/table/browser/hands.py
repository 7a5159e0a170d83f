"""What a person does at a page: looks, clicks, presses keys. Only what the page shows is used."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.table.browser.scripts import script

Json = dict[str, Any]

OPEN: Final = """async (wish) => {
  const { send, stay } = await import("/js/net.js");
  const room = await send("create", wish);
  stay(room.room);
  location.hash = `#/room/${room.room}`;
  return room.room;
}"""
LOOK: Final = script("look")
"""What the page shows of the question; with a number: once there is a newer one, or the duel is over."""

WORTH: Final = {
    "direct_attack": 95,
    "attack": 90,
    "summon": 80,
    "activate": 40,
    "special_summon": 78,
    "flip_summon": 60,
    "incarnate": 79,
    "cast": 30,
    "to_battle": 50,
    "to_action2": 45,
    "yes": 30,
    "keep": 30,
    "field": 20,
    "pick": 20,
    "facing": 20,
    "position": 20,
    "choice": 20,
    "zone": 20,
    "finish": 15,
    "pass": 10,
    "to_end": 12,
    "end_turn": 12,
    "set_monster": 11,
    "set": 9,
    "to_main2": 5,
    "no": 5,
    "change_position": 0,
    "rotate": 0,
    "mulligan": 0,
}
"""How gladly something is done by who wants the duel to come to its end."""


@dataclass
class Played:
    """What became of a duel."""

    outcome: str
    questions: int = 0
    on_board: int = 0
    in_prompt: int = 0
    seen: set[str] = field(default_factory=set)


def look(page: Page, after: int | None = None, seconds: float = 90) -> Json:
    """What is asked; with ``after``, as soon as a newer question is there or the duel is over."""
    if after is None:
        return dict(page.evaluate(LOOK, None))
    found = page.wait_for_function(LOOK, arg=after, timeout=seconds * 1000, polling=15)
    value: Json = found.json_value()
    found.dispose()
    return value


def best(state: Json) -> Json:
    """The option to take."""
    found: Json = max(state["options"], key=lambda option: WORTH.get(option["verb"], 8))
    return found


def click_option(page: Page, option: Json) -> None:
    """Click the button of an option beside the board."""
    page.locator(f'[data-prompt] .option[data-index="{option["index"]}"]').click()


def places_of(state: Json, option: Json) -> list[str]:
    """The places of the board that offer an option."""
    return [spot["id"] for spot in state["spots"] if option["text"] in spot["label"]]


def quiet_seed(page: Page, seed: int) -> None:
    """Rooms that this page opens begin from a seed, so that a test always sees the same duel."""
    page.add_init_script(f"""
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {{
        const message = JSON.parse(text);
        if (message.type === "create" && message.opponent !== "friend") message.seed = {seed};
        return send.call(this, JSON.stringify(message));
      }};""")


def settings(page: Page, **values: str) -> None:
    """What this visitor has set before."""
    page.add_init_script(f"""
      if (!localStorage.getItem("duelkit"))
        localStorage.setItem("duelkit", JSON.stringify({{settings: {json.dumps(values)}}}));""")


def open_room(page: Page, **wish: Any) -> str:
    """Open a room through the page's own connection; answers its id."""
    page.goto("/")
    page.wait_for_selector(".new-room")
    room: str = page.evaluate(OPEN, wish)
    page.wait_for_selector("[data-board] .spot")
    return room


def open_for_a_friend(host: Page, guest: Page, **wish: Any) -> str:
    """Open a room in which the guest sits down opposite the host; answers its id."""
    host.goto("/")
    host.wait_for_selector(".new-room")
    wish = {"game": "yugioh", "edition": "mr3", "deck": "plain", "opponent": "friend", "first": "me", **wish}
    room: str = host.evaluate(OPEN, wish)
    guest.goto(f"/#/room/{room}")
    guest.get_by_label("Your deck").select_option(f"builtin:{wish['deck']}")
    guest.get_by_role("button", name="Sit down and play").click()
    if "best_of" not in wish:
        for page in (host, guest):
            page.wait_for_selector("[data-board] .spot")
    return room


def sees(page: Page, selector: str) -> bool:
    """Whether something is shown."""
    return page.locator(selector).first.is_visible()


def no_side_scroll(page: Page) -> None:
    """Nothing is wider than the page."""
    wide, shown = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= shown, f"{page.url}: {wide} > {shown}"


def language(page: Page, wanted: str) -> None:
    """Switch the page's language."""
    page.locator(".language:visible").first.click()
    expect(page.locator("html")).to_have_attribute("lang", wanted)


def labels(page: Page, selector: str) -> list[str]:
    """How everything is called that a selector finds, read at one moment: the page may change between two looks."""
    found: list[str] = page.locator(selector).evaluate_all("all => all.map(one => one.ariaLabel || '')")
    return found


def hand(page: Page, side: int) -> list[str]:
    """How the cards of a hand are called on the board."""
    return labels(page, f"[data-board] .spot.at-hand.side-{side}")


def board(page: Page) -> list[str]:
    """How every place of the board is called, with what lies there."""
    return labels(page, "[data-board] .spot")


FOLLOWS: Final = script("follows")
"""What a click on the board led to."""


class Player:
    """Plays a duel at a page; what it does by mouse or by keyboard is up to the kinds of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.questions = 0
        self.on_board = 0
        self.asked: set[str] = set()

    def play(self, most: int = 300, until: int | None = None) -> str:
        """Play to the end, or for so many questions; answers how it ended."""
        state = look(self.page, -1)
        while state["kind"] != "over" and self.questions != until:
            assert self.questions < most, f"no end after {most} questions"
            self.questions += 1
            self.asked.add(state["asks"])
            self.move(state)
            try:
                state = look(self.page, state["seq"])
            except TimeoutError:
                focus = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
                raise AssertionError(
                    f"no answer to {best(state) if state['options'] else state['question']}; "
                    f"the page shows {look(self.page)}, the focus is on {focus}"
                ) from None
        return str(state["question"])

    def follows(self, state: Json, open_pile: bool = False) -> str:
        """What the last thing done led to; with ``open_pile`` a pile lies open already."""
        found = self.page.wait_for_function(FOLLOWS, arg=[state["seq"], open_pile], polling=15)
        value = str(found.json_value())
        found.dispose()
        return value

    def in_pile(self, option: Json | None) -> int:
        """Where in the open pile the card lies that offers an option, or the first that offers any."""
        every = labels(self.page, ".sheet .sheet-card")
        can = labels(self.page, ".sheet .sheet-card.can")
        return next(
            at for at, label in enumerate(every) if label in can and (option is None or option["text"] in label)
        )

    def move(self, state: Json) -> None:
        """Answer a question."""
        raise NotImplementedError


class Mouse(Player):
    """Clicks on the board what is there, and beside it what is not."""

    def press(self, place: Locator) -> None:
        """Click on something."""
        place.click()

    def move(self, state: Json) -> None:
        """Answer a question by clicks."""
        page = self.page
        option = best(state) if state["options"] else None
        hand = [spot["id"] for spot in state["spots"] if "summon it" in spot["label"]]
        if state["sheet"]:
            self.on_board += 1
            self.press(page.locator(".picker .sheet-card.can").first)
            if self.follows(state) == "menu":
                self.press(page.locator(".menu [role=menuitem]").first)
        elif state["pad"]:
            self.on_board += 1
            self.press(page.locator(".jud-facing .fix"))
        elif hand and (option is None or WORTH.get(option["verb"], 8) < WORTH["summon"]):
            self.on_board += 1
            self.press(page.locator(f'[data-spot="{hand[0]}"]'))
            self.press(page.locator("[data-board] .spot.pick").last)
            if self.follows(state) == "menu":
                self.press(page.locator("[data-board] .menu [role=menuitem]").first)
        elif option is not None and (places := places_of(state, option)):
            self.on_board += 1
            self.press(page.locator(f'[data-spot="{places[0]}"]'))
            led = self.follows(state)
            if led == "pile":
                self.press(page.locator(".sheet .sheet-card").nth(self.in_pile(option)))
                led = self.follows(state, open_pile=True)
            if led == "menu":
                self.press(page.locator("[data-board] .menu [role=menuitem]", has_text=option["text"]).first)
                led = self.follows(state)
            if led == "forecast":
                self.press(page.locator(".jud-forecast.asks .primary"))
        else:
            assert option is not None, state
            self.press(page.locator(f'[data-prompt] .option[data-index="{option["index"]}"]'))


class Finger(Mouse):
    """Taps on what a mouse would click."""

    def press(self, place: Locator) -> None:
        """Tap on something."""
        place.tap()


BUTTON: Final = re.compile(r'button "((?:\\.|[^"\\])*)"')
GLADLY: Final = (
    "Attack directly",
    "Attack with",
    "Normal Summon",
    "Tribute Summon",
    "Special Summon",
    "Flip Summon",
    "Enter the Battle Phase",
    "Yes",
    "Attack Position",
    '"',
    "Activate nothing",
    "End the",
    "Choose no more",
)
"""How options begin, the ones that bring a duel to its end first."""


class Listener:
    """Plays by names and roles alone, as a screen reader tells them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answers = 0
        self.question = page.get_by_role("region", name="Question", exact=True)

    def names(self) -> list[str]:
        """What the buttons of the question are called; none while nothing is asked."""
        if self.question.count() != 1:
            return []
        told = self.question.get_by_role("group", name="Answers").all()
        return [json.loads(f'"{name}"') for group in told for name in BUTTON.findall(group.aria_snapshot())]

    def answer(self) -> bool:
        """Answer the question that is asked, if there is one, and wait until the page tells something else."""
        names = self.names()
        if not names:
            return False
        before = self.page.get_by_role("main").aria_snapshot()
        wanted = min(
            names, key=lambda name: next((at for at, begin in enumerate(GLADLY) if name.startswith(begin)), 10)
        )
        self.question.get_by_role("button", name=wanted, exact=True).first.click()
        self.answers += 1
        until(self.page, lambda: self.names() != names or self.page.get_by_role("main").aria_snapshot() != before)
        return True


class Keys(Player):
    """Presses keys, and never touches anything."""

    def move(self, state: Json) -> None:
        """Answer a question by keys."""
        option = best(state) if state["options"] else None
        hand = [spot["id"] for spot in state["spots"] if "summon it" in spot["label"]]
        press = self.page.keyboard.press
        if state["sheet"]:
            self.on_board += 1
            press("Enter")
            if self.follows(state) == "menu":
                press("Enter")
        elif state["pad"]:
            self.on_board += 1
            press("Enter")
        elif hand and (option is None or WORTH.get(option["verb"], 8) < WORTH["summon"]):
            self.on_board += 1
            self.walk(hand[0])
            press("Enter")
            self.page.wait_for_function("() => document.activeElement.dataset.spot?.startsWith('field')")
            press("Enter")
            if self.follows(state) == "menu":
                press("Enter")
        elif option is not None and self.on_board < 25 and (places := places_of(state, option)):
            self.on_board += 1
            self.walk(places[0])
            press("Enter")
            led = self.follows(state)
            if led == "pile":
                steps = self.in_pile(option) - self.in_pile(None)
                for _ in range(abs(steps)):
                    press("ArrowRight" if steps > 0 else "ArrowLeft")
                press("Enter")
                led = self.follows(state, open_pile=True)
            if led == "menu":
                self.pick_in_menu(option["text"])
                led = self.follows(state)
            if led == "forecast":
                self.page.wait_for_function("() => document.activeElement.matches('.jud-forecast .primary')")
                press("Enter")
        else:
            assert option is not None and option["key"], state
            press(option["key"])

    def here(self) -> str:
        """The place of the board where the focus is."""
        return str(self.page.evaluate("document.activeElement?.dataset.spot ?? ''"))

    def walk(self, place: str) -> None:
        """Go to a place of the board with the arrow keys."""
        if not self.here():
            self.page.keyboard.press("f")
        for _ in range(24):
            if self.here() == place:
                return
            dx, dy = self.page.evaluate(
                """(id) => {
              const middle = (one) => {
                const box = one.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
              };
              const [a, b] = [document.activeElement, document.querySelector(`[data-spot="${id}"]`)].map(middle);
              return [b[0] - a[0], b[1] - a[1]];
            }""",
                place,
            )
            far = abs(dy) > 12 and (abs(dy) >= abs(dx) or abs(dx) < 12)
            self.page.keyboard.press(
                ("ArrowDown" if dy > 0 else "ArrowUp") if far else ("ArrowRight" if dx > 0 else "ArrowLeft")
            )
        raise AssertionError(f"the arrows do not lead to {place}, but to {self.here()}")

    def pick_in_menu(self, text: str) -> None:
        """Go down in the open menu and choose."""
        words = self.page.locator("[data-board] .menu [role=menuitem]").all_inner_texts()
        at = next(number for number, found in enumerate(words) if text in found)
        for _ in range(at):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")


WORDS: Final = script("words")


def visible_words(page: Page, inside: str | None = None) -> list[str]:
    """All that can be read on the page or is read out."""
    return list(page.evaluate(WORDS, inside))


def choose_fast(page: Page, option: Json) -> None:
    """Choose by the option's button, wherever it is."""
    page.locator(f'[data-prompt] .option[data-index="{option["index"]}"]').dispatch_event("click")


MOVED: Final = """(seq) => {
  const prompt = document.querySelector("[data-prompt]");
  return !prompt || Number(prompt.dataset.seq) > seq;
}"""


def moved_on(page: Page, seq: int) -> None:
    """Wait until the page shows a newer moment than this one, or nothing is asked there any more."""
    page.wait_for_function(MOVED, arg=seq, polling=15)


def until(page: Page, condition: Callable[[], bool], seconds: float = 90) -> None:
    """Wait until something is so that this page brings about, such as a message that it sends."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it has not come about"
        # what has happened is heard of while the page draws
        page.evaluate("() => new Promise(requestAnimationFrame)")


def keep_toasts(page: Page) -> None:
    """Every short message of this page is kept, for :func:`was_told`: it is gone before a busy machine has looked."""
    page.add_init_script("""
      window.toasts = [];
      addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => changes.forEach((change) =>
        change.addedNodes.forEach((node) => {
          if (node.classList?.contains("toast")) window.toasts.push(node.textContent);
          else node.querySelectorAll?.(".toast").forEach((one) => window.toasts.push(one.textContent));
        }))).observe(document.body, { childList: true, subtree: true }));""")


def was_told(page: Page, words: str) -> None:
    """Wait until a short message has said this."""
    page.wait_for_function("(words) => window.toasts.some((one) => one.includes(words))", arg=words)


def staged(page: Page, change: str) -> None:
    """Every state of a duel reaches this page changed: for a test of how something looks that comes about rarely.

    :param change: a function of JavaScript that changes a message of the kind ``state``.
    """
    page.add_init_script(f"""
      const change = {change};
      const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
      Object.defineProperty(MessageEvent.prototype, "data", {{ ...data, get() {{
        const text = data.get.call(this);
        if (typeof text !== "string" || !text.startsWith("{{")) return text;
        const message = JSON.parse(text);
        if (message.type !== "state") return text;
        change(message);
        return JSON.stringify(message);
      }} }});""")
