# Everything runs in .venv, which these targets build. It holds duelkit as plain Python, straight from src/, until
# `make fast` compiles the engine and installs the wheel. `make play` never compiles.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
CODE := pyproject.toml setup.py tools/build_backend.py $(shell find src -name '*.py')

.PHONY: play fast test lint bench clean

play: $(VENV)/installed
	@if [ -e $(VENV)/fast ] && [ -n "$$(find src pyproject.toml setup.py -type f ! -name '*.pyc' -newer $(VENV)/fast -print -quit)" ]; then \
	  echo "duelkit: the sources have changed since 'make fast': back to plain Python"; \
	  $(PIP) install --no-deps -e . && rm $(VENV)/fast; fi
	@$(BIN)/duelkit table --open

fast: $(VENV)/fast

test: $(VENV)/tools lint $(VENV)/fast
	PYTHONPATH=src $(BIN)/python -m pytest -q -n auto tests
	$(BIN)/python -m pytest -q tests/contract tests/judgment/test_contract.py

lint: $(VENV)/tools
	$(BIN)/ruff check src tests
	$(BIN)/mypy
	MYPYPATH=src $(BIN)/mypy --explicit-package-bases tests

bench: $(VENV)/fast
	PYTHONPATH=src $(BIN)/python -m duelkit.cli bench
	PYTHONPATH=src $(BIN)/python -m duelkit.cli bench --game judgment
	$(BIN)/duelkit bench
	$(BIN)/duelkit bench --game judgment

$(VENV)/python:
	@echo "duelkit: setting up a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/installed: $(VENV)/python pyproject.toml
	@echo "duelkit: downloading and installing what it needs (half a minute)"
	@$(PIP) install -e .
	@rm -f $(VENV)/fast
	@touch $@

$(VENV)/compiler: $(VENV)/installed
	@echo "duelkit: installing the compiler"
	@$(PIP) install -e '.[compile]'
	@touch $@

$(VENV)/fast: $(VENV)/compiler $(CODE)
	@echo "duelkit: compiling the engine (some minutes the first time)"
	@# a build before this one may have left files that are gone from src/; compiled modules are looked after by setup.py
	@if [ -d build ]; then find build -path 'build/lib*' -type f ! -name '*.so' -delete; rm -rf build/wheel; fi
	@DUELKIT_COMPILE=1 $(BIN)/python -m build --wheel --no-isolation --skip-dependency-check --outdir build/wheel -C--global-option=--quiet .
	@$(PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@rm -rf src/*.egg-info
	@touch $@
	@echo "duelkit: compiled and installed in $(VENV)"

$(VENV)/tools: $(VENV)/compiler
	@echo "duelkit: installing what the tests need"
	@$(PIP) install -e '.[dev]'
	@rm -f $(VENV)/fast
	@touch $@

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache
