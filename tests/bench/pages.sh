#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# tests/bench/pages.sh BEFORE AFTER [TEST...] - whether two programs write the same pages, byte for byte: all that those tests of the desk see, by default
# those that look at most pages, and the site of Baku 2016. Keys, ports, names of folders and what else is drawn by lot is taken out first.
before=$(realpath "$1") after=$(realpath "$2") && shift 2 || exit 2
# KEEP: a folder where what the first program wrote is kept for the next comparison with it.
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT
keep=${KEEP:-$dir/kept} && mkdir -p "$keep"
status=0
[ $# -gt 0 ] || set -- pages day tap presence import ratings front_new front_take front arbiter directions two_sections print find journal
bare() { # what is another one each time
    sed -E 's/([A-Z2-7]{4}-){3}[A-Z2-7]{4}/KEY/g; s|/tmp/[A-Za-z0-9_.]+|DIR|g; s/((127|192|10)\.[0-9.]+|localhost|desk\.example\.org):[0-9]+/HOST/g; s/(name="(once|upload)" value=")[^"]*/\1ONCE/g
        s/[0-9a-f]{32,}|[A-Z2-7]{26,}/HASH/g; s/20[0-9]{2}-[0-9]{2}-[0-9]{2}[ T][0-9:]{5,8}(Z|\+[0-9:]+)?/TIME/g; s/\b[0-9]{2}:[0-9]{2}(:[0-9]{2})?\b/HH:MM/g; s|d="M[^"]*"|QR|g
        s/data-(left|minutes)="[0-9]*"/LEFT/g; s|</option>||g; s/[0-9]{14}/STAMP/g; s/[0-9]{8}-[0-9]{6}/STAMP/g; s/\b([0-9A-Z]{4}-){2}[0-9A-Z]{4}\b/CODE/g' "$1"
}
for test; do
    [ -e "tests/desk/test_$test.py" ] || continue
    for program in before after; do
        eval "OLYMPAIR=\$$program" && [ "$program" = before ] && [ -e "$keep/$test" ] && continue
        PYTHONHASHSEED=0 RECORD="$dir/$program" OLYMPAIR=$OLYMPAIR python3 "tests/desk/test_$test.py" >"$dir/said" 2>&1 ||
            { echo "not ok - $test, $program: the test fails"; grep -A3 '^not ok' "$dir/said" || tail -n 3 "$dir/said"; status=1; }
        bare "$dir/$program" | sort -u >"$dir/$program.bare" && rm "$dir/$program"
        [ "$program" = after ] || mv "$dir/before.bare" "$keep/$test"
    done
    n=$(grep -c '^== ' "$keep/$test")
    if cmp -s "$keep/$test" "$dir/after.bare"; then
        echo "ok - $test: $n pages"
    else
        echo "not ok - $test: $n pages"
        diff "$keep/$test" "$dir/after.bare" | cut -c 1-${WIDTH:-600} | head -n 20
        status=1
    fi
done
[ -e "$keep/baku/baku2016.oly" ] || OLYMPAIR=$before sh tests/demo/played "$keep/baku" >"$dir/said" 2>&1 || { tail -n 5 "$dir/said"; exit 1; }
for program in before after; do
    eval "OLYMPAIR=\$$program"
    "$OLYMPAIR" site "$keep/baku/baku2016.oly" "$dir/site-$program" >/dev/null && "$OLYMPAIR" site "$keep/baku/before-7.oly" "$dir/live-$program" >/dev/null || status=1
done
for kind in site live; do
    diff -r --exclude=.olympair-site "$dir/$kind-before" "$dir/$kind-after" >"$dir/said" && echo "ok - $kind of Baku: $(find "$dir/$kind-after" -name '*.html' | wc -l) pages" && continue
    echo "not ok - $kind of Baku"
    cut -c 1-${WIDTH:-600} "$dir/said" | head -n 20
    status=1
done
exit $status
