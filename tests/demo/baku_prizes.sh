#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The prizes of Baku 2016 from its games: the fifteen medals of the boards with their performances, and the winners of the five
# rating categories, as they were won.
# RULE_TEST: PERFORMANCE CATEGORIES CATEGORY_PRIZES BOARD_PRIZES
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
status=0
expect() { # what, wanted, got
    [ "$2" = "$3" ] && echo "ok - $1" && return
    printf 'not ok - %s\nwanted: %s\ngot:    %s\n' "$1" "$2" "$3"
    status=1
}
program=${OLYMPAIR:-build/release/olympair}
sh tests/demo/played "$dir" >"$dir/said" 2>&1 || { echo 'not ok - the event plays to its end'; tail -n 5 "$dir/said"; exit 1; }

# "board rank surname:performance"
medals() {
    "$program" prizes "$dir/baku2016.oly" -f csv "$@" | sed 's/"\([^",]*\),[^"]*"/\1/' |
        awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
            $1 == "board" && $column["medal"] != "" {
                gsub(/ /, "-", $column["player"])
                print $column["of"], $column["rank"], $column["player"] ":" $column["performance"]
            }'
}
# In 2016 the 400-point rule was in force: Fressinet met players rated 2239 and 1904, Khader one of 1717 and one without a rating.
medals >"$dir/medals"
while read -r board first second third; do
    expect "board $board" "$first $second $third" "$(sed -n "s/^$board [123] //p" "$dir/medals" | paste -sd ' ')"
done <<END
1 Jobava:2926 Dominguez-Perez:2839 Caruana:2838
2 Kramnik:2903 Kovalyov:2852 Cori:2810
3 So:2896 Almasi:2845 Torre:2836
4 Fressinet:2809 Nepomniachtchi:2804 Indjic:2786
5 Volokitin:2992 Khader:2932 Aleksandrov:2760
END
# Without it these two have 8 games against 2425 on average (2425 + 336) and against 1978 (1978 + 800).
expect 'board 4 without the 400-point rule' 'Nepomniachtchi:2804 Indjic:2786 Korobov:2769' \
    "$(medals --limit-400 no | sed -n 's/^4 [123] //p' | paste -sd ' ')"
expect 'the reserve without it' 'Volokitin:2992 Khader:2778 Aleksandrov:2760' "$(medals --limit-400 no | sed -n 's/^5 [123] //p' | paste -sd ' ')"
expect 'Kramnik has eight games: nine are too many' 'Kovalyov:2852 Cori:2810' \
    "$(medals --games 9 | sed -n 's/^2 [12] //p' | paste -sd ' ')"

prizes=$("$program" prizes "$dir/baku2016.oly")
expect 'overall' '1 gold United 2 silver Ukraine 3 bronze Russia' \
    "$(echo "$prizes" | awk '/^Overall/ { n = 3; next } n-- > 0 { print $1, $2, $3 }' | paste -sd ' ')"
expect 'categories B to E' 'IRI AZE SUD TPE' \
    "$(echo "$prizes" | sed -n '/^Category/,/gold/s/^ *1  gold .* \([A-Z][A-Z][A-Z]\) .*/\1/p' | paste -sd ' ')"
expect 'their numbers' '35 to 67 68 to 100 101 to 134 from 135' \
    "$(echo "$prizes" | sed -n 's/^Category [B-E], numbers \([0-9a-z ]*[0-9]\)$/\1/p' | paste -sd ' ')"
exit $status
