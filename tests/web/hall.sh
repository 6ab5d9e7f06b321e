#!/bin/sh
# The public in a browser, served beside the desk: results that appear, the screen of the hall. Pictures are left in SHOTS.
export LC_ALL=C.UTF-8 TZ=UTC
shots=${SHOTS:-$(mktemp -d)}
mkdir -p "$shots"
# The package is for the python of the system, which need not be the first.
for python in python3 /usr/bin/python3; do
    $python -c 'import selenium' 2>/dev/null && break
done
PYTHONPATH=tests/desk:tests/web $python tests/web/hall_pages.py "$(cd "$shots" && pwd)"
