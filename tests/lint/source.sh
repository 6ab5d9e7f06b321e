#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Small promises of the source text.
status=0
words=$(mktemp) && trap 'rm -f "$words"' EXIT
expect_none() { # what is promised, lines that break it
    [ -z "$2" ] && echo "ok - $1" && return
    echo "not ok - $1"
    echo "$2" | head -n 20
    status=1
}
sources=$(find engine teams import reports db desk office web cli -name "*.[ch]" -o -name "*.page" 2>/dev/null)

# Comments and strings may speak of floats and doubles; code may not.
bare() { sed 's|"[^"]*"||g; s|//.*||; s|/\*.*\*/||; s|/\*.*||; s|^ *\*.*||; s|^   [^{};=]*\*/||' "$1"; }
floats=$(for f in $(grep -lwE 'float|double' $(find engine teams -name '*.[ch]')); do
    bare "$f" | grep -nwE 'float|double' | sed "s|^|$f:|"
done)
expect_none 'no float in engine and teams' "$floats"

expect_none 'every header begins with its name and one sentence' "$(
    awk 'FNR == 2 { name = FILENAME; sub(/.*\//, "", name); if (index($0, "/* " name " - ") != 1) print FILENAME }' $(echo "$sources" | grep '\.h$'))"
expect_none 'every source without a header of its name begins with its name and one sentence' "$(
    for f in $(echo "$sources" | grep -v '\.h$'); do
        [ -e "${f%.*}.h" ] || sed -n 2p "$f" | grep -q "^/\* $(basename "$f") - ." || echo "$f"
    done)"
expect_none 'articles are cited by their ids, not by numbers' "$(
    grep -nE '\b[Aa]rt(s|icle|icles)?\.? [0-9]+' $sources)"
expect_none 'no name that says nothing' "$(
    find engine teams import reports db desk office web cli 2>/dev/null |
        grep -E '/(util|utils|misc|common|manager|helpers?)\.([ch]|page)$')"
expect_none 'the guard of a header is its path' "$(
    awk 'FNR == 1 { guard = toupper(FILENAME); gsub(/[^A-Z0-9]/, "_", guard) } $1 == "#ifndef" && !(FILENAME in seen) { seen[FILENAME]; if ($2 != guard) print FILENAME }' $(echo "$sources" | grep '\.h$'))"
expect_none 'no file of more than 500 lines below its licence' "$(
    wc -l $sources | awk '$2 != "total" && $1 > 501')"
expect_none 'no line of a page has more than 150 letters' "$(
    for page in $(echo "$sources" | grep '\.page$'); do awk 'length($0) > 150 { print FILENAME ":" FNR }' "$page"; done)"
expect_none 'no tabs, no blanks at the end of lines' "$(
    grep -nE '	| $' $sources)"
expect_none 'no word of a page or an address is part of a selector as it is' "$(
    grep -nE '(querySelector(All)?|closest|matches)\([^)]*["'"'"'] *\+' $(find web reports -name '*.js') | grep -vE 'CSS\.escape|"body > " \+ css\)')"
expect_none 'what is printed as an error is printed by the dispatcher' "$(
    grep -nE '\bstderr\b' $sources | grep -vE '^(cli/main.c|cli/progress.c|engine/base/arena.c):')"
expect_none 'nobody reads a sentence of SQLite' "$(
    grep -nE 'database disk image|disk I/O error|constraint failed|no such (table|column)|btree|sqlite_autoindex' tests/cli/*.out
    grep -n 'sqlite3_errmsg' $sources | grep -v '^db/failure.c:')"
# query_text and property_text are there for tests, desk_stamp for what stays open while others work, canvas_flag, flag_html and charts_rank_line for sheets and pages that are on their way. Those of markup.h are called where a macro is. Names that a macro puts together cannot be looked for.
expect_none 'every function of a header is called' "$(
    grep -ohE '\b[a-z][a-z_0-9]*\b' $sources $(find engine teams import reports db desk office web cli -name '*.def') | sort | uniq -c |
        awk '$1 == 2 { print $2 }' >"$words"
    grep -oE '^[a-z][a-z_0-9 *]*[ *][a-z_0-9]+\(' $(echo "$sources" | grep '\.h$') | sed 's/^\([^:]*\):.*[ *]\([a-z_0-9]*\)($/\2 \1/' |
        grep -vE '^(query_text|property_text|desk_stamp|canvas_flag|flag_html|charts_rank_line|chart_heat|markup_[a-z]*|cmd_[a-z_]*) ' |
        awk 'NR == FNR { once[$1]; next } $1 in once { print $1 " of " $2 }' "$words" -)"
# What is read through csv.h and xml.h has its own.
expect_none 'every reader of bytes has a fuzz target with kept files' "$(
    for h in $(grep -lE '_read\(struct str (bytes|line)' $(find import -name '*.h') | grep -vE '/(csv|xml)\.h'); do
        grep -qF "\"$h\"" tests/fuzz/fuzz_*.c || echo "$h"
    done
    for f in tests/fuzz/fuzz_*.c; do
        ls tests/fuzz/corpus/"$(basename "$f" .c | sed 's/^fuzz_//')"/* >/dev/null 2>&1 || echo "$f: nothing kept"
    done)"
exit $status
