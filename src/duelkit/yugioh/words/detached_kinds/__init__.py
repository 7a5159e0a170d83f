"""Words about what is done for each type of card detached (その種類により以下の効果を適用する)."""
