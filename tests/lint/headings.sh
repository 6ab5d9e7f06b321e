#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Sources cite a page by its headings: docs/rules/pairing.md, "Words", "Rank". Each of these is there.
. tests/lint/say
# "file page heading" for every heading that a source cites.
cited() {
    for f in $(grep -lF 'docs/' $(find engine teams import reports db desk office web cli -name '*.[ch]')); do
        tr -s '\n ' '  ' <"$f" | grep -oE 'docs/[a-z/]+\.md(, "[^"]+")+' | while IFS=, read -r page headings; do
            echo "$headings" | grep -oE '"[^"]+"' | sed "s|^\"|$f $page |; s|\"$||"
        done
    done
}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cited >"$dir/cited"
say 'a heading that is cited is there' "$(
    [ -s "$dir/cited" ] || echo 'none is cited'
    while read -r file page heading; do
        sed -n 's/^##* //p' "$page" | grep -qxF "$heading" || echo "$file: $page has no heading \"$heading\""
    done <"$dir/cited")"
say 'the pairing and its proof cite their page by headings' "$(
    for h in $(ls engine/olympiad/*.h engine/proof/*.h | grep -v /messages.h); do
        grep -q "^$h docs/rules/pairing.md " "$dir/cited" || echo "$h"
    done
    for f in $(find engine -name '*.[ch]'); do
        tr -s '\n ' '  ' <"$f" | grep -oE 'docs/rules/pairing\.md.{3}' | grep -vF '.md, "' | sed "s|^|$f: |"
    done)"
exit $status
