#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The web site of an event: which files there are and when, what is written again, what the public does not learn.
. "$(dirname "$0")/golden"
team() { # name, federation
    echo "<team name=\"$1\" federation=\"$2\" captain=\"Cap $2\">"
    for p in 1 2 3 4 5; do echo "<player name=\"$2, Player$p\" rating=\"$((2500 - $4 * 20 - p * 10))\" sex=\"$3\" fideid=\"$5$p\"/>"; done
    echo '</team>'
}
{
    echo '<registration><event name="Small &lt;Olympiad&gt; &amp; &quot;more&quot;" city="Riga" federation="LAT" start="2016-09-01" end="2016-09-03" zone="UTC"/>'
    echo '<section name="open" title="Open Section" women="no" rounds="3">'
    team Latvia LAT m 0 1 && team 'Latvia Two' LAT m 1 2 && team 'Tom &amp; Jerry&apos;s &lt;b&gt;' AUT m 2 3
    team Fiji FIJ m 3 4 && team Malta MLT m 4 5 && team Togo TOG m 5 6
    echo '</section><section name="women" title="Women" women="yes" rounds="3">'
    team Latvia LAT w 0 11 && team Fiji FIJ w 1 12 && team Malta MLT w 2 13 && team Togo TOG w 3 14
    echo '</section></registration>'
} >two.xml

hashless() { sed -E 's|(assets/[a-z]+-)[0-9a-f]{8}|\1HASH|'; }
files() { (cd "${1:-www}" && find . -type f ! -name .olympair-site | sed 's|^\./||' | sort) | hashless; }
pages() { files "$1" | grep 'html$' | grep -vE '(team|player)-'; }
links() { sh "$root/tests/links" "$1"; }
# All pages at once; one by one only to say which of them it is. Debian's tidy is older than loading="lazy".
checked() { tidy -e -q --drop-empty-elements no "$@" 2>&1 | grep -v 'proprietary attribute "loading"'; }
valid() {
    command -v tidy >/dev/null || return 0
    find "$1" -name '*.html' | sort >pages.txt
    find "$1" \( -name '*.html' -o -name '*.xml' \) >pages-and-feeds.txt
    [ "$(checked $(cat pages.txt); checked -xml $(cat pages-and-feeds.txt))" ] || return 0
    while read -r page; do checked "$page" | sed "s|^|$page: |"; done <pages.txt
    while read -r page; do checked -xml "$page" | sed "s|^|$page: |"; done <pages-and-feeds.txt
}
same() { diff -r --exclude=.olympair-site "$1" "$2" && echo 'the same files'; }
site() { "$program" site "$@" >/dev/null; }

quietly new e.oly
quietly import e.oly two.xml
echo '# a tournament report file is not missed before there are numbers'
run site e.oly early
pages early
quietly number e.oly -s open
quietly number e.oly -s women
run site e.oly www
files
quietly lot e.oly white -s open
quietly lot e.oly white -s women
quietly bar e.oly LAT1 LAT2 -s open --reason 'CONFIDENTIAL letter'
for s in open women; do
    quietly pair e.oly -s "$s"
done
echo '# a draft is not public'
run site e.oly www
quietly publish e.oly -s open
quietly publish e.oly -s women
run site e.oly www
pages
run site e.oly www

echo '# line-ups that are not open: two files that differ in nothing else'
cp e.oly other.oly
quietly lineup e.oly FIJ 1 2 3 4 -s open
quietly lineup other.oly FIJ 2 3 4 5 -s open
site e.oly one && site other.oly two
same one two
cmp one/.olympair-site two/.olympair-site >/dev/null || awk '{ print $3, $4 }' one/.olympair-site two/.olympair-site | sort | uniq -u
rm -r one two
quietly lineups e.oly --open -s open --reason early
quietly lineups e.oly --open -s women --reason early
run site e.oly www
grep -o 'FIJ, Player1' www/open/round-1/boards.html

echo '# results as they come in, as far as each step shows them'
quietly result e.oly 1 1-0 1/2 0-1 1-0 -s open
quietly result e.oly 2 1-0 1/2 0-1 1-0 -s open
site e.oly www
grep -o '<p class="status">[A-Z]*' www/open/round-1/standings.html
quietly result e.oly 3 1-0 1/2 0-1 1-0 -s open
for table in 1 2; do quietly result e.oly $table 1-0 1/2 1-0 1-0 -s women; done
cp e.oly before.oly
for copy in drawn lost; do
    cp before.oly $copy.oly
    case $copy in drawn) results='1/2 1/2 1/2 1/2' ;; lost) results='0-1 0-1 0-1 1-0' ;; esac
    quietly result $copy.oly 1 $results -s open --correct --reason misread
    for step in nothing pairings results; do site $copy.oly $step-$copy --up-to $step; done
done
same nothing-drawn nothing-lost
same pairings-drawn pairings-lost
diff -rq --exclude=.olympair-site results-drawn results-lost | awk '{ print $2 }' | grep -vE '(team|player)-'
pages results-drawn
links results-drawn
run site e.oly www
files
links www
echo '# a player: who it is, against whom with which colour, and where that leads'
sed -n '/<h1>/p; /<p class="soft"/p; /href="round-1\/table-/p' www/open/player-LAT-2-1.html
grep -o 'href="[^"]*player-LAT-2-1.html"' www/open/team-LAT-2.html www/open/boards.html www/open/round-1/boards.html | sort -u
grep -l 'verify.html#open-round-1">Verify this pairing<' www/open/round-1/*.html
valid www
"$program" journal e.oly | grep -c CONFIDENTIAL
grep -rl CONFIDENTIAL www
grep -rlE '(https?:)?//' www --include='*.html' --include='*.css' --include='*.js'

echo '# pages drawn for browsers take from a sheet what screens have of it: titles and values of standings, both teams of a match'
text() { sed -E 's/<[^>]*>/ /g; s/ +/ /g'; }
sed -n '/<thead/,/<\/tr>/p; /<tbody/,/<\/tr>/p' www/open/round-1/standings.html | head -n 4 | text
grep -m 2 'class="head"' www/open/round-1/boards.html | text
grep -rlF --include='*.html' '(null)' www

echo '# nothing to write; what was deleted or damaged by hand is there again'
run site e.oly www
rm www/open/start.html www/open/start.pdf
echo 'My own words' >www/index.html
echo 'My own page' >www/own.html
run site e.oly www
cat www/own.html
site e.oly fresh
rm www/own.html
same www fresh
run site e.oly www --all
same www fresh

echo '# the second round, and back again'
quietly arrive e.oly LAT1 -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
run site e.oly www
pages www | grep round-2
site e.oly past --round 1 -s open
same past fresh
site e.oly half --up-to nothing -s women
pages half | grep round
quietly undo e.oly --confirm --reason 'too early'
quietly undo e.oly --confirm
quietly undo e.oly --confirm
run site e.oly www
same www fresh
ls www/open | grep round

echo '# killed at any moment'
for after in 0.01 0.02 0.03 0.04 0.05 0.06 0.08 0.1; do
    timeout -s KILL $after "$program" site e.oly killed >/dev/null 2>&1
    [ ! -d killed ] || grep -rLx --include='*.html' '</html>' killed | sed 's/$/ is half a page/'
done 2>/dev/null
site e.oly killed
same killed fresh
find killed -name '.olympair-new*'

echo '# by one, and by more than there are processors'
run site e.oly one --threads 1
same one fresh
run site e.oly seven --threads 7
same seven fresh
run site e.oly seven --threads 0

echo '# a disk that takes no more'
cp -r fresh small
(ulimit -f 40; run site e.oly small --all --threads 1) 2>&1 | hashless # the limit holds for the file of this test, too
same small fresh
find small -name '.olympair-new*'
run site e.oly small
same small fresh
mkdir locked && chmod 555 locked && chmod 644 e.oly
ordinary sh -c '"$program" site e.oly locked; echo "[exit $?]"'
chmod 600 e.oly

grep -h 'og:image"' www/index.html www/open/index.html www/press.html www/open/round-1/pairings.html
echo '# addresses, feeds, pages for other programs'
run site e.oly www --url https://example.org/small
head -n 3 www/sitemap.txt
head -n 3 www/sitemap.xml
python3 -c 'import sys, xml.dom.minidom as m; print(len(m.parse(sys.argv[1]).getElementsByTagName("loc")))' www/sitemap.xml
wc -l <www/sitemap.txt
grep -hE 'canonical|og:url|og:image"' www/index.html www/open/round-1/pairings.html
cp e.oly known.oly
run set known.oly --site-address 'https://example.org/set?x'
run set known.oly --site-address https://example.org/set
site known.oly known
grep -hE 'canonical|og:url' known/index.html
site known.oly known --url https://example.org/run/
grep -hE 'canonical' known/index.html
run set known.oly --site-address ''
site known.oly known
grep -c canonical known/index.html
[ -e known/sitemap.xml ] || echo 'no sitemap.xml without an address'
sed 's/uuid:[-0-9a-f]*\(....\)</uuid:...\1</' www/feed.xml # the rest is made of the file, whose bytes change with its tables
cat www/now.json
"$program" verify www/open/round-1/trace.json
grep -c barred_by www/open/round-1/trace.json

echo '# what is refused'
mkdir full && echo mine >full/letter.txt
run site e.oly full
ls -A full
quietly new else.oly
run site else.oly www
run site e.oly e.oly
run site e.oly no/such/folder
run site e.oly .
run site e.oly ''
run site e.oly www --up-to all
run site e.oly www --url 'javascript:alert(1)'
run site e.oly www --round 0
run site e.oly www -s nobody
run site e.oly
rm www/index.html && cp e.oly www/index.html
before=$(cksum <www/index.html)
run site e.oly www
[ "$(cksum <www/index.html)" = "$before" ] && echo 'the event file stays'
rm www/index.html
flock www "$program" site e.oly www
echo "[exit $?]"
run site e.oly www

echo '# of one section there are medals, and nothing that compares two'
{ sed '/<section name="women"/,$d' two.xml && echo '</section></registration>'; } >one.xml
quietly new one.oly
quietly import one.oly one.xml
quietly number one.oly
quietly lot one.oly white
quietly pair one.oly
quietly publish one.oly
for table in 1 2 3; do quietly result one.oly $table 1-0 1/2 0-1 1-0; done
site one.oly alone
(cd alone && ls *.html)
links alone

echo '# without fonts'
OLYMPAIR_FONTS=/nowhere "$program" site e.oly plain
find plain -name '*.pdf'
links plain
