#!/bin/sh
# The desk in a browser, worked at by keys: olympair serve and Chromium. Pictures are left in SHOTS.
export LC_ALL=C.UTF-8 TZ=UTC
shots=${SHOTS:-$(mktemp -d)}
mkdir -p "$shots"
# The package is for the python of the system, which need not be the first.
for python in python3 /usr/bin/python3; do
    $python -c 'import selenium' 2>/dev/null && break
done
PYTHONPATH=tests/desk:tests/web $python tests/web/desk_pages.py "$(cd "$shots" && pwd)"
