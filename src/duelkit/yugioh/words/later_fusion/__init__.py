"""Words about Fusion Summons whose materials are sent to the Graveyard in advance (後の融合召喚)."""
