#!/bin/sh
# The event as files for other programs, and a new event from each of them.
. "$(dirname "$0")/golden"

# Five teams; after two rounds every one but one has had an odd match.
{
    echo '<registration><event name="North Cup" city="Bergen" federation="NOR" start="2016-09-02" end="2016-09-05"/><section name="open" title="Open" women="no" rounds="4">'
    rating=2500
    for team in Norway:NOR Sweden:SWE Denmark:DEN Finland:FIN Iceland:ISL; do
        echo "<team name=\"${team%:*}\" federation=\"${team#*:}\">"
        for player in Åberg Ek Lind Ås; do
            rating=$((rating - 7))
            echo "<player name=\"$player, ${team#*:}\" title=\"IM\" rating=\"$rating\" fideid=\"1$rating\"/>"
        done
        echo '</team>'
    done
    echo '</section></registration>'
} >north.xml
quietly new e.oly
quietly import e.oly north.xml
quietly number e.oly
quietly lot e.oly white
quietly pair e.oly
quietly publish e.oly
quietly result e.oly 1 1-0 1/2 0-1 +- --players 1,2,3,4 --opponents 1,2,4,3
quietly result e.oly 2 --absent Sweden --present 4
quietly pair e.oly
quietly publish e.oly

# A tournament report file, new and old.
run export e.oly
run export e.oly --as trf16 -o old.trf
run engine -c old.trf
cat old.trf | tr -d '\r'
run export e.oly --as trf27
run export e.oly --as trf16 --without-points

# A new event from either of them.
quietly export e.oly -o new.trf
run new back.oly new.trf
run export back.oly -o again.trf
cmp new.trf again.trf
run show back.oly
run check back.oly
run journal back.oly
run new oldback.oly old.trf --edition 2022 --name 'From the old file'
run show oldback.oly
run new back.oly new.trf
run new other.oly nothing.trf
run new other.oly north.xml
printf '012 No teams\r001    1      Adamu, Ife                        2400 NGR\r' >bare.trf
run new other.oly bare.trf
[ -e other.oly ] || echo "no file was made"
