"""Card texts read: from a Japanese text to the definition that prints it (カードテキストの読解)."""

from duelkit.cardlang import vocabulary
from duelkit.yugioh import words
from duelkit.yugioh.reading.cards import Printed, read
from duelkit.yugioh.reading.grammar import mentions as mentions
from duelkit.yugioh.reading.grammar.reader import Lexicon, OutOfTime
from duelkit.yugioh.reading.grammar.refusals import Refused

__all__ = ["Lexicon", "OutOfTime", "Printed", "Refused", "read"]
vocabulary.load(words, "reading")
