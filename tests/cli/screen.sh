#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# On a terminal long messages are broken between words, and the word that says how bad it is has a colour; neither in a pipe.
script -qec true /dev/null >/dev/null 2>&1 </dev/null || { echo 'not ok - screen # SKIP no terminal can be made here'; exit 0; }
. "$(dirname "$0")/golden"
on_terminal() { # columns, command
    echo "# $1 columns, TERM=$TERM${NO_COLOR:+, NO_COLOR=$NO_COLOR}: olympair $2"
    script -qec "stty rows 60 cols $1 2>/dev/null; $program $2" screen.txt >/dev/null </dev/null
    tr -d '\r' <screen.txt | grep -v -e '^Script ' -e '^$' | sed 's/\x1b/ESC/g'
}
# Names of two columns a letter, of marks that take none, of letters from right to left.
cat >names.xml <<'END'
<registration><event name="Olympiad" federation="FID"/><section name="open" women="no">
<team name="中华人民共和国国际象棋代表队" federation="CHN" captain="叶江川"><player name="丁立人"/><player name="余泱漪"/><player name="韦奕"/><player name="李超"/></team>
<team name="ทีมชาติไทยที่ยิ่งใหญ่" federation="THA"><player name="สมชาย ใจดี"/><player name="ก้องภพ"/><player name="วรวิทย์"/><player name="ปิยะ"/></team>
<team name="נבחרת ישראל בשחמט" federation="ISR"><player name="בוריס גלפנד"/><player name="אמיל סוטובסקי"/><player name="מקסים"/><player name="איליה"/></team>
<team name="Việt Nam" federation="VIE"><player name="Lê Quang Liêm"/><player name="Nguyễn Ngọc"/><player name="Trần Tuấn"/><player name="Cao Sang"/></team>
</section></registration>
END
quietly new e.oly
quietly import e.oly names.xml
quietly number e.oly
TERM=dumb
for columns in 40 60 100; do on_terminal $columns 'report e.oly numbers'; done
on_terminal 40 'teams e.oly'
TERM=xterm
on_terminal 60 'standings e.oly --round 99'
on_terminal 60 'show e.oly'
printf '<registration><event name="x"/><section name="a" women="no"><team name="Fiji" federation="FIJ"><player name="A" rating="9000"/></team></section></registration>' >odd.xml
quietly new odd.oly
on_terminal 60 'import odd.oly odd.xml --now "2016-09-02 10:00"'
printf 'round,table,board,result\n1,9,1,1-0\n1,1,1,7-0\n' >odd.csv
cp "$data/small/registration.xml" .
quietly new small.oly
quietly import small.oly registration.xml
quietly number small.oly -s open
quietly lot small.oly white -s open
quietly pair small.oly -s open
quietly publish small.oly -s open
on_terminal 60 'results small.oly odd.csv -s open --now "2016-09-02 10:00"'
on_terminal 60 'show small.oly'
on_terminal 50 'set e.oly --city Riga --dry-run --now "2016-09-02 10:00"'
on_terminal 60 'standings e.oly --seciton x'
export NO_COLOR=1
on_terminal 60 'standings e.oly --round 99'
export NO_COLOR=
TERM=dumb
on_terminal 60 'standings e.oly --round 99'
TERM=xterm
on_terminal 200 'standings e.oly --round 99'
run standings e.oly --round 99
"$program" show e.oly | tail -n 1
