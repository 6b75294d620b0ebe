# Two commands: `make play` and `make test`. Both first set everything up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/__pycache__/*' -not -path '*.egg-info/*')

.PHONY: play test lint soak bench setup system clean

play: setup
	$(BIN)/aevum play attila

test: setup system lint
	$(BIN)/python -m pytest -n 2 --dist loadgroup tests
	@echo "The same rules once more, as plain Python:"
	PYTHONPATH=src AEVUM_BUILD=plain AEVUM_GAMES=60 \
		$(BIN)/python -m pytest -n 2 --dist loadgroup tests/core tests/rules tests/golden tests/table tests/laws

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m mypy src
	$(BIN)/lint-imports

soak: setup
	AEVUM_GAMES=20000 $(BIN)/python -m pytest -n 2 tests/laws
	$(BIN)/aevum fuzz attila --games 5000

bench: setup $(BENCH)/.ready
	$(BIN)/python -m bench.run --peers $(BENCH)/bin/python --out docs/performance.md

setup: $(VENV)/.built

$(VENV)/.ready: requirements.txt requirements-dev.txt
	@echo "Setting up $(VENV) …"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt -r requirements-dev.txt
	touch $@

$(VENV)/.built: $(VENV)/.ready pyproject.toml setup.py $(SOURCES)
	@echo "Building Aevum (compiled where there is a C compiler; about a minute) …"
	rm -rf build src/*.egg-info
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	touch $@

$(BENCH)/.ready: bench/requirements.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	touch $@

system:
	@sh scripts/system-packages.sh

clean:
	rm -rf $(VENV) $(BENCH) build src/*.egg-info
