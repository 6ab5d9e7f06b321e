#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A file with its header includes no other that includes it, by whatever way: tsort names those that do.
. tests/lint/say
edges=$(mktemp) && trap 'rm -f "$edges"' EXIT
grep -HoE '^ *# *include "[^"]*\.h"' $(find engine teams import reports db desk office web cli -name '*.[ch]') |
    sed 's/\.[ch]: *# *include "/ /; s/\.h"$//' | awk '$1 != $2' | sort -u >"$edges"
# Those that still go round: each is to get smaller, none may come.
known='reports/format/ reports/sheet/divergence reports/sheet/reasoned web/bar web/frame web/page web/route'
say 'what files include can be read' "$([ "$(wc -l <"$edges")" -ge 2000 ] || wc -l <"$edges")"
say 'no files include one another in a circle, but those that are known' "$(
    tsort "$edges" 2>&1 >/dev/null | sed -n 's/^tsort: \([a-z_0-9/]*\)$/\1/p' | sort -u | while read -r file; do
        for group in $known; do
            case $file in "$group"*) continue 2 ;; esac
        done
        echo "$file"
    done)"
exit $status
