#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A file with its header includes no other that includes it, by whatever way: tsort names those that do.
. tests/lint/say
edges=$(mktemp) && trap 'rm -f "$edges"' EXIT
grep -HoE '^ *# *include "[^"]*\.h"' $(find engine teams import reports db desk office web cli -name '*.[ch]' -o -name '*.page') |
    sed 's/\.[a-z]*: *# *include "/ /; s/\.h"$//' | awk '$1 != $2' | sort -u >"$edges"
say 'what files include can be read' "$([ "$(wc -l <"$edges")" -ge 2000 ] || wc -l <"$edges")"
say 'no files include one another in a circle' "$(tsort "$edges" 2>&1 >/dev/null | sed -n 's/^tsort: \([a-z_0-9/]*\)$/\1/p' | sort -u)"
exit $status
