#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# docs/rules/compliance.md: a row for every article of the register, with commands that are there, code that cites it and a test
# that works it. `sh docs/rules/compliance.sh` makes the page anew.
: "${OLYMPAIR:=build/release/olympair}"
page=docs/rules/compliance.md
maker=$PWD/docs/rules/compliance.sh
. tests/lint/say
# Articles whose row has nothing in that column: 5 commands, 6 code, 7 tests.
made=$(sh "$maker")
without() { awk -F ' *[|] *' -v column="$1" '$3 ~ /^`/ && $column == "" { gsub(/`/, "", $3); print $3 }'; }

say 'every article has its row' "$(
    sed -n 's/^RULE(\([A-Z_0-9]*\).*/\1/p' engine/base/rules.def | while read -r id; do
        grep -qF "| \`$id\` |" $page || echo "$id"
    done)"
say 'every article is met in a command' "$(echo "$made" | without 5)"
say 'every command is there' "$(
    sed -n 's/^| [^|]* | `[A-Z_0-9]*` | [^|]* | \([^|]*\) |.*/\1/p' $page | grep -oE '[a-z]+' | sort -u | while read -r c; do
        "$OLYMPAIR" help "$c" >/dev/null 2>&1 || echo "$c"
    done)"
say 'every article has code that cites it' "$(echo "$made" | without 6)"
# A file that decides is one of those that cite the article, and tests/wrong/articles.def bends that one.
deciding() { sed -n 's/^DECIDES(\([A-Z_0-9]*\), *"\(.*\)")$/\1 \2/p' engine/base/rules.def; }
say 'of more than four files the register says which one decides' "$(
    echo "$made" | awk -F ' *[|] *' '$3 ~ /^`/ && $6 !~ /^decided by/ && match($6, /and [0-9]+ more/) && substr($6, RSTART + 4) + 3 > 4 { print $3 }'
    deciding | while read -r id file; do
        grep -qw "RULE_$id" "$file" || echo "$id: $file does not cite it"
        grep -q "^$id | $file | " tests/wrong/articles.def || echo "$id: tests/wrong/articles.def bends another file than $file"
    done)"
say 'every article has a test that works it' "$(echo "$made" | without 7)"
say 'the page is what docs/rules/compliance.sh prints' "$(echo "$made" | diff - $page)"

# A house with six made-up articles: only KEPT is both cited and tested. IDLE is met nowhere; NAMED is a word of a comment, of an
# enum, of a function and of a script; CITED has a test that is not there; SPOKEN one in a comment; TESTED no code.
made_up() {
    mkdir -p engine/base teams import reports desk office cli docs/rules tests/unit tests/cli tests/demo
    printf '# Compliance\n|---|---|---|---|---|---|\n' >docs/rules/compliance.md
    printf 'RULE(%s, "D.02", "1", "", "%s", "made up")\n' KEPT pair IDLE '' NAMED pair CITED pair SPOKEN pair TESTED pair >engine/base/rules.def
    cat >engine/base/made.c <<'END'
/* NAMED. RULE_CITED, RULE_IDLE, RULE_SPOKEN */
enum { NAMED, RULE_NAMED_ELSE, MY_RULE_NAMED, TESTED };
enum rule made = RULE_KEPT;
END
    cat >tests/unit/test_made.c <<'END'
static void kept_always(void **state)
static void named(void **state)
static void spoken(void **state)
        RULE_TEST(KEPT, kept_always), RULE_TEST(IDLE, kept_always),
        cmocka_unit_test(named),
        RULE_TEST(CITED, nowhere),
        /* RULE_TEST(SPOKEN, spoken), */
END
    printf '#!/bin/sh\n# RULE_TEST: KEPT TESTED\necho NAMED # RULE_TEST: NAMED\n' >tests/cli/made.sh
}
say 'of made-up articles it finds those without a command, code or a test' "$(
    dir=$(mktemp -d) && cd "$dir" && made_up
    for column in 5 6 7; do echo $column: $(sh "$maker" | without $column); done >found
    printf '%s\n' '5: IDLE' '6: NAMED TESTED' '7: NAMED CITED SPOKEN' | diff - found
    rm -rf "$dir")"
exit $status
