#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The page of codes and seals in a browser: true seals, a record that was changed, a seal that was signed by somebody else, a page without HTTPS.
. tests/web/played
# The same event twice, with a key each.
for event in ours other; do
    "$program" new "$dir/$event.oly" --now '2016-09-01 10:00' >"$dir/said" && "$program" import "$dir/$event.oly" tests/data/small/registration.xml >>"$dir/said" 2>&1
    desk number && desk lot white || { cat "$dir/said"; exit 1; }
    for round in 1 2; do
        desk pair && desk publish || { tail -n 1 "$dir/said"; exit 1; }
        for table in 1 2 3 4 5; do
            desk result $table 1-0 1-0 1/2 0-1
        done
        desk seal || { tail -n 1 "$dir/said"; exit 1; }
    done
    "$program" site "$dir/$event.oly" "$dir/$event" >>"$dir/said" || { tail -n 1 "$dir/said"; exit 1; }
done
sh tests/web/browse seals.py "$dir/ours" "$dir/other"
