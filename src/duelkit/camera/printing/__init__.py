"""Sheets to print: cards, operation cards, the mat."""
