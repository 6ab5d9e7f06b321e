#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Games as other programs publish them: which match and which board it is comes from teams, players and FIDE IDs; what a program puts into the tag Round is asked last.
# By hand: White drawn, so Alpha - Cedar is table 1 and Delta - Bravo, whose number is even, table 2. Alpha has White on boards 1 and 3.
# RULE_TEST: WHITE_ODD
. "$(dirname "$0")/golden"
row() { echo "open,$1,$2,$3,$4"; }
{
    echo section,team,federation,player,fide_id
    for team in Alpha:NOR:1 Bravo:SWE:2 Cedar:DEN:3 Türkiye:TUR:4; do
        who=${team%%:*} rest=${team#*:}
        for board in 1 2 3 4 5; do
            row "$who" "${rest%:*}" "\"$(echo Sjugirov Okafor Lindqvist Nakamura Petrosian | cut -d ' ' -f $board)${rest#*:}, Ann\"" "${rest#*:}0000$board"
        done
    done
} >teams.csv
quietly new base.oly --federation NOR
quietly import base.oly teams.csv --confirm
quietly number base.oly
quietly lot base.oly white
quietly pair base.oly --confirm --reason test
quietly publish base.oly --confirm --leave-fide-mode
cp base.oly closed.oly
for team in Alpha Bravo Cedar Türkiye; do quietly lineup base.oly $team 1 2 3 4; done
quietly lineups base.oly --open --confirm --reason test
game() { # Round, Board, White's team, Black's team, White, Black, result, further tags
    printf '[Event "Cup"]\n[Round "%s"]\n' "$1"
    [ -z "$2" ] || printf '[Board "%s"]\n' "$2"
    printf '[WhiteTeam "%s"]\n[BlackTeam "%s"]\n[White "%s"]\n[Black "%s"]\n[Result "%s"]\n%s\n\n*\n\n' "$3" "$4" "$5" "$6" "$7" "$8" | sed '/Team ""/d; $!{/^\*$/d}'
}
reads() { # options; the games stand in the file
    cp base.oly e.oly
    run results e.oly games.pgn "$@"
}

echo '# FIDE: round and table, the board beside them'
game 1.2 3 Türkiye Bravo 'Lindqvist4, Ann' 'Lindqvist2, Ann' 1-0 >games.pgn
reads
echo '# a running number and no board: who sits where tells it; names the other way round'
game 1.373 '' Bravo Türkiye 'Ann Okafor2' 'Ann Okafor4' 0-1 >games.pgn
reads
echo '# no round at all, a team by its code, one by another spelling, a player by his FIDE ID'
game '?' '' TUR Brávo 'A. N. Other' 'Lindqvist2, Ann' 1/2-1/2 '[WhiteFideId "400003"]' >games.pgn
reads
echo '# no teams: the players have them'
game 1.9 '' '' '' 'Sjugirov1, Ann' 'Sjugirov3, Ann' 1-0 >games.pgn
reads
echo '# the file contradicts the line-ups: told, and the players count'
game 1.1.4 4 Türkiye Bravo 'Lindqvist4, Ann' 'Lindqvist2, Ann' 1-0 >games.pgn
reads
echo '# another spelling of a player'
game 1.2.1 1 Türkiye Bravo 'Shugirov4, Ann' 'Sjugirov2, Ann' 1-0 >games.pgn
reads
echo '# other players, players who do not meet, colours, and an ID of another team: nothing is stored'
game 1.2.1 1 Türkiye Bravo 'Petrosian4, Ann' 'Sjugirov2, Ann' 1-0 >games.pgn
reads
game 1.2.1 1 Türkiye Bravo 'Sjugirov4, Ann' 'Okafor2, Ann' 1-0 >games.pgn
reads
game 1.2.1 1 Bravo Türkiye 'Sjugirov2, Ann' 'Sjugirov4, Ann' 1-0 >games.pgn
reads
reads --swap --reason 'sat down the wrong way round'
game 1.2.1 1 Türkiye Bravo 'Sjugirov4, Ann' 'Sjugirov2, Ann' 1-0 '[WhiteFideId "100001"]' >games.pgn
reads
game 1.2.1 1 Atlantis Bravo 'Nobody, N' 'Sjugirov2, Ann' 1-0 >games.pgn
reads
game 1.44 '' Türkiye Bravo 'Nobody, N' 'Noone, N' 1-0 >games.pgn
reads
echo '# how a game ended'
for end in '1-0 Unplayed' '0-1 forfeit' '0-0 unplayed' '1-0 abandoned' '* unplayed' '0-0 normal' '1/2-0 normal'; do
    game 1.2.1 1 Türkiye Bravo 'Sjugirov4, Ann' 'Sjugirov2, Ann' "${end% *}" "[Termination \"${end#* }\"]" | sed '$d' | sed '/^\*$/d' >games.pgn
    reads
done
echo '# a folder that is followed for one round: a game that names none is of it, others are passed over'
mkdir live
game '?' '' Türkiye Bravo 'Sjugirov4, Ann' 'Sjugirov2, Ann' 1-0 >live/a.pgn
game 2.1 '' Türkiye Bravo 'Okafor2, Ann' 'Okafor4, Ann' 1-0 >live/b.pgn
game 1.1 '' Türkiye Bravo 'Lindqvist4, Ann' 'Nakamura2, Ann' 1-0 >live/c.pgn
cp base.oly e.oly
timeout -s INT 1 "$program" pgn e.oly --round 1 --watch live --now "$NOW" || :

echo '# line-ups that are not open: whoever is in the list of his team is put at the board; whom nobody knows is told, and no name is kept of him'
unopened() { # White's name, tags
    cp closed.oly e.oly
    game 1.1.4 4 Cedar Alpha 'Nakamura3, Ann' "$1" 1-0 "$2" >games.pgn
    run results e.oly games.pgn
    "$program" export e.oly --as json | python3 -c 'import json, sys; print({k: v for k, v in json.load(sys.stdin)["sections"][0]["rounds"][0]["matches"][0]["boards"][3].items() if k != "by"})'
}
unopened 'Petrosian1, Ann'
unopened 'Zukertort, Johannes'
unopened '' '[BlackFideId "987654"]'
unopened '?'
