"""Words about cards that an effect speaks of again, after it has worked on others (見せたモンスター)."""
