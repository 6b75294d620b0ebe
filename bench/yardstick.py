"""The yardstick: a fixed mix of plain Python work, so that machines can be compared."""

import platform

from aevum.lab.bench import yardstick
from bench.worker import serve


def main() -> None:
    serve("yardstick", platform.python_version(), "Python", "none", yardstick)


if __name__ == "__main__":
    main()
