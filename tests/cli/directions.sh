#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Teams with Hebrew, Arabic and Persian names among Latin ones: each name is isolated wherever something stands beside it, so that no number changes sides.
# The marks are shown as [ and ]; files for programs have none.
. "$(dirname "$0")/golden"
seen() { sed 's/\xe2\x81\xa8/[/g; s/\xe2\x81\xa9/]/g'; }
squad() { for who in "$3" "$4" "$5" "$6"; do echo "$1,$2,$who"; done; }
{
    echo 'Team,Federation,Player'
    squad Chad CHA 'Ann C' 'Ben C' 'Cid C' 'Dan C'
    squad 'ישראל 2' ISR 'דוד לוי' 'יוסף כהן' 'שרה מזרחי' 'רות פרץ'
    squad Mali MLI 'Ann M' 'Ben M' 'Cid M' 'Dan M'
    squad 'العراق' IRQ 'أحمد علي' 'حسن كريم' 'سارة نور' 'ليلى زيد'
    squad Peru PER 'Ann P' 'Ben P' 'Cid P' 'Dan P'
    squad 'ایران' IRI 'پرهام رضا' 'آرین شاه' 'مریم نیک' 'سارا پاک'
} >teams.csv
quietly new e.oly --name 'Cup' --start 2016-09-03 --end 2016-09-12
quietly set e.oly --federation NOR
quietly import e.oly teams.csv
quietly number e.oly
quietly lot e.oly white
echo '# a grid keeps its columns'
run pair e.oly | seen
echo '# sentences, lists and pairs'
"$program" explain e.oly | seen | grep -e '^0 match points' -e 'Chad - ' -e '^  1: '
echo '# a name that was copied from a line, with its marks, is found'
"$program" explain e.oly "$(printf '\342\201\250ישראל 2\342\201\251')" | seen | sed -n 's/ ranks .*/ ranks/p'
quietly publish e.oly
run lineups e.oly --open --reason now | seen
run result e.oly 1 1-0 1-0 1/2 1/2 | seen
run result e.oly 2 1-0 0-1 0-1 0-1 | seen
"$program" report e.oly boards | seen | sed -n '/^ 1 /,/^$/p'
echo '# nothing for programs'
for f in csv json; do
    for sheet in numbers pairings boards protocol; do "$program" report e.oly $sheet -f $f; done
    "$program" journal e.oly -f $f
done | grep -c "$(printf '\xe2\x81')"
"$program" report e.oly protocol -f xlsx -o p.xlsx && unzip -p p.xlsx | grep -c "$(printf '\xe2\x81')"
"$program" export e.oly -o e.trf >/dev/null 2>&1 && grep -c "$(printf '\xe2\x81')" e.trf
echo '# pages'
quietly site e.oly site
grep -o '<h1>.*</h1>' site/open/round-1/table-1.html
grep -o '<title>Chad.*</title>' site/open/round-1/table-1.html | seen
grep -o '<a href="open/team-I[^/]*</bdi></a>' site/az.html
grep -c '<bdi>\(Chad\|Mali\|Ann\)' site/open/round-1/*.html site/index.html | sed 's/.*://' | sort -u
echo '# paper'
bare() { sed 's/\xe2\x80[\xaa-\xae]//g; s/\xe2\x80[\x8e\x8f]//g'; }
"$program" report e.oly protocol -f pdf -o p.pdf && pdftotext -layout p.pdf - | bare | grep -o -e 'Chad - .*' -e '^0 match points.*' -e '1: Chad has White.*' | sed 's/  *$//'
echo '# marks of direction in a registration are refused as before, and written out'
printf 'Team,Federation,Player\n\342\201\247\327\251\327\235\342\201\251,ISR,Ann\n' >marks.csv
untouched e.oly run import e.oly marks.csv
