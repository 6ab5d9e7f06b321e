#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# tests/package/deb.sh - the Debian packages on machines of each of RELEASES: built with their tests, without network, looked at by lintian, then on another
# machine that has nothing installed, used without the source, upgraded and purged. DEB_BUILD_OPTIONS=nocheck leaves out the tests of the
# build. Logs and packages are left in build/deb-RELEASE. Needs root and debootstrap.
cd "$(git rev-parse --show-toplevel)" && . tests/package/machine && machine_can test-package || exit 1
mkdir -p "$ROOTS" && dir=$(mktemp -d -p "$ROOTS" deb.XXXXXX) || exit 1
trap 'machine_end "$dir"' EXIT
trap 'exit 1' INT TERM
passed=0 failed=0
say() { # ok|not ok, text, log
    echo "$1 - $release: $2"
    [ "$1" = ok ] && passed=$((passed + 1)) && return
    failed=$((failed + 1))
    tail -n 20 "$3"
    return 1
}
# What is done on a machine, with its log; `in` is the folder of the machine.
try() { # text, log, machine, user, command
    machine_run "$3" "$4" "$5" >"$out/$2.log" 2>&1 && say ok "$1" || say 'not ok' "$1" "$out/$2.log"
}
APT='apt-get -q -o Dpkg::Use-Pty=0'

# Tests of the build are counted, and what is skipped.
built() {
    tail -n +1 "$out/build.log" | grep -E '^[0-9]+ (passed, [0-9]+ failed|skipped)$' | tr '\n' ' '
}

build() {
    in=$dir/$release-build
    wanted=$(sed -n '/^Build-Depends/,/^[A-Z].*-Version/p' debian/control | tr -d ',' | tr ' ' '\n' | grep -E '^[a-z][a-z0-9.+-]+$' | tr '\n' ' ')
    machine_new "$release" "$in" || return 1
    try 'a machine to build on' prepare "$in" root "$APT update && $APT install -y --no-install-recommends build-essential debhelper lintian $wanted && useradd -m builder" || return 1
    git clone -q --no-local --single-branch . "$in/home/builder/olympair" && chown -R --reference="$in/home/builder" "$in/home/builder/olympair"
    NET=none try "make deb, as a user, without network" build "$in" builder "cd olympair && DEB_BUILD_OPTIONS='$DEB_BUILD_OPTIONS' make deb" || return 1
    echo "    $(built)"
    cp "$in"/home/builder/olympair/build/deb/*.deb "$in"/home/builder/olympair/build/deb/*.changes "$out"
    try 'lintian finds no error and no warning' lintian "$in" builder \
        "cd olympair/build/deb && lintian --fail-on error,warning --display-info --suppress-tags initial-upload-closes-no-bugs,bogus-mail-host,newer-standards-version *.changes"
    reproduced "$in"
    machine_end "$in"
}

# The same source in another folder: the same program, unstripped.
reproduced() { # machine
    machine_run "$1" builder "mkdir -p elsewhere && cp -a olympair elsewhere/deeper && cd elsewhere/deeper && rm -rf build && make -s WERROR= >/dev/null &&
        sha256sum build/release/olympair && cd ~/olympair && make -s WERROR= >/dev/null && sha256sum build/release/olympair" >"$out/reproduced.log" 2>&1
    [ "$(cut -d ' ' -f 1 "$out/reproduced.log" | sort -u | wc -l)" = 1 ] && grep -q olympair "$out/reproduced.log" &&
        say ok 'two folders give the same program, unstripped' || say 'not ok' 'two folders give the same program, unstripped' "$out/reproduced.log"
}

# A version that is newer and otherwise the same.
newer() {
    for deb in "$out"/olympair_*.deb "$out"/olympair-doc_*.deb; do
        rm -rf "$dir/newer" && dpkg-deb -R "$deb" "$dir/newer" && sed -i 's/^\(Version: .*\)/\1+1/' "$dir/newer/DEBIAN/control" &&
            dpkg-deb -b "$dir/newer" "$1" >/dev/null || return 1
    done
}

USED='
set -e
olympair --version
cd /usr/share/doc/olympair/examples && SHEETS=no OLYMPAIR=olympair sh tests/demo/play ~/demo
cd ~/demo
tail -n 2 agreement.txt
grep -q 840 agreement.txt
olympair check baku2016.oly
olympair report baku2016.oly standings -o standings.pdf
olympair report baku2016.oly standings -o standings.xlsx
head -c 5 standings.pdf | grep %PDF-
olympair people baku2016.oly add Anna --role tap
olympair serve baku2016.oly --port 8080 --public 8081 >served 2>&1 &
n=0
until curl -sf -o page http://127.0.0.1:8081/; do n=$((n + 1)); [ $n -lt 120 ]; sleep 1; done
grep -q "Chess Olympiad" page
curl -sf -o key http://127.0.0.1:8080/key
kill -s INT $!
wait $!
olympair fsck baku2016.oly
'

installed() {
    in=$dir/$release-use
    machine_new "$release" "$in" && mkdir -p "$in/debs" "$in/newer" && cp "$out"/*.deb "$in/debs" && newer "$in/newer" || return 1
    printf '%s' "$USED" >"$in/debs/used"
    try 'installed on a machine that has nothing' install "$in" root "$APT update && $APT install -y --no-install-recommends /debs/*.deb && useradd -m arbiter" || return 1
    machine_run "$in" root "$APT install -y --no-install-recommends curl desktop-file-utils man-db" >"$out/more.log" 2>&1
    try 'the demo event is played and served without the source' use "$in" arbiter 'sh /debs/used'
    try 'desktop entry, manual page, completion, service and user are there' files "$in" root 'desktop-file-validate /usr/share/applications/olympair.desktop &&
        grep -qx "Exec=/usr/bin/olympair desk %f" /usr/share/applications/olympair.desktop && man -w olympair && test -s /usr/share/bash-completion/completions/olympair && getent passwd olympair &&
        { test -s /usr/lib/systemd/system/olympair@.service || test -s /lib/systemd/system/olympair@.service; } && ! grep -rl /usr/local $(dpkg -L olympair | grep -v "/usr/bin/\|/usr/share/doc" | while read -r f; do test ! -f "$f" || echo "$f"; done)'
    try 'every page that help names is in olympair-doc' named "$in" root 'olympair help --format man | grep -oE "docs/[a-z/-]+\.md" | sort -u >/tmp/named && test "$(wc -l </tmp/named)" -ge 5 &&
        while read -r page; do test -s "/usr/share/doc/olympair/$page" || { echo "$page"; missing=1; }; done </tmp/named && test -z "$missing"'
    try 'upgraded to the next version: the event is as it was' upgrade "$in" root "cp /home/arbiter/demo/baku2016.oly /var/lib/olympair.before && $APT install -y /newer/*.deb &&
        dpkg-query -W -f '\${Version}' olympair | grep -F +1 && olympair check /home/arbiter/demo/baku2016.oly"
    try 'purged: nothing of it is left but the events' purge "$in" root "dpkg --purge olympair olympair-doc && test -s /home/arbiter/demo/baku2016.oly && ! test -e /usr/bin/olympair && ! test -e /usr/share/doc/olympair &&
        ! ls /var/lib/dpkg/info | grep ^olympair"
    machine_end "$in"
}

for release in $RELEASES; do
    out=$PWD/build/deb-$release
    rm -rf "$out" && mkdir -p "$out" || exit 1
    build && installed
done
echo "$passed passed, $failed failed"
[ $failed = 0 ] && [ $passed -gt 0 ]
