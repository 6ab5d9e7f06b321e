#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Names in other scripts: columns of a terminal stay where they are, and what paper cannot show is told with its code point.
. "$(dirname "$0")/golden"

cat >names.xml <<END
<registration>
<event name="Names" federation="GEO"/>
<section name="open" women="no">
<team name="ישראל" federation="ISR">
<player name="גלפנד, בוריס" rating="2700"/><player name="محمد علي" rating="2600"/>
<player name="Nguyễn, Sơn" rating="2500"/><player name="Ọlá, Ẹ̀bùn" rating="2400"/>
</team>
<team name="भारत" federation="IND">
<player name="丁立人" rating="2780"/><player name="ชื่อที่นี่" rating="2600"/>
<player name="한국" rating="2500"/><player name="বাংলা" rating="2400"/>
</team>
</section>
</registration>
END
quietly new e.oly --name Names

# Which fonts a machine has must not decide what this test sees.
mkdir fonts
find /usr/share/fonts /usr/local/share/fonts -name 'LiberationSans-*.ttf' -o -name 'DejaVuSans.ttf' 2>/dev/null | while read -r font; do
    ln -s "$font" "fonts/$(echo "$font" | tr / -)"
done
export OLYMPAIR_FONTS=$PWD/fonts

echo '# on paper: told when they come in, and when they are printed'
run import e.oly names.xml
quietly number e.oly
run teams e.oly -o teams.pdf
"$program" report e.oly teams --format pdf 2>told >teams2.pdf
cat told
cmp teams.pdf teams2.pdf && echo 'the same sheet'

echo '# on a terminal'
run teams e.oly
