"""Rule statements as data, and the rulebook that holds them.

The folder `data` has a TOML file of statements for each document. `load_rulebook` reads them once; everything that it
returns is frozen.
"""

from __future__ import annotations

import difflib
import functools
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from duelkit.rulebook.languages import in_language
from duelkit.rulebook.search import SearchText, folded, terms_of

KINDS = ("engine", "deck", "match", "ui", "etiquette", "camera")
"""The kinds of statements: rules of the engine, deck construction, a match, the user interface, the players, play under
a camera."""

TABLE_FILE: Final = "differences.toml"
"""The only file in the folder that has no statements; `duelkit.rulebook.differences` reads it."""


class UnknownRule(KeyError):
    """No statement has the requested id.

    :param rule_id: the requested id.
    """

    def __init__(self, rule_id: str, suggestion: str | None = None) -> None:
        """Make the message, one line.

        :param rule_id: the requested id.
        :param suggestion: a similar existing id, if there is one.
        """
        message = f"no rule statement {rule_id!r}"
        if suggestion is not None:
            message += f"; did you mean {suggestion}?"
        super().__init__(message)
        self.rule_id = rule_id
        self.suggestion = suggestion

    def __str__(self) -> str:
        """Return the message without the quotes that KeyError adds."""
        return str(self.args[0])

    def __reduce__(self) -> tuple[type[UnknownRule], tuple[str, str | None]]:
        """Pickle by the constructor's arguments instead of the message."""
        return type(self), (self.rule_id, self.suggestion)


@dataclass(frozen=True, slots=True)
class Difference:
    """A statement of another document that differs on the same point.

    :param id: the id of the other statement.
    :param how: how they differ, in English.
    :param how_ja: the same in Japanese.
    :param nature: "rule" (really switchable), "page-variant" (one page departs from the generally known rule),
        "transcription" (they agree once a slip is repaired), "omission" (one says less) or "wording".
    """

    id: str
    how: str
    how_ja: str
    nature: str

    def wording(self, language: str) -> str:
        """Return how the statements differ, in "ja" or "en".

        :raises ValueError: if the language is neither "ja" nor "en".
        """
        return in_language(language, self.how, self.how_ja)


@dataclass(frozen=True, slots=True)
class Doubt:
    """A doubt about the printed text of a statement, and the chosen reading.

    :param why: what is wrong with the printed text, in English.
    :param why_ja: the same in Japanese.
    :param rule_states: whether the statement gives the "repaired reading", the "page reading", the "text as written"
        with something left open, or, where the document is silent, the "chosen reading".
    :param reading: the chosen reading, in English.
    :param reading_ja: the same in Japanese.
    :param option: another reading worth offering, in English, or None.
    :param option_ja: the same in Japanese; None if `option` is.
    """

    why: str
    why_ja: str
    rule_states: str
    reading: str
    reading_ja: str
    option: str | None = None
    option_ja: str | None = None

    def reason(self, language: str) -> str:
        """Return what is wrong with the printed text, in "ja" or "en".

        :raises ValueError: if the language is neither "ja" nor "en".
        """
        return in_language(language, self.why, self.why_ja)

    def taken(self, language: str) -> str:
        """Return the chosen reading, in "ja" or "en".

        :raises ValueError: if the language is neither "ja" nor "en".
        """
        return in_language(language, self.reading, self.reading_ja)

    def offered(self, language: str) -> str | None:
        """Return the other reading worth offering, in "ja" or "en", or None.

        :raises ValueError: if the language is neither "ja" nor "en".
        """
        return in_language(language, self.option, self.option_ja)


@dataclass(frozen=True, slots=True)
class Statement:
    """A rule, restated so that it can be tested.

    :param id: a stable name, such as "MR3-DSD-07"; in the Yu-Gi-Oh! documents, "-GAP-" marks points on which the
        document is silent.
    :param edition: the document it belongs to.
    :param topic: subject, such as "damage-step".
    :param kind: one of `KINDS`.
    :param section: heading in the document, in Japanese.
    :param source: "document" or "general knowledge".
    :param en: the statement in English.
    :param ja: the statement in Japanese.
    :param confidence: "high", "medium" or "low" for general knowledge, else None.
    :param example: cards or figures that the document gives as an example, or None.
    :param example_ja: the example in Japanese, or None where `example` is the same in both languages.
    :param note: remark on how the statement relates to the document's text, in English, or None.
    :param note_ja: the same in Japanese; None if `note` is.
    :param same: statements elsewhere that state the same or a closely overlapping rule.
    :param differs: statements elsewhere that differ on the same point.
    :param doubt: set where the document's text is suspicious.
    """

    id: str
    edition: str
    topic: str
    kind: str
    section: str
    source: str
    en: str
    ja: str
    confidence: str | None = None
    example: str | None = None
    example_ja: str | None = None
    note: str | None = None
    note_ja: str | None = None
    same: tuple[str, ...] = ()
    differs: tuple[Difference, ...] = ()
    doubt: Doubt | None = None

    @property
    def is_gap(self) -> bool:
        """Whether the statement comes from general knowledge and not from the document's text."""
        return self.source != "document"

    def wording(self, language: str) -> str:
        """Return the statement in one language.

        :param language: one of `LANGUAGES`.
        :returns: the sentence.
        :raises ValueError: if the language is neither "ja" nor "en".
        """
        return in_language(language, self.en, self.ja)

    def illustration(self, language: str) -> str | None:
        """Return the document's example, in "ja" or "en", or None.

        :raises ValueError: if the language is neither "ja" nor "en".
        """
        return in_language(language, self.example, self.example_ja or self.example)

    def remark(self, language: str) -> str | None:
        """Return the note, in "ja" or "en", or None.

        :raises ValueError: if the language is neither "ja" nor "en".
        """
        return in_language(language, self.note, self.note_ja)

    def as_dict(self) -> dict[str, Any]:
        """Return all fields as plain dicts, lists and strings, ready for JSON."""
        fields = asdict(self)
        fields["same"] = list(self.same)
        fields["differs"] = [asdict(difference) for difference in self.differs]
        return fields


@dataclass(frozen=True, slots=True)
class Document:
    """A source of statements.

    :param id: name that its statements carry as their edition.
    :param en: title in English.
    :param ja: title in Japanese.
    """

    id: str
    en: str
    ja: str

    def title(self, language: str) -> str:
        """Return the title, in "ja" or "en".

        :raises ValueError: if the language is neither "ja" nor "en".
        """
        return in_language(language, self.en, self.ja)


@dataclass(frozen=True, slots=True)
class Normalisation:
    """A misprint and its correction.

    :param edition: the document in which it occurs.
    :param printed: the forms found in print.
    :param meant: the right form, or None if the printed forms name nothing that exists.
    :param within: where in the text the correction applies, or None if everywhere.
    """

    edition: str
    printed: tuple[str, ...]
    meant: str | None
    within: str | None = None


class Rulebook:
    """The statements of some documents, in order.

    Iterating yields the statements; `len` counts them; `in` tests for an id.
    """

    def __init__(
        self,
        statements: Iterable[Statement],
        documents: Iterable[Document] = (),
        normalisations: Iterable[Normalisation] = (),
    ) -> None:
        """Collect statements.

        :param statements: the statements, in order.
        :param documents: the documents that contain them.
        :param normalisations: corrections of misprints in the documents.
        :raises ValueError: if two statements have the same id.
        """
        self._statements = tuple(statements)
        self._by_id: dict[str, Statement] = {}
        for statement in self._statements:
            if statement.id in self._by_id:
                raise ValueError(f"two rule statements have the id {statement.id}")
            self._by_id[statement.id] = statement
        self._documents = tuple(documents)
        self._normalisations = tuple(normalisations)
        self._search_texts: tuple[SearchText, ...] | None = None

    def __iter__(self) -> Iterator[Statement]:
        """Yield every statement."""
        return iter(self._statements)

    def __len__(self) -> int:
        """Return the number of statements."""
        return len(self._statements)

    def __contains__(self, rule_id: object) -> bool:
        """Return whether a statement has this id."""
        return rule_id in self._by_id

    @property
    def documents(self) -> tuple[Document, ...]:
        """The documents, in order."""
        return self._documents

    @property
    def normalisations(self) -> tuple[Normalisation, ...]:
        """The corrections of misprints in the documents."""
        return self._normalisations

    @property
    def editions(self) -> tuple[str, ...]:
        """The ids of the documents that have statements, in order."""
        return tuple(dict.fromkeys(statement.edition for statement in self._statements))

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics that have statements, in order of appearance."""
        return tuple(dict.fromkeys(statement.topic for statement in self._statements))

    def statement(self, rule_id: str) -> Statement:
        """Return the statement with an id.

        :param rule_id: an id such as "MR3-DSD-07" or "EOJ-ABIL-02b"; case-sensitive.
        :returns: the statement.
        :raises UnknownRule: if no statement has that id.
        """
        try:
            return self._by_id[rule_id]
        except KeyError:
            near = difflib.get_close_matches(rule_id.upper(), self._by_id, n=1, cutoff=0.85)
            raise UnknownRule(rule_id, near[0] if near else None) from None

    def select(
        self, *, edition: str | None = None, kind: str | None = None, topic: str | None = None
    ) -> tuple[Statement, ...]:
        """Return the statements that have every given property.

        :param edition: id of a document, or None for all.
        :param kind: one of `KINDS`, or None for all.
        :param topic: a topic, or None for all.
        :returns: the statements, in order.
        """
        return tuple(
            statement
            for statement in self._statements
            if (edition is None or statement.edition == edition)
            and (kind is None or statement.kind == kind)
            and (topic is None or statement.topic == topic)
        )

    def by_edition(self, edition: str) -> tuple[Statement, ...]:
        """Return the statements of one document, including gaps."""
        return self.select(edition=edition)

    def by_kind(self, kind: str) -> tuple[Statement, ...]:
        """Return the statements of one kind."""
        return self.select(kind=kind)

    def by_topic(self, topic: str) -> tuple[Statement, ...]:
        """Return the statements on one topic."""
        return self.select(topic=topic)

    def search(self, text: str) -> tuple[Statement, ...]:
        """Search the statements.

        The search covers id, topic, section, both wordings and the example, without regard to case and character
        width; see `duelkit.rulebook.search`.

        :param text: words in English or Japanese, separated by spaces; every one must match.
        :returns: the matching statements, the best first.
        """
        terms = terms_of(text)
        if not terms:
            return ()
        if self._search_texts is None:
            self._search_texts = tuple(SearchText(statement) for statement in self._statements)
        phrase = " ".join(folded(text).split())
        ranked = [
            (searched.rank(terms, phrase), statement)
            for statement, searched in zip(self._statements, self._search_texts, strict=True)
        ]
        return tuple(statement for rank, statement in sorted(ranked, key=lambda one: -one[0]) if rank)


def _statement(table: Mapping[str, Any]) -> Statement:
    """Build a statement from its TOML table."""
    fields = dict(table)
    fields["same"] = tuple(fields.get("same", ()))
    fields["differs"] = tuple(Difference(**difference) for difference in fields.get("differs", ()))
    if "doubt" in fields:
        fields["doubt"] = Doubt(**fields["doubt"])
    return Statement(**fields)


def read_rulebook(folder: Traversable) -> Rulebook:
    """Read a folder of rule documents.

    :param folder: a folder with a TOML file for each document, read in the order of their names; it may also contain
        the table of differences.
    :returns: the rulebook.
    :raises ValueError: if a file is not TOML, a statement's edition is not its file's document, a statement's kind is
        unknown, or an id occurs twice.
    :raises TypeError: if a table lacks a field or has one too many.
    """
    documents: list[Document] = []
    statements: list[Statement] = []
    normalisations: list[Normalisation] = []
    files = (entry for entry in folder.iterdir() if entry.name.endswith(".toml") and entry.name != TABLE_FILE)
    for file in sorted(files, key=lambda entry: entry.name):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        document = Document(**data["document"])
        documents.append(document)
        for table in data.get("statement", ()):
            statement = _statement(table)
            if statement.edition != document.id:
                raise ValueError(f"{statement.id} in {file.name} is not of the document {document.id}")
            if statement.kind not in KINDS:
                raise ValueError(f"{statement.id} has the unknown kind {statement.kind!r}")
            statements.append(statement)
        normalisations.extend(
            Normalisation(document.id, tuple(slip["printed"]), slip.get("meant"), slip.get("within"))
            for slip in data.get("normalisation", ())
        )
    return Rulebook(statements, documents, normalisations)


@functools.cache
def load_rulebook() -> Rulebook:
    """Return the rulebook of the package, cached.

    :returns: the statements of every document in the package.
    """
    return read_rulebook(resources.files("duelkit.rulebook") / "data")
