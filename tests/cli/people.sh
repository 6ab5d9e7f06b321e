#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Keys for those who come to the desk by a browser. They are made at random and shown once: here they are masked.
. "$(dirname "$0")/golden"
masked() { "$@" | sed -E 's/([A-Z2-7]{4}-){3}[A-Z2-7]{4}/KEY/'; }
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"

echo '# nobody yet'
untouched e.oly run people e.oly

echo '# each in a role'
masked run people e.oly add Anna --role tap
masked run people e.oly add 'Boris Ñ' --role arbiter
masked run people e.oly add Cleo --role helper --section open --tables 1-20
masked run people e.oly add Dan --role captain --section open --team irl
run people e.oly
stat -c '%a %n' e.oly.people
cp e.oly before.oly && untouched e.oly masked run people e.oly add Erin --role arbiter

echo '# revoked, and given again'
run people e.oly revoke 'Boris Ñ'
run people e.oly revoke 'Boris Ñ'
run people e.oly revoke Nobody
masked run people e.oly add 'Boris Ñ' --role arbiter
run people e.oly

echo '# what is missing or too much'
run people e.oly add Anna --role tap
run people e.oly add Fred
run people e.oly add Fred --role king
run people e.oly add Fred --role captain --section open
run people e.oly add Fred --role captain --section open --team Atlantis
run people e.oly add Fred --role helper
run people e.oly add Fred --role helper --tables 20-1 --section open
run people e.oly add Fred --role helper --tables 1-x --section open
run people e.oly add Fred --role arbiter --team irl
run people e.oly add '' --role tap
run people e.oly remove Anna
run people e.oly add

echo '# cards'
run people e.oly cards --section open
run people e.oly cards --section open --origin https://desk.example.org/ -o cards.pdf
run people e.oly cards --section open -o again.pdf
run people e.oly cards Anna -o anna.pdf
run people e.oly cards Anna --confirm -o anna.csv
masked cat anna.csv
run people e.oly cards Nobody --confirm -o nobody.pdf
pdfinfo cards.pdf | grep Pages
pdftoppm -r 150 -gray -png cards.pdf page
# With six codes on a picture zbarimg now and then overlooks one; people hold one card in front of the camera.
for density in 1 2; do
    zbarimg --nodbus -q --raw -Sx-density=$density -Sy-density=$density page-*.png
done | sort -u | masked cat | uniq -c
run people e.oly cards --section open --confirm --origin https://desk.example.org -o cards.html
grep -c '<svg' cards.html
echo '# one name for one person, as it is shown'
run people e.oly revoke 'captain of egypt'
run people e.oly cards 'CAPTAIN OF GREECE, OPEN' --confirm -o greece.csv
run people e.oly revoke 'captain of Ireland'
masked run people e.oly add 'Captain of Egypt, women' --role captain --section women --team EGY
quietly people e.oly cards --section open -o new.csv
run people e.oly revoke 'Captain of Egypt'
run people e.oly cards 'captain of Atlantis' --confirm -o atlantis.pdf
# By the names of the teams, as they are handed out; Dan is the captain of Ireland.
quietly people e.oly cards --section open --confirm -o cards.csv
cut -d, -f1 cards.csv
echo '# players hand nothing in'
quietly section e.oly blitz --unit player --system burstein --rounds 3
printf 'name,federation,rating\nA,GER,2000\nB,GER,2100\n' >players.csv
quietly import e.oly players.csv -s blitz
run people e.oly cards --section blitz -o cards.pdf
run people e.oly add 'Captain' --role captain --section blitz --team A
run people e.oly add 'Helper of the blitz' --role helper --section blitz --tables 1 | cut -d: -f1

echo '# a sheet that cannot be written leaves everybody the card in use'
quietly people e.oly cards --section open --confirm -o cards.csv
key_of() { sed -n 's/^captain of Greece, open,captain,[^,]*,\([^,]*\).*/\1/p; s/^"captain of Greece, open",captain,"[^"]*",\([^,]*\).*/\1/p' "$1"; }
key_of cards.csv | masked cat
mkdir folder && mkfifo pipe && cp "$data/small/registration.xml" registration.xml
for file in /dev/full folder pipe e.oly e.oly.people registration.xml nowhere/cards.pdf; do
    untouched e.oly.people masked run people e.oly cards --section open --confirm -f csv -o $file
done
export program
untouched e.oly.people sh -c 'exec 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-; ulimit -n 13; "$program" people e.oly cards -s open --confirm -o few.pdf; echo "[exit $?]"' 2>&1 | sed -E 's/are open (to load [^:]*|for a sheet):/are open:/' # by the build it is the module or the sheet that finds none left
echo '# what a sheet holds is for its owner alone, whoever could read the one before'
umask 022
: >new.csv && chmod 644 new.csv
quietly people e.oly cards --section open --confirm -o new.csv
quietly people e.oly cards Anna --confirm -o anna.pdf
stat -c '%a %n' new.csv anna.pdf
echo '# an address that leads a telephone to itself'
for origin in http://127.0.0.1:8080 http://localhost https://LocalHost:8443 'http://[::1]:8080' desk.example.org 'https://desk.example.org/olympair'; do
    untouched e.oly.people run people e.oly cards --section open --confirm --origin $origin -o new.csv
done
run people e.oly cards --section open --confirm --origin '' -o new.csv
echo '# the address of the desk, as the event has it'
run set e.oly --address desk.example.org
run set e.oly --address https://desk.example.org/
run people e.oly cards --section open --confirm -o new.csv
sed -n '2s,.*\(https.*#\).*,\1KEY,p' new.csv
run people e.oly cards --section open --confirm --origin https://other.example.org -o new.csv
run people e.oly cards --section open --confirm --origin '' -o new.csv
run set e.oly --address http://localhost:8080
run people e.oly cards --section open --confirm -o new.csv
run set e.oly --address ''

echo '# files of people of other versions, and of before the first release'
sqlite3 e.oly.people 'PRAGMA user_version = 3'
untouched e.oly.people run people e.oly
sqlite3 e.oly.people 'PRAGMA user_version = 1; PRAGMA application_id = 1330403664' # "OLYP"
untouched e.oly.people run people e.oly

echo '# what the file holds is for its owner alone'
rm -rf e.oly*
small_cup
mode() { stat -c '%a %n' e.oly.people; }
quietly people e.oly add 'Last Of All' --role arbiter
chmod 644 e.oly.people
run fsck e.oly
run people e.oly
mode
run people e.oly
chmod 640 e.oly.people
run people e.oly
mode
# A group that shares the event shares it.
chmod 660 e.oly e.oly.people
run people e.oly
mode
chmod 666 e.oly.people
run people e.oly
mode
chmod 600 e.oly e.oly.people
echo '# nor is it that of another event'
quietly new f.oly --name 'Another Cup'
cp e.oly.people f.oly.people
run people f.oly
run people f.oly add 'The Boss' --role tap
run fsck f.oly
quietly new g.oly --name 'A Third Cup'
quietly people g.oly add 'The Boss' --role tap
run people g.oly
quietly people e.oly add 'The Boss' --role tap
quietly backup e.oly h.oly
run people h.oly
# Nor is that of a copy: it is of the event that was copied.
cp h.oly.people f.oly.people
run people f.oly
