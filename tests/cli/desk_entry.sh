#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What the desktop entry starts: a desk of the file, and the browser at its first address, with the key of the TAP the first time.
dir=$(mktemp -d) || exit 1
export OLYMPAIR="${OLYMPAIR:-$PWD/build/release/olympair}"
started=
trap '[ -z "$started" ] || kill -s TERM -- -"$started" 2>/dev/null; rm -rf "$dir"' EXIT
status=0
say() { # what, holds or not
    [ "$2" ] && echo "ok - $1" && return
    echo "not ok - $1"
    cat "$dir/said"
    status=1
}
mkdir "$dir/bin" && printf '#!/bin/sh\necho "$1" >>"%s/opened"\n' "$dir" >"$dir/bin/xdg-open" && chmod +x "$dir/bin/xdg-open" || exit 1
"$OLYMPAIR" new "$dir/a b.oly" >/dev/null || exit 1
opened() { # number of addresses
    for wait in $(seq 100); do
        [ "$(cat "$dir/opened" 2>/dev/null | wc -l)" -ge "$1" ] && sed -n "$1p" "$dir/opened" && return
        sleep 0.1
    done
}
begin() { PATH=$dir/bin:$PATH setsid sh cli/olympair-desk "$dir/a b.oly" >>"$dir/said" 2>&1 </dev/null & started=$!; }

begin
first=$(opened 1)
say 'the browser opens the desk with the key of the TAP' "$(echo "$first" | grep '^http://127\.0\.0\.1:808[0-4]/key#')"
say 'the desk is there' "$(curl -s -o /dev/null -w '%{http_code}' "${first%%key#*}" | grep '^[23]')"
say 'it is said how it is closed' "$(grep 'Ctrl+C here closes it' "$dir/said")"
kill -s INT -- -"$started"
wait "$started"
say 'Ctrl+C closes it' "$([ $? = 0 ] && echo closed)"
begin
say 'the next time it opens where one signs in' "$(opened 2 | grep '^http://127\.0\.0\.1:808[0-4]/$')"
kill -s INT -- -"$started"
wait "$started"
started=
: >"$dir/no.oly"
sh cli/olympair-desk "$dir/no.oly" >"$dir/said" 2>&1 </dev/null
say 'what is no event is refused with the code of the program' "$([ $? = 4 ] && grep 'no\.oly' "$dir/said")"
if command -v desktop-file-validate >/dev/null; then
    say 'the desktop entry is one' "$(desktop-file-validate cli/olympair.desktop && echo valid)"
else
    echo 'not ok - the desktop entry is one # SKIP there is no desktop-file-validate'
fi
exit $status
