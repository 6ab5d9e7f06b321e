#!/bin/sh
# Which folder may include which, and where each library has its one home.
allowed='engine: engine
teams: engine teams
import: engine teams import
reports: engine teams reports
db: engine teams db
desk: engine teams db desk
cli: engine teams import reports db desk cli'

# header prefix, files that may include it
homes='libxml/ import/xml.c
hpdf reports/pdf*.c
sqlite3 db/*
utf8proc teams/text.c
jansson reports/json*.c|import/json*.c
sodium db/digest.c
fontconfig reports/*'

status=0
say() { # ok|not ok, text
    echo "$1 - $2"
    [ "$1" = ok ] || status=1
}

lines=$(mktemp) && trap 'rm -f "$lines"' EXIT
while IFS=: read -r folder may; do
    [ -d "$folder" ] || continue
    grep -Hn '^ *# *include *"' $(find "$folder" -name '*.[ch]' -o -name '*.def') |
        sed 's/^\([^:]*:[0-9]*\):.*"\([^"]*\)".*/\1 \2/' >"$lines"
    wrong=$(while read -r place header; do
        case " $may " in *" ${header%%/*} "*) [ "$header" != "${header%/*}" ] || echo "$place $header" ;;
        *) echo "$place includes $header" ;; esac
    done <"$lines")
    [ -z "$wrong" ] && say ok "$folder includes only$may" || say 'not ok' "$folder: $wrong"
done <<END
$allowed
END

while read -r library home; do
    wrong=$(grep -Hn "^ *# *include *[<\"]$library" $(find . -path ./build -prune -o -path ./tests -prune -o -name '*.[ch]' -print) |
        sed 's|^\./||' | while IFS=: read -r file line rest; do
        found=
        for pattern in $(echo "$home" | tr '|' ' '); do
            case $file in $pattern) found=1 ;; esac
        done
        [ "$found" ] || echo "$file:$line:$rest"
    done)
    [ -z "$wrong" ] && say ok "$library only in $home" || say 'not ok' "$library outside $home: $wrong"
done <<END
$homes
END
exit $status
