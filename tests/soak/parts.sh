#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The parts of the soak: one that fails, one that says nothing and one that breaks off hide none of the others, and the last line is the sum.
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
cat >"$dir/make" <<'END'
#!/bin/sh
case $2 in
good) printf 'tests/a 3 ok\n3 passed, 0 failed\n2 passed, 0 failed\n' ;;
bad) echo '1 passed, 2 failed'; exit 2 ;;
silent) exit 0 ;;
broken) echo 'cannot be built'; exit 2 ;;
last) echo '7 passed, 0 failed' ;;
esac
END
chmod +x "$dir/make"
run() { sh tests/soak/run "$dir/make" "$@" >"$dir/said"; }
same() { # what, got, wanted
    [ "$2" = "$3" ] && echo "ok - $1" && return
    printf 'not ok - %s\n%s\n' "$1" "$2"
    status=1
}
status=0
run good bad silent broken last && same 'a failure is told' 'exit 0' 'exit 1'
same 'every part is run, and counted' "$(sed -n '/^== all parts/,$p' "$dir/said" | sed 's/ *0:0[0-9] min */ /')" '== all parts
good 5 ok
bad 1 ok, 2 FAILED
silent 1 ok
broken 0 ok, 1 FAILED
last 7 ok
14 passed, 3 failed'
run good last || same 'all is well' 'exit 1' 'exit 0'
same 'the last line is the sum' "$(tail -n 1 "$dir/said")" '12 passed, 0 failed'
exit $status
