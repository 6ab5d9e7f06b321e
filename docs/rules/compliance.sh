#!/bin/sh
# docs/rules/compliance.sh - prints docs/rules/compliance.md: every article with the commands in which people meet it,
# the code that cites it and the tests that bear its id. Commands are taken over from the page as it is; the rest is
# looked up. Run from the root: sh docs/rules/compliance.sh > page && mv page docs/rules/compliance.md
export LC_ALL=C
page=docs/rules/compliance.md
sed '/^| 1 |/,$d' $page
{
    sed -n 's/^RULE(\([A-Z_0-9]*\), *"\([^"]*\)", *"\([^"]*\)", *"[^"]*", *"\(.*\)").*/row\t\1\t\2\t\3\t\4/p' engine/base/rules.def
    sed -n 's/^| [^|]* | `\([A-Z_0-9]*\)` | [^|]* | \([^|]*\) |.*/commands\t\1\t\2/p' $page
    grep -noE '\b(RULE_)?[A-Z][A-Z_0-9]+\b' $(find engine teams import reports desk office cli -name '*.[ch]' | sort) |
        sed 's/^\([^:]*\):[0-9]*:\(RULE_\)*/code\t\1\t/'
    grep -noE '^static void [a-z0-9_]+\(void \*\*state\)' $(find tests -name '*.c' | sort) |
        sed 's/^\([^:]*\):[0-9]*:static void \([a-z0-9_]*\).*/test\t\1\t\2/'
    grep -noE '\b[A-Z][A-Z_0-9]+\b' $(find tests/cli tests/demo -name '*.sh' | sort) | sed 's/^\([^:]*\):[0-9]*:/script\t\1\t/'
} | LC_ALL=C awk -F '\t' '
    function add(list, word) { return index(" " list " ", " " word " ") ? list : list (list == "" ? "" : " ") word }
    $1 == "row"      { id[++n] = $2; low[n] = tolower($2); place[$2] = n; document[n] = $3; article[n] = $4; text[n] = $5 }
    $1 == "commands" { commands[$2] = $3 }
    $1 == "code" && place[$3]   { code[$3] = add(code[$3], $2) }
    $1 == "script" && place[$3] { tests[$3] = add(tests[$3], $2) }
    $1 == "test" { # the longest id that the name begins with
        best = 0
        for (i = 1; i <= n; i++)
            if (index($3 "_", low[i] "_") == 1 && (!best || length(low[i]) > length(low[best]))) best = i
        if (best) tests[id[best]] = add(tests[id[best]], $2 ":" $3)
    }
    function first(list, most,   part, k, m, out) { # "a b c" as `a` `b` and so many more
        m = split(list, part, " ")
        for (k = 1; k <= m && k <= most; k++) { sub(/^tests\//, "", part[k]); out = out (k > 1 ? ", " : "") "`" part[k] "`" }
        return m > most ? out " and " m - most " more" : out
    }
    END {
        for (i = 1; i <= n; i++)
            printf "| %s | `%s` | %s | %s | %s | %s |\n", (document[i] == "D.02" ? "" : document[i] " ") article[i], id[i], text[i],
                commands[id[i]], first(code[id[i]], 3), first(tests[id[i]], 3)
    }'
