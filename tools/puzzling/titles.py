"""What is drawn by chance: some of many cards; and names that tell nothing of a solution."""

from __future__ import annotations

from typing import Any, Final

from duelkit.kernel.rng import Rng

NAMES: Final = (
    ("琥珀", "Amber"),
    ("港", "Harbour"),
    ("北風", "North wind"),
    ("初雪", "First snow"),
    ("提灯", "Lantern"),
    ("古い橋", "Old bridge"),
    ("潮", "Tide"),
    ("杉", "Cedar"),
    ("銅", "Copper"),
    ("朝霧", "Morning mist"),
    ("静かな通り", "Quiet street"),
    ("硝子", "Glass"),
    ("川の曲がり", "River bend"),
    ("折り鶴", "Paper crane"),
    ("渡し船", "Ferry"),
    ("栗", "Chestnut"),
    ("羅針盤", "Compass"),
    ("塩", "Salt"),
    ("果樹園", "Orchard"),
    ("石段", "Stone steps"),
    ("半月", "Half moon"),
    ("風鈴", "Wind chime"),
    ("梅の花", "Plum blossom"),
    ("灯台", "Lighthouse"),
    ("墨", "Ink"),
    ("石臼", "Millstone"),
    ("紅葉", "Autumn leaf"),
    ("ぜんまい", "Clockwork"),
    ("いかだ", "Raft"),
    ("四つ葉", "Clover"),
    ("日時計", "Sundial"),
    ("霜", "Frost"),
    ("角の店", "Corner shop"),
    ("糸", "Thread"),
    ("木戸", "Wooden gate"),
    ("大理石", "Marble"),
    ("天水桶", "Rain barrel"),
    ("白樺", "Birch"),
    ("凧", "Kite"),
    ("サフラン", "Saffron"),
    ("こだま", "Echo"),
    ("砂丘", "Sand dune"),
    ("象牙色", "Ivory"),
    ("井戸", "Well"),
    ("茶屋", "Tea house"),
    ("杜松", "Juniper"),
    ("窓辺", "Window seat"),
    ("すみれ", "Violet"),
    ("錨", "Anchor"),
    ("小石", "Pebble"),
    ("リボン", "Ribbon"),
    ("はしばみ", "Hazel"),
    ("鐘", "Bell"),
    ("草地", "Meadow"),
    ("はしご", "Ladder"),
    ("真珠色", "Pearl grey"),
    ("風車", "Windmill"),
    ("楓", "Maple"),
    ("モザイク", "Mosaic"),
    ("入り江", "Cove"),
    ("白墨", "Chalk"),
    ("銀杏", "Ginkgo"),
    ("噴水", "Fountain"),
    ("柳", "Willow"),
    ("棚田", "Terrace"),
    ("肉桂", "Cinnamon"),
    ("屋根裏", "Attic"),
    ("露", "Dew"),
    ("藍", "Indigo"),
    ("石畳", "Cobble"),
    ("もみの木", "Fir"),
    ("鏡の湖", "Mirror lake"),
    ("籠", "Basket"),
    ("宵の明星", "Evening star"),
    ("とねりこ", "Ash tree"),
    ("桟橋", "Pier"),
    ("麻布", "Linen"),
    ("雲の切れ間", "Cloudbreak"),
    ("すずめ", "Sparrow"),
    ("石切り場", "Quarry"),
    ("竹", "Bamboo"),
    ("柳細工", "Wicker"),
    ("長い道", "Long road"),
    ("椿", "Camellia"),
    ("雪解け", "Snowmelt"),
    ("流木", "Driftwood"),
    ("松", "Pine"),
    ("絹", "Silk"),
    ("粘土", "Clay"),
    ("鷺", "Heron"),
)
"""Names in Japanese and English. A name from the cards of a puzzle would give its solution away."""


def some(rng: Rng, cards: list[Any], count: int) -> list[Any]:
    """Different cards by chance."""
    left = list(cards)
    return [left.pop(rng.below(len(left))) for _ in range(min(count, len(left)))]


def neutral(rng: Rng) -> tuple[str, str]:
    """A name in both languages."""
    return NAMES[rng.below(len(NAMES))]
