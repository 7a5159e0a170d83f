"""The text boxes of a card: lines, numbered texts, and sentences about a whole effect.

Spelling and layout are normalized here, before anything is read.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from duelkit.yugioh.reading.grammar.numbers import MARKS
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.grammar.refusals import Refused

_READINGS: Final = re.compile(r"<rt>.*?</rt>|</?ruby>")
_RUBY: Final = re.compile(r"<ruby>([^<]*)<rt>([^<]*)</rt></ruby>")


def bare(text: str) -> str:
    """A text without furigana."""
    return _READINGS.sub("", text)


def kana(name: str) -> str:
    """A name with its furigana instead of the characters; empty if it has none."""
    read = _RUBY.sub(r"\2", name)
    return read if read != name else ""


# lines and pieces
_NO_MATERIALS: Final = ("このカードは", "このカード名は", "ルール上")
"""How texts of Extra Deck monsters begin that have no line of materials."""
_TOKENS_FIRST: Final = re.compile("^(トークン以外の)(同じ[^の]+の)")


def parted(text: str, *, extra_deck: bool) -> tuple[str, str]:
    """The line of materials of an Extra Deck monster, in plain spelling, and the text after it."""
    text = bare(text)
    if not extra_deck or plain(text).startswith(_NO_MATERIALS):
        return "", text
    line, _, rest = text.partition("\n")
    line = plain(line).replace("」と名のついた", "」")
    return _TOKENS_FIRST.sub(r"\2\1", line), rest


def first_line(text: str, *, extra_deck: bool) -> tuple[str, str]:
    """The first line of an Extra Deck monster's text with its line end, and the rest; for other cards the line is empty."""
    text = bare(text)
    if not extra_deck:
        return "", text
    line, end, rest = text.partition("\n")
    return line + end, rest


def pieces(text: str) -> tuple[str, list[str]]:
    """The preface, with a full stop after each line, and the numbered texts.

    :raises Refused: if the numbers are not in order.
    """
    before, *numbered = re.split(f"(?=[{MARKS}]:)", text.translate({ord("："): ":"}))
    if [MARKS.index(piece[0]) for piece in numbered] != list(range(len(numbered))):
        raise Refused("the numbers of the effects are not in order", text[:40])
    lines = [plain(line).strip().removeprefix("●") for line in before.split("\n")]
    head = "".join(line if line.endswith("。") else f"{line}。" for line in lines if line)
    return head.replace("。●", "。"), [plain(piece[2:]) for piece in numbered]


def sentences_of(head: str) -> list[str]:
    """The sentences of a preface, each with its full stop."""
    return [f"{sentence}。" for sentence in head.split("。") if sentence]


def whole_sentences(text: str) -> bool:
    """Whether a text has a sentence with its full stop."""
    return "。" in text


def has_numbers(text: str) -> bool:
    """Whether the effects of a text are numbered."""
    return MARKS[0] in text


def begins_with_flip(text: str) -> bool:
    """Whether a text begins with a flip effect (リバース：)."""
    return plain(text).startswith("リバース:")


# sentences about a whole effect
_EARLY: Final = re.compile(
    "([^。]*)場合、このカード(?:の発動は(手札から)もできる|は、?セットしたターンでも発動できる)。"
)


class Early(NamedTuple):
    """〜場合、このカードの発動は手札からもできる.

    :param condition: the words of the condition.
    :param from_hand: it can be activated from the hand; otherwise in the turn in which it was Set.
    :param sentence: all of it.
    """

    condition: str
    from_hand: bool
    sentence: str


def without_early(words: str) -> tuple[str, list[Early]]:
    """A text without the sentences that allow an early activation, and these sentences."""
    return _EARLY.sub("", words), [Early(found[1], bool(found[2]), found[0]) for found in _EARLY.finditer(words)]


_ONCE: Final = re.compile("[(]1ターンに1度のみ[)]。$")


def without_once(words: str) -> tuple[str, bool]:
    """A text without （１ターンに１度のみ） at its end, and whether it was there."""
    words, found = _ONCE.subn("。", words)
    return words, bool(found)


_IN_TURN: Final = re.compile(
    "(この(?:効果|カード)を発動するターン、[^。]*)。|[(](この(?:効果|カード)を発動するターン、[^。)]*)[)]"
)


def without_restriction(words: str) -> tuple[str, str, str]:
    """A text without its activation restriction, that sentence with a full stop, and as it was printed."""
    found = _IN_TURN.search(words)
    if found is None:
        return words, "", ""
    return words[: found.start()] + words[found.end() :], f"{found[1] or found[2]}。", found[0]


_QUICK_IN_BRACKETS: Final = re.compile(r"発動できる[(]([^()]*場合、この効果は相手ターンでも発動できる)[)]。(.*)$")


def quick_behind(words: str) -> str:
    """A text in which the condition for a Quick Effect follows the processing instead of preceding it."""
    return _QUICK_IN_BRACKETS.sub(r"発動できる。\2\1。", words)


_EQUIP_LINE: Final = re.compile(r"(?:(自分|相手)フィールドの)?(.+?)にのみ装備(?:可能|できる)。")


def without_equip_line(head: str) -> tuple[str, str, str]:
    """A preface without 〜にのみ装備可能, the side that this sentence names, and the monsters."""
    found = _EQUIP_LINE.search(head)
    if found is None:
        return head, "", ""
    return head[: found.start()] + head[found.end() :], found[1] or "", found[2]


_SUMMONED_BY: Final = re.compile(f"このカードの([{MARKS}])の効果で特殊召喚")


def summoned_by(words: str) -> list[int]:
    """The numbers, from 0, of the effects that a text names as having summoned cards (このカードの①の効果で)."""
    return [MARKS.index(mark) for mark in _SUMMONED_BY.findall(words)]


_UNION: Final = re.compile(
    "1ターンに1度、以下の効果(?:から1つを選択して|を1つ)発動できる。●(.+?)を対象とし、このカードを装備(?:魔法)?カード扱い"
    "(?:としてそのモンスターに|で)装備する。装備モンスターが戦闘・効果で破壊される場合、代わりにこのカードを破壊する。"
    "●装備(?:されている|状態の)このカードを特殊召喚する。$"
)


def union_effects(words: str) -> tuple[str, ...]:
    """The two effects of every Union Monster (MR3-UNI): it becomes an Equip Card, and returns, even if the effect of
    another card has equipped it (faq 19477).
    """
    found = _UNION.match(words)
    if found is None:
        return ()
    return (
        f"{found[1]}を対象として発動できる。このカードを装備カード扱いとしてそのモンスターに装備する。"
        "装備モンスターが戦闘・効果で破壊される場合、代わりにこのカードを破壊する。",
        "このカードが装備されている場合に発動できる。このカードを特殊召喚する。",
    )


# one sentence about the activation and the monster that it summoned
SUMMONED: Final = "このカードの効果で特殊召喚したモンスター"
AIMED: Final = "このカードの対象のモンスター"
_AIMED: Final = re.compile("そのモンスター|(?<!このカードの)対象のモンスター")
_THAT: Final = re.compile("そのモンスター|対象のモンスター|装備モンスター")
_TAIL: Final = re.compile(
    f"(?:このカードが(?:フィールドから離れた|破壊された)時に、?(?:{_THAT.pattern})は(?:破壊され除外|破壊|除外|墓地へ送)(?:られ|され)る。|"
    f"(?:{_THAT.pattern})が(?:破壊された|フィールドから離れた)時に、?このカードは破壊される。)+$"
)
_ACTIVATED: Final = re.compile(
    "(?:^|(?<=。))([^。]*このカードを発動できる。)(?:このカードがフィールドに存在する限り、そのモンスターを対象とし続ける。)?"
)


def split_activation(head: str, numbered: list[str]) -> tuple[str, str, list[str]]:
    """Split a text about an activation and the card that it summoned into effects of their own.

    :param head: the preface, which can contain the activation (〜を対象としてこのカードを発動できる).
    :param numbered: the numbered texts, the first of which can state what then applies to the bound card.
    :returns: the preface without the activation, the activation, and the numbered texts.
    """
    found = _ACTIVATED.search(head)
    if found is not None:
        rest = head[: found.start()] + head[found.end() :]
        return rest, found[1], [piece if "発動" in piece else _AIMED.sub(AIMED, piece) for piece in numbered]
    first = numbered[0] if numbered else ""
    tail = _TAIL.search(first)
    if tail is None or "特殊召喚" not in first and "このカードを発動できる。" not in first:
        return head, "", numbered
    before = first[: tail.start()]
    after = _THAT.sub(SUMMONED, tail[0]) if "特殊召喚" in before else _AIMED.sub(AIMED, tail[0])
    return head, "", [before, *numbered[1:], after]
