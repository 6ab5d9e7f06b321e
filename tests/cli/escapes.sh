#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# SOAK alone: how a text is shown is tried by tests/unit/teams/test_text.c.
# Nothing that came from outside moves the cursor of whoever reads: control characters, marks that turn the direction of
# writing and letters that nobody sees are written out, in what is printed and in what is said, wherever they came from.
. "$(dirname "$0")/golden"

esc=$(printf '\033[31mred') bidi=$(printf 'a\342\200\256b') hidden=$(printf 'Nor\342\200\213way')
c1=$(printf 'x\302\2332J') latin=$(printf 'caf\351') line=$(printf 'one\ntwo') back=$(printf 'one\rtwo')

# Nothing but letters, blanks and ends of lines may come out of the program, and isolates that begin and end (directions.sh).
isolates='s/\xe2\x81\xa8(([^\xe2]|\xe2[^\x81])*)\xe2\x81\xa9/\1/g'
clean() {
    "$program" "$@" >said 2>&1 </dev/null
    code=$?
    cat said
    echo "[exit $code]"
    ! LC_ALL=C sed -E -e 's/\r$//' -e "$isolates" said | grep -qP '[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\x8b-\x8f\xaa-\xae]|\xe2\x81[\xa0-\xa9]' ||
        echo 'RAW LETTERS CAME OUT'
    [ -z "$whole" ] || iconv -f utf-8 -t utf-8 said >/dev/null || echo 'NOT UTF-8'
}
whole=yes

cp "$data/small/registration.xml" .
quietly new e.oly --name 'Small Olympiad'
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly absent e.oly Ireland -s open
quietly pair e.oly -s open
quietly publish e.oly -s open

echo '# words of the command line'
for bad in "$esc" "$bidi" "$hidden" "$c1" "$latin" "$line" "$back"; do
    clean "$bad"
    clean show "$bad"
    clean result e.oly "$bad" 1-0 1-0 1-0 1-0 -s open
    clean standings e.oly -s "$bad"
    clean "--$bad"
    clean show e.oly "--$bad"
    clean import e.oly "$bad"
    clean federations -o "no/$bad.csv"
    clean federations -f "$bad"
    clean new "no/$bad.oly" --name Cup
    clean backup e.oly "no/$bad"
    clean lot e.oly "$bad" -s open
    clean absent e.oly Greece -s open --reason "$bad" --now "$NOW"
    clean absent e.oly Greece -s open --user "$bad" --now "$NOW"
    clean absent e.oly Greece -s open --now "$bad"
    OLYMPAIR_USER=$bad clean absent e.oly Greece -s open --now "$NOW"
done

echo '# names of files that are there'
cp e.oly "$esc.oly"
clean show "$esc.oly"
clean backup "$esc.oly" "copy of $esc.oly"
clean fsck "$esc.oly"
clean new "$c1.oly"
clean new "$back.oly" --name back
clean backup "$back.oly" "copy of $back.oly"
cp registration.xml "$esc.xml"
clean import e.oly "$esc.xml" --dry-run
clean verify "$esc.xml"

echo '# what is in files'
printf 'round,table,board,%s\n1,1,1,1-0\n' "$esc" >bad.csv
clean results e.oly bad.csv -s open
printf 'round,table,board,result\n1,1,1,%s\n1,1,2,%s\n' "$esc" "$c1" >bad.csv
clean results e.oly bad.csv -s open
printf 'teams = %s\n%s = 3\n' "$esc" "$c1" >bad.plan
clean engine -g bad.plan
clean simulate bad.plan
printf '012 %s\n042 %s\n310 %s\n' "$esc" "$esc" "$esc" >bad.trf
clean engine -p bad.trf
clean engine -c bad.trf
printf '{"event": "%s"}\n' "$esc" >bad.json
clean verify bad.json
clean engine -j bad.json
printf 'olympair-simulation,1\n%s\n' "$esc" >bad.part
clean simulate --merge bad.part

echo '# names in an event that another program changed, of the same length'
changed() { # what stands there, what shall: at the first place or at all
    LC_ALL=C sed "s/$1/$2/g" e.oly >tampered.oly
    cmp -s e.oly tampered.oly && echo "NOTHING WAS CHANGED: $1"
    cat >commands <<'ALL'
show
teams
pairings
standings
presence
journal
check
fsck
trace
export
explain
report cards
report boards
report teams -f csv
report pairings -f json
report pairings -f csv
standings --explain 1
explain -f csv
lineup Vietnam
result 1 1-0 1/2 0-1 1-0
undo --reason why
ALL
    while read -r command words; do
        case $command in show | fsck | journal | undo) section= ;; *) section='-s open' ;; esac
        cp tampered.oly t.oly
        clean $command t.oly $words $section >shown
        case $command in trace) lines=RAW ;; *) lines="RAW\|NOT UTF-8\|^am\|^lympiada" ;; esac
        grep -a "$lines" shown && echo "^ $command $words: $1" && cat -v shown | head -n 20
    done <commands
    clean show t.oly | head -n 1
    clean pairings t.oly -s open | grep -a 'u00\|x9B\|u202E\|u200B' | head -n 2
}
changed 'Vietnam' "$(printf 'V\033[31mm')"
changed 'Vietnam' "$(printf 'V\302\2332Jxm')"
changed 'Vietnam' "$(printf 'Vi\342\200\256mm')"
changed 'Vietnam' "$(printf 'Vi\342\200\213mm')"
changed 'Vietnam' 'Viet\nam'
changed 'Small Olympiad' 'Small\nlympiada'
changed 'Small Olympiad' "$(printf 'Small \033[31mmpad')"
