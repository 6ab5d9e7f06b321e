#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What translators are given is whole, and gettext takes it: every row of every table of sentences, each once.
. "$(dirname "$0")/say"
pot=$(mktemp)
trap 'rm -f "$pot"' EXIT
"${OLYMPAIR:-build/release/olympair}" help --format pot >"$pot"
say 'gettext takes the sentences' "$(
    if command -v msgfmt >/dev/null; then msgfmt -c -o /dev/null "$pot" 2>&1 | grep -v 'initial default value'; fi
    awk '/^msgctxt /{want="msgid"; next} want == "msgstr" && $1 == "msgid_plural" {want="msgstr[0]"; next} want && $1 != want {print NR ": no " want} want == "msgid" {want="msgstr"; next} want == "msgstr[0]" {want="msgstr[1]"; next} {want=""}' "$pot")"
say 'a sentence is there once' "$(grep '^msgctxt' "$pot" | sort | uniq -d)"
say 'every row of the tables is there' "$(
    sed -n 's/^MESSAGE(\([a-z_0-9]*\),.*[a-z][a-z].*/\1/p' $(find . -name messages.def ! -path "./build/*") |
        awk -F '"' 'NR == FNR { told[$2] = 1; next } !($1 in told) { print "no sentence " $1; n++ } { rows++ } END { if (rows < 1000) print "the tables cannot be read" }' "$pot" -)"
say 'headings, facts, commands and options are there' "$(
    for id in 'title rank' 'fact here tail' 'command pair' 'details pair' 'option reason TEXT' 'report standings' 'group 1'; do
        grep -qx "msgctxt \"$id\"" "$pot" || echo "$id"
    done)"
say 'a translation that loses a value is refused' "$(
    command -v msgfmt >/dev/null || exit 0
    entry() { # what the program has for "too_few_here", with these three forms
        echo 'msgid ""'
        printf '%s\n' 'msgstr "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=3; plural=n%10==1&&n%100!=11?0:n%10>=2&&n%10<=4&&(n%100<12||n%100>14)?1:2;\n"'
        awk '/^#/ { marks = marks $0 "\n"; next } /^msgctxt "too_few_here"$/ { printf "%s", marks; on = 1 } /^$/ { marks = ""; on = 0 } on && !/^msgstr/' "$pot"
        printf 'msgstr[0] "%s"\nmsgstr[1] "%s"\nmsgstr[2] "%s"\n' "$@"
    }
    entry '{so} {team}: {players}/{least}' '{so} {team}: {players} {least}' '{team} {players} {least} {so}' | msgfmt -c -o /dev/null - 2>&1 | grep 'error'
    entry '{so} {team}: {players}/{least}' '{so} {team}: {players}' '{team} {players} {least} {so}' | msgfmt -c -o /dev/null - 2>/dev/null && echo 'one without {least} is taken')"
say 'the page for translators has the rules of plurals' "$(
    sed -n 's/^PLURAL([a-z_]*, *"\([^"]*\)", *"\([^"]*\)", *\(.*\), *[^,]*)$/\1\t\2\t\3/p' engine/base/plural.def | sed 's/|/\\|/g' |
        while IFS="$(printf '\t')" read -r language forms rule; do
            line="| $language | $forms | \`nplurals=$(echo "$forms" | wc -w); plural=$rule;\` |"
            grep -qxF "$line" docs/translating.md || echo "$line"
        done)"
exit $status
