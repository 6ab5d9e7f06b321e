#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Files in the forms that other programs write: what can be understood is read, and what is left out is said.
. "$(dirname "$0")/golden"
# The XML of chess-results: more attributes in a tag than any of ours, players of no team, days as its author writes them, and otherwise.
chessresults() { # day of round 1
    echo '<chessresults><tournamentdata>'
    printf '<tournament type="3" name="Cup" rounds="3" currentround="0" tb2no="50" playerperteam="2" federation="NOR"'
    seq -f ' extra%g="-"' 30 | tr -d '\n'
    echo '/></tournamentdata><rounds>'
    echo "<round round=\"1\" date=\"$1\" time=\"10:00\"/></rounds><players>"
    n=0
    for team in 1 2; do
        for board in 1 2; do
            n=$((n + 1))
            echo "<player no=\"$n\" lastname=\"P$n\" rtg=\"2${board}0$team\" dob=\"1.2.1990\" board=\"$board\" teamno=\"$team\"/>"
        done
    done
    echo '<player no="9" lastname="Guest" board="0" teamno="0"/></players>'
    echo '<teams><team no="1" teamname="One" federation="NOR"/><team no="2" teamname="Two" federation="SWE"/></teams></chessresults>'
}
for day in 20260213 2026/02/13 2026-02-13 13.02.2026 13/02/2026 02/13/2026 02/03/2026 20260230 soon; do
    echo "# $day"
    chessresults $day >cup.xml
    "$program" new cup.oly cup.xml --edition 2022 --now "$NOW"
    "$program" export cup.oly --as json | grep -oE '"(date|born)": [^,]*' | sort -u
    rm -rf cup.oly*
done

echo '# a report file whose lines of arbiters are there, but empty'
{
    printf '012 Open\n042 2026/01/01\n052 2026/01/05\n102\n112 \n112 Deputy, Ann\nXXR 5\n'
    for n in 1 2; do printf '001 %4d      Player, %-25d %4d ENG %27s       %8s\n' $n $n $((2500 - 10 * n)) 0.0 ''; done
} >open.trf
run new open.oly open.trf --system dutch2006 --ranking gp
"$program" export open.oly --as json | grep -A5 '"arbiters"'
