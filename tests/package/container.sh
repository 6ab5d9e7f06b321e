#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# tests/package/container.sh - the image of Containerfile, from a root that debootstrap made instead of one from the network, and what docs/container.md tells
# people to type in it. Needs root, debootstrap and buildah; RELEASE is the Debian that it is made from.
cd "$(git rev-parse --show-toplevel)" && . tests/package/machine && machine_can test-container || exit 1
: "${RELEASE:=trixie}" "${ENGINE:=buildah --storage-driver vfs}"
command -v buildah >/dev/null || { echo 'make test-container: needs buildah; in Debian: apt-get install buildah' >&2; exit 1; }
passed=0 failed=0
logs=$PWD/build/container
mkdir -p "$logs" "$ROOTS" && dir=$(mktemp -d -p "$ROOTS" container.XXXXXX) || exit 1
engine() { $ENGINE --root "$dir/images" --runroot "$dir/run" "$@"; }
trap 'engine rm --all >/dev/null 2>&1; engine rmi --all --force >/dev/null 2>&1; rm -rf --one-file-system "$dir"' EXIT
trap 'exit 1' INT TERM
say() { # what, log, whether it is so: true or false
    [ "$3" = 0 ] && echo "ok - $1" && passed=$((passed + 1)) && return
    echo "not ok - $1"
    tail -n 20 "$2"
    failed=$((failed + 1))
    return 1
}

# The image to begin with.
machine_kept "$RELEASE" && bare=$(engine from scratch) && engine add "$bare" "$ROOTS/$RELEASE.tar" / >"$logs/bare.log" 2>&1 && engine commit "$bare" localhost/bare >>"$logs/bare.log" 2>&1
say "an image of $RELEASE" "$logs/bare.log" $? || exit 1
engine rm "$bare" >/dev/null
git clone -q --no-local --single-branch . "$dir/source" || exit 1
began=$(date +%s)
engine bud --isolation chroot --network host --build-arg FROM=localhost/bare -t olympair -f "$dir/source/Containerfile" "$dir/source" >"$logs/build.log" 2>&1
say "the image is built in $(($(date +%s) - began)) s" "$logs/build.log" $? || exit 1

desk=$(engine from localhost/olympair) || exit 1
inspected() { engine inspect --format "{{.OCIv1.Config.$1}}" "$desk"; }
[ "$(inspected User)" = arbiter ] && inspected Volumes | grep -q /events && inspected Entrypoint | grep -q olympair
say 'not root, events in a volume, the program is what runs' "$logs/build.log" $?

mkdir "$dir/events" && chown 1000:1000 "$dir/events" || exit 1
# A folder that is lent: buildah, unlike what runs images, does not put one in the place of the volume.
used() { engine run --isolation chroot --workingdir /lent -v "$dir/events:/lent" "$desk" -- olympair "$@"; }
used new baku.oly >"$logs/new.log" 2>&1 && [ "$(stat -c %u "$dir/events/baku.oly")" = 1000 ]
say 'an event is made in the volume' "$logs/new.log" $?
used serve baku.oly --host 127.0.0.1 --port 8470 --origin http://127.0.0.1:8470 --public 8471 >"$logs/serve.log" 2>&1 &
serving=$!
for wait in $(seq 60); do
    curl -sf -o "$logs/page" http://127.0.0.1:8471/ && break
    sleep 1
done
curl -sf -o "$logs/key" http://127.0.0.1:8470/key && grep -q '</html>' "$logs/page"
say 'the desk and the site are served' "$logs/serve.log" $?
kill -s INT $(pgrep -f 'olympair serve baku.oly --host 127.0.0.1 --port 8470') 2>/dev/null
wait $serving
used backup baku.oly copy.oly >"$logs/backup.log" 2>&1 && used fsck copy.oly >>"$logs/backup.log" 2>&1
say 'a backup is made and sound' "$logs/backup.log" $?
echo "$passed passed, $failed failed"
[ $failed = 0 ]
