"""What takes several steps: tasks on the stack."""
