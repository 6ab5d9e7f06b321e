#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# An event file of each version, as the program of that version left it (tests/data/old), holds for this program the same event: every value that was
# written beside it then, what came later aside; its journal with the code that it had; and the pairings that were published.
. "$(dirname "$0")/checks"
old=$PWD/tests/data/old
# Values of the first that are not in the second.
cat >"$dir/missing.py" <<'END'
import json
import sys

def missing(was, now, at):
    if isinstance(was, dict) and isinstance(now, dict):
        return [m for key in was for m in (missing(was[key], now[key], at + "." + key) if key in now else [at + "." + key + " is gone"])]
    if isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        return [m for i, (a, b) in enumerate(zip(was, now)) for m in missing(a, b, "%s[%d]" % (at, i))]
    return [] if was == now else ["%s was %s, is %s" % (at, json.dumps(was)[:60], json.dumps(now)[:60])]

print("\n".join(missing(json.load(open(sys.argv[1])), json.load(open(sys.argv[2])), "")), end="")
END
for sql in "$old"/*.sql; do
    version=$(basename "$sql" .sql)
    sqlite3 -bail "$dir/e.oly" <"$sql"
    cp "$dir/e.oly" "$dir/was.oly"
    say "version $version: the event is as it was" "$(
        "$program" export "$dir/e.oly" --as json -o "$dir/now.json" >"$dir/said" 2>&1 || cat "$dir/said"
        python3 "$dir/missing.py" "$old/$version.json" "$dir/now.json")"
    say "version $version: the journal leads to the same code" "$(
        "$program" journal "$dir/e.oly" --verify 2>&1 | sed 's/.*Head: \([0-9a-f]*\)\. State: \([0-9a-f]*\).*/\1 \2/' | diff "$old/$version.journal" -)"
    say "version $version: its rounds are paired as they were published" "$("$program" check "$dir/e.oly" >"$dir/said" 2>&1 || cat "$dir/said")"
    say "version $version: the file is sound" "$("$program" fsck "$dir/e.oly" >"$dir/said" 2>&1 || cat "$dir/said")"
    say "version $version: who looks changes nothing" "$(cmp "$dir/e.oly" "$dir/was.oly" 2>&1)"
    rm -f "$dir/e.oly"*
done
exit $status
