"""What the card languages of all games have in common (カードの言語).

A card language is frozen data: cards are expressions of words, and everything that a game does with a card follows
from them. This package knows no game; each part is a file:

- :mod:`~duelkit.cardlang.nodes`: what definitions are made of, walked over, written, and joined by ``&``, ``|``, ``~``.
- :mod:`~duelkit.cardlang.notation`: definitions as text and back.
- :mod:`~duelkit.cardlang.vocabulary`: the folders of words, one for each topic.
- :mod:`~duelkit.cardlang.compiling`: tables from a word to what an engine runs.
- :mod:`~duelkit.cardlang.program`: what an instruction returns, and at which step it is.
- :mod:`~duelkit.cardlang.wording`: tables from a word to its text in a language.
"""
