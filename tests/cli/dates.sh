#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Days as people and programs write them, in every file that has some. By hand: 32905 is 1990-02-01 counted from 1900, 31443 the same day counted
# from 1904; 03/04/2026 is 3 April or 4 March.
. "$(dirname "$0")/golden"

years() { "$program" export "$1" --as json 2>/dev/null | grep -o '"born": [0-9]*' | tr -cd '0-9\n' | tr '\n' ' ' && echo; }
days() { "$program" export "$1" --as json 2>/dev/null | grep -E '"(start|end|date|lineups)":' | tr -d ' ' | tr '\n' ' ' && echo; }
table() { # dates of birth, of four players
    printf 'Team;Federation;Player;Birthday\n'
    printf 'Alpha;NOR;"Aa, A";%s\n;;"Ab, A";%s\n;;"Ac, A";%s\n;;"Ad, A";%s\n' "$@"
}
reads() { # options; the table stands in t.csv
    rm -f t.oly
    quietly new t.oly --federation NOR
    run import t.oly t.csv "$@"
    years t.oly
}

echo '# each form'
table 1990/02/01 01.02.1991 19920201 1993 >t.csv
reads
table 1990-2-1 '1. 2. 1991' '1992-02-01 00:00:00' 13/02/1993 >t.csv
reads
echo '# numbers of a spreadsheet'
table 32905 '' '' '' >t.csv
reads
echo '# one order or the other: asked once, settled by another date of the file, named'
table 1990-02-01 03/04/1991 5/6/1992 1/1/1993 >t.csv
reads
reads --dates mdy
table 03/04/1990 13/04/1991 '' '' >t.csv
reads
table 03/04/1990 04/13/1991 '' '' >t.csv
reads
echo '# two that contradict each other, and one that contradicts what is named'
table 13/04/1990 04/13/1991 03/04/1992 '' >t.csv
reads
table 13/04/1990 '' '' '' >t.csv
reads --dates mdy
echo '# none'
table 31/02/1990 '' '' '' >t.csv
reads
table 1/2/90 '' '' '' >t.csv
reads
reads --dates ymd

echo '# a section of players'
quietly new p.oly --name Cup
quietly section p.oly cup --unit player --system club
printf 'name,born\n"Aa, A",03/04/1990\n"Bb, B",01.02.1991\n"Cc, C",32905\n' >p.csv
run import p.oly p.csv
run import p.oly p.csv --dates dmy
printf 'name,born\n"Aa, A",31.02.1990\n' >p.csv
untouched p.oly run import p.oly p.csv

echo '# a workbook: days by their style, bare numbers, texts; counted from 1904'
book() { # first cell, 1904
    python3 "$root/tests/field/book.py" t.xlsx <<END
{"1904": $2, "sheets": [{"name": "Teams", "rows": [["Team", "Federation", "Player", "Born"], ["Alpha", "NOR", "Aa, A", {"date": $1}], [null, null, "Ab, A", $1], [null, null, "Ac, A", "03/04/1988"], [null, null, "Ad, A", 1987]]}]}
END
    rm -f t.oly
    quietly new t.oly --federation NOR
    run import t.oly t.xlsx
    years t.oly
}
book 32905 false
book 31443 true

echo '# a registration in XML: its own days must be known'
registration() { # start, end, date, line-ups, born
    cat >r.xml <<END
<registration>
<event name="Cup" federation="NOR" start="$1" end="$2"><round number="1" date="$3" time="15:00" lineups="$4"/></event>
<section name="open" women="no">
<team name="Alpha" federation="NOR">
<player name="Aa, A" born="$5"/><player name="Ab, A"/><player name="Ac, A"/><player name="Ad, A"/>
</team>
</section>
</registration>
END
    rm -f r.oly
    quietly new r.oly
    shift 5
    run import r.oly r.xml "$@"
    days r.oly
}
registration 2026/04/03 05.04.2026 20260403 '3.4.2026 10:00' 01.02.1990
registration 03/04/2026 05/04/2026 03/04/2026 10:00 1990
registration 03/04/2026 05/04/2026 03/04/2026 '02/04/2026 18:00' 1990 --dates dmy
registration 03/04/2026 04/05/2026 03/04/2026 10:00 1990 --dates mdy
registration 03/04/2026 05/04/2026 03/04/2026 10:00 13/01/1990
registration 03/04/2026 13/04/2026 04/13/2026 10:00 1990
registration 2026-02-30 2026-04-05 2026-04-03 10:00 1990
registration 3.4.26 2026-04-05 2026-04-03 10:00 31/02/1990
years r.oly

echo '# a report file and the XML of chess-results: what cannot be told is left out, and named'
report() { # start, end, two dates of rounds, two dates of birth
    printf '012 Cup\n032 NOR\n042 %s\n052 %s\n092 Individual: Swiss-System\nXXR 2\nXXC white1\n132 %87s%8s  %8s\n' "$1" "$2" '' "$3" "$4"
    printf '001    1 m    Able, A                           2400 NOR             %-10s  0.0    1  \n' "$5"
    printf '001    2 m    Baker, B                          2300 NOR             %-10s  0.0    2  \n' "$6"
}
takes() { # file, options
    rm -f n.oly
    run new n.oly "$@" --system club
    days n.oly
    years n.oly
}
report 2026/04/03 05.04.2026 26/04/03 26/04/04 1990/00/00 01.02.1991 >n.trf
takes n.trf
report 03/04/2026 05/04/2026 26/04/03 '' 1990.05.31 1991 >n.trf
takes n.trf
takes n.trf --dates dmy
report 03/04/2026 05/04/2026 26/04/03 '' 1990/01/13 13/01/1991 >n.trf
takes n.trf
report 'in April' 2026/02/30 '' '' 1990/13/45 1.2.3 >n.trf
takes n.trf
site() { # two days of rounds, a date of birth
    sed "s|<round round=\"1\"/>|<round round=\"1\" date=\"$1\"/>|; s|2016/09/03|$2|; s|fideid=\"12493\"|& dob=\"$3\"|" "$root/tests/fuzz/corpus/chessresults/cup.xml" >n.xml
    shift 3
    rm -f n.oly
    run new n.oly n.xml "$@" --system club | grep -v 'is assumed\|[0-9]\{3\}: '
    days n.oly
    years n.oly
}
site 20260403 04.04.2026 1990/02/01
site 03/04/2026 04/04/2026 1990
site 03/04/2026 04/04/2026 1990 --dates mdy
site 03/04/2026 04/05/2026 13/01/1990
