#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every article of the register is bent once: one line of the code behind it, the comparison, the constant or the branch that it is about. A test
# that the register lists for it (RULE_TEST) must then fail. A sample of them; all with SOAK=1. ARTICLES="BYE TABLE" bends these alone.
# The rows are in tests/wrong/articles.def: id | file | what stands there | what is put in its place. A row of a line that is no longer there
# fails, and so does an article without a row.
export B=${B:-build/release} OLYMPAIR=${OLYMPAIR:-$PWD/build/release/olympair}
export dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
sample='COLOUR_LIMITS TABLE DUTCH_REMAINDER TEAM_TYPE_B C07_CUT'
[ -z "$SOAK" ] || sample=
rows=tests/wrong/articles.def
status=0

sed -n 's/^RULE(\([A-Z_0-9]*\),.*/\1/p' engine/base/rules.def | sort >"$dir/register"
sed -n 's/^\([A-Z_0-9]*\) *|.*/\1/p' $rows | sort >"$dir/rows"
missing=$(comm -3 "$dir/register" "$dir/rows" | tr -d '\t' | tr '\n' ' ')
[ -z "$missing" ] && echo "ok - every article has a row, and no row is without an article" || { echo "not ok - articles and rows: $missing"; status=1; }

# Whoever changes a line that is bent here says what is to be bent now.
stale=$(awk -F ' [|] ' '/^[A-Z]/ {
    gsub(/\\[|]/, "|", $3); sub(/ +$/, "", $3); found = 0
    while ((getline line < $2) > 0) found = found || index(line, $3)
    close($2)
    if (!found) print $1 " (" $2 ")"
}' $rows | tr '\n' ' ')
[ -z "$stale" ] && echo "ok - what every row bends is there" || { echo "not ok - rows of $rows whose words are no longer in the code: $stale"; status=1; }

# A script that fails anyway proves nothing.
if [ -n "$SOAK" ] && [ -z "$ARTICLES" ]; then
    for script in $(grep -lE '^# RULE_TEST: ' tests/cli/*.sh tests/demo/*.sh); do echo "$script"; done |
        xargs -P "$(nproc)" -I {} sh -c 'PLAYED= TMPDIR=$dir timeout 240 sh {} >"$dir/$(basename {}).said" 2>&1 &&
            ! grep -q "^not ok" "$dir/$(basename {}).said" || echo "not ok - {} fails without anything bent"' >"$dir/scripts"
    cat "$dir/scripts"
    [ ! -s "$dir/scripts" ] || status=1
fi
for id in ${ARTICLES:-${sample:-$(cat "$dir/rows")}}; do echo "$id"; done | xargs -P "$(nproc)" -n 1 sh tests/wrong/bent >"$dir/told"
cat "$dir/told"
! grep -q '^not ok' "$dir/told" || status=1
exit $status
