#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Nobody has won while something is open: after the last round an unfinished game, a result that is missing, two entries that differ or one that is missing, a
# dispute. Each at every place that names a winner: front page, page for the press, picture, closing list, prizes, medals, standings, cross table, norms, what is
# exported, what comes next. Once it is settled all of them are final.
. "$(dirname "$0")/checks"
cd "$dir" || exit 1
export OLYMPAIR_USER=TAP
NOW='2016-09-02 10:00'
is() { # what, is, expected
    say "$1" "$([ "$2" = "$3" ] || printf '%s\ninstead of\n%s' "$2" "$3")"
}
do_it() { "$program" "$@" --now "$NOW" >>log 2>&1 || { cat log; exit 1; }; }
flat() { tr -s '\n ' ' '; }
winners() { # the pages of the site that name a winner
    rm -rf www
    "$program" site e.oly www >>log 2>&1
    grep -rl 'Winner: ' www | sed 's|www/||' | sort | tr '\n' ' '
}
medallists() { sed 's/<[^>]*>//g' www/*/player-*.html | grep -cE 'oard [12] · (gold|silver|bronze)'; }
over() { python3 -c 'import json; print(json.load(open("www/now.json"))["sections"][0]["over"])'; }
open_everywhere() { # what it is, what is lacking
    is "$1: no page names a winner" "$(winners)" ''
    is "$1: nor do programs learn of one" "$(over)" False
    for report in standings crosstable closing prizes medals boardlist norms unbeaten rating-changes progressive; do
        "$program" report e.oly "$report" -r 2 >said 2>&1
        say "$1: $report is provisional" "$(grep -qw PROVISIONAL said || cat said)"
        [ "$report" = closing ] || [ "$report" = progressive ] || say "$1: $report says why" "$(flat <said | grep -qF "$2" || cat said)"
    done
    is "$1: JSON has it" "$("$program" report e.oly prizes -r 2 -f json | sed -n 's/.*"status": "\(.*\)",/\1/p')" PROVISIONAL
    say "$1: the front page says why" "$(sed 's/<[^>]*>//g' www/index.html | flat | grep -qF "$2" || echo no)"
    say "$1: the page for the press, too" "$(sed 's/<[^>]*>//g' www/press.html | flat | grep -qF "$2" || echo no)"
    is "$1: no player has a medal on his page" "$(medallists)" 0
    say "$1: the file for chess-results says so in a comment" "$("$program" export e.oly --as chess-results 2>said | grep -qxF "<!-- $2 -->" || echo no)"
    say "$1: and who writes it hears it" "$(grep -qF "are not final yet. $2" said || cat said)"
    say "$1: so does who writes the event as JSON" "$("$program" export e.oly --as json 2>&1 >json | grep -qF "are not final yet. $2" || echo no)"
    is "$1: CSV cannot say it, and says so" "$("$program" standings e.oly -r 2 -f csv 2>&1 >csv)" 'csv has no place to say that this is PROVISIONAL'
}
final_everywhere() {
    say "$1: the site names the winner" "$(winners | grep -q 'index.html' || echo no)"
    is "$1: programs learn of it" "$(over)" True
    say "$1: players have their medals" "$([ "$(medallists)" -gt 0 ] || medallists)"
    for report in standings closing prizes medals norms; do
        "$program" report e.oly "$report" >said 2>&1
        say "$1: $report is final" "$(grep -iw provisional said)"
    done
    say "$1: the tournament file is, too" "$("$program" export e.oly 2>>log | grep '^### Prov')"
    say "$1: and what else is written" "$({ "$program" export e.oly --as chess-results; "$program" export e.oly --as json; "$program" standings e.oly -f csv; } 2>&1 | grep -i 'provis\|not final')"
}
settled() { # how it is settled
    do_it "$@"
    final_everywhere "$*"
}
begin() { # options of the section; two rounds of four teams on two boards, but for the last board of round 2
    rm -rf e.oly* log
    do_it new e.oly --name Cup --federation NOR
    do_it section e.oly open --boards 2 --squad-size 2 --rounds 2 "$@"
    {
        echo 'team,federation,player,rating'
        for team in 'Ash ENG' 'Birch FRA' 'Cedar GER' 'Doum ESP'; do
            set -- $team
            for p in 1 2; do echo "$1,$2,$1 $p,2${p}00"; done
        done
    } >teams.csv
    do_it import e.oly teams.csv
    do_it number e.oly
    do_it set e.oly --rounds 2
    do_it lot e.oly white
    for round in 1 2; do
        do_it pair e.oly
        do_it publish e.oly --confirm --leave-fide-mode
        do_it result e.oly 1 1-0 1/2 --players 1,2 --opponents 1,2
        [ $round = 2 ] || do_it result e.oly 2 1-0 1/2 --players 1,2 --opponents 1,2
    done
    do_it result e.oly 2.1 1-0
}

begin --system team-swiss-2026
"$program" report e.oly closing -r 2 >said 2>&1
say 'a result is missing: the list of medals is provisional' "$(grep -qw PROVISIONAL said || cat said)"
say 'and says what is missing' "$(flat <said | grep -qF 'Round 2 is being played: 1 of 2 matches are finished' || cat said)"
is 'no page names a winner' "$(winners)" ''
is 'nor do programs learn of one' "$(over)" False
do_it result e.oly 2.2 '*'
open_everywhere 'an unfinished game' 'Provisional, 1 game unfinished.'
say 'the tournament file says so' "$("$program" export e.oly 2>>log | grep -q '^### Provisional, 1 game unfinished' || echo no)"
is 'its match is not over' "$(sed 's/<[^>]*>/ /g' www/press.html | flat | grep -o 'of 4 games finished · . of 2 matches final')" 'of 4 games finished · 1 of 2 matches final'
is 'nor the game' "$(sed 's/<[^>]*>/ /g' www/open/round-2/pairings.html | flat | grep -oE '. of 2 finished|Final' | sort | tr '\n' ' ')" '1 of 2 finished Final '
is 'the game comes next, and where' "$("$program" show e.oly | sed -n 's/^ *next: //p')" 'olympair enter e.oly --round 2'
settled result e.oly 2.2 1-0
do_it sign e.oly Ash --dispute 'board 2 was drawn'
open_everywhere 'a dispute' 'Provisional, 1 result disputed.'
say 'who disputes what is nobody'"'"'s business' "$(grep -rl 'was drawn' www)"
settled sign e.oly Ash --agree
do_it result e.oly 2 --second 1-0 1/2 --user Anna
open_everywhere 'two entries that differ' 'Provisional, 1 table to be compared.'
settled result e.oly 2.2 1-0 --second --correct --reason misread --user Anna
do_it set e.oly --double-entry yes --confirm
open_everywhere 'a second entry is missing' 'Provisional, 3 tables to be compared.'

# Before the last round nothing is called provisional that was not before, and no unfinished game of an earlier round is forgotten.
begin --system team-swiss-2026
do_it result e.oly 2.2 1-0
do_it result e.oly 2.2 '*' --round 1 --correct --reason 'it goes on'
open_everywhere 'an unfinished game of an earlier round' 'Provisional, 1 game unfinished.'
say 'after round 1 standings are those after round 1' "$("$program" standings e.oly -r 1 | grep -w PROVISIONAL)"
settled result e.oly 2.2 0-1 --round 1 --correct --reason 'it has ended'

# Who is equal in everything shares the place, on every page as in the list of medals.
named() { sed 's/<[^>]*>/ /g' www/"$1" | flat; }
medals() { python3 -c '
import re
page = open("www/index.html").read()
print(" ".join("%s %s" % m for m in re.findall(r"<section class=\"medal (\w+)\">.*?<a [^>]*>(\w+)</a>", page, re.S)))'; }
begin --system olympiad
do_it result e.oly 2.2 1/2
for drawn in '1 1' '1 2' '2 1' '2 2'; do do_it result e.oly "${drawn#* }.1" 1/2 --round "${drawn% *}" --correct --reason 'all agreed'; done
winners >/dev/null
is 'four that are equal have gold, all of them' "$(medals)" 'gold Ash gold Birch gold Cedar gold Doum'
say 'the page of the press names them' "$(named press.html | grep -qF 'Winners: Ash, Birch, Cedar, Doum' || echo no)"
say 'nobody is said to have been decided by anything' "$(named index.html | grep -qF 'these share the first place: Ash, Birch, Cedar, Doum.' || named index.html)"
do_it result e.oly 1.1 1-0 --correct --reason misread
winners >/dev/null
is 'one that is not equal has it alone' "$(medals)" 'gold Doum silver Birch bronze Cedar'
do_it expel e.oly Doum --confirm --reason 'left without a word'
winners >/dev/null
is 'who is expelled has none' "$(medals)" 'gold Birch silver Cedar bronze Ash'
say 'and is not called the winner' "$(named press.html | grep -qF 'Winner: Birch' || echo no)"

# Twelve teams without ratings, one round, the better number wins: six are equal in front, and six behind, two of them in each of the categories C to E (numbers
# 7 and 8, 9 and 10, 11 and 12); on board 1 six have won against 1400.
placed() { python3 -c '
import re, sys
page = open("www/" + sys.argv[1]).read()
for table in re.findall(r"<table>.*?</table>", page[page.index(" best\""):], re.S):
    for row in re.findall(r"<tr>(<th scope=\"row\">.*?)</tr>", table, re.S):
        cell = [re.findall(r"<a [^>]*>([^<]*)</a>", c) for c in row.split("<td>")]
        print(re.sub("<[^>]*>", "", row.split("<")[1].split(">")[1]).strip(), *("%d:%s" % (i, " ".join(sorted(c))) for i, c in enumerate(cell) if c and i), sep=" | ")' "$1"; }
rm -rf e.oly* log
do_it new e.oly --name Lots --federation NOR
do_it section e.oly open --boards 2 --squad-size 2 --rounds 1 --system olympiad
{
    echo 'team,federation,player'
    for n in 01AUT 02BEL 03CRO 04DEN 05ENG 06FIN 07GER 08HUN 09ITA 10LAT 11MLT 12NOR; do
        for p in P Q; do echo "T${n%???},${n#??},$p${n%???}"; done
    done
} >teams.csv
do_it import e.oly teams.csv
do_it number e.oly
do_it lot e.oly white
do_it pair e.oly
do_it publish e.oly --confirm --leave-fide-mode
for table in 1 3 5; do do_it result e.oly $table 1-0 1-0 --players 1,2 --opponents 1,2; done
for table in 2 4 6; do do_it result e.oly $table 0-1 0-1 --players 1,2 --opponents 1,2; done
winners >/dev/null
equal='Board 1 | 1:P01 P02 P03 P04 P05 P06
Board 2 | 1:Q01 Q02 Q03 Q04 Q05 Q06
C | 1:T07 T08
D | 1:T09 T10
E | 1:T11 T12'
is 'who shares a place in a category or on a board stands in it' "$(placed index.html)" "$equal"
is 'so does the page for the press' "$(placed press.html)" "$equal"
is 'and the prizes' "$("$program" prizes e.oly -f csv 2>&1 | grep -c '^category,[345],1,1,gold')" 6
exit $status
