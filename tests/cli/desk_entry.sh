#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What the desktop entry starts: the front page with the event that was pressed, and the browser at the link that lets it in; without a command
# the same where there is a screen.
dir=$(mktemp -d) || exit 1
OLYMPAIR=$(realpath "${OLYMPAIR:-$PWD/build/release/olympair}")
root=$PWD
started=
trap '[ -z "$started" ] || kill -s TERM "$started" 2>/dev/null; rm -rf "$dir"' EXIT
status=0
say() { # what, holds or not
    [ "$2" ] && echo "ok - $1" && return
    echo "not ok - $1"
    cat said
    status=1
}
mkdir "$dir/bin" && cd "$dir" && printf '#!/bin/sh\necho "$1" >>"%s/opened"\n' "$dir" >bin/xdg-open && chmod +x bin/xdg-open || exit 1
unset DISPLAY WAYLAND_DISPLAY
"$OLYMPAIR" new 'a b.oly' >/dev/null || exit 1
opened() { # number of addresses
    for wait in $(seq 100); do
        [ "$(cat opened 2>/dev/null | wc -l)" -ge "$1" ] && sed -n "$1p" opened && return
        sleep 0.1
    done
}
begin() { PATH=$dir/bin:$PATH DISPLAY=:99 "$OLYMPAIR" "$@" >>said 2>&1 </dev/null & started=$!; }
end() { kill -s TERM "$started"; wait "$started"; }

begin desk 'a b.oly' --port 0
first=$(opened 1)
say 'the browser opens the link' "$(echo "$first" | grep -E '^http://127\.0\.0\.1:[0-9]+/begin/[A-Z2-7]{32}$')"
say 'which leads to the event' "$(curl -s -o /dev/null -c jar -w '%{http_code} %{redirect_url}' "$first" | grep '^303 .*/event?file=a%20b\.oly$')"
say 'and to the key of the TAP' "$(curl -s -b jar "${first%begin*}event?file=a%20b.oly" | grep -E 'href="http://127\.0\.0\.1:[0-9]+/key#([A-Z2-7]{4}-){3}[A-Z2-7]{4}"')"
say 'it is said how it is closed' "$(grep 'Ctrl+C here closes them all' said)"
end
say 'a signal closes it' "$([ $? = 0 ] && echo closed)"
begin
say 'the program alone opens the folder' "$(opened 2 | grep '/begin/')"
end
started=
say 'without a screen it is told how it is used' "$("$OLYMPAIR" 2>&1 | grep 'which command')"
if command -v desktop-file-validate >/dev/null; then
    say 'the desktop entry is one' "$(desktop-file-validate "$root/cli/olympair.desktop" && echo valid)"
else
    echo 'not ok - the desktop entry is one # SKIP there is no desktop-file-validate'
fi
exit $status
