#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A team is marked as absent, and its games come in: they are never stored as the opposite. What came in is refused, or the mark is
# taken off and that is said. The other way round, a mark does not cover recorded games without a reason.
# RULE_TEST: WALKOVER
. "$(dirname "$0")/golden"
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open
NOW='2026-09-02 14:30'
quietly arrive e.oly Greece --with 2 -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
NOW='2026-09-02 15:00'
run pairings e.oly -s open
run start e.oly -s open --reason 'the hall closes'
# By hand, as the team sees it and as the table does; a single board; the end of an unfinished game.
untouched e.oly run result e.oly Greece 1-0 1-0 1-0 0-1 -s open
untouched e.oly run result e.oly Greece.2 1/2 -s open
untouched e.oly run result e.oly Greece.2 '*' -s open
untouched e.oly run result e.oly Greece 1-0 1-0 1-0 0-1 -s open --second
untouched e.oly run result e.oly Greece 1-0 1-0 1-0 0-1 -s open --second --correct --reason 'it played'
# What agrees with the mark is taken.
run result e.oly Greece -+ -+ -+ -- -s open
run result e.oly Greece.4 -+ --correct --reason 'the other side was there' -s open
# From files, and both in one file.
printf "first,other,board,result\nGreece,Poland,1,1-0\nGreece,Poland,2,1/2\n" >games.csv
untouched e.oly run results e.oly games.csv -s open
printf '<results><board first="Greece" other="Poland" board="3" result="1-0"/></results>\n' >games.xml
untouched e.oly run results e.oly games.xml -s open
printf 'first,other,board,result,absent,present\nIreland,Vietnam,1,1-0,,\n,,,,Ireland,4\n' >both.csv
run pairings e.oly -s open -f csv
untouched e.oly run results e.oly both.csv -s open
untouched e.oly run results e.oly both.csv -s open --correct --reason 'both'
# With a reason the games count, and the mark goes.
run result e.oly Greece 1-0 1-0 1-0 0-1 -s open --correct --reason 'they were here, nobody had noted it'
run standings e.oly -s open
run undo e.oly
# The file does it, too.
run results e.oly games.csv -s open --correct --reason 'they were here'
run undo e.oly
# By keys: the mark is shown, Enter takes it off; what is shown of the last board is what is stored. The second entry never does it.
printf '/greece\n1110\033q' >keys
run enter e.oly -s open <keys
printf '/greece\n1110q' >keys
run enter e.oly -s open --second --user second <keys
printf '/greece\n++n+how many were here is known\n2\n1--=2\n\033q' >keys
run enter e.oly -s open <keys
printf '/greece\n1110\n\033/greece\n1110the bus was late\n/greece\n    2\n-011they sat at the wrong table\nq' >keys
run enter e.oly -s open <keys
# A mark over games that are recorded needs a reason; taken off again, they are there.
untouched e.oly run result e.oly --absent Greece --present 4 -s open
run result e.oly --absent Greece --present 4 -s open --correct --reason 'these were blitz games'
untouched e.oly run result e.oly Greece 0-1 0-1 0-1 1-0 -s open
run result e.oly 1 --absent nobody -s open --correct --reason 'they were not'
# Enter offers the tables that are marked once the others are in: the team may have come all the same.
NOW='2026-09-03 14:30'
quietly arrive e.oly Ireland --with 2 -s open
for table in 3 4 5; do
    quietly result e.oly $table 1-0 1/2 1/2 1/2 -s open
done
run standings e.oly -s open | grep -E 'Poland|Greece|Egypt'
quietly pair e.oly -s open
quietly publish e.oly -s open
NOW='2026-09-03 15:00'
run start e.oly -s open --reason 'the hall closes'
printf '\n1===\n1===\n1===\n1===\n\033\nq' >keys
run enter e.oly -s open <keys
run journal e.oly --verify | sed 's/Head: .*/Head: ... State: .../'
echo '# a mark is taken off by a team, too'
quietly result e.oly 2 --absent "$("$program" pairings e.oly -s open -f csv | awk -F, '$1 == 2 { print $3 }')" --present 4 --correct --reason x -s open
run result e.oly "$("$program" pairings e.oly -s open -f csv | awk -F, '$1 == 2 { print $3 }')" --absent nobody --correct --reason 'it came' -s open
