#!/bin/sh
# process.sh - the whole process that opens the event of Baku 2016, pairs round 7 and stores the
# draft. Figures only. Rounds 1-6 are played once through the program; every run pairs a fresh copy.
runs=20
folder=build/bench
program=${OLYMPAIR:-build/release/olympair}
play=${PLAY:-tests/demo/play}
played=$folder/baku2016.oly
copy=$folder/round-7.oly

[ -x "$program" ] && [ -f "$play" ] || { echo "no program or no $play: process not measured"; exit 0; }
mkdir -p "$folder"
# LAST: the round after which the play ends.
LAST=6 OLYMPAIR=$program sh "$play" "$folder" >"$folder/play.log" 2>&1 || { cat "$folder/play.log"; exit 1; }

prepare="cp $played $copy"
pair="$program pair $copy --user bench --now '2016-09-08 22:00'"
echo
$prepare && eval "$pair" >/dev/null || { echo "round 7 could not be paired: process not measured"; exit 0; }
echo "Baku 2016 round 7, opening + pairing + storing as a process of its own"
if command -v hyperfine >/dev/null; then
    hyperfine --style basic --runs $runs --prepare "$prepare" "$pair"
    exit
fi

run=0
while [ $run -lt $runs ]; do
    run=$((run + 1))
    $prepare
    begin=$(date +%s%N)
    eval "$pair" >/dev/null
    end=$(date +%s%N)
    echo $(((end - begin) / 1000))
done | sort -n | awk '
    { took[NR] = $1 / 1000 }
    END { printf "median %.1f ms, best %.1f ms, worst %.1f ms of %d runs\n", \
                 took[int((NR + 1) / 2)], took[1], took[NR], NR }'
