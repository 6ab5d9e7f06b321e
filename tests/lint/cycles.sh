#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# No files call one another in a circle, by whatever way, and none asks for a symbol of a room that it may not include: of what the objects of the program
# lack and have, and of the headers that include one another. A program that was made up for it shows that both are noticed.
. tests/lint/say
B=${B:-build/release}
here=$PWD
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT
python3 tests/lint/calls.py "$B" >"$dir/is" || exit 1
say 'the objects can be read' "$(sed -n 's/ objects$//p' "$dir/is" | grep -E '^[5-9][0-9]{2}|^[0-9]{4}' >"$dir/n" || tail -n 1 "$dir/is")"
say 'no files call one another in a circle' "$(sed -n 's/^circle //p' "$dir/is")"
say 'no symbol is asked for by a room that may not have it' "$(sed -n 's/^up \([^ ]*\) \([^ ]*\) \(.*\)$/\1 asks for \3 of \2/p' "$dir/is")"

# Three files in a circle, one that only calls into it, and a room that asks for what lies above it.
made() { # file, function, what it calls
    mkdir -p "$dir/$(dirname "$1")" "$dir/build/$(dirname "$1")"
    echo "int $3(void); int $2(void); int $2(void) { return $3() + 1; }" >"$dir/$1.c"
    ${CC:-cc} -c -o "$dir/build/$1.o" "$dir/$1.c"
}
made teams/one one two
made teams/two two three
made desk/three three one
made cli/main begin one
made db/below below above
made desk/above above getpid
mkdir -p "$dir/tests/lint" && cp tests/lint/rooms.txt "$dir/tests/lint"
printf '%s\n' 'circle desk/three teams/one teams/two' 'up db/below desk/above above' 'up teams/two desk/three three' '6 objects' >"$dir/should"
say 'a circle and a symbol from above are named' "$( (cd "$dir" && python3 "$here/tests/lint/calls.py" build) | diff - "$dir/should")"

grep -HoE '^ *# *include "[^"]*\.h"' $(find engine teams import reports db desk office web cli -name '*.h') |
    sed 's/: *# *include "/ /; s/"$//' | sort -u >"$dir/edges"
say 'what headers include can be read' "$([ "$(wc -l <"$dir/edges")" -ge 500 ] || wc -l <"$dir/edges")"
say 'no headers include one another in a circle' "$(tsort "$dir/edges" 2>&1 >/dev/null | sed -n 's/^tsort: \([a-z_0-9/.]*\)$/\1/p' | sort -u)"
exit $status
