"""Words about Xyz Materials (X素材): how they are read in Japanese."""

from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.reading.patterns import reads
from duelkit.yugioh.words.xyz_materials.meaning import Attach, Detach, MaterialCount

reads("VERB", "このカードのX素材を{amount:NUM}つ/取り除く", Detach)
reads("VERB", "{what:WO}このカードの[下に重ねて|]X素材と/する", Attach, to=THIS)
reads("AMOUNT", "このカードのX素材の数", MaterialCount)
