#!/bin/sh
# docs/rules/compliance.md: a row for every article of the register, commands, code and tests that are there, and a test that
# bears its id. `sh docs/rules/compliance.sh` makes the page anew.
: "${OLYMPAIR:=build/release/olympair}"
page=docs/rules/compliance.md
. tests/lint/say
say 'every article has its row' "$(
    sed -n 's/^RULE(\([A-Z_0-9]*\).*/\1/p' engine/base/rules.def | while read -r id; do
        grep -qF "| \`$id\` |" $page || echo "$id"
    done)"
say 'every command is there' "$(
    sed -n 's/^| [^|]* | `[A-Z_0-9]*` | [^|]* | \([^|]*\) |.*/\1/p' $page | grep -oE '[a-z]+' | sort -u | while read -r c; do
        "$OLYMPAIR" help "$c" >/dev/null 2>&1 || echo "$c"
    done)"
say 'what the page names is there' "$(
    sed -n '/^| 1 |/,$p' $page | cut -d '|' -f 6,7 | grep -oE '`[^`]+`' | tr -d '`' | sort -u | while IFS=: read -r file name; do
        case $file in engine/* | teams/* | import/* | reports/* | desk/* | office/* | cli/*.[ch]) [ -e "$file" ] && continue;; esac
        grep -qs "${name:-.}" "tests/$file" || echo "$file $name"
    done)"
say 'every article has a test that bears its id' "$(
    sh docs/rules/compliance.sh | sed -n 's/^| [^|]* | `\([A-Z_0-9]*\)` .* |  |$/\1/p')"
say 'the page is what docs/rules/compliance.sh prints' "$(sh docs/rules/compliance.sh | diff - $page)"
exit $status
