#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Names that nobody can tell apart: letters that are not seen are refused, those of another script that look alike are found.
. "$(dirname "$0")/golden"

team() { # name
    code=$((code + 1))
    printf '<team name="%s" federation="%s">\n' "$1" "$(echo NOR SWE DEN FIN ISL EST LAT LTU POL GER | cut -d' ' -f$code)"
    for place in 1 2 3 4; do
        printf '<player name="%s %d%d" rating="2400"/>\n' "${player:-Player}" $code $place
    done
    echo '</team>'
}
registration() { # teams
    code=0
    printf '<registration>\n<event name="Names" federation="GEO"/>\n<section name="open" women="no">\n' >names.xml
    for called in "$@"; do team "$called"; done >>names.xml
    printf '</section>\n</registration>\n' >>names.xml
}
bytes() { printf "$1"; }

quietly new e.oly --name Names

echo '# seven teams called Norway'
registration Norway "$(bytes 'Nor\342\200\213way')" "$(bytes 'Nor\302\255way')" "$(bytes 'Norway\342\201\240')" \
    "$(bytes '\357\273\277Norway')" "$(bytes 'Norway\343\205\244')" "$(bytes 'N\320\276rway')"
untouched e.oly run import e.oly names.xml

echo '# letters that stand for those of another script'
registration Norway "$(bytes 'N\320\276rway')" "$(bytes 'N\316\277rway')" "$(bytes '\342\204\225orway')" Peru \
    "$(bytes '\320\240\320\265\321\200\321\203')"
run import e.oly names.xml --dry-run

echo '# names that are written as they should be'
registration "$(bytes '\320\240\320\276\321\201\321\201\320\270\321\217')" "$(bytes '\316\225\316\273\316\273\316\254\316\264\316\261')" \
    "$(bytes 'Georgia \341\203\241')" "$(bytes 'Team \320\220')" "Cote d'Ivoire" 'Łódź' 'São Tomé'
run import e.oly names.xml --dry-run

echo '# players'
player=$(bytes 'Carls\320\265n, Magnus') registration Norway
run import e.oly names.xml --dry-run
player=Player
registration Norway Sweden
quietly import e.oly names.xml
run replace e.oly Norway 1 "$(bytes 'Carls\320\265n, Magnus')"
run replace e.oly Norway 2 "$(bytes 'Carlsen,\342\200\213 Magnus')"

echo '# every other text'
hidden=$(bytes 'a\342\200\213b')
run set e.oly --name "$hidden"
run set e.oly --arbiters "$hidden (chief)"
run section e.oly "$hidden"
run absent e.oly Norway --reason "$hidden"
run new other.oly --city "$hidden"
