"""The proofs of the house."""

import os

# Bots and standing orders answer at once, but where a test is about their pauses.
os.environ.setdefault("AEVUM_PAUSE", "0")
# All visitors of a test have one address; none waits for the next minute.
os.environ.setdefault("AEVUM_REQUESTS", "1000000")
