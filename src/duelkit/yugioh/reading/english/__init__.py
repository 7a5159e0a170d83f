"""English card texts read by what prints them (英語テキストの読解)."""

from duelkit.yugioh.reading.english.book import Book
from duelkit.yugioh.reading.english.reader import read_english
from duelkit.yugioh.reading.english.slots import Names

__all__ = ["Book", "Names", "read_english"]
