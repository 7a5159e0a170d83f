"""Japanese predicates with their forms, so that joints and 〜できる come out as grammar."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Final

_ICHIDAN = frozenset(
    [
        "加える",
        "捨てる",
        "見せる",
        "得る",
        "与える",
        "終える",
        "できる",
        "変える",
        "受ける",
        "続ける",
        "超える",
        "下げる",
        "上げる",
        "離れる",
        "並べる",
        "振り分ける",
        "揃える",
        "満たす事ができる",
        "得られる",
        "入れる",
        "避ける",
        "分ける",
        "伏せる",
        "付ける",
        "いる",
        "せる",
        "抜ける",
        "入れ替える",
        "移し替える",
        "付け替える",
    ]
)
_GODAN = {
    "う": ("い", "って", "わ", "った"),
    "く": ("き", "いて", "か", "いた"),
    "ぐ": ("ぎ", "いで", "が", "いだ"),
    "す": ("し", "して", "さ", "した"),
    "つ": ("ち", "って", "た", "った"),
    "ぬ": ("に", "んで", "な", "んだ"),
    "ぶ": ("び", "んで", "ば", "んだ"),
    "む": ("み", "んで", "ま", "んだ"),
    "る": ("り", "って", "ら", "った"),
}


THIS_CARD: Final = "このカードが"


@dataclass(frozen=True, slots=True)
class Forms:
    """One verb: 終止形, 連用形, て形, 否定形, 過去形, 可能形."""

    plain: str
    stem: str
    te: str
    negative: str
    past: str
    can: str


def inflect(plain: str) -> Forms:
    """The forms of a verb, found from its plain form.

    >>> inflect("破壊する").te, inflect("墓地へ送る").can, inflect("加える").negative
    ('破壊して', '墓地へ送る事ができる', '加えない')
    """
    can = f"{plain}事ができる"
    if plain.endswith("する"):
        root = plain[:-2]
        return Forms(plain, f"{root}し", f"{root}して", f"{root}しない", f"{root}した", f"{root}できる")
    if plain.endswith("である"):
        root = plain[:-3]
        return Forms(plain, f"{root}であり", f"{root}であって", f"{root}ではない", f"{root}だった", f"{root}である")
    if plain.endswith("ない"):
        return _negative(plain)
    if plain.endswith(("ている", "でいる")):
        root = plain[:-2]
        return Forms(plain, f"{root}おり", f"{root}いて", f"{root}いない", f"{root}いた", plain)
    if plain.endswith("ある"):
        root = plain[:-2]
        return Forms(plain, f"{root}あり", f"{root}あって", f"{root}ない", f"{root}あった", plain)
    if any(plain.endswith(verb) for verb in _ICHIDAN) or plain.endswith(("れる", "せる", "られる", "できる")):
        root = plain[:-1]
        return Forms(plain, root, f"{root}て", f"{root}ない", f"{root}た", can)
    root, ending = plain[:-1], plain[-1]
    stem, te, negative, past = _GODAN[ending]
    return Forms(plain, root + stem, root + te, f"{root}{negative}ない", root + past, can)


def _negative(plain: str) -> Forms:
    """The forms of 〜ない; its own negative is the plain verb."""
    root = plain[:-2]
    positive = f"{root}る"
    stem = f"{root}ず"
    if plain.endswith("しない"):
        stem, positive = f"{root[:-1]}せず", f"{root[:-1]}する"
    elif plain.endswith("ではない"):
        stem, positive = f"{root}なく", f"{root[:-2]}である"
    elif plain.endswith(("ていない", "でいない")):
        stem = f"{root[:-1]}おらず"
    return Forms(plain, stem, f"{root}なくて", positive, f"{root}なかった", plain)


@dataclass(frozen=True, slots=True)
class Phrase:
    """Finished sentences, one clause whose verb still takes its form, and sentences after it.

    :param lead: what stands before the verb.
    :param verb: the verb, in its forms.
    :param done: sentences before this clause, each without its full stop.
    :param tail: sentences after it; one that begins with ● stands on a line of its own.
    """

    lead: str
    verb: Forms
    done: tuple[str, ...] = ()
    tail: tuple[str, ...] = ()

    def with_aside(self, words: str) -> Phrase:
        """The same with words in brackets after the verb: 〜する（…）, 〜し（…）."""
        forms = {each.name: getattr(self.verb, each.name) + words for each in fields(self.verb)}
        return replace(self, verb=Forms(**forms))

    @property
    def plain(self) -> str:
        """〜する."""
        return self.lead + self.verb.plain

    @property
    def stem(self) -> str:
        """〜し."""
        return self.lead + self.verb.stem

    @property
    def te(self) -> str:
        """〜して."""
        return self.lead + self.verb.te

    @property
    def past(self) -> str:
        """〜した."""
        return self.lead + self.verb.past

    @property
    def in_case(self) -> str:
        """〜する場合; 〜である場合 is 〜の場合."""
        if self.verb.plain.endswith("である") and not self.plain.endswith("同じである"):
            return f"{self.plain.removesuffix('である')}の場合"
        return f"{self.plain}場合"

    @property
    def of_this(self) -> bool:
        """Whether its subject is the card itself."""
        return self.lead.startswith(THIS_CARD)

    @property
    def without_this(self) -> Phrase:
        """The same without このカードが."""
        return replace(self, lead=self.lead.removeprefix(THIS_CARD))

    @property
    def was(self) -> Phrase:
        """The same of the past: 〜だった, 〜であり; 〜した, 〜しており."""
        past = self.verb.past
        stem = "であり" if past.endswith("だった") else f"{past.removesuffix('た')}ており"
        return replace(self, verb=replace(self.verb, plain=past, stem=stem))

    @property
    def sentences(self) -> tuple[str, ...]:
        """All of it as sentences, without full stops."""
        return (*self.done, self.plain, *self.tail)

    @property
    def text(self) -> str:
        """All of it, with full stops."""
        return written(self.sentences)

    def prefixed(self, words: str) -> Phrase:
        """The same with words before its first clause."""
        if not words:
            return self
        if self.done:
            return replace(self, done=(words + self.done[0], *self.done[1:]))
        return replace(self, lead=words + self.lead)

    def by(self, player: str) -> Phrase:
        """The same with its actor as topic, unless it has it already: 相手は〜."""
        return self if self.sentences[0].startswith(f"{player}は") else self.prefixed(f"{player}は")

    def with_tail(self, *sentences: str) -> Phrase:
        """The same with sentences after it."""
        return replace(self, tail=(*self.tail, *sentences))

    def can(self) -> Phrase:
        """〜できる."""
        return replace(self, verb=inflect(self.verb.can)) if self.verb.can != self.verb.plain else self

    def negated(self) -> Phrase:
        """〜しない."""
        return replace(self, verb=inflect(self.verb.negative))

    def after(self, first: Phrase, word: str) -> Phrase:
        """``first``。``word``、this."""
        here = self.prefixed(word)
        bullets = any(sentence.startswith("●") for sentence in first.tail)
        if bullets:
            return replace(here, done=(*first.sentences, *here.done))
        return replace(here, done=(*first.done, first.plain, *here.done), tail=(*first.tail, *here.tail))

    def following(self, first: Phrase) -> Phrase:
        """``first`` in its 連用形, then this: 〜し、〜する."""
        joined = self.prefixed(f"{first.stem}、")
        return replace(joined, done=(*first.done, *joined.done), tail=(*first.tail, *joined.tail))


def written(sentences: Iterable[str]) -> str:
    """Sentences with their full stops; those that begin with ● on lines of their own."""
    text = ""
    for sentence in sentences:
        text += f"\n{sentence}。" if sentence.startswith("●") else f"{sentence}。"
    return text


def bullet(sentences: Iterable[str]) -> str:
    """Sentences as one line of a list: ●〜する."""
    return "●" + written(sentences).removesuffix("。")


def phrase(text: str, verb: str) -> Phrase:
    """A clause: the words before the verb, and the verb in its plain form."""
    return Phrase(text, inflect(verb))
