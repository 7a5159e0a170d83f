"""The computer players of Yu-Gi-Oh!."""
