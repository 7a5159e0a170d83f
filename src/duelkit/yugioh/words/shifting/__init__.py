"""Words about monsters that move from zone to zone (位置を移動する)."""
