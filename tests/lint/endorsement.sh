#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# docs/endorsement.md names commands and tests that exist, each number once, and gives an answer to each.
: "${OLYMPAIR:=build/release/olympair}"
. tests/lint/say
page=docs/endorsement.md
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
grep -E '^\| [0-9]' "$page" >"$dir/rows"
say 'the page has rows' "$([ "$(wc -l <"$dir/rows")" -gt 50 ] || wc -l <"$dir/rows")"
say 'every answer is yes, no, partly or not for team events' "$(awk -F' *\\| *' '$4 !~ /^(yes|no|partly|not for team events)([:,]|$)/ { print $2 ": " $4 }' "$dir/rows")"
say 'yes and partly name a command and a test' "$(awk -F' *\\| *' '$4 ~ /^(yes|partly)/ && ($5 == "" || $6 == "") { print $2 ": " $4 }' "$dir/rows")"
say 'every command exists' "$(
    "$OLYMPAIR" __complete '' >"$dir/commands"
    awk -F' *\\| *' '{ gsub(/`/, "", $5); if ($5 != "") print $5 }' "$dir/rows" | sort -u | grep -vxF -f "$dir/commands")"
say 'every test exists' "$(
    grep -oE 'tests/[a-z_/]+\.(sh|py|c)' "$page" | sort -u | while read -r test; do
        [ -e "$test" ] || echo "$test"
    done)"
say 'every number is there once' "$(
    awk -F' *\\| *' '{ n = split($2, part, /, */); for (i = 1; i <= n; i++) { m = split(part[i], end, / to /); for (q = end[1]; q <= end[m]; q++) print q } }' \
        "$dir/rows" | sort | uniq -d)"
exit $status
