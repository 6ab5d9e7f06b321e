#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What the documents say is typed is run, and what they say is printed is compared; how a block says what it is: tests/docs/run.py. The pages
# in the folders of docs/: documents_below.sh.
program=${OLYMPAIR:-build/release/olympair}
case $program in /*) ;; *) program=$PWD/$program ;; esac
OLYMPAIR=$program exec python3 tests/docs/run.py README.md CONTRIBUTING.md SECURITY.md $(find docs -maxdepth 1 -name '*.md' | sort)
