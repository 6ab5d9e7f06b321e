#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# One evening at two terminals, from presence to the publication of round 2: an open and a women's section, two persons at
# the same event file, a real terminal wherever keys are typed. Every key is counted. With SOAK 190 and 180 teams, else 12 and 10.
program=${OLYMPAIR:-$PWD/build/release/olympair}
script -qec true /dev/null >/dev/null 2>&1 </dev/null || { echo 'not ok - evening # SKIP no terminal can be made here'; exit 0; }
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
unset COLUMNS OLYMPAIR_SECTION
export LC_ALL=C TZ=UTC OLYMPAIR_USER=anna
if [ "$SOAK" ]; then open=190 women=180 buses=10; else open=12 women=10 buses=2; fi
failed=0

claim() { # what holds, a command that shows it
    what=$1
    shift
    "$@" && return
    echo "not ok - evening: $what"
    failed=$((failed + 1))
    tail -n 5 said
}

# A line as it is typed, with Enter: its keys are counted in the file `counted`. The hour is the script's.
typed() { # word...
    line=olympair
    for word in "$@"; do
        case $word in
        *[!A-Za-z0-9_.,:/=+*-]*) line="$line '$word'" ;;
        *) line="$line $word" ;;
        esac
    done
    echo "$line" >>"$counted"
    "$program" "$@" --now "$NOW" >said 2>&1
}
refused() { # what must not change the event: command...
    before=$(cksum <e.oly)
    ! typed "$@" && [ "$(cksum <e.oly)" = "$before" ]
}

# At a terminal of its own: every line of `steps` is what must be on the screen, and then the keys, as printf has them.
at_keys() { # terminal, who, section, where to count, command...
    screen=$1.screen steps=$1.steps counted=$4
    export OLYMPAIR_USER="$2" OLYMPAIR_SECTION="$3"
    shift 4
    rm -f "$screen"
    echo "olympair $*" >>"$counted"
    while IFS='|' read -r text keys; do
        for wait in $(seq 600); do
            grep -q "$text" "$screen" 2>/dev/null && break
            sleep 0.05
        done
        printf "$keys" | tee -a "$counted"
    done <"$steps" | script -qfec "'$program' $* --now '$NOW'" "$screen" >/dev/null
}
says() { # terminal, text
    grep -q "$2" "$1.screen" || ! tail -n 5 "$1.screen" >said
}

registration() {
    "$program" federations -f csv | sed '1d; s/"//g; s/&/\&amp;/g' | awk -F, -v open=$open -v women=$women '
    { code[NR] = $1; name[NR] = $2 }
    function section(title, teams, sex, t, p) {
        printf "<section name=\"%s\" women=\"%s\" edition=\"2022\" rounds=\"5\">\n", title, sex == "w" ? "yes" : "no"
        for (t = 1; t <= teams; t++) {
            printf "<team name=\"%s\" federation=\"%s\">", name[t], code[t]
            for (p = 1; p <= 5; p++)
                printf "<player name=\"%s %d\" rating=\"%d\" sex=\"%s\"/>", code[t], p, 2700 - t * 5 - p, sex
            print "</team>"
        }
        print "</section>"
    }
    END {
        print "<registration><event name=\"One Evening\" federation=\"GEO\" start=\"2026-09-01\" end=\"2026-09-12\">"
        print "<round number=\"1\" date=\"2026-09-02\" time=\"15:00\"/></event>"
        section("open", open, "m")
        section("women", women, "w")
        print "</registration>"
    }'
}
set_up() {
    NOW='2026-08-31 18:00' counted=before.keys
    registration >registration.xml
    typed new e.oly && typed import e.oly registration.xml && typed set e.oly --double-entry yes -s open &&
        for section in open women; do
            typed number e.oly -s $section && typed lot e.oly white -s $section || return 1
        done
}

# 18:00: who is here, at one terminal by the numbers of a list, as the buses come: the second of each comes with the next bus,
# that of the last one not at all. At the other terminal a file that the door has kept.
presence() {
    { echo team; seq $women; } >women.csv
    (
        export OLYMPAIR_USER=ben OLYMPAIR_SECTION=women
        counted=women.presence NOW='2026-09-01 18:30'
        typed arrive e.oly --file women.csv && mv said ben.said
    ) &
    export OLYMPAIR_SECTION=open
    counted=open.presence late=
    for bus in $(seq $buses); do
        NOW="2026-09-01 18:$((bus + 9))"
        first=$(((bus - 1) * open / buses + 1)) last=$((bus * open / buses))
        claim "bus $bus" typed arrive e.oly $first $((first + 2))-$last $late
        late=$((first + 1))
    done
    claim 'a file of teams' wait $!
    NOW='2026-09-01 19:00'
    claim 'the set hour' typed absent e.oly --missing
    here open | grep -qx $((open - 1)) && here women | grep -qx $women || claim 'who is here' false
}
here() { # section
    "$program" presence e.oly -s $1 -f csv | grep -c ',here,'
}

# 21:00: both rounds at once, and a team that was given up at 21:50. What publication froze stays.
publication() { # round
    for section in open women; do
        counted=$section.round OLYMPAIR_SECTION=$section
        claim "round $1 of $section" typed pair e.oly
        claim "publication of round $1 of $section" typed publish e.oly
    done
}
late_team() {
    NOW='2026-09-01 21:50' counted=open.late OLYMPAIR_SECTION=open
    claim 'a place for the late team' typed arrive e.oly $late
    claim 'no order, no place' refused arrive e.oly $late --join
    claim 'the late team joins' typed arrive e.oly $late --join --order-of 'chief arbiter'
    claim 'every team plays' test "$("$program" pairings e.oly -s open -f csv | sed 1d | wc -l)" -eq $((open / 2))
}
frozen() {
    counted=frozen OLYMPAIR_SECTION=open
    claim 'the numbers are frozen' refused number e.oly
    claim 'the lot is frozen' refused lot e.oly black
    claim 'the rules are frozen' refused set e.oly --edition 2012
}

# The next morning: line-ups of a section at both terminals, at one from table 1 on, at the other from the middle on. Of team
# k, two of a table, one player rests: Enter, his number, Enter; for every tenth team the four who play are typed.
rests() { # from table, to table
    awk -v from=$1 -v to=$2 'BEGIN {
        for (k = 2 * from - 1; k <= 2 * to; k++) {
            play = "12345"
            sub(k * 7 % 5 + 1, "", play)
            printf "%s", k % 10 == 0 ? "\\n" play : k * 7 % 5 == 4 ? "\\n\\n" : "\\n" k * 7 % 5 + 1 "\\n"
        }
    }'
}
lineups() { # section, tables
    half=$(($2 / 2)) NOW='2026-09-02 09:00'
    printf '%s\n' "team: |$(rests 1 $half)q" 'taken|' >a.steps
    printf '%s\n' "team: |$((half + 1))$(rests $((half + 1)) $2)q" 'taken|' >b.steps
    at_keys a anna $1 $1.lineups.a lineups e.oly --enter &
    at_keys b ben $1 $1.lineups.b lineups e.oly --enter
    wait $!
    claim "line-ups of $1 at a" says a "^$((half * 2)) line-ups taken"
    claim "line-ups of $1 at b" says b "^$((($2 - half) * 2)) line-ups taken"
    counted=$1.round OLYMPAIR_SECTION=$1
    claim "line-ups of $1 opened" typed lineups e.oly --open --reason 'all are in'
    claim "who plays in $1" sat $1 $2
}
sat() { # section, tables: those who rest sit nowhere, the others in their order
    "$program" report e.oly boards -s $1 -f csv | awk -F, -v tables=$2 '
        function side(k, place) {
            n++
            if (place == k * 7 % 5 + 1 || place <= above[k]) wrong++
            above[k] = place
        }
        NR > 1 { side(2 * $1 - 1, $13); side(2 * $1, $20) }
        END { exit wrong || n != tables * 8 }' || ! echo 'somebody else sits there' >said
}

# 19:00: results, of the open section by two persons. A match of the women is typed wrongly and set right with a reason, the
# second entry of a board in the open section differs from the first.
scores() { # tables, table typed wrongly, how
    awk -v n=$1 -v wrong=$2 -v how=$3 'BEGIN {
        for (t = 1; t <= n; t++)
            for (b = 1; b <= 4; b++)
                printf "%s%s", b == 1 ? "\\n" : "", t == wrong ? substr(how, b, 1) : substr("1=0=1=0+", (t * 5 + b * 3) % 8 + 1, 1)
    }'
}
results() {
    NOW='2026-09-02 19:00'
    printf '%s\n' "table: |$(scores $((open / 2)))q" 'entered|' >a.steps
    printf '%s\n' "table: |$(scores $((women / 2)) 3 1=1=)q" 'entered|' >b.steps
    at_keys a anna open open.results enter e.oly &
    at_keys b ben women women.results enter e.oly
    wait $!
    claim 'results of open' says a "^$((open / 2)) matches entered"
    claim 'results of women' says b "^$((women / 2)) matches entered"
    printf '%s\n' "table: |3\n0=1=" 'why? (Esc|the copy was misread\nq' 'entered|' >a.steps
    printf '%s\n' "table: |$(scores $((open / 2)) 2 01=0)q" 'entered|' >b.steps
    at_keys a anna women women.correction enter e.oly &
    at_keys b ben open open.second enter e.oly --second
    wait $!
    claim 'a correction' says a '^1 match entered'
    claim 'the second entry' says b "^$((open / 2)) matches entered"
}
settled() {
    NOW='2026-09-02 20:30' counted=open.differences OLYMPAIR_SECTION=open
    claim 'a difference keeps the round open' refused pair e.oly
    claim 'the difference' test "$("$program" differences e.oly -s open -f csv | sed 1d | cut -d, -f1,3)" = 2,1
    OLYMPAIR_USER=ben
    claim 'the difference settled' typed result e.oly 2.1 = --second --correct --reason 'ben misread it'
    OLYMPAIR_USER=anna
    for section in open women; do
        claim "results of $section" recorded $section
    done
}
recorded() { # section: what was typed, board by board
    "$program" report e.oly boards -s $1 -r 1 -f csv | awk -F, -v OFS= '
        BEGIN { name["1"] = "1-0"; name["0"] = "0-1"; name["="] = "1/2"; name["+"] = "+-" }
        NR > 1 && $19 != name[substr("1=0=1=0+", ($1 * 5 + $12 * 3) % 8 + 1, 1)] { print "table ", $1, " board ", $12, ": ", $19; wrong++ }
        END { exit wrong || NR == 1 }' >said
}

keys() { # file...
    cat "$@" | wc -c
}
told() { # what, aim, files...
    what=$1 aim=$2
    shift 2
    echo "# $what: $(keys "$@") keys"
    [ -z "$SOAK" ] || [ "$(keys "$@")" -le $aim ] || claim "$what takes more than $aim keys" false
}

set_up || claim 'the event' false
presence
NOW='2026-09-01 21:00'
publication 1
late_team
frozen
lineups open $((open / 2))
lineups women $((women / 2))
NOW='2026-09-02 15:00' counted=open.round OLYMPAIR_SECTION=open
claim 'the round starts' typed start e.oly
results
settled
NOW='2026-09-02 21:00'
publication 2
for command in check fsck; do
    "$program" $command e.oly >said 2>&1 || claim "$command finds nothing" false
done
echo "# $open and $women teams, $((open / 2)) and $((women / 2)) matches, $("$program" journal e.oly --verify | sed 's/ .*//') operations"
told 'presence by numbers' 400 open.presence
told 'presence from a file' 60 women.presence
told 'line-ups of the open section, both terminals' 700 open.lineups.a open.lineups.b
told 'line-ups of the women, both terminals' 700 women.lineups.a women.lineups.b
told 'results of the open section' 620 open.results
told 'results of the women, and a correction' 620 women.results women.correction
told 'second entry, and a difference settled' 720 open.second open.differences
told 'a late team' 300 open.late
told 'pairing, publication, opening, start of both sections' 500 open.round women.round
[ $failed -eq 0 ] && echo 'ok - an evening of two sections at two terminals'
