"""Words about Xyz Materials (X素材): how they are read in Japanese."""

from duelkit.yugioh.reading.patterns import reads
from duelkit.yugioh.words.xyz_materials.meaning import Attach, Detach, MaterialCount

reads("VERB", "このカードのX素材を{amount:NUM}つ/取り除く", Detach)
reads("VERB", "{what:WO}{to:REF}の[下に重ねて|]X素材[と|に]/する", Attach)
reads("VERB", "{what:WO}{to:REF}に重ねてX素材と/する", Attach)
reads("AMOUNT", "このカードのX素材の数", MaterialCount)
