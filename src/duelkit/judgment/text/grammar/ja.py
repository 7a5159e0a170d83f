"""Japanese verb forms and sentences."""

from __future__ import annotations

ENDINGS = (
    ("ている", "ており"),
    ("できない", "できず"),
    ("られない", "られず"),
    ("しない", "せず"),
    ("持たない", "持たず"),
    ("ならない", "ならず"),
    ("受けない", "受けず"),
    ("いない", "おらず"),
    ("される", "され"),
    ("させる", "させ"),
    ("できる", "でき"),
    ("する", "し"),
    ("なる", "なり"),
    ("得る", "得"),
    ("える", "え"),
    ("れる", "れ"),
    ("せる", "せ"),
    ("てる", "て"),
    ("ける", "け"),
    ("べる", "べ"),
    ("いる", "い"),
    ("見る", "見"),
    ("戻す", "戻し"),
    ("返す", "返し"),
    ("持つ", "持ち"),
    ("失う", "失い"),
    ("奪う", "奪い"),
    ("行う", "行い"),
    ("扱う", "扱い"),
    ("置く", "置き"),
    ("引く", "引き"),
    ("選ぶ", "選び"),
    ("ある", "あり"),
)
"""Endings of the dictionary form and the forms before a following clause; the first that fits counts."""


def stem(text: str) -> str:
    """The form of a clause that another one follows: マナを獲得する → マナを獲得し.

    :raises ValueError: if the ending is not in :data:`ENDINGS`.
    """
    for ending, form in ENDINGS:
        if text.endswith(ending):
            return text.removesuffix(ending) + form
    raise ValueError(f"no form for a following clause known for {text!r}")


def sentence(text: str) -> str:
    """End a sentence with a full stop, unless it has one."""
    return text if text.endswith(("。", "。」")) else f"{text}。"
