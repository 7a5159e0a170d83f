"""The card language: everything a card definition is written with (カード定義の言語).

Words are functions: ``draw(1).then(discard(1))``. They are joined by ``.then``, ``.and_if_you_do``, ``.also`` and
``.also_after`` (verbs), by ``&``, ``|`` and ``~`` (filters and conditions). ``__all__`` has the functions, constants,
closed lists and the few classes that are named in definitions; the classes behind the functions are in
``duelkit.yugioh.language.node_classes``, and can be imported from here as well.

Frozen data only. Nothing here knows the engine; the engine compiles it, ``duelkit.yugioh.text`` prints it. The words
themselves are in ``duelkit.yugioh.words``, one folder for each topic.
"""

from duelkit.cardlang import vocabulary
from duelkit.yugioh.language.functions import *
from duelkit.yugioh.language.node_classes import *

_TYPES = "Amount Card Condition Effect Filter Limit Materials Modifier Occasion Pick Pool Procedure Ref Verb What"
__all__ = vocabulary.public(globals(), tuple(_TYPES.split()))


def __dir__() -> list[str]:
    return __all__
