#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The pages of the other Swiss systems, from which a second program can be written: their worked cases are what the engine answers,
# and every heading has one.
: "${OLYMPAIR:=build/release/olympair}"
. tests/lint/say
cases() { sed -n '/^```jsonl$/,/^```$/p' "$1" | grep -v '^```'; }
pages=$(grep -l '"system":' docs/rules/*.md)

dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
for page in $pages; do
    # The id, and everything from the pairs on; tie-breaks only where the case shows them.
    say "the engine gives the answers of $page" "$(
        cases "$page" | sed 's/^{\("id":"[^"]*",\).*\("pairs":.*\)$/{\1\2/' >"$dir/page"
        cases "$page" | "$OLYMPAIR" engine -j - >"$dir/engine" 2>"$dir/errors"
        cat "$dir/errors"
        paste -d '\n' "$dir/page" "$dir/engine" | while read -r want; do
            read -r got
            case $want in *tiebreaks*) ;; *) got=$(echo "$got" | sed 's/,"tiebreaks":.*/}/') ;; esac
            [ "$want" = "$got" ] || printf '%s\n%s\n' "page:   $want" "engine: $got"
        done
        [ -s "$dir/page" ] || echo 'no cases')"
    say "every heading of $page has a case" "$(
        awk '
            function close_heading() { if (heading != "" && !count) print heading ": no case"; count = 0 }
            /^## /       { close_heading(); heading = $0 }
            /^```jsonl$/ { fenced = 1; next }
            /^```/       { fenced = 0 }
            fenced && /^\{/ { count++ }
            END          { close_heading() }' "$page")"
done
say 'there are such pages' "$([ "$(echo "$pages" | wc -l)" -ge 2 ] || echo "only $pages")"
exit $status
