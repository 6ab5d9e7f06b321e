#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every room has a page of 40 lines that is true: what it names in backquotes is there. The map has the rooms, and journeys whose functions are there.
. tests/lint/say
rooms='engine teams import reports db desk office web cli tests'
# Whether git can say which commits there were: not in an archive, not in a shallow clone.
commits() { [ -z "$(git rev-parse --show-prefix 2>/dev/null || echo none)" ] && [ "$(git rev-parse --is-shallow-repository)" = false ]; }
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
find engine teams import reports db desk office web cli tests -path tests/data -prune -o -type f \( -name '*.[ch]' -o -name '*.page' -o -name '*.def' -o -name '*.sql' -o -name '*.sh' -o -name '*.py' -o -name '*.js' \) -print |
    xargs cat | tr -cs 'A-Za-z_0-9' '\n' | awk '!known[$0]++' >"$dir/words"
word() { grep -qxF "$1" "$dir/words"; }
# A name in backquotes: a file of the room or of the house, a function, a type, a word of the sources.
is_there() { # room, name
    case $2 in
    make\ *) grep -q "^${2#make }:" Makefile || grep -qE "^\.PHONY:.* ${2#make }( |\$)" Makefile ;;
    *' sh '*) [ -e "${2#* sh }" ] ;;
    struct\ *) word "${2#* }" && grep -rqE "^ *$2 \{" --include='*.[ch]' --include='*.page' "$1" engine teams desk ;;
    enum\ *) word "${2#* }" && grep -rqE "^ *$2 \{" --include='*.[ch]' --include='*.page' "$1" engine teams desk ;;
    olympair\ *) grep -qE "^(DO|CMD)\($(echo "${2#olympair }" | cut -d ' ' -f 1)," cli/commands.def ;;
    *'<'*) [ -e "$(dirname "$1/$2")" ] || [ -e "$(dirname "$2")" ] || word "${2%%<*}${2##*>}" ;; # a pattern: its folder
    *'()') word "${2%()}" ;;
    /tmp | --* | -? | sqlite3.h) : ;;
    .[a-z]*) word "${2#.}" ;; # a column of a table
    *[./]*) ls -d $1/$2 >/dev/null 2>&1 || ls -d $2 >/dev/null 2>&1 ;;
    *) word "$2" || [ -e "$1/$2" ] ;;
    esac
}
say 'every room has a page of 40 lines at most' "$(
    for room in $rooms; do
        [ -s "$room/README.md" ] || { echo "$room/README.md is not there" && continue; }
        [ "$(wc -l <"$room/README.md")" -le 40 ] || echo "$room/README.md has more than 40 lines"
        for heading in 'Five words' 'Read in this order' 'Contract' 'To add'; do
            grep -qxF "## $heading" "$room/README.md" || echo "$room/README.md has no heading \"$heading\""
        done
    done)"
say 'what the page of a room names is there' "$(
    for room in $rooms; do
        names=$(grep -oE '`[^`]+`' "$room/README.md" | tr -d '`' | sort -u)
        [ "$(echo "$names" | wc -l)" -ge 15 ] || echo "$room/README.md cannot be read"
        echo "$names" | while read -r name; do
            is_there "$room" "$name" || echo "$room/README.md: $name"
        done
    done)"
say 'the commits that pages show as examples are there' "$(
    commits || exit
    grep -oE 'commit [0-9a-f]{7,}' CONTRIBUTING.md $(for room in $rooms; do echo "$room/README.md"; done) | while IFS=: read -r page commit; do
        git merge-base --is-ancestor "${commit#commit }" HEAD 2>/dev/null || echo "$page: $commit"
    done)"
# Its journeys name functions as `cli/main.c: main`, `web/desk/page_people.page: serve_people`, and scripts by their path.
say 'the map has every room, and the functions of its journeys are there' "$(
    for room in $rooms; do
        grep -qF "]($(echo ../$room/README.md))" docs/map.md || echo "docs/map.md does not lead to $room/README.md"
    done
    [ "$(wc -l <docs/map.md)" -le 100 ] || echo 'docs/map.md has more than 100 lines'
    [ "$(grep -c '^1\. ' docs/map.md)" -eq 4 ] || echo 'docs/map.md has not four journeys'
    steps=$(grep -oE '`[a-z_/]+\.(c|page): [a-z_0-9]+`' docs/map.md | tr -d '`')
    [ "$(echo "$steps" | wc -l)" -ge 40 ] || echo 'the journeys of docs/map.md cannot be read'
    echo "$steps" | while IFS=': ' read -r file function; do
        [ -e "$file" ] && grep -qE "^[a-z][a-zA-Z_0-9 *]*[ *]$function\(" "$file" || echo "docs/map.md: $file has no function $function"
    done
    grep -oE '`[^` ]+\.[a-z]+`' docs/map.md | tr -d '`' | sed 's/:$//' | grep -v '\.oly$' | while read -r file; do
        [ -e "$file" ] || echo "docs/map.md: $file"
    done)"
exit $status
