# Haat: the commands of the project. `make run` and `make test` work on a fresh machine.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help run test samples bench dev check e2e torture drill soak fuzz deny reproducible gen dist sbom

help: ## Says what there is
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 8

run: ## Builds the shop and serves it with the demo catalogue at http://127.0.0.1:8080
	@scripts/run.sh

test: ## Installs what the tests need and runs every test
	@scripts/test.sh

samples: ## The tests that read other projects' files, from ../shared/data
	@scripts/samples.sh

bench: ## Measures the figures of the contract, one line a figure
	@scripts/bench.sh

dev: ## Vite with reloading at http://127.0.0.1:5173, beside the API at http://127.0.0.1:8080
	@scripts/dev.sh

check: ## Formats, lints and types of both languages
	@scripts/check.sh

e2e: ## The browser tests alone, against the release build
	@scripts/e2e.sh

torture: ## Kills, power cuts and full disks: counts what is lost of what was acknowledged (SHORT=1: a minute of it)
	@scripts/torture.sh

drill: ## Loses the machine under load and gets the shop back from an S3 storage: seconds lost, seconds taken (ROUNDS=3)
	@scripts/drill.sh

soak: ## An hour of work in every corner of a demo shop, while its memory is watched (MINUTES=60)
	@scripts/soak.sh

fuzz: ## Looks for input that breaks what the shop reads from outside (SECONDS_EACH=60 a target)
	@scripts/fuzz.sh

deny: ## Licences, sources and known faults of what the executable is made of, by cargo-deny
	@scripts/deny.sh

reproducible: ## Builds what is shipped twice, in two folders, and compares the bytes (twice the time of `make dist`)
	@scripts/reproducible.sh

gen: ## Writes the interface's types and constants from the code, src/site/texts.json from its texts
	@scripts/gen.sh

dist: sbom ## The executable for shipping: target/dist/haat, with what it is made of beside it
	@scripts/dist.sh

sbom: ## What the executable is made of, with licences: target/dist/haat.cdx.json
	@scripts/need.sh rust node && mkdir -p target/dist && node scripts/sbom.mjs target/dist/haat.cdx.json
