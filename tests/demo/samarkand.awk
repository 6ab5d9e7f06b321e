# SPDX-License-Identifier: Apache-2.0
# samarkand.awk - the event of tests/data/samarkand2026 as a tournament report file (docs/formats/trf.md): rounds 1 to `last`,
# the last one as it was published, with -v played=1 as it was played. awk -v last=7 -f tests/demo/samarkand.awk
# rank-after-4.txt event.txt
# Squads are made up, four players for each team, with ratings that fall by number; so are the boards: the game points of a
# side are whole points from board 1 on.
function put(line, column, text) {
    return sprintf("%-" (column - 1) "s", line) text
}
function game(team, board, round, text) { cell[team, board, round] = text }
function play(a, b, ga, gb, round,    k, left, r, x, y, white) {
    left = ga
    for (k = 1; k <= 4; k++) {
        r = left >= 2 ? 2 : left
        left -= r
        x = r == 2 ? "1" : r == 1 ? "=" : "0"
        y = r == 2 ? "0" : r == 1 ? "=" : ga + gb < 8 && k == 4 ? "0" : "1"
        white = k % 2
        game(a, k, round, sprintf("%4d %s %s", 4 * (b - 1) + k, white ? "w" : "b", x))
        game(b, k, round, sprintf("%4d %s %s", 4 * (a - 1) + k, white ? "b" : "w", y))
    }
}
function forfeit(a, b, ga, round,    k) {
    for (k = 1; k <= 4; k++) {
        game(a, k, round, ga ? "0000 - +" : "0000 - -")
        game(b, k, round, ga ? "0000 - -" : "0000 - +")
    }
    forfeits[++nforfeit] = sprintf("330 %s %3d %3d %3d", ga ? "+-" : "-+", round, a, b)
}
FILENAME ~ /rank-after/  { rank[$1] = $2; next }
$1 == "lot"              { lot = $2 }
$1 == "team"             { fed[$2] = $3; n = $2 }
$1 == "round"            { round = $2; if (round > last) exit }
$1 == "bye"              { bye[round] = $2; paired[$2, round] = 1 }
$1 == "hand"             { late = $2; host = $3; if (round == last && !played) { bye[round] = host; paired[host, round] = 1 } }
$1 == "round"            { late = 0 }
$1 ~ /^[0-9]+$/ {
    if (round == last && !played && late && ($1 == late || $2 == late)) next
    paired[$1, round] = paired[$2, round] = 1
    if ($5 == "x") forfeit($1, $2, $3, round)
    else play($1, $2, $3, $4, round)
}
END {
    print "012 46th Chess Olympiad, Samarkand 2026, Open"
    print "032 UZB"
    print "142 11"
    print "152 " lot
    print "352 WBWB"
    for (t = 1; t <= n; t++)
        for (k = 1; k <= 4; k++) {
            line = put(sprintf("001 %4d", 4 * (t - 1) + k), 15, fed[t] " board " k)
            line = put(put(line, 49, sprintf("%4d", 2820 - 3 * t)), 54, fed[t])
            for (r = 1; r <= last; r++)
                line = put(line, 82 + 10 * r, (t, k, r) in cell ? cell[t, k, r] : bye[r] == t ? "0000 - -" : "0000 - Z")
            print line
        }
    for (t = 1; t <= n; t++) {
        line = put(sprintf("310 %3d %s", t, fed[t]), 42, fed[t])
        line = put(line, 69, last == 4 ? sprintf("%3d", rank[t]) : "")
        for (k = 1; k <= 4; k++) line = put(line, 69 + 5 * k, sprintf("%4d", 4 * (t - 1) + k))
        print line
    }
    line = "320  1.0  2.0"
    for (r = 1; r <= last; r++) line = put(line, 11 + 4 * r, sprintf("%03d", bye[r]))
    print line
    for (r = 1; r <= last; r++) {
        line = ""
        for (t = 1; t <= n; t++) if (!((t, r) in paired)) line = line sprintf(" %4d", t)
        if (line != "") print sprintf("240 Z %3d", r) line
    }
    for (i = 1; i <= nforfeit; i++) print forfeits[i]
}
