#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What is still to play for, on its page: a sentence before the last three rounds, then the bars of those who can have a medal, whose ends awk counts from the
# standings: with three rounds to play a team ends with 6, 3 or 0 points more, any other with 0 to 6 more.
. "$(dirname "$0")/golden"
NOW='2026-09-12 10:00'
quietly new e.oly --name 'Small Olympiad' --city Riga --federation LAT --zone UTC --start 2016-09-01 --end 2016-09-05
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open
play() { # round
    quietly pair e.oly -s open
    quietly publish e.oly -s open
    quietly lineups e.oly --open -s open --confirm
    for table in 1 2 3 4 5; do quietly result e.oly $table 1-0 1-0 1-0 1/2 -s open; done
}
page() {
    quietly site e.oly www
    sed -n 's/.*<p class="lead">\(.*\)<\/p>.*/\1/p' www/open/what-if.html
}

echo '# four rounds to play: a sentence and the race for medals, no bars and no list of who can have what'
for r in 1 2 3; do play $r; done
page
grep -c '<svg\|class="stakes"' www/open/what-if.html
race() { # those at most four match points behind the leader, by match points
    sed -n '/class="part race"/,/<\/section>/p' www/open/what-if.html | sed 's/<small>.*<\/small>//; s/<span[^>]*>\|<\/span>\|<img[^>]*>\|<[^>]*>/ /g' | grep ' MP ' | tr -s ' '
}
race | tail -n 1
"$program" standings e.oly -s open -f csv | awk -F, '
    NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
    NR == 2 { least = $at["mp"] - 4 }
    $at["mp"] >= least { line[$at["mp"]] = line[$at["mp"]] " " $at["federation"]; if ($at["mp"] != last) order[++n] = last = $at["mp"] }
    END { for (i = 1; i <= n; i++) print " " order[i] " MP" line[order[i]] }' >counted
race | grep '^ [0-9]' | sed 's/ *$//; s/GEO1/GEO/' | diff counted - && echo as counted
echo '# three rounds to play: bars'
play 4
page
# The wide picture has all, "India: 1–3, 1–7, 4–14" each.
sed -n '/chart roomy/,/<.desc>/p' www/open/what-if.html | sed -n 's/.*<desc[^>]*>\(.*\)<.desc>.*/\1/p' | sed "s/&#39;/'/g" | tr ';' '\n' | sed 's/^ //' >bars
"$program" standings e.oly -s open -f csv | awk -F, '
    NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
    { team[++n] = $at["team"]; mp[n] = $at["mp"] }
    END {
        for (i = 1; i <= n; i++) {
            line = team[i] ":"
            for (more = 6; more >= 0; more -= 3) {
                best = worst = 1
                for (k = 1; k <= n; k++) if (k != i) { best += mp[k] > mp[i] + more; worst += mp[k] + 6 >= mp[i] + more }
                line = line (more < 6 ? "," : "") " " best "–" worst
                if (more == 6) in_reach = best <= 3
            }
            if (in_reach) print line
        }
    }' >counted
diff counted bars && wc -l <bars
head -n 3 bars
echo '# the last round, one match open: the title counts all that can be first by match points, also those that have played'
for r in 5 6; do play $r; done
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly lineups e.oly --open -s open --confirm
# Of the others that is whoever has no fewer than anybody that has played and is not passed by both ways of the open match.
first() { # the open table
    "$program" report e.oly pairings -s open -f csv | awk -F, -v table="$1" '
        NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
        $at["table"] == table { print $at["first_team"] "\n" $at["second_team"] }' >playing
    "$program" standings e.oly -r 7 -s open -f csv 2>csv.said | awk -F, '
        NR == FNR { plays[$0]; next }
        FNR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
        { mp[$at["team"]] = $at["mp"]; if (!($at["team"] in plays) && $at["mp"] > most) most = $at["mp"] }
        END {
            for (team in mp) for (way = 0; way <= 2; way++) {
                high = most; gain = way
                for (p in plays) { end[p] = mp[p] + gain; if (end[p] > high) high = end[p]; gain = 2 - gain }
                if ((team in plays ? end[team] : mp[team]) == high) can[team]
            }
            for (team in can) n++
            print n + 0
        }' playing -
}

cp e.oly all_open.oly
for left in 1 5; do
    cp all_open.oly e.oly
    for table in 1 2 3 4 5; do [ $table = $left ] || quietly result e.oly $table 1-0 1-0 1-0 1/2 -s open; done
    rm -rf www
    quietly site e.oly www
    "$program" standings e.oly -r 7 -s open | grep -E '^ +[0-9]+ +[0-9]+ ' | cut -c 1-54 | sed 's, *$,,'
    "$program" report e.oly pairings -s open | grep "^ *$left "
    first $left
    grep -o 'By match points [0-9]* can still have the first place' www/open/what-if.html | sort -u
done
left=5
echo '# everything is in: no bars, and the medals with their teams, as the standings have them'
for open in $left; do quietly result e.oly $open 1-0 1-0 1-0 1/2 -s open; done
page
[ "$(grep -c 'class="stakes"' www/open/what-if.html)" -eq 0 ] && echo none
sed -n 's/.*<a href="team-[^"]*">\([^<]*\)<\/a><\/h2>.*/\1/p' www/open/what-if.html >medals
"$program" standings e.oly -s open -f csv | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } NR <= 4 { print $at["team"] }' | diff - medals && cat medals
