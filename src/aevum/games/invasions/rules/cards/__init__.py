"""Events, and the interpreter with the verbs of all cards."""
