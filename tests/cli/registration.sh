#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Registrations that cannot be taken over, or not without a remark; the event file stays as it is.
. "$(dirname "$0")/golden"

quietly new e.oly --name 'Empty Olympiad'
cp "$data/small/planted.xml" .
untouched e.oly run import e.oly planted.xml
untouched e.oly run import e.oly planted.xml --dry-run
untouched e.oly run import e.oly missing.xml
untouched e.oly run import e.oly .

echo 'Dear organisers, we come with five players.' >letter.xml
untouched e.oly run import e.oly letter.xml
: >empty.xml
untouched e.oly run import e.oly empty.xml
printf '<registration><event name="E" federation="GEO"/><section' >cut.xml
untouched e.oly run import e.oly cut.xml
echo '<players><player fideid="1"/></players>' >players.xml
untouched e.oly run import e.oly players.xml
printf '<registration>\n <event nam="E" federation="GEO"/>\n <section name="open" women="perhaps"/>\n</registration>\n' >wrong.xml
untouched e.oly run import e.oly wrong.xml
cat >faults.xml <<'END'
<registration><event name="E" federation="GEO"/><section name="open" women="no">
<team name="Norway" federation="NOR"><player name="Carlsen" rating="28x7"/>
<player rating="2000" sex="q"/></team>
<team federation="LAT" number="0"><captain/></team><match/></section></registration>
END
untouched e.oly run import e.oly faults.xml
printf '<?xml version="1.0"?>\n<!DOCTYPE registration [<!ENTITY a "ha">\n%s]>\n<registration/>\n' \
    "$(awk 'BEGIN { for (i = 0; i < 20; i++) printf "<!ENTITY b%d \"&b%d;&b%d;\">", i + 1, i, i }')" >laughs.xml
untouched e.oly run import e.oly laughs.xml
awk 'BEGIN {
    print "<registration>"
    for (i = 0; i < 1000000; i++) printf "&amp;&#65;%s", i % 50 ? "" : "\n"
    print "</registration>"
}' >entities.xml
untouched e.oly run import e.oly entities.xml | cut -c1-200
awk 'BEGIN { for (i = 0; i < 500000; i++) printf "<a>" }' >deep.xml
untouched e.oly run import e.oly deep.xml
{ echo '<registration>'; head -c 200000000 /dev/zero | tr '\0' ' '; } >large.xml
untouched e.oly run import e.oly large.xml

cp "$data/small/registration.xml" .
untouched e.oly run import e.oly registration.xml --dry-run
run import e.oly registration.xml
run show e.oly

echo '# a hundred thousand teams without a name: which one it is takes no walk over all those before it'
{
    echo '<registration><event name="Cup" federation="NOR"/><section name="open" women="no">'
    awk 'BEGIN { for (i = 0; i < 100000; i++) print "<team/>" }'
    echo '</section></registration>'
} >nameless.xml
quietly new nameless.oly --name Cup --federation NOR
untouched nameless.oly timeout 30 "$program" import nameless.oly nameless.xml 2>&1 | sed '4,999d'
