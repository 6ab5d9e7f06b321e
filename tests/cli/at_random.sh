#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Operations at random over sections of every system, of teams and of players (at_random.py). SOAK=1: two hundred times as many.
. "$(dirname "$0")/checks"
export LC_ALL=C TZ=UTC OLYMPAIR_USER=arbiter HOME="$dir"
here=$PWD
cd "$dir" || exit 1
python3 "$here/tests/cli/at_random.py" "$program" 1 "$([ "$SOAK" ] && echo 240 || echo 6)" "$([ "$SOAK" ] && echo 40 || echo 8)"
