"""The card language: everything a card definition is written with (カード定義の言語).

Frozen data only. Nothing here knows the engine; the engine compiles it, ``duelkit.yugioh.text`` prints it. The files of
this folder hold what all words rest on; the words themselves stand in ``duelkit.yugioh.words``, one folder a topic.
"""

from duelkit.yugioh.language.amounts import *
from duelkit.yugioh.language.base import *
from duelkit.yugioh.language.card import *
from duelkit.yugioh.language.clauses import *
from duelkit.yugioh.language.nouns import *
from duelkit.yugioh.language.occasions import *
from duelkit.yugioh.language.selections import *
from duelkit.yugioh.language.terms import *
from duelkit.yugioh.words.amounts.meaning import *
from duelkit.yugioh.words.battle.meaning import *
from duelkit.yugioh.words.chance.meaning import *
from duelkit.yugioh.words.choosing.meaning import *
from duelkit.yugioh.words.conditions.meaning import *
from duelkit.yugioh.words.controlling.meaning import *
from duelkit.yugioh.words.counters.meaning import *
from duelkit.yugioh.words.declaring.meaning import *
from duelkit.yugioh.words.defining.meaning import *
from duelkit.yugioh.words.destroying.meaning import *
from duelkit.yugioh.words.drawing.meaning import *
from duelkit.yugioh.words.equipping.meaning import *
from duelkit.yugioh.words.figures.meaning import *
from duelkit.yugioh.words.filters.meaning import *
from duelkit.yugioh.words.lasting.meaning import *
from duelkit.yugioh.words.life_points.meaning import *
from duelkit.yugioh.words.links.meaning import *
from duelkit.yugioh.words.material_summons.meaning import *
from duelkit.yugioh.words.moving.meaning import *
from duelkit.yugioh.words.negating.meaning import *
from duelkit.yugioh.words.occasions.meaning import *
from duelkit.yugioh.words.pendulum.meaning import *
from duelkit.yugioh.words.permissions.meaning import *
from duelkit.yugioh.words.placing.meaning import *
from duelkit.yugioh.words.positions.meaning import *
from duelkit.yugioh.words.revealing.meaning import *
from duelkit.yugioh.words.summoning.meaning import *
from duelkit.yugioh.words.tokens.meaning import *
from duelkit.yugioh.words.tributing.meaning import *
from duelkit.yugioh.words.turns.meaning import *
from duelkit.yugioh.words.winning.meaning import *
from duelkit.yugioh.words.xyz_materials.meaning import *
