"""Words about Fusion Materials that come back (融合召喚に使用した融合素材モンスター一組)."""
