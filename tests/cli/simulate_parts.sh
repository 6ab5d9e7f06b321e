#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A simulation in parts: GNU parallel plays the parts, and joined they are the whole, byte for byte.
home=$(cd "$(dirname "$0")/../.." && pwd)
program=${OLYMPAIR:-$home/build/release/olympair}
command -v parallel >/dev/null || { echo 'not ok - a simulation in parts # SKIP GNU parallel is not installed'; exit 0; }
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
export HOME="$dir"
mkdir -p .parallel && : >.parallel/will-cite
status=0
ok() { # what; the status of the command before
    if [ $? -eq 0 ]; then echo "ok - $1"; else echo "not ok - $1"; status=1; fi
}

simulation='--events 60 --teams 20-60 --rounds 9 --seed 11'
"$program" simulate $simulation >whole.txt
seq 8 | parallel -j 2 "$program" simulate $simulation --threads 1 --shard {}/8 -o {}.csv
ok 'GNU parallel plays eight parts'
"$program" simulate --merge [1-8].csv >joined.txt
ok 'the parts are joined'
cmp whole.txt joined.txt
ok 'joined they are the whole, byte for byte'
cat [1-8].csv | "$program" simulate --merge - --format json >piped.json &&
    "$program" simulate $simulation --format json | cmp - piped.json
ok 'also through a pipe, as JSON'

mkdir bin campaign && ln -s "$program" bin/olympair && cd campaign || exit 1
PATH=$dir/bin:$PATH sh "$home/docs/scale/campaign.sh" 3 $simulation >report.txt && cmp ../whole.txt report.txt
ok 'the script of docs/scale plays three parts and joins them'
PATH=$dir/bin:$PATH sh "$home/docs/scale/campaign.sh" 3 $simulation --boards 2 >other.txt 2>&1
[ $? -eq 8 ]
ok 'it joins no other campaign with them'
exit $status
