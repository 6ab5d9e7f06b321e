#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What may come next on a command line: from the tables of the program and the event that the line names; then typed in bash, zsh and fish.
. "$(dirname "$0")/checks"
shells=$PWD/tests/cli/shells.py scripts=$PWD/cli
unset OLYMPAIR_SECTION
sed -n 's/^OPTION([A-Z0-9_]*, *"\([a-z0-9-]*\)", *[^,]*, *"\([^"]*\)",.*/\2 --\1/p' cli/options.def >"$dir/values"
cd "$dir" || exit 1
mkdir bin home

now='2026-09-01 12:00'
write() { "$program" "$@" --now "$now" >>log 2>&1 || echo "failed: $*"; }
players() { # team, federation, FIDE id before the first, rating, surname
    for place in 1 2 3 4; do
        printf 'open,"%s",%s,,,"%s %s",%d,,%d,,,\n' "$1" "$2" "$(echo Ann Bea Cleo Dora | cut -d ' ' -f $place)" "$5" $(($3 + place)) $(($4 - 10 * place))
    done
}
{
    echo section,team,federation,captain,number,player,fide_id,title,rating,sex,born,replaced
    players "Côte d'Ivoire" CIV 990100 2400 Kouassi
    players 'New Zealand' NZL 990200 2300 Ngata
    players 'Norway' NOR 990300 2500 Åsen
    players 'Chad' CHA 990400 2200 Mahamat
    players 'Chad 2' CHA 990500 2100 Idriss
    players 'Mali' MLI 990600 2000 Traoré
} >teams.csv
made=$(
    write new e.oly --name 'Five Rivers Cup' --federation CHA
    write section e.oly open --rounds 5 --title 'Open Section'
    write section e.oly seniors
    write import e.oly teams.csv
    write number e.oly -s open
    write lot e.oly white -s open
    write pair e.oly -s open
    write publish e.oly -s open)
say 'an event to ask about' "$made"
before=$(cksum <e.oly)

offered() { "$program" __complete "$@"; }
# what, the candidates in one line, words
offers() {
    what=$1 want=$2
    shift 2
    got=$(offered "$@" | tr '\n' ';')
    say "$what" "$([ "$got" = "$want" ] || echo "got  $got
want $want")"
}
offers 'a command by its beginning' 'standings;' stan
offers 'an event comes first' ':files oly;' pair ''
offers 'sub-commands' 'add;revoke;cards;' people e.oly ''
offers 'sub-commands of what needs no event, then a file' ':files;' list load ''
offers 'reports' 'standings;statistics;' report e.oly sta
offers 'choices of an option' 'evening;morning;round;end;bulletin;certificates;' print e.oly --set ''
offers 'choices behind a =' '--set=evening;--set=end;' print e.oly --set=e
offers 'the = as bash hands it over' 'evening;end;' print e.oly --set = e
offers 'choices are no placeholders' 'all;:files;' ratings e.oly --accept ''
offers 'one choice of letters' 'A;B;none;' section e.oly x --preference ''
offers 'the last of several criteria' 'mp,gp;' set e.oly --ranking mp,gp
offers 'federations' 'NZL;' set e.oly --federation NZ
offers 'sections' 'open;seniors;' pair e.oly --section ''
offers 'teams' "Côte d'Ivoire;New Zealand;Norway;Chad;Chad 2;Mali;" team e.oly ''
offers 'a team by its beginning, however it is written' "Côte d'Ivoire;" team e.oly cote
offers 'a team by its code' 'NOR;' team e.oly NOR
offers 'one of several teams of a federation' 'CHA1;CHA2;' team e.oly CH
offers 'letters that were typed are not taken back' 'New Zealand;' team e.oly New
offers 'a team as the value of an option' 'Mali;' move e.oly Chad Norway --white Ma
offers 'many teams' 'Mali;' arrive e.oly Chad Norway Ma
offers 'players of the team that is named' 'Ann Åsen;Bea Åsen;Cleo Åsen;Dora Åsen;' lineup e.oly Norway ''
offers 'players of all teams' 'Ann Kouassi;Ann Ngata;Ann Åsen;Ann Mahamat;Ann Idriss;Ann Traoré;' player e.oly ann
offers 'players of a report' 'Ann Åsen;' report e.oly player Norway Ann
offers 'who is replaced, but not by whom' '' replace e.oly Norway 1 ''
offers 'rounds that there are' '1;' standings e.oly --round ''
offers 'rounds that will be' '1;2;3;4;5;' absent e.oly Chad -s open --round ''
offers 'the section of --section counts' '' team e.oly -s seniors ''
offers 'tables' '1;2;3;' result e.oly ''
offers 'results of boards' '1-0;0-1;1/2;0-0;+-;-+;--;*;' result e.oly 1 ''
offers 'a backup' ':files oly;' restore e.oly --from ''
offers 'no event, no teams' '' team none.oly N
offers 'no command, nothing' '' xyzzy ''
say 'what each is stands behind a tab' "$(
    "$program" __complete_described team e.oly NZ | cat -A | grep -qxF 'NZL^INew Zealand$' || "$program" __complete_described team e.oly NZ)"
say 'with OLYMPAIR_SECTION its teams' "$(OLYMPAIR_SECTION=seniors offered team e.oly '')"
say 'people who have a key, and not before' "$(
    offered people e.oly revoke ''
    "$program" people e.oly add 'Nana W.' --role arbiter --now "$now" >key
    [ "$(offered people e.oly revoke '')" = 'Nana W.' ] || offered people e.oly revoke '')"
# Of each word that the tables have for a value one option, with the first command that takes it; and every operand.
say 'nothing that is offered is a placeholder' "$(
    offered '' >commands
    while read -r command; do offered "$command" -- | sed "s/^/$command /"; done <commands |
        awk 'NR == FNR { if (!($2 in word)) word[$2] = $1; next } $2 in word && !(word[$2] in seen) && $2 != "--federation" { seen[word[$2]]; print }' values - >asked
    [ "$(wc -l <asked)" -ge 40 ] || echo 'too few options are asked about'
    {
        while read -r command option; do offered "$command" e.oly "$option" ''; done <asked
        while read -r command; do offered "$command" e.oly ''; done <commands
    } | grep -vE '^:(files|files oly|folders)$' | sort -u >all
    [ "$(wc -l <all)" -ge 60 ] || echo 'too little is offered'
    grep -E '[][|]|\.\.\.|^[A-Z,/-]*[A-Z][A-Z][A-Z,/-]*$|^N$' all)"
say 'the event is as it was' "$([ "$(cksum <e.oly)" = "$before" ] || echo changed)"

# A shell runs this one: completion is asked of the program, and what is carried out in the end is noted.
cat >bin/olympair <<END
#!/bin/sh
case \$1 in __complete*) exec '$program' "\$@" ;; esac
printf '%s\n' "\$@" >"\$NOTED.part" && mv "\$NOTED.part" "\$NOTED"
END
chmod +x bin/olympair
for shell in bash zsh fish; do
    if ! command -v $shell >/dev/null; then
        echo "not ok - typed in $shell # SKIP $shell is not installed"
        continue
    fi
    python3 "$shells" $shell "$scripts/olympair.$shell" || status=1
done
exit $status
