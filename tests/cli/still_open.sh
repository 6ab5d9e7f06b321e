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
echo '# everything is in: no bars, and the medals with their teams, as the standings have them'
for r in 5 6 7; do play $r; done
page
[ "$(grep -c 'class="stakes"' www/open/what-if.html)" -eq 0 ] && echo none
sed -n 's/.*<a href="team-[^"]*">\([^<]*\)<\/a><\/h2>.*/\1/p' www/open/what-if.html >medals
"$program" standings e.oly -s open -f csv | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } NR <= 4 { print $at["team"] }' | diff - medals && cat medals
