#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A struct, union or enum of a public header has a name of its own: any two headers can be included together.
. tests/lint/say
rooms='engine teams import reports db desk office web cli'
tags() { find $rooms -name '*.h' -exec sed -n 's/^\(struct\|union\|enum\) \([a-z_0-9]*\) {.*/\2/p' {} +; }
say 'the tags of public headers can be read' "$([ "$(tags | wc -l)" -ge 400 ] || tags | wc -l)"
say 'no tag is in two public headers' "$(tags | sort | uniq -d | while read -r tag; do
    grep -lE "^(struct|union|enum) $tag \{" $(find $rooms -name '*.h') | sed "s/^/$tag: /"
done)"
exit $status
