"""Words about what is done before an effect is applied (効果が適用される際に)."""
