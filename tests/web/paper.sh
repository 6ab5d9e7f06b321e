#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every kind of page of the site of a large event, as a browser prints it.
. tests/web/played

LAST=1 SHEETS=no OLYMPAIR=$program sh tests/demo/play "$dir/demo" >"$dir/said" 2>&1 && "$program" site "$dir/demo/baku2016.oly" "$dir/site" >>"$dir/said" ||
    { tail -n 1 "$dir/said"; exit 1; }
# One of each kind: of the rounds, matches, teams and players the first.
pages=$(cd "$dir/site" && {
    echo open/round-1/pairings.html
    ls ./*.html open/*.html open/round-1/*.html | grep -v -e '/screen.html$' -e '/team-' -e '/player-' -e '/table-' -e 'round-1/pairings'
    for kind in open/team- open/player- open/round-1/table-; do ls "$kind"*.html | head -n 1; done
})
sh tests/web/browse paper.py "$dir/site" $pages
