"""The single changes of a duel: cards move, figures change, events are told."""
