#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# docs/rules/compliance.sh - prints docs/rules/compliance.md: every article of the register with the commands in which people
# meet it, which rules.def says; the code that cites it, the file that decides first where rules.def names it, as RULE_<id> and in no other way; and the tests that work it: those
# listed with RULE_TEST(<id>, function) and the scripts with a line "# RULE_TEST: <id> ...". What stands above the rows is
# taken over. Run from the root: sh docs/rules/compliance.sh > page && mv page docs/rules/compliance.md
export LC_ALL=C
sed '/^|---/q' docs/rules/compliance.md
{
    sed -n 's/^RULE(\([A-Z_0-9]*\), *"\([^"]*\)", *"\([^"]*\)", *"[^"]*", *"\([^"]*\)", *"\(.*\)").*/row\t\1\t\2\t\3\t\4\t\5/p' \
        engine/base/rules.def
    sed -n 's/^DECIDES(\([A-Z_0-9]*\), *"\(.*\)")$/decides\t\1\t\2/p' engine/base/rules.def
    for room in engine teams import reports desk office cli; do
        grep -HoE '\bRULE_[A-Z_0-9]+\b' $(find $room -name '*.[ch]' -o -name '*.page' -o -name '*.def' ! -name rules.def | sort) /dev/null | sed 's/^\([^:]*\):RULE_/code\t\1\t/'
    done
    # A test that is only spoken of in a comment, or whose function is not there, is none.
    awk '
        { sub(/\/[*\/].*/, "") }
        match($0, /^static void [a-z_0-9]+\(void \*\*/) { there[FILENAME ":" substr($0, 13, RLENGTH - 20)] = 1 }
        { while (match($0, /RULE_TEST\([A-Z_0-9]+, [a-z_0-9]+/)) {
              split(substr($0, RSTART + 10, RLENGTH - 10), part, ", ")
              name = FILENAME ":" part[2]
              if (there[name]) print "test\t" name "\t" part[1]
              $0 = substr($0, RSTART + RLENGTH)
          } }' $(find tests -name '*.c' | sort)
    awk '/^# RULE_TEST: / { for (i = 3; i <= NF; i++) print "test\t" FILENAME "\t" $i }' $(find tests/cli tests/demo -name '*.sh' | sort)
} | awk -F '\t' '
    function add(list, word) { return index(" " list " ", " " word " ") ? list : list (list == "" ? "" : " ") word }
    $1 == "row"  { id[++n] = $2; document[n] = $3; article[n] = $4; commands[n] = $5; text[n] = $6 }
    $1 == "decides" { decides[$2] = $3; code[$2] = $3 }
    $1 == "code" { code[$3] = add(code[$3], $2) }
    $1 == "test" { tests[$3] = add(tests[$3], $2) }
    function first(list, most, between,   part, k, m, out) { # "a b c" as `a` `b` and so many more
        m = split(list, part, " ")
        for (k = 1; k <= m && k <= most; k++) { sub(/^tests\//, "", part[k]); out = out (k > 1 ? between : "") "`" part[k] "`" }
        return m > most ? out " and " m - most " more" : out
    }
    END {
        for (i = 1; i <= n; i++)
            printf "| %s | `%s` | %s | %s | %s%s | %s |\n", (document[i] == "D.02" ? "" : document[i] " ") article[i], id[i], text[i],
                first(commands[i], 99, " "), decides[id[i]] ? "decided by " : "", first(code[id[i]], 3, ", "), first(tests[id[i]], 3, ", ")
    }'
