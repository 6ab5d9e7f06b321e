#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What other programs call: rounds paired and checked from files, made-up events, rounds of cards.
. "$(dirname "$0")/golden"
docs=$root/docs/formats

# The blocks of a page, by language, one after the other.
block() { sed -n "/^\`\`\`$2\$/,/^\`\`\`\$/p" "$docs/$1" | grep -v '^```'; }

# What the pages show is what the program does.
block trf.md trf >cup.trf
run engine --edition 2012 -p cup.trf
block trf.md pairs
run engine -c cup.trf
run engine -c cup.trf 1
run engine cup.trf -p --edition 2022 -o out.txt
cat out.txt
block cards.md jsonl | sed -n 1p >cards.jsonl
run engine -j cards.jsonl
block cards.md jsonl | sed -n 2p
block generator.md conf >event.conf

# Rounds of other systems; the pages of the systems have more of them.
block systems.md jsonl | sed -n 1,5p >systems.jsonl
run engine -j systems.jsonl
block systems.md jsonl | sed -n 6,10p
sed 's/"system":"club",//' systems.jsonl | sed -n 2p >club.jsonl
run engine -j club.jsonl --system club -o club.out
run engine -j club.jsonl
block systems.md jsonl | sed -n 7p | cmp - club.out && echo 'the same'
{ cat systems.jsonl cards.jsonl; } >mixed.jsonl
run engine -j mixed.jsonl -o mixed.out
cut -c1-40 mixed.out
run engine -j systems.jsonl --system club
run engine -j systems.jsonl --system lim
run engine -p cup.trf --system club
edited() { sed "$1" systems.jsonl >edited.jsonl && run engine -j edited.jsonl; }
edited '2s/"club"/"dutch"/'
edited '2s/"system":"club"/"system":7/'
edited '2s/"B",2,1/"B",3,1/'
edited '2s/\[4,"B"/[9,"B"/'
edited '2s/\[4,"B",2,1\]/[4,"-",2,1]/'
edited '2s/\[4,"B",2,1\]/[4,"B",2,0]/'
edited '2s/\[4,"B",2,1\]/[4,"W",2,1]/'
edited '2s/\[\[4,"B",2,1\]\]/[]/'
edited '2s/\[\[1,2\]\]/[[2,2]]/'
edited '2s/"round":2/"round":5/'
edited '2s/"lot":"B"/"lot":"b"/'
edited '2s/\[3,1800/[2,1800/'
edited '3s/"-",0/"-DU",0/'
edited '3s/"-",0/"F",0/'
edited '3s/"B","-"/"N","-"/'
edited '3s/\[3\]/[4]/'
edited '3s/\[3\]/[1]/'
edited '3s/"D",1/"D"/'
edited '1s/"initial"/"listed"/'
edited '1s/"not_paired":\[6\]/"not_paired":6/'
edited '1s/}$//'

# Files of other programs.
tr '\n' '\r' <cup.trf | "$program" engine -p -
sed 's/0000 - U/0000 - -/' cup.trf | "$program" engine -p -
sed 's/^142/XXR/; s/^152 W/XXC white1/; s/^352/###/; /^3[0-9]0/d' cup.trf >old.trf
cat >>old.trf <<'END'
013 Nigeria                            1    2    3    4
013 Sweden                             5    6    7    8
013 Portugal                           9   10   11   12
BEL    1 national ratings
END
run engine -p old.trf
run engine -c old.trf

# What is refused, with the exit codes of the field.
run engine
run engine -p -c cup.trf
run engine -p
run engine -p cup.trf 2
run engine -p cup.trf --edition 2013
run engine -c cup.trf 2
run engine -c cup.trf --tiebreak 2013
run engine -p --seventh cup.trf
run engine -p missing.trf
run engine -p cup.trf -o no/such/folder.txt
run engine -j cup.trf
run engine -p event.conf
sed 's/ 2400 / 24x0 /' cup.trf >wrong.trf
run engine -p wrong.trf
sed 's/^142 2/142 1/' cup.trf >over.trf
run engine -p over.trf
sed 's/  5 w 1/  5 w  /; s/  1 b 0/  1 b  /' cup.trf >open.trf
run engine -p open.trf
run engine -p open.trf --unfinished-as-draws
{ cat cup.trf; echo '260   1   2    1    3'; } >barred.trf
run engine -p barred.trf
echo '260   1   2    2    3' >>barred.trf
run engine -p barred.trf
sed '/^320/s/  3$/  2/' cup.trf >bye.trf
run engine -p bye.trf
: >empty.trf
run engine -p empty.trf

# Differences are listed.
sed 's/   1     1    2    3    4$/   2     1    2    3    4/' cup.trf >rank.trf
run engine -c rank.trf
{ cat cup.trf; echo '260   1   1    1    2'; } >bar.trf
run engine -c bar.trf

# Made-up events.
run engine -g event.conf -o made.trf
run engine -g event.conf -s 42 -o again.trf
cmp made.trf again.trf && echo 'the same'
run engine -g event.conf -s 43 -o other.trf
cmp -s made.trf other.trf || echo 'another one'
run engine -c made.trf
run engine -p made.trf
printf 'teams = 4\nrounds = 5\nbarred = 0\nlate = 0\nwithdrawn = 0\nexpelled = 0\nabsent = 0\n' >long.conf
run engine -g long.conf -o long.trf
printf 'teams = 7-5\n' >wrong.conf
run engine -g wrong.conf
run engine -g -s x
ls

# An event of the desk.
cp "$data/small/registration.xml" .
export NOW
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
run export e.oly -s open -o e.trf
run engine -p e.trf
quietly pair e.oly -s open
run pairings e.oly -s open
