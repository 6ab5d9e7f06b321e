#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The whole of Baku 2016 through the program, as `make demo` plays it, and what must come out.
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
status=0
expect() { # what, wanted, got
    [ "$2" = "$3" ] && echo "ok - $1" && return
    printf 'not ok - %s\nwanted: %s\ngot:    %s\n' "$1" "$2" "$3"
    status=1
}

sh tests/demo/played "$dir" >"$dir/said" 2>&1 || { echo "not ok - the demo plays to its end"; tail -n 5 "$dir/said"; exit 1; }
echo 'ok - the demo plays to its end'

# Matches, drafted pairs that were played, colours that the articles give.
while read -r round want; do
    expect "round $round" "$want" "$(awk -v r="$round" '$1 == "round" && $2 == r { print $3, $4, $5 }' "$dir/agreement.txt")"
done <<END
1 86 80 -
2 83 83 83
3 83 82 83
4 84 83 84
5 84 84 84
6 85 83 85
7 85 85 85
8 85 85 85
9 85 85 85
10 85 85 84
11 85 85 85
END
expect 'rounds 2 to 11' '844 840 843' "$(awk '$1 == 2 { print $4, $5, $6 }' "$dir/agreement.txt")"

ranking=$("${OLYMPAIR:-build/release/olympair}" standings "$dir/baku2016.oly" --format csv)
column() { echo "$ranking" | awk -F, -v name="$1" 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == name) c = i; next } { print $c }'; }
expect 'the top ten' 'USA UKR RUS IND NOR TUR POL FRA ENG PER' "$(column federation | head -n 10 | paste -sd ' ')"
expect 'Greece is 18th' GRE "$(column federation | sed -n 18p)"
expect 'match points' '20 20 18 16 16 16 16 16 16 16' "$(column mp | head -n 10 | paste -sd ' ')"
expect 'Sonneborn-Berger of the first two' '413.5 404.5' "$(column osb | head -n 2 | paste -sd ' ')"
expect 'line-ups out of the order of the lists, as the results have them' 7 "$(grep -c 'is lower in the list' "$dir/log.txt")"
# Everything that is not as the rules give it was done at the desk, and the journal says when and why.
checked=$("${OLYMPAIR:-build/release/olympair}" check "$dir/baku2016.oly" --format csv)
expect 'the check explains everything' 0 $?
column() { echo "$checked" | awk -F, -v name="$1" 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == name) c = i; next }
    !seen[$2]++ { print $c }'; }
expect 'pairs of rounds as the rules give them' '66 83 82 83 84 83 85 85 85 84 85' "$(column identical | paste -sd ' ')"
expect 'pairs by hand' '20 0 1 1 0 2 0 0 0 1 0' "$(column by_hand | paste -sd ' ')"

# Every draft is proved from its trace alone, and a trace is small enough to be sent.
proved=0
largest=0
for round in $(seq 11); do
    "${OLYMPAIR:-build/release/olympair}" trace "$dir/baku2016.oly" --round "$round" -o "$dir/trace.json"
    "${OLYMPAIR:-build/release/olympair}" verify "$dir/trace.json" | grep -q ': proved\.' && proved=$((proved + 1))
    size=$(wc -c <"$dir/trace.json")
    [ "$size" -le $largest ] || largest=$size
done
expect 'drafts proved' 11 $proved
expect 'the largest trace stays under 200 KB' 1 $((largest < 200000))

expect 'who barred a pair, and when' 1 "$("${OLYMPAIR:-build/release/olympair}" explain "$dir/baku2016.oly" --round 7 Israel |
    grep -c 'not Algeria: the two are barred from meeting, by TAP since 8 September 2016, 22:00')"
# Of two teams, for whoever gets the table: what was published goes first; who floated out of a common group did so for its own reason.
explained() { "${OLYMPAIR:-build/release/olympair}" explain "$dir/baku2016.oly" --format csv --round "$@" | grep -c "$want"; }
want='^0,"By hand on 6 September 2016, 22:00: Gambia meets Swaziland and has White on board 1; reason: by order of the organisers."$'
expect 'a match by hand' 1 "$(explained 6 Gambia Swaziland)"
want='^0,.*Djibouti was not in the draft of round 6: it was left out on 6 September 2016, 22:00'
expect 'who was not in the draft' 1 "$(explained 6 Djibouti)"
want='of 7 match points, which could not pair all its teams: Nicaragua floated'
expect 'one of two teams floated' 1 "$(explained 7 Nicaragua Bulgaria)"
want='^0,Israel and Algeria may not meet: the two are barred from meeting\.$'
expect 'a bar that no step came to' 1 "$(explained 8 Israel Algeria)"
# What the certificates prove can be checked with a pencil.
told=$(for round in $(seq 11); do "${OLYMPAIR:-build/release/olympair}" explain "$dir/baku2016.oly" --round "$round" --format csv; done)
expect 'proofs told as a sentence, and by a certificate of the trace alone' '21 0' \
    "$(echo "$told" | grep -cE 'there would then be|could then meet|it has met all of|nobody whom it may|may meet nobody of') $(echo "$told" | grep -c 'certificate [0-9]* of the trace proves')"
expect 'why several teams must float' 6 "$(echo "$told" |
    grep -c 'must float: no more teams can be paired here if all others are still to be paired (D.02, 42); .* may meet nobody of the group')"

# As a file for other programs: a team has one number there, so that rounds 1 to 4, before the last renumbering of
# the teams in question, differ; what was made by hand is a difference too. Colours and ranks do not depend on it.
"${OLYMPAIR:-build/release/olympair}" export "$dir/baku2016.oly" -o "$dir/baku.trf"
again=$("${OLYMPAIR:-build/release/olympair}" engine -c "$dir/baku.trf" --floor 1000)
expect 'the file is checked' 'checked 11 rounds: 855 of 930 pairs, 843 of 844 colours, 176 of 176 ranks' \
    "$(echo "$again" | tail -n 1)"
expect 'pairs of a round that are not drafted from the file' '40 15 11 7 0 2 0 0 0 0 0' \
    "$(for r in $(seq 11); do echo "$again" | grep -c "^round $r: .* in the file, not in the pairing"; done | paste -sd ' ')"
expect 'the one colour' 'round 10: 131 - 153: White on board 1 for 131 in the file, for 153 by the articles' \
    "$(echo "$again" | grep 'by the articles')"

expect 'sheets of every round' 34 "$(ls "$dir" | grep -c '\.pdf$')"
for sheet in "$dir"/round-03-*.pdf "$dir"/teams.pdf; do
    expect "$(basename "$sheet") is a sound PDF" 0 "$(qpdf --check "$sheet" >/dev/null 2>&1; echo $?)"
done
program=${OLYMPAIR:-build/release/olympair}
# In one format, in turn; with SOAK=1 in all of them.
formats=$("$program" __complete report "$dir/baku2016.oly" --format '')
nformat=$(echo "$formats" | wc -l) turn=0
expect 'every report is there in every format' '' "$(
    "$program" report "$dir/baku2016.oly" --list --format csv | tail -n +2 | grep -v ',no arbiters entered$' | cut -d, -f1,2 | while IFS=, read -r report about; do
        case $about in *PLAYER) set -- Norway 1 ;; *TEAM*) set -- Norway ;; *) set -- ;; esac
        turn=$((turn % nformat + 1))
        for format in $([ "$SOAK" ] && echo "$formats" || echo "$formats" | sed -n "${turn}p"); do
            "$program" report "$dir/baku2016.oly" "$report" "$@" -f "$format" 2>&1 >"$dir/made" ||
                echo "$report $format"
            [ -s "$dir/made" ] || echo "$report $format is empty"
        done
    done)"

# The web site: every page is there, every link of it leads somewhere; pages of errors are in no list.
sh tests/demo/played_site "$dir"
expect 'the site lacks nothing' '2635 files, 2635 written, 0 removed' "$(sed 's/^[^:]*: //' "$dir/www.said")"
expect 'its list of pages' "$(cd "$dir/www" && find . -name '*.html' | cut -c3- | grep -v '^40[045].html' | LC_ALL=C sort | cksum)" "$(cksum <"$dir/www/sitemap.txt")"
expect 'links that lead nowhere' '' "$(sh tests/links "$dir/www")"
# Every sixth page, with SOAK=1 all.
by=6
[ -z "$SOAK" ] || by=1
[ ! -x "$(command -v tidy)" ] || expect 'valid pages' '' "$(cd "$dir/www" && ls index.html open/*.html open/round-9/*.html | awk -v by=$by '(NR - 1) % by == 0' | xargs tidy -e -q --drop-empty-elements no 2>&1 |
    grep -v 'proprietary attribute "loading"')"
exit $status
