#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What a table has and does not show, and what it shows and does not have: formulas without a value, rows without a name, what is hidden, columns twice.
. "$(dirname "$0")/golden"
book() {
    python3 "$root/tests/cli/workbook.py" "$1"
}
quietly new t.oly --name 'Small Olympiad' --start 2026-09-01 --end 2026-09-10
quietly set t.oly --federation VIE

echo '# formulas: without a value, with one, with an empty one in a column that is not read, and one that came to an error'
book formulas.xlsx <<'END'
# Open
Teams of the Olympiad
Team | Federation | Player | Rating | Remark
Fiji | FIJ | Alpha, Ann | =D9-50 | =A1
Fiji | FIJ | Beta, Ben | =D9-50>2050 |
Fiji | FIJ | =A1 | 2000 |
Fiji | FIJ | Delta, Dan | !#REF! |
Fiji | FIJ | Eta, Eve | =D9>0 |
END
untouched t.oly run import t.oly formulas.xlsx
echo '# a library that works out nothing writes 0, and that whoever opens it shall'
book zero.xlsx <<'END'
# Open
@ recalculated
Team | Federation | Player | Rating
Fiji | FIJ | Alpha, Ann | =D9-50>0
Fiji | FIJ | Beta, Ben | =D9-50>2050
END
untouched t.oly run import t.oly zero.xlsx
echo '# a title that is a formula'
book title.xlsx <<'END'
# Open
Team | Federation | Player | =A1
Fiji | FIJ | Alpha, Ann | 2100
END
untouched t.oly run import t.oly title.xlsx

echo '# a rating of nobody; a row that is left empty but for its team, or for a nought, is none'
book nobody.xlsx <<'END'
# Open
Team | Federation | Player | FIDE id | Rating | Sex
Fiji | FIJ | Alpha, Ann | 1 | 2100 | w
Fiji | FIJ | | | 1950 | m
Fiji | FIJ | | | 0 |
Fiji | FIJ | | | |
END
untouched t.oly run import t.oly nobody.xlsx
printf 'Team,Federation,Player,Rating,Born\nFiji,FIJ,Alpha,2100,\nFiji,FIJ,,1950,\nFiji,FIJ,,,1990\nFiji,FIJ,Gamma,Gus,1900,1990\n' >nobody.csv
untouched t.oly run import t.oly nobody.csv

echo '# hidden rows, columns and worksheets are named'
book hidden.xlsx <<'END'
# Women hidden
Team | Federation | Player
Fiji | FIJ | Omega, Oda
# Notes hidden
Nothing of interest
# Open
@ column D
@ column E
Team | Federation | Player | Rating | Remark
Fiji | FIJ | Alpha, Ann | 2100 |
~Fiji | FIJ | Beta, Ben | 2050 |
~Fiji | FIJ | Gamma, Gus | 2000 |
Fiji | FIJ | Delta, Dan | 1900 |
~Fiji | FIJ | Eta, Eve | 1800 |
END
run import t.oly hidden.xlsx -n
book alone.xlsx <<'END'
# Open hidden
Team | Federation | Player | Rating
Fiji | FIJ | Alpha, Ann | 2100
Fiji | FIJ | Beta, Ben | 2050
Fiji | FIJ | Gamma, Gus | 2000
Fiji | FIJ | Delta, Dan | 1900
END
book flat.xlsx <<'END'
# Open
@ narrow D
Team | Federation | Player | Rating
Fiji | FIJ | Alpha, Ann | 2100
_Fiji | FIJ | Beta, Ben | 2050
Fiji | FIJ | Gamma, Gus | 2000
Fiji | FIJ | Delta, Dan | 1900
END
run import t.oly flat.xlsx -n
run import t.oly alone.xlsx -n
run import t.oly alone.xlsx -n --sheet Open

echo '# a column that is there twice, in every table'
book twice.xlsx <<'END'
# Open
Team | Federation | Player | Rating | Elo
Fiji | FIJ | Alpha, Ann | 2100 | 2000
END
untouched t.oly run import t.oly twice.xlsx
printf 'Team,Player,Rating,Rating\nFiji,Alpha,1,2\n' >twice.csv
untouched t.oly run import t.oly twice.csv
cp "$data/small/registration.xml" .
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s women
printf 'team,board-1,board-2,board-2\nIreland,1,2,3\n' >lineups.csv
untouched e.oly run lineups e.oly lineups.csv -s women
printf 'table,board,result,board\n1,1,1-0,2\n' >results.csv
untouched e.oly run results e.oly results.csv -s women
printf 'team,players,with\nIreland,4,3\n' >arrivals.csv
untouched e.oly run arrive e.oly -s women --file arrivals.csv
printf 'id;name;rating;club;rating\n1;Alpha;2100;a;2000\n' >ratings.csv
run list load ratings.csv --date 2026-10-01 -o list
printf 'id;name;rating;club;club\n1;Alpha;2100;a;b\n' >ratings.csv # neither of them is read
run list load ratings.csv --date 2026-10-01 -o list
quietly new p.oly
quietly section p.oly open --unit player --system dutch2006 --rounds 3
printf 'name,rating,Name\nAnn,1,Ben\n' >players.csv
untouched p.oly run import p.oly players.csv

echo '# results in a workbook: a round that is not known, a result that is not, what is hidden'
quietly lot e.oly white -s women
quietly arrive e.oly 1-8 -s women
quietly pair e.oly -s women
quietly publish e.oly -s women
quietly lineups e.oly --open -s women --reason early
book results.xlsx <<'END'
# Results
@ column B
round | table | board | result | remark
=1+0 | 1 | 1 | 1-0 | =1+0
1 | 1 | 2 | !#REF! |
~1 | 1 | 3 | 1-0 |
END
untouched e.oly run results e.oly results.xlsx -s women
book fine.xlsx <<'END'
# Results
@ column B
round | table | board | result | remark
=1+0>1 | 1 | 1 | 1-0 | =1+0
~1 | 1 | 3 | 1-0 |
END
run results e.oly fine.xlsx -s women
book beside.xlsx <<'END'
# Draft hidden
table | board | result
2 | 1 | 0-1
# Results
table | board | result
2 | 2 | 1-0
END
run results e.oly beside.xlsx -s women

echo '# a team of three, which is to be meant, and titles as people write them'
book three.xlsx <<'END'
# Teams
Team | Federation | Player | Title | Rating
Norway | NOR | Norge, Ann | g | 2400
Norway | NOR | Norge, Ben | gf | 2300
Norway | NOR | Norge, Cid | wm | 2200
Norway | NOR | Norge, Dan | fm | 2100
Sweden | SWE | Svensk, Ann | GM | 2400
Sweden | SWE | Svensk, Ben | m | 2300
Sweden | SWE | Svensk, Cid | w f | 2200
END
quietly new three.oly
quietly set three.oly --federation NOR
quietly section three.oly open
untouched three.oly run import three.oly three.xlsx
run import three.oly three.xlsx --confirm
"$program" teams three.oly | sed -n '4,20p'
