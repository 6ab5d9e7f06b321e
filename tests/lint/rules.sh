#!/bin/sh
# Register of articles <-> code and documents. "A ... B" in a comment cites every article from A to B.
page=docs/rules/README.md
sources=$(find engine teams import reports db desk office cli tests -name '*.[ch]' -o -name '*.sh' -o -name '*.def' |
    grep -v '^engine/base/rules.def$')
{
    sed -n 's/^RULE(\([A-Z_0-9]*\).*/register \1/p' engine/base/rules.def
    sed -n '/^## Not yet used/,$p' $page | grep -oE '`[A-Z_0-9]+`' | tr -d '`' | sed 's/^/waits /'
    grep -hoE '\b[A-Z][A-Z_0-9]+ \.\.\. [A-Z][A-Z_0-9]+' $sources | sed 's/^/range /; s/ \.\.\. / /'
    grep -hoE '\b[A-Z][A-Z_0-9]+\b' $sources | sed 's/^RULE_//' | sort -u | sed 's/^/word /'
} | awk '
    $1 == "register" { id[++n] = $2; place[$2] = n }
    $1 == "waits"    { waits[$2] = 1 }
    $1 == "word"     { cited[$2] = 1 }
    $1 == "range" && place[$2] && place[$3] { for (i = place[$2]; i <= place[$3]; i++) cited[id[i]] = 1 }
    END {
        for (i = 1; i <= n; i++) {
            good = !cited[id[i]] != !waits[id[i]]
            bad += !good
            print (good ? "ok" : "not ok") " - " id[i] (cited[id[i]] ? " is cited" : "") \
                (waits[id[i]] ? " is listed as not yet used" : "")
        }
        exit bad > 0 || n == 0
    }'
