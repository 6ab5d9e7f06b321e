#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# tests/bench/house.sh [COMMIT...] - how much a newcomer has to hold in his head: lines and files of each room, small files, the longest function, cycles of
# files, tags that stand in two headers; how many objects a change of a header compiles, as far as they were built; and how many files each COMMIT changed.
rooms='engine teams import reports db desk office web cli'
B=${B:-build/release}
sources() { find $rooms -name "*.[ch]" -o -name "*.page"; }
row() { printf '%-58s %s\n' "$1" "$2"; }

echo '# rooms: lines, files'
for room in $rooms tests; do
    row "$room" "$(find $room -name '*.[ch]' -o -name '*.page' -o -name '*.def' | xargs cat | wc -l) $(find $room -name '*.[ch]' -o -name '*.page' -o -name '*.def' | wc -l)"
done
echo '# small files'
row 'sources under 40 lines' "$(sources | grep -v 'h$' | xargs wc -l | awk '$2 != "total" && $1 < 40' | wc -l)"
row 'headers under 25 lines' "$(sources | grep 'h$' | xargs wc -l | awk '$2 != "total" && $1 < 25' | wc -l)"
echo '# functions'
sources | grep -v 'h$' | xargs awk '
    FNR == 1 { open = 0 }
    /^\{$/ { open = FNR; next }
    /^\}$/ && open { n = FNR - open - 1; size[count++] = n; if (n > most) { most = n; where = FILENAME ":" open }; open = 0 }
    END {
        for (i = 0; i < count; i++) at[size[i]]++
        for (n = 0; below * 2 < count; n++) below += at[n]
        printf "%-58s %d\n%-58s %d\n%-58s %d %s\n", "functions", count, "lines of the median one", n - 1, "lines of the longest", most, where
    }'
echo '# what calls what'
python3 tests/lint/calls.py "$B" | while read -r what first others; do
    [ "$what" = circle ] && row "files in a circle with $first" "$(echo "$first $others" | wc -w)"
    [ "$what" = up ] && row "asks for a symbol from above: $first" "$others"
done
row 'tags in two public headers' "$(sources | grep 'h$' | xargs sed -n 's/^\(struct\|union\|enum\) \([a-z_0-9]*\) {.*/\2/p' | sort | uniq -d | wc -l)"
row 'guards of two headers' "$(sources | grep 'h$' | xargs awk 'FNR == 1 { had = 0 } $1 == "#ifndef" && !had { had = 1; print $2 }' | sort | uniq -d | wc -l)"
if [ -d "$B" ]; then
    echo '# objects of the program, of tests, that a change compiles'
    for file in engine/base/rules.def engine/base/criteria.h engine/base/rule.h engine/base/ranking.h engine/base/edition.h teams/event.h teams/member.def desk/base/op.def reports/sheet/report.h; do
        row "$file" "$(grep -rlF --include='*.d' "$file" "$B" | grep -v "^$B/tests/" | wc -l) $(grep -rlF --include='*.d' "$file" "$B/tests" 2>/dev/null | wc -l)"
    done
fi
[ $# -eq 0 ] || echo '# files changed: code, tests, documents'
for commit; do
    row "$(git log -1 --format='%h %s' "$commit" | cut -c 1-56)" "$(git show --format= --name-only "$commit" | awk '
        /^tests\// { tests++; next } /\.md$/ { docs++; next } { code++ } END { print code + 0, tests + 0, docs + 0 }')"
done
