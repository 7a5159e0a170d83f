"""The card language of THE EYE OF JUDGMENT, all that card definitions use. Frozen data only.

Words are functions. ``__all__`` has these, constants, closed lists and the few classes that are named in definitions;
the classes behind the functions are in ``duelkit.judgment.language.node_classes``, and can be imported from here as
well. The kinds of words are beside this file, the words themselves in ``duelkit.judgment.words``.
"""

from duelkit.cardlang import vocabulary
from duelkit.judgment.language.functions import *  # noqa: F403
from duelkit.judgment.language.node_classes import *  # noqa: F403

_TYPES = (
    "Ability Amount Card Choice Condition Doubt FieldFilter Filter Limit Modifier Pick Placement Ref SpellCost Trigger "
    "Verb"
)
__all__ = vocabulary.public(globals(), tuple(_TYPES.split()))


def __dir__() -> list[str]:
    return __all__
