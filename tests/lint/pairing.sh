#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# docs/rules/pairing.md, from which a second engine can be written: its worked cases are what the engine answers, every heading
# has one and names its articles, and no article of the pairing is left out.
: "${OLYMPAIR:=build/release/olympair}"
page=docs/rules/pairing.md
. tests/lint/say
cases() { sed -n '/^```jsonl$/,/^```$/p' $page | grep -v '^```'; }
ids() { sed -n 's/^Articles: //p' $page | grep -oE '`[^`]+`' | tr -d '`' | sort -u; }

# The id, and everything from the pairs on, is what the engine writes.
say 'the engine gives the answers of the page' "$(
    dir=$(mktemp -d)
    cases | sed 's/^{\("id":"[^"]*",\).*\("pairs":.*\)$/{\1\2/' >"$dir/page"
    cases | "$OLYMPAIR" engine -j - >"$dir/engine" 2>&1
    [ -s "$dir/page" ] || echo "no cases"
    diff "$dir/page" "$dir/engine"
    rm -rf "$dir")"
say 'every case has a name of its own' "$(
    cases | grep -v '^{"id":"[a-z0-9-]*",'
    cases | sed 's/^{"id":"\([^"]*\)".*/\1/' | sort | uniq -d)"
say 'every heading has its articles and a case' "$(
    awk '
        function close_heading() {
            if (heading != "" && !articles) print heading ": no articles"
            if (heading != "" && !count) print heading ": no case"
            articles = count = 0
        }
        /^##/            { close_heading(); heading = $0; n++ }
        /^Articles: `/   { articles = 1 }
        /^```jsonl$/     { fenced = 1; next }
        /^```/           { fenced = 0 }
        fenced && /^\{/  { count++ }
        END              { close_heading(); if (n == 0) print "no headings" }' $page)"
say 'the articles are those of the register' "$(
    ids | while read -r id; do
        grep -qE "^RULE\($id *," engine/base/rules.def || echo "$id"
    done)"
pairing='RANK(_2022|_ECU)?|BYE(_ONCE|_LATE)?|NO_REMATCH|NEAR_SCORE|SCORE_GROUP|GROUP_ORDER|COLOUR_[A-Z]+|WHITE_ODD|LIMITS_LIFTED'
pairing="$pairing|OTHER_FLOATER|FLOATER_[A-Z_]+|FLOAT_[A-Z_]+|HALVES|HIGHEST_FIRST|LOWEST_FIRST|TABLE(_SIX)?|MUST_FLOAT|MOST_PAIRS|PUBLICATION"
of_pairing() { sed -n 's/^RULE(\([A-Z_0-9]*\).*/\1/p' engine/base/rules.def | grep -xE "$pairing"; }
say 'every article of the pairing has its heading' "$(
    of_pairing | while read -r id; do
        ids | grep -qx "$id" || echo "$id"
    done)"
say 'every article of the pairing is cited where pairs are made' "$(
    of_pairing | while read -r id; do
        grep -qw "RULE_$id" engine/olympiad/*.[ch] || echo "$id"
    done)"
exit $status
