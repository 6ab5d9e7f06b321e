#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Live events by two nodes of nginx with Nchan that share a Redis, with the configuration of docs/scale: READERS readers (4000 unless it is set) hear what was
# posted, each event once and in order, though a node is killed, Redis is, and the desk. What they cost is in build/scale-live.txt.
. "$(dirname "$0")/../cli/golden"
. "$home/nodes"
readers=${READERS:-4000} crowds=4
# While a node is gone the workers of the other one share all readers, not quite evenly.
[ "$(ulimit -n)" -gt $((readers * 5 / 4 / $(nproc) + 500)) ] || skip "$readers readers need more open files than $(ulimit -n)"
r=18779 a=127.0.0.1:18771 b=127.0.0.1:18772 at_a=127.0.0.1:18773 at_b=127.0.0.1:18774

node a $a $at_a 127.0.0.1:$r
node b $b $at_b 127.0.0.1:$r
# Memory of both nodes, in KB.
held() {
    for p in /proc/[0-9]*; do
        awk -v a="$node_a" -v b="$node_b" '{ exit !($6 == a || $6 == b) }' "$p/stat" 2>/dev/null && cat "$p/smaps_rollup"
    done 2>/dev/null | awk '$1 == "Pss:" { n += $2 } END { print n }'
}
spent() { cat /proc/[0-9]*/stat 2>/dev/null | awk -v a="$node_a" -v b="$node_b" '$6 == a || $6 == b { t += $14 + $15 } END { print t * 10 }'; }
everything() { kill $desk $redis $crowd 2>/dev/null; env kill -KILL -- -$node_a -$node_b 2>/dev/null; wait; :; finish; }
trap everything EXIT

desk_posts "http://$at_a/post,http://$at_b/post"
begin_both
begin_desk
until_posted pages 1
empty=$(held)
for i in $(seq $crowds); do
    if [ $((i % 2)) -eq 0 ]; then begin_crowd $i $((readers / crowds)) $a $b; else begin_crowd $i $((readers / crowds)) $b $a; fi
done
until_connected

full=$(held) before=$(spent) posted=$(wc -l <posted)
enter_posted 1
enter_posted 2
sleep 2
after=$(spent)
echo "$((after - before)) $(($(wc -l <posted) - posted)) $((full - empty))" >cost

echo '# a node is killed'
env kill -KILL -- -$node_a
wait $node_a 2>/dev/null
enter_posted 3
sleep 3
begin_node a; node_a=$!
until_open $a
sleep 2
echo '# Redis is killed'
kill -KILL $redis
wait $redis 2>/dev/null
enter 4
tries=0
until grep -qs 'do not arrive' said || [ $tries -gt 300 ]; do sleep 0.1 && tries=$((tries + 1)); done
begin_redis $r
until_posted pages $pages
sleep 2
echo '# the desk is killed'
kill -KILL $desk
wait $desk 2>/dev/null
enter 5
begin_desk
until_posted pages $pages
sleep $((4 + readers / 1000))
end_crowd
what_was_said
python3 "$root/tests/scale/heard.py" crowd-*
python3 - <<'END'
import json
c = json.load(open("counted"))
ms, events, held = map(int, open("cost").read().split())
readers, undisturbed = c["readers"], sorted(last - first for first, last in c["times"][1:events + 1])
with open("figures", "w") as out:
    out.write("%d readers, %d events posted; readers came again %d times\n" % (readers, c["posted"], c["returns"]))
    out.write("%d bytes were sent, %.0f for each reader and event\n" % (c["bytes"], c["bytes"] / readers / c["posted"]))
    out.write("%d ms of processor time of both nodes for %d events to all readers: %.2f us for each reader and event\n" % (ms, events, ms * 1000 / events / readers))
    out.write("%d KB of memory of both nodes for the readers: %.1f KB for each\n" % (held, held / readers))
    out.write("from the first reader to the last, while nothing was killed: %s ms\n" % ", ".join("%.0f" % (1000 * s) for s in undisturbed))
END
[ "$B" ] && mkdir -p "$root/build" && cp figures "$root/build/scale-live.txt"
