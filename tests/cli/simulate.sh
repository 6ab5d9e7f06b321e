#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Simulations: the report, parts and what is wrong with them. Counts come from the part that the page of
# the format shows, not from events that another generator might play otherwise.
. "$(dirname "$0")/golden"

# The part of the page and a second one of the same simulation.
sed -n '/^```csv$/,/^```$/p' "$root/docs/formats/simulation.md" | grep -v '^```' >one.csv
sed 's/^part,1,2/part,2,2/; s/^count.least,.*/count.least,-200000/; s/^count.correlation,.*/count.correlation,-200000/' one.csv >two.csv
run simulate --merge one.csv two.csv
cat two.csv one.csv >both.csv
run simulate --merge both.csv --format csv -o both-out.csv
run simulate --merge one.csv two.csv --format csv -o apart-out.csv
cmp both-out.csv apart-out.csv && echo 'the same from one file or two'
sed 's/^count.proved,.*/count.proved,1,1,1,1,0/; s/^count.unproved,.*/count.unproved,0,0,0,0,1/' one.csv | sed -E '/^count.(un)?proved/s/$/,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0/' >doubtful.csv
run simulate --merge doubtful.csv two.csv
run simulate --events 2 --teams 12 --rounds 5 --prove --shard 1/2 -o proved.csv
grep -E '^count.(un)?proved' proved.csv
run simulate --merge one.csv
run simulate --merge one.csv one.csv
sed 's/^seed,1/seed,2/' two.csv >other.csv
run simulate --merge one.csv other.csv
sed 's/^count.median,5/count.median,-5/' one.csv >below.csv
run simulate --merge below.csv two.csv
head -n 20 one.csv >cut.csv
run simulate --merge cut.csv
run simulate --merge missing.csv
run simulate --merge
run simulate --merge one.csv --seed 3
run simulate one.csv
run simulate one.csv two.csv
run simulate --events 0
run simulate --teams 1
run simulate --teams 30-20
run simulate --teams some
run simulate --rounds 31
run simulate --boards 0
run simulate --seed 18446744073709551615
head -c 70000 /dev/zero >large.conf
run simulate large.conf
run simulate --shard 3/2
run simulate --shard 3
run simulate --seed -1
run simulate --edition 2013
run simulate --threads 1000

# Threads and parts play the same events, and say nothing else.
small='--events 40 --teams 12-30 --rounds 7 --seed 5'
"$program" simulate $small --threads 1 >whole.txt
"$program" simulate $small --threads 7 >threads.txt
cmp whole.txt threads.txt && echo 'the same with 1 thread or 7'
for part in 1 2 3 4 5 6 7; do
    "$program" simulate $small --shard $part/7 -o part-$part.csv
done
"$program" simulate --merge part-*.csv >parts.txt
cmp whole.txt parts.txt && echo 'the same in 7 parts'
"$program" simulate $small --shard 1/50 >part-1.csv # more parts than events
tail -n 1 part-1.csv
grep -c '^count.events,1$' part-1.csv
"$program" simulate $small --shard 50/50 | grep '^count.events'
"$program" simulate $small --seed 6 >other.txt
cmp -s whole.txt other.txt || echo 'another with another seed'
"$program" simulate $small --edition 2022 | grep -c 'edition 2022; tie-break 2022'

# A configuration as for engine -g; options decide, and parts carry all of it.
cat >rough.conf <<'END'
teams = 12-30
rounds = 5
boards = 2
spread = 1500
draws = 45
forfeits = 2.5
absent = 3
late = 2
withdrawn = 1-2
expelled = 1
barred = 6
field = odd
edition = ecu
lot = black
seed = 9
END
"$program" simulate rough.conf --events 30 >rough.txt
tail -n 4 rough.txt
for part in 1 2 3; do
    "$program" simulate rough.conf --events 30 --shard $part/3 -o rough-$part.csv
done
"$program" simulate --merge rough-[123].csv | cmp - rough.txt && echo 'the same in 3 parts'
"$program" simulate - --events 30 <rough.conf | cmp - rough.txt && echo 'the same from the standard input'
"$program" simulate rough.conf --events 5 --teams 13-15 --rounds 4 --boards 3 --edition 2022 --tiebreak 2012 --seed 8 | tail -n 4
echo 'draws = 20' >draws.conf
"$program" simulate draws.conf --events 1 | tail -n 4
run simulate rough.conf --teams 20
run simulate rough.conf --events 1 --merge
echo 'drows = 20' >draws.conf
run simulate draws.conf

# A bar on a terminal (progress.sh) changes nothing of the report. A machine that lends no terminal (a bare chroot) cannot show it.
bar() {
    OLYMPAIR_PROGRESS=0 script -qec "'$program' simulate $small --threads 1 -o bar.txt" /dev/null </dev/null >/dev/null 2>&1
    cmp bar.txt whole.txt && echo 'the report is the same'
}
if script -qec true /dev/null </dev/null >/dev/null 2>&1; then bar; else echo 'the report is the same'; fi
