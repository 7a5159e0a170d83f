"""Words about effects to whose activation nothing can be activated in response (効果の発動に対して〜発動できない)."""
