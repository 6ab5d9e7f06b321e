#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What takes long shows on a terminal how far it is, and leaves nothing of that behind; in a pipe there is nothing of it.
script -qec true /dev/null >/dev/null 2>&1 </dev/null || { echo 'not ok - progress # SKIP no terminal can be made here'; exit 0; }
. "$(dirname "$0")/golden"
NOW='2026-09-02 16:00'
export PAGER=
cp "$data/small/registration.xml" .
bars() { # milliseconds, words of the command; what the bars counted, and how many of them are still to be seen
    patience=$1
    shift
    echo "\$ $* ($patience)"
    OLYMPAIR_PROGRESS=$patience script -qec "'$program' $*" screen.txt >/dev/null 2>&1 </dev/null || echo "exit $?"
    tr '\r' '\n' <screen.txt | sed -n 's/^\[[#.]*\] [0-9]* of [0-9]* \([a-z]*\), [0-9]* a second.*/\1/p' | uniq
    echo "left: $(sed -e 's/\r$//' -e 's/.*\r//' screen.txt | grep -c '^\[[#.]')"
}
quietly new e.oly
bars 0 "import e.oly registration.xml --now '$NOW'"
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
bars 0 check e.oly -s open
bars 0 journal e.oly --verify
bars 0 fsck e.oly
bars 0 site e.oly site --threads 1
bars 0 print e.oly --set evening -s open -o sheets
bars 0 print e.oly --set evening -s open -o sheets.pdf
bars 0 simulate --events 3 --teams 150 --rounds 9
# It is for those who wait; a command that is done at once shows none, and nobody need have one.
bars 3600000 check e.oly -s open
bars never check e.oly -s open
# An error is told on a line of its own.
echo '<registration>' >broken.xml
bars 0 "import e.oly broken.xml --now '$NOW'"
# On a narrow terminal the bar gets shorter, so that the line is one line: of 50 columns 49 at most, the last is left free.
OLYMPAIR_PROGRESS=0 script -qec "stty cols 50; '$program' site e.oly narrow --threads 1" screen.txt >/dev/null 2>&1 </dev/null
tr '\r' '\n' <screen.txt | sed -n 's/\(^\[[#.]*\] .* a second\).*/\1/p' | awk 'length > 49 { wide++ } { n++ } END { print (n > 0), wide + 0 }'
# Not a terminal: nothing.
OLYMPAIR_PROGRESS=0 "$program" fsck e.oly 2>&1 >/dev/null | wc -c
OLYMPAIR_PROGRESS=0 "$program" site e.oly again --threads 1 2>&1 >/dev/null | wc -c
