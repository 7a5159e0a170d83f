# Everything runs in .venv, which these targets build. It holds duelkit as plain Python, straight from src/, until
# `make fast` compiles the engine and installs the wheel. `make play` never compiles.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# many tests wait for processes of their own, so that there is work for one more than there are processors; each begins
# with its share of the slow tests (tests/order.py), and an idle one takes some over from another
WORKERS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))
NODE := $(if $(shell command -v npm 2>/dev/null),node_modules/made)
PYTHONS := src tests tools examples setup.py
CODE := pyproject.toml setup.py tools/build_backend.py $(shell find src -name '*.py')

QUICK := tests/architecture tests/yugioh/rules tests/yugioh/ex04 tests/yugioh/mr20 tests/yugioh/text tests/judgment/rules tests/judgment/text tests/third_game

# hundreds of processes import what was compiled by the first
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play fast check gates test lint page-lint page-test bench docs wheels clean

play: $(VENV)/installed
	@if [ -e $(VENV)/fast ] && [ -n "$$(find src pyproject.toml setup.py -type f ! -name '*.pyc' -newer $(VENV)/fast -print -quit)" ]; then \
	  echo "duelkit: the sources have changed since 'make fast': back to plain Python"; \
	  $(PIP) install --no-deps -e . && rm $(VENV)/fast; fi
	@$(BIN)/duelkit table --open

fast: $(VENV)/fast

# the page is checked where there is Node.js; it runs without it, and without any build
page-lint: $(NODE)
	@if [ -n "$(NODE)" ]; then npm run --silent lint; else echo "duelkit: no Node.js, the page's scripts are not checked"; fi

page-test:
	@if command -v node >/dev/null; then node --test tests/page/; else echo "duelkit: no Node.js, the page's parts are not tested alone"; fi

node_modules/made: package.json
	@echo "duelkit: installing what checks the page's scripts"
	@npm install --silent
	@touch $@

test: $(VENV)/tools lint page-test $(VENV)/fast
	@$(BIN)/python -m compileall -q -j 0 src
	PYTHONPATH=src $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal tests
	@# compiled classes say nothing of themselves, so the reference is made from the sources
	$(BIN)/python -m pytest -q --ignore tests/contract/test_examples.py tests/contract tests/judgment/test_contract.py

# what a change breaks most often, from the sources, in a minute and a half
check: $(VENV)/tools lint page-test
	PYTHONPATH=src $(BIN)/python -m pytest -q -n $$(getconf _NPROCESSORS_ONLN) --dist worksteal $(QUICK)

lint: $(VENV)/tools page-lint
	$(BIN)/ruff format --check --quiet $(PYTHONS)
	$(BIN)/ruff check $(PYTHONS)
	$(BIN)/mypy
	MYPYPATH=src $(BIN)/mypy --explicit-package-bases tests

# the figures that the tests of the architecture hold
gates: $(VENV)/tools
	@$(BIN)/python tools/gates.py

bench: $(VENV)/fast
	PYTHONPATH=src $(BIN)/python -m duelkit.cli bench
	PYTHONPATH=src $(BIN)/python -m duelkit.cli bench --game judgment
	$(BIN)/duelkit bench
	$(BIN)/duelkit bench --game judgment

docs: $(VENV)/site
	$(BIN)/mkdocs build --quiet
	@echo "duelkit: the site lies in build/site"

wheels: $(VENV)/release
	$(BIN)/python -m build --sdist --outdir dist .
	$(BIN)/cibuildwheel --output-dir dist .

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

$(VENV)/site: $(VENV)/installed
	@echo "duelkit: installing what the documentation needs"
	@$(PIP) install -e '.[docs]'
	@rm -f $(VENV)/fast
	@touch $@

$(VENV)/release: $(VENV)/installed
	@echo "duelkit: installing what a release needs"
	@$(PIP) install -e '.[release]'
	@rm -f $(VENV)/fast
	@touch $@

clean:
	rm -rf $(VENV) node_modules build dist .mypy_cache .ruff_cache .pytest_cache
