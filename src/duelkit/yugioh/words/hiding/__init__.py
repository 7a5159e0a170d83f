"""Words about monsters that are hidden among other cards (シャッフルして裏側守備表示でセットする)."""
