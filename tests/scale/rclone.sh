#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A site is brought to object storage by rclone: here to a folder that rclone itself serves by WebDAV.
. "$(dirname "$0")/../cli/golden"
command -v rclone >/dev/null || { echo "not ok - rclone # SKIP rclone is not installed" >&3; trap 'rm -rf "$scratch"' EXIT; exit 0; }
here=$(pwd -P)
small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open
mkdir dav
for port in 18733 28733 38733; do
    rclone serve webdav dav --addr "127.0.0.1:$port" >daemon 2>&1 &
    daemon=$!
    tries=0
    until curl -s -o answer "http://127.0.0.1:$port/" || ! kill -0 $daemon 2>/dev/null || [ $tries -gt 100 ]; do sleep 0.1 && tries=$((tries + 1)); done
    [ -s answer ] && break
    kill $daemon 2>/dev/null
done
export RCLONE_CONFIG_STORE_TYPE=webdav RCLONE_CONFIG_STORE_URL="http://127.0.0.1:$port" RCLONE_CONFIG_STORE_VENDOR=other
published() { "$program" site e.oly www --publish rclone:store:baku "$@" 2>&1 | sed '1d; s/[0-9]* files/N files/; s/[1-9][0-9]* removed/N removed/; s/, 1 file /, N files /'; }
same() { diff -rq --exclude=.olympair-site www dav/baku | head -n 5 | grep . || echo 'the same files'; }

echo '# for the first time'
published
same
echo '# a result: the same number of bytes, otherwise'
quietly lineups e.oly --open --reason 'all are here' -s open
quietly result e.oly 1 1-0 1-0 1-0 1-0 -s open
published
quietly result e.oly 1 0-1 0-1 0-1 0-1 -s open --correct --reason misread
published
same
echo '# a round less'
published --up-to nothing
find dav -type d -empty -delete
same
kill $daemon
wait $daemon 2>/dev/null
echo '# nobody answers'
"$program" site e.oly www --publish rclone:store:baku >said 2>&1
echo "code $?"
sed "1d; s/$port/PORT/g; s/says '.*'/says '...'/" said
