#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A node that fetches pages from the desk and hears its events, so that the desk is the only program that runs (docs/scale/pages-fetched.conf): it asks no more,
# however many read; what was announced is new at once; and when the desk is gone the pages stay.
. "$(dirname "$0")/../cli/golden"
. "$home/nodes"
r=18809 a=127.0.0.1:18801 at_a=127.0.0.1:18803 ours=127.0.0.1:18805
node a $a $at_a 127.0.0.1:$r $ours
# What it asks the desk for is written down.
sed -i "s|access_log off;|log_format asked '\$upstream_addr \$uri'; map \$upstream_addr \$asked { '' 0; default 1; } access_log $here/asked asked if=\$asked;|" a/nginx.conf
: >asked
everything() { kill $desk $redis $crowd 2>/dev/null; env kill -KILL -- -$node_a 2>/dev/null; wait; :; finish; }
trap everything EXIT
desk_posts "http://$at_a/post"
begin_redis $r
begin_node a; node_a=$!
until_open $a
begin_desk --public $ours
until_posted pages 1
begin_crowd 1 50 $a
until_connected
boards=open/round-1/boards.html
page() { "$curl" -s --compressed "http://$a/$1"; }
read_by() { seq "$1" | xargs -P "$1" -I{} "$curl" -s -o read-{} "http://$a/$boards?{}[1-10]"; rm read-*; }
echo '# pages'
tries=0
until page $boards | grep -q 'Georgia 1' || [ $tries -gt 100 ]; do sleep 0.1 && tries=$((tries + 1)); done
page $boards | cmp - e.oly.site/$boards && echo 'as the desk has them'
"$curl" -s "http://$a/$boards" | cmp - e.oly.site/$boards && echo 'also for those who take nothing packed'
for readers in 5 50; do
    before=$(grep -c $boards asked) began=$(date +%s)
    read_by $readers
    seconds=$(($(date +%s) - began + 1)) now=$(grep -c $boards asked)
    [ $((now - before)) -le $((seconds + 1)) ] && echo "$readers readers: no more than one question a second" || echo "$readers readers: $((now - before)) questions in $seconds seconds"
done
"$curl" -s -D head -o now.json "http://$a/now.json"
tr -d '\r' <head | grep -iE '^(x-live|cache-control|cdn-cache-control)'
script=$(ls e.oly.site/assets/site-*.js)
before=$(wc -l <asked)
for i in 1 2 3; do page "assets/$(basename "$script")" | cmp - "$script"; done
echo "$(($(wc -l <asked) - before)) question for a script"
echo '# a result'
enter_posted 1
page "$boards?now=$(tail -n 1 posted | cut -d ' ' -f 2)" | cmp - e.oly.site/$boards && echo 'with the version that was announced: new'
sleep 1.2
page $boards >/dev/null
sleep 0.5
page $boards | cmp - e.oly.site/$boards && echo 'without: after a second'
echo '# the desk is gone'
kill -KILL $desk
wait $desk 2>/dev/null
sleep 2
page $boards >/dev/null
sleep 1
page $boards | cmp - e.oly.site/$boards && echo 'its pages are there'
enter 2
echo '# and there again'
begin_desk --public $ours
until_posted pages $pages
sleep 2
page "$boards?now=$(tail -n 1 posted | cut -d ' ' -f 2)" | cmp - e.oly.site/$boards && echo 'with what was done meanwhile'
end_crowd
python3 "$root/tests/scale/heard.py" crowd-*
