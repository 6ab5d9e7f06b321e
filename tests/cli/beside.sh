#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# One section has ended early, the other goes on: what both win together waits for the other, at every place; once both are over nothing is
# "as it stands", and whoever asks for it, from whichever section, gets the same.
. "$(dirname "$0")/checks"
here=$PWD
cd "$dir" || exit 1
export OLYMPAIR_USER=TAP
NOW='2026-09-12 10:00'
do_it() { "$program" "$@" --now "$NOW" >>log 2>&1 || { cat log; exit 1; }; }
site() { "$program" site e.oly www >>log 2>&1; }
report() { COLUMNS=200 "$program" report e.oly "$@" 2>&1; }
has() { # what, sentence, text
    say "$1" "$(printf '%s\n' "$3" | grep -qF "$2" || printf 'no "%s" in\n%s' "$2" "$3")"
}
lacks() {
    say "$1" "$(printf '%s\n' "$3" | grep -F "$2")"
}
page() { sed 's/<style.*<\/style>//; s/<[^>]*>/ /g' "www/$1" | tr -s '\n ' ' '; }
round_of() { # section, round, tables
    do_it pair e.oly -s "$1"
    do_it publish e.oly -s "$1" --confirm
    for table in $3; do
        do_it result e.oly "$table" "$([ $((table % 2)) = 1 ] && echo 1-0 || echo 0-1)" 1/2 1/2 1-0 -s "$1"
    done
}
cp "$here/tests/data/small/registration.xml" .
do_it new e.oly
do_it import e.oly registration.xml
for section in open women; do
    do_it number e.oly -s $section
    do_it lot e.oly white -s $section
done
for section in open women; do
    round_of $section 1 "$([ $section = open ] && echo 1 2 3 4 5 || echo 1 2 3 4)"
    round_of $section 2 "$([ $section = open ] && echo 1 2 3 4 5 || echo 1 2 3 4)"
done
both='Open Section and Women’s Section, by the sum of places'
has 'both go on: prizes say how far the other is' 'Women’s Section: as it stands after round 2.' "$(report prizes -s open)"
has 'and the closing list is as if the event ended now, for both' "$both" "$(report closing -s open)"
do_it shorten e.oly --rounds 2 --reason storm -s women --confirm
do_it shorten e.oly --rounds 3 --reason storm -s open --confirm

round_of open 3 '1 2 3 4'
out='The medals of Open Section and Women’s Section together are left out: Open Section is not over.'
has 'closing of the section that has ended: left out, and why' "$out" "$(report closing -s women)"
lacks 'nobody is called up for it' "$both" "$(report closing -s women)"
lacks 'nor is anything else' PROVISIONAL "$(report closing -s women)"
say 'nor in CSV' "$(report closing -s women -f csv | grep '^combined')"
"$program" print e.oly --set end -s women -o end.pdf >>log 2>&1
has 'nor is it printed' "$out" "$(pdftotext -layout end.pdf - | tr -s '\n ' ' ')"
has 'its prizes say how far the other is' 'Open Section: as it stands after round 2.' "$(report prizes -s women)"
has 'and so does their page' 'Open Section: as it stands after round 2.' "$(site; page women/prizes.html)"
has 'as does the list of both' 'Open Section: as it stands after round 2.' "$(report combined -s women)"
has 'which is provisional' PROVISIONAL "$(report combined -s women)"
has 'and says what is being played' 'Round 3 is being played and not counted here: 4 of 5 matches are finished' "$(report combined -s women)"
has 'so are the medals' PROVISIONAL "$(report medals -s women)"
lacks 'nobody says so of the section that is over' 'Women’s Section: as' "$(report prizes -s open; report combined -s open; report medals -s open; page open/prizes.html)"

do_it result e.oly 5 1-0 1/2 1/2 1-0 -s open
for name in prizes closing combined medals; do
    for section in open women; do
        lacks "both are over: $name of $section is final" 'as it stands' "$(report $name -s $section)"
        lacks "both are over: $name of $section is not provisional" PROVISIONAL "$(report $name -s $section)"
    done
done
has 'closing has the medals of both' "$both" "$(report closing -s women)"
together() { report "$1" -s "$2" -f csv | grep '^combined' | sort; }
for name in prizes closing combined; do
    say "$name: from both sections the same" "$([ "$(together $name open)" = "$(together $name women)" ] && [ "$(together $name open)" ] || { together $name open; together $name women; })"
done
say 'medals: from both sections the same' "$([ "$(report medals -s open -f csv)" = "$(report medals -s women -f csv)" ] || report medals -s women -f csv)"
site
lacks 'no page says that anything goes on' 'as it stands' "$(page open/prizes.html; page women/prizes.html; page combined.html; page medals.html)"

# A dispute about the last round of the other section holds both back again.
do_it sign e.oly 1 --dispute 'board 2 was drawn' -s open
has 'a dispute there: closing leaves it out' "$out" "$(report closing -s women)"
has 'a dispute there: prizes say so' 'Open Section: as it stands after round 3.' "$(report prizes -s women)"
has 'a dispute there: the list of both is provisional' PROVISIONAL "$(report combined -s women)"
lacks 'earlier rounds are shown as they stood' 'after round 3' "$(report prizes -s women --round 1)"
exit $status
