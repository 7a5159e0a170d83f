# Everything runs in .venv, which these targets build; it holds duelkit as a wheel, compiled where a C compiler is found.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py $(shell find src -type f ! -name '*.pyc' ! -name '*.so')

.PHONY: play test lint bench clean

play: $(VENV)/installed
	@$(BIN)/duelkit table --open

test: $(VENV)/installed $(VENV)/tools lint
	PYTHONPATH=src $(BIN)/python -m pytest -q -n auto tests
	$(BIN)/python -m pytest -q tests/contract tests/judgment/test_contract.py tests/judgment/test_golden.py

lint: $(VENV)/tools
	$(BIN)/ruff check src tests
	$(BIN)/mypy
	MYPYPATH=src $(BIN)/mypy --explicit-package-bases tests

bench: $(VENV)/installed
	PYTHONPATH=src $(BIN)/python -m duelkit.cli bench
	PYTHONPATH=src $(BIN)/python -m duelkit.cli bench --game judgment
	$(BIN)/duelkit bench
	$(BIN)/duelkit bench --game judgment

$(VENV)/pip:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	touch $@

$(VENV)/installed: $(VENV)/pip $(SOURCES)
	$(BIN)/python -m pip install --quiet .
	rm -rf build src/*.egg-info
	touch $@

$(VENV)/tools: $(VENV)/pip pyproject.toml
	$(BIN)/python -m pip install --quiet 'pytest>=8' 'pytest-xdist>=3' 'mypy>=1.15' 'ruff>=0.9' 'rich>=13' 'fluent.runtime>=0.4' 'jinja2>=3.1' 'starlette>=0.46' 'uvicorn>=0.34' 'websockets>=14' 'msgspec>=0.19' 'sqlalchemy>=2.0' 'httpx2>=2.0' 'playwright>=1.50' 'psycopg[binary]>=3.2'
	touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
