#!/usr/bin/env bash
# Makes a data folder with a little of everything by a released executable, for the test that later ones bring it up to
# date (tests/api/released.rs): tests/fixtures/released/VERSION.tar.gz, with what its main calls answered then. Run it once
# a release, with that release's executable.
#
#   HAAT_BIN=FILE      the released executable
#   AS=VERSION         what the file is called; its own version where left out
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/need.sh node
[ -x "${HAAT_BIN:-}" ] || { echo "haat: HAAT_BIN is to name the released executable" >&2; exit 1; }
version=${AS:-$("$HAAT_BIN" --version | cut -d ' ' -f 2)}
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir -p tests/fixtures/released
node scripts/fixture/make.mjs "$place/data" "$place/answers.json"
# What a running shop makes anew stays out, and so do the names and times of this machine.
tar --create --directory "$place" --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 \
    --exclude=haat.lock --exclude='*-shm' --exclude=outbox --exclude=backups --exclude=tmp data answers.json |
    gzip -9n >"tests/fixtures/released/$version.tar.gz"
ls -l "tests/fixtures/released/$version.tar.gz"
