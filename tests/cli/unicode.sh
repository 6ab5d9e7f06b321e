#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every form of text in UTF-16 and UTF-32, with a mark and without: it gives what it gives in UTF-8, or is refused for that reason.
. "$(dirname "$0")/checks"
root=$PWD field=$PWD/tests/field
export PROGRAM="$program" LC_ALL=C TZ=UTC OLYMPAIR_USER=arbiter
cd "$dir" || exit 1
now() { "$program" "$@" --now '2026-02-01 12:00'; }

# FILE FORM: as iconv calls it; with a + its mark stands in front.
as() {
    case $2 in
    UTF-16LE+) printf '\377\376' ;;
    UTF-16BE+) printf '\376\377' ;;
    UTF-32LE+) printf '\377\376\0\0' ;;
    UTF-32BE+) printf '\0\0\376\377' ;;
    esac
    iconv -f UTF-8 -t "${2%+}" "$1"
}

# What becomes of a file: the event that it makes, or gives to one that there is.
new() { now new out.oly "$1" --federation NOR; }
import() { now new out.oly --name Cup --federation NOR --start 2026-02-01 --end 2026-02-03 --zone UTC && now import out.oly "$1"; }
results() { cp opened.oly out.oly && now results out.oly "$1"; }
lineups() { cp published.oly out.oly && now lineups out.oly "$1"; }
made() {
    rm -f out.oly*
    "$@" >said 2>&1 || { echo "exit $?"; return; }
    [ -e out.oly ] && "$program" export out.oly --as json || cat said
}

sh "$field/opened" opened.oly "$field/pgn-fide/teams.csv" Alpha Bravo Cedar Delta
now new published.oly --name Cup --federation NOR --start 2026-02-01 --end 2026-02-03 >/dev/null
now section published.oly open --rounds 3 >/dev/null
now import published.oly "$field/pgn-fide/teams.csv" >/dev/null
for step in 'number published.oly' 'lot published.oly white' 'pair published.oly' 'publish published.oly'; do now $step >/dev/null; done
printf 'team,board-1,board-2,board-3,board-4\nAlpha,1,2,3,4\nDelta,1,2,3,4\n' >lineups.csv
printf '<results><board table="1" board="1" result="1/2"/></results>' >results.xml
"$program" export opened.oly --as json >event.json
cp "$field/pgn-fide/round.pgn" "$field/pgn-fide/teams.csv" .
sed 's/Aa, A/Åse, Ø 𝒜/' teams.csv >letters.csv
sed 's/"Cup"/"Kübel 𝒜"/' round.pgn >letters.pgn
"$program" export opened.oly --as trf26 >teams.trf 2>/dev/null || "$program" export opened.oly --as trf26 -s open >teams.trf
cp "$field/chess-results-xml/teams-robin.xml" chess-results.xml
cp "$root/tests/data/small/registration.xml" registration.xml
cp "$field/lichess-json/round.json" lichess.json
sh "$field/opened" other.oly "$field/lichess-json/teams.csv" Alpha Bravo Cedar Türkiye
lichess() { cp other.oly out.oly && now results out.oly "$1"; }

n=0
for case in 'new teams.trf' 'new event.json' 'new chess-results.xml' 'import letters.csv' 'import registration.xml' 'results letters.pgn' 'results results.xml' 'lichess lichess.json' 'lineups lineups.csv'; do
    file=${case#* }
    made ${case% *} "$file" >want
    grep -q '"sections"' want || say "$case in UTF-8" "$(cat want said)"
    for form in UTF-16LE+ UTF-16BE UTF-32LE UTF-32BE+; do
        mkdir -p in && as "$file" $form >"in/$file" || exit 1
        made ${case% *} "in/$file" >got
        say "$case in $form" "$(diff want got | cut -c 1-300 | head -6)$(grep -q "the file is ${form%??}" said || grep -q "the file is ${form%???}" said || cat said)"
        n=$((n + 1))
    done
done

as teams.trf UTF-16LE+ >wide.trf
"$program" engine -c teams.trf >a 2>&1 && "$program" engine -c wide.trf >b 2>&1
say 'a report file that is paired at once' "$(grep -q 'round' a || cat a; sed 's/wide/teams/g' b | diff a - | grep '^[<>]' | grep -v 'the file is UTF-16')"
say 'what is recognised says its encoding' "$("$program" import --explain wide.trf 2>&1 | grep -q 'encoding.*UTF-16' || "$program" import --explain wide.trf 2>&1)"

# What is refused.
refused() { # what, sentence, code, command...
    what=$1 sentence=$2 want=$3
    shift 3
    before=$(cksum <opened.oly)
    "$@" >said 2>&1
    code=$?
    say "$what" "$([ $code -eq "$want" ] && grep -qF "$sentence" said && [ "$(cksum <opened.oly)" = "$before" ] || { echo "exit $code"; cat said; })"
}
as round.pgn UTF-16LE+ | head -c 1201 >half.pgn
refused 'a file that ends within a letter' 'half.pgn, line 46: a letter of UTF-16 is not complete; save the file in UTF-8' 3 now results opened.oly half.pgn
{ printf '\377\376t\0a\0b\0\n\0'; printf '\000\330x\0'; } >pair.csv
refused 'half of a pair' 'pair.csv, line 2: a letter of UTF-16 is not complete' 3 now results opened.oly pair.csv
{ printf '\377\376\0\0a\0\0\0'; printf '\0\0\021\0'; } >far.csv
refused 'beyond the last letter' 'far.csv, line 1: a letter of UTF-32 is not complete' 3 now results opened.oly far.csv
as "$field/fide-lists/standard_oct26frl_xml.xml" UTF-16LE+ >standard_oct26frl_xml.xml
refused "FIDE's list as XML" "standard_oct26frl_xml.xml is UTF-16; take FIDE's file as it is, or save it in UTF-8" 3 "$program" list load standard_oct26frl_xml.xml -o l.fide
as "$field/fide-lists/standard_rating_list.txt" UTF-16BE >standard_rating_list.txt
refused "FIDE's list as text" "standard_rating_list.txt is UTF-16; take FIDE's file as it is, or save it in UTF-8" 3 "$program" list load standard_rating_list.txt --date 2026-10-01 -o l.fide
exit $status
