#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A registration in each form that is read: taken in, written in that form as its page describes it, and read back. The same teams, players, order, ratings, dates and numbers come back.
. "$(dirname "$0")/golden"
NOW='2026-02-01 12:00'

trips() { # registration, federation of the host, forms
    rm -rf back* in.oly*
    quietly new in.oly --name Cup --federation $2
    quietly import in.oly "$1" --confirm
    "$program" export in.oly --as json -o in.json 2>/dev/null
    python3 "$home/registration_forms.py" in.json
    "$program" report in.oly teams -s open -f csv -o back.sheet
    ! echo "$3" | grep -q xlsx || python3 "$root/tests/field/book.py" back.xlsx <back.book
    for form in $3; do
        alike=table
        [ $form != xml ] || alike=all
        [ $form != sheet ] || alike=sheet
        rm -rf out.oly*
        quietly new out.oly --name Cup --federation $2
        # a table says nothing of the boards of a match
        if [ $1 = odd.xml ] && [ $form != xml ]; then
            quietly section out.oly open --boards 2 --squad-size 4
            quietly section out.oly women --women yes --boards 2 --squad-size 2
        fi
        quietly import out.oly back.$form --confirm
        "$program" export out.oly --as json -o out.json 2>/dev/null
        echo "${1##*/} as $form: $(python3 "$home/registration_forms.py" in.json out.json $alike)"
    done
}

cat >odd.xml <<'END'
<registration>
<event name="Odd Cup" city="Tbilisi" federation="GEO" start="2026-03-01" end="2026-03-05" zone="Asia/Tbilisi">
<arbiter name="Żurawska; Ałła" role="chief arbiter" title="IA" federation="POL" fideid="1100001"/>
<round number="1" date="2026-03-02" time="15:00"/><round number="2" date="2026-03-03" time="09:30" lineups="08:00"/>
</event>
<section name="open" title="Open &amp; more" women="no" edition="2022" tiebreak="khanty-mansiysk" rounds="2" boards="2" squad-size="4" players-needed="2" floor="1200">
<team name="Georgia 1" federation="GEO" captain="Đặng, &quot;Chief&quot;; Mỹ" number="2">
<player name="O'Neill; Seán, Jr." fideid="70000100001" title="GM" rating="2641" sex="m" born="1990"/>
<player name="&quot;Quoted&quot;, Ann" title="WCM" sex="w" born="2014" k="40"/>
<player name="Řehák, Łukasz" fideid="2" rating="1001" replaced="yes"/>
<player name="Őri=1+2" title="CM"/>
</team>
<team name="Georgia 2" federation="GEO" number="1"><player name="ნანა წიკლაური" rating="1401" born="1955" k="10"/><player name="007, B" rating="2000"/></team>
<team name="Georgia 3" federation="GEO" number="3"><player name="Tab, A" rating="1999"/><player name="Zero, Z"/></team>
</section>
<section name="women" women="yes" rounds="3" boards="2" squad-size="2"><team name="1st of May" federation="FIJ"><player name="Nguyễn Thị" sex="w"/><player name="Ω, B" rating="2100" sex="w"/></team></section>
</registration>
END
trips odd.xml GEO 'xml csv txt xlsx'
trips "$data/small/registration.xml" GEO 'xml txt xlsx'
echo '# 176 teams'
trips "$data/baku2016/registration.xml" AZE 'xml csv sheet'
