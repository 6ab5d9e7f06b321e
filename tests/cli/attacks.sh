#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: each reader of files is tried with bad ones by its own test.
# Files that somebody made to do harm, and what is no file at all, before every reader of the program: each is refused with a sentence
# within its time, the event is what it was, and nothing was made. What swells in a workbook: tests/unit/import/test_xlsx.c.
. "$(dirname "$0")/golden"
ulimit -t 10
cp "$data/small/registration.xml" "$data/small/standard_oct26frl.xml" .
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly list load standard_oct26frl.xml -o l.fide

letters() { head -c "$2" /dev/zero | tr '\0' "$1"; } # which, how many
try() { timeout 20 "$program" "$@" </dev/null 2>&1 | cut -c1-150 | sed -n '1p;$p' | uniq; }
readers() { # files: each before every reader
    for bad; do
        echo "# $bad"
        for reader in "import e.oly FILE" "list load FILE -o made.fide --date 2026-01-01" "new made.oly FILE" "results e.oly FILE -s open" \
            "ratings e.oly --list FILE" "ratings e.oly --list l.fide --accept FILE" "lineups e.oly FILE -s open"; do
            untouched e.oly try $(echo "$reader" | sed "s|FILE|$bad|")
        done
        [ -z "$(ls | grep ^made)" ] || echo "BUT $(ls | grep ^made) WAS MADE"
    done
}

# Nothing outside of a file is read, and no entity grows.
billion() { # name of the root
    printf '<!DOCTYPE x [<!ENTITY l0 "lol">'
    for i in 1 2 3 4 5 6 7 8 9; do
        printf '<!ENTITY l%d "%s">' $i "$(for k in 1 2 3 4 5 6 7 8 9 10; do printf '&l%d;' $((i - 1)); done)"
    done
    printf ']><%s>&l9;</%s>' "$1" "$1"
}
echo secret >secret
for element in registration playerslist chessresults results; do
    printf '<!DOCTYPE x [<!ENTITY e SYSTEM "secret">]><%s>&e;</%s>' $element $element >outside-$element.xml
    billion $element >billion-$element.xml
    { printf '<%s>' $element; letters '<' 100000 | sed 's/</<a>/g'; } >deep-$element.xml
done
for kind in outside billion deep; do
    echo "# $kind"
    untouched e.oly try import e.oly $kind-registration.xml
    untouched e.oly try list load $kind-playerslist.xml -o made.fide --date 2026-01-01
    untouched e.oly try new made.oly $kind-chessresults.xml
    untouched e.oly try results e.oly $kind-results.xml -s open
done

# What is no file, or one without an end.
mkdir folder
mkfifo pipe
ln -s e.oly event.xml
ln -s round round
readers folder pipe event.xml round /dev/zero missing
: >empty.xml
readers empty.xml

# Packed, cut off, in other letters, long lines, deep brackets.
{ echo '<registration/>'; letters ' ' 1000000; } | gzip -9 >packed.gz
head -c 700 registration.xml >cut.xml
printf '\377\376<\0r\0/\0>\0' >utf16.xml
printf 'section,team,player\nopen,Gr\374n,M\374ller\n' >latin.csv
{ printf 'team,player\n'; letters a 1000000; } >line.csv
{ printf '012 '; letters a 1000000; } >line.trf
{ printf '[Event "'; letters '(' 1000000; } >line.pgn
{ printf '[Event "x"]\n\n'; letters '(' 1000000; } >brackets.pgn
letters '[' 1000000 >deep.json
readers packed.gz cut.xml utf16.xml latin.csv line.csv line.trf line.pgn brackets.pgn deep.json

# A folder that is watched: a link to the event and a pipe in it are no games.
mkdir live
ln -s ../e.oly live/event.pgn
mkfifo live/pipe.pgn
untouched e.oly sh -c 'timeout -s INT 1 "$1" results e.oly -s open --watch live --now "$2" </dev/null' sh "$program" "$NOW"

# What is written is never what is read.
untouched standard_oct26frl.xml try list load standard_oct26frl.xml -o standard_oct26frl.xml
untouched e.oly try list load standard_oct26frl.xml -o e.oly
untouched e.oly try export e.oly -s open -o event.xml
untouched e.oly try new e.oly registration.xml

# Bytes that the encoding does not have: the XML library printed lines of its own.
for element in registration playerslist chessresults results; do
    printf '<?xml version="1.0" encoding="GB2312"?>\n<%s a="\332data\377\376"/>' $element >letters-$element.xml
done
untouched e.oly try import e.oly letters-registration.xml
untouched e.oly try list load letters-playerslist.xml -o made.fide --date 2026-01-01
untouched e.oly try new made.oly letters-chessresults.xml
untouched e.oly try results e.oly letters-results.xml -s open
