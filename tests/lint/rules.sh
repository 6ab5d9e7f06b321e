#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Articles are cited as RULE_<id>, by ids that the register has. That each of them is cited and tested: tests/lint/compliance.sh.
. tests/lint/say
rooms='engine teams import reports db desk office web cli'
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
sed -n 's/^RULE(\([A-Z_0-9]*\).*/\1/p' engine/base/rules.def >"$dir/ids"

# An id in a comment or in the line of a script is not compiled.
say 'what is cited is in the register' "$(
    {
        grep -HoE '\bRULE_[A-Z_0-9]+\b' $(find $rooms tests -name '*.[ch]' -o -name '*.page') | sed 's/:RULE_/ /' | grep -vE ' (NONE|TEST)$'
        awk '/^# RULE_TEST: / { for (i = 3; i <= NF; i++) print FILENAME, $i }' $(find tests/cli tests/demo -name '*.sh')
    } | sort -u | awk 'NR == FNR { id[$1] = 1; n++; next } !id[$2] { print $2 " in " $1 } END { if (!n) print "no register" }' "$dir/ids" -)"
# Ids of one word are words of other things, too: names of columns, abbreviations.
say 'what is in the register is cited as RULE_x' "$(grep '_' "$dir/ids" | grep -nwFf - $(find $rooms -name '*.[ch]' -o -name '*.page'))"
exit $status
