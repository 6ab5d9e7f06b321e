#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# PDFs as those hear them who do not see them: every text has its place in the structure, in the order in which it is read, and names are heard as they are written.
here=$(pwd)
program=${OLYMPAIR:-$here/build/release/olympair}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
export LC_ALL=C.UTF-8 TZ=UTC OLYMPAIR_USER=arbiter
status=0
say() { # ok|not ok, text
    echo "$1 - $2"
    [ "$1" = ok ] || status=1
}

{
    echo 'Team,Federation,Player,Rating'
    while read -r code team; do
        for i in 1 2 3 4; do echo "$team,$code,\"$team, Player $i\",2${i}00"; done
    done <<END
ISR ישראל
IRQ العراق
IND भारत
SRI இலங்கை
THA ไทย
NOR Norway
GEO საქართველო
END
} >teams.csv
{
    "$program" new e.oly --name Heard --federation NOR --now '2026-09-16 09:00' && "$program" section e.oly open --rounds 5 && "$program" import e.oly teams.csv &&
        "$program" number e.oly && "$program" lot e.oly white && "$program" pair e.oly && "$program" publish e.oly &&
        "$program" result e.oly 1 1-0 1/2 0-1 1-0 --players 1,2,3,4 --opponents 1,2,3,4 && "$program" result e.oly 2 1-0 1/2 0-1 1-0 --players 1,2,3,4 --opponents 1,2,3,4 &&
        "$program" result e.oly 3 1-0 1/2 1-0 1-0 --players 1,2,3,4 --opponents 1,2,3,4
} >said 2>&1 || { cat said; exit 1; }

heard() { # report, what its structure must have
    report=$1
    shift
    if "$program" report e.oly "$report" -o "$report.pdf" >said 2>&1 && qpdf --check "$report.pdf" >>said 2>&1 && python3 "$here/tests/cli/tagged.py" "$report.pdf" "$@" >>said 2>&1; then
        say ok "$report is heard in order: $*"
    else
        say 'not ok' "$report is heard in order: $*"
        cat said
    fi
}
# Four matches or teams, three matches and a bye; the row of titles before them.
heard pairings H1=1 Table=1 TR=5 TH+ TD+
heard standings H1=1 Table=1 TR=8 TH+ TD+
heard captains H1=1 Table+ TR+ TH+ TD+
# What is drawn is heard, too: squares as their colour, flags as their federation's code.
heard boards says=White says=Black says=NOR
for report in teams crosstable numbers table-cards protocol; do heard "$report" Document=1; done
heard match-sheets Table=3 TR=15 says=White says=Black

# Poppler gives the text of each element as it is drawn, which is the way of reading where that is to the right; programs that read aloud take what the element says.
heard pairings says=White says=Black says=NOR says=ישראל says=العراق says=भारत says=இலங்கை says=ไทย
pdfinfo -struct-text pairings.pdf >text 2>&1
for name in भारत இலங்கை ไทย Norway საქართველო; do
    if grep -qF "$name" text; then say ok "$name is heard as it is written"; else say 'not ok' "$name is heard as it is written"; fi
done
for line in 'Tagged: *yes' 'Title: *Heard – open – Team pairings – Round 1'; do
    if pdfinfo pairings.pdf | grep -q "$line"; then say ok "pairings: $line"; else say 'not ok' "pairings: $line"; fi
done

# Where no font has a name its federation stands for it, also in the large letters of a captain's sheet and of a match sheet.
sed '/,GEO,/d; s/ישראל/𓀀𓀁/g; s/,ISR,/,EGY,/' teams.csv >old.csv
if {
    "$program" new old.oly --name Heard --federation NOR --now '2026-09-16 09:00' && "$program" section old.oly open --rounds 5 && "$program" import old.oly old.csv && "$program" number old.oly &&
        "$program" lot old.oly white && "$program" pair old.oly && "$program" publish old.oly
} >said 2>&1; then
    for report in captains match-sheets; do
        "$program" report old.oly $report -o old.pdf >said 2>&1
        if [ "$(pdftotext old.pdf - | grep -c '^Egypt$')" -ge 1 ] && ! pdftotext old.pdf - | grep -q '𓀀'; then say ok "$report: Egypt stands for what cannot be set"; else say 'not ok' "$report: Egypt stands for what cannot be set"; pdftotext old.pdf - | head -n 20; fi
    done
else
    say 'not ok' 'an event of a name that cannot be set'
    cat said
fi

# A walker that finds nothing wrong in what is wrong would be none.
qpdf --qdf --object-streams=disable pairings.pdf plain.pdf
bent() { # what is bent, how
    sed "$2" plain.pdf | fix-qdf >bent.pdf 2>/dev/null
    if cmp -s plain.pdf bent.pdf || python3 "$here/tests/cli/tagged.py" bent.pdf >said 2>&1; then say 'not ok' "it is noticed: $1"; else say ok "it is noticed: $1"; fi
}
bent 'a text that belongs to nothing' 's|^/P <</MCID 0>> BDC|/P BMC       %     |'
bent 'a head of no scope' '0,/\/Scope/s|/Scope /Column|/Score /Column|'
bent 'two texts of one number' 's|^/P <</MCID 1>> BDC|/P <</MCID 0>> BDC|'
bent 'a cell outside a row' '0,/\/S \/TR/s|/S /TR|/S /P |'
bent 'a title that is not shown' 's|/DisplayDocTitle true|/DisplayDocTitle null|'
exit $status
