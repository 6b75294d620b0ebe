"""Aevum's own small measurements, in whatever build this process finds; answers in JSON."""

import sys

import msgspec

from aevum.lab.bench import Plan, build, measure


def main() -> None:
    game, seconds, tables, finished_tables = sys.argv[1:]
    plan = Plan(float(seconds), int(tables), int(finished_tables))
    figures = measure(game, plan)
    print(msgspec.json.encode({"build": build(), "figures": figures}).decode())


if __name__ == "__main__":
    main()
