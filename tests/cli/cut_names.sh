#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Names that differ at their end alone stay different wherever they are cut: "... I", "... II", "... III", "... IV" of a long name, of teams and of players, in text
# and in PDF, on sheets, cards, forms and charts.
. "$(dirname "$0")/checks"
cd "$dir" || exit 1
export OLYMPAIR_USER=TAP LC_ALL=C.UTF-8
{
    echo 'team,federation,player,rating'
    for end in 'I ENG' 'II FRA' 'III GER' 'IV ESP'; do
        set -- $end
        for p in 1 2; do echo "International Chess Club of Upper Nowhere and Surroundings $1,$2,Featherstonehaugh-Cholmondeley Bartholomew Maximilian $p $1,2${p}00"; done
    done
} >teams.csv
do_it() { "$program" "$@" --now '2016-09-02 10:00' >>log 2>&1 || { cat log; exit 1; }; }
do_it new e.oly --name Cup --federation NOR
do_it section e.oly open --boards 2 --squad-size 2 --rounds 3 --system team-swiss-2026
do_it import e.oly teams.csv
do_it number e.oly
do_it lot e.oly white
do_it pair e.oly
do_it publish e.oly --confirm --leave-fide-mode
do_it lineups e.oly --open --reason 'all are in'
for table in 1 2; do do_it result e.oly $table 1-0 1/2; done
ends() { # file: which ends are there
    for end in I II III IV; do grep -qE "(^|[^A-Z])$end([^A-Z]|\$)" "$1" || echo "no $end"; done
}
for report in pairings boards standings crosstable teams numbers captains table-cards match-sheets index small-player-cards entry-sheet boardlist rating-changes; do
    "$program" report e.oly $report >text 2>>log
    say "$report as text" "$(ends text)"
    "$program" report e.oly $report -o sheet.pdf >>log 2>&1
    pdftotext -layout sheet.pdf pdf 2>>log
    say "$report as PDF" "$(ends pdf)"
    rm -f sheet.pdf
done
"$program" pairings e.oly >text
say 'what is cut is cut in the middle' "$(grep -qE 'International Chess[^…]*…[^…]*s III?( |$)' text || cat text)"
for kind in trf26 trf16 chess-results; do
    "$program" export e.oly --as $kind -o made.$kind >>log 2>&1
    for of in International Featherstonehaugh; do
        grep -o "$of[^\"0-9]*[0-9]* *I*V*" made.$kind | sort -u >text
        say "$kind: each $of is another" "$([ "$(wc -l <text)" -ge 4 ] || cat text)"
    done
done
say 'a tournament file is taken over' "$("$program" new back.oly made.trf26 --confirm 2>&1 | grep -v '^back.oly: a new event$\|^warning')"
"$program" site e.oly www >>log 2>&1
sed 's/<[^>]*>//g' www/screen.html >text
say 'the screens of a hall' "$(ends text)"
exit $status
