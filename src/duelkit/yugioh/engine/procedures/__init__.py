"""The course of a duel: turns, summons, battles."""
