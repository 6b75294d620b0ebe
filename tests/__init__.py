"""The proofs of the house."""

import os

# Bots and standing orders answer at once, but where a test is about their pauses.
os.environ.setdefault("AEVUM_PAUSE", "0")
