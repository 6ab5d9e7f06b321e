#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Which folder may include which, and where each library has its one home.
allowed=$(grep -v '^#' tests/lint/rooms.txt)

# header prefix, files that may include it; decisions of desk/ look at the event in memory and never at the file
homes='libxml/ import/xml.c|import/xml_words.c|import/xml_stream.c
zip.h import/unzip.c
hpdf reports/format/haru*.[ch]
cairo reports/format/picture.c
reports/format/haru_doc.h reports/format/haru*.c
xlsxwriter reports/format/xlsx*.c
qrencode reports/format/qr.c
zlib reports/format/zip.c|reports/format/gzip.c|import/png.c
microhttpd web/server/server.c|web/public/spectators.c|web/http/lines.c
seccomp web/process/jail_calls.c
linux/landlock web/process/jail.c
sqlite3 db/*
utf8proc teams/text.c|teams/joiner.c
jansson reports/exchange/json_public.c|import/json*.c|web/page/json.c
sodium db/digest.c|db/secret.c|web/http/session.c
web/process/ web/*|cli/main.c
web/\(http\|page\|server\|captain\|desk\|front\)/ web/*
web/base/messages.h web/*|cli/pot.c
web/web.h web/*|cli/serve.c
web/base/plan.h web/*|cli/serve.c
web/public/poster.h web/*|cli/main.c
web/public/public.h web/*|cli/main.c
web/public/site_live.h web/*|cli/site.c
fontconfig reports/format/font*
fribidi reports/format/shape.c
hb reports/format/glyphs.c
db/store.h db/*|desk/base/desk.c|desk/base/task.c|desk/past/apart.c
db/load.h db/*|desk/base/desk.c|desk/base/event_cache.c|desk/past/apart.c|desk/past/past.c|desk/past/undo.c|desk/file/fsck.c|desk/file/backup.c|desk/event/takeover.c'

status=0
say() { # ok|not ok, text
    echo "$1 - $2"
    [ "$1" = ok ] || status=1
}

lines=$(mktemp) && trap 'rm -f "$lines"' EXIT
grep -rHn '^ *# *include *"' --include='*.[ch]' --include='*.page' --include='*.def' engine teams import reports db desk office web cli |
    sed 's/^\([^:]*:[0-9]*\):.*"\([^"]*\)".*/\1 \2/' >"$lines"
# A room that ends in /* stands for every folder below it.
awk -v rows="$allowed" '
    function folder(path) { return sub(/\/[^\/]*$/, "", path) ? path : "" }
    function is_in(room, may, one, n, i) {
        n = split(may, one, " ")
        for (i = 1; i <= n; i++)
            if (one[i] == room || (one[i] ~ /\/\*$/ && index(room, substr(one[i], 1, length(one[i]) - 1)) == 1)) return 1
        return 0
    }
    BEGIN {
        n = split(rows, row, "\n")
        for (i = 1; i <= n; i++) { at = index(row[i], ":"); name[i] = substr(row[i], 1, at - 1); may[name[i]] = substr(row[i], at + 1) }
    }
    {
        file = $1
        sub(/:[0-9]*$/, "", file)
        own = folder(file)
        if (own in may && !is_in(folder($2), may[own])) wrong[own] = wrong[own] " " $1 " includes " $2
    }
    END {
        for (i = 1; i <= n; i++)
            if (wrong[name[i]]) { print "not ok - " name[i] ":" wrong[name[i]]; bad = 1 }
            else print "ok - " name[i] " includes only" may[name[i]]
        exit bad
    }' "$lines" || status=1
wrong=$(find engine teams import reports db desk office web cli -name '*.[ch]' -o -name '*.page' | sed 's|/[^/]*$||' | sort -u | while read -r folder; do
    echo "$allowed" | grep -q "^$folder:" || echo "$folder"
done)
[ -z "$wrong" ] && say ok 'every folder has its row' || say 'not ok' "no row says what may be included in: $wrong"

all=$(mktemp) && trap 'rm -f "$lines" "$all"' EXIT
grep -rHn '^ *# *include *[<"]' --include='*.[ch]' --include='*.page' --exclude-dir=build --exclude-dir=tests . | sed 's|^\./||' >"$all"
while read -r library home; do
    wrong=$(set -f
        patterns=$(echo "$home" | tr '|' ' ')
        grep ":[0-9]*: *# *include *[<\"]$library" "$all" | while IFS=: read -r file line rest; do
        found=
        for pattern in $patterns; do
            case $file in $pattern) found=1 ;; esac
        done
        [ "$found" ] || echo "$file:$line:$rest"
    done)
    [ -z "$wrong" ] && say ok "$library only in $home" || say 'not ok' "$library outside $home: $wrong"
done <<END
$homes
END
exit $status
