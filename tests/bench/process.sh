#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# process.sh - the whole process that opens the event of Baku 2016, pairs round 7 and stores the
# draft, the one that says what five open matches of round 11 can still change, the one that writes the web site, and those that print. Figures only. The rounds are
# played once through the program; every run pairs a fresh copy.
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

# Figures of a command, each run after the preparation.
measure() { # preparation, command
    if command -v hyperfine >/dev/null; then
        hyperfine --style basic --runs $runs --prepare "$1" "$2"
        return
    fi
    run=0
    while [ $run -lt $runs ]; do
        run=$((run + 1))
        $1
        begin=$(date +%s%N)
        eval "$2" >/dev/null
        end=$(date +%s%N)
        echo $(((end - begin) / 1000))
    done | sort -n | awk '
        { took[NR] = $1 / 1000 }
        END { printf "median %.1f ms, best %.1f ms, worst %.1f ms of %d runs\n", \
                     took[int((NR + 1) / 2)], took[1], took[NR], NR }'
}

prepare="cp $played $copy"
pair="$program pair $copy --user bench --now '2016-09-08 22:00'"
echo
$prepare && eval "$pair" >/dev/null || { echo "round 7 could not be paired: process not measured"; exit 0; }
echo "Baku 2016 round 7, opening + pairing + storing as a process of its own"
measure "$prepare" "$pair"

# Copied when round 11 has been published; then all results but those of five matches.
last=$folder/round-11.oly
printf '#!/bin/sh\n[ "$2" != 11 ] || cp "$1" %s\n' "$last" >"$folder/keep"
chmod +x "$folder/keep"
BEFORE_RESULTS=$folder/keep OLYMPAIR=$program sh "$play" "$folder" >"$folder/play.log" 2>&1 || { cat "$folder/play.log"; exit 1; }
echo
echo "Baku 2016 round 11, what every open match of 85 can still change"
measure true "$program what-if $last"
cut -d, -f1,3- tests/data/baku2016/round-11.csv | grep -vE ',(United States of America|Ukraine|Russia|India|Peru),' |
    "$program" results "$last" - --user bench --now '2016-09-13 20:00' >/dev/null || exit 1
echo
echo "Baku 2016 round 11, what five open matches can still change, and what a team needs"
measure true "$program what-if $last"
measure true "$program what-if $last Ukraine"
echo
echo "Baku 2016 round 11, the cross table and the card of a team"
measure true "$program crosstable $last"
measure true "$program team $last Ukraine"
site=$folder/site
echo
echo "Baku 2016, the web site: all of it; pages again and files that stay; nothing has changed"
measure "rm -rf $site" "$program site $played $site"
measure true "$program site $played $site --url https://example.org/\$(date +%N)"
$program site "$played" "$site" >/dev/null
measure true "$program site $played $site"

echo
echo "Baku 2016 round 11, 170 captains' sheets as one PDF; all sheets of the evening; the bulletin of round 10"
measure true "$program report $last captains -o $folder/captains.pdf"
measure "rm -rf $folder/evening" "$program print $last --set evening -o $folder/evening"
measure true "$program print $last --set bulletin --round 10 -o $folder/bulletin.pdf"

# Round 7 of 999 players by the other Swiss systems, and by bbpPairings from the same file where it is there: in PATH, or named by
# BBPPAIRINGS. Its Dutch system is the one of 2017, so its rounds are others.
bbp=${BBPPAIRINGS:-$(command -v bbpPairings || true)}
printf 'teams = 999\nrounds = 6\nabsent = 0\nwithdrawn = 0\nbarred = 0\n' >"$folder/players.conf"
for system in burstein dutch2006 club; do
    "$program" engine -g "$folder/players.conf" --system $system -o "$folder/$system.trf" || exit 1
    sed -i 's/^XXR 6/XXR 9/' "$folder/$system.trf"
    echo
    echo "999 players, round 7 by $system, reading + pairing + writing as a process of its own"
    measure true "$program engine -p $folder/$system.trf --system $system"
    case $system in burstein) theirs=--burstein ;; dutch2006) theirs=--dutch ;; *) continue ;; esac
    if [ -x "$bbp" ]; then
        echo "the same file, bbpPairings $theirs"
        (runs=1 && measure true "$bbp $theirs $folder/$system.trf -p $folder/theirs.txt")
    else
        echo 'bbpPairings is not there (PATH, BBPPAIRINGS): not measured'
    fi
done
