"""Runs a command on a busy machine: python scripts/busy.py 20 command …

So many loops that do nothing run beside it and end with it, after two hours at the latest.
"""

from __future__ import annotations

import subprocess
import sys

LIMIT = 2 * 60 * 60
LOOP = f"import time\nend = time.monotonic() + {LIMIT}\nwhile time.monotonic() < end: pass"


def main() -> int:
    count, *command = sys.argv[1:]
    loops = [subprocess.Popen([sys.executable, "-c", LOOP]) for _ in range(int(count))]
    try:
        return subprocess.run(command, timeout=LIMIT).returncode
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


if __name__ == "__main__":
    sys.exit(main())
