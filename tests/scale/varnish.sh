#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Varnish before the site that is served live, with the configuration of docs/scale: how often it asks us does not grow with its readers, nothing that it
# hands out is older than two seconds once it has been asked again, and a version that is asked for by name is new at once.
. "$(dirname "$0")/../cli/golden"
for needed in varnishd varnishadm varnishstat curl; do
    command -v $needed >/dev/null || { echo "not ok - varnish # SKIP $needed is not installed" >&3; trap 'rm -rf "$scratch"' EXIT; exit 0; }
done
here=$(pwd -P)
trap 'kill $cache $desk 2>/dev/null; finish' EXIT
small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly lineups e.oly --open --reason 'all are here' -s open
"$program" site e.oly www --serve 127.0.0.1:0 >served 2>&1 &
desk=$!
tries=0
until grep -qs 'is the site, live' served || [ $tries -gt 200 ]; do sleep 0.1 && tries=$((tries + 1)); done
ours=$(sed -n 's|^http://127.0.0.1:\([0-9]*\)/.*|\1|p' served)
[ "$ours" ] || { cat served; exit 1; }
sed "s/8081/$ours/" "$root/docs/scale/varnish.vcl" >site.vcl
mkdir cache
chmod 755 "$scratch" "$here"
for port in 18741 28741 38741; do
    varnishd -n "$here/cache" -a "127.0.0.1:$port" -f "$here/site.vcl" -s malloc,64m -F >varnish.log 2>&1 &
    cache=$!
    tries=0
    until curl -s -o page "http://127.0.0.1:$port/" || ! kill -0 $cache 2>/dev/null || [ $tries -gt 100 ]; do sleep 0.1 && tries=$((tries + 1)); done
    [ -s page ] && break
done
at=http://127.0.0.1:$port
asked() { varnishstat -n "$here/cache" -1 -f MAIN.backend_req | awk '{ print $2 }'; }
# That many readers read a page ten times, one after the other.
read_by() { # readers
    seq "$1" | xargs -P "$1" -I{} curl -s -o /dev/null "$at/open/round-1/pairings.html?{}[1-10]"
}
for readers in 5 50; do
    before=$(asked) began=$(date +%s)
    read_by $readers
    seconds=$(($(date +%s) - began + 1)) now=$(asked)
    [ $((now - before)) -le $((seconds + 2)) ] && echo "$readers readers: no more than one question a second" ||
        echo "$readers readers: $((now - before)) questions in $seconds seconds"
done
echo '# news'
curl -s "$at/open/round-1/table-1.html" >old
quietly result e.oly 1 1-0 1-0 1-0 1-0 -s open
tries=0
while curl -s "http://127.0.0.1:$ours/open/round-1/table-1.html" | cmp -s - old && [ $tries -lt 200 ]; do sleep 0.05 && tries=$((tries + 1)); done
curl -s "http://127.0.0.1:$ours/open/round-1/table-1.html" >new
curl -s "$at/open/round-1/table-1.html?now=2" | cmp - new && echo 'by name: new at once'
sleep 1.2
curl -s -o /dev/null "$at/open/round-1/table-1.html"
sleep 0.5
curl -s "$at/open/round-1/table-1.html" | cmp - new && echo 'without: new after a second'
echo '# flags and live events'
flag=$(ls www/flags | head -n 1)
curl -s -o /dev/null "$at/flags/$flag"
before=$(asked)
for i in 1 2 3; do curl -s -D head -o /dev/null "$at/flags/$flag"; done
echo "$(($(asked) - before)) questions"
tr -d '\r' <head | grep -i '^cache-control'
timeout 3 curl -s -N "$at/live" >live &
sleep 1
quietly result e.oly 2 1-0 1-0 1-0 1-0 -s open
wait $!
grep -c '^event: pages' live | sed 's/^[1-9][0-9]*$/told live/'
