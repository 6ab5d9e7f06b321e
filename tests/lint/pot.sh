#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What translators are given is whole, and gettext takes it: every row of every table of sentences, each once.
. "$(dirname "$0")/say"
pot=$(mktemp)
trap 'rm -f "$pot"' EXIT
"${OLYMPAIR:-build/release/olympair}" help --format pot >"$pot"
say 'gettext takes the sentences' "$(
    if command -v msgfmt >/dev/null; then msgfmt -c -o /dev/null "$pot" 2>&1 | grep -v 'initial default value'; fi
    awk '/^msgctxt /{want="msgid"; next} want && $1 != want {print NR ": no " want} want == "msgid" {want="msgstr"; next} {want=""}' "$pot")"
say 'a sentence is there once' "$(grep '^msgctxt' "$pot" | sort | uniq -d)"
say 'every row of the tables is there' "$(
    sed -n 's/^MESSAGE(\([a-z_0-9]*\),.*[a-z][a-z].*/\1/p' $(find . -name messages.def ! -path "./build/*") |
        awk -F '"' 'NR == FNR { told[$2] = 1; next } !($1 in told) { print "no sentence " $1; n++ } { rows++ } END { if (rows < 1000) print "the tables cannot be read" }' "$pot" -)"
say 'headings, facts, commands and options are there' "$(
    for id in 'title rank' 'fact here tail' 'command pair' 'details pair' 'option reason TEXT' 'report standings' 'group 1'; do
        grep -qx "msgctxt \"$id\"" "$pot" || echo "$id"
    done)"
exit $status
