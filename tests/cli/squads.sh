#!/bin/sh
# Squads: a player is replaced, board orders come in and are signed.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
export NOW

NOW='2026-08-10 12:00'
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
run set e.oly --squads-close '2026-08-20 18:00'
run order e.oly Poland --received -s open
run order e.oly Poland --confirmed -s open
run order e.oly Greece --received -s open
untouched e.oly run order e.oly Vietnam --confirmed -s open
untouched e.oly run order e.oly Vietnam -s open
run orders e.oly -s open
run orders e.oly -s open --format csv
run replace e.oly Poland 2 'Nowak, Adam' --rating 2499 --title IM --fide-id 991001 --born 1999 --sex m -s open
untouched e.oly run replace e.oly Poland 2 'Kowalski, Jan' -s open
untouched e.oly run replace e.oly Greece Inexistent 'Kowalski, Jan' -s open
untouched e.oly run replace e.oly Greece 5 'Kowalski, Jan' --fide-id 990015 -s open
untouched e.oly run replace e.oly Greece 5 'Kowalski, Jan' --sex x -s open
untouched e.oly run replace e.oly Georgia 1 'Kowalski, Jan' --sex m -s women
run correct e.oly Greece 1 --title IM --rating 2561 -s open
run correct e.oly Greece --captain 'Σωτηρίου, Άννα' -s open
untouched e.oly run correct e.oly Greece 1 -s open
untouched e.oly run correct e.oly Greece 1 --fide-id 990015 -s open
NOW='2026-08-20 18:01'
untouched e.oly run correct e.oly Greece 1 --born 1990 -s open
run correct e.oly Greece 1 --born 1990 --reason 'as in his passport' -s open
untouched e.oly run replace e.oly Greece 5 'Kowalski, Jan' -s open
run replace e.oly Greece 5 'Kowalski, Jan' -s open --reason 'visa refused, approved by the President'
untouched e.oly run import e.oly registration.xml
run orders e.oly -s open --format csv
"$program" teams e.oly -s open --format csv | grep -E '^(1|6),'
run journal e.oly
