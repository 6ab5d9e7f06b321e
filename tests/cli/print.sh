#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# All sheets of a moment at once: into a folder, with what has to be printed again; as one document; large, for the wall.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
export NOW

NOW='2026-08-10 12:00'
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly number e.oly -s women
quietly set e.oly --round 1 --date '2026-09-01 15:00' -s open
quietly set e.oly --start 2026-09-01 --end 2026-09-12 -s open
quietly set e.oly --rounds 2 -s open
quietly set e.oly --rounds 1 -s women
quietly lot e.oly white -s open
quietly arrive e.oly --section open 1-6

# What is missing is said, and nothing is written.
run print e.oly -o out
run print e.oly --set lunch -o out
run print e.oly --set evening
run print e.oly --set evening -o out
quietly pair e.oly -s open
run print e.oly --set evening -o out -s open
quietly publish e.oly -s open
run print e.oly --set evening -o out
run print e.oly --set morning -o out -s open
run print e.oly --set round -o out -s open
run print e.oly --set end --round 2 -o out -s open
ls

# A list of what there is; what is the same is not written again.
untouched e.oly run print e.oly --set evening -o out -s open
cat out/contents.txt
ls -i out >before
run print e.oly --set evening -o out -s open
ls -i out | diff before - && echo 'every file is the same one'

# What says something else now is named, by team where every team has its own; a sheet that has gone is none.
quietly correct e.oly 3 2 --rating 2222 --reason 'list of August' -s open
run print e.oly --set evening -o out -s open
ls -i out | diff before - | awk '/^>/ { print $3 }'
run print e.oly --set evening -o out -s open

# A code that has moved makes no sheet wrong: the file has the one of today, and that on the wall is still found, with what has changed since.
code() { pdftotext out/open-round-01-pairings.pdf - | sed -n 's/.*history code //p' | head -1; }
wall=$(code)
quietly correct e.oly 1 1 --rating 2400 --reason 'list of August' -s open
quietly correct e.oly 1 --captain 'Nora Quinn' --reason 'she has come' -s open
run print e.oly --set evening -o out -s open
[ "$(code)" != "$wall" ] && echo 'the pairings have another code'
run verify-history e.oly "$wall" "$(code)"
quietly move e.oly 1 2 --reason 'by order of the President' --order-of 'the President' -s open
rm out/open-round-01-pairings.pdf
run print e.oly --set evening -o out -s open

# Who has a slip now and had none is named, and who has none any more.
quietly bye e.oly Ireland --reason 'by order of the President' --order-of 'the President' -s open
run print e.oly --set evening -o out -s open

# Until it is said that it is so, it stays to be printed again: here the list cannot be written.
quietly correct e.oly 3 2 --rating 2223 --reason 'list of August' -s open
rm out/contents.pdf && mkdir out/contents.pdf
run print e.oly --set evening -o out -s open
rmdir out/contents.pdf
run print e.oly --set evening -o out -s open

# Never onto the event, nor anything but a folder.
run print e.oly --set evening -o e.oly -s open
run print e.oly --set evening -o e.oly/out -s open
cp e.oly event.pdf
run print event.pdf --set evening -o event.pdf -s open
cmp e.oly event.pdf && echo 'the event is as it was'

NOW='2026-09-01 10:30'
quietly lineups e.oly --open -s open
run print e.oly --set morning -o out -s open
quietly result e.oly 1 1-0 1-0 1/2 1-0 -s open
run print e.oly --set round -o out -s open
quietly result e.oly 2 1-0 0-1 1/2 1-0 -s open
quietly result e.oly 3 1-0 0-1 1/2 '*' -s open
quietly result e.oly 4 1-0 0-1 1/2 1/2 -s open
quietly result e.oly 5 0-1 0-1 1/2 1/2 -s open
run print e.oly --set round -o out -s open
run print e.oly --set end -o end -s open

# One document: pages numbered through, a list that leads to them, bookmarks, what it is and in which language.
run print e.oly --set bulletin -o bulletin.pdf -s open
run print e.oly --set bulletin -o letter.pdf --paper Letter -s open
pdfinfo letter.pdf | grep 'Page size'
qpdf --check bulletin.pdf >check 2>&1 && echo 'qpdf finds nothing'
pdftotext -layout bulletin.pdf - | grep -oE 'page [0-9]+ of [0-9]+'
pdftotext -layout -l 1 bulletin.pdf -
qpdf --json --json-key=outlines bulletin.pdf | grep '"title"' | sed 's/^ *//'
pdfinfo bulletin.pdf | grep Title
qpdf --qdf --object-streams=disable bulletin.pdf - | grep -aE '/Lang|/Subtype /Link' | sort | uniq -c | sed 's/^ *//'
pdffonts bulletin.pdf | awk 'NR > 2 { print $(NF - 3), $(NF - 2) }' | sort -u

# A wall can be read from afar: nothing is smaller than 18 points, and every page says what the signs mean.
sizes() { qpdf --qdf --object-streams=disable "$1" - | LC_ALL=C awk '/ Tf$/ && $2 < 18 { small++ } END { print small + 0, "texts under 18 points" }'; }
for report in pairings boards standings prizes teams index protocol; do
    run report e.oly $report --large -o large.pdf -s open
    sizes large.pdf
done
# Forms keep their page and their sizes.
for report in captains match-sheets lineup-slips; do
    run report e.oly $report -o small.pdf -s open
    run report e.oly $report --large -o large.pdf -s open
    cmp small.pdf large.pdf && echo 'the same form'
done
run report e.oly standings --large -s open
run report e.oly boards --large -o large.pdf -s open
pages=$(pdfinfo large.pdf | awk '/^Pages/ { print $2 }')
echo "$pages pages, $(for page in $(seq "$pages"); do pdftotext -f "$page" -l "$page" large.pdf - | grep -c 'Marks: u = game'; done | grep -c 1) with the legend"
pdftotext -layout large.pdf - | grep … || echo "nothing is cut"

# The last round, and a correction: then it is of the sheets. What the folder remembers may be damaged.
NOW='2026-09-02 20:00'
quietly pair e.oly -s open
run print e.oly --set round -o again -s open
quietly publish e.oly -s open
cp e.oly before.oly
run print e.oly --set round --round 1 -o again -s open
quietly result e.oly 1.1 0-1 --correct --round 1 --reason 'sheet misread' -s open
run print e.oly --set round --round 1 -o again -s open
# Where there is no correction any more, its sheet is to be taken down, until it is gone.
run print before.oly --set round --round 1 -o again -s open
run print before.oly --set round --round 1 -o again -s open
rm again/open-corrections.pdf
run print before.oly --set round --round 1 -o again -s open
quietly print e.oly --set round --round 1 -o again -s open
for table in 1 2 3 4 5; do
    quietly result e.oly $table 1-0 1/2 1/2 1-0 -s open --round 2 --confirm --reason 'no line-ups in round 2'
done
head -c 999 "$program" >again/.printed
run print e.oly --set end -o again -s open
cat again/contents.txt
rm again/open-round-02-prizes.pdf
run print e.oly --set end -o again -s open

# All sections, each with the round that it has come to.
run print e.oly --set evening -o all
quietly arrive e.oly --section women 1-4
quietly lot e.oly black -s women
quietly pair e.oly -s women
quietly publish e.oly -s women
run print e.oly --set evening -o all
cat all/contents.txt
run print e.oly --set evening -o all.pdf
pdftotext -layout -l 1 all.pdf -
