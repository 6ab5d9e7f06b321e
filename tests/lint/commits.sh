#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The last 50 commits: short subjects, bodies that say why, no merges. A shallow clone has fewer; a source tree without git has none.
. tests/lint/say
if [ -n "$(git rev-parse --show-prefix 2>/dev/null || echo none)" ]; then
    echo 'ok - the last commits # SKIP this source tree has no git history of its own'
    exit 0
fi
last() { git log -50 --no-show-signature --format="$1"; }
say 'the subjects of the last 50 commits have 72 letters at most' "$(last '%h %s' | LC_ALL=C.UTF-8 grep -E '^[0-9a-f]+ .{73}')"
say 'none of the last 50 commits is a merge' "$(last '%p: %h %s' | grep -E '^[0-9a-f]+ [0-9a-f]+' | sed 's/^[^:]*: //')"
# A plain move may need no reason.
say 'the last 50 commits say why, but for three at most' "$(
    bare=$(for h in $(last %h); do
        [ -n "$(git log -1 --no-show-signature --format=%b "$h")" ] || git log -1 --no-show-signature --format='%h %s' "$h"
    done)
    [ "$(echo "$bare" | wc -l)" -le 3 ] || echo "$bare")"
exit $status
