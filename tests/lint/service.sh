#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The service of systemd: what it starts is a command of ours, and what it may do is little.
program=${OLYMPAIR:-build/release/olympair}
status=0
say() { # ok|not ok, text
    echo "$1 - $2"
    [ "$1" = ok ] || status=1
}
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT
unit=$dir/olympair@baku.service
sed "s|/usr/local/bin/olympair|$program|" docs/olympair@.service >"$unit"

grep -q "^ExecStart=$program serve /var/lib/olympair/%i.oly \$OPTIONS\$" "$unit" && say ok 'it serves an event' || say 'not ok' 'it serves an event'
wrong=$(grep -oE -e '--[a-z-]+' docs/olympair@.service | grep -vx -e '--now' -e '--system' -e '--home-dir' -e '--shell' -e '--role' |
    while read -r option; do "$program" help serve | grep -q -e "$option" || echo "$option"; done)
[ -z "$wrong" ] && say ok 'with options that there are' || say 'not ok' "with options that there are: $wrong"
if command -v systemd-analyze >/dev/null; then
    said=$(systemd-analyze verify --man=no "$unit" 2>&1)
    [ -z "$said" ] && say ok 'systemd takes it as it is' || say 'not ok' "systemd takes it as it is: $said"
    systemd-analyze security --offline=true --threshold=15 "$unit" >"$dir/said" 2>&1 && say ok 'it may do little' ||
        say 'not ok' "it may do little: $(tail -n 1 "$dir/said")"
else
    echo 'not ok - systemd takes it as it is # SKIP there is no systemd-analyze'
fi
exit $status
