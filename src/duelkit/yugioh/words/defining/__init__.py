"""Words about whole cards and effects (カードの定義)."""
