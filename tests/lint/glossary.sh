#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The glossary: one word, one thing, in the order of the alphabet; what it leads to is there.
. tests/lint/say
words() { sed -n 's/^| \([^|]*[^| ]\) *|.*/\1/p' docs/glossary.md | sed 1d; }
say 'the glossary is in the order of the alphabet, and has no word twice' "$(
    [ "$(words | wc -l)" -ge 80 ] || echo 'docs/glossary.md cannot be read'
    words | tr 'A-Z-' 'a-z ' | LC_ALL=C sort -uc 2>&1 | sed 's/^sort: -:/row /')"
say 'a word that the glossary leads to has a row' "$(
    grep '^|' docs/glossary.md | grep -oE '[^*]\*[a-z][a-z -]*\*([^*]|$)' | tr -d '*' | sed 's/^.//; s/[^a-z]$//' | sort -u | while read -r word; do
        words | grep -qxE "$word|${word%s}|${word%a}on" || echo "$word"
    done)"
say 'what the glossary says of the code is there' "$(
    sed -n 's/^|.*|\([^|]*\)|$/\1/p' docs/glossary.md | grep -oE '`[^`<]+`' | tr -d '`' | sort -u | while read -r name; do
        case $name in
        */*) [ -e "$name" ] ;;
        'struct '* | 'enum '*) grep -rqE "^ *$name \{" --include='*.[ch]' --include='*.page' engine teams import reports db desk office web cli ;;
        *.*) grep -rqw "${name#*.}" --include='*.h' teams reports engine ;;
        *) grep -rqw "$name" --include='*.[ch]' --include='*.page' --include='*.def' engine teams import reports db desk office web cli ;;
        esac || echo "$name"
    done)"
exit $status
