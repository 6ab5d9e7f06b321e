#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# As documents.sh, the pages in the folders of docs/: formats and rules.
program=${OLYMPAIR:-build/release/olympair}
case $program in /*) ;; *) program=$PWD/$program ;; esac
OLYMPAIR=$program exec python3 tests/docs/run.py $(find docs -mindepth 2 -name '*.md' | sort)
